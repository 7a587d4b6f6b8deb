// node test/bench/fan.bench.mjs: frames per second of the fan with the CPU slowed four times, beside a bare page that
// moves 72 plain boxes in the same run. A busy machine slows both, so the ratio is what counts. Needs a build; set
// ORIGIN to measure a running product instead. It asserts nothing.
import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from '../browser/chromium.mjs'
import { pause, productToMeasure } from './product.mjs'

const SLOWED = 4
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}

/**
 * Frames that the compositor drew while `act` went on, per second, and the slowest twentieth of the gaps, in ms. When
 * the page makes marks named "turn", only the half second after each counts: a video at rest draws 24 frames, and may.
 */
const framesOf = async (browser, page, act) => {
  await browser.startTracing(page, {
    categories: ['-*', 'blink.user_timing', 'disabled-by-default-devtools.timeline.frame'],
  })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const timesOf = (event) =>
    traceEvents
      .filter(({ name }) => name === event)
      .map(({ ts }) => ts / 1000)
      .toSorted((a, b) => a - b)
  const turns = timesOf('turn')
  const drawn = timesOf('DrawFrame')
  const gaps = drawn
    .map((at, index) => ({ at, gap: at - drawn[index - 1] }))
    .filter(({ at, gap }) => gap > 0 && (turns.length === 0 || turns.some((turn) => at > turn && at < turn + 500)))
    .map(({ gap }) => gap)
    .toSorted((a, b) => a - b)
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { fps: (gaps.length / total) * 1000, slow: gaps[Math.floor(gaps.length * 0.95)] ?? 0 }
}

const BARE = `<!doctype html><style>
  body { margin: 0; background: #1b1122; overflow: hidden }
  div { position: absolute; width: 96px; height: 154px; background: #4b2d7f; animation: move 900ms ease-in-out infinite alternate }
  @keyframes move { from { transform: translateY(150px) } }
</style>${Array.from({ length: 72 }, (_, at) => `<div style="left:${(at % 24) * 4}%;top:${Math.floor(at / 24) * 170}px;animation-delay:-${at * 13}ms"></div>`).join('')}`

const press = (page, name) => page.getByRole('button', { name, exact: true }).click()

/** From the welcome page to the table; returns what the tab keeps, so that every later page starts there. */
const sitDown = async (browser, origin) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'ko-KR', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/')
  await press(page, '시작하기')
  for (const heading of [
    '오늘의 리더를 골라 주세요',
    '어떤 이야기가 궁금한가요?',
    '조금 더 자세히 들려주세요',
    '카드에게 무엇을 물어볼까요?',
  ]) {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.locator('main button[aria-pressed]').first().click()
    await press(page, '다음')
  }
  await page.getByRole('toolbar').waitFor()
  await pause(1000)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  await context.close()
  return kept
}

const measure = async (browser, origin, kept, device) => {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: origin,
    locale: 'ko-KR',
    serviceWorkers: 'block',
  })
  await context.addInitScript((items) => {
    if (sessionStorage.length === 0) for (const [key, item] of Object.entries(items)) sessionStorage.setItem(key, item)
  }, kept)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const found = {}
  const centre = async (card) => {
    const box = await page.locator(`[data-card="${card}"]`).boundingBox()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }

  await page.setContent(BARE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await pause(300)
  found.bare = await framesOf(browser, page, () => pause(1500))

  // The deal, again: the pictures are there, and what is measured is the motion.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.goto('/onboarding/card-draw')
  await page.getByRole('toolbar').waitFor()
  await pause(2000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const deal = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.timeline instanceof DocumentTimeline && animation.effect?.target?.matches('[data-card]')) {
          animation.cancel()
          animation.play()
        }
    })
  const cards = await page.locator('[data-card]').count()
  if (cards !== 72) throw new Error(`${cards} cards`)
  found.deal = await framesOf(browser, page, async () => {
    await deal()
    await pause(1300)
  })

  if (device === 'desktop') {
    const [[from, y], [to]] = [await centre(26), await centre(47)]
    found.hover = await framesOf(browser, page, async () => {
      for (let at = 0; at <= 90; at++) {
        await page.mouse.move(from + ((to - from) * at) / 90, y)
        await pause(14)
      }
    })
    await page.mouse.move(2, 2)
  } else {
    const [x, y] = await centre(28)
    const touch = (type, dx) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }] })
    found.swipe = await framesOf(browser, page, async () => {
      await touch('touchStart', 0)
      for (let at = 0; at <= 90; at++) {
        await touch('touchMove', -90 * Math.sin((at / 90) * Math.PI * 2))
        await pause(14)
      }
      await touch('touchEnd', 0)
    })
  }

  const [x, y] = await centre(29)
  found.hand = await framesOf(browser, page, async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let at = 0; at <= 50; at++) {
      await page.mouse.move(x + at / 2, y - at * 3)
      await pause(14)
    }
    await page.mouse.up()
    await pause(600)
  })
  for (const card of [10, 60]) {
    await page.locator(`[data-card="${card}"]`).press('Enter')
    await pause(1200)
  }
  await page.evaluate(() =>
    new MutationObserver(() => performance.mark('turn')).observe(document.querySelector('main'), {
      attributeFilter: ['data-face-up'],
      subtree: true,
    }),
  )
  found.flips = await framesOf(browser, page, async () => {
    await press(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요')
    await pause(2500)
  })
  await context.close()
  return found
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const product = await productToMeasure()
const browser = await chromium.launch({ executablePath: await findChromium(() => {}), args: CHROMIUM_FLAGS })
try {
  const kept = await sitDown(browser, product.origin)
  for (const device of Object.keys(DEVICES)) {
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser, product.origin, kept, device))
    console.info(`\n${device}, CPU slowed ${SLOWED} times, middle of ${ROUNDS} rounds`)
    for (const scene of Object.keys(rounds[0])) {
      const of = (measured) => middle(rounds.map(measured))
      const fps = of((found) => found[scene].fps).toFixed(0)
      const ratio = of((found) => found[scene].fps / found.bare.fps).toFixed(2)
      const slow = of((found) => found[scene].slow).toFixed(1)
      console.info(
        `${scene.padEnd(6)} ${fps.padStart(3)} frames/s, ${ratio} of the bare page, 95 % of gaps below ${slow} ms`,
      )
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
