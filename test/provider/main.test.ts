/** The built server as a process: what happens to it when it is stopped, killed, or started wrongly. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createBuilder } from 'vite'
import { PAGE_FILES } from '../../src/contract/pages.ts'
import { ANSWERS, call, openSession, withoutHost } from './running.ts'
import { startPostgres } from './postgresServer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

/** Inside node_modules, so that the bundle finds its packages. */
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(path.resolve('node_modules/.taro-'))
  await mkdir(path.join(dist, 'client'))
  for (const page of PAGE_FILES)
    await writeFile(path.join(dist, 'client', page), '<!doctype html><title>타로 한 잔</title>')
  const outDir = path.join(dist, 'server')
  // As for operators: with React's production build and not its tests'.
  vi.stubEnv('NODE_ENV', 'production')
  const builder = await createBuilder({ logLevel: 'warn', environments: { ssr: { build: { outDir } } } })
  await builder.build(builder.environments.ssr!)
  vi.unstubAllEnvs()
}, 180_000)
afterAll(() => rm(dist, { recursive: true }))

interface Process {
  api: string
  url: string
  /** Ends it by a signal; tells the exit code, or the signal when it had to be killed. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
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

test('killed in the middle of readings, it has them whole after its next start, and changes nothing', async () => {
  const environment = { DATA_DIR: await temporaryFolder(), READING_PACE_MS: '700' }
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

  const second = await start(environment)
  for (const id of ids) await untilCompleted(second.api, id)

  const after = await readingOf(second.api, ids[0])
  expect(withoutHost(after.drawnCards)).toEqual(withoutHost(before.drawnCards))
  expect(after.interpretations.past).toBe(before.interpretations.past)
  expect(await second.end('SIGTERM')).toBe(0)
}, 90_000)

test('killed under load, it has lost no write that it acknowledged', async () => {
  const environment = { DATA_DIR: await temporaryFolder(), READING_PACE_MS: '0' }
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
  const environment = { DATA_DIR: await temporaryFolder() }
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

test('a second process on the same folder or port is refused in a sentence, and names the first or the port', async () => {
  const environment = { DATA_DIR: await temporaryFolder() }
  const first = await start(environment)
  const second = launch(environment)
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain('already open in process')
  const { port } = new URL(first.url)
  const third = launch({ DATA_DIR: await temporaryFolder(), PORT: port })
  expect(await third.exit).toBe(1)
  expect(third.output().trim()).toBe(`PORT ${port} is taken by another program: stop that, or set PORT to another`)
  expect((await call(`${first.api}/health`)).status).toBe(200)
}, 60_000)

test('wrong settings are told in a sentence, without a stack', async () => {
  const wrong = launch({ PORT: 'eighty' })
  expect(await wrong.exit).toBe(1)
  expect(wrong.output().trim()).toBe('PORT must be a whole number from 0 to 65535, not "eighty"')
})

test('a back-up of either engine is restored on the other, as docs/deploy says, and brings back nothing that was deleted', async () => {
  /** A script of docs/deploy, run where the build lies. */
  const script = (name: string, environment: Record<string, string>) =>
    promisify(execFile)(path.resolve('docs/deploy', name), {
      cwd: image,
      env: { PATH: process.env.PATH, ...environment },
    })
  const image = path.join(dist, 'image')
  await mkdir(image)
  await cp(path.join(dist, 'server'), path.join(image, 'dist/server'), { recursive: true })

  const folder = await temporaryFolder()
  const first = await start({ DATA_DIR: folder, READING_PACE_MS: '0' })
  const opened = await call(`${first.api}/sessions`, { nickname: '달빛여우' })
  const [id, kept] = [String(opened.json?.['sessionId']), await openSession(first.api)]
  await call(`${first.api}/sessions/${kept}/submit`, ANSWERS)
  const { json: reading } = await call(`${first.api}/sessions/${kept}/result`)
  const backups = await temporaryFolder()
  await expect(script('back-up.sh', { FROM: folder, TO: path.join(backups, 'live') })).rejects.toThrow('already open')
  await first.end('SIGTERM')
  await script('back-up.sh', { FROM: folder, TO: path.join(backups, 'folder') })

  const server = await startPostgres()
  try {
    const DATABASE_URL = await server.newDatabase()
    await script('restore.sh', { BACKUP: path.join(backups, 'folder.tar.gz'), TO: DATABASE_URL })
    const second = await start({ DATABASE_URL })
    const secret = { authorization: `Bearer ${String(opened.json?.['ownerSecret'])}` }
    const removed = await call(`${second.api}/sessions/${id}`, undefined, { method: 'DELETE', headers: secret })
    expect(removed.status).toBe(204)
    // A server is backed up while it serves; and what a back-up of before holds is not brought back to it.
    await script('back-up.sh', { FROM: DATABASE_URL, TO: path.join(backups, 'server') })
    await script('restore.sh', { BACKUP: path.join(backups, 'folder.tar.gz'), TO: DATABASE_URL })
    expect((await call(`${second.api}/sessions/${id}/cards`)).status).toBe(410)
    await second.end('SIGTERM')
  } finally {
    await server.stop()
  }

  const restored = await temporaryFolder()
  await script('restore.sh', { BACKUP: path.join(backups, 'server.tar.gz'), TO: restored })
  const third = await start({ DATA_DIR: restored })
  const { json } = await call(`${third.api}/sessions/${kept}/result`)
  const words = ({ interpretations, fortuneScore, luckyCard, nickname }: Record<string, unknown>) => ({
    interpretations,
    fortuneScore,
    nickname,
    lucky: (luckyCard as { name: string }).name,
  })
  expect(words(json ?? {})).toEqual(words(reading ?? {}))
  expect((await call(`${third.api}/sessions/${id}/cards`)).status).toBe(410)
}, 240_000)

test('the image of docs/deploy starts, is healthy, writes its log in lines of JSON, and stops', async () => {
  const dockerfile = await readFile('docs/deploy/Dockerfile', 'utf8')
  const stages = dockerfile.split(/^FROM .*$/m).slice(1)
  const lines = (word: string, stage = '') =>
    [...stage.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, what]) => what!)
  const [build, packages, last] = stages
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect([...lines('RUN', build), ...lines('RUN', packages)]).toEqual(['npm ci', 'npm run build', 'npm ci --omit=dev'])
  expect(scripts).toHaveProperty('build')
  // What the last stage is made of: the packages, which lie above this folder, and the build.
  expect(lines('COPY', last)).toEqual([
    '--from=packages /app/node_modules node_modules',
    '--from=build /app/dist dist',
    'package.json ./',
  ])
  const app = path.join(dist, 'app')
  await cp(path.join(dist, 'server'), path.join(app, 'dist/server'), { recursive: true })
  await cp(path.join(dist, 'client'), path.join(app, 'dist/client'), { recursive: true })

  const environment = Object.fromEntries(
    lines('ENV', last)[0]!
      .split(' ')
      .map((each) => each.split('=')),
  )
  expect(environment).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: lines('VOLUME', last)[0] })
  const env = {
    PATH: process.env.PATH,
    ...environment,
    HOST: '127.0.0.1',
    PORT: '4069',
    DATA_DIR: await temporaryFolder(),
  }
  const command = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as [string, ...string[]]
  const [program, ...given] = command(lines('CMD', last)[0]!)
  const child = spawn(program, given, { cwd: app, env })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'exit')
  const [checker, ...asked] = command(lines('HEALTHCHECK', last)[0]!)
  await vi.waitFor(() => promisify(execFile)(checker, asked, { env }), { timeout: 60_000, interval: 300 })
  child.kill('SIGTERM')
  expect((await exit)[0]).toBe(0)
  const told = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.map(({ msg }) => msg)).toEqual(expect.arrayContaining([expect.stringContaining(':4069'), 'request']))
}, 120_000)
