/** What keeps the provider from asking too much of an endpoint: places for requests, a circuit, growing pauses. */
import { EventEmitter, once } from 'node:events'

/** A number of places, handed out in the order of asking. */
export function placesFor(count: number) {
  const places = new EventEmitter().setMaxListeners(0)
  let free = count
  return {
    /** Rejects when the signal aborts first. */
    take: async (signal: AbortSignal): Promise<void> => {
      while (free === 0) await once(places, 'free', { signal })
      free -= 1
    },
    giveBack: (): void => {
      free += 1
      places.emit('free')
    },
  }
}

/** Leaves an endpoint alone for `pauseMs` after `failures` in a row; after the pause one more failure is enough. */
export function circuitOf(failures: number, pauseMs: number) {
  let inARow = 0
  let openUntil = -Infinity
  return {
    isOpen: (): boolean => performance.now() < openUntil,
    succeeded: (): void => {
      inARow = 0
    },
    failed: (): void => {
      inARow += 1
      if (inARow >= failures) openUntil = performance.now() + pauseMs
    },
  }
}

/** Milliseconds before the n-th try again (n from 1): doubling, less up to a half by chance, so that many come apart. */
export const backOffMs = (tries: number, firstMs: number): number =>
  firstMs * 2 ** (tries - 1) * (1 - Math.random() / 2)
