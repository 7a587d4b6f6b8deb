/** Listens to the root chart and reports (specification section 7, analytics): no component and no chart knows of it. */
import type { SnapshotFrom } from 'xstate'
import type { readingMachine } from '../../machines/reading.machine.ts'
import { screenKeyOf, screenOf, type Screen } from '../../machines/routes.ts'
import { hitsOf, type Told } from './analyticsEvents.ts'
import type { Hit, Page, Reporter } from './gtag.ts'

type Snapshot = SnapshotFrom<typeof readingMachine>

/** The part of the root actor that analytics needs. */
export interface Observable {
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void }
  on(type: '*', listener: (told: Told) => void): { unsubscribe(): void }
}

/** Onboarding is complete when the reading is asked for: the wait has the same step, but is no part of it. */
const LAST_ONBOARDING_STEP = 6
const WAIT = '/onboarding/loading'

/** The address pattern; the screens without one of their own share a made-up one and differ by title. */
const pageOf = ({ path, title }: Screen): Page => ({ path: path === null || path === '*' ? '/other' : path, title })

const onboardingStepOf = ({ path, step }: Screen): number | null =>
  step !== null && step <= LAST_ONBOARDING_STEP && path !== WAIT ? step : null

const hit = (name: string, page: Page, params: Hit['params'] = {}): Hit => ({
  name,
  params: { page_path: page.path, page_title: page.title, ...params },
})

/**
 * Reports page views, time on pages, the onboarding and everything the chart tells. Attach before the actor starts.
 * @param now a clock in milliseconds
 * @returns how to stop
 */
export function reportVisit(actor: Observable, reporter: Reporter, now: () => number = () => performance.now()) {
  let screen: Screen | null = null
  let key = ''
  let since = now()

  const tellTime = (params: Hit['params'] = {}): void => {
    if (!screen) return
    reporter.send(hit('time_on_page', pageOf(screen), { seconds: Math.round((now() - since) / 1000), ...params }))
    since = now()
  }

  const follow = (snapshot: Snapshot): void => {
    const next = screenOf(snapshot)
    // One result after another is one more page.
    if (!next || screenKeyOf(snapshot) === key) return
    tellTime()
    screen = next
    key = screenKeyOf(snapshot)
    since = now()
    const page = pageOf(next)
    const step = onboardingStepOf(next)
    reporter.open(page)
    reporter.send(hit('page_view', page))
    if (step !== null) reporter.send({ name: 'onboarding_enter', params: { step } })
  }

  const leave = (): void => {
    if (!screen) return
    const step = onboardingStepOf(screen)
    const beacon = { transport_type: 'beacon' }
    tellTime(beacon)
    if (step !== null) reporter.send({ name: 'onboarding_dropoff', params: { step, ...beacon } })
  }

  const states = actor.subscribe(follow)
  const told = actor.on('*', (event) => hitsOf(event).forEach((each) => reporter.send(each)))
  addEventListener('pagehide', leave)
  return (): void => {
    states.unsubscribe()
    told.unsubscribe()
    removeEventListener('pagehide', leave)
  }
}

/** Reports faults of the app's own code, by their kind alone. Returns how to stop. */
export function reportScriptFaults(reporter: Reporter): () => void {
  const report = ({ type }: Event): void => reporter.send({ name: 'error_occurred', params: { error_type: type } })
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
  return () => {
    removeEventListener('error', report)
    removeEventListener('unhandledrejection', report)
  }
}

/** Reports how fast the page felt: the five web vitals, in milliseconds but for CLS, which has no unit. */
export async function reportPerformance(reporter: Reporter): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value, rating }) =>
      reporter.send({
        name: 'performance_metric',
        params: { metric_name: name, metric_value: Math.round(value * 1000) / 1000, metric_rating: rating },
      }),
    )
}
