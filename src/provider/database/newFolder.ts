/** The folder of the embedded database, made once and whole. */
import { cp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { emptied } from './folderTrouble.ts'

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files open at the same time. */
const TOGETHER = 64

/** Writes a folder with everything in it to the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  // Windows has no sync of folders.
  const names = entries
    .filter((entry) => entry.isFile() || process.platform !== 'win32')
    .map(({ parentPath, name }) => path.join(parentPath, name))
  while (names.length > 0) await Promise.all(names.splice(0, TOGETHER).map(syncFile))
}

/**
 * Sees to it that there is a database in the folder: a new one is made beside it and renamed into its place, so that a
 * folder is either whole or not there.
 * @param template a folder to copy, when it is there
 * @param make makes a database in a folder, when it is not
 * @throws StartError when the folder is there without a database in it
 */
export async function seeToFolder(
  folder: string,
  template: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  if (await isThere(path.join(folder, 'PG_VERSION'))) return
  if (await isThere(folder)) throw emptied(folder)
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  if (await isThere(template)) {
    await cp(template, beside, { recursive: true })
    await syncFolder(beside)
  } else await make(beside)
  await rename(beside, folder)
  if (process.platform !== 'win32') await syncFile(path.dirname(folder))
}
