/** The one place where the world is given to the charts. */
import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import { cardsMachine, type CardsAnswer } from './cards.machine.ts'
import { catalogMachine } from './catalog.machine.ts'
import { readingMachine } from './reading.machine.ts'
import type { ConnectionEvent } from './reading.types.ts'
import { resultMachine } from './result.machine.ts'
import type { AttentionEvent, ReadingAnswer, ResultRecord } from './result.types.ts'
import type { Answers, Catalog } from './rules/domain.ts'
import { seatMachine } from './seat.machine.ts'
import { sharedReadingMachine, type SharedAnswer } from './sharedReading.machine.ts'
import { sharingMachine, type Picture, type SheetAnswer } from './sharing.machine.ts'
import { submissionMachine, type SubmitAnswer } from './submission.machine.ts'

// A signal is all that such an actor gets of the charts, and events are all that it gives.
type Watch<E extends { type: string }> = CallbackActorLogic<E>

/** Everything outside that the charts ask for, by name. An expected answer is a value; what is thrown is a failure. */
export interface World {
  loadCatalog: PromiseActorLogic<Catalog>
  inventNickname: PromiseActorLogic<string>
  createSession: PromiseActorLogic<{ sessionId: string }, { nickname: string }>
  fetchCards: PromiseActorLogic<CardsAnswer, { sessionId: string }>
  submitAnswers: PromiseActorLogic<SubmitAnswer, { sessionId: string; answers: Answers }>
  recallResult: PromiseActorLogic<ResultRecord | null, { resultId: string }>
  fetchReading: PromiseActorLogic<ReadingAnswer, { resultId: string }>
  fetchPicture: PromiseActorLogic<Picture | null, { pictureUrl: string }>
  openShareSheet: PromiseActorLogic<SheetAnswer, { resultId: string; picture: Picture | null }>
  copyLink: PromiseActorLogic<void, { resultId: string }>
  saveImage: PromiseActorLogic<void, { imageUrl: string; name: string }>
  fetchShared: PromiseActorLogic<SharedAnswer, { sessionId: string }>
  pickSubtitle: PromiseActorLogic<number>
  watchConnection: Watch<ConnectionEvent>
  watchAttention: Watch<AttentionEvent>
}

/** The root chart with its children in a world: the visitors', a replay's or a test's. */
export const provideWorld = ({
  loadCatalog,
  inventNickname,
  createSession,
  fetchCards,
  submitAnswers,
  recallResult,
  fetchReading,
  fetchPicture,
  openShareSheet,
  copyLink,
  saveImage,
  fetchShared,
  pickSubtitle,
  watchConnection,
  watchAttention,
}: World) =>
  readingMachine.provide({
    actors: {
      watchConnection,
      catalog: catalogMachine.provide({ actors: { loadCatalog } }),
      seat: seatMachine.provide({ actors: { inventNickname, createSession } }),
      cards: cardsMachine.provide({ actors: { fetchCards } }),
      submission: submissionMachine.provide({ actors: { submitAnswers } }),
      result: resultMachine.provide({
        actors: {
          recallResult,
          fetchReading,
          watchAttention,
          sharing: sharingMachine.provide({ actors: { fetchPicture, openShareSheet, copyLink, saveImage } }),
        },
      }),
      sharedReading: sharedReadingMachine.provide({ actors: { fetchShared, pickSubtitle } }),
    },
  })
