/** A shared reading as link previews see it: the head of its page, and its picture. */
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FORTUNES, fortuneBand } from '../../../machines/rules/score.ts'
import type { ResultResponse } from '../../contract/wire.ts'
import type { Readings } from '../readings.ts'
import { reportError } from '../report.ts'
import { escaped } from '../sharing/escaped.ts'
import { picturesFrom } from '../sharing/pictures.ts'
import { pictureAddress, SHAPES } from '../sharing/shapes.ts'
import { resultWire } from './wireOf.ts'

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
 * A page with the head of a shared reading, or with the general one, whose picture has an absolute address as well.
 * @param result what everybody may know of the reading; null of none
 */
export function withShareHead(page: string, result: ResultResponse | null, origin: string, sessionId: string): string {
  const told = result && toldOf(result)
  if (told) return page.replace(ABOUT, () => headOf(told, origin, sessionId))
  return page.replace(`content="${GENERAL}"`, () => `content="${escaped(origin + GENERAL)}"`)
}

/**
 * Serves /share/{id}/{shape}.jpg; what cannot be shown has the general picture.
 * @param folder the built app
 */
export function serveSharePictures(server: FastifyInstance, folder: string, readings: Readings): void {
  const picture = picturesFrom(path.join(folder, 'media'))

  const known = async (sessionId: string) => {
    try {
      const reading = await readings.reading(sessionId)
      return reading && reading !== 'unsubmitted' ? { reading, told: toldOf(resultWire(reading, true, '')) } : null
    } catch (error) {
      // The general picture is better than none.
      reportError('a shared picture', error)
      return null
    }
  }

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
