/** The lucky card: turned over once, its message typed out. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../renderApp.tsx'
import { recalling } from './resultAnswers.ts'

const MESSAGE = '작은 우연을 놓치지 마세요.'

const openLucky = (luckyTurned = false) =>
  renderApp({ path: '/result/abc1234', provider: recalling('lucky', { luckyTurned }) })

const faceDown = () => screen.getByRole('button', { name: '오늘의 행운 카드 눌러서 확인하기' })
const noFaceDown = () => screen.queryByRole('button', { name: '오늘의 행운 카드 눌러서 확인하기' })
const region = () => screen.getByRole('region', { name: '행운 카드' })
/** What is seen of the message, which is not what is read out. */
const typed = () => region().querySelector('p[aria-hidden="true"]')

test('it lies face down and tells nothing', async () => {
  await openLucky()
  expect(faceDown()).toBeVisible()
  expect(screen.queryByText('네잎클로버 라테')).not.toBeInTheDocument()
  expect(region()).not.toHaveTextContent(MESSAGE)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a click turns it over for good', async () => {
  const { user, advance } = await openLucky()
  await user.click(faceDown())
  expect(noFaceDown()).not.toBeInTheDocument()
  expect(region()).toHaveFocus()
  const picture = screen.getByRole('img', { name: '네잎클로버 라테' })
  expect(picture).toHaveAttribute('src', '/media/lucky/clover.avif')
  expect(picture).toHaveAttribute('width', '240')
  expect(picture).toHaveAttribute('height', '320')
  expect(screen.getByRole('heading', { name: '네잎클로버 라테' })).toBeVisible()

  await advance(5000)
  await user.click(screen.getByRole('button', { name: '이전' }))
  await user.click(screen.getByRole('button', { name: '다음' }))
  expect(noFaceDown()).not.toBeInTheDocument()
  expect(typed()).toHaveTextContent(MESSAGE)
})

test.each(['{Enter}', ' '])('the key "%s" turns it over', async (key) => {
  const { user } = await openLucky()
  faceDown().focus()
  await user.keyboard(key)
  expect(noFaceDown()).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '네잎클로버 라테' })).toBeVisible()
})

test('after half a second the message is typed, a character every 30 ms', async () => {
  const { user, advance } = await openLucky()
  await user.click(faceDown())
  await advance(500)
  expect(typed()?.textContent).toBe('')
  await advance(29)
  expect(typed()?.textContent).toBe('')
  await advance(1)
  expect(typed()?.textContent).toBe('작')
  await advance(30)
  expect(typed()?.textContent).toBe('작은')
  await advance(30 * (MESSAGE.length - 3))
  expect(typed()?.textContent).toBe(MESSAGE.slice(0, -1))
  await advance(30)
  expect(typed()?.textContent).toBe(MESSAGE)
})

test('a click on the message completes it', async () => {
  const { user, advance } = await openLucky()
  await user.click(faceDown())
  await advance(560)
  expect(typed()?.textContent).toBe('작은')
  await user.click(typed()!)
  expect(typed()?.textContent).toBe(MESSAGE)
})

test('it is read out once and whole', async () => {
  const { user, advance } = await openLucky()
  const live = within(region()).getByRole('status')
  expect(live).toBeEmptyDOMElement()
  const heard: string[] = []
  const listener = new MutationObserver(() => heard.push(live.textContent))
  listener.observe(live, { childList: true, characterData: true, subtree: true })
  await user.click(faceDown())
  await advance(5000)
  listener.disconnect()
  expect(heard).toEqual([MESSAGE])
})

test('a card that was turned before is there at once, and whole', async () => {
  await openLucky(true)
  expect(noFaceDown()).not.toBeInTheDocument()
  expect(typed()).toHaveTextContent(MESSAGE)
})
