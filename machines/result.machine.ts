import { assertEvent, assign, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import { luckyCardMachine } from './luckyCard.machine.ts'
import type {
  AttentionEvent,
  ReadingAnswer,
  ResultContext,
  ResultEvent,
  ResultInput,
  ResultRecord,
  Told,
} from './result.types.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { isStepAvailable, mayAdvanceTo } from './rules/steps.ts'
import { POLLING_INTERVAL, STEP_TRANSITION } from './rules/timing.ts'
import { sharingMachine, type SharingReport } from './sharing.machine.ts'

const opened = ({ input }: { input: ResultInput }): ResultContext => ({
  ...input,
  reading: null,
  restoredStep: 'past',
  luckyTurned: false,
  failure: null,
  direction: 'forward',
})
const resultIdOf = ({ context }: { context: ResultContext }) => ({ resultId: context.resultId })
const luckyInput = ({ context, self }: Told) => ({
  parent: self,
  card: context.reading?.luckyCard ?? null,
  turned: context.luckyTurned,
})
const sharingInput = ({ context, self }: Told) => ({ parent: self, resultId: context.resultId })
const parentOf = ({ context }: { context: ResultContext }) => context.parent
const answerOf = (event: ResultEvent) => (event.type === 'xstate.done.actor.fetchReading' ? event.output : null)
const readingOf = (event: ResultEvent) => {
  const answer = answerOf(event)
  return answer?.kind === 'reading' ? answer.reading : null
}

/** A result: polled while it is written, read in five steps (specification sections 2 and 4). */
export const resultMachine = setup({
  types: {
    context: {} as ResultContext,
    events: {} as ResultEvent,
    input: {} as ResultInput,
    children: {} as {
      recallResult: 'recallResult'
      fetchReading: 'fetchReading'
      watchAttention: 'watchAttention'
      luckyCard: 'luckyCard'
      sharing: 'sharing'
    },
  },
  actors: {
    recallResult: fromPromise<ResultRecord | null, { resultId: string }>(() => notProvided('recallResult')),
    fetchReading: fromPromise<ReadingAnswer, { resultId: string }>(() => notProvided('fetchReading')),
    watchAttention: fromCallback<AttentionEvent>(() => {}),
    luckyCard: luckyCardMachine,
    sharing: sharingMachine,
  },
  delays: { POLLING_INTERVAL, STEP_TRANSITION },
  guards: {
    isPending: ({ event }) => answerOf(event)?.kind === 'pending',
    isMissing: ({ event }) => answerOf(event)?.kind === 'missing',
    isCompletedAnswer: ({ event }) => readingOf(event)?.status === 'completed',
    isFailedAnswer: ({ event }) => readingOf(event)?.status === 'failed',
    isCompleted: ({ context }) => context.reading?.status === 'completed',
    isRestored: ({ context }) => context.reading !== null,
    hasPresent: ({ context }) => isStepAvailable(context.reading, 'present'),
    hasFuture: ({ context }) => isStepAvailable(context.reading, 'future'),
    hasSummary: ({ context }) => isStepAvailable(context.reading, 'summary'),
    hasLucky: ({ context }) => isStepAvailable(context.reading, 'lucky'),
    mayAdvanceToPresent: ({ context }) => mayAdvanceTo(context.reading, 'present'),
    mayAdvanceToFuture: ({ context }) => mayAdvanceTo(context.reading, 'future'),
    mayAdvanceToSummary: ({ context }) => mayAdvanceTo(context.reading, 'summary'),
    mayAdvanceToLucky: ({ context }) => mayAdvanceTo(context.reading, 'lucky'),
    wasAtPresent: ({ context }) => context.restoredStep === 'present',
    wasAtFuture: ({ context }) => context.restoredStep === 'future',
    wasAtSummary: ({ context }) => context.restoredStep === 'summary',
    wasAtLucky: ({ context }) => context.restoredStep === 'lucky',
  },
  actions: {
    keepRecord: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.recallResult')
      const record = event.output
      return record ? { reading: record.reading, restoredStep: record.step, luckyTurned: record.luckyTurned } : {}
    }),
    keepReading: assign(({ context, event }) => ({ reading: readingOf(event) ?? context.reading, failure: null })),
    keepFailure: assign({ failure: ({ event }) => readingOf(event)?.message ?? '' }),
    keepLuckyTurned: assign({ luckyTurned: true }),
    faceForward: assign({ direction: 'forward' }),
    faceBack: assign({ direction: 'back' }),
    growReading: raise({ type: 'reading.grew' }),
    advance: raise({ type: 'step.advance' }),
    confirmAdvance: raise({ type: 'step.advanced' }),
    handLuckyCard: enqueueActions(({ context, enqueue }) => {
      const card = context.reading?.luckyCard
      if (card) enqueue.sendTo('luckyCard', { type: 'lucky.arrive', card })
    }),
    reportCompleted: sendTo(parentOf, { type: 'result.completed' }),
    reportFailed: sendTo(parentOf, ({ event }) => ({
      type: 'result.failed',
      message: readingOf(event)?.message ?? 'FAILED',
    })),
    reportPollFailed: sendTo(parentOf, ({ event }) => ({ type: 'result.pollFailed', message: faultOf(event) })),
    reportMissing: sendTo(parentOf, { type: 'result.missing' }),
    reportViewed: sendTo(parentOf, { type: 'result.viewed' }),
    reportCardFlipped: sendTo(parentOf, { type: 'result.cardFlipped' }),
    passOn: sendTo(parentOf, ({ event }) => event as SharingReport),
  },
}).createMachine({
  id: 'result',
  context: opened,
  initial: 'recalling',
  states: {
    recalling: {
      description: 'A result that was read here before is shown at once, also without the provider.',
      invoke: {
        id: 'recallResult',
        src: 'recallResult',
        input: resultIdOf,
        onDone: { target: 'open', actions: 'keepRecord' },
        onError: 'open',
      },
    },
    open: {
      description: 'The result is read while it may still be written.',
      type: 'parallel',
      invoke: [
        { id: 'luckyCard', src: 'luckyCard', input: luckyInput },
        { id: 'sharing', src: 'sharing', input: sharingInput },
      ],
      on: {
        'lucky.flipped': { actions: ['keepLuckyTurned', 'reportCardFlipped'] },
        'share.done': { actions: 'passOn' },
        'share.failed': { actions: 'passOn' },
        'clipboard.failed': { actions: 'passOn' },
        'image.saved': { actions: 'passOn' },
        'image.failed': { actions: 'passOn' },
      },
      states: {
        polling: {
          description: 'One call in flight at most, until the reading is complete.',
          invoke: { id: 'watchAttention', src: 'watchAttention' },
          initial: 'restoring',
          states: {
            restoring: {
              description: 'A complete result needs no call.',
              always: [{ guard: 'isCompleted', target: 'completed' }, { target: 'asking' }],
            },
            asking: {
              description: 'The provider is asked how far the reading is.',
              invoke: {
                id: 'fetchReading',
                src: 'fetchReading',
                input: resultIdOf,
                onDone: [
                  { guard: 'isMissing', target: 'missing' },
                  { guard: 'isPending', target: 'waiting' },
                  {
                    guard: 'isCompletedAnswer',
                    target: 'completed',
                    actions: ['keepReading', 'growReading', 'handLuckyCard', 'reportCompleted'],
                  },
                  {
                    guard: 'isFailedAnswer',
                    target: 'failed',
                    actions: ['keepReading', 'keepFailure', 'growReading', 'handLuckyCard', 'reportFailed'],
                  },
                  { target: 'waiting', actions: ['keepReading', 'growReading', 'handLuckyCard'] },
                ],
                onError: { target: 'waiting', actions: 'reportPollFailed' },
              },
              on: { 'attention.lost': 'paused' },
            },
            waiting: {
              description:
                'Five seconds from an answer or a failure to the next call, or less when the visitor says so.',
              after: { POLLING_INTERVAL: 'asking' },
              on: { 'result.retry': 'asking', 'attention.lost': 'paused' },
            },
            failed: {
              description:
                'The provider says that the reading failed. It is asked again, at once when the visitor says so.',
              after: { POLLING_INTERVAL: 'asking' },
              on: { 'result.retry': 'asking', 'attention.lost': 'paused' },
            },
            paused: {
              description: 'The page is hidden or offline: no call until it is back, then at once.',
              on: { 'attention.returned': 'asking' },
            },
            completed: {
              description: 'All is written.',
            },
            missing: {
              description: 'The provider knows no such reading.',
              entry: 'reportMissing',
            },
          },
        },
        steps: {
          description: 'Strictly one step at a time, in a fixed order; only steps that have something to show.',
          initial: 'restoring',
          states: {
            restoring: {
              description: 'The step where an earlier page load stood.',
              always: [
                { guard: 'wasAtLucky', target: 'lucky' },
                { guard: 'wasAtSummary', target: 'summary' },
                { guard: 'wasAtFuture', target: 'future' },
                { guard: 'wasAtPresent', target: 'present' },
                { target: 'past' },
              ],
            },
            past: {
              description: 'The card of the past.',
              on: {
                'step.next': { guard: 'hasPresent', target: 'present', actions: 'faceForward' },
                'step.advance': { guard: 'mayAdvanceToPresent', target: 'present', actions: 'confirmAdvance' },
              },
            },
            present: {
              description: 'The card of the present.',
              on: {
                'step.previous': { target: 'past', actions: 'faceBack' },
                'step.next': { guard: 'hasFuture', target: 'future', actions: 'faceForward' },
                'step.advance': { guard: 'mayAdvanceToFuture', target: 'future', actions: 'confirmAdvance' },
              },
            },
            future: {
              description: 'The card of the future.',
              on: {
                'step.previous': { target: 'present', actions: 'faceBack' },
                'step.next': { guard: 'hasSummary', target: 'summary', actions: 'faceForward' },
                'step.advance': { guard: 'mayAdvanceToSummary', target: 'summary', actions: 'confirmAdvance' },
              },
            },
            summary: {
              description: 'The overall review with the fortune score.',
              on: {
                'step.previous': { target: 'future', actions: 'faceBack' },
                'step.next': { guard: 'hasLucky', target: 'lucky', actions: ['faceForward', 'reportViewed'] },
                'step.advance': {
                  guard: 'mayAdvanceToLucky',
                  target: 'lucky',
                  actions: ['confirmAdvance', 'reportViewed'],
                },
              },
            },
            lucky: {
              description: 'The lucky card. There is no step after it.',
              on: { 'step.previous': { target: 'summary', actions: 'faceBack' } },
            },
          },
        },
        autoProgress: {
          description: 'While the reading is written, the view follows it, until the visitor moves by hand.',
          initial: 'restoring',
          states: {
            restoring: {
              description: 'Who comes back to a result has taken the steps into their own hands.',
              always: [{ guard: 'isRestored', target: 'manual' }, { target: 'following' }],
            },
            following: {
              description: 'Steps forward follow by themselves, one at a time.',
              on: { 'step.next': 'manual', 'step.previous': 'manual' },
              initial: 'resting',
              states: {
                resting: {
                  description: 'At the newest step, as far as is known.',
                  entry: 'advance',
                  on: { 'reading.grew': { target: 'resting', reenter: true }, 'step.advanced': 'sliding' },
                },
                sliding: {
                  description: 'The view slides to the next step before another may follow.',
                  entry: 'faceForward',
                  after: { STEP_TRANSITION: 'resting' },
                },
              },
            },
            manual: {
              description: 'The visitor moves.',
            },
          },
        },
      },
    },
  },
})
