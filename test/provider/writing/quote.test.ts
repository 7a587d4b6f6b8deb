import { expect, test } from 'vitest'
import { shortQuote } from '../../../src/provider/writing/quote.ts'

test.each([
  ['그 사람도 저에게 마음이 있을까요?', '그 사람도 저에게 마음이 있을까요?'],
  ['요즘 참 힘들어요. 이직해도 괜찮을까요? 궁금해요.', '이직해도 괜찮을까요?'],
  ['그가 "미안해" 라고   했어요!', '그가 미안해 라고 했어요'],
  ['형제자매와 다시 편하게 지낼 수 있을지 정말 궁금한데 어떨까요?', '형제자매와 다시 편하게 지낼 수 있을지…'],
])('%s is quoted as %s', (question, quote) => {
  expect(shortQuote(question)).toBe(quote)
})

test('a question in one long word is cut all the same', () => {
  expect(shortQuote('가'.repeat(200))).toBe(`${'가'.repeat(22)}…`)
})
