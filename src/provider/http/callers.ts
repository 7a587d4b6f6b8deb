/** Who calls, as trusted proxies tell it. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { LRUCache } from 'lru-cache'

const PROXIES_MAX = 1000

/** Whether an address is that of a trusted proxy. */
export type Trust = (address: string) => boolean

/**
 * Reading an address takes as long as answering a poll, and nearly all calls come through the same few proxies.
 * @param proxies as Fastify takes them; false: none
 */
export function trustIn(proxies: string[] | false): Trust {
  if (proxies === false) return () => false
  const read = proxyAddr.compile(proxies)
  const known = new LRUCache<string, boolean>({ max: PROXIES_MAX })
  return (address) => {
    const before = known.get(address)
    if (before !== undefined) return before
    const isTrusted = read(address, 0)
    known.set(address, isTrusted)
    return isTrusted
  }
}

/** The address of a caller, by the last of its proxies that is trusted. */
export const callerOf = (request: IncomingMessage, trust: Trust): string =>
  request.headers['x-forwarded-for'] === undefined ? (request.socket.remoteAddress ?? '') : proxyAddr(request, trust)
