// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setAsideWhileHidden, takeUpInterrupted } from '../../src/effects/interrupted.ts'
import { recallRecord, restoreVisit } from '../../src/effects/recall.ts'
import { ASIDE_KEY, SESSION_KEY } from '../../src/effects/storage.ts'
import { storedSessionOf } from '../../src/effects/storing.ts'
import { FILLED, reading, WHOLE } from '../machines/stage.ts'
import { MemoryLocks } from './memoryLocks.ts'
import { MemoryStore, memoryStorages } from './memoryStorages.ts'

const HOUR = 3_600_000

let isHidden = false
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
const become = (state: 'hidden' | 'visible') => {
  isHidden = state === 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  isHidden = false
  history.replaceState(null, '', '/')
  stops.splice(0).forEach((stop) => stop())
})

const stops: (() => void)[] = []

/** A browser with one page in the middle of a visit, at an address. */
const visiting = (path = '/onboarding/5') => {
  history.replaceState(null, '', path)
  const { storages, session, local } = memoryStorages()
  session.setItem(SESSION_KEY, JSON.stringify(storedSessionOf(FILLED)))
  const locks = new MemoryLocks()
  stops.push(setAsideWhileHidden(storages, locks))
  /** Another page of the same browser, with its own session storage. */
  const other = () => {
    const own = new MemoryStore()
    const others = { ...storages, session: own.open }
    return { storages: others, session: own, takeUp: (asked: string) => takeUpInterrupted(others, asked, locks) }
  }
  return {
    storages,
    session,
    local,
    locks,
    other,
    takeUp: (asked: string) => takeUpInterrupted(storages, asked, locks),
  }
}

test('a page that was dropped while nobody looked is taken up where it stood, once', async () => {
  const { locks, other, storages } = visiting()
  become('hidden')
  await settled()
  locks.drop()
  const next = other()
  expect(await next.takeUp('/')).toBe('/onboarding/5')
  expect(restoreVisit(next.storages)).toEqual(restoreVisit(storages))
  expect(await other().takeUp('/')).toBe('/')
})

test('where its reader stood in a reading is taken up too', async () => {
  const { locks, other, session, local } = visiting('/result/abc1234')
  const place = { step: 'present', isFollowing: false }
  session.setItem('tarot_abc1234', JSON.stringify(place))
  local.setItem('tarot_abc1234', JSON.stringify({ reading: reading('completed', WHOLE), luckyTurned: false }))
  become('hidden')
  await settled()
  locks.drop()
  const next = other()
  expect(await next.takeUp('/onboarding/1')).toBe('/result/abc1234')
  expect(recallRecord(next.storages, 'abc1234')).toMatchObject({ place })
})

test.each(['/', '/onboarding/5'])('a visit that another tab is still in is left to it at %s', async (asked) => {
  const { other, takeUp, local } = visiting()
  expect(local.items.has(ASIDE_KEY)).toBe(false)
  become('hidden')
  await settled()
  const next = other()
  expect(await next.takeUp(asked)).toBe(asked)
  expect(next.session.items.size).toBe(0)
  become('visible')
  await settled()
  expect(local.items.has(ASIDE_KEY)).toBe(false)
  expect(await takeUp('/')).toBe('/')
})

test.each([
  ['closed by hand', () => dispatchEvent(new Event('pagehide'))],
  ['closed by hand while it was hidden', () => (become('hidden'), dispatchEvent(new Event('pagehide')))],
])('a page that is %s leaves nothing', async (_, close) => {
  const { local, locks, other } = visiting()
  close()
  become('hidden')
  await settled()
  locks.drop()
  expect(local.items.has(ASIDE_KEY)).toBe(false)
  expect(await other().takeUp('/')).toBe('/')
})

test('back before the copy was made, nothing is left behind', async () => {
  const { local } = visiting()
  become('hidden')
  become('visible')
  await settled()
  expect(local.items.has(ASIDE_KEY)).toBe(false)
})

test('a visit whose lucky card is turned is over, and so is one that nobody came back to for hours', async () => {
  const finished = visiting('/result/abc1234')
  const record = { reading: reading('completed', WHOLE), luckyTurned: true }
  finished.local.setItem('tarot_abc1234', JSON.stringify(record))
  become('hidden')
  await settled()
  expect(finished.local.items.has(ASIDE_KEY)).toBe(false)
  become('visible')
  const left = visiting()
  become('hidden')
  await settled()
  left.locks.drop()
  vi.setSystemTime(Date.now() + 7 * HOUR)
  expect(await left.other().takeUp('/')).toBe('/')
  expect(left.local.items.has(ASIDE_KEY)).toBe(false)
})

test('a tab with a visit of its own keeps it, and a link to something else opens that', async () => {
  const { locks, other, local, takeUp } = visiting()
  become('hidden')
  await settled()
  locks.drop()
  const own = other()
  own.session.setItem(SESSION_KEY, JSON.stringify(storedSessionOf({ ...FILLED, sessionId: 'other77' })))
  expect(await own.takeUp('/')).toBe('/')
  expect(restoreVisit(own.storages)?.sessionId).toBe('other77')
  expect(await other().takeUp('/share/friend7')).toBe('/share/friend7')
  expect(local.items.has(ASIDE_KEY)).toBe(true)
  // The tab itself, which the browser brought back with its storage.
  expect(await takeUp('/')).toBe('/')
  expect(local.items.has(ASIDE_KEY)).toBe(false)
})

test('what does not fit, and a browser without locks, change nothing', async () => {
  const { local, storages, other } = visiting()
  local.setItem(ASIDE_KEY, '{"sessionId": "abc1234", "at": "now"}')
  expect(await other().takeUp('/')).toBe('/')
  local.items.clear()
  stops.push(setAsideWhileHidden(storages, undefined))
  local.trouble = 'full'
  become('hidden')
  await settled()
  expect(await takeUpInterrupted(other().storages, '/', undefined)).toBe('/')
})
