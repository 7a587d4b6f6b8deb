/** The live chart with a recorder on it, a provider that answers late, and a clock that is Vitest's own. */
import { onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Theme } from '../../machines/reading.types.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import { recordFlow, type News } from '../../src/dev/recorder.ts'
import type { Recording } from '../../src/dev/recording.ts'
import type { Api } from '../../src/effects/api.ts'
import { liveReadingMachine } from '../../src/effects/live.ts'
import { cards, catalog, reading } from '../app/fixtures.ts'
import { memoryStorages } from '../effects/memoryStorages.ts'

const later = <T>(value: T, ms: number): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms))

const answering: Api = {
  loadCatalog: () => later(catalog, 123),
  createSession: () => later({ sessionId: 'abc1234' }, 57),
  fetchCards: () => later({ kind: 'cards', cards }, 211),
  submitAnswers: () => later({ kind: 'accepted' }, 98),
  fetchReading: () => later({ kind: 'reading', reading }, 333),
  fetchShared: () => later({ kind: 'reading', reading }, 45),
}

export function recordedVisit({
  visit = null,
  theme = 'dark',
  api = {},
}: { visit?: Visit | null; theme?: Theme; api?: Partial<Api> } = {}) {
  vi.useFakeTimers()
  const heard: News[] = []
  const input = { visit, theme }
  const recorder = recordFlow(input, (news) => heard.push(structuredClone(news)))
  const machine = liveReadingMachine({ api: { ...answering, ...api }, storages: memoryStorages().storages })
  const actor = createActor(machine, { input, inspect: recorder.inspect }).start()
  const stop = () => {
    recorder.stop()
    actor.stop()
    vi.useRealTimers()
  }
  onTestFinished(stop)
  return {
    actor,
    heard,
    recorder,
    recording: recorder.recording,
    pass: async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms)),
    /** Ends the visit; what was recorded stays. A copy, as it arrives in another window. */
    leave: (): Recording => {
      stop()
      return structuredClone(recorder.recording)
    },
  }
}

/** From the nickname to the lucky card's message, at a visitor's odd pace. */
export async function wholeVisit(): Promise<Recording> {
  const { actor, pass, leave } = recordedVisit()
  const child = () => actor.getSnapshot().children
  actor.send({ type: 'visit.requested', path: '/' })
  await pass(406)
  actor.send({ type: 'visit.start' })
  await pass(1234)
  const answers = [
    { type: 'reader.toggle', readerType: 'F' },
    { type: 'category.toggle', code: 'LOVE' },
    { type: 'topic.toggle', code: 'NEW_LOVE' },
    { type: 'sample.toggle', question: '저는 어떤 사람과 잘 어울릴까요?' },
  ] as const
  for (const answer of answers) {
    actor.send(answer)
    await pass(617)
    actor.send({ type: 'visit.next' })
  }
  await pass(503)
  for (const card of [7, 70, 33]) child().selection?.send({ type: 'card.pick', card })
  child().selection?.send({ type: 'reveal.start' })
  await pass(2405)
  actor.send({ type: 'visit.next' })
  await pass(2000 + 333 + 1111)
  for (let steps = 0; steps < 4; steps++) child().result?.send({ type: 'step.next' })
  await pass(40)
  child().result?.getSnapshot().children.luckyCard?.send({ type: 'lucky.flip' })
  await pass(500 + 30 * 3 + 8)
  actor.send({ type: 'theme.toggle' })
  return leave()
}
