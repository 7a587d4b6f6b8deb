const SHAPE = /^[A-Za-z0-9_-]{1,64}$/

/**
 * Whether a text can be the id of a result or of a shared reading: 1 to 64 of A–Z a–z 0–9 _ - (specification sections
 * 2 and 5). The words undefined and null fit the shape but only ever stand for an id that a link has lost.
 */
export const isReadingId = (id: string): boolean => SHAPE.test(id) && id !== 'undefined' && id !== 'null'
