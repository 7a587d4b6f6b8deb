import { expect, test } from 'vitest'
import { ANSWERS, CARDS, FILLED, reading, settle, stage, WHOLE } from './stage.ts'

test('a first visit, from the nickname to the lucky card', async () => {
  const s = stage()
  expect(s.path).toBe('/')
  s.actor.send({ type: 'nickname.change', text: ' 별이 ' })
  s.actor.send({ type: 'visit.start' })
  expect(s.path).toBe('/')
  await s.calls.create.answer({ sessionId: 'abc1234' })
  expect(s.calls.create.inputs).toEqual([{ nickname: '별이' }])
  expect(s.path).toBe('/onboarding/2')
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })

  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/2')
  s.actor.send({ type: 'reader.toggle', readerType: 'F' })
  s.actor.send({ type: 'visit.next' })
  s.actor.send({ type: 'category.toggle', code: 'LOVE' })
  s.actor.send({ type: 'visit.next' })
  s.actor.send({ type: 'topic.toggle', code: 'REUNION' })
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/5')
  s.actor.send({ type: 'sample.toggle', question: ANSWERS.questionText })
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/card-draw')
  expect(s.calls.submit.inputs).toEqual([{ sessionId: 'abc1234', answers: ANSWERS }])
  await s.calls.submit.answer({ kind: 'accepted' })

  s.pick(7, 70, 33)
  s.child('selection').send({ type: 'reveal.start' })
  expect(s.visit.flipped).toBe(1)
  s.pass(799)
  expect(s.visit.flipped).toBe(1)
  s.pass(1)
  expect(s.visit.flipped).toBe(2)
  s.pass(800)
  expect(s.visit.flipped).toBe(3)
  s.pass(800)
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/loading')
  s.pass(1999)
  expect(s.path).toBe('/onboarding/loading')
  s.pass(1)
  expect(s.path).toBe('/result/abc1234')

  await s.calls.recall.answer(null)
  await s.calls.poll.answer({ kind: 'reading', reading: reading('completed', WHOLE) })
  for (const _ of ['present', 'future', 'summary', 'lucky']) s.child('result').send({ type: 'step.next' })
  expect(
    s
      .child('result')
      .getSnapshot()
      .matches({ open: { steps: 'lucky' } }),
  ).toBe(true)
  expect(s.told()).toEqual([
    'visit.began',
    'reader.chosen',
    'category.chosen',
    'topic.chosen',
    'question.chosen',
    'card.picked',
    'card.picked',
    'card.picked',
    'reveal.started',
    'card.flipped',
    'card.flipped',
    'card.flipped',
    'reveal.finished',
    'reading.asked',
    'result.completed',
    'result.viewed',
  ])
})

test('an empty nickname gets a random one, and the same visitor keeps the session', async () => {
  const s = stage()
  s.actor.send({ type: 'visit.start' })
  const [{ nickname } = { nickname: '' }] = s.calls.create.inputs
  expect(nickname).not.toBe('')
  await s.calls.create.answer({ sessionId: 'abc1234' })
  s.actor.send({ type: 'visit.previous' })
  expect(s.path).toBe('/')
  expect(s.visit.nickname).toBe(nickname)
  s.actor.send({ type: 'visit.start' })
  expect(s.path).toBe('/onboarding/2')
  expect(s.calls.create.count).toBe(1)
})

test('another nickname takes another session', async () => {
  const s = stage({ path: '/', visit: FILLED })
  s.actor.send({ type: 'nickname.change', text: '달빛' })
  s.actor.send({ type: 'visit.start' })
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(s.visit).toMatchObject({ sessionId: 'def5678', sessionNickname: '달빛', predefinedCards: null })
})

test('a failed creation leaves the visitor where they were, with what they typed', async () => {
  const s = stage()
  s.actor.send({ type: 'nickname.change', text: '별이' })
  s.actor.send({ type: 'visit.start' })
  s.actor.send({ type: 'visit.start' })
  expect(s.calls.create.count).toBe(1)
  await s.calls.create.fail('HTTP 500')
  expect(s.path).toBe('/')
  expect(s.visit.nickname).toBe('별이')
  expect(s.told()).toEqual(['session.failed', 'fault:session'])
  s.actor.send({ type: 'visit.start' })
  await s.calls.create.answer({ sessionId: 'abc1234' })
  expect(s.path).toBe('/onboarding/2')
})

test('an invalid nickname is refused on start and judged from the first blur on', () => {
  const s = stage()
  const isJudged = () => s.actor.getSnapshot().matches({ visit: { welcome: { editing: 'touched' } } })
  s.actor.send({ type: 'nickname.change', text: '별' })
  expect(isJudged()).toBe(false)
  s.actor.send({ type: 'nickname.blur' })
  expect(isJudged()).toBe(true)
  s.actor.send({ type: 'visit.start' })
  s.actor.send({ type: 'nickname.change', text: '일이삼사오육칠팔구십일이' })
  s.actor.send({ type: 'nickname.change', text: '일이삼사오육칠팔구십일이삼' })
  expect(s.visit.nickname).toBe('일이삼사오육칠팔구십일이')
  expect(s.told()).toEqual(['nickname.tooShort', 'nickname.invalid'])
  expect(s.calls.create.count).toBe(0)
})

test('another category clears topic and question, another topic the question', () => {
  const s = stage({ path: '/onboarding/3', visit: { ...FILLED, customQuestion: '' } })
  s.actor.send({ type: 'category.toggle', code: 'WORK' })
  expect(s.visit).toMatchObject({ selectedCategory: { code: 'WORK' }, selectedTopic: null, sampleQuestion: null })
  s.actor.send({ type: 'category.toggle', code: 'WORK' })
  expect(s.visit.selectedCategory).toBeNull()

  const t = stage({
    path: '/onboarding/4',
    visit: { ...FILLED, sampleQuestion: null, customQuestion: '다시 만날까요 우리 둘이' },
  })
  t.actor.send({ type: 'topic.toggle', code: 'CRUSH' })
  expect(t.visit).toMatchObject({ selectedTopic: { code: 'CRUSH' }, customQuestion: '' })
  t.actor.send({ type: 'topic.toggle', code: 'CRUSH' })
  expect(t.visit.selectedTopic).toBeNull()
})

test('a sample and an own question exclude each other', () => {
  const s = stage({ path: '/onboarding/5', visit: FILLED })
  s.actor.send({ type: 'question.change', text: '짧은 질문' })
  expect(s.visit).toMatchObject({ sampleQuestion: null, customQuestion: '짧은 질문' })
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/5')
  s.actor.send({ type: 'question.blur' })
  expect(s.told()).toEqual(['question.tooShort'])
  s.actor.send({ type: 'sample.toggle', question: ANSWERS.questionText })
  expect(s.visit).toMatchObject({ sampleQuestion: ANSWERS.questionText, customQuestion: '' })
  s.actor.send({ type: 'sample.toggle', question: ANSWERS.questionText })
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/5')
})

test('changed answers take another session at the next Next, unchanged ones never', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.answer({ kind: 'accepted' })
  s.pick(1, 2)
  s.actor.send({ type: 'visit.requested', path: '/onboarding/5' })
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/card-draw')
  expect(s.visit.picks).toEqual([1, 2])
  expect(s.calls.submit.count).toBe(1)

  s.actor.send({ type: 'visit.requested', path: '/onboarding/5' })
  s.actor.send({ type: 'question.change', text: '새로운 인연을 만날 수 있을까요?' })
  s.actor.send({ type: 'visit.next' })
  expect(s.calls.create.inputs).toEqual([{ nickname: '별이' }])
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(s.visit.picks).toEqual([])
  expect(s.calls.submit.inputs.at(-1)).toMatchObject({
    sessionId: 'def5678',
    answers: { questionText: '새로운 인연을 만날 수 있을까요?' },
  })
})

test('a session for changed answers that cannot be created brings the visitor back to the question', async () => {
  const s = stage({ path: '/onboarding/5', visit: { ...FILLED, submittedAnswers: { ...ANSWERS, readerType: 'T' } } })
  s.actor.send({ type: 'visit.next' })
  expect(s.path).toBe('/onboarding/card-draw')
  await s.calls.create.fail('Network error: offline')
  expect(s.path).toBe('/onboarding/5')
  expect(s.told()).toEqual(['question.chosen', 'session.failed', 'fault:session'])
})

test('submission fails quietly and is tried again with a growing pause until it is accepted', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  for (const pause of [1000, 2000, 4000]) {
    await s.calls.submit.fail('HTTP 503')
    const before = s.calls.submit.count
    s.pass(pause - 1)
    expect(s.calls.submit.count).toBe(before)
    s.pass(1)
    expect(s.calls.submit.count).toBe(before + 1)
  }
  await s.calls.submit.answer({ kind: 'accepted' })
  s.pass(60_000)
  expect(s.calls.submit.count).toBe(4)
  expect(s.path).toBe('/onboarding/card-draw')
  expect(s.told()).toEqual(['fault:submit', 'fault:submit', 'fault:submit'])
})

test('a submission refused for good is not repeated', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.answer({ kind: 'refused', message: 'HTTP 400: Bad Request' })
  s.pass(60_000)
  expect(s.calls.submit.count).toBe(1)
})

test('a session that the provider lost is replaced at the table', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: FILLED })
  await s.calls.submit.answer({ kind: 'missing' })
  await settle()
  expect(s.calls.create.inputs).toEqual([{ nickname: '별이' }])
  await s.calls.create.answer({ sessionId: 'def5678' })
  expect(s.path).toBe('/onboarding/card-draw')
  expect(s.calls.submit.inputs.at(-1)).toMatchObject({ sessionId: 'def5678' })
})

test('a session lost elsewhere sends the next address request to the welcome page, with everything kept', async () => {
  const s = stage({ path: '/onboarding/3', visit: { ...FILLED, predefinedCards: null } })
  await s.calls.cards.answer({ kind: 'missing' })
  expect(s.visit).toMatchObject({ sessionId: null, selectedCategory: { code: 'LOVE' } })
  s.actor.send({ type: 'visit.requested', path: '/onboarding/4' })
  expect(s.path).toBe('/')
})

test('the reveal waits for cards that are late and never flips an unknown one', async () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, predefinedCards: null } })
  await s.calls.cards.fail('HTTP 500')
  expect(s.actor.getSnapshot().matches({ banner: 'shown' })).toBe(true)
  s.pick(1, 2, 3)
  s.child('selection').send({ type: 'reveal.start' })
  s.pass(1000)
  expect(s.visit.flipped).toBe(0)
  await s.calls.cards.answer({ kind: 'cards', cards: CARDS })
  expect(s.visit.flipped).toBe(1)
  expect(s.actor.getSnapshot().matches({ banner: 'hidden' })).toBe(true)
})

test('entering the table asks for missing cards at once', async () => {
  const s = stage({ path: '/onboarding/5', visit: { ...FILLED, predefinedCards: null } })
  await s.calls.cards.fail('HTTP 500')
  s.actor.send({ type: 'visit.next' })
  expect(s.calls.cards.count).toBe(2)
})

test('nobody leaves in the middle of the reveal; before and after it Back is granted', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, picks: [1, 2, 3] } })
  s.child('selection').send({ type: 'reveal.start' })
  s.actor.send({ type: 'visit.requested', path: '/onboarding/5' })
  expect(s.path).toBe('/onboarding/card-draw')
  s.pass(2400)
  s.actor.send({ type: 'visit.requested', path: '/onboarding/5' })
  expect(s.path).toBe('/onboarding/5')
  s.actor.send({ type: 'visit.requested', path: '/onboarding/card-draw' })
  expect(s.child('selection').getSnapshot().matches('revealed')).toBe(true)
  expect(s.actor.getSnapshot().can({ type: 'visit.next' })).toBe(true)
})

test.each([
  ['/onboarding/2', null, '/'],
  ['/onboarding/loading', null, '/'],
  ['/onboarding/5', { ...FILLED, selectedCategory: null }, '/onboarding/3'],
  ['/onboarding/5', { ...FILLED, selectedReader: null }, '/onboarding/2'],
  ['/onboarding/card-draw', { ...FILLED, selectedTopic: null }, '/onboarding/4'],
  ['/onboarding/card-draw', { ...FILLED, sampleQuestion: null }, '/onboarding/5'],
  ['/onboarding/loading', FILLED, '/onboarding/card-draw'],
  ['/onboarding/loading', { ...FILLED, picks: [1, 2, 3], flipped: 3 }, '/onboarding/loading'],
  ['/onboarding/2', FILLED, '/onboarding/2'],
  ['/onboarding/1', FILLED, '/'],
  ['/demo/loading', null, '/demo/loading'],
  ['/result/abc1234', null, '/result/abc1234'],
  ['/result/', null, '/result/'],
  ['/result/null', null, '/result/null'],
  ['/share/abc1234', null, '/share/abc1234'],
  ['/share/%20', null, '/share/%20'],
  ['/no/such/page', null, '/no/such/page'],
])('a deep link to %s lands where what is filled in allows', (path, visit, landed) => {
  expect(stage({ path, visit }).path).toBe(landed)
})

test('restart forgets the visit and begins anew', async () => {
  const s = stage({ path: '/result/abc1234', visit: { ...FILLED, picks: [1, 2, 3], flipped: 3 } })
  s.actor.send({ type: 'visit.restart' })
  expect(s.path).toBe('/')
  expect(s.visit).toMatchObject({ nickname: '', sessionId: null, picks: [], flipped: 0, selectedReader: null })
  expect(s.child('session').getSnapshot().matches('none')).toBe(true)
  s.actor.send({ type: 'visit.start' })
  expect(s.calls.create.count).toBe(1)
})

test('a result that the provider does not know is an invalid one', async () => {
  const s = stage({ path: '/result/abc1234' })
  await s.calls.recall.answer(null)
  await s.calls.poll.answer({ kind: 'missing' })
  expect(s.actor.getSnapshot().matches({ visit: 'invalidResult' })).toBe(true)
  expect(s.path).toBe('/result/abc1234')
})

test('a reload in the middle of the reveal goes on where it was', () => {
  const s = stage({ path: '/onboarding/card-draw', visit: { ...FILLED, picks: [5, 6, 7], flipped: 1 } })
  expect(s.visit.flipped).toBe(2)
  expect(s.actor.getSnapshot().matches({ visit: { cardDraw: { table: 'revealing' } } })).toBe(true)
  s.pass(1600)
  expect(s.visit.flipped).toBe(3)
  expect(s.actor.getSnapshot().can({ type: 'visit.next' })).toBe(true)
})

test('the theme toggles, the stored one comes first', () => {
  const s = stage({ theme: 'light' })
  expect(s.actor.getSnapshot().matches({ theme: 'light' })).toBe(true)
  s.actor.send({ type: 'theme.toggle' })
  expect(s.actor.getSnapshot().matches({ theme: 'dark' })).toBe(true)
})

test('a catalog that fails is told in the banner and asked for again on the next page that needs it', async () => {
  const s = stage({ path: '/onboarding/2', visit: FILLED })
  expect(s.calls.catalog.count).toBe(1)
  await s.calls.catalog.fail('HTTP 500')
  expect(s.actor.getSnapshot().matches({ banner: 'shown' })).toBe(true)
  s.actor.send({ type: 'banner.dismiss' })
  expect(s.actor.getSnapshot().matches({ banner: 'hidden' })).toBe(true)
  s.actor.send({ type: 'visit.next' })
  expect(s.calls.catalog.count).toBe(2)
})
