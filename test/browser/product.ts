/** The built product in its own process on a free port with its own database, and visitors with real browsers. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

export interface Product {
  origin: string
  stop(): Promise<void>
}

/** Starts dist/server/main.js as `npm start` does; writes a section every 20 ms unless told otherwise. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'taro-product-'))
  const server: ChildProcess = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, READING_PACE_MS: '20', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null) throw new Error(`the provider ended with ${server.exitCode}`)
    if (tries > 600) throw new Error('the provider does not answer')
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(() => {}),
    args: [...CHROMIUM_FLAGS],
    // Without a locale that knows Korean, Chromium on Linux drops the name of a file that is saved.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })

/** A product and a browser of their own for the tests of a file, from before the first to after the last. */
export function withProduct(): { product: Product; browser: Browser } {
  const house = {} as { product: Product; browser: Browser }
  beforeAll(async () => {
    ;[house.product, house.browser] = await Promise.all([startProduct(), launch()])
  })
  afterAll(async () => {
    await house.browser.close()
    await house.product.stop()
  })
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
