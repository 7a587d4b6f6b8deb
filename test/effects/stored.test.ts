import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ResultRecord } from '../../machines/result.types.ts'
import { POSITIONS, STEPS, type DrawnCard, type Reading } from '../../machines/rules/domain.ts'
import { isStepAvailable } from '../../machines/rules/steps.ts'
import { BARE_TABLE, BLANK_VISIT, withoutSession, type Visit } from '../../machines/rules/visit.ts'
import { resultRecordOf, visitOf } from '../../src/effects/stored.ts'
import { storedSelectionOf, storedSessionOf } from '../../src/effects/storing.ts'
import { CARDS, FILLED, reading, TURNED, WHOLE } from '../machines/stage.ts'

const text = fc.string({ unit: 'grapheme' })
const code = fc.string({ minLength: 1 })
const option = fc.option
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).filter((each) => each !== 'null' && each !== 'undefined')
const spread: fc.Arbitrary<DrawnCard[]> = fc.tuple(
  ...POSITIONS.map((position) =>
    fc.record({
      position: fc.constant(position),
      cardId: fc.nat(),
      nameKo: text,
      nameEn: text,
      orientation: fc.constantFrom('upright' as const, 'reversed' as const),
      videoUrl: option(fc.webUrl()),
      imageUrl: option(fc.webUrl()),
    }),
  ),
)
const typed = fc.record({
  nickname: text,
  isNicknameInvented: fc.boolean(),
  selectedReader: option(fc.record({ type: code })),
  selectedCategory: option(fc.record({ code })),
  selectedTopic: option(fc.record({ code })),
  sampleQuestion: option(text),
  customQuestion: text,
})
const answers = fc.record({ categoryCode: code, topicCode: code, questionText: text, readerType: code })
const picks = fc.uniqueArray(fc.integer({ min: 1, max: 72 }), { maxLength: 3 })
const seat = fc
  .record({
    sessionId: id,
    sessionNickname: text,
    triedAnswers: option(answers),
    acceptedAnswers: option(answers),
    predefinedCards: option(spread),
    picks,
    turned: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ turned, picks, ...rest }) => ({
    ...rest,
    spread: { picks, flipped: picks.length === 3 && rest.predefinedCards !== null ? turned : 0 },
  }))
/** Every visit that the charts can come to. */
const visits: fc.Arbitrary<Visit> = fc
  .tuple(typed, option(seat))
  .map(([fields, seated]) => ({ ...BLANK_VISIT, ...fields, ...seated }))

const throughJson = (record: unknown): unknown => JSON.parse(JSON.stringify(record))
const restored = (visit: Visit, heldId: string | null = null) =>
  visitOf(
    throughJson(storedSessionOf(visit)),
    throughJson(storedSelectionOf(visit.spread, visit.predefinedCards)),
    heldId,
  )

test('every visit comes back from its records as it was', () => {
  fc.assert(
    fc.property(visits, (visit) => {
      expect(restored(visit)).toEqual(visit)
    }),
  )
})

test('the session record has the fields of the specification', () => {
  expect(
    storedSessionOf({ ...FILLED, customQuestion: '제가 직접 쓴 질문이에요?', sampleQuestion: null }),
  ).toMatchObject({
    nickname: '별이',
    selectedCategory: { code: 'LOVE' },
    selectedTopic: { code: 'REUNION' },
    selectedQuestion: '제가 직접 쓴 질문이에요?',
    selectedReader: { type: 'F' },
    sessionId: 'abc1234',
    predefinedCards: CARDS,
    isSessionConfirmed: true,
  })
  expect(storedSessionOf(BLANK_VISIT)).toMatchObject({
    sessionId: null,
    predefinedCards: [],
    isSessionConfirmed: false,
  })
})

test('a picked card has its place, and an orientation only once it is turned over', () => {
  expect(storedSelectionOf(BARE_TABLE, CARDS)).toBeNull()
  expect(storedSelectionOf({ picks: [7, 72, 1], flipped: 2 }, CARDS)).toEqual({
    cards: [
      { id: 7, position: 'past', orientation: 'upright' },
      { id: 72, position: 'present', orientation: 'reversed' },
      { id: 1, position: 'future' },
    ],
    flipped: 2,
  })
})

test('a record of the specification alone is enough to resume', () => {
  const { nickname, selectedCategory, selectedTopic, selectedReader } = FILLED
  const session = {
    nickname,
    selectedCategory: { ...selectedCategory, name: '연애', topics: [] },
    selectedTopic,
    selectedQuestion: '다시 만날 수 있을까요, 그 사람을?',
    selectedReader,
    sessionId: 'abc1234',
    predefinedCards: [],
    isSessionConfirmed: true,
  }
  const selection = { cards: [{ id: 5, position: 'past' }] }
  expect(visitOf(session, selection, null)).toEqual({
    ...FILLED,
    sampleQuestion: null,
    customQuestion: '다시 만날 수 있을까요, 그 사람을?',
    predefinedCards: null,
    spread: { picks: [5], flipped: 0 },
  })
})

test('an id in memory is kept; the cards of another id are not', () => {
  expect(restored(TURNED, 'abc1234')).toEqual(TURNED)
  expect(restored(TURNED, 'other77')).toEqual({ ...FILLED, sessionId: 'other77', predefinedCards: null })
})

const sessionRecord = storedSessionOf(FILLED) as Record<string, unknown>

test('a stored id that was never confirmed is not believed, nor what belongs to it', () => {
  const unconfirmed = { ...storedSessionOf(TURNED), isSessionConfirmed: false }
  const selection = storedSelectionOf(TURNED.spread, CARDS)
  expect(visitOf(unconfirmed, selection, null)).toEqual(withoutSession(FILLED))
  expect(visitOf(unconfirmed, selection, 'abc1234')).toEqual({ ...FILLED, predefinedCards: null })
})

test.for([
  ['nickname', 7],
  ['nickname', undefined],
  ['selectedCategory', 'LOVE'],
  ['selectedCategory', { code: '' }],
  ['selectedTopic', { code: 3 }],
  ['selectedReader', {}],
  ['selectedQuestion', null],
  ['sessionId', ''],
  ['sessionId', 'null'],
  ['sessionId', '../etc'],
  ['predefinedCards', null],
  ['predefinedCards', CARDS.slice(0, 2)],
  ['predefinedCards', CARDS.toReversed()],
  ['predefinedCards', [CARDS[0], CARDS[1], { ...CARDS[2], orientation: 'left' }]],
  ['isSessionConfirmed', 'yes'],
  ['sampleQuestion', 1],
  ['customQuestion', []],
  ['triedAnswers', { categoryCode: 'LOVE' }],
] as const)('a session record whose %s is %j is ignored', ([field, value]) => {
  expect(visitOf({ ...sessionRecord, [field]: value }, null, null)).toBeNull()
})

test.for([null, [], 'text', 12, {}, { cards: [] }])('%j is no session record', (record) => {
  expect(visitOf(record, null, null)).toBeNull()
})

const past = { id: 1, position: 'past' }
const present = { id: 2, position: 'present' }
const future = { id: 3, position: 'future' }
test.for([
  ['a gap in the positions', { cards: [past, future], flipped: 0 }],
  ['positions out of order', { cards: [present, past], flipped: 0 }],
  ['a card that the fan does not have', { cards: [{ id: 73, position: 'past' }], flipped: 0 }],
  ['half a card', { cards: [{ id: 1.5, position: 'past' }], flipped: 0 }],
  ['one card twice', { cards: [past, { ...present, id: 1 }], flipped: 0 }],
  ['four cards', { cards: [past, present, future, { id: 4, position: 'future' }], flipped: 0 }],
  ['an unknown orientation', { cards: [{ ...past, orientation: 'flat' }], flipped: 0 }],
  ['turned cards with too few picked', { cards: [past, present], flipped: 1 }],
  ['more cards turned than there are', { cards: [past, present, future], flipped: 4 }],
  ['a bare list', [past]],
  ['nothing', null],
] as const)('a selection with %s is ignored, the visit is not', ([, selection]) => {
  expect(visitOf(sessionRecord, selection, null)).toEqual(FILLED)
})

test('turned cards that nobody knows, and picks without a session, are ignored', () => {
  const selection = { cards: [past, present, future], flipped: 3 }
  const unknown = storedSessionOf({ ...FILLED, predefinedCards: null })
  expect(visitOf(unknown, selection, null)?.spread).toEqual(BARE_TABLE)
  expect(visitOf(storedSessionOf(BLANK_VISIT), selection, null)).toEqual(BLANK_VISIT)
})

const readings: fc.Arbitrary<Reading> = fc.record({
  sessionId: id,
  status: fc.constantFrom('processing' as const, 'completed' as const, 'failed' as const),
  isHidden: fc.boolean(),
  nickname: option(text),
  questionText: option(text),
  readerType: option(text),
  cards: fc.tuple(spread, fc.integer({ min: 0, max: 3 })).map(([cards, count]) => cards.slice(0, count)),
  interpretations: fc.record({
    past: option(text),
    present: option(text),
    future: option(text),
    summary: option(text),
  }),
  fortuneScore: option(fc.integer({ min: 0, max: 100 })),
  isGentle: fc.boolean(),
  pictureUrl: option(fc.webUrl()),
  isWrittenByModel: option(fc.boolean()),
  luckyCard: option(fc.record({ name: text, message: text, imageUrl: option(fc.webUrl()) })),
  message: option(text),
})
const records: fc.Arbitrary<ResultRecord> = fc
  .record({
    reading: readings,
    place: option(fc.record({ step: fc.constantFrom(...STEPS), isFollowing: fc.boolean() })),
    luckyTurned: fc.boolean(),
  })
  .filter(({ reading: each, place }) => place === null || isStepAvailable(each, place.step))

test('every result comes back from its records as it was', () => {
  fc.assert(
    fc.property(records, ({ place, ...record }) => {
      expect(resultRecordOf(record.reading.sessionId, throughJson(record), throughJson(place))).toEqual({
        ...record,
        place,
      })
    }),
  )
})

const record = { reading: reading('completed', WHOLE), luckyTurned: true }

test.for([
  ['of a former version, which had the step beside the reading', { ...record, step: 'lucky' }, null],
  ['with a place that has nothing to show', { ...record, reading: reading('processing', ['past']) }, 'present'],
  ['with an unknown place', record, 'end'],
] as const)('a result record %s is read, and opens at the beginning', ([, stored, step]) => {
  const { reading: written, luckyTurned } = stored
  expect(resultRecordOf('abc1234', stored, step && { step, isFollowing: true })).toEqual({
    reading: written,
    luckyTurned,
    place: null,
  })
})

test.for([
  ['of another reading', { ...record, reading: { ...record.reading, sessionId: 'other77' } }],
  ['of no reading', { ...record, reading: null }],
  ['with an unknown status', { ...record, reading: { ...record.reading, status: 'COMPLETED' } }],
  ['with a score above 100', { ...record, reading: { ...record.reading, fortuneScore: 101 } }],
  ['with cards out of order', { ...record, reading: { ...record.reading, cards: CARDS.toReversed() } }],
  ['without texts', { ...record, reading: { ...record.reading, interpretations: {} } }],
  ['without the turn of the lucky card', { reading: record.reading }],
  ['that is a text', 'record'],
] as const)('a result record %s is ignored', ([, stored]) => {
  expect(resultRecordOf('abc1234', stored, null)).toBeNull()
})
