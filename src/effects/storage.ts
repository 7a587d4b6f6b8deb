/**
 * The browser's storage (specification section 7): the visit in the tab's session storage, results and theme in local
 * storage. Reading never throws. A refused write is told to the root once a key, and the flow goes on from memory.
 */
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { ReadingEvent, Theme } from '../../machines/reading.types.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { resultMachine } from '../../machines/result.machine.ts'
import type { Place, ResultRecord } from '../../machines/result.types.ts'
import { STEPS, type Reading } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { resultRecordOf, storedSelectionOf, storedSessionOf, visitOf } from './stored.ts'

export const SESSION_KEY = 'tarot_session_data'
export const SELECTION_KEY = 'selectedCards'
export const THEME_KEY = 'theme'
export const resultKeyOf = (resultId: string): string => `tarot_${resultId}`

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Opened anew at each use, since a browser may refuse the storage itself. */
export interface Storages {
  session: () => Store
  local: () => Store
}

export const browserStorages: Storages = { session: () => sessionStorage, local: () => localStorage }

type Snapshot = SnapshotFrom<typeof readingMachine>

/** The part of the root actor that storage needs. */
export interface Persistable {
  getSnapshot(): Snapshot
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void }
  send(event: ReadingEvent): void
}

export const read = (open: () => Store, key: string): string | null => {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

export const readJson = (open: () => Store, key: string): unknown => {
  try {
    return JSON.parse(read(open, key) ?? 'null')
  } catch {
    return null
  }
}

/** Writes, or removes what is null. What cannot be written is removed, so that an older state is not taken for the last one. */
export const write = (open: () => Store, key: string, text: string | null): boolean => {
  try {
    if (text === null) open().removeItem(key)
    else open().setItem(key, text)
    return true
  } catch {
    try {
      open().removeItem(key)
    } catch {
      // A storage that refuses everything holds nothing that could mislead.
    }
    return false
  }
}

/** A writer that tells a refusal once a key. */
const writerFor = (actor: Persistable) => {
  const told = new Set<string>()
  return (open: () => Store, key: string, record: object | string | null): void => {
    const text = record === null || typeof record === 'string' ? record : JSON.stringify(record)
    if (write(open, key, text) || told.has(key)) return
    told.add(key)
    actor.send({ type: 'storage.failed', key })
  }
}

/**
 * The visit that an earlier page load left in this tab; null when there is none that can be believed.
 * @param heldId a session id that is in memory already and is kept
 */
export const restoreVisit = (storages: Storages, heldId: string | null = null): Visit | null =>
  visitOf(readJson(storages.session, SESSION_KEY), readJson(storages.session, SELECTION_KEY), heldId)

export const restoreTheme = (storages: Storages): Theme =>
  read(storages.local, THEME_KEY) === 'light' ? 'light' : 'dark'

export const recallRecord = (storages: Storages, resultId: string): ResultRecord | null => {
  const key = resultKeyOf(resultId)
  return resultRecordOf(resultId, readJson(storages.local, key), readJson(storages.session, key))
}

/** Looks at once and whenever a child of the root, as long as there is one, changes; tells when it ends. Returns how to stop. */
function watchChild<Child extends AnyActorRef>(
  actor: Persistable,
  childOf: (snapshot: Snapshot) => Child | undefined,
  look: (snapshot: SnapshotFrom<Child>) => void,
  end: () => void = () => {},
): () => void {
  let watched: Child | undefined
  let stopWatching = () => {}
  const watch = (): void => {
    const current = childOf(actor.getSnapshot())
    if (current === watched) return
    stopWatching()
    if (watched) end()
    watched = current
    if (!current) return
    const subscription = current.subscribe(look)
    stopWatching = () => subscription.unsubscribe()
    look(current.getSnapshot())
  }
  const subscription = actor.subscribe(watch)
  watch()
  return () => {
    subscription.unsubscribe()
    stopWatching()
  }
}

/** Keeps visit, table and theme as they change; a blank visit leaves nothing behind. Returns how to stop. */
export function persistVisit(actor: Persistable, storages: Storages): () => void {
  const keep = writerFor(actor)
  let { visit, storedTheme: theme } = actor.getSnapshot().context
  const subscription = actor.subscribe(({ context, value, children }) => {
    if (value.theme !== theme && value.theme !== 'restoring') {
      theme = value.theme
      keep(storages.local, THEME_KEY, theme)
    }
    if (context.visit === visit) return
    visit = context.visit
    keep(storages.session, SESSION_KEY, visit === BLANK_VISIT ? null : storedSessionOf(visit))
    if (!children.drawing) keep(storages.session, SELECTION_KEY, storedSelectionOf(visit.spread, visit.predefinedCards))
  })
  // While cards are drawn, their own chart knows the table best.
  const stopWatching = watchChild(
    actor,
    ({ children }) => children.drawing,
    ({ context }) => keep(storages.session, SELECTION_KEY, storedSelectionOf(context, context.cards)),
  )
  return () => {
    subscription.unsubscribe()
    stopWatching()
  }
}

/** Where a reader stands; null before anything is open. */
const placeOf = (snapshot: SnapshotFrom<typeof resultMachine>): Place | null => {
  const step = STEPS.find((each) => snapshot.hasTag(each))
  return step ? { step, isFollowing: snapshot.matches({ read: { view: { open: { following: 'along' } } } }) } : null
}

/**
 * Keeps every result under its own key while it grows and is read, and where its reader stands until it is left: a reload
 * finds the place, who opens the result again begins anew. Returns how to stop.
 */
export function rememberResults(actor: Persistable, storages: Storages): () => void {
  const keep = writerFor(actor)
  /** What was written last, by what it was written from. */
  let kept: { key?: string; reading?: Reading; luckyTurned?: boolean; place?: string } = {}
  const look = (snapshot: SnapshotFrom<typeof resultMachine>): void => {
    const { reading, luckyTurned, resultId } = snapshot.context
    const place = placeOf(snapshot)
    if (!reading || !place) return
    const key = resultKeyOf(resultId)
    if (kept.reading !== reading || kept.luckyTurned !== luckyTurned)
      keep(storages.local, key, { reading, luckyTurned })
    const text = JSON.stringify(place)
    if (kept.place !== text) keep(storages.session, key, text)
    kept = { key, reading, luckyTurned, place: text }
  }
  const leave = (): void => {
    if (kept.key) keep(storages.session, kept.key, null)
    kept = {}
  }
  return watchChild(actor, ({ children }) => children.result, look, leave)
}
