/** The built-in writer of readings: Korean sentences from the deck, the topic, the question and the reader's voice. */
import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import { LUCKY_CARDS } from '../../deck/luckyCards.ts'
import { categoryByCode, topicByCode } from '../../deck/topics.ts'
import type { ReadingRequest, SectionContent, SectionName } from '../section.ts'
import { areaOf } from './areas.ts'
import { chanceFrom, pick } from './chance.ts'
import { cardAt, fortuneScore } from './fortune.ts'
import { fill } from './particle.ts'
import { shortQuote } from './quote.ts'
import { arcLines, bandLines, ties } from './spread.ts'
import { SUIT_WORDS } from './suits.ts'
import { voiceOf, type Tone } from './voices.ts'

const PLACES: Record<Position, string> = { past: '과거', present: '현재', future: '미래' }

/**
 * Writes one section of a reading (specification section 3). The same request always gives the same section, and no
 * section needs another to be written before it. Past, present and future have 200 to 450 characters, the summary 300 to
 * 600; the score is 0 to 100; the lucky card is named by its id, 1 to 30. Unknown readers, categories and topics are
 * spoken of in general words.
 * @throws RangeError when a position has no card of the deck
 */
export function writeSection(section: SectionName, request: ReadingRequest): SectionContent {
  switch (section) {
    case 'score':
      return { score: fortuneScore(request) }
    case 'lucky':
      return { luckyCardId: pick(LUCKY_CARDS, chanceFrom(`${request.sessionId}/lucky`)).id }
    case 'summary':
      return { text: writeSummary(request) }
    default:
      return { text: writePosition(section, request) }
  }
}

/** What every sentence may name. */
function valuesOf({ nickname, categoryCode, topicCode, questionText }: ReadingRequest): Record<string, string> {
  const name = nickname.trim().replace(/\s+/g, ' ')
  return {
    nick: name === '' ? '손님' : `${name}님`,
    topic: topicByCode(categoryCode, topicCode)?.name ?? categoryByCode(categoryCode)?.name ?? '지금의 고민',
    quote: shortQuote(questionText),
  }
}

const toneOf = (favourable: boolean): Tone => (favourable ? 'bright' : 'careful')

function writePosition(position: Position, request: ReadingRequest): string {
  const chance = chanceFrom(`${request.sessionId}/${position}`)
  const { card, orientation, weight } = cardAt(request, position)
  const voice = voiceOf(request.readerType)
  const area = areaOf(request.categoryCode)
  const tone = toneOf(weight > 0)
  const [first, second] = twoOf(card.keywords[orientation], chance)
  const values = {
    ...valuesOf(request),
    place: PLACES[position],
    card: card.nameKo,
    orientation: orientation === 'upright' ? '정방향' : '역방향',
    k1: `‘${first}’`,
    k2: `‘${second}’`,
  }
  const sentences = [
    pick(voice.openings[position], chance),
    pick(voice.naming, chance),
    card.meaning[position][orientation],
    pick(SUIT_WORDS[card.suit ?? 'major'].lines[position], chance),
    pick(area.lines[position][tone], chance),
  ]
  if (position !== 'past' && voice.beforeStep.length > 0)
    sentences.push(pick(voice.beforeStep, chance), pick(area.steps[position], chance))
  sentences.push(pick(voice.closings[position][tone], chance))
  return fill(sentences.join(' '), values)
}

function writeSummary(request: ReadingRequest): string {
  const chance = chanceFrom(`${request.sessionId}/summary`)
  const [past, present, future] = POSITIONS.map((position) => cardAt(request, position))
  if (!past || !present || !future) throw new RangeError('A spread has three cards')
  const voice = voiceOf(request.readerType)
  const score = fortuneScore(request)
  const values = {
    ...valuesOf(request),
    past: past.card.nameKo,
    present: present.card.nameKo,
    future: future.card.nameKo,
    k1: `‘${pick(past.card.keywords[past.orientation], chance)}’`,
    k2: `‘${pick(present.card.keywords[present.orientation], chance)}’`,
    k3: `‘${pick(future.card.keywords[future.orientation], chance)}’`,
  }
  const sentences = [
    pick(voice.summaryOpenings, chance),
    pick(SPREAD_LINES, chance),
    pick(arcLines([past, present, future]), chance),
    ...ties([past, present, future])
      .slice(0, 2)
      .map((lines) => pick(lines, chance)),
    pick(KEYWORD_LINES, chance),
    pick(bandLines(score), chance),
  ]
  if (voice.beforeStep.length > 0)
    sentences.push(pick(voice.beforeStep, chance), pick(areaOf(request.categoryCode).steps.summary, chance))
  else sentences.push(pick(WARM_REMINDERS, chance))
  sentences.push(pick(voice.summaryClosings[toneOf(score >= 50)], chance))
  return fill(sentences.join(' '), values)
}

const SPREAD_LINES = [
  '과거의 {past}, 현재의 {present}, 미래의 {future:이/가} 한 줄로 이어졌어요.',
  '{past}에서 출발해 {present:을/를} 지나 {future:으로/로} 향하는 길이 보여요.',
  '과거에는 {past:이/가}, 현재에는 {present:이/가}, 미래에는 {future:이/가} 자리를 잡았어요.',
]

const KEYWORD_LINES = [
  '낱말로 옮기면 {k1}에서 시작해 {k2:을/를} 거쳐 {k3:으로/로} 이어지는 이야기예요.',
  '{k1}, {k2}, {k3:이라/라}는 세 낱말을 차례로 떠올리면 전체가 한눈에 들어와요.',
  '{k1:와/과} {k2:이/가} 뿌리와 줄기라면 {k3:은/는} 그 끝에 맺힐 잎과 같아요.',
]

/** For a reader who proposes no step. */
const WARM_REMINDERS = [
  '“{quote}” 하고 물으신 그 마음이 이미 답을 향해 걷고 있다는 걸 잊지 마세요.',
  '“{quote}” 하는 물음을 품은 채로도 충분히 잘하고 계세요.',
]

/** Two neighbouring entries of a list, starting anywhere; the same one twice when there is only one. */
function twoOf(words: readonly string[], chance: () => number): [string, string] {
  const start = Math.floor(chance() * words.length)
  const first = words[start] ?? ''
  return [first, words[(start + 1) % words.length] ?? first]
}
