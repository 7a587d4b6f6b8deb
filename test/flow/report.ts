import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Coverage } from './coverage.ts'
import type { Path } from './paths.ts'

/** What a driver's run leaves behind for `run.mjs` and for the coverage map. */
export interface Report {
  driver: string
  /** `pure 143/143 edges, 98/98 states` */
  line: string
  missed: readonly string[]
  /** Times walked, by edge; times seen, by leaf state. */
  edges: Readonly<Record<string, number>>
  states: Readonly<Record<string, number>>
  /** Which edges and states each path stands for, by the path's name. */
  paths: Readonly<Record<string, readonly string[]>>
  steps: number
}

/** Writes the report of a driver into the folder that FLOW_REPORTS names; without it nothing is written. */
export function report(driver: string, coverage: Coverage, walked: readonly Path[]): void {
  const folder = process.env['FLOW_REPORTS']
  if (!folder) return
  const content: Report = {
    driver,
    line: coverage.line(driver),
    missed: coverage.missed,
    edges: Object.fromEntries(coverage.edges),
    states: Object.fromEntries(coverage.states),
    paths: Object.fromEntries(walked.map(({ name, seen }) => [name, [...seen]])),
    steps: walked.reduce((sum, { steps }) => sum + steps.length, 0),
  }
  writeFileSync(path.join(folder, `${driver}.json`), JSON.stringify(content))
}
