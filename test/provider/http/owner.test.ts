/** What the owner of a reading may do with it, and who has only the link may not. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../src/provider/database/open.ts'
import type { WriteSection } from '../../../src/provider/section.ts'
import { writeSection as composed } from '../../../src/provider/writing/composer.ts'
import { ANSWERS, call, emptyDatabase, run, runForTest, type Running } from '../running.ts'

const bearer = (secret: string | undefined): HeadersInit =>
  secret === undefined ? {} : { authorization: `Bearer ${secret}` }

/** A reading that is written so far, its owner's secret, and what can be done with it. */
async function written({ api }: Running, status = 'COMPLETED') {
  const { json } = await call(`${api}/sessions`, { nickname: '달빛여우' })
  const [id, secret] = [String(json?.sessionId), String(json?.ownerSecret)]
  const session = `${api}/sessions/${id}`
  expect((await call(`${session}/submit`, ANSWERS)).status).toBe(200)
  const see = (by?: string, at = api) => call(`${at}/sessions/${id}/result`, undefined, { headers: bearer(by) })
  await vi.waitFor(async () => expect((await see()).json).toMatchObject({ status }), { timeout: 10_000 })
  return {
    id,
    secret,
    session,
    see,
    cover: (hidden: boolean, by?: string) =>
      call(`${session}/visibility`, undefined, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...bearer(by) },
        body: JSON.stringify({ hidden }),
      }),
    remove: (by?: string) => call(session, undefined, { method: 'DELETE', headers: bearer(by) }),
  }
}

/** Another process keeps what it read for a moment. */
const SOON = { timeout: 5000 }
const HIDDEN = { status: 403, json: { code: 403, message: '주인이 잠시 덮어 둔 결과예요', detail: 'reading: hidden' } }
const DELETED = { status: 410, json: { code: 410, message: '주인이 지운 결과예요', detail: 'reading: deleted' } }
const NOT_OWNER = { status: 403, json: { code: 403, message: '이 타로의 주인만 할 수 있어요' } }

describe.each(['pglite', 'postgresql'] as const)('the owner of a reading on %s', (engine) => {
  let database: Database
  let running: Running
  /** Another process on the same database. */
  let other: Running
  beforeAll(async () => {
    database = await emptyDatabase(engine)
    running = await run(database)
    // A folder has one process.
    other = engine === 'pglite' ? running : await run(database)
  })
  afterAll(async () => {
    await running.stop()
    await other.stop()
    await database.close()
  })

  test('hides it from the link at once, elsewhere soon, still sees it, and shows it again', async () => {
    const { session, secret, see, cover } = await written(running)
    expect(await see(undefined, other.api)).toMatchObject({ status: 200, json: { isHidden: false } })
    for (const again of [1, 2]) expect([again, (await cover(true, secret)).status]).toEqual([again, 204])
    expect(await see()).toMatchObject(HIDDEN)
    await vi.waitFor(async () => expect(await see(undefined, other.api)).toMatchObject(HIDDEN), SOON)
    for (const at of [running.api, other.api]) {
      expect(await see(secret, at)).toMatchObject({
        status: 200,
        json: { status: 'COMPLETED', isHidden: true, nickname: '달빛여우' },
      })
    }
    expect(await call(`${session}/cards`)).toMatchObject(HIDDEN)
    expect(await call(`${session}/submit`, ANSWERS)).toMatchObject(HIDDEN)
    expect((await call(`${session}/cards`, undefined, { headers: bearer(secret) })).status).toBe(200)
    for (const again of [1, 2]) expect([again, (await cover(false, secret)).status]).toEqual([again, 204])
    expect(await see()).toMatchObject({ status: 200, json: { isHidden: false } })
  })

  test('deletes it for ever: nothing is left but that it was there', async () => {
    const { id, session, secret, see, cover, remove } = await written(running)
    expect((await remove(secret)).status).toBe(204)
    for (const asked of [see(), see(secret), see(undefined, other.api), remove(secret), cover(false, secret)])
      expect(await asked).toMatchObject(DELETED)
    expect(await call(`${session}/cards`)).toMatchObject(DELETED)
    expect(await call(`${session}/submit`, ANSWERS)).toMatchObject(DELETED)
    const { rows } = await database.executeSql(
      `select (select count(*) from sessions where id = $1) + (select count(*) from sections where session_id = $1) as left`,
      [id],
    )
    expect(rows).toMatchObject([{ left: expect.toSatisfy((left) => Number(left) === 0) }])
  })

  test('nobody else can, and no answer tells the secret', async () => {
    const { secret, see, cover, remove } = await written(running)
    const stranger = await written(running)
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(stranger.secret).not.toBe(secret)
    for (const wrong of [undefined, '', stranger.secret, `${secret}x`, secret.slice(1), secret.toLowerCase()]) {
      for (const answer of [await cover(true, wrong), await remove(wrong)]) {
        expect(answer).toMatchObject(NOT_OWNER)
        expect(answer.text).not.toContain(secret)
      }
    }
    expect(await see()).toMatchObject({ status: 200, json: { isHidden: false } })
    await cover(true, secret)
    expect(await see(stranger.secret)).toMatchObject(HIDDEN)
    expect((await see(secret)).text).not.toContain(secret)
    const { rows } = await database.executeSql('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('of a session that nobody knows there is nothing to hide or delete', async () => {
    const unknown = `${running.api}/sessions/V1StGXR8_Z5jdHi6B-myT`
    const answer = await call(unknown, undefined, { method: 'DELETE', headers: bearer('x'.repeat(32)) })
    expect(answer).toMatchObject({ status: 404, json: { detail: 'sessionId: unknown' } })
  })

  test('a reading that is deleted while it is written is not written on', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let began = () => {}
    const begun = new Promise<void>((resolve) => (began = resolve))
    const writer: WriteSection = async (...asked) => {
      began()
      await held
      return composed(asked[0], asked[1])
    }
    const writing = await runForTest(database, { writer })
    const { id, secret, see, remove } = await written(writing, 'PAST_PROCESSING')
    await begun
    expect((await remove(secret)).status).toBe(204)
    letGo()
    // The writer goes on with what comes after it.
    const next = await written(writing)
    expect(next.id).not.toBe(id)
    expect(await see()).toMatchObject(DELETED)
    const { rows } = await database.executeSql(`select * from sessions where id = $1`, [id])
    expect([rows, complaints.mock.calls]).toEqual([[], []])
    complaints.mockRestore()
  })
})
