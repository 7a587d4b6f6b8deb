import { leafD } from './ornaments.ts'
import { C, FLAVOUR, type Suit } from './palette.ts'
import { crescentD, starD } from './shapes.ts'
import { Art, at, circle, ink, path, stroke } from './svg.ts'
/** The sign of a suit in a box of 48 around x, y; k scales it. */
export function emblem(a: Art, s: Suit | 'major', x: number, y: number, k = 1) {
  const F = FLAVOUR[s]
  const w = 2.4
  if (s === 'cups')
    return at(
      x,
      y,
      k,
      0,
      ink('M-13 -15L-10 12Q-9.500 16 -5.500 16L5.500 16Q9.500 16 10 12L13 -15Z', a.v(F.pale, F.mid), F.ink, w),
      circle(-4, 10, 2.6, F.ink),
      circle(3.5, 11, 2.6, F.ink),
      circle(0, 5.5, 2.6, F.ink),
      ink('M-15.500 -15H15.500', 'none', F.ink, 4),
      stroke('M2 -16L7 -27', F.ink, 3.6),
    )
  if (s === 'wands')
    return at(
      x,
      y,
      k,
      35,
      ink('M-4 -20Q0 -23 4 -20L3.400 22Q0 24.500 -3.400 22Z', a.v(F.pale, F.mid), F.ink, w),
      ink(leafD(3.5, -8, 14, 6), C.matcha, F.ink, 2, { transform: 'rotate(-35 3 -8)' }),
      ink(leafD(-3.5, 2, 12, 5), C.matcha, F.ink, 2, { transform: 'rotate(215 -3 2)' }),
    )
  if (s === 'swords')
    return at(
      x,
      y,
      k,
      35,
      ink('M0 -27L5.500 -19L4 9H-4L-5.500 -19Z', a.v('#fff', F.pale), F.ink, w),
      ink('M-12 9Q0 5 12 9Q12 13.500 0 12.500Q-12 13.500 -12 9Z', F.mid, F.ink, w),
      ink('M-3 13H3V20H-3Z', F.mid, F.ink, w),
      circle(0, 22.5, 3.6, F.deep),
    )
  if (s === 'pentacles')
    return at(
      x,
      y,
      k,
      0,
      circle(0, 0, 21, a.v('#ffe9ac', C.honeyDeep), { stroke: F.ink, 'stroke-width': w }),
      circle(0, 0, 16, 'none', { stroke: F.ink, 'stroke-width': 1.4, opacity: 0.6 }),
      ink(starD(0, 0.8, 13), '#fff3cf', F.ink, 2),
    )
  return at(x, y, k, 0, path(crescentD(0, 0, 18), C.honeyDeep))
}
