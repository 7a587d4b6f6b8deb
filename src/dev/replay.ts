import type { World } from '../../machines/world.ts'
import { momentsOf, nameAt, valuesAfter, type Moment, type Recording } from './recording.ts'
import { SteeredFlow, type Deed } from './steeredFlow.ts'

export interface Replay {
  /** The replay's own recording; its `actors` are the state that it ended in. */
  recording: Recording
  deeds: readonly Deed[]
  /** Places whose state value is not the recorded one. Empty when the replay tells the truth. */
  differences: readonly string[]
}

/** How many milliseconds past its recorded time a delay is looked for. */
const PATIENCE = 60_000

/** How often the delay of a moment ran out. */
const timesRanOut = (moments: readonly Moment[], { to, event }: Moment): number =>
  moments.filter((each) => each.cause === 'delay' && each.to === to && each.event.type === event.type).length

/** Up to when the delay runs out, unless it did already: two may be due at once. */
function runOut(flow: SteeredFlow, moment: Moment, elapsed: number, times: number): void {
  const latest = flow.clock.now + elapsed + PATIENCE
  while (timesRanOut(momentsOf(flow.recording), moment) < times) {
    const { now, nextDue } = flow.clock
    if (nextDue > latest) throw new Error(`${moment.event.type} does not run out`)
    flow.pass(nextDue - now)
  }
}

async function repeat(flow: SteeredFlow, { from, to, event, cause }: Moment, elapsed: number): Promise<void> {
  // Never so far that a delay runs out before it did in the recording. Without one under way time changes nothing.
  const { now, nextDue } = flow.clock
  if (nextDue !== Infinity) flow.pass(Math.min(elapsed, nextDue - 1 - now))
  if (cause === 'sent') return flow.send(to, event)
  const name = nameAt(from ?? '') as keyof World
  if (event.type === `xstate.done.actor.${name}`) return flow.answer(name, event['output'] as never)
  if (event.type !== `xstate.error.actor.${name}`) return flow.report(name, event)
  const { message } = event['error'] as { message?: string }
  return flow.fail(name, message ?? '')
}

/**
 * Does the first `count` moments of a recording again after the start, in a fresh flow with the recorded answers. Throws
 * with the moment's number when one cannot be repeated, as after a change of the charts.
 */
export async function replay(recorded: Pick<Recording, 'input' | 'log'>, count: number): Promise<Replay> {
  const flow = new SteeredFlow(recorded.input)
  const moments = momentsOf(recorded).slice(0, count)
  for (const [index, moment] of moments.entries()) {
    const elapsed = moment.at - (moments[index - 1]?.at ?? 0)
    try {
      if (moment.cause === 'delay') runOut(flow, moment, elapsed, timesRanOut(moments.slice(0, index + 1), moment))
      else await repeat(flow, moment, elapsed)
    } catch (error) {
      throw new Error(`Step ${index + 1} cannot be repeated: ${String(error)}`, { cause: error })
    }
  }
  flow.actor.stop()
  const expected = valuesAfter(recorded, count)
  const { actors } = flow.recording
  const differences = [...new Set([...Object.keys(expected), ...Object.keys(actors)])].filter(
    (place) => JSON.stringify(expected[place]) !== JSON.stringify(actors[place]?.value),
  )
  return { recording: flow.recording, deeds: flow.deeds, differences }
}
