/** The visit on a stage: time is a clock that tests turn, and the world answers when tests say, and what they say. */
import {
  createActor,
  fromCallback,
  type AnyActor,
  type PromiseActorLogic,
  type SnapshotFrom,
  type StateValue,
} from 'xstate'
import { CHARTS } from '../../machines/charts.ts'
import type { ReadingsReport, ReadingsSignal } from '../../machines/pastReadings.setup.ts'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { ConnectionEvent, ReadingEmitted, ReadingEvent, Theme } from '../../machines/reading.types.ts'
import type { AttentionEvent } from '../../machines/result.types.ts'
import { pathOf, requestOf } from '../../machines/routes.ts'
import {
  STEPS,
  type Answers,
  type DrawnCard,
  type LuckyCard,
  type Reading,
  type Step,
} from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'
import { provideWorld, type World } from '../../machines/world.ts'
import { SteeredClock } from '../../src/dev/steeredClock.ts'
import { ANSWER_TIMEOUT } from '../../src/effects/deadline.ts'
import { callOf, Calls } from './calls.ts'
import { wordsAtOnce } from './wordsAtOnce.ts'

const IDS: readonly string[] = CHARTS.map(({ id }) => id)
/** The names of the world's actors, read off the charts: all but the charts, also those that come later. */
export const OUTSIDE = [
  ...new Set(CHARTS.flatMap(({ implementations }) => Object.keys(implementations.actors) as (keyof World)[])),
].filter((name) => !IDS.includes(name))
export type CallName = Exclude<keyof World, `watch${string}`>
export const CALLS = OUTSIDE.filter((name) => !name.startsWith('watch')) as CallName[]

/** Calls that take as long as people, voices and texts do. */
const ENDLESS: readonly CallName[] = ['openShareSheet', 'findVoice', 'speak']

type CallsOf<Logic> = Logic extends PromiseActorLogic<infer Output, infer Input> ? Calls<Output, Input> : never
export type Table = { [Name in CallName]: CallsOf<World[Name]> }

const card = (position: DrawnCard['position'], cardId: number, nameKo: string, nameEn: string): DrawnCard => ({
  position,
  cardId,
  nameKo,
  nameEn,
  orientation: position === 'present' ? 'reversed' : 'upright',
  videoUrl: null,
  imageUrl: null,
})
export const CARDS: readonly DrawnCard[] = [
  card('past', 1, '바보', 'The Fool'),
  card('present', 18, '별', 'The Star'),
  card('future', 20, '태양', 'The Sun'),
]
export const LUCKY: LuckyCard = { name: '별사탕', message: '천천히', imageUrl: '/media/lucky/01.avif' }
export const ANSWERS: Answers = {
  readerType: 'F',
  categoryCode: 'LOVE',
  topicCode: 'REUNION',
  questionText: '그 사람과 다시 만날 수 있을까요?',
}

/** A visit that is filled in up to the card table. */
export const FILLED: Visit = {
  ...BLANK_VISIT,
  nickname: '별이',
  sessionId: 'abc1234',
  sessionNickname: '별이',
  selectedReader: { type: 'F' },
  selectedCategory: { code: 'LOVE' },
  selectedTopic: { code: 'REUNION' },
  sampleQuestion: ANSWERS.questionText,
  predefinedCards: CARDS,
}
/** A visit whose cards lie face up, and whose answers the provider has. */
export const TURNED: Visit = {
  ...FILLED,
  spread: { picks: [1, 2, 3], flipped: 3 },
  triedAnswers: ANSWERS,
  acceptedAnswers: ANSWERS,
}

export const WHOLE = STEPS
/** A reading that is written as far as the named sections. */
export const reading = (status: Reading['status'], written: readonly Step[] = []): Reading => {
  const text = (step: Step, told: string) => (written.includes(step) ? told : null)
  return {
    sessionId: 'abc1234',
    status,
    nickname: '별이',
    questionText: ANSWERS.questionText,
    readerType: 'F',
    cards: CARDS,
    interpretations: {
      past: text('past', '지난 이야기'),
      present: text('present', '지금 이야기'),
      future: text('future', '다가올 이야기'),
      summary: text('summary', '모은 이야기'),
    },
    fortuneScore: written.includes('summary') ? 77 : null,
    isGentle: false,
    isHidden: false,
    pictureUrl: null,
    isWrittenByModel: null,
    luckyCard: written.includes('lucky') ? LUCKY : null,
    message: null,
  }
}

/** The one state inside of a state, down to the innermost: 'onboarding.reader'. */
const dotted = (value: StateValue | undefined): string =>
  typeof value === 'object'
    ? Object.entries(value).map(([key, inside]) => `${key}.${dotted(inside!)}`)[0]!
    : (value ?? '')

/** Where an actor stands, or where inside of one of its states; '' when it does not stand there. */
export const stateIn = (ref: { getSnapshot: () => { value: StateValue } }, path = ''): string => {
  const inside = (value: StateValue | undefined, key: string) => (typeof value === 'object' ? value[key] : undefined)
  return dotted(path.split('.').filter(Boolean).reduce(inside, ref.getSnapshot().value))
}

type Children = SnapshotFrom<typeof readingMachine>['children']
/** An event without anything in it, by its name. */
type Plain<E> = E extends { type: infer Type } ? ({ type: Type } extends E ? Type : never) : never

/** What surrounds a running visit. */
interface Surroundings {
  calls: Table
  connection?: (event: ConnectionEvent) => void
  attention?: (event: AttentionEvent) => void
  /** The root's ear, and the list's while it is open. */
  readings: Set<(event: ReadingsReport) => void>
}
const around = new WeakMap<AnyActor['system'], Surroundings>()
/** The world of all stages; which calls are meant is told by who asks. */
export const WORLD = {
  ...Object.fromEntries(CALLS.map((name) => [name, callOf((system) => around.get(system)!.calls[name] as never)])),
  watchConnection: fromCallback<ConnectionEvent>(({ sendBack, system }) => {
    around.get(system)!.connection = sendBack
  }),
  watchAttention: fromCallback<AttentionEvent>(({ sendBack, system }) => {
    around.get(system)!.attention = sendBack
  }),
  watchReadings: fromCallback<ReadingsSignal>(({ sendBack, system }) => {
    const { readings } = around.get(system)!
    readings.add(sendBack)
    return () => void readings.delete(sendBack)
  }),
  watchWords: wordsAtOnce,
} as unknown as World

export type Chart = ReturnType<typeof provideWorld>
let built: { of: readonly object[]; chart: Chart } | undefined
/** The chart in its world: built once, and anew only when a chart has become another. */
function chartInWorld(): Chart {
  const now = CHARTS.map(({ config }) => config)
  if (!built || now.some((config, at) => config !== built?.of[at])) built = { of: now, chart: provideWorld(WORLD) }
  return built.chart
}

export function stage({
  path = '/',
  visit = null,
  theme = 'dark',
  alter = (chart) => chart,
  provide = () => {},
}: {
  path?: string
  visit?: Visit | null
  theme?: Theme
  alter?: (chart: Chart) => Chart
  /** Told of the calls before the first is made. The charts are there at once where it says nothing else. */
  provide?: (calls: Table, clock: SteeredClock) => void
} = {}) {
  const clock = new SteeredClock()
  const deadlineOf = (name: CallName) => (ENDLESS.includes(name) ? Infinity : ANSWER_TIMEOUT)
  const calls = Object.fromEntries(CALLS.map((name) => [name, new Calls(clock, deadlineOf(name))])) as unknown as Table
  calls.loadCharts.onCall = (call) => call.answer()
  provide(calls, clock)
  const surroundings: Surroundings = { calls, readings: new Set() }
  const emitted: ReadingEmitted[] = []
  const actor = createActor(alter(chartInWorld()), { clock, input: { visit, theme } })
  around.set(actor.system, surroundings)
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const open = (asked: string) => actor.send(requestOf(asked))
  open(path)

  const child = <Id extends keyof Children>(id: Id): NonNullable<Children[Id]> => {
    const ref = actor.getSnapshot().children[id]
    if (!ref) throw new Error(`${id} does not run`)
    return ref as NonNullable<Children[Id]>
  }
  return {
    actor,
    clock,
    calls,
    emitted,
    child,
    open,
    /** Sends one after another; what carries nothing may be said by its name. */
    act: (...events: readonly (ReadingEvent | Plain<ReadingEvent>)[]) => {
      for (const event of events) actor.send((typeof event === 'string' ? { type: event } : event) as ReadingEvent)
    },
    pick: (...cards: number[]) => {
      for (const picked of cards) child('drawing').send({ type: 'card.toggle', card: picked })
    },
    /** The button of the card table. */
    goOn: () => child('drawing').send({ type: 'drawing.goOn' }),
    /** What the browser says of network and attention. */
    connect: (type: ConnectionEvent['type']) => surroundings.connection?.({ type }),
    attend: (type: AttentionEvent['type']) => surroundings.attention?.({ type }),
    /** What the device says of the readings of before. */
    keep: (type: ReadingsReport['type']) => surroundings.readings.forEach((tell) => tell({ type })),
    pass: (ms: number) => clock.goTo(clock.now + ms),
    /** Where the visit stands. */
    get at() {
      return stateIn(actor, 'visit')
    },
    get path() {
      return pathOf(actor.getSnapshot())
    },
    get visit() {
      return actor.getSnapshot().context.visit
    },
    /** Names of what was told, notices by their notice, faults by their fault. */
    told: () =>
      emitted.map((event) =>
        event.type === 'notice' ? event.notice : event.type === 'fault' ? `fault:${event.fault}` : event.type,
      ),
  }
}
