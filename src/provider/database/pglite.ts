import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { DurableFiles } from './durableFiles.ts'
import { lockFolder } from './folderLock.ts'
import type { Database } from './open.ts'

const VACUUM_MS = 3_600_000

/** The sizes keep memory and folder small: 160 MB and about 100 MB instead of 300 MB and 1 GB. */
const PARAMETERS = ['wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

const start = (folder: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFiles(folder),
    startParams: [
      // -F switches fsync off.
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...PARAMETERS.flatMap((parameter) => ['-c', parameter]),
    ],
  })

/**
 * The embedded database in `<dataDir>/pglite`, locked for this process.
 * @throws Error when another process has the folder open, or a migration fails
 */
export async function openFolder(dataDir: string, migrationsFolder: string): Promise<Database> {
  const folder = path.join(dataDir, 'pglite')
  const unlock = await lockFolder(folder)
  try {
    const lite = await start(folder)
    const tables = drizzle(lite)
    await migrate(tables, { migrationsFolder })
    // PGlite has no autovacuum.
    const vacuum = setInterval(() => void lite.exec('vacuum (analyze)').catch(() => undefined), VACUUM_MS)
    vacuum.unref()
    return {
      engine: 'pglite',
      tables,
      executeSql: async (text, values) => {
        if (values) return lite.query(text, values)
        try {
          const results = await lite.exec(text)
          return results.at(-1) ?? { rows: [] }
        } catch (error) {
          // The one connection must not stay inside a transaction that the text began.
          await lite.exec('rollback')
          throw error
        }
      },
      // The folder belongs to this process alone.
      setUpAlone: (work) => work(),
      ping: async () => {
        await lite.query('select 1')
      },
      close: async () => {
        clearInterval(vacuum)
        await lite.exec('checkpoint')
        await lite.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
