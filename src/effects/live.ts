/** The world as visitors meet it: a provider to call, storages to keep things in, the browser's own parts, and chance. */
import { fromPromise } from 'xstate'
import { randomNickname } from '../../machines/rules/randomNickname.ts'
import { SUBTITLE_COUNT } from '../../machines/sharedReading.machine.ts'
import type { World } from '../../machines/world.ts'
import type { Api } from './api.ts'
import { watchAttention, watchConnection } from './attention.ts'
import { carryOutDeletions, deleteReading, isOwned, setHidden } from './owning.ts'
import { forgetAllReadings, forgetPlaces, recallReadings, watchReadings } from './pastReadings.ts'
import { late } from './late.ts'
import { copyLink, fetchPicture, openShareSheet, saveImage } from './sharing.ts'
import { findVoice, speak } from './speech.ts'
import { tellOnce, type ToldReading } from './told.ts'
import { forgetRecord, keepSecret, recallRecord, type Storages } from './storage.ts'
import { watchWords } from './words.ts'

const fetchLists = late(async () => (await import('../../machines/rules/profanity.ts')).isProfane)

/**
 * @param whenIdle does work that can wait
 * @param told what the page says of a reading, so that nobody need be asked; null where it says nothing
 */
export const liveWorld = (
  api: Api,
  storages: Storages,
  whenIdle: (work: () => void) => void,
  told: ToldReading | null = null,
): World => {
  const first = tellOnce(told)
  // Each is an async function, so that what throws at once is a failure of the call and not of the chart.
  return {
    loadCatalog: fromPromise(async ({ signal }) => api.loadCatalog(signal)),
    inventNickname: fromPromise(async () => randomNickname(Math.random, await fetchLists())),
    createSession: fromPromise(async ({ input, signal }) => {
      const { sessionId, secret } = await api.createSession(input.nickname, signal)
      if (secret !== null) keepSecret(storages, sessionId, secret)
      return { sessionId }
    }),
    fetchCards: fromPromise(async ({ input, signal }) => api.fetchCards(input.sessionId, signal)),
    submitAnswers: fromPromise(async ({ input, signal }) => api.submitAnswers(input.sessionId, input.answers, signal)),
    recallResult: fromPromise(async ({ input }) => recallRecord(storages, input.resultId)),
    fetchReading: fromPromise(async ({ input, signal }) => {
      const answer = first.reading(input.resultId) ?? (await api.fetchReading(input.resultId, signal))
      // What its owner has taken back is not kept here either; what is only hidden can be fetched again.
      if (answer.kind === 'hidden' || answer.kind === 'deleted') forgetRecord(storages, input.resultId)
      return answer
    }),
    recallOwnership: fromPromise(async ({ input }) => isOwned(storages, input.resultId)),
    hideReading: fromPromise(async ({ input }) => setHidden(api, storages, input.resultId, true)),
    showReading: fromPromise(async ({ input }) => setHidden(api, storages, input.resultId, false)),
    deleteReading: fromPromise(async ({ input }) => deleteReading(api, storages, input.resultId)),
    fetchPicture: fromPromise(async ({ input, signal }) => fetchPicture(input.pictureUrl, signal)),
    openShareSheet: fromPromise(async ({ input }) => openShareSheet(input.resultId, input.picture)),
    copyLink: fromPromise(async ({ input }) => copyLink(input.resultId)),
    saveImage: fromPromise(async ({ input, signal }) => saveImage(input.imageUrl, input.name, signal)),
    fetchShared: fromPromise(
      async ({ input, signal }) => first.shared(input.sessionId) ?? api.fetchShared(input.sessionId, signal),
    ),
    pickSubtitle: fromPromise(async () => first.subtitle() ?? Math.floor(Math.random() * SUBTITLE_COUNT)),
    recallReadings: fromPromise(async () => {
      forgetPlaces(storages)
      return recallReadings(storages)
    }),
    forgetReading: fromPromise(async ({ input }) => forgetRecord(storages, input.resultId)),
    forgetAllReadings: fromPromise(async () => {
      forgetAllReadings(storages)
      void carryOutDeletions(api, storages)
    }),
    findVoice: fromPromise(async ({ signal }) => findVoice(signal)),
    speak: fromPromise(async ({ input, signal }) => speak(input.text, signal)),
    watchConnection,
    watchAttention,
    watchReadings: watchReadings(storages),
    watchWords: watchWords(fetchLists, whenIdle),
  }
}
