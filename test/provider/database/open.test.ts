import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/provider/database/open.ts'
import { settingsFrom } from '../../../src/provider/settings.ts'
import { startPostgres, type PostgresServer } from '../postgresServer.ts'
import { MIGRATIONS, run } from '../running.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

test('the embedded database syncs to disk, is opened once, survives a failed statement, and keeps what was written', async () => {
  const settings = settingsFrom({ DATA_DIR: await temporaryFolder() }, '/')
  const first = await openDatabase(settings, MIGRATIONS)
  expect((await first.executeSql('show fsync')).rows).toEqual([{ fsync: 'on' }])
  await expect(openDatabase(settings, MIGRATIONS)).rejects.toThrow(`already open in process ${process.pid}`)
  await expect(first.executeSql('begin; select 1/0; commit')).rejects.toThrow('division by zero')
  await first.executeSql(`insert into sessions (id, nickname, cards) values ('a', '달빛여우 🍵', '[]')`)
  await first.close()

  const second = await openDatabase(settings, MIGRATIONS)
  expect((await second.executeSql('select nickname from sessions')).rows).toEqual([{ nickname: '달빛여우 🍵' }])
  await second.close()
})

describe('a PostgreSQL server', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  test('several processes may start on an empty database at the same time', async () => {
    const settings = settingsFrom({ DATABASE_URL: await server.newDatabase() }, '/')
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings, MIGRATIONS)))
    const providers = await Promise.all(databases.map((database) => run(database)))
    await Promise.all(providers.map((provider) => provider.stop()))
    expect((await databases[0]!.executeSql('select count(*)::int as n from sessions')).rows).toEqual([{ n: 0 }])
    await Promise.all(databases.map((database) => database.close()))
  })

  test('a statement that fails inside a transaction leaves no broken connection behind', async () => {
    const database = await openDatabase(settingsFrom({ DATABASE_URL: await server.newDatabase() }, '/'), MIGRATIONS)
    await expect(database.executeSql('begin; select 1/0; commit')).rejects.toThrow('division by zero')
    for (let query = 0; query < 20; query += 1)
      expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  test('a server that cannot be reached is said so', async () => {
    const settings = settingsFrom({ DATABASE_URL: 'postgresql://taro:taro@127.0.0.1:1/taro' }, '/')
    await expect(openDatabase(settings, MIGRATIONS)).rejects.toThrow('ECONNREFUSED')
  })
})
