import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Coverage } from './coverage.ts'
import type { Path } from './paths.ts'

/** What a driver's run leaves behind for `run.mjs` and for docs/flow. */
export interface Report {
  driver: string
  /** Times walked, by edge; times reached, by leaf state: as the running charts told by inspection. */
  edges: Readonly<Record<string, number>>
  states: Readonly<Record<string, number>>
  /** What was not seen once and should have been. */
  missed: readonly string[]
  /** Why the rest of what was not seen cannot be, by edge. */
  unreachable: Readonly<Record<string, string>>
  paths: number
  steps: number
  seconds: number
}

/** What should have been seen and was not, and what was seen although it is said to be out of reach. */
export const gaps = ({ missed }: Coverage, unreachable: Report['unreachable'] = {}): string[] => [
  ...missed.filter((name) => !(name in unreachable)),
  ...Object.keys(unreachable).filter((name) => !missed.includes(name)),
]

/** Writes the report of a driver into the folder that FLOW_REPORTS names; without it nothing is written. */
export function report(
  driver: string,
  coverage: Coverage,
  walked: readonly Path[],
  unreachable: Report['unreachable'] = {},
): void {
  const folder = process.env['FLOW_REPORTS']
  if (!folder) return
  const content: Report = {
    driver,
    edges: Object.fromEntries(coverage.edges),
    states: Object.fromEntries(coverage.states),
    missed: gaps(coverage, unreachable),
    unreachable,
    paths: walked.length,
    steps: walked.reduce((sum, { steps }) => sum + steps.length, 0),
    seconds: performance.now() / 1000,
  }
  writeFileSync(path.join(folder, `${driver}.json`), JSON.stringify(content))
}
