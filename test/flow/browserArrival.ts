/** Opens a page of the built app where a path begins. */
import type { Page } from 'playwright-core'
import * as storage from '../../src/effects/storage.ts'
import { breakRecord, steerBrowser, UNREADABLE } from './browserPage.ts'
import { storageOf, type Start } from './start.ts'

/** Any time will do; it stands still from the first page load on. */
const NOON = Date.UTC(2024, 0, 1, 12)

/** Whether a page is there is seen; pictures are not waited for. */
export const COMMITTED = { waitUntil: 'commit' } as const

/** Brings a page that has not been anywhere to a starting point, in a browser that is steered. */
export async function arrive(page: Page, start: Start): Promise<void> {
  await page.clock.install({ time: NOON })
  await page.clock.pauseAt(NOON + 1000)
  await page.addInitScript(steerBrowser)
  if (start.recallFails) await page.addInitScript(breakRecord, UNREADABLE)

  // A page without the app, to leave something in the storages.
  await page.goto('/robots.txt')
  const contents = storageOf(start)
  const local = start.recallFails
    ? { ...contents.local, [storage.resultKeyOf(start.path.split('/').at(-1) ?? '')]: UNREADABLE }
    : contents.local
  await page.evaluate(
    ([session, kept]) => {
      for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
    },
    [contents.session, local] as const,
  )
  await page.goto(start.path, COMMITTED)
}
