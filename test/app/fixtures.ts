/** A small provider's worth of data for the screens. */
import type { Catalog, DrawnCard, Reading } from '../../machines/rules/domain.ts'
import { BLANK_VISIT, type Visit } from '../../machines/rules/visit.ts'

export const catalog: Catalog = {
  readers: [
    {
      type: 'F',
      name: '라테 하늬',
      description: '마음을 먼저 안아 주는 리더예요.',
      imageUrl: '/media/readers/f.avif',
      videoUrl: '/media/readers/f.mp4',
    },
    {
      type: 'T',
      name: '콜드브루 서린',
      description: '길을 또렷하게 짚어 주는 리더예요.',
      imageUrl: '/media/readers/t.avif',
      videoUrl: '/media/readers/t.mp4',
    },
    {
      type: 'FT',
      name: '얼그레이 은결',
      description: '마음과 상황을 나란히 보는 리더예요.',
      imageUrl: '/media/readers/tf.avif',
      videoUrl: null,
    },
  ],
  isReadByModel: false,
  categories: [
    {
      code: 'LOVE',
      name: '사랑과 연애',
      description: '설렘부터 이별까지',
      topics: [
        {
          code: 'NEW_LOVE',
          name: '새로운 인연',
          description: '아직 만나지 못한 사람이 궁금할 때',
          sampleQuestions: ['올해 안에 새로운 인연을 만날 수 있을까요?', '저는 어떤 사람과 잘 어울릴까요?'],
        },
        {
          code: 'REUNION',
          name: '재회',
          description: '헤어진 사람이 떠오를 때',
          sampleQuestions: ['그 사람도 저를 떠올리고 있을까요?'],
        },
      ],
    },
    {
      code: 'WORK',
      name: '일과 진로',
      description: '지금 하는 일과 앞으로 할 일',
      topics: [
        {
          code: 'CHANGE',
          name: '이직',
          description: '자리를 옮길지 고민될 때',
          sampleQuestions: ['지금 자리를 옮겨도 괜찮을까요?'],
        },
      ],
    },
  ],
}

/** In the order past, present, future. */
export const cards: readonly DrawnCard[] = [
  {
    position: 'past',
    cardId: 1,
    nameKo: '바보',
    nameEn: 'The Fool',
    orientation: 'upright',
    videoUrl: '/media/cards/major-00.mp4',
    imageUrl: '/media/cards/major-00.avif',
  },
  {
    position: 'present',
    cardId: 19,
    nameKo: '달',
    nameEn: 'The Moon',
    orientation: 'reversed',
    videoUrl: '/media/cards/major-18.mp4',
    imageUrl: '/media/cards/major-18.avif',
  },
  {
    position: 'future',
    cardId: 38,
    nameKo: '컵 2',
    nameEn: 'Two of Cups',
    orientation: 'upright',
    videoUrl: '/media/cards/cups-02.mp4',
    imageUrl: null,
  },
]

/** A finished reading; spread it to make one that is still written. */
export const reading: Reading = {
  sessionId: 'abc1234',
  status: 'completed',
  nickname: '밤하늘',
  questionText: '올해 안에 새로운 인연을 만날 수 있을까요?',
  readerType: 'F',
  cards,
  interpretations: {
    past: '가벼운 마음으로 길을 나섰던 때가 있었네요.',
    present: '지금은 달빛처럼 흐릿해서 서두르지 않는 편이 좋아요.',
    future: '두 개의 잔이 마주 놓이는 만남이 기다리고 있어요.',
    summary: '조급해하지 않으면 인연은 제때 도착해요.',
  },
  fortuneScore: 78,
  isGentle: false,
  isHidden: false,
  pictureUrl: '/share/abc1234/tall.jpg',
  isWrittenByModel: null,
  luckyCard: {
    name: '네잎클로버 라테',
    message: '작은 우연을 놓치지 마세요.',
    imageUrl: '/media/lucky/clover.avif',
  },
  message: null,
}

/** A reading of which nothing is written yet. */
export const unwritten: Reading = {
  ...reading,
  status: 'processing',
  interpretations: { past: null, present: null, future: null, summary: null },
  fortuneScore: null,
  isGentle: false,
  pictureUrl: null,
  isWrittenByModel: null,
  luckyCard: null,
}

/** A visit that has everything filled in up to the fan; blank out what a test is about. */
export const filledVisit: Visit = {
  ...BLANK_VISIT,
  nickname: '밤하늘',
  sessionNickname: '밤하늘',
  sessionId: 'abc1234',
  selectedReader: { type: 'F' },
  selectedCategory: { code: 'LOVE' },
  selectedTopic: { code: 'NEW_LOVE' },
  sampleQuestion: '올해 안에 새로운 인연을 만날 수 있을까요?',
  predefinedCards: cards,
}
