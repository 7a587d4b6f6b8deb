/** What a running flow did, as plain data: enough to draw it, to list it and to do it again. */
import type { AnyEventObject, StateValue } from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'

/**
 * Why an event came that nothing in the charts sent: 'start', 'sent' by whoever holds the actor, 'told' by an actor of
 * the outside world (an answer, a failure, a report), or a 'delay' of a chart that ran out. Everything else follows.
 */
export type Cause = 'start' | 'sent' | 'told' | 'delay'

/** One event. Actors are named by their place in the tree, such as `reading/result/luckyCard`. */
export interface LogEntry {
  /** Milliseconds since the start. */
  at: number
  /** Null when it came from outside of the flow. */
  from: string | null
  to: string
  event: AnyEventObject
  /** Null when it follows from what came before. */
  cause: Cause | null
  /** Of an event with a cause: the state value of each chart that moved by it; null for one that ended. */
  values: Record<string, StateValue | null>
}

/** An event with a cause: what a replay repeats, and where it can stop. */
export interface Moment extends LogEntry {
  cause: Cause
}

/** A chart that runs. */
export interface ActorState {
  place: string
  /** The chart's id. */
  machine: string
  value: StateValue
  context: unknown
  /** Ids of its children, calls included. */
  running: readonly string[]
}

export interface Recording {
  input: ReadingInput
  log: readonly LogEntry[]
  /** The charts that run now, by place. */
  actors: Readonly<Record<string, ActorState>>
}

export const ROOT = 'reading'

/** An actor's own id. */
export const nameAt = (place: string): string => place.split('/').at(-1) ?? place

const simplified = (key: string, value: unknown): unknown => {
  if (value instanceof Error) return { message: value.message }
  // The reference to whom a child reports; everything else that charts remember and send is data.
  return key === 'parent' ? undefined : value
}

/** A copy such as a message between windows can carry. */
export const plain = <T>(value: T): T => {
  const text = JSON.stringify(value, simplified)
  return text === undefined ? value : (JSON.parse(text) as T)
}

const isMoment = (entry: LogEntry): entry is Moment => entry.cause !== null

/** The moments after the start. */
export const momentsOf = ({ log }: Pick<Recording, 'log'>): Moment[] => log.filter(isMoment).slice(1)

/** State values after the start and the first `count` moments, by place. */
export const valuesAfter = ({ log }: Pick<Recording, 'log'>, count: number): Record<string, StateValue> => {
  const values: Record<string, StateValue> = {}
  for (const moment of log.filter(isMoment).slice(0, count + 1))
    for (const [place, value] of Object.entries(moment.values))
      if (value === null) delete values[place]
      else values[place] = value
  return values
}

/** Where a chart was before it last moved; null when it has not moved since it began. */
export const valueBefore = ({ log }: Recording, place: string): StateValue | null =>
  log.flatMap(({ values }) => (place in values ? [values[place] ?? null] : [])).at(-2) ?? null
