/** What a driver of the generated paths has to bring. */
import type { Screen } from '../../machines/routes.ts'
import type { EventOf, EventType } from './events.ts'
import type { Path } from './paths.ts'
import type { SystemState } from './system.ts'

/** How a driver makes each event happen and looks at each screen. The types want every one of them. */
export interface Driver {
  events: { [T in Exclude<EventType, 'TICK'>]: (event: EventOf<T>, after: SystemState) => unknown }
  /** Lets time pass, in ms: for `TICK`, and for the fade after an event that led to another screen. */
  pass: (ms: number) => unknown
  states: { [S in Screen]: (state: SystemState) => unknown }
}

/** Walks a path: after each event (and before the first) the driver looks at the screen that the model says. */
export async function walk({ arrival, steps }: Path, { events, pass, states }: Driver): Promise<void> {
  await states[arrival.screen](arrival)
  for (const { event, state } of steps) {
    if (event.type !== 'TICK') {
      const run: (event: never, after: SystemState) => unknown = events[event.type]
      await run(event as never, state)
    }
    if (state.passed > 0) await pass(state.passed)
    await states[state.screen](state)
  }
}
