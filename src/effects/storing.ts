/** A visit in the form in which the browser keeps it; `stored.ts` reads it back. */
import { POSITIONS, type DrawnCard } from '../../machines/rules/domain.ts'
import { questionOf, type Spread, type Visit } from '../../machines/rules/visit.ts'
import type { StoredSelection, StoredSession } from './stored.ts'

export const storedSessionOf = (visit: Visit): StoredSession => ({
  nickname: visit.nickname,
  isNicknameInvented: visit.isNicknameInvented,
  selectedCategory: visit.selectedCategory,
  selectedTopic: visit.selectedTopic,
  selectedQuestion: questionOf(visit),
  selectedReader: visit.selectedReader,
  sessionId: visit.sessionId,
  predefinedCards: [...(visit.predefinedCards ?? [])],
  isSessionConfirmed: visit.sessionId !== null,
  sampleQuestion: visit.sampleQuestion,
  customQuestion: visit.customQuestion,
  sessionNickname: visit.sessionNickname,
  triedAnswers: visit.triedAnswers,
  acceptedAnswers: visit.acceptedAnswers,
})

const orientationOf = (cards: readonly DrawnCard[] | null, at: number) => {
  const orientation = cards?.[at]?.orientation
  return orientation ? { orientation } : {}
}

/** Null while nothing is picked. Only a card that is turned over has an orientation. */
export const storedSelectionOf = (
  { picks, flipped }: Spread,
  cards: readonly DrawnCard[] | null,
): StoredSelection | null =>
  picks.length === 0
    ? null
    : {
        cards: picks.map((id, at) => ({ id, position: POSITIONS[at]!, ...(at < flipped && orientationOf(cards, at)) })),
        flipped,
      }
