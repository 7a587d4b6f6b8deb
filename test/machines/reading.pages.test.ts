/** Page by page: where each address, button and answer leads, to the state. */
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { readingMachine } from '../../machines/reading.machine.ts'
import { pathOf } from '../../machines/routes.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import { ANSWERS, FILLED, stage } from './stage.ts'

type Stage = ReturnType<typeof stage>
const stateOf = (s: Stage) => s.actor.getSnapshot().value.visit
const next = (s: Stage) => s.actor.send({ type: 'visit.next' })
const previous = (s: Stage) => s.actor.send({ type: 'visit.previous' })

const REVEALED: Visit = { ...FILLED, picks: [1, 2, 3], flipped: 3 }

test('nothing is shown before an address was asked for', () => {
  const actor = createActor(readingMachine, { input: { visit: FILLED, theme: 'dark' } }).start()
  expect(actor.getSnapshot().value.visit).toBe('arriving')
  expect(pathOf(actor.getSnapshot())).toBe('/')
})

test.each([
  ['/', { welcome: { editing: 'pristine' } }],
  ['/onboarding/1', { welcome: { editing: 'pristine' } }],
  ['/onboarding/2', 'reader'],
  ['/onboarding/3', 'category'],
  ['/onboarding/4', 'topic'],
  ['/onboarding/5', { question: 'pristine' }],
  ['/onboarding/card-draw', { cardDraw: { table: 'revealed' } }],
  ['/onboarding/loading', 'loading'],
  ['/demo/loading', 'demoLoading'],
  ['/result/xyz9876', 'result'],
  ['/result/', 'invalidResult'],
  ['/share/xyz9876', 'share'],
  ['/share/', 'invalidShare'],
  ['/no/such/page', 'notFound'],
])('%s opens its screen and is remembered as asked for', (path, state) => {
  const s = stage({ path, visit: REVEALED })
  expect(stateOf(s)).toEqual(state)
  expect(s.actor.getSnapshot().context.requestedPath).toBe(path)
})

test('an address asked for before its time is remembered too', () => {
  const s = stage({ path: '/onboarding/4' })
  expect(stateOf(s)).toEqual({ welcome: { editing: 'pristine' } })
  expect(s.actor.getSnapshot().context.requestedPath).toBe('/onboarding/4')
})

test('Previous goes back one page at a time, as far as the welcome page', () => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  for (const state of ['topic', 'category', 'reader', { welcome: { editing: 'pristine' } }]) {
    previous(s)
    expect(stateOf(s)).toEqual(state)
  }
  previous(s)
  expect(s.path).toBe('/')
})

test.each([
  ['/onboarding/2', 'reader', { type: 'reader.toggle', readerType: 'F' }],
  ['/onboarding/3', 'category', { type: 'category.toggle', code: 'LOVE' }],
  ['/onboarding/4', 'topic', { type: 'topic.toggle', code: 'REUNION' }],
] as const)(
  'what is chosen on %s is given up by choosing it again, and then Next leads nowhere',
  (path, state, choice) => {
    const s = stage({ path, visit: FILLED })
    s.actor.send(choice)
    expect(s.told()).toEqual([])
    next(s)
    expect(stateOf(s)).toBe(state)
    s.actor.send(choice)
    expect(s.told()).toEqual([`${state}.chosen`])
  },
)

test('a visitor who is seated goes on from the welcome page to the reader, filled in or not', () => {
  const s = stage({ path: '/', visit: FILLED })
  s.actor.send({ type: 'visit.start' })
  expect(stateOf(s)).toBe('reader')
})

test('a new session leads to the reader too, with every answer kept', async () => {
  const s = stage({ path: '/', visit: FILLED })
  s.actor.send({ type: 'nickname.change', text: '달빛' })
  s.actor.send({ type: 'visit.start' })
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(stateOf(s)).toBe('reader')
  expect(s.visit).toMatchObject({ selectedTopic: { code: 'REUNION' }, sampleQuestion: ANSWERS.questionText })
})

test('a fine nickname is left without a word; from then on it is judged', () => {
  const s = stage()
  s.actor.send({ type: 'nickname.change', text: '별이' })
  s.actor.send({ type: 'nickname.blur' })
  expect(s.told()).toEqual([])
  expect(stateOf(s)).toEqual({ welcome: { editing: 'touched' } })
})

test('a wrong nickname is judged from the first Start on', () => {
  const s = stage()
  s.actor.send({ type: 'nickname.change', text: '별' })
  s.actor.send({ type: 'visit.start' })
  expect(stateOf(s)).toEqual({ welcome: { editing: 'touched' } })
})

test.each([
  ['짧은 질문', ['question.tooShort']],
  ['우리 둘이 다시 만날 수 있을까요', []],
])('the question %j is judged aloud from the first blur on', (text, told) => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  s.actor.send({ type: 'question.change', text })
  expect(stateOf(s)).toEqual({ question: 'pristine' })
  s.actor.send({ type: 'question.blur' })
  expect(stateOf(s)).toEqual({ question: 'touched' })
  expect(s.told()).toEqual(told)
})

test('the question box takes 200 characters and not one more', () => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  s.actor.send({ type: 'question.change', text: '가'.repeat(200) })
  s.actor.send({ type: 'question.change', text: '나'.repeat(201) })
  expect(s.visit.customQuestion).toBe('가'.repeat(200))
})

test.each(['reader', 'category', 'topic', 'question'] as const)(
  '%s asks again for a catalog that failed',
  async (page) => {
    const s = stage({ path: '/', visit: FILLED })
    await s.calls.catalog.fail('HTTP 500')
    const path = { reader: 2, category: 3, topic: 4, question: 5 }[page]
    s.actor.send({ type: 'visit.requested', path: `/onboarding/${path}` })
    expect(s.calls.catalog.count).toBe(2)
  },
)

test('a session lost on the question page is replaced at the table', async () => {
  const s = stage({ path: '/onboarding/5', visit: { ...FILLED, predefinedCards: null } })
  await s.calls.cards.answer({ kind: 'missing' })
  next(s)
  expect(stateOf(s)).toEqual({ cardDraw: 'preparing' })
  expect(s.calls.create.inputs).toEqual([{ nickname: '별이' }])
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(stateOf(s)).toEqual({ cardDraw: { table: 'choosing' } })
})

test('while the table waits for another session there is none, so that pages before it are not reached', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.answer({ kind: 'missing' })
  expect(s.visit.sessionId).toBeNull()
  expect(s.told()).toEqual(['fault:sessionLost'])
  s.actor.send({ type: 'visit.requested', path: '/onboarding/3' })
  expect(s.path).toBe('/')
})

test('another session that cannot be had leads back to the question', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.answer({ kind: 'missing' })
  await s.calls.create.fail('HTTP 500')
  expect(stateOf(s)).toEqual({ question: 'pristine' })
})

test.each(['/onboarding/loading', '/demo/loading', '/result/abc1234'])('tips go round while %s waits', (path) => {
  const s = stage({ path, visit: REVEALED })
  s.pass(1000)
  expect(s.child('waiting').getSnapshot()).toMatchObject({ context: { turning: 1 } })
})

test('an own result that the provider does not know keeps its address', async () => {
  const s = stage({ path: '/onboarding/loading', visit: REVEALED })
  s.pass(2000)
  await s.calls.recall.answer(null)
  await s.calls.poll.answer({ kind: 'missing' })
  expect(stateOf(s)).toBe('invalidResult')
  expect(s.path).toBe('/result/abc1234')
  expect(s.told()).toEqual(['result.missing'])
})
