import { sprite } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { goldPearl, halo, leafD, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { sky } from '../kit/scenery.ts'
import { dropD, puffD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, stroke, times } from '../kit/svg.ts'
import { mug, NIGHT_INK as L } from '../suits/cups.ts'

/** Seven of Cups: a dark silhouette before seven cups of dreams in a cloud. */
export default (t: number): string => {
  const a = new Art('c07', t)
  const gem = (x: number, y: number, s: number, c: string) =>
    ink(
      `M${x} ${y + s}L${x - s} ${y - s * 0.2}L${x - s * 0.5} ${y - s * 0.8}H${x + s * 0.5}L${x + s} ${y - s * 0.2}Z`,
      a.v('#fff', c),
      L,
      2.2,
    ) + stroke(`M${x - s} ${y - s * 0.2}H${x + s}`, L, 1.4)
  const head =
    ink(
      'M0 -78C24 -80 34 -62 32 -46C40 -34 34 -18 24 -14C12 -2 -12 -2 -24 -14C-34 -18 -40 -34 -32 -46C-34 -62 -24 -80 0 -78Z',
      a.v('#ffdf98', '#e09a4c'),
      L,
      2.5,
    ) +
    ink(
      'M0 -62C18 -62 27 -50 26 -36C25 -20 14 -12 0 -12C-14 -12 -25 -20 -26 -36C-27 -50 -18 -62 0 -62Z',
      a.v(C.skin, C.skinShade),
      L,
      2.3,
    ) +
    ink(
      'M-27 -36C-30 -60 -14 -68 2 -66C20 -68 30 -56 27 -36C22 -48 12 -52 4 -56C-2 -46 -18 -46 -27 -36Z',
      a.v('#ffe6ae', '#e9a553'),
      L,
      2.2,
    ) +
    at(0, -34, 0.62, 0, face(a, { eyes: 'big', mouth: 'smile', blush: 0.8, iris: ['#3f4f8a', '#8fb4ee'] }))
  const veiled =
    halo(a, 0, -50, 74, '#fffbe6', '#ffb0d8', 0.95) +
    times(14, (i) =>
      stroke(
        `M${n(44 * Math.cos(i * 0.449))} ${n(-50 + 44 * Math.sin(i * 0.449))}L${n(54 * Math.cos(i * 0.449))} ${n(-50 + 54 * Math.sin(i * 0.449))}`,
        '#fff6d0',
        2.4,
      ),
    ) +
    ink(
      'M-8 -52C-30 -70 -44 -66 -48 -58C-40 -44 -30 -32 -22 -16H22C30 -32 40 -44 48 -58C44 -66 30 -70 8 -52Z',
      a.v('#fffdf8', '#ffdbe6'),
      L,
      2.3,
    ) +
    ink(
      'M0 -92C18 -92 22 -72 20 -58C28 -40 30 -20 28 -4H-28C-30 -20 -28 -40 -20 -58C-22 -72 -18 -92 0 -92Z',
      a.v('#ffffff', '#fff0f4', '#ffc9dc'),
      L,
      2.4,
    ) +
    stroke('M-10 -52C-14 -34 -16 -18 -14 -6M10 -52C14 -34 16 -18 14 -6M0 -46V-6', '#e79ab8', 2, { opacity: 0.7 }) +
    stroke('M-9 -70q3 4 7 0M2 -70q4 4 7 0', '#a0597a', 2.2)
  const snake =
    stroke('M-14 0C-34 -18 22 -20 16 -36C12 -50 -26 -40 -22 -60C-20 -76 8 -78 12 -66', L, 18) +
    stroke('M-14 0C-34 -18 22 -20 16 -36C12 -50 -26 -40 -22 -60C-20 -76 8 -78 12 -66', '#9ccf7c', 13) +
    stroke('M-14 0C-34 -18 22 -20 16 -36C12 -50 -26 -40 -22 -60C-20 -76 8 -78 12 -66', '#e3f2ba', 4, {
      'stroke-dasharray': '1 9',
    }) +
    ink('M0 -74C4 -88 32 -86 32 -70C32 -58 10 -54 2 -62Z', a.v('#b9e092', '#86bb66'), L, 2.3) +
    circle(14, -74, 3, '#42232b') +
    circle(24, -73, 3, '#42232b') +
    stroke('M30 -64q8 0 10 5m-4 -4l6 -2', '#e8637a', 2.2)
  const castle =
    ink('M-30 0V-44H-14V-34H14V-44H30V0Z', a.v('#fffaf2', '#f3c8d0'), L, 2.3) +
    ink('M-36 -42L-22 -72L-8 -42ZM36 -42L22 -72L8 -42Z', a.v('#ffb0b6', '#d25f7a'), L, 2.3) +
    ink('M-9 -34V-62H9V-34Z', '#fff3ea', L, 2.2) +
    ink('M-14 -60L0 -90L14 -60Z', a.v('#c9a6ee', '#8a62c4'), L, 2.3) +
    stroke('M0 -90V-100', L, 2.2) +
    path('M0 -100l12 4l-12 4Z', '#ffd36b', { stroke: L, 'stroke-width': 1.6 }) +
    ink('M-6 0V-14Q-6 -21 0 -21Q6 -21 6 -14V0Z', '#7a4a6a', L, 1.8) +
    circle(-22, -28, 4, '#ffe08a', { stroke: L, 'stroke-width': 1.6 }) +
    circle(22, -28, 4, '#ffe08a', { stroke: L, 'stroke-width': 1.6 })
  const jewels =
    stroke('M-36 -14C-42 10 -44 22 -34 34M36 -12C42 6 44 16 36 24', '#fff6ea', 5, { 'stroke-dasharray': '0.1 8' }) +
    goldPearl(a, -22, -14, 13) +
    goldPearl(a, 20, -12, 12) +
    goldPearl(a, -2, -24, 13) +
    gem(2, -46, 17, '#ff8fa6') +
    gem(-26, -36, 11, '#9fd0ff') +
    gem(28, -34, 11, '#c9a6ee') +
    pearl(a, -12, -8, 9, ['#fffdf8', '#ffe2d2', '#eeb1a0']) +
    pearl(a, 10, -6, 9, ['#fffdf8', '#ffe2d2', '#eeb1a0'])
  const laurel =
    halo(a, 0, -42, 52, '#fff3c0', '#ff9fc8', 0.7) +
    ([-1, 1] as const)
      .map(
        (m) =>
          `<g transform="scale(${m} 1)">${stroke('M2 -8C34 -14 38 -56 16 -78', '#5b8a4a', 3.4)}${each(
            [
              [14, -12, -10],
              [26, -22, -40],
              [32, -36, -62],
              [33, -50, -82],
              [28, -64, -105],
              [18, -76, -130],
            ],
            ([x, y, r]) =>
              ink(leafD(0, 0, 17, 8), a.v('#d4ef9e', '#84b866'), '#3f6a3c', 1.8, {
                transform: `translate(${x} ${y}) rotate(${r})`,
              }) +
              ink(leafD(0, 0, 15, 7), '#a9d37e', '#3f6a3c', 1.8, {
                transform: `translate(${x - 3} ${y}) rotate(${r - 70})`,
              }),
          )}</g>`,
      )
      .join('') +
    path(starD(0, -46, 11), C.honey, { stroke: L, 'stroke-width': 1.8, 'stroke-linejoin': 'round' })
  const dragon =
    ink(
      'M-20 -30C-44 -58 -56 -50 -60 -40C-52 -40 -50 -34 -50 -28C-42 -32 -38 -26 -36 -20Z',
      a.v('#ffb3a8', '#d9606f'),
      L,
      2.2,
    ) +
    ink('M20 -30C44 -58 56 -50 60 -40C52 -40 50 -34 50 -28C42 -32 38 -26 36 -20Z', a.v('#ffb3a8', '#d9606f'), L, 2.2) +
    ink('M-20 0C-30 -22 -22 -40 0 -40C22 -40 30 -22 20 0Z', a.v('#a9c8f6', '#6a83cf'), L, 2.4) +
    oval(0, -8, 12, 14, '#fff0d8') +
    ink('M-18 -76L-26 -96L-6 -84ZM18 -76L26 -96L6 -84Z', '#ffe6a8', L, 2.2) +
    ink(
      'M0 -86C22 -86 32 -70 30 -54C28 -38 14 -34 0 -34C-14 -34 -28 -38 -30 -54C-32 -70 -22 -86 0 -86Z',
      a.v('#b9d3fa', '#7d98dc'),
      L,
      2.4,
    ) +
    oval(0, -48, 16, 10, '#e3edff') +
    at(0, -62, 0.62, 0, face(a, { eyes: 'dot', mouth: 'none', brow: 'angry', blush: 0.7 })) +
    stroke('M-4 -52v.5M4 -52v.5', L, 3) +
    stroke('M-7 -44q7 5 14 0', L, 2.2) +
    path(dropD(34, -46 + 2 * a.osc(1, 0.4), 5), '#ffb06a')
  const dream = (x: number, y: number, k: number, ph: number, body: string, grow = 1.72) =>
    at(
      0,
      3 * a.osc(1, ph),
      1,
      0,
      at(x, y - 108 * k, k * grow, 0, body),
      mug(a, x, y, k, 'berry', { line: L, face: { eyes: 'closed', mouth: 'smile', blush: 0.85 } }),
    )
  const figure = at(
    240,
    614,
    1,
    a.osc(1) * 0.8,
    halo(a, 0, -40, 150, '#ffb9dc', '#b06adf', 0.75),
    each([[-1], [1]], ([m]) =>
      limb(`M${m * 24} -24C${m * 56} -40 ${m * 70} -64 ${m * 78} -92`, '#341748', 24, '#f2a6dc', 2.6),
    ),
    circle(-79, -98, 14, '#341748', { stroke: '#f2a6dc', 'stroke-width': 2.6 }),
    circle(79, -98, 14, '#341748', { stroke: '#f2a6dc', 'stroke-width': 2.6 }),
    ink('M-26 -42C-44 -20 -60 50 -74 110H74C60 50 44 -20 26 -42Z', a.v('#3c1c52', '#241036'), '#f2a6dc', 2.6),
    ink(
      'M0 -132C40 -134 58 -106 56 -78C55 -50 34 -30 0 -30C-34 -30 -55 -50 -56 -78C-58 -106 -40 -134 0 -132Z',
      a.v('#45205e', '#2a123e'),
      '#f2a6dc',
      2.6,
    ),
    stroke('M0 -132C-4 -148 6 -158 16 -158M-4 -130C-16 -142 -18 -150 -14 -158', '#f2a6dc', 3),
    stroke('M-16 -10C-20 30 -26 70 -28 106M16 -10C20 30 26 70 28 106', '#6d3a86', 2.4, { opacity: 0.8 }),
    stroke('M-34 -104C-26 -116 -10 -122 6 -121', '#f9c8ea', 4, { opacity: 0.5 }),
  )
  return frame(
    a,
    { suit: 'cups', mark: 7, edge: '#160a28' },
    sky(a, '#1c1140', '#3d2270', '#7a3f96', '#c9689f', '#f8a9ac') +
      stars(a, 40, 50, 440, 640, 84, 'c07', { big: 12 }) +
      halo(a, 240, 300, 300, '#ffc6e2', '#a860d8', 0.75) +
      // the cloud bank that carries the dreams
      [
        [96, 262, 92, 52],
        [240, 226, 110, 62],
        [384, 262, 92, 52],
        [70, 410, 96, 60],
        [410, 410, 96, 60],
        [180, 424, 96, 56],
        [300, 424, 96, 56],
        [240, 330, 150, 70],
      ]
        .map(([x = 0, y = 0, rx = 0, ry = 0], i) =>
          path(puffD(x + 2.5 * a.osc(1, i * 0.13), y, rx, ry, 9, i), a.v('#fff2f6', '#f3b4d4', '#b981cf'), {
            opacity: 0.93,
          }),
        )
        .join('') +
      each(
        [
          [104, 300, 17],
          [376, 300, 17],
          [240, 300, 20],
          [150, 446, 15],
          [330, 446, 15],
          [60, 430, 15],
          [424, 430, 15],
        ],
        ([x, y, r], i) => stroke(spiralD(x, y, r, 1.3, i % 2 ? 1 : -1, 2.4), '#cf7fb8', 2.8, { opacity: 0.55 }),
      ) +
      dream(240, 258, 0.66, 0.1, veiled, 1.6) +
      dream(118, 300, 0.62, 0.3, head) +
      dream(362, 300, 0.62, 0.5, snake) +
      dream(82, 454, 0.58, 0.7, castle) +
      dream(186, 468, 0.58, 0.9, jewels) +
      dream(290, 468, 0.58, 0.2, laurel) +
      dream(394, 454, 0.58, 0.6, dragon, 1.5) +
      figure +
      each(
        [
          [66, 570, 46],
          [120, 672, 74],
          [372, 676, 80],
          [424, 596, 44],
          [36, 640, 56],
          [446, 650, 56],
        ],
        ([x, y, r], i) =>
          path(puffD(x + 3 * a.osc(1, i * 0.2), y, r, r * 0.46, 9), a.v('#ffd6e6', '#b47acb'), { opacity: 0.9 }) +
          stroke(spiralD(x, y, r * 0.22, 1.2, 1, 2.4), '#8d4ba8', 2.4, { opacity: 0.5 }),
      ) +
      at(
        116,
        640,
        0.8,
        -6,
        sprite(a, {
          r: 34,
          line: '#f2a6dc',
          base: ['#5f3a72', '#3c1c52', '#241036'],
          face: { eyes: 'round', mouth: 'o', look: [0, -3] },
          armL: 'M-26 -8L-44 -32',
          armR: 'M26 -8L44 -32',
        }),
      ) +
      each(
        [
          [182, 150, 0],
          [298, 150, 0.3],
          [60, 350, 0.6],
          [420, 350, 0.8],
          [240, 372, 0.5],
          [134, 372, 0.1],
          [346, 372, 0.4],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fff6d0', 0.95),
      ),
  )
}
