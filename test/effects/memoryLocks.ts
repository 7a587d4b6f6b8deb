import type { Locks } from '../../src/effects/interrupted.ts'

/** Locks that all pages of a browser share: granted one at a time, dropped with the page that holds them. */
export class MemoryLocks {
  readonly #held = new Map<string, () => void>()

  /** Ends the page that holds a lock without a word to it. */
  drop(): void {
    this.#held.clear()
  }

  readonly request = (async (
    name: string,
    options: LockOptions,
    grant: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    await Promise.resolve()
    options.signal?.throwIfAborted()
    if (this.#held.has(name)) return options.ifAvailable ? grant(null) : new Promise(() => {})
    const release = () => void (this.#held.get(name) === release && this.#held.delete(name))
    this.#held.set(name, release)
    try {
      return await grant({ name, mode: 'exclusive' })
    } finally {
      release()
    }
  }) as Locks['request']
}
