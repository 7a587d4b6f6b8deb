/** The charts as plain facts: their states and their edges, in the words that every page and picture uses. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { CHARTS as ALL } from '../../machines/charts.ts'

export const CHARTS: readonly AnyStateMachine[] = ALL

/** A state and everything in it, in document order. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(statesOf)]
export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)
/** The states with no states inside: the ones that are reached one by one. */
export const leavesOf = ({ root }: AnyStateMachine): AnyStateNode[] =>
  statesOf(root).filter((node) => childrenOf(node).length === 0)
export const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean => `${node.id}.`.startsWith(`${outer.id}.`)
/** Whether its parent begins in it. */
export const isFirst = ({ parent, key }: AnyStateNode): boolean =>
  parent?.type === 'compound' && parent.initial.target?.[0]?.key === key
/** A state's path inside its machine, such as `visit.cardDraw`; the machine's own name for the root. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.id

export interface Edge {
  source: AnyStateNode
  /** Null when the edge stays where it is. */
  target: AnyStateNode | null
  /** The target as short as it is clear: a neighbour by its key, any other state by as much of its path as needed. */
  to: string
  /** The event's type as XState has it; '' for a transition that is always taken. */
  type: string
  /** In the chart's own words: `done fetchCards`, `error fetchCards`, `after REVEAL_STAGGER`, `always`. */
  event: string
  /** '' when nothing is asked. */
  guard: string
  actions: readonly Reference[]
}

/** How a chart refers to a guard or an action. */
export interface Reference {
  type: string
  params: Readonly<Record<string, unknown>>
}
const referenceOf = (given: unknown): Reference => {
  if (typeof given === 'string') return { type: given, params: {} }
  if (typeof given === 'function') return { type: given.name, params: {} }
  return { params: {}, ...(given as { type: string }) }
}

const wordsOf = (type: string): string =>
  type === ''
    ? 'always'
    : type.replace(
        /^xstate\.(?:(done|error)\.actor|(after))\.(\w+).*$/,
        (_, answer, after, name) => `${answer ?? after} ${name}`,
      )

const guardOf = (given: unknown): string => {
  if (given === undefined) return ''
  const { type, params } = referenceOf(given)
  const values = Object.values(params).map(String).join(', ')
  return values ? `${type}(${values})` : type
}

const placeOf = (target: AnyStateNode, source: AnyStateNode): string => {
  if (target === source) return 'itself'
  if (target.parent === source || target.parent === source.parent) return target.key
  const others = statesOf(target.machine.root).flatMap((node) => (node === target ? [] : [`.${nameOf(node)}`]))
  const tails = target.path.map((_, index) => target.path.slice(-1 - index).join('.'))
  return tails.find((tail) => !others.some((other) => other.endsWith(`.${tail}`))) ?? nameOf(target)
}

const edgeOf = ({ source, target: targets, eventType, guard, actions }: AnyTransitionDefinition): Edge => {
  const target = (targets?.[0] as AnyStateNode | undefined) ?? null
  return {
    source,
    target,
    to: target ? placeOf(target, source) : actions.length === 0 ? '(refused)' : '',
    type: eventType,
    event: wordsOf(eventType),
    guard: guardOf(guard),
    actions: actions.map(referenceOf),
  }
}

const known = new WeakMap<AnyStateNode, Edge[]>()

/** The edges that begin at a state, those that need no event first. */
export const edgesFrom = (node: AnyStateNode): Edge[] => {
  const edges = known.get(node) ?? [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(edgeOf)
  known.set(node, edges)
  return edges
}
export const edgesOf = ({ root }: AnyStateMachine): Edge[] => statesOf(root).flatMap(edgesFrom)

/** What a state does on entry. */
export const entryOf = (node: AnyStateNode): Reference[] => node.entry.map(referenceOf)

/** Whether an edge only keeps the event from the states around it. */
export const isRefusal = ({ target, actions }: Edge): boolean => target === null && actions.length === 0
