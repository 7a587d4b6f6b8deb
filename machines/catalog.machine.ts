import {
  assertEvent,
  assign,
  fromPromise,
  sendTo,
  setup,
  type ActorRef,
  type DoneActorEvent,
  type ErrorActorEvent,
  type Snapshot,
} from 'xstate'
import type { Catalog } from './rules/domain.ts'
import { faultOf, notProvided } from './rules/fault.ts'

/** What the catalog tells the visit. */
export type CatalogReport = { type: 'catalog.loaded' } | { type: 'catalog.failed'; message: string }

export interface CatalogInput {
  parent: ActorRef<Snapshot<unknown>, CatalogReport>
}

interface CatalogContext extends CatalogInput {
  catalog: Catalog | null
  error: string | null
}

type CatalogEvent =
  { type: 'catalog.load' } | DoneActorEvent<Catalog, 'loadCatalog'> | ErrorActorEvent<unknown, 'loadCatalog'>

const empty = ({ input }: { input: CatalogInput }): CatalogContext => ({ ...input, catalog: null, error: null })
const parentOf = ({ context }: { context: CatalogContext }) => context.parent

/** Topics and readers, loaded together once (specification section 4, "Initial data loading"). */
export const catalogMachine = setup({
  types: { context: {} as CatalogContext, events: {} as CatalogEvent, input: {} as CatalogInput },
  actors: { loadCatalog: fromPromise<Catalog>(() => notProvided('loadCatalog')) },
  actions: {
    keepCatalog: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.loadCatalog')
      return { catalog: event.output, error: null }
    }),
    keepError: assign({ error: ({ event }) => faultOf(event) }),
    reportLoaded: sendTo(parentOf, { type: 'catalog.loaded' }),
    reportFailed: sendTo(parentOf, ({ event }) => ({ type: 'catalog.failed', message: faultOf(event) })),
  },
}).createMachine({
  id: 'catalog',
  context: empty,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked for yet.',
      on: { 'catalog.load': 'loading' },
    },
    loading: {
      description: 'Topics and readers are on their way. Asking again changes nothing.',
      invoke: {
        id: 'loadCatalog',
        src: 'loadCatalog',
        onDone: { target: 'ready', actions: ['keepCatalog', 'reportLoaded'] },
        onError: { target: 'failed', actions: ['keepError', 'reportFailed'] },
      },
    },
    ready: {
      description: 'Both are here; they are never loaded twice.',
    },
    failed: {
      description: 'One of the two could not be loaded.',
      on: { 'catalog.load': 'loading' },
    },
  },
})
