import { expect, test } from 'vitest'
import { hitsOf, type Told } from '../../src/effects/analyticsEvents.ts'
import { SELECTIONS } from '../../src/effects/analyticsTable.ts'

const selection = (selection_type: string, selection_value: string) => ({
  name: 'user_selection',
  params: { selection_type, selection_value },
})
const hit = (name: string, params: object = {}) => ({ name, params })

type Line<T extends Told['type']> = [told: Omit<Extract<Told, { type: T }>, 'type'>, hits: object[]]

/** One of everything that the root chart can tell, with what it is reported as: an event without a line does not compile. */
const TABLE: { [T in Told['type']]: Line<T> } = {
  notice: [{ notice: 'nickname.tooShort' }, []],
  fault: [
    { fault: 'poll', message: 'HTTP 503: 별이님의 비밀 질문' },
    [hit('error_occurred', { error_type: 'poll', http_status: 503 })],
  ],
  'visit.began': [{}, [selection('form_submit', 'nickname')]],
  'visit.broke': [{ message: 'Unknown error' }, []],
  'reader.chosen': [{ readerType: 'TF' }, [selection('reader', 'TF')]],
  'category.chosen': [{ code: 'LOVE' }, [selection('category', 'LOVE')]],
  'topic.chosen': [{ code: 'REUNION' }, [selection('topic', 'REUNION')]],
  'question.chosen': [{ source: 'custom' }, [selection('question', 'custom'), selection('form_submit', 'question')]],
  'reading.asked': [
    {
      choices: { readerType: 'F', categoryCode: 'LOVE', topicCode: 'REUNION', question: 'custom', nickname: 'random' },
    },
    [
      selection('button_click', 'reading'),
      hit('onboarding_complete', {
        reader_type: 'F',
        category_code: 'LOVE',
        topic_code: 'REUNION',
        question_type: 'custom',
        nickname_type: 'random',
      }),
    ],
  ],
  'reading.restarted': [{}, [hit('result_restart')]],
  'card.picked': [{ picks: [7, 30] }, [selection('card', '30'), hit('card_select', { card_position: 'present' })]],
  'card.returned': [{ picks: [7] }, [hit('card_deselect', { cards_left: 1 })]],
  'cards.wanted': [{}, []],
  'drawing.left': [{ spread: { picks: [7], flipped: 0 } }, []],
  'reveal.started': [{}, [selection('button_click', 'reveal'), hit('card_reveal')]],
  'card.flipped': [{ flipped: 3 }, [hit('card_flip', { card_position: 'future' })]],
  'reveal.finished': [{}, [hit('card_complete')]],
  'result.completed': [{}, [hit('result_ready')]],
  'result.failed': [{ message: 'FAILED' }, []],
  'result.pollFailed': [{ message: 'HTTP 500: x' }, []],
  'result.watchFailed': [{ message: 'x' }, []],
  'result.missing': [{}, [hit('error_occurred', { error_type: 'resultMissing' })]],
  'result.hidden': [{}, [hit('result_hidden_view')]],
  'result.deleted': [{}, [hit('result_deleted_view')]],
  'owning.changed': [{ isHidden: true }, [selection('button_click', 'hide')]],
  'owning.deleted': [{ deletion: 'now', resultId: 'abc1234' }, [selection('button_click', 'delete')]],
  'owning.failed': [{ message: 'HTTP 500: x' }, []],
  'owning.deletionFailed': [{ message: 'HTTP 500: x' }, []],
  'result.wanted': [{}, [selection('button_click', 'retry')]],
  'result.viewed': [{}, [hit('result_view_complete')]],
  'result.cardFlipped': [{}, [hit('card_flip', { card_position: 'lucky' })]],
  'share.done': [{ method: 'clipboard' }, [hit('result_share', { share_method: 'clipboard' })]],
  'share.failed': [{}, []],
  'sharedReading.shown': [{}, [hit('result_shared_view')]],
  'sharedReading.refused': [{ reason: 'missing', message: 'HTTP 404: Not Found' }, []],
  'sharedReading.voiceFailed': [{ message: 'x' }, []],
  'clipboard.failed': [{}, [selection('modal_open', 'link_field')]],
  'image.saved': [{}, [selection('button_click', 'image_save')]],
  'image.failed': [{}, []],
}
const LINES = Object.entries(TABLE).map(([type, [told, hits]]) => ({ told: { type, ...told } as Told, hits }))

test.for(LINES)('$told.type is reported as its line of the table says', ({ told, hits }) => {
  expect(hitsOf(told)).toEqual(hits)
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
  const hits = LINES.flatMap(({ told }) => hitsOf(told))
  const types = hits.flatMap(({ name, params }) => (name === 'user_selection' ? [params.selection_type] : []))
  expect(new Set(types)).toEqual(new Set(Object.keys(SELECTIONS)))
  for (const type of ['category', 'topic', 'question', 'reader', 'card', 'button_click', 'form_submit', 'modal_open'])
    expect(types).toContain(type)
})
