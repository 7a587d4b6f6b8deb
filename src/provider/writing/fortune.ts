import { type Orientation, type Position } from '../../../machines/rules/domain.ts'
import { AREAS, type Area } from '../../deck/areas/area.ts'
import { cardById, type Card } from '../../deck/cards.ts'
import type { ReadingRequest } from '../section.ts'
import { dignityOf, groupOf, type Dignity, type Group } from './suits.ts'
import type { Tone } from './voices/voice.ts'

/** A drawn card with what the deck knows of it. */
export interface ReadCard {
  position: Position
  card: Card
  orientation: Orientation
  /** How favourable it is as it lies, −2 to 2 and never 0: an undecided card leans to the side it lies on */
  favour: number
  tone: Tone
}

/** The spread in the order past, present, future. */
export type Spread = readonly [past: ReadCard, present: ReadCard, future: ReadCard]

/** What is coming counts more than what was. */
const SHARE: Readonly<Record<Position, number>> = { past: 0.22, present: 0.35, future: 0.43 }

/** The cards that speak louder in an area of life, for better or worse. */
const AT_HOME: Readonly<Record<Area, readonly Group[]>> = {
  LOVE: ['cups'],
  WORK: ['wands', 'pentacles'],
  MONEY: ['pentacles'],
  PEOPLE: ['cups', 'swords'],
  STUDY: ['swords', 'wands'],
  SELF: ['major'],
}
const LOUDER = 1.3

/** What neighbours do to each other: friends carry, opponents hold back. */
const NEIGHBOURS: Readonly<Record<Dignity, number>> = {
  same: 0.1,
  friendly: 0.18,
  indifferent: 0,
  opposed: -0.18,
  fromMajor: 0.04,
  toMajor: 0.06,
  majors: 0.02,
}

/** The area of life of a category code, in any case; null for an unknown one. */
export const areaOf = (categoryCode: string): Area | null =>
  AREAS.find((area) => area === categoryCode.toUpperCase()) ?? null

const UNDECIDED: Readonly<Record<Orientation, number>> = { upright: 0.25, reversed: -0.25 }

/**
 * The card at a position of the request.
 * @throws RangeError when the request has no card there or the deck does not hold it
 */
export function cardAt(request: ReadingRequest, position: Position): ReadCard {
  const drawn = request.cards.find((card) => card.position === position)
  const card = drawn && cardById(drawn.cardId)
  if (!drawn || !card) throw new RangeError(`No card of the deck lies at ${position}`)
  const { orientation } = drawn
  const favour = card.weight[orientation] || UNDECIDED[orientation]
  return { position, card, orientation, favour, tone: favour > 0 ? 'bright' : 'careful' }
}

/**
 * The three cards of the request.
 * @throws RangeError when one is missing or the deck does not hold it
 */
export const spreadOf = (request: ReadingRequest): Spread => [
  cardAt(request, 'past'),
  cardAt(request, 'present'),
  cardAt(request, 'future'),
]

/** How favourable a spread is in an area of life, −2.3 to 2.8. */
export function favourOf(spread: Spread, area: Area | null): number {
  const home = area ? AT_HOME[area] : []
  const cards = spread.map(
    ({ position, card, favour }) => SHARE[position] * favour * (home.includes(groupOf(card)) ? LOUDER : 1),
  )
  const [past, present, future] = spread
  const neighbours = NEIGHBOURS[dignityOf(past.card, present.card)] + NEIGHBOURS[dignityOf(present.card, future.card)]
  return cards.reduce((sum, part) => sum + part, neighbours)
}

/** The favour of the middle among random spreads: half of them lie below it. */
const MIDDLE = 0.15
/** Points for a unit of favour below the middle, where spreads reach less far than above it. */
const SLOPE = 31.5
const REACH = 1.45

/**
 * The fortune score, 0 to 100 (specification section 9), from cards, orientations and area alone. Above the middle a soft
 * curve keeps the end rare and within reach.
 */
export function fortuneScore(request: ReadingRequest): number {
  const favour = favourOf(spreadOf(request), areaOf(request.categoryCode)) - MIDDLE
  return Math.round(favour < 0 ? Math.max(1, 50 + SLOPE * favour) : 50 + 50 * Math.tanh(favour / REACH))
}
