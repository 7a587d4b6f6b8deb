/** What a running system did, as plain data: enough to draw it, to list it and to do it again. */
import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, StateValue } from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'

/**
 * What came from outside of the charts. Everything else follows from it.
 * `actor` is a place in the tree, such as `reading/result/luckyCard`; of an answer it is the call's own place.
 */
export type Cause =
  | { kind: 'event'; actor: string; event: AnyEventObject }
  /** A callback actor, such as the one that watches the connection, told its parent something. */
  | { kind: 'report'; actor: string; event: AnyEventObject }
  | { kind: 'answer'; actor: string; output: unknown }
  | { kind: 'failure'; actor: string; message: string }
  /** A delay of the chart ran out. */
  | { kind: 'delay'; actor: string; event: AnyEventObject }

/** What one cause (or the start) brought about. */
export interface Effect {
  /** Milliseconds since the start. */
  at: number
  /** What Math.random gave meanwhile. */
  draws: number[]
  /** The state value of each actor that moved, by place; null for one that ended. */
  values: Record<string, StateValue | null>
  /** The transitions taken, in order. */
  edges: string[]
}

export type Step = Cause & Effect

export interface LogEntry {
  at: number
  /** The sender's place; null when the event came from outside. */
  from: string | null
  to: string
  event: AnyEventObject
  /** How many steps had begun when it was sent, this one's own included: where a replay has to stop to show it. */
  step: number
}

export interface ActorState {
  place: string
  /** The chart's id; null for a call or a callback. */
  machine: string | null
  status: string
  value: StateValue | null
  context: unknown
}

export interface Recording {
  input: ReadingInput
  opening: Effect
  steps: readonly Step[]
  log: readonly LogEntry[]
  /** The actors that run now, by place. */
  actors: Readonly<Record<string, ActorState>>
}

/** An actor's place in the tree: its own id after its parents'. Session ids differ from run to run, places do not. */
export const placeOf = (actor: AnyActorRef): string =>
  actor._parent ? `${placeOf(actor._parent)}/${actor.id}` : 'reading'

/** A transition's name, the same in every run: where it starts, its event, and which of several it is. */
export const edgeOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

const simplified = (_key: string, value: unknown): unknown => {
  if (value instanceof Error) return { message: value.message }
  if (typeof value === 'object' && value !== null && 'xstate$$type' in value) return '(actor)'
  return value
}

/** A copy without actors, errors and functions in it, such as a message between windows can carry. */
export const plain = <T>(value: T): T => {
  const text = JSON.stringify(value, simplified)
  return text === undefined ? value : (JSON.parse(text) as T)
}

/** State values after the first `count` steps, as they were recorded. */
export const valuesAfter = ({ opening, steps }: Pick<Recording, 'opening' | 'steps'>, count: number) => {
  const values: Record<string, StateValue> = {}
  for (const effect of [opening, ...steps.slice(0, count)])
    for (const [place, value] of Object.entries(effect.values))
      if (value === null) delete values[place]
      else values[place] = value
  return values
}

/** How often each transition was taken within the first `count` steps. */
export const walksAfter = ({ opening, steps }: Pick<Recording, 'opening' | 'steps'>, count: number) => {
  const walks = new Map<string, number>()
  for (const { edges } of [opening, ...steps.slice(0, count)])
    for (const edge of edges) walks.set(edge, (walks.get(edge) ?? 0) + 1)
  return walks
}
