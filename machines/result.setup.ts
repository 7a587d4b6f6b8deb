/** What the result chart is made of, by the names that the chart says. */
import {
  and,
  assertEvent,
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import { luckyCardMachine } from './luckyCard.machine.ts'
import { owningMachine } from './owning.machine.ts'
import type {
  AttentionEvent,
  Invoking,
  ReadingAnswer,
  ResultContext,
  ResultEvent,
  ResultInput,
  ResultRecord,
  ResultReport,
} from './result.types.ts'
import type { ReadingStatus, Step } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { hasGrown, isStepAvailable, mayAdvanceTo } from './rules/steps.ts'
import { POLLING_INTERVAL, READER_PATIENCE, STEP_TRANSITION } from './rules/timing.ts'
import { sharingMachine } from './sharing.machine.ts'
import { speechMachine } from './speech.machine.ts'
import { summaryMachine } from './summary.machine.ts'
import { waitingMachine } from './waiting.machine.ts'

export const opened = ({ input }: { input: ResultInput }): ResultContext => ({
  ...input,
  reading: null,
  place: { step: 'past', isFollowing: true },
  luckyTurned: false,
  isKept: false,
  direction: 'forward',
})
export const resultIdOf = ({ context: { resultId } }: { context: ResultContext }) => ({ resultId })
export const luckyInput = ({ context: { reading, luckyTurned }, self }: Invoking) => ({
  parent: self,
  card: reading?.luckyCard ?? null,
  turned: luckyTurned,
})
export const summaryInput = ({ context: { reading } }: Invoking) => ({
  length: Array.from(reading?.interpretations.summary ?? '').length,
})
export const sharingInput = ({ context: { resultId }, self }: Invoking) => ({ parent: self, resultId })
export const owningInput = ({ context: { resultId, reading }, self }: Invoking) => ({
  parent: self,
  resultId,
  isHidden: reading?.isHidden ?? false,
})
export const speechInput = ({ self }: Invoking) => ({ parent: self })
const parentOf = ({ context }: { context: ResultContext }) => context.parent
const answerOf = (event: ResultEvent) => (event.type === 'xstate.done.actor.fetchReading' ? event.output : null)
const readingOf = (event: ResultEvent) => {
  const answer = answerOf(event)
  return answer?.kind === 'reading' ? answer.reading : null
}

const STEPS_OPEN = '#result.read.view.open.steps'

/** The parts of the result chart; `result.machine.ts` puts them together. */
export const result = setup({
  types: {
    context: {} as ResultContext,
    events: {} as ResultEvent,
    input: {} as ResultInput,
    tags: {} as 'waysOn' | ReadingStatus | Step,
    children: {} as {
      recallResult: 'recallResult'
      fetchReading: 'fetchReading'
      recallOwnership: 'recallOwnership'
      watchAttention: 'watchAttention'
      waiting: 'waiting'
      summary: 'summary'
      luckyCard: 'luckyCard'
      sharing: 'sharing'
      owning: 'owning'
      speech: 'speech'
    },
  },
  actors: {
    recallResult: fromPromise<ResultRecord | null, { resultId: string }>(() => notProvided('recallResult')),
    fetchReading: fromPromise<ReadingAnswer, { resultId: string }>(() => notProvided('fetchReading')),
    recallOwnership: fromPromise<boolean, { resultId: string }>(() => notProvided('recallOwnership')),
    watchAttention: fromCallback<AttentionEvent>(() => {}),
    waiting: waitingMachine,
    summary: summaryMachine,
    luckyCard: luckyCardMachine,
    sharing: sharingMachine,
    owning: owningMachine,
    speech: speechMachine,
  },
  delays: { POLLING_INTERVAL, READER_PATIENCE, STEP_TRANSITION },
  guards: {
    isAnswered: ({ event }, params: { kind: ReadingAnswer['kind'] }) => answerOf(event)?.kind === params.kind,
    isWritten: ({ event }, params: { status: ReadingStatus }) => readingOf(event)?.status === params.status,
    isOwned: ({ event }) => event.type === 'xstate.done.actor.recallOwnership' && event.output,
    isKeptWhole: ({ context }) => context.isKept && context.reading?.status === 'completed',
    hasReading: ({ context }) => context.reading !== null,
    hasStatus: ({ context }, params: { status: ReadingStatus }) => context.reading?.status === params.status,
    has: ({ context }, params: { step: Step }) => isStepAvailable(context.reading, params.step),
    mayAdvanceTo: ({ context }, params: { step: Step }) => mayAdvanceTo(context.reading, params.step),
    stoodAt: ({ context }, params: { step: Step }) => context.place.step === params.step,
    isGentle: ({ context }) => context.reading?.isGentle ?? false,
    isAtCard: not(or([stateIn(`${STEPS_OPEN}.summary`), stateIn(`${STEPS_OPEN}.lucky`)])),
    isAtSummary: stateIn(`${STEPS_OPEN}.summary`),
    hasLeftSummary: not(stateIn(`${STEPS_OPEN}.summary`)),
    hasPicture: ({ context }) => context.reading?.pictureUrl != null,
    canPreparePicture: and(['hasPicture', stateIn(`${STEPS_OPEN}.lucky`)]),
    isAway: stateIn('#result.read.attention.away'),
    wasFollowing: ({ context }) => context.place.isFollowing,
  },
  actions: {
    keepRecord: assign(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.recallResult')
      return event.output ? { ...event.output, place: event.output.place ?? context.place, isKept: true } : {}
    }),
    keepReading: enqueueActions(({ context, event, enqueue }) => {
      const reading = readingOf(event)
      if (!reading) return
      enqueue.assign({ reading, isKept: false })
      if (hasGrown(context.reading, reading)) enqueue.raise({ type: 'reading.grew' })
    }),
    poll: raise({ type: 'result.poll' }),
    keepHidden: assign(({ context: { reading }, event }) =>
      event.type === 'owning.changed' && reading ? { reading: { ...reading, isHidden: event.isHidden } } : {},
    ),
    keepLuckyTurned: assign({ luckyTurned: true }),
    faceForward: assign({ direction: 'forward' }),
    faceBack: assign({ direction: 'back' }),
    advance: raise({ type: 'step.advance' }),
    takeOver: raise({ type: 'step.taken' }),
    confirmAdvance: raise({ type: 'step.advanced' }),
    handLuckyCard: enqueueActions(({ context, enqueue }) => {
      const card = context.reading?.luckyCard
      if (card) enqueue.sendTo('luckyCard', { type: 'lucky.arrive', card })
    }),
    hush: sendTo('speech', { type: 'speech.stop' }),
    preparePicture: enqueueActions(({ context, enqueue }) => {
      const pictureUrl = context.reading?.pictureUrl
      if (pictureUrl) enqueue.sendTo('sharing', { type: 'share.prepare', pictureUrl })
    }),
    report: sendTo(
      parentOf,
      (_, params: { report: ResultReport['type'] }) => ({ type: params.report }) as ResultReport,
    ),
    reportFailed: sendTo(parentOf, ({ event }) => ({
      type: 'result.failed',
      message: readingOf(event)?.message ?? 'FAILED',
    })),
    reportFault: sendTo(
      parentOf,
      ({ event }, params: { report: 'result.pollFailed' | 'result.watchFailed' | 'visit.broke' }) => ({
        type: params.report,
        message: faultOf(event),
      }),
    ),
    passOn: sendTo(parentOf, ({ event }) => event as ResultReport),
  },
})
