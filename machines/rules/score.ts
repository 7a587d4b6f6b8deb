/** How a fortune score reads (specification section 8: 80, 60, 40, 20). */
export type FortuneBand = 'veryGood' | 'good' | 'calm' | 'careful' | 'hard'

/** The band of a fortune score out of 100. Each threshold belongs to the band above it: 80 is very good. */
export function fortuneBand(score: number): FortuneBand {
  if (score >= 80) return 'veryGood'
  if (score >= 60) return 'good'
  if (score >= 40) return 'calm'
  if (score >= 20) return 'careful'
  return 'hard'
}

/** How a band reads, as it stands under a score (copy: fortunes). */
export const FORTUNES: Readonly<Record<FortuneBand, string>> = {
  veryGood: '아주 좋은 흐름이에요',
  good: '좋은 흐름이에요',
  calm: '잔잔한 흐름이에요',
  careful: '조금 조심할 때예요',
  hard: '힘든 시기지만 이겨 낼 수 있어요',
}
