import { expect, test } from 'vitest'
import { questionProblem } from '../../machines/rules/question.ts'
import { CATEGORIES, categoryByCode, topicByCode } from '../../src/deck/topics.ts'
import { lint } from '../words/lint.ts'
import { alikePairs } from './similarity.ts'
import { isProfane } from '../../machines/rules/profanity.ts'

const topics = CATEGORIES.flatMap((category) => category.topics)

test('there are at least six categories of at least five topics with at least five questions each', () => {
  expect(CATEGORIES.length).toBeGreaterThanOrEqual(6)
  for (const category of CATEGORIES) expect(category.topics.length).toBeGreaterThanOrEqual(5)
  for (const topic of topics) expect(topic.sampleQuestions.length).toBeGreaterThanOrEqual(5)
})

test('codes are upper case and used once, names and descriptions are there', () => {
  for (const group of [CATEGORIES, ...CATEGORIES.map((category) => category.topics)])
    expect(new Set(group.map(({ code }) => code)).size).toBe(group.length)
  for (const { code, name, description } of [...CATEGORIES, ...topics]) {
    expect(code).toMatch(/^[A-Z_]+$/)
    expect(name).toMatch(/[가-힣]/)
    expect(description).toMatch(/[가-힣]/)
  }
})

test('every sample question passes the rule that questions are checked by, and none is asked twice', () => {
  const questions = topics.flatMap((topic) => topic.sampleQuestions)
  expect(questions.filter((question) => questionProblem(question, isProfane) !== null)).toEqual([])
  expect(new Set(questions).size).toBe(questions.length)
})

test('an editor would mark nothing in names, descriptions and questions', () => {
  expect(CATEGORIES.flatMap(({ description }) => lint(description))).toEqual([])
  expect(topics.flatMap(({ sampleQuestions }) => sampleQuestions.flatMap((question) => lint(question)))).toEqual([])
  for (const { name, description } of [...CATEGORIES, ...topics]) {
    expect(lint(`${name} 이야기예요.`)).toEqual([])
    expect(lint(description.replace(/때$/, '때가 있죠.'))).toEqual([])
  }
})

test('no two questions are nearly the same', () => {
  expect(
    alikePairs(
      topics.flatMap((topic) => topic.sampleQuestions),
      0.8,
    ),
  ).toEqual([])
})

test('a topic is found by its codes in any case, and only within its own category', () => {
  expect(topicByCode('love', 'Reunion')?.name).toBe('재회')
  expect(categoryByCode('Work')?.name).toBe('일과 진로')
  expect(topicByCode('WORK', 'REUNION')).toBeUndefined()
  expect(topicByCode('NOPE', 'REUNION')).toBeUndefined()
})
