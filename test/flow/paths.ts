/** The paths that the drivers walk: generated from the charts, chosen so that few and short ones walk every edge. */
import { getAdjacencyMap } from '@xstate/graph'
import type { ActorLogic, AnyActor, Snapshot } from 'xstate'
import { isDeed, nameOf, type SystemEvent } from './events.ts'
import { eventsOf, SCENES, type Scene } from './scenes.ts'
import type { Start } from './start.ts'
import { runSystem, Visitation, type SystemState } from './system.ts'

export interface Step {
  event: SystemEvent
  /** What is to be seen after the event. It belongs to this very path, so it may be asserted to the letter. */
  state: SystemState
}

export interface Path {
  name: string
  start: Start
  /** What is to be seen before the first event. */
  arrival: SystemState
  steps: readonly Step[]
  /** Every edge that the path walks, every leaf state that it reaches and every kind of event that happens on it. */
  seen: ReadonlySet<string>
}

/** A state as it is first reached, and whether hands and the world can bring it about. */
interface Reached extends SystemState {
  isReal: boolean
}
type Modelled = Reached & Snapshot<unknown>

/** Whether there is a hand that can do this, or a world in which it happens; the charts bear more than that. */
const canHappen = ({ controls }: SystemState, event: SystemEvent): boolean =>
  isDeed(event)
    ? controls.some(({ deeds }) => deeds.some((deed) => nameOf(deed) === nameOf(event)))
    : nameOf(event) !== 'FAILED fetchShared' && nameOf(event) !== 'FAILED findVoice'

/** The product as a pure function of its state and an event; the state remembers how it came about. */
const logicOf = (start: Start) =>
  ({
    getInitialSnapshot: () => ({
      ...runSystem(start, []),
      isReal: !['storage', 'deleting', 'chance', 'picture', 'words', 'lists'].includes(start.lacks ?? ''),
    }),
    transition: (state: Reached, event: SystemEvent): Reached => ({
      ...runSystem(start, [...state.events, event]),
      isReal: state.isReal && canHappen(state, event),
    }),
    getPersistedSnapshot: (state: Modelled) => state,
  }) as unknown as ActorLogic<Modelled, SystemEvent, undefined, AnyActor['system']>

/** A scene with all its states, by their keys. */
export interface Graph {
  scene: Scene
  nodes: Readonly<
    Record<string, { state: Reached; transitions: Readonly<Record<string, { event: SystemEvent; state: Reached }>> }>
  >
}

let made: readonly Graph[] | undefined

/** Every scene's graph; made once. */
export const graphs = (): readonly Graph[] =>
  (made ??= SCENES.map((scene) => ({
    scene,
    nodes: getAdjacencyMap(logicOf(scene), {
      events: (state) => eventsOf(scene, state),
      serializeState: ({ key }) => key,
      serializeEvent: nameOf,
    }) as unknown as Graph['nodes'],
  })))

/** Every state of the model as it is first reached, and every state that one more event leads to from there. */
const reached = ({ nodes }: Graph): Reached[] =>
  Object.values(nodes).flatMap(({ state, transitions }) => [
    ...(state.events.length === 0 ? [state] : []),
    ...Object.values(transitions).map((transition) => transition.state),
  ])

function pathTo({ start, events, seen }: SystemState): Path {
  const visitation = new Visitation(start)
  const arrival = visitation.state
  const steps = events.map((event): Step => {
    visitation.happen(event)
    return { event, state: visitation.state }
  })
  visitation.end()
  return { name: [start.name, ...events.map(nameOf)].join(' → '), start, arrival, steps, seen }
}

/** What a page load costs, in events. */
const COST_OF_START = 6

/**
 * Paths that together walk every edge, reach every state and have every kind of event happen, the ones that bring the
 * most for their length first. Test by test they tell what is broken.
 * @param real only what hands and the world can bring about
 */
export function paths({ real = false } = {}): Path[] {
  let open = graphs()
    .flatMap(reached)
    .filter(({ isReal }) => isReal || !real)
  const missing = new Set(open.flatMap(({ seen }) => [...seen]))
  const chosen = new Set<Reached>()
  while (missing.size > 0) {
    const gains = new Map(open.map((state) => [state, [...state.seen].filter((name) => missing.has(name)).length]))
    open = open.filter((state) => gains.get(state)! > 0)
    const worth = (state: Reached) => gains.get(state)! / (state.events.length + COST_OF_START)
    const best = open.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    for (const name of best.seen) missing.delete(name)
    chosen.add(best)
  }
  // What was chosen first may be walked by what was chosen later.
  for (const state of chosen) {
    const others = new Set([...chosen].filter((other) => other !== state).flatMap(({ seen }) => [...seen]))
    if ([...state.seen].every((name) => others.has(name))) chosen.delete(state)
  }
  return [...chosen].map(pathTo)
}
