import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { n, path } from './svg.ts'

type Face = 'jua' | 'cinzel'
const { resolve } = createRequire(import.meta.url)
/** Both under the SIL Open Font License. */
const FILES: Record<Face, string[]> = {
  jua: ['@fontsource/jua/files/jua-korean-400-normal.woff2', '@fontsource/jua/files/jua-latin-400-normal.woff2'],
  cinzel: ['@fontsource/cinzel/files/cinzel-latin-700-normal.woff2'],
}

const opened = new Map<Face, Font[]>()
const fonts = (face: Face): Font[] => {
  const known = opened.get(face)
  if (known) return known
  const list = FILES[face].flatMap((file) => {
    const font = openSync(resolve(file))
    return 'fonts' in font ? font.fonts : [font]
  })
  opened.set(face, list)
  return list
}

interface Outline {
  d: string
  width: number
}

const outlines = new Map<string, Outline>()

/** Text as one path from 0 on the baseline: outlines instead of a font, so that every renderer draws the same letters. */
export function outline(face: Face, text: string, size: number, track = 0): Outline {
  const key = `${face} ${text} ${size} ${track}`
  const known = outlines.get(key)
  if (known) return known
  let x = 0
  let d = ''
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const font = fonts(face).find((f) => f.hasGlyphForCodePoint(code))
    if (!font) throw new Error(`${face} has no letter ${letter}`)
    const k = size / font.unitsPerEm
    const glyph = font.glyphForCodePoint(code)
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((v, i) => n(i % 2 === 0 ? x + v * k : -v * k)).join(' ')
      d += { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[command] + points
    }
    x += glyph.advanceWidth * k + track
  }
  const made = { d, width: x - track }
  outlines.set(key, made)
  return made
}

/** A line of text centred on x, at most `width` wide: letters are `size` units high or as much smaller as they must. */
export function lettering(
  face: Face,
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  fill: string,
  track = 0,
): string {
  const whole = outline(face, text, size, track)
  const k = Math.min(1, width / whole.width)
  const { d, width: w } = k < 1 ? outline(face, text, size * k, track * k) : whole
  return path(d, fill, { transform: `translate(${n(x - w / 2)} ${n(y)})` })
}
