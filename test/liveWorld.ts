import { randomNickname } from '../machines/rules/randomNickname.ts'
import type { World } from '../machines/world.ts'
import type { Api } from '../src/effects/api.ts'
import { liveFirst } from '../src/effects/liveFirst.ts'
import { liveLater } from '../src/effects/liveLater.ts'
import { hasReadings } from '../src/effects/pastReadings.ts'
import type { Storages } from '../src/effects/storage.ts'

/** The whole world as visitors meet it, with the charts of every page in their places, whatever is told of them. */
export const liveWorld = (
  api: Api,
  storages: Storages,
  whenIdle: (work: () => void) => void,
  loadCharts: () => Promise<void> = () => Promise.resolve(),
): World => ({
  ...liveFirst(api, storages, whenIdle, {
    loadCharts,
    inventNickname: (isProfane) => Promise.resolve(randomNickname(Math.random, isProfane)),
    canList: () => Promise.resolve(hasReadings(storages)),
  }),
  ...liveLater(api, storages),
})
