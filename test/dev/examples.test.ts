import { expect, test } from 'vitest'
import { allowedEvents } from '../../src/dev/examples.ts'
import { cards } from '../app/fixtures.ts'
import { FILLED, recordedVisit } from './recordedVisit.ts'

test('only what the present state takes can be sent, with examples of this visit', async () => {
  const { send, recording, pass } = recordedVisit()
  const allowed = () => allowedEvents(recording.actors['reading']!, recording)
  const typesBy = (by: string) => allowed().flatMap((each) => (each.by === by ? [each.type] : []))
  send({ type: 'open.welcome' })
  await pass(200)
  expect(typesBy('visitor')).toEqual(expect.arrayContaining(['nickname.change', 'visit.start', 'theme.toggle']))
  expect(typesBy('visitor')).not.toContain('reader.toggle')
  expect(typesBy('address')).toContain('open.result')
  send({ type: 'visit.start' })
  await pass(300)
  const reader = allowed().find(({ type }) => type === 'reader.toggle')
  expect(reader?.events.map((event) => event['readerType'])).toEqual(['F', 'T', 'FT'])
  expect(typesBy('visitor')).not.toContain('visit.next')
  expect(typesBy('report')).toContain('session.lost')
  send(reader!.events[0]!)
  expect(recording.actors['reading']?.context).toMatchObject({ visit: { selectedReader: { type: 'F' } } })
  expect(typesBy('visitor')).toContain('visit.next')
})

test('children are asked in their own words', () => {
  const visit = { ...FILLED, predefinedCards: cards, spread: { picks: [1, 2, 3], flipped: 0 } }
  const { send, recording } = recordedVisit({ visit })
  send({ type: 'open.cardDraw' })
  const allowed = allowedEvents(recording.actors['reading/drawing']!, recording)
  expect(Object.fromEntries(allowed.map(({ type, events }) => [type, events.length]))).toEqual({
    'card.toggle': 3,
    'drawing.goOn': 1,
    'drawing.leave': 1,
    'cards.arrive': 1,
  })
  send({ type: 'drawing.goOn' }, 'drawing')
  expect(recording.actors['reading/drawing']?.value).toEqual({ revealing: 'first' })
})
