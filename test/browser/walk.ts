/** How a visitor gets from page to page, by role and name only. `press` says with what: a mouse, a finger, the keyboard. */
import type { Locator, Page } from 'playwright-core'

export type Press = (target: Locator) => Promise<void>

export const byMouse: Press = (target) => target.click()
export const byFinger: Press = (target) => target.tap()

/** Tabs to the target, as far as that takes, and presses Enter. */
export const byKeyboard: Press = async (target) => {
  await focusByTab(target)
  await target.page().keyboard.press('Enter')
}

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus; it must be reachable within a hundred presses. */
export async function focusByTab(target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; !(await hasFocus(target)); presses++) {
    if (presses === 100) throw new Error(`Tab does not reach ${String(target)}`)
    await target.page().keyboard.press('Tab')
  }
}

export { still } from './still.mjs'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })

export const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

export const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path)

/** Once the app has taken over a page that was there before it: what floats over every page comes with it. */
export const live = (page: Page): Promise<void> =>
  page.locator('[class*=particle]').first().waitFor({ state: 'attached' })

/** The first thing on the page that can be chosen. */
const firstChoice = (page: Page): Locator => page.getByRole('main').locator('button[aria-pressed]').first()

const NEXT = '다음'

/** From the welcome page to the reader page. */
export async function sitDown(page: Page, press: Press, nickname = '달빛'): Promise<void> {
  await title(page, '어서 오세요, 타로 한 잔입니다')
  await live(page)
  if (nickname) await page.getByLabel('닉네임').fill(nickname)
  await press(button(page, '시작하기'))
  await title(page, '오늘의 리더를 골라 주세요')
}

/** From the reader page to the question page; `look` is called on each page once a choice is made. */
export async function answer(page: Page, press: Press, look?: (heading: string) => Promise<void>): Promise<void> {
  for (const heading of ['오늘의 리더를 골라 주세요', '어떤 이야기가 궁금한가요?', '조금 더 자세히 들려주세요']) {
    await title(page, heading)
    await press(firstChoice(page))
    await look?.(heading)
    await press(button(page, NEXT))
  }
  await title(page, '카드에게 무엇을 물어볼까요?')
}

/** From the question page to the card table, with an own question or with the first sample. */
export async function ask(page: Page, press: Press, question = ''): Promise<void> {
  if (question) await page.getByLabel('직접 질문하기').fill(question)
  else await press(firstChoice(page))
  await press(button(page, NEXT))
  await title(page, '마음이 가는 카드 세 장을 골라 주세요')
}

/** Once all cards are dealt. One that waits for its turn lies still, too, and is gone when it is pressed. */
const dealt = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('[data-card]')]
    const lies = (card: Element) =>
      card.getAnimations().every((each) => each.timeline !== document.timeline || each.playState !== 'running')
    return cards.length > 0 && cards.every(lies)
  })

/** Picks three cards and lets them turn. */
export async function reveal(page: Page, press: Press, cards: readonly number[] = [5, 30, 62]): Promise<void> {
  await dealt(page)
  for (const card of cards) await press(button(page, `${card}번 카드`))
  await press(button(page, '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요'))
}

/** From the card table to the result. */
export async function draw(page: Page, press: Press, cards?: readonly number[]): Promise<void> {
  await reveal(page, press, cards)
  await press(button(page, '해석 들으러 가기'))
  await page.waitForURL('**/result/*')
}

/** Waits until the reading is complete, then reads on to the lucky card and turns it over. */
export async function read(page: Page, press: Press): Promise<void> {
  await page.getByText('모든 해석이 완성됐어요').waitFor()
  const lucky = page.getByRole('region', { name: '행운 카드' })
  while (!(await lucky.isVisible())) await press(button(page, NEXT))
  await press(button(page, '오늘의 행운 카드 눌러서 확인하기'))
  await page.getByRole('img', { name: /.+/ }).last().waitFor()
}

/** From anywhere in the wizard's beginning to a read result; returns its id. */
export async function wholeVisit(page: Page, press: Press = byMouse): Promise<string> {
  await page.goto('/')
  await sitDown(page, press)
  await answer(page, press)
  await ask(page, press)
  await draw(page, press)
  await read(page, press)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
