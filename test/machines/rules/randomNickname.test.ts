import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nicknameProblem } from '../../../machines/rules/nickname.ts'
import { ADJECTIVES, NOUNS, randomNickname } from '../../../machines/rules/randomNickname.ts'
import { isProfane } from '../../../machines/rules/profanity.ts'

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('any source of chance gives a nickname that passes its own check', () => {
  fc.assert(
    fc.property(fc.infiniteStream(unit), (stream) => {
      expect(
        nicknameProblem(
          randomNickname(() => stream.next().value, isProfane),
          isProfane,
        ),
      ).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('it is an adjective, a noun and a number from 1 to 99', () => {
  const shape = new RegExp(`^(?:${ADJECTIVES.join('|')})(?:${NOUNS.join('|')})[1-9][0-9]?$`)
  for (let count = 0; count < 200; count++) expect(randomNickname(Math.random, isProfane)).toMatch(shape)
  expect(randomNickname(() => 0, isProfane)).toMatch(/[^0-9]1$/)
  expect(randomNickname(() => 0.999999, isProfane)).toMatch(/[^0-9]99$/)
})

test('there is plenty to choose from, and no two words are alike', () => {
  expect(new Set(ADJECTIVES).size).toBe(ADJECTIVES.length)
  expect(new Set(NOUNS).size).toBe(NOUNS.length)
  expect(Math.min(ADJECTIVES.length, NOUNS.length)).toBeGreaterThanOrEqual(40)
})

test('every adjective and noun makes a nickname that is not taken for swearing', () => {
  const refused = ADJECTIVES.flatMap((adjective) => NOUNS.map((noun) => `${adjective}${noun}1`)).filter(
    (nickname) => nicknameProblem(nickname, isProfane) !== null,
  )
  expect(refused).toEqual([])
})

test('words that only make swearing, or never fit, end in the fixed phrase with four digits after 100 attempts', () => {
  let asked = 0
  const random = (): number => {
    asked++
    return 0.0042
  }
  expect(randomNickname(random, isProfane, ['미친'], ['새끼'])).toBe('타로손님0042')
  expect(asked).toBe(100 * 3 + 1)
  expect(randomNickname(() => 0.9999, isProfane, ['가나다라마바사아자차'], ['카타파'])).toBe('타로손님9999')
})

test('a result that does not fit is drawn again', () => {
  const draws = [0, 0, 0, 0, 0.5, 0]
  expect(randomNickname(() => draws.shift() ?? 0, isProfane, ['미친'], ['새끼', '라떼'])).toBe('미친라떼1')
})
