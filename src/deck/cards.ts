import type { Orientation, Position } from '../../machines/rules/domain.ts'
import { type Area, type AreaPassage } from './areas/area.ts'
import { LOVE } from './areas/love.ts'
import { MONEY } from './areas/money.ts'
import { PEOPLE } from './areas/people.ts'
import { SELF } from './areas/self.ts'
import { STUDY } from './areas/study.ts'
import { WORK } from './areas/work.ts'
import { CUPS } from './cups.ts'
import { ESSENCE } from './essence.ts'
import { MAJORS } from './majors.ts'
import { PENTACLES } from './pentacles.ts'
import { SWORDS } from './swords.ts'
import { WANDS } from './wands.ts'
import type { WrittenCard } from './written.ts'

export type Suit = 'wands' | 'cups' | 'swords' | 'pentacles'

export interface Card {
  /** 1 to 72 */
  id: number
  /** 'major-00' to 'major-21', 'wands-01' to 'pentacles-14'; a number left out of the deck is left out here too */
  key: string
  arcana: 'major' | 'minor'
  suit: Suit | null
  /** 0–21 for a major, 1 (ace) to 14 (king) for a minor */
  rank: number
  nameKo: string
  nameEn: string
  keywords: Record<Orientation, readonly string[]>
  /** What the card is about, one sentence */
  essence: Record<Orientation, string>
  /** What the card says in each place of the spread, one or two sentences */
  meaning: Record<Position, Record<Orientation, string>>
  /** The card in each area of life */
  areas: Record<Area, Record<Orientation, AreaPassage>>
  /** How favourable the card is, −2 to 2 */
  weight: Record<Orientation, number>
}

const SUITS: readonly { suit: Suit; ko: string; en: string; cards: readonly WrittenCard[] }[] = [
  { suit: 'wands', ko: '완드', en: 'Wands', cards: WANDS },
  { suit: 'cups', ko: '컵', en: 'Cups', cards: CUPS },
  { suit: 'swords', ko: '소드', en: 'Swords', cards: SWORDS },
  { suit: 'pentacles', ko: '펜타클', en: 'Pentacles', cards: PENTACLES },
]

const RANKS_KO: Record<number, string> = { 1: '에이스', 11: '페이지', 12: '나이트', 13: '퀸', 14: '킹' }
const RANKS_EN = [
  '',
  'Ace',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Page',
  'Knight',
  'Queen',
  'King',
]

type Named = Pick<Card, 'arcana' | 'suit' | 'nameKo' | 'nameEn'>

function toCard(written: WrittenCard, named: Named): Omit<Card, 'id'> {
  const { rank, keywords, weight, past, present, future } = written
  const pair = <T>([upright, reversed]: readonly [T, T]): Record<Orientation, T> => ({ upright, reversed })
  const key = `${named.suit ?? 'major'}-${String(rank).padStart(2, '0')}`
  const of = <T>(passages: Readonly<Record<string, readonly [T, T]>>) => {
    const passage = passages[key]
    if (!passage) throw new RangeError(`A passage of ${key} is missing`)
    return pair(passage)
  }
  return {
    ...named,
    key,
    rank,
    keywords: pair(keywords),
    essence: of(ESSENCE),
    areas: { LOVE: of(LOVE), WORK: of(WORK), MONEY: of(MONEY), PEOPLE: of(PEOPLE), STUDY: of(STUDY), SELF: of(SELF) },
    meaning: { past: pair(past), present: pair(present), future: pair(future) },
    weight: pair(weight),
  }
}

const majors = MAJORS.map((card) =>
  toCard(card, { arcana: 'major', suit: null, nameKo: card.nameKo, nameEn: card.nameEn }),
)

const minors = SUITS.flatMap(({ suit, ko, en, cards }) =>
  cards.map((card) =>
    toCard(card, {
      arcana: 'minor',
      suit,
      nameKo: `${ko} ${RANKS_KO[card.rank] ?? card.rank}`,
      nameEn: `${RANKS_EN[card.rank]} of ${en}`,
    }),
  ),
)

/** The deck: 72 cards of the Rider–Waite–Smith 78 in the order of their ids, 1 to 72 (specification section 9). */
export const CARDS: readonly Card[] = [...majors, ...minors].map((card, index) => ({ id: index + 1, ...card }))

/** The card of an id; undefined for an id outside 1 to 72, which another provider's larger deck may hold. */
export function cardById(id: number): Card | undefined {
  return CARDS[id - 1]
}
