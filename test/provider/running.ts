/** A real provider for a test: a real database, a real port. */
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openDatabase, type Database } from '../../src/provider/database/open.ts'
import { keptTemplate } from '../../src/provider/database/template.ts'
import { startProvider, type ProviderOptions } from '../../src/provider/provider.ts'
import { settingsFrom } from '../../src/provider/settings.ts'
import { startPostgres } from './postgresServer.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export const MIGRATIONS = path.resolve('src/provider/migrations')

export type Engine = Database['engine']

/** A folder for DATA_DIR with an empty database in it. */
export async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await cp(await keptTemplate(MIGRATIONS), path.join(folder, 'pglite'), { recursive: true })
  return folder
}

/** An empty database: embedded, in a folder of its own, or on a PostgreSQL server of its own. */
export async function emptyDatabase(engine: Engine): Promise<Database> {
  const server = engine === 'postgresql' ? await startPostgres() : null
  const environment = server ? { DATABASE_URL: await server.newDatabase() } : { DATA_DIR: await dataFolder() }
  const database = await openDatabase(settingsFrom(environment, '/'), MIGRATIONS)
  return {
    ...database,
    close: async () => {
      await database.close()
      await server?.stop()
    },
  }
}

/** What came back, with its body read: `json` is null when it is no JSON. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  json: Record<string, unknown> | null
}

const parsed = (text: string): Answer['json'] => {
  try {
    return JSON.parse(text) as Answer['json']
  } catch {
    return null
  }
}

/** An answer without the host that was asked: two providers on one database answer at two ports. */
export const withoutHost = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')) as T

/** Calls a provider; a body that is no string is sent as JSON. */
export async function call(address: string, body?: unknown, init: RequestInit = {}): Promise<Answer> {
  const sent: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }
  const response = await fetch(address, { ...sent, ...init })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: parsed(text) }
}

/** Fails the test unless the body is the error body of the wire, complete, for this status, in a visitor's words. */
export const expectError = (answer: Answer, status: number): void => {
  expect(answer.status).toBe(status)
  expect(answer.json).toMatchObject({
    code: status,
    message: expect.stringMatching(/[가-힣]/),
    detail: expect.any(String),
  })
  expect(answer.json?.message).not.toMatch(/[a-z]|세션|서버|(?<!입력)해주세요/i)
  expect(Date.parse(String(answer.json?.timestamp))).not.toBeNaN()
}

export const ANSWERS = {
  categoryCode: 'LOVE',
  topicCode: 'NEW_LOVE',
  questionText: '올해 안에 새로운 인연을 만날 수 있을까요?',
  readerType: 'F',
}

/** Opens a session and tells its id. */
export async function openSession(api: string): Promise<string> {
  const { status, text, json } = await call(`${api}/sessions`, { nickname: '달빛여우' })
  if (status !== 201) throw new Error(`The session was refused: ${status} ${text}`)
  return String(json?.sessionId)
}

export type Running = Awaited<ReturnType<typeof run>>

/** Starts a provider on a database, listening on a free port. */
export async function run(
  database: Database,
  options: Partial<ProviderOptions> & { environment?: Record<string, string> } = {},
) {
  const { environment, ...rest } = options
  const settings = settingsFrom({ READING_PACE_MS: '0', ...environment }, '/')
  const provider = await startProvider({ database, settings, app: null, ...rest })
  const url = await provider.server.listen({ port: 0, host: '127.0.0.1' })
  return { url, api: `${url}/api`, readings: provider.readings, stop: () => provider.stop() }
}

/** `run` for one test, which stops it when it ends. */
export async function runForTest(...args: Parameters<typeof run>): Promise<Running> {
  const running = await run(...args)
  onTestFinished(running.stop)
  return running
}
