/** Everything that docs/flow/ holds, made from the charts and the counts of the test runs. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'prettier'
import { chartPage, indexPage } from './chartPage.ts'
import { CHARTS } from '../flow/coverage.ts'
import type { DriverCoverage } from './coverage.ts'
import { coveragePage } from './coveragePage.ts'
import { eventsPage } from './eventsPage.ts'
import { jsonOf } from './machineJson.ts'
import { routesPage } from './routesPage.ts'
import { svgOf } from './svg.ts'

/** Where the pages are. */
export const FOLDER = fileURLToPath(new URL('../../docs/flow/', import.meta.url))
export const COVERAGE_FILE = `${FOLDER}coverage.json`

/** The counts that the runs of the drivers left; none before the first run. */
export const readCoverage = (): DriverCoverage[] => {
  try {
    return JSON.parse(readFileSync(COVERAGE_FILE, 'utf8')) as DriverCoverage[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export const coverageText = (coverage: readonly DriverCoverage[]): string => `${JSON.stringify(coverage, null, 2)}\n`

/** File name to text of every generated file but coverage.json, formatted as the rest of the project is. */
export const pages = async (coverage: readonly DriverCoverage[]): Promise<Map<string, string>> => {
  const plain = new Map([
    ['README.md', indexPage()],
    ['routes.md', routesPage()],
    ['events.md', eventsPage()],
    ['coverage.md', coveragePage(coverage)],
    ...CHARTS.flatMap((machine) => [
      [`${machine.id}.md`, chartPage(machine)] as const,
      [`${machine.id}.json`, jsonOf(machine)] as const,
    ]),
  ])
  const formatted = new Map(CHARTS.map((machine) => [`${machine.id}.svg`, svgOf(machine)]))
  for (const [name, text] of plain)
    formatted.set(name, await format(text, { filepath: name, semi: false, singleQuote: true, printWidth: 120 }))
  return formatted
}
