/** The driver on the screen: every generated path walked on the app itself, drawn by happy-dom. */
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { Coverage } from './coverage.ts'
import { actsOn } from './domActs.ts'
import { Page } from './domPage.tsx'
import { sightsOf } from './domSights.ts'
import { walk } from './driver.ts'
import { paths } from './paths.ts'
import { report } from './report.ts'

// On a busy machine the first path, which loads everything, may take its time.
vi.setConfig({ testTimeout: 30_000 })

const recalling = vi.hoisted(() => ({ fails: false }))

vi.mock('../../src/effects/sharing.ts', async () => {
  const { hold } = await import('./domCalls.ts')
  return {
    openShareSheet: () => hold('openShareSheet'),
    copyLink: () => hold('copyLink'),
    saveImage: () => hold('saveImage'),
  }
})

vi.mock('../../src/effects/storage.ts', async (load) => {
  const storage = await load<typeof import('../../src/effects/storage.ts')>()
  const recallRecord: typeof storage.recallRecord = (...of) => {
    if (recalling.fails) throw new Error('cannot be read')
    return storage.recallRecord(...of)
  }
  return { ...storage, recallRecord }
})

const walked = paths()
const coverage = new Coverage()

afterAll(() => report('dom', coverage, walked))

test.each(walked.map((path) => [path.name, path] as const))('%s', async (_, path) => {
  const { start } = path
  recalling.fails = start.recallFails === true
  const page = new Page(start, coverage.inspect)
  onTestFinished(() => page.leave())
  await page.load(start.path)
  await walk(path, { events: actsOn(page), pass: (ms) => page.pass(ms), states: sightsOf(page) })
})

test('every edge of every chart was walked on the screen and every state reached', () => {
  expect(coverage.missed).toEqual([])
})
