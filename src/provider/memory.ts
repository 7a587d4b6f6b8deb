import { LRUCache } from 'lru-cache'

/** By how much a life may seem longer. */
const CLOCK_MS = 50

interface Options<Value> {
  /** How much is kept; what was not asked for the longest time goes first. */
  bytes: number
  /** Milliseconds for which what was looked up holds. */
  lifeMs: number
  /** Roughly how many bytes a value takes. */
  sizeOf: (value: Value) => number
}

/** Keeps what was looked up by its key, and looks it up once however many ask for it at the same time. */
export function memoryOf<Value extends object>(
  lookUp: (key: string) => Promise<Value>,
  { bytes, lifeMs, sizeOf }: Options<Value>,
) {
  // By default the clock is read anew each millisecond, by a timer.
  const kept = new LRUCache<string, Value>({
    maxSize: bytes,
    ttl: lifeMs,
    ttlResolution: CLOCK_MS,
    sizeCalculation: sizeOf,
  })
  const underWay = new Map<string, Promise<Value>>()

  const keep = (key: string, value: Value): void => {
    underWay.delete(key)
    kept.set(key, value)
  }

  return {
    keep,
    /** What is kept; undefined when it has to be looked up. */
    kept: (key: string): Value | undefined => kept.get(key),
    /** What is kept or, when nothing is, what a look says. */
    found: async (key: string): Promise<Value> => {
      const known = kept.get(key) ?? underWay.get(key)
      if (known) return known
      const look = lookUp(key)
      underWay.set(key, look)
      try {
        const value = await look
        // A look that began before something was changed says nothing of what came after.
        if (underWay.get(key) === look) keep(key, value)
        return value
      } catch (error) {
        if (underWay.get(key) === look) underWay.delete(key)
        throw error
      }
    },
    forget: (key: string): void => {
      underWay.delete(key)
      kept.delete(key)
    },
  }
}
