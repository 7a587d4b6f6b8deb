import { messageOf } from '../../machines/rules/fault.ts'
import { ANSWER_TIMEOUT } from './deadline.ts'
import { networkError, TOO_SLOW } from './sentences.ts'

/**
 * Code that comes when it is first needed: asked for once, and anew after a failure, which is told as that of any call.
 * @param timeout milliseconds after which a network that does not answer has failed
 */
export function late<T>(load: () => Promise<T>, timeout: number = ANSWER_TIMEOUT): () => Promise<T> {
  let coming: Promise<T> | undefined
  const fetched = () =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(TOO_SLOW)), timeout)
      const fail = (cause: unknown) => reject(new Error(networkError(messageOf(cause)), { cause }))
      void load()
        .then(resolve, fail)
        .finally(() => clearTimeout(timer))
    })
  return () =>
    (coming ??= fetched().catch((error: unknown) => {
      coming = undefined
      throw error
    }))
}
