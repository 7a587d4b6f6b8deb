/**
 * The wire (specification section 7): one schema per message, used by the app to read and by the provider to validate
 * and to describe itself. Responses are read generously where live providers differ (extra fields, null for absent,
 * any case of a code) and refused where a field that the app needs does not fit.
 */
import * as v from 'valibot'

const url = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(2048)))
const text = v.nullish(v.string())

export const TopicWire = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  description: v.optional(v.nullable(v.string()), ''),
  sampleQuestions: v.optional(v.nullable(v.array(v.string())), []),
})

export const CategoryWire = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  description: v.optional(v.nullable(v.string()), ''),
  topics: v.array(TopicWire),
})

/** GET /topics */
export const TopicsResponse = v.object({
  categories: v.array(CategoryWire),
  /** Whether a language model may read the question; others do not tell. */
  isReadByModel: v.nullish(v.boolean()),
  /** For how many days a reading is kept; others do not tell. */
  keptDays: v.nullish(v.number()),
})

export const ReaderWire = v.object({
  type: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  description: v.optional(v.nullable(v.string()), ''),
  imageUrl: url,
  videoUrl: url,
})

/** GET /readers */
export const ReadersResponse = v.object({ readers: v.array(ReaderWire) })

/** POST /sessions, the body */
export const CreateSessionBody = v.object({ nickname: v.string() })

/** POST /sessions, the answer. An absent id is refused with the sentence of the specification by whoever reads it. */
export const CreateSessionResponse = v.object({
  sessionId: v.nullish(v.string()),
  /** Makes who has it the owner of the reading, in the header `Authorization: Bearer`; others give none. */
  ownerSecret: v.nullish(v.string()),
})

/** PUT /sessions/{sessionId}/visibility, the body */
export const VisibilityBody = v.object({ hidden: v.boolean() })

/** POST /sessions/{sessionId}/submit, the body */
export const SubmitBody = v.object({
  categoryCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  topicCode: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  questionText: v.string(),
  readerType: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
})

export const CardWire = v.object({
  position: v.picklist([1, 2, 3]),
  cardId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nameKo: v.string(),
  nameEn: v.optional(v.nullable(v.string()), ''),
  orientation: v.picklist(['upright', 'reversed']),
  videoUrl: url,
  /** The still picture under the video: sent by the embedded provider, optional for others. */
  imageUrl: url,
})

/** GET /sessions/{sessionId}/cards */
export const CardsResponse = v.object({
  sessionId: v.nullish(v.string()),
  cards: v.pipe(v.array(CardWire), v.length(3, 'exactly three cards are expected')),
})

export const LuckyCardWire = v.object({ name: v.string(), message: v.string(), imageUrl: url })

/** GET /sessions/{sessionId}/result, once the reading is submitted; every field that is not written yet is null or absent. */
export const ResultResponse = v.object({
  sessionId: v.nullish(v.string()),
  status: v.pipe(v.string(), v.nonEmpty()),
  message: text,
  nickname: text,
  questionText: text,
  readerType: text,
  drawnCards: v.nullish(v.array(CardWire)),
  interpretations: v.nullish(v.object({ past: text, present: text, future: text, summary: text })),
  fortuneScore: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Whether it speaks with care instead of reading cards, so that nothing is scored or asked to be shared; others lack it. */
  isGentle: v.nullish(v.boolean()),
  /** Whether it is told to its owner alone; others lack it. */
  isHidden: v.nullish(v.boolean()),
  /** A picture of the whole reading, to keep or to pass on; an image of any type. */
  pictureUrl: v.nullish(v.string()),
  /** Whether a language model wrote it; others do not tell. */
  isWrittenByModel: v.nullish(v.boolean()),
  luckyCard: v.nullish(LuckyCardWire),
})

/** The `detail` of a refusal that a program has to tell from others of its status: 403, 410 and 404. */
export const HIDDEN = 'reading: hidden'
export const DELETED = 'reading: deleted'
export const UNKNOWN = 'sessionId: unknown'

/** The body of every answer that is not 2xx; anything may be missing, and it may not be JSON at all. */
export const ErrorBody = v.object({
  code: v.nullish(v.number()),
  message: v.nullish(v.string()),
  detail: v.nullish(v.string()),
  timestamp: v.nullish(v.string()),
})

export type TopicsResponse = v.InferOutput<typeof TopicsResponse>
export type ReadersResponse = v.InferOutput<typeof ReadersResponse>
export type CreateSessionBody = v.InferOutput<typeof CreateSessionBody>
export type CreateSessionResponse = v.InferOutput<typeof CreateSessionResponse>
export type VisibilityBody = v.InferOutput<typeof VisibilityBody>
export type SubmitBody = v.InferOutput<typeof SubmitBody>
export type CardWire = v.InferOutput<typeof CardWire>
export type CardsResponse = v.InferOutput<typeof CardsResponse>
export type ResultResponse = v.InferOutput<typeof ResultResponse>
export type ErrorBody = v.InferOutput<typeof ErrorBody>
