import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The tests under trial hand themselves over instead of running. */
const collecting = (): Plugin => ({
  name: 'collecting-tests',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'vitest' && importer && !importer.startsWith(import.meta.dirname)
      ? path.join(import.meta.dirname, 'collector.ts')
      : null,
})

export default defineConfig({
  plugins: [collecting()],
  test: {
    root: path.join(import.meta.dirname, '../..'),
    include: ['test/mutation/trial.ts'],
    pool: 'threads',
    testTimeout: 0,
    // A mutant may throw where no test looks; the tests judge it by what they see.
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
