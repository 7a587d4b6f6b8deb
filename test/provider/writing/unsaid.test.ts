import { expect, test } from 'vitest'
import { mayBeSaidTo } from '../../../src/provider/writing/unsaid.ts'
import { readingsOf, TEXTS } from '../../words/figures.ts'

test('what is told bars what contradicts it', () => {
  const maySay = mayBeSaidTo('연봉 15% 올려서 오퍼가 왔는데 이직할까요?')
  expect(maySay('한 달 안에 다섯 군데를 지원하세요.')).toBe(false)
  expect(maySay('받은 조건을 글로 다시 확인하세요.')).toBe(true)
  expect(mayBeSaidTo('이직할까요?')('한 달 안에 다섯 군데를 지원하세요.')).toBe(true)
  const onTheDay = '결혼식 날은 당사자가 정신이 없어요.'
  expect(mayBeSaidTo('친구가 결혼식에 저를 안 불렀는데 물어볼까요?')(onTheDay)).toBe(false)
  expect(mayBeSaidTo('친구 결혼식에 가야 할까요?')(onTheDay)).toBe(true)
})

test('a reading says nothing that is barred, while something else can be said', () => {
  const questionText = '적금 만기로 2천만원이 생겼는데 주식에 넣어도 될까요?'
  const maySay = mayBeSaidTo(questionText)
  const readings = readingsOf(60, { topicCode: 'DECISION', questionText })
  const barred = readings.filter(({ texts }) => TEXTS.some((section) => !maySay(texts[section])))
  expect(barred).toEqual([])
})
