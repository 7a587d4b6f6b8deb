import { characters, cutToFit, plainText, type Changed } from './text.ts'

/** Length of a question in characters (specification section 9). */
export const QUESTION_MIN = 10
export const QUESTION_MAX = 200

export type QuestionProblem = 'tooShort' | 'tooLong' | 'otherCharacters' | 'profane'

/** What a visitor reads about a problem, under the box or in the provider's refusal. */
export const QUESTION_SENTENCES: Readonly<Record<QuestionProblem, string>> = {
  tooShort: `질문은 ${QUESTION_MIN}자 이상 입력해주세요`,
  tooLong: `질문은 ${QUESTION_MAX}자 이하로 입력해주세요`,
  otherCharacters: '한글, 영문, 숫자와 기본 문장부호만 사용할 수 있어요',
  profane: '부적절한 표현이 들어 있어요',
}

const ALLOWED = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9 \n.,!?\-~'"()]*$/

/**
 * What the question box holds after `before` was made into `typed`: at most 200 characters, spaces at the ends and line
 * ends included.
 */
export const changedQuestion = (before: string, typed: string): Changed =>
  cutToFit(before, plainText(typed), QUESTION_MAX)

/** The question as it is checked, counted, sent and stored: plain and trimmed. */
export const cleanQuestion = (text: string): string => plainText(text).trim()

/**
 * What is wrong with a question, or null when nothing is (specification section 5). The text is cleaned first, so the
 * caller may pass what was typed. Only the first problem is told, in the order of `QuestionProblem`.
 * @param isProfane the judge of a cleaned text: `profanity.ts`, or what is known of its judgement
 */
export function questionProblem(text: string, isProfane: (text: string) => boolean): QuestionProblem | null {
  const question = cleanQuestion(text)
  const length = characters(question)
  if (length < QUESTION_MIN) return 'tooShort'
  if (length > QUESTION_MAX) return 'tooLong'
  if (!ALLOWED.test(question)) return 'otherCharacters'
  return isProfane(question) ? 'profane' : null
}
