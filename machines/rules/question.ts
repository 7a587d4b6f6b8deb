import { isProfane } from './profanity.ts'

/** Length of a question in characters (specification section 9). */
export const QUESTION_MIN = 10
export const QUESTION_MAX = 200

const characters = (text: string): number => Array.from(text).length

export type QuestionProblem = 'tooShort' | 'tooLong' | 'otherCharacters' | 'profane'

/** What a visitor reads about a problem, under the box or in the provider's refusal. */
export const QUESTION_SENTENCES: Readonly<Record<QuestionProblem, string>> = {
  tooShort: `질문은 ${QUESTION_MIN}자 이상 입력해주세요`,
  tooLong: `질문은 ${QUESTION_MAX}자 이하로 입력해주세요`,
  otherCharacters: '한글, 영문, 숫자와 기본 문장부호만 사용할 수 있어요',
  profane: '부적절한 표현이 들어 있어요',
}

const ALLOWED = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9\s.,!?\-~'"()]*$/

/**
 * The text with the punctuation that phones put in of their own accord (curly quotes, the one-character ellipsis, long
 * dashes) written in the plain characters that a question may hold. For the question field, as the visitor types. An
 * ellipsis becomes three characters, so the length is to be judged afterwards.
 */
export function plainPunctuation(text: string): string {
  return text
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/…/g, '...')
    .replace(/[‐‑–—]/g, '-')
}

/** The question as it is checked, counted and sent: composed (NFC, since macOS may hand over NFD) and trimmed. */
export const cleanQuestion = (text: string): string => text.normalize('NFC').trim()

/**
 * What is wrong with a question, or null when nothing is (specification section 5). The text is cleaned first, so the
 * caller may pass what was typed. Only the first problem is told, in the order of `QuestionProblem`.
 */
export function questionProblem(text: string): QuestionProblem | null {
  const question = cleanQuestion(text)
  const length = characters(question)
  if (length < QUESTION_MIN) return 'tooShort'
  if (length > QUESTION_MAX) return 'tooLong'
  if (!ALLOWED.test(question)) return 'otherCharacters'
  return isProfane(question) ? 'profane' : null
}

/** Whether the question field takes this text: at most 200 characters as typed, spaces at the ends included. */
export const fitsQuestion = (text: string): boolean => characters(text.normalize('NFC')) <= QUESTION_MAX
