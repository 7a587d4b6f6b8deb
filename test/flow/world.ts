/** The world of the pure driver: calls that are answered when told, and watchers that look when told. */
import { fromCallback, type ActorLogic, type AnyActor, type AnyActorRef, type Snapshot } from 'xstate'
import { provideWorld, type World } from '../../machines/world.ts'
import type { WordsRequest } from '../../machines/reading.types.ts'
import { SteeredClock } from '../../src/dev/steeredClock.ts'
import { isOwned } from '../../src/effects/owning.ts'
import * as past from '../../src/effects/pastReadings.ts'
import { forgetRecord, noteHidden, recallRecord } from '../../src/effects/recall.ts'
import { keepSecret, type Storages } from '../../src/effects/storage.ts'
import { reading } from '../app/fixtures.ts'
import { judged } from '../machines/wordsAtOnce.ts'
import { ANSWERS, MADE_UP, type Call } from './answers.ts'
import { storedAt, type Start, type Stored } from './start.ts'

/** The browser around one page load after another, and the calls that the page has made. */
export class Browser {
  readonly clock = new SteeredClock()
  readonly storages: Storages
  readonly lacks: Start['lacks']
  /** Where the charts do not come at first, they do when they are asked for again. */
  hasAskedForCharts = false
  isOnline = true
  isVisible = true
  isFull = false
  readonly calls = new Map<Call, { ref: AnyActorRef; since: number }>()
  readonly watchers = new Set<() => void>()
  /** Who hears of it when another tab changes what is kept. */
  readonly listeners = new Set<() => void>()

  constructor(start: Start) {
    this.lacks = start.lacks
    const { session, local } = storedAt(start)
    const stores = [session, local].map((contents) => this.#storeOf(contents))
    this.storages = { session: () => stores[0]!, local: () => stores[1]! }
  }

  #storeOf(contents: Stored['local']) {
    const kept = new Map(Object.entries(contents))
    return {
      get length() {
        return kept.size
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
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
  recallOwnership: ({ lacks, storages }, { resultId }) => {
    insist(lacks !== 'storage')
    return isOwned(storages, resultId)
  },
  recallReadings: ({ lacks, storages }) => {
    insist(lacks !== 'storage')
    return past.recallReadings(storages)
  },
  forgetReading: ({ lacks, storages }, { resultId }) => {
    insist(lacks !== 'deleting')
    forgetRecord(storages, resultId)
    return null
  },
  forgetAllReadings: ({ lacks, storages }) => {
    insist(lacks !== 'deleting')
    past.forgetAllReadings(storages)
    return null
  },
  loadCharts: (browser) => {
    const isAskedAgain = browser.hasAskedForCharts
    browser.hasAskedForCharts = true
    insist(browser.lacks !== 'charts' || isAskedAgain)
    return null
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

/** What the real calls leave on the device once they are answered. */
const LEAVING: { [name: string]: (storages: Storages) => void } = {
  hideReading: (storages) => noteHidden(storages, reading.sessionId, true),
  showReading: (storages) => noteHidden(storages, reading.sessionId, false),
  deleteReading: (storages) => {
    forgetRecord(storages, reading.sessionId)
    keepSecret(storages, reading.sessionId, null)
  },
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
    if (event.type === 'told') {
      LEAVING[name]?.(browserOf.get(system)!.storages)
      return done(event.output)
    }
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

/** Tells whether anything is kept: at once, when another tab changes it, and when asked. */
const watchReadings = fromCallback(({ sendBack, receive, system }) => {
  const { lacks, storages, listeners } = browserOf.get(system)!
  insist(lacks !== 'storage')
  const look = () => sendBack({ type: past.hasReadings(storages) ? 'readings.found' : 'readings.gone' })
  look()
  receive(look)
  listeners.add(look)
  return () => listeners.delete(look)
})

/** Judges at once; where the lists come late, all but the first text. */
const watchWords = fromCallback<WordsRequest>(({ sendBack, receive, system }) => {
  const { lacks } = browserOf.get(system)!
  insist(lacks !== 'words')
  let isLate = lacks === 'lists'
  receive((request) => {
    if (request.texts.length > 0) sendBack(isLate ? { type: 'words.unjudged' } : judged(request))
    isLate &&= request.texts.length === 0
  })
})

const calls = Object.fromEntries([...Object.keys(ANSWERS), ...Object.keys(AT_ONCE)].map((name) => [name, call(name)]))

/** The root chart with its children in the world that `browserOf` tells. */
export const steeredMachine = provideWorld({
  ...calls,
  watchReadings,
  watchWords,
  watchConnection: watch('connection.lost', 'connection.restored', ({ isOnline }) => isOnline),
  watchAttention: watch('attention.lost', 'attention.returned', ({ isOnline, isVisible }) => isOnline && isVisible),
} as unknown as World)
