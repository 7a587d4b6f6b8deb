import { cup, steam, type Tea } from '../kit/boba.ts'
import { cloud, dust, flower, halo, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { type Hair, person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { crescentD, heartD, sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, mix, n, oval, path, spin, stroke } from '../kit/svg.ts'

/** Feeling, thinking, or both in balance. */
export type ReaderType = 'f' | 't' | 'tf'
type Pair = [string, string]
interface Look {
  tea: Tea
  hairCut: Hair
  sky: [string, string, string, string]
  cloth: Pair
  robe: Pair
  cape: Pair
  hair: Pair
  iris: Pair
  mark: 'heart' | 'star' | 'moon'
  curtain: Pair
  paper: string
}
const LOOK: Record<ReaderType, Look> = {
  f: {
    hairCut: 'wavy',
    tea: 'berry',
    sky: ['#3b2354', '#7a3f7c', '#c8698c', '#f5a99a'],
    cloth: ['#fbc4bd', '#d9707d'],
    robe: ['#fff2ec', '#ffc4bd'],
    cape: ['#ee8f9b', '#b94f6b'],
    hair: ['#c78659', '#8a533d'],
    iris: ['#7a3f3a', '#e39a7a'],
    mark: 'heart',
    curtain: ['#b0567a', '#6d2f58'],
    paper: '#ffe3da',
  },
  t: {
    hairCut: 'bob',
    tea: 'taro',
    sky: ['#161638', '#2c2a63', '#5a4a96', '#a48ad0'],
    cloth: ['#bfaeec', '#6e57b0'],
    robe: ['#eef0ff', '#b9bdf0'],
    cape: ['#5d56a8', '#342f74'],
    hair: ['#5a5484', '#332f5c'],
    iris: ['#2f3a7a', '#86a6f0'],
    mark: 'star',
    curtain: ['#463f8c', '#241f56'],
    paper: '#e6e2fb',
  },
  tf: {
    hairCut: 'buns',
    tea: 'milk',
    sky: ['#2a1a2e', '#5a3550', '#a86a62', '#f0b98a'],
    cloth: ['#eccb9c', '#b97f4d'],
    robe: ['#fff6e4', '#f2d4a4'],
    cape: ['#b97a4c', '#7a4630'],
    hair: ['#8f5c48', '#5c352f'],
    iris: ['#5a3a2a', '#d9a04c'],
    mark: 'moon',
    curtain: ['#8f5642', '#55302c'],
    paper: '#fff0d8',
  },
}
const mark = (k: Look['mark'], x: number, y: number, s: number, fill: string) =>
  k === 'heart'
    ? path(heartD(x, y, s), fill)
    : k === 'star'
      ? path(starD(x, y, s * 1.15), fill, { stroke: fill, 'stroke-width': s * 0.3, 'stroke-linejoin': 'round' })
      : path(crescentD(x, y, s * 1.1), fill)
function room(a: Art, T: Look, L: string) {
  const pole = (m: number) =>
    `<g transform="translate(240 0) scale(${m} 1)">` +
    ink('M262 -10V560C236 540 214 500 214 450C190 380 170 200 132 -10Z', a.h(...T.curtain), L, 3) +
    stroke('M176 0C200 150 222 300 232 460M214 0C226 140 236 280 244 420', '#fff', 3, { opacity: 0.14 }) +
    stroke('M140 0C178 200 198 380 222 450', C.honey, 1.8, { opacity: 0.8, 'stroke-dasharray': '0.01 7' }) +
    each(
      [
        [190, 60],
        [214, 150],
        [226, 260],
        [238, 350],
        [186, 150],
        [232, 60],
      ],
      ([x, y], i) => path(i % 2 ? starD(x, y, 6) : sparkleD(x, y, 7), C.honey, { opacity: 0.45 }),
    ) +
    ink('M206 432Q232 446 262 432V452Q232 466 208 452Z', C.honey, L, 2.4) +
    '</g>'
  return (
    sky(a, ...T.sky) +
    stars(a, 60, 20, 420, 420, 90, 'rd' + T.mark, { big: 12 }) +
    halo(a, 350, 118, 130, '#ffe9b8', '#e0a0e0', 0.8 + 0.2 * a.osc01(1)) +
    path(crescentD(346, 118, 44, 0.42, 0.84), a.v('#fff6d8', '#f7c263'), {
      stroke: '#b97d3c',
      'stroke-width': 2,
      transform: 'rotate(-28 346 118)',
    }) +
    cloud(a, 120 + 5 * a.osc(1), 440, 190, 66, '#fff0ea', T.sky[3], { swirl: T.sky[2], op: 0.85 }) +
    cloud(a, 380 - 5 * a.osc(1), 410, 190, 66, '#fff0ea', T.sky[3], { swirl: T.sky[2], op: 0.85 }) +
    // garland
    stroke('M20 40Q130 108 240 62T460 34', '#fff1cc', 2, { opacity: 0.7 }) +
    each(
      [
        [70, 63],
        [128, 78],
        [186, 76],
        [244, 61],
        [300, 44],
        [420, 36],
      ],
      ([x, y], i) =>
        spin(
          x,
          y,
          6 * a.osc(1, i * 0.17),
          stroke(`M${x} ${y}v14`, '#fff1cc', 1.6) +
            (i % 2
              ? path(starD(x, y + 24, 10), C.honey, { stroke: C.honey, 'stroke-width': 3, 'stroke-linejoin': 'round' })
              : pearl(a, x, y + 22, 8, ['#fffdf6', '#ffe2c2', '#e2ad85'])),
        ),
    ) +
    pole(-1) +
    pole(1)
  )
}
const fan = (a: Art, x: number, y: number, k: number, L: string, T: Look) =>
  at(
    x,
    y,
    k,
    0,
    [-26, -9, 8, 25]
      .map((r, i) =>
        spin(
          0,
          60,
          r,
          ink(
            'M-22 -44Q-22 -50 -16 -50H16Q22 -50 22 -44V18Q22 24 16 24H-16Q-22 24 -22 18Z',
            i === 2 ? T.paper : a.v('#5d3a63', '#2a1a37'),
            L,
            2.4,
          ) +
            (i === 2
              ? circle(0, -16, 13, C.honey, { opacity: 0.5 }) + mark(T.mark, 0, -16, 9, T.cape[0])
              : stroke('M-16 -44H16V18H-16Z', C.honey, 1.3) + path(sparkleD(0, -13, 9), C.honey)),
        ),
      )
      .join(''),
  )
const ball = (a: Art, x: number, y: number, r: number, L: string, T: Look) =>
  halo(a, x, y, r * 2.4, '#fff6e0', T.cape[0], 0.7 + 0.3 * a.osc01(1)) +
  ink(
    `M${x - r * 0.72} ${y + r * 1.22}Q${x} ${y + r * 1.4} ${x + r * 0.72} ${y + r * 1.22}L${x + r * 0.5} ${y + r * 0.82}H${x - r * 0.5}Z`,
    a.v('#ffe6a0', C.honeyDeep),
    L,
    2.6,
  ) +
  circle(
    x,
    y,
    r,
    a.rad(
      [
        [0, '#ffffff'],
        [0.5, T.paper],
        [1, T.cape[0]],
      ],
      0.38,
      0.32,
      0.75,
    ),
    { stroke: L, 'stroke-width': 2.8 },
  ) +
  mark(T.mark, x, y + r * 0.06, r * 0.42, '#fff') +
  circle(x, y, r * 0.8, a.glow('#fff', 0.5), { opacity: n(0.5 + 0.5 * a.osc01(1)) }) +
  each(
    [
      [-0.5, 0.36],
      [0.56, 0.24],
      [0.34, -0.56],
    ],
    ([dx, dy], i) => path(sparkleD(x + dx * r, y + dy * r, r * (0.12 + 0.08 * a.osc01(1, i * 0.33))), '#fff'),
  ) +
  oval(x - r * 0.4, y - r * 0.5, r * 0.26, r * 0.15, '#fff', {
    opacity: 0.9,
    transform: `rotate(-35 ${n(x - r * 0.4)} ${n(y - r * 0.5)})`,
  })
const hands = (a: Art, y: number, T: Look, L: string, skin: string) =>
  [-1, 1]
    .map(
      (m) =>
        `<g transform="translate(240 ${y}) scale(${m} 1)">${path('M46 -26C70 -34 108 -34 132 -26C130 4 112 30 86 34L64 -4Q50 -8 46 -26Z', a.v(mix(T.cape[0], T.cape[1], 0.62), T.cape[1]))}${stroke('M132 -27C130 4 112 30 86 34M64 -4Q50 -8 46 -25', L, 2.8)}${stroke('M108 -22C108 -4 102 10 92 18', L, 2, { opacity: 0.25 })}${ink('M60 -8Q66 -13 71 -8L92 31Q91 38 84 38Q66 20 60 -8Z', C.honey, L, 2.5)}${ink('M66 2C54 -4 46 -1 46 7C39 9 38 17 43 20C41 27 47 33 54 32C60 38 72 36 78 30Z', skin, L, 2.6)}${stroke('M46 8Q52 8 56 11M43 20Q49 19 54 21', L, 2, { opacity: 0.5 })}</g>`,
    )
    .join('')
const table = (a: Art, T: Look, L: string) =>
  ink('M-10 520Q240 486 490 520V660H-10Z', a.v(...T.cloth), L, 3) +
  path('M-10 534Q240 500 490 534V548Q240 514 -10 548Z', '#fff6e4', { opacity: 0.85 }) +
  Array.from({ length: 17 }, (_, i) =>
    circle(i * 30, 552 - 34 * (1 - ((i - 8) / 8) ** 2) * 0.98 + 0, 8, '#fff6e4', { opacity: 0.85 }),
  ).join('') +
  dust(0, 560, 480, 640, 60, 'tb', '#fff', 0.3)

/** A reader at the table with crystal ball, cards and a cup: 480 × 640, t in [0,1). */
export function readerPerson(kind: ReaderType, t: number) {
  const a = new Art('rp' + kind, t, 480, 640),
    T = LOOK[kind],
    L = '#4a2438',
    br = 2.4 * a.osc(1)
  const glasses =
    kind === 't'
      ? [-1, 1]
          .map((m) => circle(m * 21, 13, 15, '#fff', { 'fill-opacity': 0.18, stroke: '#3a3568', 'stroke-width': 2.6 }))
          .join('') + stroke('M-6 12Q0 8 6 12', '#3a3568', 2.6)
      : ''
  return a.svg(
    room(a, T, L) +
      halo(a, 240, 300, 230, '#fff1d8', T.sky[2], 0.5) +
      at(
        240,
        262 + br,
        1.78,
        1.2 * a.osc(1, 0.25),
        person(a, {
          hair: T.hairCut,
          hairColor: T.hair,
          robe: T.robe,
          line: L,
          lw: 1.9,
          sleeve: T.cape[0],
          cuff: C.honey,
          face: {
            eyes: 'big',
            mouth: kind === 'f' ? 'open' : 'smile',
            blush: kind === 't' ? 0.4 : 0.75,
            lash: kind !== 't',
            iris: T.iris,
            brow: kind === 't' ? 'none' : 'soft',
          },
          faceK: 1.02,

          front:
            ink(
              'M-26 40C-48 54 -62 100 -66 150L66 150C62 100 48 54 26 40Q22 60 0 62Q-22 60 -26 40Z',
              a.v(...T.cape),
              L,
              1.9,
            ) +
            path('M-14 60Q0 66 14 60L20 150H-20Z', T.robe[0], {
              stroke: L,
              'stroke-width': 1.7,
              'stroke-linejoin': 'round',
            }) +
            each(
              [
                [-42, 96],
                [44, 92],
                [-50, 126],
                [50, 122],
              ],
              ([x, y]) => path(starD(x, y, 4.5), C.honey),
            ) +
            ink('M-28 40Q0 66 28 40Q36 50 26 58Q0 80 -26 58Q-36 50 -28 40Z', '#fff6e8', L, 1.9) +
            circle(0, 70, 7.5, C.honey, { stroke: L, 'stroke-width': 1.7 }) +
            mark(T.mark, 0, 70, 4, T.cape[1]) +
            [-1, 1]
              .map(
                (m) =>
                  ink(
                    `M${m * 24} 56C${m * 52} 62 ${m * 78} 104 ${m * 74} 158L${m * 26} 158C${m * 30} 128 ${m * 34} 98 ${m * 22} 76Z`,
                    a.v(T.cape[0], mix(T.cape[0], T.cape[1], 0.7)),
                    L,
                    1.9,
                  ) +
                  stroke(`M${m * 40} 84C${m * 50} 104 ${m * 54} 128 ${m * 52} 152`, T.cape[1], 1.6, { opacity: 0.6 }) +
                  each(
                    [
                      [48, 100],
                      [62, 130],
                      [38, 124],
                    ],
                    ([x, y], i) => path(starD(m * x, y, 4 - i * 0.5), C.honey),
                  ),
              )
              .join(''),
          hat:
            glasses +
            (kind === 'f'
              ? at(
                  -36,
                  -42,
                  0.8,
                  0,
                  flower(0, 0, 14, '#fff', C.honey),
                  flower(20, -12, 12, C.berry, C.honey),
                  flower(-12, 18, 10, C.berry, C.honey),
                )
              : kind === 't'
                ? ink(
                    'M-56 -24C-40 -48 40 -48 56 -24Q58 -18 52 -18C30 -36 -30 -36 -52 -18Q-58 -18 -56 -24Z',
                    T.cape[0],
                    L,
                    1.8,
                  ) + path(starD(-30, -38, 9), C.honey, { stroke: L, 'stroke-width': 1.4 })
                : ink('M-40 -44Q0 -66 40 -44L36 -36Q0 -54 -36 -36Z', C.honey, L, 1.8) +
                  path(crescentD(0, -52, 11), '#fff6d8', { stroke: L, 'stroke-width': 1.4 })),
        }),
      ) +
      table(a, T, L) +
      fan(a, 96, 556, 1.02, L, T) +
      at(
        398,
        606,
        0.86,
        0,
        steam(a, 0, -140, 90),
        cup(a, { tea: T.tea, lid: false, straw: C.taro, line: L, face: { eyes: 'happy', mouth: 'w' } }),
      ) +
      ball(a, 240, 530, 50, L, T) +
      hands(a, 532, T, L, C.skin) +
      each(
        [
          [120, 200, 0],
          [372, 250, 0.3],
          [150, 400, 0.6],
          [340, 420, 0.8],
        ],
        ([x, y, p]) => sparkle(x, y - 6 * a.osc(1, p), 7 + 5 * a.osc01(1, p), '#fff6dc', 0.95),
      ),
  )
}
