/** The real app on the real charts; only the world outside (provider, history, clock) is the test's. */
import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { Theme } from '../../machines/reading.types.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import type { ReadingAnswer, ResultRecord } from '../../machines/result.types.ts'
import type { Answers, Catalog } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { sessionMachine, type CardsAnswer, type SubmitAnswer } from '../../machines/session.machine.ts'
import { shareMachine, type SharedAnswer } from '../../machines/share.machine.ts'
import { sharingMachine, type SheetAnswer } from '../../machines/sharing.machine.ts'
import type { ReadingActor } from '../../src/app/actor.tsx'
import { App } from '../../src/app/App.tsx'
// Loaded here, so that the app's own lazy imports of them are answered without reading files.
import '../../src/app/screens/cardDraw/CardDraw.tsx'
import '../../src/app/screens/loading/Loading.tsx'
import '../../src/app/screens/result/Result.tsx'
import '../../src/app/screens/share/Share.tsx'
import '../../src/app/ui/Toasts.tsx'
import { bindHistory, type HistoryPort } from '../../src/effects/history.ts'
import { cards, catalog, reading } from './fixtures.ts'

/** Everything the charts ask of the world. A test may replace a function at any time; the next call takes the new one. */
export interface Provider {
  loadCatalog: () => Promise<Catalog>
  createSession: (input: { nickname: string }) => Promise<{ sessionId: string }>
  fetchCards: (input: { sessionId: string }) => Promise<CardsAnswer>
  submitAnswers: (input: { sessionId: string; answers: Answers }) => Promise<SubmitAnswer>
  recallResult: (input: { resultId: string }) => Promise<ResultRecord | null>
  fetchReading: (input: { resultId: string }) => Promise<ReadingAnswer>
  openShareSheet: (input: { resultId: string }) => Promise<SheetAnswer>
  copyLink: (input: { resultId: string }) => Promise<void>
  saveImage: (input: { imageUrl: string; name: string }) => Promise<void>
  fetchShared: (input: { sessionId: string }) => Promise<SharedAnswer>
}

const answering: Provider = {
  loadCatalog: () => Promise.resolve(catalog),
  createSession: () => Promise.resolve({ sessionId: 'abc1234' }),
  fetchCards: () => Promise.resolve({ kind: 'cards', cards }),
  submitAnswers: () => Promise.resolve({ kind: 'accepted' }),
  recallResult: () => Promise.resolve(null),
  fetchReading: () => Promise.resolve({ kind: 'reading', reading }),
  openShareSheet: () => Promise.resolve('unsupported'),
  copyLink: () => Promise.resolve(),
  saveImage: () => Promise.resolve(),
  fetchShared: () => Promise.resolve({ kind: 'reading', reading }),
}

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

const machineOf = (provider: Provider) => {
  const sharing = sharingMachine.provide({
    actors: {
      openShareSheet: fromPromise(({ input }) => provider.openShareSheet(input)),
      copyLink: fromPromise(({ input }) => provider.copyLink(input)),
      saveImage: fromPromise(({ input }) => provider.saveImage(input)),
    },
  })
  return readingMachine.provide({
    actors: {
      catalog: catalogMachine.provide({ actors: { loadCatalog: fromPromise(() => provider.loadCatalog()) } }),
      session: sessionMachine.provide({
        actors: {
          createSession: fromPromise(({ input }) => provider.createSession(input)),
          fetchCards: fromPromise(({ input }) => provider.fetchCards(input)),
          submitAnswers: fromPromise(({ input }) => provider.submitAnswers(input)),
        },
      }),
      result: resultMachine.provide({
        actors: {
          recallResult: fromPromise(({ input }) => provider.recallResult(input)),
          fetchReading: fromPromise(({ input }) => provider.fetchReading(input)),
          sharing,
        },
      }),
      share: shareMachine.provide({
        actors: { fetchShared: fromPromise(({ input }) => provider.fetchShared(input)) },
      }),
    },
  })
}

/** Opens the app at an address, with what an earlier page load left behind, on a clock that stands still. */
export async function renderApp({
  path = '/',
  visit = null,
  theme = 'dark',
  provider: replaced = {},
}: {
  path?: string
  visit?: Partial<Visit> | null
  theme?: Theme
  provider?: Partial<Provider>
} = {}): Promise<RenderedApp> {
  vi.useFakeTimers()
  const provider: Provider = { ...answering, ...replaced }
  const history = new MemoryHistory(path)
  const actor = createActor(machineOf(provider), {
    input: { visit: visit && { ...BLANK_VISIT, ...visit }, theme },
  }).start()
  const unbind = bindHistory(actor, history)
  onTestFinished(() => {
    unbind()
    actor.stop()
  })
  const { container } = render(
    <StrictMode>
      <App actor={actor} />
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
