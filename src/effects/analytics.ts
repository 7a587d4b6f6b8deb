/** Listens to the root chart and reports (specification section 7, analytics): no component and no chart knows of it. */
import type { SnapshotFrom } from 'xstate'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { readingMachine } from '../../machines/reading.machine.ts'
import { screenKeyOf, screenOf, type Screen } from '../../machines/routes.ts'
import { hitsOf, type Told } from './analyticsEvents.ts'
import type { Page, Reporter } from './analyticsTable.ts'

type Snapshot = SnapshotFrom<typeof readingMachine>

/** The part of the root actor that analytics needs. */
export interface Observable {
  getSnapshot(): Snapshot
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void }
  on(type: '*', listener: (told: Told) => void): { unsubscribe(): void }
}

/** Onboarding is complete when the reading is asked for: the wait has the same step, but is no part of it. */
const LAST_ONBOARDING_STEP = 6
const WAIT = '/onboarding/loading'

/** The address pattern; the screens without one of their own share a made-up one and differ by title. */
const pageOf = ({ path, title }: Screen): Page => ({ path: path === null || path === '*' ? '/other' : path, title })

const onboardingStepOf = ({ name, path, step }: Screen) =>
  step !== null && step <= LAST_ONBOARDING_STEP && path !== WAIT ? { step_number: step, step_name: name } : null

/**
 * Reports page views, time on pages, the onboarding and everything the chart tells, beginning with the page that is shown.
 * @param now a clock in milliseconds; the page that is shown was there from its beginning
 * @returns how to stop
 */
export function reportVisit(actor: Observable, reporter: Reporter, now: () => number = () => performance.now()) {
  let screen: Screen | null = null
  let key = ''
  let since = 0

  const tellTime = (): number => {
    const time_spent = Math.round(now() - since)
    since = now()
    if (!screen) return time_spent
    const { path, title } = pageOf(screen)
    reporter.send({ name: 'time_on_page', params: { page_path: path, page_title: title, time_spent } })
    return time_spent
  }

  const follow = (snapshot: Snapshot): void => {
    const next = screenOf(snapshot)
    // One result after another is one more page.
    if (!next || screenKeyOf(snapshot) === key) return
    if (screen) tellTime()
    screen = next
    key = screenKeyOf(snapshot)
    const page = pageOf(next)
    const step = onboardingStepOf(next)
    reporter.open(page)
    reporter.send({ name: 'page_view', params: { page_path: page.path, page_title: page.title } })
    if (step !== null) reporter.send({ name: 'onboarding_enter', params: step })
  }

  const leave = (): void => {
    if (!screen) return
    const step = onboardingStepOf(screen)
    const time_spent = tellTime()
    if (step !== null) reporter.send({ name: 'onboarding_dropoff', params: { ...step, time_spent } })
  }

  follow(actor.getSnapshot())
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

/** Reports how fast the page felt: the five web vitals, those that are known already included. */
export function reportPerformance(reporter: Reporter): void {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) =>
      reporter.send({
        name: 'performance_metric',
        params: {
          metric_name: name,
          metric_value: Math.round(value * 1000) / 1000,
          metric_unit: name === 'CLS' ? 'score' : 'ms',
        },
      }),
    )
}
