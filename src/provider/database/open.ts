/** The database: embedded (PGlite in a folder) or a PostgreSQL server, behind one interface and one schema. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Settings } from '../settings.ts'

/** Every change is one statement: the embedded database has no transactions of several. */
export type Tables = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

/** An open database. */
export interface Database {
  engine: 'pglite' | 'postgresql'
  tables: Tables
  /** Plain SQL for the queue. Without values the text may hold several statements. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Runs work that creates tables while no other process does: PostgreSQL would end one of two in a deadlock. */
  setUpAlone<T>(work: () => Promise<T>): Promise<T>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** The connections of the process, and the calls that wait for one; absent where there is only one. */
  pool?: () => { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

/**
 * Opens the database that the settings name, with the migrations of `migrationsFolder` applied.
 * Waits for a server that does not answer yet.
 * @throws StartError when the folder or the server cannot be used
 * @throws Error when a migration fails
 */
export async function openDatabase(settings: Settings, migrationsFolder: string): Promise<Database> {
  // Loaded on demand: PGlite is 27 MB that a PostgreSQL set-up does not need, and the other way round.
  if (settings.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(settings.databaseUrl, migrationsFolder)
  }
  const { openFolder } = await import('./pglite.ts')
  return openFolder(settings.dataDir, migrationsFolder)
}
