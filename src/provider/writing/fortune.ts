import { POSITIONS, type Orientation, type Position } from '../../../machines/rules/domain.ts'
import { cardById, type Card, type Suit } from '../../deck/cards.ts'
import type { ReadingRequest } from '../section.ts'
import { chanceFrom } from './chance.ts'

/** A drawn card with what the deck knows of it. */
export interface ReadCard {
  position: Position
  card: Card
  orientation: Orientation
  /** How favourable it is as it lies, −2 to 2 */
  weight: number
}

/** What is coming counts more than what was. */
const SHARE: Record<Position, number> = { past: 0.2, present: 0.35, future: 0.45 }

/** The cards that speak louder in an area of life, for better or worse. */
const AT_HOME: Record<string, readonly (Suit | 'major')[]> = {
  LOVE: ['cups'],
  WORK: ['wands', 'pentacles'],
  MONEY: ['pentacles'],
  PEOPLE: ['cups'],
  STUDY: ['swords', 'wands'],
  SELF: ['major'],
}

/**
 * The card at a position of the request.
 * @throws RangeError when the request has no card there or the deck does not hold it
 */
export function cardAt(request: ReadingRequest, position: Position): ReadCard {
  const drawn = request.cards.find((card) => card.position === position)
  const card = drawn && cardById(drawn.cardId)
  if (!drawn || !card) throw new RangeError(`No card of the deck lies at ${position}`)
  return { position, card, orientation: drawn.orientation, weight: card.weight[drawn.orientation] }
}

/** The fortune score, 0 to 100 (specification section 9), from the three cards, the area asked about, and a little chance. */
export function fortuneScore(request: ReadingRequest): number {
  const home = AT_HOME[request.categoryCode.toUpperCase()] ?? []
  const favour = POSITIONS.map((position) => {
    const { card, weight } = cardAt(request, position)
    return SHARE[position] * weight * (home.includes(card.suit ?? 'major') ? 1.3 : 1)
  }).reduce((sum, part) => sum + part, 0)
  const chance = chanceFrom(`${request.sessionId}/score`)
  // Few cards weigh less than −1, so what lies below the middle is stretched further to use the lower end as well.
  const score = 50 + favour * (favour > 0 ? 24 : 33) + (chance() - 0.5) * 12
  return Math.round(Math.min(98, Math.max(4, score)))
}
