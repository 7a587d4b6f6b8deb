/** Pictures of readings as they are asked for: drawn one at a time, and the last ones kept. */
import type { Pictured } from './readingPicture.ts'
import type { Shape } from './shapes.ts'

/** Some 100 kB each. */
const KEPT = 200
/** Whoever comes when so many wait is better served with the general picture at once. */
const WAITING_AT_MOST = 16

/**
 * Draws pictures of finished readings, which never change.
 * @param media the folder of the app's pictures
 */
export function picturesFrom(media: string) {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const draw = (pictured: Pictured, shape: Shape): Promise<Buffer> => {
    waiting += 1
    const drawn = last.then(async () => {
      // What draws takes as much memory as the whole provider, and some never need it.
      const { drawReading } = await import('./readingPicture.ts')
      return drawReading(pictured, shape, media)
    })
    last = drawn.catch(() => undefined).finally(() => (waiting -= 1))
    return drawn
  }

  /** The picture as JPEG; null when too many are waited for. Rejects when it cannot be drawn. */
  return (sessionId: string, shape: Shape, pictured: Pictured): Promise<Buffer> | null => {
    const key = `${sessionId}/${shape}`
    const known = kept.get(key)
    if (known) return known
    if (waiting >= WAITING_AT_MOST) return null
    const drawn = draw(pictured, shape)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest) kept.delete(oldest)
    return drawn
  }
}
