// The whole proof: types, lint and format beside the build, then every test, the browser's last. Ends with where the time
// went, and one line that adds the tests up.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './browser/chromium.mjs'
import { foundEngines } from './engines/find.mjs'

const SLOWEST = 10

const reports = mkdtempSync(path.join(tmpdir(), 'taro-tests-'))
const parts = []
const files = []
let passed = 0
let failed = 0

/** Runs a command and tells whether it ended well; `quiet`: what it says is shown once it is through. */
const run = (command, args, { env = {}, quiet = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      if (quiet) process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })

/** Runs a part of the proof, and notes how long it takes. */
const part = async (title, work) => {
  console.info(`\n— ${title}`)
  const start = performance.now()
  const done = await work()
  parts.push([title, performance.now() - start])
  return done
}

const vitest = (title, projects, env) =>
  part(title, async () => {
    const report = path.join(reports, `${projects.join('-')}.json`)
    const ok = await run(
      'npx',
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env },
    )
    let counted = { numPassedTests: 0, numFailedTests: 0, testResults: [] }
    try {
      counted = JSON.parse(readFileSync(report, 'utf8'))
    } catch {
      console.error('the runner ended without a report')
    }
    passed += counted.numPassedTests
    // An unhandled error fails a run in which every test passed.
    failed += ok ? 0 : Math.max(1, counted.numFailedTests)
    for (const { name, startTime, endTime } of counted.testResults)
      files.push([path.relative(process.cwd(), name), endTime - startTime])
  })

const seconds = ([title, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${title}`

const browser = await findChromium()
const others = foundEngines()
const isBuilt = await part('types, lint and format, and the build beside them', async () => {
  const [isClean, built] = await Promise.all([
    run('npm', ['run', '--silent', 'check']),
    run('node', ['src/provider/ensure-build.mjs'], { quiet: true }),
  ])
  if (isClean) passed++
  else failed++
  if (!built) failed++
  return built
})
await vitest('rules, charts, effects, provider, screens', ['unit', 'dom'])
if (isBuilt) {
  await vitest('the built product in a browser', ['browser'], { CHROMIUM_PATH: browser })
  if (others.length > 0)
    await vitest(`a whole visit in ${others.join(' and ')}`, ['engines'], { ENGINES: others.join() })
}
rmSync(reports, { recursive: true, force: true })

console.info(`\n— where the time went\n${parts.map(seconds).join('\n')}\n\n— the slowest files`)
console.info(
  files
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, SLOWEST)
    .map(seconds)
    .join('\n'),
)
console.info(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
