/** Nouns in a question: a word taken apart into a known noun and the particle after it. */
import { hasBatchim } from 'es-hangul'
import { ACTING, JOINING, PEOPLE, TELLING, VAGUE } from './question.words.ts'

export type Person = keyof typeof PEOPLE

export interface Noun {
  /** With its plural and title (동료들, 팀장님) */
  noun: string
  /** The particle after it, '' for none; 'is' when a form of 이다 follows, 'do' when the noun is made a verb */
  after: string
}

const PERSONS: ReadonlyMap<string, Person> = new Map(
  (Object.entries(PEOPLE) as [Person, readonly string[]][]).flatMap(([person, names]) =>
    names.map((name): [string, Person] => [name, person]),
  ),
)

const LONGEST_NOUN = 7

const PARTICLE =
  /^(?:[은는이가을를의에도만와과로나]|에서|에게|에게서|한테|한테서|께|께서|와의|과의|랑|이랑|하고|으로|로서|으로서|까지|부터|보다|처럼|이나|에도|에는|에선|에서는|에서도|에서의|으로는|로는|으로도|로도|에게도|에게는|만큼|대로|조차|마저|이라도|라도|이란|란|과는|와는|과도|와도|랑은|이랑은|한테는|한테도|에만|만은|만이|만을|까지는|부터는)?$/
const COPULA = /^(?:일까|인가|인데|인지|일지|이에요|예요|이죠|이라면|이라|이었|였|이고)/
const VERB = /^(?:하|해|했|할|한|함|합|되|돼|될|된|됐|됩|당하|당할|당한|시키|시켜)/
const PLURAL = /^(?:들|님|님들|씨)/

/** Whether a particle that has two forms is written as the noun wants it. */
function agrees(noun: string, particle: string): boolean {
  const last = noun.at(-1) ?? ''
  if (!/[가-힣]/.test(last)) return true
  const closed = hasBatchim(last)
  if (/^(?:은|을|이|과|과의|과는|과도|이랑|이나|이란|으로|으로서)$/.test(particle)) return closed
  if (/^(?:는|를|가|와|와의|와는|와도|랑|나|란)$/.test(particle)) return !closed
  return true
}

const isNoun = (text: string): boolean =>
  TELLING.has(text) || VAGUE.has(text) || PERSONS.has(text) || (JOINING.has(text) && text.length > 1)

/** A known noun, or two of them written as one (연봉협상, 이직운). */
function isCompound(text: string): boolean {
  if (isNoun(text)) return true
  if (text.endsWith('운') && TELLING.has(text.slice(0, -1))) return true
  for (let cut = 2; cut <= text.length - 2; cut++)
    if (isNoun(text.slice(0, cut)) && JOINING.has(text.slice(cut))) return true
  return false
}

/** A word of a question as a known noun with what follows it; null when it is none. The longest noun wins. */
export function readNoun(word: string): Noun | null {
  for (let length = Math.min(word.length, LONGEST_NOUN); length > 0; length--) {
    const stem = word.slice(0, length)
    if (!isCompound(stem)) continue
    const rest = word.slice(length)
    const plural = personOf(stem) === null ? '' : (PLURAL.exec(rest)?.[0] ?? '')
    const noun = stem + plural
    const after = rest.slice(plural.length)
    if (after === '하고' && ACTING.has(stem) && personOf(stem) === null) return { noun, after: 'do' }
    if (PARTICLE.test(after) && agrees(noun, after)) return { noun, after }
    if (COPULA.test(after)) return { noun, after: 'is' }
    if (ACTING.has(stem) && VERB.test(after)) return { noun, after: 'do' }
    if (stem === '이사' && /^[가갈간]/.test(after)) return { noun, after: 'do' }
  }
  return null
}

/** The known noun in the word at an index; a form of 싶다 or 하다 after it does not hide it. */
export const nounAt = (words: readonly string[], index: number): Noun | null => readNoun(words[index] ?? '')

/** Who a noun names, null when it is no person. */
export function personOf(noun: string): Person | null {
  return PERSONS.get(noun) ?? PERSONS.get(noun.replace(/(?:들|님|님들|씨)$/, '')) ?? null
}

/** The words of a sentence, without punctuation. 남자 친구 and 여자 친구 are one word. */
export function wordsOf(sentence: string): string[] {
  return sentence
    .replace(/(?<=^|\s)(남자|여자)\s(?=친구)/g, '$1')
    .split(/[\s.,!?~\-ㄱ-ㅎㅏ-ㅣ]+/)
    .filter((word) => word !== '')
}
