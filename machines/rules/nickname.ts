import { characters, cutToFit, plainText, type Changed } from './text.ts'

/** Length of a nickname in characters (specification section 9). */
export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 12

export type NicknameProblem = 'tooShort' | 'tooLong' | 'otherCharacters' | 'profane'

/** What a visitor reads about a problem, under the field or in the provider's refusal. */
export const NICKNAME_SENTENCES: Readonly<Record<NicknameProblem, string>> = {
  tooShort: `닉네임은 ${NICKNAME_MIN}자 이상 입력해주세요`,
  tooLong: `닉네임은 ${NICKNAME_MAX}자 이하로 입력해주세요`,
  otherCharacters: '한글, 영문, 숫자만 사용할 수 있어요',
  profane: '사용할 수 없는 닉네임이에요',
}

// Single jamo are Korean letters too (ㅇㅇ, ㅋㅋ are usual nicknames).
const ALLOWED = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-z0-9 ]*$/

/** Plain text in one line. */
const plainNickname = (text: string): string => plainText(text).replaceAll('\n', ' ')

/** What the nickname field holds after `before` was made into `typed`: at most 12 characters, spaces at the ends included. */
export const changedNickname = (before: string, typed: string): Changed =>
  cutToFit(before, plainNickname(typed), NICKNAME_MAX)

/** The nickname as it is checked, counted, sent and stored: plain, in one line and trimmed. */
export const cleanNickname = (text: string): string => plainNickname(text).trim()

/**
 * What is wrong with a nickname, or null when nothing is (specification section 5). The text is cleaned first, so the
 * caller may pass what was typed. Only the first problem is told, in the order of `NicknameProblem`. An empty nickname
 * is `tooShort` here; that page 1 lets it pass and takes a random one is the page's rule.
 * @param isProfane the judge of a cleaned text: `profanity.ts`, or what is known of its judgement
 */
export function nicknameProblem(text: string, isProfane: (text: string) => boolean): NicknameProblem | null {
  const nickname = cleanNickname(text)
  const length = characters(nickname)
  if (length < NICKNAME_MIN) return 'tooShort'
  if (length > NICKNAME_MAX) return 'tooLong'
  if (!ALLOWED.test(nickname)) return 'otherCharacters'
  return isProfane(nickname) ? 'profane' : null
}
