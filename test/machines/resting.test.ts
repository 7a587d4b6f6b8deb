/** Where things come to rest: each part says of itself what it is, also when nobody asks it anything more. */
import { fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { submissionMachine } from '../../machines/submission.machine.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import { ANSWERS, CARDS, FILLED, stage, stateIn, TURNED } from './stage.ts'

const REFUSED = { kind: 'refused', message: '질문을 바꿔 주세요' } as const
const TRIED: Visit = { ...TURNED, acceptedAnswers: null }
const CATALOG = { readers: [], categories: [], isReadByModel: false }

test('the catalog is ready once it is here, and failed while it is not', () => {
  const s = stage()
  const catalog = s.child('catalog')
  s.calls.loadCatalog.fail()
  expect(stateIn(catalog)).toBe('failed')
  s.act('catalog.wanted')
  s.calls.loadCatalog.answer(CATALOG)
  expect(stateIn(catalog)).toBe('ready')
})

test('cards are known once they are here, and from the beginning when they were kept', () => {
  const s = stage({ path: '/onboarding/2', visit: { ...FILLED, predefinedCards: null } })
  expect(stateIn(s.actor, 'session.open.cards')).toBe('fetching')
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  expect(stateIn(s.actor, 'session.open.cards')).toBe('known')
  expect(stateIn(stage({ path: '/', visit: FILLED }).actor, 'session.open.cards')).toBe('known')
})

test('a session that holds other answers is no session any more, and that is told', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  s.calls.submitAnswers.answer({ kind: 'taken' })
  expect([stateIn(s.actor, 'session'), s.at]).toEqual(['none', 'onboarding.question.refused'])
  expect(s.told()).toContain('fault:refused')
})

test.each([
  ['broken', FILLED, 'cardDraw.table.kept'],
  ['broken', { ...FILLED, selectedTopic: null, sampleQuestion: null }, 'onboarding.topic'],
] as const)('a visit that is %s is taken up again where it is not filled in', (_, visit, page) => {
  const s = stage({ path: '/demo/loading', visit })
  s.actor.send({ type: 'visit.broke' } as never)
  expect(s.at).toBe('broken')
  s.act('visit.resume')
  expect(s.at).toBe(page)
})

test('Next and Start lead one page further, also when all pages are filled in', () => {
  const s = stage({ path: '/', visit: FILLED })
  const pages = ['onboarding.reader', 'onboarding.category', 'onboarding.topic', 'onboarding.question.asking']
  for (const page of pages) {
    s.act(page === 'onboarding.reader' ? 'visit.start' : 'visit.next')
    expect(s.at).toBe(page)
  }
})

test('a page that is asked for before its time leads to the welcome page when nothing is filled in', () => {
  const s = stage({ path: '/onboarding/4' })
  expect(s.at).toBe('onboarding.welcome.editing.pristine')
})

test('a wrong nickname is judged from its first blur on', () => {
  const s = stage()
  s.act({ type: 'nickname.change', text: '!' }, 'nickname.blur')
  expect(s.at).toBe('onboarding.welcome.editing.touched')
})

test('a refused question that is picked or given back is asked anew', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  s.calls.submitAnswers.answer(REFUSED)
  expect(s.at).toBe('onboarding.question.refused')
  s.act({ type: 'sample.toggle', question: ANSWERS.questionText })
  expect([s.at, s.visit.sampleQuestion]).toEqual(['onboarding.question.asking', null])
})

test('a refusal is not told again when the next try fails for another reason', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  s.calls.submitAnswers.answer({ kind: 'taken' })
  s.act({ type: 'question.change', text: '새로운 인연을 만날 수 있을까요?' }, 'visit.next')
  expect(s.at).toBe('cardDraw.preparing')
  s.calls.createSession.fail()
  expect(s.at).toBe('onboarding.question.asking')
})

test("what becomes of the own session is nothing to somebody else's result", () => {
  const s = stage({ path: '/result/xyz9876', visit: { ...TRIED, predefinedCards: null } })
  s.calls.recallResult.answer(null)
  const asked = s.calls.fetchReading.count
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  expect([s.at, s.calls.fetchReading.count]).toEqual(['reading.result.open', asked])
  s.calls.fetchCards.answer({ kind: 'missing' })
  expect(s.at).toBe('reading.result.open')
})

test('the table is left without another session being made', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  s.open('/onboarding/3')
  expect([s.at, s.calls.createSession.count]).toEqual(['onboarding.category', 0])
})

test('a seat that breaks at the table ends on the page with ways on', () => {
  const broken = fromPromise(() => Promise.reject(new Error('broken')))
  const s = stage({
    path: '/onboarding/card-draw',
    visit: { ...FILLED, sessionNickname: '다른이' },
    alter: (chart) => chart.provide({ actors: { seat: broken as never } }),
  })
  return expect.poll(() => s.at).toBe('broken')
})

test('answers whose sending broke are sent again when their result wants them', () => {
  let broken = true
  const s = stage({
    path: '/result/abc1234',
    visit: TRIED,
    alter: (chart) => {
      const { submission } = chart.implementations.actors as { submission: typeof submissionMachine }
      const trapped = submission.provide({})
      trapped.getInitialSnapshot = (...given) => {
        if (!broken) return submission.getInitialSnapshot(...given)
        broken = false
        throw new Error('broken')
      }
      return chart.provide({ actors: { submission: trapped } })
    },
  })
  expect([s.at, s.calls.submitAnswers.count]).toEqual(['reading.result.open', 0])
  s.act('result.wanted')
  expect(s.calls.submitAnswers.inputs).toEqual([{ sessionId: 'abc1234', answers: ANSWERS }])
  expect([s.visit.triedAnswers, s.actor.getSnapshot().context.refusal]).toEqual([ANSWERS, null])
})
