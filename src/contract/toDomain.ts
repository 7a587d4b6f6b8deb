/** Wire to domain, in one place. Relative addresses of media are resolved against the provider that named them. */
import type { Category, DrawnCard, Reader, Reading, ReadingStatus } from '../../machines/rules/domain.ts'
import { POSITIONS, STEPS } from '../../machines/rules/domain.ts'
import { hasStep } from '../../machines/rules/steps.ts'
import type { CardsResponse, CardWire, ReadersResponse, ResultResponse, TopicsResponse } from './wire.ts'

type MediaUrl = string | null | undefined

/** Absolute http(s) address, or null: also for a text that is no address at all. */
const mediaUrl = (url: MediaUrl, base: string): string | null => {
  if (!url) return null
  try {
    const { href, protocol } = new URL(url, base)
    return protocol === 'http:' || protocol === 'https:' ? href : null
  } catch {
    return null
  }
}

const written = (text: string | null | undefined): string | null => (text?.trim() ? text : null)

export const categoriesOf = ({ categories }: TopicsResponse): Category[] =>
  categories.map((category) => ({
    ...category,
    description: category.description ?? '',
    topics: category.topics.map((topic) => ({
      ...topic,
      description: topic.description ?? '',
      sampleQuestions: topic.sampleQuestions ?? [],
    })),
  }))

export const readersOf = ({ readers }: ReadersResponse, base: string): Reader[] =>
  readers.map((reader) => ({
    ...reader,
    description: reader.description ?? '',
    imageUrl: mediaUrl(reader.imageUrl, base) ?? '',
    videoUrl: mediaUrl(reader.videoUrl, base),
  }))

const cardOf = (card: CardWire, base: string): DrawnCard => ({
  ...card,
  position: POSITIONS[card.position - 1]!,
  nameEn: card.nameEn ?? '',
  videoUrl: mediaUrl(card.videoUrl, base),
  imageUrl: mediaUrl(card.imageUrl, base),
})

/** The cards in the order past, present, future, whatever their order on the wire. */
export const cardsOf = (cards: readonly CardWire[], base: string): DrawnCard[] =>
  cards.toSorted((a, b) => a.position - b.position).map((card) => cardOf(card, base))

const isSpread = (cards: readonly DrawnCard[]): boolean =>
  cards.length === POSITIONS.length && POSITIONS.every((position, at) => cards[at]?.position === position)

/** The three cards of a session; throws when two of them claim one position. */
export const spreadOf = ({ cards }: CardsResponse, base: string): DrawnCard[] => {
  const spread = cardsOf(cards, base)
  if (!isSpread(spread)) throw new TypeError('cards.position: past, present and future are expected once each')
  return spread
}

/** Any status but COMPLETED, FAILED and ERROR means that more is coming. */
const statusOf = (status: string): ReadingStatus =>
  status === 'COMPLETED' ? 'completed' : status === 'FAILED' || status === 'ERROR' ? 'failed' : 'processing'

const asDomain = (result: ResultResponse, sessionId: string, base: string): Reading => ({
  sessionId,
  status: statusOf(result.status),
  nickname: written(result.nickname),
  questionText: written(result.questionText),
  readerType: written(result.readerType),
  cards: cardsOf(result.drawnCards ?? [], base),
  interpretations: {
    past: written(result.interpretations?.past),
    present: written(result.interpretations?.present),
    future: written(result.interpretations?.future),
    summary: written(result.interpretations?.summary),
  },
  fortuneScore: (result.isGentle ? null : result.fortuneScore) ?? null,
  isGentle: result.isGentle ?? false,
  isHidden: result.isHidden ?? false,
  pictureUrl: mediaUrl(result.pictureUrl, base),
  isWrittenByModel: result.isWrittenByModel ?? null,
  luckyCard: result.luckyCard ? { ...result.luckyCard, imageUrl: mediaUrl(result.luckyCard.imageUrl, base) } : null,
  message: written(result.message),
})

/** A reading as far as it is written; throws, naming the field, when its cards or a completed one's parts are not whole. */
export const readingOf = (result: ResultResponse, sessionId: string, base: string): Reading => {
  const reading = asDomain(result, sessionId, base)
  const isWhole = reading.status === 'completed'
  if ((isWhole || reading.cards.length > 0) && !isSpread(reading.cards))
    throw new TypeError('drawnCards.position: past, present and future are expected once each')
  const missing = STEPS.find((step) => !hasStep(reading, step))
  if (isWhole && missing) throw new TypeError(`${missing}: expected in a reading that is ${result.status}`)
  return reading
}
