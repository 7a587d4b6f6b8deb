import { usable } from './usable.ts'

/** Where a browser cannot tell when it has time (Safari), in ms. */
const PATIENCE = 1000

/** Does what can wait once the page can be used and has nothing better to do. */
export const whenIdle = (work: () => void): void => {
  void usable.then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4 * PATIENCE })
    else setTimeout(work, PATIENCE)
  })
}
