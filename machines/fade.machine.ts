import { assign, setup, type SnapshotFrom } from 'xstate'
import type { readingMachine } from './reading.machine.ts'
import { ROUTE_TRANSITION } from './rules/timing.ts'

type ReadingSnapshot = SnapshotFrom<typeof readingMachine>

interface FadeContext {
  /** What the leaving screen goes on showing, since the root has moved on; null when the living one is shown. */
  held: ReadingSnapshot | null
}

/** The 250 ms fade between two screens; their contents swap at half of it (specification section 2). */
export const fadeMachine = setup({
  types: { context: {} as FadeContext, events: {} as { type: 'screen.left'; held: ReadingSnapshot } },
  delays: { HALF_TRANSITION: ROUTE_TRANSITION / 2 },
  actions: {
    hold: assign({ held: ({ event }) => event.held }),
    letGo: assign({ held: null }),
  },
}).createMachine({
  id: 'fade',
  context: { held: null },
  initial: 'still',
  states: {
    still: {
      description: 'One screen is shown.',
      on: { 'screen.left': { target: 'out', actions: 'hold' } },
    },
    out: {
      description: 'The screen that was left fades out; whatever follows it meanwhile is not shown.',
      after: { HALF_TRANSITION: { target: 'in', actions: 'letGo' } },
    },
    in: {
      description: 'The screen that is there now fades in.',
      after: { HALF_TRANSITION: 'still' },
      on: { 'screen.left': { target: 'out', actions: 'hold' } },
    },
  },
})
