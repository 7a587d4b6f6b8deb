/** A result that is open on the stage. */
import type { Place, ResultRecord } from '../../machines/result.types.ts'
import type { Visit } from '../../machines/rules/visit.ts'
import { reading, stage, stateIn, TURNED } from './stage.ts'

type Written = Parameters<typeof reading>

/** What an earlier page load kept. */
export const record = (place: Place | null, luckyTurned: boolean, ...written: Written): ResultRecord => ({
  reading: reading(...written),
  luckyTurned,
  place,
})

/** The own result, with what is kept of it; somebody else's when the visit is null. */
export function openResult(kept: ResultRecord | null = null, visit: Visit | null = TURNED) {
  const s = stage({ path: '/result/abc1234', visit })
  s.calls.recallResult.answer(kept)
  const result = s.child('result')
  return Object.assign(s, {
    result,
    polls: s.calls.fetchReading,
    /** The provider has written so far. */
    write: (...written: Written) => s.calls.fetchReading.answer({ kind: 'reading', reading: reading(...written) }),
    next: () => result.send({ type: 'step.next' }),
    previous: () => result.send({ type: 'step.previous' }),
    retry: () => result.send({ type: 'result.retry' }),
    in: (region: string) => stateIn(result, `read.${region}`),
    step: () => stateIn(result, 'read.view.open.steps'),
    hasWaysOn: () => result.getSnapshot().hasTag('waysOn'),
    context: () => result.getSnapshot().context,
    inside: <Id extends 'summary' | 'luckyCard' | 'sharing' | 'owning' | 'waiting' | 'speech'>(id: Id) =>
      result.getSnapshot().children[id],
  })
}
