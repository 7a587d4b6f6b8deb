/** The calls that the app makes (specification section 7): ky on the way out, the contract on the way in. */
import ky from 'ky'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { Answers, Catalog } from '../../machines/rules/domain.ts'
import { messageOf } from '../../machines/rules/fault.ts'
import { isReadingId } from '../../machines/rules/readingId.ts'
import type { CardsAnswer, SubmitAnswer } from '../../machines/session.machine.ts'
import type { SharedAnswer } from '../../machines/share.machine.ts'
import { categoriesOf, readersOf, readingOf, spreadOf } from '../contract/toDomain.ts'
import {
  CardsResponse,
  CreateSessionResponse,
  ReadersResponse,
  ResultResponse,
  TopicsResponse,
  type CreateSessionBody,
  type SubmitBody,
} from '../contract/wire.ts'
import { answerOf, ApiError, bodyOf, type Answer } from './answers.ts'
import { ANSWER_TIMEOUT, withinTime } from './deadline.ts'
import * as sentences from './sentences.ts'

const NOT_FOUND = 404
const CONFLICT = 409
const TOO_EARLY = 425
/** Refusals that trying again can mend: request timeout, too early, too many requests. */
const MENDABLE: readonly number[] = [408, TOO_EARLY, 429]

const isRefusedForGood = (status: number) => status >= 400 && status < 500 && !MENDABLE.includes(status)

/** Something thrown, said again with what it was that failed. */
const saying = (sentence: string) => (cause: unknown) => {
  throw new Error(sentences.withDetail(sentence, messageOf(cause)), { cause })
}

export interface ApiOptions {
  /** Absolute, with or without a path and a slash at its end. */
  baseUrl: string
  /** Milliseconds until an answer is given up. */
  timeout?: number
}

export type Api = ReturnType<typeof createApi>

/**
 * The provider at an address. Every call takes the signal that ends it, tries once (trying again is the charts'
 * business) and throws an Error with a sentence: `ApiError` for an answer that is not 2xx and not expected.
 */
export function createApi({ baseUrl, timeout = ANSWER_TIMEOUT }: ApiOptions) {
  const mediaBase = new URL(baseUrl).origin
  const http = ky.create({
    prefixUrl: baseUrl,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'omit',
    cache: 'no-cache',
  })

  /** An answer of any status, or a throw when none came whole. */
  const send = (outer: AbortSignal, method: 'GET' | 'POST', path: string, json?: object): Promise<Answer> =>
    withinTime(
      outer,
      async (signal) => {
        try {
          return await answerOf(await http(path, { method, signal, ...(json && { json }) }))
        } catch (error) {
          if (signal.aborted) throw error
          throw new Error(sentences.networkError(messageOf(error)), { cause: error })
        }
      },
      timeout,
    )
  const get = (signal: AbortSignal, path: string) => send(signal, 'GET', path)
  const pathOf = (sessionId: string, what: string) => `sessions/${encodeURIComponent(sessionId)}/${what}`

  const loadTopics = async (signal: AbortSignal) => categoriesOf(bodyOf(await get(signal, 'topics'), TopicsResponse))
  const loadReaders = async (signal: AbortSignal) =>
    readersOf(bodyOf(await get(signal, 'readers'), ReadersResponse), mediaBase)

  const askForSession = async (signal: AbortSignal, body: CreateSessionBody) =>
    bodyOf(await send(signal, 'POST', 'sessions', body), CreateSessionResponse)

  const askForCards = async (signal: AbortSignal, sessionId: string): Promise<CardsAnswer> => {
    const answer = await get(signal, pathOf(sessionId, 'cards'))
    if (answer.status === NOT_FOUND) return { kind: 'missing' }
    return { kind: 'cards', cards: spreadOf(bodyOf(answer, CardsResponse), mediaBase) }
  }

  /** The body of a 2xx answer does not matter: live providers send anything, or nothing. */
  const submit = async (signal: AbortSignal, sessionId: string, body: SubmitBody): Promise<SubmitAnswer> => {
    const answer = await send(signal, 'POST', pathOf(sessionId, 'submit'), body)
    if (answer.ok || answer.status === CONFLICT) return { kind: 'accepted' }
    if (answer.status === NOT_FOUND) return { kind: 'missing' }
    const error = new ApiError(answer)
    if (!isRefusedForGood(answer.status)) throw error
    return { kind: 'refused', message: sentences.withDetail(sentences.SUBMIT_FAILED, error.message) }
  }

  return {
    /** Topics and readers, asked for at the same time; both or nothing. */
    async loadCatalog(signal: AbortSignal): Promise<Catalog> {
      const [topics, readers] = await Promise.allSettled([loadTopics(signal), loadReaders(signal)])
      if (topics.status === 'fulfilled' && readers.status === 'fulfilled')
        return { categories: topics.value, readers: readers.value }
      if (topics.status === 'fulfilled')
        return saying(sentences.READERS_FAILED)(readers.status === 'rejected' && readers.reason)
      return saying(readers.status === 'rejected' ? sentences.APP_DATA_FAILED : sentences.TOPICS_FAILED)(topics.reason)
    },

    async createSession(nickname: string, signal: AbortSignal): Promise<{ sessionId: string }> {
      const { sessionId } = await askForSession(signal, { nickname }).catch(saying(sentences.SESSION_FAILED))
      if (!sessionId || !isReadingId(sessionId)) throw new Error(sentences.NO_SESSION_ID_RETURNED)
      return { sessionId }
    },

    async fetchCards(sessionId: string, signal: AbortSignal): Promise<CardsAnswer> {
      if (!sessionId) throw new Error(sentences.NO_SESSION_ID_AVAILABLE)
      return askForCards(signal, sessionId).catch(saying(sentences.CARDS_FAILED))
    },

    async submitAnswers(sessionId: string, answers: Answers, signal: AbortSignal): Promise<SubmitAnswer> {
      if (!sessionId) throw new Error(sentences.MISSING_SESSION_DATA)
      return submit(signal, sessionId, answers).catch(saying(sentences.SUBMIT_FAILED))
    },

    async fetchReading(sessionId: string, signal: AbortSignal): Promise<ReadingAnswer> {
      const answer = await get(signal, pathOf(sessionId, 'result'))
      if (answer.status === TOO_EARLY) return { kind: 'pending' }
      if (answer.status === NOT_FOUND) return { kind: 'missing' }
      return { kind: 'reading', reading: readingOf(bodyOf(answer, ResultResponse), sessionId, mediaBase) }
    },

    /** A reading for anybody who holds the link; only a completed one is shown. */
    async fetchShared(sessionId: string, signal: AbortSignal): Promise<SharedAnswer> {
      if (!isReadingId(sessionId)) return { kind: 'refused', message: sentences.NO_SESSION_ID }
      const answer = await get(signal, pathOf(sessionId, 'result'))
      const { ok, status, statusText } = answer
      if (status === TOO_EARLY) return { kind: 'refused', message: sentences.NOT_COMPLETED }
      if (!ok) return { kind: 'refused', message: `HTTP ${status}: ${statusText || sentences.UNKNOWN_ANSWER}` }
      const reading = readingOf(bodyOf(answer, ResultResponse), sessionId, mediaBase)
      return reading.status === 'completed'
        ? { kind: 'reading', reading }
        : { kind: 'refused', message: sentences.NOT_COMPLETED }
    },
  }
}
