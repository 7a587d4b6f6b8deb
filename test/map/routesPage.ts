/** The route table, read off the screens' meta and the guards of the requests for them. */
import { readingMachine } from '../../machines/reading.machine.ts'
import { SCREENS } from '../../machines/routes.ts'
import { edgesOf, nameOf } from './charts.ts'
import { code, table } from './markdown.ts'

const ANYWHERE = 'as it was asked for'

export const routesPage = (): string => {
  const openings = edgesOf(readingMachine).filter(({ type }) => type.startsWith('open.'))
  const leading = openings.filter(({ target }) => target !== null)
  const fallback = leading.find(({ type }) => type === 'open.*')
  const entry = (screen: string) => {
    const edge = leading.find(({ type }) => type === `open.${screen}`)
    return edge ? code(edge.guard) || 'anybody' : 'nobody'
  }
  return `# Routes

A screen is a state of [reading](README.md#reading) with an address in its \`meta\`. An address in the bar is a request
(\`open.reader\` and so on); one that its guard refuses leads to ${code(fallback?.to ?? '')}, which is the first page that is
not filled in.

${table(
  ['address', 'screen', 'step', 'title', 'who may enter by address'],
  [...SCREENS.values()].map(({ path, alias, name, step, title }) => [
    [path, alias]
      .map((address) => (address && address !== '*' ? code(address) : ''))
      .filter(Boolean)
      .join(', ') || ANYWHERE,
    code(name),
    step === null ? '' : String(step),
    title,
    entry(name),
  ]),
)}

- \`isReachable(page)\`: everything before this page is filled in.
- These states judge requests themselves: ${[
    ...new Set(openings.filter(({ target }) => target === null).map(({ source }) => code(nameOf(source)))),
  ].join(', ')}.
`
}
