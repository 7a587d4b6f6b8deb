/** The built-in writer of readings: chooses passages that fit the plan, and joins them. */
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import type { ReaderKind } from '../../../machines/rules/reader.ts'
import { LUCKY_CARDS } from '../../deck/luckyCards.ts'
import type { ReadingRequest, SectionContent, SectionName } from '../section.ts'
import { YES, type Cell, type Frame, type Passage } from './bank.ts'
import { chanceFrom, pick } from './chance.ts'
import { careFor } from './care.ts'
import { isDanger, type Gentle } from './concern.ts'
import { nounsIn, type Heard, type Noun } from './heard.ts'
import { calling } from './nickname.ts'
import { fill, withParticle, type Particle } from './particle.ts'
import { isReading, laidAt, planOf, type LaidCard, type Plan } from './plan.ts'
import { flawsOf, sentencesOf } from './prose.ts'
import type { Asked } from './question.ts'
import { frameBy, GENTLE_WORDS, LISTS } from './texts.ts'
import { mayBeSaidTo } from './unsaid.ts'

/** Characters of a section. */
export const LENGTHS: Readonly<Record<Position | 'summary', readonly [shortest: number, longest: number]>> = {
  past: [160, 300],
  present: [130, 300],
  future: [130, 300],
  summary: [260, 420],
}

/** A text that has a flaw is put together anew, this many times at most; the least flawed one is kept. */
const TRIES = 40
/** Up to this try a text is put together in the best of ways. */
const FIRST_WAY = 16
/** From this try on what is said besides the answer may be said of anything in the frame, when the case's own does not fit. */
const ANY_CASE = 28

/** Lucky cards that ask nothing of anybody and promise nothing: for a question that asks for care. */
const QUIET: ReadonlySet<string> = new Set(['milk-tea', 'cat', 'snow-globe', 'warm-scarf'])

/** A question that asks whether something is not so: a yes to it says the opposite. */
const DENIES = /(?:^|\s)(?:안|못)\s|않|아니|아닐|착각|글렀|틀어|망|싫어하|늦/

const PARAGRAPH = '\n\n'
const NAMES: Readonly<Record<Position, string>> = { past: '과거', present: '현재', future: '미래' }

/** What comes in every month is told as a measure, and nothing that may be lost. */
const PAY = /^(?:월급|연봉)/

/** Lists of those, and of what goes with any day: who is named beside a figure may be anybody to the matter. */
const BESIDE: ReadonlySet<string> = new Set(
  '부모 자녀 배우자 연인 친구 절친 형제 윗사람 동료 선후배 사돈 친척 이웃 손님'.split(' '),
)

/** What holds of a text is worth: its matter most; then a lead turns on the kind of question, everything else on the case. */
const WORTH = { matter: 6, first: 3, second: 2 }

/** The texts of a section and key that say most of the question, are true of it and may be said. */
function nearest(
  { cells }: Frame,
  section: string,
  key: string,
  { sense, facet, matter }: Asked,
  maySay: (text: string) => boolean,
): readonly Cell[] {
  const first = section === '첫말' || (section === '대답' && sense === '둘') ? sense : facet
  const worthOf = (tag: string): number => (tag === matter ? WORTH.matter : tag === first ? WORTH.first : WORTH.second)
  const fitting = cells
    .filter((cell) => cell.section === section && cell.key === key)
    .filter(({ tags }) => tags.every((tag) => tag === sense || tag === facet || tag === matter))
    .map((cell) => ({ cell, worth: cell.tags.reduce((sum, tag) => sum + worthOf(tag), 0) }))
    .toSorted((one, other) => other.worth - one.worth)
  const worth = (fitting.find(({ cell }) => maySay(cell.text)) ?? fitting[0])?.worth
  const nearestOf = fitting.filter((one) => one.worth === worth).map(({ cell }) => cell)
  const said = nearestOf.filter(({ text }) => maySay(text))
  return said.length > 0 ? said : nearestOf
}

const listed = (file: string, list: string, key: string): readonly string[] => LISTS.get(file)?.[list]?.[key] ?? []

/** A card by its name among other words: “the Death card”, for death alone would be heard as such. */
const calledIn = ({ key, name }: LaidCard): string => (key.startsWith('major') ? `${name} 카드` : name)

/** Those that are so, and the others. */
const parted = <T>(list: readonly T[], isSo: (one: T) => boolean): [T[], T[]] => [
  list.filter(isSo),
  list.filter((one) => !isSo(one)),
]

/** The texts of a list of `heard.md` for what was heard. */
const textsOf = ({ list, what, when }: Heard, key: string): readonly string[] =>
  listed('heard', list, key).map((text) => fill(text, { 말: what, 때: when ?? '' }))

/**
 * What of all that was heard a reading begins with, and what it weighs in its answer: a time or a sum, by the first of the
 * endings of its key, the nearest to the question first, that has texts. Rather not the same for both.
 */
function saidBackOf(
  { heard, stance, voice }: Plan,
  nearestFirst: readonly string[],
  maySay: (text: string) => boolean,
) {
  const way = YES.has(stance) ? '그렇다' : stance
  const weighed = heard
    .filter(({ what }) => !PAY.test(what))
    .flatMap((one) => {
      const texts = nearestFirst
        .map((of) => textsOf(one, `${way}${of}`).filter(maySay))
        .find(({ length }) => length > 0)
      return texts ? [{ what: one.what, texts }] : []
    })
    .at(-1)
  // Of some lists there is nothing to say but who it is.
  const told = heard.filter((one) => textsOf(one, voice).length > 0)
  const besides = told.find(({ list, what }) => what !== weighed?.what && !BESIDE.has(list))
  return { heard: besides ?? told[0], weighed }
}

/** “그 사람” with its particle, where nobody else was spoken of before it. */
const THEM =
  /^((?:(?!사람|“).)*)그 사람(?:(은|이|을|과)(?![가-힣]| 아니)|(이랑|으로)|(?=[ .,?]|의|도|만|에게|한테|하고|보다|처럼))/su
const PARTICLES: Readonly<Record<string, Particle>> = {
  은: '은/는',
  는: '은/는',
  이: '이/가',
  가: '이/가',
  을: '을/를',
  를: '을/를',
  과: '와/과',
  와: '와/과',
  이랑: '이랑/랑',
  랑: '이랑/랑',
  으로: '으로/로',
  로: '으로/로',
}

/** “그 친구” is somebody else where the visitor calls them a sister, a colleague … */
const THE_FRIEND =
  /그 친구(?:(는|가|를|와)(?![가-힣])|(랑|로)(?![가-힣])|(?=[ .,?]|의|도|만|에게|한테|하고|보다|처럼))/g

/** The first “그 사람”, and every “그 친구”, of a text by the name that the visitor has for them. */
export function calledByName(written: string, name: string): string {
  const text = name.endsWith('친구')
    ? written
    : written.replace(THE_FRIEND, (_, one?: string, other?: string) => {
        const particle = PARTICLES[one ?? other ?? '']
        return particle ? withParticle(name, particle) : name
      })
  if (text.includes(name)) return text
  return text.replace(THEM, (_, before: string, one?: string, other?: string) => {
    const particle = PARTICLES[one ?? other ?? '']
    return before + (particle ? withParticle(name, particle) : name)
  })
}

/** The rest of something whose first part was not said is no sentence of its own. */
const isWhole = (sentence: string): boolean => !/^(?:나머지|반은|다른 반)/.test(sentence)

/** An opening that calls the visitor by name. */
const called = (opening: string): string => (opening.includes('{nick}') ? opening : `{nick}님, ${opening}`)

/** What is true of a thing that was named, unless the other texts speak of it. */
const saidOf = (noun: Noun | undefined, ...others: string[]): readonly string[] =>
  noun && !others.some((text) => text.includes(noun.what)) ? noun.texts : []

function writeText(section: Position | 'summary', request: ReadingRequest, plan: Plan): string {
  const frame = frameBy(plan.frame)
  if (!frame) throw new RangeError(`No frame ${plan.frame}`)
  const [past, present, future] = POSITIONS.map((position) => laidAt(request, position)) as [
    LaidCard,
    LaidCard,
    LaidCard,
  ]
  const { stance, voice } = plan

  const field = frame.fieldOf.get(plan.matter ?? '') ?? frame.fieldOf.get(plan.facet ?? '') ?? frame.field
  const setting = [plan.matter, plan.facet, '']
    .map((named) => (named === null ? undefined : frame.settingOf.get(named)))
    .find((of) => of !== undefined)

  const maySay = mayBeSaidTo(request.questionText)
  const near = (of: string, key: string, asked: Asked): readonly Cell[] => nearest(frame, of, key, asked, maySay)
  /** What a card says of the situation, of the field, or of anything: the first that may be said. */
  const wordsOf = ({ text, fields, settings }: Passage): string =>
    [setting && settings[setting], fields[field], text].find((words) => words && maySay(words)) ?? text

  const { heard, weighed } = saidBackOf(plan, [` ${plan.frame}`, ` ${setting}`, ` ${field}`, ''], maySay)
  const saidBack = (key: string): readonly string[] => (heard ? textsOf(heard, key).filter(maySay) : [])
  // A text that is true of the case says more than one that only says back what was told; that one then stands in the present.
  const openings = near('여는말', voice, plan)
  const isOfCase = openings.some(({ tags }) => tags.some((tag) => tag === plan.matter || tag === plan.facet))
  const opening = (number: number, chance: () => number): string => {
    const told = isOfCase || number >= FIRST_WAY ? [] : saidBack(voice)
    return told.length > 0 ? pick(told, chance) : pick(openings, chance).text
  }
  // What is asked about is named last as a rule: the answer weighs it, unless it weighs a figure.
  const namesThings = section === 'present' || section === 'summary'
  const nouns = (namesThings ? nounsIn(request.questionText, field) : []).flatMap((noun) => {
    const texts = noun.texts.filter(maySay)
    return texts.length > 0 ? [{ ...noun, texts }] : []
  })
  const [nounOfPresent, nounOfSummary] = weighed ? [nouns.at(-1), undefined] : [nouns.at(-2), nouns.at(-1)]
  const heardAgain = isOfCase ? saidBack('현재') : []

  const attempt = (number: number): string => {
    const chance = chanceFrom(`${request.sessionId}/${section}/${number}`)
    const say = (of: string, key: string, anyFrom = TRIES): string =>
      pick(near(of, key, number < anyFrom ? plan : { ...plan, facet: null, matter: null }), chance).text
    const paragraphs = (...parts: (readonly string[])[]): string =>
      parts.map((part) => part.filter(Boolean).join(' ')).join(PARAGRAPH)
    const laid = (before: string, { passage }: LaidCard, consequence: string): string =>
      paragraphs([before, wordsOf(passage)], [consequence])
    if (section === 'past')
      return laid(called(opening(number, chance)), past, say('과거', past.passage.family, ANY_CASE))
    if (section === 'present') {
      const consequence = say('현재', present.passage.family, ANY_CASE)
      const named = saidOf(nounOfPresent, consequence)
      const own = [named, heardAgain].find(({ length }) => length > 0 && number < FIRST_WAY)
      return laid(own ? pick(own, chance) : '', present, consequence)
    }
    if (section === 'future') return laid('', future, say('미래', stance, ANY_CASE))
    const [because = '', farewell = ''] = say('대답', `${stance} ${voice}`).split(/\s*\|\s*/)
    const three = fill(say('세장', stance, ANY_CASE), { 미래카드: calledIn(future), 미래: future.passage.gist })
    // Where a matter's lead can say which of two it is, it does.
    const [naming, others] = parted(near('첫말', stance, plan), ({ text }) => text.includes('{쪽}'))
    const leads = plan.side !== null && naming.length > 0 ? naming : others
    const isNamed = leads.some(({ tags }) => plan.matter !== null && tags.includes(plan.matter))
    const side = isNamed ? null : plan.side
    const general = side ? '첫말' : plan.sense === '겁' ? plan.doubt : null
    const lead = general ? pick(listed('options', general, stance), chance) : pick(leads, chance).text
    const own = isNamed ? null : plan.echo
    const answer = plan.side
      ? fill(lead, { 쪽: plan.side })
      : own
        ? [own, ...(stance === '기다림' ? [] : sentencesOf(lead).slice(1).filter(isWhole))].join(' ')
        : lead
    // Who asks two things of one matter hears of both.
    const more = plan.also ? pick(near('첫말', stance, { ...plan, sense: plan.also, matter: null }), chance).text : ''
    const isPlain = (plan.sense === '될까' || plan.sense === '할까') && !DENIES.test(request.questionText)
    const weighing =
      weighed && !answer.includes(weighed.what) ? weighed.texts : saidOf(nounOfSummary, because, three, farewell)
    const told = weighing.length > 0 && number < FIRST_WAY ? pick(weighing, chance) : ''
    // No caution is better than anybody's.
    const isCautioned = (number < FIRST_WAY && !(told && number % 2 === 1)) || number >= ANY_CASE
    const worry = isCautioned ? say('걱정', stance, ANY_CASE) : ''
    return paragraphs(
      [isPlain || own ? answer : answer.replace(/^네[,.] /, ''), more.replace(/^네[,.] |\{nick\}님, /, ''), because],
      [told, three, worry],
      [farewell],
    )
  }

  let best = { text: '', flaws: Infinity }
  for (let number = 0; number < TRIES && best.flaws > 0; number += 1) {
    const written = attempt(number).replaceAll('{nick}님', calling(request.nickname))
    const text = plan.them ? calledByName(written, plan.them) : written
    const flaws = flawsOf(text, ...LENGTHS[section])
    if (flaws < best.flaws) best = { text, flaws }
  }
  return best.text
}

/** A whole section of a question that is met gently: the card is looked at, nothing is read from it. */
function writeGently(
  section: Position | 'summary',
  request: ReadingRequest,
  concern: Gentle,
  voice: ReaderKind,
): string {
  const chance = chanceFrom(`${request.sessionId}/gentle`)
  const texts = GENTLE_WORDS.get(concern)?.[`${voice} ${section === 'summary' ? '종합' : NAMES[section]}`]
  // One draw for the whole reading: its sections were written as one letter.
  const text = pick(texts ?? [], chance)
  return section === 'summary' ? text : `${laidAt(request, section).quiet} ${text}`
}

/**
 * Writes one section of a reading (specification section 3). The same request always gives the same section, and no
 * section needs another to be written before it. Past, present and future have 130 to 300 characters in two paragraphs, the
 * summary 260 to 420 in three; the score is 0 to 100; the lucky card is named by its id, 1 to 30. A question that asks for
 * care is met gently, or told where help is, and its score judges nothing.
 * @throws RangeError when a position has no card of the deck
 */
export function writeSection(section: SectionName, request: ReadingRequest): SectionContent {
  const plan = request.plan ?? planOf(request)
  const { concern, voice, score } = plan
  if (section === 'score') return { score }
  if (section === 'lucky') {
    const cards = isReading(plan) ? LUCKY_CARDS : LUCKY_CARDS.filter(({ key }) => QUIET.has(key))
    return { luckyCardId: pick(cards, chanceFrom(`${request.sessionId}/lucky`)).id }
  }
  const written = (): string => {
    if (isDanger(concern)) return careFor(section, concern, request)
    if (concern) return writeGently(section, request, concern, voice)
    return writeText(section, request, plan)
  }
  return { text: written().replaceAll('{nick}님', calling(request.nickname)) }
}
