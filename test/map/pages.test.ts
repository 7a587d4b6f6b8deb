import { expect, test } from 'vitest'
import { CHARTS } from '../flow/coverage.ts'
import { edgesOf } from './charts.ts'
import { coverageOf, withDriver } from './coverage.ts'
import { coveragePage } from './coveragePage.ts'
import { eventsPage } from './eventsPage.ts'
import { routesPage } from './routesPage.ts'

const rows = (page: string) =>
  page
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? [line.split(/(?<!\\)\|/).map((cell) => cell.trim())] : []))

test('the catalogue has every event that a chart listens for', () => {
  const catalogued = rows(eventsPage()).map(([, event]) => event)
  const heard = CHARTS.flatMap(edgesOf)
    .map(({ event }) => event)
    .filter((event) => event !== '' && !event.startsWith('xstate.'))
  expect([...new Set(heard)].filter((event) => !catalogued.includes(`\`${event}\``))).toEqual([])
})

test('the catalogue knows who says an event, who hears it and who tells the world', () => {
  const of = (event: string) => rows(eventsPage()).filter(([, name]) => name === `\`${event}\``)
  expect(of('card.picked')).toEqual([
    [
      '',
      '`card.picked`',
      '`picks: readonly number[]`',
      'selection: `reportPicked`',
      'reading: `visit.cardDraw.table.choosing`',
      '',
    ],
    ['', '`card.picked`', '`picks: readonly number[]`', 'reading: `passOn` in `visit.cardDraw.table.choosing`', ''],
  ])
  expect(of('session.submit')[0]!.slice(3, 5)).toEqual([
    'reading: `submitAnswers`',
    'session: `open.submission.unsubmitted`, `open.submission.retrying`',
  ])
  expect(of('visit.requested')[0]![4]).toBe('reading: `visit`, `visit.cardDraw.table.revealing` (refuses it)')
})

test('the route table says who may enter and how else a screen is reached', () => {
  const loading = rows(routesPage()).find(([, screen]) => screen === '`loading`')
  expect(loading).toEqual([
    '',
    '`loading`',
    '`/onboarding/loading`',
    '',
    '6',
    '로딩 페이지',
    '`isGranted(loading)`',
    '`cardDraw.table.revealed` visit.next',
    'push',
    '',
  ])
})

test('the coverage page counts walks and tests, and says none where there is none', () => {
  const [walked, unwalked] = edgesOf(CHARTS[0]!)
  const page = coveragePage([{ driver: 'pure', edges: { [walked!.key]: { 'one way': 2, 'another way': 1 } } }])
  const cells = rows(page).map((row) => row.at(-2))
  expect(cells.slice(0, 2)).toEqual(['3 × in 2', '**none**'])
  expect(page).toContain('one way (2 ×); another way')
  expect(unwalked).toBeDefined()
})

test('the report of a driver tells how often an edge was walked and in which paths', () => {
  const key = edgesOf(CHARTS[0]!)[0]!.key
  const report = { driver: 'dom', edges: { [key]: 5 }, paths: { short: [key, 'a state'], long: [key], other: [] } }
  expect(rows(coveragePage([coverageOf(report)]))[0]!.at(-2)).toBe('5 × in 2')
})

test('counts of an edge that is gone are refused', () => {
  expect(() => coveragePage([{ driver: 'pure', edges: { 'a —b→ c': { way: 1 } } }])).toThrow('no chart has: a —b→ c')
})

test('one driver replaces its own counts and no others, always in the same order', () => {
  const before = [
    { driver: 'pure', edges: { b: { t: 1 } } },
    { driver: 'dom', edges: { a: { t: 1 } } },
  ]
  const after = withDriver(before, { driver: 'pure', edges: { c: { z: 1, y: 2 }, a: { t: 3 } } })
  expect(JSON.stringify(after)).toBe(
    JSON.stringify([
      { driver: 'dom', edges: { a: { t: 1 } } },
      { driver: 'pure', edges: { a: { t: 3 }, c: { y: 2, z: 1 } } },
    ]),
  )
})
