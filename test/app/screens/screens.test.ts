import { expect, test } from 'vitest'
import { SCREENS } from '../../../machines/routes.ts'

test('every screen of the chart has a file with a component of its name, and there are no others', () => {
  const files = import.meta.glob('../../../src/app/screens/*.tsx', { eager: true })
  const drawn = Object.entries(files).flatMap(([file, module]) => {
    const name = file.replace(/.*\/|\.tsx$/g, '')
    return Object.hasOwn(module as object, name) ? [name.charAt(0).toLowerCase() + name.slice(1)] : []
  })
  expect(drawn.toSorted()).toEqual([...SCREENS.keys()].toSorted())
})
