/** Compares what is to be seen in the page with the model, after every event. */
import { deepEqual, ok } from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Notice } from '../../machines/reading.types.ts'
import { ROUTE_TRANSITION } from '../../machines/rules/timing.ts'
import { copy } from '../../src/app/copy.ts'
import * as storage from '../../src/effects/storage.ts'
import { storedSessionOf } from '../../src/effects/stored.ts'
import type { HeldCalls } from './browserProvider.ts'
import { sightOf } from './browserScreens.ts'
import { nameOf, type Delay } from './events.ts'
import type { SystemState } from './system.ts'

/** How long a toast that was pressed away takes to give its place free, in ms, and a few frames more. */
const TOAST_LEAVES = 400
/** Pauses that only move what decorates. */
const DECORATION: readonly Delay[] = ['TIP_ROTATION', 'WAITING_FLIP']

export class Onlooker {
  /** What was seen last. */
  last: SystemState | null = null
  readonly #page: Page
  readonly #origin: string
  readonly #calls: HeldCalls
  /** Ms since the screen was entered. */
  #waited = 0

  constructor(page: Page, origin: string, calls: HeldCalls) {
    this.#page = page
    this.#origin = origin
    this.#calls = calls
  }

  async #isSeen(state: SystemState): Promise<void> {
    const page = this.#page
    const { sight, reads } = sightOf(state, this.#waited, this.#origin)
    await page
      .waitForFunction(
        ([text, reads]) => {
          const seen = document.readyState === 'loading' ? undefined : window.flow?.look(reads)
          const wanted = JSON.parse(text)
          return (
            seen !== undefined &&
            Object.keys(wanted).every((key) => JSON.stringify(seen[key as never]) === JSON.stringify(wanted[key]))
          )
        },
        [JSON.stringify(sight), reads] as const,
        { timeout: 10_000 },
      )
      .catch(async (error: unknown) => {
        deepEqual(await page.evaluate((reads) => window.flow.look(reads), reads), sight)
        throw error
      })
  }

  /** Notices are read and pressed away; they make room for others when nothing waits for its time meanwhile. */
  async #isToldOf({ told, pauses }: SystemState): Promise<void> {
    const isNotice = (name: string): name is Notice => name in copy.notices
    // What is reported of a notice may have the same name.
    for (const notice of new Set(told.filter(isNotice))) {
      const { text } = copy.notices[notice]
      const toast = this.#page.locator('.Toastify__toast', { hasText: text }).last()
      await toast.waitFor()
      await toast.evaluate(
        (element: HTMLElement) =>
          new Promise<void>((resolve) => {
            element.addEventListener('animationend', ({ animationName }) => animationName.includes('Out') && resolve())
            element.click()
          }),
      )
      if (!pauses.every(({ delay }) => DECORATION.includes(delay))) continue
      this.#waited += TOAST_LEAVES
      await this.#page.clock.runFor(TOAST_LEAVES)
      await toast.waitFor({ state: 'detached' })
    }
  }

  /** Where nothing can be stored, nothing older may be taken for the last state. */
  async #isStored({ isStorageFull, visit, theme }: SystemState): Promise<void> {
    if (!isStorageFull) return
    const kept = await this.#page.evaluate(
      ([session, local]) => [sessionStorage.getItem(session), localStorage.getItem(local)],
      [storage.SESSION_KEY, storage.THEME_KEY] as const,
    )
    const now = [JSON.stringify(storedSessionOf(visit)), theme]
    ok(
      kept.every((text, at) => text === null || text === now[at]),
      `stored is ${kept.join()}, and not ${now.join()}`,
    )
  }

  /** Waits until everything is as the model says. */
  readonly look = async (state: SystemState): Promise<void> => {
    const event = state.events.at(-1)
    const isEntered = this.last?.screen !== state.screen || event?.type === 'TYPE_ADDRESS'
    this.#waited = isEntered ? Math.min(state.passed, ROUTE_TRANSITION) : this.#waited + state.passed
    this.last = state
    try {
      await Promise.all([this.#isSeen(state), this.#calls.areThoseOf(state)])
      await this.#isToldOf(state)
      await this.#isStored(state)
    } catch (error) {
      throw new Error(`after ${event ? nameOf(event) : 'the arrival'} (event ${state.events.length})`, { cause: error })
    }
  }
}
