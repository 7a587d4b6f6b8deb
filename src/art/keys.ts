import type { Suit } from './kit/palette.ts'

/** The six minors of plain grief that the deck leaves out. */
const LEFT_OUT = new Set(['cups-05', 'swords-03', 'swords-08', 'swords-09', 'swords-10', 'pentacles-05'])
const SUITS: readonly Suit[] = ['wands', 'cups', 'swords', 'pentacles']
const two = (v: number): string => String(v).padStart(2, '0')

/** File keys of the 72 cards in deck order: major-00 … major-21, then each suit from 01 (ace) to 14 (king). */
export const CARD_KEYS: readonly string[] = [
  ...Array.from({ length: 22 }, (_, i) => `major-${two(i)}`),
  ...SUITS.flatMap((suit) => Array.from({ length: 14 }, (_, i) => `${suit}-${two(i + 1)}`)).filter(
    (k) => !LEFT_OUT.has(k),
  ),
]

/** File keys of the readers' portraits. */
export const READER_KEYS = ['f', 't', 'tf'] as const

/** What the lucky cards show, in the order of their ids: the first is lucky/01, the last lucky/30. */
export const LUCKY_MOTIFS = [
  'milk-tea',
  'crescent-moon',
  'paper-boat',
  'old-key',
  'four-leaf-clover',
  'candle',
  'red-thread',
  'music-box',
  'umbrella',
  'compass',
  'seed-packet',
  'warm-scarf',
  'letter',
  'silver-spoon',
  'cat',
  'bridge',
  'star-candy',
  'window',
  'teapot',
  'feather',
  'lantern',
  'mirror',
  'honey-jar',
  'hourglass',
  'balloon',
  'button',
  'bakery',
  'bell',
  'snow-globe',
  'rainbow',
] as const
export type LuckyMotif = (typeof LUCKY_MOTIFS)[number]
