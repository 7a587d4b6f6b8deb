import { describe, expect, test } from 'vitest'
import { lint, LONGEST_SENTENCE, sentencesOf } from './lint.ts'

const VISITOR = { nickname: 'Luna', questionText: 'SNS로 만난 사람과 소송까지 가게 될까요?' }

/** For every rule: texts that break it and nothing else, and texts that look like it and are right. */
const CASES: Record<string, { wrong: readonly string[]; right: readonly string[] }> = {
  particle: {
    wrong: [
      '마음를 열어 보세요.',
      '가을는 짧아요.',
      '사랑는 쉬어요.',
      '사람가 다가와요.',
      '커피을 드세요.',
      '하루은 길어요.',
      '친구이 웃어요.',
      '카드과 나란히 놓여요.',
      '달빛와 걸어요.',
      '생각로 가득해요.',
      '바다으로 떠나요.',
      '길으로 나서요.',
      '이 카드이에요.',
      '좋은 사람예요.',
      '좋은 사람이예요.',
      '둘 사이에요.',
      '그게 아니예요.',
      '마음라는 말이 남아요.',
      '여유이라는 말이 남아요.',
      '컵 2이 놓였어요.',
      '컵 3가 놓였어요.',
      '완드 10로 이어져요.',
      '소드 7으로 이어져요.',
      '‘여유’이 남아요.',
      '‘마음’가 남아요.',
      '‘여유’이라는 낱말이에요.',
      '‘믿음’라는 낱말이에요.',
      '‘재능’와 함께 가요.',
      '“떠날까 말까 하는 마음”라는 물음이에요.',
      '사람이를 만나요.',
      '마음이가 닿아요.',
    ],
    right: [
      '가을을 지나 마을은 노을과 함께 저물어요.',
      '아이와 고양이가 나이도 잊고 사이좋게 놀아요.',
      '진로를 스스로 고르는 때예요.',
      '작가가 창가에 앉아 무언가를 지은 모양이에요.',
      '언젠가 어딘가에서 누군가를 만날 거예요.',
      '길로 나서면 물로 이어져요.',
      '지팡이를 짚은 젊은이가 고양이예요.',
      '사과와 결과를 나란히 두어요.',
      '찾는 것과 먹는 것과 남는 것이 달라요.',
      '컵 2가 완드 3을 만나 소드 7로, 펜타클 10으로 이어져요.',
      '‘여유’가 ‘마음’을 만나 ‘말’로, ‘믿음’으로 남아요.',
      '‘소식’이라는 말과 ‘여유’라는 말이에요.',
      '“다시 만날 수 있을까요?”라고 물으셨죠?',
      '새로 쓰고 따로 모으고 서로 나눠요.',
      '그건 아니에요.',
      '기꺼이 가까이 다가가요.',
    ],
  },
  'doubled particle': {
    wrong: ['그 말을를 전해요.', '저는는 괜찮아요.', '집에에 가요.', '친구의의 말이에요.', '저는은 괜찮아요.'],
    right: ['가을을 기다려요.', '은은한 향이 나요.', '마을이 조용해요.', '결과와 과정이 있어요.'],
  },
  'doubled word': { wrong: ['조금 조금 나아져요.'], right: ['하나하나 풀어 가요.', '모를 줄 줄 알았어요.'] },
  'doubled sentence': { wrong: ['잘하고 있어요. 잘하고 있어요.'], right: ['잘하고 있어요. 잘 가고 있어요.'] },
  space: {
    wrong: ['두 칸  띄었어요.', '쉼표 , 앞이에요.', ' 앞이 비어요.', '붙었어요.다음이에요.', '‘ 말’이 남아요.'],
    right: ['쉼표, 뒤는 띄어요. 다음이에요.', '‘말’, ‘뜻’이 남아요.'],
  },
  marks: { wrong: ['끝났어요..', '잠깐 — 쉬어요.', '(잠깐) 쉬어요.', '좋아요♥ 그래요.'], right: ['끝났어요. 정말요?'] },
  'straight quote': { wrong: ['"좋은 날"이 와요.'], right: ['‘좋은 날’이 와요.'] },
  quotes: { wrong: ['‘좋은 날이 와요.', '좋은 날’이 와요.'], right: ['“그가 ‘좋다’고 했나요?”라고 물었어요.'] },
  placeholder: { wrong: ['{card}가 놓였어요.', 'undefined가 놓였어요.', '은/는 가려요.'], right: ['카드가 놓였어요.'] },
  'too close': {
    wrong: [
      '만날수 있어요.',
      '만날 수있어요.',
      '아는것이 힘이에요.',
      '올 것같아요.',
      '그때문에 늦어요.',
      '잘할거예요.',
      '가는거예요.',
      '쉴때가 됐어요.',
      '그뿐만아니라 좋아요.',
      '있을만큼 있어요.',
      '말하는대로 돼요.',
      '쉬는동안 자라요.',
      '모른척 넘겨요.',
      '입을 닫은채 걸어요.',
      '할만한 일이에요.',
      '올줄 알았어요.',
      '만난적이 있어요.',
      '헤어진지 오래예요.',
      '두번 생각해요.',
      '첫번째 카드예요.',
      '그림같은 날이에요.',
    ],
    right: [
      '말할수록 깊어지고 연습할수록 가벼워져요.',
      '셀 수 없이 많아요.',
      '실수 없이 해냈어요.',
      '볼만한 풍경이에요.',
      '물때를 기다려요.',
      '설거지는 내일 해요.',
      '그런대로 괜찮고 되는대로 살아요.',
      '한결같은 사람과 똑같은 길이에요.',
      '같은 길을 걸어요.',
      '그만큼 저만큼 커졌어요.',
      '왜 그런지 오래 생각해요.',
    ],
  },
  'too far': {
    wrong: [
      '지금 까지 왔어요.',
      '바람 처럼 가요.',
      '그럴 수 밖에 없어요.',
      '너 밖에 없어요.',
      '그 마음 뿐 남아요.',
      '생각 만큼 커요.',
      '마음 는 쉬어요.',
      '길을 물어 보세요.',
      '마음을 내려 놓아요.',
      '점점 달라 져요.',
      '봄을 좋아 해요.',
      '그 동안 애썼어요.',
      '그 사이 자랐어요.',
      '오랜 만이에요.',
      '마음 속에 있어요.',
      '첫 걸음을 떼요.',
    ],
    right: [
      '물어보고 살펴보세요.',
      '웃을 뿐 말이 없어요.',
      '어느 만큼 왔을까요?',
      '그 사이도 이어져요.',
      '이제 걸음이니까요.',
      '미뤄 두었다가 오늘 해요.',
      '자리를 찾아 오 분 쉬어요.',
      '약속 하나를 지켜 보세요.',
      '해 질 녘에 만나요.',
      '남은 것은 이것뿐 아니라 저것도 있어요.',
    ],
  },
  misspelled: {
    wrong: [
      '그러면 되요.',
      '하면 않돼요.',
      '그렇지 안아요.',
      '제가 할께요.',
      '좋은 거에요.',
      '웬지 좋아요.',
      '몇일 쉬어요.',
    ],
    right: [
      '그러면 돼요.',
      '여기까지 안고 와요.',
      '그렇지 않아요.',
      '제가 할게요.',
      '왠지 좋은 거예요.',
      '며칠 쉬어요.',
    ],
  },
  'speech level': {
    wrong: ['잘될 것이다.', '괜찮았어.', '함께 가자.'],
    right: ['괜찮아요.', '그렇죠?', '“괜찮았어.”라고 해 주세요.', '빛이 보여요, 별이님.'],
  },
  'formal level': { wrong: ['괜찮습니다만 쉬어요.'], right: ['자주 다니다 보면 늘어요.'] },
  translated: {
    wrong: [
      '바람에 의해 흔들려요.',
      '좋게 보여지는 날이에요.',
      '말하는 것이 가능해요.',
      '당신이 옳아요.',
      '친구로부터의 소식이에요.',
      '함에 있어서 중요해요.',
      '갔었던 곳이에요.',
      '가장 좋은 길 중 하나예요.',
      '일에 대해 묻고 사람에 대해 물어요.',
    ],
    right: ['일에 대해 물어요.', '그 자리에 있어서 든든해요.', '있었던 일이에요.', '손에 쥔 것이에요.'],
  },
  promise: {
    wrong: ['반드시 만나요.', '무조건 좋아요.', '꼭 합격해요.', '제가 장담해요.'],
    right: ['장담하기보다 확인해요.', '꼭 안아 주세요.', '합격을 바라요.'],
  },
  fear: {
    wrong: ['파산을 조심해요.', '큰 재앙이 와요.', '암에 걸려요.', '죽음을 예고해요.'],
    right: ['죽음 카드가 놓였어요.', '풀이 죽어 있었어요.', '사람에게 실망할 수 있어요.', '암탉이 울어요.'],
  },
  'same ending': {
    wrong: ['비가 오네요. 바람도 부네요. 꽃은 지네요.', '봄이에요. 낮이에요. 밤이에요.'],
    right: ['비가 왔어요. 바람이 불었어요. 꽃은 졌어요.', '비가 오네요. 바람도 불어요. 꽃은 지네요.'],
  },
  'same start': {
    wrong: ['지금 비가 와요. 지금 바람도 불죠. 지금 꽃은 질까요?'],
    right: ['지금 비가 와요. 지금 바람도 불죠. 꽃은 질까요?', '완드 2가 와요. 완드 킹도 가죠. 완드 9는 쉴까요?'],
  },
}

describe.each(Object.entries(CASES))('%s', (rule, { wrong, right }) => {
  test.each(wrong)('marks %s', (text) => {
    expect(lint(text).map((problem) => problem.slice(0, problem.indexOf(':')))).toContain(rule)
  })
  test.each(right)('leaves %s', (text) => {
    expect(lint(text)).toEqual([])
  })
})

test('a sentence of 90 characters is the longest', () => {
  const sentence = (length: number) => `${'가나 '.repeat(length).slice(0, length - 3)}해요.`
  expect(lint(sentence(LONGEST_SENTENCE)).filter((problem) => problem.startsWith('too long'))).toEqual([])
  expect(lint(sentence(LONGEST_SENTENCE + 1)).map((problem) => problem.slice(0, 8))).toContain('too long')
})

test('a name is called twice at most, and is no mistake itself', () => {
  expect(lint('Luna님, 안녕하세요. 오늘은 Luna님의 날이에요.', VISITOR)).toEqual([])
  expect(lint('Luna님, 안녕하세요. Luna님과 Luna님의 날이죠.', VISITOR)).toEqual(['nickname: 3 times'])
  expect(lint('Luna님가 오셨어요.', VISITOR)).toEqual(['particle: 손님가'])
  expect(lint('를는 을님, 안녕하세요.', { nickname: '를는 을', questionText: '' })).toEqual([])
})

test('Latin letters and grave words stand only where the visitor wrote them', () => {
  expect(lint('SNS를 쉬어 보세요. 소송 이야기는 미뤄요.', VISITOR)).toEqual([])
  expect(lint('card를 보세요.', VISITOR)).toEqual(['Latin: card'])
  expect(lint('파산 이야기는 미뤄요.', VISITOR)).toEqual(['fear: 파산'])
})

test('what the visitor wrote is quoted as it is', () => {
  expect(lint('“할수있을까요?? card로 되요!” 하고 물으셨죠?', VISITOR)).toEqual([])
  expect(sentencesOf('“될까요? 안 될까요?” 하고 물으셨죠? ‘정말?’이라는 말이에요.')).toEqual([
    '“될까요? 안 될까요?” 하고 물으셨죠?',
    '‘정말?’이라는 말이에요.',
  ])
})
