import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, still, visitor, withProduct } from './product.ts'
import { answer, ask, at, button, byMouse, draw, read, reveal, sitDown, title, wholeVisit } from './walk.ts'

const house = withProduct()

const HEADINGS: Readonly<Record<string, string>> = {
  '/': '어서 오세요, 타로 한 잔입니다',
  '/onboarding/2': '오늘의 리더를 골라 주세요',
  '/onboarding/3': '어떤 이야기가 궁금한가요?',
  '/onboarding/4': '조금 더 자세히 들려주세요',
  '/onboarding/5': '카드에게 무엇을 물어볼까요?',
  '/onboarding/card-draw': '마음이 가는 카드 세 장을 골라 주세요',
}

const shows = async (page: Page, path: string): Promise<void> => {
  await at(page, path)
  await title(page, HEADINGS[path] ?? '')
}

test('a first-time visitor lands where the visit begins, whatever wizard address they type', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  for (const path of ['/onboarding/2', '/onboarding/4', '/onboarding/card-draw', '/onboarding/loading']) {
    await page.goto(path)
    await shows(page, '/')
  }
  await page.goto('/onboarding/1')
  await title(page, HEADINGS['/'] ?? '')
  expect(new URL(page.url()).pathname).toBe('/onboarding/1')
  await leave()
})

test('Back, Forward and reload work on every page of the wizard, and keep what was chosen', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  const way = Object.keys(HEADINGS)
  for (const path of way.toReversed().slice(1)) {
    await page.goBack()
    await shows(page, path)
  }
  for (const path of way.slice(1)) {
    await page.goForward()
    await shows(page, path)
    await page.reload()
    await shows(page, path)
    expect(await page.locator('main [aria-pressed=true]').count()).toBe(path === '/onboarding/card-draw' ? 0 : 1)
  }
  await leave()
})

test('picked cards, typed words and turned cards survive a reload', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still(PHONE))
  await page.goto('/')
  await page.getByLabel('닉네임').fill('별')
  await page.getByText('1/12').waitFor()
  await page.reload()
  await page.getByText('1/12').waitFor()
  expect(await page.getByLabel('닉네임').inputValue()).toBe('별')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await page.getByLabel('직접 질문하기').fill('아직 다 쓰지 않은')
  await page.reload()
  expect(await page.getByLabel('직접 질문하기').inputValue()).toBe('아직 다 쓰지 않은')
  await ask(page, byMouse, '아직 다 쓰지 않은 질문이었는데 이제 다 썼어요')
  await button(page, '7번 카드').click()
  await button(page, '40번 카드').click()
  await page.reload()
  await button(page, '40번 카드, 현재로 선택됨').waitFor()
  await button(page, '71번 카드').click()
  await button(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요').click()
  await button(page, '해석 들으러 가기').waitFor()
  await page.reload()
  await button(page, '해석 들으러 가기').click()
  await page.waitForURL('**/result/*')
  await leave()
})

test('Back is refused while the cards turn, and Forward stays alive', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  await reveal(page, byMouse)
  await page.evaluate(() => history.back())
  await button(page, '해석 들으러 가기').waitFor()
  expect(new URL(page.url()).pathname).toBe('/onboarding/card-draw')
  await page.goBack()
  await shows(page, '/onboarding/5')
  await page.goForward()
  await shows(page, '/onboarding/card-draw')
  await button(page, '해석 들으러 가기').click()
  await page.waitForURL('**/result/*')
  await page.goBack()
  await shows(page, '/onboarding/card-draw')
  await leave()
})

test('a result is shown again at its step with the card turned, also with the provider down, until a new visit begins', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  const id = await wholeVisit(page)
  await page.reload()
  const lucky = page.getByRole('region', { name: '행운 카드' })
  await lucky.waitFor()
  expect(await lucky.getByRole('button', { name: /눌러서 확인하기/ }).count()).toBe(0)
  // The page itself comes from the same process, so only its calls are cut off.
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await lucky.waitFor()
  await page.unroute('**/api/**')
  await button(page, '새로운 타로 보기').click()
  await shows(page, '/')
  expect(await page.getByLabel('닉네임').inputValue()).toBe('')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await page.goto(`/result/${id}`)
  await page.getByRole('region', { name: '과거' }).waitFor()
  await leave(/ERR_FAILED/)
})

test('changed answers make another reading, unchanged ones do not', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  const sessions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/sessions') sessions.push(request.url())
  })
  const first = await wholeVisit(page)
  await page.goBack()
  await shows(page, '/onboarding/card-draw')
  await page.goBack()
  await shows(page, '/onboarding/5')
  await button(page, '다음').click()
  await shows(page, '/onboarding/card-draw')
  expect(sessions).toHaveLength(1)
  await page.goBack()
  await shows(page, '/onboarding/5')
  await ask(page, byMouse, '새로 떠오른 질문을 다시 물어도 될까요?')
  expect(await page.locator('main [aria-pressed=true]').count()).toBe(0)
  await draw(page, byMouse)
  await read(page, byMouse)
  expect(sessions).toHaveLength(2)
  expect(page.url()).not.toContain(first)
  await leave()
})

test.each([
  ['/nowhere/at/all', '길을 잃으셨나요?', '타로 보러 가기'],
  ['/result/undefined', '잘못된 결과 주소예요', '새로운 타로 보기'],
  ['/result/no-such-result', '잘못된 결과 주소예요', '새로운 타로 보기'],
  ['/share/%20', '잘못된 공유 링크예요', '새로운 타로 보기'],
])('%s says so and leads back', async (path, heading, way) => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto(path)
  await title(page, heading)
  expect(new URL(page.url()).pathname).toBe(path)
  await button(page, way).click()
  await shows(page, '/')
  await leave(/404/)
})

test('two tabs are two visits', async () => {
  const { page, context, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  await sitDown(page, byMouse, '첫째')
  const other = await context.newPage()
  await other.goto(`${house.product.origin}/onboarding/2`)
  await shows(other, '/')
  await sitDown(other, byMouse, '둘째')
  await page.reload()
  await button(page, '이전').click()
  expect(await page.getByLabel('닉네임').inputValue()).toBe('첫째')
  await leave()
})
