/** What is measured, whole: every event and what is sent with it (specification section 7). docs/analytics.md is made from it. */

interface Parameter {
  type: 'text' | 'number'
  meaning: string
}

export const PARAMETERS = {
  page_path: { type: 'text', meaning: 'Pattern of the address, such as `/result/:resultId`; never an id' },
  page_title: { type: 'text', meaning: 'Name of the page; a result is `타로 결과 페이지`' },
  step_number: { type: 'number', meaning: 'Step of the flow, 1 to 6' },
  step_name: {
    type: 'text',
    meaning: 'The same step by name: `welcome`, `reader`, `category`, `topic`, `question`, `cardDraw`',
  },
  time_spent: { type: 'number', meaning: 'Milliseconds on the page' },
  reader_type: { type: 'text', meaning: 'Code of the reader: `F`, `T`, `FT`' },
  category_code: { type: 'text', meaning: 'Code of the category' },
  topic_code: { type: 'text', meaning: 'Code of the topic' },
  question_type: { type: 'text', meaning: '`sample` or `custom`; never its words' },
  nickname_type: { type: 'text', meaning: '`random` or `typed`; never the name' },
  selection_type: { type: 'text', meaning: 'What kind of thing was chosen, as listed below' },
  selection_value: { type: 'text', meaning: 'What was chosen, as listed below' },
  card_position: { type: 'text', meaning: '`past`, `present`, `future`, or `lucky`' },
  cards_left: { type: 'number', meaning: 'Cards that are still picked' },
  share_method: { type: 'text', meaning: '`sheet` or `clipboard`' },
  metric_name: { type: 'text', meaning: '`CLS`, `FCP`, `INP`, `LCP` or `TTFB`' },
  metric_value: { type: 'number', meaning: 'The measure, to three digits after the point' },
  metric_unit: { type: 'text', meaning: '`ms`, or `score` for CLS' },
  error_type: { type: 'text', meaning: 'Kind of the fault; never its sentence' },
  http_status: { type: 'number', meaning: 'Status of the answer, where there was one' },
} as const satisfies Record<string, Parameter>

type ParameterName = keyof typeof PARAMETERS

interface Event {
  when: string
  parameters: readonly ParameterName[]
  /** Sent where they apply. */
  sometimes?: readonly ParameterName[]
}

const PAGE = ['page_path', 'page_title'] as const
const STEP = ['step_number', 'step_name'] as const

export const EVENTS = {
  page_view: { when: 'A page is shown', parameters: PAGE },
  time_on_page: { when: 'A page is left, or the tab', parameters: [...PAGE, 'time_spent'] },
  onboarding_enter: { when: 'A step of the flow is shown', parameters: STEP },
  onboarding_dropoff: { when: 'The tab is left in a step of the flow', parameters: [...STEP, 'time_spent'] },
  onboarding_complete: {
    when: 'The reading is asked for',
    parameters: ['reader_type', 'category_code', 'topic_code', 'question_type', 'nickname_type'],
  },
  user_selection: { when: 'Something is chosen or pressed', parameters: ['selection_type', 'selection_value'] },
  card_select: { when: 'A card of the fan is picked', parameters: ['card_position'] },
  card_deselect: { when: 'A picked card is put back', parameters: ['cards_left'] },
  card_reveal: { when: 'The three cards are about to turn', parameters: [] },
  card_flip: { when: 'A card has turned over', parameters: ['card_position'] },
  card_complete: { when: 'All three cards lie face up', parameters: [] },
  result_ready: { when: 'All of a reading is written', parameters: [] },
  result_view_complete: { when: 'A reading is read to its end', parameters: [] },
  result_share: { when: 'A reading is shared', parameters: ['share_method'] },
  result_restart: { when: 'A new reading is begun', parameters: [] },
  result_shared_view: { when: 'A shared reading is shown', parameters: [] },
  result_hidden_view: { when: 'A reading that its owner hides is asked for', parameters: [] },
  result_deleted_view: { when: 'A reading that its owner deleted is asked for', parameters: [] },
  performance_metric: {
    when: 'A web vital of the page load is known',
    parameters: ['metric_name', 'metric_value', 'metric_unit'],
  },
  error_occurred: { when: 'Something failed', parameters: ['error_type'], sometimes: ['http_status'] },
} as const satisfies Record<string, Event>

/** The kinds of `user_selection`, and what the value of each says. */
export const SELECTIONS = {
  reader: 'code of the reader',
  category: 'code of the category',
  topic: 'code of the topic',
  question: '`sample` or `custom`',
  card: 'place in the fan, 1 to 72',
  button_click: '`reveal`, `reading`, `retry`, `hide`, `show`, `delete` or `image_save`',
  form_submit: '`nickname` or `question`',
  modal_open: '`link_field`',
} as const

type ValueOf<Name extends ParameterName> = (typeof PARAMETERS)[Name]['type'] extends 'number' ? number : string
type Known<Names> = Names extends readonly ParameterName[] ? { [Name in Names[number]]: ValueOf<Name> } : object
type EventName = keyof typeof EVENTS
type Sometimes<Of> = Of extends { sometimes: infer Names } ? Partial<Known<Names>> : object

/** One event with all that is sent with it. */
export type Hit = {
  [Name in EventName]: {
    name: Name
    params: Known<(typeof EVENTS)[Name]['parameters']> & Sometimes<(typeof EVENTS)[Name]>
  }
}[EventName]

/** The page that hits are counted under: its address pattern, never the address itself, which may carry an id. */
export interface Page {
  path: string
  title: string
}

/** Where hits go. */
export interface Reporter {
  /** Names the page that everything after it belongs to. */
  open(page: Page): void
  send(hit: Hit): void
}
