/** What visitors and operators meet when the database, the disk or a client fails. */
import { once } from 'node:events'
import net from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../src/provider/database/open.ts'
import { settingsFrom } from '../../src/provider/settings.ts'
import { startPostgres } from './postgresServer.ts'
import { ANSWERS, call, emptyDatabase, expectError, MIGRATIONS, openSession, run, runForTest } from './running.ts'

const NICKNAME = { nickname: '달빛여우' }
const within = (ms: number): RequestInit => ({ signal: AbortSignal.timeout(ms) })
const expectAway = (answer: Awaited<ReturnType<typeof call>>) => {
  expectError(answer, 503)
  expect(answer.headers.get('retry-after')).toBe('2')
}

test('connections dropped, a frozen server, a server away: every call ends, in the documented shape, and all is well after', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const told = vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const server = await startPostgres()
  const url = await server.newDatabase()
  const settings = settingsFrom({ DATABASE_URL: url }, '/')
  const database = await openDatabase(settings, MIGRATIONS)
  const { api, stop } = await run(database, { limited: false })
  onTestFinished(async () => {
    await stop()
    await database.close()
    await server.stop()
  })
  const id = await openSession(api)

  const dropper = new pg.Client(url)
  await dropper.connect()
  const dropping = async () => {
    for (let times = 0; times < 6; times += 1)
      await dropper.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
    await dropper.end()
  }
  const visits = Array.from({ length: 30 }, () => call(`${api}/sessions`, NICKNAME))
  await dropping()
  for (const visit of visits) {
    const answer = await visit
    if (answer.status !== 201) expectAway(answer)
  }
  expect((await call(`${api}/health`)).status).toBe(200)

  await server.freeze()
  try {
    const session = `${api}/sessions/${id}`
    const calls = [
      call(`${api}/health`, undefined, within(5000)),
      call(`${api}/sessions`, NICKNAME, { ...within(5000), method: 'POST', body: JSON.stringify(NICKNAME) }),
      call(`${session}/submit`, ANSWERS, within(5000)),
      // What is in memory is answered all the same.
      call(`${api}/sessions/${'x'.repeat(21)}/result`, undefined, within(5000)),
    ]
    for (const answer of await Promise.all(calls)) expectAway(answer)
  } finally {
    await server.thaw()
  }
  expect((await call(`${api}/sessions`, NICKNAME)).status).toBe(201)

  await server.stop()
  expectAway(await call(`${api}/sessions`, NICKNAME, { ...within(2000) }))
  const opening = openDatabase(settings, MIGRATIONS)
  await vi.waitFor(() => expect(told.mock.calls.join('')).toMatch(/PostgreSQL server .*127\.0\.0\.1.* waiting for it/))
  await server.startAgain()
  await (await opening).close()
  expect((await call(`${api}/sessions/${id}/submit`, ANSWERS)).status).toBe(200)
  expect(JSON.stringify([told.mock.calls, reported.mock.calls])).not.toMatch(new RegExp(`${id}|달빛|taro:taro`))
})

test('a client that is silent, slow or takes no answer is cut off, with a reason where one can be told', async () => {
  const database = await emptyDatabase('pglite')
  onTestFinished(() => database.close())
  const { url } = await runForTest(database, { clientMs: 300 })
  const port = Number(new URL(url).port)
  const cutOff = async (text: string): Promise<string> => {
    const socket = net.connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.write(text)
    await once(socket, 'close')
    return answer
  }
  const head = 'POST /api/sessions HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
  const [silent, headers, body, idle] = await Promise.all([
    cutOff(''),
    cutOff(head),
    cutOff(`${head}content-length: 30\r\n\r\n{"nick`),
    cutOff('GET /api/readers HTTP/1.1\r\nhost: a\r\n\r\n'),
  ])
  expect(silent).toMatch(/^$|408/)
  for (const answer of [headers, body]) expect(answer).toMatch(/^HTTP\/1.1 408 [^]*"code":408,"message":"[가-힣]/)
  expect(idle).toMatch(/^HTTP\/1.1 200/)
})
