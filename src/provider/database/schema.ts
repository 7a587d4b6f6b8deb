/** The tables, the same on the embedded database and on a PostgreSQL server. */
import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Orientation, Position } from '../../../machines/rules/domain.ts'
import type { SectionContent, SectionName } from '../section.ts'
import type { Plan } from '../writing/plan.ts'

/** A card as it lies in the spread; names and pictures are looked up in the deck. */
export interface SpreadCard {
  position: Position
  cardId: number
  orientation: Orientation
}

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One visit: the nickname, the three cards drawn at its creation, and from the submit on its answers. */
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
    completedAt: moment('completed_at'),
    failedAt: moment('failed_at'),
    /** Of the secret that was given with the session; null in sessions from before there was one, which nobody owns. */
    ownerHash: text('owner_hash'),
    /** Since when the owner alone may see it. */
    hiddenAt: moment('hidden_at'),
  },
  (table) => [
    // What is still to be written, found at start and now and then; small however many readings there are.
    index('sessions_unfinished')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} is not null and ${table.completedAt} is null and ${table.failedAt} is null`),
  ],
)

/** What is written of a reading. The key is the fence: a section is stored once, whoever writes it and however often. */
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
