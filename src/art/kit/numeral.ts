import { n, stroke } from './svg.ts'

/** Roman letters as pen strokes in a box 20 units high around the baseline's middle: width and path. */
const LETTER: Record<string, { w: number; d: (x: number) => string }> = {
  I: { w: 7, d: (x) => `M${n(x)} -10V10M${n(x - 2.6)} -10h5.2M${n(x - 2.6)} 10h5.2` },
  V: { w: 15, d: (x) => `M${n(x - 6.4)} -10L${n(x)} 10L${n(x + 6.4)} -10M${n(x - 8.4)} -10h4M${n(x + 4.4)} -10h4` },
  X: {
    w: 15,
    d: (x) =>
      `M${n(x - 6)} -10L${n(x + 6)} 10M${n(x + 6)} -10L${n(x - 6)} 10M${n(x - 8)} -10h4M${n(x + 4)} -10h4M${n(x - 8)} 10h4M${n(x + 4)} 10h4`,
  },
}
const VALUES: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** Roman numeral of a whole number below 40; 0 is the empty text. */
export const roman = (value: number): string => {
  let rest = value
  let text = ''
  for (const [v, r] of VALUES)
    while (rest >= v) {
      text += r
      rest -= v
    }
  return text
}

/** A number drawn with a pen, centred on x, y and at most `width` wide; zero is a ring. No font is involved. */
export const numeral = (value: number, x: number, y: number, height: number, width: number, color: string): string => {
  if (value === 0)
    return stroke('M0 -10C7 -10 9 -5 9 0C9 5 7 10 0 10C-7 10 -9 5 -9 0C-9 -5 -7 -10 0 -10Z', color, 2.4, {
      transform: `translate(${n(x)} ${n(y)}) scale(${n(height / 20)})`,
    })
  const letters = [...roman(value)].flatMap((c) => LETTER[c] ?? [])
  const gap = 2.2
  const whole = letters.reduce((w, l) => w + l.w + gap, -gap)
  let left = -whole / 2
  let d = ''
  for (const l of letters) {
    d += l.d(left + l.w / 2)
    left += l.w + gap
  }
  const k = Math.min(height / 20, width / whole)
  return stroke(d, color, 2.4, { transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(k * 1000) / 1000})` })
}
