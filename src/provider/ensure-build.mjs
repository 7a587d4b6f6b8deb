/**
 * Runs before `npm start`: builds the app and the provider when what they are made of has changed since the last build.
 * Node's own modules only, because it also has to say what is wrong where nothing is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const NODE_NEEDED = [20, 19]
const SOURCES = [
  'machines',
  'src',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']
const VITE = 'node_modules/vite/bin/vite.js'
const SERVER = 'dist/server/main.js'
const STAMP = 'dist/.stamp'

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const filesUnder = (name) => {
  if (!existsSync(name)) return []
  if (statSync(name).isFile()) return [name]
  const entries = readdirSync(name, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

/** A hash of everything that goes into a build. Media are many megabytes: size and time of change stand for them. */
const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...ENV_FILES].flatMap(filesUnder)) hash.update(file).update(readFileSync(file))
  for (const file of filesUnder('public')) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}`)
  }
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`)
  return hash.digest('hex')
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NODE_NEEDED[0] || (major === NODE_NEEDED[0] && minor < NODE_NEEDED[1]))
  fail(`Node ${NODE_NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`)
if (!existsSync('node_modules')) fail('The dependencies are not installed: run npm install first.')

// A deployment may hold the build alone, without sources or without the tools that build.
const canBuild = existsSync(VITE) && existsSync('vite.config.ts')
if (!canBuild && !existsSync(SERVER))
  fail('There is no build, and Vite is not installed: run npm install and npm run build.')

if (canBuild) {
  const wanted = fingerprint()
  const built = existsSync(SERVER) && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
  if (built !== wanted) {
    rmSync(STAMP, { force: true })
    const { status } = spawnSync(process.execPath, [VITE, 'build'], { stdio: 'inherit' })
    if (status !== 0) fail('The build has failed.')
    writeFileSync(STAMP, wanted)
  }
}
