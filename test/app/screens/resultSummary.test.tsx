/** The summary, typed out when it is first seen, and a card looked at closely. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reading } from '../fixtures.ts'
import { renderApp } from '../renderApp.tsx'
import { recalling } from './resultAnswers.ts'

const PATH = '/result/abc1234'
const SUMMARY = '조급해하지 않으면 인연은 제때 도착해요.'

const summary = () => screen.getByRole('region', { name: '종합 해석' })
/** What is not seen yet of the summary. */
const unseen = () => summary().querySelector('[data-unseen]')?.textContent ?? ''

const openSummary = async () => {
  const app = await renderApp({ path: PATH, provider: recalling('future') })
  await app.user.click(screen.getByRole('button', { name: '다음' }))
  return app
}

test('it is typed, a character every 30 ms after half a second, and read out whole', async () => {
  const { advance } = await openSummary()
  expect(summary()).toHaveTextContent(SUMMARY)
  expect(unseen()).toBe(SUMMARY)
  await advance(500 + 90)
  expect(unseen()).toBe(SUMMARY.slice(3))
  await advance(SUMMARY.length * 30)
  expect(unseen()).toBe('')
})

test.each([
  ['a tap on it', () => fireEvent.click(screen.getByText(SUMMARY))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a turn of the wheel', () => fireEvent.wheel(summary())],
])('%s shows it whole', async (_, hurry) => {
  await openSummary()
  expect(unseen()).toBe(SUMMARY)
  hurry()
  expect(unseen()).toBe('')
})

test('who comes back to it is not kept waiting again', async () => {
  const { user } = await openSummary()
  await user.click(screen.getByRole('button', { name: '이전' }))
  await user.click(screen.getByRole('button', { name: '다음' }))
  expect(summary()).toHaveTextContent(SUMMARY)
  expect(unseen()).toBe('')
})

test('words of care are there at once', async () => {
  const { user } = await renderApp({
    path: PATH,
    provider: recalling('future', { of: { ...reading, isGentle: true, fortuneScore: null } }),
  })
  await user.click(screen.getByRole('button', { name: '다음' }))
  expect(summary()).toHaveTextContent(SUMMARY)
  expect(unseen()).toBe('')
})

test('a card is looked at closely, and put away again', async () => {
  const { user } = await renderApp({ path: PATH, provider: recalling('past') })
  const small = screen.getByRole('button', { name: '바보 크게 보기' })
  await user.click(small)
  const large = within(screen.getByRole('dialog', { name: '바보' }))
  expect(large.getByLabelText('바보')).toHaveAttribute('src', '/media/cards/major-00.mp4')
  await user.click(large.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
