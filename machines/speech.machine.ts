import { fromPromise, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'
import { notProvided } from './rules/fault.ts'

export type SpeechCommand =
  /** 들려주기, with the words that stand on the screen. */
  | { type: 'speech.start'; text: string }
  /** 그만 듣기. */
  | { type: 'speech.stop' }

/** What the speech tells who invoked it: never what is said. */
export type SpeechReport = { type: 'speech.started' }

export interface SpeechInput {
  parent: ActorRef<Snapshot<unknown>, SpeechReport>
}

const opened = ({ input }: { input: SpeechInput }): SpeechInput => input
const textOf = ({ event }: { event: SpeechCommand }) => ({ text: event.type === 'speech.start' ? event.text : '' })

/** Reading aloud: offered where the browser has a Korean voice, until all is said or the listener has heard enough. */
export const speechMachine = setup({
  types: {
    context: {} as SpeechInput,
    events: {} as SpeechCommand,
    input: {} as SpeechInput,
    tags: {} as 'offered' | 'speaking',
  },
  actors: {
    /** Kept once there is a Korean voice: voices load late, and where there is none it is never kept. */
    findVoice: fromPromise<void>(() => notProvided('findVoice')),
    /** Kept when all is said, or nobody is there any more to hear it. */
    speak: fromPromise<void, { text: string }>(() => notProvided('speak')),
  },
  guards: { hasWords: ({ event }) => textOf({ event }).text.trim() !== '' },
  actions: { reportStarted: sendTo(({ context }) => context.parent, { type: 'speech.started' }) },
}).createMachine({
  id: 'speech',
  context: opened,
  initial: 'seeking',
  states: {
    seeking: {
      description: 'No Korean voice is known of, and none is offered.',
      invoke: { id: 'findVoice', src: 'findVoice', onDone: 'silent', onError: 'mute' },
    },
    mute: { description: 'This browser does not say which voices it has: it has none.' },
    silent: {
      description: 'There is a voice, and it is not asked for.',
      tags: 'offered',
      on: { 'speech.start': { guard: 'hasWords', target: 'speaking' } },
    },
    speaking: {
      description: 'The words are read aloud.',
      tags: ['offered', 'speaking'],
      entry: 'reportStarted',
      invoke: { id: 'speak', src: 'speak', input: textOf, onDone: 'silent', onError: 'silent' },
      on: { 'speech.stop': 'silent' },
    },
  },
})
