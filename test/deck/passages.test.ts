import { expect, test } from 'vitest'
import { POSITIONS } from '../../machines/rules/domain.ts'
import { AREAS } from '../../src/deck/areas/area.ts'
import { CARDS } from '../../src/deck/cards.ts'
import { CATEGORIES } from '../../src/deck/topics.ts'
import { countsOf } from '../words/figures.ts'
import { lint, sentencesOf } from '../words/lint.ts'
import { alikePairs } from './similarity.ts'

const ORIENTATIONS = ['upright', 'reversed'] as const

/** Everything that the deck says of its cards, with where it stands. */
const PASSAGES = CARDS.flatMap((card) =>
  ORIENTATIONS.flatMap((orientation) => [
    { place: `${card.key} ${orientation} essence`, text: card.essence[orientation], of: 'essence' },
    ...POSITIONS.map((position) => ({
      place: `${card.key} ${orientation} ${position}`,
      text: card.meaning[position][orientation],
      of: 'meaning',
    })),
    ...AREAS.flatMap((area) =>
      card.areas[area][orientation].map((text) => ({ place: `${card.key} ${orientation} ${area}`, text, of: 'area' })),
    ),
  ]),
)
const SENTENCES = PASSAGES.flatMap(({ place, text }) => sentencesOf(text).map((sentence) => ({ place, sentence })))

test('the table is complete: every card in every place and area, as it lies', () => {
  expect(PASSAGES).toHaveLength(72 * 2 * (1 + 3 + 6 * 2))
  expect(PASSAGES.filter(({ text }) => text.trim() === '')).toEqual([])
  expect(CATEGORIES.map(({ code }) => code)).toEqual([...AREAS])
})

test('an essence and a passage of an area are one sentence, a meaning is one or two', () => {
  const sentencesIn = (kind: string) =>
    PASSAGES.filter(({ of }) => of === kind).map(({ text }) => sentencesOf(text).length)
  expect(new Set([...sentencesIn('essence'), ...sentencesIn('area')])).toEqual(new Set([1]))
  expect(Math.max(...sentencesIn('meaning'))).toBe(2)
})

test.each([
  ['essence', 30, 80],
  ['meaning', 40, 160],
  ['area', 24, 70],
])('no passage of %s is too short or too long', (kind, shortest, longest) => {
  const off = PASSAGES.filter(({ of, text }) => of === kind && (text.length < shortest || text.length > longest))
  expect(off).toEqual([])
})

test('no sentence is a copy of another or nearly one', () => {
  const sentences = SENTENCES.map(({ sentence }) => sentence)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(alikePairs(sentences, 0.8)).toEqual([])
})

test('likeness is told by the letters that two sentences share', () => {
  expect(alikePairs(['마음을 열어 보세요.', '마음을 열어 보세요!', '봄이 왔어요.'], 0.8)).toEqual([
    { pair: ['마음을 열어 보세요.', '마음을 열어 보세요!'], dice: 1 },
  ])
  expect(alikePairs(['가나다라마', '가나다바사'], 0.3)).toEqual([{ pair: ['가나다라마', '가나다바사'], dice: 1 / 3 }])
  expect(alikePairs(['가나다라마', '가나다바사', '', ''], 0.4)).toEqual([])
})

test('an editor would mark nothing in the deck', () => {
  const marked = PASSAGES.flatMap(({ place, text }) => lint(text).map((problem) => `${place}: ${problem}`))
  expect(marked).toEqual([])
})

test('no passage of an area names its card or how it lies', () => {
  const naming = PASSAGES.filter(
    ({ of, text }) => of === 'area' && /카드|역방향|정방향|메이저|마이너|아르카나/.test(text),
  )
  expect(naming).toEqual([])
})

test('keywords are short noun phrases', () => {
  for (const card of CARDS)
    for (const keyword of ORIENTATIONS.flatMap((orientation) => card.keywords[orientation])) {
      expect(keyword.length).toBeLessThanOrEqual(12)
      expect(keyword).toMatch(/^[가-힣]+( [가-힣]+)*$/)
      expect(lint(`‘${keyword}’ 하나를 골라 보세요.`)).toEqual([])
    }
})

test.each(AREAS)('passages of %s open and end in many ways', (area) => {
  const texts = CARDS.flatMap((card) => ORIENTATIONS.flatMap((orientation) => card.areas[area][orientation]))
  const most = (marks: string[]) => countsOf(marks)[0]?.[1]
  expect(most(texts.map((text) => text.split(' ')[0] ?? ''))).toBeLessThanOrEqual(texts.length * 0.03)
  expect(most(texts.map((text) => text.split(' ').at(-1) ?? ''))).toBeLessThanOrEqual(texts.length * 0.15)
})
