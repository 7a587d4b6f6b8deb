import { and, assign, sendTo, setup, type ActorRef, type Snapshot } from 'xstate'
import { areValidPicks, SPREAD_SIZE } from './rules/deck.ts'
import type { DrawnCard } from './rules/domain.ts'
import { REVEAL_STAGGER } from './rules/timing.ts'
import type { Spread } from './rules/visit.ts'

export type DrawingEvent =
  /** A card of the fan is picked, or given back. */
  | { type: 'card.toggle'; card: number }
  /** The one button of the page: reveal, ask for the cards again, or go on. */
  | { type: 'drawing.goOn' }
  /** May the visitor go to another page? Answered by `drawing.left`, or not at all. */
  | { type: 'drawing.leave' }
  | { type: 'cards.arrive'; cards: readonly DrawnCard[] }
  | { type: 'cards.fail' }

/** What the drawing tells the visit. */
export type DrawingReport =
  | { type: 'card.picked'; picks: readonly number[] }
  | { type: 'card.returned'; picks: readonly number[] }
  | { type: 'card.flipped'; flipped: number }
  | { type: 'reveal.started' }
  | { type: 'reveal.finished' }
  | { type: 'cards.wanted' }
  | { type: 'drawing.left'; spread: Spread }

export interface DrawingInput {
  parent: ActorRef<Snapshot<unknown>, DrawingReport>
  /** As the table was left. */
  spread: Spread
  /** The cards that the provider drew; null while they are unknown. */
  cards: readonly DrawnCard[] | null
}

interface DrawingContext extends Spread, Pick<DrawingInput, 'parent' | 'cards'> {}

const restored = ({ input: { spread, ...input } }: { input: DrawingInput }): DrawingContext => ({ ...input, ...spread })
const spreadOf = ({ context: { picks, flipped } }: { context: DrawingContext }): Spread => ({ picks, flipped })
const parentOf = ({ context }: { context: DrawingContext }) => context.parent

/** Three of 72 cards: picked, given back, then turned over one by one (specification section 4, "Card selection"). */
export const drawingMachine = setup({
  types: {
    context: {} as DrawingContext,
    events: {} as DrawingEvent,
    input: {} as DrawingInput,
    output: {} as Spread,
    tags: {} as 'closed' | 'reveal' | 'awaitingCards' | 'withoutCards' | 'revealing' | 'listen',
  },
  delays: { REVEAL_STAGGER },
  guards: {
    isInTheFan: ({ context, event }) => 'card' in event && areValidPicks([...context.picks, event.card]),
    isPicked: ({ context, event }) => 'card' in event && context.picks.includes(event.card),
    isLastPick: ({ context }) => context.picks.length === SPREAD_SIZE - 1,
    completesSpread: and(['isInTheFan', 'isLastPick']),
    isSpreadComplete: ({ context }) => context.picks.length === SPREAD_SIZE,
    hasCards: ({ context }) => context.cards !== null,
    hasFlipped: ({ context }, params: { cards: number }) => context.flipped === params.cards,
  },
  actions: {
    pick: assign(({ context, event }) => ('card' in event ? { picks: [...context.picks, event.card] } : {})),
    putBack: assign(({ context, event }) =>
      'card' in event ? { picks: context.picks.filter((card) => card !== event.card) } : {},
    ),
    keepCards: assign(({ event }) => (event.type === 'cards.arrive' ? { cards: event.cards } : {})),
    flip: assign((_, params: { cards: number }) => ({ flipped: params.cards })),
    reportPicked: sendTo(parentOf, ({ context }) => ({ type: 'card.picked', picks: context.picks })),
    reportReturned: sendTo(parentOf, ({ context }) => ({ type: 'card.returned', picks: context.picks })),
    reportRevealing: sendTo(parentOf, { type: 'reveal.started' }),
    reportFlipped: sendTo(parentOf, ({ context }) => ({ type: 'card.flipped', flipped: context.flipped })),
    reportRevealed: sendTo(parentOf, { type: 'reveal.finished' }),
    reportWanted: sendTo(parentOf, { type: 'cards.wanted' }),
    reportLeft: sendTo(parentOf, ({ context }) => ({ type: 'drawing.left', spread: spreadOf({ context }) })),
  },
}).createMachine({
  id: 'drawing',
  context: restored,
  initial: 'restoring',
  on: { 'cards.arrive': { actions: 'keepCards' } },
  states: {
    restoring: {
      description: 'Where the table was left.',
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
      on: { 'drawing.leave': { actions: 'reportLeft' } },
      initial: 'incomplete',
      states: {
        incomplete: {
          description: 'Fewer than three cards are picked.',
          on: {
            'card.toggle': [
              { guard: 'isPicked', actions: ['putBack', 'reportReturned'] },
              { guard: 'completesSpread', target: 'complete', actions: ['pick', 'reportPicked'] },
              { guard: 'isInTheFan', actions: ['pick', 'reportPicked'] },
            ],
          },
        },
        complete: {
          description: 'Three cards are picked: a fourth cannot be, and only now can they be revealed.',
          tags: 'reveal',
          on: {
            'card.toggle': { guard: 'isPicked', target: 'incomplete', actions: ['putBack', 'reportReturned'] },
            'drawing.goOn': '#drawing.revealing',
          },
        },
      },
    },
    revealing: {
      description: 'The cards turn over; none can be given back and nobody leaves, since nothing here listens for it.',
      tags: 'closed',
      entry: 'reportRevealing',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'An unknown card is never turned: the reveal waits until the provider has told which they are.',
          always: { guard: 'hasCards', target: 'first' },
          on: { 'drawing.leave': { actions: 'reportLeft' } },
          initial: 'hoping',
          states: {
            hoping: {
              description: 'They are on their way.',
              tags: 'awaitingCards',
              entry: 'reportWanted',
              on: { 'cards.fail': 'disappointed' },
            },
            disappointed: {
              description: 'They did not come; the visitor may ask again.',
              tags: 'withoutCards',
              on: { 'drawing.goOn': 'hoping' },
            },
          },
        },
        first: {
          description: 'The card of the past turns.',
          tags: 'revealing',
          entry: [{ type: 'flip', params: { cards: 1 } }, 'reportFlipped'],
          after: { REVEAL_STAGGER: 'second' },
        },
        second: {
          description: 'The card of the present turns.',
          tags: 'revealing',
          entry: [{ type: 'flip', params: { cards: 2 } }, 'reportFlipped'],
          after: { REVEAL_STAGGER: 'third' },
        },
        third: {
          description: 'The card of the future turns.',
          tags: 'revealing',
          entry: [{ type: 'flip', params: { cards: 3 } }, 'reportFlipped'],
          after: { REVEAL_STAGGER: '#drawing.revealed' },
        },
      },
    },
    revealed: {
      description: 'All three lie face up and stay so.',
      tags: ['closed', 'listen'],
      entry: 'reportRevealed',
      on: { 'drawing.goOn': 'told', 'drawing.leave': { actions: 'reportLeft' } },
    },
    told: {
      description: 'The visitor wants to hear what they say; the table stays as it is while its page fades.',
      tags: ['closed', 'listen'],
      type: 'final',
    },
  },
  output: spreadOf,
})
