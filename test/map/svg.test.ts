import { describe, expect, test } from 'vitest'
import { CHARTS } from '../flow/coverage.ts'
import { edgesOf, statesOf } from './charts.ts'
import { svgOf } from './svg.ts'
import { layOut, LETTER, PADDING, type Box, type Word } from './svgLayout.ts'
import { eventOf } from './words.ts'

const all = (box: Box): Box[] => [box, ...box.children.flatMap(all)]
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height
const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe.each(CHARTS.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const boxes = all(layOut(machine.root))

  test('boxes lie inside their parents and beside their neighbours', () => {
    const wrong = boxes.flatMap((box) =>
      box.children.filter(
        (child, index) =>
          !isInside(child, box) || !box.children.slice(index + 1).every((other) => isApart(child, other)),
      ),
    )
    expect(wrong.map(({ node }) => node.id)).toEqual([])
  })

  test('no text runs out of its box', () => {
    const right = (line: readonly Word[]) => (line.at(-1)!.column + line.at(-1)!.text.length) * LETTER
    const wrong = boxes.filter(({ lines, width }) => lines.some((line) => right(line) > width - PADDING))
    expect(wrong.map(({ node }) => node.id)).toEqual([])
  })

  test('every state and the event of every edge can be read in the picture', () => {
    const text = svgOf(machine).replaceAll(/<[^>]+>/g, '\n')
    for (const { key } of statesOf(machine.root)) expect(text).toContain(key)
    for (const edge of edgesOf(machine)) expect(text).toContain(eventOf(edge))
    expect(svgOf(machine)).toBe(svgOf(machine))
  })
})
