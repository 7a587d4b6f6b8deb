import { POSITIONS, type Position } from '../../../machines/rules/domain.ts'
import type { Area } from '../../deck/areas/area.ts'
import { answerTo, type Leaning } from './answers.ts'
import type { ReadCard } from './fortune.ts'
import { sentencesOf } from './prose.ts'
import { rankLines, WAY_LINES } from './ranks.ts'
import { tieBetween } from './spread.ts'
import { stepsFor } from './steps.ts'
import type { Telling } from './telling.ts'
import type { Turn } from './voices/voice.ts'

/** Turns a card's meaning to the area asked about. Most passages speak of their area plainly and need none. */
const AREA_LEADS: Readonly<Record<Area, readonly string[]>> = {
  LOVE: ['', '', '사랑으로 옮겨 읽으면 ', '연애의 자리에서 보면 ', '마음의 일로 가져오면 '],
  WORK: ['', '', '일의 자리로 옮기면 ', '하는 일에 비추어 보면 ', '일터로 가져오면 '],
  MONEY: ['', '', '살림으로 옮겨 읽으면 ', '돈의 자리에서 보면 ', '지갑 사정에 비추어 보면 '],
  PEOPLE: ['', '', '사람 사이로 옮기면 ', '관계의 자리에서 보면 ', '곁의 사람들로 가져오면 '],
  STUDY: ['', '', '공부로 옮겨 읽으면 ', '배움의 자리에서 보면 ', '책상 앞으로 가져오면 '],
  SELF: ['', '', '마음의 일로 읽으면 ', '나를 돌아보는 말로 옮기면 ', '내 안의 일로 가져오면 '],
}
/** Brings a card's words into their time. */
const TIME_LEADS: Readonly<Record<Position, readonly string[]>> = {
  past: ['', '', '돌아보면 ', '지나온 날을 더듬으면 ', '가만히 되짚으면 '],
  present: ['', '', '지금은 ', '요즘은 ', '오늘의 자리에서는 '],
  future: ['', '', '앞으로 ', '다가올 날에는 '],
}
const HAS_ITS_TIME = /지금|요즘|오늘|앞으로|앞날|아직|이미|다가오|다가올|돌아보|되짚|한때/
/** A sentence that says what a time is like takes no time before it. */
const TELLS_OF_A_TIME = /(흐름|때|시기|시간)(이에|예)요/
const SUMMING_LEADS = ['', '한마디로 ', '말하자면 ', '간추리면 ']
/** Before a card's picture: told as what it is (…이에요), as a scene, or as a scene with a condition (…면) of its own. */
const PICTURE_LEADS = {
  thing: {
    past: ['', '{past:은/는} ', '알고 보면 {past:은/는} '],
    future: ['{future:은/는} ', '다시 보니 {future:은/는} ', '마지막에 놓인 {future:은/는} '],
  },
  scene: {
    past: ['', '그림을 보면 ', '카드를 들여다보면 '],
    future: ['{future}의 그림을 보면 ', '마지막으로 {future:을/를} 들여다보면 ', '{future:을/를} 다시 펼쳐 보면 '],
  },
  condition: {
    past: ['', '', '그림 속에서는 '],
    future: ['마지막 그림인 {future}에서는 ', '끝자리의 {future} 속에서는 ', '{future}, 그 그림 속에서는 '],
  },
} as const
const LONGEST_LED = 70

const turnOf = (before: ReadCard, card: ReadCard): Turn =>
  `${before.tone}To${card.tone === 'bright' ? 'Bright' : 'Careful'}`

/** An answer in kind to the question; each turn another. */
export function answerIn(telling: Telling, turn: number): string {
  const { asked, spread, sayInTurn } = telling
  const { lines, values } = answerTo(asked.kind, spread[1], spread[2], leaningOf(telling))
  return sayInTurn('answer', lines, turn, values)
}

/** Whether the reading leans to yes: only where the score and the last card agree. */
function leaningOf({ band, spread: [, , future] }: Telling): Leaning {
  if ((band === 'veryGood' || band === 'good') && future.tone === 'bright') return 'yes'
  return (band === 'careful' || band === 'hard') && future.tone === 'careful' ? 'notYet' : 'open'
}

/** The picture of a card as it lies: what it is about. */
export function pictureOf({ say }: Telling, { card, orientation, position }: ReadCard): string {
  const picture = card.essence[orientation]
  const told = /(이에|예)요\.$/.test(picture) ? 'thing' : /면[ ,]/.test(picture) ? 'condition' : 'scene'
  return say(PICTURE_LEADS[told][position === 'past' ? 'past' : 'future']) + picture
}

/** What a card says in its position. */
function meaningOf({ say }: Telling, { card, orientation, position }: ReadCard): string {
  const meaning = card.meaning[position][orientation]
  const [first = ''] = sentencesOf(meaning)
  if (first.length > LONGEST_LED || HAS_ITS_TIME.test(first)) return meaning
  return say(TELLS_OF_A_TIME.test(first) ? SUMMING_LEADS : TIME_LEADS[position]) + meaning
}

/** What a card says in the area asked about, as things are or ahead; without a known area, what it is about. */
function inArea(telling: Telling, read: ReadCard, which: 'seen' | 'ahead'): string {
  const { area, say } = telling
  const { card, orientation } = read
  if (area === null) return card.essence[orientation]
  const [seen, ahead] = card.areas[area][orientation]
  const passage = which === 'seen' ? seen : ahead
  const plain = passage.length > LONGEST_LED || /면 |\?/.test(passage)
  return plain ? passage : say(AREA_LEADS[area]) + passage
}

/** A lead from the card of a position to something to do. */
export function stepFrom(telling: Telling, position: Position): string {
  const { voice, area, sayInTurn, at, spread } = telling
  const turn = POSITIONS.indexOf(position)
  const { tone } = spread[turn] ?? spread[1]
  const words = at(position)
  // The sentence before may have used the first keyword.
  const lead = sayInTurn(`lead ${tone}`, voice.leads[tone], turn, { ...words, k1: words.k2 ?? [] })
  return `${lead}${sayInTurn('step', stepsFor(area), turn)} ${sayInTurn('ending', voice.stepEndings, turn)}`
}

/** How a card answers the one before it. */
function tieTo(telling: Telling, before: ReadCard, card: ReadCard): string {
  const { lines, values } = tieBetween(before, card)
  const { before: a = [], card: b = [] } = telling.at(card.position)
  const name = `tie ${before.card.suit} ${card.card.suit}`
  return telling.sayInTurn(name, lines, POSITIONS.indexOf(card.position), { ...values, a, b })
}

/** The text of a position: what its card says there, how it follows the one before, and what it says to the question. */
export function writePosition(position: Position, telling: Telling): string {
  const { voice, asked, spread, say, sayInTurn, at } = telling
  const [past, present, future] = spread
  const words = at(position)
  const naming = sayInTurn('naming', voice.naming, POSITIONS.indexOf(position), words)
  const inTurn = (area: string, tie: string) => (telling.neighbourFirst ? [tie, area] : [area, tie])
  const asksWhy = asked.kind === 'why'
  const sentences = {
    past: () => {
      const { lines, values } = rankLines(past)
      return [
        say(voice.pastOpenings, words),
        naming,
        ...(telling.pictured === 'past' && telling.area ? [pictureOf(telling, past)] : []),
        meaningOf(telling, past),
        say(WAY_LINES[past.orientation], words),
        say(lines, { ...words, ...values }),
        say(voice.pastClosings[past.tone], words),
        sayInTurn('onward', voice.onward, 0, words),
      ]
    },
    present: () => [
      say(voice.presentOpenings[turnOf(past, present)], words),
      naming,
      meaningOf(telling, present),
      ...inTurn(inArea(telling, present, 'seen'), tieTo(telling, past, present)),
      ...(asksWhy ? [answerIn(telling, 0)] : []),
      say(voice.presentClosings[present.tone], words),
      ...(voice.stepsIn.includes('present') ? [stepFrom(telling, 'present')] : []),
      sayInTurn('onward', voice.onward, 1, words),
    ],
    future: () => [
      say(voice.futureOpenings[turnOf(present, future)], words),
      naming,
      meaningOf(telling, future),
      ...inTurn(inArea(telling, future, 'ahead'), tieTo(telling, present, future)),
      ...(asksWhy ? [] : [answerIn(telling, 0)]),
      say(voice.futureClosings[future.tone], words),
    ],
  }
  return sentences[position]()
    .filter((sentence) => sentence !== '')
    .join(' ')
}
