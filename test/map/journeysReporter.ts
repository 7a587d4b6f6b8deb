/** Writes which test walked which edge to the file that the environment names. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { withDriver, type EdgeCounts } from './coverage.ts'

/** The counts of a finished run, as the part of the driver `journeys`. */
export class JourneysReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const edges: EdgeCounts = {}
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const name = `${path.basename(module.moduleId, '.test.ts')}: ${test.fullName}`
        for (const [key, count] of Object.entries(test.meta().edges ?? {})) {
          const tests = (edges[key] ??= {})
          tests[name] = (tests[name] ?? 0) + count
        }
      }
    const file = process.env['JOURNEYS_FILE']
    if (!file) throw new Error('JOURNEYS_FILE names no file')
    writeFileSync(file, JSON.stringify(withDriver([], { driver: 'journeys', edges })[0]))
  }
}
