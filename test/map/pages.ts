/** Everything that docs/flow/ holds, made from the charts. */
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { analyticsPage } from './analyticsPage.ts'
import { CHARTS } from './charts.ts'
import { coveragePage, type Report } from './coveragePage.ts'
import { eventsPage } from './eventsPage.ts'
import { indexPage } from './indexPage.ts'
import { jsonOf } from './machineJson.ts'
import { pictureOf } from './picture.ts'
import { routesPage } from './routesPage.ts'

/** Where the pages are. */
export const FOLDER = fileURLToPath(new URL('../../docs/flow/', import.meta.url))
/** The one page that only a walk can write. */
export const COVERAGE = 'coverage.md'

const formatted = async (name: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(FOLDER + name)), filepath: name })

/** File name to text of every page that the charts alone tell. */
export const pages = async (): Promise<Map<string, string>> => {
  const texts = [
    ['README.md', indexPage()],
    ['routes.md', routesPage()],
    ['events.md', eventsPage()],
    ...CHARTS.map((chart) => [`${chart.id}.json`, jsonOf(chart)] as const),
  ] as const
  const written = new Map<string, string>()
  for (const [name, text] of texts) written.set(name, await formatted(name, text))
  for (const chart of CHARTS) written.set(`${chart.id}.svg`, await pictureOf(chart))
  return written
}

/** The page on what is measured, beside the folder: it is made from the table that reports are made from. */
export const ANALYTICS = fileURLToPath(new URL('../../docs/analytics.md', import.meta.url))
export const analytics = (): Promise<string> => formatted('analytics.md', analyticsPage())

/** The text of the coverage page. */
export const coverage = (reports: readonly Report[]): Promise<string> => formatted(COVERAGE, coveragePage(reports))
