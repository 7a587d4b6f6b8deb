import { expect, test } from 'vitest'
import { BLANK_VISIT } from '../../machines/rules/visit.ts'
import { recallRecord, rememberResults, restoreVisit } from '../../src/effects/recall.ts'
import { persistVisit, restoreTheme, SELECTION_KEY, SESSION_KEY, THEME_KEY } from '../../src/effects/storage.ts'
import { CARDS, FILLED, reading, stage, TURNED, WHOLE } from '../machines/stage.ts'
import { memoryStorages } from './memoryStorages.ts'

const kept = (options: Parameters<typeof stage>[0] = {}) => {
  const memory = memoryStorages()
  const play = stage(options)
  persistVisit(play.actor, memory.storages)
  rememberResults(play.actor, memory.storages)
  return { ...memory, ...play, play }
}

test('a visit is kept as it goes, typed text included, and resumes where it was', () => {
  const { actor, calls, session, storages, play } = kept()
  actor.send({ type: 'nickname.change', text: '별 ' })
  expect(restoreVisit(storages)).toEqual({ ...BLANK_VISIT, nickname: '별 ' })
  actor.send({ type: 'nickname.change', text: '별이' })
  actor.send({ type: 'visit.start' })
  calls.createSession.answer({ sessionId: 'abc1234' })
  calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  actor.send({ type: 'reader.toggle', readerType: 'F' })
  expect(session.json(SESSION_KEY)).toMatchObject({ sessionId: 'abc1234', selectedReader: { type: 'F' } })
  expect(session.items.has(SELECTION_KEY)).toBe(false)
  expect(restoreVisit(storages)).toEqual(play.visit)
})

test('the table is kept as it is drawn on, and a half-done reveal goes on after a reload', () => {
  const { calls, play, storages, session } = kept({
    path: '/onboarding/card-draw',
    visit: { ...FILLED, predefinedCards: null },
  })
  play.pick(7, 30)
  const cards = [
    { id: 7, position: 'past' },
    { id: 30, position: 'present' },
  ]
  expect(session.json(SELECTION_KEY)).toEqual({ cards, flipped: 0 })
  // Other parts of the visit change meanwhile.
  calls.submitAnswers.answer({ kind: 'accepted' })
  calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  expect(session.json(SELECTION_KEY)).toEqual({ cards, flipped: 0 })
  expect(restoreVisit(storages)).toEqual({ ...play.visit, spread: { picks: [7, 30], flipped: 0 } })
  play.pick(72)
  play.goOn()
  play.pass(800)
  const visit = restoreVisit(storages)
  expect(visit?.spread).toEqual({ picks: [7, 30, 72], flipped: 2 })
  const again = stage({ path: '/onboarding/card-draw', visit })
  again.pass(800)
  expect(again.child('drawing').getSnapshot().context.flipped).toBe(3)
})

test('a fresh start leaves nothing of the visit, but the result and the theme', () => {
  const { actor, calls, session, local } = kept({ path: '/result/abc1234', visit: TURNED })
  calls.recallResult.answer(null)
  calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
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

test('a result is kept while it grows; where its reader stands is kept for the tab alone', () => {
  const { actor, calls, child, pass, storages, local, session } = kept({ path: '/result/abc1234' })
  calls.recallResult.answer(null)
  expect(local.items.size + session.items.size).toBe(0)
  calls.fetchReading.answer({ kind: 'reading', reading: reading('processing', ['past']) })
  expect(local.json('tarot_abc1234')).toMatchObject({ reading: reading('processing', ['past']), luckyTurned: false })
  expect(session.json('tarot_abc1234')).toEqual({ step: 'past', isFollowing: true })
  pass(5000)
  calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  for (let steps = 0; steps < 4; steps++) child('result').send({ type: 'step.next' })
  const result = actor.getSnapshot().children.result?.getSnapshot()
  result?.children.luckyCard?.send({ type: 'lucky.flip' })
  expect(local.json('tarot_abc1234')).toMatchObject({ reading: reading('completed', WHOLE), luckyTurned: true })
  expect(session.json('tarot_abc1234')).toEqual({ step: 'lucky', isFollowing: false })
  const record = { reading: reading('completed', WHOLE), luckyTurned: true }
  expect(recallRecord(storages, 'abc1234')).toEqual({ ...record, place: { step: 'lucky', isFollowing: false } })
  session.items.clear()
  expect(recallRecord(storages, 'abc1234')).toEqual({ ...record, place: null })
})

test('results are kept each under its own key, one after another', () => {
  const { calls, open, storages, local } = kept({ path: '/result/abc1234' })
  calls.recallResult.answer(null)
  calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  open('/result/other77')
  calls.recallResult.answer(null)
  calls.fetchReading.answer({ kind: 'reading', reading: { ...reading('completed', WHOLE), sessionId: 'other77' } })
  expect([...local.items.keys()]).toEqual(['tarot_abc1234', 'tarot_other77'])
  expect(recallRecord(storages, 'other77')).toMatchObject({
    reading: { sessionId: 'other77' },
    place: { step: 'past' },
  })
  // Only a reload finds the place: a result that was left begins anew.
  expect(recallRecord(storages, 'abc1234')).toMatchObject({ reading: { sessionId: 'abc1234' }, place: null })
  expect(recallRecord(storages, 'nothing')).toBeNull()
})

test('a full storage is told once a key, and the visit goes on from memory; with room again it is kept again', () => {
  const { calls, actor, session, local, emitted, play, storages } = kept({
    visit: FILLED,
    path: '/onboarding/card-draw',
  })
  session.items.set(SELECTION_KEY, '{"cards":[{"id":9,"position":"past"}]}')
  session.trouble = 'full'
  local.trouble = 'full'
  play.pick(1, 2)
  calls.submitAnswers.answer({ kind: 'accepted' })
  actor.send({ type: 'theme.toggle' })
  actor.send({ type: 'theme.toggle' })
  const told = emitted.flatMap((event) => (event.type === 'fault' && event.fault === 'storage' ? [event.message] : []))
  expect(told).toEqual([SELECTION_KEY, SESSION_KEY, THEME_KEY])
  expect(restoreVisit(storages)).toBeNull()
  expect(session.items.has(SELECTION_KEY)).toBe(false)
  session.trouble = null
  play.pick(3)
  expect(session.json(SELECTION_KEY)).toMatchObject({ cards: [{ id: 1 }, { id: 2 }, { id: 3 }] })
})

test('a storage that may not even be opened is an empty one', () => {
  const { session, local, storages } = memoryStorages()
  session.trouble = 'blocked'
  local.trouble = 'blocked'
  expect(restoreVisit(storages)).toBeNull()
  expect(restoreTheme(storages)).toBe('dark')
  expect(recallRecord(storages, 'abc1234')).toBeNull()
  const play = stage({ path: '/result/abc1234' })
  persistVisit(play.actor, storages)
  rememberResults(play.actor, storages)
  play.calls.recallResult.answer(null)
  play.calls.fetchReading.answer({ kind: 'reading', reading: reading('processing', ['past']) })
  play.pass(5000)
  play.calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
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
