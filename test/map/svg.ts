/** A machine as an SVG picture: states are boxes in boxes, and every box lists its transitions. */
import type { AnyStateMachine } from 'xstate'
import { GAP, layOut, LETTER, LINE, PADDING, type Box, type Word } from './svgLayout.ts'

const STYLE = `
text { font: 12px/1 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #57493d; white-space: pre }
.page { fill: #fffaf3 } .box { fill: #ffffff; stroke: #cbb8a3; stroke-width: 1.2 } .nest { fill: #faf1e5 }
.region { stroke-dasharray: 5 4 } .start { fill: #6b4a2f }
.name { font-weight: 700; fill: #3a2a1c } .about { fill: #7b6b5d } .fact { fill: #8a5a12 }
.event { fill: #0b5cad } .time { fill: #a34a00 } .actor { fill: #7a2f9a } .always { fill: #6b6b6b }
.guard { fill: #1d7044 } .arrow { fill: #3a2a1c } .target { font-weight: 700; fill: #3a2a1c } .action { fill: #8b7d70 }
@media (prefers-color-scheme: dark) {
text { fill: #d8c9b8 } .page { fill: #17110d } .box { fill: #241b15; stroke: #5b493a } .nest { fill: #1d1510 }
.start { fill: #e9c89c } .name, .target, .arrow { fill: #fbeedd } .about { fill: #b7a694 } .fact { fill: #e0a84c }
.event { fill: #7db9f5 } .time { fill: #f0a061 } .actor { fill: #d5a0ea } .always { fill: #a9a9a9 }
.guard { fill: #79cf9e } .action { fill: #a39484 }
}`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const round = (n: number): string => String(Math.round(n * 10) / 10)

const drawLine = (line: readonly Word[], x: number, y: number): string => {
  // Neighbours in the same ink are one run, so that a picture stays small.
  const runs: Word[] = []
  for (const word of line) {
    const last = runs.at(-1)
    if (last?.ink === word.ink) last.text += ` ${word.text}`
    else runs.push({ ...word })
  }
  const spans = runs.map(
    ({ text, ink, column }) => `<tspan x="${round(x + column * LETTER)}" class="${ink}">${escape(text)}</tspan>`,
  )
  return `<text y="${round(y)}">${spans.join('')}</text>`
}

const drawBox = (box: Box): string[] => {
  const { node, x, y, width, height, lines, children } = box
  const kinds = ['box', children.length > 0 && 'nest', node.parent?.type === 'parallel' && 'region'].filter(Boolean)
  const isFirst = node.parent?.type === 'compound' && node.parent.initial.target?.includes(node)
  return [
    `<rect class="${kinds.join(' ')}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/>`,
    ...(isFirst ? [`<circle class="start" cx="${round(x)}" cy="${round(y + PADDING + LINE / 2)}" r="5"/>`] : []),
    ...lines.map((line, index) => drawLine(line, x + PADDING, y + PADDING + LINE * (index + 0.75))),
    ...children.flatMap(drawBox),
  ]
}

/** The SVG text of a machine. A dot on a box's edge marks where its state begins; dashed boxes run beside each other. */
export const svgOf = (machine: AnyStateMachine): string => {
  const box = layOut(machine.root)
  const [width, height] = [box.width + 2 * GAP, box.height + 2 * GAP].map((n) => Math.ceil(n))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-GAP} ${-GAP} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(machine.id)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" x="${-GAP}" y="${-GAP}" width="${width}" height="${height}"/>`,
    ...drawBox(box),
    '</svg>\n',
  ].join('\n')
}
