/** Telling a database that cannot be had for the moment from a statement that it refuses. */

/**
 * PostgreSQL: lost connections (08), shut down or starting (57P), cancelled (57014), out of disk, memory or connections (53),
 * switched to read-only (25006), failing disk (58030). The system: the server's address does not answer.
 */
const CODES =
  /^(08...|57P0[1-5]|57014|53...|25006|58030|ECONN[A-Z]+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)$/

/** What pg says of a lost or silent connection has no code. */
const SENTENCES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/** Whether the database is away, by an error of any layer above it: it is worth asking again later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' ? CODES.test(code) : SENTENCES.test(error.message)) return true
  return isAway(error.cause) || (error instanceof AggregateError && error.errors.some(isAway))
}
