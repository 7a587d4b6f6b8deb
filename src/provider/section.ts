/** The six parts of a reading. */
import type { SpreadCard } from './database/schema.ts'
import type { Concern } from './writing/concern.ts'
import type { Plan } from './writing/plan.ts'

/** In the order of writing: the score before the summary, which nobody may see without it. */
export const SECTIONS = ['past', 'present', 'future', 'score', 'summary', 'lucky'] as const
export type SectionName = (typeof SECTIONS)[number]

/** A text. The first one of a reading may hold the texts of the others, or a concern that nobody saw at the submit. */
export interface TextContent {
  text: string
  ahead?: Readonly<Record<'present' | 'future' | 'summary', string>>
  concern?: Concern
}

/** What is stored of a section: a text, the score from 0 to 100, or the id of a lucky card. */
export type SectionContent = TextContent | { score: number } | { luckyCardId: number }

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
  /** What was decided of the reading at its submit; without it the writer decides anew, and the same. */
  plan?: Plan
}

/** A section as it is stored. */
export interface WrittenSection {
  section: SectionName
  content: SectionContent
}

/** A reading as it is kept with its session. */
export interface Written {
  /** Milliseconds from one section's turn to be shown to the next, counted from the submit */
  paceMs: number
  /** In the order of writing, from the first on */
  sections: WrittenSection[]
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
