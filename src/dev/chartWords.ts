/** A chart in words: its states, its transitions, where it is and what may be sent to it. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'
import { CHARTS } from '../../machines/charts.ts'
import { pathOf } from '../../machines/routes.ts'
import { ROOT, type ActorState, type Recording } from './recording.ts'

const BY_ID: ReadonlyMap<string, AnyStateMachine> = new Map(CHARTS.map((machine) => [machine.id, machine]))

export const chartOf = ({ machine }: ActorState): AnyStateMachine => {
  const chart = BY_ID.get(machine)
  if (!chart) throw new Error(`no chart is called ${machine}`)
  return chart
}

/** The chart's snapshot in a recorded state, to ask it things. It runs nothing. */
export const snapshotOf = (state: ActorState): AnyMachineSnapshot =>
  chartOf(state).resolveState({ value: state.value, context: state.context as object })

/** The address that the recorded state has; empty before the start. */
export const pathIn = ({ actors }: Recording): string => {
  const root = actors[ROOT]
  return root ? pathOf(snapshotOf(root)) : ''
}

/** Where a chart is, such as `visit.onboarding.reader`, one a region. */
export const leavesOf = (value: StateValue): string[] => {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, inside = {}]) => {
    const leaves = leavesOf(inside)
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`)
  })
}

/** The leaves and every state that they lie in. */
export const statesOf = (value: StateValue): ReadonlySet<string> =>
  new Set(
    leavesOf(value).flatMap((leaf) => {
      const keys = leaf.split('.')
      return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
    }),
  )

/** How many states a state has within itself. */
export const sizeOf = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + 1 + sizeOf(child), 0)

export interface EdgeWords {
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
  if (type === 'xstate.init') return 'start'
  const [, kind = '', rest = ''] = /^xstate\.(after|done|error)\.(?:actor\.)?(.+)$/.exec(type) ?? []
  if (kind === 'after') return `after ${rest.split('.')[0] ?? ''}`
  return kind ? `${kind} ${rest}` : type
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
    event: eventWords(transition.eventType),
    guard: transition.guard ? named(transition.guard) : '',
    target: targetWords(transition),
    actions: transition.actions.map(named).filter(Boolean).join(', '),
  }))
