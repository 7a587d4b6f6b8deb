/** The areas of life that a visitor can ask about: the codes of the categories in topics.ts. */
export const AREAS = ['LOVE', 'WORK', 'MONEY', 'PEOPLE', 'STUDY', 'SELF'] as const
export type Area = (typeof AREAS)[number]

/** A card in an area of life: a sentence that reads it there as things are, and one that says what it points to or asks for. */
export type AreaPassage = readonly [seen: string, ahead: string]

/** The passages of every card in one area, by the card's key, upright and reversed. */
export type AreaPassages = Readonly<Record<string, readonly [upright: AreaPassage, reversed: AreaPassage]>>
