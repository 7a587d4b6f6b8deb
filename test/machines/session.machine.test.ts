import { createActor, fromCallback, SimulatedClock, type EventObject } from 'xstate'
import { expect, test } from 'vitest'
import type { Answers } from '../../machines/rules/domain.ts'
import { sessionMachine, type CardsAnswer, type SubmitAnswer } from '../../machines/session.machine.ts'
import { ANSWERS, Calls, CARDS, FILLED, stage } from './stage.ts'

/** The session by itself, with a visit that only listens. */
const alone = (sessionId: string | null = null, hasCards = false) => {
  const heard: string[] = []
  const parent = createActor(
    fromCallback<EventObject>(({ receive }) => receive(({ type }) => heard.push(type))),
  ).start()
  const clock = new SimulatedClock()
  const calls = {
    create: new Calls<{ sessionId: string }, { nickname: string }>(),
    cards: new Calls<CardsAnswer, { sessionId: string }>(),
    submit: new Calls<SubmitAnswer, { sessionId: string; answers: Answers }>(),
  }
  const actors = { createSession: calls.create.logic, fetchCards: calls.cards.logic, submitAnswers: calls.submit.logic }
  const actor = createActor(sessionMachine.provide({ actors }), {
    clock,
    input: { parent, sessionId, hasCards } as never,
  }).start()
  return { actor, calls, heard, pass: (ms: number) => clock.increment(ms), value: () => actor.getSnapshot().value }
}

test('without a session nothing is asked of the provider', () => {
  const { value, calls } = alone()
  expect(value()).toBe('none')
  expect(calls.cards.count).toBe(0)
})

test('a session of an earlier page load goes on, and known cards are not fetched again', () => {
  const { value, calls } = alone('abc1234', true)
  expect(value()).toEqual({ open: { cards: 'drawn', submission: 'unsubmitted' } })
  expect(calls.cards.count).toBe(0)
})

test.each([
  [null, 'none'],
  ['abc1234', { open: { cards: 'drawn', submission: 'unsubmitted' } }],
])('a creation that fails leaves the session %j where it was', async (sessionId, state) => {
  const { actor, calls, value, heard } = alone(sessionId, true)
  actor.send({ type: 'session.create', nickname: '달빛' })
  expect(value()).toBe('creating')
  await calls.create.fail('HTTP 500')
  expect(value()).toEqual(state)
  expect(heard).toEqual(['session.failed'])
})

test('cards are fetched once and never again', async () => {
  const { actor, calls, value, pass, heard } = alone('abc1234')
  expect(value()).toEqual({ open: { cards: 'drawing', submission: 'unsubmitted' } })
  await calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(value()).toEqual({ open: { cards: 'drawn', submission: 'unsubmitted' } })
  actor.send({ type: 'session.drawCards' })
  pass(60_000)
  expect(calls.cards.count).toBe(1)
  expect(heard).toEqual(['session.cardsDrawn'])
})

test('cards that were drawn are still known after a creation that failed', async () => {
  const { actor, calls, value } = alone('abc1234')
  await calls.cards.answer({ kind: 'cards', cards: CARDS })
  actor.send({ type: 'session.create', nickname: '달빛' })
  await calls.create.fail('HTTP 500')
  expect(value()).toEqual({ open: { cards: 'drawn', submission: 'unsubmitted' } })
})

test('cards that cannot be fetched are tried again after pauses that double, or at once when they are needed', async () => {
  const { actor, calls, pass, value } = alone('abc1234')
  for (const pause of [1000, 2000, 4000]) {
    const before = calls.cards.count
    await calls.cards.fail('HTTP 500')
    expect(value()).toEqual({ open: { cards: 'undrawn', submission: 'unsubmitted' } })
    pass(pause - 1)
    expect(calls.cards.count).toBe(before)
    pass(1)
    expect(calls.cards.count).toBe(before + 1)
  }
  await calls.cards.fail('HTTP 500')
  actor.send({ type: 'session.drawCards' })
  expect(calls.cards.count).toBe(5)
})

test.each([
  [{ kind: 'accepted' }, 'submitted', 'session.submitted'],
  [{ kind: 'refused', message: 'HTTP 400' }, 'refused', 'session.submitFailed'],
] as const)('after the answer %j nothing is submitted again', async (answer, state, report) => {
  const { actor, calls, value, pass, heard } = alone('abc1234', true)
  actor.send({ type: 'session.submit', answers: ANSWERS })
  await calls.submit.answer(answer)
  expect(value()).toEqual({ open: { cards: 'drawn', submission: state } })
  expect(heard).toEqual([report])
  actor.send({ type: 'session.submit', answers: ANSWERS })
  pass(60_000)
  expect(calls.submit.count).toBe(1)
})

test('a refused submission is told to the log', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.answer({ kind: 'refused', message: 'HTTP 400: Bad Request' })
  expect(s.emitted).toEqual([{ type: 'fault', fault: 'submit', message: 'HTTP 400: Bad Request' }])
})

test('coming back to the table submits again at once what could not be submitted', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.fail('HTTP 503')
  s.actor.send({ type: 'visit.requested', path: '/onboarding/5' })
  s.actor.send({ type: 'visit.next' })
  expect(s.calls.submit.inputs).toEqual([
    { sessionId: 'abc1234', answers: ANSWERS },
    { sessionId: 'abc1234', answers: ANSWERS },
  ])
})

test('a session that was lost does not come back when a new one cannot be had', async () => {
  const { actor, calls, value, heard } = alone('abc1234')
  await calls.cards.answer({ kind: 'missing' })
  expect(value()).toBe('lost')
  expect(heard).toEqual(['session.lost'])
  actor.send({ type: 'session.create', nickname: '별이' })
  await calls.create.fail('HTTP 500')
  expect(value()).toBe('none')
})

test('a session that was given up does not come back when a new one cannot be had', async () => {
  const { actor, calls, value } = alone('abc1234', true)
  actor.send({ type: 'session.clear' })
  expect(value()).toBe('none')
  actor.send({ type: 'session.create', nickname: '별이' })
  await calls.create.fail('HTTP 500')
  expect(value()).toBe('none')
})

test('a reload before the submission was accepted submits the same answers again, also on the result page', async () => {
  const s = stage({
    path: '/result/abc1234',
    visit: { ...FILLED, picks: [1, 2, 3], flipped: 3, submittedAnswers: ANSWERS },
  })
  expect(s.calls.submit.inputs).toEqual([{ sessionId: 'abc1234', answers: ANSWERS }])
  await s.calls.submit.fail('HTTP 503')
  s.pass(1000)
  expect(s.calls.submit.count).toBe(2)
})

test('a reload never submits answers that were changed since', () => {
  const s = stage({ path: '/onboarding/5', visit: { ...FILLED, submittedAnswers: { ...ANSWERS, readerType: 'T' } } })
  expect(s.calls.submit.count).toBe(0)
})
