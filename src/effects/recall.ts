/**
 * What earlier page loads left in the browser's storage, believed as far as it fits (`stored.ts`), and what is kept of
 * results. Reading never throws.
 */
import type { SnapshotFrom } from 'xstate'
import type { resultMachine } from '../../machines/result.machine.ts'
import type { Place, ResultRecord } from '../../machines/result.types.ts'
import { STEPS, type Reading } from '../../machines/rules/domain.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import { keptResults, resultKeyOf } from './results.ts'
import {
  DELETIONS_KEY,
  recallSecret,
  SELECTION_KEY,
  SESSION_KEY,
  tellerFor,
  watchChild,
  type Persistable,
  type Storages,
} from './storage.ts'
import { put, read, readJson, write } from './store.ts'
import {
  deletionsOf,
  pastReadingOf,
  resultMarkOf,
  resultRecordOf,
  visitOf,
  type Deletions,
  type ResultMark,
} from './stored.ts'

/**
 * The visit that an earlier page load left in this tab; null when there is none that can be believed.
 * @param heldId a session id that is in memory already and is kept
 */
export const restoreVisit = (storages: Storages, heldId: string | null = null): Visit | null =>
  visitOf(readJson(storages.session, SESSION_KEY), readJson(storages.session, SELECTION_KEY), heldId)

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

export const recallDeletions = (storages: Storages): Deletions => deletionsOf(readJson(storages.local, DELETIONS_KEY))

/** Keeps the deletions that are still to be carried out. False, and those of before are kept, when the storage takes no more. */
export const keepDeletions = (storages: Storages, deletions: Deletions): boolean =>
  put(storages.local, DELETIONS_KEY, deletions.length === 0 ? null : JSON.stringify(deletions))

/**
 * Keeps a result, where need be in the place of older ones: first those that no list shows, then the oldest. The newest
 * is the one that is looked for, and a list of many hundreds loses its end unnoticed; but no more goes than makes room, so
 * that a storage which refuses for another reason does not cost the whole list.
 * @returns whether it is kept
 */
export function keepResult(storages: Storages, resultId: string, text: string): boolean {
  const { local } = storages
  if (write(local, resultKeyOf(resultId), text)) return true
  const rankOf = (id: string): number => {
    const reading = pastReadingOf(id, readJson(local, resultKeyOf(id)))
    return reading ? (reading.openedAt ?? -1) : -2
  }
  const oldest = keptResults(storages)
    .map((id) => ({ key: resultKeyOf(id), rank: rankOf(id) }))
    .toSorted((one, other) => one.rank - other.rank)
  let room = 0
  for (const { key } of oldest) {
    if (room > text.length) return false
    room += read(local, key)?.length ?? 0
    write(local, key, null)
    if (write(local, resultKeyOf(resultId), text)) return true
  }
  return false
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
