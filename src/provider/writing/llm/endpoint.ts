/** One request to an OpenAI-compatible endpoint, streamed. */
import { setImmediate } from 'node:timers/promises'
import { PlainError } from '../../report.ts'
import type { LlmSettings } from '../../settings.ts'
import type { Flaw } from './check.ts'
import type { Prompt } from './prompt.ts'

/** Many times a section, with the thinking of a model that thinks aloud; a stream that never ends is cut here. */
const MAX_BYTES = 2_000_000
/** More than any section; an answer that goes on is worth no more time. */
const MAX_CHARACTERS = 3000

interface Outlook {
  /** Whether another request may do better. */
  retryable: boolean
  /** How long the endpoint asks to be left alone; 0 when it says nothing. */
  retryAfterMs: number
  /** What was wrong with its answer, when it gave one. */
  flaw: Flaw | null
}

/** Why a request brought no text to be shown. The message holds nothing of what was sent or answered, and no key. */
export class EndpointError extends PlainError {
  override name = 'EndpointError'
  readonly outlook: Outlook

  constructor(message: string, outlook: Partial<Outlook> = {}) {
    super(message)
    this.outlook = { retryable: true, retryAfterMs: 0, flaw: null, ...outlook }
  }
}

/** `Retry-After` is a number of seconds or a date. */
const retryAfterOf = (value: string | undefined): number => {
  if (value === undefined) return 0
  const ms = /^[\d.]+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return ms > 0 ? ms : 0
}

/** The code that the system gives a failed connection, such as ECONNREFUSED, somewhere down the causes. */
const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  // What visitors tell goes where the operator sends it, and nowhere else.
  if (response.status >= 300 && response.status < 400)
    throw new EndpointError('a redirect, which is not followed', { retryable: false })
  let bytes = 0
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform: async (chunk, controller) => {
      // A flood is read in one go otherwise, and neither timers nor visitors get their turn.
      await setImmediate()
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) controller.error(new EndpointError('an endless answer'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(cap) ?? null, response)
}

/** Asks for one text; `signal` ends it. */
export type Ask = (prompt: Prompt, signal: AbortSignal) => Promise<string>

/** An endpoint of the settings. The packages for it are loaded with the first request. */
export function endpointOf({ baseUrl, apiKey, model: name, firstTokenMs }: LlmSettings): Ask {
  const load = async () => {
    const [{ streamText, APICallError }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ])
    const key = apiKey === null ? {} : { apiKey }
    const model = createOpenAICompatible({ name: 'llm', baseURL: baseUrl, ...key, fetch: cappedFetch })(name)
    return { streamText, APICallError, model }
  }
  let loaded: ReturnType<typeof load> | undefined

  return async ({ system, user }, signal) => {
    const { streamText, APICallError, model } = await (loaded ??= load())
    const end = new AbortController()
    let silent = false
    const silence = setTimeout(() => {
      silent = true
      end.abort()
    }, firstTokenMs)

    const explained = (error: unknown): EndpointError => {
      if (error instanceof EndpointError) return error
      if (signal.aborted) return new EndpointError('no time left', { retryable: false })
      if (silent) return new EndpointError(`nothing heard for ${firstTokenMs} ms`)
      if (!APICallError.isInstance(error)) return new EndpointError(codeOf(error) ?? 'a broken stream')
      const { statusCode, responseHeaders } = error
      if (statusCode === undefined || statusCode < 400) return new EndpointError(codeOf(error) ?? 'a broken answer')
      const retryable = statusCode >= 500 || [408, 425, 429].includes(statusCode)
      return new EndpointError(`HTTP ${statusCode}`, {
        retryable,
        retryAfterMs: retryAfterOf(responseHeaders?.['retry-after']),
      })
    }

    try {
      // Its own retries would not be counted, and an unreachable endpoint tells of itself through onError only.
      const abortSignal = AbortSignal.any([signal, end.signal])
      let failure: unknown
      const onError = ({ error }: { error: unknown }) => {
        failure ??= error
      }
      const { fullStream } = streamText({ model, system, prompt: user, maxRetries: 0, abortSignal, onError })
      let text = ''
      let finish: string | null = null
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw abortSignal.reason
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') silence.refresh()
        if (part.type === 'text-delta') text += part.text
        if (part.type === 'finish') finish = part.finishReason
        if (text.length > MAX_CHARACTERS) throw new EndpointError('an endless answer')
      }
      if (failure) throw failure
      if (finish === 'content-filter') throw new EndpointError('refused by the endpoint', { retryable: false })
      if (finish !== 'stop') throw new EndpointError(`cut off (${finish ?? 'no end'})`)
      return text
    } catch (error) {
      throw explained(error)
    } finally {
      clearTimeout(silence)
      // Closes the connection of a stream that was left in the middle.
      end.abort()
    }
  }
}
