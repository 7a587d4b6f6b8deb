/** The app on a page that happy-dom draws, with its real effects, on a clock that stands still. */
import { deepEqual } from 'node:assert/strict'
import { STATUS_CODES } from 'node:http'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { createActor } from 'xstate'
import { provideWorld } from '../../machines/world.ts'
import { App } from '../../src/app/App.tsx'
// Loaded here, so that the app's own lazy imports of them are answered without reading files.
import '../../src/app/ui/Toasts.tsx'
import { SteeredClock } from '../../src/dev/steeredClock.ts'
import { createApi } from '../../src/effects/api.ts'
import { bindHistory } from '../../src/effects/history.ts'
import * as recall from '../../src/effects/recall.ts'
import * as storage from '../../src/effects/storage.ts'
import { liveWorld } from '../liveWorld.ts'
import { MemoryHistory } from '../memoryHistory.ts'
import type { Control } from './control.ts'
import { seenIn } from './coverage.ts'
import type { Hands } from './driver.ts'
import { BUG } from './events.ts'
import { nicknameSeen, steerPage } from './inPage.ts'
import { storedAt, type Start } from './start.ts'

import.meta.glob('../../src/app/screens/*.tsx', { eager: true })
steerPage(seenIn, nicknameSeen)
// happy-dom would leave the page for a file to save.
addEventListener('click', (event) => (event.target as Element).matches('a[download]') && event.preventDefault())

/** How often what is already on its way is let arrive before a page counts as stuck. */
const PATIENCE = 60

interface Asked {
  address: string
  resolve: (response: Response) => void
  reject: (error: Error) => void
}

/** Brings a page to a starting point. Returns what walks there, and how to leave. */
export function domHands(start: Start): { hands: Hands; leave: () => void } {
  vi.useFakeTimers()
  const { flow } = window
  flow.takeSeen()
  Object.assign(flow.is, { isOnline: true, isVisible: true, isFull: false })
  Object.assign(flow, {
    handed: {},
    voices: [],
    hasShareSheet: start.lacks !== 'shareSheet',
    hasOnLine: start.lacks !== 'onLine',
  })
  const { session, local } = storedAt(start)
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text)

  let asked: Asked[] = []
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const [url, method, signal] =
      typeof input === 'string' ? [input, 'GET', init?.signal] : [input.url, input.method, input.signal]
    return new Promise<Response>((resolve, reject) => {
      const one = { address: `${method} ${new URL(url, location.href).pathname}`, resolve, reject }
      asked.push(one)
      signal?.addEventListener('abort', () => {
        asked = asked.filter((each) => each !== one)
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  })

  let hasAskedForCharts = false
  const loadCharts = () => {
    const areHere = hasAskedForCharts || start.lacks !== 'charts'
    hasAskedForCharts = true
    return areHere ? Promise.resolve() : Promise.reject(new Error('not in this browser'))
  }

  let clock: SteeredClock
  let history: MemoryHistory
  let leave = () => {}

  /** Lets arrive what is already on its way, while the clock stands still. */
  const rest = () =>
    act(async () => {
      // XState throws an error of an actor once more, later and into the void, where somebody listens who minds no errors.
      await vi.advanceTimersByTimeAsync(0).catch((error: unknown) => {
        if (!(error instanceof Error && error.message === BUG)) throw error
      })
    })
  const happen = async (change: () => unknown) => {
    await act(async () => void change())
    await rest()
  }
  const found = ({ kind, name }: Control): HTMLElement => {
    const element = flow.find(kind, name)
    if (!element) throw new Error(`there is no ${kind} ${name}`)
    return element
  }

  const hands: Hands = {
    open: async (path) => {
      leave()
      clock = new SteeredClock()
      history = new MemoryHistory(path)
      flow.path = () => history.path
      const storages = storage.browserStorages
      const api = createApi({ baseUrl: new URL('/api', location.origin).href })
      const actor = createActor(provideWorld(liveWorld(api, storages, (work) => work(), loadCharts)), {
        clock,
        input: { visit: recall.restoreVisit(storages), theme: storage.restoreTheme(storages) },
        inspect: flow.inspect,
      })
      const undo = [storage.persistVisit(actor, storages), recall.rememberResults(actor, storages)]
      actor.start()
      undo.push(bindHistory(actor, history))
      leave = () => {
        cleanup()
        for (const stop of undo) stop()
        actor.stop()
        asked = []
        vi.clearAllTimers()
      }
      render(
        <StrictMode>
          <App actor={actor} />
        </StrictMode>,
      )
      await rest()
    },
    press: (control) =>
      happen(() => {
        for (const part of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click]) part(found(control))
      }),
    write: (control, value) => happen(() => fireEvent.input(found(control), { target: { value } })),
    travel: (delta) => happen(() => history.go(delta)),
    pass: (ms) => happen(() => clock.goTo(clock.now + ms)),
    reply: async (address, reply) => {
      for (let times = 0; times < PATIENCE && !asked.some((one) => one.address === address); times++) await rest()
      const one = asked.find((each) => each.address === address)
      if (!one) throw new Error(`${address} is not asked for`)
      asked = asked.filter((each) => each !== one)
      await happen(() => {
        if (!reply) return one.reject(new TypeError('Failed to fetch'))
        const { status, body, contentType } = reply
        const init = { status, statusText: STATUS_CODES[status] ?? '', headers: { 'content-type': contentType } }
        return one.resolve(new Response(body, init))
      })
    },
    inPage: async (run, ...given) => {
      let result!: ReturnType<typeof run>
      await happen(() => (result = run(flow, ...given)))
      return result
    },
    see: async (sight, reads, secrets, wanted) => {
      const seen = () => [flow.look(reads, secrets), asked.map(({ address }) => address).toSorted()]
      const expected = [sight, wanted]
      for (let times = 0; times < PATIENCE && JSON.stringify(seen()) !== JSON.stringify(expected); times++) await rest()
      deepEqual(seen(), expected)
    },
  }
  return { hands, leave: () => leave() }
}
