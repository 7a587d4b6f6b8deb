import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/provider/database/open.ts'
import { settingsFrom } from '../../../src/provider/settings.ts'
import { StartError } from '../../../src/provider/startError.ts'
import { startPostgres, type PostgresServer } from '../postgresServer.ts'
import { dataFolder, MIGRATIONS, run } from '../running.ts'
import { temporaryFolder } from '../temporaryFolder.ts'

test('the embedded database syncs to disk, is opened once, survives a failed statement, and keeps what was written', async () => {
  const settings = settingsFrom({ DATA_DIR: await dataFolder() }, '/')
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

test('a folder that cannot be used is named in a sentence, and nothing in it is replaced', async () => {
  const refusal = async (dataDir: string): Promise<string> => {
    const error: unknown = await openDatabase(settingsFrom({ DATA_DIR: dataDir }, '/'), MIGRATIONS).catch(
      (e: unknown) => e,
    )
    expect(error).toBeInstanceOf(StartError)
    expect((error as Error).message).toContain(dataDir)
    return (error as Error).message
  }
  const file = path.join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  expect(await refusal(file)).toMatch(/cannot be written/)

  for (const [version, sentence] of [
    ['15', /another database's/],
    ['18', /damaged/],
  ] as const) {
    const folder = await temporaryFolder()
    const mark = path.join(folder, 'pglite/PG_VERSION')
    await mkdir(path.dirname(mark))
    await writeFile(mark, version)
    expect(await refusal(folder)).toMatch(sentence)
    expect(await readdir(path.dirname(mark))).toEqual(['PG_VERSION'])
  }

  const emptied = await temporaryFolder()
  await mkdir(path.join(emptied, 'pglite'))
  expect(await refusal(emptied)).toMatch(/holds no database/)
  expect(await readdir(path.join(emptied, 'pglite'))).toEqual([])
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
})
