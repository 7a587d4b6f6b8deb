import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { JourneysReporter } from './journeysReporter.ts'

/** The tests of the charts, watched: run by journeys.mjs. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  publicDir: false,
  test: {
    include: ['test/machines/*.test.ts'],
    // Properties walk at random: their counts would be others in every run.
    exclude: ['test/machines/*propert*'],
    testTimeout: 30_000,
    setupFiles: ['test/map/recordEdges.ts'],
    reporters: [new JourneysReporter()],
  },
})
