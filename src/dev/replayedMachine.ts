import { fromCallback, fromPromise } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ConnectionEvent } from '../../machines/reading.types.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import type { AttentionEvent, ReadingAnswer, ResultRecord } from '../../machines/result.types.ts'
import type { Answers, Catalog } from '../../machines/rules/domain.ts'
import { sessionMachine, type CardsAnswer, type SubmitAnswer } from '../../machines/session.machine.ts'
import { shareMachine, type SharedAnswer } from '../../machines/share.machine.ts'
import { sharingMachine, type SheetAnswer } from '../../machines/sharing.machine.ts'
import { placeOf } from './recording.ts'

/** The world that a replay stands on: by place, the calls that wait for their answer and the callbacks that may report. */
export interface RecordedWorld {
  calls: Map<string, { answer: (output: unknown) => void; fail: (error: Error) => void }>
  reports: Map<string, (event: never) => void>
}

/** The root chart with calls that are answered by hand. */
export function replayedMachine({ calls, reports }: RecordedWorld) {
  const call = <Output, Input>() =>
    fromPromise<Output, Input>(
      ({ self }) =>
        new Promise((answer, fail) => {
          calls.set(placeOf(self), { answer: answer as (output: unknown) => void, fail })
        }),
    )
  const report = <Event extends { type: string }>() =>
    fromCallback<Event>(({ self, sendBack }) => void reports.set(placeOf(self), sendBack))

  return readingMachine.provide({
    actors: {
      watchConnection: report<ConnectionEvent>(),
      catalog: catalogMachine.provide({ actors: { loadCatalog: call<Catalog, unknown>() } }),
      session: sessionMachine.provide({
        actors: {
          createSession: call<{ sessionId: string }, { nickname: string }>(),
          fetchCards: call<CardsAnswer, { sessionId: string }>(),
          submitAnswers: call<SubmitAnswer, { sessionId: string; answers: Answers }>(),
        },
      }),
      result: resultMachine.provide({
        actors: {
          recallResult: call<ResultRecord | null, { resultId: string }>(),
          fetchReading: call<ReadingAnswer, { resultId: string }>(),
          watchAttention: report<AttentionEvent>(),
          sharing: sharingMachine.provide({
            actors: {
              openShareSheet: call<SheetAnswer, { resultId: string }>(),
              copyLink: call<void, { resultId: string }>(),
              saveImage: call<void, { imageUrl: string; name: string }>(),
            },
          }),
        },
      }),
      share: shareMachine.provide({ actors: { fetchShared: call<SharedAnswer, { sessionId: string }>() } }),
    },
  })
}
