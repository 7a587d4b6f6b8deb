/** What benchmarks measure. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './freePort.mjs'

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** The built product, writing without a pause, in a process of its own; the one at ORIGIN where that is set. */
export const startProduct = async () => {
  if (process.env.ORIGIN) return { origin: process.env.ORIGIN, stop: async () => {} }
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'taro-bench-'))
  const server = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, READING_PACE_MS: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error('the product does not start: run npm run build first')
    await pause(200)
  }
  const stop = async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, stop }
}
