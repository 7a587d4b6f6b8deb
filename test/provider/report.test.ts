/** What nobody may read in any log, whatever fails, and what is not kept for longer than was said. */
import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../../src/provider/database/open.ts'
import { deletedSessions, sessions } from '../../src/provider/database/schema.ts'
import { factsOf } from '../../src/provider/report.ts'
import { deleteOld } from '../../src/provider/retention.ts'
import { ANSWERS, call, emptyDatabase, run, type Engine } from './running.ts'

const NICKNAME = '비밀별명'
const QUESTION = '비밀 질문을 올해 물어도 괜찮을까요?'

/** What makes statements fail, in the middle of them too, and its undoing. */
const FAULTS = [
  ['alter table sessions rename to away', 'alter table away rename to sessions'],
  [
    'alter table sessions add check (nickname is null) not valid',
    'alter table sessions drop constraint sessions_nickname_check',
  ],
  ['alter table deleted_sessions rename to away', 'alter table away rename to deleted_sessions'],
] as const

/** Everything that is printed from now on, in whatever way. */
const printed = () => {
  let text = ''
  const add = (...args: unknown[]) => {
    text += args.map((arg) => (typeof arg === 'string' ? arg : inspect(arg, { depth: 20 }))).join(' ')
    return true
  }
  for (const name of ['error', 'warn', 'info', 'log', 'debug'] as const) vi.spyOn(console, name).mockImplementation(add)
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(add)
  onTestFinished(() => void vi.restoreAllMocks())
  return () => text
}

describe.each<Engine>(['pglite', 'postgresql'])('on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await emptyDatabase(engine)
  })
  afterAll(() => database.close())

  test('whatever statement fails, nothing that a visitor told, no id and no secret is printed', async () => {
    const text = printed()
    const secrets: string[] = []
    for (const [fault, undoing] of FAULTS) {
      const opened = await run(database)
      const { json } = await call(`${opened.api}/sessions`, { nickname: NICKNAME })
      const [id, secret] = [String(json?.sessionId), String(json?.ownerSecret)]
      secrets.push(id, secret)
      const headers = { authorization: `Bearer ${secret}` }
      const answers = { ...ANSWERS, questionText: QUESTION }
      await opened.stop()

      // Another start, which remembers nothing and has to ask the database.
      const { api, stop } = await run(database)
      const failing = async () => [
        await call(`${api}/sessions`, { nickname: NICKNAME }),
        await call(`${api}/sessions/${id}/cards`),
        await call(`${api}/sessions/${id}/submit`, answers),
        await call(`${api}/sessions/${id}/result`),
        await call(`${api}/sessions/${id}/visibility`, undefined, {
          method: 'PUT',
          headers: { ...headers, 'content-type': 'application/json' },
          body: '{"hidden":true}',
        }),
        await call(`${api}/sessions/${id}`, undefined, { method: 'DELETE', headers }),
      ]
      await database.executeSql(fault)
      const statuses = (await failing()).map(({ status }) => status)
      await database.executeSql(undoing)
      await stop()
      expect(statuses).toContain(500)
    }
    expect(text()).toMatch(/42P01[^]*23514/)
    for (const secret of [NICKNAME, QUESTION.slice(0, 5), ...secrets]) expect(text()).not.toContain(secret)
  })

  test('visits that were never submitted go after a day, readings and the ids of deleted ones after their days', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const row = (id: string, createdAt: Date, submittedAt: Date | null = null) => ({
      id,
      nickname: '달빛',
      cards: [],
      createdAt,
      submittedAt,
    })
    await database.tables.delete(sessions)
    await database.tables
      .insert(sessions)
      .values([
        ...Array.from({ length: 450 }, (_, n) => row(`left ${n}`, ago(25))),
        row('under way', ago(23)),
        row('old', ago(24 * 31), ago(24 * 31)),
        row('young', ago(24 * 29), ago(24 * 29)),
      ])
    await database.tables.delete(deletedSessions)
    await database.tables.insert(deletedSessions).values([
      { id: 'old', deletedAt: ago(24 * 31) },
      { id: 'young', deletedAt: ago(24 * 29) },
    ])
    await Promise.all([deleteOld(database.tables, 30, new Date()), deleteOld(database.tables, 30, new Date())])
    const kept = await database.tables
      .select({ id: sessions.id })
      .from(sessions)
      .orderBy(sql`id`)
    expect(kept).toEqual([{ id: 'under way' }, { id: 'young' }])
    expect(await database.tables.select({ id: deletedSessions.id }).from(deletedSessions)).toEqual([{ id: 'young' }])
  })
})

test('lines of what a visitor told that look like a stack are not taken for one', () => {
  const facts = factsOf(new TypeError('told\n    at secret (file:///secret.ts:1:1)', { cause: '비밀' }))
  expect(facts).toMatchObject({
    error: 'TypeError',
    at: expect.arrayContaining([expect.stringContaining('report.test.ts')]) as unknown,
    causes: [{}],
  })
  expect(JSON.stringify(facts)).not.toMatch(/secret|비밀/)
})
