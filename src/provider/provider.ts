/** The provider: its readings, who writes them, and the HTTP server, on a database that is already open. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from './database/open.ts'
import { buildServer } from './http/server.ts'
import type { BuiltApp } from './http/site.ts'
import { readingsIn, type Readings } from './readings.ts'
import { watch } from './metrics.ts'
import { reportError } from './report.ts'
import { startRetention } from './retention.ts'
import type { WriteSection } from './section.ts'
import type { Settings } from './settings.ts'
import { writeSection } from './writing/composer.ts'
import { budgetLeft, dailyBudget } from './writing/llm/budget.ts'
import { llmWriter } from './writing/llm/llm.ts'
import type { startWritingQueue } from './writingQueue.ts'

export interface ProviderOptions {
  database: Database
  settings: Settings
  /** The built app, or null to serve the calls alone. */
  app: BuiltApp | null
  /** A model that writes section by section; when absent the LLM of the settings, and without one the composer, at once. */
  writer?: WriteSection
  /** Tries of a section after the first (default 3). */
  retryLimit?: number
  /** Whether to limit the rate of calls and to refuse them under pressure (default true). */
  limited?: boolean
  /** Where each request is told (default: nowhere). */
  log?: Logger | null
  /** Milliseconds that a client may be silent or slow (default 13 s: with the pauses between two looks less than 15). */
  clientMs?: number
}

export interface Provider {
  readings: Readings
  /** Not listening yet. */
  server: FastifyInstance
  /** Ends what is in flight and stops the queue; the database stays open. */
  stop(): Promise<void>
}

const modelOf = ({ llm }: Settings, { tables }: Database): WriteSection | null =>
  llm && llmWriter(llm, writeSection, dailyBudget(tables, llm.dailyBudget))

const CLOSE_LOOK_MS = 100
/** How long a stop waits for requests in flight. */
const CLOSE_MS = 5000

/** Takes no more connections and answers what is in flight, but waits for no client that is idle or slow. */
const closed = async (server: FastifyInstance): Promise<void> => {
  // A connection that was busy when the stop began falls idle later, and nobody else closes it.
  const look = setInterval(() => server.server.closeIdleConnections(), CLOSE_LOOK_MS)
  const guard = setTimeout(() => server.server.closeAllConnections(), CLOSE_MS)
  try {
    await server.close()
  } finally {
    clearInterval(look)
    clearTimeout(guard)
  }
}

/** Prepares the server and, with a model that writes, starts its queue. */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { database, settings, app, retryLimit = 3, limited = true, clientMs = 13_000, log = null } = options
  const model = options.writer ?? modelOf(settings, database)
  const readings = readingsIn(database, { paceMs: settings.readingPaceMs, isComposed: model === null })
  const { llm } = settings
  watch({
    queueAge: () => readings.queueAge(),
    budgetLeft: llm && (() => budgetLeft(database.tables, llm.dailyBudget)),
    pool: database.pool ?? null,
  })
  const queue = model && (await startQueue({ database, readings, writeSection: model, retryLimit }))
  const server = await buildServer({ database, readings, queue, settings, app, limited, clientMs, log })
  // A start is as quick with thousands of unfinished readings as with none.
  if (queue)
    server.addHook('onListen', (done) => {
      queue.takeUp().catch((error: unknown) => reportError('taking up what was left', error))
      done()
    })
  const stopRetention = startRetention(database.tables, settings.retentionDays)
  return {
    readings,
    server,
    stop: async () => {
      await closed(server)
      await stopRetention()
      await queue?.stop()
    },
  }
}

/** Loaded for a model only: the composer needs no queue. */
const startQueue: typeof startWritingQueue = async (options) =>
  (await import('./writingQueue.ts')).startWritingQueue(options)
