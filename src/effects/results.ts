/** Where results are kept on the device: under `tarot_{id}` in local storage, as many as fit. */
import type { Storages } from './storage.ts'
import { pastReadingOf } from './stored.ts'
import { keysIn, read, readJson, write } from './store.ts'

export const RESULT_PREFIX = 'tarot_'
export const resultKeyOf = (resultId: string): string => RESULT_PREFIX + resultId

/** The ids of all results that are kept, whether or not they fit; none when the storage may not be opened. */
export const keptResults = ({ local }: Storages): string[] =>
  keysIn(local, RESULT_PREFIX).map((key) => key.slice(RESULT_PREFIX.length))

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
