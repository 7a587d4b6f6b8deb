import {
  createActor,
  fromCallback,
  fromPromise,
  type ActorRefFrom,
  type AnyEventObject,
  type EventObject,
  type OutputFrom,
} from 'xstate'
import type { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingInput } from '../../machines/reading.types.ts'
import { provideWorld, type World } from '../../machines/world.ts'
import { recordFlow } from './recorder.ts'
import { SteeredClock } from './steeredClock.ts'

interface Call {
  answer: (output: unknown) => void
  fail: (error: Error) => void
}

/** What was done to a flow by hand: the name of a method of SteeredFlow, and what it was given. */
export type Deed = readonly [verb: 'send' | 'answer' | 'fail' | 'report' | 'pass', ...given: unknown[]]

/** Lets answered promises reach their actors. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The charts in a world where nothing happens by itself: time stands still, and calls wait until they are answered. */
export class SteeredFlow {
  readonly clock = new SteeredClock()
  readonly deeds: Deed[] = []
  readonly actor: ActorRefFrom<typeof readingMachine>
  readonly #recorder
  readonly #calls = new Map<string, Call>()
  readonly #reports = new Map<string, (event: AnyEventObject) => void>()

  constructor(input: ReadingInput) {
    this.#recorder = recordFlow(input, undefined, () => this.clock.now)
    this.actor = createActor(provideWorld(this.#world()), {
      clock: this.clock,
      input,
      inspect: this.#recorder.inspect,
    }).start()
  }

  get recording() {
    return this.#recorder.recording
  }

  /** Sends an event to the actor at a place, such as `reading/drawing`. Throws when none runs there. */
  send(place: string, event: AnyEventObject): void {
    this.deeds.push(['send', place, event])
    if (!this.#recorder.send(place, event)) throw new Error(`${place} does not run`)
  }

  /** Answers the call of a name that is in flight. Throws when none is. */
  async answer<Name extends keyof World>(name: Name, output: OutputFrom<World[Name]>): Promise<void> {
    this.deeds.push(['answer', name, output])
    this.#take(name).answer(output)
    await settle()
  }

  /** Has the call of a name that is in flight fail. Throws when none is. */
  async fail(name: keyof World, message: string): Promise<void> {
    this.deeds.push(['fail', name, message])
    this.#take(name).fail(new Error(message))
    await settle()
  }

  /** Tells what an actor of the outside world sees, such as the connection's. Throws when it does not watch. */
  report(name: keyof World, event: AnyEventObject): void {
    this.deeds.push(['report', name, event])
    const report = this.#reports.get(name)
    if (!report) throw new Error(`${name} does not run`)
    report(event)
  }

  /** Lets time pass, in milliseconds. */
  pass(ms: number): void {
    if (ms <= 0) return
    const [verb, before] = this.deeds.at(-1) ?? []
    if (verb === 'pass') this.deeds.pop()
    this.deeds.push(['pass', verb === 'pass' ? Number(before) + ms : ms])
    this.clock.goTo(this.clock.now + ms)
  }

  #take(name: string): Call {
    const call = this.#calls.get(name)
    if (!call) throw new Error(`${name} was not called`)
    this.#calls.delete(name)
    return call
  }

  #world(): World {
    const call = <Output, Input>() =>
      fromPromise<Output, Input>(
        ({ self }) =>
          new Promise((answer, fail) => {
            this.#calls.set(self.id, { answer: answer as Call['answer'], fail })
          }),
      )
    const watch = <Event extends EventObject>() =>
      fromCallback<Event>(({ self, sendBack }) => void this.#reports.set(self.id, sendBack))
    return {
      loadCatalog: call(),
      inventNickname: call(),
      createSession: call(),
      fetchCards: call(),
      submitAnswers: call(),
      loadCharts: call(),
      recallResult: call(),
      fetchReading: call(),
      recallOwnership: call(),
      hideReading: call(),
      showReading: call(),
      deleteReading: call(),
      fetchPicture: call(),
      openShareSheet: call(),
      copyLink: call(),
      saveImage: call(),
      fetchShared: call(),
      pickSubtitle: call(),
      recallReadings: call(),
      forgetReading: call(),
      forgetAllReadings: call(),
      findVoice: call(),
      speak: call(),
      watchConnection: watch(),
      watchAttention: watch(),
      watchReadings: watch(),
      watchWords: watch(),
    }
  }
}
