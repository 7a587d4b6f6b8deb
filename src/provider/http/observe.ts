/** What operators see of the requests: an id, one line in the log, and the measures. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { nanoid } from 'nanoid'
import type { Logger } from 'pino'
import { polls, requestSeconds } from '../metrics.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a poll found, when it found a reading. */
    found?: string
  }
}

export const ID_HEADER = 'x-request-id'
const GIVEN = /^[\w-]{8,64}$/
const RESULT = '/api/sessions/:sessionId/result'
/** Whatever is no call: the routes of the app's files are patterns of the file server. */
const SITE = 'site'
const METHODS = /^(GET|HEAD|POST|PUT|DELETE|OPTIONS)$/

/**
 * Names a request. An id that was sent with it is taken where a trusted proxy sets one; of anybody else it could hold anything.
 */
export const requestIds =
  (isProxied: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const given = headers[ID_HEADER]
    return isProxied && typeof given === 'string' && GIVEN.test(given) ? given : nanoid(12)
  }

/** Tells of a request that was answered; `found` is what a poll found, when it found a reading. */
export type Tell = (requestId: string, ms: number, found: string | undefined) => void
/** How requests of a kind are told of. A route is a pattern: an address holds what opens a reading. */
export type Teller = (method: string, route: string, status: number) => Tell

/** Counts requests, and writes one line of each: errors of ours as such, all others as information. What is the same in each is worked out once. */
export function tellerOf(log: Logger | null): Teller {
  const kinds = new Map<string, Tell>()
  const kindOf: Teller = (method, route, status) => {
    const lines = log?.child({ method, route, status })
    const level = status >= 500 ? 'error' : 'info'
    const took = requestSeconds({ method, route, status })
    return (requestId, ms, found) => {
      took(ms / 1000)
      if (route === RESULT) polls.inc({ outcome: found ?? String(status) })
      lines?.[level]({ requestId, ms: Math.round(ms * 10) / 10 }, 'request')
    }
  }
  return (method, route, status) => {
    const key = `${method} ${route} ${status}`
    const known = kinds.get(key)
    if (known) return known
    const tell = kindOf(method, route, status)
    kinds.set(key, tell)
    return tell
  }
}

/** Sends each request its id, and tells of it when it is answered. */
export function observe(server: FastifyInstance, teller: Teller): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    const method = METHODS.test(request.method) ? request.method : 'other'
    const route = url.startsWith('/api/') || url.startsWith('/share/') ? url : SITE
    teller(method, route, reply.statusCode)(request.id, reply.elapsedTime, request.found)
    done()
  })
}
