/** What the first page needs nothing of: the charts behind it in their world, and what reads and keeps visits. */
import type { provideFirst } from '../machines/firstWorld.ts'
import { provideLater, putIn } from '../machines/laterWorld.ts'
import type { ReadingActor } from './app/actor.tsx'
import type { Api } from './effects/api.ts'
import { tapCards } from './effects/haptics.ts'
import { setAsideWhileHidden } from './effects/interrupted.ts'
import { liveLater } from './effects/liveLater.ts'
import { watchDeletions } from './effects/owning.ts'
import { rememberResults } from './effects/recall.ts'
import type { Storages } from './effects/storage.ts'
import type { ToldReading } from './effects/told.ts'

export { randomNickname } from '../machines/rules/randomNickname.ts'
export { pristineResult, pristineShare } from './app/pristineReading.ts'
export { takeUpInterrupted } from './effects/interrupted.ts'
export { openOffline } from './effects/offline.ts'
export { hasReadings } from './effects/pastReadings.ts'
export { restoreVisit } from './effects/recall.ts'
export { toldAnswer, toldHere } from './effects/told.ts'

interface Begun {
  chart: ReturnType<typeof provideFirst>
  /** Made of the chart, running or not. */
  actor: ReadingActor
  api: Api
  storages: Storages
  told: ToldReading | null
}

/** Completes a visit that has begun, or is about to. Returns how to stop. */
export const complete = ({ chart, actor, api, storages, told }: Begun): readonly (() => void)[] => {
  putIn(chart, provideLater(liveLater(api, storages, told)))
  return [
    rememberResults(actor, storages),
    setAsideWhileHidden(storages),
    watchDeletions(api, storages),
    tapCards(actor),
  ]
}
