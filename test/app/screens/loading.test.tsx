import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { copy } from '../../../src/app/copy.ts'
import { filledVisit } from '../fixtures.ts'
import { heading, pending, renderApp, type Provider } from '../renderApp.tsx'

const demo = () => renderApp({ path: '/demo/loading' })
const tip = () => copy.loading.tips.findIndex((text) => screen.queryByText(text))
const turned = (container: HTMLElement) =>
  [...container.querySelectorAll('main [data-face-up]')].map((card) => card.getAttribute('data-face-up') === 'true')

test('after 2000 ms the result opens', async () => {
  const { advance, history } = await renderApp({
    path: '/onboarding/loading',
    visit: { ...filledVisit, spread: { picks: [1, 2, 3], flipped: 3 } },
  })
  expect(heading()).toHaveTextContent('카드가 이야기를 우려내고 있어요')
  await advance(1999)
  expect(history.path).toBe('/onboarding/loading')
  await advance(1)
  expect(history.path).toBe('/result/abc1234')
})

test('ten tips follow one another every 3 seconds, and begin anew', async () => {
  const { advance } = await demo()
  expect(tip()).toBe(0)
  await advance(2999)
  expect(tip()).toBe(0)
  await advance(1)
  const seen = [tip()]
  for (let shown = 2; shown <= 10; shown++) {
    await advance(3000)
    seen.push(tip())
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
})

test('the three cards turn in turn, every 800 ms', async () => {
  const { advance, container } = await demo()
  expect(turned(container)).toEqual([true, false, false])
  await advance(799)
  expect(turned(container)).toEqual([true, false, false])
  await advance(1)
  expect(turned(container)).toEqual([false, true, false])
  await advance(800)
  expect(turned(container)).toEqual([false, false, true])
  await advance(800)
  expect(turned(container)).toEqual([true, false, false])
})

test('the demo fills a bar, asks nobody, not even for the catalog, and leads nowhere', async () => {
  const loadCatalog = vi.fn<Provider['loadCatalog']>(pending)
  const fetchReading = vi.fn<Provider['fetchReading']>(pending)
  const { advance, history } = await renderApp({ path: '/demo/loading', provider: { loadCatalog, fetchReading } })
  const bar = screen.getByRole('progressbar', { name: '데모 진행' })
  expect([bar.getAttribute('aria-valuemin'), bar.getAttribute('aria-valuemax')]).toEqual(['0', '100'])
  expect(bar).toHaveAttribute('aria-valuenow', '10')
  await advance(3000)
  expect(bar).toHaveAttribute('aria-valuenow', '20')
  await advance(24_000)
  expect(bar).toHaveAttribute('aria-valuenow', '100')
  expect(history.path).toBe('/demo/loading')
  for (const call of [loadCatalog, fetchReading]) expect(call).not.toHaveBeenCalled()
})
