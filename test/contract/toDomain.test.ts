import * as v from 'valibot'
import { expect, test } from 'vitest'
import { categoriesOf, readersOf, readingOf, spreadOf } from '../../src/contract/toDomain.ts'
import { CardsResponse, ReadersResponse, ResultResponse, TopicsResponse } from '../../src/contract/wire.ts'
import { CARDS, READERS, resultAt, STAGES, TOPICS } from '../liveWire.ts'

const BASE = 'https://api.example'
const reading = (stage: number, change: object = {}) =>
  readingOf(v.parse(ResultResponse, resultAt(stage, change)), 'abc1234', BASE)
const readerWith = (imageUrl: unknown) =>
  readersOf(v.parse(ReadersResponse, { readers: [{ type: 'F', name: '리더', imageUrl }] }), BASE)[0]

test('what a live provider leaves out has a place all the same', () => {
  const [love, work] = categoriesOf(v.parse(TopicsResponse, TOPICS))
  expect(love?.topics[1]).toEqual({ code: 'CRUSH', name: '짝사랑', description: '', sampleQuestions: [] })
  expect(work?.description).toBe('')
})

test('reader types stay exactly as they came', () => {
  expect(readersOf(v.parse(ReadersResponse, READERS), BASE).map(({ type }) => type)).toEqual(['f', 'T', 'TF', 'X9'])
})

test.for([
  ['/media/f.png', 'https://api.example/media/f.png'],
  ['media/f.png', 'https://api.example/media/f.png'],
  ['//cdn.example/f.png', 'https://cdn.example/f.png'],
  ['https://cdn.example/f.png', 'https://cdn.example/f.png'],
  ['javascript:alert(1)', ''],
  ['data:image/svg+xml,<svg/>', ''],
  ['https://', ''],
  ['  ', ''],
  [null, ''],
  [undefined, ''],
] as const)('the picture address %j becomes %j', ([wire, address]) => {
  expect(readerWith(wire)?.imageUrl).toBe(address)
})

test('a spread has past, present and future once each, in this order', () => {
  const spread = spreadOf(v.parse(CardsResponse, { cards: CARDS }), BASE)
  expect(spread.map(({ position, cardId }) => [position, cardId])).toEqual([
    ['past', 1],
    ['present', 18],
    ['future', 78],
  ])
  const twice = v.parse(CardsResponse, { cards: [CARDS[0], CARDS[0], CARDS[1]] })
  expect(() => spreadOf(twice, BASE)).toThrow('cards.position')
})

test.for([
  ['COMPLETED', 'completed'],
  ['FAILED', 'failed'],
  ['ERROR', 'failed'],
  ['PROCESSING', 'processing'],
  ['IMAGE_PROCESSING', 'processing'],
  ['PAST_COMPLETED', 'processing'],
  ['SOMETHING_NEW', 'processing'],
])('the status %s means %s', ([wire, status]) => {
  expect(reading(3, { status: wire }).status).toBe(status)
})

test('texts that are null, absent or blank are not written yet', () => {
  expect(reading(0).interpretations).toEqual({ past: null, present: null, future: null, summary: null })
  const { interpretations } = reading(3, { interpretations: { past: ' ', present: null, summary: '끝' } })
  expect(interpretations).toEqual({ past: null, present: null, future: null, summary: '끝' })
})

test('a reading has every field of the wire', () => {
  expect(reading(5, { message: '다 됐어요' })).toMatchObject({
    sessionId: 'abc1234',
    status: 'completed',
    nickname: '달토끼',
    questionText: '올해 안에 다시 만날 수 있을까요?',
    readerType: 'TF',
    fortuneScore: 73,
    isGentle: false,
    pictureUrl: null,
    isWrittenByModel: null,
    luckyCard: { name: '달빛 찻잔', message: '따뜻하게 마셔요.', imageUrl: `${BASE}/media/cup.png` },
    message: '다 됐어요',
  })
  expect(reading(5).cards.map(({ position }) => position)).toEqual(['past', 'present', 'future'])
})

test('a reading of which only the status is told is as good as empty', () => {
  const bare = readingOf(v.parse(ResultResponse, { status: 'PROCESSING' }), 'abc1234', BASE)
  expect(bare).toEqual({
    sessionId: 'abc1234',
    status: 'processing',
    nickname: null,
    questionText: null,
    readerType: null,
    cards: [],
    interpretations: { past: null, present: null, future: null, summary: null },
    fortuneScore: null,
    isGentle: false,
    isHidden: false,
    pictureUrl: null,
    isWrittenByModel: null,
    luckyCard: null,
    message: null,
  })
})

test('a score of 0 is a score', () => {
  expect(reading(3, { fortuneScore: 0 }).fortuneScore).toBe(0)
  expect(reading(3, { fortuneScore: 50, isGentle: true })).toMatchObject({ fortuneScore: null, isGentle: true })
})

const without = (section: string) => ({ interpretations: { ...STAGES[5].interpretations, [section]: null } })
test.for([
  ['without cards', { drawnCards: null }, 'drawnCards.position'],
  ['with two cards', { drawnCards: CARDS.slice(1) }, 'drawnCards.position'],
  ['with a position twice', { drawnCards: [CARDS[0], CARDS[0], CARDS[1]] }, 'drawnCards.position'],
  ['without the past', without('past'), 'past: '],
  ['without the present', without('present'), 'present: '],
  ['without the future', without('future'), 'future: '],
  ['without the summary', without('summary'), 'summary: '],
  ['without the lucky card', { luckyCard: null }, 'lucky: '],
] as const)('a reading that is completed %s is refused by the name of the field', ([, change, field]) => {
  expect(() => reading(5, change)).toThrow(field)
})

test('a reading that is still written may be without cards, but not with half of them', () => {
  expect(reading(0, { drawnCards: [] }).cards).toEqual([])
  expect(() => reading(0, { drawnCards: [CARDS[1]] })).toThrow('drawnCards.position')
})
