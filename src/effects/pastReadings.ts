/** The readings of before: the results that this device keeps, as its visitor lists and deletes them. */
import type { PastReading } from '../../machines/rules/domain.ts'
import { isOwned } from './owning.ts'
import { forgetRecord, keepDeletions, recallDeletions } from './recall.ts'
import { keptResults, resultKeyOf } from './results.ts'
import { keepSecret, recallSecret, type Storages } from './storage.ts'
import { pastReadingOf } from './stored.ts'
import { readJson, write } from './store.ts'

const recall = (storages: Storages, resultId: string): PastReading | null => {
  const reading = pastReadingOf(resultId, readJson(storages.local, resultKeyOf(resultId)))
  return reading && { ...reading, isOwned: isOwned(storages, resultId) }
}

/**
 * The readings of before that are one's own as far as that is known, the newest first and those without a date last.
 * What does not fit is left out, and left where it is. Never throws.
 */
export const recallReadings = (storages: Storages): readonly PastReading[] =>
  keptResults(storages)
    .flatMap((resultId) => recall(storages, resultId) ?? [])
    .toSorted((one, other) => (other.openedAt ?? -1) - (one.openedAt ?? -1))

/**
 * Forgets where this tab stood in each of them: who looks at the list has left them, if only by another address, and opens
 * each at its beginning.
 */
export const forgetPlaces = (storages: Storages): void => {
  for (const resultId of keptResults(storages)) write(storages.session, resultKeyOf(resultId), null)
}

/** Whether there is anything to list. */
export const hasReadings = (storages: Storages): boolean =>
  keptResults(storages).some((resultId) => recall(storages, resultId) !== null)

/**
 * Deletes every reading from the device, also those that no list shows. Those that are this device's are still to be deleted
 * at the provider then: the wish is kept for `carryOutDeletions`, in the room that the readings leave.
 * @throws Error when the wish cannot be kept all the same: then the readings are gone from the device alone
 */
export function forgetAllReadings(storages: Storages): void {
  const kept = keptResults(storages)
  const owned = kept.flatMap((id) => {
    const secret = recallSecret(storages, id)
    return secret === null ? [] : [{ id, secret }]
  })
  const waiting = recallDeletions(storages).filter(({ id }) => !kept.includes(id))
  for (const id of kept) forgetRecord(storages, id)
  if (!keepDeletions(storages, [...waiting, ...owned])) throw new Error('No place for the wish')
  for (const { id } of owned) keepSecret(storages, id, null)
}
