import { expect, test } from 'vitest'
import { SettingsError, settingsFrom } from '../../src/provider/settings.ts'

test('without any variable the defaults of the documentation hold', () => {
  expect(settingsFrom({}, '/app')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/app/.data',
    databaseUrl: null,
    publicUrl: null,
    readingPaceMs: 1500,
    logLevel: 'info',
    metricsPort: null,
    retentionDays: 365,
    limits: { calls: 3000, creations: 600, submits: 600 },
    hasApiDocs: true,
    corsOrigins: [],
    trustProxy: false,
    llm: null,
  })
})

test('every variable is read', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/var/lib/taro',
    DATABASE_URL: 'postgres://user:secret@db/taro',
    READING_PACE_MS: '0',
    LOG_LEVEL: 'error',
    METRICS_PORT: '9464',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUST_PROXY: 'loopback,10.0.0.0/8,fd00::/8',
    LLM_BASE_URL: 'https://llm.example/v1/',
    LLM_API_KEY: 'sk-hush',
    LLM_MODEL: 'small',
    LLM_TIMEOUT_MS: '9000',
    LLM_FIRST_TOKEN_MS: '3000',
    LLM_RETRIES: '0',
    LLM_CONCURRENCY: '2',
    LLM_DAILY_BUDGET: '100',
    PUBLIC_URL: 'https://tarot.example',
    RETENTION_DAYS: '90',
    LIMIT_CALLS: '100',
    LIMIT_CREATIONS: '10',
    LIMIT_SUBMITS: '20',
    API_DOCS: 'off',
  }
  expect(settingsFrom(environment, '/app')).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/lib/taro',
    databaseUrl: 'postgres://user:secret@db/taro',
    publicUrl: 'https://tarot.example',
    readingPaceMs: 0,
    logLevel: 'error',
    metricsPort: 9464,
    retentionDays: 90,
    limits: { calls: 100, creations: 10, submits: 20 },
    hasApiDocs: false,
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'],
    llm: {
      baseUrl: 'https://llm.example/v1',
      apiKey: 'sk-hush',
      model: 'small',
      timeoutMs: 9000,
      firstTokenMs: 3000,
      retries: 0,
      concurrency: 2,
      dailyBudget: 100,
    },
  })
})

test('an endpoint needs an address and a model, and no key when it asks for none', () => {
  expect(settingsFrom({ LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'local' }, '/app').llm).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    apiKey: null,
    model: 'local',
    timeoutMs: 12_000,
    firstTokenMs: 8000,
    retries: 2,
    concurrency: 8,
    dailyBudget: 2000,
  })
  const half = 'must be set when'
  expect(() => settingsFrom({ LLM_BASE_URL: 'https://llm.example/v1' }, '/app')).toThrow(`LLM_MODEL ${half}`)
  expect(() => settingsFrom({ LLM_MODEL: 'small' }, '/app')).toThrow(`LLM_BASE_URL ${half}`)
  expect(() => settingsFrom({ LLM_API_KEY: 'sk-hush' }, '/app')).toThrow(`LLM_BASE_URL ${half}`)
})

test('an empty variable counts as absent', () => {
  expect(settingsFrom({ PORT: '', DATABASE_URL: ' ', CORS_ORIGINS: ',' }, '/app')).toEqual(settingsFrom({}, '/app'))
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['READING_PACE_MS', '1.5'],
  ['RETENTION_DAYS', '0'],
  ['LIMIT_CALLS', '0'],
  ['API_DOCS', 'yes'],
  ['DATABASE_URL', 'mysql://db/taro'],
  ['DATABASE_URL', 'db:5432'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', 'a.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['LLM_BASE_URL', 'llm.example/v1'],
  ['LLM_BASE_URL', 'https://u:p@llm.example/v1'],
  ['LLM_BASE_URL', 'file:///etc/passwd'],
  ['LLM_API_KEY', '열쇠'],
  ['LLM_API_KEY', 'sk hush'],
  ['LLM_TIMEOUT_MS', '25001'],
  ['LLM_TIMEOUT_MS', '0'],
  ['LLM_FIRST_TOKEN_MS', '0'],
  ['LLM_RETRIES', '6'],
  ['LLM_CONCURRENCY', '21'],
  ['LLM_CONCURRENCY', '0'],
  ['LLM_DAILY_BUDGET', '0'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => settingsFrom({ [name]: value }, '/app')).toThrow(new RegExp(`^${name} must `))
})

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['LLM_MODELL', 'LLM_MODEL'],
])('%s is refused: %s is a setting', (given, meant) => {
  expect(() => settingsFrom({ [given]: 'x', HOME: '/root', PATH: '/bin' }, '/app')).toThrow(
    new RegExp(`^${given} is no setting: ${meant} is one`),
  )
  expect(settingsFrom({ [meant]: undefined, HOME: '/root', PWD: '/', PATH: '/bin', HOSTNAME: 'a' }, '/app').port).toBe(
    3000,
  )
})

test('all wrong variables are named at once, a secret in none of the lines', () => {
  const secrets = { DATABASE_URL: 'http://u:hush@db', LLM_BASE_URL: 'ftp://u:hush@llm', LLM_API_KEY: 'hush hush' }
  const wrong = () => settingsFrom({ PORT: 'x', READING_PACE_MS: 'y', ...secrets }, '/app')
  expect(wrong).toThrow(SettingsError)
  expect(wrong).toThrow(/PORT[^]*READING_PACE_MS/)
  expect(wrong).not.toThrow(/hush/)
})
