/** PGlite on a folder, in whichever thread opens it. */
import { PGlite, types, type Results } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { DurableFiles } from './durableFiles.ts'
import { damaged } from './folderTrouble.ts'

/** A statement, or several in one text when there are no values. */
export interface Statement {
  text: string
  values?: readonly unknown[] | undefined
  /** As drizzle wants rows: as lists or objects, with moments and the like as the database writes them. */
  rowMode?: 'array' | 'object' | undefined
}

export interface Lite {
  run(statement: Statement): Promise<Results<unknown>>
  close(): Promise<void>
}

/** The sizes keep memory and folder small: 160 MB and about 100 MB instead of 300 MB and 1 GB. */
const PARAMETERS = ['wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

const asWritten = (value: string): string => value
const { TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE } = types
const PARSERS = Object.fromEntries([TIMESTAMP, TIMESTAMPTZ, INTERVAL, DATE].map((type) => [type, asWritten]))

/**
 * Opens the database in a folder, made when the folder is missing, with the migrations applied.
 * @throws StartError when it does not open
 * @throws Error when a migration fails
 */
export async function openLite(folder: string, migrationsFolder: string): Promise<Lite> {
  const lite = await PGlite.create({
    fs: new DurableFiles(folder),
    startParams: [
      // -F switches fsync off.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...PARAMETERS.flatMap((parameter) => ['-c', parameter]),
    ],
  }).catch(() => {
    throw damaged(folder)
  })
  await migrate(drizzle(lite), { migrationsFolder })

  const runAll = async (text: string): Promise<Results<unknown>> => {
    try {
      return (await lite.exec(text)).at(-1) ?? { rows: [], fields: [] }
    } catch (error) {
      // The one connection must not stay inside a transaction that the text began.
      await lite.exec('rollback')
      throw error
    }
  }

  return {
    run: ({ text, values, rowMode }) =>
      values ? lite.query(text, [...values], rowMode && { rowMode, parsers: PARSERS }) : runAll(text),
    close: async () => {
      await lite.exec('checkpoint')
      await lite.close()
    },
  }
}
