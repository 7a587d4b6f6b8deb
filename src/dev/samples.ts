/** An example of every event of every chart, for the buttons of the inspector page. A new event does not compile until it has one. */
import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { luckyCardMachine } from '../../machines/luckyCard.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import { POSITIONS, type Catalog, type DrawnCard, type LuckyCard } from '../../machines/rules/domain.ts'
import { selectionMachine } from '../../machines/selection.machine.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import { shareMachine } from '../../machines/share.machine.ts'
import { sharingMachine } from '../../machines/sharing.machine.ts'
import { waitingMachine } from '../../machines/waiting.machine.ts'
import type { Recording } from './recording.ts'

type Own<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>
/** What the examples are drawn from: the chart's own context, and the catalog once it is loaded. */
interface Seen<M extends AnyStateMachine> {
  context: ContextFrom<M>
  catalog: Catalog
}
/** One example, or several to choose from. */
type Samples<M extends AnyStateMachine> = {
  [Type in Own<M>['type']]: (seen: Seen<M>) => readonly Omit<Extract<Own<M>, { type: Type }>, 'type'>[]
}
type Drawn = ReadonlyMap<string, (seen: { context: never; catalog: Catalog }) => readonly object[]>

const bare = () => [{}]
const CARDS: readonly DrawnCard[] = POSITIONS.map((position, index) => ({
  position,
  cardId: index + 1,
  nameKo: ['바보', '마법사', '여사제'][index] ?? '',
  nameEn: ['The Fool', 'The Magician', 'The High Priestess'][index] ?? '',
  orientation: index === 1 ? 'reversed' : 'upright',
  videoUrl: null,
  imageUrl: null,
}))
const LUCKY: LuckyCard = { name: '별사탕', message: '천천히 가도 괜찮아요.', imageUrl: null }
const ANSWERS = { readerType: 'F', categoryCode: 'LOVE', topicCode: 'REUNION', questionText: '다시 만날 수 있을까요?' }
const PATHS = ['/', '/onboarding/2', '/onboarding/card-draw', '/result/abc1234', '/share/abc1234', '/nowhere']

/** Before the catalog is loaded there are examples all the same. */
const or = <T>(found: readonly T[], otherwise: T): readonly T[] => (found.length > 0 ? found : [otherwise])

const topicsOf = ({ context, catalog }: Seen<typeof readingMachine>) => {
  const chosen = context.visit.selectedCategory?.code
  return (catalog.categories.find(({ code }) => code === chosen) ?? catalog.categories[0])?.topics ?? []
}
const sampleQuestionsOf = (seen: Seen<typeof readingMachine>) => {
  const chosen = seen.context.visit.selectedTopic?.code
  return topicsOf(seen).find(({ code }) => code === chosen)?.sampleQuestions ?? [ANSWERS.questionText]
}
const sharing = {
  'share.done': () => [{ method: 'sheet' }, { method: 'clipboard' }] as const,
  'share.failed': bare,
  'clipboard.failed': bare,
  'image.saved': bare,
  'image.failed': bare,
}

/** What a visitor does. */
const reading = {
  'nickname.change': () => [{ text: '별이' }, { text: '달빛라떼' }],
  'nickname.blur': bare,
  'visit.start': bare,
  'visit.next': bare,
  'visit.previous': bare,
  'visit.restart': bare,
  'visit.requested': () => PATHS.map((path) => ({ path })),
  'reader.toggle': ({ catalog }) =>
    or(
      catalog.readers.map(({ type }) => ({ readerType: type })),
      { readerType: ANSWERS.readerType },
    ),
  'category.toggle': ({ catalog }) =>
    or(
      catalog.categories.map(({ code }) => ({ code })),
      { code: ANSWERS.categoryCode },
    ),
  'topic.toggle': (seen) =>
    or(
      topicsOf(seen).map(({ code }) => ({ code })),
      { code: ANSWERS.topicCode },
    ),
  'sample.toggle': (seen) => sampleQuestionsOf(seen).map((question) => ({ question })),
  'question.change': () => [{ text: '이번 봄에 새로운 인연을 만날 수 있을까요?' }],
  'question.blur': bare,
  'theme.toggle': bare,
  'banner.dismiss': bare,
} satisfies Partial<Samples<typeof readingMachine>>

/** What the children, the browser and its storage tell. */
const toReading: Omit<Samples<typeof readingMachine>, keyof typeof reading> = {
  'connection.lost': bare,
  'connection.restored': bare,
  'storage.failed': () => [{ key: 'theme' }],
  'catalog.loaded': bare,
  'catalog.failed': () => [{ message: 'HTTP 500' }],
  'session.created': () => [{ sessionId: 'abc1234', nickname: '별이' }],
  'session.failed': () => [{ message: 'HTTP 500' }],
  'session.cardsDrawn': () => [{ cards: CARDS }],
  'session.cardsFailed': () => [{ message: 'HTTP 500' }],
  'session.submitted': bare,
  'session.submitFailed': () => [{ message: 'HTTP 500' }],
  'session.lost': bare,
  'card.picked': () => [{ picks: [7] }],
  'card.returned': () => [{ picks: [] }],
  'card.flipped': () => [{ flipped: 1 }],
  'reveal.started': bare,
  'reveal.finished': bare,
  'result.completed': bare,
  'result.failed': () => [{ message: 'FAILED' }],
  'result.pollFailed': () => [{ message: 'HTTP 500' }],
  'result.missing': bare,
  'result.viewed': bare,
  'result.cardFlipped': bare,
  'share.shown': bare,
  'share.refused': () => [{ message: 'HTTP 404' }],
  ...sharing,
}

const catalog: Samples<typeof catalogMachine> = { 'catalog.load': bare }

const session: Samples<typeof sessionMachine> = {
  'session.create': () => [{ nickname: '별이' }],
  'session.submit': ({ context }) => [{ answers: context.answers ?? ANSWERS }],
  'session.drawCards': bare,
  'session.clear': bare,
}

const selection: Samples<typeof selectionMachine> = {
  'card.pick': ({ context }) =>
    [7, 33, 70, 1].filter((card) => !context.picks.includes(card)).map((card) => ({ card })),
  'card.putBack': ({ context }) => context.picks.map((card) => ({ card })),
  'reveal.start': bare,
  'cards.arrive': () => [{ cards: CARDS }],
}

const result = {
  'step.next': bare,
  'step.previous': bare,
  'result.retry': bare,
} satisfies Partial<Samples<typeof resultMachine>>

const toResult: Omit<Samples<typeof resultMachine>, keyof typeof result> = {
  'attention.lost': bare,
  'attention.returned': bare,
  'lucky.flipped': bare,
  'reading.grew': bare,
  'step.advance': bare,
  'step.advanced': bare,
  ...sharing,
}

const luckyCard: Samples<typeof luckyCardMachine> = {
  'lucky.arrive': () => [{ card: LUCKY }],
  'lucky.flip': bare,
  'lucky.finishTyping': bare,
}

const links: Samples<typeof sharingMachine> = {
  'share.start': bare,
  'share.closeField': bare,
  'image.save': () => [{ imageUrl: '/og.jpg', name: '별사탕' }],
}

const drawn = (samples: object): Drawn => new Map(Object.entries(samples))

interface Chart {
  machine: AnyStateMachine
  /** Examples of what is asked of it. */
  asked: Drawn
  /** Examples of what its children and the browser report to it. */
  reported: Drawn
}

const chart = (machine: AnyStateMachine, asked: object = {}, reported: object = {}): Chart => ({
  machine,
  asked: drawn(asked),
  reported: drawn(reported),
})

/** Every chart of the product by its id. */
export const CHARTS: Readonly<Record<string, Chart>> = {
  reading: chart(readingMachine, reading, toReading),
  catalog: chart(catalogMachine, catalog),
  session: chart(sessionMachine, session),
  selection: chart(selectionMachine, selection),
  result: chart(resultMachine, result, toResult),
  luckyCard: chart(luckyCardMachine, luckyCard),
  sharing: chart(sharingMachine, links),
  share: chart(shareMachine),
  waiting: chart(waitingMachine),
}

const NOTHING: Catalog = { readers: [], categories: [] }

/** The catalog that the recorded visit has loaded; empty before that. */
export const catalogOf = ({ actors }: Pick<Recording, 'actors'>): Catalog => {
  const context = actors['reading/catalog']?.context as { catalog?: Catalog | null } | null | undefined
  return context?.catalog ?? NOTHING
}

/** Example events by type, ready to send. */
export const samplesOf = (samples: Drawn, context: unknown, known: Catalog): [type: string, AnyEventObject[]][] =>
  [...samples].map(([type, draw]) => [
    type,
    draw({ context: context as never, catalog: known }).map((payload) => ({ type, ...payload })),
  ])
