import { expect, test } from 'vitest'
import { isReadingId } from '../../../machines/rules/readingId.ts'

test.each(['a', 'x7k2p9q', 'A-b_9', '_', 'nullable', 'NULL', 'a'.repeat(64)])('%j is an id', (id) => {
  expect(isReadingId(id)).toBe(true)
})

test.each(['', ' ', 'a b', ' a', 'a\n', 'a/b', 'a.b', '가', 'a\u0000', 'undefined', 'null', 'a'.repeat(65)])(
  '%j is no id',
  (id) => {
    expect(isReadingId(id)).toBe(false)
  },
)
