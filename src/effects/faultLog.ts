import type { ReadingEmitted } from '../../machines/reading.types.ts'
import { resultKeyOf } from './results.ts'
import { sessionStorageFailed, storageFailed } from './sentences.ts'
import { SELECTION_KEY, SESSION_KEY } from './storage.ts'

type FaultEvent = Extract<ReadingEmitted, { type: 'fault' }>

interface Faulty {
  on(type: 'fault', listener: (told: FaultEvent) => void): { unsubscribe(): void }
}

/** The HTTP status in a sentence about a failed call, or null: the rest of it may hold whatever a provider put there. */
export const statusIn = (message: string): number | null => {
  const status = /HTTP (\d{3})/.exec(message)?.[1]
  return status === undefined ? null : Number(status)
}

/** A result's key holds its id, which is nobody's business. The owner's secret is kept without a word. */
const storageSentence = (key: string): string => {
  if (key === SESSION_KEY || key === SELECTION_KEY) return sessionStorageFailed(key)
  return storageFailed(key.startsWith(resultKeyOf('')) ? resultKeyOf('{id}') : key)
}

const sentenceOf = ({ fault, message }: FaultEvent): string => {
  if (fault === 'storage') return storageSentence(message)
  const status = statusIn(message)
  return status === null ? fault : `${fault}: HTTP ${status}`
}

/**
 * Writes every fault as one line to a log, such as the console: its kind and its status, and nothing that tells of a
 * visitor. Returns how to stop.
 */
export function logFaults(actor: Faulty, log: (sentence: string) => void): () => void {
  const subscription = actor.on('fault', (told) => log(sentenceOf(told)))
  return () => subscription.unsubscribe()
}
