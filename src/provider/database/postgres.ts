import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../startError.ts'
import { isAway } from './away.ts'
import type { Database } from './open.ts'

/** Any number, the same in every process: it names the lock that lets one process set things up at a time. */
const SETUP_LOCK = 7_207_801
const AGAIN_MS = 1000

/** Together the longest that a statement may take, so that a call ends within 5 s also when the server is frozen. */
const CONNECT_MS = 1500
/** By the client's clock, for a frozen server keeps none. */
const ANSWER_MS = 3000
const STATEMENT_MS = 2500
/** The queue's own set-up and upkeep, which no call waits for. */
const UPKEEP_MS = 30_000
const UPKEEP_TRIES = 10

/** What a server refuses for good: wrong password, no such role, no such database, no right to create tables. */
const REFUSALS: Record<string, string> = {
  '28P01': 'it refuses the password',
  '28000': 'it does not let this role in',
  '3D000': 'it has no such database',
  '42501': 'the role may not create tables',
}

/** The connection ends by the error that its statement ends with; without a listener the process would end as well. */
const quiet = (): void => undefined

/** Work on a connection of its own, without the limits of the pool, while no other process sets things up. */
const alone = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  client.on('error', quiet)
  try {
    await client.connect()
    // The lock belongs to the connection and ends with it.
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
    return await work(client)
  } finally {
    await client.end().catch(quiet)
  }
}

const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error ? (REFUSALS[(error as { code?: string }).code ?? ''] ?? refusalOf(error.cause)) : undefined

/** Sets the tables up as soon as the server answers. */
const setUp = async (url: string, migrationsFolder: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await alone(url, (client) => migrate(drizzle(client), { migrationsFolder }))
    } catch (error) {
      const refusal = refusalOf(error)
      const server = `The PostgreSQL server of DATABASE_URL, ${new URL(url).host},`
      if (refusal) throw new StartError(`${server} cannot be used: ${refusal}.`)
      if (!isAway(error)) throw error
      if (tries === 0) console.info(`${server} does not answer yet: waiting for it.`)
      await pause(AGAIN_MS)
    }
  }
}

/** A connection for upkeep, which may wait where a call may not. */
const patiently = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await pool.connect()
    } catch (error) {
      if (tries === UPKEEP_TRIES || !isAway(error)) throw error
    }
  }
}

/**
 * A PostgreSQL server, 15 or newer; any number of processes may share it. Waits for a server that does not answer.
 * @throws StartError when it refuses for good
 * @throws Error when a migration fails
 */
export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  await setUp(url, migrationsFolder)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    maxLifetimeSeconds: 1800,
    application_name: 'taro-han-jan',
  })
  pool.on('error', quiet)
  // The pool takes its own listener away while a connection is lent.
  pool.on('connect', (client) => client.on('error', quiet))
  return {
    engine: 'postgresql',
    tables: drizzle(pool),
    executeSql: async (text, values) => {
      const client = await (values ? pool.connect() : patiently(pool))
      try {
        // Types of pg do not know the time-out of a single query.
        const limit = values ? {} : { query_timeout: UPKEEP_MS }
        const result = await client.query({ text, ...(values ? { values } : {}), ...limit })
        client.release()
        return result
      } catch (error) {
        // A failed text may have left its transaction open: the connection is not given to anybody else.
        client.release(true)
        throw error
      }
    },
    setUpAlone: (work) => alone(url, work),
    ping: async () => {
      await pool.query('select 1')
    },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}
