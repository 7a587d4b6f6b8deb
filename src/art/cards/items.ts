import { goldPearl, halo, leafD, pearl } from '../kit/ornaments.ts'
import { sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, circle, ink, mirrored, n, path, stroke, times } from '../kit/svg.ts'

/** Things of the four suits, each around its own 0,0 and standing upright. */

/** A staff with two leaves and an ember at its tip. */
export const wand = (a: Art, len: number, ph: number, line = '#6a3420'): string =>
  ink(
    `M-6.500 ${n(len * 0.48)}L-5 ${n(-len * 0.5)}Q0 ${n(-len * 0.5 - 7)} 5 ${n(-len * 0.5)}L6.500 ${n(len * 0.48)}Q0 ${n(len * 0.48 + 6)} -6.500 ${n(len * 0.48)}Z`,
    a.h('#f0c28a', '#c98a4e', '#9f6236'),
    line,
    2.6,
  ) +
  stroke(`M-5 ${n(len * 0.26)}h10.500M-5.500 ${n(len * 0.26 + 9)}h11.500`, '#fff1d6', 2.6) +
  stroke(`M-1 ${n(-len * 0.16)}v${n(len * 0.14)}M2 ${n(len * 0.04)}v${n(len * 0.1)}`, '#8a5230', 1.6, {
    opacity: 0.6,
  }) +
  ink(leafD(4, 0, 22, 10), a.v('#d4e7a2', '#8fb766'), '#55783f', 2.2, {
    transform: `translate(1 ${n(-len * 0.34)}) rotate(${n(-32 + 5 * a.osc(1, ph))})`,
  }) +
  ink(leafD(4, 0, 18, 8), a.v('#d4e7a2', '#8fb766'), '#55783f', 2.2, {
    transform: `translate(-1 ${n(-len * 0.26)}) rotate(${n(212 + 5 * a.osc(1, ph + 0.3))})`,
  }) +
  circle(0, -len * 0.5 - 4, 24, a.glow('#ffd98a', 0.9), { opacity: n(0.6 + 0.4 * a.osc01(1, ph)) }) +
  path(sparkleD(0, -len * 0.5 - 4, 9 + 2 * a.osc(1, ph)), '#fff6d8')

/** A sword, point upwards; `len` from point to pommel. */
export const sword = (a: Art, len: number, line = '#41306f'): string => {
  const top = -len * 0.62
  const hilt = len * 0.16
  return (
    ink(
      `M0 ${n(top)}L11 ${n(top + 24)}L8.500 ${n(hilt)}H-8.500L-11 ${n(top + 24)}Z`,
      a.h('#ffffff', '#efe6ff', '#b9a5e6'),
      line,
      2.6,
    ) +
    stroke(`M0 ${n(top + 16)}V${n(hilt - 8)}`, '#9a83d2', 2, { opacity: 0.7 }) +
    stroke(`M-5 ${n(top + 34)}V${n(hilt - 30)}`, '#fff', 2.4, { opacity: 0.9 }) +
    ink(`M-6 ${n(hilt)}H6L5 ${n(len * 0.34)}H-5Z`, a.h('#c9a6f0', '#8a66c8'), line, 2.4) +
    stroke(`M-5 ${n(hilt + 12)}L5 ${n(hilt + 8)}M-5 ${n(hilt + 22)}L5 ${n(hilt + 18)}`, '#fff', 1.8, { opacity: 0.6 }) +
    ink(
      `M-30 ${n(hilt - 5)}C-20 ${n(hilt + 2)} 20 ${n(hilt + 2)} 30 ${n(hilt - 5)}C34 ${n(hilt + 4)} 28 ${n(hilt + 10)} 20 ${n(hilt + 9)}H-20C-28 ${n(hilt + 10)} -34 ${n(hilt + 4)} -30 ${n(hilt - 5)}Z`,
      a.v('#fff0bd', '#e9b24f'),
      line,
      2.4,
    ) +
    pearl(a, 0, hilt + 2.5, 5, ['#ffd9e2', '#e8839c', '#a84a6c']) +
    goldPearl(a, 0, len * 0.36, 8)
  )
}

/** A gold coin with a star. */
export const coin = (a: Art, r: number, line = '#6b4a2a'): string =>
  circle(
    0,
    0,
    r,
    a.rad(
      [
        [0, '#fff8dc'],
        [0.6, '#ffdf8f'],
        [1, '#efa945'],
      ],
      0.4,
      0.35,
      0.7,
    ),
    { stroke: line, 'stroke-width': 2.7 },
  ) +
  circle(0, 0, r * 0.82, 'none', { stroke: '#b9782f', 'stroke-width': 1.6 }) +
  ink(starD(0, r * 0.04, r * 0.62, 5, 0.5), a.v('#fffdf0', '#ffe7a6'), '#b9782f', Math.max(1.8, r * 0.055)) +
  path(`M${n(-r * 0.7)} ${n(-r * 0.42)}A${n(r * 0.84)} ${n(r * 0.84)} 0 0 1 ${n(-r * 0.12)} ${n(-r * 0.82)}`, 'none', {
    stroke: '#fff',
    'stroke-width': Math.max(2.4, r * 0.09),
    'stroke-linecap': 'round',
    opacity: 0.85,
  })

/** A halo and a coin, bobbing. */
export const shiningCoin = (a: Art, x: number, y: number, r: number, ph = 0): string =>
  at(x, y + 2 * a.osc(1, ph), 1, 0, halo(a, 0, 0, r * 1.9, '#ffe9a0', '#ffd07a', 0.6), coin(a, r))

/** A long ribbon bow. */
export const bow = (x: number, y: number, k: number, fill: string, line: string): string =>
  at(
    x,
    y,
    k,
    0,
    ink(
      'M0 4C-6 18 -14 30 -24 40L-10 38L-4 46C0 34 2 20 0 4ZM0 4C6 18 14 30 24 40L10 38L4 46C0 34 -2 20 0 4Z',
      fill,
      line,
      2.4,
    ) +
      ink('M0 0C-14 -22 -38 -22 -36 0C-38 18 -14 16 0 0ZM0 0C14 -22 38 -22 36 0C38 18 14 16 0 0Z', fill, line, 2.6) +
      circle(0, 0, 7, fill, { stroke: line, 'stroke-width': 2.4 }),
  )

/** A laurel wreath of two arms, open at the top; radius r. */
export const wreath = (a: Art, x: number, y: number, r: number, line = '#4f7040', leaves = 9): string =>
  at(
    x,
    y,
    1,
    0,
    mirrored(
      0,
      () =>
        stroke(`M0 ${n(r)}A${n(r)} ${n(r)} 0 0 0 ${n(r * 0.42)} ${n(-r * 0.9)}`, line, 3) +
        times(leaves, (i) => {
          const b = Math.PI / 2 - ((i + 0.5) / leaves) * (Math.PI * 0.86)
          const px = r * Math.cos(b)
          const py = r * Math.sin(b)
          const deg = (b * 180) / Math.PI - 90
          const size = r * 0.27
          return (
            ink(leafD(0, 0, size, size * 0.42), a.v('#d2e6a4', '#86ad63'), line, 1.8, {
              transform: `translate(${n(px)} ${n(py)}) rotate(${n(deg - 34)})`,
            }) +
            ink(leafD(0, 0, size, size * 0.42), a.v('#c2da92', '#7aa05a'), line, 1.8, {
              transform: `translate(${n(px)} ${n(py)}) rotate(${n(deg + 34)})`,
            })
          )
        }),
    ) + bow(0, r, r * 0.011, '#ffb3ab', '#a84a5c'),
  )
