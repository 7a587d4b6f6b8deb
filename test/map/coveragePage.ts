/** Which test walked which edge, and how often. */
import { CHARTS } from '../flow/coverage.ts'
import { edgesOf, nameOf, type Edge } from './charts.ts'
import type { DriverCoverage } from './coverage.ts'
import { code, table } from './markdown.ts'
import { eventOf, guardOf, targetOf } from './words.ts'

/** A driver of generated paths has hundreds of tests; a page lists some and the JSON file all. */
const LISTED = 8

/** Every edge that there is to walk. */
export const EDGE_KEYS: ReadonlySet<string> = new Set(CHARTS.flatMap(edgesOf).map(({ key }) => key))

const countsOf = ({ edges }: DriverCoverage, { key }: Edge) => Object.entries(edges[key] ?? {})
const total = (counts: readonly [string, number][]) => counts.reduce((sum, [, count]) => sum + count, 0)

const cell = (driver: DriverCoverage, edge: Edge): string => {
  const counts = countsOf(driver, edge)
  return counts.length === 0 ? '**none**' : `${driver.walks?.[edge.key] ?? total(counts)} × in ${counts.length}`
}

const testsOf = (driver: DriverCoverage, edge: Edge): string => {
  const counts = countsOf(driver, edge)
  const names = counts.slice(0, LISTED).map(([test, count]) => `${test}${count > 1 ? ` (${count} ×)` : ''}`)
  const more = counts.length > LISTED ? [`and ${counts.length - LISTED} more`] : []
  return counts.length === 0 ? '' : `  - ${driver.driver}: ${[...names, ...more].map(plain).join('; ')}\n`
}

const plain = (text: string): string => text.replaceAll(/([*_`<>[\]|\\])/g, '\\$1')

const walked = (driver: DriverCoverage, edges: readonly Edge[]): string =>
  `${edges.filter((edge) => countsOf(driver, edge).length > 0).length}/${edges.length}`

/** The page. Throws when the counts name an edge that no chart has: then they are older than the charts. */
export const coveragePage = (coverage: readonly DriverCoverage[]): string => {
  const unknown = coverage.flatMap(({ edges }) => Object.keys(edges)).filter((key) => !EDGE_KEYS.has(key))
  if (unknown.length > 0)
    throw new Error(`docs/flow/coverage.json counts edges that no chart has: ${unknown.slice(0, 3).join(', ')}`)
  const drivers = coverage.map(({ driver }) => driver)
  return `# Coverage

How often each edge of each chart was walked, and by how many tests: "3 × in 2" is three times in two tests. The driver
\`journeys\` is the tests of the charts that are written by hand; the others walk the generated paths.

${table(
  ['chart', ...drivers],
  [
    ...CHARTS.map((machine) => [
      `[${machine.id}](#${machine.id.toLowerCase()})`,
      ...coverage.map((driver) => walked(driver, edgesOf(machine))),
    ]),
    ['all', ...coverage.map((driver) => walked(driver, CHARTS.flatMap(edgesOf)))],
  ],
)}

${CHARTS.map(
  (machine) => `## ${machine.id}

${table(
  ['in', 'on', 'if', 'to', ...drivers],
  edgesOf(machine).map((edge) => [
    code(nameOf(edge.source)),
    code(eventOf(edge)),
    code(guardOf(edge)),
    code(targetOf(edge)) || 'stays',
    ...coverage.map((driver) => cell(driver, edge)),
  ]),
)}

<details><summary>The tests of each edge of ${machine.id}</summary>

${edgesOf(machine)
  .map((edge) => `- ${code(edge.key)}\n${coverage.map((driver) => testsOf(driver, edge)).join('')}`)
  .join('')}
</details>
`,
).join('\n')}`
}
