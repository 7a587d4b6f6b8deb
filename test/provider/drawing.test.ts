import { expect, test } from 'vitest'
import { drawSpread } from '../../src/provider/drawing.ts'

const DECK = Array.from({ length: 72 }, (_, index) => index + 1)

test('a spread is three different cards of the deck: past, present, future', () => {
  for (let round = 0; round < 500; round += 1) {
    const spread = drawSpread(DECK)
    expect(spread.map(({ position }) => position)).toEqual(['past', 'present', 'future'])
    expect(new Set(spread.map(({ cardId }) => cardId)).size).toBe(3)
    expect(spread.every(({ cardId }) => DECK.includes(cardId))).toBe(true)
  }
})

test('every card comes up at every position, upright and reversed', () => {
  // 72 × 3 × 2 outcomes; after 20,000 draws one of them is missing once in 10^58 runs.
  const seen = new Set<string>()
  for (let round = 0; round < 20_000; round += 1)
    for (const { position, cardId, orientation } of drawSpread(DECK)) seen.add(`${position} ${cardId} ${orientation}`)
  expect(seen.size).toBe(72 * 3 * 2)
})

test('a deck of exactly three is drawn whole, a smaller one is refused', () => {
  expect(new Set(drawSpread([7, 8, 9]).map(({ cardId }) => cardId))).toEqual(new Set([7, 8, 9]))
  expect(() => drawSpread([7, 8])).toThrow(RangeError)
})
