import { assertEvent, assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { catalogMachine } from './catalog.machine.ts'
import { guards } from './reading.guards.ts'
import type {
  ConnectionEvent,
  Fault,
  Notice,
  ReadingContext,
  ReadingEmitted,
  ReadingEvent,
  ReadingInput,
  Told,
} from './reading.types.ts'
import * as updates from './reading.updates.ts'
import { resultMachine } from './result.machine.ts'
import type { ScreenMeta } from './routes.ts'
import { LOADING_REDIRECT } from './rules/timing.ts'
import * as visits from './rules/visit.ts'
import { selectionMachine } from './selection.machine.ts'
import { sessionMachine } from './session.machine.ts'
import { shareMachine } from './share.machine.ts'
import { waitingMachine } from './waiting.machine.ts'

const begun = ({ input }: { input: ReadingInput }): ReadingContext => ({
  visit: input.visit ?? visits.BLANK_VISIT,
  storedTheme: input.theme,
  requestedPath: '/',
  resultId: null,
  shareId: null,
  banner: 'catalog',
})
const reporting = ({ self }: Told) => ({ parent: self })
const sessionInput = ({ context: { visit }, self }: Told) => ({
  parent: self,
  sessionId: visit.sessionId,
  hasCards: visit.predefinedCards !== null,
  answers: visits.isSessionSpent(visit) ? null : visit.submittedAnswers,
})
const selectionInput = ({ context: { visit }, self }: Told) => ({
  parent: self,
  picks: visit.picks,
  flipped: visit.flipped,
  cards: visit.predefinedCards,
})
const resultInput = ({ context, self }: Told) => ({ parent: self, resultId: context.resultId ?? '' })
const shareInput = ({ context, self }: Told) => ({ parent: self, sessionId: context.shareId ?? '' })

/** The whole visit, from the nickname to the shared link: every route, every transition, every choice (sections 1 to 5). */
export const readingMachine = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    emitted: {} as ReadingEmitted,
    input: {} as ReadingInput,
    meta: {} as ScreenMeta,
    children: {} as {
      catalog: 'catalog'
      session: 'session'
      selection: 'selection'
      waiting: 'waiting'
      result: 'result'
      share: 'share'
      watchConnection: 'watchConnection'
    },
  },
  actors: {
    catalog: catalogMachine,
    session: sessionMachine,
    selection: selectionMachine,
    waiting: waitingMachine,
    result: resultMachine,
    share: shareMachine,
    watchConnection: fromCallback<ConnectionEvent>(() => {}),
  },
  delays: { LOADING_REDIRECT },
  guards,
  actions: {
    keepRequest: assign(updates.keepRequest),
    openRequestedResult: assign(updates.openRequestedResult),
    openRequestedShare: assign(updates.openRequestedShare),
    openOwnResult: assign(updates.openOwnResult),
    keepResultPath: assign(updates.keepResultPath),
    keepNickname: assign(updates.keepNickname),
    nameVisitor: assign(updates.nameVisitor),
    keepSession: assign(updates.keepSession),
    forgetSession: assign(updates.forgetSession),
    chooseReader: assign(updates.chooseReader),
    clearReader: assign(updates.clearReader),
    chooseCategory: assign(updates.chooseCategory),
    clearCategory: assign(updates.clearCategory),
    chooseTopic: assign(updates.chooseTopic),
    clearTopic: assign(updates.clearTopic),
    chooseSample: assign(updates.chooseSample),
    clearSample: assign(updates.clearSample),
    keepQuestion: assign(updates.keepQuestion),
    keepCards: assign(updates.keepCards),
    keepPicks: assign(updates.keepPicks),
    keepFlipped: assign(updates.keepFlipped),
    keepAnswers: assign(updates.keepAnswers),
    forgetVisit: assign(updates.forgetVisit),
    setBanner: assign((_, params: { banner: ReadingContext['banner'] }) => params),
    loadCatalog: sendTo('catalog', { type: 'catalog.load' }),
    createSession: sendTo('session', ({ context }) => ({ type: 'session.create', nickname: context.visit.nickname })),
    clearSession: sendTo('session', { type: 'session.clear' }),
    drawCards: sendTo('session', { type: 'session.drawCards' }),
    submitAnswers: enqueueActions(({ context, enqueue }) => {
      const answers = visits.answersOf(context.visit)
      if (answers) enqueue.sendTo('session', { type: 'session.submit', answers })
    }),
    handCards: sendTo('selection', ({ event }) => {
      assertEvent(event, 'session.cardsDrawn')
      return { type: 'cards.arrive', cards: event.cards }
    }),
    notify: emit((_, params: { notice: Notice }) => ({ type: 'notice', ...params })),
    notifyNicknameProblem: emit(({ context }) => ({
      type: 'notice',
      notice: `nickname.${visits.nicknameProblemOf(context.visit) ?? 'tooShort'}`,
    })),
    notifyQuestionProblem: emit(({ context }) => ({
      type: 'notice',
      notice: `question.${visits.questionProblemOf(context.visit) ?? 'tooShort'}`,
    })),
    fault: emit(({ event }, params: { fault: Fault }) => ({
      type: 'fault',
      ...params,
      message: 'message' in event ? event.message : 'key' in event ? event.key : '',
    })),
    tellBegan: emit({ type: 'visit.began' }),
    tellReader: emit(({ context }) => ({
      type: 'reader.chosen',
      readerType: context.visit.selectedReader?.type ?? '',
    })),
    tellCategory: emit(({ context }) => ({
      type: 'category.chosen',
      code: context.visit.selectedCategory?.code ?? '',
    })),
    tellTopic: emit(({ context }) => ({ type: 'topic.chosen', code: context.visit.selectedTopic?.code ?? '' })),
    tellQuestion: emit(({ context }) => ({
      type: 'question.chosen',
      source: context.visit.sampleQuestion === null ? 'custom' : 'sample',
    })),
    tellAsked: emit({ type: 'reading.asked' }),
    tellRestarted: emit({ type: 'reading.restarted' }),
    passOn: emit(({ event }) => event as ReadingEmitted),
  },
}).createMachine({
  id: 'reading',
  context: begun,
  type: 'parallel',
  on: {
    'storage.failed': { actions: { type: 'fault', params: { fault: 'storage' } } },
  },
  states: {
    catalog: {
      description: 'Readers, categories and topics, loaded once beside the visit.',
      invoke: { id: 'catalog', src: 'catalog', input: reporting },
      entry: 'loadCatalog',
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
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      initial: 'online',
      states: {
        online: { description: 'As far as the browser knows.', on: { 'connection.lost': 'offline' } },
        offline: { description: 'A sentence says so.', on: { 'connection.restored': 'online' } },
      },
    },
    banner: {
      description: 'Errors without a screen of their own, in the header until dismissed or mended.',
      initial: 'hidden',
      on: {
        'catalog.failed': {
          target: '.shown',
          actions: [
            { type: 'setBanner', params: { banner: 'catalog' } },
            { type: 'fault', params: { fault: 'catalog' } },
          ],
        },
        'session.cardsFailed': {
          target: '.shown',
          actions: [
            { type: 'setBanner', params: { banner: 'cards' } },
            { type: 'fault', params: { fault: 'cards' } },
          ],
        },
      },
      states: {
        hidden: { description: 'Nothing is wrong.' },
        shown: {
          description: 'A sentence with a cross.',
          on: {
            'banner.dismiss': 'hidden',
            'catalog.loaded': { guard: 'isAboutCatalog', target: 'hidden' },
            'session.cardsDrawn': { guard: 'isAboutCards', target: 'hidden' },
            'visit.restart': { guard: 'isAboutCards', target: 'hidden' },
          },
        },
      },
    },
    visit: {
      description: 'One state a screen; the address, the progress and the title are read off it.',
      invoke: { id: 'session', src: 'session', input: sessionInput },
      initial: 'arriving',
      on: {
        'visit.requested': [
          { guard: { type: 'isGranted', params: { page: 'welcome' } }, target: '.welcome', actions: 'keepRequest' },
          { guard: { type: 'isGranted', params: { page: 'reader' } }, target: '.reader', actions: 'keepRequest' },
          { guard: { type: 'isGranted', params: { page: 'category' } }, target: '.category', actions: 'keepRequest' },
          { guard: { type: 'isGranted', params: { page: 'topic' } }, target: '.topic', actions: 'keepRequest' },
          { guard: { type: 'isGranted', params: { page: 'question' } }, target: '.question', actions: 'keepRequest' },
          { guard: { type: 'isGranted', params: { page: 'cardDraw' } }, target: '.cardDraw', actions: 'keepRequest' },
          { guard: { type: 'isGranted', params: { page: 'loading' } }, target: '.loading', actions: 'keepRequest' },
          {
            guard: { type: 'isRequested', params: { screen: 'demoLoading' } },
            target: '.demoLoading',
            actions: 'keepRequest',
          },
          {
            guard: { type: 'isRequested', params: { screen: 'result' } },
            target: '.result',
            actions: ['keepRequest', 'openRequestedResult'],
          },
          {
            guard: { type: 'isRequested', params: { screen: 'invalidResult' } },
            target: '.invalidResult',
            actions: 'keepRequest',
          },
          {
            guard: { type: 'isRequested', params: { screen: 'share' } },
            target: '.share',
            actions: ['keepRequest', 'openRequestedShare'],
          },
          {
            guard: { type: 'isRequested', params: { screen: 'invalidShare' } },
            target: '.invalidShare',
            actions: 'keepRequest',
          },
          {
            guard: { type: 'isRequested', params: { screen: 'notFound' } },
            target: '.notFound',
            actions: 'keepRequest',
          },
          { target: '.firstUnfilled', actions: 'keepRequest' },
        ],
        'session.created': { actions: 'keepSession' },
        'session.failed': { actions: { type: 'fault', params: { fault: 'session' } } },
        'session.cardsDrawn': { actions: 'keepCards' },
        'session.submitFailed': { actions: { type: 'fault', params: { fault: 'submit' } } },
        'session.lost': { actions: ['forgetSession', { type: 'fault', params: { fault: 'sessionLost' } }] },
      },
      states: {
        arriving: {
          description: 'The address that the visitor came with has not been asked for yet.',
        },
        firstUnfilled: {
          description:
            'A page was asked for before its time: the visitor lands on the first one that is not filled in.',
          always: [
            { guard: { type: 'isReachable', params: { page: 'cardDraw' } }, target: 'cardDraw' },
            { guard: { type: 'isReachable', params: { page: 'question' } }, target: 'question' },
            { guard: { type: 'isReachable', params: { page: 'topic' } }, target: 'topic' },
            { guard: { type: 'isReachable', params: { page: 'category' } }, target: 'category' },
            { guard: { type: 'isReachable', params: { page: 'reader' } }, target: 'reader' },
            { target: 'welcome' },
          ],
        },
        welcome: {
          description: 'Welcome and nickname. The session is created here.',
          meta: { path: '/', alias: '/onboarding/1', step: 1, title: '환영 페이지' },
          initial: 'editing',
          states: {
            editing: {
              description: 'The nickname is typed, or left empty for a random one.',
              initial: 'pristine',
              states: {
                pristine: { description: 'Before the first blur nothing is judged.' },
                touched: { description: 'From the first blur on the nickname is judged as it is typed.' },
              },
              on: {
                'nickname.change': { guard: 'isNicknameShortEnough', actions: 'keepNickname' },
                'nickname.blur': [
                  { guard: 'isNicknameWrong', target: '.touched', actions: 'notifyNicknameProblem' },
                  { target: '.touched' },
                ],
                'visit.start': [
                  {
                    guard: 'isNicknameWrong',
                    target: '.touched',
                    actions: { type: 'notify', params: { notice: 'nickname.invalid' } },
                  },
                  { guard: 'isSeated', target: '#reading.visit.reader' },
                  { target: 'creating', actions: ['nameVisitor', 'createSession'] },
                ],
              },
            },
            creating: {
              description: 'The provider prepares the session.',
              on: {
                'session.created': { target: '#reading.visit.reader', actions: ['keepSession', 'tellBegan'] },
                'session.failed': {
                  target: 'editing',
                  actions: [
                    { type: 'notify', params: { notice: 'session.failed' } },
                    { type: 'fault', params: { fault: 'session' } },
                  ],
                },
              },
            },
          },
        },
        reader: {
          description: 'One of the readers is chosen.',
          meta: { path: '/onboarding/2', step: 2, title: '리더 선택 페이지' },
          entry: 'loadCatalog',
          on: {
            'reader.toggle': [
              { guard: 'isChosenReader', actions: 'clearReader' },
              { actions: ['chooseReader', 'tellReader'] },
            ],
            'visit.previous': 'welcome',
            'visit.next': { guard: 'hasReader', target: 'category' },
          },
        },
        category: {
          description: 'One of the categories is chosen.',
          meta: { path: '/onboarding/3', step: 3, title: '카테고리 선택 페이지' },
          entry: 'loadCatalog',
          on: {
            'category.toggle': [
              { guard: 'isChosenCategory', actions: 'clearCategory' },
              { actions: ['chooseCategory', 'tellCategory'] },
            ],
            'visit.previous': 'reader',
            'visit.next': { guard: 'hasCategory', target: 'topic' },
          },
        },
        topic: {
          description: 'One of the topics of the category is chosen.',
          meta: { path: '/onboarding/4', step: 4, title: '주제 선택 페이지' },
          entry: 'loadCatalog',
          on: {
            'topic.toggle': [
              { guard: 'isChosenTopic', actions: 'clearTopic' },
              { actions: ['chooseTopic', 'tellTopic'] },
            ],
            'visit.previous': 'category',
            'visit.next': { guard: 'hasTopic', target: 'question' },
          },
        },
        question: {
          description: 'A sample question is picked or an own one is typed.',
          meta: { path: '/onboarding/5', step: 5, title: '질문 입력 페이지' },
          entry: 'loadCatalog',
          initial: 'pristine',
          states: {
            pristine: { description: 'Before the first blur nothing is judged aloud.' },
            touched: { description: 'From the first blur on the question is judged as it is typed.' },
          },
          on: {
            'sample.toggle': [{ guard: 'isChosenSample', actions: 'clearSample' }, { actions: 'chooseSample' }],
            'question.change': { guard: 'isQuestionShortEnough', actions: 'keepQuestion' },
            'question.blur': [
              { guard: 'isQuestionWrong', target: '.touched', actions: 'notifyQuestionProblem' },
              { target: '.touched' },
            ],
            'visit.previous': 'topic',
            'visit.next': { guard: 'hasQuestion', target: 'cardDraw', actions: 'tellQuestion' },
          },
        },
        cardDraw: {
          description: 'Three of 72 cards are drawn and turned over.',
          meta: { path: '/onboarding/card-draw', step: 6, title: '카드 뽑기 페이지' },
          initial: 'seating',
          states: {
            seating: {
              description: 'A session that was submitted with other answers cannot take these; nor can none.',
              always: [
                { guard: 'hasFreshSession', target: 'table' },
                {
                  guard: 'isNicknameWrong',
                  target: '#reading.visit.welcome.editing.touched',
                  actions: { type: 'notify', params: { notice: 'nickname.invalid' } },
                },
                { target: 'preparing' },
              ],
            },
            preparing: {
              description: 'The provider prepares another session for the changed answers.',
              entry: ['nameVisitor', 'createSession'],
              on: {
                'session.created': { target: 'table', actions: 'keepSession' },
                'session.failed': {
                  target: '#reading.visit.question',
                  actions: [
                    { type: 'notify', params: { notice: 'session.failed' } },
                    { type: 'fault', params: { fault: 'session' } },
                  ],
                },
              },
            },
            table: {
              description: 'The fan lies on the table; the answers go to the provider meanwhile.',
              entry: ['keepAnswers', 'submitAnswers', 'drawCards'],
              invoke: { id: 'selection', src: 'selection', input: selectionInput },
              on: {
                'session.cardsDrawn': { actions: ['keepCards', 'handCards'] },
                'session.created': { target: 'table', reenter: true, actions: 'keepSession' },
                'session.lost': {
                  target: 'seating',
                  actions: ['forgetSession', { type: 'fault', params: { fault: 'sessionLost' } }],
                },
              },
              initial: 'choosing',
              states: {
                choosing: {
                  description: 'Cards are picked and given back.',
                  on: {
                    'card.picked': { actions: ['keepPicks', 'passOn'] },
                    'card.returned': { actions: ['keepPicks', 'passOn'] },
                    'reveal.started': { target: 'revealing', actions: 'passOn' },
                    'reveal.finished': 'revealed',
                  },
                },
                revealing: {
                  description: 'The cards turn over. Nobody leaves in the middle: addresses are not listened to.',
                  on: {
                    'visit.requested': {},
                    'card.flipped': { actions: ['keepFlipped', 'passOn'] },
                    'reveal.finished': { target: 'revealed', actions: 'passOn' },
                  },
                },
                revealed: {
                  description: 'All three lie face up.',
                  on: { 'visit.next': { target: '#reading.visit.loading', actions: 'tellAsked' } },
                },
              },
            },
          },
        },
        loading: {
          description: 'A short wait before the result.',
          meta: { path: '/onboarding/loading', step: 6, title: '로딩 페이지' },
          invoke: { id: 'waiting', src: 'waiting' },
          after: { LOADING_REDIRECT: { target: 'result', actions: 'openOwnResult' } },
          on: {
            'session.created': { target: 'cardDraw', actions: 'keepSession' },
            'session.lost': {
              target: 'cardDraw',
              actions: ['forgetSession', { type: 'fault', params: { fault: 'sessionLost' } }],
            },
          },
        },
        demoLoading: {
          description: 'The loading screen for designers: it calls nobody and leads nowhere.',
          meta: { path: '/demo/loading', step: null, title: '로딩 데모 페이지' },
          invoke: { id: 'waiting', src: 'waiting' },
        },
        result: {
          description: 'The result, step by step.',
          meta: { path: '/result/:resultId', step: 7, title: '타로 결과 페이지', write: 'replace' },
          invoke: [
            { id: 'result', src: 'result', input: resultInput },
            { id: 'waiting', src: 'waiting' },
          ],
          on: {
            'result.missing': { target: 'invalidResult', actions: ['keepResultPath', 'passOn'] },
            'result.completed': { actions: 'passOn' },
            'result.viewed': { actions: 'passOn' },
            'result.cardFlipped': { actions: 'passOn' },
            'result.failed': { actions: { type: 'fault', params: { fault: 'reading' } } },
            'result.pollFailed': { actions: { type: 'fault', params: { fault: 'poll' } } },
            'share.done': [
              { guard: 'isCopied', actions: ['passOn', { type: 'notify', params: { notice: 'link.copied' } }] },
              { actions: 'passOn' },
            ],
            'share.failed': { actions: { type: 'notify', params: { notice: 'share.failed' } } },
            'clipboard.failed': {
              actions: [{ type: 'notify', params: { notice: 'clipboard.failed' } }, 'passOn'],
            },
            'image.saved': { actions: 'passOn' },
            'image.failed': { actions: { type: 'notify', params: { notice: 'image.failed' } } },
            'visit.restart': { target: 'welcome', actions: ['forgetVisit', 'clearSession', 'tellRestarted'] },
          },
        },
        invalidResult: {
          description: 'An address that can be no result, or one that the provider does not know.',
          meta: { path: '*', step: null, title: '잘못된 결과 페이지', write: 'replace' },
          on: { 'visit.restart': { target: 'welcome', actions: ['forgetVisit', 'clearSession', 'tellRestarted'] } },
        },
        share: {
          description: 'A reading that somebody shared, for anybody.',
          meta: { path: '/share/:shareId', step: null, title: '공유된 타로 결과 페이지' },
          invoke: { id: 'share', src: 'share', input: shareInput },
          on: {
            'share.shown': { actions: 'passOn' },
            'share.refused': { actions: { type: 'fault', params: { fault: 'share' } } },
            'visit.restart': { target: 'welcome', actions: ['forgetVisit', 'clearSession', 'tellRestarted'] },
          },
        },
        invalidShare: {
          description: 'A share link without a usable id.',
          meta: { path: '*', step: null, title: '잘못된 공유 페이지', write: 'replace' },
          on: { 'visit.restart': { target: 'welcome', actions: ['forgetVisit', 'clearSession', 'tellRestarted'] } },
        },
        notFound: {
          description: 'Any other address.',
          meta: { path: '*', step: null, title: '길을 잃은 페이지', write: 'replace' },
        },
      },
    },
  },
})
