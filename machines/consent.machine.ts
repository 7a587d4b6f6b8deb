import { setup } from 'xstate'

/** What a visitor said about being counted; null before that. */
export type Consent = 'given' | 'refused' | null

/** Whether visits may be counted: asked once, answered by one press, and to be changed at any time. */
export const consentMachine = setup({
  types: {
    context: {} as { before: Consent },
    events: {} as { type: 'consent.give' } | { type: 'consent.refuse' },
    input: {} as { before: Consent },
  },
  guards: {
    wasGiven: ({ context }) => context.before === 'given',
    wasRefused: ({ context }) => context.before === 'refused',
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => input,
  initial: 'recalling',
  states: {
    recalling: {
      description: 'What this browser answered before counts.',
      always: [
        { guard: 'wasGiven', target: 'given' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'asking' },
      ],
    },
    asking: {
      description: 'Nothing is counted as long as nobody answers.',
      on: { 'consent.give': 'given', 'consent.refuse': 'refused' },
    },
    given: { description: 'Visits are counted.', on: { 'consent.refuse': 'refused' } },
    refused: { description: 'Nothing is counted, and nobody asks again.', on: { 'consent.give': 'given' } },
  },
})
