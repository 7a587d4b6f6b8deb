import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, visitor, withProduct } from './product.ts'
import { answer, ask, button, byMouse, draw, read, sitDown, still, title } from './walk.ts'

const house = withProduct()

const NETWORK = /Failed to load resource/

/** Pictures that are in the layout but hold nothing: the browser would draw its own broken sign. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter(
          (img) =>
            img.complete &&
            img.naturalWidth === 0 &&
            img.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map((img) => img.getAttribute('src') ?? ''),
    )
const fitsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('without a single picture, video or font the whole visit is still composed and readable', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, PHONE)
  await page.route(/\/media\/|\.woff2?$|\.avif$|\.mp4$/, (route) => route.abort())
  await page.goto('/')
  await sitDown(page, byMouse)
  for (const [emoji, name] of [
    ['🍓', '라테 하늬'],
    ['🧊', '콜드브루 서린'],
    ['🫖', '얼그레이 은결'],
  ] as const) {
    const reader = page.getByRole('button', { name: new RegExp(name) })
    await reader.waitFor()
    expect(await reader.innerText()).toContain(emoji)
  }
  expect(await brokenPictures(page)).toEqual([])
  await answer(page, byMouse)
  await ask(page, byMouse)
  await draw(page, byMouse)
  await page.getByText('모든 해석이 완성됐어요').waitFor()
  await page.getByText('카드 영상을 불러올 수 없어요').first().waitFor()
  expect(await fitsSideways(page)).toBe(true)
  for (const step of ['현재', '미래', '종합 해석', '행운 카드']) {
    await button(page, '다음').click()
    await page.getByRole('region', { name: step }).waitFor()
    // A refused picture gives way to what stands in for it a moment after it was refused.
    await expect.poll(() => brokenPictures(page)).toEqual([])
    expect(await fitsSideways(page)).toBe(true)
  }
  await leave(NETWORK)
})

test('who asked for less motion sees fades and nothing that moves', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, { ...DESKTOP, reducedMotion: 'reduce' })
  // What moves is noted while the visit goes on: a transform, a place or a size that an animation changes.
  await page.addInitScript(() => {
    const moving = new Set<string>()
    Object.assign(window, { moving })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation
        if (!(effect instanceof KeyframeEffect) || !effect.target || effect.getComputedTiming().duration === 0) continue
        const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
        for (const property of ['transform', 'translate', 'rotate', 'scale', 'top', 'left', 'width', 'height'])
          if (properties.has(property) && Number(effect.getComputedTiming().duration) > 20)
            moving.add(`${effect.target.tagName}.${effect.target.getAttribute('class')} ${property}`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  await draw(page, byMouse)
  await read(page, byMouse)
  expect(await page.evaluate(() => [...(window as unknown as { moving: Set<string> }).moving])).toEqual([])
  expect(
    await page.locator('video').evaluateAll((all) => (all as HTMLVideoElement[]).filter((v) => !v.paused).length),
  ).toBe(0)
  await leave()
})

test('on a phone nothing jumps by itself, and videos play only where they are seen', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, PHONE)
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null }[]
      })[]) {
        // Where no Korean font is installed the first text is boxes of another width, until the web fonts come.
        const isText = entry.sources.every(({ node }) => node?.nodeType === Node.TEXT_NODE)
        if (!entry.hadRecentInput && entry.value > (isText ? 0.05 : 0.01))
          shifts.push(
            `${entry.value.toFixed(3)} ${entry.sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 120)).join(' | ')}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await page.evaluate(() => document.fonts.ready)
  await still(page)
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
  expect(await shifts()).toEqual([])
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  await still(page)
  expect(await shifts()).toEqual([])
  await draw(page, byMouse)
  await page.getByText('모든 해석이 완성됐어요').waitFor()
  await still(page)
  expect(await shifts()).toEqual([])

  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/share/${id}`)
  await title(page, '타로 해석 결과')
  const videos = () =>
    page.locator('video').evaluateAll((all) =>
      (all as HTMLVideoElement[]).map((video) => {
        const { top, bottom } = video.getBoundingClientRect()
        return { isSeen: bottom > 0 && top < innerHeight, isPlaying: !video.paused }
      }),
    )
  const followTheView = async () => (await videos()).every(({ isSeen, isPlaying }) => isSeen === isPlaying)
  await expect.poll(async () => (await videos()).filter(({ isPlaying }) => isPlaying).length).toBeGreaterThan(0)
  await expect.poll(followTheView).toBe(true)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(followTheView).toBe(true)
  await leave()
})

test.each(['light', 'dark'])(
  'the first page is there in the %s theme before any script, and takes a name',
  async (theme) => {
    const { page, leave } = await visitor(house.browser, house.product.origin)
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const colors = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
      )
    // The app's script is held back: what stands there before it runs is what a slow phone shows first.
    let letScriptsCome = (): void => undefined
    const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve))
    await page.route(/\/assets\/.*\.js$/, (route) => scriptsMayCome.then(() => route.continue()))
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
    await title(page, '어서 오세요, 타로 한 잔입니다')
    const before = await colors()
    await page.getByLabel('닉네임').fill('달빛')
    await button(page, '시작하기').click()
    letScriptsCome()
    await title(page, '오늘의 리더를 골라 주세요')
    expect(await colors()).toEqual(before)
    await button(page, '이전').click()
    await title(page, '어서 오세요, 타로 한 잔입니다')
    expect(await page.getByLabel('닉네임').inputValue()).toBe('달빛')
    await leave()
  },
)

/** kB on the wire, brotli, headers included, until the page can be used: scripts, fonts, HTML and styles, all together. */
const BUDGETS = {
  '/': { script: 155, font: 40, page: 18, all: 235 },
  '/nowhere': { script: 155, font: 40, page: 18, all: 235 },
} as const

test.each(Object.entries(BUDGETS))(
  '%s loads no more than its budget before it can be used',
  async (address, budget) => {
    const { page, leave } = await visitor(house.browser, house.product.origin, PHONE)
    const kinds = new Map<string, string>()
    const loaded = { script: 0, font: 0, page: 0, all: 0 }
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId)
      if (kind === 'Script') loaded.script += encodedDataLength / 1000
      if (kind === 'Font') loaded.font += encodedDataLength / 1000
      if (kind === 'Document' || kind === 'Stylesheet') loaded.page += encodedDataLength / 1000
      loaded.all += encodedDataLength / 1000
    })
    // What the page does when it has time is held back: it is not needed to use it.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    console.info(address, loaded)
    for (const kind of ['script', 'font', 'page', 'all'] as const) expect(loaded[kind]).toBeLessThan(budget[kind])
    await leave()
  },
)
