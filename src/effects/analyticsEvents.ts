/** What is reported as what (specification section 7, analytics events): one table. Nothing in it tells who the visitor is. */
import type { ReadingEmitted } from '../../machines/reading.types.ts'
import { POSITIONS } from '../../machines/rules/domain.ts'
import { statusIn } from './faultLog.ts'
import type { Hit } from './gtag.ts'

export type Told = ReadingEmitted

type SelectionType =
  'category' | 'topic' | 'question' | 'reader' | 'card' | 'button_click' | 'form_submit' | 'modal_open'

const selection = (type: SelectionType, value: string | number): Hit => ({
  name: 'user_selection',
  params: { selection_type: type, selection_value: value },
})
const card = (what: string, params: Hit['params'] = {}): Hit => ({ name: `card_${what}`, params })
const result = (what: string, params: Hit['params'] = {}): Hit => ({ name: `result_${what}`, params })

/** Sentences stay at home, since a provider may put anything into them; a status is only a number. */
const error = (type: string, message = ''): Hit => {
  const status = statusIn(message)
  return { name: 'error_occurred', params: { error_type: type, ...(status !== null && { http_status: status }) } }
}

type Table = { [T in Told['type']]: (told: Extract<Told, { type: T }>) => readonly Hit[] }

const TABLE: Table = {
  'visit.began': () => [selection('form_submit', 'nickname')],
  'reader.chosen': ({ readerType }) => [selection('reader', readerType)],
  'category.chosen': ({ code }) => [selection('category', code)],
  'topic.chosen': ({ code }) => [selection('topic', code)],
  'question.chosen': ({ source }) => [selection('question', source), selection('form_submit', 'question')],
  'card.picked': ({ picks }) => [
    selection('card', picks.at(-1) ?? 0),
    card('select', { card_position: POSITIONS[picks.length - 1] ?? '' }),
  ],
  'card.returned': ({ picks }) => [card('deselect', { cards_left: picks.length })],
  'reveal.started': () => [selection('button_click', 'reveal'), card('reveal')],
  'card.flipped': ({ flipped }) => [card('flip', { card_position: POSITIONS[flipped - 1] ?? '' })],
  'reveal.finished': () => [card('reveal_complete')],
  'reading.asked': () => [selection('button_click', 'reading'), { name: 'onboarding_complete', params: {} }],
  // Between the charts only.
  'cards.wanted': () => [],
  'drawing.left': () => [],
  'result.completed': () => [result('ready')],
  'result.viewed': () => [result('view_complete')],
  'result.cardFlipped': () => [card('flip', { card_position: 'lucky' })],
  'result.missing': () => [error('resultMissing')],
  'result.hidden': () => [result('hidden_view')],
  'result.deleted': () => [result('deleted_view')],
  'owning.changed': ({ isHidden }) => [selection('button_click', isHidden ? 'hide' : 'show')],
  'owning.deleted': () => [selection('button_click', 'delete')],
  // These come as faults.
  'owning.failed': () => [],
  'owning.deletionFailed': () => [],
  // These come as faults.
  'result.failed': () => [],
  'result.pollFailed': () => [],
  'result.watchFailed': () => [],
  'visit.broke': () => [],
  'result.wanted': () => [selection('button_click', 'retry')],
  'reading.restarted': () => [result('restart')],
  'share.done': ({ method }) => [result('share', { method })],
  // Comes as a notice.
  'share.failed': () => [],
  'sharedReading.shown': () => [result('shared_view')],
  // These come as faults.
  'sharedReading.refused': () => [],
  'sharedReading.voiceFailed': () => [],
  'clipboard.failed': () => [selection('modal_open', 'link_field')],
  'image.saved': () => [selection('button_click', 'image_save')],
  // Comes as a notice.
  'image.failed': () => [],
  notice: ({ notice }) => {
    if (notice === 'share.failed') return [error('sharing')]
    return notice === 'image.failed' ? [error('image')] : []
  },
  fault: ({ fault, message }) => [error(fault, message)],
}

/** What one thing told is reported as; nothing for what has no name in the table. */
export const hitsOf = (told: Told): readonly Hit[] =>
  (TABLE as Partial<Record<string, (told: Told) => readonly Hit[]>>)[told.type]?.(told) ?? []
