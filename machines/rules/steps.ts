import { STEPS, type Reading, type Step } from './domain.ts'

/** Whether a step of the result has something to show. */
export const hasStep = (reading: Reading | null, step: Step): boolean =>
  reading !== null && (step === 'lucky' ? reading.luckyCard !== null : reading.interpretations[step] !== null)

/**
 * How many steps can be visited: the length of the unbroken run past, present, future, summary, lucky card that has
 * data (specification section 4). The first step can always be shown, so callers treat 0 as "waiting at the first".
 */
export const availableSteps = (reading: Reading | null): number => {
  const missing = STEPS.findIndex((step) => !hasStep(reading, step))
  return missing === -1 ? STEPS.length : missing
}

export const isStepAvailable = (reading: Reading | null, step: Step): boolean =>
  STEPS.indexOf(step) < availableSteps(reading)

/** Whether the view may follow to a step by itself: only while the reading is still written. */
export const mayAdvanceTo = (reading: Reading | null, step: Step): boolean =>
  reading?.status === 'processing' && isStepAvailable(reading, step)

/** Whether a later answer shows a visitor anything that the earlier one did not. */
export const hasGrown = (before: Reading | null, after: Reading): boolean =>
  before === null ||
  before.status !== after.status ||
  STEPS.some((step) => hasStep(after, step) && !hasStep(before, step))
