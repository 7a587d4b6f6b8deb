/** A chart as plain JSON for the Stately editor. */
import type { AnyStateMachine } from 'xstate'

const named = (_: string, value: unknown): unknown => (typeof value === 'function' ? { $function: value.name } : value)

/**
 * The chart's definition: guards, actions, delays and actors by their names; a function that stands in the definition
 * itself (the first context, an actor's input) as `{ "$function": name }`.
 */
export const jsonOf = ({ config }: AnyStateMachine): string => JSON.stringify(config, named)

/** What XState makes of a chart: every state, transition, action and actor, as JSON. */
export const definitionOf = ({ definition }: AnyStateMachine): unknown => JSON.parse(JSON.stringify(definition, named))
