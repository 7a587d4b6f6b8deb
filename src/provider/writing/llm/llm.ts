/** The writer that asks an LLM for the words of a reading that is decided, with the composer behind it. */
import { setTimeout as pause } from 'node:timers/promises'
import { fallbacks } from '../../metrics.ts'
import { reportError } from '../../report.ts'
import type { ReadingRequest, SectionContent, WriteSection } from '../../section.ts'
import type { LlmSettings } from '../../settings.ts'
import { isDanger, type Concern } from '../concern.ts'
import { concerned, planOf, type Plan } from '../plan.ts'
import { writeAfter } from '../whole.ts'
import { checked, type Expected, type Flaw } from './check.ts'
import { EndpointError, endpointOf } from './endpoint.ts'
import { backOffMs, circuitOf, placesFor } from './limits.ts'
import {
  cardsOf,
  concernPrompt,
  namedConcern,
  promptFor,
  PROSE,
  shapeOf,
  type Prompt,
  type ProseSection,
} from './prompt.ts'

/** What no setting changes; tests make it smaller. */
const LIMITS = {
  /** Before the second try, then doubling. */
  backOffMs: 500,
  /** Failures in a row after which the endpoint is left alone, and for how long. */
  circuitFailures: 5,
  circuitMs: 60_000,
}

/** The share of a reading's time that it may wait for a place: with less left, asking would be of no use. */
const WAITING_SHARE = 0.5

type Texts = Record<ProseSection, string>

/** The more careful of two judgements. */
const graver = (ours: Concern | null, theirs: Concern | null): Concern | null =>
  !ours || (isDanger(theirs) && !isDanger(ours)) ? theirs : ours

const expectedOf = (
  section: ProseSection,
  request: ReadingRequest,
  { stance }: Plan,
  { system }: Prompt,
): Expected => ({
  length: shapeOf(section).accepted,
  paragraphs: shapeOf(section).paragraphs,
  cards: cardsOf(section, request).map(({ name }) => name.replace(/^뒤집힌 /, '')),
  stance: section === 'summary' ? stance : null,
  nickname: request.nickname,
  question: request.questionText,
  system,
})

/**
 * A whole reading from the endpoint within `settings.timeoutMs`, drafted with its first section, so that one writer writes
 * all of it: whatever goes wrong, all of it is the composer's, and one line in the log says why. The endpoint is also asked
 * whether the question needs care, and the more careful answer counts. Score and lucky card are always the composer's.
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

  /** One answer that `read` can use; it throws what is wrong with it. */
  const once = async <T>(prompt: Prompt, read: (answer: string) => T, signal: AbortSignal): Promise<T> => {
    if (circuit.isOpen()) throw new EndpointError('left alone after failures in a row', { retryable: false })
    if (!(await book())) throw new EndpointError('the budget of the day is spent', { retryable: false })
    try {
      const result = read(await ask(prompt, signal))
      circuit.succeeded()
      return result
    } catch (error) {
      circuit.failed()
      throw error
    }
  }

  /** Asks until an answer can be used, as often as the settings allow and the deadline leaves time. */
  const asked = async <T>(
    promptAfter: (flaw: Flaw | null) => Prompt,
    read: (answer: string, prompt: Prompt) => T,
    deadline: number,
  ): Promise<T> => {
    const left = (): number => Math.max(0, Math.ceil(deadline - performance.now()))
    await places.take(AbortSignal.timeout(Math.ceil(left() * WAITING_SHARE))).catch(() => {
      throw new EndpointError('no place free')
    })
    try {
      let flaw: Flaw | null = null
      for (let tries = 1; ; tries += 1)
        try {
          const prompt = promptAfter(flaw)
          return await once(prompt, (answer) => read(answer, prompt), AbortSignal.timeout(left()))
        } catch (error) {
          if (!(error instanceof EndpointError) || !error.outlook.retryable || tries > settings.retries) throw error
          flaw = error.outlook.flaw
          const waitMs = flaw ? 0 : Math.max(error.outlook.retryAfterMs, backOffMs(tries, limits.backOffMs))
          if (waitMs >= left()) throw error
          await pause(waitMs)
        }
    } finally {
      places.giveBack()
    }
  }

  const concernBy = (request: ReadingRequest, deadline: number) =>
    asked(
      () => concernPrompt(request),
      (answer) => {
        const concern = namedConcern(answer)
        if (!concern) throw new EndpointError('no answer about danger')
        return concern === 'none' ? null : concern
      },
      deadline,
    )

  const textBy = async (
    section: ProseSection,
    request: ReadingRequest,
    plan: Plan,
    deadline: number,
  ): Promise<string> => {
    const draft = await composer(section, request)
    return asked(
      (flaw) => promptFor(section, request, plan, 'text' in draft ? draft.text : '', flaw),
      (answer, prompt) => {
        const result = checked(answer, expectedOf(section, request, plan, prompt))
        if ('flaw' in result) throw new EndpointError(`not fit to be shown (${result.flaw})`, result)
        return result.text
      },
      deadline,
    )
  }

  /** The past, with the sections after it, or with a concern that only the endpoint noticed. */
  const begun = async (request: ReadingRequest, plan: Plan): Promise<SectionContent> => {
    const deadline = performance.now() + settings.timeoutMs
    const texts = plan.concern
      ? Promise.resolve(null)
      : Promise.all(PROSE.map(async (section) => [section, await textBy(section, request, plan, deadline)] as const))
    // A rejection is told by whichever is awaited first.
    texts.catch(() => undefined)
    const concern = graver(plan.concern, await concernBy(request, deadline))
    if (concern !== plan.concern) {
      const content = await composer('past', concerned(request, plan, concern))
      return { ...content, ...(concern ? { concern } : {}) }
    }
    const written = await texts
    if (!written) return composer('past', request)
    const { past, ...ahead } = Object.fromEntries(written) as Texts
    return { text: past, ahead }
  }

  return async (section, request, earlier = []) => {
    const plan = request.plan ?? planOf(request)
    if (section === 'past') {
      // Words of danger are answered by the composer, whose sentences are known.
      if (isDanger(plan.concern)) return composer(section, request, earlier)
      try {
        return await begun(request, plan)
      } catch (error) {
        fallbacks.inc({ reason: error instanceof EndpointError ? error.message : 'other' })
        reportError("the composer wrote a reading in the endpoint's place", error)
        return composer(section, request, earlier)
      }
    }
    return writeAfter(composer, section, request, earlier)
  }
}
