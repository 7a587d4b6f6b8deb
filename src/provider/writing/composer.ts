/** The built-in writer of readings: chooses passages that fit the plan, and joins them. */
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import type { ReaderKind } from '../../../machines/rules/reader.ts'
import { LUCKY_CARDS } from '../../deck/luckyCards.ts'
import type { ReadingRequest, SectionContent, SectionName } from '../section.ts'
import { FAMILIES, type Cell, type Frame } from './bank.ts'
import { chanceFrom, pick } from './chance.ts'
import { careFor } from './care.ts'
import { isDanger, type Gentle } from './concern.ts'
import { calling } from './nickname.ts'
import { fill } from './particle.ts'
import { isReading, laidAt, planOf, type LaidCard, type Plan } from './plan.ts'
import { flawsOf } from './prose.ts'
import { FRAMES, GENTLE_WORDS, LISTS } from './texts.ts'

/** Characters of a section. */
export const LENGTHS: Readonly<Record<Position | 'summary', readonly [shortest: number, longest: number]>> = {
  past: [220, 300],
  present: [220, 300],
  future: [220, 300],
  summary: [300, 420],
}

/** A text that has a flaw is put together anew, this many times at most; the least flawed one is kept. */
const TRIES = 40
/** From this try on a position may leave out its closing. */
const WITHOUT_CLOSING = 20

/** Lucky cards that ask nothing of anybody and promise nothing: for a question that asks for care. */
const QUIET: ReadonlySet<string> = new Set(['milk-tea', 'cat', 'snow-globe', 'warm-scarf'])

/** Words by which a closing would lean on the sentence before it. */
const POINTS_BACK =
  /(?:^|\s)(?:그때|그렇게|그것|그걸|그게|그런|그만큼|그 |그날|그동안|이만큼|이렇게|거기|그래서|그러니)/

/** A question that asks whether something is not so: a yes to it says the opposite. */
const DENIES = /(?:^|\s)(?:안|못)\s|않|아니|아닐|착각|글렀|틀어|망|싫어하|늦/

const PARAGRAPH = '\n\n'
const NAMES: Readonly<Record<Position, string>> = { past: '과거', present: '현재', future: '미래' }

/** What a text's tags are worth: an answer turns on the kind of question first, everything else on the case. */
const WORTH = { first: 3, second: 2 }

/** The texts of a section and key that hold for the plan, each with what its tags are worth. */
function holding({ cells }: Frame, section: string, key: string, { sense, facet }: Plan) {
  const first = section === '첫말' ? sense : facet
  return cells
    .filter(
      (cell) =>
        cell.section === section && cell.key === key && cell.tags.every((tag) => tag === sense || tag === facet),
    )
    .map((cell) => ({
      ...cell,
      worth: cell.tags.reduce((sum, tag) => sum + (tag === first ? WORTH.first : WORTH.second), 0),
    }))
}

/** Those of them that say most of the question. */
function nearest(frame: Frame, section: string, key: string, plan: Plan): readonly Cell[] {
  const cells = holding(frame, section, key, plan)
  const most = Math.max(...cells.map(({ worth }) => worth))
  return cells.filter(({ worth }) => worth === most)
}

/** First words of a reading: what is nearer to the question is said more often, and nothing that is true of it never. */
const openings = (frame: Frame, plan: Plan): readonly Cell[] =>
  holding(frame, '여는말', plan.voice, plan).flatMap((cell) => Array.from({ length: 1 + cell.worth }, () => cell))

const listed = (file: string, list: string, key: string): readonly string[] => LISTS.get(file)?.[list]?.[key] ?? []

const SIGN = { '1': '+', '0': '0', '-1': '-' } as const
const signOf = ({ passage }: LaidCard): string => SIGN[`${FAMILIES[passage.family]}`]

/** How a card follows the one before it, in plain words. */
const linksOf = (before: LaidCard, card: LaidCard, position: Position): readonly string[] => [
  ...listed('links', NAMES[position], `${before.passage.family}>${card.passage.family}`),
  ...listed('links', NAMES[position], `${signOf(before)}>${signOf(card)}`),
]

function writeText(section: Position | 'summary', request: ReadingRequest, plan: Plan): string {
  const frame = FRAMES.get(plan.frame)
  if (!frame) throw new RangeError(`No frame ${plan.frame}`)
  const [past, present, future] = POSITIONS.map((position) => laidAt(request, position)) as [
    LaidCard,
    LaidCard,
    LaidCard,
  ]
  const { stance, voice } = plan
  const values = {
    과거카드: past.name,
    현재카드: present.name,
    미래카드: future.name,
    과거: past.passage.gist,
    현재: present.passage.gist,
    미래: future.passage.gist,
  }

  const attempt = (number: number): string => {
    const chance = chanceFrom(`${request.sessionId}/${section}/${number}`)
    const say = (of: string, key: string): string => pick(nearest(frame, of, key, plan), chance).text
    const paragraphs = (...parts: (readonly string[])[]): string =>
      parts.map((part) => part.filter(Boolean).join(' ')).join(PARAGRAPH)
    // A closing that points back at the card would point at the matter where it stands, so it is left out.
    const closing = ({ passage }: LaidCard): string => {
      const said = passage.closing[voice]
      // Rather that than a section too short.
      const isLoose = number % 4 === 3
      return (number < WITHOUT_CLOSING && !POINTS_BACK.test(said)) || isLoose ? said : ''
    }
    if (section === 'past')
      return paragraphs(
        [pick(openings(frame, plan), chance).text, past.passage.text],
        [say('과거', past.passage.family), closing(past)],
      )
    if (section === 'present')
      return paragraphs(
        [pick(linksOf(past, present, 'present'), chance), present.passage.text],
        [say('현재', present.passage.family), closing(present)],
      )
    if (section === 'future')
      return paragraphs(
        [pick(linksOf(present, future, 'future'), chance), future.passage.text],
        [say('미래', stance), closing(future)],
      )
    const [because = '', farewell = ''] = say('대답', `${stance} ${voice}`).split(/\s*\|\s*/)
    const turn = (list: string, from: LaidCard, to: LaidCard): string =>
      pick(listed('spread', list, `${signOf(from)}>${signOf(to)}`), chance)
    const three = fill(pick(listed('spread', '세 장', '모양'), chance), {
      ...values,
      현재에서: turn('현재에서', past, present),
      미래에서: turn('미래에서', present, future),
    })
    const answer = say('첫말', stance)
    const isPlain = (plan.sense === '될까' || plan.sense === '할까') && !DENIES.test(request.questionText)
    return paragraphs(
      [isPlain ? answer : answer.replace(/^네[,.] /, ''), because],
      [three, say('걱정', stance)],
      [farewell],
    )
  }

  let best = { text: '', flaws: Infinity }
  for (let number = 0; number < TRIES && best.flaws > 0; number += 1) {
    const text = attempt(number).replaceAll('{nick}님', calling(request.nickname))
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
 * section needs another to be written before it. Past, present and future have 220 to 300 characters in two paragraphs, the
 * summary 300 to 420 in three; the score is 0 to 100; the lucky card is named by its id, 1 to 30. A question that asks for
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
