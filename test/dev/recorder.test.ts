import { expect, test } from 'vitest'
import type { Recording } from '../../src/dev/recording.ts'
import { walksAfter } from '../../src/dev/recording.ts'
import { told } from '../../src/dev/watching.ts'
import { recordedVisit, wholeVisit } from './recordedVisit.ts'

test('what came from outside is told from what follows from it', async () => {
  const { actor, pass, leave } = recordedVisit()
  actor.send({ type: 'visit.requested', path: '/' })
  await pass(200)
  actor.send({ type: 'nickname.change', text: '별이' })
  const { steps, log } = leave()
  expect(steps.map(({ kind, actor: place, at }) => [at, kind, place])).toEqual([
    [0, 'event', 'reading'],
    [123, 'answer', 'reading/catalog/loadCatalog'],
    [200, 'event', 'reading'],
  ])
  expect(log.map(({ from, to, event, step }) => [step, from, to, event.type])).toEqual([
    [0, 'reading', 'reading/catalog', 'catalog.load'],
    [1, null, 'reading', 'visit.requested'],
    [2, 'reading/catalog/loadCatalog', 'reading/catalog/loadCatalog', 'xstate.promise.resolve'],
    [2, 'reading/catalog/loadCatalog', 'reading/catalog', 'xstate.done.actor.loadCatalog'],
    [2, 'reading/catalog', 'reading', 'catalog.loaded'],
    [3, null, 'reading', 'nickname.change'],
  ])
})

test('actors are known by their place while they run, with their state and context', async () => {
  const { actor, recording, pass } = recordedVisit()
  actor.send({ type: 'visit.requested', path: '/demo/loading' })
  expect(recording.actors['reading/waiting']).toMatchObject({ machine: 'waiting', context: { tip: 0 } })
  expect(recording.actors['reading/catalog/loadCatalog']).toMatchObject({ machine: null, status: 'active' })
  await pass(3000)
  expect(recording.actors['reading/waiting']).toMatchObject({ context: { tip: 1 } })
  expect(recording.actors['reading/catalog']).toMatchObject({ value: 'ready' })
  expect(Object.keys(recording.actors)).not.toContain('reading/catalog/loadCatalog')
  actor.send({ type: 'visit.requested', path: '/nowhere' })
  expect(Object.keys(recording.actors)).not.toContain('reading/waiting')
})

test('a recording that arrives in pieces is the recording', async () => {
  const { heard, recording, actor, pass } = recordedVisit()
  const empty: Recording = { ...recording, steps: [], log: [], actors: {} }
  actor.send({ type: 'visit.requested', path: '/' })
  await pass(300)
  actor.send({ type: 'visit.start' })
  await pass(300)
  const { steps, log, actors } = heard.reduce(told, empty)
  expect({ steps, log, actors }).toEqual({ steps: recording.steps, log: recording.log, actors: recording.actors })
})

test('an event can be sent to any place, and to none that does not run', () => {
  const { actor, recorder } = recordedVisit()
  expect(recorder.send('reading', { type: 'theme.toggle' })).toBe(true)
  expect(actor.getSnapshot().matches({ theme: 'light' })).toBe(true)
  expect(recorder.send('reading/selection', { type: 'reveal.start' })).toBe(false)
})

test('it counts how often each transition was taken', async () => {
  const recording = await wholeVisit()
  const walks = walksAfter(recording, recording.steps.length)
  expect(walks.get('selection.choosing.incomplete|card.pick|0')).toBe(1)
  expect(walks.get('selection.choosing.incomplete|card.pick|1')).toBe(2)
  expect(walks.get('reading.theme.dark|theme.toggle|0')).toBe(1)
  expect(walksAfter(recording, recording.steps.length - 1).has('reading.theme.dark|theme.toggle|0')).toBe(false)
})

test('the original random numbers are back after it', () => {
  const { random } = Math
  const { leave } = recordedVisit()
  expect(Math.random).not.toBe(random)
  leave()
  expect(Math.random).toBe(random)
})
