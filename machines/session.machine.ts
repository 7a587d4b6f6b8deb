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
import type { Answers, DrawnCard } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { backOff } from './rules/timing.ts'

/** What the visit asks of the session. */
export type SessionCommand =
  | { type: 'session.create'; nickname: string }
  | { type: 'session.submit'; answers: Answers }
  | { type: 'session.drawCards' }
  | { type: 'session.clear' }

/** What the session tells the visit. */
export type SessionReport =
  | { type: 'session.created'; sessionId: string; nickname: string }
  | { type: 'session.failed'; message: string }
  | { type: 'session.cardsDrawn'; cards: readonly DrawnCard[] }
  | { type: 'session.cardsFailed'; message: string }
  | { type: 'session.submitFailed'; message: string }
  | { type: 'session.submitted' }
  | { type: 'session.lost' }

export interface SessionInput {
  parent: ActorRef<Snapshot<unknown>, SessionReport>
  /** What an earlier page load left behind. */
  sessionId: string | null
  hasCards: boolean
  /** What the session was submitted with; whether the provider has it is not known any more. */
  answers: Answers | null
}

/** Expected answers are values; everything else is thrown. 'missing': the provider knows no such session. */
export type CardsAnswer = { kind: 'cards'; cards: readonly DrawnCard[] } | { kind: 'missing' }
/** 'refused': a 4xx that no trying again can mend. A 409 ("already submitted") is accepted. */
export type SubmitAnswer = { kind: 'accepted' } | { kind: 'refused'; message: string } | { kind: 'missing' }

type SessionContext = SessionInput & {
  nickname: string
  /** Failures in a row, for the back-off of each call. */
  cardsFailures: number
  submitFailures: number
}

type SessionEvent =
  | SessionCommand
  | DoneActorEvent<{ sessionId: string }, 'createSession'>
  | ErrorActorEvent<unknown, 'createSession'>
  | DoneActorEvent<CardsAnswer, 'fetchCards'>
  | ErrorActorEvent<unknown, 'fetchCards'>
  | DoneActorEvent<SubmitAnswer, 'submitAnswers'>
  | ErrorActorEvent<unknown, 'submitAnswers'>

const blank = { hasCards: false, answers: null, cardsFailures: 0, submitFailures: 0 } as const
const restored = ({ input }: { input: SessionInput }): SessionContext => ({ nickname: '', ...blank, ...input })
const nicknameOf = ({ context }: { context: SessionContext }) => ({ nickname: context.nickname })
const sessionIdOf = ({ context }: { context: SessionContext }) => ({ sessionId: context.sessionId ?? '' })
const submissionOf = ({ context }: { context: SessionContext }) => ({
  sessionId: context.sessionId ?? '',
  answers: context.answers!,
})
const parentOf = ({ context }: { context: SessionContext }) => context.parent

/** A session with the provider: creation, then its cards beside its submission (specification section 7, sequencing). */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, input: {} as SessionInput },
  actors: {
    createSession: fromPromise<{ sessionId: string }, { nickname: string }>(() => notProvided('createSession')),
    fetchCards: fromPromise<CardsAnswer, { sessionId: string }>(() => notProvided('fetchCards')),
    submitAnswers: fromPromise<SubmitAnswer, { sessionId: string; answers: Answers }>(() =>
      notProvided('submitAnswers'),
    ),
  },
  guards: {
    hasSession: ({ context }) => context.sessionId !== null,
    hasCards: ({ context }) => context.hasCards,
    hasAnswers: ({ context }) => context.answers !== null,
    isMissing: ({ event }) => 'output' in event && 'kind' in event.output && event.output.kind === 'missing',
    isRefused: ({ event }) => 'output' in event && 'kind' in event.output && event.output.kind === 'refused',
  },
  delays: {
    cardsBackOff: ({ context }) => backOff(context.cardsFailures),
    submitBackOff: ({ context }) => backOff(context.submitFailures),
  },
  actions: {
    keepNickname: assign(({ event }) => {
      assertEvent(event, 'session.create')
      return { nickname: event.nickname }
    }),
    keepAnswers: assign(({ event }) => {
      assertEvent(event, 'session.submit')
      return { answers: event.answers }
    }),
    keepSession: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.createSession')
      return { ...blank, sessionId: event.output.sessionId }
    }),
    forgetSession: assign({ ...blank, sessionId: null }),
    keepCards: assign({ hasCards: true, cardsFailures: 0 }),
    countCardsFailure: assign({ cardsFailures: ({ context }) => context.cardsFailures + 1 }),
    countSubmitFailure: assign({ submitFailures: ({ context }) => context.submitFailures + 1 }),
    reportCreated: sendTo(parentOf, ({ context }) => ({
      type: 'session.created',
      sessionId: context.sessionId ?? '',
      nickname: context.nickname,
    })),
    reportCreationFailed: sendTo(parentOf, ({ event }) => ({ type: 'session.failed', message: faultOf(event) })),
    reportCards: sendTo(parentOf, ({ event }) => {
      assertEvent(event, 'xstate.done.actor.fetchCards')
      return { type: 'session.cardsDrawn', cards: event.output.kind === 'cards' ? event.output.cards : [] }
    }),
    reportCardsFailed: sendTo(parentOf, ({ event }) => ({ type: 'session.cardsFailed', message: faultOf(event) })),
    reportSubmitted: sendTo(parentOf, { type: 'session.submitted' }),
    reportSubmitFailed: sendTo(parentOf, ({ event }) => ({ type: 'session.submitFailed', message: faultOf(event) })),
    reportLost: sendTo(parentOf, { type: 'session.lost' }),
  },
}).createMachine({
  id: 'session',
  context: restored,
  initial: 'restoring',
  on: {
    'session.create': {
      target: '.creating',
      actions: 'keepNickname',
    },
    'session.clear': { target: '.none', actions: 'forgetSession' },
  },
  states: {
    restoring: {
      description: 'A session of an earlier page load, or none.',
      always: [{ guard: 'hasSession', target: 'open' }, { target: 'none' }],
    },
    none: {
      description: 'The provider knows nothing of this visit yet.',
    },
    creating: {
      description: 'The provider is asked for a session. One under way is replaced by a newer request.',
      invoke: {
        id: 'createSession',
        src: 'createSession',
        input: nicknameOf,
        onDone: { target: 'open', actions: ['keepSession', 'reportCreated'] },
        onError: { target: 'restoring', actions: 'reportCreationFailed' },
      },
    },
    open: {
      description: 'The session exists; its cards and its submission go their own ways.',
      type: 'parallel',
      states: {
        cards: {
          description: 'The three cards that the provider drew for this session.',
          initial: 'restoring',
          states: {
            restoring: {
              description: 'Cards of an earlier page load are not fetched again.',
              always: [{ guard: 'hasCards', target: 'drawn' }, { target: 'drawing' }],
            },
            drawing: {
              description: 'The cards are on their way.',
              invoke: {
                id: 'fetchCards',
                src: 'fetchCards',
                input: sessionIdOf,
                onDone: [
                  { guard: 'isMissing', target: '#session.lost' },
                  { target: 'drawn', actions: ['keepCards', 'reportCards'] },
                ],
                onError: { target: 'undrawn', actions: ['countCardsFailure', 'reportCardsFailed'] },
              },
            },
            undrawn: {
              description:
                'The cards could not be fetched; tried again after a pause, or at once when they are needed.',
              after: { cardsBackOff: 'drawing' },
              on: { 'session.drawCards': 'drawing' },
            },
            drawn: {
              description: 'The cards are known and never change.',
            },
          },
        },
        submission: {
          description: 'The answers are submitted once; a failure is quiet and tried again.',
          initial: 'restoring',
          states: {
            restoring: {
              description:
                'Answers of an earlier page load are submitted again: accepted once more, or for the first time.',
              always: [{ guard: 'hasAnswers', target: 'submitting' }, { target: 'unsubmitted' }],
            },
            unsubmitted: {
              description: 'There is nothing to submit yet.',
              on: {
                'session.submit': { target: 'submitting', actions: 'keepAnswers' },
              },
            },
            submitting: {
              description: 'The answers are on their way.',
              invoke: {
                id: 'submitAnswers',
                src: 'submitAnswers',
                input: submissionOf,
                onDone: [
                  { guard: 'isMissing', target: '#session.lost' },
                  { guard: 'isRefused', target: 'refused', actions: 'reportSubmitFailed' },
                  { target: 'submitted', actions: 'reportSubmitted' },
                ],
                onError: { target: 'retrying', actions: ['countSubmitFailure', 'reportSubmitFailed'] },
              },
            },
            retrying: {
              description: 'A pause before the next try; the card-draw page asks again at once.',
              after: { submitBackOff: 'submitting' },
              on: { 'session.submit': 'submitting' },
            },
            submitted: {
              description: 'The provider has the answers. Nothing can submit them twice.',
            },
            refused: {
              description: 'The provider refused the answers for good.',
            },
          },
        },
      },
    },
    lost: {
      description: 'The provider knows no such session any more; only a new one helps.',
      entry: ['reportLost', 'forgetSession'],
    },
  },
})
