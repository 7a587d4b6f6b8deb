/** A visit as others see it: an app on another origin, and the operator. */
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../src/provider/database/open.ts'
import { serveMetrics } from '../../../src/provider/metricsServer.ts'
import { ANSWERS, call, emptyDatabase, expectError, openSession, runForTest } from '../running.ts'

let database: Database
beforeAll(async () => {
  database = await emptyDatabase('pglite')
})
/** The last test does so, too. */
afterAll(() => database.close().catch(() => undefined))

const APP = 'https://app.example'
/** Statuses that the app understands; all but the last two mean that more is coming. */
const STATUSES = /^((PAST|PRESENT|FUTURE|SUMMARY|IMAGE)_(PROCESSING|COMPLETED)|COMPLETED|FAILED)$/
const MEDIA = /^https:\/\/tarot\.example\/media\/[\w/-]+\.(avif|mp4)$/

/**
 * A visit as an app that is live today makes it, call by call in its order, from another origin: what it sends, the status that
 * it goes on with, and the fields that it reads (specification section 7). `{id}` stands for the session.
 */
const CALLS: readonly { call: string; body?: object; status: number; reads: object }[] = [
  {
    call: 'GET /topics',
    status: 200,
    reads: {
      categories: expect.arrayContaining([
        {
          code: 'LOVE',
          name: expect.any(String),
          description: expect.any(String),
          topics: expect.arrayContaining([
            {
              code: 'NEW_LOVE',
              name: expect.any(String),
              description: expect.any(String),
              sampleQuestions: expect.arrayContaining([expect.any(String)]),
            },
          ]),
        },
      ]),
    },
  },
  {
    call: 'GET /readers',
    status: 200,
    reads: {
      readers: ['F', 'T', 'FT'].map((type) => ({
        type,
        name: expect.any(String),
        description: expect.any(String),
        imageUrl: expect.stringMatching(MEDIA),
        videoUrl: expect.stringMatching(MEDIA),
      })),
    },
  },
  {
    call: 'POST /sessions',
    body: { nickname: '달빛여우' },
    status: 201,
    reads: { sessionId: expect.stringMatching(/^[\w-]+$/) },
  },
  {
    call: 'GET /sessions/{id}/cards',
    status: 200,
    reads: {
      cards: [1, 2, 3].map((position) =>
        expect.objectContaining({
          position,
          cardId: expect.any(Number),
          nameKo: expect.any(String),
          nameEn: expect.any(String),
          orientation: expect.stringMatching(/^(upright|reversed)$/),
          videoUrl: expect.stringMatching(MEDIA),
        }),
      ),
    },
  },
  { call: 'GET /sessions/{id}/result', status: 425, reads: { code: 425, message: expect.any(String) } },
  // Its codes of readers are lower case, and its letters in the other order.
  { call: 'POST /sessions/{id}/submit', body: { ...ANSWERS, readerType: 't' }, status: 200, reads: {} },
  // The visitor goes back and thinks again, before anything was to be seen.
  { call: 'POST /sessions/{id}/submit', body: { ...ANSWERS, readerType: 'tf' }, status: 200, reads: {} },
  // From the card table it submits once more.
  { call: 'POST /sessions/{id}/submit', body: { ...ANSWERS, readerType: 'tf' }, status: 200, reads: {} },
]

test('a visit of an app on another origin, as it was recorded', async () => {
  const environment = { READING_PACE_MS: '40', CORS_ORIGINS: APP, TRUST_PROXY: 'loopback' }
  const { api } = await runForTest(database, { environment })
  const forwarded = { origin: APP, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tarot.example' }
  let id = ''
  const ask = async (call: string, body?: object) => {
    const [method = '', path = ''] = call.replace('{id}', id).split(' ')
    const json = body && { body: JSON.stringify(body), headers: { ...forwarded, 'content-type': 'application/json' } }
    const response = await fetch(api + path, { method, headers: forwarded, ...json })
    expect({ call, open: response.headers.get('access-control-allow-origin') }).toEqual({ call, open: APP })
    return { status: response.status, read: (await response.json()) as Record<string, unknown> }
  }

  for (const { call, body, status, reads } of CALLS) {
    const answer = await ask(call, body)
    expect({ call, status: answer.status, read: answer.read }).toMatchObject({ call, status, read: reads })
    if (call === 'POST /sessions') id = String(answer.read['sessionId'])
  }

  let result: Record<string, unknown> = {}
  while (result['status'] !== 'COMPLETED') {
    const { status, read } = await ask('GET /sessions/{id}/result')
    expect(status).toBe(200)
    expect(read['status']).toMatch(STATUSES)
    const { summary } = read['interpretations'] as Record<string, string | null>
    // It shows the score with the summary, and no summary without one.
    expect(summary === null || typeof read['fortuneScore'] === 'number').toBe(true)
    result = read
  }
  const text = expect.stringMatching(/[가-힣]/)
  expect(result).toMatchObject({
    nickname: '달빛여우',
    questionText: ANSWERS.questionText,
    // The reading is of the later answers.
    readerType: 'FT',
    interpretations: { past: text, present: text, future: text, summary: text },
    drawnCards: [1, 2, 3].map((position) => ({ position, videoUrl: expect.stringMatching(MEDIA) })),
    luckyCard: { name: text, message: text, imageUrl: expect.stringMatching(MEDIA) },
  })

  const late = await ask('POST /sessions/{id}/submit', { ...ANSWERS, readerType: 'F' })
  expect(late).toMatchObject({ status: 409, read: { message: text } })
})

const NICKNAME = '달빛여우'

test('one line a request and the measures tell what happened, and of nobody', async () => {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const log = pino({ formatters: { level: (label) => ({ level: label }) } }, sink)
  const { api, stop } = await runForTest(database, { log, environment: { TRUST_PROXY: 'loopback' } })
  const metrics = await serveMetrics(0, '127.0.0.1')

  const opened = await call(`${api}/sessions`, { nickname: NICKNAME })
  const id = String(opened.json?.['sessionId'])
  const session = `${api}/sessions/${id}`
  await call(`${session}/result`)
  await call(`${session}/submit`, ANSWERS)
  const traced = await call(`${session}/result?${NICKNAME}`, undefined, { headers: { 'x-request-id': 'from-proxy-1' } })
  await call(`${api}/${id}/${encodeURIComponent(NICKNAME)}`)
  await call(`${session}/result`, undefined, { headers: { 'x-request-id': `${NICKNAME.length} ${id}` } })
  expect(traced.headers.get('x-request-id')).toBe('from-proxy-1')
  expect(opened.headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)

  const { text } = await call(metrics.address)
  await stop()
  await metrics.stop()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.map(({ method, route, status }) => `${String(method)} ${String(route)} ${String(status)}`)).toEqual([
    'POST /api/sessions 201',
    'GET /api/sessions/:sessionId/result 425',
    'POST /api/sessions/:sessionId/submit 200',
    'GET /api/sessions/:sessionId/result 200',
    'GET site 404',
    'GET /api/sessions/:sessionId/result 200',
  ])
  expect(told[3]).toMatchObject({ level: 'info', requestId: 'from-proxy-1', ms: expect.any(Number) })

  for (const line of [
    /^taro_polls_total\{outcome="425"\} [1-9]/m,
    /^taro_polls_total\{outcome="COMPLETED"\} [1-9]/m,
    /^taro_sections_written_total\{writer="composer"\} [1-9]/m,
    /^taro_http_request_duration_seconds_count\{.*route="\/api\/sessions\/:sessionId\/result".*\} /m,
    /^taro_oldest_unwritten_seconds 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line)
  for (const personal of [id, NICKNAME, encodeURIComponent(NICKNAME), ANSWERS.questionText])
    expect(lines.join('') + text).not.toContain(personal)
})

test('an answer that is sent again is the same, and is named, told and limited as all others', async () => {
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const environment = { TRUST_PROXY: 'loopback', CORS_ORIGINS: APP, LIMIT_CALLS: '4' }
  const { api, stop } = await runForTest(database, { log: pino(sink), environment })
  const session = `/sessions/${await openSession(api)}`
  await call(`${api}${session}/submit`, ANSWERS)
  // The first look is what finishes it.
  await call(`${api}${session}/result`)

  for (const [index, address] of [`${session}/result`, '/topics', '/readers'].entries()) {
    const ask = (headers: object = {}) =>
      call(api + address, undefined, { headers: { 'x-forwarded-for': `203.0.113.${index}`, ...headers } })
    const answers = [await ask(), await ask(), await ask()]
    const [first, ...later] = answers.map(({ status, headers, text }) => {
      const { date: _, 'x-request-id': id, ...same } = Object.fromEntries(headers)
      expect(id).toMatch(/^[\w-]{12}$/)
      return { status, same, text }
    })
    expect(first?.status).toBe(200)
    for (const each of later) expect(each).toEqual(first)
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3)
    expect((await ask({ origin: APP })).headers.get('access-control-allow-origin')).toBe(APP)
    const refused = await ask()
    expectError(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const elsewhere = await ask({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'tarot.example' })
    expect(elsewhere.text.includes('tarot.example')).toBe(address !== '/topics')
  }
  await stop()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const polls = told.filter(({ route }) => route === '/api/sessions/:sessionId/result')
  expect(polls.map(({ method, status, ms }) => [method, status, typeof ms])).toEqual(
    [200, 200, 200, 200, 200, 429, 200].map((status) => ['GET', status, 'number']),
  )
})

test('a process whose database is gone is alive, and not to be sent visitors', async () => {
  const { api } = await runForTest(database)
  expect(await call(`${api}/health`)).toMatchObject({ status: 200, json: { version: expect.stringMatching(/^\d+\./) } })
  await database.close()
  expect((await call(`${api}/health`)).status).toBeGreaterThanOrEqual(500)
  expect(await call(`${api}/live`)).toMatchObject({ status: 200, json: { status: 'ok' } })
})
