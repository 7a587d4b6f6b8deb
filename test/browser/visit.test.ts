import { expect, test } from 'vitest'
import { DESKTOP, PHONE, still, visitor, withProduct } from './product.ts'
import { answer, ask, button, byFinger, byKeyboard, byMouse, draw, focusByTab, read, sitDown, title } from './walk.ts'

const house = withProduct()

const QUESTION = '이번 봄에 새로운 인연을 만날 수 있을까요?'

test.each([
  ['a desktop with a mouse', DESKTOP, byMouse],
  ['a phone with a finger', PHONE, byFinger],
])('a whole visit on %s, and its link in another browser', async (_, device, press) => {
  const { page, leave } = await visitor(house.browser, house.product.origin, device)
  await page.goto('/')
  await sitDown(page, press, '달빛라떼')
  await answer(page, press)
  await ask(page, press, QUESTION)
  await draw(page, press)
  await title(page, '달빛라떼님의 타로')
  expect(await page.getByText(QUESTION).first().isVisible()).toBe(true)
  await read(page, press)
  const summary = await summaryOf(page, press)
  expect(summary.length).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const friend = await visitor(house.browser, house.product.origin, still(PHONE))
  await friend.page.goto(`/share/${id}`)
  await title(friend.page, '타로 해석 결과')
  expect(await friend.page.getByRole('main').innerText()).toContain('달빛라떼님')
  expect(await friend.page.getByRole('main').innerText()).toContain(summary.slice(0, 60))
  await button(friend.page, '새로운 타로 보기').tap()
  await title(friend.page, '어서 오세요, 타로 한 잔입니다')
  await friend.leave()

  // Another day: the reading of before, without a network, and deleted everywhere.
  await page.goto('/')
  const before = page.getByRole('link', { name: '지난 타로', exact: true })
  await press(before)
  await title(page, '지난 타로')
  await page.context().setOffline(true)
  const open = page.getByRole('link', { name: `${QUESTION} 열기` })
  await press(open)
  await page.getByRole('region', { name: '과거' }).waitFor()
  await page.goBack()
  await expect.poll(() => open.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.context().setOffline(false)
  await byKeyboard(button(page, `${QUESTION} 지우기`))
  await press(button(page, '타로 보러 가기'))
  await title(page, '어서 오세요, 타로 한 잔입니다')
  expect(await before.count()).toBe(0)
  expect((await page.request.get(`/api/sessions/${id}/result`)).status()).toBe(410)
  await leave(/ERR_INTERNET_DISCONNECTED/)
})

const summaryOf = async (page: Awaited<ReturnType<typeof visitor>>['page'], press: typeof byMouse): Promise<string> => {
  await press(button(page, '이전'))
  const step = page.getByRole('region', { name: '종합 해석' })
  await step.waitFor()
  return (await step.locator('p').allInnerTexts()).toSorted((a, b) => b.length - a.length)[0] ?? ''
}

test('a whole visit with nothing but the keyboard, and what its owner takes back from a link', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await focusByTab(page.getByLabel('닉네임'))
  await page.keyboard.type('Luna 7')
  await page.keyboard.press('Enter')
  await answer(page, byKeyboard)
  await focusByTab(page.getByLabel('직접 질문하기'))
  await page.keyboard.type(QUESTION)
  await byKeyboard(button(page, '다음'))
  await title(page, '마음이 가는 카드 세 장을 골라 주세요')

  // A tab stop for each row of the fan; arrows move among all cards.
  await focusByTab(button(page, '1번 카드'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  for (const name of ['1번 카드, 과거로 선택됨', '3번 카드, 현재로 선택됨'])
    expect(await button(page, name).getAttribute('aria-pressed')).toBe('true')
  await byKeyboard(button(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요'))
  await byKeyboard(button(page, '해석 들으러 가기'))
  await title(page, 'Luna 7님의 타로')
  await read(page, byKeyboard)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const friend = await visitor(house.browser, house.product.origin, still(PHONE))
  await byKeyboard(button(page, '공유 숨기기'))
  await button(page, '다시 보이기').waitFor()
  await friend.page.goto(`/share/${id}`)
  await friend.page.getByText('주인이 잠시 덮어 둔 결과예요').waitFor()
  await friend.page.goto(`/result/${id}`)
  await title(friend.page, '주인이 잠시 덮어 둔 결과예요')

  await page.reload()
  await byKeyboard(button(page, '다시 보이기'))
  await button(page, '결과 공유하기').waitFor()
  await button(friend.page, '다시 시도').tap()
  await title(friend.page, 'Luna 7님의 타로')

  await byKeyboard(button(page, '결과 지우기'))
  await byKeyboard(button(page, '지우기'))
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await page.getByText('결과를 지웠어요').waitFor()
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
  await friend.page.reload()
  await title(friend.page, '주인이 지운 결과예요')
  await friend.page.goto(`/share/${id}`)
  await friend.page.getByText('주인이 지운 결과예요').waitFor()
  await button(friend.page, '새로운 타로 보기').tap()
  await title(friend.page, '어서 오세요, 타로 한 잔입니다')
  expect(await friend.page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await friend.leave(/status of (403|410)/)
  await leave()
})

test('a visitor without a nickname is given one, and keeps it', async () => {
  const { page, leave } = await visitor(house.browser, house.product.origin, still())
  await page.goto('/')
  await sitDown(page, byMouse, '')
  await button(page, '이전').click()
  await title(page, '어서 오세요, 타로 한 잔입니다')
  const nickname = await page.getByLabel('닉네임').inputValue()
  expect(nickname).toMatch(/^.{2,12}$/)
  await leave()
})
