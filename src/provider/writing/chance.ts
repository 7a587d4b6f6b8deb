/** A pseudo-random generator that always gives the same numbers, 0 up to 1, for the same key (FNV-1a, then mulberry32). */
export function chanceFrom(key: string): () => number {
  let state = 0x811c9dc5
  for (const byte of new TextEncoder().encode(key)) state = Math.imul(state ^ byte, 0x01000193)
  // FNV leaves keys that differ in one letter close to each other; this stirs them apart.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * One of the choices.
 * @throws RangeError when there is none
 */
export function pick<T>(choices: readonly T[], chance: () => number): T {
  const choice = choices[Math.floor(chance() * choices.length)]
  if (choice === undefined) throw new RangeError('Nothing to choose from')
  return choice
}
