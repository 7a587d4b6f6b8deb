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
import type { DrawnCard } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { backOff } from './rules/timing.ts'

/** What the fetching of the cards tells the visit. */
export type CardsReport = { type: 'cards.failed'; message: string }

export interface CardsInput {
  parent: ActorRef<Snapshot<unknown>, CardsReport>
  sessionId: string
}

/** Expected answers are values; everything else is thrown. 'missing': the provider knows no such session. */
export type CardsAnswer = { kind: 'cards'; cards: readonly DrawnCard[] } | { kind: 'missing' }

interface CardsContext extends CardsInput {
  /** In a row, for the pause. */
  failures: number
  answer: CardsAnswer
}

const begun = ({ input }: { input: CardsInput }): CardsContext => ({
  ...input,
  failures: 0,
  answer: { kind: 'missing' },
})
const sessionIdOf = ({ context: { sessionId } }: { context: CardsContext }) => ({ sessionId })

const answerOf = ({ context: { answer } }: { context: CardsContext }) => answer

/** The three cards that the provider drew for a session, fetched until they are here (specification section 7). */
export const cardsMachine = setup({
  types: {
    context: {} as CardsContext,
    events: {} as
      { type: 'cards.hurry' } | DoneActorEvent<CardsAnswer, 'fetchCards'> | ErrorActorEvent<unknown, 'fetchCards'>,
    input: {} as CardsInput,
    output: {} as CardsAnswer,
  },
  actors: { fetchCards: fromPromise<CardsAnswer, { sessionId: string }>(() => notProvided('fetchCards')) },
  delays: { cardsBackOff: ({ context }) => backOff(context.failures) },
  actions: {
    keepAnswer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchCards')
      return { answer: event.output }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ event }) => ({ type: 'cards.failed', message: faultOf(event) }),
    ),
  },
}).createMachine({
  id: 'cards',
  context: begun,
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The cards are on their way.',
      invoke: {
        id: 'fetchCards',
        src: 'fetchCards',
        input: sessionIdOf,
        onDone: { target: 'answered', actions: 'keepAnswer' },
        onError: { target: 'pausing', actions: ['countFailure', 'reportFailed'] },
      },
    },
    pausing: {
      description: 'They did not come; tried again after a pause, or at once when somebody waits for them.',
      after: { cardsBackOff: 'fetching' },
      on: { 'cards.hurry': 'fetching' },
    },
    answered: { description: 'The cards are here, or the provider knows no such session.', type: 'final' },
  },
  output: answerOf,
})
