import { reading, seatInput } from './reading.setup.ts'

/** The pages that a visitor fills in (specification section 2, /onboarding/1 to 5). */
export const onboarding = reading.createStateConfig({
  description: 'Five pages, from the nickname to the question.',
  entry: { type: 'announce', params: { event: 'catalog.wanted' } },
  initial: 'firstUnfilled',
  states: {
    firstUnfilled: {
      description: 'A page was asked for before its time: the visitor lands on the first one that is not filled in.',
      always: [
        { guard: { type: 'isReachable', params: { page: 'cardDraw' } }, target: '#reading.visit.cardDraw' },
        { guard: { type: 'isReachable', params: { page: 'question' } }, target: 'question' },
        { guard: { type: 'isReachable', params: { page: 'topic' } }, target: 'topic' },
        { guard: { type: 'isReachable', params: { page: 'category' } }, target: 'category' },
        { guard: { type: 'isReachable', params: { page: 'reader' } }, target: 'reader' },
        { target: 'welcome' },
      ],
    },
    welcome: {
      description: 'Welcome and nickname. The session is created here.',
      meta: { path: '/', alias: '/onboarding/1', step: 1, title: '환영 페이지', chunk: 'house' },
      entry: [
        { type: 'announce', params: { event: 'readings.wanted' } },
        { type: 'announce', params: { event: 'words.wanted' } },
      ],
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
            'nickname.change': {
              actions: ['keepNickname', { type: 'announce', params: { event: 'words.wanted' } }],
            },
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
              { target: 'leaving' },
            ],
          },
        },
        leaving: {
          description: 'With a nickname that nobody has judged, nobody leaves.',
          always: [
            { guard: 'isUnjudged', target: 'judging' },
            {
              guard: 'isNicknameWrong',
              target: 'editing.touched',
              actions: { type: 'notify', params: { notice: 'nickname.invalid' } },
            },
            { guard: 'isSeated', target: '#reading.visit.onboarding.reader' },
            { target: 'creating' },
          ],
        },
        judging: {
          description: 'The lists that the nickname is judged by are still on their way.',
          entry: { type: 'announce', params: { event: 'words.wanted' } },
          on: {
            'words.judged': 'leaving',
            'words.unjudged': {
              target: 'editing.touched',
              actions: [
                { type: 'notify', params: { notice: 'session.failed' } },
                { type: 'fault', params: { fault: 'watch' } },
              ],
            },
          },
        },
        creating: {
          description: 'The provider prepares the session.',
          invoke: {
            id: 'seat',
            src: 'seat',
            input: seatInput,
            onDone: [
              {
                guard: 'isNicknameGiven',
                target: '#reading.visit.onboarding.reader',
                actions: [
                  'keepSession',
                  { type: 'announce', params: { event: 'session.created' } },
                  'tellBegan',
                  { type: 'notify', params: { notice: 'nickname.given' } },
                ],
              },
              {
                guard: { type: 'ended', params: { as: 'seated' } },
                target: '#reading.visit.onboarding.reader',
                actions: ['keepSession', { type: 'announce', params: { event: 'session.created' } }, 'tellBegan'],
              },
              {
                target: 'editing',
                actions: [
                  { type: 'notify', params: { notice: 'session.failed' } },
                  { type: 'fault', params: { fault: 'session' } },
                ],
              },
            ],
            onError: { actions: 'breakDown' },
          },
        },
      },
    },
    reader: {
      description: 'One of the readers is chosen.',
      meta: { path: '/onboarding/2', step: 2, title: '리더 선택 페이지', chunk: 'questions' },
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
      meta: { path: '/onboarding/3', step: 3, title: '카테고리 선택 페이지', chunk: 'questions' },
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
      meta: { path: '/onboarding/4', step: 4, title: '주제 선택 페이지', chunk: 'questions' },
      on: {
        'topic.toggle': [{ guard: 'isChosenTopic', actions: 'clearTopic' }, { actions: ['chooseTopic', 'tellTopic'] }],
        'visit.previous': 'category',
        'visit.next': { guard: 'hasTopic', target: 'question' },
      },
    },
    question: {
      description: 'A sample question is picked or an own one is typed.',
      meta: { path: '/onboarding/5', step: 5, title: '질문 입력 페이지', chunk: 'questions' },
      entry: { type: 'announce', params: { event: 'words.wanted' } },
      initial: 'opening',
      states: {
        opening: {
          description: 'The provider may have refused what stands here.',
          always: [{ guard: 'isRefused', target: 'refused' }, { target: 'asking' }],
        },
        asking: { description: 'The question is judged as it is typed.' },
        cut: { description: 'More was typed or pasted than fits, and what fits was kept.' },
        refused: { description: 'The provider did not take the answers, and says why.' },
      },
      on: {
        'sample.toggle': [
          { guard: 'isChosenSample', target: '.asking', actions: 'clearSample' },
          { target: '.asking', actions: 'chooseSample' },
        ],
        'question.change': [
          {
            guard: 'isQuestionCut',
            target: '.cut',
            actions: ['keepQuestion', { type: 'announce', params: { event: 'words.wanted' } }],
          },
          { target: '.asking', actions: ['keepQuestion', { type: 'announce', params: { event: 'words.wanted' } }] },
        ],
        'question.blur': { guard: 'isQuestionWrong', actions: 'notifyQuestionProblem' },
        'visit.previous': 'topic',
        'visit.next': {
          guard: 'hasQuestion',
          target: '#reading.visit.cardDraw',
          actions: ['forgetRefusal', 'tellQuestion'],
        },
      },
    },
  },
})
