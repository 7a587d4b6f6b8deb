/** The reader who feels, the one who thinks, and the one who does both. */
export type ReaderKind = 'F' | 'T' | 'FT'

const KINDS: ReadonlyMap<string, ReaderKind> = new Map([
  ['F', 'F'],
  ['T', 'T'],
  ['FT', 'FT'],
  ['TF', 'FT'],
])

/**
 * Which of the three readers a type of the wire names, in any case and order of its letters (ft, TF and FT are one); null
 * for any other (specification section 2, card-draw).
 */
export const readerKindOf = (type: string): ReaderKind | null => KINDS.get(type.toUpperCase()) ?? null
