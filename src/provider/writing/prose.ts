/** Whether a text of several sentences reads well as a whole. */

/** The sentences of a text. A mark inside a quotation ends none. */
export function sentencesOf(text: string): string[] {
  const shielded = text.replace(/“[^”]*”|‘[^’]*’/g, (quoted) => quoted.replace(/[.?!]/g, '·'))
  let start = 0
  return shielded.split(/(?<=[.?!])\s/).map((sentence) => {
    const own = text.slice(start, start + sentence.length)
    start += sentence.length + 1
    return own
  })
}

const LONGEST_SENTENCE = 90

/** What the ear remembers of an ending: '네요', '세요' and '에요' stand out, plain ones need a syllable more. */
function endingOf(sentence: string): string {
  const letters = sentence.replace(/[^가-힣]+$/, '').replace(/예요$/, '에요')
  return letters.slice(/[어아해여져돼워와]요$/.test(letters) ? -3 : -2)
}
const startOf = (sentence: string): string => /^[^\s.,?!]*/.exec(sentence)?.[0] ?? ''

const repeats = (marks: readonly string[], times: number): boolean =>
  marks.some((mark, at) => marks.slice(at, at + times).filter((other) => other === mark).length === times)

/** How far a text of `shortest` to `longest` characters is from reading well: 0 when nothing is the matter. */
export function flawsOf(text: string, shortest: number, longest: number): number {
  const sentences = sentencesOf(text)
  const beyond = Math.max(0, shortest - text.length, text.length - longest)
  const tooLong = sentences.filter((sentence) => sentence.length > LONGEST_SENTENCE).length
  const starts = sentences.map(startOf)
  const monotonous = [repeats(sentences.map(endingOf), 3), repeats(starts, 3), repeats(starts, 2)]
  const doubled = new Set(sentences).size < sentences.length
  return (beyond && beyond + 10) + tooLong * 20 + monotonous.filter(Boolean).length * 5 + Number(doubled) * 50
}
