import { expect, test } from 'vitest'
import { fitsNickname, nicknameProblem } from '../../../machines/rules/nickname.ts'

test.each([
  ['', 'tooShort'],
  ['   ', 'tooShort'],
  ['\t\n', 'tooShort'],
  ['가', 'tooShort'],
  ['  가  ', 'tooShort'],
  ['🙂', 'tooShort'],
  ['가나', null],
  ['가나다라마바사아자차카타', null],
  ['  가나다라마바사아자차카타  ', null],
  ['가나다라마바사아자차카타파', 'tooLong'],
  ['abcdefghijkl', null],
  ['abcdefghijklm', 'tooLong'],
  ['a'.repeat(100_000), 'tooLong'],
  ['🙂'.repeat(12), 'otherCharacters'],
  ['🙂'.repeat(13), 'tooLong'],
  ['밀크 티 42', null],
  ['ㅋㅋ', null],
  ['ㅏㅣ', null],
  ['라떼!', 'otherCharacters'],
  ['라떼🙂', 'otherCharacters'],
  ['라떼_', 'otherCharacters'],
  ['라\u0000떼', 'otherCharacters'],
  ['라\t떼', 'otherCharacters'],
  ['라\u200b떼', 'otherCharacters'],
  ['ㅋ\u3164ㅋ', 'otherCharacters'],
  ['café', 'otherCharacters'],
  ['日本', 'otherCharacters'],
  ['１２', 'otherCharacters'],
  ['개새끼', 'profane'],
  ['fuck', 'profane'],
  ['시발점', null],
])('%j has the problem %s', (text, problem) => {
  expect(nicknameProblem(text)).toBe(problem)
})

test('a nickname in decomposed form is judged by its characters', () => {
  expect(nicknameProblem('가나다라마바사아자차카타'.normalize('NFD'))).toBeNull()
  expect(nicknameProblem('가'.normalize('NFD'))).toBe('tooShort')
  expect(nicknameProblem('개새끼'.normalize('NFD'))).toBe('profane')
})

test.each([
  ['', true],
  ['가나다라마바사아자차카타', true],
  ['가나다라마바사아자차카타'.normalize('NFD'), true],
  ['가나다라마바사아자차카타파', false],
  ['가나다라마바사아자차카 ', true],
  ['가나다라마바사아자차카타 ', false],
  ['🙂'.repeat(12), true],
])('the field takes %j: %s', (text, fits) => {
  expect(fitsNickname(text)).toBe(fits)
})
