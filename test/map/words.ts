/** How events, guards, actions and targets are written on every page and picture. */
import type { AnyStateNode } from 'xstate'
import { nameOf, type Edge } from './charts.ts'

const paramsOf = (params: unknown): string =>
  typeof params === 'object' && params !== null ? `(${Object.values(params).map(String).join(', ')})` : ''

/** What a guard or an action of a chart is called, with its parameters: `isGranted(reader)`. */
const called = (reference: unknown): string => {
  if (typeof reference === 'string') return reference
  if (typeof reference === 'function') {
    const combined = reference as unknown as { guards?: readonly unknown[]; name: string }
    return combined.guards ? `${combined.name}(${combined.guards.map(called).join(', ')})` : combined.name
  }
  const { type, params } = reference as { type: string; params?: unknown }
  return type + paramsOf(params)
}

export const guardOf = ({ definition: { guard } }: Edge): string => (guard === undefined ? '' : called(guard))

export const actionsOf = ({ definition: { actions } }: Edge): string[] => actions.map(called)

/** The actions on entering a state; the timer that `after` puts among them is told by the transition itself. */
export const entryOf = (node: AnyStateNode): string[] =>
  node.entry.filter((action: unknown) => typeof action !== 'function').map(called)

/** The event in the chart's own words: `done fetchCards`, `error fetchCards`, `after REVEAL_STAGGER`, `always`. */
export const eventOf = ({ event }: Pick<Edge, 'event'>): string => {
  if (event === '') return 'always'
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event) ?? []
  if (kind === 'done.actor') return `done ${name}`
  if (kind === 'error.actor') return `error ${name}`
  return kind === 'after' ? `after ${name.split('.')[0]}` : event
}

/** Who brings an event about: nobody, time, an invoked actor, or a sender. */
export const causeOf = ({ event }: Edge): 'always' | 'time' | 'actor' | 'event' => {
  if (event === '') return 'always'
  if (event.startsWith('xstate.after.')) return 'time'
  return event.startsWith('xstate.') ? 'actor' : 'event'
}

/** Whether an edge only keeps the event from the states around it. */
export const isRefusal = ({ targets, definition }: Edge): boolean =>
  targets.length === 0 && definition.actions.length === 0

/** Where an edge leads, as in the chart: a sibling by its name, an inner state as `.name`, any other by its path. */
export const targetOf = (edge: Edge): string => {
  if (isRefusal(edge)) return '(refused)'
  return edge.targets
    .map((target) => {
      if (target === edge.source) return 'itself'
      if (target.parent === edge.source.parent) return target.key
      const inner = target.path.slice(0, edge.source.path.length).join('.') === edge.source.path.join('.')
      return inner ? `.${target.path.slice(edge.source.path.length).join('.')}` : nameOf(target)
    })
    .join(', ')
}
