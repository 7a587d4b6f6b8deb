/** Writes docs/flow/ from the charts and the counts of edges. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { coverageOf, withDriver, type DriverCoverage, type DriverReport } from './coverage.ts'
import { EDGE_KEYS } from './coveragePage.ts'
import { coverageText, FOLDER, pages, readCoverage } from './pages.ts'

const isKnown = ([key]: [string, unknown]) => EDGE_KEYS.has(key)
const known = <T>(record: Readonly<Record<string, T>>) => Object.fromEntries(Object.entries(record).filter(isKnown))

/** A chart that changed makes counts of earlier runs void; those runs count anew. */
const withoutLostEdges = ({ driver, edges, walks }: DriverCoverage): DriverCoverage => ({
  driver,
  edges: known(edges),
  ...(walks && { walks: known(walks) }),
})

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/**
 * How many files were written. `journeysFile` holds the counts of a run of the charts' tests (journeys.config.ts),
 * `reportFiles` the reports of the drivers that have walked the generated paths; the counts of other drivers stay.
 */
export const write = async (journeysFile: string, reportFiles: readonly string[]): Promise<number> => {
  const fresh = [
    read(journeysFile) as DriverCoverage,
    ...reportFiles.map((file) => coverageOf(read(file) as DriverReport)),
  ]
  const coverage = fresh.reduce(withDriver, readCoverage()).map(withoutLostEdges)
  const files = (await pages(coverage)).set('coverage.json', coverageText(coverage))
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of files) writeFileSync(`${FOLDER}${name}`, text)
  return files.size
}
