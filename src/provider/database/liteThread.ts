/**
 * The embedded database in a thread of its own, so that neither its work nor a slow disk holds up the event loop of the calls.
 * What waits is run together and reaches the disk with one sync, and only then is any of it answered.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openLite, type Statement } from './lite.ts'

export interface Opening {
  folder: string
  migrationsFolder: string
}
/** What a thread is asked; without a statement: to close. */
export interface Asked {
  id: number
  statement: Statement | null
}
/** What it answers: rows, or what is told of a refusal, which holds no values. */
export type Answered = { id: number } & ({ rows: unknown[] } | { refusal: Record<string, unknown> })

/** Writes what was committed before to the disk. */
const SYNC = `select pg_logical_emit_message(false, 'sync', '', true)`
/** Statements between two looks at what else has come. */
const TOGETHER = 64

/** Where the database failed, without the values that its sentences repeat. */
const refusalOf = (error: unknown): Record<string, unknown> => {
  const { code, severity, table, constraint, routine } = error as Record<string, unknown>
  return { code, severity, table, constraint, routine }
}

const isRead = ({ text, rowMode }: Statement): boolean => rowMode !== undefined && /^select /i.test(text)

const port = parentPort!
const { folder, migrationsFolder } = workerData as Opening
const lite = await openLite(folder, migrationsFolder)
await lite.run({ text: 'set synchronous_commit = off' })

const waiting: Asked[] = []
const turn = () => new Promise((resolve) => setImmediate(resolve))

const answerTo = async (id: number, statement: Statement): Promise<Answered> => {
  try {
    return { id, rows: (await lite.run(statement)).rows }
  } catch (error) {
    return { id, refusal: refusalOf(error) }
  }
}

/** Runs what waits until nothing does. */
const runAll = async (): Promise<void> => {
  while (waiting.length > 0) {
    const together = waiting.slice(0, TOGETHER)
    const answers: Answered[] = []
    let isClosing = false
    for (const { id, statement } of together) {
      if (statement) answers.push(await answerTo(id, statement))
      else {
        isClosing = true
        await lite.close()
        answers.push({ id, rows: [] })
      }
    }
    const wrote = together.some(({ statement }) => statement && !isRead(statement))
    if (wrote && !isClosing) await lite.run({ text: SYNC })
    port.postMessage(answers)
    waiting.splice(0, together.length)
    if (isClosing) return port.close()
    await turn()
  }
}

// A failure that is no statement's ends the thread, and who asked is told so.
port.on('message', (asked: Asked) => {
  if (waiting.push(asked) === 1) void runAll()
})
port.postMessage([])
