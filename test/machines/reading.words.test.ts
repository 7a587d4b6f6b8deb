/** The judging of what is typed, by the real judge, whose lists come when a test says. */
import { expect, test } from 'vitest'
import { isProfane } from '../../machines/rules/profanity.ts'
import { nicknameProblemOf, questionProblemOf } from '../../machines/rules/visit.ts'
import { late } from '../../src/effects/late.ts'
import { watchWords, type IsProfane } from '../../src/effects/words.ts'
import { FILLED, stage } from './stage.ts'

const nickname = (text: string) => ({ type: 'nickname.change', text }) as const
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A visit whose judge asks for its lists when somebody types; each asking is settled by the test. */
function untaught(given: Parameters<typeof stage>[0] = {}) {
  const askings: { come: (judge: IsProfane) => void; fail: (error: Error) => void }[] = []
  const fetchLists = late(() => new Promise<IsProfane>((come, fail) => askings.push({ come, fail })))
  const judge = watchWords(fetchLists, () => {})
  const s = stage({ ...given, alter: (chart) => chart.provide({ actors: { watchWords: judge } }) })
  return {
    s,
    askings,
    problems: () => {
      const { visit, judged } = s.actor.getSnapshot().context
      return [nicknameProblemOf(visit, judged), questionProblemOf(visit, judged)]
    },
  }
}

test('nobody gets past the nickname before it is judged, and what was typed last is what is judged', async () => {
  const { s, askings, problems } = untaught()
  s.act(nickname('별이'), nickname('개새끼'), 'visit.start')
  expect([s.at, askings.length, problems()[0]]).toEqual(['onboarding.welcome.judging', 1, null])
  askings[0]!.come(isProfane)
  await settled()
  expect([s.at, problems()[0], s.told().at(-1)]).toEqual([
    'onboarding.welcome.editing.touched',
    'profane',
    'nickname.invalid',
  ])
  // From here on within the same breath.
  s.act(nickname('달빛'))
  expect(problems()[0]).toBeNull()
  s.act(nickname('개새끼'))
  expect(problems()[0]).toBe('profane')
  s.act(nickname('별이'), 'visit.start')
  expect([s.at, s.calls.createSession.inputs]).toEqual(['onboarding.welcome.creating', [{ nickname: '별이' }]])
})

test('lists that do not come are told kindly, and asked for again', async () => {
  const { s, askings } = untaught()
  s.act(nickname('별이'), 'visit.start')
  askings[0]!.fail(new Error('Failed to fetch'))
  await settled()
  expect([s.at, s.told()]).toEqual(['onboarding.welcome.editing.touched', ['session.failed', 'fault:watch']])
  s.act('visit.start')
  expect([s.at, askings.length]).toEqual(['onboarding.welcome.judging', 2])
  askings[1]!.come(isProfane)
  await settled()
  expect(s.at).toBe('onboarding.welcome.creating')
})

test('an own question that nobody has judged is not sent from the table', async () => {
  const visit = { ...FILLED, sampleQuestion: null, customQuestion: '그 새끼 언제 망할까요?', triedAnswers: null }
  const { s, askings, problems } = untaught({ path: '/onboarding/card-draw', visit })
  expect([s.at, s.calls.submitAnswers.count]).toEqual(['cardDraw.judging', 0])
  askings[0]!.come(isProfane)
  await settled()
  expect([s.path, problems(), s.calls.submitAnswers.count]).toEqual(['/onboarding/5', [null, 'profane'], 0])
})
