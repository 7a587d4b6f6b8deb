import { expect, test } from 'vitest'
import { renderApp } from '../renderApp.tsx'

test('eighteen specks lie over every page, and nobody is told of them', async () => {
  const { container } = await renderApp()
  expect(container.querySelectorAll('[aria-hidden="true"] > span:empty')).toHaveLength(18)
})
