/** Answers that the provider does not take, and sessions that it does not know any more. */
import { expect, test } from 'vitest'
import type { Visit } from '../../machines/rules/visit.ts'
import { ANSWERS, CARDS, FILLED, stage, stateIn, TURNED } from './stage.ts'

type Stage = ReturnType<typeof stage>
const TRIED: Visit = { ...TURNED, acceptedAnswers: null }
const OTHER = '새로운 인연을 만날 수 있을까요?'
const REFUSED = { kind: 'refused', message: '질문을 바꿔 주세요' } as const

/** Everywhere where answers are on their way. */
const PLACES: Readonly<Record<string, () => Stage>> = {
  'before the reveal': () => {
    const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
    s.pick(1, 2, 3)
    return s
  },
  'after the reveal': () => stage({ path: '/onboarding/card-draw', visit: TRIED }),
  'on the loading page': () => stage({ path: '/onboarding/loading', visit: TRIED }),
  'on the own result': () => {
    const s = stage({ path: '/result/abc1234', visit: TRIED })
    s.calls.recallResult.answer(null)
    return s
  },
}
const places = Object.entries(PLACES)

const refusalOf = (s: Stage) => s.actor.getSnapshot().context.refusal

test.each(places)('answers refused for good %s lead to the question, with the sentence and the picks', (_, arrive) => {
  const s = arrive()
  s.calls.submitAnswers.answer(REFUSED)
  expect([s.at, refusalOf(s)]).toEqual(['onboarding.question.refused', REFUSED])
  expect(s.emitted).toContainEqual({ type: 'fault', fault: 'refused', message: REFUSED.message })
  s.pass(60_000)
  expect(s.calls.submitAnswers.count).toBe(1)
  s.act({ type: 'question.change', text: OTHER })
  expect(s.at).toBe('onboarding.question.asking')
  s.act('visit.next')
  expect(s.calls.createSession.count).toBe(0)
  expect(s.calls.submitAnswers.inputs.at(-1)).toEqual({
    sessionId: 'abc1234',
    answers: { ...ANSWERS, questionText: OTHER },
  })
  expect(s.child('drawing').getSnapshot().context.picks).toEqual([1, 2, 3])
  expect(refusalOf(s)).toBeNull()
})

test('answers refused while cards turn lead to the question once the visitor goes on', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, spread: { picks: [1, 2, 3], flipped: 0 } } })
  s.goOn()
  s.calls.submitAnswers.answer(REFUSED)
  s.pass(2400)
  expect(s.path).toBe('/onboarding/card-draw')
  s.goOn()
  expect([s.at, s.visit.spread]).toEqual(['onboarding.question.refused', TURNED.spread])
})

test('answers refused on another page wait for the visitor on the question page', () => {
  const s = stage({ path: '/onboarding/3', visit: TRIED })
  s.calls.submitAnswers.answer(REFUSED)
  expect(s.at).toBe('onboarding.category')
  s.open('/onboarding/5')
  expect(s.at).toBe('onboarding.question.refused')
})

test("answers refused beside somebody else's result do not end the reading of it", () => {
  const s = stage({ path: '/result/xyz9876', visit: TRIED })
  s.calls.submitAnswers.answer(REFUSED)
  expect([s.at, refusalOf(s)]).toEqual(['reading.result.open', REFUSED])
})

test.each(['Next', 'Forward'])('answers sent anew by %s leave the refusal behind', (way) => {
  const s = stage({ path: '/onboarding/card-draw', visit: TRIED })
  s.calls.submitAnswers.answer(REFUSED)
  s.act({ type: 'question.change', text: OTHER })
  if (way === 'Next') s.act('visit.next')
  else s.open('/onboarding/card-draw')
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  s.goOn()
  expect(s.at).toBe('reading.loading')
})

test('a refusal of answers that were changed meanwhile does not stop the changed ones', () => {
  const s = stage({ path: '/onboarding/5', visit: TRIED })
  s.act({ type: 'question.change', text: OTHER }, 'visit.next')
  expect(s.at).toBe('cardDraw.preparing')
  s.calls.submitAnswers.answer(REFUSED)
  s.calls.createSession.answer({ sessionId: 'def5678' })
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  s.pick(1, 2, 3)
  s.goOn()
  s.pass(2400)
  s.goOn()
  expect(s.at).toBe('reading.loading')
})

test.each(places)(
  'answers taken by a duplicated tab %s: a new session at the next Next, never by itself',
  (_, arrive) => {
    const s = arrive()
    for (const id of ['def5678', 'ghi9012']) {
      s.calls.submitAnswers.answer({ kind: 'taken' })
      expect([s.at, refusalOf(s)]).toEqual(['onboarding.question.refused', { kind: 'taken' }])
      expect(s.visit).toEqual({ ...FILLED, sessionId: null, sessionNickname: null, predefinedCards: null })
      s.pass(60_000)
      const { count } = s.calls.createSession
      s.act('visit.next')
      expect(s.calls.createSession.count).toBe(count + 1)
      s.calls.createSession.answer({ sessionId: id })
      expect(s.calls.submitAnswers.inputs.at(-1)).toEqual({ sessionId: id, answers: ANSWERS })
    }
  },
)

const losses: Readonly<Record<string, (s: Stage) => void>> = {
  'the submission': (s) => s.calls.submitAnswers.answer({ kind: 'missing' }),
  'the cards': (s) => s.calls.fetchCards.answer({ kind: 'missing' }),
  'the poll': (s) => s.calls.fetchReading.answer({ kind: 'missing' }),
}
const NO_CARDS = { predefinedCards: null, spread: { picks: [1, 2], flipped: 0 } }

test.each([
  ['the submission', 'table', '/onboarding/card-draw', FILLED],
  ['the cards', 'table', '/onboarding/card-draw', { ...FILLED, ...NO_CARDS }],
  ['the submission', 'loading page', '/onboarding/loading', TRIED],
  ['the submission', 'own result', '/result/abc1234', TRIED],
  ['the poll', 'own result', '/result/abc1234', TURNED],
])('a session that %s finds lost on the %s is made anew, with the same answers and new cards', (by, _, path, visit) => {
  const s = stage({ path, visit })
  if (s.at === 'reading.result.open') s.calls.recallResult.answer(null)
  losses[by]!(s)
  expect([s.at, stateIn(s.actor, 'session'), s.visit.sessionId]).toEqual(['cardDraw.preparing', 'none', null])
  expect(s.told().filter((told) => told !== 'reading.asked')).toEqual(['fault:sessionLost'])
  s.calls.createSession.answer({ sessionId: 'def5678' })
  expect([s.at, s.child('drawing').getSnapshot().context.picks]).toEqual(['cardDraw.table.anew', []])
  expect(s.calls.submitAnswers.inputs.at(-1)).toEqual({ sessionId: 'def5678', answers: ANSWERS })
})

test.each(['the submission', 'the cards'])(
  'a session that %s finds lost as soon as it is made is not made again',
  (by) => {
    const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
    s.calls.submitAnswers.answer({ kind: 'missing' })
    s.calls.createSession.answer({ sessionId: 'def5678' })
    if (by === 'the cards') s.calls.submitAnswers.answer({ kind: 'accepted' })
    losses[by]!(s)
    expect(s.at).toBe('onboarding.question.asking')
    expect(s.told()).toContain('session.failed')
    s.pass(600_000)
    expect(s.calls.createSession.count).toBe(1)
  },
)

test("somebody else's result that the provider does not know is an invalid one, and keeps its address", () => {
  const s = stage({ path: '/result/xyz9876', visit: TURNED })
  s.calls.recallResult.answer(null)
  losses['the poll']!(s)
  expect([s.at, s.path, s.visit]).toEqual(['reading.invalidResult', '/result/xyz9876', TURNED])
  expect(s.told()).toEqual(['result.missing'])
})

test('a session that is lost on another page is asked for anew from the welcome page, with everything kept', () => {
  const s = stage({ path: '/onboarding/3', visit: { ...FILLED, ...NO_CARDS } })
  losses['the cards']!(s)
  expect([s.at, s.told()]).toEqual(['onboarding.category', ['fault:sessionLost']])
  s.open('/onboarding/4')
  expect(s.path).toBe('/')
  expect(s.visit).toMatchObject({ sessionId: null, selectedTopic: { code: 'REUNION' } })
})

test('a session that is lost on the question page is made anew at the table', () => {
  const s = stage({ path: '/onboarding/5', visit: { ...FILLED, ...NO_CARDS } })
  losses['the cards']!(s)
  s.act('visit.next')
  expect(s.calls.createSession.inputs).toEqual([{ nickname: '별이' }])
})

test('before a lost session is made anew a wrong nickname is asked for again', () => {
  const s = stage({ path: '/', visit: TURNED })
  s.act({ type: 'nickname.change', text: '별' })
  s.open('/result/abc1234')
  s.calls.recallResult.answer(null)
  losses['the poll']!(s)
  expect(s.at).toBe('onboarding.welcome.editing.touched')
  expect(s.told()).toEqual(['fault:sessionLost', 'nickname.invalid'])
})

test('a lost session is not made anew for answers that are not whole', () => {
  const s = stage({ path: '/result/abc1234', visit: { ...TURNED, sampleQuestion: null } })
  s.calls.recallResult.answer(null)
  losses['the poll']!(s)
  expect([s.path, s.calls.createSession.count]).toEqual(['/', 0])
})
