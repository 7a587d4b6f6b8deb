/** Polling and steps of a result, to the state: what is awaited, where the view stands, who moves it. */
import { expect, test } from 'vitest'
import type { ResultRecord } from '../../machines/result.types.ts'
import type { Step } from '../../machines/rules/domain.ts'
import { CARDS, FILLED, reading, stage, WHOLE } from './stage.ts'

const open = async (record: ResultRecord | null = null) => {
  const s = stage({ path: '/result/abc1234', visit: FILLED })
  await s.calls.recall.answer(record)
  const result = s.child('result')
  const regions = () => (result.getSnapshot().value as { open: Record<string, unknown> }).open
  return {
    ...s,
    result,
    regions,
    step: () => regions()['steps'],
    polling: () => regions()['polling'],
    context: () => result.getSnapshot().context,
    luckyCard: () => result.getSnapshot().children.luckyCard!.getSnapshot(),
    next: () => result.send({ type: 'step.next' }),
    previous: () => result.send({ type: 'step.previous' }),
    poll: (...written: Parameters<typeof reading>) =>
      s.calls.poll.answer({ kind: 'reading', reading: reading(...written) }),
  }
}

test('a result complete before needs nothing and is in the own hands', async () => {
  const s = await open({ reading: reading('completed', WHOLE), step: 'future', luckyTurned: true })
  expect(s.regions()).toEqual({ polling: 'completed', steps: 'future', autoProgress: 'manual' })
  expect(s.luckyCard().value).toEqual({ faceUp: 'told' })
})

test('a completed answer ends the polling for good, whoever comes and goes', async () => {
  const s = await open()
  await s.poll('completed', WHOLE)
  expect(s.polling()).toBe('completed')
  s.attend({ type: 'attention.lost' })
  s.attend({ type: 'attention.returned' })
  s.pass(60_000)
  expect(s.calls.poll.count).toBe(1)
})

test.each([
  ['an unfinished reading', (s: Awaited<ReturnType<typeof open>>) => s.poll('processing', ['past']), 'waiting'],
  ['no reading yet', (s: Awaited<ReturnType<typeof open>>) => s.calls.poll.answer({ kind: 'pending' }), 'waiting'],
  ['no answer', (s: Awaited<ReturnType<typeof open>>) => s.calls.poll.fail('HTTP 500'), 'waiting'],
  ['a failed reading', (s: Awaited<ReturnType<typeof open>>) => s.poll('failed', ['past']), 'failed'],
] as const)('%s is asked about again in five seconds, not before', async (_, answer, state) => {
  const s = await open()
  await answer(s)
  expect(s.polling()).toBe(state)
  s.pass(4990)
  expect(s.calls.poll.count).toBe(1)
  s.pass(10)
  expect(s.calls.poll.count).toBe(2)
})

test('a failed reading is not asked about while nobody looks', async () => {
  const s = await open()
  await s.poll('failed')
  s.attend({ type: 'attention.lost' })
  s.pass(60_000)
  expect(s.calls.poll.count).toBe(1)
})

test('what was written before it failed is shown, the lucky card too', async () => {
  const s = await open()
  await s.poll('failed', WHOLE)
  expect(s.context().reading).toEqual(reading('failed', WHOLE))
  expect(s.luckyCard().value).toBe('faceDown')
})

test('a lucky card that comes before the end can be turned before the end', async () => {
  const s = await open()
  await s.poll('processing', WHOLE)
  expect(s.luckyCard().value).toBe('faceDown')
})

test('"not yet" after a failure does not take its sentence back', async () => {
  const s = await open()
  await s.calls.poll.answer({ kind: 'reading', reading: { ...reading('failed'), message: '쓰다가 멈췄어요' } })
  s.result.send({ type: 'result.retry' })
  await s.calls.poll.answer({ kind: 'pending' })
  expect(s.context().failure).toBe('쓰다가 멈췄어요')
})

test('the view follows what is written to the lucky card, 300 ms a step', async () => {
  const s = await open()
  await s.poll('processing', WHOLE)
  for (const step of ['present', 'future', 'summary', 'lucky']) {
    expect(s.regions()).toMatchObject({ steps: step, autoProgress: { following: 'sliding' } })
    s.pass(290)
    expect(s.step()).toBe(step)
    s.pass(10)
  }
  expect(s.regions()).toMatchObject({ steps: 'lucky', autoProgress: { following: 'resting' } })
  expect(s.told()).toEqual(['result.viewed'])
})

test.each([1, 2, 3, 4])('of %i written steps the last is where the view waits', async (count) => {
  const s = await open()
  await s.poll('processing', WHOLE.slice(0, count))
  s.pass(2000)
  expect(s.step()).toBe(WHOLE[count - 1])
})

test.each([1, 2, 3, 4])('with %i steps written Next stops at the last', async (count) => {
  const s = await open({ reading: reading('processing', WHOLE.slice(0, count)), step: 'past', luckyTurned: false })
  for (let presses = 0; presses < 5; presses++) s.next()
  expect(s.step()).toBe(WHOLE[count - 1])
})

test.each(['next', 'previous'] as const)('%s takes over, even with nothing to show yet', async (move) => {
  const s = await open()
  s[move]()
  expect(s.regions()).toMatchObject({ steps: 'past', autoProgress: 'manual' })
  await s.poll('processing', WHOLE)
  s.pass(2000)
  expect(s.step()).toBe('past')
})

test('Next takes over from the following', async () => {
  const s = await open()
  await s.poll('processing', ['past', 'present', 'future'])
  s.next()
  expect(s.step()).toBe('future')
  s.pass(5000)
  await s.poll('processing', WHOLE)
  s.pass(2000)
  expect(s.step()).toBe('future')
})

test.each<[Step, Step]>([
  ['present', 'past'],
  ['future', 'present'],
  ['summary', 'future'],
  ['lucky', 'summary'],
])('from %s back to %s the view slides back, and forward again', async (from, to) => {
  const s = await open({ reading: reading('completed', WHOLE), step: from, luckyTurned: false })
  s.previous()
  expect(s.step()).toBe(to)
  expect(s.context().direction).toBe('back')
  s.next()
  expect(s.step()).toBe(from)
  expect(s.context().direction).toBe('forward')
})

test('a reading knows its cards from the first answer on', async () => {
  const s = await open()
  await s.poll('processing')
  expect(s.context().reading?.cards).toEqual(CARDS)
})
