/**
 * Writes docs/flow/ from the charts, and docs/analytics.md from what is reported: `npm run flow`. With `--walk` the drivers walk the generated paths first, all or
 * those that are named (`npm run flow -- --walk pure`), and their figures are written too.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const { module } = await runnerImport('./test/map/pages.ts', { root, configFile: false })

/** @param {string[]} drivers */
const walked = (drivers) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taro-map-'))
  try {
    const env = { ...process.env, FLOW_REPORTS: folder }
    const { status } = spawnSync('node', ['test/flow/run.mjs', ...drivers], { stdio: 'inherit', env })
    if (status !== 0) throw new Error('a driver did not walk every edge')
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [flag, ...drivers] = process.argv.slice(2)
const files = await module.pages()
if (flag === '--walk') files.set(module.COVERAGE, await module.coverage(walked(drivers)))
for (const name of readdirSync(module.FOLDER))
  if (!files.has(name) && name !== module.COVERAGE) rmSync(module.FOLDER + name)
for (const [name, text] of files) writeFileSync(module.FOLDER + name, text)
writeFileSync(module.ANALYTICS, await module.analytics())
console.info(`docs/flow: ${files.size} files`)
