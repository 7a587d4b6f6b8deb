/** Copies everything from one database to another, whatever their engines: a back-up, its restoring, and the move to a server. */
import { asc, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from './database/open.ts'
import { deletedSessions, llmRequests, sections, sessions } from './database/schema.ts'

/** Rows that are in memory at a time. */
const PAGE = 500

/** Everything of a table, a page at a time, in the order of its ids. */
async function* pagesOf<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = ''; ;) {
    const page = await read(after)
    const last = page.at(-1)
    if (!last) return
    yield page
    after = last.id
  }
}

/**
 * Adds all that `from` holds to `to`. What `to` has already stays as it is, and what was deleted in either is not brought back,
 * so that it may be run again, and a back-up be restored over what came after it. A reading is one row, so each is whole, also
 * while processes serve.
 * @returns how many sessions `to` has now
 */
export async function copyDatabase({ tables: from }: Database, { tables: to }: Database): Promise<number> {
  const gone = (after: string) =>
    from
      .select()
      .from(deletedSessions)
      .where(gt(deletedSessions.id, after))
      .orderBy(asc(deletedSessions.id))
      .limit(PAGE)
  for await (const page of pagesOf(gone)) await to.insert(deletedSessions).values(page).onConflictDoNothing()

  const visits = (after: string) =>
    from.select().from(sessions).where(gt(sessions.id, after)).orderBy(asc(sessions.id)).limit(PAGE)
  for await (const page of pagesOf(visits)) {
    await to.insert(sessions).values(page).onConflictDoNothing()
    // Readings of earlier releases.
    const ids = page.map(({ id }) => id)
    const written = await from.select().from(sections).where(inArray(sections.sessionId, ids))
    if (written.length > 0) await to.insert(sections).values(written).onConflictDoNothing()
  }
  const sent = await from.select().from(llmRequests)
  if (sent.length > 0) await to.insert(llmRequests).values(sent).onConflictDoNothing()

  await to.delete(sessions).where(inArray(sessions.id, to.select({ id: deletedSessions.id }).from(deletedSessions)))
  const [counted] = await to.select({ count: sql<number>`count(*)::int` }).from(sessions)
  return counted?.count ?? 0
}
