import { expect, test } from 'vitest'
import { hitsOf, type Told } from '../../src/effects/analyticsEvents.ts'

/** One of everything that the root chart can tell: an event without an entry here does not compile. */
const EVERYTHING: { [T in Told['type']]: Extract<Told, { type: T }> } = {
  notice: { type: 'notice', notice: 'nickname.tooShort' },
  fault: { type: 'fault', fault: 'poll', message: 'HTTP 503: 별이님의 비밀 질문' },
  'visit.began': { type: 'visit.began' },
  'reader.chosen': { type: 'reader.chosen', readerType: 'TF' },
  'category.chosen': { type: 'category.chosen', code: 'LOVE' },
  'topic.chosen': { type: 'topic.chosen', code: 'REUNION' },
  'question.chosen': { type: 'question.chosen', source: 'custom' },
  'reading.asked': { type: 'reading.asked' },
  'reading.restarted': { type: 'reading.restarted' },
  'card.picked': { type: 'card.picked', picks: [7, 30] },
  'card.returned': { type: 'card.returned', picks: [7] },
  'reveal.started': { type: 'reveal.started' },
  'card.flipped': { type: 'card.flipped', flipped: 3 },
  'reveal.finished': { type: 'reveal.finished' },
  'result.completed': { type: 'result.completed' },
  'result.failed': { type: 'result.failed', message: 'FAILED' },
  'result.pollFailed': { type: 'result.pollFailed', message: 'HTTP 500: x' },
  'result.missing': { type: 'result.missing' },
  'result.viewed': { type: 'result.viewed' },
  'result.cardFlipped': { type: 'result.cardFlipped' },
  'share.done': { type: 'share.done', method: 'clipboard' },
  'share.failed': { type: 'share.failed' },
  'share.shown': { type: 'share.shown' },
  'share.refused': { type: 'share.refused', message: 'HTTP 404: Not Found' },
  'clipboard.failed': { type: 'clipboard.failed' },
  'image.saved': { type: 'image.saved' },
  'image.failed': { type: 'image.failed' },
}

const selection = (selection_type: string, selection_value: string | number) => ({
  name: 'user_selection',
  params: { selection_type, selection_value },
})

test.for([
  ['notice', []],
  ['fault', [{ name: 'error_occurred', params: { error_type: 'poll', http_status: 503 } }]],
  ['visit.began', [selection('form_submit', 'nickname')]],
  ['reader.chosen', [selection('reader', 'TF')]],
  ['category.chosen', [selection('category', 'LOVE')]],
  ['topic.chosen', [selection('topic', 'REUNION')]],
  ['question.chosen', [selection('question', 'custom'), selection('form_submit', 'question')]],
  ['reading.asked', [selection('button_click', 'reading'), { name: 'onboarding_complete', params: {} }]],
  ['reading.restarted', [{ name: 'result_restart', params: {} }]],
  ['card.picked', [selection('card', 30), { name: 'card_select', params: { card_position: 'present' } }]],
  ['card.returned', [{ name: 'card_deselect', params: { cards_left: 1 } }]],
  ['reveal.started', [selection('button_click', 'reveal'), { name: 'card_reveal', params: {} }]],
  ['card.flipped', [{ name: 'card_flip', params: { card_position: 'future' } }]],
  ['reveal.finished', [{ name: 'card_reveal_complete', params: {} }]],
  ['result.completed', [{ name: 'result_ready', params: {} }]],
  ['result.failed', []],
  ['result.pollFailed', []],
  ['result.missing', [{ name: 'error_occurred', params: { error_type: 'resultMissing' } }]],
  ['result.viewed', [{ name: 'result_view_complete', params: {} }]],
  ['result.cardFlipped', [{ name: 'card_flip', params: { card_position: 'lucky' } }]],
  ['share.done', [{ name: 'result_share', params: { method: 'clipboard' } }]],
  ['share.failed', []],
  ['share.shown', [{ name: 'result_shared_view', params: {} }]],
  ['share.refused', []],
  ['clipboard.failed', [selection('modal_open', 'link_field')]],
  ['image.saved', [selection('button_click', 'image_save')]],
  ['image.failed', []],
] as const)('%s is reported as its line of the table says', ([type, hits]) => {
  expect(hitsOf(EVERYTHING[type])).toEqual(hits)
})

test('what failed aloud is an error; a fault that is no answer has no status', () => {
  const errors = (told: Told) => hitsOf(told).map(({ params }) => params)
  expect(errors({ type: 'notice', notice: 'share.failed' })).toEqual([{ error_type: 'sharing' }])
  expect(errors({ type: 'notice', notice: 'image.failed' })).toEqual([{ error_type: 'image' }])
  expect(errors({ type: 'fault', fault: 'storage', message: 'tarot_abc1234' })).toEqual([{ error_type: 'storage' }])
})

test('something that has no name in the table is not reported, and harms nothing', () => {
  expect(hitsOf({ type: 'something.new' } as unknown as Told)).toEqual([])
})

test('every selection type of the specification is in use', () => {
  const types = Object.values(EVERYTHING).flatMap((told) => hitsOf(told).map(({ params }) => params['selection_type']))
  for (const type of ['category', 'topic', 'question', 'reader', 'card', 'button_click', 'form_submit', 'modal_open'])
    expect(types).toContain(type)
})
