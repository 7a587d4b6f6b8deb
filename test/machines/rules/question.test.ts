import { expect, test } from 'vitest'
import { fitsQuestion, plainPunctuation, questionProblem } from '../../../machines/rules/question.ts'

const letters = (count: number): string => '가'.repeat(count)

test.each([
  ['', 'tooShort'],
  [' '.repeat(20), 'tooShort'],
  [letters(9), 'tooShort'],
  [`  ${letters(9)}  `, 'tooShort'],
  [letters(10), null],
  [letters(200), null],
  [`  ${letters(200)}\n`, null],
  [letters(201), 'tooLong'],
  ['a'.repeat(100_000), 'tooLong'],
  ['올해 안에 결혼할 수 있을까요?', null],
  ['Will I get the job in 2026?', null],
  [`그가 "좋아" 라고(정말!) 했는데 'OK'인가요~ 아니면 - ..., ?`, null],
  ['첫째 줄이에요\n둘째 줄이에요\t끝', null],
  ['ㅠㅠ 언제쯤 연락이 올까요', null],
  ['언제쯤 연락이 올까요🙂', 'otherCharacters'],
  ['언제쯤\u0000 연락이 올까요', 'otherCharacters'],
  ['언제쯤 연락이 올까요…', 'otherCharacters'],
  ['언제쯤 “연락”이 올까요', 'otherCharacters'],
  ['연락이 올까요 <b>언제</b>', 'otherCharacters'],
  ['확률이 50% 넘을까요 궁금해요', 'otherCharacters'],
  ['그 새끼 언제 망할까요?', 'profane'],
  ['바라보지 않으면 그 사람이 올까요?', null],
])('%j has the problem %s', (text, problem) => {
  expect(questionProblem(text)).toBe(problem)
})

test('a question in decomposed form is judged by its characters', () => {
  expect(questionProblem('각'.repeat(200).normalize('NFD'))).toBeNull()
  expect(questionProblem('각'.repeat(9).normalize('NFD'))).toBe('tooShort')
})

test('the punctuation that a phone puts in never blocks a visitor', () => {
  const typed = '그가 “좋아”라고 했는데… ‘정말’일까요 — 아니면 – 농담?'
  expect(plainPunctuation(typed)).toBe(`그가 "좋아"라고 했는데... '정말'일까요 - 아니면 - 농담?`)
  expect(questionProblem(plainPunctuation(typed))).toBeNull()
  expect(plainPunctuation('그대로 "두는" 문장, 끝.')).toBe('그대로 "두는" 문장, 끝.')
})

test.each([
  [letters(200), true],
  ['각'.repeat(200).normalize('NFD'), true],
  [letters(201), false],
  [`${letters(200)} `, false],
])('the field takes a text up to its limit', (text, fits) => {
  expect(fitsQuestion(text)).toBe(fits)
})
