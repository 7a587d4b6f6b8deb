import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Visit } from '../../../machines/rules/visit.ts'
import type { CardsAnswer } from '../../../machines/cards.machine.ts'
import { cards, filledVisit } from '../fixtures.ts'
import { deferred, renderApp, type Provider } from '../renderApp.tsx'

const PROMPT = '세 장을 모두 골랐어요. 눌러서 펼쳐 보세요'
const WAITING = '카드를 불러오고 있어요. 잠시만 기다려 주세요…'
const lying = (flipped: number): Partial<Visit> => ({ spread: { picks: [40, 3, 71], flipped } })
const open = (visit: Partial<Visit> = {}, provider: Partial<Provider> = {}) =>
  renderApp({ path: '/onboarding/card-draw', visit: { ...filledVisit, ...lying(0), ...visit }, provider })
const places = () => within(screen.getByRole('list', { name: '고른 카드' })).getAllByRole('listitem')
/** Korean names of the cards that lie face up, in the order of the places; null for a face-down one. */
const faces = () => places().map((place) => place.querySelector('video, img')?.getAttribute('aria-label') ?? null)
const SECRETS = cards.map((card) => [card.nameKo, card.nameEn, card.videoUrl ?? '', card.imageUrl ?? card.nameKo])

test('the three cards turn at 0, 800 and 1600 ms, and the way on opens after the last', async () => {
  const { user, advance } = await open()
  expect(faces()).toEqual([null, null, null])
  await user.click(screen.getByRole('button', { name: PROMPT }))
  expect(faces()).toEqual(['바보', null, null])
  await advance(799)
  expect(faces()).toEqual(['바보', null, null])
  await advance(1)
  expect(faces()).toEqual(['바보', '달', null])
  await advance(799)
  expect(faces()).toEqual(['바보', '달', null])
  await advance(1)
  expect(faces()).toEqual(['바보', '달', '컵 2'])
  expect(screen.queryByRole('button', { name: '해석 들으러 가기' })).toBeNull()
  await advance(800)
  expect(screen.getByRole('button', { name: '해석 들으러 가기' })).toBeEnabled()
})

test('every turned card says its place, its name and which way up it lies', async () => {
  await open(lying(3))
  const [past, present, future] = places()
  expect(past).toHaveTextContent(/과거.*바보.*정방향/)
  expect(present).toHaveTextContent(/현재.*달.*역방향/)
  expect(future).toHaveTextContent(/미래.*컵 2.*정방향/)
})

test('nothing in the page tells which card lies face down', async () => {
  const { user, advance, container } = await open()
  const told = () =>
    SECRETS.map((secrets) =>
      secrets.some((secret) => container.ownerDocument.documentElement.outerHTML.includes(secret)),
    )
  expect(told()).toEqual([false, false, false])
  await user.click(screen.getByRole('button', { name: PROMPT }))
  expect(told()).toEqual([true, false, false])
  await advance(800)
  expect(told()).toEqual([true, true, false])
  await advance(800)
  expect(told()).toEqual([true, true, true])
})

test('nothing is put back and nothing more is picked once the cards turn', async () => {
  const { user, advance } = await open()
  await user.click(screen.getByRole('button', { name: PROMPT }))
  await user.click(screen.getByLabelText(/^3번 카드/))
  await user.click(screen.getByLabelText(/^8번 카드/))
  expect(screen.getByLabelText(/^3번 카드/)).toHaveAccessibleName('3번 카드, 현재로 선택됨')
  expect(screen.getByLabelText(/^8번 카드/)).toHaveAttribute('aria-pressed', 'false')
  expect(places().flatMap((place) => [...place.querySelectorAll('button')])).toEqual([])
  await advance(2400)
  await user.click(screen.getByLabelText(/^3번 카드/))
  expect(screen.getByLabelText(/^3번 카드/)).toHaveAttribute('aria-pressed', 'true')
})

test('who pressed the prompt by key keeps the focus until the way on opens, and goes on from there', async () => {
  const { user, advance, fade } = await open()
  screen.getByRole('button', { name: PROMPT }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '카드를 한 장씩 펼치고 있어요…' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await advance(2400)
  expect(screen.getByRole('button', { name: '해석 들으러 가기' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await fade()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('카드가 이야기를 우려내고 있어요')
})

test('the table stays as it is while its page fades out', async () => {
  const { user, fade } = await open(lying(3))
  const table = () => [places().map((place) => place.innerHTML), screen.getByRole('status').textContent]
  const before = table()
  const fan = screen.getByRole('toolbar')
  expect(fan).toHaveAttribute('data-closed', 'true')
  await user.click(screen.getByRole('button', { name: '해석 들으러 가기' }))
  expect(table()).toEqual(before)
  expect(fan).toHaveAttribute('data-closed', 'true')
  await fade()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('unknown cards are waited for, and then turn', async () => {
  const answer = deferred<CardsAnswer>()
  const { user, advance } = await open({ predefinedCards: null }, { fetchCards: () => answer.promise })
  await user.click(screen.getByRole('button', { name: PROMPT }))
  expect(screen.getByRole('status')).toHaveTextContent(WAITING)
  await advance(60_000)
  expect(faces()).toEqual([null, null, null])
  expect(screen.queryByRole('button', { name: '해석 들으러 가기' })).toBeNull()
  answer.resolve({ kind: 'cards', cards })
  await advance(0)
  expect(faces()).toEqual(['바보', null, null])
  await advance(1600)
  expect(faces()).toEqual(['바보', '달', '컵 2'])
})

test('cards that do not come leave two ways: to ask for them again, and to begin anew', async () => {
  const fetchCards = vi.fn<Provider['fetchCards']>(() => Promise.reject(new Error('Network error: down')))
  const { user, advance, fade, history } = await open({ predefinedCards: null }, { fetchCards })
  await user.click(screen.getByRole('button', { name: PROMPT }))
  const again = '카드가 아직 오지 않았어요. 눌러서 다시 불러와 보세요'
  const asked = fetchCards.mock.calls.length
  await user.click(screen.getByRole('button', { name: again }))
  expect(fetchCards).toHaveBeenCalledTimes(asked + 1)
  expect(screen.getByRole('button', { name: '새로운 타로 보기' })).toBeEnabled()

  const answer = deferred<CardsAnswer>()
  fetchCards.mockReturnValue(answer.promise)
  await user.click(screen.getByRole('button', { name: again }))
  expect(screen.getByRole('status')).toHaveTextContent(WAITING)
  expect(screen.queryByRole('button', { name: '새로운 타로 보기' })).toBeNull()
  answer.reject(new Error('HTTP 500'))
  await advance(0)
  await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
  await fade()
  expect(history.path).toBe('/')
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveValue('')
})

test('a reload in the middle of the reveal turns the rest', async () => {
  const { advance } = await open(lying(1))
  expect(faces()).toEqual(['바보', '달', null])
  await advance(800)
  expect(faces()).toEqual(['바보', '달', '컵 2'])
})

test('each place gets the card of its position, in whatever order they were told', async () => {
  await open({ ...lying(3), predefinedCards: cards.toReversed() })
  expect(faces()).toEqual(['바보', '달', '컵 2'])
})
