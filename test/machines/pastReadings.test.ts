/** The readings of before: who is asked to delete what, and what becomes of the visit. */
import { expect, test } from 'vitest'
import type { PastReading } from '../../machines/rules/domain.ts'
import { CARDS, FILLED, stage, stateIn, TURNED } from './stage.ts'

const past = (resultId: string, change: Partial<PastReading> = {}): PastReading => ({
  resultId,
  openedAt: 1,
  questionText: '그 사람과 다시 만날 수 있을까요?',
  cards: CARDS,
  fortuneScore: 77,
  status: 'completed',
  isOwned: false,
  isHidden: false,
  isGentle: false,
  ...change,
})

const OWNED = past('abc1234', { isOwned: true })
const UNOWNED = past('other77')

const opened = (visit = TURNED) => {
  const s = stage({ path: '/readings', visit })
  s.keep('readings.found')
  s.calls.recallReadings.answer([OWNED, UNOWNED])
  return { ...s, list: s.child('pastReadings') }
}

test('the welcome page knows of them as long as there are any', () => {
  const s = stage()
  expect(stateIn(s.actor, 'kept')).toBe('none')
  s.keep('readings.found')
  expect(stateIn(s.actor, 'kept')).toBe('some')
  s.keep('readings.gone')
  expect(stateIn(s.actor, 'kept')).toBe('none')
})

test('one that is this device’s is deleted at the provider, and the visit that it was about is over', () => {
  const { list, calls, told, actor } = opened()
  list.send({ type: 'readings.forget', resultId: 'abc1234' })
  list.send({ type: 'readings.forget', resultId: 'other77' })
  expect([calls.deleteReading.inputs, calls.forgetReading.count]).toEqual([[{ resultId: 'abc1234' }], 0])
  calls.deleteReading.answer('later')
  expect(told()).toContain('reading.deletedLater')
  expect(actor.getSnapshot().context.visit.sessionId).toBeNull()
  calls.recallReadings.answer([UNOWNED])
  expect(list.getSnapshot().context.readings).toEqual([UNOWNED])
})

test('one that is not is deleted from the device alone, and neither hidden nor shown', () => {
  const { list, calls, told, actor } = opened()
  for (const type of ['readings.hide', 'readings.show', 'readings.forget'] as const)
    list.send({ type, resultId: 'other77' })
  expect([calls.hideReading.count, calls.showReading.count, calls.deleteReading.count]).toEqual([0, 0, 0])
  calls.forgetReading.answer()
  expect(told()).toContain('reading.deleted')
  expect(actor.getSnapshot().context.visit.sessionId).toBe('abc1234')
})

test('what the provider refuses is told, and the list is read anew', () => {
  const { list, calls, told } = opened()
  list.send({ type: 'readings.hide', resultId: 'abc1234' })
  calls.hideReading.fail()
  calls.recallReadings.answer([OWNED])
  list.send({ type: 'readings.forget', resultId: 'abc1234' })
  calls.deleteReading.fail()
  expect(told()).toEqual(expect.arrayContaining(['owning.failed', 'deletion.failed', 'fault:owning']))
  expect([stateIn(list), calls.recallReadings.count]).toEqual(['reading', 3])
})

test.each([
  ['a visit whose reading is among them is over', TURNED, null],
  ['a visit that has no reading yet goes on', FILLED, 'abc1234'],
] as const)('all are deleted after a second word, whatever another tab does meanwhile: %s', (_, visit, sessionId) => {
  const { list, calls, keep, told, actor } = opened(visit)
  list.send({ type: 'readings.forgetAll' })
  keep('readings.found')
  expect([stateIn(list), calls.forgetAllReadings.count]).toEqual(['asking', 0])
  list.send({ type: 'readings.keep' })
  calls.recallReadings.answer([OWNED])
  for (const _word of ['once', 'twice']) list.send({ type: 'readings.forgetAll' })
  calls.forgetAllReadings.answer()
  calls.recallReadings.answer([])
  expect(stateIn(list)).toBe('empty')
  expect(told()).toContain('readings.cleared')
  expect(actor.getSnapshot().context.visit.sessionId).toBe(sessionId)
})
