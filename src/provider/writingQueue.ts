/**
 * The queue of readings that a model writes, on pg-boss: one job a reading, and each section is stored as soon as it is
 * written. A job carries only the session's id, for the database says what is still to be written. So a job that is lost or
 * doubled does no harm, and whatever a writer leaves behind the composer finishes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import PgBoss from 'pg-boss'
import type { Database } from './database/open.ts'
import type { Readings, StoredReading } from './readings.ts'
import { sectionsWritten } from './metrics.ts'
import { reportError, reportSeldom } from './report.ts'
import { SECTIONS, type SectionContent, type WriteSection } from './section.ts'

const QUEUE = 'reading'
/** Readings that one process writes at the same time. */
const CONCURRENCY = 20
/** How often the queue is asked for jobs that have become due, or that another process put in. */
const POLL_MS = 500
/** A section that takes longer counts as failed. */
const SECTION_MS = 13_000
/**
 * A job that takes longer has lost its process, and a reading that waited for longer its turn: the composer writes what is
 * missing. Shorter than a visitor's patience.
 */
const LEASE_SECONDS = 15
const MAINTENANCE_SECONDS = 2
/** How often a job may lose its process. */
const LEASES = 5
/** New readings go before those that were left behind. */
const NEW = 1
/** How long a stop waits for sections under way; what is not stored by then the composer writes. */
const STOP_MS = 5000

interface Job {
  sessionId: string
  /** How often a section has failed. */
  failures: number
}

interface Options {
  database: Database
  readings: Readings
  writeSection: WriteSection
  /** Tries of a section after the first; the pauses between them start at 1 s and double. */
  retryLimit: number
}

export interface WritingQueue {
  /** Puts a submitted reading into the queue; doing so again changes nothing. */
  enqueue(sessionId: string): Promise<void>
  /** Puts in what was left unfinished, behind everything new. */
  takeUp(): Promise<void>
  /** Takes no more jobs and waits for the sections under way. */
  stop(): Promise<void>
}

/** Starts the queue. */
export async function startWritingQueue(options: Options): Promise<WritingQueue> {
  const { database, readings, writeSection, retryLimit } = options
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
    if (!stopping) reportSeldom('queue', error)
  })
  await database.setUpAlone(async () => {
    await boss.start()
    // `short`: at most one waiting job for each session.
    await boss.createQueue(QUEUE, { name: QUEUE, policy: 'short' })
  })

  const jobFor = (sessionId: string, priority: number, failures = 0): PgBoss.JobInsert<Job> => ({
    name: QUEUE,
    data: { sessionId, failures },
    singletonKey: sessionId,
    priority,
    ...(failures > 0 ? { startAfter: new Date(Date.now() + 1000 * 2 ** (failures - 1)) } : {}),
    retryLimit: LEASES,
    expireInSeconds: LEASE_SECONDS,
  })

  const insert = async (jobs: PgBoss.JobInsert<Job>[]): Promise<void> => {
    await boss.insert(jobs)
    newJob.abort()
  }

  /** Writes what is missing, section by section; a section that fails is tried again by another job. */
  const write = async (asked: Pick<StoredReading, 'request' | 'sections'>, failures: number): Promise<void> => {
    const { request } = asked
    const written = [...asked.sections]
    for (const section of SECTIONS.slice(written.length)) {
      let content: SectionContent
      try {
        content = await pTimeout(Promise.resolve(writeSection(section, request, written)), { milliseconds: SECTION_MS })
      } catch (error) {
        reportError(`writing a section, try ${failures + 1}`, error)
        if (failures < retryLimit) await insert([jobFor(request.sessionId, NEW, failures + 1)])
        else await readings.fail(request)
        return
      }
      if (!(await readings.store(request, section, content))) return
      sectionsWritten.inc({ writer: 'model' })
      written.push({ section, content })
    }
  }

  const work = async ({ id, data, retryCount }: PgBoss.JobWithMetadata<Job>): Promise<void> => {
    const asked = await readings.unwritten(data.sessionId)
    const isLate = asked && Date.now() - asked.submittedAt.getTime() > LEASE_SECONDS * 1000
    if (asked && (retryCount > 0 || isLate)) await readings.finish(data.sessionId)
    else if (asked) await write(asked, data.failures)
    await boss.complete(QUEUE, id)
  }

  /** None while the database is away. */
  const fetchJobs = async (batchSize: number): Promise<PgBoss.JobWithMetadata<Job>[]> => {
    if (batchSize === 0) return []
    try {
      return await boss.fetch<Job>(QUEUE, { batchSize, includeMetadata: true })
    } catch (error) {
      reportSeldom('looking for jobs', error)
      return []
    }
  }

  // Not pg-boss's own work(): it does not wait for its completions, and takes a second to stop.
  const takeJobs = async (): Promise<void> => {
    while (!stopping) {
      for (const job of await fetchJobs(CONCURRENCY - running.size)) {
        const run = work(job)
          // The job stays taken until its lease ends.
          .catch((error: unknown) => reportError('a job', error))
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
  const loop = takeJobs()

  return {
    enqueue: (sessionId) => insert([jobFor(sessionId, NEW)]),
    takeUp: async () => {
      const left = await readings.unfinished(new Date(Date.now() - LEASE_SECONDS * 1000))
      if (left.length > 0) await insert(left.map((sessionId) => jobFor(sessionId, 0)))
    },
    stop: async () => {
      stopping = true
      newJob.abort()
      await loop
      await pTimeout(Promise.all(running), { milliseconds: STOP_MS, message: false })
      await boss.stop({ graceful: false, close: false })
    },
  }
}
