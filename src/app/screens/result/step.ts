/** Where the visitor stands in a result, read off its chart. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { resultMachine } from '../../../../machines/result.machine.ts'
import { STEPS, type Step } from '../../../../machines/rules/domain.ts'
import { isStepAvailable } from '../../../../machines/rules/steps.ts'

export type ResultActor = ActorRefFrom<typeof resultMachine>
type ResultSnapshot = SnapshotFrom<typeof resultMachine>

/** The active step; past while the chart still restores. */
export const stepOf = (result: ResultSnapshot): Step =>
  STEPS.find((step) => result.matches({ open: { steps: step } })) ?? 'past'

/** Whether the step after the active one has something to show (specification section 4). */
export const hasNext = (result: ResultSnapshot): boolean => {
  const next = STEPS[STEPS.indexOf(stepOf(result)) + 1]
  return next !== undefined && isStepAvailable(result.context.reading, next)
}

/** Whether the visitor waits for the step after the active one. */
export const awaitsNext = (result: ResultSnapshot): boolean =>
  stepOf(result) !== 'lucky' && !hasNext(result) && result.context.reading?.status === 'processing'
