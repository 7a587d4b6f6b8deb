/** The noun phrase that a question is about, in its own words. */
import { hasBatchim } from 'es-hangul'
import { personOf, readNoun, wordsOf, type Noun } from './question.nouns.ts'
import { BEFORE, JOINING, TELLING, OUTCOME, VAGUE, WEAK } from './question.words.ts'
import { withParticle } from './particle.ts'

const SHORTEST = 2
const LONGEST = 14
/** Below this weight a phrase tells too little. */
const ENOUGH = 1.4

interface Word {
  text: string
  noun: Noun | null
}

interface Candidate {
  phrase: string
  weight: number
}

type Find = (words: readonly Word[], index: number) => Candidate | null

/** The most telling noun phrase of a sentence, 2 to 14 characters, without a particle at its end; null when none is certain. */
export function subjectOf(sentence: string): string | null {
  const words = wordsOf(sentence).map((text) => ({ text, noun: readNoun(text) }))
  const found = words
    .flatMap((_, index) => FINDS.map((find) => find(words, index)))
    .filter((candidate) => candidate !== null && candidate.weight >= ENOUGH && fits(candidate.phrase))
  const heaviest = Math.max(...found.map((candidate) => candidate?.weight ?? 0))
  return found.find((candidate) => candidate?.weight === heaviest)?.phrase ?? null
}

const fits = (phrase: string): boolean =>
  phrase.length >= SHORTEST && phrase.length <= LONGEST && /^[가-힣A-Za-z0-9 ]+$/.test(phrase)

const textAt = (words: readonly Word[], index: number): string => words[index]?.text ?? ''
const nounAt = (words: readonly Word[], index: number): Noun | null => words[index]?.noun ?? null

const MARKED = /^(?:은|는|이|가|을|를|도)$/
const MINE = /^(?:제|내|저의|나의|우리|저희|저희의|우리의)$/

/** How much a noun tells by itself. */
function weightOf(noun: string): number {
  if (VAGUE.has(noun)) return 0
  if (OUTCOME.has(noun)) return 1.5
  if (TELLING.has(noun)) return 3
  const person = personOf(noun)
  if (person !== null) return person === 'others' ? 0 : 1.5
  return JOINING.has(noun) ? 0 : 3
}

/** A noun with what stands before it: 그 사람의 마음, 새로운 인연, 취업 준비. */
const named: Find = (words, index) => {
  const head = nounAt(words, index)
  if (!head || (head.noun === '진심' && head.after === '으로')) return null
  const own = weightOf(head.noun)
  const units = modifiers(words, index, head.noun)
  // 큰 변화 tells more than 변화, 큰 장점 no more than 장점.
  while (own > 0 && WEAK.has(units[0] ?? '')) units.shift()
  while (units.length > 0 && [...units, head.noun].join(' ').length > LONGEST) units.shift()
  if (own === 0 && units.length === 0) return null
  const near = units.at(-1) ?? ''
  const joined = TELLING.has(near) || TELLING.has(near.replace(/의$/, '')) || /(?:와의|과의)$/.test(near)
  const ofSomeone = /^(?:마음|속마음|생각|진심|눈)$/.test(head.noun) && near.endsWith('의')
  const base = own === 0 ? (joined || ofSomeone ? 3 : 0.8) : own
  const more = units.length === 0 ? 0 : WEAK.has(near) ? 0.6 : personOf(head.noun) === null ? 1 : 1.3
  // A bare noun before another noun only leads up to it.
  const next = nounAt(words, index + 1)?.noun ?? ''
  if (head.after === '' && (JOINING.has(next) || TELLING.has(next) || personOf(next) !== null)) return null
  const role = MARKED.test(head.after) ? 0.5 : head.after === 'do' ? 0.3 : 0
  return { phrase: [...units, head.noun].join(' '), weight: base + more + role }
}

/** What stands before a noun and belongs to it, as units that are kept or left whole. */
function modifiers(words: readonly Word[], index: number, head: string): string[] {
  const units: string[] = []
  let at = index - 1
  let mine = false
  for (;;) {
    const clause = clauseBefore(words, at)
    if (clause !== null) return [clause, ...units]
    const text = textAt(words, at)
    if (text === '' || mine) return units
    if (MINE.test(text)) {
      mine = true
      at -= 1
      continue
    }
    const unit = unitBefore(words, at, units[0] ?? head)
    if (unit === null) return units
    units.unshift(unit)
    at -= unit.split(' ').length
  }
}

/** The unit that ends at a word and belongs to the word after it. */
function unitBefore(words: readonly Word[], at: number, first: string): string | null {
  const { text, noun } = words[at] ?? { text: '', noun: null }
  const previous = textAt(words, at - 1)
  const both = `${previous} ${text}`
  if (text === '맞는' && previous === '잘') return both
  if (text === '하는' && /[가-힣]게$/.test(previous)) return both
  if (text === '싶은' && /^(?:하|가|배우|만나|되|살)고$/.test(previous)) return both
  if (/^(?:새로|혼자|함께|같이)$/.test(previous) && ADNOMINAL.test(text) && noun === null) return both
  if (BEFORE.has(text) || /^(?:그|이)$/.test(text)) return text
  if (text === '전' && /^(?:partner|ex)$/.test(personOf(first) ?? '')) return text
  if (text === '지금' && /^(?:회사|직장|자리|학교|연인|관계|팀)/.test(first)) return text
  if (noun && /^(?:의|와의|과의|에서의)$/.test(noun.after)) return text
  if (/^[가-힣]{3,}의$/.test(text) && !/(?:회|주|합|동|강|편|정|논|상|문|결|협)의$/.test(text)) return text
  if (!JOINING.has(first)) return null
  return (noun && noun.after === '' && noun.noun !== first) || /^[A-Za-z]{2,}$/.test(text) ? text : null
}

/** 일하는, 맡은, 시작한, 일할. */
const ADNOMINAL = /^[가-힣]+(?:는|은|한|된|운|할|을)$/

/** A whole clause that ends at a word: 돈을 대하는, 전공을 바꾸고 싶은, 나를 돌보는. */
function clauseBefore(words: readonly Word[], at: number): string | null {
  const verb = textAt(words, at)
  const before = textAt(words, at - 1)
  if ((verb === '싶은' && before.endsWith('고')) || (verb === '하는' && before.endsWith('게')))
    return isObject(words, at - 2) ? `${textAt(words, at - 2)} ${before} ${verb}` : null
  if (!/^[가-힣]+는$/.test(verb) || nounAt(words, at)?.after === '는') return null
  return isObject(words, at - 1) || /^(?:나를|스스로를)$/.test(before) ? `${before} ${verb}` : null
}

const isObject = (words: readonly Word[], at: number): boolean =>
  /^[을를]$/.test(nounAt(words, at)?.after ?? '') || stranger(textAt(words, at), '를') !== null

/** A와 B 사이에서, A와 B 중에, A와 B가. */
const between: Find = (words, index) => {
  const [first, second] = [nounAt(words, index - 1), nounAt(words, index)]
  if (!first || !second || !/^(?:와|과|랑|이랑)$/.test(first.after)) return null
  if (weightOf(first.noun) < 3 || weightOf(second.noun) < 3) return null
  const named = second.after === '' ? /^(?:사이|중|둘)/.test(textAt(words, index + 1)) : MARKED.test(second.after)
  return named ? { phrase: `${textAt(words, index - 1)} ${second.noun}`, weight: 5 } : null
}

const TELLS_ANSWER = /(?:까요?|[을할갈될일날둘볼칠킬]지|아니면)$/

/** 대학원에 갈지 취업을 할지, 사랑일까요 미련일까요: the two things to choose from. */
const eitherOr: Find = (words, index) => {
  if (!TELLS_ANSWER.test(textAt(words, index)) || index === words.length - 1) return null
  const before = words.slice(0, index + 1).findLast(tells)
  const after = words.slice(index + 1).find(tells)
  if (!before?.noun || !after?.noun || before.noun.noun === after.noun.noun) return null
  return { phrase: `${withParticle(whole(words, before), '와/과')} ${whole(words, after)}`, weight: 6 }
}

/** Whether a word names something that tells by itself. */
const tells = ({ noun }: Word): boolean =>
  noun !== null && noun.noun.length > 1 && personOf(noun.noun) === null && weightOf(noun.noun) === 3

/** A noun with the bare noun that it joins: 전세 계약. */
function whole(words: readonly Word[], word: Word): string {
  const noun = word.noun?.noun ?? ''
  const before = nounAt(words, words.indexOf(word) - 1)
  return before?.after === '' && JOINING.has(noun) ? `${before.noun} ${noun}` : noun
}

/** 연인과 저의 관계 is 연인과의 관계. */
const together: Find = (words, index) => {
  const [other, head] = [nounAt(words, index - 2), nounAt(words, index)]
  if (!other || !head || !MINE.test(textAt(words, index - 1)) || !/^(?:와|과)$/.test(other.after)) return null
  if (!/^(?:관계|사이|갈등|앞날|미래|인연)$/.test(head.noun)) return null
  return { phrase: `${textAt(words, index - 2)}의 ${head.noun}`, weight: 5 }
}

const FEELS =
  /마음이 있|마음이 (?:남|아직|변|식)|마음일까|마음인가|(?:저|나)[를도] 좋아하|호감|관심이? 있|보고 싶어|생각[하할해]|사랑하|미련|무슨 생각|속마음/

/** 그 사람도 저에게 마음이 있을까요 asks about 그 사람의 마음. */
const heart: Find = (words, index) => {
  const person = nounAt(words, index)
  if (!person || personOf(person.noun) === null || !/^(?:은|는|이|가|도|께서)$/.test(person.after)) return null
  const later = words
    .slice(index + 1)
    .map((word) => word.text)
    .join(' ')
  const who = [...modifiers(words, index, person.noun), person.noun].join(' ')
  if (!FEELS.test(later) || /^(?:사람|사람들)$/.test(who)) return null
  const loved = /^(?:partner|crush|ex)$/.test(personOf(person.noun) ?? '') || /사람$|상대/.test(who)
  const what = /미련/.test(later) ? '미련' : loved ? '마음' : '생각'
  return { phrase: `${who}의 ${what}`, weight: 5 }
}

/** 회사를 옮기는 것이 좋을까요 asks about 회사를 옮기는 일. */
const doing: Find = (words, index) => {
  if (!/^(?:것|게|걸)(?:이|은|을|도|만)?$/.test(textAt(words, index))) return null
  const clause = clauseBefore(words, index - 1)
  const noun = nounAt(words, index - 2)
  if (clause === null || (noun && TELLING.has(noun.noun)) || /^(?:나|스스로)/.test(clause)) return null
  return { phrase: `${clause} 일`, weight: 2.9 }
}

/** Words that end like a noun with its particle and are none, or that name nobody and nothing. */
const NO_NOUN =
  /^(?:기운|누군|무언|무엇|무어|누구|어디|언제|이거|그거|저거|이것|그것|저것|아무|모두|서로|스스로|자기|우리|저희|너희|여기|거기|저기|이번|다음|지금|오늘|내일|올해|내년|작년|요즘|하나|둘|셋|이런|그런|저런|얼마|어느|이젠|제대|그녀|자꾸|계속|매일|하루|나이|여러|뭔|정도|때문|경우|가지)/
const STEM_END =
  /[있없같좋많적높낮깊얻믿받찾잃앉웃먹잡입읽맞맡놓넣닫걷묻듣싣밟벗씻참겠했았었였됐봤갔왔지기걸까나고서며면게다라러려는은을던일할될갈볼올날살울들]$/

/** The unknown noun before a particle that can follow nothing else: 필라테스를. */
function stranger(word: string, particle: '을' | '를'): string | null {
  if (!word.endsWith(particle)) return null
  const noun = word.slice(0, -1)
  if (!/^(?:[가-힣]{2,8}|[A-Za-z]{2,8})$/.test(noun) || NO_NOUN.test(noun) || STEM_END.test(noun)) return null
  return /^[A-Za-z]/.test(noun) || hasBatchim(noun.at(-1) ?? '') === (particle === '을') ? noun : null
}

const unknown: Find = (words, index) => {
  if (nounAt(words, index)) return null
  const verbal = /^(?:수|때|것|거|지|듯|뿐|텐데|만큼)/.test(textAt(words, index + 1))
  const noun = stranger(textAt(words, index), '를') ?? (verbal ? null : stranger(textAt(words, index), '을'))
  if (noun === null) return null
  const before = textAt(words, index - 1)
  return { phrase: BEFORE.has(before) ? `${before} ${noun}` : noun, weight: 1.8 }
}

const FINDS: readonly Find[] = [eitherOr, between, together, heart, doing, named, unknown]
