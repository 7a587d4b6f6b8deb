/** Where the visitor stands in a result, read off its chart. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { resultMachine } from '../../../../machines/result.machine.ts'
import { STEPS, type Step } from '../../../../machines/rules/domain.ts'

export type ResultActor = ActorRefFrom<typeof resultMachine>
type ResultSnapshot = SnapshotFrom<typeof resultMachine>

/** The active step. */
export const stepOf = (result: ResultSnapshot): Step => STEPS.find((step) => result.hasTag(step)) ?? 'past'

export const hasNext = (result: ResultSnapshot): boolean => result.can({ type: 'step.next' })
export const hasPrevious = (result: ResultSnapshot): boolean => result.can({ type: 'step.previous' })

/** Whether the visitor waits for the step after the active one. */
export const awaitsNext = (result: ResultSnapshot): boolean =>
  result.hasTag('processing') && !result.hasTag('lucky') && !hasNext(result)
