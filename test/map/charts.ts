/** The charts as plain facts: their states, their edges, and the source text that says what their events carry. */
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { edgeOf } from '../flow/coverage.ts'

/** A state and everything in it, in document order. */
export const statesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(statesOf)]

export interface Edge {
  /** The same for the same edge in every run. */
  key: string
  source: AnyStateNode
  targets: readonly AnyStateNode[]
  /** The event's type; '' for a transition that is always taken. */
  event: string
  definition: AnyTransitionDefinition
}

/** The transitions that begin at a state, those that need no event first. */
export const edgesFrom = (source: AnyStateNode): Edge[] =>
  [...(source.always ?? []), ...[...source.transitions.values()].flat()].map((definition) => ({
    key: edgeOf(definition),
    source,
    targets: (definition.target ?? []) as AnyStateNode[],
    event: definition.eventType as string,
    definition,
  }))

export const edgesOf = (machine: AnyStateMachine): Edge[] => statesOf(machine.root).flatMap(edgesFrom)

/** A state's path inside its machine, such as `visit.welcome.editing`; the machine's own name for the root. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.id

const folder = fileURLToPath(new URL('../../machines', import.meta.url))

/** The text of the files of machines/, by name. */
export const sources = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
  )

/** The sentence in front of a machine's definition. */
export const sentenceOf = (machine: AnyStateMachine): string => {
  const text = sources().get(`${machine.id}.machine.ts`) ?? ''
  return new RegExp(`/\\*\\* ((?:(?!\\*/)[^])*) \\*/\\nexport const ${machine.id}Machine`).exec(text)?.[1] ?? ''
}
