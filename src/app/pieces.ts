/** How the app's code is cut: by what the screens of the chart say of themselves. */
import path from 'node:path'
import type { Rolldown } from 'vite'
import { SCREENS } from '../../machines/routes.ts'

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const FOLDER = path.join(import.meta.dirname, 'screens')
const PIECE_OF_FILE = new Map(
  [...SCREENS.values()].map(({ name, chunk }) => [
    path.join(FOLDER, `${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`),
    chunk,
  ]),
)
/** What others wrote: evaluated before ours, in a task of its own. */
export const PACKAGES = 'packages'
const PACKAGES_MODULE = path.join(import.meta.dirname, 'packages.ts')
const FIRST = 'house'
/** What comes as soon as the first page is in use, and before any other. */
const LATER = 'later'
const LATER_MODULE = path.join(import.meta.dirname, '../later.ts')
const SHARED = 'shared'

/** A module and everything that imports it at once, up to the entries and the screens. */
function above(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) above(importer, modules, seen)
  return seen
}

const isFirst = (id: string, modules: Modules): boolean =>
  [...above(id, modules)].some((each) => modules.getModuleInfo(each)?.isEntry)

const isPackage = (id: string, modules: Modules): boolean =>
  path.normalize(id) === PACKAGES_MODULE || (id.includes('/node_modules/') && isFirst(id, modules))

const isLater = (id: string, modules: Modules): boolean => above(id, modules).has(LATER_MODULE)

/** The piece whose screens need a module; null for what no screen needs. */
function pieceOf(id: string, modules: Modules): string | null {
  const pieces = [...above(id, modules)].flatMap((each) => PIECE_OF_FILE.get(path.normalize(each)) ?? [])
  const [piece = null, ...others] = new Set(pieces)
  return others.length > 0 ? SHARED : piece
}

/** What every visit begins with, in two; what follows, what several pieces need, and the pieces of the screens. */
export const pieces: Rolldown.CodeSplittingGroup[] = [
  // In this order, since each takes along what its modules need and nobody has taken yet.
  (id: string, modules: Modules) => (isPackage(id, modules) ? PACKAGES : null),
  (id: string, modules: Modules) => (isFirst(id, modules) ? FIRST : null),
  (id: string, modules: Modules) => (isLater(id, modules) ? LATER : null),
  (id: string, modules: Modules) => (pieceOf(id, modules) === SHARED ? SHARED : null),
  pieceOf,
].map((name, at, all) => ({ name, priority: all.length - at }))
