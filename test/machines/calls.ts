/** Calls to the outside that a test answers. */
import type { ActorLogic, AnyActor, AnyActorRef, Snapshot } from 'xstate'
import type { SteeredClock } from '../../src/dev/steeredClock.ts'

/** How a call ends; nothing happens when it has ended already. */
export interface Ends<Output> {
  answer: (output: Output) => void
  fail: (message?: string) => void
}

/** Calls of one kind, answered at once when the test says so, in the order in which they were made. */
export class Calls<Output, Input> {
  readonly inputs: Input[] = []
  /** Told of every call when it is made. */
  onCall: (call: Ends<Output>) => void = () => {}
  readonly #open = new Map<AnyActorRef, Ends<Output>>()
  readonly #clock: SteeredClock
  readonly #deadline: number

  /** @param deadline after how many milliseconds a call fails by itself */
  constructor(clock: SteeredClock, deadline: number) {
    this.#clock = clock
    this.#deadline = deadline
  }

  get count(): number {
    return this.inputs.length
  }

  get inFlight(): number {
    return this.#open.size
  }

  answer(output: Output): void {
    this.#next.answer(output)
  }

  fail(message?: string): void {
    this.#next.fail(message)
  }

  begin(call: AnyActorRef, input: Input): void {
    const end = (settling: Settling) => this.#open.has(call) && call.send(settling)
    const ends: Ends<Output> = {
      answer: (output) => end({ type: 'answer', output }),
      fail: (message = 'HTTP 500') => end({ type: 'fail', error: new Error(message) }),
    }
    this.inputs.push(input)
    this.#open.set(call, ends)
    this.#clock.setTimeout(() => ends.fail('too late'), this.#deadline)
    this.onCall(ends)
  }

  end(call: AnyActorRef): void {
    this.#open.delete(call)
  }

  get #next(): Ends<Output> {
    const [next] = this.#open.values()
    if (!next) throw new Error('no call is in flight')
    return next
  }
}

type Settling = { type: 'answer'; output: unknown } | { type: 'fail'; error: Error }
const ACTIVE = { status: 'active', output: undefined, error: undefined } as const

/** What a call is to the charts: a promise that is kept or broken within the same breath. */
export const callOf = (
  callsIn: (system: AnyActor['system']) => Calls<unknown, unknown>,
): ActorLogic<Snapshot<unknown> & { input?: unknown }, Settling> => ({
  getInitialSnapshot: (_, input) => ({ ...ACTIVE, input }),
  start: ({ input }, { self, system }) => callsIn(system).begin(self, input),
  transition: (_, event, { self, system }) => {
    callsIn(system).end(self)
    if (event.type === 'answer') return { ...ACTIVE, status: 'done', output: event.output }
    if (event.type === 'fail') return { ...ACTIVE, status: 'error', error: event.error }
    return { ...ACTIVE, status: 'stopped' }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
})
