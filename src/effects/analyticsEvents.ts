/** What the root chart tells is reported as what. Nothing in it tells who the visitor is. */
import type { ReadingEmitted } from '../../machines/reading.types.ts'
import { POSITIONS } from '../../machines/rules/domain.ts'
import type { Hit, SELECTIONS } from './analyticsTable.ts'
import { statusIn } from './faultLog.ts'

export type Told = ReadingEmitted

const selection = (type: keyof typeof SELECTIONS, value: string): Hit => ({
  name: 'user_selection',
  params: { selection_type: type, selection_value: value },
})
/** An event that has nothing to add to its name. */
const bare = (
  name: Extract<
    Hit['name'],
    `result_${'ready' | 'view_complete' | 'restart' | `${string}_view`}` | `card_${'reveal' | 'complete'}`
  >,
): Hit => ({ name, params: {} })
const cardAt = (at: number): string => POSITIONS[at] ?? ''

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
    selection('card', String(picks.at(-1) ?? '')),
    { name: 'card_select', params: { card_position: cardAt(picks.length - 1) } },
  ],
  'card.returned': ({ picks }) => [{ name: 'card_deselect', params: { cards_left: picks.length } }],
  'reveal.started': () => [selection('button_click', 'reveal'), bare('card_reveal')],
  'card.flipped': ({ flipped }) => [{ name: 'card_flip', params: { card_position: cardAt(flipped - 1) } }],
  'reveal.finished': () => [bare('card_complete')],
  'reading.asked': ({ choices }) => [
    selection('button_click', 'reading'),
    {
      name: 'onboarding_complete',
      params: {
        reader_type: choices.readerType,
        category_code: choices.categoryCode,
        topic_code: choices.topicCode,
        question_type: choices.question,
        nickname_type: choices.nickname,
      },
    },
  ],
  // Between the charts only.
  'cards.wanted': () => [],
  'drawing.left': () => [],
  'result.completed': () => [bare('result_ready')],
  'result.viewed': () => [bare('result_view_complete')],
  'result.cardFlipped': () => [{ name: 'card_flip', params: { card_position: 'lucky' } }],
  'result.missing': () => [error('resultMissing')],
  'result.hidden': () => [bare('result_hidden_view')],
  'result.deleted': () => [bare('result_deleted_view')],
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
  'reading.restarted': () => [bare('result_restart')],
  'share.done': ({ method }) => [{ name: 'result_share', params: { share_method: method } }],
  // Comes as a notice.
  'share.failed': () => [],
  'sharedReading.shown': () => [bare('result_shared_view')],
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
