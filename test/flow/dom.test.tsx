/** The driver on the screen: every generated path walked on the app itself, drawn by happy-dom. */
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { Coverage } from './coverage.ts'
import { domHands } from './domHands.tsx'
import { walk } from './driver.ts'
import { paths } from './paths.ts'
import { gaps, report } from './report.ts'
import { UNREACHABLE } from './unreachable.ts'

// On a busy machine the first path, which loads everything, may take its time.
vi.setConfig({ testTimeout: 30_000 })

const walked = paths({ real: true })
const coverage = new Coverage()

afterAll(() => report('dom', coverage, walked, UNREACHABLE))

test.each(walked.map((path) => [path.name, path] as const))('%s', async (_, path) => {
  const { hands, leave } = domHands(path.start)
  onTestFinished(leave)
  coverage.see(await walk(path, hands))
})

test('every edge of every chart was walked on the screen, and every state reached', () => {
  expect(gaps(coverage, UNREACHABLE)).toEqual([])
})
