import { expect, test } from 'vitest'
import { areValidPicks, positionOf } from '../../../machines/rules/deck.ts'

test('positions follow the order of picking', () => {
  expect([9, 3, 41, 5].map((card) => positionOf([9, 3, 41], card))).toEqual(['past', 'present', 'future', null])
})

test.each([
  [[], true],
  [[1, 72, 36], true],
  [[0], false],
  [[73], false],
  [[1.5], false],
  [[4, 4], false],
  [[1, 2, 3, 4], false],
])('%j can be picks: %s', (picks, valid) => {
  expect(areValidPicks(picks)).toBe(valid)
})
