/** Where the world is given to the root chart and to those of its children whose code every page begins with. */
import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import { cardsMachine, type CardsAnswer } from './cards.machine.ts'
import { catalogMachine } from './catalog.machine.ts'
import type { ReadingsSignal } from './pastReadings.setup.ts'
import { readingMachine } from './reading.machine.ts'
import type { ConnectionEvent, WordsRequest } from './reading.types.ts'
import type { Answers, Catalog } from './rules/domain.ts'
import { seatMachine } from './seat.machine.ts'
import { submissionMachine, type SubmitAnswer } from './submission.machine.ts'

// A signal is all that such an actor gets of the charts, and events are all that it gives.
export type Watch<E extends { type: string }> = CallbackActorLogic<E>

/** What of the outside the first page asks for, by name. An expected answer is a value; what is thrown is a failure. */
export interface FirstWorld {
  loadCatalog: PromiseActorLogic<Catalog>
  inventNickname: PromiseActorLogic<string>
  createSession: PromiseActorLogic<{ sessionId: string }, { nickname: string }>
  fetchCards: PromiseActorLogic<CardsAnswer, { sessionId: string }>
  submitAnswers: PromiseActorLogic<SubmitAnswer, { sessionId: string; answers: Answers }>
  /** Done once the charts of `laterWorld.ts` are in their places. */
  loadCharts: PromiseActorLogic<void>
  watchConnection: Watch<ConnectionEvent>
  watchReadings: Watch<ReadingsSignal>
  watchWords: Watch<WordsRequest>
}

/** The root chart in a world, as the first page has it: the charts behind that page are still to be put in. */
export const provideFirst = ({
  loadCatalog,
  inventNickname,
  createSession,
  fetchCards,
  submitAnswers,
  loadCharts,
  watchConnection,
  watchReadings,
  watchWords,
}: FirstWorld) =>
  readingMachine.provide({
    actors: {
      loadCharts,
      watchConnection,
      watchReadings,
      watchWords,
      catalog: catalogMachine.provide({ actors: { loadCatalog } }),
      seat: seatMachine.provide({ actors: { inventNickname, createSession } }),
      cards: cardsMachine.provide({ actors: { fetchCards } }),
      submission: submissionMachine.provide({ actors: { submitAnswers } }),
    },
  })
