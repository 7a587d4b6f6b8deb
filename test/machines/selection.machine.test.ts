import { expect, test } from 'vitest'
import type { Visit } from '../../machines/rules/visit.ts'
import { CARDS, FILLED, stage } from './stage.ts'

const table = (visit: Partial<Visit> = {}) => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, ...visit } })
  const selection = s.child('selection')
  return {
    ...s,
    selection,
    visit: () => s.visit,
    value: () => selection.getSnapshot().value,
    context: () => selection.getSnapshot().context,
    putBack: (card: number) => selection.send({ type: 'card.putBack', card }),
    reveal: () => selection.send({ type: 'reveal.start' }),
  }
}

test('a picked card cannot be picked again, neither as the second nor as the last', () => {
  const s = table()
  s.pick(5, 5, 6, 5, 6)
  expect(s.context().picks).toEqual([5, 6])
  expect(s.value()).toEqual({ choosing: 'incomplete' })
  s.reveal()
  expect(s.value()).toEqual({ choosing: 'incomplete' })
})

test('three cards and no more, in the order of picking', () => {
  const s = table()
  s.pick(70, 7, 33, 12)
  expect(s.context().picks).toEqual([70, 7, 33])
  expect(s.visit().picks).toEqual([70, 7, 33])
  expect(s.value()).toEqual({ choosing: 'complete' })
})

test('a card is given back, the others move up, and another can be picked', () => {
  const s = table()
  s.pick(1, 2)
  s.putBack(9)
  expect(s.told()).toEqual(['card.picked', 'card.picked'])
  s.putBack(1)
  expect(s.visit().picks).toEqual([2])
  s.pick(3, 4)
  s.putBack(9)
  expect(s.value()).toEqual({ choosing: 'complete' })
  s.putBack(3)
  expect(s.value()).toEqual({ choosing: 'incomplete' })
  expect(s.visit().picks).toEqual([2, 4])
  s.reveal()
  s.pick(5)
  expect(s.visit().picks).toEqual([2, 4, 5])
  expect(s.told().filter((type) => type === 'card.returned')).toHaveLength(2)
})

test('cards that arrive while cards are picked are there for the reveal', async () => {
  const s = table({ predefinedCards: null })
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(s.context().cards).toEqual(CARDS)
  s.pick(1, 2, 3)
  s.reveal()
  expect(s.visit().flipped).toBe(1)
})

test('cards that arrive during the reveal are the ones that turn', async () => {
  const s = table({ predefinedCards: null, picks: [1, 2, 3] })
  s.reveal()
  expect(s.value()).toEqual({ revealing: 'waiting' })
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(s.value()).toEqual({ revealing: 'first' })
  expect(s.context().cards).toEqual(CARDS)
})

test('each card turns 800 ms after the one before it, and the spread is revealed 800 ms after the last', () => {
  const s = table({ picks: [1, 2, 3] })
  s.reveal()
  for (const state of [{ revealing: 'first' }, { revealing: 'second' }, { revealing: 'third' }]) {
    expect(s.value()).toEqual(state)
    s.pass(799)
    expect(s.value()).toEqual(state)
    s.pass(1)
  }
  expect(s.value()).toBe('revealed')
})

test.each([
  [0, { choosing: 'complete' }],
  [1, { revealing: 'second' }],
  [2, { revealing: 'third' }],
  [3, 'revealed'],
])('a reload with %i cards turned goes on where it was', (flipped, state) => {
  expect(table({ picks: [1, 2, 3], flipped }).value()).toEqual(state)
})

test.each([0, 73, 1.5, NaN])('there is no card %d in the fan', (card) => {
  const s = table()
  s.pick(card)
  expect(s.visit().picks).toEqual([])
})
