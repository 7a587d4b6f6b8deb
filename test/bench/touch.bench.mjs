// node test/bench/touch.bench.mjs: how long a phone whose CPU is slowed four times takes from a touch or a key until the
// next frame shows the answer, over a whole visit: the slowest of each page, middle of ROUNDS (3) visits, beside a bare page
// whose button changes a word, in the same run. A finger lies on what it presses for a moment, so that press and lift are
// answered one after the other. A busy machine slows both. Needs a build; set ORIGIN to measure a running product instead.
// It asserts nothing.
import { chromium } from 'playwright-core'
import { runnerImport } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.mjs'
import { pause, productToMeasure } from './product.mjs'

const SLOWED = 4
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, locale: 'ko-KR' }
/** How long a finger lies on what it presses, in ms. */
const PRESS = 70
const BARE = '<button onclick="this.textContent += 1">0</button>'

/** Keeps every interaction with how long it took, in ms. */
const listen = () => {
  const felt = []
  Object.assign(window, { felt })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) felt.push({ at: location.pathname.replace(/result\/.*/, 'result'), duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const { module: walk } = await runnerImport('./test/browser/walk.ts', { configFile: false })
const product = await productToMeasure()
const browser = await chromium.launch({ executablePath: await findChromium(() => {}), args: [...CHROMIUM_FLAGS] })

/** Presses as a finger does: a tap of the test driver lifts at once, and has the page look up what it hit. */
const byFinger = async (target) => {
  await target.tap({ trial: true })
  const { x, y, width, height } = await target.boundingBox()
  const hand = await target.page().context().newCDPSession(target.page())
  const touch = (type, ...touchPoints) => hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  await pause(PRESS)
  await touch('touchStart', { x: x + width / 2, y: y + height / 2 })
  await pause(PRESS)
  await touch('touchEnd')
  await hand.detach()
}

/** The slowest interaction of each page in one visit. */
const visited = async (act) => {
  const context = await browser.newContext({ ...PHONE, baseURL: product.origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(listen)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  page.setDefaultTimeout(120_000)
  await act(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  const felt = await page.evaluate(() => window.felt)
  await context.close()
  const slowest = {}
  for (const { at, duration } of felt) slowest[at] = Math.max(slowest[at] ?? 0, duration)
  return slowest
}

const VISITS = {
  bare: async (page) => {
    await page.setContent(BARE)
    await page.evaluate(listen)
    for (let presses = 0; presses < 8; presses++) await byFinger(page.locator('button'))
  },
  visit: async (page) => {
    await page.goto('/')
    await walk.sitDown(page, byFinger)
    await walk.answer(page, byFinger)
    await walk.ask(page, byFinger, '올해 안에 새로운 인연을 만날 수 있을까요?')
    await walk.draw(page, byFinger)
    await walk.read(page, byFinger)
  },
}

try {
  for (const [name, act] of Object.entries(VISITS)) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visited(act))
    const pages = [...new Set(rounds.flatMap(Object.keys))]
    // oxlint-disable-next-line eslint/no-console -- a table is what this is for
    console.table(
      Object.fromEntries(
        pages.map((at) => [`${name} ${at}`, { 'slowest ms': middle(rounds.map((round) => round[at] ?? 0)) }]),
      ),
    )
  }
} finally {
  await browser.close()
  await product.stop()
}
