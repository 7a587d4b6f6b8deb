/** Where results are kept on the device: under `tarot_{id}` in local storage, as many as fit. */
import type { Storages } from './storage.ts'
import { keysIn } from './store.ts'

export const RESULT_PREFIX = 'tarot_'
export const resultKeyOf = (resultId: string): string => RESULT_PREFIX + resultId

/** The ids of all results that are kept, whether or not they fit; none when the storage may not be opened. */
export const keptResults = ({ local }: Storages): string[] =>
  keysIn(local, RESULT_PREFIX).map((key) => key.slice(RESULT_PREFIX.length))
