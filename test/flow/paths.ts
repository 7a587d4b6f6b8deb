/** The paths that the three drivers walk: generated from the charts, chosen so that few and short ones walk every edge. */
import { TestModel } from '@xstate/graph'
import type { ActorLogic, AnyActor, Snapshot } from 'xstate'
import { nameOf, type SystemEvent } from './events.ts'
import { eventsOf, SCENES, type Scene } from './scenes.ts'
import type { Start } from './start.ts'
import { keyOf, runSystem, Visitation, type SystemState } from './system.ts'

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

type Modelled = SystemState & Snapshot<unknown>

/** The product as a pure function of its state and an event; the state remembers how it came about. */
const logicOf = (start: Start) =>
  ({
    getInitialSnapshot: () => runSystem(start, []),
    transition: (state: SystemState, event: SystemEvent) => runSystem(start, [...state.events, event]),
    getPersistedSnapshot: (state: SystemState) => state,
  }) as unknown as ActorLogic<Modelled, SystemEvent, undefined, AnyActor['system']>

/** The model of a scene. `TestModel` itself, because `createTestModel` refuses charts that invoke or wait. */
const modelOf = (scene: Scene) =>
  new TestModel<Modelled, SystemEvent, undefined>(logicOf(scene), {
    events: (state) => eventsOf(scene, state),
    serializeState: (state) => keyOf(state),
    serializeEvent: nameOf,
  })

/** A state as it is first reached, and by which event it becomes which. */
interface Node {
  state: SystemState
  transitions: Readonly<Record<string, Step>>
}

/** A scene with all its states, by their keys. */
export interface Graph {
  scene: Scene
  nodes: Readonly<Record<string, Node>>
}

let made: readonly Graph[] | undefined

/** Every scene's graph; made once. */
export const graphs = (): readonly Graph[] =>
  (made ??= SCENES.map((scene) => ({ scene, nodes: modelOf(scene).getAdjacencyMap() as unknown as Graph['nodes'] })))

/** Every state of the model as it is first reached, and every state that one more event leads to from there. */
const reached = ({ nodes }: Graph): SystemState[] =>
  Object.values(nodes).flatMap(({ state, transitions }) => [
    ...(state.events.length === 0 ? [state] : []),
    ...Object.values(transitions).map((transition) => transition.state),
  ])

function pathTo({ start, events, seen }: Pick<SystemState, 'start' | 'events' | 'seen'>): Path {
  const visitation = new Visitation(start)
  const arrival = visitation.state
  const steps = events.map((event): Step => {
    visitation.happen(event)
    return { event, state: visitation.state }
  })
  visitation.end()
  return { name: [start.name, ...events.map(nameOf)].join(' → '), start, arrival, steps, seen }
}

/** Takes away what the others walk anyway, the longest first. */
function pruned(states: readonly SystemState[]): SystemState[] {
  const kept = new Set(states)
  for (const state of states.toSorted((a, b) => b.events.length - a.events.length)) {
    const others = new Set([...kept].filter((other) => other !== state).flatMap(({ seen }) => [...seen]))
    if ([...state.seen].every((name) => others.has(name))) kept.delete(state)
  }
  return [...kept]
}

/**
 * Short paths that together walk every edge, reach every state and need every executor of a driver: shortest paths, of
 * which the ones that bring the most for their length are chosen first. Test by test they tell best what is broken.
 */
export function paths(): Path[] {
  let open = graphs().flatMap(reached)
  const missing = new Set(open.flatMap(({ seen }) => [...seen]))
  const chosen: SystemState[] = []
  while (missing.size > 0) {
    const gains = new Map(open.map((state) => [state, [...state.seen].filter((name) => missing.has(name)).length]))
    open = open.filter((state) => gains.get(state)! > 0)
    const worth = (state: SystemState) => gains.get(state)! / (state.events.length + 1)
    const best = open.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    for (const name of best.seen) missing.delete(name)
    chosen.push(best)
  }
  return pruned(chosen).map(pathTo)
}

/** Walks on as far as what should happen is really offered: a key leaves out how far the pauses have run. */
function after(scene: Scene, from: SystemState, way: readonly SystemEvent[]): SystemState {
  let state = from
  for (const event of way) {
    const name = nameOf(event)
    if (!eventsOf(scene, state).some((offered) => nameOf(offered) === name)) break
    state = runSystem(scene, [...state.events, event])
  }
  return state
}

const brought = (names: Iterable<string>, missing: ReadonlySet<string>): boolean => {
  for (const name of names) if (missing.has(name)) return true
  return false
}

/** Every way from a state, the shortest first, with what its last event brings. */
function* ways(nodes: Graph['nodes'], from: string) {
  const queue: { key: string; way: readonly SystemEvent[] }[] = [{ key: from, way: [] }]
  const met = new Set([from])
  for (const { key, way } of queue)
    for (const { event, state } of Object.values(nodes[key]?.transitions ?? {})) {
      const to = keyOf(state)
      const longer = [...way, event]
      yield { to, way: longer, brings: [...state.seen].filter((name) => !nodes[key]!.state.seen.has(name)) }
      if (!met.has(to)) queue.push({ key: to, way: longer })
      met.add(to)
    }
}

/** How much that is missing can still be walked from a state. */
function ahead(nodes: Graph['nodes'], from: string, missing: ReadonlySet<string>): number {
  const found = new Set<string>()
  for (const { brings } of ways(nodes, from)) for (const name of brings) if (missing.has(name)) found.add(name)
  return found.size
}

/** The nearest way on in a scene that brings something new, of equal ones the one that closes the fewest doors. */
function wayOn({ scene, nodes }: Graph, from: SystemState, missing: ReadonlySet<string>): SystemState | null {
  let best: { next: SystemState; length: number; ahead: number } | null = null
  for (const { to, way, brings } of ways(nodes, keyOf(from))) {
    if (best && way.length > best.length) break
    if (!brought(brings, missing)) continue
    const next = after(scene, from, way)
    if (!brought(next.seen, missing)) continue
    const doors = ahead(nodes, to, missing)
    if (!best || doors > best.ahead) best = { next, length: way.length, ahead: doors }
  }
  return best?.next ?? null
}

/** Tours of a scene: each goes on to the nearest edge that nobody has walked, until there is none ahead. */
function toursOf(graph: Graph, missing: Set<string>): SystemState[] {
  const tours: SystemState[] = []
  for (;;) {
    let end: SystemState | null = null
    let next: SystemState | null = graph.nodes[Object.keys(graph.nodes)[0]!]!.state
    if (!brought(next.seen, missing)) next = wayOn(graph, next, missing)
    for (; next; next = wayOn(graph, next, missing)) {
      end = next
      for (const name of end.seen) missing.delete(name)
    }
    if (!end) return tours
    tours.push(end)
  }
}

/** As few paths as can be, each as long as it brings something new: for drivers for which a start is dear. */
export function cover(): Path[] {
  const missing = new Set(
    graphs()
      .flatMap(reached)
      .flatMap(({ seen }) => [...seen]),
  )
  const size = ({ nodes }: Graph) => Object.keys(nodes).length
  const tours = graphs()
    .toSorted((a, b) => size(b) - size(a))
    .flatMap((graph) => toursOf(graph, missing))
  return pruned(tours).map(pathTo)
}
