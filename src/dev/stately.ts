import type { InspectionEvent } from 'xstate'

type Inspect = (event: InspectionEvent) => void

// Read once: the address changes with the first page, and a hot reload must not open a second window.
const isAsked = new URLSearchParams(location.search).has('inspect')
let opened: Promise<Inspect> | null = null

const open = async (): Promise<Inspect> => {
  const { createBrowserInspector } = await import('@statelyai/inspect')
  // Its window may connect late, and without the first events it would show no actors at all.
  const { inspect } = createBrowserInspector({ maxDeferredEvents: 5000 })
  return (event) => inspect.next?.(event)
}

/** Streams the system to Stately's inspector when the address has `?inspect`; null when it has not. That page needs the internet. */
export const statelyInspector = (): Promise<Inspect> | null => (isAsked ? (opened ??= open()) : null)
