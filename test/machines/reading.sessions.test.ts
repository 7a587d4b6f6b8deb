/** Sessions that end or come while the visitor is on the way: at the table, during the wait, with a changed nickname. */
import { expect, test } from 'vitest'
import type { Visit } from '../../machines/rules/visit.ts'
import { ANSWERS, FILLED, stage } from './stage.ts'

const stateOf = (s: ReturnType<typeof stage>) => s.actor.getSnapshot().value.visit
const TURNED: Visit = { ...FILLED, picks: [1, 2, 3], flipped: 3 }
const SPENT: Visit = { ...FILLED, submittedAnswers: { ...ANSWERS, readerType: 'T' } }

test('a session lost during the wait is replaced, and its cards are drawn anew', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: TURNED })
  s.actor.send({ type: 'visit.next' })
  expect(stateOf(s)).toBe('loading')
  await s.calls.submit.answer({ kind: 'missing' })
  expect(stateOf(s)).toEqual({ cardDraw: 'preparing' })
  expect(s.told()).toEqual(['reading.asked', 'fault:sessionLost'])
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(stateOf(s)).toEqual({ cardDraw: { table: 'choosing' } })
  expect(s.visit).toMatchObject({ sessionId: 'def5678', picks: [], flipped: 0 })
})

/** Another session is under way, asked for on the welcome page, while the visitor is back on a later page. */
const withAnotherOnItsWay = (path: string, visit: Visit) => {
  const s = stage({ path: '/', visit })
  s.actor.send({ type: 'nickname.change', text: '달빛' })
  s.actor.send({ type: 'visit.start' })
  s.actor.send({ type: 'visit.requested', path })
  return s
}

test('a session that arrives at the table brings a new fan and gets the answers', async () => {
  const s = withAnotherOnItsWay('/onboarding/card-draw', FILLED)
  s.pick(1, 2)
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(stateOf(s)).toEqual({ cardDraw: { table: 'choosing' } })
  expect(s.visit).toMatchObject({ sessionId: 'def5678', picks: [] })
  expect(s.child('selection').getSnapshot().context.picks).toEqual([])
  expect(s.calls.submit.inputs.at(-1)).toEqual({ sessionId: 'def5678', answers: ANSWERS })
})

test('a session that arrives during the wait leads back to the table, since its cards are others', async () => {
  const s = withAnotherOnItsWay('/onboarding/loading', TURNED)
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(stateOf(s)).toEqual({ cardDraw: { table: 'choosing' } })
  expect(s.visit).toMatchObject({ sessionId: 'def5678', picks: [] })
  expect(s.calls.submit.inputs).toEqual([{ sessionId: 'def5678', answers: ANSWERS }])
})

test('a session for changed answers is asked for with the nickname as it is cleaned', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...SPENT, nickname: ' 별이 ' } })
  expect(s.calls.create.inputs).toEqual([{ nickname: '별이' }])
})

test('a nickname that is wrong is asked for again before a lost session is replaced', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, nickname: '별' } })
  await s.calls.submit.answer({ kind: 'missing' })
  expect(stateOf(s)).toEqual({ welcome: { editing: 'touched' } })
})

test('a nickname that is wrong is asked for again before another session is', () => {
  const s = stage({ path: '/onboarding/5', visit: { ...SPENT, nickname: '별' } })
  s.actor.send({ type: 'visit.next' })
  expect(stateOf(s)).toEqual({ welcome: { editing: 'touched' } })
  expect(s.told()).toEqual(['question.chosen', 'nickname.invalid'])
  expect(s.calls.create.count).toBe(0)
})
