/** What is done inside the page before the app's own code runs: parts of the browser that are steered, and an eye. */

/** What differs from a browser that is looked at, has a network and stores what it is given. */
export interface Circumstances {
  isOnline?: boolean
  isVisible?: boolean
  isStorageFull?: boolean
}

/** What a visitor sees at one glance. A button is its name, with ● when it is pressed and ✕ when it is disabled. */
export interface Sight {
  path: string
  title: string
  /** Of the flow, 1 to 7. */
  progress: number | null
  theme: string
  banner: string
  offline: string
  /** `still` when no screen fades into another. */
  fade: string
  buttons: string[]
  /** `label: value` */
  fields: string[]
  /** Labels of the fields that are marked as wrong. */
  wrong: string[]
  /** What is said beside the text: statuses, alerts, live regions. */
  says: string[]
  /** The screen's own progress bar, by its name and value. */
  gauge: string | null
  /** The name of the shown step of a result. */
  step: string | null
  /** Cards of the fan that are taken, in the order of the fan. */
  picked: number[]
  /** Which of the things that turn is turning; -1 when none is. */
  turning: number
  /** The lucky card's message as far as it is typed out. */
  typed: string | null
  /** What should be read on the screen and is not. */
  missing: string[]
}

/** A link that lies in the browser's hands. */
interface Handed {
  link: string
  resolve: () => void
  reject: (error: Error) => void
}

interface Steered {
  /** How often the browser told of Back and Forward. */
  pops: number
  /** How often an answer was read to its end, or did not come, by the address's path. */
  settled: Record<string, number>
  hasShareSheet: boolean
  shareSheet: Handed | null
  clipboard: Handed | null
  become: (change: Circumstances) => void
  /** A field is left only when it is told so, however the focus moves. */
  leave: (field: HTMLElement) => void
  look: (reads: readonly string[]) => Sight
}

declare global {
  interface Window {
    flow: Steered
  }
}

/** Runs in the page and is sent there as its own text: nothing outside of it can be used. */
export function steerBrowser(): void {
  // Screens that were waited for are held back 300 ms by a clock that stands still here. To what only measures time, it runs.
  let measured = 0
  const now = performance.now.bind(performance)
  performance.now = () => now() + 400 * ++measured
  // A nickname and a subtitle are taken at random; the model took the first, too.
  Math.random = () => 0

  // Toasts count their time by a style, and stand still with everything else.
  const still = new CSSStyleSheet()
  still.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }')
  document.adoptedStyleSheets = [still]

  const is = { isOnline: true, isVisible: true, isStorageFull: false }
  Object.defineProperty(navigator, 'onLine', { get: () => is.isOnline })
  Object.defineProperty(document, 'visibilityState', { get: () => (is.isVisible ? 'visible' : 'hidden') })
  const replace = <T extends object, K extends keyof T>(owner: T, name: K, by: (own: T[K]) => T[K]) => {
    owner[name] = by(owner[name])
  }
  replace(
    Storage.prototype,
    'setItem',
    (setItem) =>
      function (this: Storage, key, text) {
        if (is.isStorageFull) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, text)
      },
  )

  const settle = (address: string) => {
    const { pathname } = new URL(address, location.origin)
    flow.settled[pathname] = (flow.settled[pathname] ?? 0) + 1
  }
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const answer = fetch(input, init)
    answer.catch(() => settle(input instanceof Request ? input.url : String(input)))
    return answer
  }
  const noted = <T>(read: () => Promise<T>) =>
    function (this: Response) {
      const body = read.call(this)
      const note = () => settle(this.url)
      body.then(note, note)
      return body
    }
  replace(Response.prototype, 'text', noted)
  replace(Response.prototype, 'blob', noted)

  const hand = (to: 'shareSheet' | 'clipboard', link: string) =>
    new Promise<void>((resolve, reject) => (flow[to] = { link, resolve, reject }))
  const share = ({ url = '' }: ShareData) => hand('shareSheet', url)
  const writeText = (link: string) => hand('clipboard', link)
  Object.defineProperty(navigator, 'share', { get: () => (flow.hasShareSheet ? share : undefined) })
  Object.defineProperty(navigator, 'canShare', { value: undefined })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  // The last resort of saving a picture is a new tab, which is refused.
  window.open = () => null

  let isLeaving = false
  addEventListener('focusout', (event) => !isLeaving && event.stopImmediatePropagation(), true)
  addEventListener('popstate', () => flow.pops++, true)

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const textOf = (element: Element | null | undefined) =>
    element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ').trim() : ''
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ??
    ((id) => (id ? textOf(document.querySelector(`[id="${id}"]`)) : textOf(element)))(
      element.getAttribute('aria-labelledby'),
    )
  const labelOf = (field: HTMLInputElement | HTMLTextAreaElement) => field.ariaLabel ?? textOf(field.labels?.[0])
  const buttonOf = (button: HTMLElement) =>
    nameOf(button) +
    (button.ariaPressed === 'true' ? ' ●' : '') +
    (button.matches(':disabled, [aria-disabled="true"]') ? ' ✕' : '')
  const gaugeOf = (gauge: HTMLElement | undefined) => (gauge ? `${gauge.ariaLabel} ${gauge.ariaValueNow}` : null)

  const flow: Steered = {
    pops: 0,
    settled: {},
    hasShareSheet: true,
    shareSheet: null,
    clipboard: null,
    become(change) {
      Object.assign(is, change)
      if (change.isVisible !== undefined) document.dispatchEvent(new Event('visibilitychange'))
      if (change.isOnline !== undefined) dispatchEvent(new Event(change.isOnline ? 'online' : 'offline'))
    },
    leave(field) {
      field.focus()
      isLeaving = true
      field.blur()
      isLeaving = false
    },
    look(reads) {
      const [progress] = all('header [role="progressbar"]')
      const [main] = all('main:not([aria-busy])')
      const fields = all('main :is(input, textarea)') as (HTMLInputElement | HTMLTextAreaElement)[]
      const spoken = all('main :is(output, [role="alert"], [aria-live])').filter(
        (each) => !each.querySelector('button'),
      )
      const [typed] = all('main [data-untyped]')
      const words = main?.textContent ?? ''
      return {
        path: location.pathname,
        title: all('h1').map(textOf).join(' / '),
        progress: progress ? Number(progress.ariaValueNow) : null,
        theme: document.documentElement.dataset['theme'] ?? '',
        banner: all('header [aria-live="assertive"]').map(textOf).join(),
        offline: all('header [aria-live="polite"]').map(textOf).join(),
        fade: all('[data-fade]')
          .map((route) => route.dataset['fade'])
          .join(),
        buttons: all('main button:not([data-card], [aria-hidden])').map(buttonOf),
        fields: fields.map((field) => `${labelOf(field)}: ${field.value}`),
        wrong: fields.filter((field) => field.ariaInvalid === 'true').map(labelOf),
        says: spoken.map(textOf).filter(Boolean),
        gauge: gaugeOf(all('main [role="progressbar"]')[0]),
        step: all('main section[aria-label]')[0]?.ariaLabel ?? null,
        picked: all('main [data-card][aria-pressed="true"]').map((card) => Number(card.dataset['card'])),
        turning: all('main [data-turning]').findIndex((each) => each.dataset['turning'] === 'true'),
        typed: typed ? (typed.textContent ?? '') : null,
        missing: reads.filter((text) => !words.includes(text)),
      }
    },
  }
  window.flow = flow
}

/** A text in the storage that `breakRecord` makes unreadable, as JSON. */
export const UNREADABLE = '"unreadable"'

/** Makes a record one that cannot be read; of itself the product's reading of a text never throws. Runs in the page. */
export function breakRecord(unreadable: string): void {
  const refuse = (): never => {
    throw new Error('unreadable')
  }
  const { parse } = JSON
  JSON.parse = (text: string, ...rest) =>
    text === unreadable ? new Proxy({}, { get: refuse, has: refuse }) : parse(text, ...rest)
}
