/** What a visitor asks: the frame it belongs to, what it tells of the case, and what kind of question it is. */
import type { ReadingRequest } from '../section.ts'
import type { Sense } from './bank.ts'
import { FACETS, SIGNS, WORDS } from './question.signs.ts'
import { optionsOf, plainAsks, plainQuestion, senseOf } from './sense.ts'
import { FRAMES } from './texts.ts'

/** What a topic says before the question does. */
interface TopicSense {
  /** The frame when the question itself tells nothing surer, then the others that are often asked under the topic */
  frames: string
  /** The groups of WORDS that it speaks of anyway */
  speaksOf?: string
}

const TOPICS: Readonly<Record<string, TopicSense>> = {
  NEW_LOVE: { frames: 'when-meet what-kind some their-heart confess compat' },
  CRUSH: { frames: 'their-heart confess some taken compat', speaksOf: '호감' },
  COUPLE: {
    frames: 'couple cooling fight marry break-up compat cheating waiting marriage-life taken',
    speaksOf: '연인',
  },
  REUNION: { frames: 'reunion ex-contact ex-heart after-parting', speaksOf: '헤어진' },
  PARTING: { frames: 'after-parting ex-contact ex-heart reunion', speaksOf: '헤어진' },
  JOB_SEARCH: { frames: 'pass-job job-long offer', speaksOf: '구직' },
  CHANGE: { frames: 'change-job offer quit', speaksOf: '회사' },
  OFFICE: { frames: 'office boss recognition new-task quit unfair', speaksOf: '회사' },
  CALLING: { frames: 'calling dream crossroads' },
  VENTURE: { frames: 'venture side-job' },
  FLOW: { frames: 'money-flow lottery invest lend income' },
  SAVING: { frames: 'spending big-buy money-flow' },
  INCOME: { frames: 'income side-job' },
  HOME: { frames: 'home big-buy family' },
  DECISION: { frames: 'big-buy invest lend spending home' },
  FRIEND: { frames: 'friend cut-off conflict new-people lonely lend', speaksOf: '친구' },
  FAMILY: { frames: 'family relatives parenting pet marriage-life lend', speaksOf: '부모' },
  COLLEAGUE: { frames: 'new-people reputation distance office boss', speaksOf: '동료' },
  CONFLICT: { frames: 'conflict fight friend family' },
  DISTANCE: { frames: 'distance cut-off lonely friend' },
  EXAM: { frames: 'exam exam-again focus', speaksOf: '시험' },
  FOCUS: { frames: 'focus exam habit' },
  SCHOOL: { frames: 'school leave exam', speaksOf: '학교' },
  LANGUAGE: { frames: 'learning exam' },
  ABROAD: { frames: 'abroad' },
  TODAY: { frames: 'mood trifle lonely rest pet fandom fate habit' },
  CONFIDENCE: { frames: 'confidence habit reputation' },
  REST: { frames: 'rest mood' },
  CHOICE: { frames: 'crossroads trifle' },
  YEAR: { frames: 'year fate fandom' },
}

/** The frames that belong to a category, by its code; a visitor who chose it asks of them first. */
const FRAMES_OF: Readonly<Record<string, string>> = {
  LOVE: 'their-heart confess some when-meet what-kind couple cooling fight marry break-up compat cheating waiting taken marriage-life reunion ex-contact ex-heart after-parting',
  WORK: 'pass-job job-long change-job offer quit boss office recognition new-task calling dream venture side-job unfair',
  MONEY: 'money-flow spending income home big-buy invest lottery lend side-job',
  PEOPLE: 'friend cut-off conflict distance new-people reputation lonely family relatives parenting pet marriage-life',
  STUDY: 'exam exam-again focus school leave learning abroad dream',
  SELF: 'mood confidence rest crossroads year habit trifle fandom fate lonely',
}

/** What the choices before the question say, beside its own words. */
const PRIOR = { first: 3, often: 1.4, category: -3.5 }
/** Frames whose words are everybody's every day: from outside their category they are not believed. */
const EVERYDAY =
  'mood lonely rest confidence crossroads year habit distance reputation focus trifle what-kind new-people family marriage-life office'.split(
    ' ',
  )
/** What a frame outside the chosen category needs before it is believed. */
const FAR = 5.5
/** And one within it that is seldom asked under the topic. */
const NEAR = 6

const spaced = (source: string): string =>
  source
    .replaceAll('〜', '[^.?!]{0,14}?')
    .replaceAll(' ', '\\s*')
    .replaceAll('‹', '(?<![가-힣a-z\\d])')
    .replaceAll('›', '(?![가-힣a-z\\d])')

/** Tests on one question; each pattern is read once and tried once a question. */
interface Reading {
  text: string
  /** Groups that the question names */
  named: ReadonlySet<string>
  /** Those, and what the topic speaks of */
  groups: ReadonlySet<string>
  tried: Map<RegExp, boolean>
}

const groupPatterns = new Map<string, RegExp>()
const sourceOf = (part: string): string =>
  part.replace(/\{([가-힣]+)\}/g, (_, name: string) => `(?:${WORDS[name] ?? name})`)
for (const [name, source] of Object.entries(WORDS)) groupPatterns.set(name, new RegExp(spaced(sourceOf(source)), 'i'))

/** The groups of a part that consists of them alone: they are known already. */
const namesIn = (part: string): string[] | null =>
  /^(?:\{[가-힣]+\}\|?)+$/.test(part) ? [...part.matchAll(/[가-힣]+/g)].map(([name]) => name) : null

type Test = (reading: Reading) => boolean
const patterns = new Map<string, RegExp>()

function testOf(part: string): Test {
  if (part.startsWith('!')) {
    const names = namesIn(part.slice(1))
    // What the topic speaks of is not named
    if (names) return ({ named }) => !names.some((name) => named.has(name))
    const test = testOf(part.slice(1))
    return (reading) => !test(reading)
  }
  const names = namesIn(part)
  if (names) return ({ groups }) => names.some((name) => groups.has(name))
  const source = spaced(sourceOf(part))
  const pattern = patterns.get(source) ?? new RegExp(source, 'i')
  patterns.set(source, pattern)
  return ({ text, tried }) => {
    const known = tried.get(pattern)
    if (known !== undefined) return known
    const holds = pattern.test(text)
    tried.set(pattern, holds)
    return holds
  }
}

/** Reads a sign as question.signs.ts explains it. */
function ruleOf(sign: string): Test {
  const parts = sign.split(' & ')
  const asserted = parts.filter((part) => !part.startsWith('!'))
  const names = asserted.length === 1 && asserted[0] ? namesIn(asserted[0]) : null
  // A group alone says something only where it is named
  const tests = parts.map((part) =>
    names && part === asserted[0] ? ({ named }: Reading) => names.some((name) => named.has(name)) : testOf(part),
  )
  return (reading) => tests.every((test) => test(reading))
}

const RULES = Object.entries(SIGNS).map(([frame, signs]) => ({
  frame,
  signs: signs.map(([weight, sign]) => ({ weight, holds: ruleOf(sign) })),
}))
const FACET_RULES = new Map(
  Object.entries(FACETS).map(([frame, facets]) => [
    frame,
    Object.entries(facets).map(([facet, sign]) => ({ facet, holds: ruleOf(sign) })),
  ]),
)

/** The groups that name somebody: where one is named, the topic's own person is not meant by silence. */
const PERSONS = [
  '헤어진',
  '배우자',
  '연인',
  '호감',
  '친구',
  '부모',
  '시댁',
  '형제',
  '친척',
  '아이',
  '동물',
  '상사',
  '동료',
]

/** Groups that a topic speaks of whoever else is named: it is its whole matter. */
const ALWAYS = ['헤어진', '호감', '회사', '구직', '시험', '학교']

function readingOf(question: string, topic: string | undefined): Reading {
  const text = plainQuestion(question)
  const named = new Set([...groupPatterns].filter(([, pattern]) => pattern.test(text)).map(([name]) => name))
  const groups = new Set(named)
  const spoken = TOPICS[topic ?? '']?.speaksOf
  if (spoken && (ALWAYS.includes(spoken) || !PERSONS.some((person) => groups.has(person)))) groups.add(spoken)
  if (spoken === '연인' && !groups.has('헤어진') && !groups.has('배우자')) groups.add(spoken)
  return { text, named, groups, tried: new Map() }
}

export interface Asked {
  frame: string
  /** A case that the frame's texts may presume; only when it is certain */
  facet: string | null
  sense: Sense
  /** A second question that is asked as plainly */
  second: { frame: string; sense: Sense } | null
  /** The two sides of a choice as they are typed, each fit to stand before “쪽” */
  options: readonly [string, string] | null
}

interface Ranked {
  frame: string
  score: number
}

/** What several signs say together: the strongest fully, the next ones less and less. */
const together = (weights: number[]): number =>
  weights.toSorted((one, other) => other - one).reduce((sum, weight, at) => sum + weight / 2 ** at, 0)

const ranked = (reading: Reading): Ranked[] =>
  RULES.map(({ frame, signs }) => ({
    frame,
    score: together(signs.filter(({ holds }) => holds(reading)).map(({ weight }) => weight)),
  })).toSorted((one, other) => other.score - one.score)

/** How well each frame fits the words of a question alone, best first. */
export const framesOf = (question: string): Ranked[] => ranked(readingOf(question, undefined))

/** The frame of a question under a topic: of the topic's own frames, unless the words are silent there and plain elsewhere. */
function frameOf(reading: Reading, category: string, topic: string): string {
  const often = TOPICS[topic]?.frames.split(' ') ?? []
  const near = (FRAMES_OF[category] ?? '').split(' ')
  const usual = often[0] ?? 'crossroads'
  const all = ranked(reading)
  const close = all
    .filter(({ frame }) => often.includes(frame) || near.includes(frame))
    .map(({ frame, score }) => ({
      frame,
      words: score,
      score: score + (frame === usual ? PRIOR.first : often.includes(frame) ? PRIOR.often : PRIOR.category),
    }))
    .toSorted((one, other) => other.score - one.score)
  // Where the topic's own frames have nothing to say, plain words of another matter are believed
  const quiet = close.every(({ frame, words }) => !often.includes(frame) || words < 2)
  const silent = close.every(({ words }) => words < 2)
  const plain = all.find(
    ({ frame, score }) =>
      !EVERYDAY.includes(frame) && (near.includes(frame) ? quiet && score >= NEAR : silent && score >= FAR),
  )
  if (plain) return plain.frame
  const [best] = close
  return best?.frame ?? usual
}

/** The frame that a request asks for, whether its texts are written yet or not. */
export const frameOfRequest = ({
  questionText,
  categoryCode,
  topicCode,
}: Pick<ReadingRequest, 'questionText' | 'categoryCode' | 'topicCode'>): string =>
  frameOf(readingOf(questionText, topicCode.toUpperCase()), categoryCode.toUpperCase(), topicCode.toUpperCase())

/** The case that the words tell for certain: one sign of the frame holds, and no other does. */
function facetOf(frame: string, reading: Reading): string | null {
  const held = (FACET_RULES.get(frame) ?? []).filter(({ holds }) => holds(reading))
  return held.length === 1 ? (held[0]?.facet ?? null) : null
}

type Part = Pick<Asked, 'frame' | 'sense'>

/**
 * The question and, where a second one is asked as plainly, that one: of another matter by its own words, or of another kind.
 * The first answer belongs to the frame of the whole.
 */
function partsOf(question: string, whole: Part, frameOfClause: (clause: string) => string): [Part, Part | null] {
  const clauses = plainAsks(question).map(({ clause, sense }) => {
    const [told] = framesOf(clause)
    return { frame: told && told.score >= 3.5 ? frameOfClause(clause) : null, sense }
  })
  if (clauses.length < 2 || whole.sense === '둘') return [whole, null]
  const elsewhere = clauses.find(({ frame }) => frame !== null && frame !== whole.frame)
  const here = clauses.find((clause) => clause !== elsewhere && clause.frame === whole.frame)
  if (elsewhere?.frame && here)
    return [
      { ...whole, sense: here.sense },
      { frame: elsewhere.frame, sense: elsewhere.sense },
    ]
  const other = clauses.find(({ sense }) => sense !== whole.sense)
  return [whole, other ? { frame: whole.frame, sense: other.sense } : null]
}

/** What is asked; where the question tells too little, the chosen topic's frame, and nothing presumed. */
export function understand({
  questionText,
  categoryCode,
  topicCode,
}: Pick<ReadingRequest, 'questionText' | 'categoryCode' | 'topicCode'>): Asked {
  const category = categoryCode.toUpperCase()
  const topic = topicCode.toUpperCase()
  const reading = readingOf(questionText, topic)
  const written = (frame: string): string => {
    const usual = TOPICS[topic]?.frames.split(' ')[0] ?? frame
    return FRAMES.has(frame) ? frame : FRAMES.has(usual) ? usual : ([...FRAMES.keys()][0] ?? usual)
  }
  const frame = written(frameOf(reading, category, topic))
  const [first, second] = partsOf(questionText, { frame, sense: senseOf(questionText, frame) }, (clause) =>
    written(frameOf(readingOf(clause, topic), category, topic)),
  )
  return {
    ...first,
    facet: facetOf(frame, reading),
    second,
    options: first.sense === '둘' ? optionsOf(questionText) : null,
  }
}
