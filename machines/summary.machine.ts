import { assign, setup } from 'xstate'
import { TYPING_DELAY, TYPING_INTERVAL } from './rules/timing.ts'

export type SummaryEvent = { type: 'summary.finishTyping' }

export interface SummaryInput {
  /** How many characters the summary has. */
  length: number
}

interface SummaryContext extends SummaryInput {
  /** How many of them are typed out. */
  typed: number
}

/** The summary as it is typed out at first sight (specification section 9). */
export const summaryMachine = setup({
  types: { context: {} as SummaryContext, events: {} as SummaryEvent, input: {} as SummaryInput },
  delays: { TYPING_DELAY, TYPING_INTERVAL },
  guards: { isLastCharacter: ({ context }) => context.typed + 1 >= context.length },
  actions: {
    typeCharacter: assign({ typed: ({ context }) => context.typed + 1 }),
    typeAll: assign({ typed: ({ context }) => context.length }),
  },
}).createMachine({
  id: 'summary',
  context: ({ input }) => ({ ...input, typed: 0 }),
  initial: 'pausing',
  on: { 'summary.finishTyping': '.told' },
  states: {
    pausing: {
      description: 'The pause before the first character.',
      after: { TYPING_DELAY: 'typing' },
    },
    typing: {
      description: 'Character by character.',
      after: {
        TYPING_INTERVAL: [
          { guard: 'isLastCharacter', target: 'told' },
          { target: 'typing', reenter: true, actions: 'typeCharacter' },
        ],
      },
    },
    told: {
      description: 'The whole summary is there.',
      entry: 'typeAll',
      on: { 'summary.finishTyping': {} },
    },
  },
})
