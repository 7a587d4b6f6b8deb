import { assertEvent, assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'
import type { LuckyCard } from './rules/domain.ts'
import { TYPING_DELAY, TYPING_INTERVAL } from './rules/timing.ts'

export type LuckyCardEvent =
  { type: 'lucky.arrive'; card: LuckyCard } | { type: 'lucky.flip' } | { type: 'lucky.finishTyping' }

/** What the lucky card tells the result. */
export type LuckyCardReport = { type: 'lucky.flipped' }

export interface LuckyCardInput {
  parent: ActorRef<Snapshot<unknown>, LuckyCardReport>
  card: LuckyCard | null
  /** Whether an earlier page load turned it over already. */
  turned: boolean
}

interface LuckyCardContext extends LuckyCardInput {
  /** How many characters of the message are typed out. */
  typed: number
}

const restored = ({ input }: { input: LuckyCardInput }): LuckyCardContext => ({ ...input, typed: 0 })
const messageLength = (context: LuckyCardContext): number => [...(context.card?.message ?? '')].length

/** The lucky card: face down to face up, once, and no way back (specification section 4). */
export const luckyCardMachine = setup({
  types: { context: {} as LuckyCardContext, events: {} as LuckyCardEvent, input: {} as LuckyCardInput },
  delays: { TYPING_DELAY, TYPING_INTERVAL },
  guards: {
    hasCard: ({ context }) => context.card !== null,
    wasTurned: ({ context }) => context.card !== null && context.turned,
    isLastCharacter: ({ context }) => context.typed + 1 >= messageLength(context),
  },
  actions: {
    keepCard: assign(({ event }) => {
      assertEvent(event, 'lucky.arrive')
      return { card: event.card }
    }),
    turn: assign({ turned: true }),
    typeCharacter: assign({ typed: ({ context }) => context.typed + 1 }),
    typeAll: assign({ typed: ({ context }) => messageLength(context) }),
    reportFlipped: sendTo(({ context }) => context.parent, { type: 'lucky.flipped' }),
  },
}).createMachine({
  id: 'luckyCard',
  context: restored,
  initial: 'restoring',
  states: {
    restoring: {
      description: 'As an earlier page load left the card.',
      always: [
        { guard: 'wasTurned', target: 'faceUp.told' },
        { guard: 'hasCard', target: 'faceDown' },
        { target: 'awaited' },
      ],
    },
    awaited: {
      description: 'The provider has not sent the card yet; nothing can be flipped.',
      on: { 'lucky.arrive': { target: 'restoring', actions: 'keepCard' } },
    },
    faceDown: {
      description: 'The card waits to be turned.',
      on: { 'lucky.flip': { target: 'faceUp', actions: ['turn', 'reportFlipped'] } },
    },
    faceUp: {
      description: 'The card is turned. There is no way back.',
      initial: 'turning',
      states: {
        turning: {
          description: 'The pause before the first character.',
          after: { TYPING_DELAY: 'typing' },
          on: { 'lucky.finishTyping': 'told' },
        },
        typing: {
          description: 'The message is typed out, character by character.',
          after: {
            TYPING_INTERVAL: [
              { guard: 'isLastCharacter', target: 'told' },
              { target: 'typing', reenter: true, actions: 'typeCharacter' },
            ],
          },
          on: { 'lucky.finishTyping': 'told' },
        },
        told: {
          description: 'The whole message is there.',
          entry: 'typeAll',
        },
      },
    },
  },
})
