import { expect, test } from 'vitest'
import { readerKindOf } from '../../../machines/rules/reader.ts'

test.each([
  ['F', 'F'],
  ['f', 'F'],
  ['t', 'T'],
  ['FT', 'FT'],
  ['TF', 'FT'],
  ['tf', 'FT'],
  ['Ft', 'FT'],
  ['', null],
  ['FF', null],
  ['FTT', null],
  ['X', null],
  ['constructor', null],
])('the type %j names the reader %s', (type, kind) => {
  expect(readerKindOf(type)).toBe(kind)
})
