/** A shared reading as link previews see it: its page with a head of its own, and its picture. */
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FORTUNES, fortuneBand } from '../../../machines/rules/score.ts'
import type { ResultResponse } from '../../contract/wire.ts'
import type { Readings } from '../readings.ts'
import { reportError } from '../report.ts'
import { escaped } from '../sharing/escaped.ts'
import { picturesFrom } from '../sharing/pictures.ts'
import { pictureAddress, SHAPES } from '../sharing/shapes.ts'
import { resultWire } from './wireOf.ts'

export interface ShareOptions {
  readings: Readings
  /** Where the public finds the app; null: where it was asked for. */
  publicUrl: string | null
}

interface ShareRoute {
  Params: { sessionId: string }
}

/** Its owner may hide it at any time. */
const ASKED_AGAIN = 'no-cache'
const GENERAL = '/og.jpg'
const ABOUT = /<!--about-->[^]*<!--\/about-->/
const PLACES = ['과거', '현재', '미래'] as const

/** What everybody may know of a finished reading; null of any other, of one that speaks with care, and of a hidden one. */
const toldOf = (result: ResultResponse) => {
  if (result.status !== 'COMPLETED' || result.isGentle || result.isHidden) return null
  const { nickname, drawnCards, fortuneScore, luckyCard } = result
  const lines = [
    ...(typeof fortuneScore === 'number' ? [FORTUNES[fortuneBand(fortuneScore)]] : []),
    ...(luckyCard ? [`행운 카드 ${luckyCard.name}`] : []),
  ]
  return { nickname: nickname ?? '', cards: drawnCards ?? [], lines }
}

/** The head of a shared page. Numbered references stand for whatever a nickname may hold. */
function headOf(told: NonNullable<ReturnType<typeof toldOf>>, origin: string, sessionId: string): string {
  const title = escaped(`${told.nickname}님의 타로 한 잔`)
  const cards = told.cards.map(({ position, nameKo }) => `${PLACES[position - 1] ?? ''} ${nameKo}`)
  const description = escaped(`${cards.join(', ')}. ${told.lines.join('. ')}`)
  const link = escaped(`${origin}/share/${sessionId}`)
  const picture = escaped(origin + pictureAddress(sessionId, 'wide'))
  const og = {
    type: 'article',
    site_name: '타로 한 잔',
    locale: 'ko_KR',
    title,
    description,
    url: link,
    image: picture,
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': description,
  }
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${link}" />`,
    ...Object.entries(og).map(([name, content]) => `<meta property="og:${name}" content="${content}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ')
}

/**
 * Serves /share/{id} with a head of its own and /share/{id}/{shape}.jpg; what cannot be shown has the general ones.
 * @param folder the built app
 * @param page the page that waits for the app
 * @param pageHeaders sets the headers of a page
 */
export function serveShares(
  server: FastifyInstance,
  folder: string,
  page: string,
  pageHeaders: (reply: FastifyReply) => FastifyReply,
  { readings, publicUrl }: ShareOptions,
): void {
  const picture = picturesFrom(path.join(folder, 'media'))

  const known = async (sessionId: string) => {
    try {
      const reading = await readings.reading(sessionId)
      return reading && reading !== 'unsubmitted' ? { reading, told: toldOf(resultWire(reading, true)) } : null
    } catch (error) {
      // A page without its own head is better than none.
      reportError('a shared page', error)
      return null
    }
  }

  server.get<ShareRoute>('/share/:sessionId', async (request, reply) => {
    const { sessionId } = request.params
    const told = (await known(sessionId))?.told
    const origin = publicUrl ?? `${request.protocol}://${request.host}`
    const general = page.replace(`content="${GENERAL}"`, () => `content="${escaped(origin + GENERAL)}"`)
    const html = told ? page.replace(ABOUT, () => headOf(told, origin, sessionId)) : general
    return pageHeaders(reply).header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(html)
  })

  for (const shape of SHAPES)
    server.get<ShareRoute>(`/share/:sessionId/${shape}.jpg`, async (request: FastifyRequest<ShareRoute>, reply) => {
      const { sessionId } = request.params
      const found = await known(sessionId)
      const { nickname = '', lines = [] } = found?.told ?? {}
      const drawn = found?.told && picture(sessionId, shape, { nickname, lines, cards: found.reading.request.cards })
      if (!drawn) return reply.header('cache-control', 'no-store').redirect(GENERAL)
      // Pictures may be shown by an app on another origin.
      reply
        .header('cache-control', ASKED_AGAIN)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
      return reply.send(await drawn)
    })
}
