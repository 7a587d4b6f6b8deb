/** The root chart with the real world behind it. */
import { fromPromise } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import type { ReadingAnswer, ResultRecord } from '../../machines/result.types.ts'
import type { Answers, Catalog } from '../../machines/rules/domain.ts'
import { sessionMachine, type CardsAnswer, type SubmitAnswer } from '../../machines/session.machine.ts'
import { shareMachine, type SharedAnswer } from '../../machines/share.machine.ts'
import { sharingMachine, type SheetAnswer } from '../../machines/sharing.machine.ts'
import type { Api } from './api.ts'
import { watchAttention, watchConnection } from './attention.ts'
import { copyLink, openShareSheet, saveImage } from './sharing.ts'
import { recallRecord, type Storages } from './storage.ts'

interface World {
  api: Api
  storages: Storages
}

const liveCatalog = (api: Api) =>
  catalogMachine.provide({
    actors: { loadCatalog: fromPromise<Catalog>(({ signal }) => api.loadCatalog(signal)) },
  })

const liveSession = (api: Api) =>
  sessionMachine.provide({
    actors: {
      createSession: fromPromise<{ sessionId: string }, { nickname: string }>(({ input, signal }) =>
        api.createSession(input.nickname, signal),
      ),
      fetchCards: fromPromise<CardsAnswer, { sessionId: string }>(({ input, signal }) =>
        api.fetchCards(input.sessionId, signal),
      ),
      submitAnswers: fromPromise<SubmitAnswer, { sessionId: string; answers: Answers }>(({ input, signal }) =>
        api.submitAnswers(input.sessionId, input.answers, signal),
      ),
    },
  })

const liveSharing = sharingMachine.provide({
  actors: {
    openShareSheet: fromPromise<SheetAnswer, { resultId: string }>(({ input }) => openShareSheet(input.resultId)),
    copyLink: fromPromise<void, { resultId: string }>(({ input }) => copyLink(input.resultId)),
    saveImage: fromPromise<void, { imageUrl: string; name: string }>(({ input, signal }) =>
      saveImage(input.imageUrl, input.name, signal),
    ),
  },
})

const liveResult = ({ api, storages }: World) =>
  resultMachine.provide({
    actors: {
      recallResult: fromPromise<ResultRecord | null, { resultId: string }>(({ input }) =>
        Promise.resolve(recallRecord(storages, input.resultId)),
      ),
      fetchReading: fromPromise<ReadingAnswer, { resultId: string }>(({ input, signal }) =>
        api.fetchReading(input.resultId, signal),
      ),
      watchAttention,
      sharing: liveSharing,
    },
  })

const liveShare = (api: Api) =>
  shareMachine.provide({
    actors: {
      fetchShared: fromPromise<SharedAnswer, { sessionId: string }>(({ input, signal }) =>
        api.fetchShared(input.sessionId, signal),
      ),
    },
  })

/** The root chart as visitors meet it: a provider to call, storages to keep things in, the browser's own parts. */
export const liveReadingMachine = (world: World) =>
  readingMachine.provide({
    actors: {
      catalog: liveCatalog(world.api),
      session: liveSession(world.api),
      result: liveResult(world),
      share: liveShare(world.api),
      watchConnection,
    },
  })
