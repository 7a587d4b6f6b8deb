/** Readings that the composer writes: whole with their submit, shown section by section. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/provider/database/open.ts'
import { ANSWERS, call, emptyDatabase, openSession, runForTest, withoutHost, type Running } from './running.ts'

const OTHER = { ...ANSWERS, readerType: 'T', questionText: '지금 만나는 사람과 오래갈 수 있을까요?' }
const PACE = { environment: { READING_PACE_MS: '60000' } }

const submit = ({ api }: Running, id: string, answers: unknown = ANSWERS) =>
  call(`${api}/sessions/${id}/submit`, answers).then(({ status }) => status)
const resultOf = async ({ api }: Running, id: string) => {
  const { status, json } = await call(`${api}/sessions/${id}/result`)
  expect(status).toBe(200)
  return withoutHost(json!)
}
/** Lets so many seconds pass. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['pglite', 'postgresql'] as const)('readings composed on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await emptyDatabase(engine)
  })
  afterAll(() => database.close())

  test('a poll sees the reading grow at its pace, and no start takes back what was shown', async () => {
    const first = await runForTest(database, PACE)
    const id = await openSession(first.api)
    expect(await submit(first, id)).toBe(200)
    expect(await resultOf(first, id)).toMatchObject({
      status: 'PAST_PROCESSING',
      interpretations: { past: null, present: null, future: null, summary: null },
      fortuneScore: null,
      luckyCard: null,
    })
    pass(60)
    const { interpretations } = await resultOf(first, id)
    expect(interpretations).toMatchObject({ past: expect.any(String), present: null })

    const second = await runForTest(database, { environment: { READING_PACE_MS: '600000' } })
    expect(await resultOf(second, id)).toMatchObject({ status: 'PAST_COMPLETED', interpretations })
    for (const status of ['PRESENT_COMPLETED', 'FUTURE_COMPLETED', 'SUMMARY_PROCESSING', 'SUMMARY_COMPLETED']) {
      pass(60)
      expect(await resultOf(second, id)).toMatchObject({ status, luckyCard: null })
    }
    pass(60)
    const whole = await resultOf(second, id)
    expect(whole).toMatchObject({ status: 'COMPLETED', luckyCard: { name: expect.any(String) } })
    expect(await resultOf(first, id)).toEqual(whole)
  })

  test('other answers replace the first until somebody has seen a section', async () => {
    const [one, two] = [await runForTest(database, PACE), await runForTest(database, PACE)]
    const id = await openSession(one.api)
    expect(await submit(one, id)).toBe(200)
    expect(await resultOf(two, id)).toMatchObject({ status: 'PAST_PROCESSING', questionText: ANSWERS.questionText })
    pass(3600)
    expect(await submit(one, id, OTHER)).toBe(200)
    pass(60)
    const seen = await resultOf(two, id)
    expect(seen).toMatchObject({ status: 'PAST_COMPLETED', readerType: 'T', questionText: OTHER.questionText })
    for (const running of [one, two]) {
      expect(await submit(running, id)).toBe(409)
      expect(await submit(running, id, OTHER)).toBe(200)
      expect(await resultOf(running, id)).toEqual(seen)
    }
  })

  test('of answers submitted at the same time one is written from, whole', async () => {
    const providers = [await runForTest(database), await runForTest(database)]
    const id = await openSession(providers[0]!.api)
    const questions = Array.from({ length: 8 }, (_, index) => `${index}번째로 물어보는 질문이 이길까요?`)
    const statuses = await Promise.all(
      questions.map((questionText, index) => submit(providers[index % 2]!, id, { ...ANSWERS, questionText })),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const result = await resultOf(providers[0]!, id)
    expect(result.status).toBe('COMPLETED')
    expect(questions.filter((_, index) => statuses[index] === 200)).toContain(result.questionText)
    expect(await resultOf(providers[1]!, id)).toEqual(result)
  })

  test('what was submitted when a queue wrote section by section is finished by the first poll, and keeps what it has', async () => {
    const running = await runForTest(database)
    const ids: string[] = []
    for (const failedAt of [null, new Date()]) {
      const id = await openSession(running.api)
      await submit(running, id)
      const before = `update sessions set reading = null, shown_at = null, completed_at = null, failed_at = $2 where id = $1`
      await database.executeSql(before, [id, failedAt])
      await database.executeSql(
        `insert into sections (session_id, section, content) values ($1, 'present', $2), ($1, 'past', $3)`,
        [id, JSON.stringify({ text: '전에 쓴 현재' }), JSON.stringify({ text: '전에 쓴 과거' })],
      )
      ids.push(id)
    }
    const later = await runForTest(database)
    for (const id of ids) {
      const [result, same] = await Promise.all([resultOf(later, id), resultOf(later, id)])
      expect(result).toMatchObject({
        status: 'COMPLETED',
        interpretations: { past: '전에 쓴 과거', present: '전에 쓴 현재', summary: expect.any(String) },
      })
      expect(same).toEqual(result)
      expect(await submit(later, id, OTHER)).toBe(409)
    }
  })
})
