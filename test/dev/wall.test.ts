import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../../src/dev')
const IMPORT = /(?:^(?:import|export|\}).*from |^import |\bimport\()'(?<from>[^']+)'/gm
const KNOWN =
  /^(\.\/|\.\.\/\.\.\/machines\/|\.\.\/app\/tokens\.css$|react$|react-dom\/client$|xstate$|@statelyai\/inspect$)/

test('the inspector knows the charts, React and the palette, and nothing else of the product', () => {
  const files = readdirSync(FOLDER).filter((name) => /\.tsx?$/.test(name) && name !== 'plugin.ts')
  const strange = files.flatMap((file) =>
    [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(IMPORT)]
      .map(({ groups }) => groups?.['from'] ?? '')
      .filter((imported) => !KNOWN.test(imported))
      .map((imported) => [file, imported]),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(strange).toEqual([])
})
