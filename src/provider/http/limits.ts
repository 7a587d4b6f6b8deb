/**
 * How often one address may call in a minute. All calls are counted by each process for itself; creations and submits also
 * together by all processes on a PostgreSQL server, once a second and only where they have grown.
 */
import { lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'
import { addressCalls } from '../database/schema.ts'
import { reportSeldom } from '../report.ts'
import type { Settings } from '../settings.ts'
import { BUSY, Refusal } from './errors.ts'

const MINUTE_MS = 60_000
const SHARE_MS = 1000
/** More addresses than this in a minute are not counted: what is kept of them must end somewhere. */
const ADDRESSES_MAX = 100_000

/** What a route counts as beside a call; false: it is not counted at all. */
export type Counted = 'creations' | 'submits'
declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Counted | false
  }
}

/** The IPv4 address, or the first half of an IPv6 address, which is what one household or phone has to itself. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [
    ...groups,
    ...Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0'),
    ...after,
  ]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

interface Count {
  /** By this process and, as far as it has heard, by the others. */
  calls: number
  /** Not yet told to the others. */
  untold: number
}

/** What is kept by key, for a minute at a time. */
const minutely = <Value>() => {
  let minute = 0
  let kept = new Map<string, Value>()
  return () => {
    const current = Math.floor(Date.now() / MINUTE_MS)
    if (current !== minute) kept = new Map()
    minute = current
    return { minute, kept }
  }
}

/** Counts the calls of a key with each one. */
const counter = () => {
  // In an object, so that a key is looked up once.
  const now = minutely<{ calls: number }>()
  return (key: string): number => {
    const { kept } = now()
    const known = kept.get(key)
    if (known) return (known.calls += 1)
    if (kept.size < ADDRESSES_MAX) kept.set(key, { calls: 1 })
    return 1
  }
}

/** Counts that processes tell each other. */
const sharedCounts = () => {
  const now = minutely<Count>()
  return {
    /** The calls of a key with this one. */
    add: (key: string): number => {
      const { kept } = now()
      const known = kept.get(key)
      if (known) {
        known.untold += 1
        return (known.calls += 1)
      }
      if (kept.size < ADDRESSES_MAX) kept.set(key, { calls: 1, untold: 1 })
      return 1
    },
    /** What has grown since the last time, with the minute it belongs to. */
    takeGrown: () => {
      const { minute, kept } = now()
      const grown = [...kept].flatMap(([key, count]) =>
        count.untold > 0 ? [{ minute, key, calls: count.untold }] : [],
      )
      for (const { key } of grown) kept.get(key)!.untold = 0
      return grown
    },
    /** What all processes together have counted. */
    hear: (of: number, key: string, calls: number): void => {
      const { minute, kept } = now()
      const known = of === minute ? kept.get(key) : undefined
      if (known) known.calls = Math.max(known.calls, calls + known.untold)
    },
  }
}

type Counts = ReturnType<typeof sharedCounts>

/** Tells the other processes what has grown here, and hears what they counted. */
const share = async ({ tables }: Database, counts: Counts): Promise<void> => {
  const grown = counts.takeGrown()
  if (grown.length === 0) return
  const all = await tables
    .insert(addressCalls)
    .values(grown)
    .onConflictDoUpdate({
      target: [addressCalls.minute, addressCalls.key],
      set: { calls: sql`${addressCalls.calls} + excluded.calls` },
    })
    .returning()
  for (const { minute, key, calls } of all) counts.hear(minute, key, calls)
  await tables.delete(addressCalls).where(lt(addressCalls.minute, grown[0]!.minute - 1))
}

export interface Limits {
  /** Counts a call of an address; tells whether it is one too many. */
  isTooMany: (ip: string, counted?: Counted) => boolean
}

/** The counts of a process, of which it tells the others until the server closes. */
export function limitsOf(server: FastifyInstance, database: Database, limits: Settings['limits']): Limits {
  const called = counter()
  const counted = sharedCounts()

  // A folder has one process.
  if (database.engine !== 'pglite') {
    const timer = setInterval(() => {
      share(database, counted).catch((error: unknown) => reportSeldom('counting calls together', error))
    }, SHARE_MS)
    timer.unref()
    server.addHook('onClose', (_instance, done) => {
      clearInterval(timer)
      done()
    })
  }
  return {
    isTooMany: (ip, limit) => {
      const address = addressOf(ip)
      if (called(address) > limits.calls) return true
      return limit !== undefined && counted.add(`${limit} ${address}`) > limits[limit]
    },
  }
}

/** Limits the calls registered on an instance; before the routes. */
export function limitCalls(api: FastifyInstance, { isTooMany }: Limits): void {
  api.addHook('onRequest', (request, reply, done) => {
    const { limit } = request.routeOptions.config
    if (limit === false || !isTooMany(request.ip, limit)) return done()
    reply.header('retry-after', Math.ceil((MINUTE_MS - (Date.now() % MINUTE_MS)) / 1000))
    done(new Refusal(429, BUSY, 'Too many calls from this address in this minute'))
  })
}
