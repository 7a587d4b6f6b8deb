/**
 * The browser's storage (specification section 7): the visit in the tab's session storage, results and theme in local
 * storage. Reading never throws. A refused write is told to the root once a key, and the flow goes on from memory.
 */
import type { SnapshotFrom } from 'xstate'
import type { ReadingEvent, Theme } from '../../machines/reading.types.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { ResultRecord } from '../../machines/result.types.ts'
import { STEPS, type Step } from '../../machines/rules/domain.ts'
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

const read = (open: () => Store, key: string): string | null => {
  try {
    return open().getItem(key)
  } catch {
    return null
  }
}

const readJson = (open: () => Store, key: string): unknown => {
  try {
    return JSON.parse(read(open, key) ?? 'null')
  } catch {
    return null
  }
}

/** Writes, or removes what is null. What cannot be written is removed, so that an older state is not taken for the last one. */
const write = (open: () => Store, key: string, text: string | null): boolean => {
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

export const recallRecord = (storages: Storages, resultId: string): ResultRecord | null =>
  resultRecordOf(resultId, readJson(storages.local, resultKeyOf(resultId)))

/** Keeps visit and theme as they change; a blank visit leaves nothing behind. Returns how to stop. */
export function persistVisit(actor: Persistable, storages: Storages): () => void {
  const keep = writerFor(actor)
  let { visit, storedTheme: theme } = actor.getSnapshot().context
  const subscription = actor.subscribe(({ context, value }) => {
    if (value.theme !== theme && value.theme !== 'restoring') {
      theme = value.theme
      keep(storages.local, THEME_KEY, theme)
    }
    if (context.visit === visit) return
    visit = context.visit
    keep(storages.session, SESSION_KEY, visit === BLANK_VISIT ? null : storedSessionOf(visit))
    keep(storages.session, SELECTION_KEY, storedSelectionOf(visit))
  })
  return () => subscription.unsubscribe()
}

type ResultSnapshot = SnapshotFrom<NonNullable<Snapshot['children']['result']>>

const stepOf = ({ value }: ResultSnapshot): Step | undefined =>
  typeof value === 'object' ? STEPS.find((step) => step === value.open?.steps) : undefined

/** What is worth keeping of an open result; null while there is nothing yet. */
const recordOf = (snapshot: ResultSnapshot): ResultRecord | null => {
  const { reading, luckyTurned } = snapshot.context
  const step = stepOf(snapshot)
  return reading && step ? { reading, step, luckyTurned } : null
}

const isSame = (a: ResultRecord | null, b: ResultRecord): boolean =>
  a?.reading === b.reading && a.step === b.step && a.luckyTurned === b.luckyTurned

/** Keeps every result under its own key while it grows and is read. Returns how to stop. */
export function rememberResults(actor: Persistable, storages: Storages): () => void {
  const keep = writerFor(actor)
  let result: Snapshot['children']['result']
  let stopWatching = () => {}

  const watch = (): void => {
    const current = actor.getSnapshot().children.result
    if (current === result) return
    result = current
    stopWatching()
    if (!current) return
    let kept: ResultRecord | null = null
    const look = (snapshot: ResultSnapshot): void => {
      const record = recordOf(snapshot)
      if (!record || isSame(kept, record)) return
      kept = record
      keep(storages.local, resultKeyOf(snapshot.context.resultId), record)
    }
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
