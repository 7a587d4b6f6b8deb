/** The page that a newcomer opens first: every chart with its picture. */
import { readFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { CHARTS, edgesOf, leavesOf, nameOf, statesOf } from './charts.ts'
import { code, table } from './markdown.ts'

/** The sentence in front of a chart's definition. */
const sentenceOf = ({ id }: AnyStateMachine): string => {
  const text = readFileSync(`machines/${id}.machine.ts`, 'utf8')
  return new RegExp(`/\\*\\* ((?:(?!\\*/)[^])*) \\*/\\nexport const ${id}Machine`).exec(text)?.[1] ?? ''
}

const runBy = ({ id }: AnyStateMachine): string =>
  CHARTS.flatMap((chart) =>
    statesOf(chart.root)
      .filter(({ invoke }) => invoke.some(({ src }) => src === id))
      .map((node) => code(`${chart.id}: ${nameOf(node)}`)),
  ).join(', ')

export const indexPage = (): string => `# The flow

Everything here is written by \`npm run flow\` from the charts in [machines/](../../machines); a test fails when it is not
what the charts say.

- [Routes](routes.md): every address, what it shows and who may enter.
- [Events](events.md): who says what to whom.
- [Coverage](coverage.md): how much of the charts the generated paths walk.

${table(
  ['chart', 'what it is', 'runs in', 'leaf states', 'edges', ''],
  CHARTS.map((chart) => [
    `[${chart.id}](#${chart.id.toLowerCase()})`,
    sentenceOf(chart),
    runBy(chart),
    String(leavesOf(chart).length),
    String(edgesOf(chart).length),
    `[chart](../../machines/${chart.id}.machine.ts), [JSON](${chart.id}.json)`,
  ]),
)}

The JSON opens in the [Stately editor](https://stately.ai/editor) (import, from code): guards, actions, delays and actors by
their names; \`{ "$function": … }\` stands for a function in the chart itself.

In the pictures a dot marks where a state begins, and dashed boxes run beside each other. Under a state's name stands what
leads on from it (event, [guard], → where to), then what changes something in place. Arrows tell which box leads to which;
where there are too many, the text alone tells. Left out: actions, what an actor's answer changes in place, and a guard
whose refusal leads to the same state.

${CHARTS.map(({ id }) => `## ${id}\n\n[![The states of ${id}, one box in another](${id}.svg)](${id}.svg)`).join('\n\n')}
`
