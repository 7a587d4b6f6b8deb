import { josa } from 'es-hangul'

export type Particle = Parameters<typeof josa.pick>[1]

const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
/** Latin words whose last letter is sounded as a final consonant; every other one ends in a vowel when read in Korean. */
const LATIN_ENDINGS: readonly [RegExp, string][] = [
  [/l$/i, '엘'],
  [/m$/i, '엠'],
  [/n$/i, '엔'],
  [/ng$/i, '잉'],
]

/** A Hangul syllable that ends as the word does when it is read aloud. es-hangul knows Hangul only. */
function spokenEnd(word: string): string {
  const letters = word.replace(/[^가-힣A-Za-z0-9]+$/, '')
  const last = letters.at(-1) ?? ''
  if (/[0-9]/.test(last)) return DIGITS[Number(last)] ?? '영'
  if (/[A-Za-z]/.test(last)) return LATIN_ENDINGS.find(([ending]) => ending.test(letters))?.[1] ?? '이'
  return last === '' ? '이' : last
}

/**
 * A word with the particle that fits how it is read: '컵 2' + '이/가' is '컵 2가', '컵 3' + '이/가' is '컵 3이'.
 * Closing quotes and brackets after the word are looked through.
 */
export function withParticle(word: string, particle: Particle): string {
  return word + josa.pick(spokenEnd(word), particle)
}

/**
 * A template with its values: `{card}` is the value, `{card:이/가}` the value with its particle. A value is never read as
 * a template itself.
 * @throws RangeError when the template names a value that is not given
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([\p{L}\w]+)(?::([^}]+))?\}/gu, (_, name: string, particle?: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`No value for {${name}} in "${template}"`)
    return particle === undefined ? value : withParticle(value, particle as Particle)
  })
}
