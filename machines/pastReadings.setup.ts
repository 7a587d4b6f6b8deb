/** What the chart of the readings of before is made of, by the names that it says. */
import {
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type ActorRef,
  type DoneActorEvent,
  type ErrorActorEvent,
  type Snapshot,
} from 'xstate'
import type { Deletion, OwningReport } from './owning.machine.ts'
import type { PastReading } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'

export type PastReadingsCommand =
  /** 공유 숨기기 and 다시 보이기, on a reading that is this device's. */
  | { type: 'readings.hide'; resultId: string }
  | { type: 'readings.show'; resultId: string }
  /** 지우기 on one reading. */
  | { type: 'readings.forget'; resultId: string }
  /** 모두 지우기: asks once more, and then does it. */
  | { type: 'readings.forgetAll' }
  /** On second thoughts, not. */
  | { type: 'readings.keep' }

/** What the watcher of the device tells: whether there are readings of before. */
export type ReadingsReport = { type: 'readings.found' } | { type: 'readings.gone' }
/** What the watcher is asked: to look again. */
export type ReadingsSignal = { type: 'readings.look' }

/** What the list tells the visit. */
export type PastReadingsReport =
  /** The readings could not be watched or read. */
  | { type: 'pastReadings.failed'; message: string }
  /** All of them are deleted. */
  | { type: 'pastReadings.cleared' }
  | OwningReport

export interface PastReadingsInput {
  parent: ActorRef<Snapshot<unknown>, PastReadingsReport>
}

interface PastReadingsContext extends PastReadingsInput {
  /** The newest first. */
  readings: readonly PastReading[]
  /** The reading with which something is done. */
  resultId: string
}

export type PastReadingsEvent =
  | PastReadingsCommand
  | ReadingsReport
  | DoneActorEvent<readonly PastReading[], 'recallReadings'>
  | DoneActorEvent<Deletion, 'deleteReading'>
  | ErrorActorEvent<unknown, string>

export const listInput = ({ input }: { input: PastReadingsInput }): PastReadingsContext => ({
  ...input,
  readings: [],
  resultId: '',
})
export const resultIdOf = ({ context: { resultId } }: { context: PastReadingsContext }) => ({ resultId })
const parentOf = ({ context }: { context: PastReadingsContext }) => context.parent
const listOf = (event: PastReadingsEvent) => (event.type === 'xstate.done.actor.recallReadings' ? event.output : [])

/** The parts of the chart; `pastReadings.machine.ts` puts them together. */
export const past = setup({
  types: {
    context: {} as PastReadingsContext,
    events: {} as PastReadingsEvent,
    input: {} as PastReadingsInput,
    tags: {} as 'busy',
    children: {} as {
      watchReadings: 'watchReadings'
      recallReadings: 'recallReadings'
      hideReading: 'hideReading'
      showReading: 'showReading'
      deleteReading: 'deleteReading'
      forgetReading: 'forgetReading'
      forgetAllReadings: 'forgetAllReadings'
    },
  },
  actors: {
    watchReadings: fromCallback<ReadingsSignal>(() => {}),
    recallReadings: fromPromise<readonly PastReading[]>(() => notProvided('recallReadings')),
    hideReading: fromPromise<void, { resultId: string }>(() => notProvided('hideReading')),
    showReading: fromPromise<void, { resultId: string }>(() => notProvided('showReading')),
    deleteReading: fromPromise<Deletion, { resultId: string }>(() => notProvided('deleteReading')),
    forgetReading: fromPromise<void, { resultId: string }>(() => notProvided('forgetReading')),
    forgetAllReadings: fromPromise<void>(() => notProvided('forgetAllReadings')),
  },
  guards: {
    isEmpty: ({ event }) => listOf(event).length === 0,
    isOwned: ({ context: { readings }, event }) =>
      'resultId' in event && readings.some(({ resultId, isOwned }) => resultId === event.resultId && isOwned),
  },
  actions: {
    keepReadings: assign(({ event }) => ({ readings: listOf(event) })),
    keepResultId: assign(({ event }) => ('resultId' in event ? { resultId: event.resultId } : {})),
    reportFailed: sendTo(parentOf, ({ event }) => ({ type: 'pastReadings.failed', message: faultOf(event) })),
    reportCleared: sendTo(parentOf, { type: 'pastReadings.cleared' }),
    reportChanged: sendTo(parentOf, (_, params: { isHidden: boolean }) => ({ type: 'owning.changed', ...params })),
    reportDeleted: sendTo(parentOf, ({ context: { resultId }, event }) => ({
      type: 'owning.deleted',
      deletion: event.type === 'xstate.done.actor.deleteReading' ? event.output : 'now',
      resultId,
    })),
    reportRefused: sendTo(parentOf, ({ event }, params: { report: 'owning.failed' | 'owning.deletionFailed' }) => ({
      type: params.report,
      message: faultOf(event),
    })),
  },
})
