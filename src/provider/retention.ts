/** Deletes what has been kept for long enough, a few rows at a time, so that nobody ever waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import { and, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tables } from './database/open.ts'
import { deletedSessions, sessions } from './database/schema.ts'
import { reportSeldom } from './report.ts'

const HOUR_MS = 3_600_000
/** A visit that was begun and never submitted. A tab that was left open overnight still finds its own. */
const UNSUBMITTED_HOURS = 24
const EVERY_MS = 600_000
const BATCH = 200
/** Between two batches the table belongs to the visitors. */
const PAUSE_MS = 200

/**
 * Deletes everything that is too old at a moment: visits that were never submitted, readings with all that was asked, and the
 * ids of what owners have deleted. Several processes may do it at once: each leaves the rows that another one is deleting.
 * @param days for how long readings are kept
 * @param signal ends it after the batch under way
 */
export async function deleteOld(tables: Tables, days: number, now: Date, signal?: AbortSignal): Promise<void> {
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
  const kept = before(days * 24)

  const batch = async (table: typeof sessions | typeof deletedSessions, since: PgColumn, old: SQL | undefined) => {
    const ids = tables.select({ id: table.id }).from(table).where(old).orderBy(since).limit(BATCH)
    const oldest = ids.for('update', { skipLocked: true })
    return (await tables.delete(table).where(inArray(table.id, oldest)).returning({ id: table.id })).length
  }
  const steps = [
    () =>
      batch(
        sessions,
        sessions.createdAt,
        and(isNull(sessions.submittedAt), lt(sessions.createdAt, before(UNSUBMITTED_HOURS))),
      ),
    () => batch(sessions, sessions.submittedAt, and(isNotNull(sessions.submittedAt), lt(sessions.submittedAt, kept))),
    () => batch(deletedSessions, deletedSessions.deletedAt, lt(deletedSessions.deletedAt, kept)),
  ]
  for (const step of steps)
    while (!signal?.aborted && (await step()) === BATCH) await pause(PAUSE_MS, undefined, { ref: false })
}

/**
 * Deletes what is too old now and every ten minutes.
 * @returns how to end that
 */
export function startRetention(tables: Tables, days: number): () => Promise<void> {
  const end = new AbortController()
  let underWay = Promise.resolve()
  const look = (): void => {
    underWay = underWay
      .then(() => deleteOld(tables, days, new Date(), end.signal))
      .catch((error: unknown) => reportSeldom('deleting what is old', error))
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  look()
  return async () => {
    clearInterval(timer)
    end.abort()
    await underWay
  }
}
