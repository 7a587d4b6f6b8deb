import {
  isMachineSnapshot,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'
import {
  edgeOf,
  placeOf,
  plain,
  type ActorState,
  type Cause,
  type Effect,
  type LogEntry,
  type Recording,
  type Step,
} from './recording.ts'

/** What was added to a recording at one go. */
export interface News {
  steps: Step[]
  log: LogEntry[]
  /** Null for an actor that ended. */
  actors: Record<string, ActorState | null>
}

export interface Recorder {
  /** Give this to `createActor` as `inspect`. */
  inspect: (event: InspectionEvent) => void
  readonly recording: Recording
  /** Sends an event to the actor at a place, as if from outside; false when none runs there. */
  send: (place: string, event: AnyEventObject) => boolean
  /** Ends the recording, before the actor itself ends, and gives Math.random back. */
  stop: () => void
}

const LOG_LENGTH = 5000

const causeOf = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject): Cause | null => {
  const actor = placeOf(target)
  if (!source) return event.type.startsWith('xstate.') ? null : { kind: 'event', actor, event: plain(event) }
  if (source !== target) {
    if (event.type.startsWith('xstate.') || isMachineSnapshot(source.getSnapshot())) return null
    return { kind: 'report', actor: placeOf(source), event: plain(event) }
  }
  if (event.type.startsWith('xstate.after.')) return { kind: 'delay', actor, event: plain(event) }
  if (event.type === 'xstate.promise.resolve')
    return { kind: 'answer', actor, output: plain((event as { data?: unknown }).data) }
  if (event.type !== 'xstate.promise.reject') return null
  const { data } = event as { data?: unknown }
  return { kind: 'failure', actor, message: data instanceof Error ? data.message : String(data) }
}

/**
 * Writes down what a system does, from its first moment. `tell` hears of it after each burst; `now` gives milliseconds.
 * While it runs, Math.random is listened to, since two charts draw from it and a replay has to draw the same.
 */
export function recordFlow(
  input: ReadingInput,
  tell: (news: News) => void = () => {},
  now: () => number = () => performance.now(),
): Recorder {
  const begun = now()
  const passed = () => Math.round(now() - begun)
  const effect = (): Effect => ({ at: passed(), draws: [], values: {}, edges: [] })
  const opening = effect()
  const steps: Step[] = []
  const log: LogEntry[] = []
  const actors: Record<string, ActorState> = {}
  const refs = new Map<string, AnyActorRef>()
  let current: Effect = opening
  let isOver = false
  let news: News | null = null

  const fresh = (): News => {
    if (news) return news
    news = { steps: [], log: [], actors: {} }
    // What the charts do with an event is done at once, so a burst is over when the next microtask begins.
    queueMicrotask(() => {
      const told = news
      news = null
      if (told) tell(told)
    })
    return news
  }

  const random = Math.random
  const listened = (): number => {
    const drawn = random()
    if (news) current.draws.push(drawn)
    return drawn
  }
  Math.random = listened

  const keep = (state: ActorState): void => {
    actors[state.place] = state
    fresh().actors[state.place] = state
    if (state.value !== null) current.values[state.place] = state.value
  }

  const drop = (place: string): void => {
    for (const each of Object.keys(actors)) {
      if (each !== place && !each.startsWith(`${place}/`)) continue
      if (actors[each]?.machine) current.values[each] = null
      delete actors[each]
      refs.delete(each)
      fresh().actors[each] = null
    }
  }

  const keepSnapshot = (actor: AnyActorRef, snapshot: AnyMachineSnapshot): void => {
    const place = placeOf(actor)
    if (refs.get(place) !== actor) return
    const { status, value, machine } = snapshot
    keep({ place, machine: machine.id, status, value: plain(value), context: plain(snapshot.context) })
    const gone = Object.keys(actors).filter((each) => {
      const id = each.startsWith(`${place}/`) ? each.slice(place.length + 1) : '/'
      return !id.includes('/') && !(id in snapshot.children)
    })
    gone.forEach(drop)
  }

  const inspect = (inspected: InspectionEvent): void => {
    if (isOver) return
    const actor = inspected.actorRef as AnyActorRef
    switch (inspected.type) {
      case '@xstate.actor': {
        const place = placeOf(actor)
        refs.set(place, actor)
        keep({ place, machine: null, status: 'active', value: null, context: null })
        return
      }
      case '@xstate.event': {
        const { event } = inspected
        if (event.type === 'xstate.init' || event.type === 'xstate.stop') return
        const source = inspected.sourceRef as AnyActorRef | undefined
        const cause = causeOf(source, actor, event)
        if (cause) {
          const step: Step = { ...cause, ...effect() }
          current = step
          steps.push(step)
          fresh().steps.push(step)
        }
        const from = source ? placeOf(source) : null
        const entry: LogEntry = { at: passed(), from, to: placeOf(actor), event: plain(event), step: steps.length }
        log.push(entry)
        if (log.length > LOG_LENGTH) log.shift()
        fresh().log.push(entry)
        return
      }
      case '@xstate.microstep':
        current.edges.push(...inspected._transitions.map(edgeOf))
        return
      case '@xstate.snapshot':
        if (isMachineSnapshot(inspected.snapshot)) keepSnapshot(actor, inspected.snapshot)
    }
  }

  return {
    inspect,
    recording: { input, opening, steps, log, actors },
    send: (place, event) => {
      const actor = refs.get(place)
      actor?.send(event)
      return actor !== undefined
    },
    stop: () => {
      isOver = true
      if (Math.random === listened) Math.random = random
    },
  }
}
