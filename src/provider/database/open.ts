/** The database: embedded (PGlite in a folder) or a PostgreSQL server, behind one interface and one schema. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Settings } from '../settings.ts'

export type Tables = PgDatabase<PgQueryResultHKT>

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
  close(): Promise<void>
}

/**
 * Opens the database that the settings name, with the migrations of `migrationsFolder` applied.
 * @throws Error when the folder is taken by another process, the server cannot be reached, or a migration fails
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
