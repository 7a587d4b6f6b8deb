// Proves the chart tests: changes each chart in one place after another and counts the changes that a test notices.
// Prints the survivors and `killed X of Y`; fails below 95 %. For a part of them: --only <text in the name>, --every <n>.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EQUIVALENT } from './equivalent.mjs'

const ENOUGH = 0.95
/** A worker that reports nothing for so long goes round in a circle: its mutant is noticed by never ending. */
const SILENCE = 60_000

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, every: { type: 'string', default: '1' } },
})
const folder = mkdtempSync(path.join(tmpdir(), 'mutation-'))
const workers = availableParallelism()
const began = Date.now()

const read = (report) =>
  readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** One run of the trial; its exit code, or null when it was ended for its silence. */
const run = (report, worker) =>
  new Promise((resolve) => {
    const asked = { report, worker, workers, every: Number(values.every), only: values.only }
    const vitest = spawn(
      process.execPath,
      [
        path.join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs'),
        'run',
        '--config',
        path.join(import.meta.dirname, 'vitest.config.ts'),
        '--reporter=dot',
      ],
      { env: { ...process.env, MUTATION: JSON.stringify(asked) }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let said = ''
    for (const stream of [vitest.stdout, vitest.stderr]) stream.on('data', (text) => (said += text))
    let silent = false
    const watch = setInterval(() => {
      if (Date.now() - statSync(report).mtimeMs < SILENCE) return
      silent = true
      vitest.kill('SIGKILL')
    }, 1000)
    vitest.on('exit', (code) => {
      clearInterval(watch)
      resolve({ code: silent ? null : code, said })
    })
  })

/** A worker's whole share, begun again behind every mutant that never ended. */
const share = async (worker) => {
  const report = path.join(folder, `${worker}.jsonl`)
  writeFileSync(report, '')
  for (;;) {
    const { code, said } = await run(report, worker)
    const lines = read(report)
    if (lines.at(-1)?.end) return lines.filter((line) => 'noticed' in line)
    const last = lines.at(-1)
    if (code !== null || !last?.begun) throw new Error(`the trial ended early:\n${said}`)
    appendFileSync(report, `${JSON.stringify({ mutant: last.mutant, noticed: 'it never ends' })}\n`)
  }
}

try {
  const tried = (await Promise.all(Array.from({ length: workers }, (_, worker) => share(worker)))).flat()
  const judged = tried.filter(({ mutant }) => !EQUIVALENT.has(mutant))
  const survivors = judged.filter(({ noticed }) => noticed === null)
  const killed = judged.length - survivors.length
  const isWhole = values.only === '' && values.every === '1'
  const unknown = isWhole ? [...EQUIVALENT].filter((name) => !tried.some(({ mutant }) => mutant === name)) : []
  const wronglyExcused = tried.filter(({ mutant, noticed }) => EQUIVALENT.has(mutant) && noticed !== null)
  for (const { mutant } of survivors) console.info(`survived  ${mutant}`)
  for (const { mutant, noticed } of wronglyExcused) console.info(`not equivalent, see “${noticed}”  ${mutant}`)
  for (const name of unknown) console.info(`no such mutant any more  ${name}`)
  const equivalent = tried.length - judged.length
  console.info(
    `killed ${killed} of ${judged.length}` +
      ` (${((100 * killed) / Math.max(1, judged.length)).toFixed(1)} %, ${equivalent} equivalent left out,` +
      ` ${Math.round((Date.now() - began) / 1000)} s)`,
  )
  process.exitCode =
    judged.length > 0 && killed >= ENOUGH * judged.length && wronglyExcused.length + unknown.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
