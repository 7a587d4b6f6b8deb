/** What is not said to somebody because of what they told: “send out five more” to one who holds an offer. */
import { LISTS } from './texts.ts'

/** Any of the words of a list, with or without its spaces. */
const anyOf = (list: string | undefined): RegExp | null =>
  list === undefined ? null : new RegExp(list.replaceAll(', ', '|').replaceAll(' ', ' ?'))

const RULES = Object.values(LISTS.get('unsaid') ?? {}).flatMap(({ 물음, 아닌물음, 글 }) => {
  const [told, untold, unsaid] = [anyOf(물음?.[0]), anyOf(아닌물음?.[0]), anyOf(글?.[0])]
  return told && unsaid ? [{ told, untold, unsaid }] : []
})

/** Whether a text may be said to who asked a question: false where `unsaid.md` has a text contradict what is told. */
export function mayBeSaidTo(question: string): (text: string) => boolean {
  const text = question.normalize('NFC').replace(/\s+/g, ' ')
  const rules = RULES.filter(({ told, untold }) => told.test(text) && !untold?.test(text))
  return (said) => rules.every(({ unsaid }) => !unsaid.test(said))
}
