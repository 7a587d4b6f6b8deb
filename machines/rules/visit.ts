/**
 * What a visit is made of (session data of specification section 3): everything that has to survive a reload, and the
 * rules about it that guards, screens and storage share.
 */
import { SPREAD_SIZE } from './deck.ts'
import type { Answers, DrawnCard } from './domain.ts'
import { cleanNickname, nicknameProblem } from './nickname.ts'
import { cleanQuestion, questionProblem } from './question.ts'

/** What lies on the table. */
export interface Spread {
  /** Picked cards of the fan, 1 to 72, in the order of picking. */
  picks: readonly number[]
  /** How many of them are turned over. */
  flipped: number
}

export interface Visit {
  nickname: string
  selectedReader: { type: string } | null
  selectedCategory: { code: string } | null
  selectedTopic: { code: string } | null
  /** The picked sample question, or null. */
  sampleQuestion: string | null
  /** The text in the question box. */
  customQuestion: string
  sessionId: string | null
  /** The nickname the session was created with: another nickname needs another session. */
  sessionNickname: string | null
  /** The answers that were sent for this session, whether or not they arrived: other answers need another session. */
  triedAnswers: Answers | null
  /** The answers that the provider said it has. */
  acceptedAnswers: Answers | null
  predefinedCards: readonly DrawnCard[] | null
  /** The table as it was left; while cards are drawn, the chart of the drawing knows better. */
  spread: Spread
}

export const BARE_TABLE: Spread = { picks: [], flipped: 0 }

const NO_SESSION = {
  sessionId: null,
  sessionNickname: null,
  triedAnswers: null,
  acceptedAnswers: null,
  predefinedCards: null,
  spread: BARE_TABLE,
} as const satisfies Partial<Visit>

export const BLANK_VISIT: Visit = {
  nickname: '',
  selectedReader: null,
  selectedCategory: null,
  selectedTopic: null,
  sampleQuestion: null,
  customQuestion: '',
  ...NO_SESSION,
}

/** What is wrong with a nickname that was typed; an empty one is fine, since a random one takes its place. */
export const nicknameProblemOf = ({ nickname }: Visit) =>
  cleanNickname(nickname) === '' ? null : nicknameProblem(nickname)

/** What is wrong with the custom text; an empty box is fine, since a sample may take its place. */
export const questionProblemOf = ({ customQuestion }: Visit) =>
  cleanQuestion(customQuestion) === '' ? null : questionProblem(customQuestion)

/** The custom text when there is any, else the sample, else ''. */
export const questionOf = ({ customQuestion, sampleQuestion }: Visit): string =>
  cleanQuestion(customQuestion) || (sampleQuestion ?? '')

/** Whether the question may be submitted. A sample is the provider's own and is not judged by the rules for typing. */
export const hasQuestion = (visit: Visit): boolean => questionOf(visit) !== '' && questionProblemOf(visit) === null

/** What would be submitted now; null while something is missing. */
export const answersOf = (visit: Visit): Answers | null =>
  visit.selectedReader && visit.selectedCategory && visit.selectedTopic && hasQuestion(visit)
    ? {
        readerType: visit.selectedReader.type,
        categoryCode: visit.selectedCategory.code,
        topicCode: visit.selectedTopic.code,
        questionText: questionOf(visit),
      }
    : null

const areSame = (one: Answers, other: Answers): boolean =>
  one.readerType === other.readerType &&
  one.categoryCode === other.categoryCode &&
  one.topicCode === other.topicCode &&
  one.questionText === other.questionText

/** True when other answers than the present ones were sent for the session, so that it cannot take the present ones. */
export const isSessionSpent = (visit: Visit): boolean => {
  const now = answersOf(visit)
  return visit.triedAnswers !== null && now !== null && !areSame(visit.triedAnswers, now)
}

/** Whether the provider has just the answers that were sent. */
export const isAccepted = ({ triedAnswers, acceptedAnswers }: Visit): boolean =>
  triedAnswers !== null && acceptedAnswers !== null && areSame(triedAnswers, acceptedAnswers)

/** Whether the session was created for the nickname that stands in the field. */
export const isSeated = ({ sessionId, sessionNickname, nickname }: Visit): boolean =>
  sessionId !== null && sessionNickname === cleanNickname(nickname)

/** Whether the session can take the present nickname and answers. */
export const isSessionFresh = (visit: Visit): boolean => isSeated(visit) && !isSessionSpent(visit)

/** The pages that need something filled in before them, in their order. */
export type WizardPage = 'welcome' | 'reader' | 'category' | 'topic' | 'question' | 'cardDraw' | 'loading'

const FILLED_BEFORE: Readonly<Record<WizardPage, (visit: Visit) => boolean>> = {
  welcome: () => true,
  reader: (visit) => visit.sessionId !== null && nicknameProblemOf(visit) === null,
  category: (visit) => isReachable(visit, 'reader') && visit.selectedReader !== null,
  topic: (visit) => isReachable(visit, 'category') && visit.selectedCategory !== null,
  question: (visit) => isReachable(visit, 'topic') && visit.selectedTopic !== null,
  cardDraw: (visit) => isReachable(visit, 'question') && hasQuestion(visit),
  loading: (visit) => isReachable(visit, 'cardDraw') && visit.spread.flipped === SPREAD_SIZE && isSessionFresh(visit),
}

/** Whether everything before a page is filled in, so that it can be entered directly. */
export const isReachable = (visit: Visit, page: WizardPage): boolean => FILLED_BEFORE[page](visit)

/** A new session draws new cards: what was picked from the old ones is void. */
export const withSession = (visit: Visit, sessionId: string, nickname: string): Visit => ({
  ...visit,
  ...NO_SESSION,
  nickname,
  sessionId,
  sessionNickname: nickname,
})

export const withoutSession = (visit: Visit): Visit => ({ ...visit, ...NO_SESSION })

/** Another category has other topics and questions (specification section 4). */
export const withCategory = (visit: Visit, code: string | null): Visit => ({
  ...withTopic(visit, null),
  selectedCategory: code === null ? null : { code },
})

/** Another topic has other questions (specification section 4). */
export const withTopic = (visit: Visit, code: string | null): Visit => ({
  ...visit,
  selectedTopic: code === null ? null : { code },
  sampleQuestion: null,
  customQuestion: '',
})
