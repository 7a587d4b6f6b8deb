/** A provider with an endpoint in its settings, from the submit to the finished reading. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../../src/provider/database/open.ts'
import { dailyBudget } from '../../../../src/provider/writing/llm/budget.ts'
import { ANSWERS, call, emptyDatabase, openSession, runForTest } from '../../running.ts'
import { asksOfDanger, refuses, startEndpoint, textOf, writesOfTheCards } from './fakeEndpoint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Result {
  status: string
  interpretations: Record<string, string | null>
  fortuneScore: number | null
  isWrittenByModel: boolean
  luckyCard: object | null
}

const finished = async (api: string): Promise<Result> => {
  const id = await openSession(api)
  expect((await call(`${api}/sessions/${id}/submit`, ANSWERS)).status).toBe(200)
  return vi.waitFor(
    async () => {
      const { json } = await call(`${api}/sessions/${id}/result`)
      expect(json).toMatchObject({ status: 'COMPLETED' })
      return json as unknown as Result
    },
    { timeout: 15_000 },
  )
}

describe.each(['pglite', 'postgresql'] as const)('on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await emptyDatabase(engine)
  })
  afterAll(() => database.close())

  test('a whole reading comes from the endpoint, and says that a model wrote it', async () => {
    const endpoint = await startEndpoint(writesOfTheCards)
    const { api } = await runForTest(database, {
      environment: { LLM_BASE_URL: `${endpoint.baseUrl}/`, LLM_MODEL: 'small' },
    })
    const reading = await finished(api)
    const sections = endpoint.sent.filter((sent) => !asksOfDanger(sent))
    expect(sections).toHaveLength(4)
    expect(new Set(Object.values(reading.interpretations))).toEqual(new Set(sections.map(textOf)))
    expect(reading.isWrittenByModel).toBe(true)
    expect(reading.fortuneScore).toBeTypeOf('number')
    expect(reading.luckyCard).not.toBeNull()
  })

  test('a whole reading comes from the composer when the endpoint fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const endpoint = await startEndpoint(refuses(401))
    const { api } = await runForTest(database, {
      environment: { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'small' },
    })
    const { interpretations, isWrittenByModel } = await finished(api)
    expect(isWrittenByModel).toBe(false)
    for (const text of Object.values(interpretations)) expect(text).toMatch(/[가-힣]{2,}/)
    expect(log).toHaveBeenCalledTimes(1)
  })

  test('the budget of a day is shared by all processes, survives a restart, and is new on the next day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-04T23:59:00Z') })
    const one = dailyBudget(database.tables, 3)
    const other = dailyBudget(database.tables, 3)
    const granted = await Promise.all([one(), other(), one(), other(), one()])
    expect(granted.filter(Boolean)).toHaveLength(3)
    expect(await dailyBudget(database.tables, 3)()).toBe(false)
    expect(await dailyBudget(database.tables, 4)()).toBe(true)
    vi.setSystemTime(new Date('2031-05-05T00:00:01Z'))
    expect(await one()).toBe(true)
  })
})
