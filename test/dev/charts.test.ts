import { expect, test } from 'vitest'
import { readingMachine } from '../../machines/reading.machine.ts'
import { activeIds, allowedEvents, edgesOf, eventWords, leavesOf } from '../../src/dev/charts.ts'
import { catalogOf, CHARTS } from '../../src/dev/samples.ts'
import { FILLED } from '../machines/stage.ts'
import { recordedVisit } from './recordedVisit.ts'

const typesOf = (allowed: { type: string }[]) => allowed.map(({ type }) => type)

test('only what the present state takes can be sent, with examples of this visit', async () => {
  const { actor, recording, pass } = recordedVisit()
  actor.send({ type: 'visit.requested', path: '/' })
  await pass(200)
  const allowed = () => allowedEvents(recording.actors['reading']!, catalogOf(recording))
  expect(typesOf(allowed().asked)).toEqual([
    'nickname.change',
    'nickname.blur',
    'visit.start',
    'visit.requested',
    'theme.toggle',
  ])
  actor.send({ type: 'visit.start' })
  await pass(300)
  const reader = allowed().asked.find(({ type }) => type === 'reader.toggle')
  expect(reader?.events.map((event) => event['readerType'])).toEqual(['F', 'T', 'FT'])
  expect(typesOf(allowed().asked)).not.toContain('visit.next')
  actor.send(reader!.events[0] as never)
  expect(typesOf(allowed().asked)).toContain('visit.next')
  expect(typesOf(allowed().reported)).toContain('session.lost')
})

test('children are asked in their own words', () => {
  const { actor, recording } = recordedVisit({ visit: { ...FILLED, picks: [1, 2, 3] } })
  actor.send({ type: 'visit.requested', path: '/onboarding/card-draw' })
  const selection = recording.actors['reading/selection']!
  expect(typesOf(allowedEvents(selection, catalogOf(recording)).asked)).toEqual([
    'card.putBack',
    'reveal.start',
    'cards.arrive',
  ])
  expect(leavesOf(selection)).toEqual(['choosing.complete'])
  expect(activeIds(selection)).toContain('selection.choosing.complete')
})

test('every chart that can run can be drawn', () => {
  const isMachine = (logic: object): logic is { id: string } => 'root' in logic
  for (const [id, { machine }] of Object.entries(CHARTS)) {
    expect(machine.id).toBe(id)
    const children: object[] = Object.values(machine.implementations.actors)
    for (const child of children.filter(isMachine)) expect(Object.keys(CHARTS)).toContain(child.id)
  }
})

test('a transition is told in words', () => {
  const { states } = readingMachine.root
  const banner = states['banner']!.states['shown']!
  expect(edgesOf(banner)[1]).toMatchObject({ event: 'catalog.loaded', guard: 'isAboutCatalog', target: 'hidden' })
  const loading = states['visit']!.states['loading']!
  expect(edgesOf(loading)).toContainEqual(
    expect.objectContaining({ event: 'after LOADING_REDIRECT', target: 'result', actions: 'openOwnResult' }),
  )
  const revealing = states['visit']!.states['cardDraw']!.states['table']!.states['revealing']!
  expect(edgesOf(revealing)[0]).toMatchObject({ event: 'visit.requested', target: 'refused' })
  expect(eventWords('xstate.error.actor.loadCatalog')).toBe('error loadCatalog')
})
