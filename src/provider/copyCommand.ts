/**
 * `FROM=… TO=… node dist/server/copy.js`: each is a data folder or the address of a PostgreSQL server. Only environment
 * variables, for an address holds a password, and everybody on a machine may read the arguments of a process.
 */
import path from 'node:path'
import { copyDatabase } from './copy.ts'
import { openDatabase, type Database } from './database/open.ts'
import { reportError } from './report.ts'
import { settingsFrom } from './settings.ts'
import { StartError } from './startError.ts'

const open = (name: 'FROM' | 'TO'): Promise<Database> => {
  const place = process.env[name]?.trim()
  if (!place) throw new StartError(`${name} must be a data folder or start with postgresql://`)
  const environment = /^postgres(ql)?:\/\//.test(place) ? { DATABASE_URL: place } : { DATA_DIR: place }
  return openDatabase(settingsFrom(environment, process.cwd()), path.join(import.meta.dirname, 'migrations'))
}

const copy = async (): Promise<void> => {
  const from = await open('FROM')
  try {
    const to = await open('TO')
    try {
      console.info(`${await copyDatabase(from, to)} sessions are there now`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

copy().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else reportError('copying', error)
  process.exitCode = 1
})
