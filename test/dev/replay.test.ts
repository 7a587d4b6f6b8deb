import { expect, test } from 'vitest'
import { plain, valuesAfter } from '../../src/dev/recording.ts'
import { replay } from '../../src/dev/replay.ts'
import { FILLED } from '../machines/stage.ts'
import { recordedVisit, wholeVisit } from './recordedVisit.ts'

test('a whole visit is replayed to the same states and contexts, random nickname included', async () => {
  const recorded = await wholeVisit()
  const { recording, differences, actor } = await replay(recorded, recorded.steps.length)
  expect(differences).toEqual([])
  expect(recording.actors).toEqual(recorded.actors)
  expect(actor.getSnapshot().context.visit).toMatchObject({ picks: [7, 70, 33], flipped: 3, sessionId: 'abc1234' })
  expect(actor.getSnapshot().context.visit.nickname).not.toBe('')
  actor.stop()
})

test('it stops at any step, in the state of that moment', async () => {
  const recorded = await wholeVisit()
  for (let count = 0; count <= recorded.steps.length; count += 1) {
    const { recording, differences, actor } = await replay(recorded, count)
    expect(differences, `after ${count} steps`).toEqual([])
    expect(plain(actor.getSnapshot().value)).toEqual(valuesAfter(recorded, count)['reading'])
    expect(recording.steps.map(({ kind }) => kind)).toEqual(recorded.steps.slice(0, count).map(({ kind }) => kind))
    actor.stop()
  }
})

test('failures, tries again and an earlier visit are replayed too', async () => {
  let tries = 0
  const { actor, pass, leave } = recordedVisit({
    visit: { ...FILLED, predefinedCards: null },
    theme: 'light',
    api: {
      fetchCards: () => (tries++ < 2 ? Promise.reject(new Error('HTTP 500')) : Promise.resolve({ kind: 'missing' })),
    },
  })
  actor.send({ type: 'visit.requested', path: '/onboarding/card-draw' })
  await pass(7000)
  const recorded = leave()
  const replayed = await replay(recorded, recorded.steps.length)
  expect(recorded.steps.filter(({ kind }) => kind === 'failure')).toHaveLength(2)
  expect(replayed.differences).toEqual([])
  expect(replayed.recording.actors).toEqual(recorded.actors)
  replayed.actor.stop()
})

test('what a visitor did just before a late timer stays before it', async () => {
  const { actor, pass, leave } = recordedVisit()
  actor.send({ type: 'visit.requested', path: '/demo/loading' })
  await pass(799)
  actor.send({ type: 'theme.toggle' })
  await pass(1)
  actor.send({ type: 'theme.toggle' })
  const recorded = leave()
  // As in a busy browser: the timer of 800 ms came late.
  const late = {
    ...recorded,
    steps: recorded.steps.map((step) => ({ ...step, at: step.at + (step.at > 700 ? 90 : 0) })),
  }
  const { recording, differences, actor: again } = await replay(late, late.steps.length)
  expect(recording.steps.map(({ kind }) => kind)).toEqual(['event', 'answer', 'event', 'delay', 'event'])
  expect(differences).toEqual([])
  again.stop()
})

test('a chart that does something else now is told', async () => {
  const recorded = await wholeVisit()
  const [first, ...others] = recorded.steps
  const other = { ...first!, values: { ...first!.values, reading: { visit: 'elsewhere' } } }
  const { differences, actor } = await replay({ ...recorded, steps: [other, ...others] }, 1)
  expect(differences).toEqual(['reading'])
  actor.stop()

  const impossible = { ...first!, actor: 'reading/nobody' }
  await expect(replay({ ...recorded, steps: [impossible] }, 1)).rejects.toThrow('Step 1 cannot be repeated')
})
