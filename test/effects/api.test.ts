import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApi, type Api } from '../../src/effects/api.ts'
import { HTML_ERROR, startLiveProvider, type LiveProvider } from '../liveProvider.ts'
import { CARDS, errorBody, READERS, resultAt, TOPICS } from '../liveWire.ts'

const ANSWERS = { categoryCode: 'LOVE', topicCode: 'REUNION', questionText: '다시 만날 수 있을까요?', readerType: 'TF' }
const NOBODY = 'http://127.0.0.1:9'

let live: LiveProvider
let api: Api
const { signal } = new AbortController()

beforeEach(async () => {
  live = await startLiveProvider()
  api = createApi({ baseUrl: live.baseUrl })
})
afterEach(() => live.close())

const begun = async (): Promise<string> => (await api.createSession('달토끼', signal)).sessionId

test('the catalog has the categories with their topics, and the readers with absolute pictures', async () => {
  const { categories, readers } = await api.loadCatalog(signal)
  expect(categories.map(({ code }) => code)).toEqual(['LOVE', 'WORK'])
  expect(categories[0]?.topics[0]).toEqual(TOPICS.categories[0]?.topics[0])
  expect(categories[0]?.topics[1]).toEqual({ code: 'CRUSH', name: '짝사랑', description: '', sampleQuestions: [] })
  expect(categories[1]?.description).toBe('')
  expect(readers.map(({ type }) => type)).toEqual(['f', 'T', 'TF', 'X9'])
  expect(readers[0]?.imageUrl).toBe(`${live.origin}/media/f.png`)
  expect(readers[2]).toMatchObject({ imageUrl: 'https://cdn.example/tf.png', videoUrl: `${live.origin}/media/tf.mp4` })
  expect(readers[3]).toMatchObject({ imageUrl: '', videoUrl: null, description: '아무도 모르는 유형' })
})

test('a base address with a slash at its end is the same provider', async () => {
  expect((await createApi({ baseUrl: `${live.baseUrl}/` }).loadCatalog(signal)).readers).toHaveLength(4)
})

test('a failed catalog says which half failed, and why', async () => {
  live.next('GET /topics', { status: 500, json: errorBody(500, '주제 창고가 닫혔어요') })
  await expect(api.loadCatalog(signal)).rejects.toThrow('주제를 불러오지 못했어요 (HTTP 500: 주제 창고가 닫혔어요)')
  live.next('GET /readers', HTML_ERROR)
  await expect(api.loadCatalog(signal)).rejects.toThrow('리더를 불러오지 못했어요 (HTTP 502: Bad Gateway)')
  await expect(createApi({ baseUrl: NOBODY }).loadCatalog(signal)).rejects.toThrow(
    /^메뉴를 불러오지 못했어요 \(Network error: .+\)$/,
  )
})

test('a session is created with the nickname as JSON, once, and without credentials', async () => {
  await expect(api.createSession('달토끼', signal)).resolves.toEqual({
    sessionId: expect.stringMatching(/^[a-z0-9]{7}$/),
    secret: null,
  })
  const [call] = live.callsTo('POST /sessions')
  expect(call?.body).toEqual({ nickname: '달토끼' })
  expect(call?.headers['content-type']).toBe('application/json')
  expect(call?.headers).not.toHaveProperty('cookie')
  expect(live.calls).toHaveLength(1)
})

test.for([{}, { sessionId: null }, { sessionId: '' }, { sessionId: '../x' }, { sessionId: 'undefined' }])(
  'the answer %j names no usable session',
  async (json) => {
    live.next('POST /sessions', { json })
    await expect(api.createSession('달토끼', signal)).rejects.toThrow(/^서버가 세션 ID를 돌려주지 않았어요$/)
  },
)

test('a refused session carries the status and the body; nothing is asked twice', async () => {
  live.always('POST /sessions', { status: 503, json: errorBody(503, '만석이에요') })
  const error = await api.createSession('달토끼', signal).catch((thrown: Error) => thrown)
  expect(error).toMatchObject({
    message: '세션을 만들지 못했어요 (HTTP 503: 만석이에요)',
    cause: { name: 'ApiError', status: 503, body: errorBody(503, '만석이에요') },
  })
  expect(live.calls).toHaveLength(1)
})

test.for([
  [HTML_ERROR, 'Bad Gateway'],
  [{ status: 502, text: 'plain words' }, 'Bad Gateway'],
  [{ status: 500, json: { message: null } }, 'Internal Server Error'],
  [{ status: 500, json: [1, 2] }, 'Internal Server Error'],
  [{ status: 599, statusText: ' ', text: '' }, 'Unknown error occurred'],
] as const)('an error without a usable body falls back to the status text: %j', async ([answer, words]) => {
  live.next('GET /result', answer)
  await expect(api.fetchReading('abc1234', signal)).rejects.toThrow(`HTTP ${answer.status}: ${words}`)
})

test('the cards come in the order past, present, future, whatever the order on the wire', async () => {
  const answer = await api.fetchCards(await begun(), signal)
  expect(answer).toEqual({
    kind: 'cards',
    cards: [
      {
        position: 'past',
        cardId: 1,
        nameKo: '바보',
        nameEn: 'The Fool',
        orientation: 'upright',
        videoUrl: `${live.origin}/media/fool.mp4`,
        imageUrl: null,
      },
      {
        position: 'present',
        cardId: 18,
        nameKo: '별',
        nameEn: '',
        orientation: 'upright',
        videoUrl: null,
        imageUrl: null,
      },
      expect.objectContaining({ position: 'future', cardId: 78, orientation: 'reversed', videoUrl: null }),
    ],
  })
})

test.for([404, 410])('a session that %d says is lost is missing, whatever is asked of it', async (status) => {
  for (const route of ['GET /cards', 'POST /submit', 'GET /result'] as const)
    live.next(route, { status, json: errorBody(status, 'no such session') })
  await expect(api.fetchCards('gone123', signal)).resolves.toEqual({ kind: 'missing' })
  await expect(api.submitAnswers('gone123', ANSWERS, signal)).resolves.toEqual({ kind: 'missing' })
  await expect(api.fetchReading('gone123', signal)).resolves.toEqual({ kind: 'missing' })
})

test('without a session nobody is asked', async () => {
  await expect(api.fetchCards('', signal)).rejects.toThrow('No session ID available')
  await expect(api.submitAnswers('', ANSWERS, signal)).rejects.toThrow('Missing required session data')
  for (const id of ['', 'null', '가나다'])
    await expect(api.fetchShared(id, signal)).resolves.toEqual({
      kind: 'refused',
      reason: 'missing',
      message: '세션 ID가 없어요',
    })
  expect(live.calls).toEqual([])
})

test.for([
  [{ cards: CARDS.slice(1) }, 'cards: '],
  [{ cards: [CARDS[0], CARDS[1], { ...CARDS[2], orientation: 'sideways' }] }, 'cards.2.orientation: '],
  [{ cards: [CARDS[0], CARDS[1], { ...CARDS[2], position: 1 }] }, 'cards.position: '],
  [{ cards: [CARDS[0], CARDS[1], { ...CARDS[2], position: 'past' }] }, 'cards.2.position: '],
  [{ cards: [CARDS[0], { ...CARDS[1], cardId: '1' }, CARDS[2]] }, 'cards.1.cardId: '],
  [{ cards: [CARDS[0], { ...CARDS[1], nameKo: null }, CARDS[2]] }, 'cards.1.nameKo: '],
  [[], 'cards: '],
] as const)('cards that do not fit are refused, naming the field: %j', async ([json, field]) => {
  live.next('GET /cards', { json })
  const error = (await api.fetchCards('abc1234', signal).catch((thrown: Error) => thrown)) as Error
  expect(error.message).toMatch(/^카드를 불러오지 못했어요 \(/)
  expect(error.message).toContain(field)
})

test('HTML where JSON is expected is a clear error, not half-used', async () => {
  live.next('GET /cards', { type: 'text/html; charset=utf-8', text: '<!doctype html><p>hello' })
  await expect(api.fetchCards('abc1234', signal)).rejects.toThrow(
    '카드를 불러오지 못했어요 (서버의 답을 읽을 수 없어요 (JSON expected, text/html received))',
  )
})

test('answers are submitted as the specification names them; the same again are accepted, others are too late', async () => {
  const id = await begun()
  await expect(api.submitAnswers(id, ANSWERS, signal)).resolves.toEqual({ kind: 'accepted' })
  expect(live.callsTo('POST /submit')[0]).toMatchObject({ sessionId: id, body: ANSWERS })
  for (const same of [{}, { readerType: 'ft' }, { questionText: ` ${ANSWERS.questionText}\u200b` }])
    await expect(api.submitAnswers(id, { ...ANSWERS, ...same }, signal)).resolves.toEqual({ kind: 'accepted' })
  for (const other of [{ readerType: 'T' }, { questionText: '다른 질문을 드려도 될까요?' }])
    await expect(api.submitAnswers(id, { ...ANSWERS, ...other }, signal)).resolves.toEqual({ kind: 'taken' })
})

test.for([
  [{ json: resultAt(0, { questionText: null, readerType: undefined }) }],
  [{ status: 425, json: {} }],
  [{ status: 404, json: {} }],
] as const)('of a 409 whose result is %j the answers are not ours', async ([stored]) => {
  live.next('POST /submit', { status: 409, json: errorBody(409, 'already submitted') })
  live.next('GET /result', stored)
  await expect(api.submitAnswers('abc1234', ANSWERS, signal)).resolves.toEqual({ kind: 'taken' })
})

test.for([[HTML_ERROR], [{ drop: true }], [{ json: { status: 7 } }]] as const)(
  'a 409 whose result cannot be read can be tried again: %j',
  async ([stored]) => {
    live.next('POST /submit', { status: 409, json: errorBody(409, 'already submitted') })
    live.next('GET /result', stored)
    await expect(api.submitAnswers('abc1234', ANSWERS, signal)).rejects.toThrow(/^세션 데이터를 제출하지 못했어요 \(./)
  },
)

test.for([
  [{ text: '' }, { kind: 'accepted' }],
  [{ status: 204 }, { kind: 'accepted' }],
  [{ json: { anything: [1] } }, { kind: 'accepted' }],
  [{ text: '<p>ok', type: 'text/html' }, { kind: 'accepted' }],
  [
    { status: 400, json: errorBody(400, '질문이 짧아요') },
    { kind: 'refused', message: '질문이 짧아요' },
  ],
  [
    { status: 403, text: '' },
    { kind: 'refused', message: 'Forbidden' },
  ],
  [
    { status: 422, json: {} },
    { kind: 'refused', message: 'Unprocessable Entity' },
  ],
] as const)('a submission answered by %j is %j', async ([answer, outcome]) => {
  live.next('POST /submit', answer)
  await expect(api.submitAnswers('abc1234', ANSWERS, signal)).resolves.toEqual(outcome)
})

test.for([408, 425, 429, 500, 503])('a submission answered by %d can be tried again: it throws', async (status) => {
  live.next('POST /submit', { status, json: errorBody(status, '잠시 후에') })
  await expect(api.submitAnswers('abc1234', ANSWERS, signal)).rejects.toThrow(
    `세션 데이터를 제출하지 못했어요 (HTTP ${status}: 잠시 후에)`,
  )
  expect(live.calls).toHaveLength(1)
})

test('a reading is pending until it is submitted, and then grows from poll to poll', async () => {
  const id = await begun()
  await expect(api.fetchReading(id, signal)).resolves.toEqual({ kind: 'pending' })
  await api.submitAnswers(id, ANSWERS, signal)
  const polls = []
  for (let poll = 0; poll < 6; poll++) polls.push(await api.fetchReading(id, signal))
  const readings = polls.map((answer) => (answer.kind === 'reading' ? answer.reading : null))
  expect(readings.map((reading) => reading?.status)).toEqual([...Array<string>(5).fill('processing'), 'completed'])
  expect(readings[0]).toMatchObject({
    sessionId: id,
    nickname: '달토끼',
    questionText: ANSWERS.questionText,
    readerType: 'TF',
    interpretations: { past: null, present: null, future: null, summary: null },
    luckyCard: { name: '달빛 찻잔', imageUrl: `${live.origin}/media/cup.png` },
    fortuneScore: null,
    message: null,
  })
  expect(readings[0]?.cards.map(({ position }) => position)).toEqual(['past', 'present', 'future'])
  expect(readings[2]?.interpretations).toMatchObject({ present: expect.any(String), future: null, summary: null })
  expect(readings[5]).toMatchObject({ fortuneScore: 73, interpretations: { summary: '천천히 가도 괜찮아요.' } })
})

test.for(['FAILED', 'ERROR'])(
  '%s is a failed reading with its sentence, and may still be completed later',
  async (status) => {
    live.next('GET /result', { json: resultAt(1, { status, message: '잉크가 떨어졌어요' }) }, { json: resultAt(5) })
    await expect(api.fetchReading('abc1234', signal)).resolves.toMatchObject({
      reading: { status: 'failed', message: '잉크가 떨어졌어요', interpretations: { past: expect.any(String) } },
    })
    await expect(api.fetchReading('abc1234', signal)).resolves.toMatchObject({ reading: { status: 'completed' } })
  },
)

test('a reading that is refused is an error with its words', async () => {
  live.next('GET /result', { status: 500, json: errorBody(500, '불이 꺼졌어요') })
  await expect(api.fetchReading('gone123', signal)).rejects.toThrow(/^HTTP 500: 불이 꺼졌어요$/)
})

test('a shared reading is shown when it is completed', async () => {
  live.next('GET /result', { json: resultAt(5) })
  await expect(api.fetchShared('abc1234', signal)).resolves.toMatchObject({
    kind: 'reading',
    reading: { sessionId: 'abc1234', status: 'completed' },
  })
})

test.for([
  [{ status: 404, json: errorBody(404, '없어요') }, 'missing', 'HTTP 404: Not Found'],
  [{ status: 410, json: errorBody(410, '없어요') }, 'missing', 'HTTP 410: Gone'],
  [{ status: 425, json: {} }, 'unfinished', '$'],
  [{ json: resultAt(4) }, 'unfinished', '$'],
  [{ json: resultAt(5, { status: 'FAILED' }) }, 'unfinished', '$'],
  [{ drop: true }, 'unreachable', 'Network error: '],
  [{ json: resultAt(5), cut: true }, 'unreachable', 'Network error: '],
  [{ status: 503, json: errorBody(503, '만석') }, 'troubled', 'HTTP 503: Service Unavailable'],
  [{ status: 599, statusText: ' ', text: '' }, 'troubled', 'HTTP 599: Unknown error occurred'],
  [{ text: '<p>hello', type: 'text/html' }, 'troubled', '서버의 답을 읽을 수 없어요'],
  [{ json: resultAt(5, { luckyCard: null }) }, 'troubled', 'lucky: '],
] as const)('a shared reading answered by %j is %s', async ([answer, reason, detail]) => {
  live.next('GET /result', answer)
  await expect(api.fetchShared('abc1234', signal)).resolves.toEqual({
    kind: 'refused',
    reason,
    message: expect.stringMatching(`^${detail}`),
  })
})

test('nobody there, and a connection cut in the middle of a body, are network errors', async () => {
  await expect(createApi({ baseUrl: NOBODY }).fetchReading('abc1234', signal)).rejects.toThrow(/^Network error: ./)
  live.next('GET /result', { json: resultAt(5), cut: true })
  await expect(api.fetchReading('abc1234', signal)).rejects.toThrow(/^Network error: ./)
})

test('no call is made again by itself', async () => {
  live.always('GET /result', { drop: true })
  live.always('POST /sessions', { drop: true })
  await expect(api.fetchReading('abc1234', signal)).rejects.toThrow('Network error')
  await expect(api.createSession('달토끼', signal)).rejects.toThrow('Network error')
  expect(live.calls.map(({ route }) => route)).toEqual(['GET /result', 'POST /sessions'])
})

test('an answer that takes too long is given up with a sentence', async () => {
  live.next('GET /result', { hang: true })
  await expect(createApi({ baseUrl: live.baseUrl, timeout: 40 }).fetchReading('abc1234', signal)).rejects.toThrow(
    /^응답이 너무 늦어요\. 잠시 후 다시 시도해 주세요\.$/,
  )
})

test('a slow answer is still an answer', async () => {
  live.next('GET /result', { json: resultAt(5), after: 60 })
  await expect(api.fetchReading('abc1234', signal)).resolves.toMatchObject({ kind: 'reading' })
})

test('a call ends with its signal, before and during it', async () => {
  const leaving = new AbortController()
  live.next('GET /result', { hang: true })
  const call = api.fetchReading('abc1234', leaving.signal)
  leaving.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  for (const late of [api.fetchReading('abc1234', leaving.signal), api.fetchShared('abc1234', leaving.signal)])
    await expect(late).rejects.toMatchObject({ name: 'AbortError' })
  await expect(api.loadCatalog(signal)).resolves.toMatchObject({ readers: { length: READERS.readers.length } })
})
