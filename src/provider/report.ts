/**
 * What the operator reads of an error: only what programmers wrote. What an error says may repeat values (a database's
 * message, its detail, the query itself), and those hold nicknames, questions and the ids that open a reading.
 */

/** An error whose message programmers wrote whole, with no word of a visitor or of another program: it is told as it is. */
export class PlainError extends Error {
  override name = 'PlainError'
}

/** An error without a word of a visitor. */
export interface ErrorFacts {
  /** Its class. */
  error: string
  /** Only of a `PlainError`. */
  message?: string
  /** Of the system, the database or a library. */
  code?: string
  table?: string
  constraint?: string
  /** Where in the database's own code. */
  routine?: string
  /** Lines of the stack. */
  at?: string[]
  causes?: ErrorFacts[]
}

const CLASS = /^[A-Za-z]{1,40}$/
const CODE = /^[A-Z0-9_]{1,40}$/
const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/
const FRAME =
  /^ {4}at (?:(?:async |new )*[\w$.<>#[\] ]{1,120} \()?(?:file:\/\/|node:|\/|[A-Z]:\\)[^\s()]{1,300}:\d+:\d+\)?$/
const FRAMES_MAX = 8
const CAUSES_MAX = 3
const DEPTH_MAX = 4

const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined

/** The frames after the message: a message may hold lines that look like frames. */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const start = stack.indexOf(message)
  if (start < 0) return []
  const lines = stack.slice(start + message.length).split('\n')
  return lines.flatMap((line) => (FRAME.test(line) ? [line.trim()] : [])).slice(0, FRAMES_MAX)
}

/** What may be told of an error, its causes included. */
export function factsOf(error: unknown, depth = DEPTH_MAX): ErrorFacts {
  if (!(error instanceof Error)) return { error: `a thrown ${typeof error}` }
  const fields = error as Error & Record<'code' | 'table' | 'constraint' | 'routine', unknown>
  const code = matching(fields.code, CODE)
  const table = matching(fields.table, IDENTIFIER)
  const constraint = matching(fields.constraint, IDENTIFIER)
  const routine = matching(fields.routine, IDENTIFIER)
  const at = framesOf(error)
  const deeper: unknown[] = error instanceof AggregateError ? error.errors.slice(0, CAUSES_MAX) : []
  if (error.cause !== undefined) deeper.push(error.cause)
  return {
    error: matching(error.constructor.name, CLASS) ?? 'Error',
    ...(error instanceof PlainError ? { message: error.message } : {}),
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(routine === undefined ? {} : { routine }),
    ...(at.length > 0 ? { at } : {}),
    ...(deeper.length > 0 && depth > 1 ? { causes: deeper.map((cause) => factsOf(cause, depth - 1)) } : {}),
  }
}

/** An error, and where it happened. */
export interface Reported {
  /** Without anything personal. */
  what: string
  facts: ErrorFacts
  /** Of the request that met it. */
  requestId?: string | undefined
}

let write = ({ what, facts }: Reported): void => console.error(`[provider] ${what}:`, facts.message ?? facts)

/** Sends what is reported from now on somewhere else than to stderr, such as a log. */
export const reportTo = (writer: typeof write): void => {
  write = writer
}

/**
 * Writes an error for the operator.
 * @param what where it happened, without anything personal
 */
export function reportError(what: string, error: unknown, requestId?: string): void {
  write({ what, facts: factsOf(error), requestId })
}

const SELDOM_MS = 10_000
const lastTold = new Map<string, number>()

/** `reportError`, at most once in ten seconds for each `what`: for trouble that every call meets. */
export function reportSeldom(what: string, error: unknown): void {
  const now = Date.now()
  if (now - (lastTold.get(what) ?? 0) < SELDOM_MS) return
  lastTold.set(what, now)
  reportError(what, error)
}
