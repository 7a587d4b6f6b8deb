import { expect, test } from 'vitest'
import {
  changedQuestion,
  cleanQuestion,
  QUESTION_SENTENCES,
  questionProblem,
} from '../../../machines/rules/question.ts'
import { isProfane } from '../../../machines/rules/profanity.ts'

const TOO_SHORT = '질문은 10자 이상 입력해주세요'
const TOO_LONG = '질문은 200자 이하로 입력해주세요'
const OTHER = '한글, 영문, 숫자와 기본 문장부호만 사용할 수 있어요'
const PROFANE = '부적절한 표현이 들어 있어요'
const letters = (count: number): string => '각'.repeat(count)

test.each([
  ['', TOO_SHORT],
  [' '.repeat(20), TOO_SHORT],
  [`  ${letters(9)}  `, TOO_SHORT],
  [letters(9).normalize('NFD'), TOO_SHORT],
  [letters(10), null],
  [letters(200), null],
  [letters(200).normalize('NFD'), null],
  [`  ${letters(200)}\n`, null],
  [letters(201), TOO_LONG],
  ['a'.repeat(100_000), TOO_LONG],
  ['Will I get the job in 2026?', null],
  [`그가 "좋아" 라고(정말!) 했는데 'OK'인가요~ 아니면 - ..., ?`, null],
  ['첫째 줄이에요\n둘째 줄이에요\t끝', null],
  ['그가 “좋아”라고 했는데… ‘정말’일까요 — 아니면 – 농담?', null],
  ['ㅠㅠ 언제쯤 연락이 올까요', null],
  ['언제쯤 연락이 올까요🙂', OTHER],
  ['연락이 올까요 <b>언제</b>', OTHER],
  ['확률이 50% 넘을까요 궁금해요', OTHER],
  ['그 새끼 언제 망할까요?', PROFANE],
  ['바라보지 않으면 그 사람이 올까요?', null],
])('of %j a visitor reads: %s', (text, sentence) => {
  const problem = questionProblem(text, isProfane)
  expect(problem && QUESTION_SENTENCES[problem]).toBe(sentence)
})

test('it is sent plain and trimmed, in the lines it was written in', () => {
  expect(cleanQuestion('\u00a0올해는…\r\n좋을까요？\u200b\n')).toBe('올해는...\n좋을까요?')
})

test('a paste keeps the first 200 characters', () => {
  expect(changedQuestion('', letters(300))).toEqual({ text: letters(200), wasCut: true })
  expect(changedQuestion('', letters(200).normalize('NFD'))).toEqual({ text: letters(200), wasCut: false })
  expect(changedQuestion('올해는', `올해는${letters(300)}`)).toEqual({ text: `올해는${letters(197)}`, wasCut: true })
})

test('an ellipsis that has no room for its three points is cut as well', () => {
  expect(changedQuestion(letters(199), `${letters(199)}…`)).toEqual({ text: `${letters(199)}.`, wasCut: true })
})
