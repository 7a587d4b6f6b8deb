import { describe, expect, test } from 'vitest'
import { POSITIONS } from '../../../machines/rules/domain.ts'
import { CARDS } from '../../../src/deck/cards.ts'
import { CATEGORIES } from '../../../src/deck/topics.ts'
import type { ReadingRequest } from '../../../src/provider/section.ts'
import { careFor } from '../../../src/provider/writing/care.ts'
import { HELPLINES } from '../../../src/provider/writing/care.sentences.ts'
import { concernOf, isDanger, type Concern, type Danger } from '../../../src/provider/writing/concern.ts'
import * as cases from './careCases.ts'

const FILES = import.meta.glob<string>('./danger.txt', { query: '?raw', import: 'default', eager: true })

describe('a question in danger is heard', () => {
  test.each([
    ...cases.SELF_HARM,
    ...cases.UNSEEN_SELF_HARM,
    ...cases.UNSEEN_SELF_HARM_AGAIN,
    ...cases.UNSEEN_SELF_HARM_LAST,
  ])('%s', (question) => {
    expect(concernOf(question)).toBe('selfHarm')
  })

  test.each([
    ...cases.VIOLENCE,
    ...cases.UNSEEN_VIOLENCE,
    ...cases.UNSEEN_VIOLENCE_AGAIN,
    ...cases.UNSEEN_VIOLENCE_LAST,
  ])('%s', (question) => {
    // What is done to a pupil or a colleague may also be met as such.
    expect(['violence', 'bullied']).toContain(concernOf(question))
  })
})

describe('what only looks like it is read as any question', () => {
  test.each([
    ...cases.INNOCENT,
    ...cases.UNSEEN_INNOCENT,
    ...cases.UNSEEN_INNOCENT_AGAIN,
    ...cases.UNSEEN_INNOCENT_LAST,
  ])('%s', (question) => {
    expect(concernOf(question)).not.toBe('selfHarm')
    expect(concernOf(question)).not.toBe('violence')
  })

  test('no sample question asks for care', () => {
    const samples = CATEGORIES.flatMap(({ topics }) => topics.flatMap(({ sampleQuestions }) => sampleQuestions))
    expect(samples.filter((question) => concernOf(question) !== null)).toEqual([])
  })
})

describe('what no card should judge is met gently, and what only sounds like it is an ordinary question', () => {
  test.each<[string, Concern | null]>([
    ['엄마가 암 투병 중인데 나아지실까요?', 'illness'],
    ['목에 혹 같은 게 생겼는데 별일 아닐까요', 'body'],
    ['어제 아버지가 돌아가셨어요. 저는 어떻게 살아야 하죠', 'loss'],
    ['고소를 당했는데 어떻게 될까요?', 'law'],
    ['붙잡았는데 거절당했어요. 시간이 지나면 달라질까요?', null],
    ['헤어진 사람 집 앞을 지날 때마다 눈물이 나요. 언제쯤 괜찮아질까요?', null],
    ['거절했는데도 억지로 모텔에 데려가려고 했어요', 'violence'],
    ['거절 의사를 밝혔는데 강제로 들어왔어요', 'violence'],
    ['거절했습니다 그런데 강제로 입을 맞췄어요', 'violence'],
    ['전남자친구가 집 앞을 지날 때마다 문을 두드려요 무서워요', 'violence'],
    ['전남친이 집 앞을 지나갈 때마다 소리를 질러요', 'violence'],
    ['계좌 하나 빌려주면 수수료 준다는데 괜찮은 알바일까요', 'law'],
    ['회사에서 왕따 당하는 느낌이에요 제가 예민한 건가요', 'bullied'],
    ['건강한 관계를 맺고 싶어요 가능할까요?', null],
    ['이혼을 생각하는데 애들 때문에 참아야 할까요', null],
    ['여자친구가 결혼 이야기만 나오면 말을 돌려요', null],
    ['제 결혼식에 안 온 친구가 자기 결혼식에는 오래요', null],
    ['변호사가 될 수 있을까요?', null],
    ['이혼한 친구와 다시 친해질까요?', null],
    ['주식을 지금 팔아야 할까요?', null],
    ['코인 노래방 창업은 어떨까요?', null],
    ['은행 면접 붙었는데 대출 부서래요 갈까요', null],
    ['형사 역할 오디션 붙을 수 있을까요', null],
    ['소설 속 주인공이 죽을까 봐 다음 편을 못 읽겠어요', null],
    ['복싱 스파링에서 얻어맞기만 하는데 실력이 늘까요', null],
  ])('%s', (question, concern) => {
    expect(concernOf(question)).toBe(concern)
  })
})

test.each([
  '57세 혼자 산 지 오래된 남자입니다 늦은 나이에도 동반자를 만날 수 있겠습니까',
  '첫 연애 끝났어요 19살인데 이렇게 아픈게 정상인가요',
  '스무 살의 저에게 어떤 사랑이 올까요',
  '서른살의 연애는 다를까요',
  '이번 구매 맞을까요 노트북요',
  '콘서트 예매 맞게 한 걸까요',
  '거래처 맞추느라 바쁜데 연애할 수 있을까요',
  '이런 대처 맞나요 팀장님이 서운해해요',
  '옷 그만 살까요',
  '이 차 살 가치 있을까요',
  '더 이상 살 수 없는 가격인데 집 살까요',
  '이 동네 더 이상 못 살겠어요 이사 갈까요',
  '아픈 남친한테 죽을 사다 줄까요',
  '소개팅 앱 다 없애 버릴까요',
  '야근이 건강을 해칠까 걱정인데 이직할까요',
  '저한테 알맞은 곳이 있을까요',
  '헤어지자고 하면 영영 못 볼까요',
  '혼자 지낸 지 오래됐는데 이러다 영영 혼자일까요',
  '시어머니와 선을 긋고 싶은 마음이 들어요',
  '카페 사업에 뛰어들고 싶은 마음이 커요',
  '이 관계를 제가 억지로 끌고 가는 걸까요',
  '야식에 손이 먼저 나가요 끊을 수 있을까요',
  '칼을 들고 요리하는 셰프가 꿈인데 될까요',
  '방화동으로 이사 가도 될까요',
  '친구타로 봐 준 게 맞을까요',
  '일본어 음독이랑 훈독이 헷갈려요 시험 붙을까요',
  '남친이 무섭게 잘생겼어요',
  '단톡방에서 사라지고 싶어요',
  '3교대 돌고 나면 제가 없어지는 느낌이에요. 다른 일로 바꿔도 될까요',
  '전세 만료가 코앞인데 더 살아야 할지 나가야 할지 모르겠어요',
  '과가 나랑 안 맞아도 너무 안 맞아. 자퇴 때릴까',
  '오래된 친구와 조용히 끝내려면 어떻게 말하는 게 좋을까요',
  '여기까지 왔는데 포기해도 될까',
])('nothing grave is heard in a word that only holds another: %s', (question) => {
  expect(concernOf(question)).toBeNull()
})

test.each([
  ['동반자살 하자고 해요', 'selfHarm'],
  ['남편한테 처맞고 살아요', 'violence'],
  ['아빠한테 매맞고 자랐어요', 'violence'],
  ['그 사람만 보면 살의가 느껴져요', 'violence'],
  ['자다가 영영 깨지 않았으면 좋겠어요', 'selfHarm'],
  ['더 이상 못 살겠어요', 'selfHarm'],
  ['그만 살고 싶어요', 'selfHarm'],
  ['이렇게 살 가치가 있을까요', 'selfHarm'],
  ['점차 사는 이유를 모르겠어요', 'selfHarm'],
  ['손목에 선을 그었어요', 'selfHarm'],
  ['팔에 자꾸 선을 긋고 싶어요', 'selfHarm'],
  ['이번 달까지만 살고 가려고요', 'selfHarm'],
  ['회사에서 조용히 사라지고 싶어요', 'selfHarm'],
  ['수면제를 한꺼번에 받아 왔어요 다 먹으면 끝나겠죠', 'selfHarm'],
  ['술만 마시면 아내한테 손이 나가요', 'violence'],
  ['싫다는데 억지로 관계를 맺었어요', 'violence'],
  ['강제로 끌어안고 안 놔줬어요', 'violence'],
  ['강제로 성적인 행동을 했어요', 'violence'],
  ['남편이 칼을 들고 사과하라고 해요', 'violence'],
  ['아빠가 문을 발로 차는 소리에 숨었어요', 'violence'],
] as const)('and what is grave is still heard: %s', (question, danger) => {
  expect(concernOf(question)).toBe(danger)
})

describe('wordings that somebody else wrote', () => {
  // Looked at by nobody who wrote the signs.
  const CASES = (Object.values(FILES)[0] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tier = '', , question = ''] = line.split(' | ')
      return { tier, concern: concernOf(question) }
    })
  const share = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / all.length

  test('danger is heard, and hardly ever where there is none', () => {
    const of = (tier: string) => CASES.filter((one) => one.tier === tier)
    expect(share(of('direct'), ({ concern }) => concern !== null)).toBe(1)
    expect(share(of('direct'), ({ concern }) => isDanger(concern))).toBeGreaterThanOrEqual(0.95)
    expect(share(of('indirect'), ({ concern }) => concern !== null)).toBeGreaterThanOrEqual(0.83)
    expect(share(of('gentle'), ({ concern }) => concern !== null)).toBeGreaterThanOrEqual(0.7)
    expect(share(of('innocent'), ({ concern }) => isDanger(concern))).toBeLessThanOrEqual(1 / 30)
    expect(share(of('innocent'), ({ concern }) => concern !== null)).toBeLessThanOrEqual(0.06)
  })
})

test('a helpline is written as a number that is dialled', () => {
  for (const { number } of Object.values(HELPLINES)) expect(number).toMatch(/^\d{3,4}(?:-\d{4})?$/)
})

const QUESTIONS: readonly [string, Danger, RegExp][] = [
  ['죽고 싶어요 저는 어떻게 될까요', 'selfHarm', /109/],
  ['친구가 죽고 싶다고 해요 어떻게 도와줄까요', 'selfHarm', /109|1577-0199/],
  ['남편이 저를 때려요 헤어져야 할까요', 'violence', /1366|112/],
  ['학교에서 애들한테 두들겨 맞았어요', 'violence', /1366|112/],
  ['상사를 죽이고 싶어요 어떡하죠', 'violence', /1577-0199|109|112/],
]

const requestOf = (questionText: string, index: number): ReadingRequest => ({
  sessionId: `session-${index}`,
  nickname: ['별', '가나다라마바사아자차카타', 'Tom', '하늘 3'][index % 4] ?? '',
  readerType: ['F', 'T', 'FT'][index % 3] ?? '',
  categoryCode: 'SELF',
  topicCode: 'TODAY',
  questionText,
  cards: POSITIONS.map((position, place) => ({
    position,
    cardId: CARDS[(index * 7 + place * 23) % CARDS.length]?.id ?? 1,
    orientation: index % 2 === 0 ? 'upright' : 'reversed',
  })),
})

test('a visitor whose name ends in 님 is not called so twice', () => {
  const request = { ...requestOf('그만 살고 싶다는 생각이 자꾸 들어요.', 0), nickname: '달님' }
  const text = careFor('past', 'selfHarm', request)
  expect(text).toContain('달님')
  expect(text).not.toContain('님님')
})

describe.each(QUESTIONS)('the gentle sections for %s', (question, concern, number) => {
  const requests = Array.from({ length: 72 }, (_, index) => requestOf(question, index))
  const readings = requests.map((request) => ({
    positions: POSITIONS.map((position) => careFor(position, concern, request)),
    summary: careFor('summary', concern, request),
  }))

  test('are as long as a reading, in whole polite sentences', () => {
    for (const { positions, summary } of readings) {
      for (const text of positions) {
        expect(text.length).toBeGreaterThanOrEqual(240)
        expect(text.length).toBeLessThanOrEqual(450)
        expect(text.split('\n\n')).toHaveLength(2)
      }
      expect(summary.length).toBeGreaterThanOrEqual(330)
      expect(summary.split('\n\n')).toHaveLength(3)
      expect(summary.length).toBeLessThanOrEqual(600)
      for (const sentence of [...positions, summary].flatMap((text) => text.split(/(?<=[.?!])\s/))) {
        expect(sentence).toMatch(/[요죠][.?]$/)
        expect(sentence.length).toBeLessThanOrEqual(90)
        expect(sentence).not.toMatch(/[{}]|undefined/)
      }
    }
  })

  test('say in every section whom to call, and in the summary before anything else', () => {
    for (const { positions, summary } of readings) {
      for (const text of positions) expect(text).toMatch(number)
      expect(summary.slice(0, 130)).toMatch(/109|1577-0199|1366|112/)
    }
  })

  test('say nothing twice in one reading', () => {
    for (const { positions, summary } of readings) {
      const sentences = [...positions, summary].flatMap((text) => text.split(/(?<=[.?!])\s/))
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  test('foretell nothing, blame nobody and name no frightening card', () => {
    for (const text of readings.flatMap(({ positions, summary }) => [...positions, summary])) {
      expect(text).not.toMatch(/반드시|틀림없이|무조건|죽음|자해|매달린|악마|탑 카드|당신|때문에 그런/)
    }
  })
})

test('the helplines of the summary fit who asks', () => {
  const summaryOf = (question: string, concern: Danger): string => careFor('summary', concern, requestOf(question, 3))
  expect(summaryOf('죽고 싶어요 저는 어떻게 될까요', 'selfHarm')).toMatch(/109[^]*1577-0199/)
  expect(summaryOf('친구가 죽고 싶다고 해요 도와줄까요', 'selfHarm')).toMatch(/그 사람|곁/)
  expect(summaryOf('남편이 저를 때려요', 'violence')).toContain('1366')
  expect(summaryOf('학교에서 애들한테 두들겨 맞았어요', 'violence')).toContain('117')
  expect(summaryOf('상사를 죽이고 싶어요', 'violence')).not.toContain('1366')
})
