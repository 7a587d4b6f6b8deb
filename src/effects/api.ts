/** The calls that the app makes (specification section 7): ky on the way out, the contract on the way in. */
import ky from 'ky'
import type { ReadingAnswer } from '../../machines/result.types.ts'
import type { Answers, Catalog } from '../../machines/rules/domain.ts'
import { messageOf } from '../../machines/rules/fault.ts'
import { isReadingId } from '../../machines/rules/readingId.ts'
import type { CardsAnswer } from '../../machines/cards.machine.ts'
import type { SharedAnswer, SharedRefusal } from '../../machines/sharedReading.machine.ts'
import type { SubmitAnswer } from '../../machines/submission.machine.ts'
import { cleanQuestion } from '../../machines/rules/question.ts'
import { readerKindOf } from '../../machines/rules/reader.ts'
import { categoriesOf, readersOf, readingOf, spreadOf } from '../contract/toDomain.ts'
import {
  CardsResponse,
  CreateSessionResponse,
  DELETED,
  HIDDEN,
  ReadersResponse,
  ResultResponse,
  TopicsResponse,
  UNKNOWN,
  type CreateSessionBody,
  type SubmitBody,
  type VisibilityBody,
} from '../contract/wire.ts'
import { answerOf, ApiError, bodyOf, NetworkError, type Answer } from './response.ts'
import { ANSWER_TIMEOUT, withinTime } from './deadline.ts'
import { isRefusedForGood, TOO_EARLY } from './refusal.ts'
import * as sentences from './sentences.ts'

/** Not found, or gone: either way the provider knows no such session. */
const LOST: readonly number[] = [404, 410]
const FORBIDDEN = 403
const GONE = 410
const CONFLICT = 409

/** What the owner has done to a reading that is therefore not told; null when that is not why. */
const closedBy = (answer: Answer): 'hidden' | 'deleted' | null => {
  if (answer.status !== FORBIDDEN && answer.status !== GONE) return null
  const { detail } = new ApiError(answer).body
  return detail === HIDDEN ? 'hidden' : detail === DELETED ? 'deleted' : null
}

/** What can be sent as a bearer's secret. */
const SECRET = /^[\w.~+/=-]{1,200}$/

/** Types of one kind of reader are one reader; another's are compared as they are. */
const isSameReader = (one: string, other: string): boolean =>
  (readerKindOf(one) ?? one) === (readerKindOf(other) ?? other)

/** Something thrown, said again with what it was that failed. */
const saying = (sentence: string) => (cause: unknown) => {
  throw new Error(sentences.withDetail(sentence, messageOf(cause)), { cause })
}

export interface ApiOptions {
  /** Absolute, with or without a path and a slash at its end. */
  baseUrl: string
  /** Milliseconds until an answer is given up. */
  timeout?: number
  /** The secret that makes this device the owner of a session; null when it is not. */
  secretOf?: (sessionId: string) => string | null
}

/** For what an owner decided: it is carried out also when nobody waits for it any more. */
const toTheEnd = (): AbortSignal => new AbortController().signal

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Sent {
  json?: object
  secret?: string | null
}

export type Api = ReturnType<typeof createApi>

/**
 * The provider at an address. Every call takes the signal that ends it, tries once (trying again is the charts'
 * business) and throws an Error with a sentence: `ApiError` for an answer that is not 2xx and not expected.
 */
export function createApi({ baseUrl, timeout = ANSWER_TIMEOUT, secretOf = () => null }: ApiOptions) {
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
  const send = (outer: AbortSignal, method: Method, path: string, { json, secret }: Sent = {}): Promise<Answer> =>
    withinTime(
      outer,
      async (signal) => {
        const headers = secret ? { authorization: `Bearer ${secret}` } : {}
        try {
          return await answerOf(await http(path, { method, signal, headers, ...(json && { json }) }))
        } catch (error) {
          if (signal.aborted) throw error
          throw new NetworkError(error)
        }
      },
      timeout,
    )
  const get = (signal: AbortSignal, path: string) => send(signal, 'GET', path)
  /** A call about a session, in the name of its owner where this device is. */
  const about = (
    signal: AbortSignal,
    sessionId: string,
    method: Method,
    what: string,
    { json, secret = secretOf(sessionId) }: Sent = {},
  ) => send(signal, method, `sessions/${encodeURIComponent(sessionId)}${what}`, { ...(json && { json }), secret })

  const loadTopics = async (signal: AbortSignal) => {
    const topics = bodyOf(await get(signal, 'topics'), TopicsResponse)
    const { isReadByModel, keptDays } = topics
    return {
      categories: categoriesOf(topics),
      isReadByModel: isReadByModel ?? false,
      ...(keptDays ? { keptDays } : {}),
    }
  }
  const loadReaders = async (signal: AbortSignal) =>
    readersOf(bodyOf(await get(signal, 'readers'), ReadersResponse), mediaBase)

  const askForSession = async (signal: AbortSignal, body: CreateSessionBody) =>
    bodyOf(await send(signal, 'POST', 'sessions', { json: body }), CreateSessionResponse)

  const askForCards = async (signal: AbortSignal, sessionId: string): Promise<CardsAnswer> => {
    const answer = await about(signal, sessionId, 'GET', '/cards')
    if (LOST.includes(answer.status)) return { kind: 'missing' }
    return { kind: 'cards', cards: spreadOf(bodyOf(answer, CardsResponse), mediaBase) }
  }

  const askForReading = async (signal: AbortSignal, sessionId: string): Promise<Answer> =>
    about(signal, sessionId, 'GET', '/result')
  const readingIn = (answer: Answer, sessionId: string) =>
    readingOf(bodyOf(answer, ResultResponse), sessionId, mediaBase)

  /** Whether the answers that a session was submitted with are these: an earlier try may have arrived without our knowing. */
  const hasAnswers = async (signal: AbortSignal, sessionId: string, body: SubmitBody): Promise<boolean> => {
    const answer = await askForReading(signal, sessionId)
    if (answer.status === TOO_EARLY || LOST.includes(answer.status)) return false
    const { questionText, readerType } = readingIn(answer, sessionId)
    return (
      cleanQuestion(questionText ?? '') === cleanQuestion(body.questionText) &&
      isSameReader(readerType ?? '', body.readerType)
    )
  }

  /** The body of a 2xx answer does not matter: live providers send anything, or nothing. */
  const submit = async (signal: AbortSignal, sessionId: string, body: SubmitBody): Promise<SubmitAnswer> => {
    const answer = await about(signal, sessionId, 'POST', '/submit', { json: body })
    if (answer.ok) return { kind: 'accepted' }
    if (answer.status === CONFLICT)
      return (await hasAnswers(signal, sessionId, body)) ? { kind: 'accepted' } : { kind: 'taken' }
    if (LOST.includes(answer.status)) return { kind: 'missing' }
    const error = new ApiError(answer)
    if (!isRefusedForGood(answer.status)) throw error
    return { kind: 'refused', message: error.body.message ?? '' }
  }

  return {
    /** Topics and readers, asked for at the same time; both or nothing. */
    async loadCatalog(signal: AbortSignal): Promise<Catalog> {
      const [topics, readers] = await Promise.allSettled([loadTopics(signal), loadReaders(signal)])
      if (topics.status === 'fulfilled' && readers.status === 'fulfilled')
        return { ...topics.value, readers: readers.value }
      if (topics.status === 'fulfilled')
        return saying(sentences.READERS_FAILED)(readers.status === 'rejected' && readers.reason)
      return saying(readers.status === 'rejected' ? sentences.APP_DATA_FAILED : sentences.TOPICS_FAILED)(topics.reason)
    },

    /** The secret is null where the provider gives none, or none that could be sent. */
    async createSession(nickname: string, signal: AbortSignal): Promise<{ sessionId: string; secret: string | null }> {
      const { sessionId, ownerSecret } = await askForSession(signal, { nickname }).catch(
        saying(sentences.SESSION_FAILED),
      )
      if (!sessionId || !isReadingId(sessionId)) throw new Error(sentences.NO_SESSION_ID_RETURNED)
      return { sessionId, secret: ownerSecret && SECRET.test(ownerSecret) ? ownerSecret : null }
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
      const answer = await askForReading(signal, sessionId)
      if (answer.status === TOO_EARLY) return { kind: 'pending' }
      const closed = closedBy(answer)
      if (closed) return { kind: closed }
      if (LOST.includes(answer.status)) return { kind: 'missing' }
      return { kind: 'reading', reading: readingIn(answer, sessionId) }
    },

    /** A reading for anybody who holds the link; only a completed one is shown. Never throws but when aborted. */
    async fetchShared(sessionId: string, signal: AbortSignal): Promise<SharedAnswer> {
      const refused = (reason: SharedRefusal, message: string): SharedAnswer => ({ kind: 'refused', reason, message })
      if (!isReadingId(sessionId)) return refused('missing', sentences.NO_SESSION_ID)
      try {
        const answer = await askForReading(signal, sessionId)
        const { ok, status, statusText } = answer
        if (status === TOO_EARLY) return refused('unfinished', '')
        const closed = closedBy(answer)
        if (closed) return refused(closed, '')
        const told = `HTTP ${status}: ${statusText.trim() || sentences.UNKNOWN_ANSWER}`
        if (!ok) return refused(LOST.includes(status) ? 'missing' : 'troubled', told)
        const reading = readingIn(answer, sessionId)
        return reading.status === 'completed' ? { kind: 'reading', reading } : refused('unfinished', '')
      } catch (error) {
        signal.throwIfAborted()
        return refused(error instanceof NetworkError ? 'unreachable' : 'troubled', messageOf(error))
      }
    },

    /** Hides a reading of this device's from everybody else, or shows it again. */
    async setHidden(sessionId: string, isHidden: boolean): Promise<void> {
      const json: VisibilityBody = { hidden: isHidden }
      const answer = await about(toTheEnd(), sessionId, 'PUT', '/visibility', { json })
      if (!answer.ok) throw new ApiError(answer)
    },

    /** Deletes a reading for ever. One that is gone already, or that the provider never knew, is deleted as well. */
    async deleteReading(sessionId: string, secret: string): Promise<void> {
      const answer = await about(toTheEnd(), sessionId, 'DELETE', '', { secret })
      if (answer.ok || closedBy(answer) === 'deleted') return
      const error = new ApiError(answer)
      if (error.body.detail !== UNKNOWN) throw error
    },
  }
}
