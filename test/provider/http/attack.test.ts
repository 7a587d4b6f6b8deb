/** Calls made to do harm: every one ends, none is a fault of ours, and every refusal has the documented body. */
import { once } from 'node:events'
import net from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../src/provider/database/open.ts'
import { addressOf } from '../../../src/provider/http/limits.ts'
import { ANSWERS, call, emptyDatabase, expectError, openSession, run, runForTest, type Running } from '../running.ts'

let database: Database
let running: Running
let api: string
beforeAll(async () => {
  database = await emptyDatabase('postgresql')
  running = await run(database, { limited: false })
  api = running.api
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** Values that have broken servers before. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '가'.repeat(3000),
  '../../etc/passwd',
  "' or 1=1; --",
  '${7*7}{{7*7}}',
  '%00%ff',
  '__proto__',
  'constructor',
  'undefined',
  '\u202e달빛',
  '1e999',
]
const nasty = fc.oneof(
  fc.constantFrom<unknown>(...NASTY, null, true, -0, 1e308, [], {}, [[[]]]),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const FIELDS: Record<string, unknown> = { nickname: '달빛여우', hidden: true, ...ANSWERS }
/** A body with some fields as they should be and some not. */
const body = fc.oneof(
  fc
    .record(
      Object.fromEntries(
        Object.entries(FIELDS).map(([name, good]) => [
          name,
          fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, nasty),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((fields) => JSON.stringify(fields)),
  nasty.map((value) => JSON.stringify(value)),
  fc.constantFrom('{', '{"__proto__":{}}', '{"nickname":"a","nickname":"b"}', '['.repeat(4000), '"\\ud800"', '\u0000'),
)

interface Described {
  paths: Record<string, Record<string, object>>
}

test('every call of the description, with valid, wrong and hostile values, is answered, and never with a fault of ours', async () => {
  const { json } = await call(`${api}/docs/json`)
  const { paths } = json as unknown as Described
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  )
  expect(calls.length).toBeGreaterThanOrEqual(8)
  const id = await openSession(api)
  const anyId = fc.oneof(
    fc.constant(id),
    fc.constantFrom('V1StGXR8_Z5jdHi6B-myT', ...NASTY),
    fc.string({ maxLength: 30 }),
  )
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    '*',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      anyId,
      body,
      type,
      async ({ path, method }, session, text, contentType) => {
        const address = path.replace('{sessionId}', encodeURIComponent(Buffer.from(session).toString()))
        const sent = ['post', 'put'].includes(method) ? { body: text, headers: { 'content-type': contentType } } : {}
        const answer = await call(new URL(running.url).origin + address, undefined, {
          method: method.toUpperCase(),
          ...sent,
        })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400 && address.startsWith('/api/')) expectError(answer, answer.status)
      },
    ),
    { numRuns: 300 },
  )
})

const HEAD = 'host: a\r\nconnection: close\r\n'
test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['TLS to a plain port', '\u0016\u0003\u0001\u0002', 400],
  ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['no host', 'GET /api/topics HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['headers too large', `GET /api/topics HTTP/1.1\r\n${HEAD}x: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['two lengths', `POST /api/sessions HTTP/1.1\r\n${HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `POST /api/sessions HTTP/1.1\r\n${HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
    400,
  ],
  [
    'a broken chunk',
    `POST /api/sessions HTTP/1.1\r\n${HEAD}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    400,
  ],
  [
    'a strange expectation',
    `POST /api/sessions HTTP/1.1\r\n${HEAD}expect: the-unexpected\r\ncontent-length: 0\r\n\r\n`,
    417,
  ],
  ['a broken escape', `GET /api/%zz HTTP/1.1\r\n${HEAD}\r\n`, 400],
  ['a very long id', `GET /api/sessions/${'a'.repeat(5000)}/cards HTTP/1.1\r\n${HEAD}\r\n`, 414],
  ['an unknown method', `PROPFIND /api/topics HTTP/1.1\r\n${HEAD}\r\n`, 404],
  ['another server’s address', `GET http://elsewhere.example/api/none HTTP/1.1\r\n${HEAD}\r\n`, 404],
])('%s is refused in the documented shape', async (_what, text, status) => {
  const socket = net.connect(Number(new URL(running.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(text, 'latin1')
  await once(socket, 'close')
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const json = JSON.parse(rest.join('').replace(/^[\da-f]+\r\n|\r\n0$/g, '')) as Record<string, unknown>
  expectError({ status, headers: new Headers(), text: answer, json }, status)
})

test('an address that creates too much is told when to come again, by every process, and may still submit and look', async () => {
  const environment = { LIMIT_CREATIONS: '3', CORS_ORIGINS: '*' }
  const [one, other] = [await runForTest(database, { environment }), await runForTest(database, { environment })]
  const create = ({ api: to }: Running) => call(`${to}/sessions`, { nickname: '달빛여우' }, {})
  const id = await openSession(one.api)
  for (const at of [one, one]) expect((await create(at)).status).toBe(201)
  const refused = await create(one)
  expectError(refused, 429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect.poll(async () => (await create(other)).status, { timeout: 10_000, interval: 500 }).toBe(429)
  expect((await call(`${one.api}/sessions/${id}/submit`, ANSWERS)).status).toBe(200)
  const asked = await call(`${one.api}/readers`, undefined, { headers: { origin: 'https://a.example' } })
  expect(asked.headers.get('access-control-expose-headers')).toContain('retry-after')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address)
})
