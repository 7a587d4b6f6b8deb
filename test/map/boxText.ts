/** What a box of a chart's picture says, line by line. */
import type { AnyStateNode } from 'xstate'
import { edgesFrom, isFirst } from './charts.ts'

/** Pixels. Letters are monospaced, so that a width is a number of characters on every machine. */
export const FONT = 12
const LETTER = FONT * 0.602
const LINE = 14
export const PADDING = 6

type Ink = 'name' | 'fact' | 'leads' | 'stays'
export interface Line {
  text: string
  ink: Ink
  x: number
  y: number
}

/** Letters in a line, unless its box is wider anyway. */
const LETTERS = 48

const wrap = (text: string, letters: number): string[] =>
  text.match(new RegExp(`(?:^| )\\S.{0,${letters - 2}}(?= |$)|\\S+`, 'g')) ?? []

/** One saying for each place that the state leads to, then what it hears and stays. */
const sayingsOf = (node: AnyStateNode): [string, Ink][] => {
  // What an actor's answer changes in place is of no interest to whoever looks for the way.
  const edges = edgesFrom(node).filter(({ to, type }) => to !== '' || !type.startsWith('xstate.'))
  const targets = [...new Set(edges.map(({ to }) => to))].toSorted((a, b) => Number(a === '') - Number(b === ''))
  return targets.map((target) => {
    const leading = edges.filter(({ to }) => to === target)
    const events = leading.map(({ event, guard }) =>
      target === '' || leading.some((other) => other.event === event && other.guard === '')
        ? event
        : `${event} [${guard}]`,
    )
    const text = [...new Set(events)].join(', ')
    return target === '' ? [text, 'stays'] : [`${text} → ${target}`, 'leads']
  })
}

/** The text of a box that is so wide anyway: its name, then its sayings in as many columns as fit. */
export const headOf = (node: AnyStateNode, width: number): { width: number; height: number; lines: Line[] } => {
  const { path } = (node.meta ?? {}) as { path?: string | null }
  const name = `${isFirst(node) ? '● ' : ''}${node.key}`
  const facts = [
    path === '*' ? '' : path,
    ...node.invoke.map(({ id }) => `runs ${id}`),
    node.type === 'final' && 'the end',
  ]
    .filter(Boolean)
    .join(' · ')
  const letters = Math.max(LETTERS, Math.floor((width - 2 * PADDING) / LETTER))
  const sayings = sayingsOf(node).flatMap(([text, ink]) => wrap(text, letters).map((line) => [line, ink] as const))
  const column = Math.max(0, ...sayings.map(([text]) => text.length + 2)) * LETTER
  const rows = Math.ceil(sayings.length / Math.max(1, Math.floor((width - PADDING) / column)))
  const title = (name.length + 1 + facts.length) * LETTER
  return {
    width: Math.max(title, column - 2 * LETTER) + 2 * PADDING,
    height: (1 + rows) * LINE + PADDING,
    lines: [
      { text: name, ink: 'name', x: PADDING, y: LINE },
      { text: facts, ink: 'fact', x: PADDING + (name.length + 1) * LETTER, y: LINE },
      ...sayings.map(([text, ink], index) => ({
        text,
        ink,
        x: PADDING + Math.floor(index / rows) * column,
        y: LINE * (2 + (index % rows)),
      })),
    ],
  }
}
