/** The charts whose code comes after the first page: how they come, and what happens while they are on their way. */
import { expect, test } from 'vitest'
import { provideFirst } from '../../machines/firstWorld.ts'
import { provideLater, putIn } from '../../machines/laterWorld.ts'
import { ANSWERS, CARDS, FILLED, reading, stage, stateIn, TURNED, WORLD, type Chart } from './stage.ts'

const PAGES = [
  ['/result/abc1234', 'reading.result', 'result'],
  ['/share/abc1234', 'shared.share', 'sharedReading'],
  ['/readings', 'elsewhere.pastReadings', 'pastReadings'],
] as const

/** A stage as a browser has it: the charts are put in when the call for them is answered. */
const begun = (path: string, visit = TURNED) => {
  const chart: Chart = provideFirst(WORLD)
  const s = stage({ path, visit, alter: () => chart, provide: (calls) => (calls.loadCharts.onCall = () => {}) })
  const arrive = () => {
    putIn(chart, provideLater(WORLD))
    s.calls.loadCharts.answer()
  }
  return { s, arrive, running: () => Object.keys(s.actor.getSnapshot().children) }
}

test.each(PAGES)('%s waits for its chart, which runs as soon as it is put in', (path, state, id) => {
  const { s, arrive, running } = begun(path)
  expect([s.at, s.path]).toEqual([`${state}.fetching`, path])
  expect(running()).not.toContain(id)
  arrive()
  expect(s.at).toBe(`${state}.open`)
  expect(s.child(id).getSnapshot().machine.id).toBe(id)
  // What is there once is there for good.
  s.open('/')
  s.open(path)
  s.calls.loadCharts.answer()
  expect(s.at).toBe(`${state}.open`)
})

test.each(PAGES)(
  '%s says so when its chart does not come, runs none, and asks again when told to',
  (path, state, id) => {
    const { s, arrive, running } = begun(path)
    s.calls.loadCharts.fail()
    expect([s.at, s.path, s.told()]).toEqual([`${state}.missing`, path, ['fault:watch']])
    expect(running()).not.toContain(id)
    s.act('visit.retry')
    expect([s.at, s.calls.loadCharts.count]).toEqual([`${state}.fetching`, 2])
    arrive()
    expect(s.at).toBe(`${state}.open`)
  },
)

test.each(PAGES)('%s waits no longer than for any call, and can be left meanwhile', (path, state) => {
  const { s } = begun(path)
  s.pass(60_000)
  expect(s.at).toBe(`${state}.missing`)
  const left = begun(path).s
  left.open('/')
  expect(left.at).toBe('onboarding.welcome.editing.pristine')
  expect(left.calls.loadCharts.inFlight).toBe(0)
})

test('answers that arrive while the chart of their result is on its way are shown by it', () => {
  const { s, arrive } = begun('/result/abc1234', { ...TURNED, acceptedAnswers: null })
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  expect([s.at, s.visit.acceptedAnswers]).toEqual(['reading.result.fetching', ANSWERS])
  arrive()
  s.calls.recallResult.answer(null)
  s.calls.fetchReading.answer({ kind: 'reading', reading: reading('processing', ['past']) })
  expect(stateIn(s.child('result'), 'read.view.open.steps')).toBe('past')
})

test('who comes from the table waits for the result as well, under its address', () => {
  const { s, arrive } = begun('/onboarding/card-draw', { ...FILLED, predefinedCards: CARDS })
  s.pick(1, 2, 3)
  s.goOn()
  s.pass(10_000)
  s.goOn()
  s.pass(10_000)
  expect([s.at, s.path]).toEqual(['reading.result.fetching', '/result/abc1234'])
  arrive()
  expect(s.at).toBe('reading.result.open')
})
