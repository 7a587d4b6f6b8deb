/** The calls of the app before their code is here: ky and the shapes of the answers come with the first of them. */
import type { SharedAnswer } from '../../machines/sharedReading.machine.ts'
import { messageOf } from '../../machines/rules/fault.ts'
import type { Api, ApiOptions } from './api.ts'
import { late } from './late.ts'

/**
 * The provider at an address, as `createApi` gives it.
 * @param isTime kept once there is time for what no page shows at once
 */
export function lateApi(options: ApiOptions, isTime: Promise<void>): Api {
  const load = late(async () => {
    const { createApi } = await import('./api.ts')
    return createApi(options)
  })
  const call =
    <Name extends keyof Api>(name: Name) =>
    async (...asked: Parameters<Api[Name]>): Promise<Awaited<ReturnType<Api[Name]>>> => {
      await isTime
      const api = await load()
      return (api[name] as (...input: typeof asked) => never)(...asked)
    }
  const fetchShared = call('fetchShared')
  return {
    loadCatalog: call('loadCatalog'),
    createSession: call('createSession'),
    fetchCards: call('fetchCards'),
    submitAnswers: call('submitAnswers'),
    fetchReading: call('fetchReading'),
    fetchShared: (sessionId, signal): Promise<SharedAnswer> =>
      fetchShared(sessionId, signal).catch((error: unknown) => {
        signal.throwIfAborted()
        return { kind: 'refused', reason: 'unreachable', message: messageOf(error) }
      }),
    setHidden: call('setHidden'),
    deleteReading: call('deleteReading'),
  }
}
