import { expect, test } from 'vitest'
import { readingMachine } from '../../machines/reading.machine.ts'
import { edgesOf, leavesOf, statesOf } from '../../src/dev/chartWords.ts'

test('a transition is told in words', () => {
  const visit = readingMachine.root.states['visit']!
  const loading = visit.states['reading']!.states['loading']!
  expect(edgesOf(loading)).toContainEqual({
    event: 'after LOADING_REDIRECT',
    guard: '',
    target: 'result',
    actions: 'keepOwnResultId',
  })
  const table = visit.states['cardDraw']!.states['table']!
  expect(edgesOf(table)).toContainEqual({ event: 'open.cardDraw', guard: '', target: 'refused', actions: '' })
  expect(edgesOf(table)).toContainEqual({ event: 'error drawing', guard: '', target: '', actions: 'breakDown' })
})

test('where a chart is, region by region', () => {
  const value = { catalog: {}, visit: { onboarding: { welcome: { editing: 'pristine' } } } }
  expect(leavesOf(value)).toEqual(['catalog', 'visit.onboarding.welcome.editing.pristine'])
  expect([...statesOf({ visit: { onboarding: 'reader' } })]).toEqual([
    'visit',
    'visit.onboarding',
    'visit.onboarding.reader',
  ])
})
