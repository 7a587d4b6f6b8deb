import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filledVisit } from '../fixtures.ts'
import { heading, renderApp } from '../renderApp.tsx'

test.each(['/nowhere', '/onboarding/9', '/result/a/b'])('%s is lost, and leads back to the reading', async (path) => {
  const { user, fade, history } = await renderApp({ path })
  expect(heading()).toHaveTextContent('길을 잃으셨나요?')
  expect(screen.getByText('타로의 길에서 잠시 벗어났어요.')).toBeVisible()
  expect(history.path).toBe(path)
  await user.click(screen.getByRole('button', { name: '타로 보러 가기' }))
  await fade()
  expect(history.path).toBe('/')
  expect(heading()).toHaveTextContent('어서 오세요, 타로 한 잔입니다')
})

test.each(['/result/undefined', '/result/%E0%A4%A', '/result', '/result/가나다'])(
  '%s is no result, and a new reading starts from nothing',
  async (path) => {
    const { user, fade, history, actor } = await renderApp({ path, visit: filledVisit })
    expect(heading()).toHaveTextContent('잘못된 결과 주소예요')
    expect(history.path).toBe(path)
    await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
    await fade()
    expect(history.path).toBe('/')
    expect(actor.getSnapshot().context.visit.sessionId).toBeNull()
    expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveValue('')
  },
)

test('a result that the provider does not know is invalid at the same address', async () => {
  const { fade, history } = await renderApp({
    path: '/result/abc1234',
    provider: { fetchReading: () => Promise.resolve({ kind: 'missing' }) },
  })
  await fade()
  expect(heading()).toHaveTextContent('잘못된 결과 주소예요')
  expect(history.path).toBe('/result/abc1234')
})

test.each(['/share', '/share/%20', '/share/null'])('%s is no share link', async (path) => {
  const { user, fade, history } = await renderApp({ path })
  expect(heading()).toHaveTextContent('잘못된 공유 링크예요')
  await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
  await fade()
  expect(history.path).toBe('/')
})
