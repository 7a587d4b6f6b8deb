/** What a reading may begin with: a thing that the visitor named for certain. */
import { expect, test } from 'vitest'
import { calledByName } from '../../../src/provider/writing/composer.ts'
import { heardIn, nounsIn, personIn } from '../../../src/provider/writing/heard.ts'
import { planOf } from '../../../src/provider/writing/plan.ts'
import { frameBy, FRAMES, LISTS } from '../../../src/provider/writing/texts.ts'
import { visitOf } from '../../words/visits.ts'
import { textOf } from './sections.ts'

/** What a reading would begin with. */
const first = (...told: Parameters<typeof heardIn>) => heardIn(...told)[0] ?? null

test.each([
  ['7년 만났는데 결혼 얘기만 나오면 피해요', '세월', '7년'],
  ['석 달 뒤에 3년 만에 만나요', null, null],
  ['약속 취소만 세 번째예요', '횟수', '세 번째'],
  ['중고차 계약금 80만원 돌려받을 수 있을까요', '액수', '80만원'],
  ['커피 5천원도 아까워요', null, null],
  ['고2인데 미대 가도 될까요', '학년', '고2'],
  ['65세에 방통대 들어가도 될까요', '나이', '65세'],
  ['서른 전에 만날 수 있을까요', null, null],
  ['처남이 또 돈을 빌려 달래요', '사돈', '처남'],
  ['올해 남자친구 생길까요', '한 해', '올해'],
  ['남자친구가 생길 때마다 친구가 멀어져요', '친구', '친구'],
  ['한식 조리사는 언제 딸 수 있을까요', null, null],
  ['걱정돼서 잠이 안 와요', '잠', '잠'],
])('%s', (question, list, what) => {
  expect(first(question, '돈')).toEqual(list === null ? null : { list, what, when: null })
})

test('a day is heard with what is to come on it, and not when it is over', () => {
  expect(first('내일 면접인데 너무 떨려요', '일')).toEqual({ list: '앞둔 일', what: '면접', when: '내일' })
  expect(first('오늘 면접 보고 왔는데 붙을까요', '일')).toEqual({ list: '면접', what: '면접', when: null })
})

test.each([
  ['내일 처음으로 축가 부르는데 잘할 수 있을까요', '나', '앞둔 일', '축가', '내일'],
  ['전여친 생일이 담주인데 톡 보낼까 말까', '사랑', '앞둔 일', '생일', '다음 주'],
  ['육아휴직 끝나고 담달 복직인데 걱정', '일', '먼 앞일', '복직', '다음 달'],
  ['전세만기 11월인데 돌려줄까요', '돈', '먼 앞일', '전세 만기', '11월'],
] as const)('a day is said back in whole words: %s', (question, field, list, what, when) => {
  expect(first(question, field)).toEqual({ list, what, when })
})

test.each([
  ['헤어진지 두달 됐는데 전남친이 스토리를 봤어요', '사랑', '이별 뒤', '두 달'],
  ['카톡 읽씹당한지 4일째인데', '사랑', '며칠째', '4일째'],
  ['룸메랑 싸우고 일주일째 말안함', '사람', '며칠째', '일주일째'],
  ['남친이 군대간지 5개월인데 전화가 줄어요', '사랑', '세월', '5개월'],
  ['간호사 3년찬데 이길이 아닌거같아', '일', '연차', '3년 차'],
  ['서류만 30군데 떨어졌어요', '일', '여러 곳', '30군데'],
  ['집에서 1시간반 거리인데 옮길까', '일', '거리', '1시간 반'],
  ['폰만 3시간씩 봐요', '공부', '하루 시간', '3시간'],
  ['친한언니가 300만 빌려달래요', '돈', '액수', '300만 원'],
  ['나이도 29이라 늦은걸까요', '공부', '나이', '29살'],
  ['올해안에 남친 생길까요', '나', '때', '올해 안'],
  ['올해안에 좋은 일 있을까요', '나', '때', '올해 안'],
  ['제가 잠수이별했는데 받아줄까요', '사랑', '잠수', '잠수이별'],
  ['전 남친한테 연락 왔어요', '사랑', '전애인', '전 남자친구'],
  ['회사 동기 좋아하는데 어쩌죠', '사랑', '동기', '회사 동기'],
  ['너무 기빨리는데 어떡하죠', '사람', '지침', '지침'],
  ['우리 아들이 고3인데 붙을까요', '공부', '자녀', '아들'],
  ['와이프가 말을 안 해요', '사랑', '배우자', '아내'],
] as const)('what is told is heard: %s', (question, field, list, what) => {
  expect(first(question, field)).toEqual({ list, what, when: null })
})

test.each([
  ['군것질 끊을 수 있을까요', '나'],
  ['남편 수입이 줄었는데 형편이 나아질까요', '돈'],
  ['엄마가 쓰던 차를 팔까요', '돈'],
  ['공부할 동기가 안 생겨요', '공부'],
  ['배우는 게 느려요', '나'],
  ['그건 무리일까요', '일'],
  ['이제 제대로 해볼까요', '나'],
  ['몇 년이나 더 걸릴까요', '일'],
  ['10년차이 나는 사람인데요', '사랑'],
  ['구독자 3만 될까요', '돈'],
  ['11월에 헤어졌는데 다시 올까요', '사랑'],
  ['이번 주에 데이트했는데 어땠을까요', '돈'],
  ['그 사람이 외로워하는 것 같아요', '사랑'],
  ['그 애가 지쳤대요', '사랑'],
  ['미안하다는 말도 없이 갔어요', '사랑'],
  ['하나도 안 무서워요', '나'],
  ['결혼한 사람을 좋아해요', '사랑'],
  ['며느리인데 어디까지 해야 하나요', '사람'],
  ['3월에 이사한 집이 별로예요', '공부'],
] as const)('what is not said for certain is not heard: %s', (question, field) => {
  expect(first(question, field)).toBeNull()
})

test('whose husband it is makes a difference', () => {
  expect(first('친구 남편이 자꾸 참견해요', '사람')?.list).toBe('친구')
  expect(first('남편이 자꾸 참견해요', '사람')?.list).toBe('배우자')
})

test('a thing is heard where it is what is asked about, and not where it only makes noise', () => {
  expect(first('피아노 다시 배워도 될까요', '공부')).toEqual({ list: '배움', what: '피아노', when: null })
  expect(first('위층에서 밤마다 피아노를 쳐요', '사람')).toEqual({ list: '이웃', what: '위층', when: null })
})

test('whatever is said back is said by every reader, in two ways at least', () => {
  for (const [list, texts] of Object.entries(LISTS.get('heard') ?? {})) {
    const ways = ['F', 'T', 'FT'].map((key) => texts[key]?.length ?? 0)
    expect([list, ways.every((count) => count >= 2) || ways.every((count) => count === 0)]).toEqual([list, true])
  }
})

test('nothing is heard that is of no use: neither said back, weighed nor the name of somebody', () => {
  const people = new Set(FRAMES.flatMap((slug) => [...frameBy(slug)!.people]))
  const useless = Object.entries(LISTS.get('heard') ?? {}).filter(
    ([list, texts]) => !people.has(list) && Object.keys(texts).every((key) => key === '말' || key === '분야'),
  )
  expect(useless.map(([list]) => list)).toEqual([])
})

test('a reading begins with what was heard', () => {
  const visit = visitOf(1)
  const heard = { list: '사돈', what: '처남', when: null }
  const text = textOf('past', { ...visit, plan: { ...planOf(visit), facet: null, matter: null, heard: [heard] } })
  expect(text.split(/[.?!]/)[0]).toContain('처남')
})

test('two figures are both heard, and nothing as two things', () => {
  expect(heardIn('4년 만난 남자친구랑 헤어진 지 2주 됐어요', '사랑').map(({ what }) => what)).toEqual(
    expect.arrayContaining(['4년', '2주']),
  )
  const whats = heardIn('헤어진 지 3개월 됐는데 연락 올까요', '사랑').map(({ what }) => what)
  expect(whats.filter((what) => what === '3개월')).toHaveLength(1)
})

test('a thing that is named has what is true of it in the field, and what comes first is named first', () => {
  const whats = (...told: Parameters<typeof nounsIn>) => nounsIn(...told).map(({ what }) => what)
  expect(whats('짝남 생일에 편지를 줘도 될까요', '사랑')).toEqual(['생일', '편지'])
  expect(whats('학원쌤이 좋아요', '사랑')).toEqual([])
  expect(whats('헬스장 등록할까요', '돈')).toEqual(['헬스장'])
  const [atWork] = nounsIn('회사에 소문이 났어요', '일')
  const [amongFriends] = nounsIn('친구들 사이에 소문이 났어요', '사람')
  expect(atWork?.texts).not.toEqual(amongFriends?.texts)
})

test('the one person whom a question names is known by name, and nobody where there are two', () => {
  const couple = new Set(['연인', '배우자'])
  const anybody = new Set(['부모', '친구', '윗사람', '동료'])
  expect(personIn('남친이 요즘 바쁘대요. 마음이 식은 걸까요', couple)).toBe('남자친구')
  expect(personIn('친구 남친이 바람을 피워요', couple)).toBeNull()
  expect(personIn('남자친구 언제 생길까요', couple)).toBeNull()
  expect(personIn('팀장이 저를 싫어하나요', anybody)).toBe('팀장님')
  expect(personIn('엄마랑 친구 사이에 껴 있어요', anybody)).toBeNull()
  expect(personIn('거래처랑 틀어졌어요', anybody)).toBeNull()
})

test.each([
  ['그 사람은 아직 몰라요.', '엄마는 아직 몰라요.'],
  ['오늘은 그 사람과 걸어 보세요.', '오늘은 엄마와 걸어 보세요.'],
  ['그 사람에게도 사정이 있어요. 그 사람 몫이에요.', '엄마에게도 사정이 있어요. 그 사람 몫이에요.'],
  ['그 사람들은 몰라요.', '그 사람들은 몰라요.'],
  ['한 사람이 있어요. 그 사람은 몰라요.', '한 사람이 있어요. 그 사람은 몰라요.'],
  ['“그 사람이 왔어.” 하고 말해 보세요.', '“그 사람이 왔어.” 하고 말해 보세요.'],
  ['외로워서인지 그 사람이라서인지 봐요.', '외로워서인지 그 사람이라서인지 봐요.'],
  ['엄마도 힘들어요. 그 사람도 사람이니까요.', '엄마도 힘들어요. 그 사람도 사람이니까요.'],
])('a text calls somebody by their name: %s', (text, called) => {
  expect(calledByName(text, '엄마')).toBe(called)
})
