import { expect, test } from 'vitest'
import { availableSteps, isStepAvailable, mayAdvanceTo } from '../../../machines/rules/steps.ts'
import { reading } from '../stage.ts'

test.each([
  [[], 0],
  [['past'], 1],
  [['past', 'present'], 2],
  [['past', 'present', 'future'], 3],
  [['past', 'present', 'future', 'summary'], 4],
  [['past', 'present', 'future', 'summary', 'lucky'], 5],
  [['lucky'], 0],
  [['present', 'future'], 0],
  [['past', 'future', 'summary', 'lucky'], 1],
] as const)('%j is written: %i steps can be visited', (written, count) => {
  expect(availableSteps(reading('processing', written))).toBe(count)
})

test('nothing is available before the first answer, and nothing advances by itself once nothing more is written', () => {
  expect(availableSteps(null)).toBe(0)
  expect(isStepAvailable(reading('completed', ['past', 'present']), 'present')).toBe(true)
  expect(isStepAvailable(reading('completed', ['past', 'present']), 'future')).toBe(false)
  expect(mayAdvanceTo(reading('processing', ['past', 'present']), 'present')).toBe(true)
  expect(mayAdvanceTo(reading('completed', ['past', 'present']), 'present')).toBe(false)
  expect(mayAdvanceTo(reading('failed', ['past', 'present']), 'present')).toBe(false)
})
