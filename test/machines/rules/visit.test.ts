import { expect, test } from 'vitest'
import {
  answersOf,
  BLANK_VISIT,
  hasQuestion,
  isSeated,
  isSessionSpent,
  questionOf,
} from '../../../machines/rules/visit.ts'
import { ANSWERS, FILLED } from '../stage.ts'

test('the effective question is the custom text when there is any, else the sample', () => {
  expect(questionOf(FILLED)).toBe(ANSWERS.questionText)
  expect(questionOf({ ...FILLED, customQuestion: '  내 마음을 어떻게 전할까요  ' })).toBe('내 마음을 어떻게 전할까요')
  expect(questionOf(BLANK_VISIT)).toBe('')
})

test('a short sample is the provider’s own business, a short custom text is not a question', () => {
  expect(hasQuestion({ ...FILLED, sampleQuestion: '괜찮을까?' }, [])).toBe(true)
  expect(hasQuestion({ ...FILLED, customQuestion: '괜찮을까?' }, [])).toBe(false)
  expect(hasQuestion({ ...FILLED, sampleQuestion: null, customQuestion: '   ' }, [])).toBe(false)
})

test.each(['selectedReader', 'selectedCategory', 'selectedTopic', 'sampleQuestion'] as const)(
  'without %s there is nothing to submit',
  (missing) => {
    expect(answersOf({ ...FILLED, [missing]: null })).toBeNull()
    expect(answersOf(FILLED)).toEqual(ANSWERS)
  },
)

test.each(['readerType', 'categoryCode', 'topicCode', 'questionText'] as const)(
  'a session submitted with another %s is spent',
  (changed) => {
    expect(isSessionSpent({ ...FILLED, triedAnswers: { ...ANSWERS, [changed]: 'other' } })).toBe(true)
    expect(isSessionSpent({ ...FILLED, triedAnswers: ANSWERS })).toBe(false)
    expect(isSessionSpent(FILLED)).toBe(false)
  },
)

test('a visitor is seated while the nickname is the one the session was created with', () => {
  expect(isSeated({ ...FILLED, nickname: ' 별이 ' })).toBe(true)
  expect(isSeated({ ...FILLED, nickname: '' })).toBe(false)
  expect(isSeated({ ...FILLED, sessionId: null })).toBe(false)
})
