import { expect, test } from 'vitest'
import { fortuneBand } from '../../../machines/rules/score.ts'
import { cardAt, fortuneScore } from '../../../src/provider/writing/fortune.ts'
import { visitOf } from '../../words/visits.ts'
import { spread } from './sections.ts'

const VISIT = visitOf(0)
const SCORES = Array.from({ length: 10_000 }, (_, seed) => fortuneScore(visitOf(seed)))
const scoreIn = (categoryCode: string, ...cards: Parameters<typeof spread>) =>
  fortuneScore({ ...VISIT, categoryCode, cards: spread(...cards) })

test('scores are whole numbers from 0 to 100 and use every tenth of the range', () => {
  for (const score of SCORES) {
    expect(Number.isInteger(score)).toBe(true)
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(100)
  }
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => SCORES.filter((score) => Math.min(9, Math.floor(score / 10)) === tenth).length,
  )
  for (const count of tenths) expect(count).toBeGreaterThan(200)
  expect(Math.max(...tenths.slice(3, 7))).toBe(Math.max(...tenths))
})

test('one in ten to one in seven readings is very good, as many are hard', () => {
  const share = (band: string) => SCORES.filter((score) => fortuneBand(score) === band).length / SCORES.length
  for (const band of ['veryGood', 'hard']) {
    expect(share(band)).toBeGreaterThan(0.1)
    expect(share(band)).toBeLessThan(0.15)
  }
})

test('the score follows from cards, orientations and area alone', () => {
  const other = { ...VISIT, sessionId: 'other', nickname: 'other', readerType: 'T', questionText: '다른 물음일까요?' }
  expect(fortuneScore(other)).toBe(fortuneScore(VISIT))
})

test('bright cards score high and heavy ones low', () => {
  expect(scoreIn('LOVE', [20, 'upright'], [22, 'upright'], [45, 'upright'])).toBeGreaterThanOrEqual(80)
  expect(scoreIn('LOVE', [16, 'upright'], [17, 'upright'], [54, 'reversed'])).toBeLessThan(20)
  expect(scoreIn('LOVE', [53, 'upright'], [16, 'upright'], [17, 'upright'])).toBeLessThan(10)
})

test('what is coming weighs more than what was', () => {
  expect(scoreIn('LOVE', [17, 'upright'], [11, 'upright'], [20, 'upright'])).toBeGreaterThan(
    scoreIn('LOVE', [20, 'upright'], [11, 'upright'], [17, 'upright']),
  )
})

test('an area of life makes its own cards louder, and friends among the elements help', () => {
  const cups = [
    [40, 'upright'],
    [38, 'upright'],
    [37, 'upright'],
  ] as const satisfies Parameters<typeof spread>
  expect(scoreIn('LOVE', ...cups)).toBeGreaterThan(scoreIn('MONEY', ...cups))
  const before = (first: number) => scoreIn('NOPE', [first, 'upright'], [52, 'upright'], [1, 'upright'])
  const [wandOfOne, pentacleOfOne] = [24, 66]
  expect(before(wandOfOne)).toBeGreaterThan(before(pentacleOfOne))
})

test('an undecided card leans to the side it lies on', () => {
  const request = { ...VISIT, cards: spread([10, 'upright'], [6, 'reversed'], [1, 'upright']) }
  expect(cardAt(request, 'past')).toMatchObject({ favour: 0.25, tone: 'bright' })
  expect(cardAt(request, 'present')).toMatchObject({ favour: -0.25, tone: 'careful' })
})
