import type { Card, Suit } from '../../deck/cards.ts'

export type Group = Suit | 'major'
export const groupOf = (card: Card): Group => card.suit ?? 'major'

interface SuitWords {
  ko: string
  element: string
  /** The part of life that is the suit's own */
  realm: string
}

/** The four suits and the elements that tradition gives them. */
export const SUITS: Readonly<Record<Suit, SuitWords>> = {
  wands: { ko: '완드', element: '불', realm: '일과 의욕의 자리' },
  cups: { ko: '컵', element: '물', realm: '마음과 관계의 자리' },
  swords: { ko: '소드', element: '바람', realm: '말과 판단의 자리' },
  pentacles: { ko: '펜타클', element: '땅', realm: '살림과 생활의 자리' },
}

/**
 * How two cards side by side bear on each other (elemental dignities): fire and air, water and earth are friends; fire and
 * water, air and earth are opposed; a major stands apart from the elements.
 */
export type Dignity = 'same' | 'friendly' | 'opposed' | 'indifferent' | 'fromMajor' | 'toMajor' | 'majors'

const FRIEND: Readonly<Record<Suit, Suit>> = { wands: 'swords', swords: 'wands', cups: 'pentacles', pentacles: 'cups' }
const OPPONENT: Readonly<Record<Suit, Suit>> = {
  wands: 'cups',
  cups: 'wands',
  swords: 'pentacles',
  pentacles: 'swords',
}

/** The dignity between a card and the one after it. */
export function dignityOf(card: Card, next: Card): Dignity {
  if (!card.suit) return next.suit ? 'fromMajor' : 'majors'
  if (!next.suit) return 'toMajor'
  if (card.suit === next.suit) return 'same'
  if (FRIEND[card.suit] === next.suit) return 'friendly'
  return OPPONENT[card.suit] === next.suit ? 'opposed' : 'indifferent'
}
