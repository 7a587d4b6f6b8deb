import { assertEvent, assign, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { faultOf, notProvided } from './rules/fault.ts'

export interface SeatInput {
  /** Cleaned; empty when one is to be made up. */
  nickname: string
}

export type SeatOutput = { kind: 'seated'; sessionId: string; nickname: string } | { kind: 'failed'; message: string }

interface SeatContext extends SeatInput {
  outcome: SeatOutput
}

type SeatEvent =
  | DoneActorEvent<string, 'inventNickname'>
  | DoneActorEvent<{ sessionId: string }, 'createSession'>
  | ErrorActorEvent<unknown, 'createSession'>

const asked = ({ input }: { input: SeatInput }): SeatContext => ({ ...input, outcome: { kind: 'failed', message: '' } })
const nicknameOf = ({ context: { nickname } }: { context: SeatContext }) => ({ nickname })
const outcomeOf = ({ context: { outcome } }: { context: SeatContext }) => outcome

/** A seat for a visitor: a nickname, made up when none is given, and a session with it (specification section 2, page 1). */
export const seatMachine = setup({
  types: {
    context: {} as SeatContext,
    events: {} as SeatEvent,
    input: {} as SeatInput,
    output: {} as SeatOutput,
  },
  actors: {
    inventNickname: fromPromise<string>(() => notProvided('inventNickname')),
    createSession: fromPromise<{ sessionId: string }, { nickname: string }>(() => notProvided('createSession')),
  },
  guards: { isNameless: ({ context }) => context.nickname === '' },
  actions: {
    takeNickname: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.inventNickname')
      return { nickname: event.output }
    }),
    takeSeat: assign(({ context: { nickname }, event }) => {
      assertEvent(event, 'xstate.done.actor.createSession')
      return { outcome: { kind: 'seated' as const, sessionId: event.output.sessionId, nickname } }
    }),
    fail: assign(({ event }) => ({ outcome: { kind: 'failed' as const, message: faultOf(event) } })),
  },
}).createMachine({
  id: 'seat',
  context: asked,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'With a nickname, or without one.',
      always: [{ guard: 'isNameless', target: 'naming' }, { target: 'creating' }],
    },
    naming: {
      description: 'A nickname is made up.',
      invoke: {
        id: 'inventNickname',
        src: 'inventNickname',
        onDone: { target: 'creating', actions: 'takeNickname' },
        onError: { target: 'ended', actions: 'fail' },
      },
    },
    creating: {
      description: 'The provider is asked for a session.',
      invoke: {
        id: 'createSession',
        src: 'createSession',
        input: nicknameOf,
        onDone: { target: 'ended', actions: 'takeSeat' },
        onError: { target: 'ended', actions: 'fail' },
      },
    },
    ended: { description: 'Seated, or told why not.', type: 'final' },
  },
  output: outcomeOf,
})
