/** The world of the pure driver: calls that are answered when told, and watchers that look when told. */
import { fromCallback, type ActorLogic, type AnyActor, type AnyActorRef, type Snapshot } from 'xstate'
import { provideWorld, type World } from '../../machines/world.ts'
import { SteeredClock } from '../../src/dev/steeredClock.ts'
import { recallRecord, type Storages } from '../../src/effects/storage.ts'
import { ANSWERS, MADE_UP, type Call } from './answers.ts'
import { storedAt, type Start, type Stored } from './start.ts'

/** The browser around one page load after another, and the calls that the page has made. */
export class Browser {
  readonly clock = new SteeredClock()
  readonly storages: Storages
  readonly lacks: Start['lacks']
  isOnline = true
  isVisible = true
  isFull = false
  readonly calls = new Map<Call, { ref: AnyActorRef; since: number }>()
  readonly watchers = new Set<() => void>()

  constructor(start: Start) {
    this.lacks = start.lacks
    const { session, local } = storedAt(start)
    const stores = [session, local].map((contents) => this.#storeOf(contents))
    this.storages = { session: () => stores[0]!, local: () => stores[1]! }
  }

  #storeOf(contents: Stored['local']) {
    const kept = new Map(Object.entries(contents))
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.isFull) throw new Error('QuotaExceededError')
        kept.set(key, text)
      },
      removeItem: (key: string) => void kept.delete(key),
    }
  }
}

/** Which browser a running system is in; the charts are built once for all of them. */
export const browserOf = new WeakMap<AnyActor['system'], Browser>()

const insist = (isThere: boolean) => {
  if (!isThere) throw new Error('not in this browser')
}

/** What is answered at once, if it is; undefined is no answer. */
const AT_ONCE: { [name: string]: (browser: Browser, input: { resultId: string }) => unknown } = {
  recallResult: ({ lacks, storages }, { resultId }) => {
    insist(lacks !== 'storage')
    return recallRecord(storages, resultId)
  },
  inventNickname: ({ lacks }) => {
    insist(lacks !== 'chance')
    return MADE_UP
  },
  pickSubtitle: ({ lacks }) => {
    insist(lacks !== 'chance')
    return 0
  },
  fetchPicture: ({ lacks }) => {
    insist(lacks !== 'picture')
    return null
  },
  openShareSheet: ({ lacks }) => (lacks === 'shareSheet' ? 'unsupported' : undefined),
}

type Told = { type: 'told'; output: unknown } | { type: 'failed'; error: Error } | { type: 'xstate.stop' }

const active: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined }
const done = (output: unknown): Snapshot<unknown> => ({ status: 'done', output, error: undefined })

/** A promise that is kept or broken when told, and within the same breath: so a replay needs no waiting. */
const call = (name: string): ActorLogic<Snapshot<unknown>, Told, { resultId: string }> => ({
  getInitialSnapshot: ({ system }, input) => {
    const output = AT_ONCE[name]?.(browserOf.get(system)!, input)
    return output === undefined ? active : done(output)
  },
  start: (_, { self, system }) => {
    const { calls, clock } = browserOf.get(system)!
    calls.set(name as Call, { ref: self, since: clock.now })
  },
  transition: (snapshot, event, { self, system }) => {
    const { calls } = browserOf.get(system)!
    if (calls.get(name as Call)?.ref === self) calls.delete(name as Call)
    if (event.type === 'told') return done(event.output)
    return event.type === 'failed'
      ? { status: 'error', output: undefined, error: event.error }
      : { ...snapshot, status: 'stopped', output: undefined, error: undefined }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
})

/** A watcher that tells when what it looks for ends, and when it is there again. */
const watch = (lost: string, found: string, isThere: (browser: Browser) => boolean) =>
  fromCallback(({ sendBack, system }) => {
    const browser = browserOf.get(system)!
    insist(browser.lacks !== 'onLine')
    let was = true
    const look = () => {
      if (isThere(browser) === was) return
      was = !was
      sendBack({ type: was ? found : lost })
    }
    browser.watchers.add(look)
    look()
    return () => browser.watchers.delete(look)
  })

const calls = Object.fromEntries([...Object.keys(ANSWERS), ...Object.keys(AT_ONCE)].map((name) => [name, call(name)]))

/** The root chart with its children in the world that `browserOf` tells. */
export const steeredMachine = provideWorld({
  ...calls,
  watchConnection: watch('connection.lost', 'connection.restored', ({ isOnline }) => isOnline),
  watchAttention: watch('attention.lost', 'attention.returned', ({ isOnline, isVisible }) => isOnline && isVisible),
} as unknown as World)
