/** What a page that was drawn for a reading tells its app, so that nothing need be asked before it is shown. */
import * as v from 'valibot'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { Reading } from '../../machines/rules/domain.ts'
import type { SharedAnswer } from '../../machines/sharedReading.machine.ts'
import { Told, TOLD_ID } from '../contract/pages.ts'
import { readingOf } from '../contract/toDomain.ts'

export interface ToldReading {
  sessionId: string
  /** Null while nothing is written. */
  reading: Reading | null
  /** Which subtitle it was drawn with. */
  subtitle: number
}

/**
 * What this page tells; null of a page that tells nothing, or nothing that fits.
 * @param mediaBase absolute address of the provider, for the addresses of its media
 */
export function toldHere(mediaBase: string): ToldReading | null {
  const told = document.getElementById(TOLD_ID)?.textContent
  if (!told) return null
  try {
    const { sessionId, result, subtitle } = v.parse(Told, JSON.parse(told))
    return { sessionId, reading: result && readingOf(result, sessionId, mediaBase), subtitle }
  } catch {
    return null
  }
}

/** What is told in the place of a first answer, as the charts expect it. */
export const toldAnswer = ({ reading }: ToldReading): ReadingAnswer =>
  reading ? { kind: 'reading', reading } : { kind: 'pending' }

/** Each fact once: whoever asks again wants to know how it is by then. */
export function tellOnce(told: ToldReading | null) {
  let left = told
  let subtitle = told?.subtitle ?? null
  const take = (sessionId: string): ToldReading | null => {
    if (left?.sessionId !== sessionId) return null
    const taken = left
    left = null
    return taken
  }
  return {
    reading(sessionId: string): ReadingAnswer | null {
      const taken = take(sessionId)
      return taken && toldAnswer(taken)
    },
    shared(sessionId: string): SharedAnswer | null {
      const reading = take(sessionId)?.reading
      return reading ? { kind: 'reading', reading } : null
    },
    subtitle(): number | null {
      const taken = subtitle
      subtitle = null
      return taken
    },
  }
}
