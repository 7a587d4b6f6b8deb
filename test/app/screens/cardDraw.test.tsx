import { fireEvent, screen, within } from '@testing-library/react'
import type { Window as HappyWindow } from 'happy-dom'
import { expect, test } from 'vitest'
import type { Visit } from '../../../machines/rules/visit.ts'
import { filledVisit } from '../fixtures.ts'
import { heading, pending, renderApp, type Provider } from '../renderApp.tsx'

const open = (visit: Partial<Visit> = {}, provider: Partial<Provider> = {}) =>
  renderApp({ path: '/onboarding/card-draw', visit: { ...filledVisit, ...visit }, provider })

/** A card of the fan by its number, whatever its name is at the moment. */
const card = (number: number): HTMLElement => screen.getByLabelText(new RegExp(`^${number}번 카드`))
const names = (...numbers: number[]) => numbers.map((number) => card(number).getAttribute('aria-label'))
const pressed = () => within(screen.getByRole('toolbar')).getAllByRole('button', { pressed: true })

test('72 cards lie face down, and the visitor is told how many are picked', async () => {
  await open()
  expect(heading()).toHaveTextContent('마음이 가는 카드 세 장을 골라 주세요')
  const fan = within(screen.getByRole('toolbar', { name: '타로 카드 72장' })).getAllByRole('button')
  expect(fan.map((each) => each.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 72 }, (_, index) => `${index + 1}번 카드`),
  )
  expect(fan.every((each) => each.getAttribute('aria-pressed') === 'false')).toBe(true)
  expect(screen.getByRole('status')).toHaveTextContent('3장 중 0장을 골랐어요')
})

test('picked cards take the places in the order of picking, and one put back lets the others move up', async () => {
  const { user } = await open()
  await user.click(card(40))
  expect(screen.getByRole('status')).toHaveTextContent('3장 중 1장을 골랐어요')
  await user.click(card(3))
  await user.click(card(71))
  expect(names(40, 3, 71)).toEqual(['40번 카드, 과거로 선택됨', '3번 카드, 현재로 선택됨', '71번 카드, 미래로 선택됨'])
  expect(card(3)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요' })).toBeEnabled()

  await user.click(card(40))
  expect(names(40, 3, 71)).toEqual(['40번 카드', '3번 카드, 과거로 선택됨', '71번 카드, 현재로 선택됨'])
  expect(screen.getByRole('status')).toHaveTextContent('3장 중 2장을 골랐어요')
  expect(screen.queryByRole('button', { name: /눌러서 펼쳐/ })).toBeNull()
})

test('a card is put back from its place in the spread, too', async () => {
  const { user } = await open({ spread: { picks: [40, 3], flipped: 0 } })
  const [past] = within(screen.getByRole('list', { name: '고른 카드' })).getAllByRole('listitem')
  await user.click(past!.querySelector('button')!)
  expect(names(40, 3)).toEqual(['40번 카드', '3번 카드, 과거로 선택됨'])
})

test('picked cards lie where an earlier page load left them, and a fourth cannot be picked', async () => {
  const { user } = await open({ spread: { picks: [40, 3, 71], flipped: 0 } })
  expect(names(40, 3, 71)).toEqual(['40번 카드, 과거로 선택됨', '3번 카드, 현재로 선택됨', '71번 카드, 미래로 선택됨'])
  await user.click(card(8))
  expect(card(8)).toHaveAttribute('aria-pressed', 'false')
  expect(pressed()).toHaveLength(3)
})

test('each row of the fan is one tab stop, and the arrow keys move among all cards', async () => {
  const { user } = await open()
  const stops = () => screen.getAllByLabelText(/번 카드/).filter((each) => each.tabIndex === 0)
  expect(stops()).toEqual([card(1), card(25), card(49)])
  await user.tab()
  while (document.activeElement !== card(1)) await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(card(3)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(card(27)).toHaveFocus()
  await user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(card(2)).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(card(2)).toHaveFocus()
  await user.keyboard('{End}{ArrowRight}{ArrowDown}')
  expect(card(72)).toHaveFocus()
  expect(stops()).toEqual([card(24), card(48), card(72)])
  await user.keyboard('{Home}{ArrowLeft}')
  expect(card(1)).toHaveFocus()
})

test('Enter and Space pick the card that has the focus and put it back', async () => {
  const { user } = await open()
  card(5).focus()
  await user.keyboard('{Enter}')
  expect(names(5)).toEqual(['5번 카드, 과거로 선택됨'])
  await user.keyboard('{ArrowRight} ')
  expect(names(6)).toEqual(['6번 카드, 현재로 선택됨'])
  await user.keyboard('{Enter}')
  expect(names(6)).toEqual(['6번 카드'])
})

test('below 1024 px a row holds 18 cards', async () => {
  const { happyDOM, innerWidth } = window as unknown as HappyWindow
  happyDOM.setViewport({ width: 390 })
  try {
    const { user } = await open()
    card(20).focus()
    await user.keyboard('{ArrowDown}')
    expect(card(38)).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(card(2)).toHaveFocus()
  } finally {
    happyDOM.setViewport({ width: innerWidth })
  }
})

test('dragging a card up takes it; a short or a sideways drag does not', async () => {
  const { advance } = await open()
  const drag = async (number: number, x: number, y: number) => {
    const finger = { pointerId: 1, pointerType: 'touch', buttons: 1 }
    fireEvent.pointerDown(card(number), { ...finger, clientX: 100, clientY: 400 })
    for (const part of [0.25, 0.5, 0.75, 1])
      fireEvent.pointerMove(card(number), { ...finger, clientX: 100 + x * part, clientY: 400 + y * part })
    fireEvent.pointerUp(card(number), { ...finger, buttons: 0, clientX: 100 + x, clientY: 400 + y })
    await advance(0)
  }
  await drag(9, 0, -40)
  await drag(10, -120, -6)
  expect(names(9, 10)).toEqual(['9번 카드', '10번 카드'])
  await drag(11, 4, -120)
  expect(names(11)).toEqual(['11번 카드, 과거로 선택됨'])
})

test('the chosen reader sits at the table, whatever case and order the letters of the type have', async () => {
  await open({ selectedReader: { type: 'FT' } })
  const video = screen.getByLabelText('얼그레이 은결')
  expect(video).toHaveAttribute('src', '/media/readers/tf.mp4')
  expect(video).toHaveAttribute('poster', '/media/readers/tf.avif')
  fireEvent.error(video)
  const picture = screen.getByRole('img', { name: '얼그레이 은결' })
  expect(picture).toHaveAttribute('src', '/media/readers/tf.avif')
  fireEvent.error(picture)
  expect(screen.queryByRole('img', { name: '얼그레이 은결' })).toBeNull()
  expect(screen.getByText('얼그레이 은결')).toBeInTheDocument()
})

test.each([
  ['tF', '/media/readers/tf.mp4'],
  ['t', '/media/readers/t.mp4'],
  ['f', '/media/readers/f.mp4'],
])('a reader of type %s has the intro %s', async (type, src) => {
  const { container } = await open({ selectedReader: { type } })
  expect(container.querySelector('header ~ * video, main header video')).toHaveAttribute('src', src)
})

test('a reader of an unknown type is a word only', async () => {
  const { container } = await open({ selectedReader: { type: 'ZEN' } })
  expect(screen.getByText('ZEN')).toBeInTheDocument()
  expect(container.querySelector('main video')).toBeNull()
})

test('changed answers need another session: the fan comes when it is there', async () => {
  await open(
    {
      triedAnswers: {
        categoryCode: 'WORK',
        topicCode: 'CHANGE',
        questionText: '다른 질문이었어요?',
        readerType: 'T',
      },
    },
    { createSession: pending },
  )
  expect(heading()).toHaveTextContent('마음이 가는 카드 세 장을 골라 주세요')
  expect(screen.getByRole('status')).toHaveTextContent('자리를 준비하고 있어요…')
  expect(screen.queryByRole('toolbar')).toBeNull()
})
