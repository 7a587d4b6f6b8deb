import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const folders: string[] = []

/** Of the test file that is through: `test/provider/setup.ts` calls it after the hooks of the file itself. */
export async function removeTemporaryFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
}

/** A new empty folder, removed when the test file is through. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taro-'))
  folders.push(folder)
  return folder
}
