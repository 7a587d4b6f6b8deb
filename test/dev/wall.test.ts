import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const IMPORT = /(?:^(?:import|export|\}).*from |^import |\bimport\()'(?<from>[^']+)'/gm

const importsIn = (folder: string): [file: string, imported: string][] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)]
        .map(({ groups }) => groups?.['from'] ?? '')
        .map((imported): [string, string] => [
          file,
          imported.startsWith('.') ? path.join(path.dirname(file), imported) : imported,
        ]),
    )

test('nobody but main.tsx loads the inspector, and only in development', () => {
  const all = [...importsIn('src'), ...importsIn('machines')]
  const into = all.filter(([file, imported]) => imported.startsWith('src/dev/') && !file.startsWith('src/dev/'))
  expect(into).toEqual([['src/main.tsx', 'src/dev/watch.ts']])
  const main = readFileSync(path.join(ROOT, 'src/main.tsx'), 'utf8')
  expect(main).toContain("import.meta.env.DEV ? await (await import('./dev/watch.ts'))")
  expect(all.filter(([file, imported]) => imported.startsWith('@statelyai') && file !== 'src/dev/stately.ts')).toEqual(
    [],
  )
})

test('the inspector knows the charts, React and the palette, and nothing else of the product', () => {
  const known = /^(machines\/|src\/dev\/|src\/app\/tokens\.css$|react$|react-dom\/client$|xstate$|@statelyai\/inspect$)/
  const strange = importsIn('src/dev').filter(([, imported]) => !known.test(imported))
  expect(strange.filter(([file]) => file !== 'src/dev/plugin.ts')).toEqual([])
  expect(strange.map(([, imported]) => imported).filter((imported) => !/^(node:|vite$)/.test(imported))).toEqual([])
})
