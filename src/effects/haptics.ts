/** A light tap where a card is touched, on devices that can: it says nothing that is not seen. */
import type { ReadingEmitted } from '../../machines/reading.types.ts'

/** How long a tap is, in ms. */
const TAP = 10

const FELT = [
  'card.picked',
  'card.returned',
  'card.flipped',
  'result.cardFlipped',
] as const satisfies readonly ReadingEmitted['type'][]

/** The part of the root actor that is listened to. */
interface Telling {
  on(type: (typeof FELT)[number], listener: () => void): { unsubscribe(): void }
}

/** The device: some have no motor, and browsers refuse it to pages that nobody has touched. */
export type Device = Partial<Pick<Navigator, 'vibrate'>> & {
  readonly userActivation?: Pick<UserActivation, 'hasBeenActive'>
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Taps when a card is picked, given back or turned over; never with reduced motion. Returns how to stop. */
export function tapCards(actor: Telling, device: Device = navigator, isStill = isMotionReduced): () => void {
  const tap = (): void => {
    if (device.userActivation?.hasBeenActive && !isStill()) device.vibrate?.(TAP)
  }
  const subscriptions = FELT.map((type) => actor.on(type, tap))
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}
