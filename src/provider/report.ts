/**
 * Writes an error for the operator to stderr. Of a failed query only the database's own error is told: drizzle's message
 * repeats the values, and they hold nicknames, questions and the ids that open a reading.
 * @param what where it happened, without anything personal
 */
export function reportError(what: string, error: unknown): void {
  const failedQuery = error instanceof Error && error.name === 'DrizzleQueryError'
  console.error(`[provider] ${what}:`, failedQuery ? error.cause : error)
}
