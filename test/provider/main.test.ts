/** The built server as a process: what happens to it when it is stopped, killed, or started wrongly. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createBuilder } from 'vite'
import { openDatabase } from '../../src/provider/database/open.ts'
import { settingsFrom } from '../../src/provider/settings.ts'
import { ANSWERS, call, MIGRATIONS, openSession } from './running.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** Inside node_modules, so that the bundle finds its packages. */
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(path.resolve('node_modules/.taro-'))
  await mkdir(path.join(dist, 'client'))
  for (const page of ['index.html', 'not-found.html', 'shell.html'])
    await writeFile(path.join(dist, 'client', page), '<!doctype html><title>타로 한 잔</title>')
  const outDir = path.join(dist, 'server')
  const builder = await createBuilder({ logLevel: 'warn', environments: { ssr: { build: { outDir } } } })
  await builder.build(builder.environments.ssr!)
  const database = await openDatabase(settingsFrom({ DATA_DIR: path.join(dist, 'data') }, '/'), MIGRATIONS)
  await database.close()
}, 60_000)
afterAll(() => rm(dist, { recursive: true }))

interface Process {
  api: string
  url: string
  /** Ends it by a signal; tells the exit code, or the signal when it had to be killed. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

/** A data folder of its own with an empty database: making one takes seconds, so the first is copied. */
const dataFolder = async (): Promise<string> => {
  const folder = await temporaryFolder()
  await cp(path.join(dist, 'data'), folder, { recursive: true, filter: (file) => !file.endsWith('.lock') })
  return folder
}

const started = new Set<ReturnType<typeof launch>>()
const launch = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [path.join(dist, 'server/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'exit').then(([code, signal]: (number | NodeJS.Signals | null)[]) => code ?? signal!)
  return { child, exit, output: () => output }
}

/** Starts the server on a data folder and waits until it listens. */
const start = async (environment: Record<string, string>): Promise<Process> => {
  const launched = launch(environment)
  started.add(launched)
  const url = await vi.waitFor(
    () => {
      const address = /http:\/\/[\d.]+:\d+/.exec(launched.output())?.[0]
      if (!address) throw new Error(`It does not listen yet: ${launched.output()}`)
      return address
    },
    { timeout: 30_000 },
  )
  const end = (signal: NodeJS.Signals) => {
    launched.child.kill(signal)
    return launched.exit
  }
  return { url, api: `${url}/api`, end }
}
afterEach(() => {
  for (const { child } of started) child.kill('SIGKILL')
  started.clear()
})

interface Result {
  status: string
  drawnCards: unknown
  interpretations: Record<string, string | null>
}
const readingOf = async (api: string, id: string | undefined): Promise<Result> => {
  const { json } = await call(`${api}/sessions/${id}/result`)
  return json as unknown as Result
}
const untilCompleted = (api: string, id: string) =>
  vi.waitFor(async () => expect(await readingOf(api, id)).toMatchObject({ status: 'COMPLETED' }), { timeout: 10_000 })

/** A call whose body is held back until the server has begun to answer it. */
const callInFlight = async (address: string, body: unknown) => {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    expect: '100-continue',
  }
  const request = http.request(address, { method: 'POST', headers })
  const response = once(request, 'response') as Promise<[http.IncomingMessage]>
  request.flushHeaders()
  await once(request, 'continue')
  return {
    finish: async () => {
      request.end(text)
      const [message] = await response
      const chunks = await message.toArray()
      return { status: message.statusCode, json: JSON.parse(Buffer.concat(chunks).toString()) as { sessionId: string } }
    },
  }
}

test('killed in the middle of readings, it finishes them within 10 s of its next start', async () => {
  const environment = { DATA_DIR: await dataFolder(), READING_PACE_MS: '700' }
  const first = await start(environment)
  const ids = await Promise.all(Array.from({ length: 5 }, () => openSession(first.api)))
  for (const id of ids) expect((await call(`${first.api}/sessions/${id}/submit`, ANSWERS)).status).toBe(200)
  const before = await vi.waitFor(
    async () => {
      const reading = await readingOf(first.api, ids[0])
      expect(reading.interpretations.past).toBeTruthy()
      return reading
    },
    { timeout: 10_000, interval: 20 },
  )
  expect(before.status).not.toBe('COMPLETED')
  expect(await first.end('SIGKILL')).toBe('SIGKILL')

  const startedAt = performance.now()
  const second = await start(environment)
  for (const id of ids) await untilCompleted(second.api, id)
  expect(performance.now() - startedAt).toBeLessThan(10_000)

  const after = await readingOf(second.api, ids[0])
  expect(after.drawnCards).toEqual(before.drawnCards)
  expect(after.interpretations.past).toBe(before.interpretations.past)
  expect(await second.end('SIGTERM')).toBe(0)
}, 90_000)

test('killed under load, it has lost no write that it acknowledged', async () => {
  const environment = { DATA_DIR: await dataFolder(), READING_PACE_MS: '0' }
  const first = await start(environment)
  const acknowledged: string[] = []
  const visits = Array.from({ length: 4 }, async () => {
    for (;;) {
      const id = await openSession(first.api)
      if ((await call(`${first.api}/sessions/${id}/submit`, ANSWERS)).status === 200) acknowledged.push(id)
    }
  })
  const over = Promise.allSettled(visits)
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: 20_000, interval: 5 })
  await first.end('SIGKILL')
  await over
  const second = await start(environment)
  for (const id of acknowledged) await untilCompleted(second.api, id)
}, 90_000)

test('SIGTERM finishes the request in flight, takes no other, and keeps what was asked', async () => {
  const environment = { DATA_DIR: await dataFolder() }
  const first = await start(environment)
  expect((await call(`${first.url}/onboarding/1`)).text).toContain('타로 한 잔')
  const inFlight = await callInFlight(`${first.api}/sessions`, { nickname: '달빛여우' })
  const exit = first.end('SIGTERM')
  await vi.waitFor(() => expect(call(`${first.api}/health`)).rejects.toThrow('fetch failed'))
  const { status, json } = await inFlight.finish()
  expect(status).toBe(201)
  expect(await exit).toBe(0)

  const second = await start(environment)
  expect((await call(`${second.api}/sessions/${json.sessionId}/cards`)).status).toBe(200)
  expect(await second.end('SIGINT')).toBe(0)
}, 60_000)

test('a second process on the same folder is refused and names the first', async () => {
  const environment = { DATA_DIR: await dataFolder() }
  const first = await start(environment)
  const second = launch(environment)
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain('already open in process')
  expect((await call(`${first.api}/health`)).status).toBe(200)
}, 60_000)

test('wrong settings are told in a sentence, without a stack', async () => {
  const wrong = launch({ PORT: 'eighty' })
  expect(await wrong.exit).toBe(1)
  expect(wrong.output().trim()).toBe('PORT must be a whole number from 0 to 65535, not "eighty"')
})
