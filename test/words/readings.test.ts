import { expect, test } from 'vitest'
import { CATEGORIES } from '../../src/deck/topics.ts'
import {
  countsOf,
  histogramOf,
  ownSentences,
  problemsOf,
  readingOf,
  readingsOf,
  repeatedSections,
  repetitionOf,
  TEXTS,
  TOPICS,
} from './figures.ts'
import { CARE_QUESTIONS, visitOf } from './visits.ts'

const READINGS = readingsOf(2000)

test('an editor would mark nothing in 2,000 readings', () => {
  const problems = READINGS.flatMap((reading) =>
    problemsOf(reading).map(({ section, rule, found }) => `${section}, ${rule}: ${found}`),
  )
  expect(countsOf(problems).slice(0, 20)).toEqual([])
})

test('an editor would mark nothing in what is written to a question that asks for care', () => {
  const readings = CARE_QUESTIONS.flatMap((questionText) => readingsOf(12, { questionText }, 9000))
  // What is said in danger is said plainly, and may begin and end alike.
  const problems = readings.flatMap(problemsOf).filter(({ rule }) => !/^same (?:ending|start)$/.test(rule))
  expect(countsOf(problems.map(({ rule, found }) => `${rule}: ${found}`))).toEqual([])
})

test('past, present and future have 250 to 450 characters, the summary 350 to 600', () => {
  const LENGTHS = { past: [250, 450], present: [250, 450], future: [250, 450], summary: [350, 600] } as const
  for (const section of TEXTS) {
    const lengths = READINGS.map(({ texts }) => texts[section].length)
    const [shortest, longest] = LENGTHS[section]
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(shortest)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(longest)
  }
})

test('the visits are of all kinds', () => {
  const requests = READINGS.map(({ request }) => request)
  const topics = CATEGORIES.flatMap((category) => category.topics.map(({ code }) => `${category.code}/${code}`))
  expect(new Set(requests.map(({ categoryCode, topicCode }) => `${categoryCode}/${topicCode}`)).size).toBe(
    topics.length,
  )
  expect(new Set(requests.flatMap(({ cards }) => cards.map(({ cardId }) => cardId))).size).toBe(72)
  expect(new Set(requests.map(({ readerType }) => readerType)).size).toBe(3)
  const kinds = [/^[가-힣]+$/, /[A-Za-z]$/, /[0-9]$/, / /, /[ㄱ-ㅎ]/, /^.{2}$/, /^.{12}$/]
  expect(kinds.filter((kind) => !requests.some(({ nickname }) => kind.test(nickname)))).toEqual([])
})

test.each(TOPICS.map((topicCode, index) => [topicCode, index] as const))(
  'in 100 readings of %s no sentence is said more than five times, and no two share more than a fifth',
  (topicCode, index) => {
    const { sentences, share } = repetitionOf(readingsOf(100, { topicCode }, 10_000 + index * 100))
    expect(sentences.filter(([, count]) => count > 5)).toEqual([])
    expect(share).toBeLessThanOrEqual(0.2)
  },
)

test('over 1,000 visits no whole section repeats', () => {
  expect(repeatedSections(READINGS.slice(0, 1000))).toEqual([])
})

test('the scores reach every tenth, most of them in the middle', () => {
  const histogram = histogramOf(READINGS.map(({ score }) => score))
  const shareOf = (from: number, to: number) =>
    histogram.slice(from, to).reduce((sum, count) => sum + count, 0) / READINGS.length
  for (const count of histogram) expect(count).toBeGreaterThan(READINGS.length / 100)
  for (const share of [shareOf(0, 2), shareOf(8, 10)]) {
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.2)
  }
  expect(shareOf(3, 7)).toBeGreaterThan(0.4)
})

test('a reading does not say the same twice, and is the same when it is written again', () => {
  for (const reading of READINGS.slice(0, 60)) {
    const all = TEXTS.flatMap((section) => reading.texts[section].split(/(?<=[.?!]) /))
    expect(ownSentences(reading).size).toBeGreaterThanOrEqual(all.length - 2)
    expect(readingOf(reading.request)).toEqual(reading)
  }
})

test('the figures count what they are asked to count', () => {
  const reading = readingOf(visitOf(1))
  expect(countsOf(['가', '나', '나'])).toEqual([
    ['나', 2],
    ['가', 1],
  ])
  expect(histogramOf([0, 9, 10, 55, 99, 100])).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2])
  expect(repetitionOf([reading, reading]).share).toBe(1)
  expect(repetitionOf([reading, readingOf(visitOf(2))]).share).toBeLessThan(0.5)
  expect(repeatedSections([reading, reading]).map(([, count]) => count)).toEqual([2, 2, 2, 2])
})
