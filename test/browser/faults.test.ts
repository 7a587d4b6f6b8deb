import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, still, visitor, withProduct } from './product.ts'
import { answer, ask, button, byMouse, draw, live, read, sitDown, title, wholeVisit } from './walk.ts'

const house = withProduct()

/** The browser reports failed loads as console errors; the app itself must not complain. */
const NETWORK = /Failed to load resource/
const OFFLINE = '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.'
const SESSION_FAILED = '자리를 마련하지 못했어요. 다시 시도해 주세요.'

/** Answers the first call to an address badly, the later ones well. */
const failOnce = async (page: Page, url: string, fail: (route: Route) => Promise<void>, method = 'GET') => {
  let failed = false
  await page.route(url, (route) => {
    if (failed || route.request().method() !== method) return route.fallback()
    failed = true
    return fail(route)
  })
}

const html = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' })
const htmlOk = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<html>hello</html>' })
const wrongShape = (route: Route) =>
  route.fulfill({ json: { sessionId: 7, readers: 'none', categories: {}, cards: [] } })
const lost = (route: Route) => route.abort('connectionreset')

test('whatever keeps a session from being created, nothing typed is lost, and the next try goes on', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  const failures = [html, htmlOk, wrongShape, lost]
  await page.route('**/api/sessions', (route) => failures.shift()?.(route) ?? route.fallback())
  await page.goto('/')
  await page.getByLabel('닉네임').fill('달빛')
  for (const left of [3, 2, 1, 0]) {
    await button(page, '시작하기').click()
    await expect.poll(() => failures.length).toBe(left)
    await button(page, '시작하기').waitFor()
    expect(await page.getByLabel('닉네임').inputValue()).toBe('달빛')
  }
  await sitDown(page, byMouse, '')
  await leave(NETWORK)
})

test.each([
  ['**/api/readers', '리더를 불러오지 못했어요'],
  ['**/api/topics', '주제를 불러오지 못했어요'],
])('%s failing is told inline with its reason, and tried again by hand', async (url, reason) => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  let down = true
  await page.route(url, (route) => (down ? html(route) : route.fallback()))
  await page.goto('/')
  await sitDown(page, byMouse)
  await page.getByText('리더와 카테고리를 불러오지 못했어요').waitFor()
  await page.locator('small', { hasText: reason }).waitFor()
  down = false
  await button(page, '다시 시도').click()
  await answer(page, byMouse)
  await leave(NETWORK)
})

test('every other call fails once, and the visitor notices nothing but a wait', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still(PHONE))
  await failOnce(page, '**/api/sessions/*/cards', lost)
  await failOnce(page, '**/api/sessions/*/submit', html, 'POST')
  await page.goto('/')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  await draw(page, byMouse)
  await failOnce(page, '**/api/sessions/*/result', wrongShape)
  await page.reload()
  await read(page, byMouse)
  await leave(NETWORK)
})

test('without a network a sentence says so, and the visit goes on when it is back', async () => {
  const { page, context, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  // What says so comes with the rest that is fetched ahead.
  await page.locator('.Toastify').waitFor({ state: 'attached' })
  await context.setOffline(true)
  const sentence = page.getByText(OFFLINE)
  await sentence.waitFor()
  await button(page, '시작하기').click()
  await page.getByText(SESSION_FAILED).waitFor()
  await context.setOffline(false)
  await sentence.waitFor({ state: 'hidden' })
  await sitDown(page, byMouse)
  await leave(NETWORK)
})

test('a network lost between the page and its app is told; what was typed is there when the app comes', async () => {
  const { page, context, leave } = await visitor(house.browser, house.product.origin, still())
  await page.route('**/assets/index-*.js', async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  await page.goto('/')
  await page.getByLabel('닉네임').fill('달빛')
  await page.getByText(OFFLINE).waitFor()
  await button(page, '시작하기').click()
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  await live(page)
  expect(await page.getByLabel('닉네임').inputValue()).toBe('달빛')
  await page.getByText(OFFLINE).waitFor({ state: 'hidden' })
  await sitDown(page, byMouse, '')
  await leave(NETWORK)
})

test('an answer that does not come is given up after 15 seconds with a sentence', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.clock.install()
  await failOnce(page, '**/api/sessions', () => new Promise<void>(() => {}), 'POST')
  await page.goto('/')
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await button(page, '시작하기').click()
  await button(page, '자리를 준비하고 있어요…').waitFor()
  // The page's own time goes on beside the steered one, on a busy machine by seconds.
  await page.clock.runFor(11_000)
  expect(await button(page, '자리를 준비하고 있어요…').isVisible()).toBe(true)
  await page.clock.runFor(4500)
  await page.getByText(SESSION_FAILED).waitFor()
  await leave(NETWORK)
})

test.each([
  [
    'throws on every write',
    'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }',
  ],
  [
    'may not even be looked at',
    'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError") } })',
  ],
])('a whole visit with a storage that %s', async (_, script) => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.addInitScript(script)
  await wholeVisit(page)
  await leave()
})

test('corrupt stored data is ignored', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.addInitScript(() => {
    sessionStorage.setItem('tarot_session_data', '{"nickname": 7, "sessionId": []')
    sessionStorage.setItem('selectedCards', '{"cards": "none"}')
    localStorage.setItem('theme', 'purple')
    localStorage.setItem('tarot_abc1234', '[1, 2, 3]')
  })
  await page.goto('/onboarding/card-draw')
  await title(page, '어서 오세요, 타로 한 잔입니다')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.goto('/result/abc1234')
  await title(page, '잘못된 결과 주소예요')
  await leave(NETWORK)
})

test('double clicks do nothing twice', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname.replace(/[\w-]{21}/, '{id}'))
  })
  await page.goto('/')
  await button(page, '시작하기').dblclick()
  await title(page, '오늘의 리더를 골라 주세요')
  for (const heading of ['어떤 이야기가 궁금한가요?', '조금 더 자세히 들려주세요', '카드에게 무엇을 물어볼까요?']) {
    await page.locator('main button[aria-pressed]').first().click()
    await button(page, '다음').dblclick()
    await title(page, heading)
  }
  await page.locator('main button[aria-pressed]').first().click()
  await button(page, '다음').dblclick()
  for (const card of [1, 2, 3]) await button(page, `${card}번 카드`).click()
  await button(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요').dblclick()
  await button(page, '해석 들으러 가기').dblclick()
  await page.waitForURL('**/result/*')
  await read(page, byMouse)
  expect(posts).toEqual(['/api/sessions', '/api/sessions/{id}/submit'])
  await leave()
})

test('the face of a card is nowhere in the page before its flip', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  await sitDown(page, byMouse)
  await answer(page, byMouse)
  await ask(page, byMouse)
  for (const card of [1, 2, 3]) await button(page, `${card}번 카드`).click()
  const drawn = (): Promise<{ nameKo: string; videoUrl: string }[]> =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('tarot_session_data') ?? '{}').predefinedCards)
  await expect.poll(async () => (await drawn()).length).toBe(3)
  const seen = await page.content()
  for (const { nameKo, videoUrl } of await drawn()) {
    expect(seen).not.toContain(`>${nameKo}<`)
    expect(seen).not.toContain(new URL(videoUrl, page.url()).pathname)
  }
  await leave()
})

test('in an in-app browser of the oldest kind a visit is whole, and the link stands in a field, selected', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still(PHONE))
  // All but the lucky card's picture, which the walk waits for.
  await page.route(/\/media\/(?!lucky)/, (route) => route.fulfill({ status: 200, body: 'not decodable' }))
  await page.addInitScript(() => {
    // What came after the oldest browsers that docs/testing.md names.
    const later: readonly [of: object, ...names: string[]][] = [
      [window, 'Iterator', 'requestIdleCallback', 'scheduler', 'Temporal'],
      [Array, 'fromAsync'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Promise, 'withResolvers', 'try'],
      [AbortSignal, 'any'],
      [URL, 'canParse', 'parse'],
      [Set.prototype, 'union', 'difference', 'intersection', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
      [String.prototype, 'isWellFormed', 'toWellFormed'],
      [Intl, 'Segmenter', 'DurationFormat'],
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'checkVisibility'],
      [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover'],
      [HTMLDialogElement.prototype, 'requestClose'],
    ]
    for (const [of, ...names] of later) for (const name of names) Reflect.deleteProperty(of, name)
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
    Document.prototype.execCommand = () => false
  })
  const id = await wholeVisit(page)
  await button(page, '결과 공유하기').click()
  await page.getByText('링크를 복사하지 못했어요').waitFor()
  const field = page.locator(`input[value$="/share/${id}"]`)
  await field.waitFor()
  expect(
    await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    ),
  ).toBe(`${house.product.origin}/share/${id}`)
  await leave()
})

test('a shared reading that is not there says why, and invites', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/share/no-such-reading')
  await page.getByText('이 결과를 찾을 수 없어요').waitFor()
  await page.locator('small', { hasText: 'HTTP 404: Not Found' }).waitFor()
  await button(page, '새로운 타로 보기').click()
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await leave(NETWORK)
})
