/** What keeps the provider from asking too much of an endpoint: places for requests, a circuit, growing pauses. */

/**
 * A number of places, handed out in the order of asking. Resolves with what gives the place back; rejects when the signal
 * aborts first.
 */
export function placesFor(count: number): (signal: AbortSignal) => Promise<() => void> {
  let free = count
  const waiting = new Set<() => void>()
  const giveBack = () => {
    const [next] = waiting
    if (next) next()
    else free += 1
  }
  return async (signal) => {
    signal.throwIfAborted()
    if (free > 0) free -= 1
    else
      await new Promise<void>((resolve, reject) => {
        const turn = () => {
          waiting.delete(turn)
          resolve()
        }
        const end = () => {
          waiting.delete(turn)
          reject(signal.reason)
        }
        waiting.add(turn)
        signal.addEventListener('abort', end, { once: true })
      })
    return giveBack
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
