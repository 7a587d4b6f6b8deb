/** What a visitor sees in each state of the model: on every screen alike, then on each by itself. */
import { expect } from 'vitest'
import type { Notice } from '../../machines/reading.types.ts'
import { copy } from '../../src/app/copy.ts'
import type { Page } from './domPage.tsx'
import { expectCardDraw, expectDemo, expectLoading } from './domTableSights.ts'
import {
  expectInvalidResult,
  expectInvalidShare,
  expectNotFound,
  expectResult,
  expectShare,
} from './domResultSights.ts'
import { all, buttons, isOnPage, main, nameOf, targetOf, textOf } from './domTargets.ts'
import { expectCategory, expectQuestion, expectReader, expectTopic, expectWelcome } from './domWizardSights.ts'
import type { Driver } from './driver.ts'
import { keyOf, type SystemState } from './system.ts'

/** How many toasts are shown at a time. */
const TOASTS_AT_MOST = 3

const isNotice = (told: string): told is Notice => Object.hasOwn(copy.notices, told)

/** The running actors are where the model says, wait for the same answers, and told the world the same. */
function expectActors(page: Page, state: SystemState): void {
  const now = page.stateBeside(state)
  expect(keyOf(now)).toBe(keyOf(state))
  expect(now.charts).toEqual(state.charts)
  expect(now.pauses).toEqual(state.pauses)
  expect(now.history).toEqual(state.history)
  expect(page.path).toBe(state.path)
  expect(page.calls.toSorted()).toEqual(Object.keys(state.calls).toSorted())
  expect(page.told).toEqual(state.told)
  page.told.length = 0
}

/** The header, the address and the toasts. */
async function expectFrame(page: Page, state: SystemState): Promise<void> {
  const toasts = () => all('.Toastify__toast').map(nameOf).toSorted()
  const notices = new Set(page.toldHere.filter(isNotice).map((notice) => copy.notices[notice].text))
  // Nothing runs off here, so the first ones stay and the others wait behind them.
  const shown = [...notices].slice(0, TOASTS_AT_MOST).toSorted()
  await page.rest(() => toasts().length >= shown.length)
  expect(toasts()).toEqual(shown)
  expect(page.history.path).toBe(state.path)
  expect(all('main')).toHaveLength(1)
  expect(all('h1')).toHaveLength(1)
  expect(document.querySelector('[data-fade]')).toHaveAttribute('data-fade', 'still')
  // The first header is the one above every screen.
  const header = document.querySelector('header')!
  const progress = header.querySelector('[role="progressbar"]')
  expect(progress?.getAttribute('aria-valuenow') ?? null).toBe(state.progress === null ? null : String(state.progress))
  expect(textOf('[aria-live="assertive"]', header)).toBe(state.banner === null ? '' : copy.banners[state.banner])
  expect(textOf('[aria-live="polite"]', header)).toBe(state.isOnline ? '' : copy.offline)
  expect(document.documentElement.dataset['theme']).toBe(state.theme)
  expect(buttons(state.theme === 'dark' ? copy.theme.toLight : copy.theme.toDark)).toHaveLength(1)
}

/** The heading takes the focus of who came from another screen. */
function expectArrival({ before }: Page, { screen }: SystemState): void {
  if (before && before.screen !== screen) expect(document.activeElement).toBe(main().querySelector('h1'))
}

/** What the model offers can be reached. */
function expectOffers({ offers }: SystemState): void {
  for (const offer of offers) if (isOnPage(offer)) targetOf(offer)
}

/** The assertions on a page; `Driver` wants one for every screen. */
export function sightsOf(page: Page): Driver['states'] {
  const on = (expectScreen: (state: SystemState) => void) => async (state: SystemState) => {
    expectActors(page, state)
    await expectFrame(page, state)
    expectArrival(page, state)
    expectScreen(state)
    expectOffers(state)
    page.before = state
  }
  return {
    welcome: on(expectWelcome),
    reader: on(expectReader),
    category: on(expectCategory),
    topic: on(expectTopic),
    question: on(expectQuestion),
    cardDraw: on(expectCardDraw),
    loading: on(expectLoading),
    demoLoading: on(expectDemo),
    result: on(expectResult),
    invalidResult: on(expectInvalidResult),
    share: on(expectShare),
    invalidShare: on(expectInvalidShare),
    notFound: on(expectNotFound),
  }
}
