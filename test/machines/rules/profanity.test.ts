import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProfane } from '../../../machines/rules/profanity.ts'
import cases from './profanity-cases.json' with { type: 'json' }

test.each(['korean', 'english'] as const)('ordinary %s passes', (language) => {
  expect(cases[language].innocent.filter((text) => isProfane(text))).toEqual([])
})

test.each(['korean', 'english'] as const)('swearing in %s is found', (language) => {
  expect(cases[language].profane.filter((text) => !isProfane(text))).toEqual([])
})

test('swearing is found inside an ordinary sentence, in decomposed form and in upper case', () => {
  const missed = ['개새끼', '씨발', 'FUCK', 'shit'].flatMap((word) =>
    [`그 사람이 ${word} 연락할까요?`, `그 사람이 ${word} 연락할까요?`.normalize('NFD'), `(${word})`].filter(
      (text) => !isProfane(text),
    ),
  )
  expect(missed).toEqual([])
})

test.each(['시\u200b발', '시\u3164발', '시\u2063발', 'ㅅ\u00adㅂ', 'ｓｈｉｔ', 'fu\u0301ck'])(
  '%j is read without its disguise',
  (text) => {
    expect(isProfane(text)).toBe(true)
  },
)

test('any text gets an answer, and the same one each time', () => {
  const jamo = fc.string({ unit: fc.constantFrom(...'ㄱㅅㅂㅏㅣㅗㄳㅄ시발새끼 .1xlaA\u1100\u1161\u3164'.split('')) })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), jamo), (text) => {
      const first = isProfane(text)
      expect(typeof first).toBe('boolean')
      expect(isProfane(text)).toBe(first)
    }),
    { numRuns: 1000 },
  )
})

test.each(['ㅅ', '시', '시이', '새끼가 ', '아오', 'a', 'a.', '가 ', '같은 ', '\ud800'])(
  'a very long run of %j is answered without delay',
  (unit) => {
    const started = performance.now()
    isProfane(unit.repeat(10_000))
    expect(performance.now() - started).toBeLessThan(1000)
  },
)
