/** A result while it is written: polled, waited for, given up by the provider, asked for again. */
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { resultMachine } from '../../machines/result.machine.ts'
import type { ReadingAnswer, ResultRecord } from '../../machines/result.types.ts'
import { openResult, record } from './openResult.ts'
import { ANSWERS, CARDS, reading, stage, stateIn, TURNED, WHOLE } from './stage.ts'

const FAILED = { kind: 'reading', reading: { ...reading('failed', ['past']), message: '쓰다가 멈췄어요' } } as const
const PAST = { step: 'past', isFollowing: true } as const

test('polls at once, then five seconds after each answer or failure, one call at most, until it is complete', () => {
  const s = openResult()
  const answers = [
    () => s.polls.answer({ kind: 'pending' }),
    () => s.polls.fail('HTTP 500: boom'),
    () => s.write('processing', ['past']),
    () => s.polls.answer(FAILED),
  ]
  for (const [at, answer] of answers.entries()) {
    s.pass(10_000)
    expect([s.polls.count, s.polls.inFlight]).toEqual([at + 1, 1])
    answer()
    s.pass(4999)
    expect(s.polls.inFlight).toBe(0)
    s.pass(1)
  }
  s.write('completed', WHOLE)
  s.attend('attention.lost')
  s.attend('attention.returned')
  s.pass(60_000)
  expect(s.polls.count).toBe(5)
  expect(s.emitted).toEqual([
    { type: 'fault', fault: 'poll', message: 'HTTP 500: boom' },
    { type: 'fault', fault: 'reading', message: '쓰다가 멈췄어요' },
    { type: 'result.completed' },
  ])
})

test('nothing polls while nobody looks or no network is there, and polling resumes at once', () => {
  const s = openResult()
  for (const [at, answer] of [
    () => {},
    () => s.polls.answer({ kind: 'pending' }),
    () => s.polls.answer(FAILED),
  ].entries()) {
    answer()
    s.attend('attention.lost')
    expect(s.polls.inFlight).toBe(0)
    s.pass(60_000)
    expect(s.polls.count).toBe(at + 1)
    s.attend('attention.returned')
    expect(s.polls.count).toBe(at + 2)
  }
})

test('a reading knows its cards from the first answer on', () => {
  const s = openResult()
  s.write('processing')
  expect(s.context().reading?.cards).toEqual(CARDS)
})

test('a record that cannot be recalled is as none', () => {
  const s = stage({ path: '/result/abc1234' })
  s.calls.recallResult.fail('blocked')
  expect(s.calls.fetchReading.inputs).toEqual([{ resultId: 'abc1234' }])
})

test('a result that was complete before is shown without a call', () => {
  const s = openResult(record(null, false, 'completed', WHOLE))
  s.pass(60_000)
  expect([s.polls.count, s.in('polling'), s.in('outcome')]).toEqual([0, 'done', 'completed'])
})

test('while nothing is there yet tips go round, and they do not beside what is there', () => {
  const s = openResult()
  expect(s.inside('waiting')).toBeDefined()
  s.write('processing', ['past'])
  expect(s.inside('waiting')).toBeUndefined()
  expect(openResult(record(PAST, false, 'processing', ['past'])).inside('waiting')).toBeUndefined()
})

test.each(['a fresh answer', 'a record while every call fails'])('FAILED in %s offers the ways on', (from) => {
  const s = from === 'a fresh answer' ? openResult() : openResult(record(PAST, false, 'failed', ['past']))
  if (from === 'a fresh answer') s.polls.answer(FAILED)
  expect([s.in('outcome'), s.hasWaysOn(), s.step()]).toEqual(['failed', true, 'past'])
  for (let calls = 0; calls < 20; calls++) {
    s.pass(5000)
    s.polls.fail()
  }
  expect([s.in('outcome'), s.hasWaysOn()]).toEqual(['failed', true])
})

test('FAILED is forgotten when the provider writes on', () => {
  const s = openResult(record(PAST, false, 'failed', ['past']))
  s.write('processing', ['past'])
  expect([s.in('outcome'), s.hasWaysOn()]).toEqual(['processing.patient', false])
})

test('다시 시도 submits the own answers again, asks at once, and asks once more when they are accepted', () => {
  const s = openResult()
  s.polls.answer(FAILED)
  s.retry()
  expect([s.polls.count, s.calls.submitAnswers.inputs]).toEqual([2, [{ sessionId: 'abc1234', answers: ANSWERS }]])
  s.polls.answer(FAILED)
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  expect(s.polls.count).toBe(3)
  s.polls.answer(FAILED)
  s.retry()
  expect(s.calls.submitAnswers.count).toBe(2)
})

test('다시 시도 of a submission that pauses hurries it', () => {
  const s = openResult(null, { ...TURNED, acceptedAnswers: null })
  s.calls.submitAnswers.fail()
  s.retry()
  expect(s.calls.submitAnswers.count).toBe(2)
})

test("다시 시도 of somebody else's result submits nothing", () => {
  const s = openResult(null, { ...TURNED, sessionId: 'def5678' })
  s.polls.answer(FAILED)
  s.retry()
  expect([s.polls.count, s.calls.submitAnswers.count]).toEqual([2, 0])
  expect(s.told()).toEqual(['fault:reading', 'result.wanted'])
})

const POLLING: Readonly<Record<string, (s: ReturnType<typeof openResult>) => void>> = {
  asking: () => {},
  waiting: (s) => s.polls.answer({ kind: 'pending' }),
  paused: (s) => s.attend('attention.lost'),
}
test.each(Object.entries(POLLING))('다시 시도 asks at once in polling %s', (polling, arrive) => {
  const s = openResult()
  arrive(s)
  expect(s.in('polling')).toBe(polling)
  const { count } = s.polls
  s.retry()
  expect([s.polls.count, s.polls.inFlight]).toEqual([count + 1, 1])
})

test('다시 시도 asks once while nobody looks, and then nothing does by itself', () => {
  const s = openResult()
  s.attend('attention.lost')
  s.retry()
  s.polls.answer({ kind: 'pending' })
  s.pass(5000)
  expect([s.in('polling'), s.polls.count]).toEqual(['paused', 2])
  s.attend('attention.returned')
  expect(s.polls.count).toBe(3)
})

test('다시 시도 asks also where the provider knew no such reading', async () => {
  let asked = 0
  const actors = {
    recallResult: fromPromise<ResultRecord | null, { resultId: string }>(() => Promise.resolve(null)),
    fetchReading: fromPromise<ReadingAnswer, { resultId: string }>(async () => {
      asked++
      return { kind: 'missing' }
    }),
  }
  const parent = createActor(fromCallback(() => {})).start() as never
  const result = createActor(resultMachine.provide({ actors }), { input: { parent, resultId: 'abc1234' } }).start()
  await waitFor(result, () => stateIn(result, 'read.polling') === 'missing')
  result.send({ type: 'result.retry' })
  await waitFor(result, () => asked === 2)
})

test('answers that are accepted after the reading is complete ask nothing more', () => {
  const s = openResult(null, { ...TURNED, acceptedAnswers: null })
  s.write('completed', WHOLE)
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  expect([s.in('polling'), s.polls.count]).toEqual(['done', 1])
})

/** Every state of a reading that is written, and how it is come to. */
const WRITING: Readonly<Record<string, () => ReturnType<typeof openResult>>> = {
  'nothing yet': () => openResult(),
  'a kept reading': () => openResult(record(PAST, false, 'processing', ['past'])),
  'a reading that has grown': () => {
    const s = openResult()
    s.pass(25_000)
    s.write('processing', ['past'])
    return s
  },
  'a reading that goes on after a failure': () => {
    const s = openResult(record(PAST, false, 'failed', ['past']))
    s.pass(25_000)
    s.write('processing', ['past'])
    return s
  },
}
const ANSWERED: Readonly<Record<string, (s: ReturnType<typeof openResult>) => void>> = {
  'the same': (s) => s.polls.answer({ kind: 'reading', reading: s.context().reading ?? reading('processing') }),
  'not yet': (s) => s.polls.answer({ kind: 'pending' }),
  failures: (s) => s.polls.fail(),
  'no answer at all': () => {},
}
const writings = Object.keys(WRITING).flatMap((state) =>
  Object.keys(ANSWERED).map((answer) => [state, answer] as const),
)

test.each(writings)('with %s, after 20 s of %s, the ways on are offered, and not before', (state, answer) => {
  const s = WRITING[state]!()
  // An empty reading is more than none.
  if (answer === 'the same' && s.context().reading === null) s.write('processing')
  const answerLater = () => s.clock.setTimeout(() => s.polls.inFlight > 0 && ANSWERED[answer]!(s), 1000)
  s.polls.onCall = answerLater
  answerLater()
  for (const _ of ['by itself', 'after a retry']) {
    s.pass(19_999)
    expect(s.hasWaysOn()).toBe(false)
    s.pass(1)
    expect(s.hasWaysOn()).toBe(true)
    s.retry()
  }
})
