/** Where everything in a machine's picture goes: nested boxes, each with its lines of text, packed into columns. */
import type { AnyStateNode } from 'xstate'
import { edgesFrom } from './charts.ts'
import { actionsOf, causeOf, entryOf, eventOf, guardOf, targetOf } from './words.ts'

export type Ink =
  'name' | 'about' | 'fact' | 'event' | 'time' | 'actor' | 'always' | 'guard' | 'arrow' | 'target' | 'action'
export interface Word {
  text: string
  ink: Ink
  /** Distance from the left edge of the box, in characters. */
  column: number
}
export interface Box {
  node: AnyStateNode
  x: number
  y: number
  width: number
  height: number
  lines: Word[][]
  children: Box[]
}

/** Pixels. Letters are monospaced, so that a width is a number of characters on every machine. */
export const LETTER = 7.25
export const LINE = 17
export const PADDING = 11
export const GAP = 13
const LINE_LETTERS = 62
/** A picture fits a wide screen better than a tall one. */
const SHAPE = 1.5

/** Hangul letters are nearly twice as wide as Latin ones. */
const lettersIn = (text: string): number => [...text].reduce((sum, c) => sum + (c >= '\u2e80' ? 1.75 : 1), 0)

const wrap = (parts: readonly [string, Ink][], indent: number): Word[][] => {
  const lines: Word[][] = [[]]
  let column = 0
  for (const [text, ink] of parts)
    for (const word of text.split(' ').filter(Boolean)) {
      if (column + lettersIn(word) > LINE_LETTERS && column > indent) {
        lines.push([])
        column = indent
      }
      lines.at(-1)!.push({ text: word, ink, column })
      column += lettersIn(word) + 1
    }
  return lines
}

const linesOf = (node: AnyStateNode): Word[][] => {
  const { path, step, alias } = (node.meta ?? {}) as { path?: string; step?: number | null; alias?: string }
  const address =
    path &&
    [path === '*' ? 'at the address that was asked for' : path, alias, step && `step ${step}`]
      .filter(Boolean)
      .join(' · ')
  return [
    ...wrap([[node.key, 'name']], 0),
    ...wrap([[node.description ?? '', 'about']], 0).filter((line) => line.length > 0),
    ...(address ? wrap([[address, 'fact']], 0) : []),
    ...node.invoke.flatMap(({ id }) => wrap([[`runs ${id}`, 'fact']], 0)),
    ...(entryOf(node).length > 0
      ? wrap(
          [
            ['on entry', 'fact'],
            [`/ ${entryOf(node).join(', ')}`, 'action'],
          ],
          2,
        )
      : []),
    ...edgesFrom(node).flatMap((edge) =>
      wrap(
        [
          [eventOf(edge), causeOf(edge)],
          [guardOf(edge) && `[${guardOf(edge)}]`, 'guard'],
          [targetOf(edge) && '→', 'arrow'],
          [targetOf(edge), 'target'],
          [actionsOf(edge).length > 0 ? `/ ${actionsOf(edge).join(', ')}` : '', 'action'],
        ],
        2,
      ),
    ),
  ]
}

/** Children in their order into at most so many columns, none higher than need be. */
const columnsOf = (boxes: readonly Box[], count: number): Box[][] => {
  const fill = (limit: number) => {
    const columns: Box[][] = [[]]
    let height = 0
    for (const box of boxes) {
      if (height > 0 && height + box.height > limit) {
        columns.push([])
        height = 0
      }
      columns.at(-1)!.push(box)
      height += box.height + GAP
    }
    return columns
  }
  let limit = Math.max(...boxes.map(({ height }) => height))
  while (fill(limit).length > count) limit += LINE
  return fill(limit)
}

const sizeOf = (columns: readonly Box[][]) => ({
  width: columns.reduce((sum, column) => sum + Math.max(...column.map(({ width }) => width)) + GAP, -GAP),
  height: Math.max(...columns.map((column) => column.reduce((sum, { height }) => sum + height + GAP, -GAP))),
})

const move = (box: Box, x: number, y: number): void => {
  box.x += x
  box.y += y
  for (const child of box.children) move(child, x, y)
}

/** The box of a state at (0, 0), with everything in it. */
export const layOut = (node: AnyStateNode): Box => {
  const lines = linesOf(node)
  const children = Object.values(node.states).map(layOut)
  const letters = Math.max(...lines.map((line) => line.at(-1)!.column + lettersIn(line.at(-1)!.text)))
  const head = lines.length * LINE
  const text = { width: letters * LETTER + 2 * PADDING, height: head + 2 * PADDING }
  if (children.length === 0) return { node, x: 0, y: 0, ...text, lines, children }

  const skew = ({ width, height }: { width: number; height: number }) =>
    Math.abs(Math.log(Math.max(width, text.width) / (height + head) / SHAPE))
  const packings = children.map((_, index) => columnsOf(children, index + 1))
  const columns = packings.reduce((best, packing) => (skew(sizeOf(packing)) < skew(sizeOf(best)) ? packing : best))
  const inner = sizeOf(columns)
  let x = PADDING
  for (const column of columns) {
    const width = Math.max(...column.map((box) => box.width))
    let y = PADDING + head + GAP / 2
    for (const box of column) {
      move(box, x, y)
      box.width = width
      y += box.height + GAP
    }
    x += width + GAP
  }
  return {
    node,
    x: 0,
    y: 0,
    width: Math.max(text.width, inner.width + 2 * PADDING),
    height: PADDING + head + GAP / 2 + inner.height + PADDING,
    lines,
    children,
  }
}
