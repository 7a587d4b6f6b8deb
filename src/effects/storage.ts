/**
 * The browser's storage (specification section 7): the visit in the tab's session storage; results, the secrets of their
 * owner, deletions that are still to be carried out, and the theme in local storage. A refused write is told to the root
 * once a key, and the flow goes on from memory. What earlier page loads left is read in `recall.ts`.
 */
import type { AnyActorRef, SnapshotFrom } from 'xstate'
import type { ReadingEvent, Theme } from '../../machines/reading.types.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import { BLANK_VISIT } from '../../machines/rules/visit.ts'
import { read, write, type Store } from './store.ts'
import { storedSelectionOf, storedSessionOf } from './storing.ts'

export const SESSION_KEY = 'tarot_session_data'
export const SELECTION_KEY = 'selectedCards'
export const THEME_KEY = 'theme'
/** Not under `tarot_`, where every id may follow. */
export const secretKeyOf = (resultId: string): string => `tarotOwner_${resultId}`
export const DELETIONS_KEY = 'tarotDeletions'
export const ASIDE_KEY = 'interrupted_visit'

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
export const tellerFor = (actor: Persistable) => {
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

/** Whether an earlier page load left a visit, in this tab or set aside; whether it can be believed is for `recall.ts`. */
export const isVisitLeft = (storages: Storages): boolean =>
  read(storages.session, SESSION_KEY) !== null || read(storages.local, ASIDE_KEY) !== null

export const restoreTheme = (storages: Storages): Theme =>
  read(storages.local, THEME_KEY) === 'light' ? 'light' : 'dark'

/** The secret that makes this device the owner of a reading; null when it is not. */
export const recallSecret = (storages: Storages, resultId: string): string | null =>
  read(storages.local, secretKeyOf(resultId))

/** Keeps, or forgets, the secret of a reading. A refusal is not told: then this device does not own the reading, that is all. */
export const keepSecret = (storages: Storages, resultId: string, secret: string | null): boolean =>
  write(storages.local, secretKeyOf(resultId), secret)

/** Looks at once and whenever a child of the root, as long as there is one, changes; tells when it ends. Returns how to stop. */
export function watchChild<Child extends AnyActorRef>(
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
