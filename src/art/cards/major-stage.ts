import { LINE } from './backdrop.ts'
import { frame } from '../kit/frame.ts'
import { dust, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { flowers, grass, sky } from '../kit/scenery.ts'
import { Art, at, circle, ink, path } from '../kit/svg.ts'
const L = LINE.major
/** A major's card: number, colours of the sky from top to horizon, the shade of the window's edge, and what is drawn. */
export const majorScene =
  (mark: number, colors: string[], edge: string, body: (a: Art) => string) =>
  (t: number): string => {
    const a = new Art(`m${mark}`, t)
    return frame(
      a,
      { suit: 'major', mark, edge },
      sky(a, ...colors) + stars(a, 40, 46, 440, 400, 56, `m${mark}`, { big: 9 }) + body(a),
    )
  }
/** Skies from top to horizon. */
export const DUSK = ['#5f4aa4', '#b274bd', '#f595a4', '#ffc3a4', '#ffe9c8']
export const DEEP = ['#120d33', '#271b5c', '#513a8c', '#9464a8', '#e9a6ae']
export const DAWN = ['#4a5aa8', '#8f8fd0', '#e7b0c4', '#ffd6b0', '#fff0d0']
/** A ring of beads. */
export const ring = (x: number, y: number, r: number, color = '#fff3dc'): string =>
  circle(x, y, r, 'none', {
    stroke: color,
    'stroke-width': 2,
    'stroke-dasharray': '0.1 9.4',
    'stroke-linecap': 'round',
    opacity: 0.8,
  })
/** Twinkling four-point stars at the given points. */
export const sparkles = (a: Art, list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y], i) => sparkle(x, y, 7 + 4 * a.osc01(1, i * 0.23), '#fff6dc', 0.95)).join('')
/** A meadow along the bottom; the seed places its grass. */
export const meadow = (a: Art, seed: string): string =>
  path('M20 590Q130 556 240 578T470 580V700H20Z', a.v('#c3dc9a', '#7fa868')) +
  dust(40, 596, 440, 672, 70, seed, '#55833f', 0.35) +
  grass(44, 440, 632, 20, seed, '#6f9a52', 9, 24) +
  flowers(
    [
      [70, 646],
      [132, 660],
      [348, 656],
      [410, 642],
      [240, 664],
    ],
    ['#fff', C.berryPale, C.taroPale],
    8,
    '#6f9a52',
  )
/** Light and deep gold, top to bottom. */
export const GOLD: [string, string] = ['#fff3c0', '#f3b54a']
/** A long robe for `person`, and the fists that hold something in front of it. */
export const GOWN =
  'M-24 38C-38 48 -70 120 -84 196C-86 206 -78 210 -68 211Q0 220 68 211C78 210 86 206 84 196C70 120 38 48 24 38Z'
export const fist = (x: number, y: number, r: number): string =>
  at(x, y, 1, r, ink('M-8 -9Q0 -14 8 -9L9 8Q0 14 -9 8Z', C.skin, L, 2.5))
/** The lying eight around 0,0, 92 wide. */
export const INFINITY = 'M0 0C-16 -22 -46 -22 -46 0C-46 22 -16 22 0 0C16 -22 46 -22 46 0C46 22 16 22 0 0Z'
