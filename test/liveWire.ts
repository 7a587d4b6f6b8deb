/** What live providers send, word for word in their shapes: fields null or absent, types in any case, cards in any order. */
export const TOPICS = {
  categories: [
    {
      code: 'LOVE',
      name: '연애',
      description: '마음이 오가는 이야기',
      topics: [
        {
          code: 'REUNION',
          name: '재회',
          description: '다시 만날 수 있을까요',
          sampleQuestions: ['그 사람은 저를 아직 생각하고 있을까요?', '올해 안에 다시 만날 수 있을까요?'],
        },
        { code: 'CRUSH', name: '짝사랑', description: null },
      ],
    },
    {
      code: 'WORK',
      name: '일',
      topics: [{ code: 'MOVE', name: '이직', sampleQuestions: ['회사를 옮기면 더 나아질까요?'] }],
    },
  ],
}

export const READERS = {
  readers: [
    { type: 'f', name: '따뜻한 리더', description: '마음부터 봐요', imageUrl: '/media/f.png', videoUrl: null },
    { type: 'T', name: '차분한 리더', description: '사실부터 봐요', imageUrl: null },
    { type: 'TF', name: '둘 다인 리더', imageUrl: 'https://cdn.example/tf.png', videoUrl: 'media/tf.mp4' },
    { type: 'X9', name: '낯선 리더', description: '아무도 모르는 유형', imageUrl: '' },
  ],
}

/** In no order, and with a card that a deck of 72 does not have. */
export const CARDS = [
  {
    position: 3,
    cardId: 78,
    nameKo: '펜타클 킹',
    nameEn: 'King of Pentacles',
    orientation: 'reversed',
    videoUrl: null,
  },
  { position: 1, cardId: 1, nameKo: '바보', nameEn: 'The Fool', orientation: 'upright', videoUrl: '/media/fool.mp4' },
  { position: 2, cardId: 18, nameKo: '별', orientation: 'upright' },
]

const WRITTEN = {
  past: '지나온 길에서 많은 것을 배웠어요.',
  present: '지금은 숨을 고를 때예요.',
  future: '곧 반가운 소식이 와요.',
  summary: '천천히 가도 괜찮아요.',
}

/** How far a reading is written, poll by poll. The lucky card comes first, and the fields come as null or not at all. */
export const STAGES = [
  {
    status: 'PAST_PROCESSING',
    luckyCard: { name: '달빛 찻잔', message: '따뜻하게 마셔요.', imageUrl: '/media/cup.png' },
  },
  { status: 'PAST_COMPLETED', interpretations: { past: WRITTEN.past, present: null } },
  { status: 'FUTURE_PROCESSING', interpretations: { ...WRITTEN, future: '', summary: null } },
  { status: 'SUMMARY_COMPLETED', interpretations: WRITTEN, fortuneScore: 73 },
  { status: 'IMAGE_PROCESSING', interpretations: WRITTEN, fortuneScore: 73 },
  { status: 'COMPLETED', interpretations: WRITTEN, fortuneScore: 73 },
] as const

/** The body of a result at a stage, 0 to 5; fields to replace, or to take out with undefined. */
export const resultAt = (stage: number, change: object = {}): object => ({
  sessionId: 'abc1234',
  nickname: '달토끼',
  questionText: '올해 안에 다시 만날 수 있을까요?',
  readerType: 'TF',
  drawnCards: CARDS,
  luckyCard: STAGES[0].luckyCard,
  fortuneScore: null,
  ...STAGES[Math.min(stage, STAGES.length - 1)],
  ...change,
})

export const errorBody = (code: number, message: string) => ({
  code,
  message,
  detail: `detail of ${code}`,
  timestamp: '2026-11-21T10:00:00Z',
})

/** The picture behind every media address: one transparent pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
