/** Set up for a run of the charts' tests: every system of actors is watched, and each test keeps the edges it walked. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { edgeOf } from '../flow/coverage.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Key of an edge to how often the test walked it. */
    edges?: Record<string, number>
  }
}

const watched = vi.hoisted(() => ({ inspect: (told: unknown): void => void told }))

vi.mock('xstate', async (original) => {
  const xstate = await original<typeof import('xstate')>()
  const createActor = (logic: never, options: object = {}) =>
    xstate.createActor(logic, { ...options, inspect: watched.inspect } as never)
  return { ...xstate, createActor }
})

let edges: Record<string, number> = {}
watched.inspect = (told) => {
  const event = told as InspectionEvent
  if (event.type !== '@xstate.microstep') return
  for (const transition of event._transitions as AnyTransitionDefinition[]) {
    // Entering the first states is told as a transition without an event; it is no edge.
    if (typeof transition.eventType !== 'string') continue
    const key = edgeOf(transition)
    edges[key] = (edges[key] ?? 0) + 1
  }
}

beforeEach(() => {
  edges = {}
})
afterEach(({ task }) => {
  task.meta.edges = edges
})
