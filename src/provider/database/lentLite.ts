import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { reportError } from '../report.ts'
import { StartError } from '../startError.ts'
import type { Lite, Statement } from './lite.ts'
import type { Answered, Asked, Opening } from './liteThread.ts'

/** Before the second try to open it again, then doubling. */
const AGAIN_MS = 500
const AGAIN_MAX_MS = 30_000

/** As a PostgreSQL server says it while it starts: worth asking again. */
const away = () => Object.assign(new Error('The embedded database is away'), { code: '57P03', severity: 'FATAL' })

interface Caller {
  resolve: (rows: unknown[]) => void
  reject: (error: Error) => void
}

/** One life of the thread: resolves when the database is open. */
const live = async (file: string, opening: Opening, onEnd: () => void) => {
  const asked = new Map<number, Caller>()
  let count = 0
  const thread = new Worker(file, { workerData: opening })

  const take = (answers: Answered[]): void => {
    for (const answer of answers) {
      const caller = asked.get(answer.id)
      asked.delete(answer.id)
      if ('rows' in answer) caller?.resolve(answer.rows)
      else caller?.reject(Object.assign(new Error('The embedded database refused a statement'), answer.refusal))
    }
  }
  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => resolve())
    // Between threads an error loses its class.
    thread.once('error', (error) => reject(error.name === 'StartError' ? new StartError(error.message) : error))
  })
  thread.on('message', take)
  thread.on('error', (error) => reportError('the thread of the database', error))
  thread.once('exit', () => {
    // What was asked may have happened or not.
    for (const { reject } of asked.values()) reject(away())
    asked.clear()
    onEnd()
  })
  return (statement: Statement | null): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      asked.set((count += 1), { resolve, reject })
      thread.postMessage({ id: count, statement } satisfies Asked)
    })
}

/**
 * The embedded database in a thread. When the thread ends by itself, what was asked is refused as by a server that is away,
 * and the database is opened again.
 * @param file the built thread
 * @throws StartError when the database does not open
 * @throws Error when a migration fails
 */
export async function lendLite(file: string, opening: Opening): Promise<Lite> {
  let isClosing = false
  let ask: Awaited<ReturnType<typeof live>> | null = null

  const openAgain = async (): Promise<void> => {
    ask = null
    for (let pauseMs = AGAIN_MS; !isClosing; pauseMs = Math.min(2 * pauseMs, AGAIN_MAX_MS)) {
      await pause(pauseMs)
      try {
        ask = await live(file, opening, onEnd)
        return
      } catch (error) {
        reportError('opening the database again', error)
      }
    }
  }
  const onEnd = (): void => {
    if (!isClosing) void openAgain()
  }

  ask = await live(file, opening, onEnd)
  return {
    run: async (statement) => {
      if (!ask) throw away()
      return { rows: await ask(statement), fields: [] }
    },
    close: async () => {
      isClosing = true
      await ask?.(null)
    },
  }
}
