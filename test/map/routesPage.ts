/** The route table, read off the states' meta and the transitions for a requested address. */
import type { AnyStateNode } from 'xstate'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ScreenMeta } from '../../machines/routes.ts'
import { edgesOf, nameOf } from './charts.ts'
import { code, table } from './markdown.ts'
import { eventOf, guardOf } from './words.ts'

const edges = edgesOf(readingMachine)
const leadsTo = (screen: AnyStateNode) =>
  edges.filter(({ source, targets }) => source !== screen && targets.some((target) => target === screen))

const entry = (screen: AnyStateNode): string =>
  leadsTo(screen)
    .filter(({ event }) => event === 'visit.requested')
    .map((edge) => code(guardOf(edge)))
    .join(', ')

const ways = (screen: AnyStateNode): string =>
  leadsTo(screen)
    .filter(({ event }) => event !== 'visit.requested')
    .map((edge) => `${code(nameOf(edge.source).replace('visit.', ''))} ${eventOf(edge)}`)
    .join(', ')

const address = (path: string): string => (path === '*' ? 'as it was asked for' : code(path))

export const routesPage = (): string => {
  const screens = Object.values(readingMachine.root.states['visit']!.states as Record<string, AnyStateNode>)
  return `# Routes

A screen is a state of [reading](reading.md) with an address in its \`meta\`. An address in the bar is a request
(\`visit.requested\`), which the state may refuse: when no line below grants it, \`firstUnfilled\` leads to the first page that is
not filled in.

${table(
  ['screen', 'address', 'alias', 'step', 'title', 'who may enter by address', 'other ways in', 'address is written by'],
  screens
    .filter(({ meta }) => meta !== undefined)
    .map((screen) => {
      const meta = screen.meta as ScreenMeta
      return [
        code(screen.key),
        address(meta.path),
        meta.alias ? code(meta.alias) : '',
        meta.step === null ? '' : String(meta.step),
        meta.title,
        entry(screen),
        ways(screen),
        meta.write ?? 'push',
      ]
    }),
)}

- \`isGranted(page)\`: the address asks for this page and everything before it is filled in.
- \`isRequested(screen)\`: the address asks for this screen; anybody may.

States without an address of their own: ${screens
    .filter(({ meta }) => meta === undefined)
    .map(({ key, description }) => `${code(key)} (${description})`)
    .join(', ')}
`
}
