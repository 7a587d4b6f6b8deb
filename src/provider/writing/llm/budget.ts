import { eq, lt, sql } from 'drizzle-orm'
import type { Tables } from '../../database/open.ts'
import { llmRequests } from '../../database/schema.ts'

/** In UTC. */
const today = (): string => new Date().toISOString().slice(0, 10)

/**
 * Books one request of today (UTC) and tells whether it may be sent; at most `limit` a day. Counted in the database: a
 * count in the process would begin anew with every restart, and each of several processes would spend the whole sum.
 */
export function dailyBudget(tables: Tables, limit: number): () => Promise<boolean> {
  return async () => {
    const booked = await tables
      .insert(llmRequests)
      .values({ day: today(), sent: 1 })
      .onConflictDoUpdate({
        target: llmRequests.day,
        set: { sent: sql`${llmRequests.sent} + 1` },
        setWhere: lt(llmRequests.sent, limit),
      })
      .returning({ sent: llmRequests.sent })
    return booked.length > 0
  }
}

/** How many requests of today may still be sent. */
export async function budgetLeft(tables: Tables, limit: number): Promise<number> {
  const [booked] = await tables.select().from(llmRequests).where(eq(llmRequests.day, today()))
  return limit - (booked?.sent ?? 0)
}
