/** Korean verbs from one form into another, as far as the letters alone tell; null where they do not. */

const FIRST = '가'.charCodeAt(0)
const FINALS = 28
const VOWELS = 21

/** Numbers of final consonants in a syllable; 0 is none. */
export const FINAL = { none: 0, nieun: 4, rieul: 8, bieup: 17, ssangsiot: 20 }

const isSyllable = (letter: string): boolean => /^[가-힣]$/.test(letter)

/** The final consonant of the last syllable of a text; −1 when it does not end in Hangul. */
export function finalOf(text: string): number {
  const last = text.slice(-1)
  return isSyllable(last) ? (last.charCodeAt(0) - FIRST) % FINALS : -1
}

/** The text with another final consonant in its last syllable. */
export const withFinal = (text: string, final: number): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) - finalOf(text) + final)

/** Verbs whose stem ends in ㅂ, which a coming ㄹ softens. */
const BEFORE_UL: Readonly<Record<string, string>> = { 누: '눕', 도: '돕', 구: '굽', 주: '줍' }

/** “나갈” → “나가는”, “참을” → “참는”; null where the stem may be another (“지을”, “들을”). */
export function doingOf(planned: string): string | null {
  const last = planned.slice(-1)
  const before = planned.slice(0, -1)
  if (last === '을') return finalOf(before) > 0 && finalOf(before) !== FINAL.rieul ? `${before}는` : null
  if (finalOf(planned) !== FINAL.rieul) return null
  const soft = last === '울' ? BEFORE_UL[before.slice(-1)] : undefined
  if (soft) return `${before.slice(0, -1)}${soft}는`
  return `${withFinal(planned, FINAL.none)}는`
}

/** “꺼내”, “보내”: 어 and 아 melted into the stem, by the vowel that is seen and the one of the stem. */
const MELTED: Readonly<Record<string, string>> = { ㅘ: 'ㅗ', ㅝ: 'ㅜ', ㅕ: 'ㅣ', ㅙ: 'ㅚ' }
const VOWEL = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const STEMS_IN_EU = /^[써꺼떠커터]$/

/** Verbs that melt in a way of their own. */
const IRREGULAR: readonly (readonly [linked: string, stem: string])[] = [
  ['따라', '따르'],
  ['치러', '치르'],
  ['들러', '들르'],
  ['담가', '담그'],
  ['잠가', '잠그'],
  ['어째', '어쩌'],
  ['물러', '무르'],
  ['골라', '고르'],
  ['잘라', '자르'],
  ['갈라', '가르'],
  ['질러', '지르'],
  ['불러', '부르'],
  ['눌러', '누르'],
  ['흘러', '흐르'],
  ['올라', '오르'],
  ['몰라', '모르'],
  ['서둘러', '서두르'],
]

/** The stem of a verb before -어도, -어야: “말해” → “말하”, “나와” → “나오”, “먹어” → “먹”; null where it may be another. */
export function stemOf(linked: string): string | null {
  const last = linked.slice(-1)
  const before = linked.slice(0, -1)
  if (!isSyllable(last) || finalOf(last) !== FINAL.none) return null
  const whole = IRREGULAR.find(([end]) => linked.endsWith(end))
  if (whole) return linked.slice(0, -whole[0].length) + whole[1]
  if (last === '해') return `${before}하`
  if (last === '어' || last === '아') return finalOf(before) > 0 && finalOf(before) !== FINAL.rieul ? before : null
  const code = last.charCodeAt(0) - FIRST
  const vowel = VOWEL[Math.floor(code / FINALS) % VOWELS] ?? ''
  const toVowel = STEMS_IN_EU.test(last) ? 'ㅡ' : MELTED[vowel]
  if (vowel === 'ㅓ' && !STEMS_IN_EU.test(last) && last !== '서') return null
  if (!toVowel) return linked
  return before + String.fromCharCode(last.charCodeAt(0) + (VOWEL.indexOf(toVowel) - VOWEL.indexOf(vowel)) * FINALS)
}

/** Stems whose ㅂ softens before a vowel. */
const SOFT_BIEUP = /[습럽겁맙깝답립렵쉽맵춥덥눕돕굽줍롭]$/

/** A stem as something to come: “붙” → “붙을”, “오” → “올”, “쉽” → “쉬울”. */
export function comingOf(stem: string): string | null {
  const final = finalOf(stem)
  if (final < 0) return null
  if (SOFT_BIEUP.test(stem)) return `${withFinal(stem, FINAL.none)}울`
  if (final === FINAL.none) return withFinal(stem, FINAL.rieul)
  return final === FINAL.rieul ? stem : `${stem}을`
}
