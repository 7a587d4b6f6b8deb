/** The questions that the root chart asks before a transition. */
import type { CardsAnswer } from './cards.machine.ts'
import type { ReadingContext, ReadingEvent } from './reading.types.ts'
import { cleanNickname } from './rules/nickname.ts'
import { changedQuestion } from './rules/question.ts'
import * as visits from './rules/visit.ts'
import type { SeatOutput } from './seat.machine.ts'
import type { SubmitAnswer } from './submission.machine.ts'

type Ending = (SeatOutput | CardsAnswer | SubmitAnswer)['kind']

interface Asked {
  context: ReadingContext
  event: ReadingEvent
}

export const guards = {
  prefersLight: ({ context }: Asked) => context.storedTheme === 'light',
  isReachable: ({ context }: Asked, params: { page: visits.WizardPage }) =>
    visits.isReachable(context.visit, params.page, context.judged),
  isNicknameWrong: ({ context }: Asked) => visits.nicknameProblemOf(context.visit, context.judged) !== null,
  isSeated: ({ context }: Asked) => visits.isSeated(context.visit),
  isSessionFresh: ({ context }: Asked) => visits.isSessionFresh(context.visit),
  /** What a child ended with. */
  ended: ({ event }: Asked, params: { as: Ending }) =>
    'output' in event && 'kind' in event.output && event.output.kind === params.as,
  /** Seated under a nickname that was made up: the visitor gave none. */
  isNicknameGiven: ({ context, event }: Asked) =>
    event.type === 'xstate.done.actor.seat' &&
    event.output.kind === 'seated' &&
    cleanNickname(context.visit.nickname) === '',
  isChosenReader: ({ context, event }: Asked) =>
    event.type === 'reader.toggle' && context.visit.selectedReader?.type === event.readerType,
  isChosenCategory: ({ context, event }: Asked) =>
    event.type === 'category.toggle' && context.visit.selectedCategory?.code === event.code,
  isChosenTopic: ({ context, event }: Asked) =>
    event.type === 'topic.toggle' && context.visit.selectedTopic?.code === event.code,
  isChosenSample: ({ context, event }: Asked) =>
    event.type === 'sample.toggle' && context.visit.sampleQuestion === event.question,
  isQuestionCut: ({ context, event }: Asked) =>
    event.type === 'question.change' && changedQuestion(context.visit.customQuestion, event.text).wasCut,
  isQuestionWrong: ({ context }: Asked) => visits.questionProblemOf(context.visit, context.judged) !== null,
  hasReader: ({ context }: Asked) => context.visit.selectedReader !== null,
  hasCategory: ({ context }: Asked) => context.visit.selectedCategory !== null,
  hasTopic: ({ context }: Asked) => context.visit.selectedTopic !== null,
  hasQuestion: ({ context }: Asked) => visits.hasQuestion(context.visit, context.judged),
  hasSession: ({ context }: Asked) => context.visit.sessionId !== null,
  hasCards: ({ context }: Asked) => context.visit.predefinedCards !== null,
  hasTried: ({ context }: Asked) => context.visit.triedAnswers !== null,
  hasAnswers: ({ context }: Asked) => visits.answersOf(context.visit) !== null,
  lacksAnswers: ({ context }: Asked) => visits.answersOf(context.visit, context.judged) === null,
  isUnjudged: ({ context }: Asked) => !visits.isJudged(context.visit, context.judged),
  isAccepted: ({ context }: Asked) => visits.isAccepted(context.visit),
  isRefused: ({ context }: Asked) => context.refusal !== null,
  isOwnResult: ({ context }: Asked) => context.resultId === context.visit.sessionId,
  isAboutResult: ({ context, event }: Asked) =>
    event.type === 'answers.refused' && event.sessionId === context.resultId,
  isOwnDeleted: ({ context, event }: Asked) =>
    event.type === 'owning.deleted' && event.resultId === context.visit.sessionId,
  isHiddenNow: ({ event }: Asked) => event.type === 'owning.changed' && event.isHidden,
  isCopied: ({ event }: Asked) => event.type === 'share.done' && event.method === 'clipboard',
}
