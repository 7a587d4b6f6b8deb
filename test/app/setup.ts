/** What every screen test starts from and must leave clean. */
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Testing Library looks for Jest's clock before it waits on fake timers; Vitest's answers to the same call.
vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })

// A failure names what was looked for; the whole page would bury it.
configure({ getElementError: (message) => new Error(message ?? 'not found') })

// happy-dom plays and draws nothing: a video is silent, and scrolling has nowhere to go.
HTMLMediaElement.prototype.play = () => Promise.resolve()
HTMLMediaElement.prototype.pause = () => {}
HTMLMediaElement.prototype.load = () => {}
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
// It has time for everything at once.
window.requestIdleCallback = (work) => {
  queueMicrotask(() => work({ didTimeout: false, timeRemaining: () => 50 }))
  return 0
}

const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  // A test that expects a complaint puts its own spy on the console.
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => complaints.push(words))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  if (complaints.length > 0) throw new Error(`Written to the console: ${complaints.map(String).join('\n')}`)
})
