import { describe, expect, test } from 'vitest'
import { POSITIONS } from '../../../machines/rules/domain.ts'
import { CARDS } from '../../../src/deck/cards.ts'
import { CATEGORIES } from '../../../src/deck/topics.ts'
import type { ReadingRequest } from '../../../src/provider/section.ts'
import { careFor } from '../../../src/provider/writing/care.ts'
import { HELPLINES } from '../../../src/provider/writing/care.sentences.ts'
import { concernOf, isDanger, situationOf, type Concern, type Danger } from '../../../src/provider/writing/concern.ts'
import type { Situation } from '../../../src/provider/writing/concern.signs.ts'
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

describe('a danger told by what is done, not by its name', () => {
  test.each<[string, Danger, Situation]>([
    ['성적표 오는 날은 아빠가 허리띠를 먼저 풀어놔요 이번엔 오를까요', 'violence', 'suffered'],
    ['엄마가 한 문제 틀릴 때마다 손바닥을 대래요 쇠자로요', 'violence', 'suffered'],
    ['할아버지가 회초리를 들고 계셔서 집에 못 들어가겠어', 'violence', 'suffered'],
    ['원장 퇴근길에 숨어 있다가 확 어떻게 해버리고 싶어요', 'violence', 'intended'],
    ['그 사수 집 앞에서 기다리다가 무슨 짓이라도 할 것 같아', 'violence', 'intended'],
    ['동생이 자기 영정 사진을 골라 달래요 농담일까요', 'selfHarm', 'other'],
    ['친한 언니가 본인 장례식 때 틀 노래를 정해 놨대요', 'selfHarm', 'other'],
    ['보험 서류랑 열쇠를 엄마 보게 봉투에 넣어 놨어요 마음이 아주 고요해요', 'selfHarm', 'self'],
    ['저 없어도 다들 알아서 살겠죠. 금요일까지 정리를 끝내려고요', 'selfHarm', 'self'],
    ['크리스마스에 뭐 할 거냐는데 그때 저는 없을 거예요', 'selfHarm', 'self'],
    ['내년 봄이면 나는 이 세상에 없을 텐데 꽃은 피겠지', 'selfHarm', 'self'],
    ['쉬고 싶다 잠깐 말고 영영', 'selfHarm', 'self'],
    ['이제 그만 쉬러 가고 싶어요. 영원히 깨지 않는 데로요', 'selfHarm', 'self'],
    ['가족들 앞으로 작별 편지를 적어 놨어요 누가 먼저 읽을까요', 'selfHarm', 'self'],
    ['헤어진 뒤로 퇴근 때마다 회사 주차장에 차 세우고 저를 보고 있어요', 'violence', 'suffered'],
    ['연락 말라고 했는데 새 번호로 하루에 오십 통씩 와요', 'violence', 'suffered'],
    ['전남편이 재혼하면 너 죽고 나 죽는다고 문자를 보냈어요', 'violence', 'suffered'],
    ['헤어진 오빠가 딴 남자 생기면 둘 다 죽는대요', 'violence', 'suffered'],
    ['하기 싫다고 여러 번 말했는데 자취방에서 결국 하게 됐어요', 'violence', 'suffered'],
    ['안 된다고 했는데 오빠가 끝까지 했어요 제가 애매하게 굴었나요', 'violence', 'suffered'],
    ['치매 아버지 모신 지 오 년, 아버지랑 같이 가버리고 싶은 날이 많아요', 'selfHarm', 'self'],
    ['누워 있는 남편 수발하다 둘이 같이 눈감으면 좋겠다 싶습니다', 'selfHarm', 'self'],
    ['형이 그동안 고마웠다고 문자하고 휴대폰이 꺼져 있어요', 'selfHarm', 'other'],
    ['헤어진 여자친구가 잘 살라는 톡을 보내고 출근도 안 했대요', 'selfHarm', 'other'],
    ['딸 내외가 끼니를 안 주고 골방에서 나오지 못하게 합니다', 'violence', 'suffered'],
    ['아들이 밥은 하루 한 끼만 주고 거실에 얼씬도 말라 하네', 'violence', 'suffered'],
    ['제 소설 주인공처럼 저도 죽고 싶어요', 'selfHarm', 'self'],
    ['저는 그냥 세상에서 사라지고 싶어요', 'selfHarm', 'self'],
  ])('%s', (question, danger, situation) => {
    expect(concernOf(question)).toBe(danger)
    expect(situationOf(question, danger)).toBe(situation)
  })

  test.each<[string, Concern]>([
    ['아내를 먼저 보내고 처음 맞는 추석이라 막막합니다', 'loss'],
    ['엄마 먼저 가시고 첫 생일이에요 혼자 밥을 먹게 될까요', 'loss'],
    ['난임 휴가를 쓰면 팀에서 밀려날까요', 'pregnancy'],
    ['시험관 때문에 휴직하려는데 복직할 수 있을까요', 'pregnancy'],
    ['이번 주말 정선에서 잃은 걸 찾아올 수 있을까요', 'debt'],
    ['경마장에 월급을 두고 왔는데 토요일에 또 가도 될까', 'debt'],
    ['채팅으로 만난 파병 군인이 세관 수수료를 보내 달래요 올까요', 'law'],
    ['앱에서 알게 된 외국인이 비행기표 값을 빌려 달라는데 믿을까요', 'law'],
    ['금감원이라고 해서 시키는 대로 계좌에 돈을 보냈어요', 'law'],
    ['아들이라며 온 문자에 상품권을 사서 번호를 알려 줬어요', 'law'],
    ['중고로 노트북을 샀는데 상자에 돌멩이가 들어 있었어요', 'law'],
    ['당근에서 입금하고 나니 판매자가 잠수예요 찾을까요', 'law'],
    ['제가 자리에 앉으면 옆 애들이 책상을 떼요', 'bullied'],
    ['복도에서 제가 오면 다들 코를 쥐고 비켜요 졸업할 수 있을까', 'bullied'],
    ['동료들이 저만 두고 커피 마시러 가고 말도 안 걸어요 옮길까요', 'bullied'],
    ['버스만 타면 가슴이 조이고 식은땀이 나요 출근할 수 있을까요', 'body'],
    ['엘리베이터를 타면 숨이 막히고 쓰러질 것 같아요', 'body'],
  ])('what is only hinted at is met as what it is: %s', (question, concern) => {
    expect(concernOf(question)).toBe(concern)
  })

  test.each([
    '남자친구가 장난으로 등짝을 때리는데 멍이 들어요',
    '애들이 장난이라면서 등을 자꾸 때려요',
    '유학 와서 매일 외로워 죽을 것 같아요',
    '얼굴이 망해서 죽고 싶다 ㅋㅋ 매일 거울을 깨고 싶어',
    '죽고 싶다 ㅋㅋㅋ 그냥 다 싫다',
  ])('a laugh or a game does not hide it: %s', (question) => {
    expect(concernOf(question)).not.toBeNull()
  })

  test.each([
    '아빠 생신에 허리띠 사 드리려는데 고르기 어렵네요',
    '성적표 나오면 아빠 얼굴 보기 민망한데 다음엔 잘할까요',
    '팀장님 퇴근길에 기다렸다가 상담을 부탁해 볼까요',
    '부장님을 어떻게 해야 설득할 수 있을까요',
    '친구가 자기 돌잔치 사진을 보여주며 웃어요 부러운 걸까요',
    '친구가 자기 결혼식에 몇 명이나 올까 걱정해요',
    '가계부랑 통장을 한 장에 정리해 두니 마음이 편한데 적금을 더 들까요',
    '저 없어도 팀은 잘 돌아가겠죠 이번 주에 인수인계 정리하려고요',
    '내년 봄이면 저는 미국으로 이민 가고 없을 텐데 집을 팔까요',
    '회사 그만두고 푹 쉬고 싶은데 모아 둔 돈으로 될까요',
    '전학 가는 친구한테 마지막 편지를 썼는데 언제 줄까요',
    '남친이 매일 회사 앞에 차 대고 기다려 주는데 저도 뭘 해 줄까요',
    '헤어진 사람 새 번호를 아는데 제가 먼저 전화해 볼까요',
    '여친이랑 너 죽고 나 죽자 식으로 다퉜는데 화해할까요',
    '싫다고 했는데 결국 총무를 하게 됐어요 잘 해낼까요',
    '부모님 모시고 같이 떠나는 첫 여행인데 편하실까요',
    '아들이 밥도 안 먹고 게임만 해서 방문을 열어 보고 싶어요',
    '남편 먼저 시댁 보내고 저는 혼자 명절을 쉬어도 될까요',
    '안식년 휴직을 내면 승진은 늦어질까요',
    '정선 여행 가는데 눈이 올까요',
    '앱에서 만난 외국인이랑 다음 주에 밥 먹기로 했는데 잘될까요',
    '검사라고 소개받은 남자가 연락이 없는데 먼저 해 볼까요',
    '중고로 노트북을 살까 새걸 살까 고민이에요',
    '제가 지나가면 다들 손을 흔들어 줘요 인기 있는 걸까요',
    '동료들이 저 빼고 다 주식을 하는데 저도 할까요',
    '버스에서 매일 보는 사람 때문에 심장이 터질 것 같아요 번호를 물어볼까요',
    '웹소설 주인공이 자살하는 결말이 너무 무거울까요',
    '회의에서 실수해서 쥐구멍에라도 들어가고 싶었어요 만회할까요',
    '경조사가 몰려서 지갑이 죽어나요 아낄 수 있을까요',
    '남사친이 장난으로 어깨를 툭툭 치는데 관심일까요',
    '유학 가면 외로워서 죽을 것 같은데 그래도 지원할까요',
    '파마 망해서 죽고 싶다 ㅋㅋㅋㅋ 풀까요',
  ])('its everyday neighbour is read as any question: %s', (question) => {
    expect(concernOf(question)).toBeNull()
  })
})

describe('whether somebody is well is for no card to say', () => {
  test.each([
    '요즘 계속 두통이 있고 자도 자도 피곤한데 병원 가기가 무서워요. 큰 병은 아니겠죠?',
    '큰 병은 아니겠죠? 요즘 몸이 너무 안 좋아요',
    '올해 제 건강은 괜찮을까요',
    '다음 주에 건강검진인데 괜찮을까요',
    '내일 종합검진 받으러 가는데 아무 이상 없다고 나올까요?',
    '속이 늘 울렁거리는데 검사받기가 두려워요 그냥 넘어가도 될까요',
  ])('who fears for their body is met gently: %s', (question) => {
    expect(concernOf(question)).toBe('body')
  })

  test.each([
    '병원 다니는 3년차 물리치료사인데 이직해도 될까요',
    '피부과 병원 코디 면접 봤는데 연락이 올까요',
    '건강식품 온라인 판매를 시작하려는데 잘될까요',
    '간호사 국가고시 두 달 남았는데 붙을까요',
    '머리 아픈 남친 때문에 고민이에요 헤어질까요',
    '큰 병원 원무과 정규직 전환될까요',
    '건강검진 센터에서 일하는 사람을 소개받았는데 잘될까요',
    '올해 제 건강운 어때요?',
  ])('where health is only mentioned, or looked ahead at, cards are read: %s', (question) => {
    expect(concernOf(question)).toBeNull()
  })

  test.each([
    '아무것도 모르겠어요',
    '그냥 요즘 아무것도 모르겠어요',
    '그냥 요즘 다 모르겠어요',
    '요즘 그냥 다 잘 모르겠어요',
  ])('not to know what to ask is no despair: %s', (question) => {
    expect(concernOf(question)).toBeNull()
  })

  test.each([
    '아무것도 모르겠고 아무 의미가 없어요',
    '그냥 요즘 다 모르겠어요 눈물만 나요',
    '아무것도 모르겠어요. 아무 의욕도 없고 하루하루가 버거워요',
    '다 모르겠고 이젠 버틸 힘이 없어요',
  ])('but despair beside it is heard: %s', (question) => {
    expect(concernOf(question)).not.toBeNull()
  })
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
