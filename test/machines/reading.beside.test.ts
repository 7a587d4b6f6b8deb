/** What goes on beside the page: theme, connection, banner, and what reaches a visitor who is somewhere else. */
import { createActor, fromCallback } from 'xstate'
import { expect, test } from 'vitest'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ConnectionEvent } from '../../machines/reading.types.ts'
import { CARDS, FILLED, reading, stage, WHOLE } from './stage.ts'

const NO_CARDS = { ...FILLED, predefinedCards: null }
const valueOf = (s: ReturnType<typeof stage>) => s.actor.getSnapshot().value

test('it is dark at first, and each toggle turns it round', () => {
  const s = stage()
  expect(valueOf(s).theme).toBe('dark')
  s.actor.send({ type: 'theme.toggle' })
  expect(valueOf(s).theme).toBe('light')
  s.actor.send({ type: 'theme.toggle' })
  expect(valueOf(s).theme).toBe('dark')
})

test('the connection is watched from the start, lost and found', () => {
  let tell: (event: ConnectionEvent) => void = () => {}
  const watchConnection = fromCallback<ConnectionEvent>(({ sendBack }) => {
    tell = sendBack
  })
  const actor = createActor(readingMachine.provide({ actors: { watchConnection } }), {
    input: { visit: null, theme: 'dark' },
  }).start()
  expect(actor.getSnapshot().value.connection).toBe('online')
  tell({ type: 'connection.lost' })
  expect(actor.getSnapshot().value.connection).toBe('offline')
  tell({ type: 'connection.restored' })
  expect(actor.getSnapshot().value.connection).toBe('online')
})

test('a storage that refuses a key is told with the key', () => {
  const s = stage()
  s.actor.send({ type: 'storage.failed', key: 'theme' })
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'storage', message: 'theme' }])
})

test('the banner tells of the last failure, and each is told to the log', async () => {
  const s = stage({ path: '/onboarding/2', visit: NO_CARDS })
  expect(valueOf(s).banner).toBe('hidden')
  await s.calls.cards.fail('HTTP 500')
  expect(s.actor.getSnapshot().context.banner).toBe('cards')
  await s.calls.catalog.fail('HTTP 503')
  expect(s.actor.getSnapshot().context.banner).toBe('catalog')
  expect(s.emitted).toEqual([
    { type: 'fault', fault: 'cards', message: 'HTTP 500' },
    { type: 'fault', fault: 'catalog', message: 'HTTP 503' },
  ])
})

test.each([
  ['cards', 'hidden'],
  ['catalog', 'shown'],
] as const)('a banner about the %s is %s after a fresh start', async (about, banner) => {
  const s = stage({ path: '/result/abc1234', visit: NO_CARDS })
  await s.calls[about].fail('HTTP 500')
  expect(valueOf(s).banner).toBe('shown')
  s.actor.send({ type: 'visit.restart' })
  expect(valueOf(s).banner).toBe(banner)
})

test('a session that arrives after the visitor went elsewhere is kept', async () => {
  const s = stage()
  s.actor.send({ type: 'nickname.change', text: '별이' })
  s.actor.send({ type: 'visit.start' })
  s.actor.send({ type: 'visit.requested', path: '/demo/loading' })
  await s.calls.create.answer({ sessionId: 'abc1234' })
  expect(s.path).toBe('/demo/loading')
  expect(s.visit).toMatchObject({ sessionId: 'abc1234', sessionNickname: '별이' })
})

test('a session that fails after the visitor went elsewhere is told to the log only', async () => {
  const s = stage()
  s.actor.send({ type: 'visit.start' })
  s.actor.send({ type: 'visit.requested', path: '/demo/loading' })
  await s.calls.create.fail('HTTP 500')
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'session', message: 'HTTP 500' }])
})

test('a session lost elsewhere is told to the log', async () => {
  const s = stage({ path: '/onboarding/3', visit: NO_CARDS })
  await s.calls.cards.answer({ kind: 'missing' })
  expect(s.told()).toEqual(['fault:sessionLost'])
})

test('cards that arrive at the table are kept', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: NO_CARDS })
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(s.visit.predefinedCards).toEqual(CARDS)
})

test('a card given back is given back in the visit, and told', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  s.pick(7, 30)
  s.child('selection').send({ type: 'card.putBack', card: 7 })
  expect(s.visit.picks).toEqual([30])
  expect(s.told()).toEqual(['card.picked', 'card.picked', 'card.returned'])
})

test.each(['/result/abc1234', '/result/', '/share/abc1234', '/share/'])('a new visit can begin on %s', (path) => {
  const s = stage({ path, visit: FILLED })
  s.actor.send({ type: 'visit.restart' })
  expect(valueOf(s).visit).toEqual({ welcome: { editing: 'pristine' } })
  expect(s.visit).toMatchObject({ nickname: '', sessionId: null, selectedReader: null, predefinedCards: null })
  expect(s.child('session').getSnapshot().value).toBe('none')
  expect(s.told()).toEqual(['reading.restarted'])
})

test('a failed reading is told to the log', async () => {
  const s = stage({ path: '/result/abc1234' })
  await s.calls.recall.answer(null)
  await s.calls.poll.answer({ kind: 'reading', reading: { ...reading('failed', WHOLE), message: '쓰다가 멈췄어요' } })
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'reading', message: '쓰다가 멈췄어요' }])
})
