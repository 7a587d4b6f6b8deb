/** What the provider keeps: sessions, their cards and answers, and the sections written so far. */
import { and, asc, eq, gte, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Tables } from './database/open.ts'
import { deletedSessions, sections, sessions, type SpreadCard } from './database/schema.ts'
import type { ReadingRequest, SectionContent, SectionName, WrittenSection } from './section.ts'
import { planOf } from './writing/plan.ts'

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

/** A submitted reading as far as it is written. */
export interface StoredReading extends Keeping {
  request: ReadingRequest
  submittedAt: Date
  failed: boolean
  /** In no particular order. */
  sections: WrittenSection[]
}

/** The session row, with its answers as one thing: all of them are there, or none is. */
const submittedOf = (row: typeof sessions.$inferSelect): { request: ReadingRequest; submittedAt: Date } | null => {
  const { id, nickname, cards, submittedAt, categoryCode, topicCode, questionText, readerType, plan } = row
  if (!submittedAt || categoryCode === null || topicCode === null || questionText === null || readerType === null)
    return null
  const asked = { sessionId: id, nickname, cards, categoryCode, topicCode, questionText, readerType }
  return { request: { ...asked, ...(plan ? { plan } : {}) }, submittedAt }
}

const keepingOf = ({ ownerHash, hiddenAt }: Pick<typeof sessions.$inferSelect, 'ownerHash' | 'hiddenAt'>): Keeping => ({
  ownerHash,
  isHidden: hiddenAt !== null,
})

const sameAnswers = (one: Answers, other: Answers): boolean =>
  one.categoryCode === other.categoryCode &&
  one.topicCode === other.topicCode &&
  one.questionText === other.questionText &&
  one.readerType === other.readerType

export type Readings = ReturnType<typeof readingsIn>

/** The readings of one database. */
export function readingsIn(tables: Tables) {
  // The lock keeps answers from changing while something written from them is stored, and the other way round.
  const lockedRow = async (locked: Tables, id: string) =>
    (await locked.select().from(sessions).where(eq(sessions.id, id)).for('update'))[0]

  /** Works on a reading unless other answers have replaced those that it was asked for with. */
  const whileAsked = (request: ReadingRequest, work: (locked: Tables) => Promise<unknown>): Promise<void> =>
    tables.transaction(async (locked) => {
      const row = await lockedRow(locked, request.sessionId)
      const submitted = row && submittedOf(row)
      if (submitted && sameAnswers(submitted.request, request)) await work(locked)
    })

  return {
    /** Stores a new session with its cards. */
    async create(id: string, nickname: string, cards: SpreadCard[], ownerHash: string | null = null): Promise<void> {
      await tables.insert(sessions).values({ id, nickname, cards, ownerHash })
    },

    /** A session with its cards, or null when there is no such session. */
    async session(id: string): Promise<(Keeping & { cards: SpreadCard[] }) | null> {
      const { cards, ownerHash, hiddenAt } = sessions
      const [row] = await tables.select({ cards, ownerHash, hiddenAt }).from(sessions).where(eq(sessions.id, id))
      return row ? { ...keepingOf(row), cards: row.cards } : null
    },

    /** Hides a session from all but its owner, or shows it again; doing so again changes nothing. */
    async setHidden(id: string, isHidden: boolean): Promise<void> {
      const hiddenAt = isHidden ? sql`coalesce(${sessions.hiddenAt}, now())` : null
      await tables.update(sessions).set({ hiddenAt }).where(eq(sessions.id, id))
    },

    /** Deletes a session with all that was asked and written; only that there was one is kept. */
    async remove(id: string): Promise<void> {
      await tables.transaction(async (locked) => {
        if (!(await lockedRow(locked, id))) return
        await locked.delete(sessions).where(eq(sessions.id, id))
        await locked.insert(deletedSessions).values({ id })
      })
    },

    async isDeleted(id: string): Promise<boolean> {
      return (await tables.$count(deletedSessions, eq(deletedSessions.id, id))) > 0
    },

    /**
     * Stores the answers of a session; until a section of the reading is stored, later ones replace them ('accepted'), and
     * from then on other answers are a 'conflict'. The same answers again change nothing, but undo a `fail`.
     */
    async submit(id: string, answers: Answers): Promise<'accepted' | 'conflict' | 'unknown'> {
      return tables.transaction(async (locked) => {
        const row = await lockedRow(locked, id)
        if (!row) return 'unknown'
        const submitted = submittedOf(row)
        if (submitted && sameAnswers(submitted.request, answers)) {
          if (row.failedAt) await locked.update(sessions).set({ failedAt: null }).where(eq(sessions.id, id))
          return 'accepted'
        }
        if ((await locked.$count(sections, eq(sections.sessionId, id))) > 0) return 'conflict'
        const { categoryCode, topicCode, questionText, readerType } = answers
        const plan = planOf({ sessionId: id, nickname: row.nickname, cards: row.cards, ...answers })
        await locked
          .update(sessions)
          .set({ categoryCode, topicCode, questionText, readerType, plan, submittedAt: new Date(), failedAt: null })
          .where(eq(sessions.id, id))
        return 'accepted'
      })
    },

    /** A reading as far as it is written; 'unsubmitted' before its submit, null when there is no such session. */
    async reading(id: string): Promise<StoredReading | 'unsubmitted' | null> {
      const rows = await tables
        .select()
        .from(sessions)
        .leftJoin(sections, eq(sections.sessionId, sessions.id))
        .where(eq(sessions.id, id))
      const [first] = rows
      if (!first) return null
      const submitted = submittedOf(first.sessions)
      if (!submitted) return 'unsubmitted'
      return {
        ...submitted,
        ...keepingOf(first.sessions),
        failed: first.sessions.failedAt !== null,
        sections: rows.flatMap(({ sections: row }) => (row ? [{ section: row.section, content: row.content }] : [])),
      }
    },

    /** Stores a section, unless other answers have replaced its request. Idempotent: what is stored first stays. */
    async store(request: ReadingRequest, section: SectionName, content: SectionContent): Promise<void> {
      const { sessionId } = request
      await whileAsked(request, (locked) =>
        locked.insert(sections).values({ sessionId, section, content }).onConflictDoNothing(),
      )
    },

    /** Marks a reading finished; nothing about it changes any more. */
    async complete(id: string): Promise<void> {
      await tables
        .update(sessions)
        .set({ completedAt: new Date() })
        .where(and(eq(sessions.id, id), isNull(sessions.completedAt)))
    },

    /** Marks a reading given up, unless it is finished or other answers have replaced its request. */
    async fail(request: ReadingRequest): Promise<void> {
      await whileAsked(request, (locked) =>
        locked
          .update(sessions)
          .set({ failedAt: new Date() })
          .where(and(eq(sessions.id, request.sessionId), isNull(sessions.completedAt))),
      )
    },

    /**
     * Ids of submitted readings that are neither finished nor given up, oldest first.
     * @param still only those that have not moved since this moment; without it all of them
     */
    async unfinished(still?: Date): Promise<string[]> {
      const open = [isNotNull(sessions.submittedAt), isNull(sessions.completedAt), isNull(sessions.failedAt)]
      if (still) {
        const moved = tables
          .select({ id: sections.sessionId })
          .from(sections)
          .where(and(eq(sections.sessionId, sessions.id), gte(sections.writtenAt, still)))
        open.push(lt(sessions.submittedAt, still), notExists(moved))
      }
      const rows = await tables
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(...open))
        .orderBy(asc(sessions.submittedAt))
      return rows.map((row) => row.id)
    },
  }
}
