/** A shared reading, for anybody who has the link. */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Reading } from '../../../machines/rules/domain.ts'
import type { SharedAnswer, SharedRefusal } from '../../../machines/sharedReading.machine.ts'
import { cards, filledVisit, reading } from '../fixtures.ts'
import { deferred, heading, renderApp, type Provider } from '../renderApp.tsx'

const open = (shared: Partial<Reading> = {}, provider: Partial<Provider> = {}) =>
  renderApp({
    path: '/share/abc1234',
    provider: {
      fetchShared: () => Promise.resolve({ kind: 'reading', reading: { ...reading, ...shared } }),
      ...provider,
    },
  })
const restart = () => screen.getByRole('button', { name: '새로운 타로 보기' })
const retry = () => screen.queryByRole('button', { name: '다시 시도' })
const LOADING = '결과를 불러오고 있어요…'

test('it says that it is loading, then shows the whole reading', async () => {
  const answer = deferred<SharedAnswer>()
  const fetchShared = vi.fn<Provider['fetchShared']>(() => answer.promise)
  const { advance } = await renderApp({ path: '/share/abc1234', provider: { fetchShared } })
  expect(screen.getByText(LOADING)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(fetchShared).toHaveBeenCalledWith({ sessionId: 'abc1234' })

  answer.resolve({ kind: 'reading', reading })
  await advance(0)
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(heading()).toHaveTextContent('타로 해석 결과')
  for (const text of Object.values(reading.interpretations)) expect(screen.getByText(text!)).toBeVisible()
  expect(screen.getByRole('heading', { name: '종합 해석' })).toBeVisible()
  expect(screen.getByText('78/100')).toBeVisible()
  expect(screen.getByText('좋은 흐름이에요')).toBeVisible()
  expect(screen.getByRole('img', { name: '네잎클로버 라테' })).toHaveAttribute('src', '/media/lucky/clover.avif')
  expect(screen.getByRole('heading', { name: '네잎클로버 라테' })).toBeVisible()
  expect(screen.getByText('작은 우연을 놓치지 마세요.')).toBeVisible()
})

test('its owner is told when nobody else sees it', async () => {
  await open({ isHidden: true })
  expect(screen.getByText('공유를 숨겨 두었어요. 지금은 나만 볼 수 있어요.')).toBeVisible()
})

test('the cards lie in their order, the past one large', async () => {
  await open({ cards: [...cards] })
  const items = within(screen.getByRole('main')).getAllByRole('listitem')
  const seen = items.map((item) => {
    const card = within(item)
    return [
      card.getByRole('heading').textContent,
      card.getByText(/방향$/).textContent,
      item.querySelector('[data-size]')?.getAttribute('data-size'),
    ]
  })
  expect(seen).toEqual([
    ['바보', '정방향', 'large'],
    ['달', '역방향', 'small'],
    ['컵 2', '정방향', 'small'],
  ])
  expect(items.map((item) => item.textContent.slice(0, 2))).toEqual(['과거', '현재', '미래'])
})

test.each([0, 1, 2, 3, 4])('subtitle %i names the visitor', async (chosen) => {
  await open({}, { pickSubtitle: () => Promise.resolve(chosen) })
  const subtitles = [
    '달빛 한 모금에 비친 밤하늘님의 이야기예요',
    '찻잔에 가라앉은 별들이 밤하늘님을 가리키고 있어요',
    '세 장의 카드가 밤하늘님에게 나직이 건넨 말이에요',
    '오늘 밤하늘이 밤하늘님을 위해 우려낸 한 잔이에요',
    '밤하늘님의 시간 위로 천천히 피어오른 향기예요',
  ]
  expect(screen.getByText(subtitles[chosen]!)).toBeVisible()
})

test.each([
  [true, 'AI가 실시간으로 풀어낸 나만의 타로 해석'],
  [null, 'AI가 실시간으로 풀어낸 나만의 타로 해석'],
  [false, '카드 세 장으로 풀어낸 나만의 타로 이야기'],
])(
  'without a nickname the subtitle names nobody, and a model only where one wrote (%s)',
  async (isWrittenByModel, subtitle) => {
    await open({ nickname: null, isWrittenByModel })
    expect(screen.getByText(subtitle)).toBeVisible()
  },
)

test('without a lucky card, a score or a picture the rest is still shown', async () => {
  await open({ luckyCard: null, fortuneScore: null })
  expect(screen.queryByText(/\/100$/)).not.toBeInTheDocument()
  expect(screen.queryByText('오늘의 행운 카드')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '종합 해석' })).toBeVisible()
  expect(restart()).toBeVisible()
})

test.each<[SharedRefusal, string]>([
  ['unfinished', '아직 결과가 만들어지지 않았어요'],
  ['unreachable', '인터넷 연결을 확인해 주세요'],
  ['troubled', '잠시 문제가 생겼어요. 다시 시도해 주세요'],
])('a reading that is %s says so, with the detail beneath, and may be tried again', async (reason, sentence) => {
  const { user, advance, provider } = await open(
    {},
    { fetchShared: () => Promise.resolve({ kind: 'refused', reason, message: 'HTTP 503: Service Unavailable' }) },
  )
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(sentence)).toBeVisible()
  expect(alert.getByText('HTTP 503: Service Unavailable').tagName).toBe('SMALL')
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument()

  const answer = deferred<SharedAnswer>()
  provider.fetchShared = () => answer.promise
  await user.click(retry()!)
  expect(screen.getByText(LOADING)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  answer.resolve({ kind: 'reading', reading })
  await advance(0)
  expect(screen.getByRole('heading', { name: '네잎클로버 라테' })).toBeVisible()
  expect(retry()).not.toBeInTheDocument()
})

test('a reading that is not there is not tried again', async () => {
  await open(
    {},
    { fetchShared: () => Promise.resolve({ kind: 'refused', reason: 'missing', message: 'HTTP 404: Not Found' }) },
  )
  expect(screen.getByRole('alert')).toHaveTextContent('이 결과를 찾을 수 없어요HTTP 404: Not Found')
  expect(retry()).not.toBeInTheDocument()
})

test.each([
  ['shown', () => Promise.resolve<SharedAnswer>({ kind: 'reading', reading })],
  ['refused', () => Promise.reject<SharedAnswer>(new Error('nobody foresaw this'))],
])('a reading that is %s invites to a new one', async (_, fetchShared) => {
  const { user, history, fade } = await renderApp({
    path: '/share/abc1234',
    visit: filledVisit,
    provider: { fetchShared },
  })
  await user.click(restart())
  await fade()
  expect(history.path).toBe('/')
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveValue('')
})

test('it is read aloud from the start, until one has heard enough', async () => {
  const speak = vi.fn<Provider['speak']>(() => new Promise(() => {}))
  const { user } = await open({}, { findVoice: () => Promise.resolve(), speak })
  await user.click(screen.getByRole('button', { name: '들려주기' }))
  const [{ text }] = speak.mock.calls[0]!
  const { past, present, future, summary } = reading.interpretations
  const order = ['과거, 바보', past, '현재, 달', present, '미래, 컵 2', future, summary, '작은 우연을 놓치지 마세요.']
  const places = order.map((words) => text.indexOf(words!))
  expect(places[0]).toBe(0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await user.click(screen.getByRole('button', { name: '그만 듣기' }))
  expect(screen.getByRole('button', { name: '들려주기' })).toBeVisible()
})
