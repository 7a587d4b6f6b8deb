import { TOO_SLOW } from './sentences.ts'

/** How long an answer may take, its body included, in milliseconds. */
export const ANSWER_TIMEOUT = 15_000

/**
 * Runs a call that ends when the outer signal aborts or the time is over, whichever comes first. An answer that takes
 * too long throws a sentence for visitors. (`AbortSignal.any` would be shorter, but phones still in use lack it.)
 * @param timeout milliseconds
 */
export async function withinTime<T>(
  outer: AbortSignal,
  call: (signal: AbortSignal) => Promise<T>,
  timeout: number = ANSWER_TIMEOUT,
): Promise<T> {
  outer.throwIfAborted()
  const inner = new AbortController()
  const timer = setTimeout(() => inner.abort(new Error(TOO_SLOW)), timeout)
  const passOn = () => inner.abort(outer.reason)
  outer.addEventListener('abort', passOn)
  try {
    return await call(inner.signal)
  } catch (error) {
    throw inner.signal.aborted && !outer.aborted ? inner.signal.reason : error
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', passOn)
  }
}
