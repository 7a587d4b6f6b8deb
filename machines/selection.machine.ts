import { and, assertEvent, assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'
import { areValidPicks, SPREAD_SIZE } from './rules/deck.ts'
import type { DrawnCard } from './rules/domain.ts'
import { REVEAL_STAGGER } from './rules/timing.ts'

export type SelectionEvent =
  | { type: 'card.pick'; card: number }
  | { type: 'card.putBack'; card: number }
  | { type: 'reveal.start' }
  | { type: 'cards.arrive'; cards: readonly DrawnCard[] }

/** What the selection tells the visit. */
export type SelectionReport =
  | { type: 'card.picked'; picks: readonly number[] }
  | { type: 'card.returned'; picks: readonly number[] }
  | { type: 'reveal.started' }
  | { type: 'card.flipped'; flipped: number }
  | { type: 'reveal.finished' }

export interface SelectionInput {
  parent: ActorRef<Snapshot<unknown>, SelectionReport>
  /** Picked cards of the fan, 1 to 72, in the order of picking. */
  picks: readonly number[]
  /** How many of them an earlier page load turned over already. */
  flipped: number
  /** The cards that the provider drew; null while they are unknown. */
  cards: readonly DrawnCard[] | null
}

const restored = ({ input }: { input: SelectionInput }): SelectionInput => input
const parentOf = ({ context }: { context: SelectionInput }) => context.parent

/** Three of 72 cards: picked, given back, then turned over one by one (specification section 4, "Card selection"). */
export const selectionMachine = setup({
  types: { context: {} as SelectionInput, events: {} as SelectionEvent, input: {} as SelectionInput },
  delays: { REVEAL_STAGGER },
  guards: {
    isInTheFan: ({ context, event }) => 'card' in event && areValidPicks([...context.picks, event.card]),
    isPicked: ({ context, event }) => 'card' in event && context.picks.includes(event.card),
    isLastPick: ({ context }) => context.picks.length === SPREAD_SIZE - 1,
    isSpreadComplete: ({ context }) => context.picks.length === SPREAD_SIZE,
    hasCards: ({ context }) => context.cards !== null,
    hasFlipped: ({ context }, params: { cards: number }) => context.flipped === params.cards,
  },
  actions: {
    pick: assign(({ context, event }) => {
      assertEvent(event, 'card.pick')
      return { picks: [...context.picks, event.card] }
    }),
    putBack: assign(({ context, event }) => {
      assertEvent(event, 'card.putBack')
      return { picks: context.picks.filter((card) => card !== event.card) }
    }),
    keepCards: assign(({ event }) => {
      assertEvent(event, 'cards.arrive')
      return { cards: event.cards }
    }),
    flip: assign((_, params: { cards: number }) => ({ flipped: params.cards })),
    reportPicked: sendTo(parentOf, ({ context }) => ({ type: 'card.picked', picks: context.picks })),
    reportReturned: sendTo(parentOf, ({ context }) => ({ type: 'card.returned', picks: context.picks })),
    reportRevealing: sendTo(parentOf, { type: 'reveal.started' }),
    reportFlipped: sendTo(parentOf, ({ context }) => ({ type: 'card.flipped', flipped: context.flipped })),
    reportRevealed: sendTo(parentOf, { type: 'reveal.finished' }),
  },
}).createMachine({
  id: 'selection',
  context: restored,
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Where an earlier page load left the table.',
      always: [
        { guard: { type: 'hasFlipped', params: { cards: 3 } }, target: 'revealed' },
        { guard: { type: 'hasFlipped', params: { cards: 2 } }, target: 'revealing.third' },
        { guard: { type: 'hasFlipped', params: { cards: 1 } }, target: 'revealing.second' },
        { guard: 'isSpreadComplete', target: 'choosing.complete' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Cards are picked and given back; positions follow the order of picking.',
      initial: 'incomplete',
      states: {
        incomplete: {
          description: 'Fewer than three cards are picked.',
          on: {
            'card.pick': [
              {
                guard: and(['isInTheFan', 'isLastPick']),
                target: 'complete',
                actions: ['pick', 'reportPicked'],
              },
              { guard: 'isInTheFan', actions: ['pick', 'reportPicked'] },
            ],
            'card.putBack': { guard: 'isPicked', actions: ['putBack', 'reportReturned'] },
          },
        },
        complete: {
          description: 'Three cards are picked: a fourth cannot be, and only now can they be revealed.',
          on: {
            'card.putBack': { guard: 'isPicked', target: 'incomplete', actions: ['putBack', 'reportReturned'] },
            'reveal.start': '#selection.revealing',
          },
        },
      },
      on: { 'cards.arrive': { actions: 'keepCards' } },
    },
    revealing: {
      description: 'The cards turn over; none can be given back, since nothing here listens for it.',
      entry: 'reportRevealing',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'An unknown card is never turned: the reveal waits until the provider has told which they are.',
          always: { guard: 'hasCards', target: 'first' },
          on: { 'cards.arrive': { target: 'first', actions: 'keepCards' } },
        },
        first: {
          description: 'The card of the past turns.',
          entry: [{ type: 'flip', params: { cards: 1 } }, 'reportFlipped'],
          after: { REVEAL_STAGGER: 'second' },
        },
        second: {
          description: 'The card of the present turns.',
          entry: [{ type: 'flip', params: { cards: 2 } }, 'reportFlipped'],
          after: { REVEAL_STAGGER: 'third' },
        },
        third: {
          description: 'The card of the future turns.',
          entry: [{ type: 'flip', params: { cards: 3 } }, 'reportFlipped'],
          after: { REVEAL_STAGGER: '#selection.revealed' },
        },
      },
    },
    revealed: {
      description: 'All three lie face up and stay so.',
      entry: 'reportRevealed',
    },
  },
})
