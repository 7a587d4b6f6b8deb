import { expect, test } from 'vitest'
import { fortuneBand } from '../../../machines/rules/score.ts'

test.each([
  [100, 'veryGood'],
  [80, 'veryGood'],
  [79, 'good'],
  [79.9, 'good'],
  [60, 'good'],
  [59, 'calm'],
  [40, 'calm'],
  [39, 'careful'],
  [20, 'careful'],
  [19, 'hard'],
  [0, 'hard'],
])('%d is %s', (score, band) => {
  expect(fortuneBand(score)).toBe(band)
})
