// @vitest-environment happy-dom
/** The live world against a provider on another origin, over real HTTP; only the clock is the test's. */
import nodeConsole from 'node:console'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { pathOf, requestOf } from '../../machines/routes.ts'
import { provideWorld } from '../../machines/world.ts'
import { createApi } from '../../src/effects/api.ts'
import { rememberResults, restoreVisit } from '../../src/effects/recall.ts'
import { persistVisit } from '../../src/effects/storage.ts'
import { HTML_ERROR, startLiveProvider, type LiveProvider } from '../liveProvider.ts'
import { errorBody, resultAt } from '../liveWire.ts'
import { liveWorld } from '../liveWorld.ts'
import { memoryStorages } from './memoryStorages.ts'

let live: LiveProvider
const stops: (() => void)[] = []

// As browsers do, happy-dom writes every refused answer to the console.
vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})

beforeEach(async () => {
  live = await startLiveProvider()
})
afterEach(async () => {
  stops.splice(0).forEach((stop) => stop())
  await live.close()
})

/** A page load: the chart on what the browser has kept. */
const load = (path: string, memory = memoryStorages()) => {
  const { storages } = memory
  const clock = new SimulatedClock()
  const machine = provideWorld(liveWorld(createApi({ baseUrl: live.baseUrl }), storages, (work) => work()))
  const actor = createActor(machine, { clock, input: { visit: restoreVisit(storages), theme: 'dark' } })
  stops.push(persistVisit(actor, storages), rememberResults(actor, storages), () => actor.stop())
  actor.start().send(requestOf(path))
  const here = () => actor.getSnapshot()
  return {
    ...memory,
    memory,
    actor,
    here,
    path: () => pathOf(here()),
    visit: () => here().context.visit,
    result: () => here().children.result?.getSnapshot(),
    pass: (ms: number) => {
      for (let left = ms; left > 0; left -= 100) clock.increment(100)
    },
  }
}
const until = (what: () => void) => vi.waitFor(what, { timeout: 4000, interval: 5 })

test('a visit from no nickname to the whole result, and the result again with nobody there', async () => {
  const page = load('/')
  const { actor, here, visit, result, pass } = page
  await until(() => expect(here().children.catalog?.getSnapshot().matches('ready')).toBe(true))
  actor.send({ type: 'visit.start' })
  await until(() => expect(page.path()).toBe('/onboarding/2'))
  const { sessionId, nickname } = visit()
  expect(nickname).toMatch(/^.{2,12}$/)
  await until(() => expect(visit().predefinedCards).toHaveLength(3))
  actor.send({ type: 'reader.toggle', readerType: 'X9' })
  actor.send({ type: 'visit.next' })
  actor.send({ type: 'category.toggle', code: 'LOVE' })
  actor.send({ type: 'visit.next' })
  actor.send({ type: 'topic.toggle', code: 'REUNION' })
  actor.send({ type: 'visit.next' })
  actor.send({ type: 'question.change', text: '그 사람과 다시 만날 수 있을까요?' })
  actor.send({ type: 'visit.next' })
  await until(() => expect(visit().acceptedAnswers).not.toBeNull())
  expect(live.callsTo('POST /submit')[0]).toMatchObject({
    sessionId,
    body: {
      categoryCode: 'LOVE',
      topicCode: 'REUNION',
      readerType: 'X9',
      questionText: '그 사람과 다시 만날 수 있을까요?',
    },
  })
  for (const card of [72, 1, 30]) here().children.drawing?.send({ type: 'card.toggle', card })
  here().children.drawing?.send({ type: 'drawing.goOn' })
  pass(2400)
  here().children.drawing?.send({ type: 'drawing.goOn' })
  pass(2000)
  expect(page.path()).toBe(`/result/${sessionId}`)
  for (let polls = 1; polls < 6; polls++) {
    await until(() => expect(result()?.matches({ read: { polling: 'waiting' } })).toBe(true))
    expect(live.callsTo('GET /result')).toHaveLength(polls)
    pass(5000)
  }
  await until(() => expect(result()?.context.reading?.status).toBe('completed'))
  expect(result()?.context.reading).toMatchObject({ fortuneScore: 73, nickname })

  await live.close()
  const again = load(`/result/${sessionId}`, page.memory)
  await until(() => expect(again.result()?.context.reading?.status).toBe('completed'))
})

test('a session that fails is told, and made at the second try', async () => {
  live.next('POST /sessions', HTML_ERROR)
  const { actor, path, here } = load('/')
  const told: string[] = []
  actor.on('notice', ({ notice }) => told.push(notice))
  actor.on('fault', ({ message }) => told.push(message))
  actor.send({ type: 'visit.start' })
  await until(() => expect(told).toEqual(['session.failed', '세션을 만들지 못했어요 (HTTP 502: Bad Gateway)']))
  expect(here().matches({ visit: { onboarding: { welcome: 'editing' } } })).toBe(true)
  actor.send({ type: 'visit.start' })
  await until(() => expect(path()).toBe('/onboarding/2'))
})

test('a failed reading is asked for again, and completed', async () => {
  live.next('GET /result', { json: resultAt(1, { status: 'FAILED', message: '잉크가 떨어졌어요' }) }, HTML_ERROR)
  live.always('GET /result', { json: resultAt(5) })
  const { result, pass } = load('/result/abc1234')
  await until(() => expect(result()?.context.reading?.message).toBe('잉크가 떨어졌어요'))
  pass(5000)
  await until(() => expect(live.callsTo('GET /result')).toHaveLength(2))
  await until(() => expect(result()?.matches({ read: { polling: 'waiting' } })).toBe(true))
  pass(5000)
  await until(() => expect(result()?.context.reading?.status).toBe('completed'))
})

test('a result nobody knows is invalid; a shared one tells what is wrong', async () => {
  const own = load('/result/gone123')
  await until(() => expect(own.here().matches({ visit: { reading: 'invalidResult' } })).toBe(true))
  live.next('GET /result', { status: 503, json: errorBody(503, '만석') })
  const shared = load('/share/abc1234')
  const child = () => shared.here().children.sharedReading?.getSnapshot()
  await until(() => expect(child()?.hasTag('troubled')).toBe(true))
  expect(child()?.context.message).toBe('HTTP 503: Service Unavailable')
})

test('leaving a screen ends its call', async () => {
  live.always('GET /result', { hang: true })
  const { actor } = load('/share/abc1234')
  await until(() => expect(live.callsTo('GET /result')).toHaveLength(1))
  actor.send(requestOf('/'))
  await until(() => expect(live.callsTo('GET /result')[0]?.isGivenUp).toBe(true))
})
