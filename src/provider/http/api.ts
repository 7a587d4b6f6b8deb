/** The calls of the app (specification section 7), those of a reading's owner, and the health of the provider. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
import type { Database } from '../database/open.ts'
import { drawSpread } from '../drawing.ts'
import { hashOf, isOwner, newSecret } from '../ownerSecret.ts'
import type { Keeping, Readings } from '../readings.ts'
import type { WritingQueue } from '../writingQueue.ts'
import { checkedAnswers, checkedNickname } from './received.ts'
import { Refusal } from './errors.ts'
import { SCHEMAS } from './openApi.ts'
import { cardsWire, resultWire } from './wireOf.ts'

export interface ApiOptions {
  database: Database
  readings: Readings
  queue: WritingQueue
  /** Whether a language model writes, and so reads the questions */
  isReadByModel: boolean
  /** Whether pictures of readings can be had beside the calls */
  hasPictures: boolean
}

interface SessionRoute {
  Params: { sessionId: string }
}

/** A minute's calls of one address. Mobile carriers put thousands of visitors behind one, so this only stops floods. */
const WRITES_PER_MINUTE = 600
const SESSION_ID = /^[\w-]{21}$/
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

/** Registers the calls on an instance that has its prefix already. */
export function registerApi(
  api: FastifyInstance,
  { database, readings, queue, isReadByModel, hasPictures }: ApiOptions,
): void {
  const writing = { rateLimit: { max: WRITES_PER_MINUTE } }

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

  api.get('/health', { schema: { hide: true }, config: { rateLimit: false } }, async () => {
    await database.ping()
    return { status: 'ok', database: database.engine }
  })

  api.get('/topics', { schema: SCHEMAS.topics }, (_request, reply): TopicsResponse => {
    reply.header('cache-control', CATALOG_CACHE)
    return {
      isReadByModel,
      categories: CATEGORIES.map((category) => ({
        ...category,
        topics: category.topics.map((topic) => ({ ...topic, sampleQuestions: [...topic.sampleQuestions] })),
      })),
    }
  })

  api.get('/readers', { schema: SCHEMAS.readers }, (_request, reply): ReadersResponse => {
    reply.header('cache-control', CATALOG_CACHE)
    return { readers: [...READERS] }
  })

  api.post<{ Body: CreateSessionBody }>(
    '/sessions',
    { schema: SCHEMAS.createSession, config: writing },
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
    { schema: SCHEMAS.submit, config: writing },
    async (request) => {
      const sessionId = sessionIdOf(request.params)
      const answers = checkedAnswers(request.body)
      refuseHidden(await sessionOf(sessionId), request)
      const outcome = await readings.submit(sessionId, answers)
      if (outcome === 'unknown') throw await absent(sessionId)
      if (outcome === 'conflict')
        throw new Refusal(409, '이미 다른 답으로 타로를 보고 있어요', 'Other answers were submitted for this session')
      // Also when the same answers come again: the first job may have got lost, or the reading have been given up.
      await queue.enqueue(sessionId)
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
      return { sessionId, cards: cardsWire(session.cards) }
    },
  )

  api.get<SessionRoute>(
    '/sessions/:sessionId/result',
    { schema: SCHEMAS.result },
    async (request): Promise<ResultResponse> => {
      const sessionId = sessionIdOf(request.params)
      const reading = await readings.reading(sessionId)
      if (!reading) throw await absent(sessionId)
      if (reading === 'unsubmitted')
        throw new Refusal(425, '아직 결과가 만들어지지 않았어요', 'Nothing is submitted yet')
      refuseHidden(reading, request)
      return resultWire(reading, hasPictures)
    },
  )

  api.put<SessionRoute & { Body: VisibilityBody }>(
    '/sessions/:sessionId/visibility',
    { schema: SCHEMAS.visibility, config: writing },
    async (request, reply) => {
      await readings.setHidden(await ownId(request), request.body.hidden)
      return reply.code(204).send()
    },
  )

  api.delete<SessionRoute>(
    '/sessions/:sessionId',
    { schema: SCHEMAS.deleteSession, config: writing },
    async (request, reply) => {
      await readings.remove(await ownId(request))
      return reply.code(204).send()
    },
  )
}
