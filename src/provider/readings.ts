/** What the provider keeps: sessions with their cards and answers, and their readings. */
import { and, eq, isNotNull, isNull, lt, min, not, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from './database/open.ts'
import { deletedSessions, sections, sessions, type SpreadCard } from './database/schema.ts'
import { memoryOf } from './memory.ts'
import { sectionsWritten } from './metrics.ts'
import { SECTIONS, type ReadingRequest, type SectionContent, type SectionName, type WrittenSection } from './section.ts'
import type { Heard } from './writing/heard.ts'
import { planOf, type Plan } from './writing/plan.ts'
import { writeWhole } from './writing/whole.ts'

export interface Answers {
  categoryCode: string
  topicCode: string
  questionText: string
  readerType: string
}

/** Who may see a session, and do with it as they like. */
export interface Keeping {
  /** Of the owner's secret; null when nobody owns it. */
  ownerHash: string | null
  /** Only the owner may see it. */
  isHidden: boolean
}

/** A submitted reading as far as it may be shown. */
export interface StoredReading extends Keeping {
  request: ReadingRequest
  submittedAt: Date
  failed: boolean
  /** In the order of writing. */
  sections: WrittenSection[]
}

interface Options {
  /** Milliseconds from one section's turn to be shown to the next. */
  paceMs: number
  /** Whether the composer writes each reading with its submit; else a model writes it, and stores it section by section. */
  isComposed: boolean
}

type Row = typeof sessions.$inferSelect
/** What the database says of an id. */
interface Known {
  row: Row | null
  /** There was a session, and its owner deleted it. */
  isDeleted: boolean
  /** The reading of the row once everything is shown, for everybody. */
  finished?: StoredReading
}

const MEMORY_BYTES = 32 * 1024 * 1024
/** How long a process may not notice what another one changed, a reading that was hidden or deleted above all. */
const LIFE_MS = 2000
/** A folder has one process. */
const LIFE_ALONE_MS = 60_000
/** A row's objects beside its letters, which take two bytes each, and about four more in what is sent of it. */
const ROW_BYTES = 2000
const LETTER_BYTES = 6
const sizeOf = ({ row }: Known): number => ROW_BYTES + LETTER_BYTES * JSON.stringify(row?.reading ?? null).length

/** A reading that a model has left unfinished for so long is finished by the composer when somebody asks for it. */
const PATIENCE_MS = 30_000

/** The session row, with its answers as one thing: all of them are there, or none is. */
const submittedOf = (row: Row): { request: ReadingRequest; submittedAt: Date } | null => {
  const { id, nickname, cards, submittedAt, categoryCode, topicCode, questionText, readerType, plan } = row
  if (!submittedAt || categoryCode === null || topicCode === null || questionText === null || readerType === null)
    return null
  const asked = { sessionId: id, nickname, cards, categoryCode, topicCode, questionText, readerType }
  if (!plan) return { request: asked, submittedAt }
  // A plan that an earlier version stored holds one thing that was heard, or none.
  const heard = [(plan.heard as Heard | Plan['heard'] | null) ?? []].flat()
  return { request: { ...asked, plan: { ...plan, heard } }, submittedAt }
}

const keepingOf = ({ ownerHash, hiddenAt }: Row): Keeping => ({ ownerHash, isHidden: hiddenAt !== null })

const sameAnswers = (one: Answers, other: Answers): boolean =>
  one.categoryCode === other.categoryCode &&
  one.topicCode === other.topicCode &&
  one.questionText === other.questionText &&
  one.readerType === other.readerType

/** The rows whose answers are these. */
const answeredWith = ({ categoryCode, topicCode, questionText, readerType }: Answers): SQL =>
  and(
    eq(sessions.categoryCode, categoryCode),
    eq(sessions.topicCode, topicCode),
    eq(sessions.questionText, questionText),
    eq(sessions.readerType, readerType),
  )!

/** The row that a request was made from, unless other answers have replaced those it was made with. */
const askedBy = (request: ReadingRequest): SQL => and(eq(sessions.id, request.sessionId), answeredWith(request))!

/** The rows of which so much is written. */
const writtenSoFar = (count: number): SQL => sql`jsonb_array_length(${sessions.reading} -> 'sections') = ${count}`

/** What has had its turn to be shown: the n-th section n paces after the submit. */
const dueOf = ({ reading }: Row, submittedAt: Date): WrittenSection[] => {
  if (!reading) return []
  const elapsed = Date.now() - submittedAt.getTime()
  return reading.sections.filter((_, index) => elapsed >= reading.paceMs * (index + 1))
}

/** Resolves on a turn of the event loop of one's own, so that what many ask for at once does not hold up everybody else. */
const turns = () => {
  let line = Promise.resolve()
  return (): Promise<void> => (line = line.then(() => new Promise((resolve) => setImmediate(resolve))))
}

export type Readings = ReturnType<typeof readingsIn>

/** The readings of one database. */
export function readingsIn({ tables, engine }: Database, { paceMs, isComposed }: Options) {
  const lookUp = async (id: string): Promise<Known> => {
    const [row] = await tables.select().from(sessions).where(eq(sessions.id, id))
    if (row) return { row, isDeleted: false }
    return { row: null, isDeleted: (await tables.$count(deletedSessions, eq(deletedSessions.id, id))) > 0 }
  }
  const lifeMs = engine === 'pglite' ? LIFE_ALONE_MS : LIFE_MS
  const memory = memoryOf(lookUp, { bytes: MEMORY_BYTES, lifeMs, sizeOf })
  const keep = (row: Row): void => memory.keep(row.id, { row, isDeleted: false })
  const turn = turns()

  /** Stores a change of a row that still fulfils a condition; tells whether it did. */
  const change = async (row: Row, changes: Partial<Row>, condition: SQL | undefined): Promise<boolean> => {
    const [changed] = await tables.update(sessions).set(changes).where(condition).returning({ id: sessions.id })
    // What was stored in the meantime is not in the row as it was read.
    if (changed && memory.kept(row.id)?.row === row) keep({ ...row, ...changes })
    else memory.forget(row.id)
    return changed !== undefined
  }

  /** Writes the rest of a reading that nobody else will. */
  const finish = async (row: Row, request: ReadingRequest): Promise<void> => {
    await turn()
    // Another caller may have had the turn before.
    if ((memory.kept(row.id)?.row ?? row) !== row) return
    const of = eq(sections.sessionId, row.id)
    const stored = row.reading?.sections ?? (await tables.select().from(sections).where(of))
    const written = stored.map(({ section, content }) => ({ section, content }))
    const reading = { paceMs: row.reading?.paceMs ?? 0, sections: writeWhole(request, written) }
    const isUnchanged = row.reading ? writtenSoFar(written.length) : isNull(sessions.reading)
    const completedAt = row.completedAt ?? new Date()
    if (await change(row, { reading, completedAt, failedAt: null }, and(askedBy(request), isUnchanged)))
      sectionsWritten.inc({ writer: 'composer' }, reading.sections.length - written.length)
  }

  /** Whether a reading waits for nobody: it is from before readings were kept with their sessions, or its writer has gone. */
  const isAbandoned = ({ reading, failedAt }: Row, submittedAt: Date): boolean => {
    if (!reading) return true
    if (reading.sections.length === SECTIONS.length) return false
    return isComposed || (!failedAt && Date.now() - submittedAt.getTime() > PATIENCE_MS)
  }

  const rowOf = async (id: string): Promise<Row | null> => (await memory.found(id)).row

  return {
    /** Stores a new session with its cards. */
    async create(id: string, nickname: string, cards: SpreadCard[], ownerHash: string | null = null): Promise<void> {
      const [row] = await tables.insert(sessions).values({ id, nickname, cards, ownerHash }).returning()
      if (row) keep(row)
    },

    /** A session with its cards, or null when there is no such session. */
    async session(id: string): Promise<(Keeping & { cards: SpreadCard[] }) | null> {
      const row = await rowOf(id)
      return row && { ...keepingOf(row), cards: row.cards }
    },

    /** Hides a session from all but its owner, or shows it again; doing so again changes nothing. */
    async setHidden(id: string, isHidden: boolean): Promise<void> {
      const hiddenAt = isHidden ? sql`coalesce(${sessions.hiddenAt}, now())` : null
      try {
        await tables.update(sessions).set({ hiddenAt }).where(eq(sessions.id, id))
      } finally {
        memory.forget(id)
      }
    },

    /** Deletes a session with all that was asked and written; only that there was one is kept. */
    async remove(id: string): Promise<void> {
      const gone = tables
        .$with('gone')
        .as(tables.delete(sessions).where(eq(sessions.id, id)).returning({ id: sessions.id }))
      try {
        await tables
          .with(gone)
          .insert(deletedSessions)
          .select(tables.select({ id: gone.id, deletedAt: sql`now()`.as('deleted_at') }).from(gone))
      } finally {
        memory.forget(id)
      }
    },

    async isDeleted(id: string): Promise<boolean> {
      return (await memory.found(id)).isDeleted
    },

    /**
     * Stores the answers of a session and, when the composer writes, the whole reading with them. Until somebody has seen a
     * section of the reading, later answers replace them ('accepted'), and from then on other answers are a 'conflict'. The
     * same answers again change nothing, but undo a `fail`.
     */
    async submit(id: string, answers: Answers): Promise<'accepted' | 'conflict' | 'unknown'> {
      for (;;) {
        // What was submitted another process may have replaced.
        if (memory.kept(id)?.row?.submittedAt) memory.forget(id)
        const row = await rowOf(id)
        if (!row) return 'unknown'
        const submitted = submittedOf(row)
        if (submitted && sameAnswers(submitted.request, answers)) {
          if (!row.failedAt) return 'accepted'
          if (await change(row, { failedAt: null }, askedBy(submitted.request))) return 'accepted'
          continue
        }
        if (submitted && (row.shownAt || !row.reading)) return 'conflict'
        await turn()
        const asked = { sessionId: id, nickname: row.nickname, cards: row.cards, ...answers }
        const plan = planOf(asked)
        const reading = { paceMs, sections: isComposed ? writeWhole({ ...asked, plan }) : [] }
        const submittedAt = new Date()
        const completedAt = isComposed ? submittedAt : null
        const { categoryCode, topicCode, questionText, readerType } = answers
        const changes = { categoryCode, topicCode, questionText, readerType, plan, reading, submittedAt, completedAt }
        const isOpen = or(
          isNull(sessions.submittedAt),
          and(isNotNull(sessions.reading), isNull(sessions.shownAt), not(answeredWith(answers))),
        )
        if (await change(row, { ...changes, failedAt: null }, and(eq(sessions.id, id), isOpen))) {
          sectionsWritten.inc({ writer: 'composer' }, reading.sections.length)
          return 'accepted'
        }
      }
    },

    /** A reading as far as it may be shown; 'unsubmitted' before its submit, null when there is no such session. */
    async reading(id: string): Promise<StoredReading | 'unsubmitted' | null> {
      for (;;) {
        const row = await rowOf(id)
        if (!row) return null
        const submitted = submittedOf(row)
        if (!submitted) return 'unsubmitted'
        const { request, submittedAt } = submitted
        if (isAbandoned(row, submittedAt)) {
          await finish(row, request)
          continue
        }
        const due = dueOf(row, submittedAt)
        // Before anything is shown it is settled that it stays.
        if (due.length > 0 && !row.shownAt && !(await change(row, { shownAt: new Date() }, askedBy(request)))) continue
        const reading = { request, submittedAt, ...keepingOf(row), failed: row.failedAt !== null, sections: due }
        const known = memory.kept(id)
        if (known?.row === row && due.length === SECTIONS.length && row.shownAt && !row.hiddenAt)
          known.finished = reading
        return reading
      }
    },

    /** A finished reading that everybody may see, when it is in memory: the same object as long as nothing about it changes. */
    finished: (id: string): StoredReading | undefined => memory.kept(id)?.finished,

    /** What a model has to write from and what is written so far; null when there is nothing left to write. */
    async unwritten(id: string): Promise<Pick<StoredReading, 'request' | 'submittedAt' | 'sections'> | null> {
      memory.forget(id)
      const row = await rowOf(id)
      const submitted = row && submittedOf(row)
      if (!submitted || row.completedAt || row.failedAt) return null
      return { ...submitted, sections: row.reading?.sections ?? [] }
    },

    /**
     * Stores the section that comes after those before it. What is stored first stays.
     * @returns whether it was stored: not when other answers have replaced the request, or another writer was faster
     */
    async store(request: ReadingRequest, section: SectionName, content: SectionContent): Promise<boolean> {
      const before = SECTIONS.indexOf(section)
      const added = JSON.stringify([{ section, content }])
      const sectionsWith = sql`(${sessions.reading} -> 'sections') || ${added}::jsonb`
      const stored = await tables
        .update(sessions)
        .set({
          reading: sql`jsonb_set(${sessions.reading}, '{sections}', ${sectionsWith})`,
          ...(before === SECTIONS.length - 1 ? { completedAt: new Date() } : {}),
        })
        .where(and(askedBy(request), writtenSoFar(before)))
        .returning({ id: sessions.id })
      memory.forget(request.sessionId)
      return stored.length > 0
    },

    /** Writes the rest of a reading at once, whatever its writer has stored. */
    async finish(id: string): Promise<void> {
      const row = await rowOf(id)
      const submitted = row && submittedOf(row)
      if (submitted && !row.completedAt) await finish(row, submitted.request)
    },

    /** Marks a reading given up, unless it is finished or other answers have replaced its request. */
    async fail(request: ReadingRequest): Promise<void> {
      await tables
        .update(sessions)
        .set({ failedAt: new Date() })
        .where(and(askedBy(request), isNull(sessions.completedAt)))
      memory.forget(request.sessionId)
    },

    /** Seconds since the submit of the oldest reading that is neither finished nor given up; 0 when there is none. */
    async queueAge(): Promise<number> {
      const open = and(isNotNull(sessions.submittedAt), isNull(sessions.completedAt), isNull(sessions.failedAt))
      const [row] = await tables
        .select({ oldest: min(sessions.submittedAt) })
        .from(sessions)
        .where(open)
      return row?.oldest ? Math.max(0, Date.now() - row.oldest.getTime()) / 1000 : 0
    },

    /** Ids of the readings, submitted before a moment, that are neither finished nor given up. */
    async unfinished(before: Date): Promise<string[]> {
      const open = and(isNull(sessions.completedAt), isNull(sessions.failedAt), lt(sessions.submittedAt, before))
      return (await tables.select({ id: sessions.id }).from(sessions).where(open)).map(({ id }) => id)
    },
  }
}
