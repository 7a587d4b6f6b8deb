/** The catalogue of events: who says what to whom. */
import { readdirSync, readFileSync } from 'node:fs'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { CHARTS, edgesFrom, entryOf, isRefusal, nameOf, statesOf, type Edge } from './charts.ts'
import { code, table } from './markdown.ts'

const TEXTS = new Map(
  readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, readFileSync(`machines/${name}`, 'utf8')]),
)

/** What each event carries, as the types in machines/ declare it. */
const CARRIED = new Map(
  [...TEXTS.values()]
    .flatMap((text) => [...text.matchAll(/\{ type: '([\w.]+)'(?:; ([^}]*?))? \}/g)])
    .map(([, event = '', carries = '']) => [event, carries] as const)
    .toSorted(([, a], [, b]) => a.length - b.length),
)
const EVENTS = [...CARRIED.keys()].toSorted()

/** What a state does with an event: its own edges for it, else those for its whole kind, such as `card.*`. */
const hearing = (node: AnyStateNode, event: string): Edge[] =>
  edgesFrom(node).filter(
    ({ type }) =>
      type === event || (!node.transitions.has(event) && type.endsWith('.*') && event.startsWith(type.slice(0, -1))),
  )

/** An action of a chart's set-up, as the formatter lays it out: XState does not tell what an action says. */
const ACTION = /^ {4}(\w+): (sendTo|raise|emit|enqueueActions)\((.*\n(?: {5,}.*\n| {4}\W.*\n)*)/gm

interface Saying {
  chart: AnyStateMachine
  action: string
  to: 'itself' | 'others' | 'the world'
  events: readonly unknown[]
}

const SAYINGS = CHARTS.flatMap((chart): Saying[] => {
  const text = [...TEXTS].map(([name, it]) => (name.startsWith(`${chart.id}.`) ? it : '')).join('\n')
  const done = statesOf(chart.root).flatMap((node) => [
    ...entryOf(node),
    ...edgesFrom(node).flatMap(({ actions }) => actions),
  ])
  return [...text.matchAll(ACTION)].map(([, action = '', kind = '', body = '']) => {
    const to = kind === 'emit' ? 'the world' : kind === 'raise' || body.includes('.raise(') ? 'itself' : 'others'
    const given = done
      .filter(({ type }) => to !== 'the world' && type === action)
      .flatMap(({ params }) => Object.values(params))
    return {
      chart,
      action,
      to,
      events: [...[...body.matchAll(/\btype: '([\w.]+)'/g)].map(([, event]) => event), ...given],
    }
  })
})

const runs = (chart: AnyStateMachine, other: AnyStateMachine): boolean =>
  statesOf(chart.root).some(({ invoke }) => invoke.some(({ src }) => src === other.id))

const said = ({ chart, action }: Pick<Saying, 'chart' | 'action'>): string => `${chart.id} ${code(action)}`

/** Who says an event to a chart: the chart itself, the one that runs it, and those that it runs. */
const speakers = (event: string, hearer: AnyStateMachine): string[] => [
  ...SAYINGS.filter(
    ({ chart, to, events }) =>
      events.includes(event) &&
      (to === 'itself' ? chart === hearer : to === 'others' && (runs(chart, hearer) || runs(hearer, chart))),
  ).map(said),
  ...CHARTS.filter((chart) => runs(hearer, chart) && passesOn(event, chart)).map((chart) =>
    said({ chart, action: 'passOn' }),
  ),
]

/** The states that hear an event. One that only listens for its kind hears what somebody really says to the chart. */
const listeners = (event: string, chart: AnyStateMachine): AnyStateNode[] => {
  const states = statesOf(chart.root).filter((node) => hearing(node, event).length > 0)
  return states.some(({ transitions }) => transitions.has(event)) || speakers(event, chart).length > 0 ? states : []
}

const passesOn = (event: string, chart: AnyStateMachine): boolean =>
  listeners(event, chart)
    .flatMap((node) => hearing(node, event))
    .some(({ actions }) => actions.some(({ type }) => type === 'passOn'))

const heardBy = (chart: AnyStateMachine): string => {
  const rows = EVENTS.map((event) => {
    const states = listeners(event, chart).map(
      (node) => code(nameOf(node)) + (hearing(node, event).every(isRefusal) ? ' (refuses it)' : ''),
    )
    return [code(event), code(CARRIED.get(event) ?? ''), speakers(event, chart).join(', '), states.join(', ')]
  }).filter(([, , , states]) => states !== '')
  return rows.length === 0
    ? ''
    : `## What ${chart.id} hears\n\n${table(['event', 'carries', 'said by', 'heard in'], rows)}\n`
}

const told = (event: string): string[] => [
  ...SAYINGS.filter(({ to, events }) => to === 'the world' && events.includes(event)).map(said),
  ...(passesOn(event, CHARTS[0]!) ? [said({ chart: CHARTS[0]!, action: 'passOn' })] : []),
]

export const eventsPage = (): string => `# Events

What a chart is asked for is in the imperative (\`catalog.load\`), what it reports is in the past tense (\`catalog.loaded\`). An
event that nobody is named to say comes from outside: a visitor through a screen, the browser through an actor.

${CHARTS.map(heardBy).filter(Boolean).join('\n')}
## What the world is told

${table(
  ['event', 'carries', 'told by'],
  EVENTS.map((event) => [code(event), code(CARRIED.get(event) ?? ''), told(event).join(', ')]).filter(
    ([, , tellers]) => tellers !== '',
  ),
)}
`
