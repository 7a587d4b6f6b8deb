/** A chart's configuration in one plain form, to be changed and turned back into a configuration. */

export interface Edge {
  target?: string
  guard?: unknown
  actions: unknown[]
  reenter?: boolean
}

/** Where edges hang: at an event, a delay, nothing at all, or the end of something invoked (then `key` is its id). */
export interface Slot {
  kind: 'on' | 'after' | 'always' | 'onDone' | 'onError'
  key: string
  edges: Edge[]
}

export interface Chart {
  /** What is left as it is: id, type, context, meta and the like. */
  rest: Record<string, unknown>
  initial: string | undefined
  entry: unknown[]
  exit: unknown[]
  invoke: ({ id: string } & Record<string, unknown>)[]
  slots: Slot[]
  states: Record<string, Chart>
}

type Written = Record<string, unknown>

const listOf = (written: unknown): unknown[] =>
  written === undefined ? [] : Array.isArray(written) ? [...(written as unknown[])] : [written]

const edgesOf = (written: unknown): Edge[] =>
  listOf(written).map((edge) =>
    typeof edge === 'string'
      ? { target: edge, actions: [] }
      : { ...(edge as Edge), actions: listOf((edge as Written)['actions']) },
  )

const slotsOf = (kind: Slot['kind'], written: unknown): Slot[] =>
  Object.entries((written ?? {}) as Written).map(([key, edges]) => ({ kind, key, edges: edgesOf(edges) }))

const callOf = (written: Written): Chart['invoke'][number] => {
  const call = { ...written, id: String(written['id']) } as Chart['invoke'][number]
  delete call['onDone']
  delete call['onError']
  return call
}

const endsOf = (call: Written): Slot[] =>
  (['onDone', 'onError'] as const)
    .filter((kind) => call[kind] !== undefined)
    .map((kind) => ({ kind, key: String(call['id']), edges: edgesOf(call[kind]) }))

/** The plain form of a configuration; nothing in it is shared with what it was read from but functions and params. */
export function readChart(config: object): Chart {
  const { initial, entry, exit, on, after, always, onDone, invoke, states, ...rest } = config as Written
  if (onDone !== undefined) throw new Error('a state that ends is not known here')
  const calls = listOf(invoke) as Written[]
  return {
    rest,
    initial: initial as string | undefined,
    entry: listOf(entry),
    exit: listOf(exit),
    invoke: calls.map(callOf),
    slots: [
      ...slotsOf('on', on),
      ...slotsOf('after', after),
      ...(always === undefined ? [] : slotsOf('always', { '': always })),
      ...calls.flatMap(endsOf),
    ],
    states: Object.fromEntries(
      Object.entries((states ?? {}) as Record<string, object>).map(([key, state]) => [key, readChart(state)]),
    ),
  }
}

const under = (slots: readonly Slot[], kind: Slot['kind']): Record<string, Edge[]> =>
  Object.fromEntries(slots.filter((slot) => slot.kind === kind && slot.edges.length > 0).map((s) => [s.key, s.edges]))

/** The configuration of a plain form. */
export function writeChart({ rest, initial, entry, exit, invoke, slots, states }: Chart): Written {
  const onDone = under(slots, 'onDone')
  const onError = under(slots, 'onError')
  return {
    ...rest,
    ...(initial === undefined ? {} : { initial }),
    entry,
    exit,
    on: under(slots, 'on'),
    after: under(slots, 'after'),
    always: under(slots, 'always')[''] ?? [],
    invoke: invoke.map((call) => ({
      ...call,
      ...(onDone[call.id] && { onDone: onDone[call.id] }),
      ...(onError[call.id] && { onError: onError[call.id] }),
    })),
    states: Object.fromEntries(Object.entries(states).map(([key, state]) => [key, writeChart(state)])),
  }
}

/** The state at a path. */
export function stateAt(chart: Chart, path: readonly string[]): Chart {
  return path.reduce((state, key) => {
    const next = state.states[key]
    if (!next) throw new Error(`no state ${path.join('.')}`)
    return next
  }, chart)
}

/** Every path of the chart, the root's first. */
export const pathsOf = (chart: Chart, path: readonly string[] = []): string[][] => [
  [...path],
  ...Object.entries(chart.states).flatMap(([key, state]) => pathsOf(state, [...path, key])),
]

/** The targets that stand beside an edge's own, written as that one is. */
export function targetsBeside(chart: Chart, path: readonly string[], target: string): string[] {
  const cut = target.lastIndexOf('.')
  const [before, key] = [target.slice(0, cut + 1), target.slice(cut + 1)]
  const absolute = target.startsWith('#')
    ? before.split('.').slice(1, -1)
    : target.startsWith('.')
      ? [...path, ...before.split('.').slice(1, -1)]
      : [...path.slice(0, -1), ...before.split('.').slice(0, -1)]
  return Object.keys(stateAt(chart, absolute).states)
    .filter((sibling) => sibling !== key)
    .map((sibling) => before + sibling)
}
