/**
 * `npm run soak`: visits of the built server while it and its database are killed, frozen and refused every few seconds. Every
 * submit that was acknowledged is whole in the end, once, and as it was seen before. VISITS sets how many.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres } from '../provider/postgresServer.ts'
import { ANSWERS, call } from '../provider/running.ts'
import { temporaryFolder } from '../provider/temporaryFolder.ts'

const VISITS = Number(process.env.VISITS ?? 10_000)
const VISITORS = 16
const FAULT_EVERY_MS = 4000
const WHOLE_WITHIN_MS = 15_000

/** The built server on a port, which may be killed and started again. */
const serverOn = (port: number, environment: Record<string, string>) => {
  let child: ChildProcess
  const start = () => {
    child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        READING_PACE_MS: '0',
        TRUST_PROXY: 'loopback',
        ...environment,
      },
      stdio: 'ignore',
    })
  }
  start()
  return {
    api: `http://127.0.0.1:${port}/api`,
    start,
    kill: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Visits until so many submits are acknowledged, whatever the servers answer; tells what each reading was when it was first seen. */
const crowd = async (apis: readonly string[]) => {
  const seen = new Map<string, string | null>()
  let calls = 0
  const headers = () => ({
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${((calls += 1) >> 8) & 255}.${calls & 255}`,
  })
  const asked = (url: string, body: unknown) =>
    call(url, body, { headers: headers(), signal: AbortSignal.timeout(8000) }).catch(() => null)
  const visitor = async (_: unknown, index: number) => {
    while (seen.size < VISITS) {
      const api = apis[(index + calls) % apis.length]!
      const opened = await asked(`${api}/sessions`, { nickname: '달빛여우' })
      const session = `/sessions/${String(opened?.json?.sessionId)}`
      const submitted = opened?.status === 201 ? await asked(`${api}${session}/submit`, ANSWERS) : null
      if (submitted?.status !== 200) {
        await pause(100)
        continue
      }
      const result = await call(`${api}${session}/result`, undefined, { headers: headers() }).catch(() => null)
      seen.set(session, result?.status === 200 ? result.text : null)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return seen
}

/** Lets faults happen one after the other until the work is done. */
const during = async <T>(work: Promise<T>, faults: readonly (() => Promise<void>)[]): Promise<T> => {
  const over = work.then(() => true)
  for (let count = 0; ; count += 1) {
    if (await Promise.race([over, pause(FAULT_EVERY_MS, false)])) return work
    await faults[count % faults.length]!()
  }
}

const expectWhole = async (seen: ReadonlyMap<string, string | null>, api: string) => {
  await vi.waitFor(async () => expect((await call(`${api}/health`)).status).toBe(200), { timeout: WHOLE_WITHIN_MS })
  let index = 0
  for (const [session, before] of seen) {
    const headers = { 'x-forwarded-for': `10.1.${((index += 1) >> 8) & 255}.${index & 255}` }
    const { text, json } = await call(`${api}${session}/result`, undefined, { headers })
    expect(json?.status).toBe('COMPLETED')
    if (before) expect(text).toBe(before)
  }
}

test('the embedded database, and a process that is killed', async () => {
  const server = serverOn(4041, { DATA_DIR: await temporaryFolder() })
  onTestFinished(server.kill)
  const killed = async () => {
    await server.kill()
    server.start()
  }
  await expectWhole(await during(crowd([server.api]), [killed]), server.api)
})

test('two processes on one PostgreSQL server, each of the three killed, frozen or restarted', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  // Pictures have one address, whoever of the two answers.
  const environment = { DATABASE_URL: await postgres.newDatabase(), PUBLIC_URL: 'http://127.0.0.1:4042' }
  const servers = [serverOn(4042, environment), serverOn(4043, environment)]
  for (const { kill } of servers) onTestFinished(kill)
  const killed = servers.map(({ kill, start }) => async () => {
    await kill()
    start()
  })
  const frozen = async () => {
    await postgres.freeze()
    await pause(FAULT_EVERY_MS)
    await postgres.thaw()
  }
  const restarted = async () => {
    await postgres.stop()
    await pause(1000)
    await postgres.startAgain()
  }
  const apis = servers.map(({ api }) => api)
  await expectWhole(await during(crowd(apis), [...killed, frozen, restarted]), apis[0]!)
})
