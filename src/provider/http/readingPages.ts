/** The pages of readings: drawn with what is written so far, for whoever opens the link, before any script has run. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { DRAWN_HERE, TOLD_HERE, type AppPages, type PageFile, type Told } from '../../contract/pages.ts'
import type { ResultResponse } from '../../contract/wire.ts'
import type { Readings } from '../readings.ts'
import { reportError } from '../report.ts'
import { originOf } from './origin.ts'
import { withShareHead } from './sharePage.ts'
import { resultWire } from './wireOf.ts'

export interface ReadingPageOptions {
  readings: Readings
  /** Where the public finds the app; null: where it was asked for. */
  publicUrl: string | null
}

/** A page as it was drawn last, and what from. */
interface Drawn {
  source: string
  file: PageFile
  html: string
  etag: string
  /** By how they are packed. */
  packed: Map<string, Buffer>
}

/** Some 150 pages with their packed twins. */
const KEPT_BYTES = 32 * 1024 * 1024
/** A link that is passed around is opened by many at once; later on another subtitle may stand over it. */
const KEPT_MS = 60_000
/** Twice the time of the next lower saves half of what this one does. */
const BROTLI_QUALITY = 5

const PACKINGS: Readonly<Record<string, (page: Buffer) => Promise<Buffer>>> = {
  br: (page) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (page) => promisify(gzip)(page),
}

/** What may be drawn of a reading; null of one that its owner hides, or that speaks with care, which only the app tells. */
const drawableOf = (file: PageFile, result: ResultResponse): ResultResponse | null => {
  if (result.isHidden || result.isGentle) return null
  if (file !== 'share.html') return result
  // A shared reading is told when it is whole, and never what was asked.
  return result.status === 'COMPLETED' ? { ...result, questionText: null } : null
}

const WAITING = 'shell.html'

const etagOf = (html: string): string => `"${createHash('sha256').update(html).digest('base64url')}"`

/** JSON that no HTML reads as its own end. */
const inScript = (data: Told): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/**
 * Answers with the page of a reading; with the page that waits for its app where there is nothing to draw, or drawing
 * fails. Who has the page already is told so.
 * @param files the pages as the build made them
 * @param pageHeaders sets the headers of a page
 */
export function readingPages(
  files: ReadonlyMap<PageFile, string>,
  pages: AppPages,
  pageHeaders: (reply: FastifyReply, file: PageFile) => FastifyReply,
  { readings, publicUrl }: ReadingPageOptions,
) {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ source, html }) => source.length + 2 * html.length,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  })

  /** What a poll would be answered, as far as it may be drawn; null where it would be refused. */
  const resultOf = async (file: PageFile, sessionId: string): Promise<{ result: ResultResponse | null } | null> => {
    const reading = await readings.reading(sessionId)
    if (!reading) return null
    if (reading === 'unsubmitted') return file === 'result.html' ? { result: null } : null
    const result = drawableOf(file, resultWire(reading, true, ''))
    return result && { result }
  }

  const filled = async (file: PageFile, told: Told): Promise<string> => {
    const html = await pages.draw(file, told)
    return files
      .get(file)!
      .replace(DRAWN_HERE, () => html)
      .replace(TOLD_HERE, () => inScript(told))
  }

  const pageOf = async (asked: PageFile, sessionId: string, origin: string): Promise<Drawn> => {
    const found = await resultOf(asked, sessionId).catch((error: unknown) => {
      reportError('a page of a reading', error)
      return null
    })
    const finished = (file: PageFile, page: string, source = ''): Drawn => {
      const html = asked === 'share.html' ? withShareHead(page, found?.result ?? null, origin, sessionId) : page
      return { source, file, html, etag: etagOf(html), packed: new Map() }
    }
    const waiting = () => finished(WAITING, files.get(WAITING)!)
    const key = `${asked} ${sessionId} ${origin}`
    if (!found) {
      // What its owner has taken back does not stay here either.
      drawn.delete(key)
      return waiting()
    }
    const source = JSON.stringify(found.result)
    const before = drawn.get(key)
    if (before?.source === source) return before
    try {
      const subtitle = Math.floor(Math.random() * pages.subtitles)
      const page = finished(asked, await filled(asked, { sessionId, subtitle, ...found }), source)
      drawn.set(key, page)
      return page
    } catch (error) {
      reportError('drawing a page', error)
      return waiting()
    }
  }

  const packedFor = async (accepted: string, { html, packed }: Drawn) => {
    const packing = negotiate(accepted, Object.keys(PACKINGS))
    if (packing === null) return { packing, body: Buffer.from(html) }
    const body = packed.get(packing) ?? (await PACKINGS[packing]!(Buffer.from(html)))
    packed.set(packing, body)
    return { packing, body }
  }

  return async (request: FastifyRequest, reply: FastifyReply, asked: PageFile, sessionId: string) => {
    const page = await pageOf(asked, sessionId, originOf(request, publicUrl))
    pageHeaders(reply, page.file)
      .header('etag', page.etag)
      .header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
    const { packing, body } = await packedFor(request.headers['accept-encoding'] ?? '', page)
    if (packing !== null) reply.header('content-encoding', packing)
    return reply.code(200).type('text/html; charset=utf-8').send(body)
  }
}
