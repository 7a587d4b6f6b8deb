import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs the tests of the charts and writes which of them walked which edge to a file. Throws when a test fails.
 * @param {string} file
 */
export const walkJourneys = (file) => {
  const run = spawnSync('npx', ['vitest', 'run', '--config', 'test/map/journeys.config.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, JOURNEYS_FILE: file },
  })
  if (run.status !== 0) throw new Error(`the tests of the charts fail\n${run.stdout}${run.stderr}`)
}
