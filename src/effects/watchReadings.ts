/** Whether this device keeps readings of before, watched. */
import { fromCallback } from 'xstate'
import type { ReadingsReport, ReadingsSignal } from '../../machines/pastReadings.setup.ts'
import { keptResults, RESULT_PREFIX } from './results.ts'
import type { Storages } from './storage.ts'

/**
 * Tells whether there are readings of before: at once, whenever another tab changes that, and when it is asked.
 * @param canList whether any of what is kept can be listed; asked only where something is kept
 */
export const watchReadings = (storages: Storages, canList: () => Promise<boolean>) =>
  fromCallback<ReadingsSignal>(({ sendBack, receive }) => {
    let looked = 0
    const look = async () => {
      const time = ++looked
      const isThere = keptResults(storages).length > 0 && (await canList().catch(() => false))
      // A later look knows better.
      if (time === looked) sendBack({ type: isThere ? 'readings.found' : 'readings.gone' } satisfies ReadingsReport)
    }
    // A key of null is a storage that was emptied.
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(RESULT_PREFIX)) void look()
    }
    // As everything that comes from outside: never while the chart is still starting.
    queueMicrotask(() => void look())
    receive(() => void look())
    addEventListener('storage', hear)
    return () => {
      looked++
      removeEventListener('storage', hear)
    }
  })
