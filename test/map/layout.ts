/** Where everything in a chart's picture goes: boxes in boxes with their lines of text, and arrows between neighbours. */
import ELK, { type ElkNode, type ElkPoint, type LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { AnyStateNode } from 'xstate'
import { headOf, PADDING, type Line } from './boxText.ts'
import { childrenOf, edgesFrom, isFirst, isWithin, statesOf } from './charts.ts'

export interface Box {
  node: AnyStateNode
  x: number
  y: number
  width: number
  height: number
  lines: readonly Line[]
  children: readonly Box[]
  /** The corners of each arrow. */
  arrows: readonly (readonly ElkPoint[])[]
}

/** More targets than these are told in the box and not drawn: arrows from everything to everything show nothing. */
const DRAWN_TARGETS = 4
/** Widths to heights that a box with boxes in it is tried in. */
const SHAPES = [1, 2, 4]

/** Which child leads to which. */
const neighboursOf = (node: AnyStateNode): (readonly [from: string, to: string])[] => {
  const children = childrenOf(node)
  const leading = statesOf(node).flatMap((state) => {
    const out = edgesFrom(state).filter(({ target }) => target && !isWithin(target, state))
    return new Set(out.map(({ to }) => to)).size > DRAWN_TARGETS ? [] : out
  })
  const pairs = leading.flatMap(({ source, target }) => {
    const from = children.find((child) => isWithin(source, child))
    const to = children.find((child) => target && isWithin(target, child))
    return from && to && from !== to ? [[from.id, to.id] as const] : []
  })
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()]
}

const spacing = {
  'elk.spacing.nodeNode': '10',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '7',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
  'elk.padding': `[top=0,left=${PADDING + 2},bottom=${PADDING + 2},right=${PADDING + 2}]`,
}
const inLayers = (direction: string): LayoutOptions => ({
  ...spacing,
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.separateConnectedComponents': 'false',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
})
const packed = (shape: number): LayoutOptions => ({
  ...spacing,
  'elk.algorithm': 'rectpacking',
  'elk.aspectRatio': String(shape),
  'elk.rectpacking.trybox': 'true',
  'elk.rectpacking.packing.strategy': 'COMPACTION',
})

const elk = new ELK()

const arrange = async (node: AnyStateNode, children: readonly Box[], layoutOptions: LayoutOptions): Promise<Box> => {
  const neighbours = neighboursOf(node)
  const placeOf = ({ node: child }: Box): LayoutOptions =>
    neighbours.flat().includes(child.id)
      ? {}
      : { 'elk.layered.layering.layerConstraint': isFirst(child) ? 'FIRST' : 'LAST' }
  const graph: ElkNode = {
    id: node.id,
    layoutOptions,
    children: children.map((box) => ({
      id: box.node.id,
      width: box.width,
      height: box.height,
      layoutOptions: placeOf(box),
    })),
    edges: neighbours.map(([from, to]) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  }
  const { width = 0, height = 0, children: placed = [], edges = [] } = await elk.layout(graph)
  const head = headOf(node, width)
  const below = ({ x = 0, y = 0 }: { x?: number; y?: number }) => ({ x, y: y + head.height })
  return {
    node,
    x: 0,
    y: 0,
    width: Math.max(head.width, width),
    height: head.height + height,
    lines: head.lines,
    children: children.map((box, index) => ({ ...box, ...below(placed[index]!) })),
    arrows: edges
      .flatMap(({ sections = [] }) => sections)
      .map(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint].map(below)),
  }
}

const least = <T>(items: readonly T[], measure: (item: T) => number): T =>
  items.reduce((best, item) => (measure(item) < measure(best) ? item : best))

/** The arrangements of a state and everything in it that are worth a choice: none is both wider and higher than another. */
const arrangementsOf = async (node: AnyStateNode): Promise<Box[]> => {
  const options = await Promise.all(childrenOf(node).map(arrangementsOf))
  if (options.length === 0) {
    const head = headOf(node, 0)
    return [{ node, x: 0, y: 0, ...head, height: head.height + PADDING / 2, children: [], arrows: [] }]
  }
  const choices = SHAPES.map((shape) =>
    options.map((boxes) => least(boxes, ({ width, height }) => Math.max(width, height * shape))),
  )
  const distinct = choices.filter(
    (boxes, index) => !choices.slice(0, index).some((others) => others.every((box, place) => box === boxes[place])),
  )
  const isFlow = neighboursOf(node).length > 0
  const ways = isFlow ? ['DOWN', 'RIGHT'].map(inLayers) : SHAPES.map(packed)
  // A packing has no order to keep, and is closest with the large ones first.
  const bySize = (a: Box, b: Box) => (isFlow ? 0 : b.width * b.height - a.width * a.height)
  const found = await Promise.all(
    distinct.flatMap((boxes) => ways.map((way) => arrange(node, boxes.toSorted(bySize), way))),
  )
  return found.filter(
    (box, index) =>
      !found.some(
        (other, place) =>
          other.width <= box.width &&
          other.height <= box.height &&
          (place < index || other.width < box.width || other.height < box.height),
      ),
  )
}

/** The lowest arrangement of a chart that is no wider than a screen, or the narrowest. */
export const layOut = async (root: AnyStateNode, width: number): Promise<Box> => {
  const boxes = await arrangementsOf(root)
  const fitting = boxes.filter((box) => box.width <= width)
  return fitting.length > 0 ? least(fitting, (box) => box.height) : least(boxes, (box) => box.width)
}
