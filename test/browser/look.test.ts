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
    // A refused picture gives way to what stands in for it a moment after it was refused.
    await expect.poll(() => reader.innerText()).toContain(emoji)
  }
  await expect.poll(() => brokenPictures(page)).toEqual([])
  await answer(page, byMouse)
  await ask(page, byMouse)
  await draw(page, byMouse)
  await page.getByText('모든 해석이 완성됐어요').waitFor()
  await page.getByText('카드 영상을 불러올 수 없어요').first().waitFor()
  expect(await fitsSideways(page)).toBe(true)
  for (const step of ['현재', '미래', '종합 해석', '행운 카드']) {
    await button(page, '다음').click()
    await page.getByRole('region', { name: step }).waitFor()
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
        sources: { node: Node | null }[]
      })[]) {
        // Where the wait gives way to the reading, the heading of both, which keeps the focus, takes its other place.
        const isOfHeading =
          entry.sources.length > 0 &&
          entry.sources.every(({ node }) => node instanceof Element && node.matches('main > header'))
        if (!entry.hadRecentInput && entry.value > 0.01 && !(isOfHeading && location.pathname.startsWith('/result/')))
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
  // The letters of a reading come after its first paint, in place of others that are as wide.
  const lettersBefore = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const letters = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return letters.length > 0 && paint ? letters.filter(({ startTime }) => startTime < paint.startTime) : null
    })
  await expect.poll(lettersBefore).toEqual([])
  await page.evaluate(() => document.fonts.ready)
  await still(page)
  expect(await shifts()).toEqual([])
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
    // The specks drift and the cup steams when nothing is waited for any more.
    const ambience = () =>
      page.evaluate(() => [
        ...new Set(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
            .map(({ playState }) => playState),
        ),
      ])
    expect(await ambience()).toEqual(['paused'])
    await page.getByLabel('닉네임').fill('달빛')
    await button(page, '시작하기').click()
    letScriptsCome()
    await title(page, '오늘의 리더를 골라 주세요')
    expect(await colors()).toEqual(before)
    await button(page, '이전').click()
    await title(page, '어서 오세요, 타로 한 잔입니다')
    expect(await page.getByLabel('닉네임').inputValue()).toBe('달빛')
    await expect.poll(ambience).toEqual(['running'])
    await leave()
  },
)

test('what is pressed and typed while the app takes the page over is done, each once', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin)
  // React goes on by messages to itself; here none comes until it may.
  await page.addInitScript(() => {
    const port = MessagePort.prototype
    const { value: send } = Object.getOwnPropertyDescriptor(port, 'postMessage') as {
      value: MessagePort['postMessage']
    }
    const waiting: (() => void)[] = []
    port.postMessage = function (this: MessagePort, message: unknown) {
      waiting.push(() => send.call(this, message))
    }
    const goOn = () => {
      port.postMessage = send
      waiting.forEach((each) => each())
    }
    Object.assign(window, { goOn })
  })
  let letScriptsCome = (): void => undefined
  const scriptsMayCome = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route(/\/assets\/.*\.js$/, (route) => scriptsMayCome.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel('닉네임')
  const toLight = button(page, '밝은 테마로 바꾸기')
  await toLight.dblclick()
  await field.focus()
  await page.keyboard.insertText('달')
  letScriptsCome()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
  // As voice control and autofill do: the press alone, and a word that is there at once.
  await toLight.dispatchEvent('click')
  await field.evaluate((input: HTMLInputElement) => {
    input.value += '빛'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())
  await button(page, '어두운 테마로 바꾸기').waitFor()
  await page.getByText('2/12').waitFor()
  expect(await field.inputValue()).toBe('달빛')
  await leave()
})

/**
 * kB on the wire, brotli, headers included: scripts, fonts, the page with its styles, and all together, of what is asked
 * for until the page can be used; how many calls that takes; and what is fetched ahead after that, while it is open.
 */
const BUDGETS = {
  '/': { script: 100.7, font: 34, page: 13.2, all: 157, calls: 6, ahead: 346 },
  '/nowhere': { script: 100.7, font: 25, page: 13, all: 140, calls: 6, ahead: 346 },
  // Pages that are not rendered beforehand show what they are when their piece and the catalog are here; what they say
  // is in their product's own letters, which come ahead where there is time. The catalog and the first of these are
  // asked for just before that or just after.
  '/onboarding/2': { script: 124.2, font: 230, page: 15, all: 385, calls: 13, ahead: 340 },
  '/readings': { script: 120.2, font: 230, page: 17, all: 380, calls: 12, ahead: 340 },
} as const

test.each(Object.entries(BUDGETS))('%s loads no more than its budget', async (address, budget) => {
  const { page, leave } = await visitor(house.browser, house.product.origin, PHONE)
  const asked = new Map<string, { kind: string; at: number }>()
  const loaded: { kind: string; at: number; size: number }[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, type = '', wallTime }) => {
    // The manifest and the icons are asked for by the browser, when it finds the time.
    if (type !== 'Manifest' && type !== 'Other') asked.set(requestId, { kind: type, at: wallTime * 1000 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request && encodedDataLength > 0) loaded.push({ ...request, size: encodedDataLength / 1000 })
  })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  const usableAt = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('usable')[0]?.startTime ?? 0),
  )
  // Until the page has fetched all that it fetches ahead.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  await page.waitForLoadState('networkidle')
  const sizeOf = (some: typeof loaded) => Math.round(some.reduce((sum, { size }) => sum + size, 0) * 10) / 10
  const first = loaded.filter(({ at }) => at <= usableAt)
  const figures = {
    script: sizeOf(first.filter(({ kind }) => kind === 'Script')),
    font: sizeOf(first.filter(({ kind }) => kind === 'Font')),
    page: sizeOf(first.filter(({ kind }) => kind === 'Document' || kind === 'Stylesheet')),
    all: sizeOf(first),
    calls: first.length,
    ahead: sizeOf(loaded.filter(({ at }) => at > usableAt)),
  }
  console.info(address, figures)
  const over = (Object.keys(figures) as (keyof typeof figures)[]).filter((what) => figures[what] > budget[what])
  expect(over).toEqual([])
  await leave()
})
