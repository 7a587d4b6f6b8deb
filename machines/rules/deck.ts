/** The fan and the spread (specification sections 4 and 9). */
import { POSITIONS, type Position } from './domain.ts'

export const DECK_SIZE = 72
export const SPREAD_SIZE = 3

/** Position of a picked card by the order of picking, or null when the card is not picked. */
export const positionOf = (picks: readonly number[], card: number): Position | null =>
  POSITIONS[picks.indexOf(card)] ?? null

/** Up to three different cards of the fan, numbered 1 to 72. */
export const areValidPicks = (picks: readonly number[]): boolean =>
  picks.length <= SPREAD_SIZE &&
  new Set(picks).size === picks.length &&
  picks.every((card) => Number.isInteger(card) && card >= 1 && card <= DECK_SIZE)
