/** The charts, built once, with calls that wait for an answer and watchers that look when told. */
import {
  fromCallback,
  type ActorLogic,
  type AnyActor,
  type AnyActorRef,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type Snapshot,
} from 'xstate'
import { catalogMachine } from '../../machines/catalog.machine.ts'
import { readingMachine } from '../../machines/reading.machine.ts'
import type { ConnectionEvent } from '../../machines/reading.types.ts'
import { resultMachine } from '../../machines/result.machine.ts'
import type { AttentionEvent, ResultRecord } from '../../machines/result.types.ts'
import { sessionMachine } from '../../machines/session.machine.ts'
import { shareMachine } from '../../machines/share.machine.ts'
import { sharingMachine } from '../../machines/sharing.machine.ts'
import { recallRecord } from '../../src/effects/storage.ts'
import type { World } from './world.ts'

/** Which world a running system stands in; the charts below are built once for all of them. */
export const worldOf = new WeakMap<AnyActor['system'], World>()

/** Told to a watcher of the document: look again. */
export type Look = { type: 'look' }

const watchConnection = fromCallback<Look>(({ receive, sendBack, system }) => {
  const world = worldOf.get(system)!
  const tell = () =>
    sendBack({ type: world.isOnline ? 'connection.restored' : 'connection.lost' } satisfies ConnectionEvent)
  let told = true
  const look = () => {
    if (world.isOnline === told) return
    told = world.isOnline
    tell()
  }
  receive(look)
  look()
})

const watchAttention = fromCallback<Look>(({ receive, sendBack, system }) => {
  const world = worldOf.get(system)!
  let attending = true
  const look = () => {
    if ((world.isOnline && world.isVisible) === attending) return
    attending = !attending
    sendBack({ type: attending ? 'attention.returned' : 'attention.lost' } satisfies AttentionEvent)
  }
  receive(look)
  look()
})

type Settled = { type: 'settled'; output: unknown } | { type: 'failed'; error: Error }

const active: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined }

/** A promise that is kept or broken when told, and within the same breath: so a replay needs no waiting. */
const call: ActorLogic<Snapshot<unknown>, Settled, NonReducibleUnknown> = {
  getInitialSnapshot: () => active,
  transition: (snapshot, event) =>
    event.type === 'settled'
      ? { status: 'done', output: event.output, error: undefined }
      : event.type === 'failed'
        ? { status: 'error', output: undefined, error: event.error }
        : snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
}

const recall: typeof call = {
  ...call,
  getInitialSnapshot: ({ system }, input) => {
    const { recallFails, storages } = worldOf.get(system)!
    if (recallFails) return { status: 'error', output: undefined, error: new Error('cannot be read') }
    const { resultId } = input as { resultId: string }
    return { status: 'done', output: recallRecord(storages, resultId), error: undefined }
  },
}

const promise = <Output, Input extends NonReducibleUnknown>(logic = call) =>
  logic as unknown as PromiseActorLogic<Output, Input>

export const settle = (ref: AnyActorRef, output: unknown): void => ref.send({ type: 'settled', output })
export const fail = (ref: AnyActorRef): void => ref.send({ type: 'failed', error: new Error('연결이 끊겼어요.') })

const watched = <E extends ConnectionEvent | AttentionEvent>(logic: typeof watchConnection) =>
  logic as unknown as ReturnType<typeof fromCallback<E>>

/** The root chart with its children, in a world that answers when told. */
export const steeredMachine = readingMachine.provide({
  actors: {
    catalog: catalogMachine.provide({ actors: { loadCatalog: promise() } }),
    session: sessionMachine.provide({
      actors: { createSession: promise(), fetchCards: promise(), submitAnswers: promise() },
    }),
    result: resultMachine.provide({
      actors: {
        recallResult: promise<ResultRecord | null, { resultId: string }>(recall),
        fetchReading: promise(),
        watchAttention: watched<AttentionEvent>(watchAttention),
        sharing: sharingMachine.provide({
          actors: { openShareSheet: promise(), copyLink: promise(), saveImage: promise() },
        }),
      },
    }),
    share: shareMachine.provide({ actors: { fetchShared: promise() } }),
    watchConnection: watched<ConnectionEvent>(watchConnection),
  },
})
