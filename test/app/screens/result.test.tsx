/** The five steps of a result, while it is written and after. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reading, unwritten } from '../fixtures.ts'
import { heading, renderApp } from '../renderApp.tsx'
import { answering, recalling, writtenUpTo } from './resultAnswers.ts'

const PATH = '/result/abc1234'

const step = (name: string) => screen.getByRole('region', { name })
const next = () => screen.getByRole('button', { name: '다음' })
const previous = () => screen.getByRole('button', { name: '이전' })
const MORE = '다음 해석을 쓰고 있어요…'

test('the wait stands until the provider has something to show', async () => {
  const { provider, calls } = answering({ kind: 'pending' }, unwritten)
  const { advance } = await renderApp({ path: PATH, provider })
  expect(heading()).toBeVisible()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getByText('결과를 만들고 있어요')).toBeVisible()
  expect(screen.queryByRole('region', { name: '과거' })).not.toBeInTheDocument()

  await advance(5000)
  expect(calls).toEqual(['abc1234', 'abc1234'])
  expect(step('과거')).toHaveTextContent('과거 해석을 불러오고 있어요…')
})

test('a reading grows by a call every five seconds, and the view follows it one step at a time', async () => {
  const { provider, calls } = answering(unwritten, writtenUpTo('past'), writtenUpTo('future'), reading)
  const { advance } = await renderApp({ path: PATH, provider })
  expect(next()).toBeDisabled()
  expect(screen.getByText(MORE)).toBeVisible()

  await advance(4999)
  expect(calls).toHaveLength(1)
  await advance(1)
  expect(step('과거')).toHaveTextContent('가벼운 마음으로 길을 나섰던 때가 있었네요.')
  expect(next()).toBeDisabled()
  expect(next()).toHaveAccessibleDescription(MORE)

  await advance(5000)
  expect(step('현재')).toBeVisible()
  await advance(299)
  expect(step('현재')).toBeVisible()
  await advance(1)
  expect(step('미래')).toBeVisible()
  expect(next()).toBeDisabled()

  await advance(4700)
  expect(screen.getByText('모든 해석이 완성됐어요')).toBeVisible()
  expect(screen.queryByText(MORE)).not.toBeInTheDocument()
  expect(step('미래')).toBeVisible()
  expect(next()).toBeEnabled()

  await advance(60_000)
  expect(calls).toHaveLength(4)
})

test('a move by hand ends the following', async () => {
  const { provider } = answering(writtenUpTo('present'), writtenUpTo('summary'))
  const { user, advance } = await renderApp({ path: PATH, provider })
  expect(step('현재')).toBeVisible()
  await user.click(previous())
  expect(step('과거')).toBeVisible()

  await advance(6000)
  expect(step('과거')).toBeVisible()
  await user.click(next())
  await user.click(next())
  expect(step('미래')).toBeVisible()
  await advance(10_000)
  expect(step('미래')).toBeVisible()
})

test('a result that is complete at the first answer opens at the past and stays there', async () => {
  const { advance } = await renderApp({ path: PATH })
  await advance(2000)
  expect(step('과거')).toBeVisible()
  expect(heading()).toHaveTextContent('밤하늘님의 타로')
  expect(screen.getByText('올해 안에 새로운 인연을 만날 수 있을까요?')).toBeVisible()
})

test('the steps are walked one by one, forth and back', async () => {
  const { user } = await renderApp({ path: PATH })
  const labels = ['과거', '현재', '미래', '종합 해석', '행운 카드']
  const trail = within(screen.getByRole('list', { name: '해석 단계' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual(labels)
  const expectStep = (label: string) => {
    const number = labels.indexOf(label) + 1
    expect(step(label)).toBeVisible()
    expect(trail.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(
      labels.map((each) => (each === label ? 'step' : null)),
    )
    const progress = screen.getByRole('progressbar', { name: `결과 진행 ${number}/5` })
    expect(progress).toHaveAttribute('aria-valuenow', `${number}`)
    expect(progress).toHaveAttribute('aria-valuemin', '1')
    expect(progress).toHaveAttribute('aria-valuemax', '5')
  }

  expect(previous()).toBeDisabled()
  for (const label of labels) {
    expectStep(label)
    if (label !== '행운 카드') await user.click(next())
  }
  expect(next()).toBeDisabled()
  for (const label of labels.toReversed()) {
    expectStep(label)
    if (label !== '과거') await user.click(previous())
  }
  expect(previous()).toBeDisabled()
})

test('the focus stays with the step when a button turns disabled', async () => {
  const { user } = await renderApp({ path: PATH })
  await user.click(next())
  expect(next()).toHaveFocus()
  await user.click(previous())
  expect(step('과거')).toHaveFocus()
})

test('a call that fails is made again, and what is there stays', async () => {
  const { provider, calls } = answering(writtenUpTo('past'), new Error('HTTP 503'), reading)
  const { advance } = await renderApp({ path: PATH, provider })
  await advance(5000)
  expect(calls).toHaveLength(2)
  expect(step('과거')).toHaveTextContent('가벼운 마음으로 길을 나섰던 때가 있었네요.')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await advance(5000)
  expect(calls).toHaveLength(3)
  expect(screen.getByText('모든 해석이 완성됐어요')).toBeVisible()
})

test('a complete result of one’s own is there without a call, at its step', async () => {
  const { provider, calls } = answering(unwritten)
  const recallOwnership = () => Promise.resolve(true)
  await renderApp({ path: PATH, provider: { ...provider, ...recalling('summary'), recallOwnership } })
  expect(step('종합 해석')).toBeVisible()
  expect(calls).toEqual([])
})

test('an unknown reading is the invalid-result page, at its own address', async () => {
  const { provider, calls } = answering({ kind: 'missing' })
  const { history, advance, fade } = await renderApp({ path: PATH, provider })
  await fade()
  expect(screen.getByText('잘못된 결과 주소예요')).toBeVisible()
  expect(screen.getByRole('button', { name: '새로운 타로 보기' })).toBeVisible()
  expect(history.path).toBe(PATH)
  await advance(20_000)
  expect(calls).toHaveLength(1)
})
