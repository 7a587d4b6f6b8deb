/**
 * The only place that knows addresses: which screen an address asks for, and which address a state has. A screen is a
 * state node of the root chart with `meta: { path, step, title }`; the patterns here and there are held equal by a test.
 */
import { isReadingId } from './rules/readingId.ts'

export type Screen =
  | 'welcome'
  | 'reader'
  | 'category'
  | 'topic'
  | 'question'
  | 'cardDraw'
  | 'loading'
  | 'demoLoading'
  | 'result'
  | 'invalidResult'
  | 'share'
  | 'invalidShare'
  | 'notFound'

export interface ScreenMeta {
  /** The address of the screen; `:resultId` and `:shareId` stand for the context's value, `*` for the address as it was asked for. */
  path: string
  /** A second address of the same screen. */
  alias?: string
  /** Step of the whole flow, 1 to 7; null outside of it. */
  step: number | null
  /** The title reported to analytics. */
  title: string
  /** How the address is written when the state is entered by anything but the browser's own buttons; push when absent. */
  write?: 'push' | 'replace'
}

/** What an address asks the root machine for. */
export interface Request {
  screen: Screen
  /** The id in a result's or a shared result's address. */
  id: string | null
}

const WIZARD: Readonly<Record<string, Screen>> = {
  '/': 'welcome',
  '/onboarding/1': 'welcome',
  '/onboarding/2': 'reader',
  '/onboarding/3': 'category',
  '/onboarding/4': 'topic',
  '/onboarding/5': 'question',
  '/onboarding/card-draw': 'cardDraw',
  '/onboarding/loading': 'loading',
  '/demo/loading': 'demoLoading',
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Address to request. Never throws: what it does not know is the not-found screen. A trailing slash does not matter. */
export const requestOf = (path: string): Request => {
  const screen = WIZARD[path.length > 1 ? path.replace(/\/$/, '') : path]
  if (screen) return { screen, id: null }
  const [, kind, segment = ''] = /^\/(result|share)(?:\/([^/]*))?\/?$/.exec(path) ?? []
  if (kind !== 'result' && kind !== 'share') return { screen: 'notFound', id: null }
  const id = decode(segment).trim()
  if (isReadingId(id)) return { screen: kind, id }
  return { screen: kind === 'result' ? 'invalidResult' : 'invalidShare', id: null }
}

/** Address of a result (specification section 2, /result). */
export const resultPathOf = (resultId: string): string => `/result/${resultId}`
/** Address under which anybody may read a result (specification section 2, /share). */
export const sharePathOf = (resultId: string): string => `/share/${resultId}`

/** What of a snapshot is needed to tell its address. */
export interface Located {
  getMeta: () => object
  context: { resultId: string | null; shareId: string | null; requestedPath: string }
}

/** The meta of the active screen; null before the first address was asked for. */
export const screenOf = (snapshot: Pick<Located, 'getMeta'>): ScreenMeta | null => {
  const metas: (ScreenMeta | undefined)[] = Object.values(snapshot.getMeta())
  return metas.find((meta) => meta?.path !== undefined) ?? null
}

const fill = (pattern: string, { resultId, shareId, requestedPath }: Located['context']): string =>
  pattern === '*' ? requestedPath : pattern.replace(':resultId', resultId ?? '').replace(':shareId', shareId ?? '')

/** State to address. */
export const pathOf = (snapshot: Located): string => {
  const screen = screenOf(snapshot)
  return screen ? fill(screen.path, snapshot.context) : snapshot.context.requestedPath
}

/** Whether an address may stay in the bar while the snapshot is shown. */
export const isPathOf = (snapshot: Located, path: string): boolean =>
  path === pathOf(snapshot) || path === screenOf(snapshot)?.alias
