// Walks the generated paths with every driver, or with those that are named, and prints one line for each.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECTS = { pure: 'unit', dom: 'dom' }
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
  const seen = (counts) => `${Object.values(counts).filter((times) => times > 0).length}/${Object.keys(counts).length}`
  console.info(
    `${driver} ${seen(report.edges)} edges, ${seen(report.states)} states (${report.paths} paths, ${report.steps} steps, ${seconds} s)`,
  )
  for (const [edge, reason] of Object.entries(report.unreachable)) console.info(`  out of reach: ${edge} (${reason})`)
  for (const missed of report.missed) console.error(`  not walked: ${missed}`)
  if (status !== 0) console.error(stdout + stderr)
  return status === 0 && report.missed.length === 0
}

const results = drivers.map(walk)
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1
