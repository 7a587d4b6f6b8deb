/** The provider and the browser's own parts under the app on the screen: every call waits until a path answers it. */
import type { Api } from '../../src/effects/api.ts'
import type { Call } from './answers.ts'

interface Held {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

const held = new Map<Call, Held>()

/** What a call that failed says. */
export const FAILURE = '연결이 끊겼어요.'

/** A call that waits; one that is given up waits no longer. */
export const hold = <T>(call: Call, signal?: AbortSignal): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    const one: Held = { resolve: (answer) => resolve(answer as T), reject }
    held.set(call, one)
    signal?.addEventListener('abort', () => {
      if (held.get(call) === one) held.delete(call)
    })
  })

const take = (call: Call): Held => {
  const one = held.get(call)
  if (!one) throw new Error(`${call} was not called`)
  held.delete(call)
  return one
}

export const answer = (call: Call, what: unknown): void => take(call).resolve(what)
export const fail = (call: Call): void => take(call).reject(new Error(FAILURE))
/** The page that called is gone. */
export const forgetCalls = (): void => held.clear()

export const api: Api = {
  loadCatalog: (signal) => hold('loadCatalog', signal),
  createSession: (_, signal) => hold('createSession', signal),
  fetchCards: (_, signal) => hold('fetchCards', signal),
  submitAnswers: (_, __, signal) => hold('submitAnswers', signal),
  fetchReading: (_, signal) => hold('fetchReading', signal),
  fetchShared: (_, signal) => hold('fetchShared', signal),
}
