/** One thing that the visitor wrote and that a reading may begin with. Nothing is presumed of it but that it was written. */
import type { Field } from './bank.ts'
import { LISTS } from './texts.ts'

export interface Heard {
  /** A list of `heard.md` */
  list: string
  /** As it is said back: “7년”, “세 번째”, “시어머니” */
  what: string
  /** The day of what is to come: “내일”; null where none is named */
  when: string | null
}

const COUNT = '한|두|세|네|다섯|여섯|일곱|여덟|아홉|열'
/** Nothing that a word goes on with but a particle. */
const ENDS =
  '(?=(?:이랑|께서|한테|에게|하고|에서|으로|이가|이|가|을|를|은|는|도|만|께|와|과|랑|에|로|네|의)?(?![가-힣])|인데|이라|이에요|예요|입니다|이고)'
const STARTS = '(?<![가-힣\\d])'
/** Words of one syllable are heard only where a particle shows that they are nouns: “딸이” but not “딸 수”. */
const SHORT_ENDS = '(?=(?:이랑|한테|에게|하고|이|가|을|를|은|는|도|만|랑)(?![가-힣]))'

const LIVED =
  '째|차(?![가-힣])|차(?=인|예|에|로)|동안|넘게|이나|간(?!에)|됐|된 |되었|지났|[을를]? ?(?:만나|만났|만난|사귀|사귄|다니|다녔|다닌|일하|일했|일한|살았|살아|기다|짝사랑|연애|좋아|버티|버텼|준비|공부|모은|모았|키웠|키운)'
const YEARS = new RegExp(
  `${STARTS}((?:\\d{1,2}|${COUNT}|십|이십|삼십|사십|십여|몇) ?년(?: ?반)?|반년|(?:[3-9]|1\\d|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?:개월|달))(?= ?(?:${LIVED}))`,
)
const TIMES = new RegExp(
  `${STARTS}((?:[3-9]|\\d\\d|세|네|다섯|여섯|일곱|여덟|아홉|열) ?번(?:째(?=[가-힣 .,?]|$)|(?=이나)))`,
)
/** From 100,000 won. */
const SUM = new RegExp(
  `(?<![\\d.,가-힣])((?:\\d{1,3} ?억(?: ?\\d천)?|(?:\\d{2,4}|[이삼사오육칠팔구]?[십백천]) ?만|[1-9] ?천 ?만|[이삼사오육칠팔구]?천오백만) ?원)`,
)
const CHILD = /아들|딸|애[가는를들한]|애 |아이|조카|동생|자식|손주|학생|제자|학부모|허락/
const GRADE =
  /(?<![가-힣])([중고][1-3]|초[1-6]|대학교? ?[1-4]학년|수험생|재수생)(?=인데|이에요|예요|입니다|이라|이고|라서|,| )/
const AGE =
  /^(?:저는?|제가|나는?|난|내가|올해|이제|벌써)? ?((?:스물|서른|마흔|쉰|예순|일흔)(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)?|\d{2} ?[살세])(?=인데|이에요|에 |이면|입니다|이고|,|이라)/
const DAY =
  '(?:오늘|내일|모레|글피|(?:이번 ?주|다음 ?주)(?: ?[월화수목금토일]요일| ?주말)?|이번 ?달|다음 ?달|주말|[월화수목금토일]요일)'
const IS_OVER = /^.{0,14}(?:봤|했|갔|왔|끝|망쳤|떨어졌|결과|성적|붙으|나는데|나와|나요)/

/** The words of a list, each with how it is said back. */
const wordsOf = (list: string): [written: string, said: string][] =>
  (LISTS.get('heard')?.[list]?.말?.[0] ?? '').split(', ').map((word) => {
    const [written = '', said = written] = word.split('=')
    return [written, said]
  })

/** Longer words first, for they may hold shorter ones. */
const alternatives = (words: [string, string][]): string =>
  words
    .map(([written]) => written)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => (word.length === 1 ? word + SHORT_ENDS : word + ENDS))
    .join('|')

type Hear = (text: string) => { what: string; when?: string } | null

/** What the pattern's first group finds. */
const found =
  (pattern: RegExp, unless?: RegExp): Hear =>
  (text) => {
    const what = pattern.exec(text)?.[1]
    return what === undefined || unless?.test(text) ? null : { what }
  }

const word = (list: string): Hear => {
  const words = wordsOf(list)
  const pattern = new RegExp(`${STARTS}(?:${alternatives(words)})`)
  const said = new Map(words)
  return (text) => {
    const written = pattern.exec(text)?.[0]
    return written === undefined ? null : { what: said.get(written) ?? written }
  }
}

/** What is to come on a day that is named. */
const toCome = (list: string): Hear => {
  const pattern = new RegExp(`${STARTS}(${DAY})[에이은의]? (?:\\S+ )?(${alternatives(wordsOf(list))})`)
  return (text) => {
    const [all = '', when, what] = pattern.exec(text) ?? []
    const after = text.slice(text.indexOf(all) + all.length)
    return when === undefined || what === undefined || IS_OVER.test(after) ? null : { what, when }
  }
}

const SLEEPLESS = /(?<![가-힣])(잠)[이을도은]? ?(?:안 ?[와오]|못 ?[자이들]|설[쳐치쳤]|통 ?안)/

const BY_SHAPE: Readonly<Record<string, Hear>> = {
  세월: found(YEARS),
  횟수: found(TIMES),
  액수: found(SUM),
  학년: found(GRADE, CHILD),
  나이: found(AGE, CHILD),
  잠: found(SLEEPLESS),
}

/** The lists of `heard.md` in their order, with how each is heard, and in questions of which fields alone. */
const HEARING = Object.entries(LISTS.get('heard') ?? {}).map(([list, texts]) => ({
  list,
  hear: BY_SHAPE[list] ?? (list === '앞둔 일' ? toCome(list) : word(list)),
  fields: texts.분야?.[0]?.split(' '),
}))

/** The first thing in the order of `heard.md` that a question of a field names for certain; null when there is none. */
export function heardIn(question: string, field: Field | undefined): Heard | null {
  const text = question.normalize('NFC').replace(/\s+/g, ' ').trim()
  for (const { list, hear, fields } of HEARING) {
    if (fields && !fields.some((of) => of === field)) continue
    const heard = hear(text)
    if (heard) return { list, what: heard.what, when: heard.when ?? null }
  }
  return null
}
