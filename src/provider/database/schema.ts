/** The tables, the same on the embedded database and on a PostgreSQL server. */
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Orientation, Position } from '../../../machines/rules/domain.ts'
import type { SectionContent, SectionName, Written } from '../section.ts'
import type { Plan } from '../writing/plan.ts'

/** A card as it lies in the spread; names and pictures are looked up in the deck. */
export interface SpreadCard {
  position: Position
  cardId: number
  orientation: Orientation
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One visit: the nickname, the three cards drawn at its creation, and from the submit on its answers and its reading. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    nickname: text('nickname').notNull(),
    cards: jsonb('cards').$type<SpreadCard[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    submittedAt: moment('submitted_at'),
    categoryCode: text('category_code'),
    topicCode: text('topic_code'),
    questionText: text('question_text'),
    readerType: text('reader_type'),
    /** What was decided of the reading at its submit, for every section to be written from. */
    plan: jsonb('plan').$type<Plan>(),
    /** What is written; null until the submit, and in sessions that were submitted when sections had a table of their own. */
    reading: jsonb('reading').$type<Written>(),
    /** Since when somebody has seen a section: from then on the answers stay. */
    shownAt: moment('shown_at'),
    completedAt: moment('completed_at'),
    failedAt: moment('failed_at'),
    /** Of the secret that was given with the session; null in sessions from before there was one, which nobody owns. */
    ownerHash: text('owner_hash'),
    /** Since when the owner alone may see it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    // What a model is still to write, found at start; small however many readings there are.
    index('sessions_unfinished')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} is not null and ${table.completedAt} is null and ${table.failedAt} is null`),
    // What is deleted for its age, oldest first.
    index('sessions_unsubmitted')
      .on(table.createdAt)
      .where(sql`${table.submittedAt} is null`),
    index('sessions_submitted')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} is not null`),
  ],
)

/** Sections of readings that were submitted before a reading was kept with its session. */
export const sections = pgTable(
  'sections',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    section: text('section').$type<SectionName>().notNull(),
    content: jsonb('content').$type<SectionContent>().notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.section] })],
)

/** All that is left of a session that its owner deleted. */
export const deletedSessions = pgTable('deleted_sessions', {
  id: text('id').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
})

/** How many requests the LLM endpoint was sent on a UTC day, by every process on this database. */
export const llmRequests = pgTable('llm_requests', {
  day: date('day').primaryKey(),
  sent: integer('sent').notNull(),
})

/** How often an address has called in a minute, as all processes have counted together; kept for two minutes. */
export const addressCalls = pgTable(
  'address_calls',
  {
    /** Since 1970. */
    minute: integer('minute').notNull(),
    /** What is counted, and for which address. */
    key: text('key').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.key] })],
)
