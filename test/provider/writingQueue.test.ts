/** Readings that a model writes, section by section, through the queue. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/provider/database/open.ts'
import { SECTIONS, type SectionContent, type SectionName, type WriteSection } from '../../src/provider/section.ts'
import { ANSWERS, call, emptyDatabase, openSession, runForTest, withoutHost, type Running } from './running.ts'

const contentOf = (section: SectionName, text: string): SectionContent =>
  section === 'score' ? { score: 70 } : section === 'lucky' ? { luckyCardId: 3 } : { text }
const plainly: WriteSection = (section) => contentOf(section, `${section}의 해석`)

/** A writer that holds each section back until the test lets it go. */
const gatedWriter = () => {
  const gates = new Map(SECTIONS.map((section) => [section, gate()]))
  return {
    open: (section: SectionName) => gates.get(section)?.open(),
    write: async (section: SectionName) => {
      await gates.get(section)?.opened
      return contentOf(section, `${section}의 해석`)
    },
  }
}
const gate = () => {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

const submitted = async ({ api }: Running): Promise<string> => {
  const id = await openSession(api)
  expect((await call(`${api}/sessions/${id}/submit`, ANSWERS)).status).toBe(200)
  return id
}
const resultOf = async ({ api }: Running, id: string) => withoutHost((await call(`${api}/sessions/${id}/result`)).json)
const untilStatus = (running: Running, id: string, status: string, timeout = 10_000) =>
  vi.waitFor(
    async () => {
      const result = await resultOf(running, id)
      expect(result).toMatchObject({ status })
      return result
    },
    { timeout },
  )

/** Keeps what the provider reports out of the test's output, and hands it over. */
const reports = () => vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.restoreAllMocks())

describe.each(['pglite', 'postgresql'] as const)('readings written by a model on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await emptyDatabase(engine)
  })
  afterAll(() => database.close())

  test('a poll sees the reading grow, section by section', async () => {
    const { open, write } = gatedWriter()
    const running = await runForTest(database, { writer: write })
    const id = await submitted(running)
    expect(await resultOf(running, id)).toMatchObject({
      status: 'PAST_PROCESSING',
      interpretations: { past: null, present: null, future: null, summary: null },
      fortuneScore: null,
      luckyCard: null,
    })
    open('past')
    expect(await untilStatus(running, id, 'PAST_COMPLETED')).toMatchObject({
      interpretations: { past: 'past의 해석', present: null, future: null, summary: null },
    })
    open('present')
    await untilStatus(running, id, 'PRESENT_COMPLETED')
    open('future')
    await untilStatus(running, id, 'FUTURE_COMPLETED')
    open('score')
    expect(await untilStatus(running, id, 'SUMMARY_PROCESSING')).toMatchObject({
      interpretations: { summary: null },
      fortuneScore: 70,
    })
    open('summary')
    expect(await untilStatus(running, id, 'SUMMARY_COMPLETED')).toMatchObject({
      interpretations: { summary: 'summary의 해석' },
      fortuneScore: 70,
      luckyCard: null,
    })
    open('lucky')
    expect(await untilStatus(running, id, 'COMPLETED')).toMatchObject({
      interpretations: { past: 'past의 해석', present: 'present의 해석', future: 'future의 해석' },
      luckyCard: { name: expect.any(String), message: expect.any(String) },
    })
  })

  test('the writer is told everything that was asked', async () => {
    const requests: unknown[] = []
    const running = await runForTest(database, {
      writer: (section, request) => {
        requests.push(request)
        return plainly(section, request)
      },
    })
    const id = await submitted(running)
    await untilStatus(running, id, 'COMPLETED')
    expect(requests).toHaveLength(6)
    for (const request of requests)
      expect(request).toMatchObject({
        ...ANSWERS,
        sessionId: id,
        nickname: '달빛여우',
        cards: [{ position: 'past' }, {}, {}],
      })
  })

  test('what a writer leaves behind the composer finishes: of a job whose process died, and at the next start', async () => {
    const { open, write } = gatedWriter()
    const first = await runForTest(database, { writer: write })
    const ids = [await submitted(first), await submitted(first)]
    open('past')
    for (const id of ids) await untilStatus(first, id, 'PAST_COMPLETED')
    const [held, lost] = ids
    // As if the process had died a minute ago, and one job with it.
    await database.executeSql(`update sessions set submitted_at = submitted_at - interval '20 seconds'`)
    await database.executeSql(
      `update pgboss.job set started_on = started_on - interval '1 minute' where singleton_key = $1`,
      [held],
    )
    await database.executeSql(`delete from pgboss.job where singleton_key = $1`, [lost])
    // As an earlier version stored what was heard: one thing, or none.
    await database.executeSql(`update sessions set plan = jsonb_set(plan, '{heard}', $1::jsonb)`, [
      JSON.stringify(null),
    ])
    const asked: string[] = []
    const second = await runForTest(database, {
      writer: (section, request) => {
        asked.push(request.sessionId)
        return plainly(section, request)
      },
    })
    const finished = `select id from sessions where completed_at is not null and id = any($1)`
    await vi.waitFor(async () => expect((await database.executeSql(finished, [ids])).rows).toHaveLength(2), {
      timeout: 10_000,
    })
    const texts = await Promise.all(
      ids.map(async (id) => (await resultOf(second, id))?.interpretations as Record<string, string>),
    )
    for (const { past, present } of texts) {
      expect(past).toBe('past의 해석')
      expect(present!.length).toBeGreaterThan(100)
    }
    expect(asked).not.toContain(held)
    // What the first writer says now comes too late.
    for (const section of SECTIONS) open(section)
    await first.stop()
    expect((await resultOf(second, held!))?.interpretations).toEqual(texts[0])
  })

  test('two providers on one database, knocked at again and again: what is stored first stays', async () => {
    const signed =
      (name: string): WriteSection =>
      async (section) =>
        contentOf(section, `${section} ${name}`)
    const one = await runForTest(database, { writer: signed('하나') })
    const two = await runForTest(database, { writer: signed('둘') })
    const id = await submitted(one)
    const seen = new Map<string, Set<unknown>>()
    await vi.waitFor(
      async () => {
        for (const { api } of [one, two]) await call(`${api}/sessions/${id}/submit`, ANSWERS)
        const result = await resultOf(two, id)
        for (const [section, text] of Object.entries(result?.interpretations ?? {}))
          seen.set(section, (seen.get(section) ?? new Set()).add(text))
        expect(result).toMatchObject({ status: 'COMPLETED' })
      },
      { timeout: 10_000, interval: 10 },
    )
    for (const texts of seen.values()) expect([...texts].filter((text) => text !== null)).toHaveLength(1)
    expect(await resultOf(one, id)).toEqual(await resultOf(two, id))
  })

  test('a section that fails is tried again', async () => {
    const reported = reports()
    let failures = 0
    const running = await runForTest(database, {
      writer: (section, request) => {
        if (section === 'present' && failures++ === 0) throw new Error('a fault that passes')
        return plainly(section, request)
      },
    })
    const id = await submitted(running)
    await untilStatus(running, id, 'COMPLETED')
    expect(reported).toHaveBeenCalledOnce()
  })

  test('a section that fails to the last try fails the reading, which keeps what it has', async () => {
    const reported = reports()
    const running = await runForTest(database, {
      retryLimit: 0,
      writer: (section, request) => {
        if (section === 'present') throw new Error('a fault that stays')
        return plainly(section, request)
      },
    })
    const id = await submitted(running)
    expect(await untilStatus(running, id, 'FAILED')).toMatchObject({
      message: '결과를 만드는 중 오류가 생겼어요',
      interpretations: { past: 'past의 해석', present: null },
    })
    expect(reported.mock.calls.flat().join(' ')).not.toContain('달빛여우')
    await running.stop()
    const next = await runForTest(database, { writer: plainly })
    expect(await resultOf(next, id)).toMatchObject({ status: 'FAILED' })
  })

  test('a reading that was given up is written on when the same answers are submitted again', async () => {
    reports()
    const mended = gate()
    let isBroken = true
    const running = await runForTest(database, {
      retryLimit: 0,
      writer: async (section) => {
        if (section === 'past') return { text: '처음에 쓴 과거' }
        if (isBroken) throw new Error('a fault that stays until it is mended')
        await mended.opened
        return contentOf(section, '나중에 쓴 글')
      },
    })
    const id = await submitted(running)
    await untilStatus(running, id, 'FAILED')
    const submit = `${running.api}/sessions/${id}/submit`
    isBroken = false

    expect((await call(submit, { ...ANSWERS, readerType: 'T' })).status).toBe(409)
    expect(await resultOf(running, id)).toMatchObject({ status: 'FAILED' })
    expect((await call(submit, ANSWERS)).status).toBe(200)
    expect(await resultOf(running, id)).toMatchObject({ status: 'PAST_COMPLETED', message: null })
    mended.open()
    expect(await untilStatus(running, id, 'COMPLETED')).toMatchObject({
      interpretations: { past: '처음에 쓴 과거', present: '나중에 쓴 글' },
    })
  })

  test.each([
    ['', false],
    [', and a failure with the first is not theirs', true],
  ])('other answers replace the first until a section is shown%s', async (_what, isFailing) => {
    reports()
    const other = { ...ANSWERS, readerType: 'T', questionText: '지금 만나는 사람과 오래갈 수 있을까요?' }
    const gates = { F: gate(), T: gate() }
    const begun = gate()
    const running = await runForTest(database, {
      retryLimit: 0,
      writer: async (section, { readerType, questionText }) => {
        begun.open()
        await gates[readerType as 'F' | 'T'].opened
        if (isFailing && readerType === 'F') throw new Error('a fault')
        return contentOf(section, questionText)
      },
    })
    const id = await submitted(running)
    const submit = `${running.api}/sessions/${id}/submit`
    await begun.opened

    expect((await call(submit, other)).status).toBe(200)
    expect(await resultOf(running, id)).toMatchObject({ status: 'PAST_PROCESSING', questionText: other.questionText })
    // What was begun from the first answers ends first.
    gates.F.open()
    await vi.waitFor(async () => {
      const ended = `select from pgboss.job where singleton_key = $1 and state in ('completed', 'failed')`
      expect((await database.executeSql(ended, [id])).rows).toHaveLength(1)
    })
    expect(await resultOf(running, id)).toMatchObject({ status: 'PAST_PROCESSING', interpretations: { past: null } })
    gates.T.open()
    const text = other.questionText
    expect(await untilStatus(running, id, 'COMPLETED')).toMatchObject({
      readerType: 'T',
      interpretations: { past: text, present: text, future: text, summary: text },
    })
    expect((await call(submit, ANSWERS)).status).toBe(409)
    expect((await call(submit, other)).status).toBe(200)
  })

  test('of answers submitted at the same time one is written from, whole', async () => {
    const writer: WriteSection = (section, { questionText }) => contentOf(section, questionText)
    const one = await runForTest(database, { writer })
    // A folder has one process.
    const providers = [one, engine === 'pglite' ? one : await runForTest(database, { writer })]
    const id = await openSession(one.api)
    const questions = Array.from({ length: 8 }, (_, index) => `${index}번째로 물어보는 질문이 이길까요?`)
    const statuses = await Promise.all(
      questions.map(async (questionText, index) => {
        const { api } = providers[index % 2]!
        return (await call(`${api}/sessions/${id}/submit`, { ...ANSWERS, questionText })).status
      }),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    const accepted = questions.filter((_, index) => statuses[index] === 200)
    const result = await untilStatus(one, id, 'COMPLETED')
    expect(accepted).toContain(result?.questionText)
    expect(new Set(Object.values(result?.interpretations ?? {}))).toEqual(new Set([result?.questionText]))
  })
})
