/** The browser driver: the cover of the charts in a real browser on the built app, steered from outside alone. */
import type { Browser } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort, launch, visitor } from '../browser/product.ts'
import { openInBrowser } from './browserDriver.ts'
import { Coverage } from './coverage.ts'
import { walk } from './driver.ts'
import { cover, type Path } from './paths.ts'
import { report } from './report.ts'

/** What the model takes at random is the first of its kind, as it is in the page. */
function covered(): Path[] {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0)
  try {
    return cover()
  } finally {
    random.mockRestore()
  }
}

const walked = covered()
const coverage = new Coverage()

let site: PreviewServer
let browser: Browser
let origin: string
beforeAll(async () => {
  const port = await freePort()
  site = await preview({ logLevel: 'error', preview: { port, strictPort: true } })
  origin = `http://localhost:${port}`
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await site.close()
  report('browser', coverage, walked)
})

/** Calls that fail, and pictures, videos and fonts that are not there, are told by the browser itself. */
const NETWORK = /Failed to load resource/

/** The edges cannot be counted inside the built app: a path that was seen to go as the model says has walked the model's. */
async function walkInBrowser(path: Path): Promise<void> {
  const { page, leave } = await visitor(browser, origin)
  await walk(path, await openInBrowser(page, origin, path))
  await leave(NETWORK)
  for (const name of path.seen) coverage.see(name)
}

const starts = new Set(walked.map(({ start }) => start.name))
describe.each([...starts])('%s', (name) => {
  const paths = walked.filter(({ start }) => start.name === name)
  test.each(paths.map((path) => [path.name, path] as const))('%s', (_, path) => walkInBrowser(path))
})

test('every edge of every chart was walked and every state reached', () => {
  expect(coverage.missed).toEqual([])
})
