/** The built product in its own process on a free port with its own database. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

export interface Product {
  origin: string
  stop(): Promise<void>
}

/** Starts dist/server/main.js as `npm start` does; writes a section every 20 ms unless told otherwise. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'taro-product-'))
  const server: ChildProcess = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, READING_PACE_MS: '20', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null) throw new Error(`the provider ended with ${server.exitCode}`)
    if (tries > 600) throw new Error('the provider does not answer')
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 100))
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
