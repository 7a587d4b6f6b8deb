/** The world of the first page as visitors meet it: a provider to call, the browser's own parts, and chance. */
import { fromPromise } from 'xstate'
import type { FirstWorld } from '../../machines/firstWorld.ts'
import type { Api } from './api.ts'
import { watchConnection } from './attention.ts'
import { late } from './late.ts'
import { keepSecret, type Storages } from './storage.ts'
import { watchReadings } from './watchReadings.ts'
import { watchWords, type IsProfane } from './words.ts'

const fetchLists = late(async () => (await import('../../machines/rules/profanity.ts')).isProfane)

interface Later {
  /** Puts the charts behind the first page into their places. */
  loadCharts: () => Promise<void>
  /** Makes a nickname up that a judge lets pass. */
  inventNickname: (isProfane: IsProfane) => Promise<string>
  /** Whether any reading that is kept can be listed. */
  canList: () => Promise<boolean>
}

/** @param whenIdle does work that can wait */
export const liveFirst = (
  api: Api,
  storages: Storages,
  whenIdle: (work: () => void) => void,
  { loadCharts, inventNickname, canList }: Later,
): FirstWorld => {
  // Each is an async function, so that what throws at once is a failure of the call and not of the chart.
  return {
    loadCatalog: fromPromise(async ({ signal }) => api.loadCatalog(signal)),
    inventNickname: fromPromise(async () => inventNickname(await fetchLists())),
    createSession: fromPromise(async ({ input, signal }) => {
      const { sessionId, secret } = await api.createSession(input.nickname, signal)
      if (secret !== null) keepSecret(storages, sessionId, secret)
      return { sessionId }
    }),
    fetchCards: fromPromise(async ({ input, signal }) => api.fetchCards(input.sessionId, signal)),
    submitAnswers: fromPromise(async ({ input, signal }) => api.submitAnswers(input.sessionId, input.answers, signal)),
    loadCharts: fromPromise(loadCharts),
    watchConnection,
    watchReadings: watchReadings(storages, canList),
    watchWords: watchWords(fetchLists, whenIdle),
  }
}
