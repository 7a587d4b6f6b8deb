import { expect, test } from 'vitest'
import { TIP_COUNT } from '../../machines/rules/timing.ts'
import { SUBTITLE_COUNT } from '../../machines/sharedReading.machine.ts'
import { copy } from '../../src/app/copy.ts'

test('there are as many tips as the waiting screen turns through, all different', () => {
  expect(new Set(copy.loading.tips).size).toBe(TIP_COUNT)
})

test('there are as many subtitles as a shared reading chooses from, each naming the visitor', () => {
  const subtitles = copy.share.subtitles.map((subtitle) => subtitle('밤하늘'))
  expect(new Set(subtitles).size).toBe(SUBTITLE_COUNT)
  for (const subtitle of subtitles) expect(subtitle).toContain('밤하늘님')
})
