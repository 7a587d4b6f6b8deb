import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutDescriptions } from '../../src/app/build.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../machines')
const charts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')] as const)

test.each(charts)('%s loses its descriptions and nothing else', (_, source) => {
  const left = withoutDescriptions(source)
  expect(left).not.toMatch(/\bdescription:/)
  expect(left.split('\n')).toHaveLength(source.split('\n').length)
  const others = (text: string) => text.split('\n').filter((line) => !/\bdescription:|^\s*('.*',)?$/.test(line))
  expect(others(source).filter((line) => !left.includes(line))).toEqual([])
})
