import { expect, test } from 'vitest'
import { valueBefore } from '../../src/dev/recording.ts'
import { recordedVisit } from './recordedVisit.ts'

test('what came from outside is told from what follows from it', async () => {
  const { send, pass, leave } = recordedVisit()
  send({ type: 'open.welcome' })
  await pass(200)
  send({ type: 'nickname.blur' })
  const { log } = leave()
  expect(log.map(({ at, cause, from, to, event }) => [at, cause, from, to, event.type])).toEqual([
    [0, 'start', null, 'reading', 'xstate.init'],
    [0, 'sent', null, 'reading', 'open.welcome'],
    [0, null, 'reading', 'reading/catalog', 'catalog.load'],
    // What the device keeps: looked for at the start, and by the page that offers it.
    [0, 'told', 'reading/watchReadings', 'reading', 'readings.gone'],
    [0, 'told', 'reading/watchReadings', 'reading', 'readings.gone'],
    [123, 'told', 'reading/catalog/loadCatalog', 'reading/catalog', 'xstate.done.actor.loadCatalog'],
    [123, null, 'reading/catalog', 'reading', 'catalog.loaded'],
    [200, 'sent', null, 'reading', 'nickname.blur'],
  ])
})

test('charts are known by their place while they run, with where they are, were and what they remember', async () => {
  const { send, recording, pass } = recordedVisit()
  send({ type: 'open.demoLoading' })
  expect(recording.actors['reading/waiting']).toMatchObject({ machine: 'waiting', context: { tip: 0 } })
  await pass(3000)
  expect(recording.actors['reading/waiting']).toMatchObject({ context: { tip: 1 } })
  send({ type: 'open.welcome' })
  expect(Object.keys(recording.actors).toSorted()).toEqual(['reading', 'reading/catalog'])
  expect(recording.actors['reading/catalog']).toMatchObject({ value: 'loading', running: ['loadCatalog'] })
  await pass(3000)
  expect(recording.actors['reading/catalog']).toMatchObject({ value: 'ready', running: [] })
  expect(valueBefore(recording, 'reading/catalog')).toBe('loading')
})

test('a chart that its parent let go of because of what it told is gone', async () => {
  const { send, recording, pass } = recordedVisit({
    api: { fetchReading: () => new Promise((resolve) => setTimeout(() => resolve({ kind: 'missing' }), 50)) },
  })
  send({ type: 'open.result', resultId: 'xyz9876' })
  await pass(0)
  expect(Object.keys(recording.actors)).toContain('reading/result')
  await pass(100)
  expect(recording.actors['reading']?.value).toMatchObject({ visit: { reading: 'invalidResult' } })
  expect(Object.keys(recording.actors)).not.toContain('reading/result')
})
