/** The card table: picking, the reveal, and what becomes of the cards and the answers meanwhile. */
import { expect, test } from 'vitest'
import type { Visit } from '../../machines/rules/visit.ts'
import { ANSWERS, CARDS, FILLED, stage, stateIn } from './stage.ts'

const NO_CARDS: Visit = { ...FILLED, predefinedCards: null }
const lying = (picks: readonly number[], flipped = 0, visit = FILLED): Visit => ({
  ...visit,
  spread: { picks, flipped },
})

const table = (visit: Visit = FILLED) => {
  const s = stage({ path: '/onboarding/card-draw', visit })
  return Object.assign(s, {
    state: () => stateIn(s.child('drawing')),
    picks: () => s.child('drawing').getSnapshot().context.picks,
    flipped: () => s.child('drawing').getSnapshot().context.flipped,
  })
}

test('three cards and no more, in the order of picking; only then they can be revealed', () => {
  const s = table()
  s.pick(70, 7)
  s.goOn()
  expect(s.state()).toBe('choosing.incomplete')
  s.pick(33)
  expect(s.state()).toBe('choosing.complete')
  s.pick(12)
  expect([s.picks(), s.state()]).toEqual([[70, 7, 33], 'choosing.complete'])
})

test('a card that is pressed again is given back, the others move up, and another can be picked', () => {
  const s = table()
  s.pick(1, 2, 1)
  expect(s.picks()).toEqual([2])
  s.pick(3, 4, 3)
  expect(s.state()).toBe('choosing.incomplete')
  s.goOn()
  s.pick(5)
  expect(s.picks()).toEqual([2, 4, 5])
  const [one, two] = ['card.picked', 'card.returned']
  expect(s.told()).toEqual([one, one, two, one, one, two, one])
  expect(s.emitted.at(-2)).toEqual({ type: 'card.returned', picks: [2, 4] })
})

test.each([0, 73, 1.5, NaN])('there is no card %d in the fan, neither for the first nor for the last pick', (card) => {
  const s = table()
  s.pick(card)
  expect(s.picks()).toEqual([])
  s.pick(1, 2, card)
  expect(s.picks()).toEqual([1, 2])
})

test('each card turns 800 ms after the one before it, and the spread is revealed 800 ms after the last', () => {
  const s = table(lying([1, 2, 3]))
  s.goOn()
  for (const [at, state] of ['revealing.first', 'revealing.second', 'revealing.third'].entries()) {
    expect([s.state(), s.flipped()]).toEqual([state, at + 1])
    s.pass(799)
    expect(s.state()).toBe(state)
    s.pass(1)
  }
  expect(s.state()).toBe('revealed')
  expect(s.told().join(' ')).toBe('reveal.started card.flipped card.flipped card.flipped reveal.finished')
  s.goOn()
  expect(s.at).toBe('reading.loading')
  expect(s.told().at(-1)).toBe('reading.asked')
})

test.each([
  [[1], 0, 'choosing.incomplete'],
  [[1, 2, 3], 0, 'choosing.complete'],
  [[1, 2, 3], 1, 'revealing.second'],
  [[1, 2, 3], 2, 'revealing.third'],
  [[1, 2, 3], 3, 'revealed'],
])('a reload with %j picked and %i turned goes on where it was', (picks, flipped, state) => {
  const s = table(lying(picks, flipped))
  expect([s.state(), s.picks()]).toEqual([state, picks])
})

test('while cards turn none can be given back and nobody leaves; before and after it Back is granted', () => {
  const s = table(lying([1, 2]))
  s.open('/onboarding/4')
  expect(s.path).toBe('/onboarding/4')
  s.open('/onboarding/card-draw')
  s.pick(3)
  s.goOn()
  s.pick(3)
  s.open('/onboarding/5')
  expect([s.path, s.picks()]).toEqual(['/onboarding/card-draw', [1, 2, 3]])
  s.pass(2400)
  s.open('/onboarding/5')
  expect(s.path).toBe('/onboarding/5')
  s.open('/onboarding/card-draw')
  expect([s.state(), s.flipped()]).toEqual(['revealed', 3])
})

test('the address of the table, asked for at the table, changes nothing', () => {
  const s = table()
  const drawing = s.child('drawing')
  s.pick(1)
  s.open('/onboarding/card-draw')
  expect(s.child('drawing')).toBe(drawing)
})

test('the way on that is not open yet leads back to the table as it was left', () => {
  const s = table(lying([1, 2]))
  s.open('/onboarding/loading')
  expect([s.at, s.picks()]).toEqual(['cardDraw.table.kept', [1, 2]])
})

test('the reveal waits for cards that are late, asks for them at once, and turns those that come', () => {
  const s = table(NO_CARDS)
  s.calls.fetchCards.fail()
  s.pick(1, 2, 3)
  s.goOn()
  expect(s.state()).toBe('revealing.waiting.hoping')
  expect(s.calls.fetchCards.count).toBe(2)
  s.calls.fetchCards.fail()
  expect(s.state()).toBe('revealing.waiting.disappointed')
  s.goOn()
  expect(s.state()).toBe('revealing.waiting.hoping')
  expect(s.calls.fetchCards.count).toBe(3)
  expect(s.flipped()).toBe(0)
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  expect(s.state()).toBe('revealing.first')
  expect(s.visit.predefinedCards).toEqual(CARDS)
  expect(s.child('drawing').getSnapshot().context.cards).toEqual(CARDS)
})

test('cards that come by themselves after a disappointment turn too', () => {
  const s = table(lying([1, 2, 3], 0, NO_CARDS))
  s.goOn()
  s.calls.fetchCards.fail()
  s.pass(1000)
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  expect(s.state()).toBe('revealing.first')
})

test('who waits for the cards may leave', () => {
  const s = table(lying([1, 2, 3], 0, NO_CARDS))
  s.goOn()
  s.open('/onboarding/5')
  expect(s.path).toBe('/onboarding/5')
})

test('cards that come while cards are picked are there for the reveal', () => {
  const s = table(NO_CARDS)
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  s.pick(1, 2, 3)
  s.goOn()
  expect(s.state()).toBe('revealing.first')
})

test.each(['fetchCards', 'submitAnswers'] as const)('%s is tried again after pauses that double up to 30 s', (name) => {
  const s = table(NO_CARDS)
  const call = s.calls[name]
  for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
    const before = call.count
    call.fail()
    s.pass(pause * 1000 - 1)
    expect(call.count).toBe(before)
    s.pass(1)
    expect(call.count).toBe(before + 1)
  }
  const fault = name === 'fetchCards' ? 'cards' : 'submission'
  expect(s.emitted[0]).toEqual({ type: 'fault', fault, message: 'HTTP 500' })
})

test('known cards and accepted answers are never asked for again', () => {
  const s = table(NO_CARDS)
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  s.open('/onboarding/5')
  s.act('visit.next')
  s.pass(60_000)
  expect([s.calls.fetchCards.count, s.calls.submitAnswers.count]).toEqual([1, 1])
  const again = stage({ path: '/onboarding/card-draw', visit: s.visit })
  expect([again.calls.fetchCards.count, again.calls.submitAnswers.count]).toEqual([0, 0])
})

test('coming back to the table submits at once what could not be submitted', () => {
  const s = table()
  s.calls.submitAnswers.fail()
  s.open('/onboarding/5')
  s.act('visit.next')
  const submitted = { sessionId: 'abc1234', answers: ANSWERS }
  expect(s.calls.submitAnswers.inputs).toEqual([submitted, submitted])
})

test.each(['/onboarding/2', '/result/abc1234'])('a reload on %s goes on submitting what was not accepted', (path) => {
  const s = stage({ path, visit: { ...FILLED, triedAnswers: ANSWERS } })
  expect(s.calls.submitAnswers.inputs).toEqual([{ sessionId: 'abc1234', answers: ANSWERS }])
})

test('changed answers take another session at the next Next, unchanged ones never', () => {
  const s = table()
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  s.pick(1, 2)
  s.open('/onboarding/5')
  s.act('visit.next')
  expect([s.at, s.picks()]).toEqual(['cardDraw.table.kept', [1, 2]])
  s.open('/onboarding/5')
  const questionText = '새로운 인연을 만날 수 있을까요?'
  s.act({ type: 'question.change', text: questionText }, 'visit.next')
  expect(s.calls.createSession.inputs).toEqual([{ nickname: '별이' }])
  s.calls.createSession.answer({ sessionId: 'def5678' })
  expect([s.at, s.picks()]).toEqual(['cardDraw.table.anew', []])
  const answers = { ...ANSWERS, questionText }
  expect(s.calls.submitAnswers.inputs.at(-1)).toEqual({ sessionId: 'def5678', answers })
  expect(s.calls.fetchCards.inputs).toEqual([{ sessionId: 'def5678' }])
})

test('another session that cannot be had leads back to the question', () => {
  const s = table({ ...FILLED, triedAnswers: { ...ANSWERS, readerType: 'T' } })
  expect(s.at).toBe('cardDraw.preparing')
  s.calls.createSession.fail()
  expect(s.at).toBe('onboarding.question.asking')
  expect(s.told()).toEqual(['session.failed', 'fault:session'])
})
