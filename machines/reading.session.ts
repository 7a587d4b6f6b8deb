import { cardsInput, reading, submissionInput } from './reading.setup.ts'

/** The region of the root chart that stands for the session (specification section 7, sequencing). */
export const session = reading.createStateConfig({
  description: 'What the provider holds of this visit: its cards and its answers.',
  initial: 'none',
  on: {
    'session.created': '.open',
    'session.lost': {
      target: '.none',
      actions: ['forgetSession', { type: 'fault', params: { fault: 'sessionLost' } }],
    },
    'result.deleted': { guard: 'isOwnResult', target: '.none', actions: 'forgetSession' },
    'owning.deleted': { guard: 'isOwnDeleted', target: '.none', actions: 'forgetVisit' },
    'pastReadings.cleared': { guard: 'isAccepted', target: '.none', actions: 'forgetVisit' },
    'visit.restart': '.none',
  },
  states: {
    none: {
      description: 'Nothing, unless an earlier page load left a session.',
      always: { guard: 'hasSession', target: 'open' },
    },
    open: {
      description: 'Cards and answers go their own ways.',
      type: 'parallel',
      states: {
        cards: {
          description: 'The three cards that the provider drew for this session.',
          initial: 'restoring',
          states: {
            restoring: {
              description: 'Cards of an earlier page load are not fetched again.',
              always: [{ guard: 'hasCards', target: 'known' }, { target: 'fetching' }],
            },
            fetching: {
              description: 'Fetched until they are here.',
              invoke: {
                id: 'cards',
                src: 'cards',
                input: cardsInput,
                onDone: [
                  {
                    guard: { type: 'ended', params: { as: 'cards' } },
                    target: 'known',
                    actions: ['keepCards', { type: 'announce', params: { event: 'cards.known' } }],
                  },
                  { actions: { type: 'announce', params: { event: 'session.lost' } } },
                ],
                onError: { target: 'broken', actions: 'breakDown' },
              },
              on: { 'cards.wanted': { actions: 'hurryCards' } },
            },
            broken: {
              description: 'Fetched anew when the reveal waits for them.',
              on: { 'cards.wanted': 'fetching' },
            },
            known: { description: 'They never change.' },
          },
        },
        submission: {
          description: 'The answers: sent on leaving the question page, until the provider has or refuses them.',
          initial: 'restoring',
          states: {
            restoring: {
              description: 'As an earlier page load left it.',
              always: [
                { guard: 'isAccepted', target: 'accepted' },
                { guard: 'hasTried', target: 'underWay' },
                { target: 'none' },
              ],
            },
            none: {
              description: 'Nothing was sent, or what was sent is refused, or the sending broke.',
              on: {
                'answers.submit': { guard: 'hasAnswers', target: 'underWay', actions: ['keepTried', 'forgetRefusal'] },
                'answers.submitAgain': {
                  guard: 'hasAnswers',
                  target: 'underWay',
                  actions: ['keepTried', 'forgetRefusal'],
                },
              },
            },
            underWay: {
              description: 'Tried until there is an answer.',
              invoke: {
                id: 'submission',
                src: 'submission',
                input: submissionInput,
                onDone: [
                  {
                    guard: { type: 'ended', params: { as: 'accepted' } },
                    target: 'accepted',
                    actions: ['keepAccepted', { type: 'announce', params: { event: 'answers.accepted' } }],
                  },
                  {
                    guard: { type: 'ended', params: { as: 'refused' } },
                    target: 'none',
                    actions: ['forgetTried', { type: 'fault', params: { fault: 'refused' } }, 'refuse'],
                  },
                  {
                    guard: { type: 'ended', params: { as: 'taken' } },
                    target: '#reading.session.none',
                    actions: ['refuse', 'forgetSession', { type: 'fault', params: { fault: 'refused' } }],
                  },
                  { actions: { type: 'announce', params: { event: 'session.lost' } } },
                ],
                onError: { target: 'none', actions: 'breakDown' },
              },
              on: {
                'answers.submit': { actions: 'hurrySubmission' },
                'answers.submitAgain': { actions: 'hurrySubmission' },
                'submission.failed': { actions: { type: 'fault', params: { fault: 'submission' } } },
              },
            },
            accepted: {
              description: 'The provider has them.',
              on: { 'answers.submitAgain': 'underWay' },
            },
          },
        },
      },
    },
  },
})
