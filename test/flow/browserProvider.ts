/** The provider outside of the browser: every call is held until the path says what becomes of it. */
import { EventEmitter, once } from 'node:events'
import type { Page, Route } from 'playwright-core'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import { POSITIONS, type DrawnCard, type Reading } from '../../machines/rules/domain.ts'
import type { CardsAnswer, SubmitAnswer } from '../../machines/session.machine.ts'
import type { SharedAnswer } from '../../machines/share.machine.ts'
import { reading } from '../app/fixtures.ts'
import { ANSWERS, COMPLETED, type Call } from './answers.ts'
import type { SystemState } from './system.ts'

/** The calls that leave the browser. */
export type NetworkCall = Exclude<Call, 'openShareSheet' | 'copyLink'>

type Reply = NonNullable<Parameters<Route['fulfill']>[0]>
type AnswerOf<C extends NetworkCall> = (typeof ANSWERS)[C][keyof (typeof ANSWERS)[C]]

const SESSION = `/api/sessions/${reading.sessionId}`

/** What each call asks for. */
const ADDRESSES: Readonly<Record<NetworkCall, readonly string[]>> = {
  loadCatalog: ['GET /api/topics', 'GET /api/readers'],
  createSession: ['POST /api/sessions'],
  fetchCards: [`GET ${SESSION}/cards`],
  submitAnswers: [`POST ${SESSION}/submit`],
  fetchReading: [`GET ${SESSION}/result`],
  fetchShared: [`GET ${SESSION}/result`],
  saveImage: [`GET ${COMPLETED.luckyCard?.imageUrl}`],
}

const isNetworkCall = (call: string): call is NetworkCall => call in ADDRESSES
const pathnameOf = (address: string): string => address.split(' ')[1]!

const NOT_FOUND: Reply = { status: 404, json: { message: 'Not Found' } }
const TOO_EARLY: Reply = { status: 425, json: { message: 'Too Early' } }

const cardOf = (card: DrawnCard) => ({ ...card, position: POSITIONS.indexOf(card.position) + 1 })
const readingOf = ({ cards, status, ...rest }: Reading): Reply => ({
  json: { ...rest, status: status.toUpperCase(), drawnCards: cards.map(cardOf) },
})

/** An answer of the model as one reply for each of the call's addresses. */
const REPLIES: { [C in NetworkCall]: (answer: AnswerOf<C>) => readonly Reply[] } = {
  loadCatalog: ({ categories, readers }) => [{ json: { categories } }, { json: { readers } }],
  createSession: ({ sessionId }) => [{ json: { sessionId } }],
  fetchCards: (answer: CardsAnswer) => [
    answer.kind === 'missing' ? NOT_FOUND : { json: { cards: answer.cards.map(cardOf) } },
  ],
  submitAnswers: (answer: SubmitAnswer) => {
    const statuses = { accepted: 200, refused: 400, missing: 404 } satisfies Record<SubmitAnswer['kind'], number>
    return [{ status: statuses[answer.kind], json: 'message' in answer ? { message: answer.message } : {} }]
  },
  fetchReading: (answer: ReadingAnswer) => {
    if (answer.kind === 'reading') return [readingOf(answer.reading)]
    return [answer.kind === 'missing' ? NOT_FOUND : TOO_EARLY]
  },
  fetchShared: (answer: SharedAnswer) => [answer.kind === 'reading' ? readingOf(answer.reading) : TOO_EARLY],
  saveImage: () => [{ contentType: 'image/avif', body: 'a picture' }],
}

const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The held calls of one page. */
export class HeldCalls {
  readonly #page: Page
  #held: { address: string; route: Route }[] = []
  readonly #bell = new EventEmitter()

  constructor(page: Page) {
    this.#page = page
  }

  async listen(): Promise<void> {
    await this.#page.route(/\/(api|media|assets\/webFonts)/, (route) => {
      const type = route.request().resourceType()
      if (type === 'stylesheet') return route.fulfill({ contentType: 'text/css', body: '' })
      if (type === 'image') return route.fulfill({ contentType: 'image/gif', body: DOT })
      if (type !== 'fetch') return route.abort()
      const address = `${route.request().method()} ${new URL(route.request().url()).pathname}`
      this.#held.push({ address, route })
      return this.#bell.emit('changed')
    })
    this.#page.on('requestfailed', (request) => {
      this.#held = this.#held.filter(({ route }) => route.request() !== request)
      this.#bell.emit('changed')
    })
  }

  /** Of the page that was left nobody waits for an answer. */
  forget(): void {
    this.#held = []
  }

  get #open(): string[] {
    return this.#held.map(({ address }) => address).toSorted()
  }

  /** Waits until the page asks for exactly what the model says. */
  async areThoseOf({ calls }: SystemState): Promise<void> {
    const wanted = Object.keys(calls)
      .filter(isNetworkCall)
      .flatMap((call) => ADDRESSES[call])
      .toSorted()
    const signal = AbortSignal.timeout(10_000)
    while (this.#open.join() !== wanted.join() && !signal.aborted)
      await once(this.#bell, 'changed', { signal }).catch(() => {})
    const asked = this.#open.join()
    if (asked !== wanted.join()) throw new Error(`The page asks for ${asked || 'nothing'}, not for ${wanted.join()}`)
  }

  answer(call: NetworkCall, answer: string): Promise<void> {
    const replies: (answer: never) => readonly Reply[] = REPLIES[call]
    const known = (ANSWERS[call] as Readonly<Record<string, unknown>>)[answer]
    return this.#settle(call, (route, at) => route.fulfill(replies(known as never)[at]!))
  }

  /** The connection breaks before an answer comes. */
  fail(call: NetworkCall): Promise<void> {
    return this.#settle(call, (route) => route.abort('connectionreset'))
  }

  /** Lets the page have what becomes of a call, and waits until the page has taken it in. */
  async #settle(call: NetworkCall, end: (route: Route, at: number) => Promise<void>): Promise<void> {
    const addresses = ADDRESSES[call]
    const routes = addresses.map((address) => {
      const held = this.#held.find((one) => one.address === address)
      if (!held) throw new Error(`${call} is not asked for`)
      return held.route
    })
    this.#held = this.#held.filter(({ route }) => !routes.includes(route))
    const counts = await this.#page.evaluate(() => ({ ...window.flow.settled }))
    await Promise.all(routes.map(end))
    await this.#page.waitForFunction(
      (before) => before.every(([path, count]) => (window.flow.settled[path] ?? 0) > count),
      addresses.map(pathnameOf).map((path): [string, number] => [path, counts[path] ?? 0]),
    )
  }
}
