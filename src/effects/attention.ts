/** Whether the browser has a network, and whether the visitor is looking (decisions: polling pauses while hidden or offline). */
import { fromCallback } from 'xstate'
import type { ConnectionEvent } from '../../machines/reading.types.ts'
import type { AttentionEvent } from '../../machines/result.types.ts'

const isOnline = () => navigator.onLine
const isAttending = () => isOnline() && document.visibilityState !== 'hidden'

/** Tells every change of the connection, and at the start when there is none. */
export const watchConnection = fromCallback<ConnectionEvent>(({ sendBack }) => {
  const lose = () => sendBack({ type: 'connection.lost' } satisfies ConnectionEvent)
  const restore = () => sendBack({ type: 'connection.restored' } satisfies ConnectionEvent)
  if (!isOnline()) lose()
  addEventListener('offline', lose)
  addEventListener('online', restore)
  return () => {
    removeEventListener('offline', lose)
    removeEventListener('online', restore)
  }
})

/** Tells when the page is hidden or offline, and when it is neither any more; at the start only the former. */
export const watchAttention = fromCallback<AttentionEvent>(({ sendBack }) => {
  let attending = true
  const look = () => {
    if (isAttending() === attending) return
    attending = !attending
    sendBack({ type: attending ? 'attention.returned' : 'attention.lost' } satisfies AttentionEvent)
  }
  look()
  document.addEventListener('visibilitychange', look)
  addEventListener('offline', look)
  addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    removeEventListener('offline', look)
    removeEventListener('online', look)
  }
})
