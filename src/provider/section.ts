/** The six parts of a reading, each written by one job and stored as soon as it is written. */
import type { SpreadCard } from './database/schema.ts'

/** In the order of writing: the score before the summary, which nobody may see without it. */
export const SECTIONS = ['past', 'present', 'future', 'score', 'summary', 'lucky'] as const
export type SectionName = (typeof SECTIONS)[number]

/** What is stored of a section: a text, the score from 0 to 100, or the id of a lucky card. */
export type SectionContent = { text: string } | { score: number } | { luckyCardId: number }

/** What a reading is written from. */
export interface ReadingRequest {
  sessionId: string
  nickname: string
  readerType: string
  categoryCode: string
  topicCode: string
  questionText: string
  /** In the order past, present, future. */
  cards: SpreadCard[]
}

/** A section as it is stored. */
export interface WrittenSection {
  section: SectionName
  content: SectionContent
}

/**
 * Writes one section; the same request gives a section that fits the others. It may take its time, and it may throw.
 * `earlier` is what is stored of the reading so far, in no particular order.
 */
export type WriteSection = (
  section: SectionName,
  request: ReadingRequest,
  earlier?: readonly WrittenSection[],
) => SectionContent | Promise<SectionContent>

/** The section to write next, or null when all are written. */
export const nextSection = (written: ReadonlySet<SectionName>): SectionName | null =>
  SECTIONS.find((section) => !written.has(section)) ?? null
