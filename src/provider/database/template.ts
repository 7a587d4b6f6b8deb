/** An empty database, kept between builds and tests: making one takes seconds and 800 MB. */
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { openLite } from './lite.ts'

const KEPT = path.resolve('node_modules/.cache/taro-han-jan')
/** What a folder depends on beside the migrations. */
const PGLITE = path.resolve('node_modules/@electric-sql/pglite/package.json')

/** A folder with the migrations applied, for nobody to open: copy it. */
export async function keptTemplate(migrationsFolder: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(PGLITE))
  for (const name of (await readdir(migrationsFolder)).filter((each) => each.endsWith('.sql')).toSorted())
    hash.update(name).update(await readFile(path.join(migrationsFolder, name)))
  const folder = path.join(KEPT, `template-${hash.digest('hex').slice(0, 16)}`)
  if (await stat(folder).catch(() => null)) return folder
  const half = `${folder}.${randomUUID()}`
  await (await openLite(half, migrationsFolder)).close()
  // Another process may have been faster.
  await rename(half, folder).catch(() => rm(half, { recursive: true }))
  return folder
}
