import {
  isMachineSnapshot,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate'
import type { ReadingInput } from '../../machines/reading.types.ts'
import { plain, ROOT, type ActorState, type Cause, type LogEntry, type Recording } from './recording.ts'

export interface Recorder {
  /** Give this to `createActor` as `inspect`. */
  inspect: (event: InspectionEvent) => void
  readonly recording: Recording
  /** Sends an event to the actor at a place, as if from outside; false when none runs there. */
  send: (place: string, event: AnyEventObject) => boolean
}

const isChart = (actor: AnyActorRef): boolean => isMachineSnapshot(actor.getSnapshot())

const causeOf = (source: AnyActorRef | undefined, target: AnyActorRef, { type }: AnyEventObject): Cause | null => {
  if (!source) return type === 'xstate.init' ? 'start' : 'sent'
  if (source === target) return type.startsWith('xstate.after.') ? 'delay' : null
  return isChart(source) ? null : 'told'
}

/** Writes down what a flow does, from its first moment. `tell` is called after each burst; `now` gives milliseconds. */
export function recordFlow(
  input: ReadingInput,
  tell: () => void = () => {},
  now: () => number = () => performance.now(),
): Recorder {
  const begun = now()
  const log: LogEntry[] = []
  const actors: Record<string, ActorState> = {}
  // Session ids differ from run to run; places do not.
  const places = new WeakMap<AnyActorRef, string>()
  const running = new Map<string, AnyActorRef>()
  let values: LogEntry['values'] = {}
  let isTelling = false

  const tellSoon = (): void => {
    if (isTelling) return
    isTelling = true
    // What the charts do with an event is done at once, so a burst is over when the next microtask begins.
    queueMicrotask(() => {
      isTelling = false
      tell()
    })
  }

  const keepEvent = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject): void => {
    if (event.type === 'xstate.init') {
      const place = source ? `${places.get(source)}/${target.id}` : ROOT
      places.set(target, place)
      running.set(place, target)
      if (source) return
    }
    if (!isChart(target)) return
    const cause = causeOf(source, target, event)
    const from = source ? (places.get(source) ?? source.id) : null
    const entry: LogEntry = {
      at: Math.round(now() - begun),
      from,
      to: places.get(target) ?? target.id,
      event: plain(event),
      cause,
      values: {},
    }
    if (cause) values = entry.values
    log.push(entry)
    tellSoon()
  }

  const drop = (place: string): void => {
    for (const each of running.keys()) {
      if (each !== place && !each.startsWith(`${place}/`)) continue
      if (actors[each]) values[each] = null
      delete actors[each]
      running.delete(each)
    }
  }

  const keepSnapshot = (actor: AnyActorRef, { machine, value, context, children }: AnyMachineSnapshot): void => {
    const place = places.get(actor) ?? actor.id
    // A child that ends within its own transition tells of it after its parent has let go of it.
    if (running.get(place) !== actor) return
    if (JSON.stringify(actors[place]?.value) !== JSON.stringify(value)) values[place] = plain(value)
    actors[place] = {
      place,
      machine: machine.id,
      value: plain(value),
      context: plain(context),
      running: Object.keys(children),
    }
    for (const each of running.keys()) {
      const id = each.startsWith(`${place}/`) ? each.slice(place.length + 1) : '/'
      if (!id.includes('/') && !(id in children)) drop(each)
    }
    tellSoon()
  }

  return {
    inspect: (inspected) => {
      const actor = inspected.actorRef as AnyActorRef
      if (inspected.type === '@xstate.event')
        keepEvent(inspected.sourceRef as AnyActorRef | undefined, actor, inspected.event)
      else if (inspected.type === '@xstate.snapshot' && isMachineSnapshot(inspected.snapshot))
        if (inspected.snapshot.status === 'active') keepSnapshot(actor, inspected.snapshot)
    },
    recording: { input, log, actors },
    send: (place, event) => {
      const actor = running.get(place)
      actor?.send(event)
      return actor !== undefined
    },
  }
}
