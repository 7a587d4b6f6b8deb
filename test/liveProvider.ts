/**
 * A provider on another origin that speaks the wire as live ones do (ids of seven characters, types in any case, cards in
 * any order, fields null or absent), over real HTTP. Every route can be scripted to answer anything else.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { CARDS, errorBody, PIXEL, READERS, resultAt, TOPICS } from './liveWire.ts'

export type Route = 'GET /topics' | 'GET /readers' | 'POST /sessions' | 'POST /submit' | 'GET /cards' | 'GET /result'

/** `text` is sent as it stands, `json` as JSON; `hang` never answers, `drop` hangs up without a word, `cut` drops the connection in the middle of the body. */
export interface Answer {
  status?: number
  statusText?: string
  json?: unknown
  text?: string
  type?: string
  /** Milliseconds. */
  after?: number
  hang?: boolean
  drop?: boolean
  cut?: boolean
}

export interface Call {
  route: Route
  sessionId: string | null
  body: unknown
  headers: IncomingMessage['headers']
  /** The caller hung up before the answer. */
  isGivenUp: boolean
}

export interface LiveProvider {
  baseUrl: string
  origin: string
  /** Every call so far, preflights left out. */
  calls: Call[]
  callsTo(route: Route): Call[]
  /** The next calls of a route get these answers, one each. */
  next(route: Route, ...answers: Answer[]): void
  /** Every call of a route gets this answer, until told otherwise; null for the provider's own behaviour. */
  always(route: Route, answer: Answer | null): void
  close(): Promise<void>
}

export const HTML_ERROR: Answer = { status: 502, type: 'text/html', text: '<html><h1>Bad Gateway</h1></html>' }

interface Session {
  nickname: string
  submitted: string | null
  polls: number
}

const newId = (taken: number): string => `l1ve${(taken + 36 ** 2).toString(36)}`.padEnd(7, '0').slice(0, 7)

/** What a live provider does of its own accord: a session, its cards, first submit wins, a result that grows poll by poll. */
const behaviour = () => {
  const sessions = new Map<string, Session>()
  const known = (sessionId: string | null, answer: (session: Session) => Answer): Answer => {
    const session = sessions.get(sessionId ?? '')
    return session ? answer(session) : { status: 404, json: errorBody(404, 'session not found') }
  }
  return (route: Route, sessionId: string | null, body: unknown): Answer => {
    switch (route) {
      case 'GET /topics':
        return { json: TOPICS }
      case 'GET /readers':
        return { json: READERS }
      case 'POST /sessions': {
        const id = newId(sessions.size)
        sessions.set(id, { nickname: String((body as { nickname?: unknown }).nickname), submitted: null, polls: 0 })
        return { json: { sessionId: id, createdAt: '2026-11-21T10:00:00Z' } }
      }
      case 'GET /cards':
        return known(sessionId, () => ({ json: { sessionId, cards: CARDS } }))
      case 'POST /submit':
        return known(sessionId, (session) => {
          if (session.submitted !== null) return { status: 409, json: errorBody(409, 'already submitted') }
          session.submitted = JSON.stringify(body)
          return { text: '' }
        })
      case 'GET /result':
        return known(sessionId, (session) => {
          if (session.submitted === null) return { status: 425, json: errorBody(425, 'too early') }
          const { questionText, readerType } = JSON.parse(session.submitted) as Record<string, string>
          return {
            json: resultAt(session.polls++, { sessionId, nickname: session.nickname, questionText, readerType }),
          }
        })
    }
  }
}

const routed = (method: string, path: string): { route: Route; sessionId: string | null } | null => {
  const [, sessionId, what] = /^\/sessions\/([^/]+)\/(submit|cards|result)$/.exec(path) ?? []
  const name = `${method} ${what ? `/${what}` : path}`
  const routes: Route[] = ['GET /topics', 'GET /readers', 'POST /sessions', 'POST /submit', 'GET /cards', 'GET /result']
  const route = routes.find((each) => each === name)
  return route ? { route, sessionId: sessionId ? decodeURIComponent(sessionId) : null } : null
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}

const give = (response: ServerResponse, answer: Answer): void => {
  const { status = 200, statusText, json, type } = answer
  const body = answer.text ?? JSON.stringify(json) ?? ''
  const headers = {
    ...CORS,
    ...(body && { 'content-type': type ?? (answer.text ? 'text/plain' : 'application/json') }),
  }
  if (answer.hang) return
  if (answer.drop) {
    response.destroy()
    return
  }
  if (answer.cut) {
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) + 100 })
    response.write(body, () => response.destroy())
    return
  }
  response.writeHead(status, ...((statusText ? [statusText] : []) as [string]), headers)
  response.end(body)
}

/** Starts on a free port of its own, under a path as live providers are. */
export async function startLiveProvider(basePath = '/v1'): Promise<LiveProvider> {
  const calls: Call[] = []
  const queued = new Map<Route, Answer[]>()
  const standing = new Map<Route, Answer>()
  const behave = behaviour()

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://live').pathname
    if (request.method === 'OPTIONS') return give(response, { status: 204 })
    if (path.startsWith('/media/') && path.endsWith('.png')) {
      response.writeHead(200, { ...CORS, 'content-type': 'image/png' }).end(PIXEL)
      return
    }
    const asked = path.startsWith(basePath) ? routed(request.method ?? '', path.slice(basePath.length)) : null
    if (!asked) return give(response, { status: 404, type: 'text/html', text: '<h1>nothing here</h1>' })
    const raw = await text(request)
    const body: unknown = raw ? JSON.parse(raw) : null
    const call: Call = { ...asked, body, headers: request.headers, isGivenUp: false }
    calls.push(call)
    response.on('close', () => {
      call.isGivenUp = !response.writableEnded
    })
    const answer =
      queued.get(asked.route)?.shift() ?? standing.get(asked.route) ?? behave(asked.route, asked.sessionId, body)
    if (answer.after) setTimeout(() => give(response, answer), answer.after)
    else give(response, answer)
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    baseUrl: origin + basePath,
    origin,
    calls,
    callsTo: (route) => calls.filter((call) => call.route === route),
    next: (route, ...answers) => void queued.set(route, [...(queued.get(route) ?? []), ...answers]),
    always: (route, answer) => void (answer ? standing.set(route, answer) : standing.delete(route)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
