/** A chart in words: its states, its transitions, which are active and what may be sent. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Catalog } from '../../machines/rules/domain.ts'
import { edgeOf, type ActorState } from './recording.ts'
import { CHARTS, samplesOf } from './samples.ts'

export interface EdgeWords {
  edge: string
  event: string
  guard: string
  /** '' for a transition that stays and does something; 'refused' for one that does nothing on purpose. */
  target: string
  actions: string
}

interface Named {
  type?: string
  params?: unknown
  guards?: readonly unknown[]
}

const named = (guardOrAction: unknown): string => {
  if (typeof guardOrAction === 'string') return guardOrAction
  const { type, params, guards } = guardOrAction as Named
  if (guards) return guards.map(named).join(' and ')
  const details = typeof params === 'object' && params !== null ? Object.values(params).map(String) : []
  return [type ?? '', ...details].join(' ')
}

/** `xstate.after.FLIP.chart.state` is read as `after FLIP`, and so on. */
export const eventWords = (type: string): string => {
  if (type === '') return 'always'
  const [, kind = '', rest = ''] =
    /^xstate\.(after|done\.actor|error\.actor|done\.state|promise)\.(.+)$/.exec(type) ?? []
  if (kind === 'after') return `after ${rest.split('.')[0] ?? ''}`
  if (kind === 'promise') return rest === 'resolve' ? 'answered' : 'refused'
  return kind ? `${kind.split('.')[0]} ${rest}` : type
}

const targetWords = (transition: AnyTransitionDefinition): string => {
  if (!transition.target) return transition.actions.length > 0 ? '' : 'refused'
  return transition.target
    .map(({ path, parent, key }) => (parent === transition.source.parent ? key : path.join('.')))
    .join(', ')
}

/** The transitions of one state, its own only. */
export const edgesOf = (node: AnyStateNode): EdgeWords[] =>
  [...(node.always ?? []), ...[...node.transitions.values()].flat()].map((transition) => ({
    edge: edgeOf(transition),
    event: eventWords(transition.eventType),
    guard: transition.guard ? named(transition.guard) : '',
    target: targetWords(transition),
    actions: transition.actions.map(named).filter(Boolean).join(', '),
  }))

/** The chart's snapshot in a recorded state, to ask it things. It runs nothing. */
export const snapshotOf = ({ machine, value, context }: ActorState): AnyMachineSnapshot | null => {
  const chart = machine === null ? undefined : CHARTS[machine]
  if (!chart || value === null) return null
  return chart.machine.resolveState({ value, context: context as object }) as AnyMachineSnapshot
}

/** Ids of the states that are active. */
export const activeIds = (state: ActorState): ReadonlySet<string> =>
  new Set(snapshotOf(state)?._nodes.map(({ id }) => id))

export interface Allowed {
  type: string
  /** The examples that the state would take, one at least. */
  events: AnyEventObject[]
}

/**
 * What may be sent to an actor in its present state: what is asked of it, and what others report to it. An event that
 * the state takes with none of the examples is left out.
 */
export function allowedEvents(state: ActorState, catalog: Catalog): { asked: Allowed[]; reported: Allowed[] } {
  const snapshot = snapshotOf(state)
  const chart = CHARTS[state.machine ?? '']
  if (!snapshot || !chart) return { asked: [], reported: [] }
  const taken = (samples: (typeof chart)['asked']): Allowed[] =>
    samplesOf(samples, state.context, catalog)
      .map(([type, events]) => ({ type, events: events.filter((event) => snapshot.can(event)) }))
      .filter(({ events }) => events.length > 0)
  return { asked: taken(chart.asked), reported: taken(chart.reported) }
}

/** How many states a state has within itself. */
export const sizeOf = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + 1 + sizeOf(child), 0)

const leaves = (node: AnyStateNode, active: ReadonlySet<string>): string[] => {
  const children = Object.values(node.states).filter(({ id }) => active.has(id))
  return children.length === 0 ? [node.path.join('.')] : children.flatMap((child) => leaves(child, active))
}

/** Where an actor is, such as `visit.welcome.editing.pristine`, one a region. */
export const leavesOf = (state: ActorState): string[] => {
  const chart = CHARTS[state.machine ?? '']
  return chart ? leaves(chart.machine.root, activeIds(state)).filter(Boolean) : []
}
