import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reading } from '../../../machines/rules/domain.ts'
import { forgetRecord, noteHidden, recallRecord } from '../../../src/effects/recall.ts'
import { browserStorages, keepSecret } from '../../../src/effects/storage.ts'
import { reading } from '../fixtures.ts'
import { deferred, heading, pending, renderApp } from '../renderApp.tsx'

const way = () => screen.queryByRole('link', { name: '지난 타로' })
const rows = () => within(screen.getByRole('list', { name: '지난 타로 목록' })).getAllByRole('listitem')
const press = (name: string) => screen.getByRole('button', { name })

const YEAR = new Date().getFullYear()
const keep = (resultId: string, questionText: string, openedAt: number | null, change: Partial<Reading> = {}) =>
  localStorage.setItem(
    `tarot_${resultId}`,
    JSON.stringify({
      reading: { ...reading, sessionId: resultId, questionText, ...change },
      luckyTurned: true,
      openedAt,
    }),
  )
const keepThree = () => {
  keep('first11', '첫 번째 질문이었어요', new Date(YEAR - 1, 2, 2).getTime())
  keep('third33', '세 번째 질문이었어요', new Date(YEAR, 0, 22, 12).getTime())
  keep('second2', '두 번째 질문이었어요', new Date(YEAR, 0, 3, 12).getTime(), {
    status: 'processing',
    fortuneScore: null,
  })
}

test('a first visit is not told of readings of before, and their page says that there are none', async () => {
  const { user, history, fade } = await renderApp({ path: '/readings' })
  expect(heading()).toHaveTextContent('지난 타로')
  expect(screen.getByText('이 기기에 남아 있는 지난 타로가 없어요.')).toBeVisible()
  await user.click(press('타로 보러 가기'))
  await fade()
  expect(history.path).toBe('/')
  expect(way()).toBeNull()
})

test('each reading tells its day, its question, its cards as they lay, and its score or why it has none', async () => {
  keepThree()
  keep('undated', '날짜 없는 질문이었어요', null, { isGentle: true })
  const { user, fade, history } = await renderApp()
  await user.click(way()!)
  await fade()
  expect(history.path).toBe('/readings')
  expect(heading()).toHaveFocus()
  const texts = rows().map(({ textContent }) => textContent)
  expect(texts).toEqual([
    '1월 22일78/100세 번째 질문이었어요열기지우기',
    '1월 3일아직 다 듣지 못했어요두 번째 질문이었어요열기지우기',
    `${YEAR - 1}년 3월 2일78/100첫 번째 질문이었어요열기지우기`,
    '날짜 없는 질문이었어요열기지우기',
  ])
  const cards = within(rows()[0]!).getAllByRole('img')
  expect(cards.map((card) => card.getAttribute('alt') ?? card.getAttribute('aria-label'))).toEqual([
    '바보 정방향',
    '달 역방향',
    '컵 2 정방향',
  ])
})

test('a reading opens at its beginning from the device alone, and Back finds it in the list again', async () => {
  keepThree()
  const { user, fade, history } = await renderApp({
    path: '/readings',
    provider: {
      recallResult: async ({ resultId }) => recallRecord(browserStorages, resultId),
      fetchReading: () => pending(),
    },
  })
  const open = () => screen.getByRole('link', { name: '첫 번째 질문이었어요 열기' })
  await user.click(open())
  await fade()
  expect(history.path).toBe('/result/first11')
  expect(screen.getByRole('region', { name: '과거' })).toHaveTextContent(reading.interpretations.past!)
  history.back()
  await fade()
  expect(open()).toHaveFocus()
  await user.keyboard('{Escape}')
  await fade()
  expect(history.path).toBe('/')
  expect(way()).toHaveFocus()
})

test('deleting moves the focus on to the next reading, and from the last one to the heading', async () => {
  keepThree()
  const { user, advance } = await renderApp({ path: '/readings' })
  const forget = async (name: string) => {
    press(`${name} 지우기`).focus()
    await user.keyboard('{Enter}')
    await advance(0)
  }
  await forget('두 번째 질문이었어요')
  expect(screen.getByRole('link', { name: '첫 번째 질문이었어요 열기' })).toHaveFocus()
  expect(localStorage.getItem('tarot_second2')).toBeNull()
  await forget('첫 번째 질문이었어요')
  expect(heading()).toHaveFocus()
  await forget('세 번째 질문이었어요')
  expect(screen.getByText('이 기기에 남아 있는 지난 타로가 없어요.')).toBeVisible()
  expect(heading()).toHaveFocus()
})

test('deleting all asks once more, and the harmless answer is the first', async () => {
  keepThree()
  const { user, advance, fade } = await renderApp({ path: '/readings' })
  await user.click(press('모두 지우기'))
  expect(screen.getByRole('group', { name: '정말 모두 지울까요? 지우면 되돌릴 수 없어요.' })).toBeVisible()
  expect(press('그대로 두기')).toHaveFocus()
  await user.keyboard('{Escape}')
  await advance(0)
  expect(press('모두 지우기')).toHaveFocus()
  expect(rows()).toHaveLength(3)
  await user.click(press('모두 지우기'))
  await user.click(press('모두 지우기'))
  await advance(0)
  expect(heading()).toHaveFocus()
  expect(localStorage).toHaveLength(0)
  await user.click(press('타로 보러 가기'))
  await fade()
  expect(way()).toBeNull()
})

test('a reading that is this device’s is hidden, shown and deleted at the provider, or stays as it was', async () => {
  keepThree()
  keepSecret(browserStorages, 'second2', 'secret')
  const { user, advance, provider } = await renderApp({
    path: '/readings',
    provider: {
      hideReading: async ({ resultId }) => noteHidden(browserStorages, resultId, true),
      showReading: () => Promise.reject(new Error('HTTP 500')),
      deleteReading: () => Promise.reject(new Error('HTTP 500')),
    },
  })
  const way = (name: string) => press(`두 번째 질문이었어요 ${name}`)
  await user.click(way('공유 숨기기'))
  await advance(0)
  expect(screen.getByText('공유를 숨겨 두었어요')).toBeVisible()
  expect(way('다시 보이기')).toHaveFocus()
  await user.click(way('다시 보이기'))
  await advance(0)
  expect(screen.getByText('바꾸지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  await user.click(way('지우기'))
  await advance(0)
  expect(screen.getByText('지우지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  expect(rows()).toHaveLength(3)
  const deletion = deferred<'later'>()
  provider.deleteReading = () => deletion.promise
  await user.click(way('지우기'))
  expect(rows()[1]).toHaveAttribute('aria-busy', 'true')
  forgetRecord(browserStorages, 'second2')
  deletion.resolve('later')
  await advance(0)
  expect(screen.getByRole('link', { name: '첫 번째 질문이었어요 열기' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: '첫 번째 질문이었어요 공유 숨기기' })).toBeNull()
})

test('what another tab deletes leaves the list, and the welcome page once nothing is left', async () => {
  keepThree()
  const { advance, history, fade } = await renderApp()
  expect(way()).toBeVisible()
  history.push('/readings', 1)
  history.go(0)
  await fade()
  expect(rows()).toHaveLength(3)
  localStorage.removeItem('tarot_third33')
  act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: 'tarot_third33' })))
  await advance(0)
  expect(rows()).toHaveLength(2)
  history.back()
  await fade()
  localStorage.clear()
  act(() => void dispatchEvent(Object.assign(new Event('storage'), { key: null })))
  expect(way()).toBeNull()
})
