import { describe, expect, test } from 'vitest'
import { choiceOf, optionsOf } from '../../../src/provider/writing/options.ts'

describe('the two sides of a choice', () => {
  test.each([
    ['짜장이냐 짬뽕이냐 진지합니다', '짜장 쪽', '짬뽕 쪽'],
    ['피아노랑 드럼 중에 뭐가 저랑 더 맞을까', '피아노 쪽', '드럼 쪽'],
    ['전화 vs 카톡', '전화 쪽', '카톡 쪽'],
    ['공기업이랑 사기업 둘 다 준비중인데 어디에 더 운이 있나요', '공기업 쪽', '사기업 쪽'],
    ['예금이랑 적금이랑 뭐가 나아?', '예금 쪽', '적금 쪽'],
    ['취업이랑 대학원 사이에서 한 달째 갈팡질팡하는 중', '취업 쪽', '대학원 쪽'],
    ['저는 연상이 좋을까 동갑이 좋을까', '연상 쪽', '동갑 쪽'],
    ['재계약할까요 이사 갈까요', '재계약하는 쪽', '이사 가는 쪽'],
    ['전세 만기가 11월인데 재계약할지 이사 나갈지 고민입니다', '재계약하는 쪽', '이사 나가는 쪽'],
    ['받은 선물들 버릴까요 그냥 둘까요', '선물들 버리는 쪽', '그냥 두는 쪽'],
    ['참을까 아니면 따질까', '참는 쪽', '따지는 쪽'],
    ['헬스장 갈까 그냥 집에 가서 누울까', '헬스장 가는 쪽', '가서 눕는 쪽'],
    ['제가 먼저 꺼내도 될까요, 아니면 기다리는 게 나을까요?', '꺼내는 쪽', '기다리는 쪽'],
    ['3년 채우고 옮기는 게 나을까 아니면 바로 갈까?', '옮기는 쪽', '바로 가는 쪽'],
    ['참견할까 도울까', '참견하는 쪽', '돕는 쪽'],
    ['팀장이 제 공을 가로채요. 말을 해야 할까요, 참아야 할까요?', '말을 하는 쪽', '참는 쪽'],
    ['친구 생일을 모르고 지나쳤어요. 모른 척 지내야 할까요, 사과해야 할까요?', '모른 척 지내는 쪽', '사과하는 쪽'],
    ['비밀을 알아 버렸는데 모른 척해야 할까요 물어봐야 할까요', '모른 척하는 쪽', '물어보는 쪽'],
    ['미용실 2호점, 올해 가을이 나을까요 내년 봄이 나을까요?', '올해 가을 쪽', '내년 봄 쪽'],
  ])('%s', (question, first, second) => {
    expect(optionsOf(question)).toEqual([first, second])
  })

  test.each([
    '미련일까 미안함일까',
    '은퇴하고 나니 뭘 해야 될지 하루가 길어요',
    '제 형편과 성격에는 어느 쪽이 어울릴까요',
    '동생이랑 저는 뭐가 문제일까요',
    '할아버지랑 아빠 사이에서 제가 통역사예요',
    '정규직 전환 나 될까 옆자리 애 될까',
    '결혼이냐 승진이냐 둘 다는 욕심일까요',
    '연락하면 반가워할까요 부담스러워할까요',
    '마음이 식은 걸까 그냥 바쁜 걸까',
    '나갈지 말지 고민이에요',
    '오늘 머리 자를까 말까',
    '저 붙을까요? 언제 연락이 올까요?',
    '이직하는 게 나을까요',
    '짐 싸는 걸 도울까 모른 척할까',
    '플래너 써볼까 하는데 저한테 효과 있을까요',
    '왜 다른 사람을 만났을까요 제가 부족했을까요',
    '빨리 가는 게 좋을까 천천히 가는 게 좋을까',
  ])('are not named where they are not plain: %s', (question) => {
    expect(optionsOf(question)).toBeNull()
  })
})

test('a yes chooses the side that the frame is about, a no the other', () => {
  const asked = '재계약할까요 이사 갈까요'
  expect(choiceOf(asked, /이사|나가/, true)).toEqual({ side: '이사 가는 쪽', isFree: false })
  expect(choiceOf(asked, /이사|나가/, false)).toEqual({ side: '재계약하는 쪽', isFree: false })
})

test('where the frame knows neither, a yes goes on and a no lets it be', () => {
  const asked = '스마트스토어 6개월 월매출 40 접을까 더 해볼까'
  expect(choiceOf(asked, null, true)).toEqual({ side: '더 해보는 쪽', isFree: false })
  expect(choiceOf(asked, null, false)).toEqual({ side: '접는 쪽', isFree: false })
})

test('where both are as good, one of them is chosen all the same', () => {
  expect(choiceOf('짜장이냐 짬뽕이냐', null, true)).toEqual({ side: '짜장 쪽', isFree: true })
  expect(choiceOf('짜장이냐 짬뽕이냐', /이사/, false)).toEqual({ side: '짬뽕 쪽', isFree: true })
  expect(choiceOf('짜장면 맛있을까요?', null, true)).toBeNull()
})
