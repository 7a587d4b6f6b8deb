/** The settings of the provider: environment variables, read and checked once at start. docs/provider.md lists them. */
import path from 'node:path'
import { closestMatch } from 'leven'
import * as v from 'valibot'
import { LOG_LEVELS } from './log.ts'
import { StartError } from './startError.ts'

/** Thrown by `settingsFrom`; the message has one line for each setting that is wrong. */
export class SettingsError extends StartError {
  override name = 'SettingsError'
}

/** The queue gives a section 13 s; the composer that steps in needs next to nothing of it. */
const LLM_TIMEOUT_MAX_MS = 12_000
/** The queue writes no more readings at the same time. */
const LLM_CONCURRENCY_MAX = 20

const protocolOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).protocol : null)
const isWeb = (text: string): boolean => ['http:', 'https:'].includes(protocolOf(text) ?? '')

const isOrigin = (text: string): boolean => text === '*' || (isWeb(text) && new URL(text).origin === text)
const isPublic = (text: string): boolean => text !== '*' && isOrigin(text)
const isPostgres = (text: string): boolean => ['postgres:', 'postgresql:'].includes(protocolOf(text) ?? '')
/** No user and password: fetch refuses such an address, and says it aloud. */
const isEndpoint = (text: string): boolean => isWeb(text) && new URL(text).username + new URL(text).password === ''
/** What an HTTP header can carry. */
const isKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)
/** Words and addresses that Fastify's trustProxy knows. `true` and hop counts are refused: both let a client forge its address. */
const isProxy = (text: string): boolean =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) || /^[\da-f.:]*[.:][\da-f.:]*(\/\d{1,3})?$/i.test(text)

/** Completes the name of the variable to a sentence. */
const must = (what: string) => (issue: v.BaseIssue<unknown>) => `must ${what}, not ${issue.received}`

const whole = (fallback: number, max: number, min = 0) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      must(`be a whole number from ${min} to ${max}`),
    ),
    v.transform(Number),
  )

const list = (fits: (item: string) => boolean, what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(',').flatMap((item) => item.trim() || [])),
    v.array(v.pipe(v.string(), v.check(fits, must(`hold ${what}`)))),
  )

/** Its sentence does not repeat the value. */
const secret = (fits: (text: string) => boolean, what: string) =>
  v.nullish(v.pipe(v.string(), v.check(fits, `must ${what}`)), null)

const onOff = v.pipe(
  v.optional(v.string(), 'on'),
  v.check((text) => text === 'on' || text === 'off', must('be on or off')),
  v.transform((text) => text === 'on'),
)

const CALLS_MAX = 999_999_999

const Environment = v.object({
  PORT: whole(3000, 65_535),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: secret(isPostgres, 'start with postgresql://'),
  READING_PACE_MS: whole(1500, 600_000),
  RETENTION_DAYS: whole(365, 3650, 1),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, must(`be one of ${LOG_LEVELS.join(', ')}`)), 'info'),
  METRICS_PORT: v.nullish(whole(0, 65_535), null),
  PUBLIC_URL: secret(isPublic, 'be an origin such as https://tarot.example'),
  CORS_ORIGINS: list(isOrigin, 'origins such as https://example.com'),
  TRUST_PROXY: list(isProxy, 'addresses such as loopback or 10.0.0.0/8'),
  LIMIT_CALLS: whole(3000, CALLS_MAX, 1),
  LIMIT_CREATIONS: whole(600, CALLS_MAX, 1),
  LIMIT_SUBMITS: whole(600, CALLS_MAX, 1),
  API_DOCS: onOff,
  LLM_BASE_URL: secret(isEndpoint, 'be an address such as https://llm.example/v1, without user and password'),
  LLM_API_KEY: secret(isKey, 'hold Latin letters, digits and signs only'),
  LLM_MODEL: v.nullish(v.string(), null),
  LLM_TIMEOUT_MS: whole(12_000, LLM_TIMEOUT_MAX_MS, 1),
  LLM_FIRST_TOKEN_MS: whole(8000, LLM_TIMEOUT_MAX_MS, 1),
  LLM_RETRIES: whole(2, 5),
  LLM_CONCURRENCY: whole(8, LLM_CONCURRENCY_MAX, 1),
  LLM_DAILY_BUDGET: whole(2000, 999_999_999, 1),
})

const NAMES = Object.keys(Environment.entries)
const lettersOf = (name: string): string => [...name].toSorted().join('')
/** The name that was meant: with letters in another order, or one or two of them wrong. In a short name two make another word. */
const meantBy = (name: string, names: string[]): string | undefined =>
  names.find((other) => lettersOf(other) === lettersOf(name)) ??
  closestMatch(name, names, { maxDistance: name.length > 6 ? 2 : 1 })

/** A sentence for each variable that is no setting but nearly one that is not given. */
const misspelt = (given: Record<string, string>): string[] => {
  const absent = NAMES.filter((name) => !(name in given))
  return Object.keys(given).flatMap((name) => {
    if (NAMES.includes(name)) return []
    const meant = meantBy(name, absent)
    return meant ? [`${name} is no setting: ${meant} is one`] : []
  })
}

export type Settings = ReturnType<typeof settingsFrom>
/** An OpenAI-compatible endpoint and what it may take. */
export type LlmSettings = NonNullable<Settings['llm']>

/**
 * Settings from environment variables; relative folders start at `root`. An empty variable counts as absent.
 * @throws SettingsError naming every variable that is wrong
 */
export function settingsFrom(environment: Record<string, string | undefined>, root: string) {
  const given: Record<string, string> = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : [])),
  )
  const { LLM_BASE_URL, LLM_MODEL, LLM_API_KEY } = given
  const { success, output: read, issues = [] } = v.safeParse(Environment, given)
  const problems = issues.map((issue) => `${String(issue.path?.[0].key)} ${issue.message}`)
  problems.push(...misspelt(given))
  if (LLM_BASE_URL && !LLM_MODEL) problems.push('LLM_MODEL must be set when LLM_BASE_URL is')
  if (!LLM_BASE_URL && (LLM_MODEL || LLM_API_KEY))
    problems.push('LLM_BASE_URL must be set when LLM_MODEL or LLM_API_KEY is')
  if (!success || problems.length > 0) throw new SettingsError(problems.join('\n'))

  return {
    /** TCP port; 0 takes a free one. */
    port: read.PORT,
    host: read.HOST,
    /** Folder of the embedded database; unused with `databaseUrl`. */
    dataDir: path.resolve(root, read.DATA_DIR),
    /** Address of a PostgreSQL server, or null for the embedded database. */
    databaseUrl: read.DATABASE_URL,
    /** Milliseconds from one written section to the next, counted from the submit. */
    readingPaceMs: read.READING_PACE_MS,
    /** For how many days a reading is kept from its submit on. */
    retentionDays: read.RETENTION_DAYS,
    /** What is written to the log: this and what is graver. */
    logLevel: read.LOG_LEVEL,
    /** TCP port of the measures for Prometheus, on the same host; null: none. */
    metricsPort: read.METRICS_PORT,
    /** Where the public finds the app, for addresses in previews; null: where it was asked for. */
    publicUrl: read.PUBLIC_URL,
    /** Origins whose pages may call the provider; `*` is every origin. Empty: only the provider's own. */
    corsOrigins: read.CORS_ORIGINS,
    /** Addresses of proxies whose X-Forwarded-For is believed, as Fastify takes them; false: none. */
    trustProxy: read.TRUST_PROXY.length > 0 && read.TRUST_PROXY,
    /** What one address may do in a minute: calls in all, and of these creations and submits. */
    limits: { calls: read.LIMIT_CALLS, creations: read.LIMIT_CREATIONS, submits: read.LIMIT_SUBMITS },
    /** Whether /api/docs describes the calls. */
    hasApiDocs: read.API_DOCS,
    /** The LLM that writes readings, or null for the built-in composer. */
    llm:
      read.LLM_BASE_URL && read.LLM_MODEL
        ? {
            /** Without the trailing slash; `/chat/completions` follows it. */
            baseUrl: read.LLM_BASE_URL.replace(/\/+$/, ''),
            /** Null for an endpoint that asks for none. */
            apiKey: read.LLM_API_KEY,
            model: read.LLM_MODEL,
            /** Milliseconds for a section in all: waiting for a place, tries and pauses included. */
            timeoutMs: read.LLM_TIMEOUT_MS,
            /** Milliseconds of silence after which a request is given up, before its first token as between two of them. */
            firstTokenMs: read.LLM_FIRST_TOKEN_MS,
            /** Requests for a section after the first. */
            retries: read.LLM_RETRIES,
            /** Requests of this process at the same time. */
            concurrency: read.LLM_CONCURRENCY,
            /** Requests a UTC day, counted in the database. */
            dailyBudget: read.LLM_DAILY_BUDGET,
          }
        : null,
  }
}
