import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import * as wire from '../../../src/contract/wire.ts'
import { CARDS } from '../../../src/deck/cards.ts'
import type { Database } from '../../../src/provider/database/open.ts'
import { ANSWERS, call, emptyDatabase, expectError, openSession, run, type Running } from '../running.ts'

const UNKNOWN = 'V1StGXR8_Z5jdHi6B-myT'

describe.each(['pglite', 'postgresql'] as const)('the six calls on %s', (engine) => {
  let database: Database
  let running: Running
  let api: string
  beforeAll(async () => {
    database = await emptyDatabase(engine)
    running = await run(database)
    api = running.api
  })
  afterAll(async () => {
    await running.stop()
    await database.close()
  })

  test('GET /health names the engine', async () => {
    expect(await call(`${api}/health`)).toMatchObject({ status: 200, json: { status: 'ok', database: engine } })
  })

  test('GET /topics: at least 6 categories of 4 topics of 4 questions, in the wire', async () => {
    const { status, json } = await call(`${api}/topics`)
    expect(status).toBe(200)
    const { categories } = v.parse(wire.TopicsResponse, json)
    expect(categories.length).toBeGreaterThanOrEqual(6)
    for (const { topics } of categories) {
      expect(topics.length).toBeGreaterThanOrEqual(4)
      for (const topic of topics) expect(topic.sampleQuestions?.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('GET /readers: three readers with pictures', async () => {
    const { readers } = v.parse(wire.ReadersResponse, (await call(`${api}/readers`)).json)
    expect(readers.map(({ type }) => type)).toEqual(['F', 'T', 'FT'])
    for (const reader of readers) expect(reader.imageUrl).toMatch(`${running.url}/media/readers/`)
  })

  test('POST /sessions answers a new id each time, unguessable', async () => {
    const first = await call(`${api}/sessions`, { nickname: '달빛여우' })
    const second = await call(`${api}/sessions`, { nickname: '달빛여우' })
    expect(first.status).toBe(201)
    expect(first.json?.sessionId).toMatch(/^[\w-]{21}$/)
    expect(second.json?.sessionId).not.toBe(first.json?.sessionId)
  })

  test.each([
    ['a nickname too short', { nickname: '달' }],
    ['blanks only', { nickname: '     ' }],
    ['a nickname too long', { nickname: '가'.repeat(13) }],
    ['other characters', { nickname: '<b>달</b>' }],
    ['no nickname', {}],
    ['a number', { nickname: 12345 }],
    ['null', { nickname: null }],
    ['a list', ['달빛여우']],
    ['broken JSON', '{"nickname":'],
    ['an empty body', ''],
    ['a prototype', '{"__proto__":{"nickname":"달빛여우"}}'],
  ])('POST /sessions refuses %s', async (_what, body) => {
    expectError(await call(`${api}/sessions`, body), 400)
  })

  test.each(['달빛', '가'.repeat(12)])('POST /sessions takes the nickname %s at its limits', async (nickname) => {
    expect((await call(`${api}/sessions`, { nickname })).status).toBe(201)
  })

  test('what no database stores and nobody sees is left out of nickname and question', async () => {
    const nickname = ` ${'달빛'.normalize('NFD')}\u0000여\ud83d우\u200b `
    const questionText = '\ufeff올해 안에\u00a0인연을\u0000 만날\udc00 수\r\n있을까요？'
    const opened = await call(`${api}/sessions`, { nickname })
    expect(opened.status).toBe(201)
    const session = `${api}/sessions/${String(opened.json?.sessionId)}`
    expect((await call(`${session}/submit`, { ...ANSWERS, questionText })).status).toBe(200)
    expect((await call(`${session}/result`)).json).toMatchObject({
      nickname: '달빛여우',
      questionText: '올해 안에 인연을 만날 수\n있을까요?',
    })
  })

  test('a body of another kind, or too large, is refused', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'nickname=x' }
    expectError(await call(`${api}/sessions`, undefined, form), 415)
    expectError(await call(`${api}/sessions`, { nickname: '가'.repeat(9000) }), 413)
  })

  test('GET /cards: three different cards of the deck, the same ones each time', async () => {
    const id = await openSession(api)
    const { status, json } = await call(`${api}/sessions/${id}/cards`)
    expect(status).toBe(200)
    const { sessionId, cards } = v.parse(wire.CardsResponse, json)
    expect(sessionId).toBe(id)
    expect(cards.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(new Set(cards.map(({ cardId }) => cardId)).size).toBe(3)
    for (const card of cards) {
      const { key, nameKo, nameEn } = CARDS.find(({ id: cardId }) => cardId === card.cardId)!
      expect(card).toMatchObject({ nameKo, nameEn, videoUrl: `${running.url}/media/cards/${key}.mp4` })
      expect(card.imageUrl).toBe(`${running.url}/media/cards/${key}.avif`)
    }
    await call(`${api}/sessions/${id}/submit`, ANSWERS)
    expect((await call(`${api}/sessions/${id}/cards`)).json).toEqual(json)
  })

  test('a session that does not exist is a 404 in every call', async () => {
    for (const id of [UNKNOWN, 'short', '%00', "'; drop table sessions; --", 'x'.repeat(64)]) {
      const session = `${api}/sessions/${encodeURIComponent(id)}`
      expectError(await call(`${session}/cards`), 404)
      expectError(await call(`${session}/result`), 404)
      expectError(await call(`${session}/submit`, ANSWERS), 404)
    }
    expectError(await call(`${api}/nothing`), 404)
  })

  test('GET /result before the submit is a 425', async () => {
    const id = await openSession(api)
    expectError(await call(`${api}/sessions/${id}/result`), 425)
  })

  test.each([
    ['an unknown category', { categoryCode: 'NOPE' }],
    ['an unknown topic', { topicCode: 'NOPE' }],
    ['an unknown reader', { readerType: 'X' }],
    ['a question too short', { questionText: '짧아요' }],
    ['a question too long', { questionText: '가'.repeat(201) }],
    ['other characters', { questionText: '올해 <script> 인연을 만날까요?' }],
    ['no question', { questionText: undefined }],
    ['a number for a code', { categoryCode: 7 }],
  ])('POST /submit refuses %s, and the session can still be submitted', async (_what, wrong) => {
    const id = await openSession(api)
    expectError(await call(`${api}/sessions/${id}/submit`, { ...ANSWERS, ...wrong }), 400)
    expect((await call(`${api}/sessions/${id}/submit`, ANSWERS)).status).toBe(200)
  })

  test('once a section is shown, the same submit again is accepted, another one is a conflict', async () => {
    const id = await openSession(api)
    const submit = `${api}/sessions/${id}/submit`
    expect((await call(submit, { ...ANSWERS, readerType: 'TF' })).status).toBe(200)
    await vi.waitFor(async () => {
      const { json } = await call(`${api}/sessions/${id}/result`)
      expect(json).toMatchObject({ interpretations: { past: expect.any(String) } })
    })
    expect((await call(submit, { ...ANSWERS, readerType: 'ft' })).status).toBe(200)
    expectError(await call(submit, { ...ANSWERS, readerType: 'T' }), 409)
    expect((await call(`${api}/sessions/${id}/result`)).json).toMatchObject({ readerType: 'FT' })
  })

  test('a submitted reading is written to its end, in the wire', async () => {
    const id = await openSession(api)
    const { cards } = v.parse(wire.CardsResponse, (await call(`${api}/sessions/${id}/cards`)).json)
    await call(`${api}/sessions/${id}/submit`, ANSWERS)
    const result = await vi.waitFor(
      async () => {
        const { json } = await call(`${api}/sessions/${id}/result`)
        expect(json).toMatchObject({ status: 'COMPLETED' })
        return v.parse(wire.ResultResponse, json)
      },
      { timeout: 10_000 },
    )
    expect(result).toMatchObject({
      sessionId: id,
      nickname: '달빛여우',
      questionText: ANSWERS.questionText,
      readerType: 'F',
    })
    expect(result.drawnCards).toEqual(cards)
    for (const text of Object.values(result.interpretations ?? {})) expect(text?.trim()).toBeTruthy()
    expect(result.fortuneScore).toEqual(expect.any(Number))
    expect(result.luckyCard?.imageUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\/lucky\/\d\d\.avif$/)
    expect((await call(`${api}/sessions/${id}/result`)).json).toEqual(result)
  })

  test('what stays the same is sent compressed, and once; what its owner hides is not taken for the same', async () => {
    const { json } = await call(`${api}/sessions`, { nickname: '달빛여우' })
    const session = `${api}/sessions/${String(json?.sessionId)}`
    await call(`${session}/submit`, ANSWERS)
    const headers = { 'accept-encoding': 'gzip' }
    for (const address of [`${session}/result`, `${api}/topics`, `${api}/readers`]) {
      const plain = await call(address, undefined, { headers: { 'accept-encoding': 'gzip;q=0' } })
      const first = await call(address, undefined, { headers })
      expect([plain.headers.get('content-encoding'), first.headers.get('content-encoding')]).toEqual([null, 'gzip'])
      expect(first.headers.get('vary')).toMatch(/accept-encoding/)
      expect(first.json).toEqual(plain.json)
      const again = { headers: { ...headers, 'if-none-match': first.headers.get('etag')! } }
      expect(await call(address, undefined, again)).toMatchObject({ status: 304, text: '' })
      if (!address.endsWith('result')) continue
      const put = {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${String(json?.ownerSecret)}` },
      }
      await call(`${session}/visibility`, undefined, { ...put, body: '{"hidden":true}' })
      expect((await call(address, undefined, again)).status).toBe(403)
    }
  })

  test('what the calls say is kept by no cache', async () => {
    const id = await openSession(api)
    expect((await call(`${api}/sessions/${id}/cards`)).headers.get('cache-control')).toBe('no-store')
    const { headers } = await call(`${api}/sessions/${id}/result`)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  })
})
