import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, visitor, withProduct } from './product.ts'
import { button, byFinger, still, wholeVisit } from './walk.ts'

const house = withProduct()

/** Phones in a messenger, the smallest last. */
const SIZES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
]

/** Whether a thing is wholly above the dock, without a scroll. */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const dock = document.querySelector('[data-ground="foam"]')?.getBoundingClientRect()
    return top >= 0 && bottom <= (element.closest('[data-ground="foam"]') ? innerHeight : (dock?.top ?? innerHeight))
  })

/** How many sentences of the first paragraph of the words are wholly above the dock. */
const sentencesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dock = document.querySelector('[data-ground="foam"]')?.getBoundingClientRect().top ?? innerHeight
    const texts = [...document.querySelectorAll('main p')].map(({ firstChild }) => firstChild)
    const words = texts.find((text): text is Text => text instanceof Text && text.length > 60)
    if (!words) return 0
    const ends = [...words.data.matchAll(/[.?!](?= |$)/g)].map(({ index }) => index + 1)
    return ends.filter((end) => {
      const range = new Range()
      range.setStart(words, end - 1)
      range.setEnd(words, end)
      return range.getBoundingClientRect().bottom <= dock
    }).length
  })

test('on a phone in a messenger each step begins with what one came for', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, { ...PHONE, reducedMotion: 'reduce' })
  const id = await wholeVisit(page, byFinger)
  const toStart = async () => {
    while (await button(page, '이전').isEnabled()) await byFinger(button(page, '이전'))
  }
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto(`/result/${id}`)
    await toStart()
    for (const step of ['과거', '현재', '미래', '종합 해석']) {
      const region = page.getByRole('region', { name: step })
      await region.waitFor()
      await still(page)
      expect(await sentencesInSight(page)).toBeGreaterThanOrEqual(2)
      const picture = step === '종합 해석' ? region.getByText(/\d+\/100/) : region.locator('video, img').first()
      expect(await isInSight(picture)).toBe(true)
      await byFinger(button(page, '다음'))
    }
    const lucky = page.getByRole('region', { name: '행운 카드' })
    await still(page)
    for (const part of [lucky.getByRole('img').first(), lucky.getByRole('heading', { level: 3 })])
      expect(await isInSight(part)).toBe(true)
    expect(await isInSight(lucky.locator('[data-untyped]'))).toBe(true)
    for (const way of ['이전', '새로운 타로 보기', '결과 공유하기'])
      expect(await isInSight(button(page, way))).toBe(true)

    await page.goto(`/share/${id}`)
    await page.getByRole('listitem').first().waitFor()
    await still(page)
    expect(await sentencesInSight(page)).toBeGreaterThanOrEqual(1)
    for (const card of await page.getByRole('listitem').all()) expect(await isInSight(card)).toBe(true)
  }
  await leave()
})

/** Whether the last of a page is above the dock once one has scrolled to the end. */
const endsAboveDock = (last: Locator): Promise<boolean> =>
  last.evaluate((element) => {
    scrollTo(0, document.documentElement.scrollHeight)
    const dock = document.querySelector('[data-ground="foam"]')!.getBoundingClientRect()
    return element.getBoundingClientRect().bottom <= dock.top
  })

test('the end of every text can be scrolled out of the foam, also when letters are twice as large', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, { ...PHONE, reducedMotion: 'reduce' })
  const id = await wholeVisit(page, byFinger)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of [`/result/${id}`, `/share/${id}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await still(page)
    const words = page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /.{30,}/ })
    await words.last().waitFor()
    const isLastInSight = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return isInSight(words.last())
    }
    await expect.poll(isLastInSight).toBe(true)

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const last = path.startsWith('/share') ? words.last() : button(page, '내 이야기는 어떻게 다뤄지나요?')
    await expect.poll(() => endsAboveDock(last)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await leave()
})
