/** What an operator reads of a failed query, and what nobody may read there. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessions } from '../../src/provider/database/schema.ts'
import { reportError } from '../../src/provider/report.ts'
import { emptyDatabase, type Engine } from './running.ts'

test.each<Engine>(['pglite', 'postgresql'])(
  'a query that %s refuses is told by its code, without a word of a visitor',
  async (engine) => {
    const database = await emptyDatabase(engine)
    onTestFinished(() => database.close())
    const row = { id: 'secret_reading_id', nickname: '비밀별명', cards: [], questionText: '비밀 질문' }
    await database.tables.insert(sessions).values(row)
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    await database.tables
      .insert(sessions)
      .values(row)
      .catch((error: unknown) => reportError('creating', error))
    const text = JSON.stringify(told.mock.calls.flat())
    told.mockRestore()
    expect(text).toContain('23505')
    expect(text).not.toMatch(/secret_reading_id|비밀/)
  },
)
