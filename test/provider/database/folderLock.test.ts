import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from '../../../src/provider/database/folderLock.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

/** Leaves behind what a process that was killed leaves: a socket that nobody listens on. */
const leaveStaleLock = async (folder: string) => {
  await mkdir(folder)
  const address = path.join(path.dirname(folder), `.${path.basename(folder)}.lock`)
  const script = `require('net').createServer().listen(${JSON.stringify(address)}, () => console.log('listening'))`
  const owner = spawn(process.execPath, ['-e', script])
  await once(owner.stdout, 'data')
  owner.kill('SIGKILL')
  await once(owner, 'exit')
}

test('a locked folder is refused with the process that has it, and free after its release', async () => {
  const folder = path.join(await temporaryFolder(), 'data')
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`already open in process ${process.pid}`)
  await unlock()
  const again = await lockFolder(folder)
  await again()
})

test('the lock of a killed process is taken over at once', async () => {
  const folder = path.join(await temporaryFolder(), 'data')
  await leaveStaleLock(folder)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('already open')
  await unlock()
})

test('of many that want the lock of a killed process, one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const folder = path.join(await temporaryFolder(), 'data')
    await leaveStaleLock(folder)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    await winners[0]?.value()
  }
})

test('a folder with a long path is locked too', async () => {
  const folder = path.join(await temporaryFolder(), 'd'.repeat(120))
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('already open')
  await unlock()
})
