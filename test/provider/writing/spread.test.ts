import { expect, test } from 'vitest'
import { CARDS } from '../../../src/deck/cards.ts'
import { spreadOf } from '../../../src/provider/writing/fortune.ts'
import { shapeOf, tieBetween, tiesOf } from '../../../src/provider/writing/spread.ts'
import { dignityOf } from '../../../src/provider/writing/suits.ts'
import { visitOf } from '../../words/visits.ts'
import { spread, textOf } from './sections.ts'

const idOf = (key: string): number => CARDS.find((card) => card.key === key)?.id ?? 0
const cardOf = (key: string) => {
  const card = CARDS.find((other) => other.key === key)
  if (!card) throw new Error(`no ${key}`)
  return card
}
/** Keys of cards, a reversed one with a minus sign. */
const laid = (...keys: string[]) =>
  spread(
    ...keys.map((key): [number, 'upright' | 'reversed'] => [
      idOf(key.replace(/^-/, '')),
      key.startsWith('-') ? 'reversed' : 'upright',
    ]),
  )
const readOf = (...keys: string[]) => spreadOf({ ...visitOf(0), cards: laid(...keys) })

test.each([
  ['wands-02', 'wands-09', 'same'],
  ['wands-02', 'swords-04', 'friendly'],
  ['cups-02', 'pentacles-04', 'friendly'],
  ['wands-02', 'cups-04', 'opposed'],
  ['pentacles-02', 'swords-04', 'opposed'],
  ['wands-02', 'pentacles-04', 'indifferent'],
  ['swords-02', 'cups-04', 'indifferent'],
  ['major-00', 'cups-04', 'fromMajor'],
  ['cups-04', 'major-00', 'toMajor'],
  ['major-01', 'major-00', 'majors'],
])('%s before %s is %s', (one, other, dignity) => {
  expect(dignityOf(cardOf(one), cardOf(other))).toBe(dignity)
})

test.each([
  ['allBright', 'major-19', 'cups-09', 'major-17'],
  ['allHeavy', 'major-16', '-cups-09', '-major-17'],
  ['valley', 'major-19', '-cups-09', 'major-17'],
  ['peak', '-major-17', 'cups-09', '-major-17'],
  ['rising', 'major-16', '-cups-09', 'major-17'],
  ['falling', 'major-17', 'major-05', 'major-16'],
])('%s is the shape of %s, %s, %s', (shape, ...keys) => {
  expect(shapeOf(readOf(...keys))).toBe(shape)
})

test.each([
  [['wands-02', 'swords-04', 'major-00'], /불과 바람|부채질|바람을/],
  [['cups-02', 'pentacles-04', 'major-00'], /물과 땅|흙|화분/],
  [['wands-02', 'cups-04', 'major-00'], /불과 물|주전자|김이/],
  [['swords-02', 'pentacles-04', 'major-00'], /바람|먼지|지도/],
  [['wands-02', 'pentacles-04', 'major-00'], /불과 땅|뜨거운|가마/],
  [['swords-02', 'cups-04', 'major-00'], /바람|머리/],
])('%s speak of their elements', (keys, words) => {
  const [one, other] = readOf(...keys)
  for (const line of tieBetween(one, other).lines) expect(line).toMatch(words)
})

test.each([
  [['wands-02', 'cups-02', 'major-00'], /숫자 \{number/],
  [['wands-12', 'cups-13', 'major-00'], /인물|얼굴|두 사람/],
  [['wands-02', 'cups-03', 'wands-04'], /앞뒤|처음|양 끝/],
  [['major-02', 'major-03', 'major-04'], /정방향|뒤집힌 카드가 없|바로 선|돌아앉은 카드가 하나도/],
])('%s have that in common before all else', (keys, words) => {
  const [first] = tiesOf(readOf(...keys))
  for (const line of first?.lines ?? ['']) expect(line).toMatch(words)
})

test.each([
  [['-cups-02', '-wands-05', '-swords-06'], /모두 역방향|모두 뒤집혀|함께 돌아앉|뒤집힌 카드가 이어져/],
  [['cups-02', '-wands-05', 'swords-06'], /오늘의 매듭|돌아앉은|뒤집힌|거꾸로 선/],
  [['-cups-02', 'wands-05', 'swords-06'], /뒤집힌|뒤집어|돌아앉아|역방향|뒤집혔으니/],
  [['cups-02', 'wands-05', '-swords-06'], /뒤집혀|뒤집힌|뒤집어|역방향/],
])('the summary of %s speaks of what lies reversed', (keys, words) => {
  for (const sessionId of ['a', 'b', 'c', 'd', 'e']) {
    const request = { ...visitOf(0), sessionId, cards: laid(...keys) }
    expect(textOf('summary', request)).toMatch(words)
  }
})

test('every spread has at least two ties', () => {
  for (let seed = 0; seed < 500; seed += 1) expect(tiesOf(spreadOf(visitOf(seed))).length).toBeGreaterThanOrEqual(2)
})
