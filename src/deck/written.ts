/** One card as an author writes it: every pair is [upright, reversed]. `cards.ts` turns it into a Card. */
export interface WrittenCard {
  /** 0–21 for a major, 1 (ace) to 14 (king) for a minor */
  rank: number
  keywords: readonly [upright: readonly string[], reversed: readonly string[]]
  /** How favourable the card is, −2 to 2 */
  weight: readonly [upright: number, reversed: number]
  past: readonly [upright: string, reversed: string]
  present: readonly [upright: string, reversed: string]
  future: readonly [upright: string, reversed: string]
}

/** A major arcanum carries its own names; a minor one is named after its suit and rank. */
export interface WrittenMajor extends WrittenCard {
  nameKo: string
  nameEn: string
}
