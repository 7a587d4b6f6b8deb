import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { lockFolder } from './folderLock.ts'
import { refuseFull, refuseUnfit } from './folderTrouble.ts'
import { lendLite } from './lentLite.ts'
import { openLite, type Lite } from './lite.ts'
import { seeToFolder } from './newFolder.ts'
import type { Database } from './open.ts'

const VACUUM_MS = 3_600_000

/** A database in this thread: between two statements the event loop has its turn. */
const openHere = async (folder: string, migrationsFolder: string): Promise<Lite> => {
  const lite = await openLite(folder, migrationsFolder)
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (statement) => {
      const turn = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(() => lite.run(statement))
      last = turn.catch(() => undefined)
      return turn
    },
    close: async () => {
      await last
      await lite.close()
    },
  }
}

/** The build makes a file of the thread; Node 20 cannot run it as it stands. */
const THREAD = import.meta.env.PROD ? path.join(import.meta.dirname, 'liteThread.js') : null

/**
 * The embedded database in `<dataDir>/pglite`, locked for this process. A new one is a copy of the template that lies beside
 * the migrations, where there is one.
 * @throws StartError when another process has the folder open, or it cannot be written, read or trusted
 * @throws Error when a migration fails
 */
export async function openFolder(dataDir: string, migrationsFolder: string): Promise<Database> {
  const folder = path.join(dataDir, 'pglite')
  const unlock = await lockFolder(folder)
  try {
    await refuseUnfit(existsSync(folder) ? folder : dataDir)
    await seeToFolder(folder, path.join(migrationsFolder, '../template'), async (beside) => {
      await (await openLite(beside, migrationsFolder)).close()
    })
    const lite = await (THREAD ? lendLite(THREAD, { folder, migrationsFolder }) : openHere(folder, migrationsFolder))
    const run = (text: string, values?: unknown[]) => lite.run({ text, values })
    // drizzle asks nothing else of PGlite, but for transactions.
    const client: Pick<PGlite, 'query'> = {
      query: (text, values = [], { rowMode } = {}) => lite.run({ text, values, rowMode }) as never,
    }
    // PGlite has no autovacuum.
    const vacuum = setInterval(() => void run('vacuum (analyze)').catch(() => undefined), VACUUM_MS)
    vacuum.unref()
    return {
      engine: 'pglite',
      tables: drizzle({ client: client as PGlite }),
      executeSql: run,
      // The folder belongs to this process alone.
      setUpAlone: (work) => work(),
      ping: async () => {
        await refuseFull(folder)
        await run('select 1', [])
      },
      close: async () => {
        clearInterval(vacuum)
        await lite.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
