/** Where paths begin: only what a browser can be given before the first page load. */
import type { Theme } from '../../machines/reading.types.ts'
import type { ResultRecord } from '../../machines/result.types.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { reading } from '../app/fixtures.ts'
import { resultKeyOf } from '../../src/effects/results.ts'
import * as storage from '../../src/effects/storage.ts'
import { storedSelectionOf, storedSessionOf } from '../../src/effects/storing.ts'

/** What a browser may lack. `charts` come when they are asked for again. `storage`, `deleting`, `chance`, `picture`, `words` and `lists` never fail in a real one. */
export type Lack =
  'shareSheet' | 'onLine' | 'storage' | 'deleting' | 'chance' | 'picture' | 'words' | 'lists' | 'charts'

/** Where a path begins: an address, and what earlier page loads left in the browser's storage. */
export interface Start {
  /** What is special about it, in a few words. */
  name: string
  path: string
  /** What differs from a blank visit; nothing is stored when absent. */
  visit?: Partial<Visit>
  theme?: Theme
  /** A result that was read here before. */
  record?: ResultRecord
  /** Whether the browser has the secret of the result that all paths are about. */
  isOwner?: boolean
  lacks?: Lack
}

/** The texts in a browser's two storages, by key. */
export interface Stored {
  session: Readonly<Record<string, string>>
  local: Readonly<Record<string, string>>
}

/** The contents of the storages at a starting point, as the product itself would have written them. */
export function storedAt({ visit, theme, record, isOwner }: Start): Stored {
  const whole = visit && { ...BLANK_VISIT, ...visit }
  const selection = whole && storedSelectionOf(whole.spread, whole.predefinedCards)
  const key = resultKeyOf(record?.reading.sessionId ?? '')
  return {
    session: {
      ...(whole && { [storage.SESSION_KEY]: JSON.stringify(storedSessionOf(whole)) }),
      ...(selection && { [storage.SELECTION_KEY]: JSON.stringify(selection) }),
      ...(record?.place && { [key]: JSON.stringify(record.place) }),
    },
    local: {
      ...(theme && { [storage.THEME_KEY]: theme }),
      ...(isOwner && { [storage.secretKeyOf(reading.sessionId)]: 'secret' }),
      ...(record && { [key]: JSON.stringify({ reading: record.reading, luckyTurned: record.luckyTurned }) }),
    },
  }
}
