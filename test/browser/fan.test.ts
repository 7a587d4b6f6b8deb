/** The hand at the table: what a finger, a mouse and the keys do to 72 cards, and that nothing moves for who asked so. */
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PHONE, visitor, withProduct, type Visitor } from './product.ts'
import { answer, ask, button, byMouse, sitDown, still } from './walk.ts'

const house = withProduct()
let guest: Visitor
let page: Page
let screen: CDPSession
beforeAll(async () => {
  guest = await visitor(house.browser, house.product.origin, PHONE)
  page = guest.page
  screen = await guest.context.newCDPSession(page)
  await page.goto('/')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  await still(page)
})
afterAll(() => guest.leave())

/** A busy machine draws few frames. */
const PATIENT = { timeout: 10_000 }

const card = (number: number) => page.locator(`[data-card="${number}"]`)
const taken = () =>
  page
    .locator('[data-card][aria-pressed="true"]')
    .evaluateAll((cards) => cards.map((each) => Number((each as HTMLElement).dataset['card'])))
const turned = (row: number) =>
  page
    .locator('[data-wheel]')
    .nth(row)
    .evaluate((wheel) => wheel.scrollLeft)
/** Cards that are in the hand or on their way back. */
const loose = () => page.locator('[data-loose]').count()
const landed = async () => await expect.poll(loose, PATIENT).toBe(0)

/** Draws a finger from the middle of a card's strip; `look` is called before it is lifted. */
async function drag(number: number, across: number, down: number, look?: () => Promise<void>): Promise<void> {
  const box = await card(number).boundingBox()
  if (!box) throw new Error(`card ${number} is not there`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // A touch that a busy page does not answer in time is cancelled, so each waits for its frame.
  const touch = async (type: 'touchStart' | 'touchMove', part: number) => {
    await screen.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + across * part, y: y + down * part }] })
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchStart', 0)
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', part)
  try {
    await look?.()
    // A finger that is lifted in full swing is a fling, and Chromium swallows the tap that follows one.
    await page.waitForTimeout(150)
  } finally {
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

test('a card drawn up follows the finger and is taken, and not when it is let go early', async () => {
  await drag(28, 4, -30, async () => await expect.poll(loose, PATIENT).toBe(1))
  await landed()
  expect(await taken()).toEqual([])
  await drag(28, 10, -130, async () => {
    const start = await card(28).boundingBox()
    const top = async () => (await page.locator('[data-loose]').boundingBox())?.y ?? Infinity
    await expect.poll(top, PATIENT).toBeLessThan((start?.y ?? 0) - 60)
  })
  await expect.poll(taken, PATIENT).toEqual([28])
  // Where it lay before the flight is the fan; where it comes to rest, its place.
  const gap = async () => {
    const [lying, frame] = await Promise.all([
      page.locator('[data-lying="28"]').boundingBox(),
      page
        .getByRole('list', { name: '고른 카드' })
        .getByRole('listitem')
        .first()
        .locator('[data-lying]')
        .locator('..')
        .boundingBox(),
    ])
    return Math.abs((lying?.y ?? Infinity) - (frame?.y ?? 0))
  }
  await expect.poll(gap, PATIENT).toBeLessThan(1)
})

test('a swipe along a row turns that row, lifts the card under the finger, and takes nothing', async () => {
  const before = [await turned(0), await turned(2)]
  await drag(46, -70, 4, async () => await expect.poll(() => card(46).getAttribute('data-raised'), PATIENT).toBe(''))
  await expect.poll(() => turned(2), PATIENT).toBeGreaterThan((before[1] ?? 0) + 30)
  expect(await turned(0)).toBe(before[0])
  expect(await card(46).getAttribute('data-raised')).toBeNull()
  expect(await taken()).toEqual([28])
})

test('Enter takes the card that the arrows reached, and a card put back flies home', async () => {
  await card(1).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(taken, PATIENT).toEqual([20, 28])
  expect(await card(20).getAttribute('aria-label')).toBe('20번 카드, 현재로 선택됨')

  await page.getByRole('list', { name: '고른 카드' }).getByRole('listitem').first().locator('button').tap()
  expect(await taken()).toEqual([20])
  expect(await loose()).toBe(1)
  expect(await card(28).getAttribute('data-away')).toBe('true')
  await landed()
  expect(await card(28).getAttribute('data-away')).toBe('false')
  await button(page, '20번 카드, 과거로 선택됨').tap()
  await landed()
  expect(await taken()).toEqual([])
})

test('from 360 to 1920 px: rows, strips of 24 px and no sideways scroll', async () => {
  for (const width of [360, 390, 600, 768, 1023, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    const inRow = width >= 1024 ? 24 : 18
    await page.locator(`[role="toolbar"][data-columns="${inRow}"]`).waitFor()
    await still(page)
    const lefts = await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().left))
    expect(lefts).toHaveLength(72)
    const strips = lefts.flatMap((left, at) => (at % inRow === 0 ? [] : [left - (lefts[at - 1] ?? 0)]))
    expect(Math.min(...strips)).toBeGreaterThanOrEqual(24)
    expect(lefts.filter((left, at) => at > 0 && left < (lefts[at - 1] ?? 0))).toHaveLength(72 / inRow - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await still(page)
})

test('a phone that was turned to its side and back shows the middle of each row again', async () => {
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => turned(0), PATIENT).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const ends = () =>
    page
      .locator('[data-wheel]')
      .evaluateAll((all) => all.map((wheel) => wheel.scrollWidth - wheel.clientWidth - 2 * wheel.scrollLeft))
  await expect.poll(async () => (await ends()).every((apart) => Math.abs(apart) <= 2), PATIENT).toBe(true)
  expect(await turned(0)).toBeGreaterThan(0)
})

test('who asked for less motion sees cards fade, and none move', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await card(1).waitFor()
  await page.waitForLoadState('networkidle')
  /** What a frame shows of every card: moved, turned or grown by anything but the layout. */
  const moved = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '[data-loose], [data-lying], [data-card], [data-card] > :first-child, [data-face-up] > span',
        ),
      ]
        .map((each) => {
          const { transform, translate } = getComputedStyle(each)
          const isMoved = transform !== 'none' && !transform.startsWith('matrix(1, 0, 0, 1, 0, 0)')
          return each.matches('[data-card]') ? isMoved : isMoved || translate !== 'none'
        })
        .filter(Boolean),
    )
  expect(await moved()).toEqual([])
  await drag(28, 4, -130, async () => expect([await loose(), ...(await moved())]).toEqual([0]))
  await expect.poll(taken, PATIENT).toEqual([28])
  for (const number of [30, 48]) {
    await card(number).tap()
    await expect.poll(taken, PATIENT).toContain(number)
  }
  expect(await moved()).toEqual([])
  await button(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요').tap()
  expect(await moved()).toEqual([])
  await page.getByText(/방향$/).first().waitFor()
  expect(await moved()).toEqual([])
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => ['transform', 'translate', 'rotate', 'scale'].filter((name) => name in frame)),
  )
  expect(names).toEqual([])
})
