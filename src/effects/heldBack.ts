import type { Hit, Page, Reporter } from './analyticsTable.ts'

/** More than a visit has before its visitor answers. */
const MOST = 200

type Entry = { page: Page } | { hit: Hit }

/** Keeps in memory what is reported until it is let go, and from then on passes it on; what is dropped is gone. */
export function heldBack() {
  let held: Entry[] = []
  let current: Page | null = null
  let onward: Reporter | null = null
  let isDropping = false

  const pass = (entry: Entry): void => {
    if (onward) {
      if ('page' in entry) onward.open(entry.page)
      else onward.send(entry.hit)
    } else if (!isDropping && held.length < MOST) held.push(entry)
  }
  const reporter: Reporter = {
    open: (page) => {
      current = page
      pass({ page })
    },
    send: (hit) => pass({ hit }),
  }
  return {
    reporter,
    /** Passes on what is held, and what follows. */
    letGo: (to: Reporter): void => {
      onward = to
      isDropping = false
      if (held.length === 0 && current) to.open(current)
      for (const entry of held) pass(entry)
      held = []
    },
    /** Forgets what is held, and what follows. */
    drop: (): void => {
      onward = null
      isDropping = true
      held = []
    },
  }
}
