import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHARTS, edgesOf, leavesOf } from './charts.ts'
import { coveragePage } from './coveragePage.ts'
import { eventsPage } from './eventsPage.ts'
import { ANALYTICS, analytics, COVERAGE, FOLDER, pages } from './pages.ts'

const rows = (page: string): string[][] =>
  page.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.split(/ *(?<!\\)\| */).slice(1, -1)] : []))

test('docs/flow says what the charts say now, and nothing else', async () => {
  const current = await pages()
  const written = readdirSync(FOLDER).filter((name) => name !== COVERAGE)
  expect(written.sort(), 'run npm run flow').toEqual([...current.keys()].sort())
  const stale = [...current].filter(([name, text]) => readFileSync(FOLDER + name, 'utf8') !== text)
  expect(
    stale.map(([name]) => name),
    'run npm run flow',
  ).toEqual([])
}, 120_000)

test('docs/analytics.md says what is reported now', async () => {
  expect(readFileSync(ANALYTICS, 'utf8'), 'run npm run flow').toBe(await analytics())
})

test('the figures of coverage are of the edges and states that there are now', () => {
  const page = rows(readFileSync(FOLDER + COVERAGE, 'utf8'))
  for (const chart of CHARTS) {
    const [, ...figures] = page.find(([title]) => title === chart.id) ?? ['', 'missing']
    const wanted = [edgesOf(chart).length, leavesOf(chart).length]
    expect(
      figures.map((figure) => Number(figure.split('/')[1])),
      'run npm run flow -- --walk',
    ).toEqual(figures.map((_, index) => wanted[index % 2]))
  }
})

test('coverage counts what a driver saw at all, chart by chart', () => {
  const edges = { 'catalog.idle —catalog.load→ catalog.loading': 3, 'catalog.failed —catalog.load→ catalog.loading': 0 }
  const states = { 'catalog.idle': 1, 'cards.fetching': 2 }
  const page = rows(coveragePage([{ driver: 'pure', edges, states }]))
  expect(page[0]).toEqual(['chart', 'pure: edges', 'pure: states'])
  expect(page).toContainEqual(['catalog', '1/2', '1/1'])
  expect(page.at(-1)).toEqual(['all', '1/2', '2/2'])
})

test('the catalogue has every event that a chart waits for, and knows who says it and who hears it', () => {
  const page = rows(eventsPage())
  const awaited = CHARTS.flatMap(edgesOf).flatMap(({ type }) => (/^$|^xstate\.|\*$/.test(type) ? [] : [`\`${type}\``]))
  expect(awaited.filter((event) => !page.some(([name]) => name === event))).toEqual([])
  expect(page.filter(([name]) => name === '`card.picked`')).toEqual([
    ['`card.picked`', '`picks: readonly number[]`', 'drawing `reportPicked`', '`visit.cardDraw.table`'],
    ['`card.picked`', '`picks: readonly number[]`', 'reading `passOn`'],
  ])
  expect(page.filter(([name]) => name === '`card.toggle`')).toEqual([
    ['`card.toggle`', '`card: number`', '', '`choosing.incomplete`, `choosing.complete`'],
  ])
})
