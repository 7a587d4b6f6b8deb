import { expect, test } from 'vitest'
import { CARDS, cardById } from '../../src/deck/cards.ts'

test('the deck holds 72 cards, numbered 1 to 72 in their order', () => {
  expect(CARDS.map((card) => card.id)).toEqual(Array.from({ length: 72 }, (_, index) => index + 1))
})

test('all the majors come first, then the four suits from ace to king without the six cards of plain grief', () => {
  const ranksOf = (suit: string | null) => CARDS.filter((card) => card.suit === suit).map((card) => card.rank)
  const ranks = (...left: number[]) =>
    Array.from({ length: 14 }, (_, index) => index + 1).filter((rank) => !left.includes(rank))
  expect(ranksOf(null)).toEqual(Array.from({ length: 22 }, (_, index) => index))
  expect(ranksOf('wands')).toEqual(ranks())
  expect(ranksOf('cups')).toEqual(ranks(5))
  expect(ranksOf('swords')).toEqual(ranks(3, 8, 9, 10))
  expect(ranksOf('pentacles')).toEqual(ranks(5))
  const order = ['major', 'wands', 'cups', 'swords', 'pentacles']
  const groups = CARDS.map((card) => order.indexOf(card.suit ?? 'major'))
  expect(groups).toEqual(groups.toSorted((a, b) => a - b))
})

test('keys and names are each used once', () => {
  for (const field of ['key', 'nameKo', 'nameEn'] as const)
    expect(new Set(CARDS.map((card) => card[field])).size).toBe(72)
})

test.each([
  [1, 'major-00', '바보', 'The Fool'],
  [11, 'major-10', '운명의 수레바퀴', 'Wheel of Fortune'],
  [22, 'major-21', '세계', 'The World'],
  [23, 'wands-01', '완드 에이스', 'Ace of Wands'],
  [38, 'cups-02', '컵 2', 'Two of Cups'],
  [47, 'cups-12', '컵 나이트', 'Knight of Cups'],
  [52, 'swords-04', '소드 4', 'Four of Swords'],
  [72, 'pentacles-14', '펜타클 킹', 'King of Pentacles'],
])('card %i is %s', (id, key, nameKo, nameEn) => {
  expect(cardById(id)).toMatchObject({ id, key, nameKo, nameEn })
})

test.each([0, 73, 78, -1, 1.5, Number.NaN])('there is no card %s', (id) => {
  expect(cardById(id)).toBeUndefined()
})

test('every card has a weight from -2 to 2 for both orientations', () => {
  for (const { weight } of CARDS)
    for (const orientation of ['upright', 'reversed'] as const) expect([-2, -1, 0, 1, 2]).toContain(weight[orientation])
})
