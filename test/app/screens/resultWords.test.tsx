/** What stands in the steps of a result, also when little of it or nothing was written. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reading } from '../../../machines/rules/domain.ts'
import { filledVisit, reading, unwritten } from '../fixtures.ts'
import { heading, pending, renderApp } from '../renderApp.tsx'
import { answering, writtenUpTo } from './resultAnswers.ts'

const PATH = '/result/abc1234'
const MORE = '다음 해석을 쓰고 있어요…'

const step = (name: string) => screen.getByRole('region', { name })

test('a card step shows the card, its name, the way it lies and every paragraph', async () => {
  const past = '첫 문단이에요.\n\n둘째 문단이에요.'
  const { provider } = answering({ ...reading, interpretations: { ...reading.interpretations, past } })
  const { user } = await renderApp({ path: PATH, provider })
  const inside = (name: string) => within(step(name))
  expect(inside('과거').getByLabelText('바보')).toHaveAttribute('src', '/media/cards/major-00.mp4')
  expect(inside('과거').getByRole('heading', { name: '바보' })).toBeVisible()
  expect(inside('과거').getByText('정방향')).toBeVisible()
  expect(inside('과거').getByText('첫 문단이에요.')).toBeVisible()
  expect(inside('과거').getByText('둘째 문단이에요.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: '다음' }))
  expect(inside('현재').getByRole('heading', { name: '달' })).toBeVisible()
  expect(inside('현재').getByText('역방향')).toBeVisible()
})

test.each([
  ['past', '과거', '과거 해석을 불러오고 있어요…'],
  ['present', '현재', '현재 해석을 불러오고 있어요…'],
  ['future', '미래', '미래 해석을 불러오고 있어요…'],
  ['summary', '종합 해석', '종합 해석을 만들고 있어요…'],
  ['lucky', '행운 카드', '행운 카드를 불러오고 있어요…'],
] as const)('a %s step without a text says that it is coming', async (at, label, sentence) => {
  await renderApp({
    path: PATH,
    provider: {
      recallResult: () => Promise.resolve({ reading: unwritten, step: at, luckyTurned: false }),
      fetchReading: pending,
    },
  })
  expect(step(label)).toHaveTextContent(sentence)
  expect(screen.queryByText(/\/100$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '이미지 저장하기' })).not.toBeInTheDocument()
})

test.each([
  [100, '아주 좋은 흐름이에요'],
  [80, '아주 좋은 흐름이에요'],
  [79, '좋은 흐름이에요'],
  [60, '좋은 흐름이에요'],
  [59, '잔잔한 흐름이에요'],
  [40, '잔잔한 흐름이에요'],
  [39, '조금 조심할 때예요'],
  [20, '조금 조심할 때예요'],
  [19, '힘든 시기지만 이겨 낼 수 있어요'],
  [0, '힘든 시기지만 이겨 낼 수 있어요'],
])('a score of %i reads: %s', async (fortuneScore, sentence) => {
  const recallResult = () =>
    Promise.resolve({ reading: { ...reading, fortuneScore }, step: 'summary' as const, luckyTurned: false })
  await renderApp({ path: PATH, provider: { recallResult } })
  const summary = within(step('종합 해석'))
  expect(summary.getByRole('heading', { name: '종합 해석' })).toBeVisible()
  expect(summary.getByText(`${fortuneScore}/100`)).toBeVisible()
  expect(summary.getByText(sentence)).toBeVisible()
  expect(summary.getByText('조급해하지 않으면 인연은 제때 도착해요.')).toBeVisible()
})

test('a failed reading says so, and is asked for again at once', async () => {
  const failed: Reading = { ...writtenUpTo('past'), status: 'failed', message: '잠시 후 다시 시도해 주세요.' }
  const { provider, calls } = answering(failed, failed, reading)
  const { user, advance } = await renderApp({ path: PATH, provider })
  expect(screen.getByRole('alert')).toHaveTextContent('결과를 만드는 중 오류가 생겼어요')
  expect(screen.getByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요.')
  expect(step('과거')).toHaveTextContent('가벼운 마음으로 길을 나섰던 때가 있었네요.')
  expect(screen.queryByText(MORE)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(calls).toHaveLength(2)
  expect(screen.getByRole('alert')).toBeVisible()
  await advance(5000)
  expect(calls).toHaveLength(3)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(step('과거')).toBeVisible()
})

test('a failed reading of which nothing was written promises nothing', async () => {
  const { provider } = answering({ ...unwritten, status: 'failed' })
  const { user, history, fade } = await renderApp({ path: PATH, provider, visit: filledVisit })
  expect(screen.getByRole('alert')).toHaveTextContent('결과를 만드는 중 오류가 생겼어요')
  expect(screen.queryByText(/불러오고 있어요/)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: '새로운 타로 보기' }))
  await fade()
  expect(history.path).toBe('/')
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveValue('')
})

test('what the provider has not told yet is taken from the visit, when the reading is its own', async () => {
  const bare: Reading = { ...unwritten, nickname: null, questionText: null, cards: [] }
  const { provider } = answering(bare)
  await renderApp({ path: PATH, provider, visit: filledVisit })
  expect(heading()).toHaveTextContent('밤하늘님의 타로')
  expect(screen.getByText('올해 안에 새로운 인연을 만날 수 있을까요?')).toBeVisible()
  expect(within(step('과거')).getByRole('heading', { name: '바보' })).toBeVisible()
})

test("nothing of the own visit is shown in somebody else's reading", async () => {
  const bare: Reading = { ...unwritten, nickname: null, questionText: null, cards: [] }
  const { provider } = answering(bare)
  await renderApp({ path: '/result/other99', provider, visit: filledVisit })
  expect(heading()).toHaveTextContent('당신의 타로')
  expect(screen.queryByText('올해 안에 새로운 인연을 만날 수 있을까요?')).not.toBeInTheDocument()
  expect(screen.queryByText('바보')).not.toBeInTheDocument()
})
