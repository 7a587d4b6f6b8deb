import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../renderApp.tsx'

/** The bar that runs off while a toast stays; it belongs to the toast's own clock. */
const duration = (toast: HTMLElement) =>
  toast.querySelector<HTMLElement>('[role="progressbar"]')!.style.animationDuration

test('an error stays for four seconds, however often it is told', async () => {
  const { user } = await renderApp()
  await user.type(screen.getByRole('textbox', { name: '닉네임' }), '!!')
  await user.tab()
  await user.click(screen.getByRole('textbox', { name: '닉네임' }))
  await user.tab()
  const toast = await screen.findByRole('alert')
  expect(toast).toHaveTextContent('한글, 영문, 숫자만 사용할 수 있어요')
  expect(toast).toHaveClass('Toastify__toast--error')
  expect(duration(toast)).toBe('4000ms')
})

test('a success stays for three seconds', async () => {
  const { user, advance, actor } = await renderApp({ path: '/result/abc1234' })
  const result = actor.getSnapshot().children.result!
  act(() => result.getSnapshot().children.sharing!.send({ type: 'share.start' }))
  await advance(0)
  const toast = await screen.findByRole('alert')
  expect(toast).toHaveTextContent('링크를 복사했어요')
  expect(toast).toHaveClass('Toastify__toast--success')
  expect(duration(toast)).toBe('3000ms')
  await user.click(toast)
})
