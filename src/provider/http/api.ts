/** The calls of the app (specification section 7), those of a reading's owner, and the health of the provider. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nanoid } from 'nanoid'
import {
  DELETED,
  HIDDEN,
  UNKNOWN,
  type CardsResponse,
  type CreateSessionBody,
  type CreateSessionResponse,
  type ReadersResponse,
  type ResultResponse,
  type SubmitBody,
  type TopicsResponse,
  type VisibilityBody,
} from '../../contract/wire.ts'
import { CARDS } from '../../deck/cards.ts'
import { READERS } from '../../deck/readers.ts'
import { CATEGORIES } from '../../deck/topics.ts'
import { drawSpread } from '../drawing.ts'
import { hashOf, isOwner, newSecret } from '../ownerSecret.ts'
import type { Keeping, Readings, StoredReading } from '../readings.ts'
import type { WritingQueue } from '../writingQueue.ts'
import type { SentAnswers } from './again.ts'
import { checkedAnswers, checkedNickname } from './received.ts'
import { Refusal } from './errors.ts'
import { SCHEMAS } from './openApi.ts'
import { originOf } from './origin.ts'
import { readyAnswer, readyByOrigin, sendReady } from './ready.ts'
import { cardsWire, resultWire } from './wireOf.ts'

export interface ApiOptions {
  readings: Readings
  /** Of the model that writes; null when the composer does. */
  queue: WritingQueue | null
  /** Whether a language model writes, and so reads the questions */
  isReadByModel: boolean
  /** For how many days readings are kept */
  keptDays: number
  /** Whether pictures of readings can be had beside the calls */
  hasPictures: boolean
  /** Where the public finds the app; null: where it was asked for */
  publicUrl: string | null
  answers: SentAnswers
}

interface SessionRoute {
  Params: { sessionId: string }
}

const SESSION_ID = /^[\w-]{21}$/
/** A finished reading never changes, but its owner may hide it at any time. */
const ASKED_AGAIN = 'private, no-cache'
/** Content of the deck: it changes with a release only. */
const CATALOG_CACHE = 'public, max-age=300'

const unknownSession = () => new Refusal(404, '이 타로를 찾을 수 없어요', UNKNOWN)
const deletedSession = () => new Refusal(410, '주인이 지운 결과예요', DELETED)
const hiddenSession = () => new Refusal(403, '주인이 잠시 덮어 둔 결과예요', HIDDEN)
const notOwner = () => new Refusal(403, '이 타로의 주인만 할 수 있어요', "Authorization: not the owner's")

const sessionIdOf = ({ sessionId }: SessionRoute['Params']): string => {
  if (!SESSION_ID.test(sessionId)) throw unknownSession()
  return sessionId
}

/**
 * Registers the calls on an instance that has its prefix already.
 * @returns what is told at an address, when it stays the same and everybody may see it
 */
export function registerApi(
  api: FastifyInstance,
  { readings, queue, isReadByModel, keptDays, hasPictures, publicUrl, answers }: ApiOptions,
): (url: string) => object | undefined {
  /** Why there is no such session. */
  const absent = async (sessionId: string): Promise<Refusal> =>
    (await readings.isDeleted(sessionId)) ? deletedSession() : unknownSession()

  const refuseHidden = ({ isHidden, ownerHash }: Keeping, { headers }: FastifyRequest): void => {
    if (isHidden && !isOwner(headers.authorization, ownerHash)) throw hiddenSession()
  }

  const sessionOf = async (sessionId: string) => {
    const session = await readings.session(sessionId)
    if (!session) throw await absent(sessionId)
    return session
  }

  /** The id of a session that is the caller's own. */
  const ownId = async ({ params, headers }: FastifyRequest<SessionRoute>): Promise<string> => {
    const sessionId = sessionIdOf(params)
    const { ownerHash } = await sessionOf(sessionId)
    if (!isOwner(headers.authorization, ownerHash)) throw notOwner()
    return sessionId
  }

  const topics: TopicsResponse = {
    isReadByModel,
    keptDays,
    categories: CATEGORIES.map((category) => ({
      ...category,
      topics: category.topics.map((topic) => ({ ...topic, sampleQuestions: [...topic.sampleQuestions] })),
    })),
  }
  const readyTopics = readyAnswer(topics, true)
  api.get('/topics', { schema: SCHEMAS.topics }, (request, reply) =>
    sendReady(request, reply, readyTopics, CATALOG_CACHE, (body) => answers.keep(readyTopics, request, reply, body)),
  )

  const readersAt = readyByOrigin((origin): ReadersResponse => {
    const at = (address: string) => origin + address
    return {
      readers: READERS.map((reader) => ({ ...reader, imageUrl: at(reader.imageUrl), videoUrl: at(reader.videoUrl) })),
    }
  })
  api.get('/readers', { schema: SCHEMAS.readers }, (request, reply) =>
    sendReady(request, reply, readersAt(originOf(request, publicUrl)), CATALOG_CACHE, (body) =>
      answers.keep(readersAt, request, reply, body),
    ),
  )

  api.post<{ Body: CreateSessionBody }>(
    '/sessions',
    { schema: SCHEMAS.createSession, config: { limit: 'creations' } },
    async (request, reply): Promise<CreateSessionResponse> => {
      const nickname = checkedNickname(request.body.nickname)
      const sessionId = nanoid()
      const ownerSecret = newSecret()
      const deck = CARDS.map((card) => card.id)
      await readings.create(sessionId, nickname, drawSpread(deck), hashOf(ownerSecret))
      reply.code(201)
      return { sessionId, ownerSecret }
    },
  )

  api.post<SessionRoute & { Body: SubmitBody }>(
    '/sessions/:sessionId/submit',
    { schema: SCHEMAS.submit, config: { limit: 'submits' } },
    async (request) => {
      const sessionId = sessionIdOf(request.params)
      const answers = checkedAnswers(request.body)
      refuseHidden(await sessionOf(sessionId), request)
      const outcome = await readings.submit(sessionId, answers)
      if (outcome === 'unknown') throw await absent(sessionId)
      if (outcome === 'conflict')
        throw new Refusal(409, '이미 다른 답으로 타로를 보고 있어요', 'Other answers were submitted for this session')
      // Also when the same answers come again: the job may have got lost, or the reading have been given up.
      await queue?.enqueue(sessionId)
      return { status: 'PAST_PROCESSING' }
    },
  )

  api.get<SessionRoute>(
    '/sessions/:sessionId/cards',
    { schema: SCHEMAS.cards },
    async (request): Promise<CardsResponse> => {
      const sessionId = sessionIdOf(request.params)
      const session = await sessionOf(sessionId)
      refuseHidden(session, request)
      return { sessionId, cards: cardsWire(session.cards, originOf(request, publicUrl)) }
    },
  )

  /** What is sent of finished readings, as long as they are in memory. */
  const results = new WeakMap<StoredReading, ReturnType<typeof readyByOrigin>>()
  const sendFinished = (finished: StoredReading, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    let ready = results.get(finished)
    if (!ready) results.set(finished, (ready = readyByOrigin((origin) => resultWire(finished, hasPictures, origin))))
    request.found = 'COMPLETED'
    return sendReady(request, reply, ready(originOf(request, publicUrl)), ASKED_AGAIN, (body) =>
      answers.keep(finished, request, reply, body),
    )
  }

  const resultSoFar = async (
    sessionId: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ResultResponse | FastifyReply> => {
    const reading = await readings.reading(sessionId)
    if (!reading) throw await absent(sessionId)
    if (reading === 'unsubmitted') throw new Refusal(425, '아직 결과가 만들어지지 않았어요', 'Nothing is submitted yet')
    refuseHidden(reading, request)
    if (readings.finished(sessionId) === reading) return sendFinished(reading, request, reply)
    const result = resultWire(reading, hasPictures, originOf(request, publicUrl))
    request.found = result.status
    return result
  }

  // Most calls are polls of what is finished: they are answered at once, without a promise.
  api.get<SessionRoute>('/sessions/:sessionId/result', { schema: SCHEMAS.result }, (request, reply) => {
    const sessionId = sessionIdOf(request.params)
    const finished = readings.finished(sessionId)
    return finished ? sendFinished(finished, request, reply) : resultSoFar(sessionId, request, reply)
  })

  api.put<SessionRoute & { Body: VisibilityBody }>(
    '/sessions/:sessionId/visibility',
    { schema: SCHEMAS.visibility },
    async (request, reply) => {
      await readings.setHidden(await ownId(request), request.body.hidden)
      return reply.code(204).send()
    },
  )

  api.delete<SessionRoute>('/sessions/:sessionId', { schema: SCHEMAS.deleteSession }, async (request, reply) => {
    await readings.remove(await ownId(request))
    return reply.code(204).send()
  })

  const catalog = new Map<string, object>([
    [`${api.prefix}/topics`, readyTopics],
    [`${api.prefix}/readers`, readersAt],
  ])
  const result = new RegExp(`^${api.prefix}/sessions/([^/?]+)/result$`)
  return (url) => {
    const [, sessionId] = result.exec(url) ?? []
    return sessionId === undefined ? catalog.get(url) : readings.finished(sessionId)
  }
}
