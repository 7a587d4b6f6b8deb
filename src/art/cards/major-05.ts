import { cup } from '../kit/boba.ts'
import { beams, dust, flower, halo, pearl, rose } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { sparkleD, spiralD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, n, oval, path, pick, spin, stroke, times } from '../kit/svg.ts'
import { fist, folds, GOLD, L, majorScene, SEATED, sparkles } from '../suits/majors.ts'

/** A rose window: twelve petals of coloured tea around a star. */
const roseWindow = (a: Art, x: number, y: number, r: number) =>
  circle(x, y, r + 14, a.v('#f6e2d8', '#c9a4b0', '#9a7a98'), { stroke: L, 'stroke-width': 2.8 }) +
  circle(x, y, r + 3, '#5a3a68', { stroke: L, 'stroke-width': 2 }) +
  times(12, (i) =>
    spin(
      x,
      y,
      i * 30,
      path(
        `M${x} ${y - 44}C${x + 12} ${y - 60} ${x + 24} ${y - 84} ${x + 20} ${y - r + 10}Q${x} ${y - r - 8} ${x - 20} ${y - r + 10}C${x - 24} ${y - 84} ${x - 12} ${y - 60} ${x} ${y - 44}Z`,
        a.v(
          ...pick(
            [
              ['#ffe3a0', '#f7b45c'],
              ['#ffd0d0', '#f08a9c'],
              ['#d9ecc0', '#9cc47a'],
              ['#e6d6ff', '#b79aec'],
            ] as [string, string][],
            i,
          ),
        ),
      ) +
        path(`M${x - 9} ${y - r + 16}L${x - 6} ${y - r + 36}H${x + 6}L${x + 9} ${y - r + 16}Z`, '#fffaf0', {
          opacity: 0.75,
        }) +
        circle(x - 2.5, y - r + 32, 2, '#8a5638') +
        circle(x + 2.5, y - r + 31, 2, '#8a5638'),
    ),
  ) +
  circle(x, y, 42, a.v('#fffbe8', '#ffdf98'), { stroke: '#5a3a68', 'stroke-width': 3 })

/** A stone column with a capital of milk swirls. */
const column = (a: Art, x: number) =>
  ink(`M${x - 30} 660V214H${x + 30}V660Z`, a.h('#fff4ec', '#e3c8cc', '#a98aa4'), L, 2.8) +
  stroke(`M${x - 15} 232V636M${x} 232V636M${x + 15} 232V636`, '#a07f9a', 2.6, { opacity: 0.5 }) +
  ink(`M${x - 44} 176H${x + 44}V194H${x - 44}Z`, a.v(...GOLD), L, 2.5) +
  ink(
    `M${x - 38} 194H${x + 38}C${x + 38} 208 ${x + 32} 216 ${x + 26} 220H${x - 26}C${x - 32} 216 ${x - 38} 208 ${x - 38} 194Z`,
    a.v('#fffaf4', '#e9cfd0'),
    L,
    2.5,
  ) +
  stroke(spiralD(x - 25, 206, 8, 1.4, 1, 2.6), '#b98fa0', 2.2) +
  stroke(spiralD(x + 25, 206, 8, 1.4, -1, 0.5), '#b98fa0', 2.2) +
  stroke(`M${x - 30} 330Q${x} 344 ${x + 30} 330`, '#e9b24f', 5) +
  rose(a, x, 340, 11) +
  flower(x - 18, 336, 7, '#fff', C.honey) +
  flower(x + 18, 336, 7, '#fff', C.honey)

/** A bunny in vestments from behind; origin at the hem. */
const acolyte = (a: Art, robe: [string, string], deep: string, pattern: string, ph: number) =>
  spin(
    -11,
    -112,
    -10 + 3 * a.osc(1, ph),
    ink('M-22 -112C-36 -146 -28 -168 -18 -168C-8 -168 -4 -144 -6 -116Z', '#fffaf3', L, 2.7),
  ) +
  spin(
    11,
    -112,
    10 - 3 * a.osc(1, ph),
    ink('M22 -112C36 -146 28 -168 18 -168C8 -168 4 -144 6 -116Z', '#fffaf3', L, 2.7),
  ) +
  ink('M-24 -72C-46 -60 -62 -20 -66 6Q0 20 66 6C62 -20 46 -60 24 -72Z', a.v(...robe), L, 2.8) +
  pattern +
  path('M-66 -4Q0 10 66 -4L67 6Q0 20 -67 6Z', C.honey, { opacity: 0.95 }) +
  stroke('M-12 -60C-16 -40 -20 -20 -22 8M12 -60C16 -40 20 -20 22 8', deep, 2.2, { opacity: 0.45 }) +
  ink(
    'M0 -130C30 -130 44 -112 43 -94C42 -74 24 -64 0 -64C-24 -64 -42 -74 -43 -94C-44 -112 -30 -130 0 -130Z',
    a.v('#fffaf3', '#efd6c2'),
    L,
    2.8,
  ) +
  oval(0, -114, 21, 10, '#fbe0cf', { stroke: '#d9a98c', 'stroke-width': 1.8 }) +
  oval(-8, -117, 6, 2.4, '#fff', { opacity: 0.9 }) +
  ink('M-32 -74Q0 -54 32 -74Q38 -64 28 -58Q0 -46 -28 -58Q-38 -64 -32 -74Z', '#fffdf8', L, 2.4)

const key = (a: Art) =>
  ink('M-5 -40H5V54H24V45H16V37H24V27H5V62H-5Z', a.h(...GOLD), L, 2.3) +
  circle(0, -56, 18, 'none', { stroke: L, 'stroke-width': 13 }) +
  circle(0, -56, 18, 'none', { stroke: '#ffd98a', 'stroke-width': 8 }) +
  circle(0, -34, 5, '#e8637a', { stroke: L, 'stroke-width': 1.8 })

const pope = (a: Art) =>
  person(a, {
    hair: 'bob',
    hairColor: ['#f6efe9', '#c9bcba'],
    robe: ['#ee6f74', '#b8364c'],
    trim: '#ffd98a',
    lace: '#fffaf2',
    trimY: 192,
    trimW: 78,
    bodyD: SEATED,
    line: L,
    lw: 2.3,
    face: { eyes: 'happy', mouth: 'smile', blush: 0.75, brow: 'soft' },
    faceK: 1,
    sleeve: '#f48f8f',
    cuff: '#fffaf2',
    armL: 'M-26 62C-56 66 -76 44 -76 14',
    armR: 'M26 62C56 68 74 84 78 94',
    back: ink(
      'M-24 42C-66 60 -102 130 -112 206L-84 216H84L112 206C102 130 66 60 24 42Z',
      a.v('#d9506a', '#8f2f4c'),
      L,
      2.3,
    ),
    hem: folds('#8a2038', 0.45),
    front:
      ink(
        'M-28 42C-58 56 -84 116 -98 196L-72 208C-62 146 -40 86 -10 54ZM28 42C58 56 84 116 98 196L72 208C62 146 40 86 10 54Z',
        a.v('#f58a86', '#c9445a'),
        L,
        2.2,
      ) +
      stroke('M-36 62C-62 102 -78 150 -86 198M36 62C62 102 78 150 86 198', '#ffe6b0', 2.2, {
        'stroke-dasharray': '1 7',
      }) +
      ink(
        'M-30 44C-20 62 -12 72 -10 84V204Q0 208 10 204V84C12 72 20 62 30 44L16 42C12 54 6 62 0 64C-6 62 -12 54 -16 42Z',
        '#fffaf0',
        L,
        2.1,
      ) +
      stroke('M0 84V100M-6 90H6M0 124V140M-6 130H6M0 164V180M-6 170H6', '#d98a3c', 3.4),
    held:
      // two fingers bless
      at(
        -76,
        2,
        1,
        -4,
        ink(
          'M-10 10C-13 -2 -10 -8 -8 -8L-8 -26Q-8 -31 -4 -31Q0 -31 0 -26Q0 -31 4 -31Q8 -31 8 -26V-8C12 -8 13 0 10 10Q0 16 -10 10Z',
          C.skin,
          L,
          2.3,
        ),
        stroke('M0 -26V-9M-6 -4Q2 -8 8 -3', L, 1.9),
      ),
    hat:
      each(
        [
          [-84, 0],
          [84, 0],
        ],
        ([x]) =>
          `<g transform="translate(${x * 0.6} -18) rotate(${n(x * 0.06 + 2 * a.osc(1, 0.3))})">${ink('M-7 -6H7L10 64L0 58L-10 64Z', a.v('#fffaf0', '#f3d09a'), L, 2)}</g>`,
      ) +
      ink(
        'M-52 -22C-62 -74 -36 -118 0 -130C36 -118 62 -74 52 -22Q0 -46 -52 -22Z',
        a.v('#fffdf6', '#ffe9c4', '#f6cf94'),
        L,
        2.4,
      ) +
      each(
        [
          [0, 56],
          [1, 51],
          [2, 38],
        ],
        ([i, w]) => {
          const y = -32 - i * 31
          return (
            ink(
              `M${-w} ${y}Q0 ${y - 22} ${w} ${y}L${w + 2} ${y - 14}L${w * 0.62} ${y - 17}L${w * 0.45} ${y - 28}L${w * 0.2} ${y - 20}L0 ${y - 34}L${-w * 0.2} ${y - 20}L${-w * 0.45} ${y - 28}L${-w * 0.62} ${y - 17}L${-w - 2} ${y - 14}Z`,
              a.v(...GOLD),
              L,
              2.1,
            ) +
            circle(0, y - 17, 4.5 - i * 0.5, pick(['#e8637a', '#8fb4ee', '#9cc47a'], i), {
              stroke: L,
              'stroke-width': 1.6,
            })
          )
        },
      ) +
      stroke('M0 -130V-148M-7 -141H7', L, 7) +
      stroke('M0 -130V-148M-7 -141H7', '#ffe08f', 3),
  })

/** The Hierophant blesses two acolytes; one of them hides a bubble tea behind his back. */
export default majorScene(
  5,
  ['#54427a', '#7f5f94', '#b98aa8', '#e6bcb8', '#f8e0cc'],
  '#3b1d2c',
  (a) =>
    stroke(
      times(9, (r) => `M20 ${80 + r * 58}H460` + times(5, (c) => `M${50 + c * 96 + (r % 2) * 48} ${80 + r * 58}v58`)),
      '#6a4a78',
      2,
      { opacity: 0.22 },
    ) +
    halo(a, 240, 210, 250, '#fff6dc', '#f4b0c0', 0.9) +
    roseWindow(a, 240, 208, 126) +
    beams(a, 240, 208, 470, 18, '#fff2cf', 0.13) +
    column(a, 80) +
    column(a, 400) +
    ink('M20 620H460V700H20Z', a.v('#e9c8c4', '#a87f98'), L, 2.4) +
    stroke('M20 640H460M110 620L84 690M370 620L396 690M60 620L20 660M420 620L460 660', '#8a5f80', 2, { opacity: 0.4 }) +
    // throne
    ink(
      'M124 606V372C124 352 138 344 152 350V310C152 296 170 288 180 296L200 270H280L300 296C310 288 328 296 328 310V350C342 344 356 352 356 372V606Z',
      a.v('#f0e2e6', '#c3a6bc', '#8f7294'),
      L,
      2.8,
    ) +
    ink('M152 590V384C152 330 190 300 240 300C290 300 328 330 328 384V590Z', a.v('#8a5a98', '#5a3a78'), L, 2.4) +
    each(
      [
        [138, 352],
        [342, 352],
      ],
      ([x, y]) => pearl(a, x, y - 8, 14, ['#fff3c8', '#f3bd57', '#b97a2f']),
    ) +
    halo(a, 240, 330, 130, '#fff3dc', '#f4b0c0', 0.55) +
    // dais with a red carpet
    ink('M96 592H384L398 622H82Z', a.v('#f6e6e4', '#c9a8b8'), L, 2.6) +
    ink('M82 622H398L414 654H66Z', a.v('#ecd6d8', '#b394ac'), L, 2.6) +
    path('M176 592H304L330 680H150Z', a.v('#e8606e', '#a8344c')) +
    stroke('M182 592L158 680M298 592L322 680', '#ffd98a', 3) +
    each(
      [
        [180, 640],
        [300, 640],
        [240, 616],
      ],
      ([x, y]) => path(sparkleD(x, y, 6), '#ffd98a', { opacity: 0.8 }),
    ) +
    at(240, 338 + 1.6 * a.osc(1, 0.2), 1.2, 0, pope(a)) +
    // triple cross
    at(
      334,
      380 + 1.6 * a.osc(1, 0.2),
      1,
      3,
      stroke('M0 -120V180', L, 11),
      stroke('M0 -120V180', '#ffd98a', 6),
      stroke('M-15 -104H15M-22 -84H22M-30 -62H30', L, 11),
      stroke('M-15 -104H15M-22 -84H22M-30 -62H30', '#ffd98a', 6),
      each(
        [
          [-15, -104],
          [15, -104],
          [-22, -84],
          [22, -84],
          [-30, -62],
          [30, -62],
          [0, -122],
        ],
        ([x, y]) => circle(x, y, 5, '#fff3cf', { stroke: L, 'stroke-width': 1.8 }),
      ),
    ) +
    fist(333, 454 + 1.6 * a.osc(1, 0.2), 8) +
    // crossed keys
    at(240, 638, 0.72, 45, key(a)) +
    at(240, 638, 0.72, -45, key(a)) +
    // the two acolytes
    at(
      104,
      672,
      1.02,
      3,
      acolyte(
        a,
        ['#fff3ea', '#f6c8bc'],
        '#b0566a',
        each(
          [
            [-38, -22],
            [34, -28],
            [-6, -30],
            [-44, -2],
            [2, -4],
            [44, -4],
          ],
          ([x, y], i) => rose(a, x, y, 8.5, i % 2 ? ['#ffd2cd', '#d9506a'] : ['#ffc4bc', '#c8405c']),
        ),
        0.1,
      ),
    ) +
    at(
      376,
      672,
      1.02,
      -3,
      acolyte(
        a,
        ['#c9d6fb', '#8fa3e0'],
        '#40509c',
        each(
          [
            [-38, -22],
            [36, -28],
            [-44, -2],
            [46, -4],
          ],
          ([x, y]) =>
            path(
              `M${x} ${y + 9}C${x - 10} ${y + 3} ${x - 10} ${y - 6} ${x - 7} ${y - 8}C${x - 4} ${y - 4} ${x - 1} ${y - 2} ${x} ${y + 2}C${x + 1} ${y - 2} ${x + 4} ${y - 4} ${x + 7} ${y - 8}C${x + 10} ${y - 6} ${x + 10} ${y + 3} ${x} ${y + 9}Z`,
              '#fffdf8',
            ),
        ),
        0.4,
      ),
    ) +
    // paws behind his back, round a cup
    at(
      376,
      664,
      0.4,
      6 + 2 * a.osc(1, 0.6),
      cup(a, { tea: 'berry', lid: true, line: L, lw: 6, pearls: 7, straw: C.berryDeep }),
    ) +
    each(
      [
        [356, -20],
        [396, 20],
      ],
      ([x, r]) => at(x, 646, 1, r, ink('M-9 -7Q0 -12 9 -7L10 6Q0 11 -10 6Z', '#fffaf3', L, 2.4)),
    ) +
    dust(60, 600, 420, 676, 40, 'h5', '#6a4a78', 0.25) +
    sparkles(a, [
      [126, 130],
      [354, 130],
      [146, 300],
      [300, 108],
      [176, 106],
    ]),
  0,
)
