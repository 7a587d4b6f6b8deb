import { assign, fromPromise, sendTo, setup, type ActorRef, type DoneActorEvent, type Snapshot } from 'xstate'
import type { Reading } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { speechMachine, type SpeechReport } from './speech.machine.ts'

/** What the shared reading tells the visit. */
export type SharedReadingReport =
  | { type: 'sharedReading.shown' }
  | { type: 'sharedReading.refused'; reason: SharedRefusal; message: string }
  | { type: 'sharedReading.voiceFailed'; message: string }

export interface SharedReadingInput {
  parent: ActorRef<Snapshot<unknown>, SharedReadingReport>
  sessionId: string
}

/**
 * Why there is nothing to show: no such reading, covered or deleted by its owner, not finished yet, no network, or a
 * fault of the provider's.
 */
export type SharedRefusal = 'missing' | 'hidden' | 'deleted' | 'unfinished' | 'unreachable' | 'troubled'

/** A refusal carries a sentence for developers; the visitor's follows from the reason. */
export type SharedAnswer =
  { kind: 'reading'; reading: Reading } | { kind: 'refused'; reason: SharedRefusal; message: string }

interface SharedReadingContext extends SharedReadingInput {
  reading: Reading | null
  /** Which of the personalised subtitles is shown, 0 to 4. */
  subtitle: number
  /** What developers may want to know about a refusal. */
  message: string
}

type SharedReadingEvent =
  | { type: 'sharedReading.retry' }
  | SpeechReport
  | DoneActorEvent<SharedAnswer, 'fetchShared'>
  | DoneActorEvent<number, 'pickSubtitle'>

export const SUBTITLE_COUNT = 5

const opened = ({ input }: { input: SharedReadingInput }): SharedReadingContext => ({
  ...input,
  reading: null,
  subtitle: 0,
  message: '',
})
const sessionIdOf = ({ context: { sessionId } }: { context: SharedReadingContext }) => ({ sessionId })
const speechInput = ({ self }: { self: ActorRef<Snapshot<unknown>, SharedReadingEvent> }) => ({ parent: self })
const parentOf = ({ context }: { context: SharedReadingContext }) => context.parent
const refusalOf = (event: SharedReadingEvent) =>
  event.type === 'xstate.done.actor.fetchShared' && event.output.kind === 'refused' ? event.output : null

/** A reading that somebody shared (specification section 2, /share). */
export const sharedReadingMachine = setup({
  types: {
    context: {} as SharedReadingContext,
    events: {} as SharedReadingEvent,
    input: {} as SharedReadingInput,
    tags: {} as SharedRefusal,
    children: {} as { fetchShared: 'fetchShared'; pickSubtitle: 'pickSubtitle'; speech: 'speech' },
  },
  actors: {
    fetchShared: fromPromise<SharedAnswer, { sessionId: string }>(() => notProvided('fetchShared')),
    pickSubtitle: fromPromise<number>(() => notProvided('pickSubtitle')),
    speech: speechMachine,
  },
  guards: {
    isRefused: ({ event }, params: { reason: SharedRefusal }) => refusalOf(event)?.reason === params.reason,
  },
  actions: {
    keepReading: assign(({ event }) =>
      event.type === 'xstate.done.actor.fetchShared' && event.output.kind === 'reading'
        ? { reading: event.output.reading }
        : {},
    ),
    keepSubtitle: assign(({ event }) =>
      event.type === 'xstate.done.actor.pickSubtitle' ? { subtitle: event.output } : {},
    ),
    keepMessage: assign({ message: ({ event }) => refusalOf(event)?.message ?? faultOf(event) }),
    reportShown: sendTo(parentOf, { type: 'sharedReading.shown' }),
    reportVoiceFailed: sendTo(parentOf, ({ event }) => ({
      type: 'sharedReading.voiceFailed',
      message: faultOf(event),
    })),
    reportRefused: sendTo(parentOf, ({ context: { message } }, params: { reason: SharedRefusal }) => ({
      type: 'sharedReading.refused',
      message,
      ...params,
    })),
  },
}).createMachine({
  id: 'sharedReading',
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
          {
            guard: { type: 'isRefused', params: { reason: 'missing' } },
            target: 'refused.missing',
            actions: 'keepMessage',
          },
          {
            guard: { type: 'isRefused', params: { reason: 'hidden' } },
            target: 'refused.hidden',
            actions: 'keepMessage',
          },
          {
            guard: { type: 'isRefused', params: { reason: 'deleted' } },
            target: 'refused.deleted',
            actions: 'keepMessage',
          },
          {
            guard: { type: 'isRefused', params: { reason: 'unfinished' } },
            target: 'refused.unfinished',
            actions: 'keepMessage',
          },
          {
            guard: { type: 'isRefused', params: { reason: 'unreachable' } },
            target: 'refused.unreachable',
            actions: 'keepMessage',
          },
          {
            guard: { type: 'isRefused', params: { reason: 'troubled' } },
            target: 'refused.troubled',
            actions: 'keepMessage',
          },
          { target: 'naming', actions: 'keepReading' },
        ],
        onError: { target: 'refused.troubled', actions: 'keepMessage' },
      },
    },
    naming: {
      description: 'One of the subtitles is picked by chance.',
      invoke: {
        id: 'pickSubtitle',
        src: 'pickSubtitle',
        onDone: { target: 'shown', actions: 'keepSubtitle' },
        onError: 'shown',
      },
    },
    shown: {
      description: 'A finished reading is shown, and read aloud to who wants to listen.',
      entry: 'reportShown',
      invoke: { id: 'speech', src: 'speech', input: speechInput, onError: { actions: 'reportVoiceFailed' } },
    },
    refused: {
      description: 'There is nothing to show.',
      on: { 'sharedReading.retry': 'loading' },
      initial: 'troubled',
      states: {
        missing: {
          description: 'The provider knows no such reading, and trying again cannot help.',
          tags: 'missing',
          entry: { type: 'reportRefused', params: { reason: 'missing' } },
          on: { 'sharedReading.retry': {} },
        },
        hidden: {
          description: 'Its owner has covered it, and may show it again.',
          tags: 'hidden',
          entry: { type: 'reportRefused', params: { reason: 'hidden' } },
        },
        deleted: {
          description: 'Its owner has deleted it, for ever.',
          tags: 'deleted',
          entry: { type: 'reportRefused', params: { reason: 'deleted' } },
          on: { 'sharedReading.retry': {} },
        },
        unfinished: {
          description: 'It is still written.',
          tags: 'unfinished',
          entry: { type: 'reportRefused', params: { reason: 'unfinished' } },
        },
        unreachable: {
          description: 'There is no network.',
          tags: 'unreachable',
          entry: { type: 'reportRefused', params: { reason: 'unreachable' } },
        },
        troubled: {
          description: 'Something is wrong with the provider.',
          tags: 'troubled',
          entry: { type: 'reportRefused', params: { reason: 'troubled' } },
        },
      },
    },
  },
})
