/** Visitors of the built product, with real browsers. */
import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(() => {}),
    args: [...CHROMIUM_FLAGS],
    // Without a locale that knows Korean, Chromium on Linux drops the name of a file that is saved.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })

interface House {
  product: { origin: string }
  browser: Browser
}

/** The product of the whole run, and a browser for the tests of a file, from before the first to after the last. */
export function withProduct(): House {
  const house = { product: { origin: inject('origin') } } as House
  beforeAll(async () => {
    house.browser = await launch()
  })
  afterAll(() => house.browser.close())
  return house
}

export const PHONE: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  defaultBrowserType: undefined,
} as BrowserContextOptions
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** For tests that are not about motion: here the processor draws every frame, and with nothing moving visits take half as long. */
export const still = (options: BrowserContextOptions = DESKTOP): BrowserContextOptions => ({
  ...options,
  reducedMotion: 'reduce',
})

export interface Visitor {
  context: BrowserContext
  page: Page
  /** What the page complained about: console errors, uncaught errors, unhandled rejections. */
  complaints: string[]
  /** Ends the visit; a complaint that was not expected fails the test. */
  leave: (expected?: RegExp) => Promise<void>
}

export async function visitor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visitor> {
  // What a test answers in the network's place would else be asked for, or not, by the worker.
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', serviceWorkers: 'block', ...options })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  const listen = (to: Page) => {
    to.on('pageerror', (error) => complaints.push(error.message))
    to.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
  }
  listen(page)
  context.on('page', listen)
  return {
    context,
    page,
    complaints,
    leave: async (expected) => {
      await context.close()
      expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([])
    },
  }
}
