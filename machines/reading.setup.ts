/** What the root chart is made of: its children, guards, delays and actions, by the names that the chart says. */
import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  type AnyActorLogic,
} from 'xstate'
import { cardsMachine } from './cards.machine.ts'
import { catalogMachine } from './catalog.machine.ts'
import { drawingMachine } from './drawing.machine.ts'
import type { pastReadingsMachine } from './pastReadings.machine.ts'
import type { ReadingsSignal } from './pastReadings.setup.ts'
import { guards } from './reading.guards.ts'
import type {
  ConnectionEvent,
  Fault,
  InnerEvent,
  Invoking,
  Notice,
  Opening,
  ReadingContext,
  ReadingEmitted,
  ReadingEvent,
  ReadingInput,
  WordsRequest,
} from './reading.types.ts'
import type { resultMachine } from './result.machine.ts'
import { resultPathOf, type ScreenMeta } from './rules/addresses.ts'
import { faultOf, notProvided } from './rules/fault.ts'
import { changedNickname, cleanNickname } from './rules/nickname.ts'
import { changedQuestion } from './rules/question.ts'
import { LOADING_REDIRECT } from './rules/timing.ts'
import * as visits from './rules/visit.ts'
import { seatMachine } from './seat.machine.ts'
import type { sharedReadingMachine } from './sharedReading.machine.ts'
import { submissionMachine } from './submission.machine.ts'
import { waitingMachine } from './waiting.machine.ts'

export const begun = ({ input }: { input: ReadingInput }): ReadingContext => ({
  visit: input.visit ?? visits.BLANK_VISIT,
  storedTheme: input.theme,
  request: null,
  askedPath: '/',
  resultId: '',
  sharedId: '',
  refusal: null,
  judged: [],
})
export const reporting = ({ self }: Invoking) => ({ parent: self })
export const seatInput = ({ context: { visit } }: Invoking) => ({ nickname: cleanNickname(visit.nickname) })
export const cardsInput = ({ context: { visit }, self }: Invoking) => ({
  parent: self,
  sessionId: visit.sessionId ?? '',
})
export const submissionInput = ({ context: { visit }, self }: Invoking) => ({
  parent: self,
  sessionId: visit.sessionId ?? '',
  answers: visit.triedAnswers!,
})
export const drawingInput = ({ context: { visit }, self }: Invoking) => ({
  parent: self,
  spread: visit.spread,
  cards: visit.predefinedCards,
})
export const resultInput = ({ context: { resultId }, self }: Invoking) => ({ parent: self, resultId })
export const sharedInput = ({ context: { sharedId }, self }: Invoking) => ({ parent: self, sessionId: sharedId })

const isOpening = (event: ReadingEvent): event is Opening => event.type.startsWith('open.')
const messageOfEvent = (event: ReadingEvent): string => {
  if ('message' in event) return event.message
  if ('key' in event) return event.key
  return 'output' in event && 'message' in event.output ? event.output.message : faultOf(event)
}
const changed = (visit: visits.Visit, change: Partial<visits.Visit>) => ({ visit: { ...visit, ...change } })

/** Stands where a chart will be: its code comes after the first page, and `loadCharts` puts it here. */
const later = <Chart extends AnyActorLogic>(name: string) => fromPromise(() => notProvided(name)) as unknown as Chart

const bare = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    emitted: {} as ReadingEmitted,
    input: {} as ReadingInput,
    meta: {} as ScreenMeta,
    tags: {} as 'fetching' | 'missing',
    children: {} as {
      catalog: 'catalog'
      seat: 'seat'
      cards: 'cards'
      submission: 'submission'
      drawing: 'drawing'
      waiting: 'waiting'
      result: 'result'
      sharedReading: 'sharedReading'
      pastReadings: 'pastReadings'
      watchConnection: 'watchConnection'
      watchReadings: 'watchReadings'
      watchWords: 'watchWords'
      loadCharts: 'loadCharts'
    },
  },
  actors: {
    catalog: catalogMachine,
    seat: seatMachine,
    cards: cardsMachine,
    submission: submissionMachine,
    drawing: drawingMachine,
    waiting: waitingMachine,
    result: later<typeof resultMachine>('result'),
    sharedReading: later<typeof sharedReadingMachine>('sharedReading'),
    pastReadings: later<typeof pastReadingsMachine>('pastReadings'),
    loadCharts: fromPromise<void>(() => notProvided('loadCharts')),
    watchConnection: fromCallback<ConnectionEvent>(() => {}),
    watchReadings: fromCallback<ReadingsSignal>(() => {}),
    watchWords: fromCallback<WordsRequest>(() => {}),
  },
  delays: { LOADING_REDIRECT },
  guards,
})

/** The root chart's parts; `reading.machine.ts` puts them together. */
export const reading = bare.extend({
  actions: {
    keepAskedPath: assign(({ event }) => ('path' in event ? { askedPath: event.path } : {})),
    keepResultId: assign(({ event }) => ('resultId' in event ? { resultId: event.resultId } : {})),
    keepSharedId: assign(({ event }) => ('sharedId' in event ? { sharedId: event.sharedId } : {})),
    keepOwnResultId: assign({ resultId: ({ context }) => context.visit.sessionId ?? '' }),
    keepResultPath: assign({ askedPath: ({ context }) => resultPathOf(context.resultId) }),
    keepRequest: assign(({ event }) => (isOpening(event) ? { request: event } : {})),
    repeatRequest: enqueueActions(({ context, enqueue }) => {
      if (context.request) enqueue.raise(context.request)
      enqueue.assign({ request: null })
    }),

    keepNickname: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'nickname.change')
      const { text } = changedNickname(visit.nickname, event.text)
      return changed(visit, { nickname: text, isNicknameInvented: visit.isNicknameInvented && text === visit.nickname })
    }),
    chooseReader: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'reader.toggle')
      return changed(visit, { selectedReader: { type: event.readerType } })
    }),
    clearReader: assign(({ context: { visit } }) => changed(visit, { selectedReader: null })),
    chooseCategory: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'category.toggle')
      return { visit: visits.withCategory(visit, event.code) }
    }),
    clearCategory: assign(({ context: { visit } }) => ({ visit: visits.withCategory(visit, null) })),
    chooseTopic: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'topic.toggle')
      return { visit: visits.withTopic(visit, event.code) }
    }),
    clearTopic: assign(({ context: { visit } }) => ({ visit: visits.withTopic(visit, null) })),
    chooseSample: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'sample.toggle')
      return changed(visit, { sampleQuestion: event.question, customQuestion: '' })
    }),
    clearSample: assign(({ context: { visit } }) => changed(visit, { sampleQuestion: null })),
    keepQuestion: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'question.change')
      const { text } = changedQuestion(visit.customQuestion, event.text)
      return changed(visit, { sampleQuestion: null, customQuestion: text })
    }),

    keepSession: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'xstate.done.actor.seat')
      const { output } = event
      return output.kind === 'seated' ? { visit: visits.withSession(visit, output.sessionId, output.nickname) } : {}
    }),
    forgetSession: assign(({ context: { visit } }) => ({ visit: visits.withoutSession(visit) })),
    keepCards: assign(({ context: { visit }, event }) => {
      assertEvent(event, 'xstate.done.actor.cards')
      return event.output.kind === 'cards' ? changed(visit, { predefinedCards: event.output.cards }) : {}
    }),
    keepTried: assign(({ context: { visit } }) => changed(visit, { triedAnswers: visits.answersOf(visit) })),
    forgetTried: assign(({ context: { visit } }) => changed(visit, { triedAnswers: null })),
    keepAccepted: assign(({ context: { visit } }) => changed(visit, { acceptedAnswers: visit.triedAnswers })),
    keepSpread: assign(({ context: { visit }, event }) => {
      assertEvent(event, ['drawing.left', 'xstate.done.actor.drawing'])
      // Without their session the picks are void.
      if (visit.sessionId === null) return {}
      return changed(visit, { spread: event.type === 'drawing.left' ? event.spread : event.output })
    }),
    keepRefusal: assign(({ event }) => {
      assertEvent(event, 'answers.refused')
      return { refusal: event.refusal }
    }),
    forgetRefusal: assign({ refusal: null }),
    keepJudgement: assign(({ event }) => (event.type === 'words.judged' ? { judged: event.judged } : {})),
    forgetVisit: assign({ visit: visits.BLANK_VISIT, resultId: '', sharedId: '', refusal: null }),

    breakDown: raise(({ event }) => ({ type: 'visit.broke', message: faultOf(event) })),
    announce: raise((_, params: { event: InnerEvent['type'] }) => ({ type: params.event }) as InnerEvent),
    refuse: raise(({ context, event }) => {
      assertEvent(event, 'xstate.done.actor.submission')
      const refusal = event.output.kind === 'refused' ? event.output : ({ kind: 'taken' } as const)
      return { type: 'answers.refused', refusal, sessionId: context.visit.sessionId ?? '' }
    }),

    loadCatalog: sendTo('catalog', { type: 'catalog.load' }),
    judgeWords: sendTo('watchWords', ({ context }) => ({ type: 'words.judge', texts: visits.textsOf(context.visit) })),
    lookForReadings: sendTo('watchReadings', { type: 'readings.look' }),
    hurryCards: sendTo('cards', { type: 'cards.hurry' }),
    hurrySubmission: sendTo('submission', { type: 'submission.hurry' }),
    askToLeave: sendTo('drawing', { type: 'drawing.leave' }),
    handCards: sendTo('drawing', ({ context }) => ({
      type: 'cards.arrive',
      cards: context.visit.predefinedCards ?? [],
    })),
    handCardsFailed: sendTo('drawing', { type: 'cards.fail' }),
    pollResult: sendTo('result', { type: 'result.poll' }),

    notify: emit((_, params: { notice: Notice }) => ({ type: 'notice', ...params })),
    notifyNicknameProblem: emit(({ context }) => ({
      type: 'notice',
      notice: `nickname.${visits.nicknameProblemOf(context.visit, context.judged) ?? 'tooShort'}`,
    })),
    notifyQuestionProblem: emit(({ context }) => ({
      type: 'notice',
      notice: `question.${visits.questionProblemOf(context.visit, context.judged) ?? 'tooShort'}`,
    })),
    fault: emit(({ event }, params: { fault: Fault }) => ({
      type: 'fault',
      ...params,
      message: messageOfEvent(event),
    })),
    notifyDeleted: emit(({ event }) => ({
      type: 'notice',
      notice:
        event.type === 'owning.deleted' && event.deletion === 'later' ? 'reading.deletedLater' : 'reading.deleted',
    })),
    tellBegan: emit({ type: 'visit.began' }),
    tellReader: emit(({ context }) => ({
      type: 'reader.chosen',
      readerType: context.visit.selectedReader?.type ?? '',
    })),
    tellCategory: emit(({ context }) => ({
      type: 'category.chosen',
      code: context.visit.selectedCategory?.code ?? '',
    })),
    tellTopic: emit(({ context }) => ({ type: 'topic.chosen', code: context.visit.selectedTopic?.code ?? '' })),
    tellQuestion: emit(({ context }) => ({
      type: 'question.chosen',
      source: context.visit.sampleQuestion === null ? 'custom' : 'sample',
    })),
    tellAsked: emit(({ context }) => ({ type: 'reading.asked', choices: visits.choicesOf(context.visit) })),
    tellRestarted: emit({ type: 'reading.restarted' }),
    passOn: emit(({ event }) => event as ReadingEmitted),
  },
})
