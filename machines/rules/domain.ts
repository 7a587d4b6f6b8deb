/**
 * The words of the product: what a reading is made of (specification section 3). Plain data, shared by the charts,
 * the screens, the contract and the provider.
 */

/** Where a card lies in the spread, in the order in which cards are drawn, turned and read. */
export type Position = 'past' | 'present' | 'future'
export const POSITIONS = ['past', 'present', 'future'] as const satisfies readonly Position[]

export type Orientation = 'upright' | 'reversed'

/** The five steps of a result, in their fixed order (specification section 4). */
export type Step = Position | 'summary' | 'lucky'
export const STEPS = ['past', 'present', 'future', 'summary', 'lucky'] as const satisfies readonly Step[]

/** A reader character. `type` is sent back to the provider exactly as it came. */
export interface Reader {
  type: string
  name: string
  description: string
  imageUrl: string
  videoUrl: string | null
}

export interface Topic {
  code: string
  name: string
  description: string
  sampleQuestions: readonly string[]
}

export interface Category {
  code: string
  name: string
  description: string
  topics: readonly Topic[]
}

/** What the app loads at its start. */
export interface Catalog {
  readers: readonly Reader[]
  categories: readonly Category[]
  /** Whether a language model may read the question, as far as the provider tells. */
  isReadByModel: boolean
  /** For how many days the provider keeps a reading, as far as it tells. */
  keptDays?: number
}

/** A card that the provider drew for a session. `cardId` may be above 72 (another provider's deck): shown, never an index. */
export interface DrawnCard {
  position: Position
  cardId: number
  nameKo: string
  nameEn: string
  orientation: Orientation
  videoUrl: string | null
  /** The still picture under the video; null when the provider names none. */
  imageUrl: string | null
}

export interface LuckyCard {
  name: string
  message: string
  imageUrl: string | null
}

/** processing: more is coming; failed: FAILED and ERROR on the wire, which mean the same. */
export type ReadingStatus = 'processing' | 'completed' | 'failed'

/** A result as far as it is written. Texts that are not written yet are null. */
export interface Reading {
  sessionId: string
  status: ReadingStatus
  nickname: string | null
  questionText: string | null
  readerType: string | null
  /** In the order past, present, future; fewer than three when the provider has not sent them. */
  cards: readonly DrawnCard[]
  interpretations: Readonly<Record<Position | 'summary', string | null>>
  /** 0 to 100, or null while unknown and where nothing is scored. */
  fortuneScore: number | null
  /** Whether it speaks with care instead of reading cards: then nothing is scored or asked to be shared. */
  isGentle: boolean
  /** Whether its owner has hidden it from everybody else. */
  isHidden: boolean
  /** A picture of the whole reading; null when the provider has none. */
  pictureUrl: string | null
  /** Whether a language model wrote it; null when the provider does not tell. */
  isWrittenByModel: boolean | null
  luckyCard: LuckyCard | null
  /** The provider's own sentence about a failure, when it sent one. */
  message: string | null
}

/** A reading of before, as far as a list tells of it. */
export interface PastReading {
  resultId: string
  /** When it was opened first, in ms since 1970; null where nobody noted it. */
  openedAt: number | null
  questionText: string | null
  /** In the order past, present, future; fewer than three when the provider had not sent them. */
  cards: readonly DrawnCard[]
  /** 0 to 100, or null where nothing is scored. */
  fortuneScore: number | null
  /** As it was when it was left: one that was processing may be finished by now. */
  status: ReadingStatus
  /** Whether it is this device's to hide, to show and to delete everywhere. */
  isOwned: boolean
  isHidden: boolean
  /** It speaks with care, and is not asked to be shared. */
  isGentle: boolean
}

/** What is submitted for a session, once (specification section 7). */
export interface Answers {
  categoryCode: string
  topicCode: string
  questionText: string
  readerType: string
}
