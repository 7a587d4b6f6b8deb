/** What is done inside the page: parts of the browser that are steered, an ear on the charts, and an eye. */
import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Control } from './control.ts'

/** What differs from a browser that is looked at, has a network and stores what it is given. */
export interface Circumstances {
  isOnline: boolean
  isVisible: boolean
  isFull: boolean
}

/** What a visitor sees at one glance. */
export interface Sight {
  path: string
  title: string
  /** Of the flow, 1 to 7. */
  progress: number | null
  theme: string
  /** `still` when no screen fades into another. */
  fade: string
  /** What the header tells: banners, and that there is no network. */
  tells: string[]
  toasts: string[]
  /** Everything to touch but cards, by its name and `: value`, with ● when it is pressed, ! when wrong, ✕ when out of reach. */
  controls: string[]
  /** What is said beside the text: statuses, alerts, live regions. */
  says: string[]
  /** The screen's own progress bar, by its name and value. */
  gauge: string | null
  /** The name of the shown step of a result. */
  step: string | null
  fan: 'open' | 'closed' | null
  /** Cards of the fan that are taken, in the order of the fan. */
  picked: number[]
  /** Which of the things that turn is turning; -1 when none is. */
  turning: number
  /** The lucky card's message, or the summary, as far as it is typed out. */
  typed: string | null
  /** What should be read on the screen and is not. */
  missing: string[]
  /** What must not be in the page and is. */
  leaked: string[]
}

/** A link that lies in the browser's hands. */
interface Handed {
  link: string
  resolve: () => void
  reject: (error: Error) => void
}

/** What tests reach of a page, as `window.flow`. */
export interface Steered {
  is: Circumstances
  hasShareSheet: boolean
  /** Whether the browser says if it is online. */
  hasOnLine: boolean
  /** How often the browser told of Back and Forward. */
  pops: number
  handed: { shareSheet?: Handed; clipboard?: Handed }
  /** The Korean voices of the browser; none at first. */
  voices: { lang: string; localService: boolean }[]
  /** A voice is found, or what is spoken ends; well or not. */
  sound: (isVoice: boolean, isWell: boolean) => void
  path: () => string
  become: (change: Partial<Circumstances>) => void
  /** A field is left only when it is told so, however the focus moves. */
  leave: (field: HTMLElement) => void
  /** Sees every actor of the running app, as the `inspect` option of `createActor`. */
  inspect: (event: InspectionEvent) => void
  /** Edges walked and leaf states reached since this was asked last. */
  takeSeen: () => string[]
  /** A running chart is told of an error that it does not know. */
  breakDown: (chart: string, message: string) => void
  /** What a hand would touch of this name; a card of the fan by its number. */
  find: (kind: Control['kind'], name: string) => HTMLElement | undefined
  look: (reads: readonly string[], secrets: readonly string[]) => Sight
}

declare global {
  interface Window {
    flow: Steered
  }
}

/** A nickname that was made up, alone or in a sentence, is as good as any other of its shape: Korean words and a number. */
export function nicknameSeen(text: string): string {
  return text.replace(/[가-힣]{3,}\d{1,4}/, '(지어 준 이름)')
}

/** Steers the page. Sent into the browser as its own text: of what is outside only the two named can be used. */
export function steerPage(seenIn: (event: InspectionEvent) => string[], nicknameSeen: (nickname: string) => string) {
  const is: Circumstances = { isOnline: true, isVisible: true, isFull: false }
  const define = (owner: object, name: string, get: () => unknown) =>
    Object.defineProperty(owner, name, { get, configurable: true })
  define(navigator, 'onLine', () => {
    if (!flow.hasOnLine) throw new Error('not in this browser')
    return is.isOnline
  })
  define(document, 'visibilityState', () => (is.isVisible ? 'visible' : 'hidden'))
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!.value as Storage['setItem']
  Storage.prototype.setItem = function (key, text) {
    if (is.isFull) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  }

  const hand = (to: 'shareSheet' | 'clipboard', link: string) =>
    new Promise<void>((resolve, reject) => (flow.handed[to] = { link, resolve, reject }))
  const share = ({ url = '' }: ShareData) => hand('shareSheet', url)
  define(navigator, 'share', () => (flow.hasShareSheet ? share : undefined))
  define(navigator, 'canShare', () => undefined)
  define(navigator, 'clipboard', () => ({ writeText: (link: string) => hand('clipboard', link) }))
  // The last resort of saving a picture is a new tab, which is refused.
  window.open = () => null

  // What is spoken is said, or fails, when it is told so.
  let spoken: EventTarget[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => flow.voices,
    speak: (piece: EventTarget) => spoken.push(piece),
    cancel: () => void (spoken = []),
  })
  define(window, 'speechSynthesis', () => synthesis)
  define(window, 'SpeechSynthesisUtterance', () => class extends EventTarget {})

  let isLeaving = false
  addEventListener('focusout', (event) => !isLeaving && event.stopImmediatePropagation(), true)
  addEventListener('popstate', () => flow.pops++, true)

  const CONTROLS = 'a[href], button:not([data-card]):not([aria-hidden]), input, textarea'
  let seen: string[] = []
  const actors = new Map<string, AnyActorRef>()

  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const wordsOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  /** What is seen of a text that is typed out. */
  const seenOf = (element: Element): string => {
    const unseen = [...element.querySelectorAll('[data-unseen]')].map((each) => each.textContent ?? '').join('')
    const whole = element.textContent ?? ''
    return whole.slice(0, whole.length - unseen.length)
  }
  const gaugeOf = (gauge: Element | undefined) =>
    gauge ? `${gauge.getAttribute('aria-label')} ${gauge.getAttribute('aria-valuenow')}` : null
  const nameOf = (element: Element) => {
    const byId = element.getAttribute('aria-labelledby')
    const label = byId ? `[id="${byId}"]` : `label[for="${element.id}"]`
    return (
      element.getAttribute('aria-label') ?? wordsOf(((element.id || byId) && document.querySelector(label)) || element)
    )
  }
  const lineOf = (element: HTMLElement) => {
    const field = 'value' in element && element.matches('input, textarea') ? String(element.value) : null
    return [
      field === null ? nameOf(element) : `${nameOf(element)}: ${nicknameSeen(field.replace(location.origin, ''))}`,
      ...(element.getAttribute('aria-pressed') === 'true' ? ['●'] : []),
      ...(element.getAttribute('aria-invalid') === 'true' ? ['!'] : []),
      ...(element.matches('[disabled], [readonly], [aria-disabled="true"]') ? ['✕'] : []),
    ].join(' ')
  }

  const flow: Steered = {
    is,
    hasShareSheet: true,
    hasOnLine: true,
    pops: 0,
    handed: {},
    voices: [],
    sound(isVoice, isWell) {
      if (isVoice) {
        flow.voices.push({ lang: 'ko-KR', localService: true })
        synthesis.dispatchEvent(new Event('voiceschanged'))
      } else spoken.at(-1)?.dispatchEvent(new Event(isWell ? 'end' : 'error'))
    },
    path: () => location.pathname,
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
    inspect(event) {
      const ref = event.actorRef as AnyActorRef
      if (event.type === '@xstate.actor') actors.set(ref.id, ref)
      seen.push(...seenIn(event))
    },
    takeSeen() {
      const taken = seen
      seen = []
      return taken
    },
    breakDown: (chart, message) =>
      actors.get(chart)?.send({ type: 'xstate.error.actor.nobody', error: new Error(message) }),
    find: (kind, name) =>
      kind === 'card'
        ? all(`[data-card="${name}"]`)[0]
        : kind === 'text'
          ? all('[data-untyped]')[0]
          : all(CONTROLS).find((control) => nameOf(control) === name),
    look(reads, secrets) {
      const [progress] = all('header [role="progressbar"]')
      const [main] = all('main:not([aria-busy="true"])')
      const [fan] = all('main [role="toolbar"]')
      const [typed] = all('main [data-untyped]')
      const words = wordsOf(main)
      const spoken = all('main output, main [role="alert"], main [aria-live]').filter(
        (each) => !each.querySelector('button'),
      )
      return {
        path: flow.path(),
        title: all('h1').map(wordsOf).join(' / '),
        progress: progress ? Number(progress.getAttribute('aria-valuenow')) : null,
        theme: document.documentElement.dataset['theme'] ?? '',
        fade: all('[data-fade]')
          .map((route) => route.dataset['fade'])
          .join(),
        tells: all('header [aria-live]:not(:has(> [hidden]))').map(wordsOf).filter(Boolean),
        toasts: all('.Toastify__toast').map(wordsOf).map(nicknameSeen).toSorted(),
        controls: all(CONTROLS).map(lineOf),
        says: spoken.map(wordsOf).filter(Boolean),
        gauge: gaugeOf(all('main [role="progressbar"]')[0]),
        step: all('main section[aria-label]')[0]?.getAttribute('aria-label') ?? null,
        fan: fan ? (fan.dataset['closed'] === 'true' ? 'closed' : 'open') : null,
        picked: all('main [data-card][aria-pressed="true"]').map((card) => Number(card.dataset['card'])),
        turning: all('main [data-turning]').findIndex((each) => each.dataset['turning'] === 'true'),
        typed: typed ? seenOf(typed) : null,
        missing: reads.filter((text) => !text.split('|').some((each) => words.includes(each))),
        leaked: secrets.filter((text) => document.body.innerHTML.includes(text)),
      }
    },
  }
  window.flow = flow
}
