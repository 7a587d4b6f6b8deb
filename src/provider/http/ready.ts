/** Answers that stay the same: made once, as bytes, with a mark by which a client asks whether it has them. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants

export interface Ready {
  etag: string
  /** As bytes: Korean text would be encoded anew each time it is sent. */
  plain: Buffer
  /** By the name of the encoding, the best first. */
  encoded: readonly (readonly [name: string, bytes: Buffer])[]
}

/**
 * @param isLasting whether it lasts as long as the process: then compressing it well takes as long as it takes
 */
export function readyAnswer(body: unknown, isLasting: boolean): Ready {
  const plain = Buffer.from(JSON.stringify(body))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const gzip = ['gzip', gzipSync(plain)] as const
  if (!isLasting) return { etag, plain, encoded: [gzip] }
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY }
  return { etag, plain, encoded: [['br', brotliCompressSync(plain, { params })], gzip] }
}

/** What names pictures by whole addresses, made anew when it is asked for at another one: nearly everybody asks at the same. */
export function readyByOrigin(bodyAt: (origin: string) => unknown): (origin: string) => Ready {
  let last: { origin: string; ready: Ready } | undefined
  return (origin) => {
    if (last?.origin !== origin) last = { origin, ready: readyAnswer(bodyAt(origin), false) }
    return last.ready
  }
}

/** Whether a client takes an encoding, by its Accept-Encoding. */
const takes = (accepted: string, name: string): boolean =>
  accepted.includes(name) &&
  accepted.split(',').some((item) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(item))

/**
 * Sends what the client does not have yet.
 * @param keep takes what is sent, with its headers set
 */
export function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, encoded }: Ready,
  cacheControl: string,
  keep: (body?: Buffer) => void,
): FastifyReply {
  const vary = reply.getHeader('vary')
  reply
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
  if (headers['if-none-match']?.includes(etag)) {
    reply.code(304)
    keep()
    return reply.send()
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  const accepted = headers['accept-encoding']
  const [name, bytes = plain] = (accepted && encoded.find(([encoding]) => takes(accepted, encoding))) || []
  if (name) reply.header('content-encoding', name)
  keep(bytes)
  return reply.send(bytes)
}
