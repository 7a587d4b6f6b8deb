import type { ReadingEmitted } from '../../machines/reading.types.ts'
import { sessionStorageFailed, storageFailed } from './sentences.ts'
import { SELECTION_KEY, SESSION_KEY } from './storage.ts'

type Told = Extract<ReadingEmitted, { type: 'fault' }>

interface Faulty {
  on(type: 'fault', listener: (told: Told) => void): { unsubscribe(): void }
}

const sentenceOf = ({ fault, message }: Told): string => {
  if (fault !== 'storage') return `${fault}: ${message}`
  return message === SESSION_KEY || message === SELECTION_KEY ? sessionStorageFailed(message) : storageFailed(message)
}

/** Writes what went wrong without a screen of its own to a log, such as the console. Returns how to stop. */
export function logFaults(actor: Faulty, log: (sentence: string) => void): () => void {
  const subscription = actor.on('fault', (told) => log(sentenceOf(told)))
  return () => subscription.unsubscribe()
}
