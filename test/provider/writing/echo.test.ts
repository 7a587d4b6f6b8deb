import { describe, expect, test } from 'vitest'
import type { Sense, Stance } from '../../../src/provider/writing/bank.ts'
import { proposalOf } from '../../../src/provider/writing/echo.ts'
import { echoed, planOf } from '../../../src/provider/writing/plan.ts'
import { visitOf } from '../../words/visits.ts'

const answerTo = (question: string, sense: Sense, stance: Stance, isFeared = false): string | null => {
  const proposal = proposalOf(question, sense, '보리')
  return proposal && echoed(proposal, proposal.isFear || isFeared, stance)
}

describe('a question is answered in its own words', () => {
  test.each<[question: string, sense: Sense, stance: Stance, answer: string]>([
    ['같은 헬스장 다니는 사람인데 번호 물어봐도 될까요?', '할까', '간다', '번호 물어봐도 돼요.'],
    ['골프채를 싸게 준다는데 살까요', '할까', '기다림', '당장 사는 건 조금 일러요.'],
    ['오늘 안에 답장 올까ㅠㅠ', '될까', '조건', '오늘 안에 답장 올 것 같아요.'],
    ['이번 시험 붙을 수 있을까요', '될까', '조건', '이번 시험 붙을 수 있을 것 같아요.'],
    ['이번 승진 발표에 제 이름 있을까요', '될까', '간다', '네, 이번 승진 발표에 보리님 이름 있을 거예요.'],
    ['골프채를 싸게 준다는데 살까요', '할까', '조건', '사는 쪽이 나아 보여요.'],
    ['인사팀에 얘기해야 할까요', '할까', '아니다', '이번에는 인사팀에 얘기하는 쪽을 권하고 싶지 않아요.'],
    ['요즘 장사가 좀 풀리려나', '될까', '간다', '네, 요즘 장사가 풀릴 거예요.'],
  ])('%s · %s · %s', (question, sense, stance, answer) => {
    expect(answerTo(question, sense, stance)).toBe(answer)
  })

  test.each<[question: string, sense: Sense, stance: Stance, answer: string]>([
    ['답장도 느리고 피곤하대요. 저한테 마음이 식은 걸까요?', '사실', '간다', '보리님에게 마음이 식은 건 아니에요.'],
    ['그만둬야 하나', '그만', '아니다', '그만두는 쪽이 나아 보여요.'],
    ['만나서 얘기하다 또 싸우면 어떡하죠', '겁', '간다', '또 싸우면 어쩌나 하는 걱정은 내려놓으셔도 돼요.'],
    ['저만 도태되는 거 아닌가요', '겁', '조건', '보리님만 도태되는 건 아닌 것 같아요.'],
  ])('what is feared turns round: %s', (question, sense, stance, answer) => {
    expect(answerTo(question, sense, stance, true)).toBe(answer)
  })
})

test.each<[question: string, sense: Sense]>([
  ['언제 연락이 올까요', '언제'],
  ['어떻게 해야 붙을 수 있을까요', '어떻게'],
  ['제 실력일까요 그냥 운일까요', '사실'],
  ['붙을까요? 안 붙으면 재수할까요?', '될까'],
  ['사업한다고 대출 받았는데 막막하다', '열린'],
])('no words are put where there is no one plain answer: %s', (question, sense) => {
  expect(proposalOf(question, sense, '보리')).toBeNull()
})

test.each<[question: string, sense: Sense, stance: Stance]>([
  ['저 괜찮은 사람 맞을까요', '사실', '아니다'],
  ['이번 시험 붙을 수 있을까요', '될까', '아니다'],
  ['금요일엔 붙겠죠', '될까', '기다림'],
  ['남향 하나에 홀린 걸까요', '사실', '간다'],
])('what would hurt is not said in one’s own words: %s', (question, sense, stance) => {
  expect(answerTo(question, sense, stance)).toBeNull()
})

test.each([
  ['CONFLICT', '위층에서 피아노를 밤 열시까지 쳐요 좋게 말하는 방법 없을까요'],
  ['COUPLE', '집사람이랑 각방 쓴 지 3년인데 신혼때처럼은 못 돌아가겠지요?'],
  ['FRIEND', '단톡방에서 나만 빼고 여행간거 알게됐어 모르는척 할까'],
  ['INCOME', '퇴근하고 배달 알바라도 할까'],
])('nor what is asked by its contrary, or is more than what is proposed: %s %s', (topicCode, questionText) => {
  expect(planOf({ ...visitOf(1), nickname: '보리', topicCode, questionText }).echo).toBeNull()
})

test('what somebody is called by is not repeated, nor what the visitor calls themselves', () => {
  expect(answerTo('김민수가 연락할까요', '될까', '간다')).toBe('네, 연락할 거예요.')
  expect(answerTo('우리가 다시 만날 수 있을까요', '될까', '간다')).toBe('네, 다시 만날 수 있어요.')
  expect(proposalOf('그 사람 나 싫어하나요', '사실', '보리')).toBeNull()
})

const KEPT = Object.values(
  import.meta.glob<string>('./proposals.txt', { query: '?raw', import: 'default', eager: true }),
)
  .join('')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(' | '))

test('whether it is hoped for or feared is seldom mistaken, in questions that nothing was learned from', () => {
  const answers = KEPT.flatMap(([label = '', topicCode = '', ...rest]) => {
    const questionText = rest.join(' | ')
    const plan = planOf({ ...visitOf(1), nickname: '보리', topicCode, questionText })
    if (plan.echo === null || label === 'x') return []
    const proposal = proposalOf(questionText, plan.sense, '보리')
    return proposal && !proposal.isFear ? [{ label, isFeared: plan.echo === echoed(proposal, true, plan.stance) }] : []
  })
  const right = answers.filter(({ label, isFeared }) => (label === '-') === isFeared)
  expect(answers.length).toBeGreaterThanOrEqual(KEPT.length / 6)
  expect(right.length / answers.length).toBeGreaterThan(0.88)
})

test.each(['올해 안 아프고 지낼 수 있을까요', '올해 건강해질까요', '건강운이 좋아질까요'])(
  'nobody is promised health in their own words: %s',
  (questionText) => {
    for (let seed = 0; seed < 30; seed++)
      expect(planOf({ ...visitOf(seed), categoryCode: 'SELF', topicCode: 'YEAR', questionText }).echo).toBeNull()
  },
)
