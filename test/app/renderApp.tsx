/** The real app on the real charts; only the world outside (provider, history, clock) is the test's. */
import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Profiler, StrictMode, type ComponentProps } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createActor, fromPromise, type PromiseActorLogic } from 'xstate'
import type { Theme } from '../../machines/reading.types.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { provideWorld, type World } from '../../machines/world.ts'
import type { ReadingActor } from '../../src/app/actor.tsx'
import { App } from '../../src/app/App.tsx'
import '../../src/app/ui/Toasts.tsx'
import { watchAttention, watchConnection } from '../../src/effects/attention.ts'
import { bindHistory, type HistoryPort } from '../../src/effects/history.ts'
import * as past from '../../src/effects/pastReadings.ts'
import { forgetRecord } from '../../src/effects/recall.ts'
import { browserStorages } from '../../src/effects/storage.ts'
import { watchReadings } from '../../src/effects/watchReadings.ts'
import { wordsAtOnce } from '../machines/wordsAtOnce.ts'
import { noteDrawn } from './drawn.ts'
import { cards, catalog, reading } from './fixtures.ts'

// Loaded here, so that the app's own lazy imports of them are answered without reading files.
import.meta.glob('../../src/app/screens/*.tsx', { eager: true })

type Answering<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input> ? (input: Input) => Promise<Output> : never

/** Everything the charts ask of the world. A test may replace a function at any time; the next call takes the new one. */
export type Provider = { [Name in Exclude<keyof World, `watch${string}`>]: Answering<World[Name]> }

const answering: Provider = {
  loadCatalog: () => Promise.resolve(catalog),
  inventNickname: () => Promise.resolve('느긋한 찻잔 7'),
  createSession: () => Promise.resolve({ sessionId: 'abc1234' }),
  fetchCards: () => Promise.resolve({ kind: 'cards', cards }),
  submitAnswers: () => Promise.resolve({ kind: 'accepted' }),
  loadCharts: () => Promise.resolve(),
  recallResult: () => Promise.resolve(null),
  fetchReading: () => Promise.resolve({ kind: 'reading', reading }),
  recallOwnership: () => Promise.resolve(false),
  hideReading: () => Promise.resolve(),
  showReading: () => Promise.resolve(),
  deleteReading: () => Promise.resolve('now'),
  fetchPicture: () => Promise.resolve(null),
  openShareSheet: () => Promise.resolve('unsupported'),
  copyLink: () => Promise.resolve(),
  saveImage: () => Promise.resolve(),
  fetchShared: () => Promise.resolve({ kind: 'reading', reading }),
  pickSubtitle: () => Promise.resolve(0),
  recallReadings: async () => past.recallReadings(browserStorages),
  forgetReading: async ({ resultId }) => forgetRecord(browserStorages, resultId),
  forgetAllReadings: async () => past.forgetAllReadings(browserStorages),
  // As a device without a Korean voice.
  findVoice: () => new Promise(() => {}),
  speak: () => new Promise(() => {}),
}

/** Each call takes what the provider answers at that time. */
const worldOf = (provider: Provider): World => ({
  loadCatalog: fromPromise(({ input }) => provider.loadCatalog(input)),
  inventNickname: fromPromise(({ input }) => provider.inventNickname(input)),
  createSession: fromPromise(({ input }) => provider.createSession(input)),
  fetchCards: fromPromise(({ input }) => provider.fetchCards(input)),
  submitAnswers: fromPromise(({ input }) => provider.submitAnswers(input)),
  loadCharts: fromPromise(({ input }) => provider.loadCharts(input)),
  recallResult: fromPromise(({ input }) => provider.recallResult(input)),
  fetchReading: fromPromise(({ input }) => provider.fetchReading(input)),
  recallOwnership: fromPromise(({ input }) => provider.recallOwnership(input)),
  hideReading: fromPromise(({ input }) => provider.hideReading(input)),
  showReading: fromPromise(({ input }) => provider.showReading(input)),
  deleteReading: fromPromise(({ input }) => provider.deleteReading(input)),
  fetchPicture: fromPromise(({ input }) => provider.fetchPicture(input)),
  openShareSheet: fromPromise(({ input }) => provider.openShareSheet(input)),
  copyLink: fromPromise(({ input }) => provider.copyLink(input)),
  saveImage: fromPromise(({ input }) => provider.saveImage(input)),
  fetchShared: fromPromise(({ input }) => provider.fetchShared(input)),
  pickSubtitle: fromPromise(({ input }) => provider.pickSubtitle(input)),
  recallReadings: fromPromise(({ input }) => provider.recallReadings(input)),
  forgetReading: fromPromise(({ input }) => provider.forgetReading(input)),
  forgetAllReadings: fromPromise(({ input }) => provider.forgetAllReadings(input)),
  findVoice: fromPromise(({ input }) => provider.findVoice(input)),
  speak: fromPromise(({ input }) => provider.speak(input)),
  watchConnection,
  watchAttention,
  watchReadings: watchReadings(browserStorages, () => Promise.resolve(past.hasReadings(browserStorages))),
  watchWords: wordsAtOnce,
})

/** A promise that the test settles: `provider: { createSession: () => session.promise }`, then `session.resolve(…)`. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** A promise that never settles. */
export const pending = <T,>(): Promise<T> => new Promise<T>(() => {})

/** The browser's history, in memory: `back` and `forward` press its buttons. */
export class MemoryHistory implements HistoryPort {
  readonly entries: { path: string; index: number }[]
  private at = 0
  private readonly listeners = new Set<() => void>()

  constructor(path: string) {
    this.entries = [{ path, index: 0 }]
  }
  get path() {
    return this.entries[this.at]!.path
  }
  get index() {
    return this.entries[this.at]!.index
  }
  push(path: string, index: number) {
    this.entries.splice(this.at + 1, Infinity, { path, index })
    this.at += 1
  }
  replace(path: string, index: number) {
    this.entries[this.at] = { path, index }
  }
  go(delta: number) {
    const to = this.at + delta
    if (to < 0 || to >= this.entries.length) return
    this.at = to
    for (const listener of this.listeners) listener()
  }
  onPop(listener: () => void) {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  back = () => act(() => this.go(-1))
  forward = () => act(() => this.go(1))
}

export interface RenderedApp {
  actor: ReadingActor
  user: UserEvent
  history: MemoryHistory
  provider: Provider
  container: HTMLElement
  /** Lets time pass (0: only what is already on its way arrives), with everything that React makes of it. */
  advance: (ms: number) => Promise<void>
  /** Past the fade to the next screen. */
  fade: () => Promise<void>
}

/** Opens the app at an address, with what an earlier page load left behind, on a clock that stands still. */
export async function renderApp({
  path = '/',
  visit = null,
  theme = 'dark',
  provider: replaced = {},
  measure = null,
}: {
  path?: string
  visit?: Partial<Visit> | null
  theme?: Theme
  provider?: Partial<Provider>
  measure?: ComponentProps<typeof App>['measure']
} = {}): Promise<RenderedApp> {
  vi.useFakeTimers()
  const provider: Provider = { ...answering, ...replaced }
  const history = new MemoryHistory(path)
  const actor = createActor(provideWorld(worldOf(provider)), {
    input: { visit: visit && { ...BLANK_VISIT, ...visit }, theme },
  }).start()
  const unbind = bindHistory(actor, history)
  onTestFinished(() => {
    unbind()
    actor.stop()
  })
  const { container } = render(
    <StrictMode>
      <Profiler id="app" onRender={noteDrawn}>
        <App actor={actor} measure={measure} />
      </Profiler>
    </StrictMode>,
  )
  const advance = async (ms: number): Promise<void> => {
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => {}) })
  await advance(0)
  return { actor, user, history, provider, container, advance, fade: () => advance(250) }
}

/** The one h1 of the page. */
export const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 })
