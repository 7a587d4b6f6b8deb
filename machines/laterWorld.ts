/** Where the world is given to the charts behind the first page. */
import type { PromiseActorLogic } from 'xstate'
import type { provideFirst, Watch } from './firstWorld.ts'
import { owningMachine, type Deletion } from './owning.machine.ts'
import { pastReadingsMachine } from './pastReadings.machine.ts'
import type { ReadingsSignal } from './pastReadings.setup.ts'
import { resultMachine } from './result.machine.ts'
import type { AttentionEvent, ReadingAnswer, ResultRecord } from './result.types.ts'
import type { PastReading } from './rules/domain.ts'
import { sharedReadingMachine, type SharedAnswer } from './sharedReading.machine.ts'
import { sharingMachine, type Picture, type SheetAnswer } from './sharing.machine.ts'
import { speechMachine } from './speech.machine.ts'

/** What of the outside the pages behind the first ask for, by name. */
export interface LaterWorld {
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
  watchAttention: Watch<AttentionEvent>
  watchReadings: Watch<ReadingsSignal>
}

/** The charts behind the first page with their children in a world. */
export const provideLater = ({
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
  watchAttention,
  watchReadings,
}: LaterWorld) => {
  const speech = speechMachine.provide({ actors: { findVoice, speak } })
  return {
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
  }
}

/**
 * Puts the charts that came later into a root chart that runs already; what it invokes from then on is theirs. XState
 * looks an actor up when it is invoked but documents no such thing, so a test holds it to that.
 */
export const putIn = (chart: ReturnType<typeof provideFirst>, later: ReturnType<typeof provideLater>): void =>
  void Object.assign(chart.implementations.actors, later)
