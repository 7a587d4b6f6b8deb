import { drawingInput, reading, seatInput } from './reading.setup.ts'

/** The table where the cards are drawn (specification section 2, /onboarding/card-draw). */
export const cardDraw = reading.createStateConfig({
  description: 'Three of 72 cards are drawn and turned over.',
  meta: { path: '/onboarding/card-draw', step: 6, title: '카드 뽑기 페이지', chunk: 'table' },
  entry: { type: 'announce', params: { event: 'catalog.wanted' } },
  initial: 'seating',
  states: {
    seating: {
      description: 'A session for another nickname or with other answers cannot take these; nor can none.',
      always: [
        { guard: 'lacksAnswers', target: '#reading.visit.onboarding.firstUnfilled' },
        { guard: 'isUnjudged', target: 'judging' },
        { guard: 'isSessionFresh', target: 'table' },
        {
          guard: 'isNicknameWrong',
          target: '#reading.visit.onboarding.welcome.editing.touched',
          actions: { type: 'notify', params: { notice: 'nickname.invalid' } },
        },
        { target: 'preparing' },
      ],
    },
    judging: {
      description: 'The lists that nickname and question are judged by are still on their way.',
      entry: { type: 'announce', params: { event: 'words.wanted' } },
      on: {
        'words.judged': 'seating',
        'words.unjudged': {
          target: '#reading.visit.onboarding.question',
          actions: [
            { type: 'notify', params: { notice: 'session.failed' } },
            { type: 'fault', params: { fault: 'watch' } },
          ],
        },
      },
    },
    preparing: {
      description: 'The provider prepares another session.',
      invoke: {
        id: 'seat',
        src: 'seat',
        input: seatInput,
        onDone: [
          {
            guard: 'isNicknameGiven',
            target: 'table.anew',
            actions: [
              'keepSession',
              { type: 'announce', params: { event: 'session.created' } },
              { type: 'notify', params: { notice: 'nickname.given' } },
            ],
          },
          {
            guard: { type: 'ended', params: { as: 'seated' } },
            target: 'table.anew',
            actions: ['keepSession', { type: 'announce', params: { event: 'session.created' } }],
          },
          {
            target: '#reading.visit.onboarding.question',
            actions: [
              { type: 'notify', params: { notice: 'session.failed' } },
              { type: 'fault', params: { fault: 'session' } },
            ],
          },
        ],
        onError: { actions: 'breakDown' },
      },
    },
    table: {
      description: 'The fan lies on the table; the answers go to the provider meanwhile.',
      entry: { type: 'announce', params: { event: 'answers.submit' } },
      invoke: {
        id: 'drawing',
        src: 'drawing',
        input: drawingInput,
        onDone: [
          { guard: 'isRefused', target: '#reading.visit.onboarding.question', actions: 'keepSpread' },
          { target: '#reading.visit.reading.loading', actions: ['keepSpread', 'tellAsked'] },
        ],
        onError: { actions: 'breakDown' },
      },
      on: {
        'open.cardDraw': {},
        'open.*': { actions: ['keepRequest', 'askToLeave'] },
        'drawing.left': [
          { guard: 'isRefused', target: '#reading.visit.onboarding.question', actions: 'keepSpread' },
          { target: 'leaving', actions: ['keepSpread', 'repeatRequest'] },
        ],
        'answers.refused': { actions: ['keepRefusal', 'askToLeave'] },
        'cards.known': { actions: 'handCards' },
        'cards.failed': { actions: 'handCardsFailed' },
        'card.*': { actions: 'passOn' },
        'reveal.*': { actions: 'passOn' },
      },
      initial: 'kept',
      states: {
        kept: { description: 'A session that is used on.', on: { 'session.lost': '#reading.visit.cardDraw' } },
        anew: {
          description: 'A session that was made at this table: one that is lost here is not made again.',
          on: {
            'session.lost': {
              target: '#reading.visit.onboarding.question',
              actions: { type: 'notify', params: { notice: 'session.failed' } },
            },
          },
        },
      },
    },
    leaving: { description: 'The table is left as it is for the page that was asked for.' },
  },
})
