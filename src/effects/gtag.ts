/** Google Analytics 4, loaded only when there is a measurement id. */

/** The page that hits are counted under: its address pattern, never the address itself, which may carry an id. */
export interface Page {
  path: string
  title: string
}

export interface Hit {
  name: string
  params: Readonly<Record<string, string | number>>
}

/** Where hits go. */
export interface Reporter {
  /** Names the page that everything after it belongs to. */
  open(page: Page): void
  send(hit: Hit): void
}

declare global {
  interface Window {
    dataLayer?: unknown[]
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
  gtag('set', blank)
  gtag('config', measurementId, {
    ...blank,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
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
