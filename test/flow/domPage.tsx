/** The app on a page that happy-dom draws: one page load after another, in one world, on a clock that stands still. */
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { createActor, type Actor, type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent } from 'xstate'
import type { ReadingEmitted } from '../../machines/reading.types.ts'
import { pathOf, screenOf } from '../../machines/routes.ts'
import { App } from '../../src/app/App.tsx'
// Loaded here, so that the app's own lazy imports of them are answered without reading files.
import '../../src/app/screens/cardDraw/CardDraw.tsx'
import '../../src/app/screens/loading/Loading.tsx'
import '../../src/app/screens/result/Result.tsx'
import '../../src/app/screens/share/Share.tsx'
import '../../src/app/ui/Toasts.tsx'
import { bindHistory } from '../../src/effects/history.ts'
import { liveReadingMachine } from '../../src/effects/live.ts'
import * as storage from '../../src/effects/storage.ts'
import { ANSWERS } from './answers.ts'
import { api, forgetCalls } from './domCalls.ts'
import type { Delay } from './events.ts'
import { storageOf, type Start } from './start.ts'
import type { SystemState } from './system.ts'
import { createWorld, MemoryHistory } from './world.ts'

type Machine = ReturnType<typeof liveReadingMachine>

/** How often what is already on its way is let arrive before a page counts as stuck. */
const PATIENCE = 50

const toldAs = (event: ReadingEmitted): string =>
  event.type === 'notice' ? event.notice : event.type === 'fault' ? `fault:${event.fault}` : event.type

export class Page {
  readonly world
  /** What the root told the world since the last look. */
  readonly told: string[] = []
  /** The same since the page was loaded. */
  readonly toldHere: string[] = []
  history!: MemoryHistory
  /** What the last look saw; null when the page was loaded since. */
  before: SystemState | null = null
  #actor!: Actor<Machine>
  readonly #machine: Machine
  readonly #inspect: (event: InspectionEvent) => void
  #undo: readonly (() => void)[] = []

  constructor(start: Start, inspect: (event: InspectionEvent) => void) {
    vi.useFakeTimers()
    this.world = createWorld(storageOf(start), start.recallFails === true)
    this.#machine = liveReadingMachine({ api, storages: this.world.storages })
    this.#inspect = inspect
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => this.world.isOnline)
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (this.world.isVisible ? 'visible' : 'hidden'))
  }

  /** A page load: what the storage holds is all that is left of the one before. */
  async load(path: string): Promise<void> {
    this.leave()
    const { storages } = this.world
    const actor = createActor(this.#machine, {
      input: { visit: storage.restoreVisit(storages), theme: storage.restoreTheme(storages) },
      inspect: this.#inspect,
    })
    actor.on('*', (event) => {
      this.told.push(toldAs(event))
      this.toldHere.push(toldAs(event))
    })
    const undo = [storage.persistVisit(actor, storages), storage.rememberResults(actor, storages)]
    this.history = new MemoryHistory(path)
    this.#actor = actor.start()
    this.#undo = [...undo, bindHistory(actor, this.history), () => actor.stop()]
    render(
      <StrictMode>
        <App actor={actor} />
      </StrictMode>,
    )
    await this.rest()
  }

  leave(): void {
    cleanup()
    for (const stop of this.#undo) stop()
    this.#undo = []
    this.before = null
    this.told.length = 0
    this.toldHere.length = 0
    forgetCalls()
    vi.clearAllTimers()
  }

  /** Lets time pass, in ms, with everything that React makes of it. */
  async pass(ms: number): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }

  /** Lets arrive what is already on its way (answers, code that is loaded late), while the clock stands still. */
  async rest(isHere: () => boolean = () => document.querySelector('[aria-busy="true"]') === null): Promise<void> {
    await this.pass(0)
    for (let times = 0; times < PATIENCE && !isHere(); times++) await this.pass(0)
  }

  /** Something happens outside of React. */
  async happen(change: () => void): Promise<void> {
    await act(async () => {
      change()
      await vi.advanceTimersByTimeAsync(0)
    })
    await this.rest()
  }

  /** Every running actor below the root, by its id. */
  get #actors(): Map<string, AnyActorRef> {
    const found = new Map<string, AnyActorRef>()
    const look = (children: Readonly<Record<string, AnyActorRef | undefined>>): void => {
      for (const [id, ref] of Object.entries(children)) {
        if (!ref) continue
        found.set(id, ref)
        look((ref.getSnapshot() as Partial<AnyMachineSnapshot>).children ?? {})
      }
    }
    look(this.#actor.getSnapshot().children)
    return found
  }

  /** The state that the running actors are in, in the model's words; what they do not tell is the model's. */
  stateBeside(expected: SystemState): SystemState {
    const root = this.#actor.getSnapshot()
    const actors = this.#actors
    const charts = [...actors].flatMap(([id, ref]) => {
      const { machine, value }: Partial<AnyMachineSnapshot> = ref.getSnapshot()
      return machine && value !== undefined ? [[id, value] as const] : []
    })
    const { result, session } = root.children
    const open = result?.getSnapshot()
    const { cardsFailures, submitFailures } = session!.getSnapshot().context
    const scheduled = Object.values(this.#actor.system.getSnapshot()._scheduledEvents)
    const pauses = scheduled.map(({ event, delay, startedAt }) => ({
      delay: event.type.split('.')[2] as Delay,
      left: startedAt + delay - Date.now(),
    }))
    const { isOnline, isVisible, isFull } = this.world
    return {
      ...expected,
      path: this.history.path,
      progress: screenOf(root)?.step ?? null,
      root: root.value,
      charts: Object.fromEntries(charts),
      theme: root.matches({ theme: 'light' }) ? 'light' : 'dark',
      isOnline,
      isVisible,
      isStorageFull: isFull,
      banner: root.matches({ banner: 'shown' }) ? root.context.banner : null,
      visit: root.context.visit,
      canGoOn: root.can({ type: 'visit.next' }),
      reading: open?.context.reading ?? null,
      failure: open?.context.failure ?? null,
      typed: open?.children.luckyCard?.getSnapshot().context.typed ?? 0,
      failures: [cardsFailures, submitFailures],
      pauses: pauses.toSorted((a, b) => a.left - b.left),
      history: { paths: this.history.entries.map(({ path }) => path), at: this.history.at },
    }
  }

  /** The calls that wait for an answer. */
  get calls(): string[] {
    const waiting = [...this.#actors].filter(([id, ref]) => id in ANSWERS && ref.getSnapshot().status === 'active')
    return waiting.map(([id]) => id)
  }

  /** The address that belongs to the running root. */
  get path(): string {
    return pathOf(this.#actor.getSnapshot())
  }
}
