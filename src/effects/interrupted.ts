/**
 * A visit that the phone dropped. A tab's session storage (specification section 7) outlives a reload, but not an
 * installed app or a messenger's browser that the phone ends in the background, of which no page is told. So a page that
 * is hidden sets a copy of it aside in local storage and holds a lock as long as it lives; the copy of a page that ended
 * without a word is put back by the next one that asks for the visit. One that is seen again, or closed by hand, takes
 * its copy away. Without locks nothing is set aside, because one visit could then come up in two tabs.
 */
import * as v from 'valibot'
import { isReadingId } from '../../machines/rules/readingId.ts'
import { recallRecord, restoreVisit } from './recall.ts'
import { resultKeyOf } from './results.ts'
import { ASIDE_KEY, SELECTION_KEY, SESSION_KEY, type Storages } from './storage.ts'
import { read, readJson, write } from './store.ts'

/** Somebody who comes back later than that comes for another reading. */
const KEPT_MS = 6 * 60 * 60 * 1000

export type Locks = Pick<LockManager, 'request'>

const Aside = v.object({
  sessionId: v.pipe(v.string(), v.check(isReadingId)),
  /** Milliseconds since 1970. */
  at: v.number(),
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The session storage: keys and texts. */
  kept: v.record(v.string(), v.string()),
})
type Aside = v.InferOutput<typeof Aside>

const lockOf = (sessionId: string): string => `visit ${sessionId}`

/** What is to be set aside; null without a session, and once its lucky card is turned: such a visit is over. */
function asideOf(storages: Storages, path: string, at: number): Aside | null {
  const sessionId = restoreVisit(storages)?.sessionId ?? null
  if (sessionId === null || recallRecord(storages, sessionId)?.luckyTurned) return null
  const texts = [SESSION_KEY, SELECTION_KEY, resultKeyOf(sessionId)].map((key) => [key, read(storages.session, key)])
  return { sessionId, at, path, kept: Object.fromEntries(texts.filter(([, text]) => text !== null)) }
}

const asideIn = (storages: Storages): Aside | null => {
  const aside = v.safeParse(Aside, readJson(storages.local, ASIDE_KEY))
  return aside.success ? aside.output : null
}

const forget = (storages: Storages): void => void write(storages.local, ASIDE_KEY, null)

/** Sets the visit aside whenever the page is hidden. Returns how to stop. */
export function setAsideWhileHidden(storages: Storages, locks: Locks | undefined = navigator.locks): () => void {
  let isLeaving = false
  let hiding: { sessionId: string; back: AbortController } | null = null

  const hide = (): void => {
    const aside = asideOf(storages, location.pathname, Date.now())
    if (!locks || !aside || hiding || isLeaving) return
    const { signal } = (hiding = { sessionId: aside.sessionId, back: new AbortController() }).back
    const hold = (): Promise<void> => {
      write(storages.local, ASIDE_KEY, JSON.stringify(aside))
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    }
    // Refused by a browser, or back before it was granted: nothing was set aside.
    locks.request(lockOf(aside.sessionId), { signal }, hold).catch(() => {})
  }
  const show = (): void => {
    if (!hiding) return
    if (asideIn(storages)?.sessionId === hiding.sessionId) forget(storages)
    hiding.back.abort()
    hiding = null
  }
  const look = (): void => (document.visibilityState === 'hidden' ? hide() : show())
  // A page that is closed by hand is told so, and told that it is hidden after that.
  const leave = (): void => {
    isLeaving = true
    show()
  }
  const comeBack = (): void => {
    isLeaving = false
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    show()
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}

/**
 * Puts the visit that was set aside back into this tab's session storage, when the tab has none of its own, the page
 * that set it aside is gone, and a page of the visit is asked for. Never throws.
 * @param asked the path that was asked for
 * @returns the path to open: where the visit stood for who asks for the welcome page, else what was asked for
 */
export async function takeUpInterrupted(
  storages: Storages,
  asked: string,
  locks: Locks | undefined = navigator.locks,
): Promise<string> {
  const aside = asideIn(storages)
  if (!aside || !locks) return asked
  const own = restoreVisit(storages)
  if (own?.sessionId === aside.sessionId || Date.now() - aside.at > KEPT_MS) forget(storages)
  else if (!own && (asked === '/' || asked === aside.path || asked.startsWith('/onboarding/')))
    return locks
      .request(lockOf(aside.sessionId), { ifAvailable: true }, (lock) => {
        // Another tab may have been quicker.
        if (!lock || asideIn(storages)?.sessionId !== aside.sessionId) return asked
        forget(storages)
        for (const [key, text] of Object.entries(aside.kept)) write(storages.session, key, text)
        return asked === '/' || asked === '/onboarding/1' ? aside.path : asked
      })
      .catch(() => asked)
  return asked
}
