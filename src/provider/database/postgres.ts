import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './open.ts'

/** Any number, the same in every process: it names the lock that lets one process set things up at a time. */
const SETUP_LOCK = 7_207_801

const alone = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  try {
    // Waiting for the lock takes as long as another process needs.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK])
    return await work(client)
  } finally {
    // The lock belongs to the connection and ends with it.
    client.release(true)
  }
}

/**
 * A PostgreSQL server, 15 or newer; any number of processes may share it.
 * @throws Error when it cannot be reached or a migration fails
 */
export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    application_name: 'taro-han-jan',
  })
  // An idle connection that the server drops is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    await alone(pool, (client) => migrate(drizzle(client), { migrationsFolder }))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    engine: 'postgresql',
    tables: drizzle(pool),
    executeSql: async (text, values) => {
      const client = await pool.connect()
      try {
        const result = await client.query(text, values)
        client.release()
        return result
      } catch (error) {
        // A failed text may have left its transaction open: the connection is not given to anybody else.
        client.release(true)
        throw error
      }
    },
    setUpAlone: (work) => alone(pool, work),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}
