/** The one place where the world is given to the charts. */
import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import { cardsMachine, type CardsAnswer } from './cards.machine.ts'
import { catalogMachine } from './catalog.machine.ts'
import { owningMachine, type Deletion } from './owning.machine.ts'
import { pastReadingsMachine } from './pastReadings.machine.ts'
import type { ReadingsSignal } from './pastReadings.setup.ts'
import { readingMachine } from './reading.machine.ts'
import type { ConnectionEvent, WordsRequest } from './reading.types.ts'
import { resultMachine } from './result.machine.ts'
import type { AttentionEvent, ReadingAnswer, ResultRecord } from './result.types.ts'
import type { Answers, Catalog, PastReading } from './rules/domain.ts'
import { seatMachine } from './seat.machine.ts'
import { sharedReadingMachine, type SharedAnswer } from './sharedReading.machine.ts'
import { speechMachine } from './speech.machine.ts'
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
  recallOwnership: PromiseActorLogic<boolean, { resultId: string }>
  hideReading: PromiseActorLogic<void, { resultId: string }>
  showReading: PromiseActorLogic<void, { resultId: string }>
  deleteReading: PromiseActorLogic<Deletion, { resultId: string }>
  fetchPicture: PromiseActorLogic<Picture | null, { pictureUrl: string }>
  openShareSheet: PromiseActorLogic<SheetAnswer, { resultId: string; picture: Picture | null }>
  copyLink: PromiseActorLogic<void, { resultId: string }>
  saveImage: PromiseActorLogic<void, { imageUrl: string; name: string }>
  fetchShared: PromiseActorLogic<SharedAnswer, { sessionId: string }>
  pickSubtitle: PromiseActorLogic<number>
  recallReadings: PromiseActorLogic<readonly PastReading[]>
  forgetReading: PromiseActorLogic<void, { resultId: string }>
  forgetAllReadings: PromiseActorLogic<void>
  findVoice: PromiseActorLogic<void>
  speak: PromiseActorLogic<void, { text: string }>
  watchConnection: Watch<ConnectionEvent>
  watchAttention: Watch<AttentionEvent>
  watchReadings: Watch<ReadingsSignal>
  watchWords: Watch<WordsRequest>
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
  recallOwnership,
  hideReading,
  showReading,
  deleteReading,
  fetchPicture,
  openShareSheet,
  copyLink,
  saveImage,
  fetchShared,
  pickSubtitle,
  recallReadings,
  forgetReading,
  forgetAllReadings,
  findVoice,
  speak,
  watchConnection,
  watchAttention,
  watchReadings,
  watchWords,
}: World) => {
  const speech = speechMachine.provide({ actors: { findVoice, speak } })
  return readingMachine.provide({
    actors: {
      watchConnection,
      watchReadings,
      watchWords,
      catalog: catalogMachine.provide({ actors: { loadCatalog } }),
      seat: seatMachine.provide({ actors: { inventNickname, createSession } }),
      cards: cardsMachine.provide({ actors: { fetchCards } }),
      submission: submissionMachine.provide({ actors: { submitAnswers } }),
      result: resultMachine.provide({
        actors: {
          recallResult,
          fetchReading,
          recallOwnership,
          watchAttention,
          speech,
          owning: owningMachine.provide({ actors: { hideReading, showReading, deleteReading } }),
          sharing: sharingMachine.provide({ actors: { fetchPicture, openShareSheet, copyLink, saveImage } }),
        },
      }),
      sharedReading: sharedReadingMachine.provide({ actors: { fetchShared, pickSubtitle, speech } }),
      pastReadings: pastReadingsMachine.provide({
        actors: {
          watchReadings,
          recallReadings,
          deleteReading,
          forgetReading,
          forgetAllReadings,
          hideReading,
          showReading,
        },
      }),
    },
  })
}
