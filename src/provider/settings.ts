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
}

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

  const whole = (name: string, fallback: number, max: number): number => {
    const text = given(name)
    if (text === undefined) return fallback
    if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text)
    problems.push(`${name} must be a whole number from 0 to ${max}, not "${text}"`)
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
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}
