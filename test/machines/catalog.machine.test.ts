import { expect, test } from 'vitest'
import { settle, stage } from './stage.ts'

test('loads once, however often it is asked while loading or after', async () => {
  const s = stage()
  const catalog = s.child('catalog')
  catalog.send({ type: 'catalog.load' } as never)
  expect(s.calls.catalog.count).toBe(1)
  await s.calls.catalog.answer({ readers: [], categories: [] })
  catalog.send({ type: 'catalog.load' } as never)
  expect(s.calls.catalog.count).toBe(1)
  expect(catalog.getSnapshot()).toMatchObject({ value: 'ready', context: { catalog: { readers: [], categories: [] } } })
})

test('a failure keeps its sentence until a later load succeeds', async () => {
  const s = stage()
  const catalog = s.child('catalog')
  await s.calls.catalog.fail('주제를 불러오지 못했어요')
  expect(catalog.getSnapshot()).toMatchObject({ value: 'failed', context: { error: '주제를 불러오지 못했어요' } })
  catalog.send({ type: 'catalog.load' } as never)
  await s.calls.catalog.answer({ readers: [], categories: [] })
  await settle()
  expect(catalog.getSnapshot()).toMatchObject({ value: 'ready', context: { error: null } })
  expect(s.actor.getSnapshot().matches({ banner: 'hidden' })).toBe(true)
})
