/** Google Analytics 4, loaded only when there is a measurement id and its visitor agreed. */
import type { Page, Reporter } from './analyticsTable.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    /** Google's own switch: while it is on, nothing is sent for the measurement id that follows. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

const locationOf = ({ path }: Page): string => location.origin + path

/** Where the visitor came from, by its origin alone. */
const referrer = (): string => {
  try {
    return `${new URL(document.referrer).origin}/`
  } catch {
    return ''
  }
}

/** Switches the sending of gtag.js on or off; off takes its cookies away, too. */
export function allowGtag(measurementId: string, isAllowed: boolean): void {
  window[`ga-disable-${measurementId}`] = !isAllowed
  if (isAllowed) return
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    // gtag.js sets its cookies for the widest domain that takes them.
    if (name && /^_ga(_|$)/.test(name))
      for (const domain of [
        '',
        ...location.hostname.split('.').map((_, at, parts) => `; domain=${parts.slice(at).join('.')}`),
      ])
        document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * Loads gtag.js and returns what reports to it. Nothing is sent of its own accord, and every hit carries a page
 * location that is set here, because the default one is the address bar's.
 * @param measurementId as in G-XXXXXXX
 */
export function loadGtag(measurementId: string): Reporter {
  const layer = (window.dataLayer ??= [])
  // gtag.js tells commands from other entries by their being Arguments objects.
  const gtag: (...command: unknown[]) => void = function () {
    // oxlint-disable-next-line prefer-rest-params -- an array would be ignored
    layer.push(arguments)
  }
  const blank = { page_location: `${location.origin}/`, page_referrer: referrer(), page_title: '' }
  gtag('js', new Date())
  // Whoever let visits be counted has not let them be followed for advertisements.
  gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
  gtag('set', blank)
  gtag('config', measurementId, {
    ...blank,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    transport_type: 'beacon',
  })

  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'origin'
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)

  return {
    open: (page) => gtag('set', { page_location: locationOf(page), page_title: page.title }),
    send: ({ name, params }) => gtag('event', name, params),
  }
}
