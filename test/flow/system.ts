/**
 * The whole product without a browser as one pure function: the events so far are replayed on real actors. What comes
 * out is plain data: what a visitor would see, and what can happen next.
 */
import type { AnyMachineSnapshot, InspectionEvent, SnapshotFrom } from 'xstate'
import type { resultMachine } from '../../machines/result.machine.ts'
import type { Theme } from '../../machines/reading.types.ts'
import { screenOf, type Screen } from '../../machines/routes.ts'
import { STEPS, type Reading, type Step } from '../../machines/rules/domain.ts'
import { availableSteps } from '../../machines/rules/steps.ts'
import { ROUTE_TRANSITION } from '../../machines/rules/timing.ts'
import { isSeated, isSessionSpent, type Visit } from '../../machines/rules/visit.ts'
import { TEXTS, type Call } from './answers.ts'
import { kindOf, type SystemEvent } from './events.ts'
import { happen } from './happen.ts'
import { offersOf } from './offers.ts'
import { Running, type Pause, type Root } from './running.ts'
import type { Start } from './start.ts'

/** What a visitor would see after the events, and what can happen next. Plain data. */
export interface SystemState {
  start: Start
  events: readonly SystemEvent[]
  screen: Screen
  /** The address in the bar. */
  path: string
  /** 1 to 7, or null outside of the flow: the header's progress. */
  progress: number | null
  /** The root's own state value. */
  root: Root['value']
  /** The state values of the running charts below the root, by their ids; `''` is the root's own. */
  charts: Readonly<Record<string, AnyMachineSnapshot['value']>>
  theme: Theme
  isOnline: boolean
  isVisible: boolean
  isStorageFull: boolean
  /** The banner that is shown. */
  banner: 'catalog' | 'cards' | null
  visit: Visit
  /** Whether the way on is open (`visit.next`). */
  canGoOn: boolean
  /** The open result as far as it is written. */
  reading: Reading | null
  step: Step | null
  /** The sentence of a reading that failed. */
  failure: string | null
  /** Characters of the lucky card's message that are typed out. */
  typed: number
  /** Failures in a row of the cards and of the submission. */
  failures: readonly [cards: number, submission: number]
  /** What the root told the world during the last event: notices by their name, faults as `fault:…`, else the type. */
  told: readonly string[]
  /** Calls that wait for their answer, and how many ms they have been waiting. */
  calls: Readonly<Partial<Record<Call, number>>>
  /** Pauses that are running, the one that ends first in front. */
  pauses: readonly Pause[]
  /** How many ms the clock moved in the last event: a pause, and the fade when it led to another screen. */
  passed: number
  history: { paths: readonly string[]; at: number }
  /** Every edge that was walked, every leaf state that was reached and every kind of event that happened since the start. */
  seen: ReadonlySet<string>
  /** What can happen next. */
  offers: readonly SystemEvent[]
}

type Value = AnyMachineSnapshot['value']

const screenNow = ({ value }: Root): Screen =>
  (typeof value.visit === 'string' ? value.visit : Object.keys(value.visit)[0]) as Screen

const stepNow = (open: SnapshotFrom<typeof resultMachine> | undefined): Step | null =>
  STEPS.find((step) => open?.matches({ open: { steps: step } })) ?? null

/** Reads what there is to see off the running actors. */
function stateOf(running: Running, events: readonly SystemEvent[], passed: number): SystemState {
  const { start, root, world, history } = running
  const { result, session } = root.children
  const charts: Record<string, Value> = {}
  for (const [id, ref] of running.actors) {
    const snapshot: Partial<AnyMachineSnapshot> = ref.getSnapshot()
    if (snapshot.status === 'error') throw new Error(`${id} ended in error`, { cause: snapshot.error })
    if (snapshot.machine) charts[id] = snapshot.value!
  }
  const open = result?.getSnapshot()
  const seen = {
    start,
    events,
    screen: screenNow(root),
    path: history.path,
    progress: screenOf(root)?.step ?? null,
    root: root.value,
    charts,
    theme: root.matches({ theme: 'light' }) ? ('light' as const) : ('dark' as const),
    isOnline: world.isOnline,
    isVisible: world.isVisible,
    isStorageFull: world.isFull,
    banner: root.matches({ banner: 'shown' }) ? root.context.banner : null,
    visit: root.context.visit,
    canGoOn: root.can({ type: 'visit.next' }),
    reading: open?.context.reading ?? null,
    step: stepNow(open),
    failure: open?.context.failure ?? null,
    typed: open?.children.luckyCard?.getSnapshot().context.typed ?? 0,
    failures: [session!.getSnapshot().context.cardsFailures, session!.getSnapshot().context.submitFailures] as const,
    told: [...running.told],
    calls: running.calls,
    pauses: running.pauses,
    passed,
    history: { paths: history.entries.map(({ path }) => path), at: history.at },
    seen: new Set([...running.seen, ...events.map(kindOf)]),
  }
  return { ...seen, offers: offersOf(seen) }
}

/** Lets the fade to another screen pass, and the fades that follow from what ends meanwhile. */
function fade(running: Running, from: string): void {
  for (let before = from; before !== running.shown;) {
    before = running.shown
    running.pass(ROUTE_TRANSITION)
  }
}

/** The product running from a starting point, one event after the other. */
export class Visitation {
  readonly #running: Running
  readonly #events: SystemEvent[] = []
  #passed = 0

  /** @param inspect sees every actor of the system, as the `inspect` option of `createActor` */
  constructor(start: Start, inspect?: (event: InspectionEvent) => void) {
    this.#running = new Running(start, inspect)
  }

  happen(event: SystemEvent): void {
    const { clock, shown, told } = this.#running
    const began = clock.now
    told.length = 0
    happen(this.#running, event)
    this.#running.note()
    // A page load shows its first screen without a fade.
    if (event.type !== 'TYPE_ADDRESS') fade(this.#running, shown)
    this.#events.push(event)
    this.#passed = clock.now - began
  }

  get state(): SystemState {
    return stateOf(this.#running, [...this.#events], this.#passed)
  }

  end(): void {
    this.#running.leave()
  }
}

/** Replays events from a starting point; see `Visitation`. */
export function runSystem(
  start: Start,
  events: readonly SystemEvent[],
  inspect?: (event: InspectionEvent) => void,
): SystemState {
  const visitation = new Visitation(start, inspect)
  for (const event of events) visitation.happen(event)
  const { state } = visitation
  visitation.end()
  return state
}

/** A text as the model knows it: the ones that are typed by name, and of others only whether there is one. */
const known = (text: string, texts: Readonly<Record<string, string>>): string =>
  Object.keys(texts).find((name) => texts[name] === text) ?? (text === '' ? 'none' : 'other')

/**
 * Which state of the model a state is: the charts' state values and, of the contexts, only what guards and screens tell
 * apart. Two states with the same key offer the same.
 */
export const keyOf = (state: SystemState): string => {
  const { visit, reading, history } = state
  return JSON.stringify([
    state.root,
    state.charts,
    state.banner,
    state.path,
    [known(visit.nickname, TEXTS.nickname), visit.sessionId !== null, isSeated(visit), isSessionSpent(visit)],
    [visit.selectedReader?.type, visit.selectedCategory?.code, visit.selectedTopic?.code],
    [known(visit.customQuestion, TEXTS.question), visit.sampleQuestion !== null],
    [visit.predefinedCards !== null, visit.picks.length, visit.flipped],
    [availableSteps(reading), reading?.status, state.failure !== null, state.typed],
    state.failures,
    state.pauses.map(({ delay }) => delay),
    [state.isOnline, state.isVisible, state.isStorageFull],
    [history.paths[history.at - 1], history.paths[history.at + 1]],
  ])
}
