/** What in a visitor's words asks for care before any card: danger to a life, and what no card should judge. */
import { assemble } from 'es-hangul'
import * as words from './care.words.ts'
import { FEARED_ILLNESS, INNOCENT, SIGNS, type Pattern, type Sign, type Situation } from './concern.signs.ts'
import { judgeBy } from './learned.ts'
import { piecesOf } from './pieces.ts'
import { CONCERN, ORDINARY } from './taught.ts'

/** Danger to someone's life: what is written says where help is, and nothing else. */
export const DANGERS = ['selfHarm', 'violence'] as const
export type Danger = (typeof DANGERS)[number]

/** What is met gently, without verdict or cheer; the names of the files in src/words/gentle. */
export const GENTLE = [
  'loss',
  'pet-loss',
  'illness',
  'body',
  'pregnancy',
  'child',
  'despair',
  'afraid',
  'debt',
  'law',
  'bullied',
  'worried',
] as const
export type Gentle = (typeof GENTLE)[number]

export type Concern = Danger | Gentle

export const isDanger = (concern: Concern | null): concern is Danger =>
  (DANGERS as readonly (Concern | null)[]).includes(concern)

/** What in the visitor's words asks for care; null for an ordinary question. The graver one when there are several. */
export function concernOf(questionText: string): Concern | null {
  return hear(questionText).concern
}

/** Whose danger it is, when there is one: the visitor's own life, another's, violence suffered or wished for. */
export function situationOf(questionText: string, danger: Danger): Situation {
  const { weights } = hear(questionText)
  const [one, other] = SITUATIONS_OF[danger]
  if (danger === 'violence' && THREATENED.test(questionText)) return 'suffered'
  return weightOf(weights, other) > weightOf(weights, one) ? other : one
}

/** A threat that is told of is suffered, however it is worded. */
const THREATENED =
  /(?:겠대|[린한]대|겠다고\s?(?:해|하|했|말|협박|문자)|[린한]다고\s?(?:해|하|했|협박|문자)|협박|찾아[와왔])/

/** The two situations of a danger; the first when nothing tells them apart. */
const SITUATIONS_OF: Readonly<Record<Danger, readonly [Situation, Situation]>> = {
  selfHarm: ['self', 'other'],
  violence: ['suffered', 'intended'],
}
const SITUATIONS: readonly Situation[] = Object.values(SITUATIONS_OF).flat()

/** From here on a life is in danger; below it the same signs are met gently. */
const DANGER = 3
/** From here on the doubt about a life goes before any other matter. */
const DOUBT = 2

/** What the same signs are when they are too light for danger. */
const DOUBTS: Readonly<Record<Situation, Gentle>> = {
  self: 'despair',
  other: 'worried',
  suffered: 'afraid',
  intended: 'despair',
}
const isSituation = (toward: Sign['toward']): toward is Situation => toward in DOUBTS

/** Matters of their own, the one that weighs most on the visitor first. */
const MATTERS: readonly Gentle[] = [
  'pet-loss',
  'loss',
  'pregnancy',
  'child',
  'illness',
  'debt',
  'law',
  'bullied',
  'body',
]

export type Weights = ReadonlyMap<string, number>
const weightOf = (weights: Weights, toward: Sign['toward']): number => weights.get(toward) ?? 0

/** Everything that is heard in a question: what it asks for, and how much points to each. */
export function hear(questionText: string): { concern: Concern | null; weights: Weights } {
  const weights = weigh(questionText)
  return { concern: judged(weights), weights }
}

function judged(weights: Weights): Concern | null {
  const of = (toward: Sign['toward']): number => weightOf(weights, toward)
  const selfHarm = Math.max(of('self'), of('other'))
  const violence = Math.max(of('suffered'), of('intended'))
  if (selfHarm >= DIRECT || (selfHarm >= DANGER && selfHarm >= violence)) return 'selfHarm'
  if (violence >= DANGER) return 'violence'
  const heaviest = <T extends Sign['toward']>(those: readonly T[]): T | undefined =>
    those.toSorted((one, other) => of(other) - of(one))[0]
  const doubt = heaviest(SITUATIONS) ?? 'self'
  const matter = heaviest(MATTERS) ?? 'loss'
  if (of(doubt) >= DOUBT && of(doubt) >= of(matter) - 1) return DOUBTS[doubt]
  if (of(matter) >= DOUBT) return matter
  if (of(doubt) >= DOUBT) return DOUBTS[doubt]
  return Object.values(DOUBTS).find((gentle) => of(gentle) >= DOUBT) ?? null
}

/** How much of what is heard points to each danger and matter: the sum of its families, less what is innocent. */
function weigh(questionText: string): Weights {
  const texts = readings(questionText)
  const cleaned = texts.map((text) => without(words.ORDINARY, text))
  const innocent = INNOCENT.filter(
    ({ when, unless }) => occurs(when, texts) && !(unless !== undefined && occurs(unless, cleaned)),
  )
  const families = new Map<string, number>()
  const add = (toward: Sign['toward'], family: string, weight: number): void => {
    const less = Math.max(0, ...innocent.filter(({ from }) => from.includes(family)).map((frame) => frame.less))
    const key = `${toward}/${family}`
    families.set(key, Math.max(families.get(key) ?? 0, weight - less))
  }

  if (cleaned.map((text) => without(words.BOTH_DIE, text)).some(tellsOfSelfHarm))
    add(aboutAnother(cleaned) ? 'other' : 'self', 'direct self-harm', DIRECT)
  if (cleaned.some((text) => matches(words.VIOLENCE, text)))
    add(cleaned.some((text) => matches(words.INTENDED, text)) ? 'intended' : 'suffered', 'direct violence', DIRECT)
  const supporting = new Set<string>()
  for (const { toward, family, weight, any, support } of SIGNS) {
    if ((families.get(`${toward}/${family}`) ?? 0) >= weight) continue
    if (!told(any, isSituation(toward) ? cleaned : texts)) continue
    add(toward, family, weight)
    if (support === true) supporting.add(`${toward}/${family}`)
  }

  const doubtful = cleaned[0] !== texts[0] || innocent.some(({ less }) => less >= DIRECT)
  const weights = new Map<string, number>()
  const sum = (key: string, weight: number): void => {
    const toward = key.slice(0, key.indexOf('/'))
    weights.set(toward, (weights.get(toward) ?? 0) + weight)
  }
  for (const [key, weight] of families) if (!supporting.has(key)) sum(key, weight)
  for (const key of supporting)
    if ((weights.get(key.slice(0, key.indexOf('/'))) ?? 0) > 0) sum(key, families.get(key) ?? 0)

  // What a question only sounds like is reason for doubt, never for alarm; and what sounds ordinary is doubted itself.
  const { toward, careful, sure } = likenessOf(cleaned[0] ?? '')
  const like = LIKENESS.find(
    ({ from, weight, doubtful: also }) =>
      careful >= from && (weight < DOUBT || sure >= SURE_OF_ONE) && (also || !doubtful),
  )
  const ordinary = ORDINARY_SOUND.find(({ below }) => careful < below)
  // Who asks to hear that they are not ill asks in everyday words, and is never to be told so by cards.
  const isFeared = told(FEARED_ILLNESS.any, texts)
  if (ordinary)
    for (const [key, weight] of weights)
      if (weight < DIRECT && !(isFeared && key === FEARED_ILLNESS.toward))
        weights.set(key, weight - (key in DOUBTS ? ordinary.less.life : ordinary.less.matter))
  if (like) {
    const heard = weights.get(toward) ?? 0
    weights.set(toward, Math.max(heard, Math.min(DOUBT, heard + like.weight)))
  }
  return weights
}

/** The weight of plain words, which no doubt makes lighter than danger. */
const DIRECT = 4

const told = (any: readonly Pattern[], texts: readonly string[]): boolean =>
  any.some(({ all, none }) =>
    texts.some((text) => all.every((part) => part.test(text)) && !none.some((part) => part.test(text))),
  )

const occurs = (pattern: RegExp, texts: readonly string[]): boolean => texts.some((text) => pattern.test(text))

const matches = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text))

function tellsOfSelfHarm(text: string): boolean {
  if (matches(words.SELF_HARM, text)) return true
  return text
    .split(/(?<=[.?!])/)
    .some((sentence) => matches(words.SELF_HARM_UNLESS_OTHER_ENDS, sentence) && !words.OTHER_ENDS.test(sentence))
}

/** The visitor, as whom the same words are about. */
const OWN =
  /(?:저도|나도)\s?(?:같이|함께|따라|죽|그러|똑같)|(?:제|내)가\s?(?:자꾸\s?|너무\s?|그만\s?|그냥\s?)?(?:죽|자살|자해|사라지|살기|살고)/

const aboutAnother = (texts: readonly string[]): boolean =>
  texts.some((text) => matches(words.ABOUT_ANOTHER, text)) && !texts.some((text) => OWN.test(text))

/** What stands in the place of words that are taken out holds no letter, so that nothing joins across it. */
const without = (patterns: readonly RegExp[], text: string): string =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' · '), text)

/** Marks and lone digits between two Korean letters (자.살, 자1살). */
const BETWEEN = /(?<=[가-힣ㄱ-ㅣ])(?:[^\p{L}\d\s]|\d)(?=[가-힣ㄱ-ㅣ])/gu
/** Korean letters spelled one by one with spaces between (죽 고 싶 어). */
const SPACED = /(?<![^ ])[가-힣ㄱ-ㅣ](?: [가-힣ㄱ-ㅣ](?![^ ]))+/gu
/** Single jamo, with the syllable that they may belong to. */
const LOOSE = /[가-힣]?[ㄱ-ㅣ]{2,24}/g
/** Jamo that weep or laugh. */
const SIGHS = /[ㅋㅎㅠㅜ]+/g

/** The ways in which the same letters may be meant to be read. Most texts have one. */
function readings(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()
  const unmarked = plain.replace(BETWEEN, '')
  const joined = unmarked.replace(SPACED, (run) => run.replaceAll(' ', ''))
  return [...new Set([plain, unmarked, joined, joined.replace(LOOSE, assembled), plain.replace(SIGHS, ' ').trim()])]
}

/** Jamo put together into syllables, or as they were: es-hangul throws on what no keyboard would compose. */
function assembled(jamo: string): string {
  try {
    return assemble(jamo.split(''))
  } catch {
    return jamo
  }
}

const guesses = judgeBy(CONCERN)

/**
 * How sure it is that a question sounds like those that ask for care, and what that weighs: clearly by itself, faintly beside a
 * sign only; where its words may be innocent it has to be surely.
 */
const LIKENESS = [
  { from: 0.85, weight: DOUBT, doubtful: true },
  { from: 0.45, weight: DOUBT, doubtful: false },
  { from: 0.2, weight: 1, doubtful: false },
]
/** How sure one kind has to be for it to be heard by itself: a little of each is no more than a hard day. */
const SURE_OF_ONE = 0.25
/**
 * How little a question is like them to sound ordinary, and how much less light signs weigh in it: those of a life's danger
 * only where it is hardly like them at all as much as others.
 */
const ORDINARY_SOUND = [
  { below: 0.015, less: { life: 2, matter: 2 } },
  { below: 0.06, less: { life: 1, matter: 2 } },
]

/**
 * Matters that are met gently only when their own words are there: who keeps an animal or has a child asks much else too, and
 * to be worried is to be worried about somebody.
 */
const TOLD: Readonly<Partial<Record<Sign['toward'], RegExp>>> = {
  worried:
    /친구|엄마|아빠|어머니|아버지|부모|할머니|할아버지|동생|언니|누나|오빠|(?<![가-힣])형|아들|딸|아이|애[가는를들]|조카|남편|아내|와이프|집사람|신랑|남친|여친|남자친구|여자친구|애인|연인|학생|제자|선배|후배|동료|동기|팀장|룸메|이모|고모|삼촌|사촌|시어머|시아버|며느리|사위|장모|손주|손녀|손자|[얘걔쟤]|그 ?(?:사람|애|분|친구)|짝|선생|쌤|이웃|옆집|윗집|어르신|(?<![가-힣])[가-힣]{2,3}(?:님|씨)/,
  'pet-loss':
    /죽|떠나|떠났|떠난|보내|보냈|무지개|별이|별로|하늘|잃|묻|빈자리|빈 |텅|없(?:어졌|는 집|으니)|마지막|아프|아파|아픈|암 |종양|병원|수술|안락|그립|그리|보고 ?싶|숨|움직|노견|노묘|늙|살 ?수|(?:안|못) ?(?:먹|걷|일어)|갔어|갔는|간 ?지|가버|남은 시간/,
  pregnancy:
    /임신|출산|시험관|유산|난임|테스트기|임테기|산부인과|생리|배란|착상|태아|난자|정자|인공 ?수정|피검|배 ?속|뱃속|입덧|산후|조산|낙태|아기|아이를? (?:갖|가지|낳|지우)|애를? (?:갖|가지|낳|지우)|둘째|소식/,
}

/** Who says no more than not to know has not said that they suffer. */
const SAYS_NOTHING =
  /^(?:(?:그냥|그저|요즘|요새|이제|지금|정말|진짜|저도|나도|제가|다|잘|도무지|하나도|아무것도|뭐가 뭔지)[\s.…]*)*모르겠(?:어요?|네요?|다|습니다)(?:[\s.…!?~ㅠㅜ]|그냥)*$/

/** Which of the known questions that ask for care a question sounds most like, how surely, and how much it sounds like any. */
function likenessOf(question: string): { toward: Sign['toward']; careful: number; sure: number } {
  const judged = guesses(piecesOf(question))
  const first = judged.find(({ label }) => label !== ORDINARY)
  const toward = first?.label as Sign['toward']
  const careful = 1 - (judged.find(({ label }) => label === ORDINARY)?.sure ?? 1)
  const isTold = !SAYS_NOTHING.test(question) && (TOLD[toward]?.test(question) ?? true)
  return { toward, careful: isTold ? careful : 0, sure: first?.sure ?? 0 }
}
