/** What is stored, as it goes over the wire (specification section 7). */
import { POSITIONS } from '../../../machines/rules/domain.ts'
import type { CardWire, ResultResponse } from '../../contract/wire.ts'
import { cardById } from '../../deck/cards.ts'
import { luckyCardById } from '../../deck/luckyCards.ts'
import type { SpreadCard } from '../database/schema.ts'
import type { StoredReading } from '../readings.ts'
import type { SectionContent, SectionName } from '../section.ts'
import { pictureAddress } from '../sharing/shapes.ts'
import { isReading, planOf } from '../writing/plan.ts'

const FAILED_MESSAGE = '결과를 만드는 중 오류가 생겼어요'

/** The status by the number of sections written; live providers use the same words. */
const STATUSES = [
  'PAST_PROCESSING',
  'PAST_COMPLETED',
  'PRESENT_COMPLETED',
  'FUTURE_COMPLETED',
  'SUMMARY_PROCESSING',
  'SUMMARY_COMPLETED',
  'COMPLETED',
] as const

/**
 * The cards of a spread, named and with their pictures.
 * @param origin where the pictures are, since an app elsewhere takes their addresses as they come
 */
export const cardsWire = (spread: readonly SpreadCard[], origin: string): CardWire[] =>
  spread.map(({ position, cardId, orientation }) => {
    const card = cardById(cardId)
    if (!card) throw new RangeError(`The deck has no card ${cardId}`)
    return {
      position: (POSITIONS.indexOf(position) + 1) as 1 | 2 | 3,
      cardId,
      nameKo: card.nameKo,
      nameEn: card.nameEn,
      orientation,
      videoUrl: `${origin}/media/cards/${card.key}.mp4`,
      imageUrl: `${origin}/media/cards/${card.key}.avif`,
    }
  })

/**
 * A reading as far as it is written; what is not written yet is null.
 * @param hasPictures whether a picture of it can be had
 * @param origin where pictures are
 */
export function resultWire(reading: StoredReading, hasPictures: boolean, origin: string): ResultResponse {
  const { request, failed, isHidden } = reading
  const written = new Map<SectionName, SectionContent>(
    reading.sections.map(({ section, content }) => [section, content]),
  )
  const text = (section: SectionName): string | null => {
    const content = written.get(section)
    return content && 'text' in content ? content.text : null
  }
  const score = written.get('score')
  const first = written.get('past')
  const past = first && 'text' in first ? first : undefined
  const lucky = written.get('lucky')
  const luckyCard = lucky && 'luckyCardId' in lucky ? luckyCardById(lucky.luckyCardId) : undefined
  const status = failed ? 'FAILED' : STATUSES[written.size]!
  const isGentle = past?.concern !== undefined || !isReading(request.plan ?? planOf(request))
  return {
    sessionId: request.sessionId,
    nickname: request.nickname,
    questionText: request.questionText,
    readerType: request.readerType,
    status,
    message: failed ? FAILED_MESSAGE : null,
    interpretations: {
      past: text('past'),
      present: text('present'),
      future: text('future'),
      summary: text('summary'),
    },
    drawnCards: cardsWire(request.cards, origin),
    fortuneScore: score && 'score' in score ? score.score : null,
    isGentle,
    isHidden,
    pictureUrl:
      hasPictures && status === 'COMPLETED' && !isGentle && !isHidden
        ? origin + pictureAddress(request.sessionId, 'tall')
        : null,
    isWrittenByModel: past?.ahead !== undefined,
    luckyCard: luckyCard
      ? { name: luckyCard.name, message: luckyCard.message, imageUrl: origin + luckyCard.imageUrl }
      : null,
  }
}
