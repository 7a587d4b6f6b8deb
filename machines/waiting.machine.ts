import { assign, setup } from 'xstate'
import { SPREAD_SIZE } from './rules/deck.ts'
import { TIP_COUNT, TIP_ROTATION, WAITING_FLIP } from './rules/timing.ts'

/** What moves on a waiting screen: a tip every 3 s, a card every 800 ms (specification section 2, loading). */
export const waitingMachine = setup({
  types: { context: {} as { tip: number; turning: number } },
  delays: { TIP_ROTATION, WAITING_FLIP },
  actions: {
    nextTip: assign({ tip: ({ context }) => (context.tip + 1) % TIP_COUNT }),
    nextCard: assign({ turning: ({ context }) => (context.turning + 1) % SPREAD_SIZE }),
  },
}).createMachine({
  id: 'waiting',
  context: { tip: 0, turning: 0 },
  type: 'parallel',
  states: {
    tips: {
      description: 'One of ten tips is shown; the next follows after three seconds.',
      initial: 'showing',
      states: {
        showing: {
          description: 'A tip is read.',
          after: { TIP_ROTATION: { target: 'showing', reenter: true, actions: 'nextTip' } },
        },
      },
    },
    cards: {
      description: 'The three cards turn over in turn, round and round.',
      initial: 'turning',
      states: {
        turning: {
          description: 'One card turns.',
          after: { WAITING_FLIP: { target: 'turning', reenter: true, actions: 'nextCard' } },
        },
      },
    },
  },
})
