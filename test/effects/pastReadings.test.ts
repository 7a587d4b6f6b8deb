// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { forgetAllReadings, forgetPlaces, hasReadings, recallReadings } from '../../src/effects/pastReadings.ts'
import {
  forgetRecord,
  keepResult,
  noteHidden,
  recallDeletions,
  recallRecord,
  rememberResults,
} from '../../src/effects/recall.ts'
import { keepSecret, SESSION_KEY, THEME_KEY } from '../../src/effects/storage.ts'
import { watchReadings } from '../../src/effects/watchReadings.ts'
import { reading, stage, TURNED, WHOLE } from '../machines/stage.ts'
import { memoryStorages } from './memoryStorages.ts'

const record = (resultId: string, beside: object = {}, change: object = {}) =>
  JSON.stringify({
    reading: { ...reading('completed', WHOLE), sessionId: resultId, ...change },
    luckyTurned: false,
    ...beside,
  })

const keeping = (records: Readonly<Record<string, string>>) => {
  const memory = memoryStorages()
  for (const [resultId, text] of Object.entries(records)) memory.local.items.set(`tarot_${resultId}`, text)
  return memory
}

const PLAIN = { isOwned: false, isHidden: false, isGentle: false }

const idsOf = (memory: ReturnType<typeof memoryStorages>) =>
  recallReadings(memory.storages).map(({ resultId }) => resultId)

afterEach(() => vi.restoreAllMocks())

test('readings are listed newest first, without a date last; what fits not, or is another’s, is left where it is', () => {
  const memory = keeping({
    old: record('old', { openedAt: 1 }),
    undated: record('undated'),
    corrupt: '{',
    another: record('another', { openedAt: 2, isOwn: false }),
    new: record('new', { openedAt: 3, isOwn: true }),
    odd: record('odd', { openedAt: 'yesterday' }),
    care: record('care', { openedAt: 2 }, { isGentle: true }),
  })
  memory.local.items.set(THEME_KEY, 'light')
  expect(idsOf(memory)).toEqual(['new', 'care', 'old', 'undated'])
  const { cards, questionText } = reading('completed', WHOLE)
  expect(recallReadings(memory.storages).slice(0, 2)).toEqual([
    { resultId: 'new', openedAt: 3, questionText, cards, fortuneScore: 77, status: 'completed', ...PLAIN },
    {
      resultId: 'care',
      openedAt: 2,
      questionText,
      cards,
      fortuneScore: null,
      status: 'completed',
      ...PLAIN,
      isGentle: true,
    },
  ])
  expect(memory.local.items.size).toBe(8)
})

test('one is deleted, then all, also those that no list shows; nothing else is', () => {
  const memory = keeping({ one: record('one'), two: record('two'), another: record('another', { isOwn: false }) })
  memory.local.items.set(THEME_KEY, 'light')
  forgetRecord(memory.storages, 'one')
  expect(idsOf(memory)).toEqual(['two'])
  forgetAllReadings(memory.storages)
  expect([...memory.local.items.keys()]).toEqual([THEME_KEY])
})

test('a reading that is this device’s says so and whether it is hidden, and is still to be deleted at the provider', () => {
  const memory = keeping({ one: record('one', { openedAt: 5, isOwn: true }), two: record('two') })
  keepSecret(memory.storages, 'one', 'secret')
  noteHidden(memory.storages, 'one', true)
  expect(recallReadings(memory.storages)).toMatchObject([
    { resultId: 'one', openedAt: 5, isOwned: true, isHidden: true },
    { resultId: 'two', openedAt: null, isOwned: false, isHidden: false },
  ])
  forgetAllReadings(memory.storages)
  expect(recallDeletions(memory.storages)).toEqual([{ id: 'one', secret: 'secret' }])
  expect(memory.local.items.size).toBe(1)
})

test('a reading that was left by another address opens at its beginning from the list', () => {
  const memory = keeping({ one: record('one') })
  memory.session.items.set('tarot_one', '{"step":"summary","isFollowing":false}')
  memory.session.items.set(SESSION_KEY, 'the visit')
  expect(recallRecord(memory.storages, 'one')?.place?.step).toBe('summary')
  forgetPlaces(memory.storages)
  expect(recallRecord(memory.storages, 'one')?.place).toBeNull()
  expect([...memory.session.items.keys()]).toEqual([SESSION_KEY])
})

test('a storage that may not be opened holds no readings', () => {
  const memory = keeping({ one: record('one') })
  memory.local.trouble = 'blocked'
  expect([idsOf(memory), hasReadings(memory.storages)]).toEqual([[], false])
})

/** A visit on a stage whose results are kept; it stands on the result of an own session. */
const visiting = (memory: ReturnType<typeof memoryStorages>, resultId = 'abc1234') => {
  const play = stage({ path: `/result/${resultId}`, visit: TURNED })
  rememberResults(play.actor, memory.storages)
  play.calls.recallResult.answer(recallRecord(memory.storages, resultId))
  const write = (...written: Parameters<typeof reading>) =>
    play.calls.fetchReading.answer({ kind: 'reading', reading: { ...reading(...written), sessionId: resultId } })
  return { ...play, write }
}

test('a reading is listed from its first words on, by the day of its first opening; one that is opened by a link is not', () => {
  const memory = memoryStorages()
  const now = vi.spyOn(Date, 'now').mockReturnValue(1000)
  const first = visiting(memory)
  first.write('processing', ['past'])
  expect(recallReadings(memory.storages)).toMatchObject([{ openedAt: 1000, status: 'processing', fortuneScore: null }])
  now.mockReturnValue(2000)
  first.pass(5000)
  first.write('completed', WHOLE)
  first.open('/')
  visiting(memory)
  expect(recallReadings(memory.storages)).toMatchObject([{ openedAt: 1000, status: 'completed', fortuneScore: 77 }])
  visiting(memory, 'friend7').write('completed', WHOLE)
  expect(idsOf(memory)).toEqual(['abc1234'])
  expect(recallRecord(memory.storages, 'friend7')).not.toBeNull()
})

test('a record without a date gets none when it is opened again', () => {
  const memory = keeping({ abc1234: record('abc1234') })
  visiting(memory)
  expect(recallReadings(memory.storages)).toMatchObject([{ openedAt: null }])
})

test('what another tab deletes is not kept again by the tab that still shows it', () => {
  const memory = memoryStorages()
  const { write, pass, open } = visiting(memory)
  write('processing', ['past'])
  forgetRecord(memory.storages, 'abc1234')
  pass(5000)
  write('completed', WHOLE)
  expect(idsOf(memory)).toEqual([])
  // Opened again, it is a reading like any other.
  open('/')
  visiting(memory).write('completed', WHOLE)
  expect(idsOf(memory)).toEqual(['abc1234'])
})

/** A storage with room for so many characters. */
const narrow = (memory: ReturnType<typeof memoryStorages>, room: number) => {
  const { items } = memory.local
  memory.local.setItem = (key: string, text: string) => {
    const used = [...items].reduce((sum, [each, kept]) => sum + (each === key ? 0 : kept.length), 0)
    if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError')
    items.set(key, text)
  }
}

test('in a full storage the newest reading takes the place of what is not listed, then of the oldest', () => {
  const text = record('new', { openedAt: 9, isOwn: true })
  const memory = keeping({
    young: record('young', { openedAt: 3 }),
    old: record('old', { openedAt: 2 }),
    another: record('another', { openedAt: 4, isOwn: false }),
  })
  narrow(memory, text.length * 3)
  expect(keepResult(memory.storages, 'new', text)).toBe(true)
  expect([...memory.local.items.keys()]).toEqual(['tarot_young', 'tarot_old', 'tarot_new'])
  expect(keepResult(memory.storages, 'next', record('next', { openedAt: 10 }))).toBe(true)
  expect(idsOf(memory)).toEqual(['next', 'new', 'young'])
})

test('a storage that refuses for another reason is told of, and does not cost the whole list', () => {
  const memory = keeping(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, record(id, { openedAt: 1 })])))
  memory.local.trouble = 'full'
  const { write, told } = visiting(memory)
  write('completed', WHOLE)
  expect(told()).toContain('fault:storage')
  expect(idsOf(memory).length).toBeGreaterThanOrEqual(3)
})

/** A chart that watches, with all that it is told. */
const watching = ({ storages }: ReturnType<typeof memoryStorages>, canList: () => Promise<boolean>) => {
  const told: string[] = []
  const parent = setup({ actors: { watch: watchReadings(storages, canList) } }).createMachine({
    invoke: { id: 'watch', src: 'watch' },
    on: { '*': { actions: ({ event }) => told.push(event.type) } },
  })
  const actor = createActor(parent).start()
  const look = () => actor.getSnapshot().children['watch']?.send({ type: 'readings.look' })
  return { told, look, stop: () => actor.stop() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('whether there are readings is told at once, when asked, and when another tab changes it', async () => {
  const memory = keeping({ another: record('another', { isOwn: false }) })
  const canList = vi.fn<() => Promise<boolean>>(async () => hasReadings(memory.storages))
  const { told, look, stop } = watching(memory, canList)
  await settled()
  expect(told).toEqual(['readings.gone'])
  memory.local.items.set('tarot_one', record('one'))
  look()
  dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  await settled()
  expect(told).toEqual(['readings.gone', 'readings.found'])
  memory.local.items.clear()
  canList.mockClear()
  dispatchEvent(Object.assign(new Event('storage'), { key: 'tarot_one' }))
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(told).toEqual(['readings.gone', 'readings.found', 'readings.gone', 'readings.gone'])
  // Nothing is judged where nothing is kept.
  expect(canList).not.toHaveBeenCalled()
  stop()
  dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(told).toHaveLength(4)
})

test('of two looks only the later one tells, none after the end, and one that cannot be judged finds nothing', async () => {
  const memory = keeping({ one: record('one') })
  const judgements: ((canList: boolean | Promise<boolean>) => void)[] = []
  const canList = () => new Promise<boolean>((resolve) => judgements.push(resolve))
  const { told, look, stop } = watching(memory, canList)
  await settled()
  look()
  judgements[1]!(true)
  judgements[0]!(false)
  await settled()
  expect(told).toEqual(['readings.found'])
  look()
  judgements[2]!(Promise.reject(new Error('not here')))
  await settled()
  expect(told).toEqual(['readings.found', 'readings.gone'])
  look()
  stop()
  judgements[3]!(true)
  await settled()
  expect(told).toHaveLength(2)
})
