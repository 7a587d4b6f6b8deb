/** The six calls (specification section 7) and the health of the provider. */
import type { FastifyInstance } from 'fastify'
import { nanoid } from 'nanoid'
import type {
  CardsResponse,
  CreateSessionBody,
  CreateSessionResponse,
  ReadersResponse,
  SubmitBody,
  TopicsResponse,
} from '../../contract/wire.ts'
import { CARDS } from '../../deck/cards.ts'
import { READERS } from '../../deck/readers.ts'
import { CATEGORIES } from '../../deck/topics.ts'
import type { Database } from '../database/open.ts'
import { drawSpread } from '../drawing.ts'
import type { Readings } from '../readings.ts'
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

/** Finished readings kept in memory: they never change, and reading one from the database costs ten times as much. */
const FINISHED_KEPT = 2000
/** A minute's calls of one address. Mobile carriers put thousands of visitors behind one, so this only stops floods. */
const WRITES_PER_MINUTE = 600
const SESSION_ID = /^[\w-]{21}$/
/** Content of the deck: it changes with a release only. */
const CATALOG_CACHE = 'public, max-age=300'

const unknownSession = () => new Refusal(404, '이 타로를 찾을 수 없어요', 'sessionId: unknown')

const sessionIdOf = ({ sessionId }: SessionRoute['Params']): string => {
  if (!SESSION_ID.test(sessionId)) throw unknownSession()
  return sessionId
}

/** Registers the calls on an instance that has its prefix already. */
export function registerApi(
  api: FastifyInstance,
  { database, readings, queue, isReadByModel, hasPictures }: ApiOptions,
): void {
  const finished = new Map<string, string>()
  const writing = { rateLimit: { max: WRITES_PER_MINUTE } }

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
      const deck = CARDS.map((card) => card.id)
      await readings.create(sessionId, nickname, drawSpread(deck))
      reply.code(201)
      return { sessionId }
    },
  )

  api.post<SessionRoute & { Body: SubmitBody }>(
    '/sessions/:sessionId/submit',
    { schema: SCHEMAS.submit, config: writing },
    async (request) => {
      const sessionId = sessionIdOf(request.params)
      const outcome = await readings.submit(sessionId, checkedAnswers(request.body))
      if (outcome === 'unknown') throw unknownSession()
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
      const spread = await readings.cards(sessionId)
      if (!spread) throw unknownSession()
      return { sessionId, cards: cardsWire(spread) }
    },
  )

  api.get<SessionRoute>('/sessions/:sessionId/result', { schema: SCHEMAS.result }, async (request, reply) => {
    const sessionId = sessionIdOf(request.params)
    reply.type('application/json; charset=utf-8')
    const kept = finished.get(sessionId)
    if (kept) return reply.send(kept)
    const reading = await readings.reading(sessionId)
    if (!reading) throw unknownSession()
    if (reading === 'unsubmitted') throw new Refusal(425, '아직 결과가 만들어지지 않았어요', 'Nothing is submitted yet')
    const result = resultWire(reading, hasPictures)
    const json = JSON.stringify(result)
    if (result.status === 'COMPLETED') {
      finished.set(sessionId, json)
      const [oldest] = finished.keys()
      if (finished.size > FINISHED_KEPT && oldest) finished.delete(oldest)
    }
    return reply.send(json)
  })
}
