/**
 * The only place that knows addresses: what an address asks for, and which address a state has. Both are read off the
 * root chart, whose screens are the state nodes with `meta`.
 */
import type { SnapshotFrom } from 'xstate'
import { readingMachine } from './reading.machine.ts'
import type { Opening, ReadingContext } from './reading.types.ts'
import { resultPathOf, sharePathOf, type ScreenMeta } from './rules/addresses.ts'
import { isReadingId } from './rules/readingId.ts'

export interface Screen extends ScreenMeta {
  /** The key of its state node. */
  name: string
}

interface Node {
  key: string
  meta?: ScreenMeta
  states: Readonly<Record<string, Node>>
}

const screensIn = ({ key, meta, states }: Node): readonly (readonly [string, Screen])[] => {
  const inside = Object.values(states).flatMap(screensIn)
  return meta ? [[key, { ...meta, name: key }], ...inside] : inside
}

/** Every screen of the chart, by the key of its state node. */
export const SCREENS: ReadonlyMap<string, Screen> = new Map(screensIn(readingMachine.root))

const BY_PATH = new Map(
  [...SCREENS.values()].flatMap((screen) =>
    [screen.path, screen.alias].flatMap((path) =>
      path === undefined || path === null ? [] : [[path, screen] as const],
    ),
  ),
)

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Address to request. Never throws: what it does not know is the not-found screen. A trailing slash does not matter. */
export const requestOf = (path: string): Opening => {
  const screen = BY_PATH.get(path.length > 1 ? path.replace(/\/$/, '') : path)
  if (screen && !/[:*]/.test(screen.path ?? '*')) return { type: `open.${screen.name}` } as Opening
  const [, kind, segment = ''] = /^\/(result|share)(?:\/([^/]*))?\/?$/.exec(path) ?? []
  const id = decode(segment).trim()
  if (kind === 'result')
    return isReadingId(id) ? { type: 'open.result', resultId: id } : { type: 'open.invalidResult', path }
  if (kind === 'share')
    return isReadingId(id) ? { type: 'open.share', sharedId: id } : { type: 'open.invalidShare', path }
  return { type: 'open.notFound', path }
}

type StateNode = (typeof readingMachine)['root']

/** The screens that a state leads to: those that it is in, or those that it goes on to by itself. */
const screensAt = (node: StateNode, seen: Set<StateNode>): readonly string[] => {
  if (seen.has(node)) return []
  seen.add(node)
  for (let around: StateNode | undefined = node; around; around = around.parent) if (around.meta) return [around.key]
  const targets = [...(node.always ?? []), node.initial].flatMap(({ target }) => target ?? [])
  return targets.flatMap((target) => screensAt(target, seen))
}

const withChildren = (node: StateNode): readonly StateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withChildren),
]
const withParents = (node: StateNode): readonly StateNode[] => [node, ...(node.parent ? withParents(node.parent) : [])]

/** The screens that a screen leads to, read off its transitions and those around it; another address leads anywhere. */
export const screensAfter = (name: string): ReadonlySet<string> => {
  const node = withChildren(readingMachine.root).find(({ key, meta }) => key === name && meta)
  const nodes = node ? [...withChildren(node), ...withParents(node)] : []
  const transitions = nodes.flatMap(({ transitions: all, always }) => [...[...all.values()].flat(), ...(always ?? [])])
  const targets = transitions.flatMap(({ eventType, target }) => (eventType.startsWith('open.') ? [] : (target ?? [])))
  return new Set(targets.flatMap((target) => screensAt(target, new Set())))
}

/** The address of a screen that has one of its own, by the key of its state node. */
export const addressOf = (name: string): string => SCREENS.get(name)?.path ?? '/'

/** What of a snapshot is needed to tell its address. */
export interface Located extends Pick<SnapshotFrom<typeof readingMachine>, 'getMeta'> {
  context: Pick<ReadingContext, 'resultId' | 'sharedId' | 'askedPath'>
}

/** The active screen; null before the first address was asked for. */
export const screenOf = (snapshot: Pick<Located, 'getMeta'>): Screen | null => {
  for (const [id, meta] of Object.entries(snapshot.getMeta()))
    if (meta) return SCREENS.get(id.slice(id.lastIndexOf('.') + 1)) ?? null
  return null
}

const PATH_OF: Readonly<Record<string, (context: Located['context']) => string>> = {
  '*': ({ askedPath }) => askedPath,
  [resultPathOf(':resultId')]: ({ resultId }) => resultPathOf(resultId),
  [sharePathOf(':sharedId')]: ({ sharedId }) => sharePathOf(sharedId),
}

/** State to address. */
export const pathOf = (snapshot: Located): string => {
  const path = screenOf(snapshot)?.path ?? '*'
  return PATH_OF[path]?.(snapshot.context) ?? path
}

/** Whether an address may stay in the bar while the snapshot is shown. */
export const isPathOf = (snapshot: Located, path: string): boolean =>
  screenOf(snapshot)?.path === null || path === pathOf(snapshot) || path === screenOf(snapshot)?.alias

/** What makes a screen another one: an invalid result keeps the address of the result that it took the place of. */
export const screenKeyOf = (snapshot: Located): string => `${screenOf(snapshot)?.name} ${pathOf(snapshot)}`
