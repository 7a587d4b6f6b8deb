/** What Vite does for the provider beside bundling: what it learned, compressed twins of the files it serves, its database. */
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runnerImport, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest|wasm)$/
/** Below this a compressed twin saves no packet. */
const MIN_BYTES = 1024

/** Writes `x.br` and `x.gz` beside every text file x of 1 kB and more in `folder`, so that serving it costs no time. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      if (content.length < MIN_BYTES) return
      const brotliParams = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: brotliParams }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

/** The client's build, compressed once at build time: after its service worker, the last that is written into its folder. */
export function precompressedFiles(): Plugin {
  return {
    name: 'precompressed-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    writeBundle: async ({ dir }) => {
      if (dir) await precompress(dir)
    },
  }
}

const MIGRATIONS = path.join(import.meta.dirname, 'migrations')
const TEMPLATE = path.join(import.meta.dirname, 'database/template.ts')

/** The migrations travel with the built server, so that dist/ needs no sources to start, and an empty database for it to copy. */
export function databaseBesideServer(): Plugin {
  return {
    name: 'database-beside-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: async ({ dir }) => {
      if (!dir) return
      const { module } = await runnerImport<typeof import('./database/template.ts')>(TEMPLATE, { configFile: false })
      await cp(MIGRATIONS, path.join(dir, 'migrations'), { recursive: true })
      await cp(await module.keptTemplate(MIGRATIONS), path.join(dir, 'template'), { recursive: true })
    },
  }
}

const TAUGHT = path.join(import.meta.dirname, 'writing/taught.ts')
/** What is learned depends on nothing else: the labelled texts, and the code that learns from them. */
const LESSONS = ['src/words', 'src/words/questions', 'src/words/concerns', 'src/provider/writing', 'src/deck']
/** Kept between processes, under a first line that says what it was learned from. */
const KEPT = path.resolve('node_modules/.cache/taro-han-jan/learned.json')
/** Beside the built server. */
const LEARNED = 'learned.json'

const lessonsMark = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const folder of LESSONS)
    for (const name of (await readdir(folder)).filter((each) => /\.(ts|txt)$/.test(each)).toSorted())
      hash.update(`${folder}/${name}\n`).update(await readFile(path.join(folder, name)))
  return `${hash.digest('hex')}\n`
}

/** What every export of the module comes to, as JSON. */
const learn = async (): Promise<string> => {
  const mark = await lessonsMark()
  const kept = await readFile(KEPT, 'utf8').catch(() => '')
  if (kept.startsWith(mark)) return kept.slice(mark.length)
  const { module } = await runnerImport<Record<string, unknown>>(TAUGHT, { configFile: false })
  const learned = JSON.stringify(module)
  await mkdir(path.dirname(KEPT), { recursive: true })
  // Renamed into its place, so that nobody reads a half.
  const half = `${KEPT}.${process.pid}`
  await writeFile(half, mark + learned)
  await rename(half, KEPT)
  return learned
}

/** What the labelled questions teach takes half a minute to learn, and is the same for every process that builds or serves. */
let taught: Promise<string> | undefined
const learnOnce = (): Promise<string> => (taught ??= learn())

/** As a module: with all of it inside, or reading it from a file beside itself, for text in a script is held twice. */
const asModule = (learned: string, file: string | null): string => {
  const read = `JSON.parse(readFileSync(path.join(import.meta.dirname, '${file}'), 'utf8'))`
  return [
    ...(file ? [`import { readFileSync } from 'node:fs'`, `import path from 'node:path'`] : []),
    `const learned = ${file ? read : learned}`,
    `export const { ${Object.keys(JSON.parse(learned) as object).join(', ')} } = learned`,
  ].join('\n')
}

/** Puts what was learned into the place of the module that learns it, so that no server learns at its start. */
export function learnedBeforehand(): Plugin {
  return {
    name: 'learned-beforehand',
    enforce: 'pre',
    async load(id) {
      if (path.normalize(id) !== TAUGHT) return null
      const learned = await learnOnce()
      return asModule(learned, this.environment.mode === 'build' ? LEARNED : null)
    },
  }
}

const WORDS = path.resolve(import.meta.dirname, '../words')

/** The texts of the readings, and what was learned, travel with the built server as files: in its script they would be held twice. */
export function wordsBesideServer(): Plugin {
  return {
    name: 'words-beside-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    writeBundle: async ({ dir }) => {
      if (!dir) return
      const isRead = (name: string): boolean => !/questions|concerns|\.txt$/.test(path.relative(WORDS, name))
      await cp(WORDS, path.join(dir, 'words'), { recursive: true, filter: isRead })
      await writeFile(path.join(dir, LEARNED), await learnOnce())
    },
  }
}
