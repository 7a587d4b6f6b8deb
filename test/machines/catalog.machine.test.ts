import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import type { Catalog } from '../../machines/rules/domain.ts'
import { Calls, CARDS, FILLED, settle, stage } from './stage.ts'

test('loads nothing until it is asked', () => {
  const calls = new Calls<Catalog>()
  const parent = createActor(fromCallback(() => {})).start() as never
  const actor = createActor(catalogMachine.provide({ actors: { loadCatalog: calls.logic } }), { input: { parent } })
  actor.start()
  expect(actor.getSnapshot().value).toBe('idle')
  expect(calls.count).toBe(0)
  actor.send({ type: 'catalog.load' })
  expect(actor.getSnapshot().value).toBe('loading')
})

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

test('the banner goes when what it tells of is mended, not when something else is', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, predefinedCards: null } })
  const isShown = () => s.actor.getSnapshot().matches({ banner: 'shown' })
  await s.calls.cards.fail('HTTP 500')
  await s.calls.catalog.answer({ readers: [], categories: [] })
  expect(isShown()).toBe(true)
  s.pass(1000)
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(isShown()).toBe(false)
})

test('drawn cards do not hide that the catalog failed', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, predefinedCards: null } })
  await s.calls.catalog.fail('HTTP 500')
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(s.actor.getSnapshot().matches({ banner: 'shown' })).toBe(true)
})
