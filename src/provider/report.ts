import { DrizzleQueryError } from 'drizzle-orm'

/** What a database says of its own refusal: where it failed, without the values that its sentences repeat. */
const refusalOf = ({ code, severity, table, constraint, routine }: Record<string, unknown>) => ({
  code,
  severity,
  table,
  constraint,
  routine,
})

/**
 * Writes an error for the operator to stderr. Of a failed query only what the database failed at is told: drizzle's message
 * and the database's repeat values, and they hold nicknames, questions and the ids that open a reading.
 * @param what where it happened, without anything personal
 */
export function reportError(what: string, error: unknown): void {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const isRefusal = cause instanceof Error && 'severity' in cause
  console.error(`[provider] ${what}:`, isRefusal ? refusalOf({ ...cause }) : cause)
}
