import { expect, test } from 'vitest'
import { numeral, roman } from '../../../src/art/kit/numeral.ts'

test('numbers of the majors read as on a printed deck', () => {
  expect([1, 4, 6, 9, 13, 14, 18, 19, 21].map(roman)).toEqual([
    'I',
    'IV',
    'VI',
    'IX',
    'XIII',
    'XIV',
    'XVIII',
    'XIX',
    'XXI',
  ])
})

test('the fool has a ring, and a long number is made narrower to fit', () => {
  expect(numeral(0, 0, 0, 20, 40, '#000')).toContain('<path')
  const scale = (svg: string) => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])
  expect(scale(numeral(1, 0, 0, 20, 40, '#000'))).toBe(1)
  expect(scale(numeral(18, 0, 0, 20, 40, '#000'))).toBeLessThan(1)
})
