/** The world as visitors meet it: a provider to call, storages to keep things in, the browser's own parts, and chance. */
import { fromPromise } from 'xstate'
import { randomNickname } from '../../machines/rules/randomNickname.ts'
import { SUBTITLE_COUNT } from '../../machines/sharedReading.machine.ts'
import type { World } from '../../machines/world.ts'
import type { Api } from './api.ts'
import { watchAttention, watchConnection } from './attention.ts'
import { copyLink, fetchPicture, openShareSheet, saveImage } from './sharing.ts'
import { recallRecord, type Storages } from './storage.ts'

// Each is an async function, so that what throws at once is a failure of the call and not of the chart.
export const liveWorld = (api: Api, storages: Storages): World => ({
  loadCatalog: fromPromise(async ({ signal }) => api.loadCatalog(signal)),
  inventNickname: fromPromise(async () => randomNickname(Math.random)),
  createSession: fromPromise(async ({ input, signal }) => api.createSession(input.nickname, signal)),
  fetchCards: fromPromise(async ({ input, signal }) => api.fetchCards(input.sessionId, signal)),
  submitAnswers: fromPromise(async ({ input, signal }) => api.submitAnswers(input.sessionId, input.answers, signal)),
  recallResult: fromPromise(async ({ input }) => recallRecord(storages, input.resultId)),
  fetchReading: fromPromise(async ({ input, signal }) => api.fetchReading(input.resultId, signal)),
  fetchPicture: fromPromise(async ({ input, signal }) => fetchPicture(input.pictureUrl, signal)),
  openShareSheet: fromPromise(async ({ input }) => openShareSheet(input.resultId, input.picture)),
  copyLink: fromPromise(async ({ input }) => copyLink(input.resultId)),
  saveImage: fromPromise(async ({ input, signal }) => saveImage(input.imageUrl, input.name, signal)),
  fetchShared: fromPromise(async ({ input, signal }) => api.fetchShared(input.sessionId, signal)),
  pickSubtitle: fromPromise(async () => Math.floor(Math.random() * SUBTITLE_COUNT)),
  watchConnection,
  watchAttention,
})
