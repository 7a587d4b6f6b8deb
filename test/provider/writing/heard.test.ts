/** What a reading may begin with: a thing that the visitor named for certain. */
import { expect, test } from 'vitest'
import { heardIn } from '../../../src/provider/writing/heard.ts'
import { planOf } from '../../../src/provider/writing/plan.ts'
import { visitOf } from '../../words/visits.ts'
import { textOf } from './sections.ts'

test.each([
  ['7년 만났는데 결혼 얘기만 나오면 피해요', '세월', '7년'],
  ['석 달 뒤에 3년 만에 만나요', null, null],
  ['약속 취소만 세 번째예요', '횟수', '세 번째'],
  ['중고차 계약금 80만원 돌려받을 수 있을까요', '액수', '80만원'],
  ['커피 5천원도 아까워요', null, null],
  ['고2인데 미대 가도 될까요', '학년', '고2'],
  ['우리 아들이 고3인데 붙을까요', '자녀', '아들'],
  ['65세에 방통대 들어가도 될까요', '나이', '65세'],
  ['서른 전에 만날 수 있을까요', null, null],
  ['처남이 또 돈을 빌려 달래요', '사돈', '처남'],
  ['와이프가 말을 안 해요', '배우자', '아내'],
  ['한식 조리사는 언제 딸 수 있을까요', null, null],
  ['걱정돼서 잠이 안 와요', '잠', '잠'],
])('%s', (question, list, what) => {
  expect(heardIn(question, '돈')).toEqual(list === null ? null : { list, what, when: null })
})

test('a day is heard with what is to come on it, and not when it is over', () => {
  expect(heardIn('내일 면접인데 너무 떨려요', '일')).toEqual({ list: '앞둔 일', what: '면접', when: '내일' })
  expect(heardIn('오늘 면접 보고 왔는데 붙을까요', '일')).toBeNull()
})

test('a thing is heard where it is what is asked about, and not where it only makes noise', () => {
  expect(heardIn('피아노 다시 배워도 될까요', '공부')).toEqual({ list: '배움', what: '피아노', when: null })
  expect(heardIn('위층에서 밤마다 피아노를 쳐요', '사람')).toBeNull()
})

test('a reading begins with what was heard', () => {
  const visit = visitOf(1)
  const heard = { list: '사돈', what: '처남', when: null }
  const text = textOf('past', { ...visit, plan: { ...planOf(visit), facet: null, matter: null, heard } })
  expect(text.split(/[.?!]/)[0]).toContain('처남')
})
