import { assemble, convertQwertyToAlphabet } from 'es-hangul'
import { swearsInEnglish } from './profanity.english.ts'
import { swearsInKorean } from './profanity.korean.ts'
import { ROMANISED } from './profanity.words.ts'

const CHOSEONG = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const JUNGSEONG = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'

/** The letters of Cyrillic and Greek that pass for Latin ones, and the Latin ones that no normal form resolves. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  'аa сc еe іi оo рp ѕs уy хx кk тt нh ԁd СC ЕE ОO РP КK ТT НH АA ІI ЅS ХX αa οo ιi κk υu νv ƒf ıi øo łl'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
const LOOKALIKE = new RegExp(`[${Array.from(LOOKALIKES.keys()).join('')}]`, 'g')

/**
 * One spelling for everything that looks the same: full-width, accented, circled and look-alike letters, text in NFD,
 * invisible characters inside words. Compatibility jamo are left alone by the normal form, which would read ㅅㅂ as
 * the beginnings of two syllables.
 */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .replace(/[^\u3131-\u318e]+/g, (run) => run.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC'))
    .replace(/[\u1100-\u1112]/g, (jamo) => CHOSEONG[jamo.charCodeAt(0) - 0x1100] ?? jamo)
    .replace(/[\u1161-\u1175]/g, (jamo) => JUNGSEONG[jamo.charCodeAt(0) - 0x1161] ?? jamo)
    .replace(LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Marks, digits, a drawn-out ㅡ or ㅣ, and the letters x, l, i between two Korean letters (시.발, 병1신), but no number that counts something (3시, 5개년). */
const BETWEEN =
  /(?<=[가-힣ㄱ-ㅣ])(?:[^\p{L}\d\s]|\d(?!\d*[시년월일분초개명살세번차주회점원만천백억위등호층]))+(?=[가-힣ㄱ-ㅣ])|(?<=[가-힣ㄱ-ㅣ])[xli×](?=[가-힣ㄱ-ㅣ])|(?<=[가-힣])[ㅡㅣ](?=[가-힣])/gu
/** Korean letters spelled one by one with spaces between (개 새 끼, ㅅ ㅂ). */
const SPACED = /(?<![^ ])[가-힣ㄱ-ㅣ](?: [가-힣ㄱ-ㅣ\p{N}\p{P}](?![^ ]))+/gu
/** Single jamo (no more than swearing takes, since putting them together is slow in long runs), with the syllable that they may belong to (시ㅂㅏㄹ). */
const LOOSE = /[가-힣]?[ㄱ-ㅣ]{2,24}/g

/** Jamo put together into syllables, or as they were: es-hangul throws on what no keyboard would compose. */
function assembled(jamo: string): string {
  try {
    return assemble(jamo.split(''))
  } catch {
    return jamo
  }
}

/** The ways in which the same letters may be meant to be read. Most texts have one. */
function readings(folded: string): Set<string> {
  const joined = folded.replace(SPACED, (run) => run.replaceAll(' ', '')).replace(BETWEEN, '')
  return new Set([folded, folded.replace(BETWEEN, ''), joined, joined.replace(LOOSE, assembled)])
}

/** Words typed in Korean on a keyboard set to English (tlqkf), as long as every letter finds its place in a syllable. */
function mistyped(folded: string): string {
  const words = folded.match(/(?<![A-Za-z])[A-Za-z]{4,24}(?![A-Za-z])/g) ?? []
  return words
    .map((word) => assembled(convertQwertyToAlphabet(word)))
    .filter((word) => /^[가-힣]+$/.test(word))
    .join(' ')
}

/**
 * Whether a text holds swearing, sexual abuse or slurs, in Korean or English, disguised or not (specification section
 * 5). Pure and synchronous; takes any string. Not proof against a determined person.
 */
export function isProfane(text: string): boolean {
  const folded = fold(text)
  const lower = folded.toLowerCase()
  if (swearsInEnglish(folded) || lower.split(' ').some((word) => ROMANISED.test(word))) return true
  if ([...readings(lower)].some(swearsInKorean)) return true
  const korean = mistyped(folded)
  return korean !== '' && swearsInKorean(korean)
}
