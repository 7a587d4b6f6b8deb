import {
  assertEvent,
  assign,
  fromPromise,
  sendTo,
  setup,
  type ActorRef,
  type DoneActorEvent,
  type ErrorActorEvent,
  type Snapshot,
} from 'xstate'
import type { Reading } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'

/** What the shared result tells the visit. */
export type ShareReport = { type: 'share.shown' } | { type: 'share.refused'; message: string }

export interface ShareInput {
  parent: ActorRef<Snapshot<unknown>, ShareReport>
  sessionId: string
}

/** 'refused': an answer of the provider that is no finished reading, with the sentence to show. */
export type SharedAnswer = { kind: 'reading'; reading: Reading } | { kind: 'refused'; message: string }

interface ShareContext extends ShareInput {
  reading: Reading | null
  /** Which of the personalised subtitles is shown, 0 to 4. */
  subtitle: number
  error: string | null
}

type ShareEvent = DoneActorEvent<SharedAnswer, 'fetchShared'> | ErrorActorEvent<unknown, 'fetchShared'>

export const SUBTITLE_COUNT = 5

const opened = ({ input }: { input: ShareInput }): ShareContext => ({
  ...input,
  reading: null,
  subtitle: 0,
  error: null,
})
const sessionIdOf = ({ context }: { context: ShareContext }) => ({ sessionId: context.sessionId })
const parentOf = ({ context }: { context: ShareContext }) => context.parent

/** A reading that somebody shared (specification section 2, /share). */
export const shareMachine = setup({
  types: { context: {} as ShareContext, events: {} as ShareEvent, input: {} as ShareInput },
  actors: { fetchShared: fromPromise<SharedAnswer, { sessionId: string }>(() => notProvided('fetchShared')) },
  guards: {
    isRefused: ({ event }) => event.type === 'xstate.done.actor.fetchShared' && event.output.kind === 'refused',
  },
  actions: {
    keepReading: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchShared')
      return { reading: event.output.kind === 'reading' ? event.output.reading : null }
    }),
    chooseSubtitle: assign({ subtitle: () => Math.floor(Math.random() * SUBTITLE_COUNT) }),
    keepError: assign({ error: ({ event }) => faultOf(event) }),
    reportShown: sendTo(parentOf, { type: 'share.shown' }),
    reportRefused: sendTo(parentOf, ({ event }) => ({ type: 'share.refused', message: faultOf(event) })),
  },
}).createMachine({
  id: 'share',
  context: opened,
  initial: 'loading',
  states: {
    loading: {
      description: 'The shared reading is on its way.',
      invoke: {
        id: 'fetchShared',
        src: 'fetchShared',
        input: sessionIdOf,
        onDone: [
          { guard: 'isRefused', target: 'refused', actions: ['keepError', 'reportRefused'] },
          { target: 'shown', actions: ['keepReading', 'chooseSubtitle', 'reportShown'] },
        ],
        onError: { target: 'refused', actions: ['keepError', 'reportRefused'] },
      },
    },
    shown: {
      description: 'A finished reading is shown.',
    },
    refused: {
      description: 'There is nothing to show: not finished, not found, or not reached.',
    },
  },
})
