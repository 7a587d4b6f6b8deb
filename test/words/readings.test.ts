import { expect, test } from 'vitest'
import { CATEGORIES } from '../../src/deck/topics.ts'
import { calledByName } from '../../src/provider/writing/composer.ts'
import { sentencesOf } from '../../src/provider/writing/prose.ts'
import { POSITIONS } from '../../machines/rules/domain.ts'
import { isReading, laidAt, planOf } from '../../src/provider/writing/plan.ts'
import {
  countsIn,
  countsOf,
  framesIn,
  histogramOf,
  problemsOf,
  readingOf,
  readingsOf,
  repeatedSections,
  repetitionOf,
  TEXTS,
  TOPICS,
} from './figures.ts'
import { CARE_QUESTIONS, visitOf } from './visits.ts'

const READINGS = readingsOf(1200).filter(({ request }) => isReading(planOf(request)))

test('an editor would mark nothing in 1,200 readings', () => {
  // Where no other wording fits, three sentences in a row may end alike: once in five hundred readings at most.
  const problems = READINGS.flatMap(problemsOf)
  const alike = problems.filter(({ rule }) => rule === 'same ending')
  expect(alike.length).toBeLessThanOrEqual(READINGS.length / 150)
  const others = problems.filter((problem) => !alike.includes(problem))
  expect(countsOf(others.map(({ section, rule, found }) => `${section}, ${rule}: ${found}`))).toEqual([])
})

test('an editor would mark nothing in what is written to a question that asks for care', () => {
  const readings = CARE_QUESTIONS.flatMap((questionText) => readingsOf(12, { questionText }, 9000))
  // What is said in danger is said plainly, and what one may ask or note down is listed.
  const problems = readings
    .flatMap(problemsOf)
    .filter(({ rule }) => !/^same (?:ending|start)$|^too long$|^speech level$/.test(rule))
  expect(countsOf(problems.map(({ rule, found }) => `${rule}: ${found}`))).toEqual([])
})

test('past, present and future have 130 to 300 characters in two paragraphs, the summary 260 to 420 in three', () => {
  const SHAPES = { past: [160, 300, 2], present: [130, 300, 2], future: [130, 300, 2], summary: [260, 420, 3] } as const
  const wrong = READINGS.flatMap(({ texts, request }) =>
    TEXTS.flatMap((section) => {
      const [shortest, longest, paragraphs] = SHAPES[section]
      const { length } = texts[section]
      const fits = length >= shortest && length <= longest && texts[section].split('\n\n').length === paragraphs
      return fits ? [] : [`${request.sessionId} ${section} ${length}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('cards are named little, and nothing is quoted to fill a line', () => {
  for (const reading of READINGS) {
    const { position, summary, similes, quoted } = countsIn(reading)
    const within = position <= 2 && summary <= 5 && similes <= 4 && quoted <= 2
    expect([reading.request.sessionId, within]).toEqual([reading.request.sessionId, true])
  }
})

test('no sentence stands twice in a reading', () => {
  const twice = READINGS.flatMap(({ texts }) => {
    const sentences = TEXTS.flatMap((section) => texts[section].split('\n\n').flatMap(sentencesOf))
    return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
  })
  expect(twice).toEqual([])
})

test.each([
  ['COUPLE', '남자친구 마음이 식은 걸까요?', '연인'],
  ['REUNION', '헤어진 사람한테 연락이 올까요?', '이별'],
  ['JOB_SEARCH', '올해 안에 취업할 수 있을까요?', '구직'],
  ['FRIEND', '친구가 요즘 연락이 뜸해요. 왜 그럴까요?', '친구'],
] as const)('cards speak of the case that a question tells of: %s', (topicCode, questionText, setting) => {
  const readings = readingsOf(60, { topicCode, questionText })
  const own = readings.flatMap(({ request, texts }) =>
    POSITIONS.map((position) => {
      const words = laidAt(request, position).passage.settings[setting]
      const { them } = planOf(request)
      return (
        words != null &&
        [words, them ? calledByName(words, them) : words].some((said) => texts[position].includes(said))
      )
    }),
  )
  expect(own.filter(Boolean).length / own.length).toBeGreaterThanOrEqual(0.9)
})

test.each([
  ['FRIEND', '친구가 500만원을 빌려 달라는데 빌려줘도 될까요?', '500만원'],
  ['REUNION', '헤어진 지 3개월 됐는데 다시 만날 수 있을까요?', '3개월'],
  ['JOB_SEARCH', '서른다섯인데 지금 취업할 수 있을까요?', '서른다섯'],
  ['COUPLE', '5년 만난 남자친구와 결혼해도 될까요? 저는 서른셋이에요', '서른셋'],
] as const)('a figure that was told weighs in the answer: %s, %s', (topicCode, questionText, told) => {
  const readings = readingsOf(60, { topicCode, questionText })
  const weighed = readings.filter(({ texts }) => texts.summary.includes(told))
  expect(weighed.length / readings.length).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['CRUSH', '수학여행 때 고백할까요 말까요', /수학여행/],
  ['FRIEND', '독서모임 총무를 그만하고 싶어요. 말해도 될까요?', /총무/],
  ['COUPLE', '남친이 크리스마스에도 일한대요. 마음이 식은 걸까요?', /크리스마스/],
  ['SAVING', '배달 때문에 적금이 안 모여요. 올해는 모을 수 있을까요?', /배달|적금/],
] as const)('a thing that was named comes back in the answer: %s, %s', (topicCode, questionText, named) => {
  const readings = readingsOf(60, { topicCode, questionText })
  const weighed = readings.filter(({ texts }) => named.test(texts.summary))
  expect(weighed.length / readings.length).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['COUPLE', '남친이 저를 진심으로 사랑하나요?', '남자친구'],
  ['CONFLICT', '엄마한테 못된 말을 해 버렸어요. 먼저 사과할까요?', '엄마'],
] as const)('who is asked about is called as the visitor calls them: %s, %s', (topicCode, questionText, name) => {
  const readings = readingsOf(60, { topicCode, questionText })
  const called = readings.filter(({ texts }) => TEXTS.some((section) => texts[section].includes(name)))
  expect(called.length / readings.length).toBeGreaterThanOrEqual(0.7)
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

test.each(TOPICS)(
  '100 readings of %s by one reader share at most 6 % of their sentences with each other',
  (topicCode) => {
    const { middle } = repetitionOf(readingsOf(100, { topicCode, readerType: 'F' }, 10_000))
    expect(middle).toBeLessThanOrEqual(0.06)
  },
)

test('over 1,000 visits hardly a whole section comes twice, and none three times', () => {
  const repeated = repeatedSections(READINGS.slice(0, 1000))
  expect(repeated.length).toBeLessThanOrEqual(40)
  expect(repeated.filter(([, count]) => count > 2)).toEqual([])
})

test('what is answered, and what to do, differs between the readers in four of five', () => {
  const told = READINGS.slice(0, 300).map(({ request }) =>
    ['F', 'T', 'FT'].map((readerType) => {
      const [answer = '', , farewell = ''] = readingOf({ ...request, readerType }).texts.summary.split('\n\n')
      return { answer, farewell }
    }),
  )
  for (const part of ['answer', 'farewell'] as const) {
    const differing = told.filter((readers) => new Set(readers.map((reader) => reader[part])).size === 3)
    expect(differing.length / told.length).toBeGreaterThanOrEqual(0.8)
  }
})

test('a reading does not say the same twice, and is the same when it is written again', () => {
  for (const reading of READINGS.slice(0, 60)) {
    const all = TEXTS.flatMap((section) => reading.texts[section].split(/(?<=[.?!])\s+/))
    expect(framesIn(reading).size).toBeGreaterThanOrEqual(all.length - 2)
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
