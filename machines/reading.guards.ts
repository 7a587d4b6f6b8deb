/** The questions that the root chart asks before a transition. */
import type { ReadingContext, ReadingEvent } from './reading.types.ts'
import { requestOf, type Screen } from './routes.ts'
import { fitsNickname } from './rules/nickname.ts'
import { fitsQuestion, plainPunctuation } from './rules/question.ts'
import * as visits from './rules/visit.ts'

interface Asked {
  context: ReadingContext
  event: ReadingEvent
}

export const guards = {
  prefersLight: ({ context }: Asked) => context.storedTheme === 'light',
  isAboutCatalog: ({ context }: Asked) => context.banner === 'catalog',
  isAboutCards: ({ context }: Asked) => context.banner === 'cards',
  isRequested: ({ event }: Asked, params: { screen: Screen }) =>
    event.type === 'visit.requested' && requestOf(event.path).screen === params.screen,
  isGranted: ({ context, event }: Asked, params: { page: visits.WizardPage }) =>
    event.type === 'visit.requested' &&
    requestOf(event.path).screen === params.page &&
    visits.isReachable(context.visit, params.page),
  isReachable: ({ context }: Asked, params: { page: visits.WizardPage }) =>
    visits.isReachable(context.visit, params.page),
  isNicknameShortEnough: ({ event }: Asked) => event.type === 'nickname.change' && fitsNickname(event.text),
  isNicknameWrong: ({ context }: Asked) => visits.nicknameProblemOf(context.visit) !== null,
  isSeated: ({ context }: Asked) => visits.isSeated(context.visit),
  isChosenReader: ({ context, event }: Asked) =>
    event.type === 'reader.toggle' && context.visit.selectedReader?.type === event.readerType,
  isChosenCategory: ({ context, event }: Asked) =>
    event.type === 'category.toggle' && context.visit.selectedCategory?.code === event.code,
  isChosenTopic: ({ context, event }: Asked) =>
    event.type === 'topic.toggle' && context.visit.selectedTopic?.code === event.code,
  isChosenSample: ({ context, event }: Asked) =>
    event.type === 'sample.toggle' && context.visit.sampleQuestion === event.question,
  isQuestionShortEnough: ({ event }: Asked) =>
    event.type === 'question.change' && fitsQuestion(plainPunctuation(event.text)),
  isQuestionWrong: ({ context }: Asked) => visits.questionProblemOf(context.visit) !== null,
  hasReader: ({ context }: Asked) => context.visit.selectedReader !== null,
  hasCategory: ({ context }: Asked) => context.visit.selectedCategory !== null,
  hasTopic: ({ context }: Asked) => context.visit.selectedTopic !== null,
  hasQuestion: ({ context }: Asked) => visits.hasQuestion(context.visit),
  isCopied: ({ event }: Asked) => event.type === 'share.done' && event.method === 'clipboard',
  hasFreshSession: ({ context }: Asked) => context.visit.sessionId !== null && !visits.isSessionSpent(context.visit),
}
