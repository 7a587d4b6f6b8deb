/**
 * The whole product without a browser as one pure function: the events so far are replayed on real actors. What comes
 * out is plain data: what a visitor would see, and what can happen next.
 */
import {
  createActor,
  isMachineSnapshot,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate'
import { screenKeyOf, screenOf } from '../../machines/routes.ts'
import { ROUTE_TRANSITION } from '../../machines/rules/timing.ts'
import { isAccepted, isSeated, isSessionFresh } from '../../machines/rules/visit.ts'
import { ANSWER_TIMEOUT } from '../../src/effects/deadline.ts'
import { bindHistory } from '../../src/effects/history.ts'
import * as recall from '../../src/effects/recall.ts'
import * as storage from '../../src/effects/storage.ts'
import { MemoryHistory } from '../memoryHistory.ts'
import { ANSWERS, answerOf, BROKEN, type Call } from './answers.ts'
import type { Control, Root } from './control.ts'
import { seenIn } from './coverage.ts'
import { isNetworkCall } from './provider.ts'
import { BUG, kindOf, PAUSES, type SystemEvent } from './events.ts'
import { sightOf, toastOf, type Expected } from './sight.ts'
import type { Start } from './start.ts'
import { Browser, browserOf, steeredMachine } from './world.ts'

/** What a visitor would see after the events, and what can happen next. Plain data. */
export interface SystemState extends Expected {
  start: Start
  events: readonly SystemEvent[]
  screen: string
  /** The state values of the running charts, by their ids. */
  charts: Readonly<Record<string, AnyMachineSnapshot['value']>>
  /** Which state of the model this is. Two states with the same key offer the same. */
  key: string
  sessionId: string
  /** Calls that wait for their answer. */
  calls: readonly Call[]
  /** How many ms the clock moved in the last event: a pause, and the fade when it led to another screen. */
  passed: number
  /** Every edge that was walked, every leaf state that was reached and every kind of event that happened since the start. */
  seen: ReadonlySet<string>
  /** What can happen next. */
  offers: readonly SystemEvent[]
}

/** Which chart hears a deed; the root hears all others. */
const HEARERS: Readonly<Record<string, string>> = {
  card: 'drawing',
  drawing: 'drawing',
  step: 'result',
  speech: 'speech',
  result: 'result',
  picture: 'result',
  summary: 'summary',
  lucky: 'luckyCard',
  owner: 'owning',
  share: 'sharing',
  image: 'sharing',
  sharedReading: 'sharedReading',
  catalog: 'catalog',
  readings: 'pastReadings',
}

/** XState throws an error of an actor once more, later and into the void, when somebody listens who minds no errors. */
const quietly = (run: () => void): void => {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (() => 0) as never
  try {
    run()
  } finally {
    globalThis.setTimeout = setTimeout
  }
}

/** The product running from a starting point, one event after the other, one page load after another. */
export class Visitation {
  readonly #start: Start
  readonly #browser: Browser
  readonly #inspect: (event: InspectionEvent) => void
  readonly #events: SystemEvent[] = []
  readonly #seen = new Set<string>()
  readonly #toasts: string[] = []
  #actor!: Actor<typeof steeredMachine>
  #history!: MemoryHistory
  #passed = 0
  #leave = () => {}

  /** @param inspect sees every actor of the system, as the `inspect` option of `createActor` */
  constructor(start: Start, inspect: (event: InspectionEvent) => void = () => {}) {
    this.#start = start
    this.#browser = new Browser(start)
    this.#inspect = inspect
    this.#load(start.path)
  }

  /** A page load: what the storage holds is all that is left of the one before. */
  #load(path: string): void {
    this.#leave()
    const { storages, clock } = this.#browser
    const actor = createActor(steeredMachine, {
      clock,
      input: { visit: recall.restoreVisit(storages), theme: storage.restoreTheme(storages) },
      inspect: (event) => {
        this.#inspect(event)
        for (const name of seenIn(event)) this.#seen.add(name)
      },
    })
    browserOf.set(actor.system, this.#browser)
    this.#toasts.length = 0
    actor.on('notice', ({ notice }) => this.#toasts.push(toastOf(notice, actor.getSnapshot())))
    const undo = [storage.persistVisit(actor, storages), recall.rememberResults(actor, storages)]
    this.#history = new MemoryHistory(path)
    this.#actor = actor.start()
    undo.push(bindHistory(actor, this.#history))
    this.#leave = () => {
      for (const stop of undo) stop()
      actor.stop()
    }
  }

  get #root(): Root {
    return this.#actor.getSnapshot()
  }

  /** Every running chart, by its id. */
  get #charts(): Map<string, AnyActorRef> {
    const found = new Map<string, AnyActorRef>()
    const look = (ref: AnyActorRef): void => {
      const snapshot: AnyMachineSnapshot = ref.getSnapshot()
      if (!isMachineSnapshot(snapshot)) return
      if (snapshot.status === 'error' && ref === this.#actor)
        throw new Error('the root broke', { cause: snapshot.error })
      if (snapshot.status !== 'active') return
      found.set(snapshot.machine.id, ref)
      for (const child of Object.values<AnyActorRef | undefined>(snapshot.children)) if (child) look(child)
    }
    look(this.#actor)
    return found
  }

  #find(id: string): AnyActorRef {
    const ref = this.#charts.get(id)
    if (!ref) throw new Error(`${id} does not run`)
    return ref
  }

  /** Failures in a row of what is tried again and again. */
  get #failures(): number {
    const { cards, submission } = this.#root.children
    return Math.max(0, ...[cards, submission].map((child) => child?.getSnapshot().context.failures ?? 0))
  }

  #become(change: Partial<Pick<Browser, 'isOnline' | 'isVisible' | 'isFull'>>): void {
    Object.assign(this.#browser, change)
    for (const look of this.#browser.watchers) look()
  }

  #bringAbout(event: SystemEvent): void {
    switch (event.type) {
      case 'BACK':
        return this.#history.go(-1)
      case 'FORWARD':
        return this.#history.go(1)
      case 'OPEN':
        return this.#load(event.path)
      case 'HIDE':
      case 'SHOW':
        return this.#become({ isVisible: event.type === 'SHOW' })
      case 'OFFLINE':
      case 'ONLINE':
        return this.#become({ isOnline: event.type === 'ONLINE' })
      case 'FULL':
        return this.#become({ isFull: true })
      case 'ELSEWHERE':
        return this.#browser.listeners.forEach((look) => look())
      case 'PASS':
        return this.#browser.clock.goTo(this.#browser.clock.now + PAUSES[event.pause])
      case 'ANSWERED':
        return this.#browser.calls
          .get(event.call)!
          .ref.send({ type: 'told', output: answerOf(event.call, event.answer) })
      case 'FAILED':
        return this.#browser.calls.get(event.call)!.ref.send({ type: 'failed', error: new Error(BROKEN) })
      case 'BREAK':
        return quietly(() => this.#find(event.chart).send({ type: 'xstate.error.actor.nobody', error: new Error(BUG) }))
      default:
        return this.#find(HEARERS[event.type.split('.')[0]!] ?? 'reading').send(event)
    }
  }

  /** Lets the fade to another screen pass, and the fades that follow from what ends meanwhile. */
  #fade(from: string): void {
    for (let before = from; before !== screenKeyOf(this.#root);) {
      before = screenKeyOf(this.#root)
      this.#browser.clock.goTo(this.#browser.clock.now + ROUTE_TRANSITION)
    }
  }

  happen(event: SystemEvent): void {
    const { clock } = this.#browser
    const began = clock.now
    const shown = screenKeyOf(this.#root)
    this.#bringAbout(event)
    // A page load shows its first screen without a fade.
    if (event.type !== 'OPEN') this.#fade(shown)
    this.#events.push(event)
    this.#passed = clock.now - began
  }

  /** Everything that can happen next. Addresses to type are a matter of the scene, since any can be typed anywhere. */
  #offers(controls: readonly Control[], charts: readonly string[]): SystemEvent[] {
    const { isVisible, isOnline, isFull, calls, clock } = this.#browser
    const { at, entries } = this.#history
    // Not so long that a call is given up meanwhile, which FAILED stands for.
    const asked = [...calls].flatMap(([call, { since }]) => (isNetworkCall(call) ? [clock.now - since] : []))
    const patience = ANSWER_TIMEOUT - Math.max(0, ...asked) - 1000
    const isAwaited = (ms: number) => clock.nextDue <= clock.now + ms && (asked.length === 0 || ms < patience)
    const seen: SystemEvent[] = [
      ...controls.flatMap(({ deeds }) => deeds),
      ...(at > 0 ? [{ type: 'BACK' } as const] : []),
      ...(at < entries.length - 1 ? [{ type: 'FORWARD' } as const] : []),
      ...(isFull ? [] : [{ type: 'FULL' } as const]),
      { type: isOnline ? 'OFFLINE' : 'ONLINE' },
      { type: 'HIDE' },
      { type: 'ELSEWHERE' },
    ]
    return [
      ...(isVisible ? seen : [{ type: 'SHOW' } as const]),
      ...Object.entries(PAUSES).flatMap(([pause, ms]) =>
        isAwaited(ms) ? [{ type: 'PASS', pause } as SystemEvent] : [],
      ),
      ...[...calls.keys()].flatMap((call): SystemEvent[] => [
        ...Object.keys(ANSWERS[call]).map((answer) => ({ type: 'ANSWERED', call, answer }) as SystemEvent),
        // A second failure in a row only waits longer.
        ...(this.#failures > 0 ? [] : [{ type: 'FAILED', call } as const]),
      ]),
      ...charts.filter((id) => id !== 'reading').map((chart) => ({ type: 'BREAK', chart }) as const),
    ]
  }

  #keyOf({ sight }: Expected, charts: object): string {
    const { context } = this.#root
    const { visit, refusal, request } = context
    const { at, entries } = this.#history
    const { isVisible, isOnline, isFull, calls } = this.#browser
    const { result, drawing } = this.#root.children
    const reading = result?.getSnapshot().context.reading
    const { picks, flipped } = drawing?.getSnapshot().context ?? visit.spread
    return JSON.stringify([
      charts,
      [sight.path, sight.controls, sight.typed, picks.length, flipped],
      [entries[at - 1]?.path, entries[at + 1]?.path],
      [isVisible, isOnline, isFull, [...calls.keys()], this.#failures, refusal?.kind, request],
      [
        visit.nickname,
        visit.sessionId,
        isSeated(visit),
        isSessionFresh(visit),
        isAccepted(visit),
        visit.spread.flipped,
      ],
      [visit.selectedReader, visit.selectedCategory, visit.selectedTopic, visit.sampleQuestion, visit.customQuestion],
      [
        visit.predefinedCards !== null,
        visit.triedAnswers,
        reading?.status,
        reading?.interpretations,
        reading?.luckyCard,
      ],
    ])
  }

  get state(): SystemState {
    const running = this.#charts
    const charts = Object.fromEntries([...running].map(([id, ref]) => [id, ref.getSnapshot().value]))
    const expected = sightOf(this.#root, this.#history.path, this.#toasts)
    return {
      ...expected,
      start: this.#start,
      events: [...this.#events],
      screen: screenOf(this.#root)!.name,
      charts,
      key: this.#keyOf(expected, charts),
      sessionId: this.#root.context.visit.sessionId ?? '',
      calls: [...this.#browser.calls.keys()],
      passed: this.#passed,
      seen: new Set([...this.#seen, ...this.#events.map(kindOf)]),
      offers: this.#offers(expected.controls, [...running.keys()]),
    }
  }

  end(): void {
    this.#leave()
  }
}

/** Replays events from a starting point. */
export function runSystem(start: Start, events: readonly SystemEvent[]): SystemState {
  const visitation = new Visitation(start)
  for (const event of events) visitation.happen(event)
  const { state } = visitation
  visitation.end()
  return state
}
