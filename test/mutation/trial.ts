/** One worker's share of the mutants: each chart becomes its mutants in turn until a test notices. */
import { appendFileSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { CHARTS } from '../../machines/charts.ts'
import { collected, type Collected } from './collector.ts'
import { become, mutantsOf, unchanged } from './mutants.ts'

const MACHINES: readonly AnyStateMachine[] = CHARTS

/** Tests that take longer than this, in milliseconds, come last. */
const SLOW = 50

/** What the orchestrator asks for: where to report, which share, which mutants. */
const { report, worker, workers, every, only } = JSON.parse(process.env['MUTATION'] ?? '') as {
  report: string
  worker: number
  workers: number
  every: number
  only: string
}
const tell = (line: object): void => appendFileSync(report, `${JSON.stringify(line)}\n`)

const passes = async ({ run }: Collected): Promise<boolean> => {
  try {
    await run()
    return true
  } catch {
    return false
  }
}

const firstFailing = async (tests: readonly Collected[]): Promise<Collected | undefined> => {
  for (const next of tests) if (!(await passes(next))) return next
  return undefined
}

test('mutants', async () => {
  // The same examples for every mutant, so that a score can be repeated.
  fc.configureGlobal({ seed: 7 })
  const suites = import.meta.glob([
    '../machines/*.test.ts',
    '!../machines/*.properties.test.ts',
    '../effects/history.test.ts',
  ])
  for (const load of Object.values(suites)) await load()
  const restored = MACHINES.map((machine) => become(machine, unchanged(machine)))
  const quick: Collected[] = []
  const slow: Collected[] = []
  for (const next of collected) {
    const began = performance.now()
    if (!(await passes(next))) throw new Error(`fails without a mutant: ${next.name}`)
    if (performance.now() - began > SLOW) slow.push(next)
    else quick.push(next)
  }
  restored.forEach((restore) => restore())

  const all = MACHINES.flatMap((machine) => mutantsOf(machine).map((mutant) => ({ machine, mutant })))
  const mine = all
    .filter(({ mutant }) => mutant.name.includes(only))
    .filter((_, at) => at % every === 0)
    .filter((_, at) => at % workers === worker)
  const tried = new Set(
    readFileSync(report, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { mutant: string }).mutant),
  )
  for (const { machine, mutant } of mine) {
    if (tried.has(mutant.name)) continue
    tell({ mutant: mutant.name, begun: true })
    const restore = become(machine, mutant)
    const noticed = await firstFailing([...quick, ...slow])
    restore()
    // Neighbours fall to the same test, so the one that noticed the last mutant comes first.
    if (noticed && quick.includes(noticed)) quick.unshift(...quick.splice(quick.indexOf(noticed), 1))
    tell({ mutant: mutant.name, noticed: noticed?.name ?? null })
  }
  tell({ mutant: '', end: true })
})
