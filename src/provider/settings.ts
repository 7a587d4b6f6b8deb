/** The settings of the provider: environment variables, read and checked once at start. docs/provider.md lists them. */
import path from 'node:path'

export interface Settings {
  /** TCP port; 0 takes a free one. */
  port: number
  host: string
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string
  /** Address of a PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null
  /** Milliseconds from one written section to the next, counted from the submit. */
  readingPaceMs: number
  /** Origins whose pages may call the provider; `*` is every origin. Empty: only the provider's own. */
  corsOrigins: string[]
  /** Addresses of proxies whose X-Forwarded-For is believed, as Fastify takes them; false: none. */
  trustProxy: string[] | false
  /** The LLM that writes readings, or null for the built-in composer. */
  llm: LlmSettings | null
}

/** An OpenAI-compatible endpoint and what it may take. */
export interface LlmSettings {
  /** Without the trailing slash; `/chat/completions` follows it. */
  baseUrl: string
  /** Null for an endpoint that asks for none. */
  apiKey: string | null
  model: string
  /** Milliseconds for a section in all: waiting for a place, tries and pauses included. */
  timeoutMs: number
  /** Milliseconds of silence after which a request is given up, before its first token as between two of them. */
  firstTokenMs: number
  /** Requests for a section after the first. */
  retries: number
  /** Requests of this process at the same time. */
  concurrency: number
  /** Requests a UTC day, counted in the database. */
  dailyBudget: number
}

/** The queue gives a section 30 s; the composer that steps in needs next to nothing of it. */
const LLM_TIMEOUT_MAX_MS = 25_000
/** The queue writes no more sections at the same time. */
const LLM_CONCURRENCY_MAX = 20

/** Thrown by `settingsFrom`; the message has one line for each setting that is wrong. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Environment = Record<string, string | undefined>

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const isOrigin = (text: string): boolean =>
  text === '*' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text)

/** No user and password: fetch refuses such an address, and says it aloud. */
const isEndpoint = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** What an HTTP header can carry. */
const isKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

const isPostgresUrl = (text: string): boolean => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)

/** Words and addresses that Fastify's trustProxy knows. `true` and hop counts are refused: both let a client forge its address. */
const isProxyAddress = (text: string): boolean =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) || /^[\da-f.:]*[.:][\da-f.:]*(\/\d{1,3})?$/i.test(text)

/**
 * Settings from environment variables; relative folders start at `root`. An empty variable counts as absent.
 * @throws SettingsError naming every variable that is wrong
 */
export function settingsFrom(environment: Environment, root: string): Settings {
  const problems: string[] = []
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined

  const whole = (name: string, fallback: number, max: number, min = 0): number => {
    const text = given(name)
    if (text === undefined) return fallback
    if (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text)
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
    return fallback
  }
  const checked = (name: string, items: string[], fits: (item: string) => boolean, expected: string): string[] => {
    for (const item of items) if (!fits(item)) problems.push(`${name} must hold ${expected}, not "${item}"`)
    return items
  }

  const databaseUrl = given('DATABASE_URL') ?? null
  // The value is not repeated in the message: it holds a password.
  if (databaseUrl !== null && !isPostgresUrl(databaseUrl)) problems.push('DATABASE_URL must start with postgresql://')
  const trusted = checked(
    'TRUST_PROXY',
    listOf(environment.TRUST_PROXY),
    isProxyAddress,
    'addresses such as loopback or 10.0.0.0/8',
  )

  const llm = (): LlmSettings | null => {
    const baseUrl = given('LLM_BASE_URL')
    const apiKey = given('LLM_API_KEY') ?? null
    const model = given('LLM_MODEL')
    const limits = {
      timeoutMs: whole('LLM_TIMEOUT_MS', 20_000, LLM_TIMEOUT_MAX_MS, 1),
      firstTokenMs: whole('LLM_FIRST_TOKEN_MS', 8000, LLM_TIMEOUT_MAX_MS, 1),
      retries: whole('LLM_RETRIES', 2, 5),
      concurrency: whole('LLM_CONCURRENCY', 8, LLM_CONCURRENCY_MAX, 1),
      dailyBudget: whole('LLM_DAILY_BUDGET', 2000, 999_999_999, 1),
    }
    // Address and key are not repeated in the messages: either may hold a secret.
    if (baseUrl !== undefined && !isEndpoint(baseUrl))
      problems.push('LLM_BASE_URL must be an address such as https://llm.example/v1, without user and password')
    if (apiKey !== null && !isKey(apiKey)) problems.push('LLM_API_KEY must hold Latin letters, digits and signs only')
    if (baseUrl !== undefined && model === undefined) problems.push('LLM_MODEL must be set when LLM_BASE_URL is')
    if (baseUrl === undefined && (model !== undefined || apiKey !== null))
      problems.push('LLM_BASE_URL must be set when LLM_MODEL or LLM_API_KEY is')
    if (baseUrl === undefined || model === undefined) return null
    return { baseUrl: baseUrl.replace(/\/+$/, ''), apiKey, model, ...limits }
  }

  const settings: Settings = {
    port: whole('PORT', 3000, 65_535),
    host: given('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(root, given('DATA_DIR') ?? '.data'),
    databaseUrl,
    readingPaceMs: whole('READING_PACE_MS', 1500, 600_000),
    corsOrigins: checked(
      'CORS_ORIGINS',
      listOf(environment.CORS_ORIGINS),
      isOrigin,
      'origins such as https://example.com',
    ),
    trustProxy: trusted.length > 0 ? trusted : false,
    llm: llm(),
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}
