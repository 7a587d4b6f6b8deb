import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characters, cutToFit, plainText } from '../../../machines/rules/text.ts'
import { texts } from './typedTexts.ts'

const RUNS = { numRuns: 3000 }

/** First and last code points of what no folded text holds: white space but blank and \n, controls, the unseen, halves of pairs. */
const FOLDABLE: readonly (readonly [number, number])[] = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x180b, 0x180e],
  [0x2000, 0x2015],
  [0x2018, 0x201f],
  [0x2026, 0x2026],
  [0x2028, 0x202f],
  [0x205f, 0x2064],
  [0x2066, 0x2069],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xff01, 0xff5e],
  [0xffa0, 0xffa0],
]
const isFoldable = (character: string): boolean =>
  FOLDABLE.some(([first, last]) => first <= character.codePointAt(0)! && character.codePointAt(0)! <= last)

describe('a text is folded', () => {
  test.each([
    ['curly quotes, ellipsis and dashes', '“네” ‘아니’… 가‐나‑다–라—마', `"네" '아니'... 가-나-다-라-마`],
    ['full-width letters', 'Ａｚ０９！？～（）', 'Az09!?~()'],
    [
      'the white spaces of other programs',
      '가\u00a0나\u2003다\u3000라\u202f마\u205f바\t사\v아\f자\u0085차',
      '가 나 다 라 마 바 사 아 자 차',
    ],
    ['separators of lines and paragraphs', '가\u2028나\u2029다', '가 나 다'],
    ['line ends', '가\r\n나\r다\n라', '가\n나\n다\n라'],
    [
      'zero-width and bidi characters',
      '가\u200b나\u200d다\u202e라\u2066마\u2060바\ufeff사\u00ad아\u034f자\u180e차',
      '가나다라마바사아자차',
    ],
    ['variation selectors', '❤\ufe0f가\u{e0100}', '❤가'],
    ['control characters', '가\u0000나\u001b다\u007f라\u009f마', '가나다라마'],
    ['halves of surrogate pairs', '가\ud83d나\ude42다', '가나다'],
    ['halves of a pair that a dropped character held apart', '\ud83d\u200b\ude42', ''],
    ['Hangul fillers', 'ㅋ\u3164ㅋ\u115f\u1160\uffa0', 'ㅋㅋ'],
    ['decomposed letters', '각오'.normalize('NFD'), '각오'],
    ['decomposed letters that a dropped character held apart', '\u1100\u200b\u1161', '가'],
  ])('%s', (_what, typed, plain) => {
    expect(plainText(typed)).toBe(plain)
  })

  test.each([
    'ㄱ',
    '가',
    '각',
    '갂',
    'ㆍ',
    'ㅇㆍㆍ',
    '하ᆢ',
    '🙂👍🏽',
    '올해는 "정말"(아마?) -- 좋을까요~\n네...',
    'café 日本 ㄳ ﬁ ①',
  ])('but %j is left as it is, compatibility forms and the steps of a composing keyboard included', (text) => {
    expect(plainText(text)).toBe(text)
  })

  test('once for all: folding again changes nothing, and nothing unseen is left', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const plain = plainText(text)
        expect(plainText(plain)).toBe(plain)
        expect(plain).toBe(plain.normalize('NFC'))
        expect(Array.from(plain).filter(isFoldable)).toEqual([])
      }),
      RUNS,
    )
  })

  test('and is not longer for it, except by its ellipses', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const ellipses = text.split('…').length - 1
        expect(characters(plainText(text))).toBeLessThanOrEqual(characters(text.normalize('NFC')) + 2 * ellipses)
      }),
      RUNS,
    )
  })
})

describe('a field holds what fits', () => {
  const max = 12
  // Of one letter only, where every place of a change looks like every other.
  const laughter = fc.nat(20).map((length) => 'ㅋ'.repeat(length))
  const plain = fc.oneof(texts.map(plainText), laughter)
  const field = plain.map((text) => cutToFit('', text, max).text)

  test('of what is put into it as much as the maxlength of a browser lets in, wherever it is put', () => {
    const old = fc.string({ unit: fc.constantFrom('0', '1', '2'), maxLength: max })
    const put = fc.string({ unit: fc.constantFrom('가', '나', '🙂'), maxLength: 20 })
    fc.assert(
      fc.property(old, fc.nat(max), fc.nat(max), put, (before, at, removed, inserted) => {
        const head = before.slice(0, at)
        const tail = before.slice(at + removed)
        const taken = Array.from(inserted).slice(0, max - head.length - tail.length)
        expect(cutToFit(before, head + inserted + tail, max)).toEqual({
          text: head + taken.join('') + tail,
          wasCut: taken.length < characters(inserted),
        })
      }),
      RUNS,
    )
  })

  test('and never more than its limit, whatever stood in it', () => {
    fc.assert(
      fc.property(field, plain, (before, after) => {
        const { text, wasCut } = cutToFit(before, after, max)
        expect(characters(text)).toBeLessThanOrEqual(max)
        expect(wasCut).toBe(characters(after) > max)
        expect(text === after).toBe(!wasCut)
        expect(plainText(text)).toBe(text)
      }),
      RUNS,
    )
  })

  test('a text that was too long before can be shortened, and takes nothing', () => {
    expect(cutToFit('가'.repeat(15), '가'.repeat(14), max)).toEqual({ text: '가'.repeat(14), wasCut: false })
    expect(cutToFit('가'.repeat(15), `${'가'.repeat(15)}나`, max)).toEqual({ text: '가'.repeat(15), wasCut: true })
  })

  test('parts of a letter that meet where something was cut out are put together', () => {
    expect(cutToFit('x\u11a8', '가나x\u11a8', 2)).toEqual({ text: 'x\u11a8', wasCut: true })
    expect(cutToFit('x\u11a8', '가나다\u11a8', 2)).toEqual({ text: '각', wasCut: true })
  })
})
