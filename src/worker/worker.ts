/**
 * The service worker: the app, finished readings and pictures that were seen open without a network. Pages come from the
 * network whenever it answers, so that a new version is on the screen with the next page load and no page is ever loaded
 * again for it. A new worker waits until the last page of the old one is closed: what that page may still load stays.
 * Readings and sessions are never kept here; the page keeps its readings itself (src/effects/storage.ts).
 */
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { addRoute, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute, type RouteHandlerCallback } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'
import { SHELL, shell } from 'virtual:shell'
import { isAsset, isPage, isPicture } from './addresses.ts'

declare const self: ServiceWorkerGlobalScope

/** Seconds after which a network that does not answer counts as none. */
const PATIENCE = 3
/** More than there are pictures, and slices of fonts: the limit is for what later versions leave behind. */
const MOST_PICTURES = 150
const MOST_ASSETS = 300

const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE })

/** The provider's page, each shared reading with its own head; the app as it was kept when there is none. */
const page: RouteHandlerCallback = async (options) => {
  const answer = await network.handle(options).catch(() => null)
  if (answer && answer.status < 500) return answer
  return (await matchPrecache(SHELL)) ?? answer ?? Response.error()
}

/** The provider names the asking origin among what its answers vary with; all that is kept here was asked for by this one. */
const matchOptions: CacheQueryOptions = { ignoreVary: true }
const limitedTo = (maxEntries: number) => [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })]

const api = new URL(import.meta.env.VITE_API_BASE_URL || '/api', self.location.origin).href.replace(/\/$/, '')
const CATALOG: readonly string[] = [`${api}/topics`, `${api}/readers`]

precache(shell)
registerRoute(({ request, sameOrigin, url }) => request.mode === 'navigate' && sameOrigin && isPage(url.pathname), page)
addRoute({ directoryIndex: '', cleanURLs: false })
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url.pathname),
  new CacheFirst({ cacheName: 'assets', matchOptions, plugins: limitedTo(MOST_ASSETS) }),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'pictures', matchOptions, plugins: limitedTo(MOST_PICTURES) }),
)
registerRoute(
  ({ url }) => CATALOG.includes(url.href),
  new NetworkFirst({ cacheName: 'catalog', matchOptions, networkTimeoutSeconds: PATIENCE }),
)

// The first visit already keeps what it sees.
clientsClaim()
// The page is asked for while the worker starts.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
