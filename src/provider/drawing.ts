import { randomInt } from 'node:crypto'
import { POSITIONS } from '../../machines/rules/domain.ts'
import type { SpreadCard } from './database/schema.ts'

/**
 * Three different cards of the deck, each upright or reversed, from a cryptographic generator.
 * @param cardIds the ids of the whole deck, at least three
 */
export function drawSpread(cardIds: readonly number[]): SpreadCard[] {
  const left = [...cardIds]
  return POSITIONS.map((position) => {
    const [cardId] = left.splice(randomInt(left.length), 1)
    if (cardId === undefined) throw new RangeError('The deck has fewer than three cards')
    return { position, cardId, orientation: randomInt(2) === 0 ? 'upright' : 'reversed' }
  })
}
