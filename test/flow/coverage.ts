/** Counts which transitions of which charts were really taken, by live actors. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { luckyCardMachine } from '../../machines/luckyCard.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import { selectionMachine } from '../../machines/selection.machine.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import { shareMachine } from '../../machines/share.machine.ts'
import { sharingMachine } from '../../machines/sharing.machine.ts'
import { waitingMachine } from '../../machines/waiting.machine.ts'

/** Every chart of the product. */
export const CHARTS: readonly AnyStateMachine[] = [
  readingMachine,
  catalogMachine,
  sessionMachine,
  selectionMachine,
  resultMachine,
  luckyCardMachine,
  sharingMachine,
  shareMachine,
  waitingMachine,
]

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const names = new WeakMap<AnyTransitionDefinition, string>()

/** An edge as one line: where from, on what (the how-manieth choice), where to. The same for a chart and its provided copies. */
export function edgeOf(transition: AnyTransitionDefinition): string {
  const known = names.get(transition)
  if (known) return known
  const { eventType, target } = transition
  const source: AnyStateNode = transition.source
  const choices: readonly AnyTransitionDefinition[] =
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  const choice = choices.length > 1 ? `[${choices.indexOf(transition)}]` : ''
  const targets = (target ?? []).map(({ id }: AnyStateNode) => id).join(', ') || '(stays)'
  const name = `${source.id} —${eventType || 'always'}${choice}→ ${targets}`
  names.set(transition, name)
  return name
}

/** The states with no states inside: the ones that are reached one by one. */
const isLeaf = (node: AnyStateNode): boolean => Object.keys(node.states).length === 0

/** The edges that a step of a live actor walked and the leaf states that it stands in. A step that ended in error counts for nothing. */
export function seenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return []
  const { snapshot } = event
  if (snapshot.status === 'error') return []
  const { _nodes: nodes = [] } = snapshot as { _nodes?: readonly AnyStateNode[] }
  const taken = event.type === '@xstate.microstep' ? event._transitions : []
  // A state that is left at once is in no snapshot, but an edge leads out of it.
  const stood = [...taken.map(({ source }): AnyStateNode => source), ...nodes]
  return [...taken.map(edgeOf), ...stood.filter(isLeaf).map(({ id }) => id)]
}

/**
 * How often each edge was walked and each leaf state reached. What has to be walked is read off the charts' own
 * definitions: everything on an event, `always`, `after`, and the done and error of what is invoked.
 */
export class Coverage {
  /** Times walked, by edge. */
  readonly edges: Map<string, number>
  /** Times reached, by the id of the leaf state. */
  readonly states: Map<string, number>

  constructor(charts: readonly AnyStateMachine[] = CHARTS) {
    const nodes = charts.flatMap(({ root }) => nodesOf(root))
    this.edges = new Map(nodes.flatMap(transitionsOf).map((transition) => [edgeOf(transition), 0]))
    this.states = new Map(nodes.filter(isLeaf).map(({ id }) => [id, 0]))
  }

  /** For the `inspect` option of `createActor`. */
  readonly inspect = (event: InspectionEvent): void => {
    for (const name of seenIn(event)) this.see(name)
  }

  /** Credits an edge or a state to a driver that has no view into the actors but has shown that they stand there. */
  see(name: string): void {
    for (const counts of [this.edges, this.states]) {
      const times = counts.get(name)
      if (times !== undefined) counts.set(name, times + 1)
    }
  }

  /** The edges and states that were not seen once. Empty when all is covered. */
  get missed(): string[] {
    return [...this.edges, ...this.states].filter(([, times]) => times === 0).map(([name]) => name)
  }

  /** One line for people: `pure 143/143 edges, 98/98 states`. */
  line(driver: string): string {
    const seen = (counts: Map<string, number>) => [...counts.values()].filter((times) => times > 0).length
    return `${driver} ${seen(this.edges)}/${this.edges.size} edges, ${seen(this.states)}/${this.states.size} states`
  }
}
