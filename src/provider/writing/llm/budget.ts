import { lt, sql } from 'drizzle-orm'
import type { Tables } from '../../database/open.ts'
import { llmRequests } from '../../database/schema.ts'

/**
 * Books one request of today (UTC) and tells whether it may be sent; at most `limit` a day. Counted in the database: a
 * count in the process would begin anew with every restart, and each of several processes would spend the whole sum.
 */
export function dailyBudget(tables: Tables, limit: number): () => Promise<boolean> {
  return async () => {
    const booked = await tables
      .insert(llmRequests)
      .values({ day: new Date().toISOString().slice(0, 10), sent: 1 })
      .onConflictDoUpdate({
        target: llmRequests.day,
        set: { sent: sql`${llmRequests.sent} + 1` },
        setWhere: lt(llmRequests.sent, limit),
      })
      .returning({ sent: llmRequests.sent })
    return booked.length > 0
  }
}
