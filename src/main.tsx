/** Wires the three: the chart decides, the effects touch the world, the app draws. */
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createActor } from 'xstate'
import { provideWorld } from '../machines/world.ts'
import { App } from './app/App.tsx'
import { pristineOn, pristinePageOf } from './app/pristine.ts'
import { Stopped } from './app/ui/Stopped.tsx'
import { whenIdle } from './app/whenIdle.ts'
import { reportPerformance, reportScriptFaults, reportVisit } from './effects/analytics.ts'
import { createApi } from './effects/api.ts'
import { logFaults } from './effects/faultLog.ts'
import { loadGtag } from './effects/gtag.ts'
import { tapCards } from './effects/haptics.ts'
import { bindHistory, browserHistory } from './effects/history.ts'
import { setAsideWhileHidden, takeUpInterrupted } from './effects/interrupted.ts'
import { liveWorld } from './effects/live.ts'
import { openOffline } from './effects/offline.ts'
import { watchDeletions } from './effects/owning.ts'
import {
  browserStorages,
  persistVisit,
  recallSecret,
  rememberResults,
  restoreTheme,
  restoreVisit,
} from './effects/storage.ts'

const { VITE_API_BASE_URL, VITE_GA_MEASUREMENT_ID } = import.meta.env

const storages = browserStorages
const api = createApi({
  baseUrl: new URL(VITE_API_BASE_URL || '/api', location.origin).href,
  secretOf: (sessionId) => recallSecret(storages, sessionId),
})
const heldId: unknown = import.meta.hot?.data['sessionId']

/** A function and no wait of the module itself, which would tear what other scripts share with it into pieces of their own. */
async function open(): Promise<void> {
  const asked = location.pathname
  const path = await takeUpInterrupted(storages, asked)
  if (path !== asked) history.replaceState(null, '', location.origin + path)

  const input = {
    visit: restoreVisit(storages, typeof heldId === 'string' ? heldId : null),
    theme: restoreTheme(storages),
  }
  // For /dev/flow and `?inspect`. The build leaves it out.
  const watch = import.meta.env.DEV ? await (await import('./dev/watch.ts')).watchFlow(input) : null

  // Created once, outside of React: StrictMode would create two and open two sessions.
  const actor = createActor(provideWorld(liveWorld(api, storages)), {
    input,
    ...(watch && { inspect: watch.inspect }),
  })

  const undo = [
    persistVisit(actor, storages),
    rememberResults(actor, storages),
    setAsideWhileHidden(storages),
    watchDeletions(api, storages),
  ]
  if (watch) undo.push(watch.stop)
  undo.push(
    logFaults(actor, (sentence) => console.warn(sentence)),
    tapCards(actor),
  )
  if (VITE_GA_MEASUREMENT_ID) {
    const reporter = loadGtag(VITE_GA_MEASUREMENT_ID)
    undo.push(reportVisit(actor, reporter), reportScriptFaults(reporter))
    void reportPerformance(reporter)
  }

  actor.start()
  undo.push(bindHistory(actor, browserHistory()))

  const place = document.querySelector<HTMLElement>('#root')!
  // A visit that is taken up stands on another page than the one that was asked for.
  const page = path === asked ? pristinePageOf(place.dataset['page']) : null
  const app = (
    <StrictMode>
      <App actor={actor} pristine={page && pristineOn(page)} />
    </StrictMode>
  )

  // What somebody did on the page before the app was here.
  const field = document.querySelector<HTMLInputElement>('#nickname')
  if (field?.value) actor.send({ type: 'nickname.change', text: field.value })
  // What is typed from here on is typed after what is remembered.
  else if (field) field.value = actor.getSnapshot().context.visit.nickname

  /** In pieces, so that a touch in between is answered. */
  const hydrated = (): Root => {
    let root!: Root
    startTransition(() => {
      root = hydrateRoot(place, app)
    })
    return root
  }
  const root = page ? hydrated() : createRoot(place)
  // The root chart has an answer to everything that its children and the world may do; this is for a fault of its own.
  actor.subscribe({ error: () => root.render(<Stopped />) })
  if (!page) root.render(app)
  // The list of 280 slices is long, so it comes when there is time; the fallbacks have the same measures.
  whenIdle(() => void import('./app/fonts/webFonts.ts').catch(() => {}))
  if (import.meta.env.PROD) whenIdle(() => void openOffline((sentence) => console.warn(sentence)))

  import.meta.hot?.dispose((data) => {
    data['sessionId'] = actor.getSnapshot().context.visit.sessionId
    root.unmount()
    undo.forEach((stop) => stop())
    actor.stop()
  })
}

void open()

import.meta.hot?.accept()
