import { bunny } from '../kit/animals.ts'
import { cloud, dust, flower, halo, leafD, pearl, rose, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, mountain } from '../kit/scenery.ts'
import { heartD, puffD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, flip, ink, n, path, pick, spin, stroke, times } from '../kit/svg.ts'
import { fist, folds, GOLD, L, majorScene, SEATED, sparkles } from '../suits/majors.ts'

const fir = (a: Art, x: number, y: number, k: number, c: [string, string]) =>
  at(
    x,
    y,
    k,
    0,
    path('M-5 0V-20H5V0Z', '#8a5a45'),
    ink(
      'M0 -128C8 -108 16 -96 26 -88H16C24 -70 32 -60 42 -52H26C34 -36 42 -26 52 -18C30 -8 -30 -8 -52 -18C-42 -26 -34 -36 -26 -52H-42C-32 -60 -24 -70 -16 -88H-26C-16 -96 -8 -108 0 -128Z',
      a.v(...c),
      '#4f6b45',
      2.4,
    ),
    stroke('M-14 -62q14 8 28 0M-20 -30q20 10 40 0', '#ffffff', 2.4, { opacity: 0.3 }),
  )

/** Milk that falls from a wooded cliff into a pool. */
const waterfall = (a: Art) =>
  ink('M330 480C336 420 330 372 350 344C372 326 420 322 470 330V520H330Z', a.v('#b9a4b8', '#8a7aa0'), '#6f5a78', 2.4) +
  path('M340 352C370 324 430 322 470 328V344C430 350 400 342 340 352Z', a.v('#b9d88a', '#86b066')) +
  path(
    'M376 338C390 330 412 330 424 338C420 400 430 440 442 492H362C376 440 380 400 376 338Z',
    a.v('#fffdf6', '#fdeee0', '#ffffff'),
  ) +
  stroke(
    'M386 346C388 400 378 450 374 486M400 342C402 400 400 450 400 490M414 346C412 400 420 450 428 486',
    '#efc4b0',
    2.8,
    { opacity: 0.85, 'stroke-dasharray': '18 12', 'stroke-dashoffset': n(-60 * a.t) },
  ) +
  path('M280 510C330 488 430 486 470 494V620H280Z', a.v('#fff7ee', '#f6dccb')) +
  path(puffD(402, 494, 60, 17, 11), '#ffffff') +
  stroke('M350 522q14 -7 28 0M396 534q16 -7 32 0M372 552q12 -6 24 0', '#dfb49c', 2.4, { opacity: 0.8 })

const wheat = (a: Art, x: number, y: number, k: number, ph: number) =>
  at(
    x,
    y,
    k,
    -4 + 3 * a.osc(1, ph),
    stroke('M0 10C2 -20 -2 -44 0 -66', '#b98a34', 3.2),
    times(
      5,
      (j) =>
        ink(leafD(0, 0, 19, 8.5), a.v('#fff0b4', '#f0bb52'), '#b07a2c', 1.7, {
          transform: `translate(1 ${-34 - j * 9}) rotate(-56)`,
        }) +
        ink(leafD(0, 0, 19, 8.5), a.v('#fff0b4', '#f0bb52'), '#b07a2c', 1.7, {
          transform: `translate(-1 ${-34 - j * 9}) rotate(236)`,
        }),
    ),
    ink(leafD(0, 0, 20, 8), '#ffe08f', '#b07a2c', 1.7, { transform: 'translate(0 -74) rotate(-90)' }),
    stroke('M0 -92V-104M-8 -86L-14 -98M8 -86L14 -98', '#c9923c', 1.6),
  )

const couch = (a: Art) =>
  ink(
    'M84 606V420C66 360 110 296 176 300C192 270 288 270 304 300C370 296 410 350 392 430V606Z',
    a.v('#fff3d8', '#ecca94', '#c9924f'),
    L,
    2.9,
  ) +
  ink(
    'M106 590V424C94 372 124 322 182 324C200 296 280 296 298 324C352 322 382 366 370 430V590Z',
    a.v('#f7a6ac', '#d9607a', '#a83a5a'),
    L,
    2.5,
  ) +
  each(
    [
      [142, 364],
      [182, 344],
      [298, 344],
      [338, 364],
      [128, 410],
      [352, 410],
      [134, 460],
      [346, 460],
      [160, 400],
      [320, 400],
      [156, 444],
      [324, 444],
    ],
    ([x, y]) => path(heartD(x, y, 7), '#ffd9d2', { opacity: 0.65 }),
  ) +
  each(
    [
      [110, 316, 13],
      [370, 316, 13],
      [176, 290, 10],
      [304, 290, 10],
      [240, 276, 13],
    ],
    ([x, y, r]) => pearl(a, x, y, r, ['#fff3c8', '#f3bd57', '#b97a2f']),
  ) +
  // bolsters at both ends
  each(
    [[92], [384]],
    ([x]) =>
      ink(`M${x - 34} 470Q${x} 446 ${x + 34} 470V520Q${x} 546 ${x - 34} 520Z`, a.v('#ffe3a8', '#f0b25c'), L, 2.6) +
      stroke(`M${x - 20} 462Q${x - 26} 494 ${x - 20} 530M${x + 20} 462Q${x + 26} 494 ${x + 20} 530`, '#fff8e0', 3.4) +
      path(starD(x, 495, 12), '#fff6dc', { stroke: '#c98a3c', 'stroke-width': 1.8 }),
  ) +
  ink(
    'M66 524Q240 492 414 524Q430 566 412 600Q240 626 68 600Q50 566 66 524Z',
    a.v('#fff0ea', '#fbc4c0', '#e58b94'),
    L,
    2.8,
  ) +
  stroke('M78 588Q240 612 402 588', '#fff8f0', 3, { 'stroke-dasharray': '1 8' })

const empress = (a: Art) =>
  person(a, {
    hair: 'wavy',
    hairColor: ['#f6cf86', '#d2974a'],
    robe: ['#fffdf8', '#ffe9dc'],
    trim: '#f7a6ac',
    lace: '#fff',
    trimY: 198,
    trimW: 76,
    bodyD: SEATED,
    line: L,
    lw: 2.3,
    face: { eyes: 'big', mouth: 'smile', blush: 0.8, lash: true, iris: ['#5c6a34', '#a6cc6a'] },
    faceK: 1,
    sleeve: '#fff3ea',
    cuff: C.honey,
    armL: 'M-26 62C-58 70 -78 66 -84 48',
    armR: 'M26 62C52 78 66 100 74 122',
    hem:
      folds('#d98a8a', 0.4) +
      each(
        [
          [-44, 124],
          [-16, 116],
          [16, 118],
          [44, 126],
          [-62, 156],
          [-30, 150],
          [0, 148],
          [32, 152],
          [62, 158],
          [-48, 184],
          [-14, 180],
          [18, 182],
          [50, 184],
        ],
        ([x, y], i) =>
          circle(x, y, 7, i % 2 ? '#e8707f' : '#f7a0a4', { stroke: '#c2405c', 'stroke-width': 1.4 }) +
          path(`M${x - 5} ${y - 5}L${x} ${y - 10}L${x + 5} ${y - 5}Z`, '#86ad63'),
      ),
    front:
      ink('M-27 44Q0 66 27 44Q34 54 24 62Q0 80 -24 62Q-34 54 -27 44Z', a.v('#ffd690', '#f0a85c'), L, 2) +
      each(
        [
          [-16, 60],
          [-8, 66],
          [0, 68],
          [8, 66],
          [16, 60],
        ],
        ([x, y]) => circle(x, y, 2.6, '#fffaf0', { stroke: L, 'stroke-width': 1.2 }),
      ) +
      stroke('M-34 98Q0 114 34 98', '#f0a85c', 6) +
      circle(0, 105, 7, '#e8637a', { stroke: L, 'stroke-width': 2 }),
    held:
      spin(
        -86,
        40,
        -15 + 1.5 * a.osc(1, 0.1),
        stroke('M-86 62V-14', L, 9) +
          stroke('M-86 62V-14', '#ffd98a', 4.4) +
          circle(
            -86,
            -30,
            17,
            a.rad(
              [
                [0, '#fffdf0'],
                [0.6, '#ffe08f'],
                [1, '#e9a53f'],
              ],
              0.4,
              0.35,
              0.7,
            ),
            { stroke: L, 'stroke-width': 2.3 },
          ) +
          stroke('M-103 -30Q-86 -22 -69 -30M-86 -47V-56M-91 -52H-81', L, 2.4),
      ) + at(-85, 44, 1, -8, ink('M-9 -8Q0 -13 9 -8L10 7Q0 12 -10 7Z', C.skin, L, 2.3)),
    hat:
      ink('M-50 -30Q0 -58 50 -30L48 -18Q0 -46 -48 -18Z', a.v(...GOLD), L, 2.2) +
      times(6, (i) =>
        ink(leafD(0, 0, 17, 7), a.v('#c9e09a', '#7aa65a'), '#4f7040', 1.6, {
          transform: `translate(${-40 + i * 14} ${n(-30 - 13 * Math.sin(((i + 0.5) / 6) * Math.PI))}) rotate(${-60 + i * 8})`,
        }),
      ),
  })

/** The Empress on a couch of cushions in a field of wheat, a waterfall of milk behind her. */
export default majorScene(
  3,
  ['#7a86d4', '#b4a8e4', '#f6c0cc', '#ffdcb8', '#fff2cc'],
  '#3a4a20',
  (a) =>
    sun(a, 226, 262, 118, { rays: 32, len: 0.3, turn: 0, core: ['#fffdf4', '#ffe6ae'], glow: ['#fff8e4', '#ffc8b4'] }) +
    halo(a, 226, 300, 220, '#fffdf0', '#ffe0c4', 0.6) +
    cloud(a, 104 + 4 * a.osc(1), 206, 130, 50, '#ffffff', '#ffe3dc', { swirl: '#f0b8b0' }) +
    cloud(a, 384 - 4 * a.osc(1), 178, 120, 46, '#ffffff', '#ffe3dc', { swirl: '#f0b8b0' }) +
    mountain(a, 150, 470, 240, 170, '#a9b4dc', '#f0d4c8') +
    mountain(a, 340, 470, 220, 140, '#b4bce0', '#f3d9cc') +
    path('M20 430Q120 396 240 412T470 400V640H20Z', a.v('#b9d48a', '#8fb766')) +
    fir(a, 62, 470, 1.15, ['#9cc47a', '#5f8f58']) +
    fir(a, 116, 442, 0.92, ['#b0d088', '#6f9f60']) +
    fir(a, 168, 430, 0.7, ['#bcd894', '#7fab6a']) +
    fir(a, 318, 430, 0.72, ['#bcd894', '#7fab6a']) +
    waterfall(a) +
    fir(a, 352, 352, 0.66, ['#b0d088', '#6f9f60']) +
    fir(a, 430, 338, 0.74, ['#9cc47a', '#5f8f58']) +
    path('M20 528Q60 500 300 540T470 590V700H20Z', a.v('#ffe49a', '#e9b24f')) +
    times(9, (i) => wheat(a, 48 + i * 16, 560 - (i % 3) * 8, 0.8, i * 0.17)) +
    times(6, (i) => wheat(a, 376 + i * 14, 596 - (i % 2) * 10, 0.72, i * 0.21)) +
    at(18, 24, 0.86, 0, `<g transform="translate(0 -20) scale(1 1.06)">${couch(a)}</g>`) +
    // twelve stars over her head
    times(12, (i) => {
      const b = Math.PI * (1.06 + (i / 11) * 0.9)
      return path(starD(225 + 112 * Math.cos(b), 270 + 134 * Math.sin(b), 9 + 1.4 * a.osc01(1, i / 12)), '#fff3b4', {
        stroke: '#c98a3c',
        'stroke-width': 1.8,
        'stroke-linejoin': 'round',
      })
    }) +
    at(225, 290 + 1.6 * a.osc(1, 0.2), 1.32, 0, empress(a)) +
    // heart shield of Venus
    at(
      328,
      506,
      1.06,
      10,
      path(heartD(0, 0, 58), L, { opacity: 0.18, transform: 'translate(4 6)' }),
      path(heartD(0, 0, 56), a.v('#fff3dc', '#ecca94'), { stroke: L, 'stroke-width': 2.8 }),
      path(heartD(0, -1, 45), a.v('#ffb0b4', '#e8607a', '#b93a5c'), { stroke: L, 'stroke-width': 2 }),
      circle(0, -6, 12, 'none', { stroke: '#fff6ea', 'stroke-width': 5 }),
      stroke('M0 7V29M-10 18H10', '#fff6ea', 5),
      stroke('M-44 -24Q-40 -36 -28 -38', '#fff', 4, { opacity: 0.8 }),
    ) +
    fist(323, 458 + 1.6 * a.osc(1, 0.2), 18) +
    // a rabbit mother sleeps on the cushion, her little ones in the wheat
    at(98, 584, 0.84, -3, bunny(a, { line: L, fur: ['#fffdf8', '#f3dcc8'], face: { eyes: 'closed', blink: false } })) +
    path('M20 640Q130 600 240 616T470 618V700H20Z', a.v('#ffe9a8', '#e3a948')) +
    dust(40, 626, 440, 674, 60, 'em', '#b07a2c', 0.4) +
    at(
      196,
      652,
      0.42,
      4,
      bunny(a, { line: L, ph: 0.3, fur: ['#f6dcc0', '#d9ac80'], face: { eyes: 'happy', blink: false } }),
    ) +
    flip(292, 658, 0.42, 4, bunny(a, { line: L, ph: 0.6, fur: ['#fffdf8', '#f0d4d4'], face: { eyes: 'round' } })) +
    each(
      [
        [52, 0.95],
        [78, 1.05],
        [104, 0.8],
        [148, 0.62],
        [246, 0.55],
        [330, 0.66],
        [362, 0.86],
        [392, 1.05],
        [420, 0.98],
      ],
      ([x, k], i) => wheat(a, x, 676, k, i * 0.13),
    ) +
    each(
      [
        [126, 656, 9],
        [170, 666, 8],
        [226, 668, 8],
        [268, 664, 9],
        [318, 668, 8],
        [346, 656, 9],
      ],
      ([x, y, r], i) => flower(x, y, r, pick(['#fff', '#ffb7b0', '#e6d4ff'], i), C.honeyDeep, 5, i),
    ) +
    rose(a, 66, 668, 13) +
    rose(a, 408, 668, 13, ['#fffaf0', '#f0c48a']) +
    butterfly(a, 396, 300 + 5 * a.osc(1, 0.4), 0.9, -12, ['#fff4fb', '#f7a6c4'], L) +
    sparkles(a, [
      [150, 140],
      [330, 130],
      [92, 270],
      [390, 280],
    ]),
  10,
)
