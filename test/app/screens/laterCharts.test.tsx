/** What is seen of the wait for a chart whose code comes after the first page, where it is long enough to be seen. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred, heading, renderApp } from '../renderApp.tsx'

const READINGS = [{ type: 'open.pastReadings' }, '지난 타로', '/readings'] as const
const SHARE = [{ type: 'open.share', sharedId: 'abc1234' }, '타로 해석 결과', '/share/abc1234'] as const

test.each([READINGS, SHARE])(
  '%j shows that something is on its way, and then %s, where the focus is',
  async (...page) => {
    const [request, title, path] = page
    const charts = deferred<void>()
    const { actor, history, advance, fade } = await renderApp({ provider: { loadCharts: () => charts.promise } })
    actor.send(request)
    await fade()
    expect(history.path).toBe(path)
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(heading()).not.toHaveFocus()
    charts.resolve()
    await advance(0)
    expect(heading()).toHaveTextContent(title)
    expect(heading()).toHaveFocus()
  },
)

test('a chart that does not come is told of, and asked for again when somebody says so', async () => {
  const [request, title, path] = SHARE
  const provider = { loadCharts: () => Promise.reject(new Error('no network')) }
  const { actor, history, user, fade, advance, provider: world } = await renderApp({ provider })
  actor.send(request)
  await fade()
  expect(heading()).toHaveTextContent('화면을 펼치지 못했어요')
  expect(heading()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await advance(0)
  expect(heading()).toHaveTextContent('화면을 펼치지 못했어요')
  world.loadCharts = () => Promise.resolve()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await advance(0)
  expect([heading().textContent, history.path]).toEqual([title, path])
  expect(heading()).toHaveFocus()
})
