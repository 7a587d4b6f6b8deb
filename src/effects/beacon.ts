/** An operator's own analytics: every event as JSON to one address. */
import type { Page, Reporter } from './analyticsTable.ts'

/**
 * What reports to an address: each event is one POST of `{"name", "params", "page": {"path", "title"}}`, also when the tab is
 * being left. It is sent as plain text, which another origin need not allow first.
 */
export function beaconTo(address: string): Reporter {
  let page: Page | null = null
  return {
    open: (opened) => {
      page = opened
    },
    send: ({ name, params }) => void navigator.sendBeacon(address, JSON.stringify({ name, params, page })),
  }
}
