import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ScreenBoundary } from '../../../src/app/ui/ScreenBoundary.tsx'

let arrived = false
function Late() {
  if (!arrived) throw new Error('Failed to fetch dynamically imported module')
  return <h1>왔어요</h1>
}

test('a screen that cannot be drawn says so and offers to load the page again', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  render(
    <ScreenBoundary screen="result">
      <Late />
    </ScreenBoundary>,
  )
  expect(complaint).toHaveBeenCalled()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('화면을 펼치지 못했어요')
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('another screen is given a new chance', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ScreenBoundary screen="result">
      <Late />
    </ScreenBoundary>,
  )
  arrived = true
  rerender(
    <ScreenBoundary screen="share">
      <Late />
    </ScreenBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('왔어요')
})
