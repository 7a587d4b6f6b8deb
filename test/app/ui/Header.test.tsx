import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cards, filledVisit } from '../fixtures.ts'
import { renderApp } from '../renderApp.tsx'

test('the night is dark, the toggle makes it light and dark again, and is named for what it does', async () => {
  const { user } = await renderApp()
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  await user.click(screen.getByRole('button', { name: '밝은 테마로 바꾸기' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  await user.click(screen.getByRole('button', { name: '어두운 테마로 바꾸기' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})

test('the theme of the last visit stands at once', async () => {
  await renderApp({ theme: 'light' })
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
})

test.each([
  ['/', 1],
  ['/onboarding/2', 2],
  ['/onboarding/3', 3],
  ['/onboarding/4', 4],
  ['/onboarding/5', 5],
  ['/onboarding/card-draw', 6],
  ['/result/abc1234', 7],
])('%s is step %i of 7', async (path, step) => {
  await renderApp({ path, visit: filledVisit })
  const progress = screen.getByRole('progressbar', { name: `전체 진행 ${step}/7` })
  expect(progress).toHaveAttribute('aria-valuenow', String(step))
  expect(progress).toHaveAttribute('aria-valuemin', '1')
  expect(progress).toHaveAttribute('aria-valuemax', '7')
})

test.each(['/demo/loading', '/share/abc1234', '/nowhere', '/result/undefined'])('%s is no step', async (path) => {
  await renderApp({ path })
  expect(screen.queryByRole('progressbar', { name: /전체 진행/ })).toBeNull()
})

test('what does not load is told above the page, all of it at once, until the one cross is pressed', async () => {
  const { user, advance } = await renderApp({
    path: '/onboarding/card-draw',
    visit: { ...filledVisit, predefinedCards: null },
    provider: {
      loadCatalog: () => Promise.reject(new Error('HTTP 500')),
      fetchCards: () => Promise.reject(new Error('HTTP 500')),
    },
  })
  await advance(0)
  const sentences = ['메뉴를 불러오지 못했어요', '카드를 불러오지 못했어요']
  for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '오류 알림 닫기' }))
  for (const sentence of sentences) expect(screen.queryByText(sentence)).toBeNull()
  expect(screen.queryByRole('button', { name: '오류 알림 닫기' })).toBeNull()
})

test('cards that do not load are told until they are there', async () => {
  const { provider, advance } = await renderApp({
    path: '/onboarding/card-draw',
    visit: { ...filledVisit, predefinedCards: null },
    provider: { fetchCards: () => Promise.reject(new Error('HTTP 500')) },
  })
  expect(screen.getByText('카드를 불러오지 못했어요')).toBeVisible()
  provider.fetchCards = () => Promise.resolve({ kind: 'cards', cards })
  await advance(2000)
  expect(screen.queryByText('카드를 불러오지 못했어요')).toBeNull()
})

test('a lost connection is told until it is back', async () => {
  await renderApp()
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText('인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.')).toBeVisible()
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByText('인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.')).not.toBeVisible()
})

test('the logo leads to the beginning without a page load, and nothing chosen is lost', async () => {
  const { user, fade, history, actor } = await renderApp({ path: '/onboarding/3', visit: filledVisit })
  await user.click(screen.getByRole('link', { name: '타로 한 잔 처음으로' }))
  await fade()
  expect(history.path).toBe('/')
  expect(actor.getSnapshot().context.visit.selectedReader).toEqual({ type: 'F' })
})
