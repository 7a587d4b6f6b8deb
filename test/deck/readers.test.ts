import { expect, test } from 'vitest'
import { READERS } from '../../src/deck/readers.ts'
import { lint } from '../words/lint.ts'

test('there are three readers, each with a name, an introduction, a picture and a video', () => {
  expect(READERS.map(({ type, imageUrl, videoUrl }) => [type, imageUrl, videoUrl])).toEqual([
    ['F', '/media/readers/f.avif', '/media/readers/f.mp4'],
    ['T', '/media/readers/t.avif', '/media/readers/t.mp4'],
    ['FT', '/media/readers/tf.avif', '/media/readers/tf.mp4'],
  ])
  for (const { name, description } of READERS) {
    expect(name).toMatch(/[가-힣]/)
    expect(description.length).toBeGreaterThan(20)
    expect(lint(description)).toEqual([])
  }
})
