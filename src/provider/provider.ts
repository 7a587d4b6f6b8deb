/** The provider: the queue that writes readings and the HTTP server, on a database that is already open. */
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/open.ts'
import { buildServer } from './http/server.ts'
import { readingsIn } from './readings.ts'
import type { WriteSection } from './section.ts'
import type { Settings } from './settings.ts'
import { writeSection } from './writing/composer.ts'
import { dailyBudget } from './writing/llm/budget.ts'
import { llmWriter } from './writing/llm/llm.ts'
import { startWritingQueue } from './writingQueue.ts'

export interface ProviderOptions {
  database: Database
  settings: Settings
  /** Folder of the built app, or null to serve the calls alone. */
  clientFolder: string | null
  /** Who writes; when absent the LLM of the settings, or the built-in composer. */
  writer?: WriteSection
  /** Tries of a section after the first (default 3). */
  retryLimit?: number
  /** Whether to limit the rate of calls and to refuse them under pressure (default true). */
  limited?: boolean
}

export interface Provider {
  /** Not listening yet. */
  server: FastifyInstance
  /** Ends what is in flight and stops the queue; the database stays open. */
  stop(): Promise<void>
}

const writerOf = ({ llm }: Settings, { tables }: Database): WriteSection =>
  llm ? llmWriter(llm, writeSection, dailyBudget(tables, llm.dailyBudget)) : writeSection

/** Starts the queue, which takes up every unfinished reading, and prepares the server. */
export async function startProvider(options: ProviderOptions): Promise<Provider> {
  const { database, settings, clientFolder, retryLimit = 3, limited = true } = options
  const writer = options.writer ?? writerOf(settings, database)
  const readings = readingsIn(database.tables)
  const { readingPaceMs: paceMs } = settings
  const queue = await startWritingQueue({ database, readings, writeSection: writer, paceMs, retryLimit })
  const server = await buildServer({ database, readings, queue, settings, clientFolder, limited })
  return {
    server,
    stop: async () => {
      await server.close()
      await queue.stop()
    },
  }
}
