/**
 * What is typed or pasted into a field, as it is judged, counted, shown, sent and stored: the field, the chart and the
 * provider all read a text through this file.
 */

/** Nothing is drawn for these: zero-width and bidi characters, variation selectors, Hangul fillers, controls, halves of surrogate pairs. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cs}]|[^\P{Cc}\s\u0085]/gu

/** Length in characters (code points): an emoji or a composed syllable is one. */
export const characters = (text: string): number => Array.from(text).length

/**
 * A text without what phones and other programs leave in it. Unseen characters are dropped; a line end is \n, every
 * other white space a space; curly quotes, long dashes, the one-character ellipsis and full-width letters are written
 * with the keys of a keyboard; letters are composed (NFC: macOS may hand over NFD). Folding twice changes nothing
 * more. Only an ellipsis becomes longer.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(UNSEEN, '')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]|\u0085/g, ' ')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[‘’‚‛′]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/[‐-―]/g, '-')
      .replaceAll('…', '...')
      // Last, since a dropped character may have stood between the parts of a letter.
      .normalize('NFC')
  )
}

/** What a field holds after a change, and whether some of it did not fit. */
export interface Changed {
  text: string
  wasCut: boolean
}

/**
 * What a field of `max` characters holds after a visitor made `before` into `after`, both plain: as with the maxlength
 * of a browser, what stands before and behind the place of the change stays, and of what was put in between as much as
 * fits. A text that was longer than `max` already can only become shorter.
 */
export function cutToFit(before: string, after: string, max: number): Changed {
  const was = Array.from(before)
  const now = Array.from(after)
  const shorter = Math.min(was.length, now.length)
  let start = 0
  while (start < shorter && was[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === now.at(-1 - end)) end++
  const excess = Math.min(Math.max(0, now.length - max), now.length - start - end)
  // Composed again: where something was cut out, two parts of a letter may have met.
  const text = now
    .toSpliced(now.length - end - excess, excess)
    .join('')
    .normalize('NFC')
  return { text, wasCut: excess > 0 }
}
