/**
 * Writes docs/flow/ from the charts and a run of their tests: `npm run flow`. With `--walk` the drivers walk the
 * generated paths too, all or those that are named (`npm run flow -- --walk pure`); else their earlier counts stay.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { walkJourneys } from './journeys.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'taro-map-'))
const reports = path.join(folder, 'reports')
const [flag, ...drivers] = process.argv.slice(2)
try {
  mkdirSync(reports)
  if (flag === '--walk') {
    const env = { ...process.env, FLOW_REPORTS: reports }
    const walk = spawnSync('node', ['test/flow/run.mjs', ...drivers], { cwd: root, stdio: 'inherit', env })
    if (walk.status !== 0) throw new Error('a driver did not walk every edge')
  }
  const file = path.join(folder, 'journeys.json')
  walkJourneys(file)
  const { module } = await runnerImport(path.join(root, 'test/map/write.ts'), { root, configFile: false })
  const written = await module.write(
    file,
    readdirSync(reports).map((name) => path.join(reports, name)),
  )
  console.info(`docs/flow: ${written} files`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
