import { expect, test } from 'vitest'
import {
  changedNickname,
  cleanNickname,
  NICKNAME_SENTENCES,
  nicknameProblem,
} from '../../../machines/rules/nickname.ts'
import { isProfane } from '../../../machines/rules/profanity.ts'

const TOO_SHORT = '닉네임은 2자 이상 입력해주세요'
const TOO_LONG = '닉네임은 12자 이하로 입력해주세요'
const OTHER = '한글, 영문, 숫자만 사용할 수 있어요'
const PROFANE = '사용할 수 없는 닉네임이에요'
const FULL = '가나다라마바사아자차카타'

test.each([
  ['', TOO_SHORT],
  ['   ', TOO_SHORT],
  ['  가  ', TOO_SHORT],
  ['가'.normalize('NFD'), TOO_SHORT],
  ['🙂', TOO_SHORT],
  ['가나', null],
  [FULL, null],
  [FULL.normalize('NFD'), null],
  [`  ${FULL}\u3000`, null],
  [`${FULL}파`, TOO_LONG],
  ['a'.repeat(100_000), TOO_LONG],
  ['🙂'.repeat(12), OTHER],
  ['🙂'.repeat(13), TOO_LONG],
  ['밀크 티 42', null],
  ['ㅋㅋ', null],
  ['ㅏㅣ', null],
  ['라떼!', OTHER],
  ['라떼_', OTHER],
  ['café', OTHER],
  ['日本', OTHER],
  ['개새끼', PROFANE],
  ['개새끼'.normalize('NFD'), PROFANE],
  ['fuck', PROFANE],
  ['시발점', null],
])('of %j a visitor reads: %s', (text, sentence) => {
  const problem = nicknameProblem(text, isProfane)
  expect(problem && NICKNAME_SENTENCES[problem]).toBe(sentence)
})

test('it is sent plain, in one line and trimmed', () => {
  expect(cleanNickname('\u3000라\u200b떼\r\n１２ ')).toBe('라떼 12')
})

test('a keyboard composes the last syllable of a full field', () => {
  const steps = ['ㅌ', '타', '탁'].map((syllable) => FULL.slice(0, -1) + syllable)
  for (const [at, step] of steps.entries())
    expect(changedNickname(steps[at - 1] ?? FULL.slice(0, -1), step)).toEqual({ text: step, wasCut: false })
})

test('a 13th character changes nothing, wherever it is typed', () => {
  for (const typed of [`파${FULL}`, `가나다라마바파${FULL.slice(6)}`, `${FULL}파`, `${FULL} `])
    expect(changedNickname(FULL, typed)).toEqual({ text: FULL, wasCut: true })
  expect(changedNickname('ㅋ'.repeat(12), 'ㅋ'.repeat(13))).toEqual({ text: 'ㅋ'.repeat(12), wasCut: true })
})

test('spaces stay in the field while one types', () => {
  expect(changedNickname('밀크', '밀크 ')).toEqual({ text: '밀크 ', wasCut: false })
})
