/** What the inspector page knows: the apps that run, the one that is looked at, and the moment that is looked back to. */
import type { AnyEventObject } from 'xstate'
import { plain, type ActorState, type Recording } from './recording.ts'
import type { News } from './recorder.ts'
import { replay } from './replay.ts'
import { testSkeleton } from './skeleton.ts'
import { CHANNEL, type FromApp, type FromPage } from './wire.ts'

export interface App {
  id: string
  frame: string
  recording: Recording
}

export interface LookBack {
  /** How many steps were replayed. */
  count: number
  recording: Recording
  /** What is not as it was recorded; empty when all is. */
  differences: readonly string[]
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
  choose: (app: string) => void
  send: (place: string, event: AnyEventObject) => void
  /** Replays the chosen app's first `count` steps; null returns to the present. */
  look: (count: number | null) => Promise<void>
  /** The session as a failing test, up to the moment that is shown. */
  exported: () => Promise<string>
  stop: () => void
}

const LOG_LENGTH = 5000

/** A recording with its news; nothing of the old one is changed. */
export const told = (recording: Recording, { steps, log, actors }: News): Recording => {
  const now: Record<string, ActorState> = { ...recording.actors }
  for (const [place, state] of Object.entries(actors))
    if (state) now[place] = state
    else delete now[place]
  return {
    ...recording,
    steps: [...recording.steps, ...steps],
    log: [...recording.log, ...log].slice(-LOG_LENGTH),
    actors: now,
  }
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
  const say = (message: FromPage): void => channel.postMessage(plain(message))

  const meet = (met: App): void => {
    const others = watched.apps.filter(({ id }) => id !== met.id)
    const isOwn = met.frame === frame
    const isChosen = watched.chosen === met.id
    change({
      apps: [...others, met],
      ...((isOwn || !app()) && !isChosen && { chosen: met.id, lookBack: null, failure: null }),
    })
  }
  const lose = (gone: string): void => {
    const apps = watched.apps.filter(({ id }) => id !== gone)
    const rest = apps.find((each) => each.frame === frame) ?? apps.at(-1)
    change({ apps, ...(watched.chosen === gone && { chosen: rest?.id ?? null, lookBack: null, failure: null }) })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<FromApp>) => {
    if (data.type === 'app.here') meet({ id: data.app, frame: data.frame, recording: data.recording })
    else if (data.type === 'app.gone') lose(data.app)
    else if (data.type === 'app.news') {
      const apps = watched.apps.map((each) =>
        each.id === data.app ? { ...each, recording: told(each.recording, data.news) } : each,
      )
      change({ apps })
    }
  })
  say({ type: 'page.ask' })

  const look = async (count: number | null): Promise<void> => {
    const turn = ++asked
    const looked = app()
    if (count === null || !looked) return change({ lookBack: null, failure: null })
    try {
      const { actor, recording, differences } = await replay(looked.recording, count)
      actor.stop()
      if (turn === asked) change({ lookBack: { count, recording, differences }, failure: null })
    } catch (error) {
      if (turn === asked) change({ failure: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    get: () => watched,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: (id) => change({ chosen: id, lookBack: null, failure: null }),
    send: (place, event) => {
      if (watched.chosen) say({ type: 'page.send', app: watched.chosen, place, event })
    },
    look,
    exported: async () => {
      const looked = app()
      if (!looked) return ''
      const replayed = await replay(looked.recording, watched.lookBack?.count ?? looked.recording.steps.length)
      const text = testSkeleton(replayed)
      replayed.actor.stop()
      return text
    },
    stop: () => channel.close(),
  }
}
