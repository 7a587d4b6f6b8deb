import { expect, test } from 'vitest'
import { cardById, CARDS } from '../../../src/deck/cards.ts'
import type { ReadingRequest } from '../../../src/provider/section.ts'
import { FAMILIES, STANCES, type Family, type Stance } from '../../../src/provider/writing/bank.ts'
import { isReading, laidAt, planOf } from '../../../src/provider/writing/plan.ts'
import { CARD_WORDS } from '../../../src/provider/writing/texts.ts'
import { visitOf } from '../../words/visits.ts'
import { spread } from './sections.ts'

const VISITS = Array.from({ length: 900 }, (_, seed) => visitOf(seed))
const PLAIN = {
  ...visitOf(1),
  categoryCode: 'WORK',
  topicCode: 'CHANGE',
  questionText: '지금 회사를 옮기는 게 좋을까요?',
}

/** A card that is bright, still or hard at a place. */
const cardOf = (place: 'past' | 'present' | 'future', tone: number, but: readonly number[] = []) => {
  for (const { id, key } of CARDS)
    for (const way of ['upright', 'reversed'] as const) {
      const family = CARD_WORDS.get(key)?.passages[way][place].family as Family
      if (FAMILIES[family] === tone && !but.includes(id)) return [id, way] as const
    }
  throw new RangeError(`no card of ${tone}`)
}
const laid = (past: number, present: number, future: number): ReadingRequest['cards'] => {
  const one = cardOf('past', past)
  const two = cardOf('present', present, [one[0]])
  const three = cardOf('future', future, [one[0], two[0]])
  return spread([...one], [...two], [...three])
}
const stanceBy = (readerType: string, ...tones: [number, number, number]): Stance =>
  planOf({ ...PLAIN, readerType, cards: laid(...tones) }).stance

test('bright cards say yes, hard ones no, a still future waits', () => {
  for (const readerType of ['F', 'T', 'FT']) {
    expect(stanceBy(readerType, 1, 1, 1)).toBe('간다')
    expect(stanceBy(readerType, -1, -1, -1)).toBe('아니다')
    expect(stanceBy(readerType, 0, 0, 0)).toBe('기다림')
    expect(stanceBy(readerType, -1, -1, 1)).toBe('조건')
  }
})

test('at the border the readers decide differently', () => {
  const tones = [-1, 0, 1].flatMap((a) => [-1, 0, 1].flatMap((b) => [-1, 0, 1].map((c) => [a, b, c] as const)))
  const differing = tones.filter((of) => new Set(['F', 'T', 'FT'].map((reader) => stanceBy(reader, ...of))).size > 1)
  expect(differing.length).toBeGreaterThanOrEqual(6)
})

test('the score agrees with the answer, reaches every tenth, and follows from the cards alone', () => {
  const plans = VISITS.map((request) => planOf({ ...request, readerType: 'FT' })).filter(isReading)
  const middle = (stance: Stance): number => {
    const scores = plans.filter((plan) => plan.stance === stance).map(({ score }) => score)
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  const [go, goIf, wait, no] = STANCES.map(middle)
  expect(go).toBeGreaterThan((goIf ?? 0) + 10)
  expect(goIf).toBeGreaterThan((wait ?? 0) + 10)
  expect(wait).toBeGreaterThan((no ?? 0) + 10)
  for (const { score } of plans) {
    expect(Number.isInteger(score)).toBe(true)
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(100)
  }
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => plans.filter(({ score }) => Math.min(9, Math.floor(score / 10)) === tenth).length,
  )
  for (const count of tenths) expect(count).toBeGreaterThan(plans.length / 60)
  for (const readerType of ['F', 'T'])
    expect(planOf({ ...PLAIN, readerType }).score).toBe(planOf({ ...PLAIN, readerType: 'FT' }).score)
})

test('no answer is more than two of five, whoever reads', () => {
  for (const readerType of ['F', 'T', 'FT']) {
    const plans = VISITS.map((request) => planOf({ ...request, readerType }))
    for (const stance of STANCES) {
      const share = plans.filter((plan) => plan.stance === stance).length / plans.length
      expect(share).toBeGreaterThan(0.08)
      expect(share).toBeLessThan(0.4)
    }
  }
})

test('a card that the deck does not hold is refused by its position', () => {
  const cards = spread([1, 'upright'], [73, 'upright'], [3, 'upright'])
  expect(cardById(73)).toBeUndefined()
  expect(() => laidAt({ ...PLAIN, cards }, 'present')).toThrow(new RangeError('No card of the deck lies at present'))
})

test('a concern takes the score into the calm band, and nothing is read', () => {
  const plan = planOf({ ...PLAIN, questionText: '요즘 너무 죽고 싶어요. 저는 어떻게 될까요?' })
  expect([plan.concern, isReading(plan)]).toEqual(['selfHarm', false])
  expect(plan.score).toBeGreaterThanOrEqual(40)
  expect(plan.score).toBeLessThan(60)
})
