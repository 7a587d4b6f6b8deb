import { expect, test } from 'vitest'
import { SettingsError, settingsFrom } from '../../src/provider/settings.ts'

test('without any variable the defaults of the documentation hold', () => {
  expect(settingsFrom({}, '/app')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/app/.data',
    databaseUrl: null,
    readingPaceMs: 1500,
    corsOrigins: [],
    trustProxy: false,
  })
})

test('every variable is read', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/var/lib/taro',
    DATABASE_URL: 'postgres://user:secret@db/taro',
    READING_PACE_MS: '0',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUST_PROXY: 'loopback,10.0.0.0/8,fd00::/8',
  }
  expect(settingsFrom(environment, '/app')).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/lib/taro',
    databaseUrl: 'postgres://user:secret@db/taro',
    readingPaceMs: 0,
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'],
  })
})

test('an empty variable counts as absent', () => {
  expect(settingsFrom({ PORT: '', DATABASE_URL: ' ', CORS_ORIGINS: ',' }, '/app')).toEqual(settingsFrom({}, '/app'))
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['READING_PACE_MS', '1.5'],
  ['DATABASE_URL', 'mysql://db/taro'],
  ['DATABASE_URL', 'db:5432'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', 'a.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => settingsFrom({ [name]: value }, '/app')).toThrow(new RegExp(`^${name} must `))
})

test('all wrong variables are named at once, a password in none of the lines', () => {
  const wrong = () => settingsFrom({ PORT: 'x', READING_PACE_MS: 'y', DATABASE_URL: 'http://u:hush@db' }, '/app')
  expect(wrong).toThrow(SettingsError)
  expect(wrong).toThrow(/PORT[^]*READING_PACE_MS/)
  expect(wrong).not.toThrow(/hush/)
})
