import { readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'

interface Package {
  version?: string
  integrity?: string
  engines?: { node?: string }
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as unknown
const { packages } = read('package-lock.json') as { packages: Record<string, Package> }
const manifest = read('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>
const installed = Object.entries(packages).filter(([place]) => place !== '')

/** Where Node finds a package from a place: beside it, or further up. */
const foundFrom = (place: string, name: string): Package | undefined => {
  const beside = `${place && `${place}/`}node_modules/${name}`
  if (packages[beside] || !place) return packages[beside]
  const [above = ''] = place.split(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/)
  return foundFrom(above, name)
}

test('whatever a package asks for on some system is locked, so that npm ci agrees on every system', () => {
  const missing = installed.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !foundFrom(place, name)),
  )
  expect(missing).toEqual([])
  expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([])
})

test('what is made of native code is locked for Linux with glibc and musl, macOS and Windows', () => {
  const SYSTEMS = [
    'linux-x64-glibc',
    'linux-arm64-glibc',
    'linux-x64-musl',
    'linux-arm64-musl',
    'darwin-arm64',
    'win32-x64',
  ]
  /** Static, so that they need no libc of a kind. */
  const STATIC = ['@oxlint-tsgolint/', '@typescript/typescript-', '@esbuild/']
  const bindings = (stem: string): string[] =>
    installed.flatMap(([place, { os, cpu, libc }]) =>
      place.startsWith(`node_modules/${stem}`) && os && cpu
        ? cpu.flatMap((chip) =>
            (libc ?? ['glibc', 'musl']).map((kind) =>
              os[0] === 'linux' ? `${os[0]}-${chip}-${kind}` : `${os[0]}-${chip}`,
            ),
          )
        : [],
    )
  const lacking = ['@oxlint/binding-', '@rolldown/binding-', 'lightningcss-', '@img/sharp-', ...STATIC].flatMap(
    (stem) => {
      const locked = bindings(stem)
      return SYSTEMS.filter((system) => !locked.includes(system)).map((system) => `${stem} ${system}`)
    },
  )
  expect(lacking).toEqual([])
})

test('no package asks for more than the Node that the README names', () => {
  const picky = installed.filter(([, { engines }]) => engines?.node && !satisfies('20.19.0', engines.node))
  expect(picky.map(([place, { version, engines }]) => `${place} ${version}: ${engines?.node}`)).toEqual([])
})

test('what is asked for is asked for exactly', () => {
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, wanted]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted),
  )
  expect(loose).toEqual([])
})
