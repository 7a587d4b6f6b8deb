/**
 * One process to a database folder: two of them on one folder lose rows without a word. The lock is a listening Unix
 * socket beside the folder, which the kernel drops with its process, so that a crash never leaves a lock that lies.
 */
import { createHash, randomInt } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, rmSync, statSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../startError.ts'
import { unwritable } from './folderTrouble.ts'

/** Gives the folder back. */
export type Unlock = () => Promise<void>

const ATTEMPTS = 40
/** A guard file older than this was left by a process that died while taking a lock over. */
const GUARD_STALE_MS = 10_000
/** Socket addresses end at 107 bytes. */
const ADDRESS_MAX = 100

const addressFor = (folder: string): string => {
  const beside = path.join(path.dirname(folder), `.${path.basename(folder)}.lock`)
  const name = `taro-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return Buffer.byteLength(beside) < ADDRESS_MAX ? beside : path.join(os.tmpdir(), name)
}

/** Listens on the address; null when something is there already, alive or stale. */
const listen = (address: string): Promise<net.Server | null> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((asker) => asker.on('error', () => undefined).end(`${process.pid}\n`))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(unwritable(path.dirname(address), error)),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })

/** The process id of the living owner, 'unknown' when it holds the socket but does not answer, null when nobody does. */
const ownerOf = (address: string): Promise<string | null> =>
  new Promise((resolve) => {
    const asker = net.connect(address)
    let answer = ''
    asker.on('data', (chunk) => (answer += chunk.toString()))
    asker.on('end', () => resolve(answer.trim() || 'unknown'))
    asker.on('error', () => resolve(null))
    asker.setTimeout(2000, () => {
      asker.destroy()
      resolve('unknown')
    })
  })

/** Takes the right to remove a stale socket; only one process at a time has it. */
const takeGuard = (guard: string): boolean => {
  try {
    closeSync(openSync(guard, 'wx'))
    return true
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > GUARD_STALE_MS) rmSync(guard, { force: true })
    return false
  }
}

const release =
  (server: net.Server): Unlock =>
  () =>
    new Promise((resolve) => server.close(() => resolve()))

/**
 * Locks a folder for this process, whether it is there already or not.
 * @throws StartError naming the other process when the folder is taken
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const parent = path.dirname(folder)
  try {
    mkdirSync(parent, { recursive: true })
  } catch (error) {
    throw unwritable(parent, error)
  }
  const real = existsSync(folder) ? realpathSync(folder) : path.join(realpathSync(parent), path.basename(folder))
  const address = addressFor(real)
  const guard =
    process.platform === 'win32' ? path.join(os.tmpdir(), `${path.basename(address)}.take`) : `${address}.take`

  const refuseIfOwned = async () => {
    const owner = await ownerOf(address)
    if (owner)
      throw new StartError(
        `The database folder ${real} is already open in process ${owner}. Stop that process, or set DATA_DIR or DATABASE_URL.`,
      )
  }

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = await listen(address)
    if (server) return release(server)
    await refuseIfOwned()
    if (!takeGuard(guard)) {
      await pause(randomInt(25, 75))
      continue
    }
    try {
      // Asked again under the guard: between the question and the guard another process may have become the owner.
      await refuseIfOwned()
      rmSync(address, { force: true })
      const taken = await listen(address)
      if (taken) return release(taken)
    } finally {
      rmSync(guard, { force: true })
    }
  }
  throw new StartError(`The database folder ${real} could not be locked`)
}
