import { expect, test } from 'vitest'
import { momentsOf, valuesAfter } from '../../src/dev/recording.ts'
import { replay } from '../../src/dev/replay.ts'
import { FILLED, recordedVisit, wholeVisit } from './recordedVisit.ts'

test('a whole visit is replayed to the same states and contexts, made-up nickname included', async () => {
  const recorded = await wholeVisit()
  const { recording, differences } = await replay(recorded, momentsOf(recorded).length)
  expect(differences).toEqual([])
  expect(recording.actors).toEqual(recorded.actors)
  expect(recording.actors['reading']?.context).toMatchObject({
    visit: { nickname: expect.stringMatching(/./), spread: { picks: [7, 70, 33], flipped: 3 } },
  })
  expect(recording.actors['reading/result/luckyCard']?.value).toEqual({ faceUp: 'typing' })
})

test('a step back shows the earlier state', async () => {
  const recorded = await wholeVisit()
  const moments = momentsOf(recorded)
  for (let count = 0; count < moments.length; count += 4) {
    const { recording, differences } = await replay(recorded, count)
    expect(differences, `after ${count} moments`).toEqual([])
    expect(recording.actors['reading']?.value).toEqual(valuesAfter(recorded, count)['reading'])
    expect(momentsOf(recording).map(({ event }) => event)).toEqual(moments.slice(0, count).map(({ event }) => event))
  }
})

test('failures, tries again and an earlier visit are replayed too', async () => {
  let tries = 0
  const { send, pass, leave } = recordedVisit({
    visit: FILLED,
    theme: 'light',
    api: {
      fetchCards: () => (tries++ < 2 ? Promise.reject(new Error('HTTP 500')) : Promise.resolve({ kind: 'missing' })),
    },
  })
  send({ type: 'open.cardDraw' })
  dispatchEvent(new Event('offline'))
  await pass(7000)
  const recorded = leave()
  const { recording, differences } = await replay(recorded, momentsOf(recorded).length)
  expect(recorded.log.filter(({ event }) => event.type === 'cards.failed')).toHaveLength(2)
  expect(differences).toEqual([])
  expect(recording.actors).toEqual(recorded.actors)
})

test('what a visitor did just before a late timer stays before it', async () => {
  const { send, pass, leave } = recordedVisit()
  send({ type: 'open.demoLoading' })
  await pass(799)
  send({ type: 'theme.toggle' })
  await pass(1)
  send({ type: 'theme.toggle' })
  const recorded = leave()
  // As in a busy browser: the timer of 800 ms came late.
  const log = recorded.log.map((entry) => ({ ...entry, at: entry.at + (entry.at > 700 ? 90 : 0) }))
  const { recording, differences } = await replay({ ...recorded, log }, momentsOf(recorded).length)
  expect(momentsOf(recording).map(({ event }) => event.type)).toEqual([
    'open.demoLoading',
    'readings.gone',
    'theme.toggle',
    'xstate.after.WAITING_FLIP.waiting.cards.turning',
    'theme.toggle',
  ])
  expect(differences).toEqual([])
})

test('a chart that does something else now is told', async () => {
  const { send, leave } = recordedVisit()
  send({ type: 'open.demoLoading' })
  const recorded = leave()
  const otherwise = recorded.log.map((entry) =>
    entry.event.type === 'open.demoLoading' ? { ...entry, values: { reading: { visit: 'elsewhere' } } } : entry,
  )
  expect((await replay({ ...recorded, log: otherwise }, 1)).differences).toEqual(['reading', 'reading/waiting'])

  const impossible = recorded.log.map((entry) =>
    entry.event.type === 'open.demoLoading' ? { ...entry, to: 'reading/nobody' } : entry,
  )
  await expect(replay({ ...recorded, log: impossible }, 1)).rejects.toThrow('Step 1 cannot be repeated')
})
