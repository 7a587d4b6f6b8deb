/** A world that answers by itself: in one way once, then in another, and in the last one for ever. */
import fc from 'fast-check'
import type { Reading } from '../../machines/rules/domain.ts'
import { forgetAllReadings, recallReadings } from '../../src/effects/pastReadings.ts'
import { forgetRecord, recallRecord } from '../../src/effects/recall.ts'
import type { Storages } from '../../src/effects/storage.ts'
import type { SteeredClock } from '../../src/dev/steeredClock.ts'
import type { Ends } from './calls.ts'
import { CALLS, CARDS, reading, WHOLE, type CallName, type Table } from './stage.ts'

/** The how-manieth call of its kind it is, what it asks for, and what the browser keeps. */
type Say = (count: number, input: { resultId: string; sessionId: string }, storages: Storages) => unknown

const written =
  (status: Reading['status'], sections: (count: number) => number): Say =>
  (count, input) => ({
    kind: 'reading',
    reading: { ...reading(status, WHOLE.slice(0, sections(count))), sessionId: input.resultId ?? input.sessionId },
  })
const always =
  (output: unknown): Say =>
  () =>
    output
const [LOST, NONSENSE] = [always({ kind: 'missing' }), always({ kind: 'nonsense' })]
const refusedFor = (reason: string) => always({ kind: 'refused', reason, message: 'HTTP 404' })

/** What each call may be answered, the usual answer first. */
const ANSWERS: Readonly<Record<CallName, Readonly<Record<string, Say>>>> = {
  loadCatalog: { succeed: always({ readers: [], categories: [], isReadByModel: false }) },
  inventNickname: { succeed: always('포근한라떼7') },
  createSession: { succeed: (count) => ({ sessionId: `session${count}` }) },
  fetchCards: { succeed: always({ kind: 'cards', cards: CARDS }), lost: LOST, nonsense: NONSENSE },
  submitAnswers: {
    succeed: always({ kind: 'accepted' }),
    refuse: always({ kind: 'refused', message: '질문을 바꿔 주세요' }),
    taken: always({ kind: 'taken' }),
    lost: LOST,
    nonsense: NONSENSE,
  },
  loadCharts: { succeed: always(undefined) },
  recallResult: { succeed: (_, { resultId }, storages) => recallRecord(storages, resultId), forgotten: always(null) },
  fetchReading: {
    succeed: (...asked) => written(asked[0] > 6 ? 'completed' : 'processing', (count) => count - 1)(...asked),
    completed: written('completed', () => 5),
    stall: written('processing', () => 2),
    refuse: written('failed', () => 1),
    pending: always({ kind: 'pending' }),
    hidden: always({ kind: 'hidden' }),
    deleted: always({ kind: 'deleted' }),
    lost: LOST,
    nonsense: NONSENSE,
  },
  recallOwnership: { succeed: always(true), foreign: always(false) },
  hideReading: { succeed: always(undefined) },
  showReading: { succeed: always(undefined) },
  deleteReading: { succeed: always('now'), deferred: always('later') },
  fetchPicture: { succeed: always({ name: '타로 한 잔.jpg', type: 'image/jpeg', size: 1 }), none: always(null) },
  openShareSheet: { succeed: always('shared'), dismissed: always('dismissed'), unsupported: always('unsupported') },
  copyLink: { succeed: always(undefined) },
  saveImage: { succeed: always(undefined) },
  fetchShared: {
    succeed: written('completed', () => 5),
    lost: refusedFor('missing'),
    refuse: refusedFor('unfinished'),
    hidden: refusedFor('hidden'),
    deleted: refusedFor('deleted'),
    nonsense: NONSENSE,
  },
  recallReadings: { succeed: (_, __, storages) => recallReadings(storages) },
  forgetReading: { succeed: (_, { resultId }, storages) => forgetRecord(storages, resultId) },
  forgetAllReadings: { succeed: (_, __, storages) => forgetAllReadings(storages) },
  pickSubtitle: { succeed: always(3), nonsense: always(undefined) },
  findVoice: { succeed: always(undefined) },
  speak: { succeed: always(undefined) },
}

/** One behaviour after another, the last one for ever; and how many milliseconds an answer takes. */
interface Habit {
  behaviours: readonly string[]
  latency: number
}
export type Habits = Readonly<Record<CallName, Habit>>

const behaviour = (name: CallName) =>
  fc.oneof(fc.constant('succeed'), fc.constantFrom(...Object.keys(ANSWERS[name]), 'fail', 'silence'))
/** Every provider there may be. */
export const providers: fc.Arbitrary<Habits> = fc
  .tuple(
    ...CALLS.map((name) =>
      fc.record({
        behaviours: fc.array(behaviour(name), { minLength: 1, maxLength: 3 }),
        latency: fc.constantFrom(1, 200, 3000),
      }),
    ),
  )
  .map((habits) => Object.fromEntries(habits.map((habit, at) => [CALLS[at], habit])) as unknown as Habits)

/** Lets every call be answered as its habit is. Silence ends with the deadline of the call. */
export const answering = (habits: Habits, storages: Storages) => (calls: Table, clock: SteeredClock) => {
  for (const name of CALLS) {
    const { behaviours, latency } = habits[name]
    const call = calls[name]
    call.onCall = (ends: Ends<never>) => {
      const { count } = call
      const chosen = behaviours[Math.min(count, behaviours.length) - 1]!
      if (chosen === 'silence') return
      const input = call.inputs.at(-1) as Parameters<Say>[1]
      clock.setTimeout(
        () => (chosen === 'fail' ? ends.fail() : ends.answer(ANSWERS[name][chosen]!(count, input, storages) as never)),
        latency,
      )
    }
  }
}
