import { expect, test } from 'vitest'
import { stage } from './stage.ts'

test('tips change every 3 s and come round after ten, cards turn every 800 ms', () => {
  const s = stage({ path: '/demo/loading' })
  const seen = () => (s.child('waiting').getSnapshot() as { context: { tip: number; turning: number } }).context
  s.pass(790)
  expect(seen()).toEqual({ tip: 0, turning: 0 })
  s.pass(10)
  expect(seen()).toEqual({ tip: 0, turning: 1 })
  s.pass(1600)
  expect(seen().turning).toBe(0)
  s.pass(590)
  expect(seen().tip).toBe(0)
  s.pass(10)
  expect(seen().tip).toBe(1)
  s.pass(27_000)
  expect(seen().tip).toBe(0)
  expect(s.path).toBe('/demo/loading')
})
