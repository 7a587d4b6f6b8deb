/** Every answer that is not 2xx: one body, one place (the error body of specification section 3). */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '../../contract/wire.ts'
import { isAway } from '../database/away.ts'
import { reportError, reportSeldom } from '../report.ts'

export const BUSY = '지금은 손님이 많아요. 잠시 후 다시 시도해 주세요.'
export const UNFIT = '요청 내용을 다시 확인해 주세요'
const TROUBLE = '잠시 문제가 생겼어요. 다시 시도해 주세요.'

/** Seconds after which asking a database that is away again is worth it. */
const AGAIN_SECONDS = 2
/** How long a refused client may take to read why. */
const LINGER_MS = 500

/** What a visitor may read, by status; routes that know better say so themselves. */
const MESSAGES: Record<number, string> = {
  404: '찾을 수 없는 주소예요',
  408: '연결이 너무 느려요. 다시 시도해 주세요.',
  413: '내용이 너무 길어요',
  414: '내용이 너무 길어요',
  431: '내용이 너무 길어요',
  429: BUSY,
  503: BUSY,
}

/** A refusal that a route decides on. `detail` is for developers. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly statusCode: number
  readonly detail: string

  constructor(statusCode: number, message: string, detail: string) {
    super(message)
    this.statusCode = statusCode
    this.detail = detail
  }
}

/** @param code the HTTP status */
export const errorBody = (code: number, message: string, detail: string): ErrorBody => ({
  code,
  message,
  detail,
  timestamp: new Date().toISOString(),
})

const statusOf = (error: { statusCode?: number }): number => {
  const { statusCode = 500 } = error
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500
}

/** Fastify's error handler. Of a fault of ours nothing is told but that it happened; the report goes to stderr. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error)
  if (error instanceof Refusal) return reply.code(status).send(errorBody(status, error.message, error.detail))
  // Only the file server forbids, and what it forbids (a folder, a path that climbs out) is nothing that exists here.
  if (status === 403) return answerNotFound(request, reply)
  const message = MESSAGES[status] ?? (status < 500 ? UNFIT : TROUBLE)
  // A client that broke off has the same code as a database that did.
  if (request.raw.socket.destroyed) return reply.code(400).send()
  if (isAway(error)) {
    reportSeldom('the database is away', error)
    return reply
      .code(503)
      .header('retry-after', AGAIN_SECONDS)
      .send(errorBody(503, TROUBLE, 'The database is away'))
  }
  if (status >= 500 && status !== 503) {
    reportError(`${request.method} ${request.routeOptions.url ?? 'unknown address'}`, error, request.id)
    return reply.code(status).send(errorBody(status, message, 'Internal error'))
  }
  return reply.code(status).send(errorBody(status, message, error.message))
}

/** The 404 of an address that names nothing. */
export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(errorBody(404, MESSAGES[404]!, 'No such resource'))

const REFUSED: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** The whole answer to what never became a request. */
const rawAnswer = (status: number, detail: string): string => {
  const body = JSON.stringify(errorBody(status, MESSAGES[status] ?? UNFIT, detail))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Answers what Node refuses by itself: no HTTP, headers that are too large, a request that takes too long. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const { code = '' } = error
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = REFUSED[code] ?? 400
  socket.end(rawAnswer(status, /^[A-Z_]+$/.test(code) ? code : 'No HTTP request'))
  // Closed at once, the answer would be lost with what the client is still sending.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
