/** Where paths begin: only what a browser can be given before the first page load. */
import type { Theme } from '../../machines/reading.types.ts'
import type { ResultRecord } from '../../machines/result.types.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import * as storage from '../../src/effects/storage.ts'
import { storedSelectionOf, storedSessionOf } from '../../src/effects/stored.ts'
import type { StorageContents } from './world.ts'

/** Where a path begins: an address, and what earlier page loads left in the browser's storage. */
export interface Start {
  /** What is special about it, in a few words. */
  name: string
  path: string
  /** What differs from a blank visit; nothing is stored when absent. */
  visit?: Partial<Visit>
  theme?: Theme
  /** A result that was read here before, stored under its session's id. */
  record?: ResultRecord
  /** Reading the stored result throws. */
  recallFails?: true
}

/** The contents of the browser's storages at a starting point, key by key, as the product itself would have written them. */
export function storageOf({ visit, theme, record }: Start): StorageContents {
  const whole = visit && { ...BLANK_VISIT, ...visit }
  const selection = whole && storedSelectionOf(whole)
  return {
    session: {
      ...(whole && { [storage.SESSION_KEY]: JSON.stringify(storedSessionOf(whole)) }),
      ...(selection && { [storage.SELECTION_KEY]: JSON.stringify(selection) }),
    },
    local: {
      ...(theme && { [storage.THEME_KEY]: theme }),
      ...(record && { [storage.resultKeyOf(record.reading.sessionId)]: JSON.stringify(record) }),
    },
  }
}
