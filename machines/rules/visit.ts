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
  /** Whether it was made up, since the visitor gave none. */
  isNicknameInvented: boolean
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
  isNicknameInvented: false,
  selectedReader: null,
  selectedCategory: null,
  selectedTopic: null,
  sampleQuestion: null,
  customQuestion: '',
  ...NO_SESSION,
}

/** Whether a text, cleaned, holds words that nobody should read. */
export interface Judgement {
  text: string
  isProfane: boolean
}

/** What the judge has said last; of other texts nothing is known yet. */
export type Judged = readonly Judgement[]

const isKnownProfane = (judged: Judged) => (text: string) =>
  judged.some((judgement) => judgement.text === text && judgement.isProfane)

/** The texts of a visit that want judging: nickname and custom question, cleaned, as far as there are any. */
export const textsOf = ({ nickname, customQuestion }: Visit): readonly string[] =>
  [cleanNickname(nickname), cleanQuestion(customQuestion)].filter((text) => text !== '')

/** Whether every text of a visit is judged, or was let through before: the provider has taken it. */
export const isJudged = (visit: Visit, judged: Judged): boolean =>
  textsOf(visit).every(
    (text) =>
      text === visit.sessionNickname ||
      text === visit.triedAnswers?.questionText ||
      judged.some((judgement) => judgement.text === text),
  )

/** What is wrong with a nickname that was typed; an empty one is fine, since a random one takes its place. */
export const nicknameProblemOf = ({ nickname }: Visit, judged: Judged) =>
  cleanNickname(nickname) === '' ? null : nicknameProblem(nickname, isKnownProfane(judged))

/** What is wrong with the custom text; an empty box is fine, since a sample may take its place. */
export const questionProblemOf = ({ customQuestion }: Visit, judged: Judged) =>
  cleanQuestion(customQuestion) === '' ? null : questionProblem(customQuestion, isKnownProfane(judged))

/** The custom text when there is any, else the sample, else ''. */
export const questionOf = ({ customQuestion, sampleQuestion }: Visit): string =>
  cleanQuestion(customQuestion) || (sampleQuestion ?? '')

/** Whether the question may be submitted. A sample is the provider's own and is not judged by the rules for typing. */
export const hasQuestion = (visit: Visit, judged: Judged): boolean =>
  questionOf(visit) !== '' && questionProblemOf(visit, judged) === null

/** What would be submitted now; null while something is missing. */
export const answersOf = (visit: Visit, judged: Judged = []): Answers | null =>
  visit.selectedReader && visit.selectedCategory && visit.selectedTopic && hasQuestion(visit, judged)
    ? {
        readerType: visit.selectedReader.type,
        categoryCode: visit.selectedCategory.code,
        topicCode: visit.selectedTopic.code,
        questionText: questionOf(visit),
      }
    : null

/** What was chosen on the way to a reading, by its codes alone: nothing that was typed. */
export interface Choices {
  readerType: string
  categoryCode: string
  topicCode: string
  question: 'sample' | 'custom'
  nickname: 'random' | 'typed'
}

export const choicesOf = (visit: Visit): Choices => ({
  readerType: visit.selectedReader?.type ?? '',
  categoryCode: visit.selectedCategory?.code ?? '',
  topicCode: visit.selectedTopic?.code ?? '',
  question: cleanQuestion(visit.customQuestion) === '' ? 'sample' : 'custom',
  nickname: visit.isNicknameInvented ? 'random' : 'typed',
})

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

const FILLED_BEFORE: Readonly<Record<WizardPage, (visit: Visit, judged: Judged) => boolean>> = {
  welcome: () => true,
  reader: (visit, judged) => visit.sessionId !== null && nicknameProblemOf(visit, judged) === null,
  category: (visit, judged) => isReachable(visit, 'reader', judged) && visit.selectedReader !== null,
  topic: (visit, judged) => isReachable(visit, 'category', judged) && visit.selectedCategory !== null,
  question: (visit, judged) => isReachable(visit, 'topic', judged) && visit.selectedTopic !== null,
  cardDraw: (visit, judged) => isReachable(visit, 'question', judged) && hasQuestion(visit, judged),
  loading: (visit, judged) =>
    isReachable(visit, 'cardDraw', judged) && visit.spread.flipped === SPREAD_SIZE && isSessionFresh(visit),
}

/**
 * Whether everything before a page is filled in, so that it can be entered directly. A text that is not judged yet is no
 * hindrance: the way to a session waits for its judge.
 */
export const isReachable = (visit: Visit, page: WizardPage, judged: Judged = []): boolean =>
  FILLED_BEFORE[page](visit, judged)

/** A new session draws new cards: what was picked from the old ones is void. */
export const withSession = (visit: Visit, sessionId: string, nickname: string): Visit => ({
  ...visit,
  ...NO_SESSION,
  nickname,
  isNicknameInvented: visit.isNicknameInvented || cleanNickname(visit.nickname) === '',
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
