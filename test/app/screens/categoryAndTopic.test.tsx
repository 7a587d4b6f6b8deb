import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filledVisit } from '../fixtures.ts'
import { heading, pending, renderApp } from '../renderApp.tsx'

const button = (name: string) => screen.getByRole('button', { name })

test('categories are listed, one is chosen, and chosen again it is given back', async () => {
  const { user } = await renderApp({ path: '/onboarding/3', visit: { ...filledVisit, selectedCategory: null } })
  expect(heading()).toHaveTextContent('어떤 이야기가 궁금한가요?')
  expect(within(screen.getByRole('list', { name: '카테고리' })).getAllByRole('button')).toHaveLength(2)
  expect(button('일과 진로')).toHaveAccessibleDescription('지금 하는 일과 앞으로 할 일')
  expect(button('다음')).toBeDisabled()
  await user.click(button('일과 진로'))
  expect(button('일과 진로')).toHaveAttribute('aria-pressed', 'true')
  expect(button('다음')).toBeEnabled()
  await user.click(button('일과 진로'))
  expect(button('일과 진로')).toHaveAttribute('aria-pressed', 'false')
  expect(button('다음')).toBeDisabled()
})

test('the topics are those of the chosen category, which is named above them', async () => {
  const { user, fade, history } = await renderApp({
    path: '/onboarding/3',
    visit: { ...filledVisit, selectedCategory: null },
  })
  await user.click(button('사랑과 연애'))
  await user.click(button('다음'))
  await fade()
  expect(history.path).toBe('/onboarding/4')
  expect(heading()).toHaveTextContent('조금 더 자세히 들려주세요')
  expect(screen.getByText('선택한 카테고리: 사랑과 연애')).toBeVisible()
  const topics = within(screen.getByRole('list', { name: '주제' })).getAllByRole('button')
  expect(topics.map((topic) => topic.textContent)).toEqual([
    '새로운 인연아직 만나지 못한 사람이 궁금할 때',
    '재회헤어진 사람이 떠오를 때',
  ])
  expect(button('다음')).toBeDisabled()
  await user.click(button('재회'))
  await user.click(button('다음'))
  await fade()
  expect(history.path).toBe('/onboarding/5')
})

test('a topic chosen again is given back', async () => {
  const { user } = await renderApp({ path: '/onboarding/4', visit: filledVisit })
  expect(button('새로운 인연')).toHaveAttribute('aria-pressed', 'true')
  await user.click(button('새로운 인연'))
  expect(button('새로운 인연')).toHaveAttribute('aria-pressed', 'false')
  expect(button('다음')).toBeDisabled()
})

test('another category forgets the topic', async () => {
  const { user, fade } = await renderApp({ path: '/onboarding/3', visit: filledVisit })
  await user.click(button('일과 진로'))
  await user.click(button('다음'))
  await fade()
  expect(button('이직')).toHaveAttribute('aria-pressed', 'false')
})

test('a category that the provider no longer has is none', async () => {
  await renderApp({ path: '/onboarding/4', visit: { ...filledVisit, selectedCategory: { code: 'GONE' } } })
  expect(screen.getByText('선택한 카테고리: 없음')).toBeVisible()
})

test.each(['/onboarding/3', '/onboarding/4'])('%s says while it loads', async (path) => {
  await renderApp({ path, visit: filledVisit, provider: { loadCatalog: pending } })
  expect(screen.getByText('리더 정보를 불러오는 중이에요…')).toBeVisible()
})
