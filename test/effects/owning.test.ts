// @vitest-environment happy-dom
/** What the owner's device does with a reading, against the embedded provider on another origin. */
import nodeConsole from 'node:console'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createApi, type Api } from '../../src/effects/api.ts'
import { liveWorld } from '../liveWorld.ts'
import { carryOutDeletions, deleteReading, isOwned, setHidden, watchDeletions } from '../../src/effects/owning.ts'
import { recallRecord } from '../../src/effects/recall.ts'
import { DELETIONS_KEY, recallSecret, secretKeyOf } from '../../src/effects/storage.ts'
import type { Database } from '../../src/provider/database/open.ts'
import { ANSWERS, emptyDatabase, run, type Running } from '../provider/running.ts'
import { resultKeyOf } from '../../src/effects/results.ts'
import { memoryStorages } from './memoryStorages.ts'

const NOBODY = 'http://127.0.0.1:9'
const { signal } = new AbortController()

// As browsers do, happy-dom writes every refused answer to the console.
vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})

let database: Database
let running: Running
beforeAll(async () => {
  database = await emptyDatabase('pglite')
  running = await run(database, { environment: { CORS_ORIGINS: '*' } })
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** A browser with what it keeps, and the provider as it calls it. */
const browser = (baseUrl = running.api) => {
  const memory = memoryStorages()
  const { storages } = memory
  const apiAt = (address: string) => createApi({ baseUrl: address, secretOf: (id) => recallSecret(storages, id) })
  return { ...memory, api: apiAt(baseUrl), apiAt }
}
type Browser = ReturnType<typeof browser>

const written = (api: Api, id: string) =>
  vi.waitFor(
    async () => {
      const answer = await api.fetchReading(id, signal)
      if (answer.kind !== 'reading' || answer.reading.status !== 'completed') throw new Error(answer.kind)
      return answer.reading
    },
    { timeout: 10_000 },
  )

/** A reading that was asked for and read in this browser. */
async function ownReading({ api, storages, local }: Browser): Promise<string> {
  const session = createActor(liveWorld(api, storages, () => {}).createSession, {
    input: { nickname: '달빛여우' },
  }).start()
  const told = await toPromise(session)
  const { sessionId: id } = told
  expect(Object.keys(told)).toEqual(['sessionId'])
  await api.submitAnswers(id, ANSWERS, signal)
  local.setItem(resultKeyOf(id), JSON.stringify({ reading: await written(api, id), luckyTurned: true }))
  return id
}

test('who opened a session owns its reading: it is hidden from others, shown again, and deleted for ever', async () => {
  const [own, friend] = [browser(), browser()]
  const id = await ownReading(own)
  expect([isOwned(own.storages, id), isOwned(friend.storages, id)]).toEqual([true, false])
  await written(friend.api, id)

  await setHidden(own.api, own.storages, id, true)
  expect(recallRecord(own.storages, id)).toMatchObject({ luckyTurned: true, reading: { isHidden: true } })
  expect(await friend.api.fetchReading(id, signal)).toEqual({ kind: 'hidden' })
  expect(await friend.api.fetchShared(id, signal)).toEqual({ kind: 'refused', reason: 'hidden', message: '' })
  expect(await own.api.fetchShared(id, signal)).toMatchObject({ kind: 'reading', reading: { isHidden: true } })
  expect((await own.api.fetchCards(id, signal)).kind).toBe('cards')
  await expect(friend.api.setHidden(id, false)).rejects.toThrow('HTTP 403')

  await setHidden(own.api, own.storages, id, false)
  expect(recallRecord(own.storages, id)?.reading.isHidden).toBe(false)
  expect(await friend.api.fetchShared(id, signal)).toMatchObject({ kind: 'reading', reading: { isHidden: false } })

  expect(await deleteReading(own.api, own.storages, id)).toBe('now')
  expect([...own.local.items]).toEqual([])
  expect(await friend.api.fetchReading(id, signal)).toEqual({ kind: 'deleted' })
  expect(await friend.api.fetchShared(id, signal)).toEqual({ kind: 'refused', reason: 'deleted', message: '' })
  await expect(deleteReading(own.api, own.storages, id)).rejects.toThrow('does not own')
})

test('what its owner has taken back is not kept on another device either', async () => {
  const [own, friend] = [browser(), browser()]
  const id = await ownReading(own)
  friend.local.setItem(resultKeyOf(id), JSON.stringify(recallRecord(own.storages, id)))
  await setHidden(own.api, own.storages, id, true)
  const asked = createActor(liveWorld(friend.api, friend.storages, () => {}).fetchReading, {
    input: { resultId: id },
  }).start()
  expect(await toPromise(asked)).toEqual({ kind: 'hidden' })
  expect([...friend.local.items]).toEqual([])
})

test('a deletion without a connection is carried out when there is one', async () => {
  const own = browser()
  const id = await ownReading(own)
  expect(await deleteReading(own.apiAt(NOBODY), own.storages, id)).toBe('later')
  expect([...own.local.items.keys()]).toEqual([DELETIONS_KEY])
  expect((await browser().api.fetchReading(id, signal)).kind).toBe('reading')

  await carryOutDeletions(own.apiAt(NOBODY), own.storages)
  expect([...own.local.items.keys()]).toEqual([DELETIONS_KEY])
  let isBack = false
  const later: Api = {
    ...own.api,
    deleteReading: (...asked) => (isBack ? own.api : own.apiAt(NOBODY)).deleteReading(...asked),
  }
  onTestFinished(watchDeletions(later, own.storages))
  isBack = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect([...own.local.items]).toEqual([]))
  expect(await browser().api.fetchReading(id, signal)).toEqual({ kind: 'deleted' })
})

/** A provider that answers everything alike. */
async function alwaysAnswering(status: number, body: object = {}): Promise<string> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  }
  const server = createServer((request, response) => {
    response.writeHead(request.method === 'OPTIONS' ? 204 : status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.for([403, 404, 405, 501, 503])(
  'a provider that answers %d has changed nothing, and nothing is lost here',
  async (status) => {
    const own = browser()
    const id = await ownReading(own)
    const before = [...own.local.items]
    const refusing = own.apiAt(await alwaysAnswering(status))
    await expect(setHidden(refusing, own.storages, id, true)).rejects.toThrow(`HTTP ${status}`)
    await expect(deleteReading(refusing, own.storages, id)).rejects.toThrow(`HTTP ${status}`)
    expect([...own.local.items]).toEqual(before)
  },
)

test.for([
  [403, {}, []],
  [404, { detail: 'sessionId: unknown' }, []],
  [503, {}, [DELETIONS_KEY]],
] as const)('a deletion of before that %d answers leaves %j', async ([status, body, left]) => {
  const { local, storages, apiAt } = browser()
  local.setItem(DELETIONS_KEY, JSON.stringify([{ id: 'abc1234', secret: 'secret' }]))
  await carryOutDeletions(apiAt(await alwaysAnswering(status, body)), storages)
  expect([...local.items.keys()]).toEqual(left)
})

test('a storage that takes nothing leaves the reading without an owner, and the deletion without a later', async () => {
  const own = browser()
  own.local.trouble = 'full'
  const { api, storages } = own
  const session = createActor(liveWorld(api, storages, () => {}).createSession, {
    input: { nickname: '달빛여우' },
  }).start()
  const { sessionId: id } = await toPromise(session)
  expect(isOwned(storages, id)).toBe(false)

  own.local.items.set(secretKeyOf(id), 'secret')
  await expect(deleteReading(own.apiAt(NOBODY), storages, id)).rejects.toThrow('Network error')
  expect(isOwned(storages, id)).toBe(true)
})
