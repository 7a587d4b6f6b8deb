import { CARDS } from '../../deck/cards.ts'
import type { Rank } from './frame.ts'
import type { Suit } from './palette.ts'

const COURT: Record<Rank, number> = { page: 11, knight: 12, queen: 13, king: 14 }

/** What stands below the picture of a card: its Korean name and its Latin one in capitals. */
export function titleOf(suit: Suit | 'major', mark: number | Rank): { ko: string; en: string } {
  const rank = typeof mark === 'number' ? mark : COURT[mark]
  const card = CARDS.find((c) => c.rank === rank && (c.suit ?? 'major') === suit)
  if (!card) throw new Error(`no card ${suit} ${rank} in the deck`)
  return { ko: card.nameKo, en: card.nameEn.toUpperCase() }
}
