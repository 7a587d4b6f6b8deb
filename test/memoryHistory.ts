import type { HistoryPort } from '../src/effects/history.ts'

/** The browser's history, in memory: traversals arrive at once, or one after the other when they are told to. */
export class MemoryHistory implements HistoryPort {
  readonly entries: { path: string; index: number }[]
  at = 0
  readonly #isLate: boolean
  readonly #underWay: number[] = []
  readonly #listeners = new Set<() => void>()

  /** @param late a traversal waits for `arrive`, as a browser's own comes only after the code that asked for it */
  constructor(path: string, { late = false } = {}) {
    this.entries = [{ path, index: 0 }]
    this.#isLate = late
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
    this.#underWay.push(delta)
    if (!this.#isLate) this.arrive()
  }
  /** The next traversal arrives; nothing when none is under way or it would leave the site. */
  arrive(): void {
    const to = this.at + (this.#underWay.shift() ?? 0)
    if (to === this.at || !this.entries[to]) return
    this.at = to
    for (const listener of this.#listeners) listener()
  }
  /** Everything under way arrives, also what is begun meanwhile. */
  settle(): void {
    while (this.#underWay.length > 0) this.arrive()
  }
  onPop(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
