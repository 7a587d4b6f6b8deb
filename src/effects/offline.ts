/** What opens without a network: asks the browser to start the service worker, and tells it what this page has seen. */
import { messageOf } from '../../machines/rules/fault.ts'

const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/**
 * Starts the worker once the page is loaded. It keeps what it sees; what this page loaded before it, it is
 * told. Without support nothing happens, and a failure is one line in the log.
 */
export async function openOffline(log: (sentence: string) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await loaded()
  try {
    const { serviceWorker } = navigator
    const isFirstVisit = serviceWorker.controller === null
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    if (!isFirstVisit) return
    const { active } = await serviceWorker.ready
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  } catch (error) {
    log(`offline: ${messageOf(error)}`)
  }
}
