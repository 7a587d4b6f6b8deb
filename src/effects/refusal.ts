/** What an answer that is not 2xx means for trying again. */
export const TOO_EARLY = 425
/** Refusals that trying again can mend: request timeout, too early, too many requests. */
const MENDABLE: readonly number[] = [408, TOO_EARLY, 429]

export const isRefusedForGood = (status: number): boolean => status >= 400 && status < 500 && !MENDABLE.includes(status)

/** The status of the answer that a call threw (`ApiError`); null when it threw for another reason. */
export const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null
