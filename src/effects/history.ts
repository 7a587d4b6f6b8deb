import type { Opening } from '../../machines/reading.types.ts'
import { isPathOf, pathOf, requestOf, screenOf, type Located } from '../../machines/routes.ts'

/** The part of the browser's history that is used, so that tests can bring their own. */
export interface HistoryPort {
  readonly path: string
  /** Which entry of the history this is, counted from the first entry that the app wrote. */
  readonly index: number
  push(path: string, index: number): void
  replace(path: string, index: number): void
  go(delta: number): void
  /** Calls the listener after Back, Forward and the like; returns how to stop listening. */
  onPop(listener: () => void): () => void
}

export const browserHistory = (): HistoryPort => ({
  get path() {
    return location.pathname
  },
  get index() {
    return (history.state as { index?: number } | null)?.index ?? 0
  },
  // With the origin, because a path may begin with two slashes, which alone would name another host.
  push: (path, index) => history.pushState({ index }, '', location.origin + path),
  replace: (path, index) =>
    history.replaceState({ index }, '', path === location.pathname ? location.href : location.origin + path),
  go: (delta) => history.go(delta),
  onPop(listener) {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
})

interface Locatable {
  getSnapshot(): Located
  subscribe(listener: () => void): { unsubscribe(): void }
  send(event: Opening): void
}

/**
 * Ties the address bar to the root actor: the address follows the state, and Back and Forward are requests that the
 * state may refuse. A refused one is walked back with `go`, because pushing would cut off Forward. Returns how to untie.
 */
export function bindHistory(actor: Locatable, history: HistoryPort): () => void {
  /** Where the state stands in the history. */
  let index = history.index
  /** While a request of the browser is being answered, the answer writes the address. */
  let answering = false
  /** While a refused traversal is walked back, the address is not the state's to write. */
  let undoing = false

  const request = (path: string): void => {
    answering = true
    actor.send(requestOf(path))
    answering = false
  }

  const follow = (): void => {
    if (answering || undoing) return
    const snapshot = actor.getSnapshot()
    const path = pathOf(snapshot)
    if (isPathOf(snapshot, history.path)) return
    if (screenOf(snapshot)?.replaces === history.path) history.replace(path, index)
    else history.push(path, ++index)
  }

  const stopListening = history.onPop(() => {
    if (undoing) {
      undoing = false
      index = history.index
      follow()
      return
    }
    const landed = history.index
    const before = pathOf(actor.getSnapshot())
    if (isPathOf(actor.getSnapshot(), history.path)) {
      index = landed
      return
    }
    request(history.path)
    const after = actor.getSnapshot()
    const granted = isPathOf(after, history.path)
    if (granted || pathOf(after) !== before) {
      index = landed
      if (!granted) history.replace(pathOf(after), index)
    } else if (index !== landed) {
      undoing = true
      history.go(index - landed)
    } else {
      history.replace(before, index)
    }
  })

  const subscription = actor.subscribe(follow)

  request(history.path)
  const snapshot = actor.getSnapshot()
  history.replace(isPathOf(snapshot, history.path) ? history.path : pathOf(snapshot), index)

  return () => {
    stopListening()
    subscription.unsubscribe()
  }
}
