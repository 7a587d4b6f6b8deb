import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../flow/paths.ts'
import { withDriver, type DriverCoverage } from './coverage.ts'
import { EDGE_KEYS } from './coveragePage.ts'
import { walkJourneys } from './journeys.mjs'
import { COVERAGE_FILE, coverageText, FOLDER, pages, readCoverage } from './pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'taro-stale-'))
let coverage: DriverCoverage[]

beforeAll(() => {
  const file = path.join(folder, 'journeys.json')
  walkJourneys(file)
  coverage = withDriver(readCoverage(), JSON.parse(readFileSync(file, 'utf8')) as DriverCoverage)
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

const written = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

test('docs/flow/coverage.json counts what the tests of the charts walk now', () => {
  expect(written(COVERAGE_FILE) === coverageText(coverage), 'stale: run npm run flow').toBe(true)
})

test('every page of docs/flow says what the charts say now', async () => {
  const stale = [...(await pages(coverage))].filter(([name, text]) => written(FOLDER + name) !== text)
  expect(
    stale.map(([name]) => name),
    'stale: run npm run flow',
  ).toEqual([])
})

test('every driver of the generated paths walked every edge that there is now', () => {
  const missed = readCoverage()
    .filter(({ driver }) => driver !== 'journeys')
    .flatMap(({ driver, edges }) =>
      [...EDGE_KEYS].filter((key) => Object.keys(edges[key] ?? {}).length === 0).map((key) => `${driver}: ${key}`),
    )
  expect(missed, 'stale: run npm run flow -- --walk').toEqual([])
})

test('the paths that the pure driver walked are the ones that are generated now', () => {
  const walked = readCoverage().find(({ driver }) => driver === 'pure')
  const names = new Set(Object.values(walked?.edges ?? {}).flatMap((tests) => Object.keys(tests)))
  const generated = walked ? paths().map(({ name }) => name) : []
  expect([...names].sort(), 'stale: run npm run flow -- --walk').toEqual(generated.sort())
})
