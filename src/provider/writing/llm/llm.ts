/** The writer that asks an LLM for the words of a reading, with the composer behind it. */
import { setTimeout as pause } from 'node:timers/promises'
import { reportError } from '../../report.ts'
import type { ReadingRequest, SectionContent, SectionName, WriteSection, WrittenSection } from '../../section.ts'
import type { LlmSettings } from '../../settings.ts'
import { concernOf, isDanger } from '../care.ts'
import { checked, type Expected, type Flaw } from './check.ts'
import { EndpointError, endpointOf } from './endpoint.ts'
import { backOffMs, circuitOf, placesFor } from './limits.ts'
import { careOf, cardsOf, lengthsOf, promptFor, type Prompt, type ProseSection } from './prompt.ts'

/** What no setting changes; tests make it smaller. */
const LIMITS = {
  /** Before the second try, then doubling. */
  backOffMs: 500,
  /** Failures in a row after which the endpoint is left alone, and for how long. */
  circuitFailures: 5,
  circuitMs: 60_000,
}

/** The share of a section's time that it may wait for a place: with less left, asking would be of no use. */
const WAITING_SHARE = 0.5

const isProse = (section: SectionName): section is ProseSection => section !== 'score' && section !== 'lucky'

const expectedOf = (
  section: ProseSection,
  request: ReadingRequest,
  earlier: readonly WrittenSection[],
  { system }: Prompt,
): Expected => {
  const cards = cardsOf(section, request).map(({ card }) => card.nameKo)
  return {
    length: lengthsOf(section).accepted,
    cards: section === 'summary' ? cards : cards.slice(-1),
    care: careOf(section, request)?.said ?? null,
    nickname: request.nickname,
    system,
    earlier: earlier.flatMap(({ content }) => ('text' in content ? [content.text] : [])),
  }
}

/**
 * Past, present, future and summary from the endpoint, each within `settings.timeoutMs`; whatever goes wrong, the section
 * is the composer's and one line in the log says why. Score and lucky card are always the composer's.
 * @param book books one request of today's budget and tells whether there was one left
 */
export function llmWriter(
  settings: LlmSettings,
  composer: WriteSection,
  book: () => Promise<boolean>,
  limits = LIMITS,
): WriteSection {
  const ask = endpointOf(settings)
  const places = placesFor(settings.concurrency)
  const circuit = circuitOf(limits.circuitFailures, limits.circuitMs)

  const once = async (prompt: Prompt, expected: Expected, signal: AbortSignal): Promise<SectionContent> => {
    if (circuit.isOpen()) throw new EndpointError('left alone after failures in a row', { retryable: false })
    if (!(await book())) throw new EndpointError('the budget of the day is spent', { retryable: false })
    try {
      const result = checked(await ask(prompt, signal), expected)
      if ('flaw' in result) throw new EndpointError(`not fit to be shown (${result.flaw})`, result)
      circuit.succeeded()
      return result
    } catch (error) {
      circuit.failed()
      throw error
    }
  }

  const written = async (
    section: ProseSection,
    request: ReadingRequest,
    earlier: readonly WrittenSection[],
  ): Promise<SectionContent> => {
    const deadline = performance.now() + settings.timeoutMs
    const signal = AbortSignal.timeout(settings.timeoutMs)
    const scored = await composer('score', request, earlier)
    const score = 'score' in scored ? scored.score : 50
    await places.take(AbortSignal.timeout(settings.timeoutMs * WAITING_SHARE)).catch(() => {
      throw new EndpointError('no place free')
    })
    try {
      let flaw: Flaw | null = null
      for (let tries = 1; ; tries += 1)
        try {
          const prompt = promptFor(section, request, { earlier, score, flaw })
          return await once(prompt, expectedOf(section, request, earlier, prompt), signal)
        } catch (error) {
          if (!(error instanceof EndpointError) || !error.outlook.retryable || tries > settings.retries) throw error
          flaw = error.outlook.flaw
          const waitMs = flaw ? 0 : Math.max(error.outlook.retryAfterMs, backOffMs(tries, limits.backOffMs))
          if (performance.now() + waitMs >= deadline) throw error
          await pause(waitMs)
        }
    } finally {
      places.giveBack()
    }
  }

  return async (section, request, earlier = []) => {
    // Words of danger are answered by the composer, whose sentences are known.
    if (!isProse(section) || isDanger(concernOf(request.questionText))) return composer(section, request, earlier)
    try {
      return await written(section, request, earlier)
    } catch (error) {
      const reason = error instanceof EndpointError ? error.message : error instanceof Error ? error.name : 'unknown'
      reportError(`the composer wrote ${section} in the endpoint's place`, reason)
      return composer(section, request, earlier)
    }
  }
}
