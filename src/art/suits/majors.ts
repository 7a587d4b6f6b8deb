import { face, type FaceOpt } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { dust, goldPearl, leafD, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { flowers, grass, sky } from '../kit/scenery.ts'
import { sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, circle, ink, mirrored, mix, n, path, spin, stroke, TAU } from '../kit/svg.ts'

/** Ink of the majors by day. */
export const L = '#57303a'

/** A major's card: number, colours of the sky from top to horizon, the shade of the window's edge, and what is drawn; `night` is how many stars. */
export const majorScene =
  (mark: number, colors: readonly string[], edge: string, body: (a: Art) => string, night = 40) =>
  (t: number): string => {
    const a = new Art(`m${mark}`, t)
    const big = Math.round(night / 6)
    return frame(
      a,
      { suit: 'major', mark, edge },
      sky(a, ...colors) + (night ? stars(a, 46, 46, 434, 400, night, `m${mark}`, { big }) : '') + body(a),
    )
  }

/** Light and deep gold, top to bottom. */
export const GOLD: [string, string] = ['#fff3c0', '#f3b54a']

/** A ring of beads; the gaps fit the circumference. */
export const ring = (x: number, y: number, r: number, color = '#fff3dc'): string =>
  circle(x, y, r, 'none', {
    stroke: color,
    'stroke-width': 2,
    'stroke-dasharray': `0.1 ${n((TAU * r) / Math.round((TAU * r) / 9.5) - 0.1)}`,
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

/** A long robe for `person`, down to y = 211. */
export const GOWN =
  'M-24 38C-38 48 -70 120 -84 196C-86 206 -78 210 -68 211Q0 220 68 211C78 210 86 206 84 196C70 120 38 48 24 38Z'

/** A fist that holds something, turned by r degrees. */
export const fist = (x: number, y: number, r: number, line = L): string =>
  at(x, y, 1, r, ink('M-8 -9Q0 -14 8 -9L9 8Q0 14 -9 8Z', C.skin, line, 2.5))

/** Path of the lying eight around 0,0, 92 wide. */
const INFINITY = 'M0 0C-16 -22 -46 -22 -46 0C-46 22 -16 22 0 0C16 -22 46 -22 46 0C46 22 16 22 0 0Z'

/** The golden lying eight around x, y; k scales its width of 92. */
export const infinity = (x: number, y: number, k = 1, line = L): string =>
  at(x, y, k, 0, stroke(INFINITY, line, 11), stroke(INFINITY, '#ffd36b', 6), stroke(INFINITY, '#fff6dc', 2))

/** A staff with two leaves and an ember at its tip. */
export const wand = (a: Art, len: number, ph: number, line = L): string =>
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
export const sword = (a: Art, len: number, line = L): string => {
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
export const coin = (a: Art, r: number, line = L): string =>
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

/** Robe of someone who sits, knees wide, down to y = 213. */
export const SEATED =
  'M-24 38C-40 50 -50 84 -56 108C-84 118 -93 148 -90 190C-90 206 -82 212 -68 213Q0 222 68 213C82 212 90 206 90 190C93 148 84 118 56 108C50 84 40 50 24 38Z'

/** Folds between the knees of a `SEATED` robe. */
export const folds = (color: string, opacity = 0.35): string =>
  stroke(
    'M-58 124C-44 116 -30 128 -30 146C-32 170 -36 190 -38 206M58 124C44 116 30 128 30 146C32 170 36 190 38 206',
    color,
    2.4,
    { opacity },
  ) +
  stroke(
    'M-14 138C-8 160 -8 184 -10 208M14 138C8 160 8 184 10 208M-66 150C-70 170 -72 186 -71 202M66 150C70 170 72 186 71 202',
    color,
    2,
    { opacity: opacity * 0.8 },
  )

/** One feathered wing growing right from 0,0, about 190 wide; m mirrors it to the left, r lifts it (degrees). */
export const wing = (
  a: Art,
  x: number,
  y: number,
  k: number,
  m: 1 | -1,
  r: number,
  c: readonly [string, string, string] = ['#ffffff', '#fff0e4', '#f9c4bd'],
  line = '#a0596a',
  vein = '#eaa59c',
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(m * k)} ${n(k)}) rotate(${n(-r)})">` +
  ink(
    'M0 8C20 -66 90 -112 172 -106C184 -88 178 -72 164 -66C184 -58 180 -34 158 -32C172 -18 162 6 138 4C148 18 134 34 110 28C112 42 94 50 76 42C58 54 20 44 0 8Z',
    a.v(...c),
    line,
    2.6,
  ) +
  stroke('M36 0C66 -44 110 -66 154 -68M42 14C76 -14 116 -28 148 -32M48 26C78 10 104 0 128 2', vein, 2.4, {
    opacity: 0.8,
  }) +
  path('M18 4C42 -52 92 -92 150 -98C100 -80 58 -46 34 8Z', '#fff', { opacity: 0.6 }) +
  '</g>'

/** A milk horse stepping to the right; origin on the ground under its belly, about 250 tall. */
export const horse = (
  a: Art,
  o: {
    fur?: [string, string]
    mane?: [string, string]
    hoof?: string
    rein?: string
    line?: string
    cloth?: string
    face?: FaceOpt
    step?: number
  } = {},
): string => {
  const [f0, f1] = o.fur ?? ['#ffffff', '#f3dfd2']
  const [m0, m1] = o.mane ?? ['#fffaf0', '#e9c7a8']
  const line = o.line ?? L
  const w = 2.8
  const leg = (x: number, r: number, fill: string) =>
    `<g transform="rotate(${n(r)} ${x} -70)">` +
    path(
      `M${x - 17} -82C${x - 18} -50 ${x - 14} -30 ${x - 14} -10H${x + 14}C${x + 14} -30 ${x + 18} -50 ${x + 17} -82Z`,
      fill,
    ) +
    stroke(
      `M${x - 17} -62C${x - 16} -46 ${x - 14} -30 ${x - 14} -10M${x + 14} -10C${x + 14} -30 ${x + 16} -46 ${x + 17} -62`,
      line,
      w,
    ) +
    ink(`M${x - 15} -13Q${x} -17 ${x + 15} -13L${x + 18} 2Q${x} 6 ${x - 18} 2Z`, o.hoof ?? '#8a5638', line, w) +
    '</g>'
  const far = mix(f1, line, 0.14)
  const near = a.lin([
    [0, f1, 0],
    [0.4, f1],
    [1, f1],
  ])
  const step = o.step ?? 14
  return (
    spin(
      -84,
      -112,
      4 * a.osc(1, 0.4),
      ink(
        'M-80 -122C-112 -128 -132 -98 -122 -70C-118 -54 -130 -44 -138 -38C-112 -30 -92 -48 -94 -70C-95 -86 -86 -96 -76 -98Z',
        a.v(m0, m1),
        line,
        w,
      ) + stroke('M-90 -112C-110 -108 -114 -88 -110 -72C-108 -60 -112 -52 -118 -46', m1, 2.4),
    ) +
    leg(-38, -step * 0.7, far) +
    leg(66, -step * 1.6, far) +
    ink(
      'M-88 -96C-92 -134 -58 -142 -20 -136C16 -132 34 -142 58 -140C90 -134 90 -84 74 -64C54 -46 -44 -46 -68 -58C-82 -66 -86 -80 -88 -96Z',
      a.v(f0, f1),
      line,
      w,
    ) +
    leg(-62, step * 0.8, near) +
    leg(46, step * 0.5, near) +
    (o.cloth ?? '') +
    path(
      'M30 -120C34 -154 44 -176 60 -196L104 -176C104 -150 96 -124 78 -104C62 -92 34 -98 30 -120Z',
      a.v(f0, mix(f0, f1, 0.5)),
    ) +
    stroke('M36 -140C40 -162 48 -180 60 -196M104 -176C103 -154 97 -132 86 -116', line, w) +
    ink(
      'M64 -236C46 -240 34 -222 40 -208C24 -206 18 -188 28 -176C14 -168 14 -150 26 -142C22 -126 36 -116 46 -122C56 -142 56 -170 70 -196Z',
      a.v(m0, m1),
      line,
      w,
    ) +
    stroke('M54 -216C46 -204 44 -192 48 -182M42 -176C36 -166 36 -154 42 -146', m1, 2.4) +
    at(
      92,
      -192,
      1,
      2 * a.osc(1, 0.2),
      ink('M-30 -30C-36 -54 -26 -64 -20 -66C-12 -58 -8 -46 -10 -36Z', a.v(f0, f1), line, w) +
        ink('M30 -30C36 -54 26 -64 20 -66C12 -58 8 -46 10 -36Z', a.v(f0, f1), line, w) +
        path(
          'M-26 -38C-28 -50 -24 -56 -20 -58C-16 -52 -14 -44 -15 -40ZM26 -38C28 -50 24 -56 20 -58C16 -52 14 -44 15 -40Z',
          '#ffcfc6',
        ),
      ink(
        'M0 -46C28 -46 40 -28 38 -6C36 12 32 22 28 34C24 50 -24 50 -28 34C-32 22 -36 12 -38 -6C-40 -28 -28 -46 0 -46Z',
        a.v(f0, mix(f0, f1, 0.7)),
        line,
        w,
      ),
      path('M-27 24C-20 14 20 14 27 24C26 44 16 46 0 46C-16 46 -26 44 -27 24Z', '#ffd9cf'),
      circle(-10, 27, 2.6, '#8c5a52') + circle(10, 27, 2.6, '#8c5a52') + stroke('M-7 35Q0 41 7 35', '#6b3a3a', 2.5),
      at(0, -6, 0.84, 0, face(a, { mouth: 'none', gap: 26, ...o.face })),
      o.rein ? stroke('M-37 8Q0 20 37 8M-37 -10Q-40 0 -37 8M37 -10Q40 0 37 8', o.rein, 3.4) : '',
      ink(
        'M-4 -54C-20 -56 -26 -38 -18 -24C-12 -28 -8 -32 -6 -36C-4 -28 2 -22 10 -20C18 -34 14 -54 -4 -54Z',
        a.v(m0, m1),
        line,
        2.4,
      ),
    )
  )
}

const SPHINX_INK = '#33294f'

/** A cat sphinx that lies with its paws before it; origin between the paws. */
export const sphinx = (
  a: Art,
  fur: [string, string],
  cloth: [string, string],
  stripe: string,
  look: FaceOpt,
  ph: number,
) => {
  const hood =
    'M0 -118C40 -118 56 -92 54 -62C58 -40 66 -22 62 -8C50 4 36 -2 34 -16H-34C-36 -2 -50 4 -62 -8C-66 -22 -58 -40 -54 -62C-56 -92 -40 -118 0 -118Z'
  return (
    spin(
      58,
      -20,
      10 * a.osc(1, ph),
      stroke('M52 -14C86 -14 92 -44 78 -56C68 -64 60 -52 68 -46', SPHINX_INK, 15) +
        stroke('M52 -14C86 -14 92 -44 78 -56C68 -64 60 -52 68 -46', fur[1], 9.5),
    ) +
    ink('M-60 0C-70 -44 -40 -66 0 -66C40 -66 70 -44 60 0Q0 8 -60 0Z', a.v(...fur), SPHINX_INK, 2.8) +
    mirrored(
      0,
      () => ink('M20 -106L28 -142L48 -100Z', fur[0], SPHINX_INK, 2.7) + path('M27 -112L30 -130L41 -108Z', C.berryPale),
    ) +
    ink(hood, a.v(...cloth), SPHINX_INK, 2.8) +
    a.clip(
      hood,
      stroke(
        'M-70 -20L-30 -34M-70 -38L-30 -48M-70 -56L-34 -62M-66 -76L-34 -80M70 -20L30 -34M70 -38L30 -48M70 -56L34 -62M66 -76L34 -80M-20 -126L-14 -96M20 -126L14 -96M0 -126V-100',
        stripe,
        6,
      ),
    ) +
    ink(
      'M0 -100C28 -100 44 -84 43 -64C42 -42 26 -32 0 -32C-26 -32 -42 -42 -43 -64C-44 -84 -28 -100 0 -100Z',
      a.v(...fur),
      SPHINX_INK,
      2.6,
    ) +
    at(0, -66, 0.86, 0, face(a, { mouth: 'w', gap: 21, ...look })) +
    path('M-4 -62H4L0 -58Z', '#e8838c') +
    stroke('M-32 -58L-48 -62M-32 -52L-47 -50M32 -58L48 -62M32 -52L47 -50', stripe, 1.8, { opacity: 0.8 }) +
    ink('M-44 -98Q0 -118 44 -98L42 -88Q0 -106 -42 -88Z', a.v(...GOLD), SPHINX_INK, 2.2) +
    ink('M0 -122C-9 -114 -8 -104 0 -98C8 -104 9 -114 0 -122Z', '#e8637a', SPHINX_INK, 2) +
    stroke('M-30 -26Q0 -10 30 -26', '#f3c05f', 6) +
    circle(0, -15, 6.5, a.v(...GOLD), { stroke: SPHINX_INK, 'stroke-width': 2 }) +
    mirrored(
      0,
      () =>
        ink('M12 -16C8 -4 8 8 14 10H34C42 8 40 -8 34 -16Z', fur[0], SPHINX_INK, 2.6) +
        stroke('M20 10V3M27 10V3', SPHINX_INK, 2),
    )
  )
}
