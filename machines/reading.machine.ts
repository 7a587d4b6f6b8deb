import { cardDraw } from './reading.cardDraw.ts'
import { kept } from './reading.kept.ts'
import { note } from './reading.note.ts'
import { onboarding } from './reading.onboarding.ts'
import { pastReadings } from './reading.pastReadings.ts'
import { result } from './reading.result.ts'
import { session } from './reading.session.ts'
import { words } from './reading.words.ts'
import { shared } from './reading.shared.ts'
import { begun, reading, reporting } from './reading.setup.ts'

/** The whole visit, from the nickname to the shared link: every route, every transition, every choice (sections 1 to 5). */
export const readingMachine = reading.createMachine({
  id: 'reading',
  context: begun,
  type: 'parallel',
  on: { 'storage.failed': { actions: { type: 'fault', params: { fault: 'storage' } } } },
  states: {
    catalog: {
      description: 'Readers, categories and topics, loaded once, when a page first needs them.',
      initial: 'sound',
      states: {
        sound: {
          description: 'Asked by every page that needs it.',
          invoke: {
            id: 'catalog',
            src: 'catalog',
            input: reporting,
            onError: { target: 'broken', actions: 'breakDown' },
          },
          on: { 'catalog.wanted': { actions: 'loadCatalog' } },
        },
        broken: {
          description: 'Begun anew by the next page that needs it.',
          on: {
            'catalog.wanted': { target: 'sound', actions: { type: 'announce', params: { event: 'catalog.wanted' } } },
          },
        },
      },
    },
    theme: {
      description: 'Dark, unless the visitor chose otherwise.',
      initial: 'restoring',
      states: {
        restoring: {
          description: 'The theme of an earlier page load.',
          always: [{ guard: 'prefersLight', target: 'light' }, { target: 'dark' }],
        },
        dark: { description: 'The night.', on: { 'theme.toggle': 'light' } },
        light: { description: 'The afternoon.', on: { 'theme.toggle': 'dark' } },
      },
    },
    connection: {
      description: 'Whether there is a network at all.',
      invoke: {
        id: 'watchConnection',
        src: 'watchConnection',
        onError: { actions: { type: 'fault', params: { fault: 'watch' } } },
      },
      initial: 'online',
      states: {
        online: { description: 'As far as the browser knows.', on: { 'connection.lost': 'offline' } },
        offline: { description: 'A sentence says so.', on: { 'connection.restored': 'online' } },
      },
    },
    banner: {
      description: 'Errors without a screen of their own, in the header, each until dismissed or mended.',
      type: 'parallel',
      states: {
        catalog: {
          description: 'Readers and categories.',
          initial: 'fine',
          states: {
            fine: {
              description: 'Nothing is wrong with them.',
              on: { 'catalog.failed': { target: 'told', actions: { type: 'fault', params: { fault: 'catalog' } } } },
            },
            told: {
              description: 'They could not be loaded.',
              on: { 'catalog.loaded': 'fine', 'banner.dismiss': 'fine' },
            },
          },
        },
        cards: {
          description: 'The three cards.',
          initial: 'fine',
          states: {
            fine: {
              description: 'Nothing is wrong with them.',
              on: { 'cards.failed': { target: 'told', actions: { type: 'fault', params: { fault: 'cards' } } } },
            },
            told: {
              description: 'They could not be loaded.',
              on: { 'cards.known': 'fine', 'session.lost': 'fine', 'visit.restart': 'fine', 'banner.dismiss': 'fine' },
            },
          },
        },
      },
    },
    kept,
    note,
    session,
    words,
    visit: {
      description: 'One state a screen; the address, the progress and the title are read off it.',
      initial: 'arriving',
      on: {
        'open.welcome': '.onboarding.welcome',
        'open.reader': { guard: { type: 'isReachable', params: { page: 'reader' } }, target: '.onboarding.reader' },
        'open.category': {
          guard: { type: 'isReachable', params: { page: 'category' } },
          target: '.onboarding.category',
        },
        'open.topic': { guard: { type: 'isReachable', params: { page: 'topic' } }, target: '.onboarding.topic' },
        'open.question': {
          guard: { type: 'isReachable', params: { page: 'question' } },
          target: '.onboarding.question',
        },
        'open.cardDraw': { guard: { type: 'isReachable', params: { page: 'cardDraw' } }, target: '.cardDraw' },
        'open.loading': { guard: { type: 'isReachable', params: { page: 'loading' } }, target: '.reading.loading' },
        'open.result': { target: '.reading.result', actions: 'keepResultId' },
        'open.invalidResult': { target: '.reading.invalidResult', actions: 'keepAskedPath' },
        'open.share': { target: '.shared.share', actions: 'keepSharedId' },
        'open.invalidShare': { target: '.shared.invalidShare', actions: 'keepAskedPath' },
        'open.pastReadings': '.elsewhere.pastReadings',
        'open.demoLoading': '.elsewhere.demoLoading',
        'open.notFound': { target: '.elsewhere.notFound', actions: 'keepAskedPath' },
        'open.*': '.onboarding.firstUnfilled',
        'answers.refused': { actions: 'keepRefusal' },
        'owning.changed': [
          { guard: 'isHiddenNow', actions: ['passOn', { type: 'notify', params: { notice: 'reading.hidden' } }] },
          { actions: ['passOn', { type: 'notify', params: { notice: 'reading.shown' } }] },
        ],
        'owning.failed': {
          actions: [
            { type: 'notify', params: { notice: 'owning.failed' } },
            { type: 'fault', params: { fault: 'owning' } },
          ],
        },
        'owning.deletionFailed': {
          actions: [
            { type: 'notify', params: { notice: 'deletion.failed' } },
            { type: 'fault', params: { fault: 'owning' } },
          ],
        },
        'visit.restart': { target: '.onboarding.welcome', actions: ['forgetVisit', 'tellRestarted'] },
        'visit.broke': { target: '.broken', actions: { type: 'fault', params: { fault: 'broken' } } },
      },
      states: {
        arriving: { description: 'The address that the visitor came with has not been asked for yet.' },
        onboarding,
        cardDraw,
        reading: {
          description: 'The visitor hears what the cards say.',
          initial: 'loading',
          states: {
            loading: {
              description: 'A short wait before the result.',
              meta: { path: '/onboarding/loading', step: 6, title: '로딩 페이지', chunk: 'telling' },
              invoke: {
                id: 'waiting',
                src: 'waiting',
                onError: { actions: { type: 'fault', params: { fault: 'watch' } } },
              },
              after: { LOADING_REDIRECT: { target: 'result', actions: 'keepOwnResultId' } },
              on: {
                'session.lost': '#reading.visit.cardDraw',
                'answers.refused': { target: '#reading.visit.onboarding.question', actions: 'keepRefusal' },
              },
            },
            result,
            invalidResult: {
              description: 'An address that can be no result, or one that the provider does not know.',
              meta: { path: '*', step: null, title: '잘못된 결과 페이지', chunk: 'aside' },
            },
            hiddenResult: {
              description: 'A result that its owner has covered, and may show again.',
              meta: { path: '*', step: null, title: '덮어 둔 결과 페이지', chunk: 'aside' },
              on: { 'visit.retry': 'result' },
            },
            deletedResult: {
              description: 'A result that its owner has deleted.',
              meta: { path: '*', step: null, title: '지운 결과 페이지', chunk: 'aside' },
            },
          },
        },
        shared,
        elsewhere: {
          description: 'Off the way of a visit.',
          initial: 'notFound',
          states: {
            pastReadings,
            demoLoading: {
              description: 'The loading screen for designers: it calls nobody and leads nowhere.',
              meta: { path: '/demo/loading', step: null, title: '로딩 데모 페이지', chunk: 'telling' },
              invoke: {
                id: 'waiting',
                src: 'waiting',
                onError: { actions: { type: 'fault', params: { fault: 'watch' } } },
              },
            },
            notFound: {
              description: 'Any other address.',
              meta: { path: '*', step: null, title: '길을 잃은 페이지', chunk: 'house' },
            },
          },
        },
        broken: {
          description: 'Something failed that nobody foresaw. What is filled in is still there.',
          meta: { path: null, step: null, title: '멈춘 페이지', chunk: 'aside' },
          on: { 'visit.resume': 'onboarding.firstUnfilled' },
        },
      },
    },
  },
})
