/** What the inspector page knows: the apps that run, the one that is looked at, and the moment that is looked back to. */
import type { AnyEventObject } from 'xstate'
import { exportedTest } from './exportedTest.ts'
import { momentsOf, type Recording } from './recording.ts'
import { replay, type Replay } from './replay.ts'
import { CHANNEL, type FromApp, type FromPage } from './wire.ts'

export interface App {
  id: string
  frame: string
  recording: Recording
}

export interface LookBack extends Replay {
  /** How many moments were replayed. */
  count: number
}

export interface Watched {
  apps: readonly App[]
  chosen: string | null
  /** Null while the present is shown. */
  lookBack: LookBack | null
  /** Why a replay was not possible. */
  failure: string | null
}

export interface Watching {
  get: () => Watched
  subscribe: (listener: () => void) => () => void
  choose: (app: string | null) => void
  send: (place: string, event: AnyEventObject) => void
  /** Replays the chosen app's first `count` moments; null returns to the present. */
  look: (count: number | null) => Promise<void>
  /** The session as a failing test, up to the moment that is shown. */
  exported: () => Promise<string>
  stop: () => void
}

/** Listens to every app of this origin. `frame` is the window name of the app that belongs to this page. */
export function watchApps(frame: string): Watching {
  let watched: Watched = { apps: [], chosen: null, lookBack: null, failure: null }
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(CHANNEL)
  /** Replays may overtake each other; only the last one asked for counts. */
  let asked = 0

  const change = (part: Partial<Watched>): void => {
    watched = { ...watched, ...part }
    listeners.forEach((listener) => listener())
  }
  const app = (): App | undefined => watched.apps.find(({ id }) => id === watched.chosen)
  const choose = (chosen: string | null): void => {
    if (chosen !== watched.chosen) change({ chosen, lookBack: null, failure: null })
  }
  const say = (message: FromPage): void => channel.postMessage(message)
  const keep = (kept: App): void => {
    const isKnown = watched.apps.some(({ id }) => id === kept.id)
    change({
      apps: isKnown ? watched.apps.map((each) => (each.id === kept.id ? kept : each)) : [...watched.apps, kept],
    })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<FromApp>) => {
    const known = watched.apps.find(({ id }) => id === data.app)
    if (data.type === 'app.here') {
      keep({ id: data.app, frame: data.frame, recording: data.recording })
      if (data.frame === frame || !app()) choose(data.app)
    } else if (data.type === 'app.news' && known) {
      const { input, log } = known.recording
      keep({ ...known, recording: { input, log: [...log, ...data.news.log], actors: data.news.actors } })
    } else if (data.type === 'app.gone') {
      change({ apps: watched.apps.filter(({ id }) => id !== data.app) })
      if (!app()) choose((watched.apps.find((each) => each.frame === frame) ?? watched.apps.at(-1))?.id ?? null)
    }
  })
  say({ type: 'page.ask' })

  return {
    get: () => watched,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose,
    send: (place, event) => {
      if (watched.chosen) say({ type: 'page.send', app: watched.chosen, place, event })
    },
    look: async (count) => {
      const turn = ++asked
      const looked = app()
      if (count === null || !looked) return change({ lookBack: null, failure: null })
      try {
        const replayed = await replay(looked.recording, count)
        if (turn === asked) change({ lookBack: { ...replayed, count }, failure: null })
      } catch (error) {
        if (turn === asked) change({ failure: error instanceof Error ? error.message : String(error) })
      }
    },
    exported: async () => {
      const looked = app()
      if (!looked) return ''
      return exportedTest(watched.lookBack ?? (await replay(looked.recording, momentsOf(looked.recording).length)))
    },
    stop: () => channel.close(),
  }
}
