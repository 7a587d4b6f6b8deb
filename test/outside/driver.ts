import { createActor, fromPromise, waitFor } from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ReadingEvent } from '../../machines/reading.types.ts'
import { pathOf } from '../../machines/routes.ts'
import type { Catalog } from '../../machines/rules/domain.ts'
import { sessionMachine, type CardsAnswer, type SubmitAnswer } from '../../machines/session.machine.ts'
import { paths } from './paths.ts'

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

/** A driver without a page: the chart itself, with a provider that answers when the path says so. */
export const openChart = (): Driver => {
  let answer = (session: { sessionId: string }): void => void session
  const session = sessionMachine.provide({
    actors: {
      createSession: fromPromise(() => new Promise<{ sessionId: string }>((resolve) => (answer = resolve))),
      fetchCards: fromPromise(() => new Promise<CardsAnswer>(() => {})),
      submitAnswers: fromPromise(() => Promise.resolve<SubmitAnswer>({ kind: 'accepted' })),
    },
  })
  const catalog = catalogMachine.provide({
    actors: { loadCatalog: fromPromise<Catalog>(() => Promise.resolve({ readers: [], categories: [] })) },
  })
  const chart = readingMachine.provide({ actors: { session, catalog } })
  const actor = createActor(chart, { input: { visit: null, theme: 'dark' } }).start()
  return {
    perform: async (event) => {
      if (event.type !== 'session.created') return actor.send(event)
      answer({ sessionId: event.sessionId })
      await waitFor(actor, (state) => !state.matches({ visit: { welcome: 'creating' } }))
    },
    address: async () => pathOf(actor.getSnapshot()),
  }
}
