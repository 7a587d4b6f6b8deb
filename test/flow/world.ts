/** What the app stands in: a clock that is turned by hand, a history and two storages in memory. */
import type { HistoryPort } from '../../src/effects/history.ts'
import type { Storages } from '../../src/effects/storage.ts'

/** Time stands still until it is told to pass; what begins on the way may end on the way. */
export class SteppedClock {
  now = 0
  #last = 0
  readonly #timers = new Map<number, { due: number; fire: () => void }>()

  setTimeout(fire: () => void, ms: number): number {
    this.#timers.set(++this.#last, { due: this.now + ms, fire })
    return this.#last
  }
  clearTimeout(id: number): void {
    this.#timers.delete(id)
  }
  /** @param ms milliseconds @param each called after every timer that fired, at its time */
  pass(ms: number, each: () => void): void {
    const end = this.now + ms
    for (;;) {
      const [next] = [...this.#timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)
      if (!next) break
      const [id, { due, fire }] = next
      this.#timers.delete(id)
      this.now = due
      fire()
      each()
    }
    this.now = end
  }
}

/** The browser's history, in memory. */
export class MemoryHistory implements HistoryPort {
  readonly entries: { path: string; index: number }[]
  at = 0
  readonly #listeners = new Set<() => void>()

  constructor(path: string) {
    this.entries = [{ path, index: 0 }]
  }
  get path(): string {
    return this.entries[this.at]!.path
  }
  get index(): number {
    return this.entries[this.at]!.index
  }
  push(path: string, index: number): void {
    this.entries.splice(++this.at, Infinity, { path, index })
  }
  replace(path: string, index: number): void {
    this.entries[this.at] = { path, index }
  }
  go(delta: number): void {
    if (!this.entries[this.at + delta]) return
    this.at += delta
    for (const listener of this.#listeners) listener()
  }
  onPop(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** What is in the browser's two storages, by key. */
export interface StorageContents {
  session: Readonly<Record<string, string>>
  local: Readonly<Record<string, string>>
}

const storeOf = (contents: Readonly<Record<string, string>>, isFull: () => boolean) => {
  const kept = new Map(Object.entries(contents))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull()) throw new Error('QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** The browser around one page load after another. */
export interface World {
  storages: Storages
  /** The stored result cannot even be read. */
  recallFails: boolean
  isOnline: boolean
  isVisible: boolean
  isFull: boolean
}

export function createWorld(contents: StorageContents, recallFails: boolean): World {
  const isFull = () => world.isFull
  const session = storeOf(contents.session, isFull)
  const local = storeOf(contents.local, isFull)
  const world: World = {
    storages: { session: () => session, local: () => local },
    recallFails,
    isOnline: true,
    isVisible: true,
    isFull: false,
  }
  return world
}
