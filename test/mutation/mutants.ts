/**
 * Every single change of a chart that a test ought to notice. A mutant is the chart built again from its own
 * configuration with one thing different: the product's code is not touched and knows nothing of it.
 */
import { createMachine, type AnyStateMachine } from 'xstate'
import { pathsOf, readChart, stateAt, targetsBeside, writeChart, type Chart, type Edge, type Slot } from './chart.ts'

export interface Mutant {
  /** Chart, state, event and change in one line; unique. */
  name: string
  build: () => AnyStateMachine
}

type Delays = Record<string, unknown>
type Change = [what: string, apply: (state: Chart, delays: Delays) => void]

/** A chart that goes round in a circle is stopped after so many steps without rest, as an error. */
const STEPS_WITHOUT_REST = 1000

const nameOf = (named: unknown): string => {
  if (typeof named === 'string') return named
  const { type, params } = named as { type?: string; params?: object }
  return params ? `${type}(${Object.values(params).join()})` : (type ?? 'inline')
}

/** The guards that an `and` holds together. */
const partsOf = (guard: unknown): unknown[] =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : []

const scaled = (delay: unknown, factor: number): unknown =>
  typeof delay === 'function' ? (asked: unknown) => delay(asked) * factor : Number(delay) * factor

const without = (list: readonly unknown[], at: number): unknown[] => list.filter((_, i) => i !== at)

const changesOfEdge = (chart: Chart, path: readonly string[], { guard, target, actions, reenter }: Edge) => {
  const changes: [what: string, apply: (edge: Edge) => void][] = []
  if (guard !== undefined) changes.push(['guard always true', (edge) => delete edge.guard])
  partsOf(guard).forEach((part, at, parts) => {
    const [left] = without(parts, at)
    changes.push([`guard without ${nameOf(part)}`, (edge) => (edge.guard = left)])
  })
  if (target !== undefined) {
    changes.push(['target dropped', (edge) => delete edge.target])
    for (const other of targetsBeside(chart, path, target))
      changes.push([`to ${other}`, (edge) => (edge.target = other)])
  }
  if (reenter) changes.push(['without reentering', (edge) => delete edge.reenter])
  actions.forEach((action, at) =>
    changes.push([`without ${nameOf(action)}`, (edge) => (edge.actions = without(actions, at))]),
  )
  return changes
}

const slotName = ({ kind, key }: Slot): string =>
  kind === 'on' ? key : kind === 'always' ? kind : kind === 'after' ? `after ${key}` : `${kind} of ${key}`

const edgeName = ({ guard, target }: Edge): string =>
  (guard === undefined ? '' : ` [${partsOf(guard).map(nameOf).join(' and ') || nameOf(guard)}]`) +
  (target === undefined ? '' : ` → ${target}`)

const changesOfSlot = (chart: Chart, path: readonly string[], slot: Slot, at: number): Change[] => {
  const changes = slot.edges.flatMap((edge, i): Change[] => {
    const name = slotName(slot) + edgeName(edge)
    return [
      [`${name}: never`, ({ slots }) => slots[at]!.edges.splice(i, 1)],
      ...changesOfEdge(chart, path, edge).map(([what, apply]): Change => [
        `${name}: ${what}`,
        ({ slots }) => apply(slots[at]!.edges[i]!),
      ]),
    ]
  })
  if (slot.kind !== 'after') return changes
  const delays = [0.5, 2].map((factor): Change => [
    `${slotName(slot)}: ${factor} times as long`,
    ({ slots }, known) => {
      const key = `${slot.key} × ${factor}`
      known[key] = scaled(known[slot.key] ?? slot.key, factor)
      slots[at]!.key = key
    },
  ])
  return [...changes, ...delays]
}

const changesOf = (chart: Chart, path: readonly string[]): Change[] => {
  const { initial, entry, exit, invoke, slots, states } = stateAt(chart, path)
  return [
    ...slots.flatMap((slot, at) => changesOfSlot(chart, path, slot, at)),
    ...entry.map((action, at): Change => [
      `entry: without ${nameOf(action)}`,
      (state) => (state.entry = without(entry, at)),
    ]),
    ...exit.map((action, at): Change => [
      `exit: without ${nameOf(action)}`,
      (state) => (state.exit = without(exit, at)),
    ]),
    ...invoke.map(({ id }, at): Change => [`invoke: without ${id}`, (state) => state.invoke.splice(at, 1)]),
    ...Object.keys(initial === undefined ? {} : states)
      .filter((key) => key !== initial)
      .map((key): Change => [`initial: ${key}`, (state) => (state.initial = key)]),
  ]
}

const rebuilt = (machine: AnyStateMachine, path: readonly string[], apply: Change[1]): AnyStateMachine => {
  const chart = readChart(machine.config)
  const delays: Delays = { ...machine.implementations.delays }
  apply(stateAt(chart, path), delays)
  const config = { ...writeChart(chart), options: { maxIterations: STEPS_WITHOUT_REST } }
  return createMachine(config as never, { ...machine.implementations, delays } as never)
}

/** The chart built again without a change, which no test may notice. */
export const unchanged = (machine: AnyStateMachine): Mutant => ({
  name: `${machine.id} · unchanged`,
  build: () => rebuilt(machine, [], () => {}),
})

/** The mutants of a chart: transitions never taken, led elsewhere or nowhere, asked no guard, late or early, without an action. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const chart = readChart(machine.config)
  return pathsOf(chart).flatMap((path) =>
    changesOf(chart, path).map(([what, apply]) => ({
      name: `${[machine.id, ...path].join('.')} · ${what}`,
      build: () => rebuilt(machine, path, apply),
    })),
  )
}

/** Lets a machine that others hold be its mutant until the returned function is called. */
export function become(machine: AnyStateMachine, mutant: Mutant): () => void {
  const itself = { ...machine }
  Object.assign(machine, mutant.build())
  return () => void Object.assign(machine, itself)
}
