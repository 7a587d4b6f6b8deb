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

const ID_HEADER = 'x-request-id'
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

/** Sends each request its id, counts it, and writes one line: errors of ours as such, all others as information. */
export function observe(server: FastifyInstance, log: Logger | null): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(ID_HEADER, request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    // An address holds what opens a reading; its pattern does not.
    const route = url.startsWith('/api/') || url.startsWith('/share/') ? url : SITE
    const method = METHODS.test(request.method) ? request.method : 'other'
    const { statusCode: status, elapsedTime: ms } = reply
    requestSeconds.observe({ method, route, status }, ms / 1000)
    if (route === RESULT) polls.inc({ outcome: request.found ?? String(status) })
    log?.[status >= 500 ? 'error' : 'info'](
      { requestId: request.id, method, route, status, ms: Math.round(ms * 10) / 10 },
      'request',
    )
    done()
  })
}
