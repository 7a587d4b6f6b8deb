/**
 * The shapes of what the browser keeps (specification sections 3 and 7, browser storage): written by one page load,
 * checked before the next one believes it. A text that does not fit is no record at all.
 */
import * as v from 'valibot'
import type { Place, ResultRecord } from '../../machines/result.types.ts'
import { areValidPicks, SPREAD_SIZE } from '../../machines/rules/deck.ts'
import { POSITIONS, STEPS, type PastReading } from '../../machines/rules/domain.ts'
import { cleanNickname } from '../../machines/rules/nickname.ts'
import { isReadingId } from '../../machines/rules/readingId.ts'
import { isStepAvailable } from '../../machines/rules/steps.ts'
import { BLANK_VISIT, withSession, type Visit } from '../../machines/rules/visit.ts'

const Code = v.pipe(v.string(), v.nonEmpty())
const ReadingId = v.pipe(v.string(), v.check(isReadingId))
const Position = v.picklist(POSITIONS)
const Orientation = v.picklist(['upright', 'reversed'])
const Text = v.nullable(v.string())

const Card = v.object({
  position: Position,
  cardId: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nameKo: v.string(),
  nameEn: v.string(),
  orientation: Orientation,
  videoUrl: Text,
  imageUrl: Text,
})
const inOrder = (cards: readonly { position: string }[]) =>
  cards.length <= SPREAD_SIZE && cards.every(({ position }, at) => position === POSITIONS[at])

const Answers = v.object({ categoryCode: Code, topicCode: Code, questionText: v.string(), readerType: Code })

/** The session data: the specification's own fields, and below them what else a visit needs to resume exactly. */
const StoredSession = v.object({
  nickname: v.string(),
  selectedCategory: v.nullable(v.object({ code: Code })),
  selectedTopic: v.nullable(v.object({ code: Code })),
  selectedQuestion: v.string(),
  selectedReader: v.nullable(v.object({ type: Code })),
  sessionId: v.nullable(ReadingId),
  predefinedCards: v.pipe(
    v.array(Card),
    v.check((cards) => cards.length === 0 || (cards.length === SPREAD_SIZE && inOrder(cards))),
  ),
  isSessionConfirmed: v.boolean(),
  isNicknameInvented: v.optional(v.boolean(), false),
  sampleQuestion: v.optional(Text, null),
  customQuestion: v.optional(v.string()),
  sessionNickname: v.optional(Text),
  triedAnswers: v.optional(v.nullable(Answers), null),
  acceptedAnswers: v.optional(v.nullable(Answers), null),
})

export type StoredSession = v.InferInput<typeof StoredSession>

/** The picked cards in the order of picking, and how many of them are turned over. */
const StoredSelection = v.pipe(
  v.object({
    cards: v.pipe(
      v.array(v.object({ id: v.number(), position: Position, orientation: v.optional(Orientation) })),
      v.check((cards) => inOrder(cards) && areValidPicks(cards.map(({ id }) => id))),
    ),
    flipped: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SPREAD_SIZE)), 0),
  }),
  v.check(({ cards, flipped }) => flipped === 0 || cards.length === SPREAD_SIZE),
)

export type StoredSelection = v.InferInput<typeof StoredSelection>

/** The last moment that a Date can tell. */
const LAST_DAY = 8.64e15

const StoredResult = v.object({
  reading: v.object({
    sessionId: ReadingId,
    status: v.picklist(['processing', 'completed', 'failed']),
    nickname: Text,
    questionText: Text,
    readerType: Text,
    cards: v.array(Card),
    interpretations: v.object({ past: Text, present: Text, future: Text, summary: Text }),
    fortuneScore: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    isGentle: v.optional(v.boolean(), false),
    isHidden: v.optional(v.boolean(), false),
    pictureUrl: v.optional(Text, null),
    isWrittenByModel: v.optional(v.nullable(v.boolean()), null),
    luckyCard: v.nullable(v.object({ name: v.string(), message: v.string(), imageUrl: Text })),
    message: Text,
  }),
  luckyTurned: v.boolean(),
  openedAt: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_DAY))), null),
  isOwn: v.optional(v.nullable(v.boolean()), null),
})

/** What is noted beside a result. */
export interface ResultMark {
  /** When it was opened first, in ms since 1970; null in records from before this was noted. */
  openedAt: number | null
  /** Whether it was asked for here, and not opened by a link that somebody sent; null where that is not known. */
  isOwn: boolean | null
}

/** Where this tab stands in a result; another tab, or another day, begins anew. */
const StoredPlace = v.object({ step: v.picklist(STEPS), isFollowing: v.boolean() })

/** Deletions that were wished for and could not be carried out, with the secrets that carry them out. */
const StoredDeletions = v.array(v.object({ id: ReadingId, secret: v.string() }))
export type Deletions = v.InferOutput<typeof StoredDeletions>

const checked = <S extends v.GenericSchema>(schema: S, stored: unknown): v.InferOutput<S> | null => {
  const result = v.safeParse(schema, stored)
  return result.success ? result.output : null
}

export const deletionsOf = (stored: unknown): Deletions => checked(StoredDeletions, stored) ?? []

const withSelection = (visit: Visit, stored: unknown): Visit => {
  const selection = checked(StoredSelection, stored)
  if (!selection || visit.sessionId === null) return visit
  if (selection.flipped > 0 && visit.predefinedCards === null) return visit
  return { ...visit, spread: { picks: selection.cards.map(({ id }) => id), flipped: selection.flipped } }
}

/**
 * The visit that two records tell of; null without a session record that fits. A selection that does not fit is left
 * out. An id held in memory wins over a stored one, whose cards it then does not have (specification section 4).
 */
export function visitOf(session: unknown, selection: unknown, heldId: string | null): Visit | null {
  const stored = checked(StoredSession, session)
  if (!stored) return null
  const { predefinedCards, sampleQuestion } = stored
  const sessionId = stored.isSessionConfirmed ? stored.sessionId : null
  const visit: Visit = {
    ...BLANK_VISIT,
    nickname: stored.nickname,
    isNicknameInvented: stored.isNicknameInvented,
    selectedCategory: stored.selectedCategory,
    selectedTopic: stored.selectedTopic,
    selectedReader: stored.selectedReader,
    sampleQuestion,
    customQuestion: stored.customQuestion ?? (sampleQuestion === null ? stored.selectedQuestion : ''),
  }
  if (heldId !== null && heldId !== sessionId)
    return { ...withSession(visit, heldId, cleanNickname(stored.nickname)), nickname: stored.nickname }
  if (sessionId === null) return visit
  const seated: Visit = {
    ...visit,
    sessionId,
    sessionNickname: stored.sessionNickname ?? cleanNickname(stored.nickname),
    triedAnswers: stored.triedAnswers,
    acceptedAnswers: stored.acceptedAnswers,
    predefinedCards: predefinedCards.length === 0 ? null : predefinedCards,
  }
  return withSelection(seated, selection)
}

const storedResultOf = (resultId: string, stored: unknown) => {
  const record = checked(StoredResult, stored)
  return record?.reading.sessionId === resultId && inOrder(record.reading.cards) ? record : null
}

/**
 * What is kept of a result; null when it does not fit or is another result's. A place with nothing to show is none.
 * @param place what this tab kept of where it stood
 */
export function resultRecordOf(resultId: string, stored: unknown, place: unknown): ResultRecord | null {
  const record = storedResultOf(resultId, stored)
  if (!record) return null
  const { reading, luckyTurned } = record
  const stood: Place | null = checked(StoredPlace, place)
  return { reading, luckyTurned, place: stood && isStepAvailable(reading, stood.step) ? stood : null }
}

/** What is noted beside a kept result; null when none is kept. */
export function resultMarkOf(resultId: string, stored: unknown): ResultMark | null {
  const record = storedResultOf(resultId, stored)
  return record && { openedAt: record.openedAt, isOwn: record.isOwn }
}

/** A kept result as a list tells of it; null when it does not fit, or is known to be somebody else's. */
export function pastReadingOf(resultId: string, stored: unknown): Omit<PastReading, 'isOwned'> | null {
  const record = storedResultOf(resultId, stored)
  if (!record || record.isOwn === false) return null
  const { questionText, cards, fortuneScore, isGentle, isHidden, status } = record.reading
  const score = isGentle ? null : fortuneScore
  return { resultId, openedAt: record.openedAt, questionText, cards, fortuneScore: score, status, isGentle, isHidden }
}
