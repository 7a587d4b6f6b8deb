/** What may be sent to a chart in its present state, with examples: the buttons and forms of the inspector page. */
import type { AnyActorLogic, AnyEventObject, ContextFrom, EventFromLogic, EventObject } from 'xstate'
import type { catalogMachine } from '../../machines/catalog.machine.ts'
import type { CHARTS } from '../../machines/charts.ts'
import type { drawingMachine } from '../../machines/drawing.machine.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import { DECK_SIZE } from '../../machines/rules/deck.ts'
import { POSITIONS, type Catalog, type DrawnCard } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, textsOf, type Visit } from '../../machines/rules/visit.ts'
import { chartOf, snapshotOf } from './chartWords.ts'
import { ROOT, type ActorState, type Recording } from './recording.ts'

/** What the examples are drawn from. */
interface Seen {
  visit: Visit
  /** Empty until it is loaded. */
  catalog: Catalog
  picks: readonly number[]
}

// The last three the root only passes on, whatever they carry.
type Foreign = { type: `xstate.${string}` | 'card.picked' | 'card.returned' | 'card.flipped' }
type EventOf<M> = M extends AnyActorLogic ? EventFromLogic<M> : never
// A chart without events of its own is said to take any.
type Own<E extends EventObject> = E extends Foreign ? never : string extends E['type'] ? never : E
type OwnEvent = Own<EventOf<(typeof CHARTS)[number]>>
type Payload<Type extends OwnEvent['type']> = Omit<Extract<OwnEvent, { type: Type }>, 'type'>
type BareType = { [Type in OwnEvent['type']]: keyof Payload<Type> extends never ? Type : never }[OwnEvent['type']]
/** An event that carries something does not compile until it has an example. */
type Examples = { [Type in Exclude<OwnEvent['type'], BareType>]: (seen: Seen) => readonly Payload<Type>[] }

const CARDS: readonly DrawnCard[] = POSITIONS.map((position, index) => ({
  position,
  cardId: index + 1,
  nameKo: ['바보', '마법사', '여사제'][index] ?? '',
  nameEn: ['The Fool', 'The Magician', 'The High Priestess'][index] ?? '',
  orientation: index === 1 ? 'reversed' : 'upright',
  videoUrl: null,
  imageUrl: null,
}))
const FAN = Array.from({ length: DECK_SIZE }, (_, index) => index + 1)
const ID = 'abc1234'
const fault = () => [{ message: 'HTTP 500' }]
const nowhere = () => [{ path: '/nowhere' }]
const topicsOf = ({ visit, catalog }: Seen) =>
  catalog.categories.find(({ code }) => code === visit.selectedCategory?.code)?.topics ?? []
const questionsOf = (seen: Seen) =>
  topicsOf(seen).find(({ code }) => code === seen.visit.selectedTopic?.code)?.sampleQuestions ?? []

const EXAMPLES: Examples = {
  'open.result': () => [{ resultId: ID }],
  'readings.hide': () => [{ resultId: ID }],
  'readings.show': () => [{ resultId: ID }],
  'readings.forget': () => [{ resultId: ID }],
  'pastReadings.failed': fault,
  'open.share': () => [{ sharedId: ID }],
  'open.invalidResult': nowhere,
  'open.invalidShare': nowhere,
  'open.notFound': nowhere,
  'nickname.change': () => [{ text: '별이' }, { text: '달빛라떼' }],
  'reader.toggle': ({ catalog }) => catalog.readers.map(({ type }) => ({ readerType: type })),
  'category.toggle': ({ catalog }) => catalog.categories.map(({ code }) => ({ code })),
  'topic.toggle': (seen) => topicsOf(seen).map(({ code }) => ({ code })),
  'sample.toggle': (seen) => questionsOf(seen).map((question) => ({ question })),
  'question.change': () => [{ text: '이번 봄에 새로운 인연을 만날 수 있을까요?' }],
  'card.toggle': ({ picks }) => [...FAN.filter((card) => !picks.includes(card)), ...picks].map((card) => ({ card })),
  'image.save': () => [{ imageUrl: '/og.jpg', name: '별사탕' }],
  'owning.changed': () => [{ isHidden: true }, { isHidden: false }],
  'owning.failed': fault,
  'owning.deletionFailed': fault,
  'owning.deleted': () => [{ deletion: 'now', resultId: ID }],
  'words.judged': ({ visit }) => [{ judged: textsOf(visit).map((text) => ({ text, isProfane: false })) }],
  'storage.failed': () => [{ key: 'theme' }],
  'answers.refused': () => [{ refusal: { kind: 'refused', message: 'HTTP 400' }, sessionId: ID }],
  'catalog.failed': fault,
  'cards.failed': fault,
  'cards.arrive': () => [{ cards: CARDS }],
  'submission.failed': fault,
  'drawing.left': ({ picks }) => [{ spread: { picks, flipped: 0 } }],
  'result.failed': fault,
  'result.pollFailed': fault,
  'result.watchFailed': fault,
  'lucky.arrive': () => [{ card: { name: '별사탕', message: '천천히 가도 괜찮아요.', imageUrl: null } }],
  'share.prepare': () => [{ pictureUrl: '/og.jpg' }],
  'share.done': () => [{ method: 'sheet' }, { method: 'clipboard' }],
  'sharedReading.refused': () => [{ reason: 'troubled', message: 'HTTP 500' }],
  'sharedReading.voiceFailed': fault,
  'speech.start': () => [{ text: '천천히 가도 괜찮아요.' }],
  'visit.broke': fault,
}
const examplesOf: ReadonlyMap<string, (seen: Seen) => readonly object[]> = new Map(Object.entries(EXAMPLES))

/** What visitors do. Everything else is told by children, by the browser or by another region. */
const BY_VISITORS: ReadonlySet<string> = new Set<OwnEvent['type']>([
  'nickname.change',
  'nickname.blur',
  'visit.start',
  'reader.toggle',
  'category.toggle',
  'topic.toggle',
  'sample.toggle',
  'question.change',
  'question.blur',
  'visit.next',
  'visit.previous',
  'visit.restart',
  'visit.retry',
  'visit.resume',
  'theme.toggle',
  'banner.dismiss',
  'card.toggle',
  'drawing.goOn',
  'step.next',
  'step.previous',
  'picture.enlarge',
  'picture.close',
  'result.retry',
  'summary.finishTyping',
  'lucky.flip',
  'lucky.finishTyping',
  'share.start',
  'share.closeField',
  'owner.hide',
  'owner.show',
  'owner.delete',
  'owner.confirm',
  'owner.relent',
  'image.save',
  'sharedReading.retry',
  'readings.hide',
  'readings.show',
  'readings.forget',
  'readings.forgetAll',
  'readings.keep',
  'speech.start',
  'speech.stop',
  'note.open',
  'note.close',
])

export interface Allowed {
  type: string
  by: 'visitor' | 'address' | 'report'
  /** The examples that the state would take, one at least. */
  events: readonly AnyEventObject[]
}

const seenIn = ({ actors }: Pick<Recording, 'actors'>): Seen => {
  const root = actors[ROOT]?.context as ContextFrom<typeof readingMachine> | undefined
  const known = actors[`${ROOT}/catalog`]?.context as ContextFrom<typeof catalogMachine> | undefined
  const drawing = actors[`${ROOT}/drawing`]?.context as ContextFrom<typeof drawingMachine> | undefined
  return {
    visit: root?.visit ?? BLANK_VISIT,
    catalog: known?.catalog ?? { readers: [], categories: [], isReadByModel: false },
    picks: drawing?.picks ?? [],
  }
}

/** Every event that the chart names and would take in its present state with one of the examples. */
export function allowedEvents(state: ActorState, recording: Pick<Recording, 'actors'>): Allowed[] {
  const snapshot = snapshotOf(state)
  const seen = seenIn(recording)
  return chartOf(state)
    .events.filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
    .map((type): Allowed => {
      const payloads = examplesOf.get(type)?.(seen) ?? [{}]
      return {
        type,
        by: type.startsWith('open.') ? 'address' : BY_VISITORS.has(type) ? 'visitor' : 'report',
        events: payloads.map((payload) => ({ type, ...payload })).filter((event) => snapshot.can(event)),
      }
    })
    .filter(({ events }) => events.length > 0)
}
