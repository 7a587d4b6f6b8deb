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
import type { Answers } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { backOff } from './rules/timing.ts'

/** What the submission tells the visit. */
export type SubmissionReport = { type: 'submission.failed'; message: string }

export interface SubmissionInput {
  parent: ActorRef<Snapshot<unknown>, SubmissionReport>
  sessionId: string
  answers: Answers
}

/**
 * 'refused': a 4xx that no trying again can mend, with the provider's sentence. 'taken': the session has other answers.
 * 'missing': the provider knows no such session.
 */
export type SubmitAnswer =
  { kind: 'accepted' } | { kind: 'refused'; message: string } | { kind: 'taken' } | { kind: 'missing' }

interface SubmissionContext extends SubmissionInput {
  /** In a row, for the pause. */
  failures: number
  answer: SubmitAnswer
}

const begun = ({ input }: { input: SubmissionInput }): SubmissionContext => ({
  ...input,
  failures: 0,
  answer: { kind: 'missing' },
})
const submissionOf = ({ context: { sessionId, answers } }: { context: SubmissionContext }) => ({ sessionId, answers })

const answerOf = ({ context: { answer } }: { context: SubmissionContext }) => answer

/** The answers on their way to the provider, tried until it has them or refuses them (specification section 7). */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    events: {} as
      | { type: 'submission.hurry' }
      | DoneActorEvent<SubmitAnswer, 'submitAnswers'>
      | ErrorActorEvent<unknown, 'submitAnswers'>,
    input: {} as SubmissionInput,
    output: {} as SubmitAnswer,
  },
  actors: {
    submitAnswers: fromPromise<SubmitAnswer, { sessionId: string; answers: Answers }>(() =>
      notProvided('submitAnswers'),
    ),
  },
  delays: { submitBackOff: ({ context }) => backOff(context.failures) },
  actions: {
    keepAnswer: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.submitAnswers')
      return { answer: event.output }
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ event }) => ({ type: 'submission.failed', message: faultOf(event) }),
    ),
  },
}).createMachine({
  id: 'submission',
  context: begun,
  initial: 'submitting',
  states: {
    submitting: {
      description: 'The answers are on their way.',
      invoke: {
        id: 'submitAnswers',
        src: 'submitAnswers',
        input: submissionOf,
        onDone: { target: 'answered', actions: 'keepAnswer' },
        onError: { target: 'pausing', actions: ['countFailure', 'reportFailed'] },
      },
    },
    pausing: {
      description: 'A pause before the next try; whoever waits for the reading asks again at once.',
      after: { submitBackOff: 'submitting' },
      on: { 'submission.hurry': 'submitting' },
    },
    answered: { description: 'Accepted, or told why not.', type: 'final' },
  },
  output: answerOf,
})
