/** Counts which transitions of which charts were really taken, by live actors. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { CHARTS } from '../../machines/charts.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/**
 * An edge as one line: where from, on what (the how-manieth choice), where to. The same for a chart and its provided
 * copies. It is sent into the browser as its own text, as `seenIn` is: nothing outside of the two can be used.
 */
export function edgeOf(transition: AnyTransitionDefinition): string {
  const { eventType, target } = transition
  const source: AnyStateNode = transition.source
  const choices: readonly AnyTransitionDefinition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const choice = choices.length > 1 ? `[${choices.indexOf(transition)}]` : ''
  const targets = (target ?? []).map(({ id }: AnyStateNode) => id).join(', ') || '(stays)'
  return `${source.id} —${eventType || 'always'}${choice}→ ${targets}`
}

/** The edges that a step of a live actor walked and the leaf states that it stands in. A step that ended in error counts for nothing. */
export function seenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return []
  const { machine, value, status }: Partial<AnyMachineSnapshot> = event.snapshot
  if (status === 'error' || !machine) return []
  const leavesOf = (inner: StateValue, path: string): string[] => {
    if (typeof inner === 'string') return [`${path}.${inner}`]
    const regions = Object.entries(inner)
    return regions.length === 0 ? [path] : regions.flatMap(([key, each]) => leavesOf(each!, `${path}.${key}`))
  }
  // The start of an actor is told as a transition on no event; it is no edge.
  const taken =
    event.type === '@xstate.microstep'
      ? event._transitions.filter(({ eventType }) => typeof eventType === 'string')
      : []
  // A state that is left at once is in no snapshot, but an edge leads out of it.
  const left = taken.map(({ source }): AnyStateNode => source).filter(({ type }) => type === 'atomic')
  return [...taken.map(edgeOf), ...left.map(({ id }) => id), ...leavesOf(value!, machine.id)]
}

/** How often each edge was walked and each leaf state reached, out of all that the charts' own definitions say there are. */
export class Coverage {
  /** Times walked, by edge. */
  readonly edges: Map<string, number>
  /** Times reached, by the id of the leaf state. */
  readonly states: Map<string, number>

  constructor(charts: readonly AnyStateMachine[] = CHARTS) {
    const nodes = charts.flatMap(({ root }) => nodesOf(root))
    this.edges = new Map(nodes.flatMap(transitionsOf).map((transition) => [edgeOf(transition), 0]))
    this.states = new Map(nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => [id, 0]))
  }

  see(names: Iterable<string>): void {
    for (const name of names)
      for (const counts of [this.edges, this.states]) {
        const times = counts.get(name)
        if (times !== undefined) counts.set(name, times + 1)
      }
  }

  /** The edges and states that were not seen once. */
  get missed(): string[] {
    return [...this.edges, ...this.states].filter(([, times]) => times === 0).map(([name]) => name)
  }
}
