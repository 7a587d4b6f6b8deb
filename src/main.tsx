/** Wires the three: the chart decides, the effects touch the world, the app draws. */
import './app/packages.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createActor } from 'xstate'
import { provideFirst } from '../machines/firstWorld.ts'
import { App } from './app/App.tsx'
import type { ReadingSnapshot } from './app/actor.tsx'
import { letPressesThrough } from './app/early.ts'
import { pristineOn, pristinePageOf } from './app/pristine.ts'
import { loadScreen } from './app/Screens.tsx'
import { Stopped } from './app/ui/Stopped.tsx'
import { usable } from './app/usable.ts'
import { whenIdle } from './app/whenIdle.ts'
import { logFaults } from './effects/faultLog.ts'
import { bindHistory, browserHistory } from './effects/history.ts'
import { late } from './effects/late.ts'
import { lateApi } from './effects/lateApi.ts'
import { liveFirst } from './effects/liveFirst.ts'
import type { Measuring } from './effects/measuring.ts'
import { browserStorages, isVisitLeft, persistVisit, recallSecret, restoreTheme } from './effects/storage.ts'
import type { ToldReading } from './effects/told.ts'
import type { IsProfane } from './effects/words.ts'

const place = document.querySelector<HTMLElement>('#root')!

/** The page that stands here whole without a reading; null on any other. */
const page = pristinePageOf(place.dataset['page'])
const storages = browserStorages
const baseUrl = new URL(import.meta.env.VITE_API_BASE_URL || '/api', location.origin).href
const api = lateApi(
  { baseUrl, secretOf: (sessionId) => recallSecret(storages, sessionId) },
  // A page that is there already needs nothing of the provider but for the next ones.
  page ? usable : Promise.resolve(),
)
const heldId: unknown = import.meta.hot?.data['sessionId']

/** What waits goes first: the opening is done in pieces, none of which keeps a touch or a paint waiting for long. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

const atRest = new Promise<void>((resolve) => whenIdle(resolve))

type Later = typeof import('./later.ts')
const fetchLater = late((): Promise<Later> => import('./later.ts'))

/** What the page of a reading was drawn from, with the code to take it over; null of one that waits for its app. */
async function pristineReading(later: Later, told: ToldReading | null): Promise<ReadingSnapshot | null> {
  const name = place.dataset['page']
  if (!told || (name !== 'result' && name !== 'share')) return null
  const { sessionId, reading, subtitle } = told
  await loadScreen(name)
  if (name === 'result') return later.pristineResult(sessionId, later.toldAnswer(told))
  return reading && later.pristineShare(sessionId, reading, subtitle)
}

/** A function and no wait of the module itself, which would tear what other scripts share with it into pieces of their own. */
async function open(): Promise<void> {
  await breath()
  const asked = location.pathname
  // A page that is whole, for somebody who has left nothing to take up, is in use before the rest is here.
  const later = page && !isVisitLeft(storages) ? null : await fetchLater()
  const path = (await later?.takeUpInterrupted(storages, asked)) ?? asked
  if (path !== asked) history.replaceState(null, '', location.origin + path)

  const told = later?.toldHere(new URL(baseUrl).origin) ?? null
  const drawn = page ? pristineOn(page) : later && (await pristineReading(later, told).catch(() => null))
  // From here on a fault says where it was; the page has left that out until now.
  Error.stackTraceLimit = 10
  // A visit that is taken up stands on another page than the one that was asked for.
  const pristine = path === asked ? drawn : null
  await breath()

  const input = {
    visit: later?.restoreVisit(storages, typeof heldId === 'string' ? heldId : null) ?? null,
    theme: restoreTheme(storages),
  }
  // For /dev/flow and `?inspect`. The build leaves it out.
  const watch = import.meta.env.DEV ? await (await import('./dev/watch.ts')).watchFlow(input) : null

  const undo: (() => void)[] = []
  const loadCharts = late(async () => {
    undo.push(...(await fetchLater()).complete({ chart, actor, api, storages, told }))
  })
  const canList = async () => (await atRest, await fetchLater()).hasReadings(storages)
  const inventNickname = async (isProfane: IsProfane) => (await fetchLater()).randomNickname(Math.random, isProfane)
  const chart = provideFirst(liveFirst(api, storages, whenIdle, { loadCharts, inventNickname, canList }))
  // Created once, outside of React: StrictMode would create two and open two sessions.
  const actor = createActor(chart, { input, ...(watch && { inspect: watch.inspect }) })

  undo.push(persistVisit(actor, storages))
  if (later) await loadCharts()
  else whenIdle(() => void loadCharts().catch(() => {}))
  if (watch) undo.push(watch.stop)
  undo.push(logFaults(actor, (sentence) => console.warn(sentence)))
  let measuring: Promise<Measuring | null> | undefined
  /** Asked for when the page is in use already. Whoever counts visits waits, and no visit waits for that. */
  const measure = async () => {
    measuring ??= import('./effects/measuring.ts')
      .then((loaded) =>
        loaded.measure(actor, storages, {
          measurementId: import.meta.env.VITE_GA_MEASUREMENT_ID,
          address: import.meta.env.VITE_ANALYTICS_URL,
        }),
      )
      .catch(() => null)
    return (await measuring)?.consent ?? null
  }
  undo.push(() => void measuring?.then((begun) => begun?.stop()))

  actor.start()
  undo.push(bindHistory(actor, browserHistory()))
  await breath()

  const app = (
    <StrictMode>
      <App
        actor={actor}
        pristine={pristine}
        measure={import.meta.env.VITE_GA_MEASUREMENT_ID || import.meta.env.VITE_ANALYTICS_URL ? measure : null}
      />
    </StrictMode>
  )

  // What somebody did on the page before the app was here.
  const field = document.querySelector<HTMLInputElement>('#nickname')
  if (field?.value) actor.send({ type: 'nickname.change', text: field.value })
  // What is typed from here on is typed after what is remembered.
  else if (field) field.value = actor.getSnapshot().context.visit.nickname

  // React goes on in pieces as well.
  const hydrated = (): Root => {
    let root!: Root
    startTransition(() => {
      root = hydrateRoot(place, app)
    })
    return root
  }
  const root = pristine ? hydrated() : createRoot(place)
  // The root chart has an answer to everything that its children and the world may do; this is for a fault of its own.
  actor.subscribe({ error: () => root.render(<Stopped />) })
  if (!pristine) {
    // Nothing that is drawn here stood there before.
    letPressesThrough()
    startTransition(() => root.render(app))
  }
  // The list of 280 slices is long, so it comes when there is time; the fallbacks have the same measures.
  const fetchWebFonts = () => import('./app/fonts/webFonts.ts').catch(() => {})
  whenIdle(() => void fetchWebFonts().then(() => document.documentElement.removeAttribute('data-opening')))
  const openOffline = async () => (await fetchLater()).openOffline((sentence) => console.warn(sentence))
  if (import.meta.env.PROD) whenIdle(() => void openOffline().catch(() => {}))

  import.meta.hot?.dispose((data) => {
    data['sessionId'] = actor.getSnapshot().context.visit.sessionId
    root.unmount()
    undo.forEach((stop) => stop())
    actor.stop()
  })
}

// Where what is to be taken up does not come, the page is loaded again rather than begun anew.
void open().catch(() => createRoot(place).render(<Stopped />))

import.meta.hot?.accept()
