import { expect, test } from 'vitest'
import { fill, withParticle, type Particle } from '../../../src/provider/writing/particle.ts'

test.each<[string, Particle, string]>([
  ['별이', '이/가', '별이가'],
  ['달빛', '이/가', '달빛이'],
  ['7번방', '은/는', '7번방은'],
  ['Luna', '을/를', 'Luna를'],
  ['Sam', '을/를', 'Sam을'],
  ['Soul', '으로/로', 'Soul로'],
  ['컵 2', '이/가', '컵 2가'],
  ['컵 3', '은/는', '컵 3은'],
  ['소드 7', '으로/로', '소드 7로'],
  ['완드 10', '으로/로', '완드 10으로'],
  ['펜타클 9', '이에요/예요', '펜타클 9예요'],
  ['‘인내’', '와/과', '‘인내’와'],
  ['‘용기와 힘’', '이라/라', '‘용기와 힘’이라'],
])('%s with %s is %s', (word, particle, spoken) => {
  expect(withParticle(word, particle)).toBe(spoken)
})

test('a template is filled with values and their particles, and values are not read as templates', () => {
  expect(fill('{nick:은/는} {card:와/과} {nick}', { nick: '{card}', card: '달' })).toBe('{card}는 달과 {card}')
  expect(() => fill('{nobody}', {})).toThrow(RangeError)
})
