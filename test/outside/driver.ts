import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import type { ReadingEvent, WordsRequest } from '../../machines/reading.types.ts'
import { pathOf } from '../../machines/routes.ts'
import type { Catalog } from '../../machines/rules/domain.ts'
import type { SubmitAnswer } from '../../machines/submission.machine.ts'
import { provideWorld } from '../../machines/world.ts'
import { NAMED, type paths } from './paths.ts'

/** All that a tool of yours has to do. */
export interface Driver {
  perform: (event: ReadingEvent) => Promise<void>
  address: () => Promise<string>
}

/** Walks a path. Throws at the first step after which the address is not the expected one. */
export const walk = async (path: (typeof paths)[number], driver: Driver): Promise<void> => {
  for (const { event, address } of path) {
    await driver.perform(event)
    const shown = await driver.address()
    if (shown !== address) throw new Error(`${event.type} leads to ${shown} instead of ${address}`)
  }
}

/** A driver without a page: the charts themselves, with a provider that answers when the path says so. */
export const openChart = (): Driver => {
  let answer = (session: { sessionId: string }): void => void session
  const never = <Output, Input>() => fromPromise<Output, Input>(() => new Promise(() => {}))
  const silent = () => {}
  const chart = provideWorld({
    loadCatalog: fromPromise<Catalog>(() => Promise.resolve({ readers: [], categories: [], isReadByModel: false })),
    inventNickname: fromPromise(() => Promise.resolve('별이')),
    createSession: fromPromise(() => new Promise<{ sessionId: string }>((resolve) => (answer = resolve))),
    submitAnswers: fromPromise(() => Promise.resolve<SubmitAnswer>({ kind: 'accepted' })),
    fetchCards: never(),
    loadCharts: fromPromise(() => Promise.resolve()),
    recallResult: never(),
    fetchReading: never(),
    recallOwnership: never(),
    hideReading: never(),
    showReading: never(),
    deleteReading: never(),
    fetchPicture: never(),
    openShareSheet: never(),
    copyLink: never(),
    saveImage: never(),
    fetchShared: never(),
    pickSubtitle: never(),
    recallReadings: never(),
    forgetReading: never(),
    forgetAllReadings: never(),
    findVoice: never(),
    speak: never(),
    watchConnection: fromCallback(silent),
    watchAttention: fromCallback(silent),
    watchReadings: fromCallback(silent),
    watchWords: fromCallback<WordsRequest>(({ sendBack, receive }) =>
      receive(({ texts }) => {
        sendBack({ type: 'words.judged', judged: texts.map((text) => ({ text, isProfane: false })) })
      }),
    ),
  })
  const actor = createActor(chart, { input: { visit: NAMED, theme: 'dark' } }).start()
  const isCreating = () => actor.getSnapshot().matches({ visit: { onboarding: { welcome: 'creating' } } })
  return {
    perform: async (event) => {
      if (event.type !== 'xstate.done.actor.seat') return actor.send(event)
      answer({ sessionId: 'abc1234' })
      await waitFor(actor, () => !isCreating())
    },
    address: async () => pathOf(actor.getSnapshot()),
  }
}
