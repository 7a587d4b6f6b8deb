import type { Orientation } from '../../machines/rules/domain.ts'

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
  /** How favourable the card is, −2 to 2 */
  weight: Record<Orientation, number>
}

type Major = readonly [rank: number, ko: string, en: string, upright: number, reversed: number]
type Minor = readonly [rank: number, upright: number, reversed: number]

/** The majors: rank, names, and how favourable each is upright and reversed, −2 to 2. */
const MAJORS: readonly Major[] = [
  [0, '바보', 'The Fool', 1, -1],
  [1, '마법사', 'The Magician', 2, -1],
  [2, '여사제', 'The High Priestess', 1, -1],
  [3, '여황제', 'The Empress', 2, -1],
  [4, '황제', 'The Emperor', 1, -1],
  [5, '교황', 'The Hierophant', 1, 0],
  [6, '연인', 'The Lovers', 2, -1],
  [7, '전차', 'The Chariot', 2, -1],
  [8, '힘', 'Strength', 2, -1],
  [9, '은둔자', 'The Hermit', 0, -1],
  [10, '운명의 수레바퀴', 'Wheel of Fortune', 2, -1],
  [11, '정의', 'Justice', 1, -1],
  [12, '매달린 사람', 'The Hanged Man', 0, -1],
  [13, '죽음', 'Death', 0, -1],
  [14, '절제', 'Temperance', 1, -1],
  [15, '악마', 'The Devil', -2, 1],
  [16, '탑', 'The Tower', -2, -1],
  [17, '별', 'The Star', 2, -1],
  [18, '달', 'The Moon', -1, 1],
  [19, '태양', 'The Sun', 2, 0],
  [20, '심판', 'Judgement', 1, -1],
  [21, '세계', 'The World', 2, 0],
]

const SUITS: readonly { suit: Suit; ko: string; en: string; cards: readonly Minor[] }[] = [
  {
    suit: 'wands',
    ko: '완드',
    en: 'Wands',
    cards: [
      [1, 2, -1],
      [2, 1, -1],
      [3, 2, -1],
      [4, 2, 0],
      [5, -1, 0],
      [6, 2, -1],
      [7, 1, -1],
      [8, 2, -1],
      [9, 0, -1],
      [10, -1, 0],
      [11, 1, -1],
      [12, 1, -1],
      [13, 2, -1],
      [14, 2, -1],
    ],
  },
  {
    suit: 'cups',
    ko: '컵',
    en: 'Cups',
    cards: [
      [1, 2, -1],
      [2, 2, -1],
      [3, 2, -1],
      [4, -1, 1],
      [6, 1, -1],
      [7, -1, 1],
      [8, -1, 0],
      [9, 2, -1],
      [10, 2, -1],
      [11, 1, -1],
      [12, 2, -1],
      [13, 2, -1],
      [14, 2, -1],
    ],
  },
  {
    suit: 'swords',
    ko: '소드',
    en: 'Swords',
    cards: [
      [1, 1, -1],
      [2, -1, 0],
      [4, 1, 0],
      [5, -2, 0],
      [6, 1, -1],
      [7, -1, 1],
      [11, 0, -1],
      [12, 0, -2],
      [13, 1, -1],
      [14, 1, -1],
    ],
  },
  {
    suit: 'pentacles',
    ko: '펜타클',
    en: 'Pentacles',
    cards: [
      [1, 2, -1],
      [2, 0, -1],
      [3, 2, -1],
      [4, 0, 0],
      [6, 1, -1],
      [7, 0, -1],
      [8, 1, -1],
      [9, 2, -1],
      [10, 2, -1],
      [11, 1, -1],
      [12, 1, -1],
      [13, 2, -1],
      [14, 2, -1],
    ],
  },
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

const keyOf = (group: string, rank: number): string => `${group}-${String(rank).padStart(2, '0')}`

const majors = MAJORS.map(([rank, nameKo, nameEn, upright, reversed]) => ({
  key: keyOf('major', rank),
  arcana: 'major' as const,
  suit: null,
  rank,
  nameKo,
  nameEn,
  weight: { upright, reversed },
}))

const minors = SUITS.flatMap(({ suit, ko, en, cards }) =>
  cards.map(([rank, upright, reversed]) => ({
    key: keyOf(suit, rank),
    arcana: 'minor' as const,
    suit,
    rank,
    nameKo: `${ko} ${RANKS_KO[rank] ?? rank}`,
    nameEn: `${RANKS_EN[rank]} of ${en}`,
    weight: { upright, reversed },
  })),
)

/** The deck: 72 cards of the Rider–Waite–Smith 78 in the order of their ids, 1 to 72 (specification section 9). */
export const CARDS: readonly Card[] = [...majors, ...minors].map((card, index) => ({ id: index + 1, ...card }))

/** The card of an id; undefined for an id outside 1 to 72, which another provider's larger deck may hold. */
export function cardById(id: number): Card | undefined {
  return CARDS[id - 1]
}
