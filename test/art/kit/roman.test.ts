import { expect, test } from 'vitest'
import { roman } from '../../../src/art/kit/roman.ts'

test('numbers of the majors read as on a printed deck', () => {
  expect([0, 1, 4, 6, 9, 13, 14, 18, 19, 21].map(roman)).toEqual('0 I IV VI IX XIII XIV XVIII XIX XXI'.split(' '))
})
