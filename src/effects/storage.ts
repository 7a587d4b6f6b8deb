/**
 * The browser's storage (specification section 7): the visit in the tab's session storage; results, the secrets of their
 * owner, deletions that are still to be carried out, and the theme in local storage. Reading never throws. A refused write is told to the root once a key, and the flow goes on from memory.
 */
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { ReadingEvent, Theme } from '../../machines/reading.types.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { resultMachine } from '../../machines/result.machine.ts'
import type { Place, ResultRecord } from '../../machines/result.types.ts'
import { STEPS, type Reading } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { keepResult, resultKeyOf } from './results.ts'
import { put, read, readJson, write, type Store } from './store.ts'
import {
  deletionsOf,
  resultMarkOf,
  resultRecordOf,
  storedSelectionOf,
  storedSessionOf,
  visitOf,
  type Deletions,
  type ResultMark,
} from './stored.ts'

export const SESSION_KEY = 'tarot_session_data'
export const SELECTION_KEY = 'selectedCards'
export const THEME_KEY = 'theme'
/** Not under `tarot_`, where every id may follow. */
export const secretKeyOf = (resultId: string): string => `tarotOwner_${resultId}`
export const DELETIONS_KEY = 'tarotDeletions'

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

/** Tells the root of a key that was not kept, once a key. */
const tellerFor = (actor: Persistable) => {
  const told = new Set<string>()
  return (isKept: boolean, key: string): void => {
    if (isKept || told.has(key)) return
    told.add(key)
    actor.send({ type: 'storage.failed', key })
  }
}

/** A writer that tells a refusal once a key. */
const writerFor = (actor: Persistable) => {
  const tell = tellerFor(actor)
  return (open: () => Store, key: string, record: object | string | null): void => {
    const text = record === null || typeof record === 'string' ? record : JSON.stringify(record)
    tell(write(open, key, text), key)
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

/** Removes what this device keeps of a reading: its record and the place in it. */
export const forgetRecord = (storages: Storages, resultId: string): void => {
  const key = resultKeyOf(resultId)
  write(storages.local, key, null)
  write(storages.session, key, null)
}

/** Notes in what this device keeps of a reading, if anything, whether it is hidden. */
export const noteHidden = (storages: Storages, resultId: string, isHidden: boolean): void => {
  const stored = readJson(storages.local, resultKeyOf(resultId))
  const record = resultRecordOf(resultId, stored, null)
  if (!record) return
  const { reading, luckyTurned } = record
  const noted = { reading: { ...reading, isHidden }, luckyTurned, ...resultMarkOf(resultId, stored) }
  write(storages.local, resultKeyOf(resultId), JSON.stringify(noted))
}

/** The secret that makes this device the owner of a reading; null when it is not. */
export const recallSecret = (storages: Storages, resultId: string): string | null =>
  read(storages.local, secretKeyOf(resultId))

/** Keeps, or forgets, the secret of a reading. A refusal is not told: then this device does not own the reading, that is all. */
export const keepSecret = (storages: Storages, resultId: string, secret: string | null): boolean =>
  write(storages.local, secretKeyOf(resultId), secret)

export const recallDeletions = (storages: Storages): Deletions => deletionsOf(readJson(storages.local, DELETIONS_KEY))

/** Keeps the deletions that are still to be carried out. False, and those of before are kept, when the storage takes no more. */
export const keepDeletions = (storages: Storages, deletions: Deletions): boolean =>
  put(storages.local, DELETIONS_KEY, deletions.length === 0 ? null : JSON.stringify(deletions))

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
 * Keeps every result under its own key while it grows and is read, with when it was opened first and whether it is one's
 * own; and where its reader stands until it is left: a reload finds the place, who opens the result again begins anew.
 * What another tab deletes meanwhile is not kept again. Returns how to stop.
 */
export function rememberResults(actor: Persistable, storages: Storages): () => void {
  const tell = tellerFor(actor)
  /** What was written last, by what it was written from. */
  let kept: { key?: string; mark?: ResultMark; reading?: Reading; luckyTurned?: boolean; place?: string } = {}
  let isKept = false

  const markOf = (resultId: string): ResultMark => {
    const { sessionId } = actor.getSnapshot().context.visit
    const isOwn = resultId === sessionId || recallSecret(storages, resultId) !== null
    const before = resultMarkOf(resultId, readJson(storages.local, resultKeyOf(resultId)))
    return before ? { ...before, isOwn: isOwn || before.isOwn } : { openedAt: Date.now(), isOwn }
  }
  const look = (snapshot: SnapshotFrom<typeof resultMachine>): void => {
    const { reading, luckyTurned, resultId } = snapshot.context
    const place = placeOf(snapshot)
    if (!reading || !place) return
    const key = resultKeyOf(resultId)
    const mark = kept.mark ?? markOf(resultId)
    const isDeleted = isKept && read(storages.local, key) === null
    if (!isDeleted && (kept.reading !== reading || kept.luckyTurned !== luckyTurned)) {
      isKept = keepResult(storages, resultId, JSON.stringify({ reading, luckyTurned, ...mark }))
      tell(isKept, key)
    }
    const text = JSON.stringify(place)
    if (kept.place !== text) tell(write(storages.session, key, text), key)
    kept = { key, mark, reading, luckyTurned, place: text }
  }
  const leave = (): void => {
    if (kept.key) write(storages.session, kept.key, null)
    kept = {}
    isKept = false
  }
  return watchChild(actor, ({ children }) => children.result, look, leave)
}
