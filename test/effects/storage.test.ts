import { expect, test } from 'vitest'
import { BLANK_VISIT } from '../../machines/rules/visit.ts'
import {
  persistVisit,
  recallRecord,
  rememberResults,
  restoreTheme,
  restoreVisit,
  SELECTION_KEY,
  SESSION_KEY,
  THEME_KEY,
} from '../../src/effects/storage.ts'
import { CARDS, FILLED, reading, stage, WHOLE } from '../machines/stage.ts'
import { memoryStorages } from './memoryStorages.ts'

const kept = (options: Parameters<typeof stage>[0] = {}) => {
  const memory = memoryStorages()
  const play = stage(options)
  persistVisit(play.actor, memory.storages)
  rememberResults(play.actor, memory.storages)
  return { ...memory, ...play, play }
}

test('a visit is kept as it goes, typed text included, and resumes where it was', async () => {
  const { actor, calls, session, storages, play } = kept()
  actor.send({ type: 'nickname.change', text: '별 ' })
  expect(restoreVisit(storages)).toEqual({ ...BLANK_VISIT, nickname: '별 ' })
  actor.send({ type: 'nickname.change', text: '별이' })
  actor.send({ type: 'visit.start' })
  await calls.create.answer({ sessionId: 'abc1234' })
  await calls.cards.answer({ kind: 'cards', cards: CARDS })
  actor.send({ type: 'reader.toggle', readerType: 'F' })
  expect(session.json(SESSION_KEY)).toMatchObject({ sessionId: 'abc1234', selectedReader: { type: 'F' } })
  expect(session.items.has(SELECTION_KEY)).toBe(false)
  expect(restoreVisit(storages)).toEqual(play.visit)
})

test('picked and turned cards are kept, and a half-done reveal goes on after a reload', () => {
  const { play, storages, session } = kept({ path: '/onboarding/card-draw', visit: FILLED })
  play.pick(7, 30)
  expect(session.json(SELECTION_KEY)).toEqual({
    cards: [
      { id: 7, position: 'past' },
      { id: 30, position: 'present' },
    ],
    flipped: 0,
  })
  play.pick(72)
  play.child('selection').send({ type: 'reveal.start' })
  play.pass(800)
  const visit = restoreVisit(storages)
  expect(visit).toMatchObject({ picks: [7, 30, 72], flipped: 2 })
  const again = stage({ path: '/onboarding/card-draw', visit })
  again.pass(800)
  expect(again.visit.flipped).toBe(3)
})

test('a fresh start leaves nothing of the visit, but the result and the theme', async () => {
  const { actor, calls, session, local } = kept({ path: '/result/abc1234', visit: { ...FILLED, picks: [1, 2, 3] } })
  await calls.recall.answer(null)
  await calls.poll.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  actor.send({ type: 'theme.toggle' })
  actor.send({ type: 'visit.restart' })
  expect([...session.items.keys()]).toEqual([])
  expect([...local.items.keys()].toSorted()).toEqual(['tarot_abc1234', THEME_KEY])
})

test('the theme is kept once it is chosen; anything else than light is dark', () => {
  const { actor, local, storages } = kept()
  expect(local.items.has(THEME_KEY)).toBe(false)
  expect(restoreTheme(storages)).toBe('dark')
  actor.send({ type: 'theme.toggle' })
  expect(restoreTheme(storages)).toBe('light')
  actor.send({ type: 'theme.toggle' })
  expect(restoreTheme(storages)).toBe('dark')
  local.items.set(THEME_KEY, 'purple')
  expect(restoreTheme(storages)).toBe('dark')
})

test('a result is kept while it grows, with its step and the turn of the lucky card', async () => {
  const { actor, calls, child, pass, storages, local } = kept({ path: '/result/abc1234' })
  await calls.recall.answer(null)
  expect(local.items.size).toBe(0)
  await calls.poll.answer({ kind: 'reading', reading: reading('processing', ['past']) })
  expect(recallRecord(storages, 'abc1234')).toMatchObject({ step: 'past', reading: { status: 'processing' } })
  pass(5000)
  await calls.poll.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  for (let steps = 0; steps < 4; steps++) child('result').send({ type: 'step.next' })
  const result = actor.getSnapshot().children.result?.getSnapshot()
  result?.children.luckyCard?.send({ type: 'lucky.flip' })
  expect(recallRecord(storages, 'abc1234')).toEqual({
    reading: reading('completed', WHOLE),
    step: 'lucky',
    luckyTurned: true,
  })
})

test('results are kept each under its own key, one after another', async () => {
  const { actor, calls, storages, local } = kept({ path: '/result/abc1234' })
  await calls.recall.answer(null)
  await calls.poll.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  actor.send({ type: 'visit.requested', path: '/result/other77' })
  await calls.recall.answer(null)
  await calls.poll.answer({ kind: 'reading', reading: { ...reading('completed', WHOLE), sessionId: 'other77' } })
  expect([...local.items.keys()]).toEqual(['tarot_abc1234', 'tarot_other77'])
  expect(recallRecord(storages, 'other77')?.reading.sessionId).toBe('other77')
  expect(recallRecord(storages, 'nothing')).toBeNull()
})

test('a full storage is told once a key, and the visit goes on from memory', () => {
  const { actor, session, local, emitted, play, storages } = kept({ visit: FILLED, path: '/onboarding/card-draw' })
  session.items.set(SELECTION_KEY, '{"cards":[{"id":9,"position":"past"}]}')
  session.trouble = 'full'
  local.trouble = 'full'
  play.pick(1, 2, 3)
  actor.send({ type: 'theme.toggle' })
  actor.send({ type: 'theme.toggle' })
  expect(play.visit.picks).toEqual([1, 2, 3])
  const told = emitted.flatMap((event) => (event.type === 'fault' && event.fault === 'storage' ? [event.message] : []))
  expect(told).toEqual([SESSION_KEY, SELECTION_KEY, THEME_KEY])
  expect(restoreVisit(storages)).toBeNull()
  expect(session.items.has(SELECTION_KEY)).toBe(false)
})

test('a full storage that has room again keeps the visit again', () => {
  const { play, session, storages } = kept({ visit: FILLED, path: '/onboarding/card-draw' })
  session.trouble = 'full'
  play.pick(1)
  session.trouble = null
  play.pick(2)
  expect(restoreVisit(storages)).toMatchObject({ picks: [1, 2] })
})

test('a storage that may not even be opened is an empty one', async () => {
  const { session, local, storages } = memoryStorages()
  session.trouble = 'blocked'
  local.trouble = 'blocked'
  expect(restoreVisit(storages)).toBeNull()
  expect(restoreTheme(storages)).toBe('dark')
  expect(recallRecord(storages, 'abc1234')).toBeNull()
  const play = stage({ path: '/result/abc1234' })
  persistVisit(play.actor, storages)
  rememberResults(play.actor, storages)
  await play.calls.recall.answer(null)
  await play.calls.poll.answer({ kind: 'reading', reading: reading('processing', ['past']) })
  play.pass(5000)
  await play.calls.poll.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  expect(play.told()).toEqual(['fault:storage', 'result.completed'])
})

test.for(['{', 'null', '[]', '"text"', '{"nickname":1}', ''])('the corrupt record %j is ignored', (text) => {
  const { session, local, storages } = memoryStorages()
  session.items.set(SESSION_KEY, text)
  session.items.set(SELECTION_KEY, text)
  local.items.set('tarot_abc1234', text)
  expect(restoreVisit(storages)).toBeNull()
  expect(recallRecord(storages, 'abc1234')).toBeNull()
})

test('nothing is written while nothing changes, and nothing after the end', () => {
  const { storages, session, local } = memoryStorages()
  const play = stage({ visit: FILLED, path: '/onboarding/2' })
  const stop = persistVisit(play.actor, storages)
  play.actor.send({ type: 'visit.next' })
  play.actor.send({ type: 'visit.previous' })
  expect(session.writes + local.writes).toBe(0)
  stop()
  play.actor.send({ type: 'reader.toggle', readerType: 'T' })
  play.actor.send({ type: 'theme.toggle' })
  expect(session.writes + local.writes).toBe(0)
})
