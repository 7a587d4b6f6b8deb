import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []

// Registered by the import, so it runs after the hooks of the test file itself.
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** A new empty folder, removed when the test file is through. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'taro-'))
  folders.push(folder)
  return folder
}
