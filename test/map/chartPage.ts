/** The page of one machine, and the page that lists them all. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { CHARTS } from '../flow/coverage.ts'
import { edgesOf, nameOf, sentenceOf, statesOf } from './charts.ts'
import { code, table } from './markdown.ts'
import { mermaidOf } from './mermaid.ts'
import { actionsOf, entryOf, eventOf, guardOf, targetOf } from './words.ts'

const kindOf = ({ type, parent }: AnyStateNode): string =>
  [type === 'atomic' ? '' : type, parent?.type === 'parallel' ? 'region' : ''].filter(Boolean).join(', ')

/** A machine: its picture, its diagram, its states, its transitions. */
export const chartPage = (machine: AnyStateMachine): string => `# ${machine.id}

${sentenceOf(machine)} [The chart](../../machines/${machine.id}.machine.ts) ·
[as JSON](${machine.id}.json) · [all charts](README.md)

![The states of ${machine.id}, one box in another, each with its transitions](${machine.id}.svg)

A dot marks where a state begins; dashed boxes run beside each other.

## Diagram

An arrow connects the two neighbours that hold its source and its target; "in …" and "to …" name the inner states.

\`\`\`mermaid
${mermaidOf(machine)}
\`\`\`

## States

${table(
  ['state', 'what it is', 'kind', 'runs', 'on entry'],
  statesOf(machine.root)
    .slice(1)
    .map((node) => [
      code(nameOf(node)),
      node.description ?? '',
      kindOf(node),
      node.invoke.map(({ id }) => code(id)).join(', '),
      entryOf(node).map(code).join(', '),
    ]),
)}

## Transitions

The first that fits is taken, from the innermost state outwards.

${table(
  ['in', 'on', 'if', 'to', 'actions'],
  edgesOf(machine).map((edge) => [
    code(nameOf(edge.source)),
    code(eventOf(edge)),
    code(guardOf(edge)),
    code(targetOf(edge)) || 'stays',
    actionsOf(edge).map(code).join(', '),
  ]),
)}
`

const runBy = (id: string): string =>
  CHARTS.filter((machine) => machine.id !== id)
    .flatMap((machine) =>
      statesOf(machine.root)
        .filter((node) => node.invoke.some((invoked) => invoked.src === id))
        .map((node) => `${machine.id}: ${code(nameOf(node))}`),
    )
    .join(', ')

const leaves = (machine: AnyStateMachine) =>
  statesOf(machine.root).filter(({ type }) => type === 'atomic' || type === 'final').length

/** The index. */
export const indexPage = (): string => `# The flow

Everything here is written by \`npm run flow\` from the charts in [machines/](../../machines); a test fails when it is not
what the charts say.

${table(
  ['chart', 'what it is', 'runs in', 'leaf states', 'edges', 'picture', 'JSON'],
  [
    ...CHARTS.map((machine) => [
      `[${machine.id}](${machine.id}.md)`,
      sentenceOf(machine),
      runBy(machine.id),
      String(leaves(machine)),
      String(edgesOf(machine).length),
      `[SVG](${machine.id}.svg)`,
      `[JSON](${machine.id}.json)`,
    ]),
    [
      'all',
      '',
      '',
      String(CHARTS.reduce((sum, machine) => sum + leaves(machine), 0)),
      String(CHARTS.reduce((sum, machine) => sum + edgesOf(machine).length, 0)),
      '',
      '',
    ],
  ],
)}

- [Routes](routes.md): every address, what it shows and who may enter.
- [Events](events.md): everything that is said, by whom and to whom.
- [Coverage](coverage.md): which test walked which edge, how often; [the counts as JSON](coverage.json).

The JSON files hold a chart without its code and open in the [Stately editor](https://stately.ai/editor) (import, from
code): guards, actions, delays and actors by their names; \`{ "$function": … }\` stands for a function in the chart itself.
Read back with the same implementations, every chart passes the tests of the charts.
`
