/** How alike texts are: the Dice coefficient of their trigrams, 0 for nothing in common to 1 for the same letters. */

const trigramsOf = (text: string): Set<string> => {
  const letters = text.replace(/[^가-힣A-Za-z0-9]/g, '')
  return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3)))
}

/** The pairs of texts that are more alike than `limit`. */
export function alikePairs(texts: readonly string[], limit: number): { pair: [string, string]; dice: number }[] {
  const trigrams = texts.map(trigramsOf)
  const holders = new Map<string, number[]>()
  const pairs: { pair: [string, string]; dice: number }[] = []
  for (const [index, text] of texts.entries()) {
    const own = trigrams[index] ?? new Set<string>()
    const shared = new Map<number, number>()
    for (const trigram of own) {
      const earlier = holders.get(trigram)
      for (const other of earlier ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      if (earlier) earlier.push(index)
      else holders.set(trigram, [index])
    }
    for (const [other, count] of shared) {
      const dice = (2 * count) / (own.size + (trigrams[other]?.size ?? 0))
      if (dice > limit) pairs.push({ pair: [texts[other] ?? '', text], dice })
    }
  }
  return pairs
}
