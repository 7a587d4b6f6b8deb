import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { filledVisit } from '../fixtures.ts'
import { heading, renderApp } from '../renderApp.tsx'

const CATEGORY = '어떤 이야기가 궁금한가요?'
const TOPIC = '조금 더 자세히 들려주세요'
const QUESTION = '카드에게 무엇을 물어볼까요?'
const next = () => screen.getByRole('button', { name: '다음' })
const route = () => document.querySelector('[data-fade]')!
const openCategory = () => renderApp({ path: '/onboarding/3', visit: filledVisit })

test('the screens swap at half of the 250 ms; the address changes at once', async () => {
  const { user, advance, history } = await openCategory()
  await user.click(next())
  expect(history.path).toBe('/onboarding/4')
  expect(route()).toHaveAttribute('data-fade', 'out')
  await advance(124)
  expect(heading()).toHaveTextContent(CATEGORY)
  await advance(1)
  expect(heading()).toHaveTextContent(TOPIC)
  expect(route()).toHaveAttribute('data-fade', 'in')
  await advance(124)
  expect(route()).toHaveAttribute('data-fade', 'in')
  await advance(1)
  expect(route()).toHaveAttribute('data-fade', 'still')
})

test('the first screen is there at once, without a fade and without taking the focus', async () => {
  await openCategory()
  expect(route()).toHaveAttribute('data-fade', 'still')
  expect(document.body).toHaveFocus()
})

test('a new screen begins at its top, with its title in focus', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  const { user, advance } = await openCategory()
  await user.click(next())
  expect(scrollTo).not.toHaveBeenCalled()
  await advance(125)
  expect(heading()).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('the leaving screen cannot be pressed again, by hand or by key', async () => {
  const { user, fade, history } = await openCategory()
  await user.click(next())
  await user.click(next())
  next().focus()
  await user.keyboard('{Enter}')
  await fade()
  expect(history.path).toBe('/onboarding/4')
  await user.click(next())
  expect(history.path).toBe('/onboarding/5')
})

test('the leaving screen keeps what it showed', async () => {
  const { user, advance } = await openCategory()
  await user.click(screen.getByRole('button', { name: '이전' }))
  await advance(100)
  expect(screen.getByRole('button', { name: '사랑과 연애' })).toHaveAttribute('aria-pressed', 'true')
})

test('what follows while a screen leaves is not shown; what follows while one comes fades in its turn', async () => {
  const { user, actor, advance, history } = await openCategory()
  await user.click(next())
  await advance(60)
  act(() => actor.send({ type: 'open.question' }))
  await advance(64)
  expect(heading()).toHaveTextContent(CATEGORY)
  await advance(1)
  expect(heading()).toHaveTextContent(QUESTION)
  await advance(100)
  history.back()
  await advance(124)
  expect(heading()).toHaveTextContent(QUESTION)
  await advance(1)
  expect(heading()).toHaveTextContent(TOPIC)
  await advance(125)
  expect(heading()).toHaveTextContent(TOPIC)
  expect(route()).toHaveAttribute('data-fade', 'still')
})

test('there is one main and one h1 at every moment of the fade', async () => {
  const { user, advance } = await openCategory()
  await user.click(next())
  for (let ms = 0; ms <= 250; ms += 25) {
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one moment after the other
    await advance(25)
  }
})
