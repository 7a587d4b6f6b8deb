import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { luckyCardMachine } from '../../machines/luckyCard.machine.ts'
import type { LuckyCard } from '../../machines/rules/domain.ts'
import { LUCKY } from './stage.ts'

const lucky = (card: LuckyCard | null, turned: boolean) => {
  const clock = new SimulatedClock()
  const parent = createActor(fromCallback(() => {})).start() as never
  const actor = createActor(luckyCardMachine, { clock, input: { parent, card, turned } }).start()
  return { actor, clock, value: () => actor.getSnapshot().value, typed: () => actor.getSnapshot().context.typed }
}

test.each([
  [null, false, 'awaited', 0],
  [null, true, 'awaited', 0],
  [LUCKY, false, 'faceDown', 0],
  [LUCKY, true, { faceUp: 'told' }, 3],
] as const)('the card %j, turned before: %s, begins as %j', (card, turned, state, typed) => {
  const { value, typed: told } = lucky(card, turned)
  expect(value()).toEqual(state)
  expect(told()).toBe(typed)
})

test('a card that arrives lies face down, and knows that it is turned once it is', () => {
  const { actor, value } = lucky(null, false)
  actor.send({ type: 'lucky.arrive', card: LUCKY })
  expect(value()).toBe('faceDown')
  expect(actor.getSnapshot().context).toMatchObject({ card: LUCKY, turned: false })
  actor.send({ type: 'lucky.flip' })
  expect(actor.getSnapshot().context.turned).toBe(true)
})

test('a card that was turned before it was gone arrives face up', () => {
  const { actor, value } = lucky(null, true)
  actor.send({ type: 'lucky.arrive', card: LUCKY })
  expect(value()).toEqual({ faceUp: 'told' })
})

test('the message begins 500 ms after the turn, a character every 30 ms', () => {
  const { actor, clock, typed, value } = lucky(LUCKY, false)
  actor.send({ type: 'lucky.flip' })
  clock.increment(499)
  expect(value()).toEqual({ faceUp: 'turning' })
  clock.increment(1)
  expect(value()).toEqual({ faceUp: 'typing' })
  for (const characters of [1, 2, 3]) {
    clock.increment(29)
    expect(typed()).toBe(characters - 1)
    clock.increment(1)
    expect(typed()).toBe(characters)
  }
  expect(value()).toEqual({ faceUp: 'told' })
})
