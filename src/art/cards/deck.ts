import { aceOfCups } from './cups-01.ts'
import { court } from './courts.ts'
import { lovers } from './major-06.ts'
import { moon } from './major-18.ts'
import { majorsA } from './majors-a.ts'
import { majorsB } from './majors-b.ts'
import { fool } from './major-00.ts'
import { tower } from './major-16.ts'
import { cupsPips } from './pips-cups.ts'
import { pentaclesPips } from './pips-pentacles.ts'
import { swordsPips } from './pips-swords.ts'
import { wandsPips } from './pips-wands.ts'
import { queenOfPentacles } from './pentacles-13.ts'
import { fiveOfWands } from './wands-05.ts'

const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const
const RANKS = ['page', 'knight', 'queen', 'king'] as const
const courts = Object.fromEntries(
  SUITS.flatMap((suit) => RANKS.map((rank, i) => [`${suit}-${11 + i}`, court(suit, rank)] as const)),
)

/** Every card's scene by its key (see keys.ts): t in [0,1) → SVG of 480 × 768. */
export const cards: Readonly<Record<string, (t: number) => string>> = {
  ...majorsA,
  ...majorsB,
  ...wandsPips,
  ...cupsPips,
  ...swordsPips,
  ...pentaclesPips,
  ...courts,
  'major-00': fool,
  'major-06': lovers,
  'major-16': tower,
  'major-18': moon,
  'cups-01': aceOfCups,
  'wands-05': fiveOfWands,
  'pentacles-13': queenOfPentacles,
}
