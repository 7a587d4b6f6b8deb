/** Chromium by its own protocol and Firefox by WebDriver BiDi, both through puppeteer. */
import puppeteer, { type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS } from '../browser/chromium.mjs'
import { between, SIZE, type Engine, type Tab } from './engine.ts'

/** @param executablePath the browser's */
export async function openWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  origin: string,
): Promise<Engine> {
  const engine = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? CHROMIUM_FLAGS : [],
    // Off on a desktop; a finger's pointer events come all the same, its touch events only with this.
    extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
  })
  return {
    async newVisitor() {
      const context = await engine.createBrowserContext()
      return tabOf(await context.newPage(), await engine.version(), origin)
    },
    close: () => engine.close(),
  }
}

async function tabOf(page: Page, about: string, origin: string): Promise<Tab> {
  const complaints: string[] = []
  page
    .on('pageerror', (error) => complaints.push(String(error)))
    .on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url ?? ''}`)
    })
    .on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
    })
  await page.setViewport({ ...SIZE, hasTouch: true })
  return {
    about,
    open: async (path) => void (await page.goto(origin + path)),
    reload: async () => void (await page.reload()),
    evaluate: async (run, input) => (await page.evaluate(run as never, input)) as ReturnType<typeof run>,
    press: ({ x, y }, hand) => (hand === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    async drag(from, to, hand) {
      if (hand === 'mouse') {
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        for (const { x, y } of between(from, to)) await page.mouse.move(x, y)
        await page.mouse.up()
        return
      }
      const finger = await page.touchscreen.touchStart(from.x, from.y)
      for (const { x, y } of between(from, to)) await finger.move(x, y)
      await finger.end()
    },
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    complaints: () => complaints,
    close: () => page.browserContext().close(),
  }
}
