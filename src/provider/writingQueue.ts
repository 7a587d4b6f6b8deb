/**
 * The queue that writes readings, on pg-boss: one job a section, and a section that is stored puts the next one into the
 * queue. A job carries only the session's id, for the database says which section is next. So a job that is lost,
 * doubled or tried again does no harm, and whatever is unfinished is simply put into the queue again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import PgBoss from 'pg-boss'
import type { Database } from './database/open.ts'
import type { Readings, StoredReading } from './readings.ts'
import { reportError } from './report.ts'
import { nextSection, SECTIONS, type SectionName, type WriteSection } from './section.ts'

const QUEUE = 'reading-section'
/** Sections that one process writes at the same time. */
const CONCURRENCY = 20
/** How often the queue is asked for jobs that have become due, or that another process put in. */
const POLL_MS = 500
/** A section that takes longer counts as failed. */
const SECTION_MS = 30_000
/** After this pg-boss gives the job of a process that died to another one. */
const EXPIRE_SECONDS = 40
const MAINTENANCE_SECONDS = 20
const STILL_MS = 120_000
/** How long a stop waits for sections under way; what is not stored by then is written after the next start. */
const STOP_MS = 5000

interface Job {
  sessionId: string
}

interface Options {
  database: Database
  readings: Readings
  writeSection: WriteSection
  /** Milliseconds from one section to the next. */
  paceMs: number
  /** Tries of a section after the first; the pauses between them start at 1 s and double. */
  retryLimit: number
}

export interface WritingQueue {
  /** Puts the next section of a submitted reading into the queue; doing so again changes nothing. */
  enqueue(sessionId: string): Promise<void>
  /** Takes no more jobs and waits for the sections under way. */
  stop(): Promise<void>
}

/** Starts the queue and puts every unfinished reading into it. */
export async function startWritingQueue(options: Options): Promise<WritingQueue> {
  const { database, readings, writeSection, paceMs, retryLimit } = options
  const boss = new PgBoss({
    db: { executeSql: (text, values?: unknown[]) => database.executeSql(text, values) },
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 60,
    deleteAfterHours: 1,
  })
  /** Aborted when there may be a job: it ends the pause between two looks into the queue, or the next one before it begins. */
  let newJob = new AbortController()
  const running = new Set<Promise<void>>()
  let stopping = false

  boss.on('error', (error) => {
    if (!stopping) reportError('queue', error)
  })
  await database.setUpAlone(async () => {
    await boss.start()
    // `short`: at most one waiting job for each session.
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' })
  })

  const enqueue = async (sessionId: string, startAfter = new Date()): Promise<void> => {
    const retry = { retryLimit, retryDelay: 1, retryBackoff: true, expireInSeconds: EXPIRE_SECONDS }
    await boss.insert([{ name: QUEUE, data: { sessionId }, singletonKey: sessionId, startAfter, ...retry }])
    newJob.abort()
  }

  // Counted from the submit, so that a reading that is late (the process was down) catches up at once.
  const dueAt = (submittedAt: Date, section: SectionName): Date =>
    new Date(submittedAt.getTime() + paceMs * (SECTIONS.indexOf(section) + 1))

  const writeNext = async ({ request, submittedAt, sections }: StoredReading): Promise<void> => {
    const { sessionId } = request
    const written = new Set(sections.map(({ section }) => section))
    const section = nextSection(written)
    if (section && dueAt(submittedAt, section).getTime() <= Date.now()) {
      await readings.store(request, section, await writeSection(section, request, sections))
      written.add(section)
    }
    const following = nextSection(written)
    if (following) await enqueue(sessionId, dueAt(submittedAt, following))
    else await readings.complete(sessionId)
  }

  const work = async (job: PgBoss.JobWithMetadata<Job>): Promise<void> => {
    let reading: Awaited<ReturnType<Readings['reading']>> = null
    try {
      reading = await readings.reading(job.data.sessionId)
      if (reading && reading !== 'unsubmitted' && !reading.failed)
        await pTimeout(writeNext(reading), { milliseconds: SECTION_MS })
      await boss.complete(QUEUE, job.id)
    } catch (error) {
      reportError(`writing a section, try ${job.retryCount + 1}`, error)
      if (reading && reading !== 'unsubmitted' && job.retryCount >= job.retryLimit) await readings.fail(reading.request)
      await boss.fail(QUEUE, job.id, { message: String(error) })
    }
  }

  // Not pg-boss's own work(): it does not wait for its completions, and takes a second to stop.
  const takeJobs = async (): Promise<void> => {
    while (!stopping) {
      const batchSize = CONCURRENCY - running.size
      const jobs = batchSize > 0 ? await boss.fetch<Job>(QUEUE, { batchSize, includeMetadata: true }) : []
      for (const job of jobs) {
        const run = work(job)
          // The job stays taken until it expires; the reading itself is found again by what is unfinished.
          .catch((error: unknown) => reportError('ending a job', error))
          .finally(() => {
            running.delete(run)
            newJob.abort()
          })
        running.add(run)
      }
      await pause(POLL_MS, undefined, { signal: newJob.signal }).catch(() => undefined)
      newJob = new AbortController()
    }
  }

  const enqueueUnfinished = async (still?: Date): Promise<void> => {
    for (const sessionId of await readings.unfinished(still)) await enqueue(sessionId)
  }
  const sweep = setInterval(() => {
    enqueueUnfinished(new Date(Date.now() - STILL_MS)).catch((error: unknown) => reportError('sweep', error))
  }, STILL_MS)
  sweep.unref()

  await enqueueUnfinished()
  const loop = takeJobs()

  return {
    enqueue,
    stop: async () => {
      stopping = true
      clearInterval(sweep)
      newJob.abort()
      await loop
      await pTimeout(Promise.all(running), { milliseconds: STOP_MS, message: false })
      await boss.stop({ graceful: false, close: false })
    },
  }
}
