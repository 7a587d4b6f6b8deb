import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CHARTS } from '../../machines/charts.ts'
import { openChart, walk } from './driver.ts'
import { paths } from './paths.ts'

const page = readFileSync('docs/testing.md', 'utf8')
const specifiers = (text: string) => [...text.matchAll(/from '([^']+)'/g)].map(([, specifier]) => specifier!)

describe('the example of docs/testing.md', () => {
  test.each(['paths.ts', 'driver.ts'])('prints %s as it is run here', (name) => {
    const text = readFileSync(`test/outside/${name}`, 'utf8')
    expect(page).toContain(`\`\`\`ts\n${text}\`\`\``)
  })

  test('generates its paths in less than 30 lines', () => {
    expect(readFileSync('test/outside/paths.ts', 'utf8').trimEnd().split('\n').length).toBeLessThan(30)
  })

  test('needs nothing but machines, xstate and @xstate/graph', () => {
    for (const name of ['paths.ts', 'driver.ts'])
      for (const specifier of specifiers(readFileSync(`test/outside/${name}`, 'utf8')))
        expect(specifier).toMatch(/^(\.\.\/\.\.\/machines\/|\.\/|xstate$|@xstate\/graph$)/)
  })

  test('reaches every page up to the card table, each by several ways', () => {
    expect(new Set(paths.flat().map(({ address }) => address))).toEqual(
      new Set(['/', '/onboarding/2', '/onboarding/3', '/onboarding/4', '/onboarding/5', '/onboarding/card-draw']),
    )
    const ways = new Set(paths.flatMap((path) => path.map(({ event, address }) => `${event.type} ${address}`)))
    expect(ways).toContain('visit.previous /onboarding/3')
    expect(ways).toContain('open.welcome /')
  })

  test.each(paths.map((path) => [path.map(({ event }) => event.type).join(' → '), path] as const))(
    'walks %s',
    (_, path) => walk(path, openChart()),
  )

  test('catches an app that does not do as the chart says', async () => {
    const chart = openChart()
    const longest = paths.toSorted((a, b) => b.length - a.length)[0]!
    const stuck = {
      ...chart,
      perform: async (event: Parameters<typeof chart.perform>[0]) => {
        if (event.type !== 'topic.toggle') await chart.perform(event)
      },
    }
    await expect(walk(longest, stuck)).rejects.toThrow('visit.next leads to /onboarding/4 instead of /onboarding/5')
  })
})

test('docs/testing.md names every actor that has to be provided', () => {
  const charts: readonly string[] = CHARTS.map(({ id }) => id)
  const calls = CHARTS.flatMap(({ implementations }) => Object.keys(implementations.actors)).filter(
    (name) => !charts.includes(name),
  )
  expect(new Set(calls).size).toBe(27)
  expect(calls.filter((name) => !page.includes(`| \`${name}\` `))).toEqual([])
})

test('machines/ needs the packages that docs/testing.md names, and nothing else outside of itself', () => {
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const needed = new Set(
    files
      .flatMap((name) => specifiers(readFileSync(`machines/${name}`, 'utf8')))
      .filter((specifier) => !specifier.startsWith('.')),
  )
  const [, named = ''] = /^npm install --save-dev (.+)$/m.exec(page) ?? []
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const versions: Record<string, string> = { ...dependencies, ...devDependencies }
  expect(named.split(' ').sort()).toEqual(
    [...needed, '@xstate/graph'].map((name) => `${name}@${versions[name]}`).sort(),
  )
  expect(files.flatMap((name) => specifiers(readFileSync(`machines/${name}`, 'utf8'))).join()).not.toContain('src/')
})
