import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './freePort.mjs'

/** @typedef {{ origin: string, stop: () => Promise<void> }} Product */

/**
 * The built product as `npm start` starts it, in its own process on a free port with its own database; it writes a section
 * every 20 ms unless told otherwise.
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Product>}
 */
export async function startProduct(environment = {}) {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'taro-product-'))
  const server = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, READING_PACE_MS: '20', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null) throw new Error(`the provider ended with ${server.exitCode}: is the product built?`)
    if (tries > 600) throw new Error('the provider does not answer')
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) break
    await pause(100)
  }
  return {
    origin,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
