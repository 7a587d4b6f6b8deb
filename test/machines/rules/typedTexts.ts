/** Texts as they reach a field: ordinary Korean near the limits of the fields, and what phones, other programs and mischief put in. */
import fc from 'fast-check'

const WORDS =
  '올해 새로운 인연을 만날 수 있을까요 달빛여우 라떼 밀크티 제가 언제쯤 이직하면 좋을까요 will love 2026 42'.split(' ')
const SWEARING = ['시발', '개새끼', 'ㅅㅂ', 'fuck']
const JAMO = 'ㄱㄴㅇㅋㅎㅠㅏㅣㆍ가각갂'.split('')
const CONJOINING = ['ᄀ', 'ᅡ', 'ᆨ', 'ᇂ', 'ᆢ']
const PUNCTUATION = '.,!?-~\'"() '.split('')
const ODD = '‘’‚‛′“”„‟″…‐‑‒–—―Ａｚ０！？～（）＂＇<>%_日é'.split('')
const PICTURES = ['🙂', '👩‍👧', '👍🏽', '❤️', '1️⃣']
const RIGHT_TO_LEFT = ['שלום', 'مرحبا', '\u202eabc\u202c', '\u2067가\u2069', '\u061c']
const FILLERS = '\u115f\u1160\u3164\uffa0'.split('')
const UNSEEN =
  '\u00ad\u034f\u180b\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202d\u2060\u2061\u2064\u2066\u2068\ufe00\ufe0f\ufeff'
const WHITE =
  ' \t\n\r\v\f\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000'
const BREAKS = ['\r\n', '\n\r', '\n\n']
const HALVES = ['\ud800', '\ud83d', '\udbff', '\udc00', '\ude42', '\udfff']

const control = fc.oneof(fc.integer({ min: 0, max: 0x1f }), fc.integer({ min: 0x7f, max: 0x9f }))

const ordinary = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 3, arbitrary: fc.constantFrom(...PUNCTUATION) },
  { weight: 1, arbitrary: fc.constantFrom(...JAMO) },
)

/** Folded away, or into what a field takes. */
const foldable = fc.oneof(
  fc.constantFrom(...WORDS.map((word) => word.normalize('NFD'))),
  fc.constantFrom(...FILLERS, ...BREAKS, ...HALVES),
  fc.constantFrom(...UNSEEN.split(''), ...WHITE.split('')),
  control.map((code) => String.fromCharCode(code)),
)

const odd = fc.oneof(
  fc.constantFrom(...ODD, ...PICTURES, ...CONJOINING, ...SWEARING, ...RIGHT_TO_LEFT),
  fc.string({ unit: 'binary', maxLength: 3 }),
)

const pieces = (piece: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    // About the limits of 2, 10, 12 and 200, counted in code units: folding makes some of them shorter and longer.
    fc
      .tuple(fc.constantFrom(1, 2, 3, 9, 10, 11, 12, 13, 14, 199, 200, 201, 202), fc.array(piece, { minLength: 1 }))
      .map(([length, parts]) =>
        parts
          .join('')
          .padEnd(length, parts.join('') || '가')
          .slice(0, length),
      ),
  )

/** Any text, a good part of which the fields take. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  pieces(ordinary),
  pieces(fc.oneof({ weight: 4, arbitrary: ordinary }, { weight: 1, arbitrary: foldable })),
  pieces(
    fc.oneof({ weight: 6, arbitrary: ordinary }, { weight: 2, arbitrary: foldable }, { weight: 1, arbitrary: odd }),
  ),
  pieces(odd),
)

/** One change of a field: its code units from `at` on, `removed` of them, make room for `inserted`. */
export interface Change {
  at: number
  removed: number
  inserted: string
}

export const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.oneof(fc.constant(0), fc.nat({ max: 200 })),
  removed: fc.oneof(fc.constant(0), fc.nat({ max: 12 }), fc.constant(200)),
  inserted: texts,
})

/** What the browser reports of a field after a change, before anything is folded or cut. */
export const typedInto = (before: string, { at, removed, inserted }: Change): string =>
  before.slice(0, at) + inserted + before.slice(at + removed)
