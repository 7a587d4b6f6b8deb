/** The product running without a browser: real actors, the real history binding, the real storage, in a world of its own. */
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate'
import type { ReadingEmitted } from '../../machines/reading.types.ts'
import { pathOf, screenOf } from '../../machines/routes.ts'
import { bindHistory } from '../../src/effects/history.ts'
import * as storage from '../../src/effects/storage.ts'
import { seenIn } from './coverage.ts'
import type { Call } from './answers.ts'
import type { Delay } from './events.ts'
import { storageOf, type Start } from './start.ts'
import { steeredMachine, worldOf } from './steered.ts'
import { createWorld, MemoryHistory, SteppedClock } from './world.ts'

export type Root = SnapshotFrom<typeof steeredMachine>

/** A pause that is running, and how many ms are left of it. */
export interface Pause {
  delay: Delay
  left: number
}

const CALLS: readonly string[] = [
  'loadCatalog',
  'createSession',
  'fetchCards',
  'submitAnswers',
  'fetchReading',
  'fetchShared',
  'openShareSheet',
  'copyLink',
  'saveImage',
] satisfies Call[]

const toldAs = (event: ReadingEmitted): string =>
  event.type === 'notice' ? event.notice : event.type === 'fault' ? `fault:${event.fault}` : event.type

/** One page load after another in one world. */
export class Running {
  readonly start: Start
  readonly clock = new SteppedClock()
  readonly world
  /** Edges walked and leaf states reached since the start. */
  readonly seen = new Set<string>()
  readonly told: string[] = []
  actor!: Actor<typeof steeredMachine>
  history!: MemoryHistory
  readonly #since = new WeakMap<object, number>()
  readonly #inspect: ((event: InspectionEvent) => void) | undefined
  #leave = () => {}

  constructor(start: Start, inspect: ((event: InspectionEvent) => void) | undefined) {
    this.start = start
    this.world = createWorld(storageOf(start), start.recallFails === true)
    this.#inspect = inspect
    this.load(start.path)
  }

  /** A page load: what the storage holds is all that is left of the one before. */
  load(path: string): void {
    this.leave()
    const { storages } = this.world
    const actor = createActor(steeredMachine, {
      clock: this.clock,
      input: { visit: storage.restoreVisit(storages), theme: storage.restoreTheme(storages) },
      inspect: (event) => {
        this.#inspect?.(event)
        for (const name of seenIn(event)) this.seen.add(name)
      },
    })
    worldOf.set(actor.system, this.world)
    actor.on('*', (event) => this.told.push(toldAs(event)))
    const undo = [storage.persistVisit(actor, storages), storage.rememberResults(actor, storages)]
    this.history = new MemoryHistory(path)
    this.actor = actor.start()
    undo.push(bindHistory(actor, this.history))
    this.#leave = () => {
      for (const stop of undo) stop()
      actor.stop()
    }
    this.note()
  }

  leave(): void {
    this.#leave()
  }

  get root(): Root {
    return this.actor.getSnapshot()
  }

  /** Every running actor below the root, by its id. */
  get actors(): Map<string, AnyActorRef> {
    const found = new Map<string, AnyActorRef>()
    const look = (children: Readonly<Record<string, AnyActorRef | undefined>>): void => {
      for (const [id, ref] of Object.entries(children)) {
        if (!ref) continue
        found.set(id, ref)
        look((ref.getSnapshot() as Partial<AnyMachineSnapshot>).children ?? {})
      }
    }
    look(this.root.children)
    return found
  }

  /** What began since the last look began now. */
  note(): void {
    const begun = [...Object.values(this.actor.system.getSnapshot()._scheduledEvents), ...this.actors.values()]
    for (const one of begun) if (!this.#since.has(one)) this.#since.set(one, this.clock.now)
  }

  get calls(): Readonly<Partial<Record<Call, number>>> {
    const calls = [...this.actors].filter(([id, ref]) => CALLS.includes(id) && ref.getSnapshot().status === 'active')
    return Object.fromEntries(calls.map(([id, ref]) => [id, this.clock.now - this.#since.get(ref)!]))
  }

  get pauses(): Pause[] {
    return Object.values(this.actor.system.getSnapshot()._scheduledEvents)
      .map((scheduled) => ({
        delay: scheduled.event.type.split('.')[2] as Delay,
        left: this.#since.get(scheduled)! + scheduled.delay - this.clock.now,
      }))
      .toSorted((a, b) => a.left - b.left)
  }

  pass(ms: number): void {
    this.clock.pass(ms, () => this.note())
  }

  send(child: string, event: { type: string }): void {
    this.find(child).send(event)
  }

  find(id: string): AnyActorRef {
    const ref = this.actors.get(id)
    if (!ref) throw new Error(`${id} does not run`)
    return ref
  }

  look(): void {
    for (const [id, ref] of this.actors) if (id.startsWith('watch')) ref.send({ type: 'look' })
  }

  /** What makes a screen another one, for the fade. */
  get shown(): string {
    return `${pathOf(this.root)} ${screenOf(this.root)?.title}`
  }
}
