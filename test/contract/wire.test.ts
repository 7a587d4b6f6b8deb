import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  CardsResponse,
  CreateSessionResponse,
  ReadersResponse,
  ResultResponse,
  SubmitBody,
  TopicsResponse,
} from '../../src/contract/wire.ts'
import { CARDS, READERS, resultAt, TOPICS } from '../liveWire.ts'

/** The field that a message is refused for, or null when it is taken. */
const refusedField = (schema: v.GenericSchema, message: unknown): string | null => {
  const result = v.safeParse(schema, message)
  return result.success ? null : (v.getDotPath(result.issues[0]) ?? '')
}

type Json = Record<string, unknown>
/** A copy with one field, by its dotted path, replaced; taken out with undefined. */
const changed = (message: unknown, path: string, value: unknown): unknown => {
  const copy = structuredClone(message) as Json
  const steps = path.split('.')
  const last = steps.pop()!
  const holder = steps.reduce((at, step) => at[step] as Json, copy)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

const CARDS_ANSWER = { sessionId: 'abc1234', cards: CARDS }
const SUBMIT = { categoryCode: 'LOVE', topicCode: 'REUNION', questionText: '다시 만날까요?', readerType: 'tf' }

test.for([
  ['topics', TopicsResponse, TOPICS],
  ['readers', ReadersResponse, READERS],
  ['cards', CardsResponse, CARDS_ANSWER],
  ['result', ResultResponse, resultAt(3)],
  ['submission', SubmitBody, SUBMIT],
] as const)('a live %s message is taken, also with fields that nobody knows', ([, schema, message]) => {
  expect(refusedField(schema, message)).toBeNull()
  expect(refusedField(schema, { ...message, extra: { deep: [1] } })).toBeNull()
})

test.for([
  [TopicsResponse, TOPICS, 'categories', null],
  [TopicsResponse, TOPICS, 'categories.0.code', ''],
  [TopicsResponse, TOPICS, 'categories.0.code', undefined],
  [TopicsResponse, TOPICS, 'categories.0.name', 7],
  [TopicsResponse, TOPICS, 'categories.0.description', 7],
  [TopicsResponse, TOPICS, 'categories.1.topics', undefined],
  [TopicsResponse, TOPICS, 'categories.1.topics.0.code', null],
  [TopicsResponse, TOPICS, 'categories.1.topics.0.name', undefined],
  [TopicsResponse, TOPICS, 'categories.1.topics.0.sampleQuestions', '질문'],
  [TopicsResponse, TOPICS, 'categories.1.topics.0.sampleQuestions.0', null],
  [ReadersResponse, READERS, 'readers', {}],
  [ReadersResponse, READERS, 'readers.0.type', ''],
  [ReadersResponse, READERS, 'readers.0.name', undefined],
  [ReadersResponse, READERS, 'readers.0.imageUrl', 1],
  [ReadersResponse, READERS, 'readers.2.videoUrl', false],
  [CreateSessionResponse, { sessionId: 'abc1234' }, 'sessionId', 1234567],
  [CardsResponse, CARDS_ANSWER, 'cards', undefined],
  [CardsResponse, CARDS_ANSWER, 'cards', CARDS.slice(1)],
  [CardsResponse, CARDS_ANSWER, 'cards.0.position', 0],
  [CardsResponse, CARDS_ANSWER, 'cards.0.position', 'past'],
  [CardsResponse, CARDS_ANSWER, 'cards.0.cardId', 1.5],
  [CardsResponse, CARDS_ANSWER, 'cards.0.cardId', '78'],
  [CardsResponse, CARDS_ANSWER, 'cards.0.nameKo', null],
  [CardsResponse, CARDS_ANSWER, 'cards.0.orientation', 'REVERSED'],
  [CardsResponse, CARDS_ANSWER, 'cards.0.videoUrl', 5],
  [ResultResponse, resultAt(3), 'status', undefined],
  [ResultResponse, resultAt(3), 'status', ''],
  [ResultResponse, resultAt(3), 'nickname', 1],
  [ResultResponse, resultAt(3), 'drawnCards', {}],
  [ResultResponse, resultAt(3), 'drawnCards.1.orientation', null],
  [ResultResponse, resultAt(3), 'interpretations.past', ['a']],
  [ResultResponse, resultAt(3), 'fortuneScore', 101],
  [ResultResponse, resultAt(3), 'fortuneScore', -1],
  [ResultResponse, resultAt(3), 'fortuneScore', '73'],
  [ResultResponse, resultAt(3), 'luckyCard.name', null],
  [ResultResponse, resultAt(3), 'luckyCard.message', undefined],
  [ResultResponse, resultAt(3), 'luckyCard.imageUrl', 1],
  [SubmitBody, SUBMIT, 'categoryCode', ''],
  [SubmitBody, SUBMIT, 'topicCode', 'x'.repeat(65)],
  [SubmitBody, SUBMIT, 'questionText', undefined],
  [SubmitBody, SUBMIT, 'readerType', null],
] as const)('a message that does not fit is refused by the name of its field', ([schema, message, field, value]) => {
  expect(refusedField(schema, changed(message, field, value))).toBe(field)
})

test.for([
  ['categories.0.description', TopicsResponse, TOPICS],
  ['categories.0.topics.0.sampleQuestions', TopicsResponse, TOPICS],
  ['readers.0.description', ReadersResponse, READERS],
  ['readers.0.imageUrl', ReadersResponse, READERS],
  ['readers.0.videoUrl', ReadersResponse, READERS],
  ['cards.0.nameEn', CardsResponse, CARDS_ANSWER],
  ['cards.0.videoUrl', CardsResponse, CARDS_ANSWER],
  ['sessionId', CardsResponse, CARDS_ANSWER],
  ...['sessionId', 'message', 'nickname', 'questionText', 'readerType', 'drawnCards'].map(
    (field) => [field, ResultResponse, resultAt(3)] as const,
  ),
  ...['interpretations', 'interpretations.summary', 'fortuneScore', 'luckyCard', 'luckyCard.imageUrl'].map(
    (field) => [field, ResultResponse, resultAt(3)] as const,
  ),
] as const)('%s may be null or absent', ([field, schema, message]) => {
  expect(refusedField(schema, changed(message, field, null))).toBeNull()
  expect(refusedField(schema, changed(message, field, undefined))).toBeNull()
})
