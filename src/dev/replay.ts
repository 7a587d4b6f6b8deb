import { createActor, type ActorRefFrom } from 'xstate'
import type { readingMachine } from '../../machines/reading.machine.ts'
import { recordFlow, type Recorder } from './recorder.ts'
import { valuesAfter, type Cause, type Recording, type Step } from './recording.ts'
import { replayedMachine, type RecordedWorld } from './replayedMachine.ts'
import { SteeredClock } from './steeredClock.ts'

/** What a person would do to get there: let time pass, or be one of the causes. Delays that run out are part of the former. */
export type Deed = { kind: 'pass'; ms: number } | Exclude<Cause, { kind: 'delay' }>

export interface Replay {
  actor: ActorRefFrom<typeof readingMachine>
  /** The replay's own recording; its `actors` are the state that it ended in. */
  recording: Recording
  deeds: readonly Deed[]
  /** Places whose state value is not the recorded one. Empty when the replay tells the truth. */
  differences: readonly string[]
}

/** Every delay of the product is a multiple of this many milliseconds; so are the times of a replay, which keeps the order. */
const TICK = 10
/** How far past its recorded time a delay is looked for. */
const PATIENCE = 60_000

/** Lets answered promises reach their actors. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

class Player {
  readonly clock = new SteeredClock()
  readonly world: RecordedWorld = { calls: new Map(), reports: new Map() }
  readonly deeds: Deed[] = []
  /** Delays that ran out and were not asked for yet: two may be due at once. */
  readonly ranOut: string[] = []
  #recorded = 0

  pass(time: number): void {
    const ms = time - this.clock.now
    if (ms <= 0) return
    const last = this.deeds.at(-1)
    if (last?.kind === 'pass') this.deeds[this.deeds.length - 1] = { kind: 'pass', ms: last.ms + ms }
    else this.deeds.push({ kind: 'pass', ms })
    this.clock.goTo(time)
  }

  /**
   * Up to the moment of a cause from outside, but never so far that a delay runs out before it did in the recording.
   * While no delay is under way time changes nothing, so none passes.
   */
  approach(at: number): void {
    const ms = this.#elapsedUntil(at)
    const due = this.clock.nextDue
    if (due !== Infinity) this.pass(Math.min(this.clock.now + ms, due - TICK))
  }

  /** Up to the moment when the delay runs out. */
  runOut(name: string, at: number): void {
    const patience = this.clock.now + this.#elapsedUntil(at) + PATIENCE
    const found = () => this.ranOut.indexOf(name)
    while (found() < 0) {
      const due = this.clock.nextDue
      if (due > patience) throw new Error(`${name} does not run out`)
      this.pass(due)
    }
    this.ranOut.splice(found(), 1)
  }

  /** Milliseconds in the recording since the last step. */
  #elapsedUntil(at: number): number {
    const time = Math.floor(at / TICK) * TICK
    const ms = time - this.#recorded
    this.#recorded = time
    return ms
  }
}

async function repeat(player: Player, step: Step, send: Recorder['send']): Promise<void> {
  const { world } = player
  if (step.kind === 'delay') return player.runOut(`${step.actor} ${step.event.type}`, step.at)
  player.approach(step.at)
  const { at: _at, draws: _draws, values: _values, edges: _edges, ...cause } = step
  player.deeds.push(cause)
  if (cause.kind === 'event') {
    if (!send(cause.actor, cause.event)) throw new Error(`${cause.actor} does not run`)
    return
  }
  if (cause.kind === 'report') return world.reports.get(cause.actor)?.(cause.event as never)
  const call = world.calls.get(cause.actor)
  if (!call) throw new Error(`${cause.actor} was not called`)
  world.calls.delete(cause.actor)
  if (cause.kind === 'answer') call.answer(cause.output)
  else call.fail(new Error(cause.message))
  await settle()
}

/**
 * Does the first `count` steps of a recording again, in a fresh actor on a steered clock, with the recorded answers and
 * random numbers. Throws with the step's number when a step cannot be repeated, as after a change of the charts.
 */
export async function replay(recorded: Pick<Recording, 'input' | 'opening' | 'steps'>, count: number): Promise<Replay> {
  const player = new Player()
  let draws = [...recorded.opening.draws]
  const random = Math.random
  const redrawn = (): number => draws.shift() ?? random()
  Math.random = redrawn
  const recorder = recordFlow(recorded.input, undefined, () => player.clock.now)
  try {
    const actor = createActor(replayedMachine(player.world), {
      clock: player.clock,
      input: recorded.input,
      inspect: (event) => {
        const before = recorder.recording.steps.length
        recorder.inspect(event)
        const step = recorder.recording.steps.at(-1)
        if (recorder.recording.steps.length > before && step?.kind === 'delay')
          player.ranOut.push(`${step.actor} ${step.event.type}`)
      },
    }).start()
    for (const [index, step] of recorded.steps.slice(0, count).entries()) {
      draws = [...step.draws]
      try {
        await repeat(player, step, recorder.send)
      } catch (error) {
        throw new Error(`Step ${index + 1} cannot be repeated: ${String(error)}`, { cause: error })
      }
    }
    return {
      actor,
      recording: recorder.recording,
      deeds: player.deeds,
      differences: differencesBetween(valuesAfter(recorded, count), recorder.recording),
    }
  } finally {
    recorder.stop()
    if (Math.random === redrawn) Math.random = random
  }
}

const differencesBetween = (expected: ReturnType<typeof valuesAfter>, { actors }: Recording): string[] => {
  const found = Object.fromEntries(
    Object.values(actors).flatMap(({ place, value }) => (value === null ? [] : [[place, value]])),
  )
  const places = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...places].filter((place) => JSON.stringify(expected[place]) !== JSON.stringify(found[place]))
}
