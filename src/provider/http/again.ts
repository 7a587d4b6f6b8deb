/** Answers that stay the same, sent again as the framework sent them, without making its request and reply anew: most calls are such. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf, type Trust } from './callers.ts'
import type { Limits } from './limits.ts'
import { ID_HEADER, type Tell, type Teller } from './observe.ts'

/** What such an answer depends on, beside its address and whether a trusted proxy has sent these. */
const READ = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'origin', 'accept-encoding', 'if-none-match'] as const

/** Browsers ask in very few ways. */
const WAYS_MAX = 4

interface Sent {
  /** The headers that it depends on. */
  read: unknown[]
  isProxied: boolean
  status: number
  /** Names and values in turns; the last is the id of the request. */
  headers: string[]
  /** A letter for each byte: in such a string it is sent in one piece with the headers. */
  body: string | undefined
  found: string | undefined
  tell: Tell
}

export type SentAnswers = ReturnType<typeof sentAnswers>

const isAskedAlike = ({ read }: Sent, { headers }: IncomingMessage): boolean => {
  for (let index = 0; index < READ.length; index += 1) if (headers[READ[index]!] !== read[index]) return false
  return true
}

/** Answers by what they tell of, such as a finished reading, and only for as long as that is kept itself. */
export function sentAnswers(trust: Trust, teller: Teller) {
  const all = new WeakMap<object, Sent[]>()
  const isProxied = ({ socket }: IncomingMessage): boolean => trust(socket.remoteAddress ?? '')
  return {
    /** Keeps an answer that is about to be sent, with its headers. */
    keep: (subject: object, request: FastifyRequest, reply: FastifyReply, body?: Buffer): void => {
      const { raw, method, routeOptions, found } = request
      if (method !== 'GET') return
      const { [ID_HEADER]: _, ...headers } = reply.getHeaders()
      if (body) headers['content-length'] = body.length
      const sent = {
        read: READ.map((name) => raw.headers[name]),
        isProxied: isProxied(raw),
        status: reply.statusCode,
        headers: [...Object.entries(headers).flatMap(([name, value]) => [name, String(value)]), ID_HEADER, ''],
        body: body?.toString('latin1'),
        found,
        tell: teller(method, routeOptions.url ?? '', reply.statusCode),
      }
      all.set(subject, [sent, ...(all.get(subject) ?? [])].slice(0, WAYS_MAX))
    },
    /** The answer to a request that asks in the same way as one before. */
    find: (subject: object, request: IncomingMessage): Sent | undefined => {
      const ways = all.get(subject)
      const wasProxied = isProxied(request)
      return ways?.find((sent) => sent.isProxied === wasProxied && isAskedAlike(sent, request))
    },
  }
}

interface Options {
  answers: SentAnswers
  /** What is told at an address that everybody may see. */
  subjectAt: (url: string) => object | undefined
  trust: Trust
  /** Null: there are none. */
  limits: Limits | null
  idOf: (request: IncomingMessage) => string
}

/** Sends answers again where they were sent before; all else, and whatever is refused, goes to the framework. */
export function answerAgain(api: FastifyInstance, { answers, subjectAt, trust, limits, idOf }: Options): void {
  let isClosing = false
  api.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  const sendAgain = (request: IncomingMessage, response: ServerResponse): boolean => {
    const began = performance.now()
    const { url = '' } = request
    if (request.method !== 'GET' || request.headers.host === undefined || isClosing) return false
    const subject = subjectAt(url)
    const sent = subject && answers.find(subject, request)
    if (!sent) return false
    if (limits && (api.isUnderPressure() || limits.isTooMany(callerOf(request, trust)))) return false
    const { status, headers, body, found, tell } = sent
    const requestId = idOf(request)
    headers[headers.length - 1] = requestId
    response.writeHead(status, headers).end(body, 'latin1')
    tell(requestId, performance.now() - began, found)
    return true
  }

  const [answer] = api.server.listeners('request') as RequestListener[]
  api.server.removeAllListeners('request')
  api.server.on('request', (request, response) => {
    if (!sendAgain(request, response)) answer!(request, response)
  })
}
