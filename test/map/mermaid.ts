/**
 * A machine as Mermaid `stateDiagram-v2`. Only what every renderer knows is used: Mermaid draws no arrows across the
 * border of a composite state, so an arrow connects the two neighbours that hold source and target, and its label names
 * the inner states; what a composite state itself listens for starts at a small state "anywhere".
 */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { edgesFrom, statesOf, type Edge } from './charts.ts'
import { actionsOf, entryOf, eventOf, guardOf, isRefusal } from './words.ts'

const idOf = (node: AnyStateNode): string => node.id.replaceAll('.', '_')
const anywhereIn = (node: AnyStateNode): string => `${idOf(node)}__anywhere`
const isComposite = (node: AnyStateNode): boolean => Object.keys(node.states).length > 0

/** Mermaid ends a label at these. */
const plain = (text: string): string => text.replaceAll(/[:;#"{}<>+-]/g, ' ')

const chain = (node: AnyStateNode): AnyStateNode[] => (node.parent ? [...chain(node.parent), node] : [node])
const within = (inner: AnyStateNode, outer: AnyStateNode): string => inner.path.slice(outer.path.length).join('.')

const labelOf = (edge: Edge): string => {
  const guard = guardOf(edge)
  const actions = actionsOf(edge)
  return [
    eventOf(edge),
    guard && `[${guard}]`,
    actions.length > 0 && `/ ${actions.join(', ')}`,
    isRefusal(edge) && '(refused)',
  ]
    .filter(Boolean)
    .join(' ')
}

interface Arrow {
  /** The composite state in whose block the arrow stands. */
  block: AnyStateNode
  from: string
  to: string
  label: string
}

const arrowOf = (edge: Edge, target: AnyStateNode): Arrow => {
  const { source } = edge
  const [up, down] = [chain(source), chain(target)]
  const shared = up.filter((node, depth) => node === down[depth])
  const block = (shared.at(-1) === target || shared.at(-1) === undefined ? target.parent : shared.at(-1)) ?? target
  const from = up[block.path.length + 1]
  const to = down[block.path.length + 1] ?? target
  const label = [
    from && from !== source ? `in ${within(source, from)}, ` : '',
    labelOf(edge),
    to === target ? '' : ` to ${within(target, to)}`,
  ].join('')
  return { block, from: from ? idOf(from) : anywhereIn(block), to: idOf(to), label: plain(label) }
}

/** Arrows between the same two states share one line of drawing, so that a page stays legible. */
const arrowsOf = (machine: AnyStateMachine): Arrow[] => {
  const drawn = new Map<string, Arrow>()
  for (const edge of statesOf(machine.root).flatMap(edgesFrom))
    for (const target of edge.targets) {
      const arrow = arrowOf(edge, target)
      const key = `${arrow.from} ${arrow.to}`
      const before = drawn.get(key)
      drawn.set(key, before ? { ...before, label: `${before.label}<br/>${arrow.label}` } : arrow)
    }
  return [...drawn.values()]
}

/** The Mermaid text of a machine. */
export const mermaidOf = (machine: AnyStateMachine): string => {
  const arrows = arrowsOf(machine)
  const lines = ['stateDiagram-v2']
  const say = (depth: number, text: string) => lines.push('  '.repeat(depth) + text)

  const told = (node: AnyStateNode): string[] => [
    ...node.invoke.map(({ id }) => `invokes ${id}`),
    ...(entryOf(node).length > 0 ? [`entry / ${entryOf(node).join(', ')}`] : []),
    ...edgesFrom(node)
      .filter(({ targets }) => targets.length === 0)
      .map((edge) => labelOf(edge)),
  ]
  const draw = (node: AnyStateNode, depth: number): void => {
    say(depth, `state "${node.key}" as ${idOf(node)}`)
    if (isComposite(node)) return drawInside(node, depth)
    for (const text of told(node)) say(depth, `${idOf(node)} : ${plain(text)}`)
  }
  const drawInside = (node: AnyStateNode, depth: number): void => {
    say(depth, `state ${idOf(node)} {`)
    const own = arrows.filter(({ block }) => block === node)
    const notes = told(node)
    const hasAnywhere = notes.length > 0 || own.some(({ from }) => from === anywhereIn(node))
    const drawAnywhere = () => {
      say(depth + 1, `state "anywhere in ${node.key}" as ${anywhereIn(node)}`)
      for (const text of notes) say(depth + 1, `${anywhereIn(node)} : ${plain(text)}`)
    }
    if (node.type === 'parallel') {
      Object.values(node.states).forEach((region, index) => {
        if (index > 0) say(depth + 1, '--')
        draw(region, depth + 1)
      })
      if (hasAnywhere) {
        say(depth + 1, '--')
        drawAnywhere()
      }
    } else {
      const first = node.initial.target?.[0]
      if (first) say(depth + 1, `[*] --> ${idOf(first)}`)
      if (hasAnywhere) drawAnywhere()
      for (const child of Object.values(node.states)) draw(child, depth + 1)
    }
    for (const { from, to, label } of own) say(depth + 1, `${from} --> ${to} : ${label}`)
    say(depth, '}')
  }
  draw(machine.root, 1)
  return lines.join('\n')
}
