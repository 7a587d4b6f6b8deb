/** Which components React draws anew. */
interface Fiber {
  type: { name?: string; displayName?: string; type?: { name?: string } } | string | null
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** A component's function was called (`PerformedWork` in React's own words). */
const PERFORMED = 1
let names: string[] = []

const nameOf = ({ type }: Fiber): string | undefined =>
  typeof type === 'function' || (typeof type === 'object' && type)
    ? ((type as { name?: string }).name ?? (type as { type?: { name?: string } }).type?.name)
    : undefined

function look(fiber: Fiber): void {
  const name = nameOf(fiber)
  if (name && fiber.flags & PERFORMED) names.push(name)
  // Children that nobody touched are the very same ones.
  if (fiber.child !== fiber.alternate?.child) for (let child = fiber.child; child; child = child.sibling) look(child)
}

/** For the `onRender` of a Profiler around the app: looks at what a commit has drawn. */
export function noteDrawn(): void {
  for (const place of document.body.children)
    for (const [key, fiber] of Object.entries(place))
      if (key.startsWith('__reactContainer')) look((fiber as { stateNode: { current: Fiber } }).stateNode.current)
}

/** The names of the components that were drawn while something was done, each once. */
export function drawnBy(act: () => void): string[] {
  names = []
  act()
  return [...new Set(names)].toSorted()
}
