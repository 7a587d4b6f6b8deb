/** A chart as an SVG picture. */
import type { AnyStateMachine } from 'xstate'
import { FONT } from './boxText.ts'
import { layOut, type Box } from './layout.ts'

/** Pixels: on a screen of this width letters are still this high. */
const SCREEN = 1600
const LEGIBLE = 11
const MARGIN = 6

// Its own light page on every theme: a picture in an <img> cannot ask the page around it.
const STYLE = `
text { font: ${FONT}px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #57493d; white-space: pre }
.name { font-weight: 700; fill: #2b1d11 } .fact { fill: #8a5a12 } .leads { fill: #0b5cad }
rect { fill: #fff; stroke: #b9a48c } .odd { fill: #faf1e5 } .region { stroke-dasharray: 5 4 } .page { fill: #fffaf3; stroke: none }
path { fill: none; stroke: #0b5cad; marker-end: url(#head) } marker path { fill: #0b5cad; stroke: none; marker-end: none }`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const round = (n: number): string => String(Math.round(n * 10) / 10)

const drawn = ({ node, x, y, width, height, lines, arrows, children }: Box): string[] => [
  `<g transform="translate(${round(x)} ${round(y)})">`,
  `<rect class="${node.path.length % 2 ? 'even' : 'odd'}${node.parent?.type === 'parallel' ? ' region' : ''}" width="${round(width)}" height="${round(height)}" rx="6"><title>${escape(node.description ?? node.key)}</title></rect>`,
  ...lines
    .filter(({ text }) => text)
    .map(({ text, ink, x, y }) => `<text class="${ink}" x="${round(x)}" y="${round(y)}">${escape(text)}</text>`),
  ...arrows.map((corners) => `<path d="M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}"/>`),
  ...children.flatMap(drawn),
  '</g>',
]

/** The SVG text of a chart: boxes in boxes, each with what it hears, and an arrow from neighbour to neighbour. */
export const pictureOf = async ({ id, root }: AnyStateMachine): Promise<string> => {
  const box = await layOut(root, (SCREEN * FONT) / LEGIBLE - 2 * MARGIN)
  const [width, height] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN].map(Math.ceil)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${id}</title>`,
    `<style>${STYLE}</style>`,
    '<marker id="head" markerWidth="7" markerHeight="7" refX="7" refY="3.5" orient="auto"><path d="M0 0L7 3.5L0 7z"/></marker>',
    `<rect class="page" x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}"/>`,
    ...drawn(box),
    '</svg>\n',
  ].join('\n')
}
