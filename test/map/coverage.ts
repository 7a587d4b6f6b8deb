/** The counts of edges walked, as the runs of every driver leave them in docs/flow/coverage.json. */

/** Key of an edge, then name of a test, then how often that test walked it. */
export type EdgeCounts = Record<string, Record<string, number>>

export interface DriverCoverage {
  /** What walked: `journeys` (the tests of the charts by hand), or a driver of the generated paths. */
  driver: string
  edges: EdgeCounts
  /** Key of an edge to how often it was walked in all, where the counts only tell which tests walked it at all. */
  walks?: Readonly<Record<string, number>>
}

/** What of a driver's report (test/flow/report.ts) is needed here. */
export interface DriverReport {
  driver: string
  /** Times walked, by edge. */
  edges: Readonly<Record<string, number>>
  /** What each path walks and reaches, by the path's name. */
  paths: Readonly<Record<string, readonly string[]>>
}

/** A driver's report as its part of the coverage. */
export const coverageOf = ({ driver, edges: walks, paths }: DriverReport): DriverCoverage => {
  const edges: EdgeCounts = Object.fromEntries(Object.keys(walks).map((key) => [key, {}]))
  for (const [path, seen] of Object.entries(paths))
    for (const key of seen) {
      const tests = edges[key]
      if (tests) tests[path] = 1
    }
  return { driver, edges, walks }
}

const sorted = <T>(record: Record<string, T>, value: (value: T) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(record)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, it]) => [key, value(it)]),
  )

/** The coverage with one driver's part replaced; drivers, edges and tests in alphabetical order. */
export const withDriver = (all: readonly DriverCoverage[], one: DriverCoverage): DriverCoverage[] =>
  [...all.filter(({ driver }) => driver !== one.driver), one]
    .map(({ driver, edges, walks }) => ({
      driver,
      edges: sorted(edges, (tests) => sorted(tests, (count) => count)),
      ...(walks && { walks: sorted({ ...walks }, (count) => count) }),
    }))
    .sort((a, b) => (a.driver < b.driver ? -1 : 1))
