/** How much of the charts each driver walked: figures only. */
import { CHARTS } from './charts.ts'
import { table } from './markdown.ts'

/** What of a driver's report (test/flow/report.ts) is needed here: times walked or reached, also when never. */
export interface Report {
  driver: string
  edges: Readonly<Record<string, number>>
  states: Readonly<Record<string, number>>
}

/** `98/102`: of what begins with the chart's name, how much was seen at all. */
const seenOf = (times: Readonly<Record<string, number>>, chart: string): string => {
  const own = Object.entries(times).filter(([name]) => chart === '' || /^\w+/.exec(name)?.[0] === chart)
  return `${own.filter(([, count]) => count > 0).length}/${own.length}`
}

/** The page, with the figures of the drivers that left a report. */
export const coveragePage = (reports: readonly Report[]): string => {
  const row = (title: string, chart: string) => [
    title,
    ...reports.flatMap(({ edges, states }) => [seenOf(edges, chart), seenOf(states, chart)]),
  ]
  return `# Coverage

Edges walked and leaf states reached by the paths that are generated from the charts, with the drivers that walked when this
page was written by \`npm run flow -- --walk\`.

${table(
  ['chart', ...reports.flatMap(({ driver }) => [`${driver}: edges`, `${driver}: states`])],
  [...CHARTS.map(({ id }) => row(id, id)), row('all', '')],
)}
`
}
