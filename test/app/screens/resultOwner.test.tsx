/** What the owner of a reading finds on its last step. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { filledVisit, reading } from '../fixtures.ts'
import { heading, renderApp, type Provider } from '../renderApp.tsx'
import { recalling } from './resultAnswers.ts'

const openOwn = (provider: Partial<Provider> = {}, of = reading) =>
  renderApp({
    path: '/result/abc1234',
    visit: filledVisit,
    provider: {
      ...recalling('lucky', { luckyTurned: true, of }),
      recallOwnership: () => Promise.resolve(true),
      ...provider,
    },
  })
const button = (name: string) => screen.getByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()

test('a reading is hidden and shown again; meanwhile no dead link is offered, and the focus stays here', async () => {
  const { user, advance } = await openOwn()
  await user.click(button('공유 숨기기'))
  await advance(100)
  expect(screen.getByText('공유를 숨겨 두었어요. 지금은 나만 볼 수 있어요.')).toBeInTheDocument()
  for (const name of ['결과 공유하기', '공유 숨기기', '결과 한 장으로 저장하기']) noButton(name)
  expect(document.body).not.toHaveFocus()
  await user.click(button('다시 보이기'))
  await advance(100)
  noButton('다시 보이기')
  expect(button('결과 공유하기')).toHaveFocus()
})

test('deleting asks once more, by keyboard too, and who relents is where they were', async () => {
  const { user, advance } = await openOwn()
  button('결과 지우기').focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('group', { name: '지운 결과는 되돌릴 수 없어요. 정말 지울까요?' })).toBeInTheDocument()
  expect(button('그대로 두기')).toHaveFocus()
  await user.keyboard('{Enter}')
  noButton('그대로 두기')
  expect(button('결과 지우기')).toHaveFocus()
  await user.keyboard('{Enter}{Shift>}{Tab}{/Shift}{Enter}')
  await advance(600)
  expect(heading()).toHaveTextContent('어서 오세요, 타로 한 잔입니다')
  expect(screen.getByText('결과를 지웠어요')).toBeInTheDocument()
})

test('a deletion that fails leaves the reading and says so', async () => {
  const { user, advance } = await openOwn({
    deleteReading: () => Promise.reject(new Error('HTTP 501: Not Implemented')),
  })
  await user.click(button('결과 지우기'))
  await user.click(button('지우기'))
  await advance(100)
  expect(screen.getByText('지우지 못했어요. 다시 시도해 주세요.')).toBeInTheDocument()
  expect(button('결과 지우기')).toHaveFocus()
})

test('words of care are not shared, and can be deleted', async () => {
  await openOwn({}, { ...reading, isGentle: true, fortuneScore: null })
  for (const name of ['결과 공유하기', '공유 숨기기']) noButton(name)
  expect(button('결과 지우기')).toBeInTheDocument()
})

test("somebody else's reading has no such buttons", async () => {
  await openOwn({ recallOwnership: () => Promise.resolve(false) })
  for (const name of ['공유 숨기기', '결과 지우기']) noButton(name)
})
