/**
 * What the owner of a reading does with it. The owner is whose device has the secret that came with the session: the charts
 * and the screens only learn whether that is so, never the secret.
 */
import type { Deletion } from '../../machines/owning.machine.ts'
import type { Api } from './api.ts'
import { forgetRecord, keepDeletions, noteHidden, recallDeletions } from './recall.ts'
import { isRefusedForGood, statusOf } from './refusal.ts'
import { keepSecret, recallSecret, type Storages } from './storage.ts'

/** Whether this device owns a reading, and so may hide, show and delete it. */
export const isOwned = (storages: Storages, resultId: string): boolean => recallSecret(storages, resultId) !== null

/**
 * Hides a reading from everybody else, or shows it again, and notes so in what this device keeps of it (`isHidden`). Once
 * told it is carried out, whoever waits for it or not: a call that is cut off may have arrived.
 * @throws Error when the provider does not say that it did so: then nothing has changed here
 */
export async function setHidden(api: Api, storages: Storages, resultId: string, isHidden: boolean): Promise<void> {
  await api.setHidden(resultId, isHidden)
  noteHidden(storages, resultId, isHidden)
}

const withoutDeletion = (storages: Storages, resultId: string) =>
  recallDeletions(storages).filter(({ id }) => id !== resultId)

const forgetReading = (storages: Storages, resultId: string): void => {
  forgetRecord(storages, resultId)
  keepSecret(storages, resultId, null)
}

/**
 * Deletes a reading of this device's: at the provider, and record, place and secret on the device. The wish is kept before
 * anything is asked, so that it outlives the page; once told it is carried out, whoever waits for it or not.
 * @returns 'now', or 'later' when no answer came: `carryOutDeletions` asks again
 * @throws Error when the provider refuses, or there is neither an answer nor a place to keep the wish: nothing is deleted then
 */
export async function deleteReading(api: Api, storages: Storages, resultId: string): Promise<Deletion> {
  const secret = recallSecret(storages, resultId)
  if (secret === null) throw new Error('This device does not own the reading')
  const isKept = keepDeletions(storages, [...withoutDeletion(storages, resultId), { id: resultId, secret }])
  let deletion: Deletion = 'now'
  try {
    await api.deleteReading(resultId, secret)
    keepDeletions(storages, withoutDeletion(storages, resultId))
  } catch (error) {
    if (statusOf(error) !== null || !isKept) {
      keepDeletions(storages, withoutDeletion(storages, resultId))
      throw error
    }
    deletion = 'later'
  }
  forgetReading(storages, resultId)
  return deletion
}

/** Carries out every deletion that is still to be, but for those that may be carried out another time. Never throws. */
export async function carryOutDeletions(api: Api, storages: Storages): Promise<void> {
  for (const { id, secret } of recallDeletions(storages)) {
    try {
      await api.deleteReading(id, secret)
    } catch (error) {
      const status = statusOf(error)
      const isOver = status !== null && isRefusedForGood(status)
      if (!isOver) continue
    }
    keepDeletions(storages, withoutDeletion(storages, id))
    forgetReading(storages, id)
  }
}

/** Carries out deletions at once and whenever the connection is back. Returns how to stop. */
export function watchDeletions(api: Api, storages: Storages): () => void {
  const carryOut = () => void carryOutDeletions(api, storages)
  carryOut()
  addEventListener('online', carryOut)
  return () => removeEventListener('online', carryOut)
}
