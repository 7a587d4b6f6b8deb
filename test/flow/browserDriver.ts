/** How each event is brought about in a real browser from outside, and how each state is looked for. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Screen } from '../../machines/routes.ts'
import { copy } from '../../src/app/copy.ts'
import { catalog, reading } from '../app/fixtures.ts'
import { COMPLETED } from './answers.ts'
import { arrive, COMMITTED } from './browserArrival.ts'
import { Onlooker } from './browserOnlooker.ts'
import type { Circumstances } from './browserPage.ts'
import { HeldCalls, type NetworkCall } from './browserProvider.ts'
import { SCREENS } from './browserScreens.ts'
import type { Driver } from './driver.ts'
import type { Path } from './paths.ts'
import type { SystemState } from './system.ts'

/** Opens the start of a path in a page that has not been anywhere, and returns what walks the path there. */
export async function openInBrowser(page: Page, origin: string, { start, steps }: Path): Promise<Driver> {
  const calls = new HeldCalls(page)
  await calls.listen()
  await arrive(page, start)
  const onlooker = new Onlooker(page, origin, calls)

  const main = page.getByRole('main')
  const button = (name: string, among: Page | Locator = main) =>
    among.getByRole('button', { name, exact: true }).first()
  const press = (name: string) => button(name).click()
  const card = (number: number) => main.locator(`[data-card="${number}"]`).click()
  const field = (label: string) => main.getByLabel(label, { exact: true })
  const leave = (label: string) => field(label).evaluate((input: HTMLElement) => window.flow.leave(input))

  /** As it is from now on, also after the next page load. */
  const become = async (change: Circumstances) => {
    await page.addInitScript((change) => window.flow.become(change), change)
    await page.evaluate((change) => window.flow.become(change), change)
  }

  /** A refused traversal is told twice: there, and back again. */
  const traverse = async (delta: number, after: SystemState) => {
    const isRefused = onlooker.last?.history.at === after.history.at
    const pops = await page.evaluate((delta) => {
      const { pops } = window.flow
      history.go(delta)
      return pops
    }, delta)
    await page.waitForFunction((wanted) => window.flow.pops >= wanted, pops + (isRefused ? 2 : 1))
  }

  /** What becomes of the share sheet that opens with the n-th event. */
  const endOfSheet = (from: number) =>
    steps
      .slice(from)
      .map(({ event }) => event)
      .find((event) => 'call' in event && event.call === 'openShareSheet')

  /** Takes what was handed over to the browser, which is always the link, or refuses it by an error of a name. */
  const settle = async (what: 'shareSheet' | 'clipboard', error: string | null) => {
    const link = await page.evaluate(
      ([what, error]) => {
        const handed = window.flow[what]
        if (!handed) throw new Error(`${what} was not opened`)
        window.flow[what] = null
        if (error === null) handed.resolve()
        else handed.reject(new DOMException('refused', error))
        return handed.link
      },
      [what, error] as const,
    )
    expect(link).toBe(`${origin}/share/${reading.sessionId}`)
  }
  const SHEET_ENDS = { shared: null, dismissed: 'AbortError' } as const

  const events: Driver['events'] = {
    NICKNAME_TYPED: ({ text }) => field(copy.welcome.label).fill(text),
    NICKNAME_LEFT: () => leave(copy.welcome.label),
    START: () => press(copy.welcome.start),
    READER: ({ readerType }) => press(catalog.readers.find(({ type }) => type === readerType)!.name),
    CATEGORY: (event) => press(catalog.categories.find(({ code }) => code === event.code)!.name),
    TOPIC: (event) =>
      press(catalog.categories.flatMap(({ topics }) => topics).find(({ code }) => code === event.code)!.name),
    SAMPLE: (event) => press(event.question),
    QUESTION_TYPED: ({ text }) => field(copy.question.label).fill(text),
    QUESTION_LEFT: () => leave(copy.question.label),
    NEXT: () => press(onlooker.last?.screen === 'cardDraw' ? copy.cardDraw.listen : copy.actions.next),
    PREVIOUS: () => press(copy.actions.previous),
    RETRY_CATALOG: () => press(copy.actions.retry),
    PICK: (event) => card(event.card),
    PUT_BACK: (event) => card(event.card),
    REVEAL: () => press(copy.cardDraw.reveal),
    STEP_NEXT: () => press(copy.actions.next),
    STEP_PREVIOUS: () => press(copy.actions.previous),
    RETRY_READING: () => press(copy.actions.retry),
    FLIP: () => press(copy.result.lucky.faceDownName),
    FINISH_TYPING: () => main.locator('[data-untyped]').click(),
    SHARE: async (_, after) => {
      const end = endOfSheet(after.events.length)
      // Whether there is a share sheet is asked at once, and not answered later: that is known beforehand here.
      const hasSheet = end?.type !== 'ANSWERED' || end.answer !== 'unsupported'
      await page.evaluate((has) => (window.flow.hasShareSheet = has), hasSheet)
      await press(copy.result.share)
    },
    CLOSE_LINK: () => press(copy.result.linkField.close),
    SAVE_IMAGE: () => press(copy.result.saveImage),
    RESTART: () => press(copy.actions.restart),
    HOME: () => page.getByRole('link', { name: copy.home }).click(),
    THEME: () => button(onlooker.last?.theme === 'light' ? copy.theme.toDark : copy.theme.toLight, page).click(),
    DISMISS: () => button(copy.closeBanner, page).click(),
    BACK: (_, after) => traverse(-1, after),
    FORWARD: (_, after) => traverse(1, after),
    TYPE_ADDRESS: async ({ path }) => {
      calls.forget()
      await page.goto(path, COMMITTED)
    },
    HIDE: () => become({ isVisible: false }),
    SHOW: () => become({ isVisible: true }),
    OFFLINE: () => become({ isOnline: false }),
    ONLINE: () => become({ isOnline: true }),
    STORAGE_FULL: () => become({ isStorageFull: true }),
    ANSWERED: async (event) => {
      if (event.call === 'copyLink') return settle('clipboard', null)
      if (event.call === 'saveImage') {
        const [file] = await Promise.all([page.waitForEvent('download'), calls.answer(event.call, event.answer)])
        return expect(file.suggestedFilename()).toBe(`${COMPLETED.luckyCard?.name}.avif`)
      }
      if (event.call !== 'openShareSheet') return calls.answer(event.call, event.answer)
      return event.answer === 'unsupported' ? undefined : settle('shareSheet', SHEET_ENDS[event.answer])
    },
    FAILED: ({ call }) => {
      if (call === 'copyLink') return settle('clipboard', 'NotAllowedError')
      return call === 'openShareSheet'
        ? settle('shareSheet', 'NotAllowedError')
        : calls.fail(call satisfies NetworkCall)
    },
  }

  return {
    events,
    pass: (ms) => page.clock.runFor(ms),
    states: Object.fromEntries(Object.keys(SCREENS).map((screen) => [screen, onlooker.look])) as Record<
      Screen,
      Onlooker['look']
    >,
  }
}
