import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isProfane } from '../../../machines/rules/profanity.ts'
import { CATEGORIES } from '../../../src/deck/topics.ts'
import { shortQuote, understand, type Asked } from '../../../src/provider/writing/question.ts'
import { OTHER_CASES, SAMPLE_CASES } from './questionCases.ts'

const KINDS: readonly Asked['kind'][] = ['whether', 'when', 'who', 'why', 'how', 'what', 'choice', 'open']

describe('what is understood', () => {
  test.each([...SAMPLE_CASES, ...OTHER_CASES])('%s', (question, kind, about, subject) => {
    expect(understand(question)).toMatchObject({ kind, about, subject })
  })

  test('every kind of question has its cases', () => {
    expect(new Set(OTHER_CASES.map(([, kind]) => kind))).toEqual(new Set(KINDS))
  })

  test('a sentence before the question lends its subject when the question has none', () => {
    expect(understand('이직을 준비하고 있어요. 잘될까요?').subject).toBe('이직')
  })

  test('two answers in two sentences are a choice', () => {
    expect(understand('회사에 남을까요? 아니면 떠날까요?').kind).toBe('choice')
  })
})

describe('a subject is fit to stand in a sentence', () => {
  const samples = CATEGORIES.flatMap(({ topics }) => topics.flatMap(({ sampleQuestions }) => sampleQuestions))
  const others = OTHER_CASES.map(([question]) => question)

  test('two to fourteen letters, no particle at its end, no pronoun of the visitor', () => {
    const subjects = [...samples, ...others].flatMap((question) => understand(question).subject ?? [])
    for (const subject of subjects) {
      expect(subject).toMatch(/^[가-힣A-Za-z0-9][가-힣A-Za-z0-9 ]{0,12}[가-힣A-Za-z0-9]$/)
      expect(subject).not.toMatch(/(?:을|를|에서|에게|한테|으로|까지|부터|것)$/)
      expect(subject).not.toMatch(/(?:^| )(?:저|제|저의|제가|내|우리)(?: |$)/)
    }
  })

  test('most sample questions have one', () => {
    const found = samples.filter((question) => understand(question).subject !== null)
    expect(found.length / samples.length).toBeGreaterThan(0.7)
  })
})

describe('strange questions', () => {
  const strange = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'가나은는을를이가까요할수있?!. ,ㅠㅋ3A'), maxLength: 200 }),
    fc
      .array(
        fc.constantFrom('저는', '이직을', '와', '것', '그', '이', '제', '하는', '게', '언제', '을', '까요?', '전'),
        {
          maxLength: 40,
        },
      )
      .map((words) => words.join(' ')),
  )

  test('are understood somehow', () => {
    fc.assert(
      fc.property(strange, (question) => {
        const { kind, subject, quote } = understand(question)
        expect(KINDS).toContain(kind)
        expect(quote).not.toBe('')
        expect(quote.length).toBeLessThanOrEqual(23)
        if (subject === null) return
        expect(subject.length).toBeGreaterThanOrEqual(2)
        expect(subject.length).toBeLessThanOrEqual(14)
        expect(isProfane(subject)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('do not take long', () => {
    const started = performance.now()
    understand('그 사람의 '.repeat(33))
    understand('가'.repeat(200))
    expect(performance.now() - started).toBeLessThan(500)
  })
})

test.each([
  ['그 사람도 저에게 마음이 있을까요?', '그 사람도 저에게 마음이 있을까요?'],
  ['요즘 참 힘들어요. 이직해도 괜찮을까요? 궁금해요.', '이직해도 괜찮을까요?'],
  ['요즘 참 힘들어요. 이직해도 괜찮을까요', '이직해도 괜찮을까요'],
  ['그가 "미안해" 라고   했어요!', '그가 미안해 라고 했어요'],
  ['이번엔 붙을까요ㅠㅠㅠㅠ', '이번엔 붙을까요'],
  ['정말 붙을 수 있을까요????', '정말 붙을 수 있을까요?'],
  ['형제자매와 다시 편하게 지낼 수 있을지 정말 궁금한데 어떨까요?', '형제자매와 다시 편하게 지낼 수 있을지…'],
  ['..........', '…'],
])('%s is quoted as %s', (question, quote) => {
  expect(shortQuote(question)).toBe(quote)
})

test('a question in one long word is cut all the same', () => {
  expect(shortQuote('가'.repeat(200))).toBe(`${'가'.repeat(22)}…`)
})
