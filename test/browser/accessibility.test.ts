import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, visitor, withProduct } from './product.ts'
import { answer, ask, button, byMouse, read, sitDown, still, title } from './walk.ts'

const house = withProduct()

/** Nothing to complain about, one h1, one main, and no sideways scroll. Motion is stilled: a half-faded text has no fair contrast. */
const holds = async (page: Page, screen: string): Promise<void> => {
  await still(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect.soft(found).toEqual([])
  expect.soft(await page.locator('h1').count(), screen).toBe(1)
  expect.soft(await page.locator('main').count(), screen).toBe(1)
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), screen).toBe(true)
}

test.each([
  ['dark', 'a phone', PHONE],
  ['light', 'a desktop', DESKTOP],
] as const)('every screen in the %s theme on %s', async (theme, _, device) => {
  const { page, leave } = await visitor(house.browser, house.product.origin, { ...device, reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.goto('/')
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await holds(page, 'welcome')
  await page.getByLabel('닉네임').fill('!')
  await page.getByLabel('닉네임').blur()
  await page.getByText('닉네임은 2자 이상 입력해주세요').first().waitFor()
  await holds(page, 'welcome, refused')
  await page.getByLabel('닉네임').fill('')
  await sitDown(page, byMouse)
  await answer(page, byMouse, (heading) => holds(page, heading))
  await holds(page, 'question')
  await page.getByLabel('직접 질문하기').fill('너무 짧은')
  await page.getByLabel('직접 질문하기').blur()
  await holds(page, 'question, refused')
  await ask(page, byMouse, '이번 봄에 새로운 인연을 만날 수 있을까요?')
  await holds(page, 'card table')
  for (const card of [5, 30, 62]) await button(page, `${card}번 카드`).click()
  await holds(page, 'card table, complete')
  await button(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요').click()
  await button(page, '해석 들으러 가기').waitFor()
  await holds(page, 'card table, revealed')
  await button(page, '해석 들으러 가기').click()
  await title(page, '카드가 이야기를 우려내고 있어요')
  await page.waitForURL('**/result/*')
  await page.getByText('모든 해석이 완성됐어요').waitFor()
  await holds(page, 'result, card')
  await read(page, byMouse)
  await holds(page, 'result, lucky card')
  await button(page, '이전').click()
  await page.getByRole('region', { name: '종합 해석' }).waitFor()
  await holds(page, 'result, summary')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  for (const [path, heading] of [
    [`/share/${id}`, '타로 해석 결과'],
    ['/readings', '지난 타로'],
    ['/demo/loading', '카드가 이야기를 우려내고 있어요'],
    ['/nowhere', '길을 잃으셨나요?'],
    ['/result/null', '잘못된 결과 주소예요'],
    ['/share/null', '잘못된 공유 링크예요'],
  ] as const) {
    await page.goto(path)
    await title(page, heading)
    await holds(page, path)
  }
  expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
  await leave()
})
