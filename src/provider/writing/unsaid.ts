/** What is not said to somebody because of what they told: “send out five more” to one who holds an offer. */
import { LISTS } from './texts.ts'

/** A pattern for any of the words of a list, with or without their spaces. */
const anyOf = (list: string): string => list.replaceAll(', ', '|').replaceAll(' ', ' ?')

const RULES = Object.values(LISTS.get('unsaid') ?? {}).map(({ 물음 = [], 아닌물음 = [], 글 = [] }) => ({
  told: new RegExp(anyOf(물음.join(', '))),
  untold: 아닌물음.length > 0 ? new RegExp(anyOf(아닌물음.join(', '))) : null,
  unsaid: anyOf(글.join(', ')),
}))

const heldAgainst = (question: string): ((text: string) => boolean) => {
  const text = question.normalize('NFC').replace(/\s+/g, ' ')
  const unsaid = RULES.filter(({ told, untold }) => told.test(text) && !untold?.test(text)).map((rule) => rule.unsaid)
  if (unsaid.length === 0) return () => true
  const any = new RegExp(unsaid.join('|'))
  return (said) => !any.test(said)
}

/** The texts of a reading are chosen one after another, and all answer the same question. */
let last = { question: '', maySay: heldAgainst('') }

/** Whether a text may be said to who asked a question: false where `unsaid.md` has a text contradict what is told. */
export function mayBeSaidTo(question: string): (text: string) => boolean {
  if (last.question !== question) last = { question, maySay: heldAgainst(question) }
  return last.maySay
}
