import { expect, test } from 'vitest'
import { createActor, emit, setup } from 'xstate'
import { tapCards, type Device } from '../../src/effects/haptics.ts'

type Told = { type: 'card.picked' | 'card.returned' | 'card.flipped' | 'result.cardFlipped' | 'reveal.finished' }

/** Tells whatever it hears. */
const parrot = setup({
  types: { events: {} as Told, emitted: {} as Told },
  actions: { tell: emit(({ event }) => event) },
}).createMachine({ on: { '*': { actions: 'tell' } } })

const TOUCHES = ['card.picked', 'card.returned', 'card.flipped', 'result.cardFlipped'] as const

const felt = (device: Omit<Device, 'vibrate'> | null, isStill = false) => {
  const taps: VibratePattern[] = []
  const actor = createActor(parrot).start()
  const vibrate = (pattern: VibratePattern) => taps.push(pattern) > 0
  const stop = tapCards(actor, device ? { ...device, vibrate: vibrate as Navigator['vibrate'] } : {}, () => isStill)
  for (const type of [...TOUCHES, 'reveal.finished'] as const) actor.send({ type })
  stop()
  actor.send({ type: 'card.picked' })
  return taps
}

test('a card that is picked, given back or turned is felt, lightly, and nothing else is', () => {
  expect(felt({ userActivation: { hasBeenActive: true } })).toEqual(TOUCHES.map(() => 10))
})

test('nothing is felt with reduced motion, before the first touch, or on a device that cannot', () => {
  expect(felt({ userActivation: { hasBeenActive: true } }, true)).toEqual([])
  expect(felt({ userActivation: { hasBeenActive: false } })).toEqual([])
  expect(felt({})).toEqual([])
  expect(felt(null)).toEqual([])
})
