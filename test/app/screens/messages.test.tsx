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

test.each(['/share', '/share/%20', '/share/null'])('%s is no share link', async (path) => {
  const { user, fade, history } = await renderApp({ path })
  expect(heading()).toHaveTextContent('잘못된 공유 링크예요')
  await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
  await fade()
  expect(history.path).toBe('/')
})

const openBroken = async () => {
  // Answers that another session was spent on, so that the card table needs a new one.
  const triedAnswers = {
    readerType: 'T',
    categoryCode: 'WORK',
    topicCode: 'CHANGE',
    questionText: '다른 질문이었나요?',
  }
  const app = await renderApp({
    path: '/onboarding/card-draw',
    visit: { ...filledVisit, triedAnswers },
    provider: { createSession: () => Promise.resolve(null as never) },
  })
  await app.fade()
  expect(heading()).toHaveTextContent('화면을 펼치지 못했어요')
  expect(app.history.path).toBe('/onboarding/card-draw')
  return app
}

test('from what nobody foresaw one goes on with everything that is filled in', async () => {
  const { user, fade, provider } = await openBroken()
  expect(screen.getByText('잠시 뒤에 다시 시도해 주세요. 적어 둔 내용은 그대로 있어요.')).toBeVisible()
  provider.createSession = () => Promise.resolve({ sessionId: 'new5678' })
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await fade()
  expect(heading()).toHaveTextContent('마음이 가는 카드 세 장을 골라 주세요')
  expect(screen.getByRole('toolbar', { name: '타로 카드 72장' })).toBeVisible()
})

test('from what nobody foresaw one may also begin anew', async () => {
  const { user, fade, history } = await openBroken()
  await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
  await fade()
  expect(history.path).toBe('/')
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveValue('')
})
