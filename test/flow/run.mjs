// Walks the generated paths with every driver, or with those that are named, and prints one line for each.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECTS = { pure: 'unit', dom: 'dom', browser: 'browser' }
const present = readdirSync('test/flow')
const wanted = process.argv.slice(2)
const drivers = Object.keys(PROJECTS).filter(
  (driver) =>
    (wanted.length === 0 || wanted.includes(driver)) &&
    present.some((file) => file.startsWith(driver) && /\.test\.tsx?$/.test(file)),
)
const folder = process.env.FLOW_REPORTS ?? mkdtempSync(path.join(tmpdir(), 'taro-flow-'))
mkdirSync(folder, { recursive: true })

const run = (command, args) =>
  spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, FLOW_REPORTS: folder } })

/** Whether all that the driver walked was as the model says, and nothing was left out. */
function walk(driver) {
  const began = performance.now()
  if (driver === 'browser' && run('node', ['src/provider/ensure-build.mjs']).status !== 0) {
    console.error('browser: the build failed')
    return false
  }
  const { status, stdout, stderr } = run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--project',
    PROJECTS[driver],
    `test/flow/${driver}`,
  ])
  const file = path.join(folder, `${driver}.json`)
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  if (!report) {
    console.error(`${stdout}${stderr}\n${driver}: no report`)
    return false
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(`${report.line} (${Object.keys(report.paths).length} paths, ${report.steps} steps, ${seconds} s)`)
  for (const missed of report.missed) console.error(`  not walked: ${missed}`)
  if (status !== 0) console.error(stdout + stderr)
  return status === 0 && report.missed.length === 0
}

const results = drivers.map(walk)
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1
