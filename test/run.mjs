// The whole proof: types, lint and format, then every test, the browser's last. Ends with one line that adds them up.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './browser/chromium.mjs'
import { foundEngines } from './engines/find.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'taro-tests-'))
let passed = 0
let failed = 0

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const check = () => {
  console.info('\n— types, lint, format')
  if (run('npm', ['run', '--silent', 'check'])) passed++
  else failed++
}

const vitest = (title, projects, env) => {
  console.info(`\n— ${title}`)
  const report = path.join(reports, `${projects.join('-')}.json`)
  const ok = run(
    'npx',
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  )
  let counted = { numPassedTests: 0, numFailedTests: 0 }
  try {
    counted = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    console.error('the runner ended without a report')
  }
  passed += counted.numPassedTests
  // An unhandled error fails a run in which every test passed.
  failed += ok ? 0 : Math.max(1, counted.numFailedTests)
}

check()
vitest('rules, charts, effects, provider, screens', ['unit', 'dom'])
console.info('\n— the built product in a browser')
const browser = await findChromium()
const others = foundEngines()
if (run('node', ['src/provider/ensure-build.mjs'])) {
  vitest('browser', ['browser'], { CHROMIUM_PATH: browser })
  if (others.length > 0) vitest(`a whole visit in ${others.join(' and ')}`, ['engines'], { ENGINES: others.join() })
} else failed++

rmSync(reports, { recursive: true, force: true })
console.info(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
