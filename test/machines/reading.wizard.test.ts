/** The visit from the welcome page to the question: addresses, choices, the nickname. */
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { readingMachine } from '../../machines/reading.machine.ts'
import { pathOf } from '../../machines/routes.ts'
import { ANSWERS, CARDS, FILLED, reading, stage, stateIn, TURNED, WHOLE } from './stage.ts'

const nickname = (text: string) => ({ type: 'nickname.change', text }) as const
const question = (text: string) => ({ type: 'question.change', text }) as const

test('a first visit, from the nickname to the lucky card', () => {
  const s = stage()
  s.act(nickname(' 별이 '), 'visit.start')
  expect([s.path, stateIn(s.actor, 'session')]).toEqual(['/', 'none'])
  s.calls.createSession.answer({ sessionId: 'abc1234' })
  expect(s.calls.createSession.inputs).toEqual([{ nickname: '별이' }])
  s.calls.fetchCards.answer({ kind: 'cards', cards: CARDS })
  s.act('visit.next')
  expect(s.path).toBe('/onboarding/2')
  s.act({ type: 'reader.toggle', readerType: 'F' }, 'visit.next', { type: 'category.toggle', code: 'LOVE' })
  s.act('visit.next', { type: 'topic.toggle', code: 'REUNION' }, 'visit.next')
  expect(s.path).toBe('/onboarding/5')
  s.act({ type: 'sample.toggle', question: ANSWERS.questionText }, 'visit.next')
  expect(s.path).toBe('/onboarding/card-draw')
  expect(s.calls.submitAnswers.inputs).toEqual([{ sessionId: 'abc1234', answers: ANSWERS }])
  s.calls.submitAnswers.answer({ kind: 'accepted' })
  s.pick(7, 70, 33)
  s.goOn()
  s.pass(2400)
  s.goOn()
  expect(s.path).toBe('/onboarding/loading')
  expect(s.visit.spread).toEqual({ picks: [7, 70, 33], flipped: 3 })
  s.pass(1999)
  expect(s.path).toBe('/onboarding/loading')
  s.pass(1)
  expect(s.path).toBe('/result/abc1234')
  s.calls.recallResult.answer(null)
  s.calls.fetchReading.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  for (const step of ['present', 'future', 'summary', 'lucky']) {
    s.child('result').send({ type: 'step.next' })
    expect(stateIn(s.child('result'), 'read.view.open.steps')).toBe(step)
  }
  expect(s.told().join(' ')).toBe(
    'visit.began reader.chosen category.chosen topic.chosen question.chosen card.picked card.picked card.picked ' +
      'reveal.started card.flipped card.flipped card.flipped reveal.finished reading.asked result.completed result.viewed',
  )
})

test('nothing is shown before an address was asked for', () => {
  const actor = createActor(readingMachine, { input: { visit: FILLED, theme: 'dark' } }).start()
  expect(stateIn(actor, 'visit')).toBe('arriving')
  expect(pathOf(actor.getSnapshot())).toBe('/')
})

test.each([
  ['/', 'onboarding.welcome.editing.pristine'],
  ['/onboarding/1', 'onboarding.welcome.editing.pristine'],
  ['/onboarding/2', 'onboarding.reader'],
  ['/onboarding/3', 'onboarding.category'],
  ['/onboarding/4', 'onboarding.topic'],
  ['/onboarding/5', 'onboarding.question.asking'],
  ['/onboarding/card-draw', 'cardDraw.table.kept'],
  ['/onboarding/loading', 'reading.loading'],
  ['/demo/loading', 'elsewhere.demoLoading'],
  ['/result/xyz9876', 'reading.result.open'],
  ['/result/', 'reading.invalidResult'],
  ['/share/xyz9876', 'shared.share.open'],
  ['/share/%20', 'shared.invalidShare'],
  ['/no/such/page', 'elsewhere.notFound'],
])('%s opens its screen', (path, state) => {
  const s = stage({ path, visit: TURNED })
  expect(s.at).toBe(state)
  expect(s.path).toBe(path === '/onboarding/1' ? '/' : path)
})

test.each([
  ['/onboarding/2', null, '/'],
  ['/onboarding/3', null, '/'],
  ['/onboarding/loading', null, '/'],
  ['/onboarding/2', { ...FILLED, nickname: '별' }, '/'],
  ['/onboarding/3', { ...FILLED, selectedReader: null }, '/onboarding/2'],
  ['/onboarding/5', { ...FILLED, selectedReader: null }, '/onboarding/2'],
  ['/onboarding/4', { ...FILLED, selectedCategory: null }, '/onboarding/3'],
  ['/onboarding/5', { ...FILLED, selectedCategory: null }, '/onboarding/3'],
  ['/onboarding/card-draw', { ...FILLED, selectedTopic: null }, '/onboarding/4'],
  ['/onboarding/card-draw', { ...FILLED, sampleQuestion: null }, '/onboarding/5'],
  ['/onboarding/loading', FILLED, '/onboarding/card-draw'],
] as const)('%s before its time leads to the first page that is not filled in', (path, visit, landed) => {
  expect(stage({ path, visit }).path).toBe(landed)
})

test('Previous goes back one page at a time, as far as the welcome page', () => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  for (const page of ['topic', 'category', 'reader', 'welcome.editing.pristine', 'welcome.editing.pristine']) {
    s.act('visit.previous')
    expect(s.at).toBe(`onboarding.${page}`)
  }
})

test.each([
  ['2', 'reader', 'category', { type: 'reader.toggle', readerType: 'F' }],
  ['3', 'category', 'topic', { type: 'category.toggle', code: 'LOVE' }],
  ['4', 'topic', 'question.asking', { type: 'topic.toggle', code: 'REUNION' }],
] as const)('what is chosen on page %s is given up by choosing it again, and then Next leads nowhere', (...row) => {
  const [page, state, following, choice] = row
  const s = stage({ path: `/onboarding/${page}`, visit: FILLED })
  s.act(choice, 'visit.next')
  expect(s.told()).toEqual([])
  expect(s.at).toBe(`onboarding.${state}`)
  s.act(choice)
  expect(s.told()).toEqual([`${state}.chosen`])
  s.act('visit.next')
  expect(s.at).toBe(`onboarding.${following}`)
})

test('another category clears topic and question, another topic the question', () => {
  const s = stage({ path: '/onboarding/3', visit: FILLED })
  s.act({ type: 'category.toggle', code: 'WORK' })
  expect(s.visit).toMatchObject({ selectedCategory: { code: 'WORK' }, selectedTopic: null, sampleQuestion: null })
  s.act({ type: 'category.toggle', code: 'WORK' })
  expect(s.visit.selectedCategory).toBeNull()

  const custom = { sampleQuestion: null, customQuestion: '다시 만날까요 우리 둘이' }
  const t = stage({ path: '/onboarding/4', visit: { ...FILLED, ...custom } })
  t.act({ type: 'topic.toggle', code: 'CRUSH' })
  expect(t.visit).toMatchObject({ selectedTopic: { code: 'CRUSH' }, customQuestion: '' })
  t.act({ type: 'topic.toggle', code: 'CRUSH' })
  expect(t.visit.selectedTopic).toBeNull()
})

test('a sample and an own question exclude each other, and neither leads on while it is wrong', () => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  s.act(question('짧은 질문'), 'visit.next')
  expect(s.visit).toMatchObject({ sampleQuestion: null, customQuestion: '짧은 질문' })
  expect(s.path).toBe('/onboarding/5')
  s.act('question.blur')
  expect(s.told()).toEqual(['question.tooShort'])
  s.act({ type: 'sample.toggle', question: ANSWERS.questionText }, 'question.blur')
  expect(s.visit).toMatchObject({ sampleQuestion: ANSWERS.questionText, customQuestion: '' })
  s.act({ type: 'sample.toggle', question: ANSWERS.questionText }, 'visit.next')
  expect(s.path).toBe('/onboarding/5')
  s.act(question('우리 둘이 다시 만날 수 있을까요'), 'question.blur', 'visit.next')
  expect(s.path).toBe('/onboarding/card-draw')
  expect(s.told()).toEqual(['question.tooShort', 'question.chosen'])
})

test('a paste of 300 characters keeps the first 200 and says so until a change that fits', () => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  s.act(question('가나다라마'.repeat(60)))
  expect(s.visit.customQuestion).toBe('가나다라마'.repeat(40))
  expect(s.at).toBe('onboarding.question.cut')
  s.act(question('가나다라마'.repeat(40) + '바'))
  expect(s.at).toBe('onboarding.question.cut')
  s.act(question('가나다라마'.repeat(39)))
  expect(s.at).toBe('onboarding.question.asking')
  s.act(question('가'.repeat(300)), { type: 'sample.toggle', question: ANSWERS.questionText })
  expect(s.at).toBe('onboarding.question.asking')
  s.act(question('가'.repeat(300)), { type: 'sample.toggle', question: ANSWERS.questionText })
  s.act({ type: 'sample.toggle', question: ANSWERS.questionText })
  expect(s.at).toBe('onboarding.question.asking')
})

test('a nickname is judged from the first blur on, and one that is wrong begins nothing', () => {
  const s = stage()
  s.act(nickname('별'))
  expect(s.at).toBe('onboarding.welcome.editing.pristine')
  s.act('nickname.blur', nickname('별이'), 'nickname.blur')
  expect(s.at).toBe('onboarding.welcome.editing.touched')
  expect(s.told()).toEqual(['nickname.tooShort'])
  s.act(nickname('일이삼사오육칠팔구십일이'), nickname('일이삼사오육칠팔구십일이삼'))
  expect(s.visit.nickname).toBe('일이삼사오육칠팔구십일이')
})

test('a wrong nickname is judged from the first Start on', () => {
  const s = stage()
  s.act(nickname('별'), 'visit.start')
  expect(s.at).toBe('onboarding.welcome.editing.touched')
  expect(s.told()).toEqual(['nickname.invalid'])
  expect(s.calls.createSession.count).toBe(0)
})

test('a fine nickname is left without a word', () => {
  const s = stage()
  s.act(nickname('별이'), 'nickname.blur')
  expect(s.at).toBe('onboarding.welcome.editing.touched')
  expect(s.told()).toEqual([])
})

test('an empty nickname gets one that is made up, and the same visitor keeps the session', () => {
  const s = stage()
  s.act('visit.start')
  s.calls.inventNickname.answer('포근한라떼7')
  s.calls.createSession.answer({ sessionId: 'abc1234' })
  expect(s.calls.createSession.inputs).toEqual([{ nickname: '포근한라떼7' }])
  expect(s.at).toBe('onboarding.reader')
  s.act('visit.previous')
  expect(s.visit).toMatchObject({ nickname: '포근한라떼7', sessionNickname: '포근한라떼7' })
  s.act('visit.start')
  expect(s.at).toBe('onboarding.reader')
  expect(s.calls.createSession.count).toBe(1)
})

test.each(['inventNickname', 'createSession'] as const)('when %s fails, Start can be pressed again', (call) => {
  const s = stage()
  s.act(nickname(call === 'createSession' ? '별이' : ''), 'visit.start', 'visit.start')
  expect(s.calls[call].count).toBe(1)
  s.calls[call].fail('HTTP 500')
  expect(s.at).toBe('onboarding.welcome.editing.pristine')
  expect(s.emitted).toEqual([
    { type: 'notice', notice: 'session.failed' },
    { type: 'fault', fault: 'session', message: 'HTTP 500' },
  ])
  s.act('visit.start')
  expect(s.calls[call].count).toBe(2)
})

test('another nickname takes another session, and every answer is kept', () => {
  const s = stage({ path: '/', visit: TURNED })
  s.act(nickname('달빛'), 'visit.start')
  s.calls.createSession.answer({ sessionId: 'def5678' })
  expect(s.at).toBe('onboarding.reader')
  expect(s.visit).toEqual({
    ...FILLED,
    nickname: '달빛',
    sessionId: 'def5678',
    sessionNickname: '달빛',
    predefinedCards: null,
  })
  expect(s.calls.fetchCards.inputs).toEqual([{ sessionId: 'def5678' }])
})

const FORWARD = { Forward: '/onboarding/card-draw', 'the reader page': '/onboarding/2' }
test.each(Object.entries(FORWARD))('a changed nickname is the one that is submitted, also by %s', (_, path) => {
  const s = stage({ path: '/', visit: TURNED })
  s.act(nickname(' 달빛 '))
  s.open(path)
  if (path === '/onboarding/2') s.act('visit.next', 'visit.next', 'visit.next', 'visit.next')
  expect(s.at).toBe('cardDraw.preparing')
  s.calls.createSession.answer({ sessionId: 'def5678' })
  expect(s.calls.createSession.inputs).toEqual([{ nickname: '달빛' }])
  expect(s.calls.submitAnswers.inputs).toEqual([{ sessionId: 'def5678', answers: ANSWERS }])
})

test.each([...Object.values(FORWARD), '/onboarding/loading'])('a wrong nickname does not pass to %s', (path) => {
  const s = stage({ path: '/', visit: TURNED })
  s.act(nickname('별'))
  s.open(path)
  expect(s.path).toBe('/')
})

test('an emptied nickname gets one that is made up, and another session, also by Forward', () => {
  const s = stage({ path: '/', visit: TURNED })
  s.act(nickname(''))
  s.open('/onboarding/card-draw')
  s.calls.inventNickname.answer('포근한라떼7')
  s.calls.createSession.answer({ sessionId: 'def5678' })
  expect(s.visit).toMatchObject({ nickname: '포근한라떼7', sessionNickname: '포근한라떼7', sessionId: 'def5678' })
})
