/** What stands in the steps of a result, also when little of it or nothing was written. */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Reading } from '../../../machines/rules/domain.ts'
import { answersOf } from '../../../machines/rules/visit.ts'
import { filledVisit, reading, unwritten } from '../fixtures.ts'
import { heading, pending, renderApp, type Provider } from '../renderApp.tsx'
import { answering, recalling, writtenUpTo } from './resultAnswers.ts'

const PATH = '/result/abc1234'
const MORE = '다음 해석을 쓰고 있어요…'
const IMPATIENT = '생각보다 오래 걸리고 있어요. 조금 더 기다리셔도 되고, 다시 시도해 보셔도 돼요.'
const ANSWERS = answersOf(filledVisit)!

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
  const findVoice = () => Promise.resolve()
  await renderApp({ path: PATH, provider: { ...recalling(at, { of: unwritten }), fetchReading: pending, findVoice } })
  expect(step(label)).toHaveTextContent(sentence)
  expect(screen.queryByText(/\/100$/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '이미지 저장하기' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '들려주기' })).not.toBeInTheDocument()
})

test.each([
  [80, '아주 좋은 흐름이에요'],
  [79, '좋은 흐름이에요'],
  [40, '잔잔한 흐름이에요'],
  [20, '조금 조심할 때예요'],
  [0, '힘든 시기지만 이겨 낼 수 있어요'],
])('a score of %i reads: %s', async (fortuneScore, sentence) => {
  await renderApp({ path: PATH, provider: recalling('summary', { of: { ...reading, fortuneScore } }) })
  const summary = within(step('종합 해석'))
  expect(summary.getByRole('heading', { name: '종합 해석' })).toBeVisible()
  expect(summary.getByText(`${fortuneScore}/100`)).toBeVisible()
  expect(summary.getByText(sentence)).toBeVisible()
  expect(summary.getByText('조급해하지 않으면 인연은 제때 도착해요.')).toBeVisible()
})

test('a failed reading says so, and is asked for again at once; the own answers are sent again', async () => {
  const failed: Reading = { ...writtenUpTo('past'), status: 'failed', message: '잠시 후 다시 시도해 주세요.' }
  const { provider, calls } = answering(failed, failed, failed, reading)
  const submitAnswers = vi.fn<Provider['submitAnswers']>(() => Promise.resolve({ kind: 'accepted' }))
  const { user, advance } = await renderApp({
    path: PATH,
    provider: { ...provider, submitAnswers },
    visit: { ...filledVisit, triedAnswers: ANSWERS, acceptedAnswers: ANSWERS },
  })
  expect(screen.getByRole('alert')).toHaveTextContent('결과를 만드는 중 오류가 생겼어요')
  expect(screen.getByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요.')
  expect(step('과거')).toHaveTextContent('가벼운 마음으로 길을 나섰던 때가 있었네요.')
  expect(screen.queryByText(MORE)).not.toBeInTheDocument()
  expect(submitAnswers).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await advance(0)
  expect(submitAnswers).toHaveBeenCalledWith({ sessionId: 'abc1234', answers: ANSWERS })
  // At once, and again when the provider has the answers.
  expect(calls).toHaveLength(3)
  expect(screen.getByRole('alert')).toBeVisible()
  await advance(5000)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(step('과거')).toBeVisible()
})

test('a failed reading of which nothing was written promises nothing', async () => {
  const { provider } = answering({ ...unwritten, status: 'failed' })
  await renderApp({ path: PATH, provider, visit: filledVisit })
  expect(screen.getByRole('alert')).toHaveTextContent('결과를 만드는 중 오류가 생겼어요')
  expect(screen.queryByText(/불러오고 있어요/)).not.toBeInTheDocument()
})

test.each([
  ['nothing of it is there', { kind: 'pending' as const }],
  ['a part of it is there', writtenUpTo('past')],
])('who waits for a reading while %s is offered ways on after 20 seconds', async (_, answer) => {
  const { provider, calls } = answering(answer)
  const { user, advance, fade, history } = await renderApp({ path: PATH, provider, visit: filledVisit })
  await advance(19_999)
  expect(screen.getByText('결과를 만들고 있어요')).toBeVisible()
  expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument()
  await advance(1)
  expect(screen.getByText(IMPATIENT)).toBeVisible()

  const before = calls.length
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(calls.length).toBeGreaterThan(before)
  expect(screen.queryByText(IMPATIENT)).not.toBeInTheDocument()
  await advance(20_000)
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
  expect(heading()).toHaveTextContent('나의 타로')
  expect(screen.queryByText('올해 안에 새로운 인연을 만날 수 있을까요?')).not.toBeInTheDocument()
  expect(screen.queryByText('바보')).not.toBeInTheDocument()
})

test('the words of the step are read aloud, of the lucky card once it is turned', async () => {
  const spoken: string[] = []
  const speak: Provider['speak'] = ({ text }) => {
    spoken.push(text)
    return pending()
  }
  const findVoice = () => Promise.resolve()
  const { user } = await renderApp({ path: PATH, provider: { ...recalling('past'), findVoice, speak } })
  const listen = () => screen.queryByRole('button', { name: '들려주기' })
  for (const _ of [1, 2, 3, 4]) {
    await user.click(listen()!)
    expect(screen.getByRole('button', { name: '그만 듣기' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '다음' }))
  }
  expect(listen()).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '오늘의 행운 카드 눌러서 확인하기' }))
  await user.click(listen()!)
  expect(spoken).toEqual([
    '과거, 바보, 정방향.\n가벼운 마음으로 길을 나섰던 때가 있었네요.',
    '현재, 달, 역방향.\n지금은 달빛처럼 흐릿해서 서두르지 않는 편이 좋아요.',
    '미래, 컵 2, 정방향.\n두 개의 잔이 마주 놓이는 만남이 기다리고 있어요.',
    '종합 해석.\n조급해하지 않으면 인연은 제때 도착해요.',
    '오늘의 행운 카드, 네잎클로버 라테.\n작은 우연을 놓치지 마세요.',
  ])
})
