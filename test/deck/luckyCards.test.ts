import { expect, test } from 'vitest'
import { LUCKY_CARDS, luckyCardById } from '../../src/deck/luckyCards.ts'
import { lint } from '../words/lint.ts'
import { alikePairs } from './similarity.ts'

test('there are thirty lucky cards with keys, names and messages of their own', () => {
  expect(LUCKY_CARDS.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  for (const field of ['key', 'name', 'message', 'imageUrl'] as const)
    expect(new Set(LUCKY_CARDS.map((card) => card[field])).size).toBe(30)
})

test('a message has 80 to 160 characters and speaks as the readers do', () => {
  for (const { message } of LUCKY_CARDS) {
    expect(message.length).toBeGreaterThanOrEqual(80)
    expect(message.length).toBeLessThanOrEqual(160)
    for (const sentence of message.split(/(?<=[.?!])\s+/)) expect(sentence).toMatch(/요\.$/)
  }
})

test('an editor would mark nothing in the messages, and no two are alike', () => {
  expect(LUCKY_CARDS.flatMap(({ key, message }) => lint(message).map((problem) => `${key}: ${problem}`))).toEqual([])
  expect(
    alikePairs(
      LUCKY_CARDS.map(({ message }) => message),
      0.5,
    ),
  ).toEqual([])
})

test('a message holds a small ritual of the day', () => {
  const without = LUCKY_CARDS.filter(
    ({ message }) => !/(?:보세요|보아요|두세요|주세요|들려주세요|떠올려요|켜요|두어요)\./.test(message),
  )
  expect(without).toEqual([])
})

test('a lucky card is found by its id, with its picture numbered in two digits', () => {
  expect(luckyCardById(3)).toMatchObject({ key: 'paper-boat', imageUrl: '/media/lucky/03.avif' })
  expect(luckyCardById(30)?.imageUrl).toBe('/media/lucky/30.avif')
  expect(luckyCardById(31)).toBeUndefined()
})
