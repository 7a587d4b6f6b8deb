/** The world behind the first page as visitors meet it: readings, what is kept of them, and the ways to share them. */
import { fromPromise } from 'xstate'
import type { LaterWorld } from '../../machines/laterWorld.ts'
import { SUBTITLE_COUNT } from '../../machines/sharedReading.machine.ts'
import type { Api } from './api.ts'
import { watchAttention } from './attention.ts'
import { carryOutDeletions, deleteReading, isOwned, setHidden } from './owning.ts'
import { forgetAllReadings, forgetPlaces, hasReadings, recallReadings } from './pastReadings.ts'
import { forgetRecord, recallRecord } from './recall.ts'
import { copyLink, fetchPicture, openShareSheet, saveImage } from './sharing.ts'
import { findVoice, speak } from './speech.ts'
import type { Storages } from './storage.ts'
import { tellOnce, type ToldReading } from './told.ts'
import { watchReadings } from './watchReadings.ts'

/** @param told what the page says of a reading, so that nobody need be asked; null where it says nothing */
export const liveLater = (api: Api, storages: Storages, told: ToldReading | null = null): LaterWorld => {
  const first = tellOnce(told)
  // Each is an async function, so that what throws at once is a failure of the call and not of the chart.
  return {
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
    watchAttention,
    watchReadings: watchReadings(storages, async () => hasReadings(storages)),
  }
}
