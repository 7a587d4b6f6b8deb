/** The product's flow with a recorder on it, a provider that answers late, and a clock that is Vitest's own. */
import { onTestFinished, vi } from 'vitest'
import { createActor, type AnyEventObject } from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { provideWorld } from '../../machines/world.ts'
import { recordFlow } from '../../src/dev/recorder.ts'
import type { Recording } from '../../src/dev/recording.ts'
import type { Api } from '../../src/effects/api.ts'
import { liveWorld } from '../liveWorld.ts'
import { cards, catalog, reading } from '../app/fixtures.ts'
import { memoryStorages } from '../effects/memoryStorages.ts'
import { wordsAtOnce } from '../machines/wordsAtOnce.ts'

/** A visit that is filled in up to the card table. */
export const FILLED: Visit = {
  ...BLANK_VISIT,
  nickname: '별이',
  sessionId: 'abc1234',
  sessionNickname: '별이',
  selectedReader: { type: 'F' },
  selectedCategory: { code: 'LOVE' },
  selectedTopic: { code: 'REUNION' },
  sampleQuestion: '그 사람도 저를 떠올리고 있을까요?',
}

const later = <T>(value: T, ms: number): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms))

const answering: Api = {
  loadCatalog: () => later(catalog, 123),
  createSession: () => later({ sessionId: 'abc1234', secret: null }, 57),
  fetchCards: () => later({ kind: 'cards', cards }, 211),
  submitAnswers: () => later({ kind: 'accepted' }, 98),
  fetchReading: () => later({ kind: 'reading', reading }, 333),
  setHidden: () => later(undefined, 20),
  deleteReading: () => later(undefined, 20),
  fetchShared: () => later({ kind: 'reading', reading }, 45),
}

export function recordedVisit({ api = {}, ...given }: Partial<ReadingInput> & { api?: Partial<Api> } = {}) {
  vi.useFakeTimers()
  const input: ReadingInput = { visit: null, theme: 'dark', ...given }
  const { inspect, recording, send } = recordFlow(input)
  // The words come at once: an import does not settle on a clock that is Vitest's.
  const world = { ...liveWorld({ ...answering, ...api }, memoryStorages().storages, () => {}), watchWords: wordsAtOnce }
  const actor = createActor(provideWorld(world), { input, inspect }).start()
  const stop = () => {
    actor.stop()
    vi.useRealTimers()
  }
  onTestFinished(stop)
  return {
    recording,
    /** Sends to an actor by its place under the root; the root itself when it is left out. */
    send: (event: AnyEventObject, child?: string): void => {
      const place = child === undefined ? 'reading' : `reading/${child}`
      if (!send(place, event)) throw new Error(`${place} does not run`)
    },
    pass: async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms)),
    /** Ends the visit; what was recorded stays. A copy, as it arrives in another window. */
    leave: (): Recording => {
      stop()
      return structuredClone(recording)
    },
  }
}

/** From a made-up nickname to the lucky card's message, at a visitor's odd pace. */
export async function wholeVisit(): Promise<Recording> {
  const { send, pass, leave } = recordedVisit()
  const deeds: readonly [ms: number, event: AnyEventObject, child?: string][] = [
    [0, { type: 'open.welcome' }],
    [406, { type: 'visit.start' }],
    [1234, { type: 'reader.toggle', readerType: 'F' }],
    [617, { type: 'visit.next' }],
    [0, { type: 'category.toggle', code: 'LOVE' }],
    [617, { type: 'visit.next' }],
    [0, { type: 'topic.toggle', code: 'NEW_LOVE' }],
    [617, { type: 'visit.next' }],
    [0, { type: 'sample.toggle', question: '저는 어떤 사람과 잘 어울릴까요?' }],
    [617, { type: 'visit.next' }],
    [503, { type: 'card.toggle', card: 7 }, 'drawing'],
    [0, { type: 'card.toggle', card: 70 }, 'drawing'],
    [0, { type: 'card.toggle', card: 33 }, 'drawing'],
    [0, { type: 'drawing.goOn' }, 'drawing'],
    [2405, { type: 'drawing.goOn' }, 'drawing'],
    [2000 + 333 + 1111, { type: 'step.next' }, 'result'],
    [0, { type: 'step.next' }, 'result'],
    [0, { type: 'step.next' }, 'result'],
    [0, { type: 'step.next' }, 'result'],
    [40, { type: 'lucky.flip' }, 'result/luckyCard'],
    [500 + 30 * 3 + 8, { type: 'theme.toggle' }],
  ]
  for (const [ms, event, child] of deeds) {
    await pass(ms)
    send(event, child)
  }
  return leave()
}
