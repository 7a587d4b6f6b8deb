/** The catalogue of events: what can be said, what it carries, which actions say it, which states listen. */
import type { AnyStateMachine } from 'xstate'
import { CHARTS } from '../flow/coverage.ts'
import { edgesFrom, edgesOf, nameOf, sources, statesOf, type Edge } from './charts.ts'
import { code, table } from './markdown.ts'
import { guardOf, isRefusal, targetOf } from './words.ts'

export interface EventGroup {
  /** The type in machines/ that lists them. */
  name: string
  file: string
  about: string
  events: { type: string; carries: string }[]
  /** Other groups that this one contains. */
  includes: string[]
}

const GROUP = /((?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?)(?:export )?type (\w+) =\s((?:(?!\n\n)[^])*)/g
const EVENT = /\{ type: '([\w.]+)'(?:;\s*([^}]*?))?\s*\}/g

/** The groups of events, as the types in machines/ declare them. */
export const eventGroups = (): EventGroup[] =>
  [...sources()].flatMap(([file, text]) =>
    [...text.matchAll(GROUP)]
      .map(([, comment = '', name = '', body = '']) => ({
        name,
        file,
        about: comment.replace(/^\/\*\* ?|\s*\*\/\n?$/g, ''),
        events: [...body.matchAll(EVENT)].map(([, type = '', carries = '']) => ({ type, carries })),
        includes: [...body.matchAll(/\| (\w+(?:Event|Report|Command))\b/g)].map(([, other = '']) => other),
      }))
      .filter(({ events }) => events.length > 0),
  )

interface Said {
  event: string
  action: string
  how: string
}

/** What an action says, read off its definition: XState keeps the event, or the function that makes it, on the action. */
const saidBy = (machine: AnyStateMachine): Said[] =>
  Object.entries(machine.implementations.actions).flatMap(([action, definition]) => {
    const { type, event, collect } = definition as { type?: string; event?: unknown; collect?: unknown }
    const text = [event, collect].map((part) => (typeof part === 'function' ? String(part) : JSON.stringify(part)))
    return [...text.join('\n').matchAll(/"?\btype"?: ?["']([a-zA-Z]+(?:\.[a-zA-Z]+)?)["']/g)].map(([, said = '']) => ({
      event: said,
      action,
      how: type === 'xstate.emit' ? 'emit' : 'send',
    }))
  })

const SAID = CHARTS.flatMap((machine) => saidBy(machine).map((said) => ({ machine, ...said })))
const EDGES = CHARTS.flatMap((machine) => edgesOf(machine).map((edge) => ({ machine, edge })))
const passesOn = ({ definition }: Edge) => definition.actions.some((action) => action === 'passOn')

const speakers = (event: string, how: string): string[] => [
  ...new Set([
    ...SAID.filter((said) => said.event === event && said.how === how).map(
      ({ machine, action }) => `${machine.id}: ${code(action)}`,
    ),
    ...EDGES.filter(
      ({ machine, edge }) => edge.event === event && passesOn(edge) && (machine.id === 'reading') === (how === 'emit'),
    ).map(({ machine, edge }) => `${machine.id}: ${code('passOn')} in ${code(nameOf(edge.source))}`),
  ]),
]

/** The states that listen for an event, by machine; a state that listens only to keep it from others refuses it. */
const listeners = (event: string): string[] =>
  CHARTS.flatMap((machine) => {
    const states = statesOf(machine.root).filter((node) => node.transitions.has(event))
    const told = states.map((node) => {
      const refuses = edgesFrom(node).every((edge) => edge.event !== event || isRefusal(edge))
      return code(nameOf(node)) + (refuses ? ' (refuses it)' : '')
    })
    return told.length > 0 ? [`${machine.id}: ${told.join(', ')}`] : []
  })

const groupText = ({ name, file, about, events }: EventGroup): string => `### ${name}

${about || ' '}

In [${file}](../../machines/${file}).

${table(
  ['event', 'carries', 'said by', 'listened for in'],
  events.map(({ type, carries }) => [
    code(type),
    code(carries),
    speakers(type, 'send').join('<br>'),
    listeners(type).join('<br>') || 'nobody',
  ]),
)}
`

const emittedText = ({ name, file, about, events, includes }: EventGroup, groups: readonly EventGroup[]): string => {
  const passed = groups.filter((group) => includes.includes(group.name) || group.name === 'SharingReport')
  const told = [...events, ...passed.flatMap((group) => group.events)]
  return `${about}

As ${code(name)} in [${file}](../../machines/${file}).

${table(
  ['event', 'carries', 'told by'],
  told
    .map(({ type, carries }) => [code(type), code(carries), speakers(type, 'emit').join('<br>')])
    .filter(([, , by]) => by !== ''),
)}
`
}

const answers = (edges: readonly Edge[], kind: string, actor: string): string =>
  edges
    .filter(({ event }) => event === `xstate.${kind}.actor.${actor}`)
    .map((edge) => [code(guardOf(edge)), '→', code(targetOf(edge))].filter(Boolean).join(' '))
    .join('<br>')

const actorAnswers = (): string =>
  table(
    ['actor', 'runs in', 'when it is done', 'when it fails'],
    CHARTS.flatMap((machine) =>
      statesOf(machine.root).flatMap((node) =>
        node.invoke
          .map(({ id }) => [
            code(id),
            `${machine.id}: ${code(nameOf(node))}`,
            answers(edgesFrom(node), 'done', id),
            answers(edgesFrom(node), 'error', id),
          ])
          .filter(([, , done, error]) => done !== '' || error !== ''),
      ),
    ),
  )

export const eventsPage = (): string => {
  const groups = eventGroups()
  const emitted = groups.find(({ name }) => name === 'ReadingEmitted')!
  const of = (pattern: RegExp) =>
    groups
      .filter(({ name }) => pattern.test(name))
      .map(groupText)
      .join('\n')
  return `# Events

What a chart is asked for is in the imperative (\`session.create\`), what it reports is in the past tense (\`session.created\`). An
event that nobody is named to say comes from outside: a visitor through a screen, the browser through an actor.

## What visitors and the browser say

${of(/^(Visitor|Connection|Storage|Attention)Event$/)}
## What charts are asked and ask themselves

${of(/(Command|^(?!Reading|Visitor|Connection|Storage|Attention)\w+Event)$/)}
## What charts report

${of(/Report$/)}
## What the world is told

${emittedText(emitted, groups)}
## What actors answer

${actorAnswers()}
`
}
