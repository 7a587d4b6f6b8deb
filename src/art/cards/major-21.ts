import { bunny, sprite } from '../kit/animals.ts'
import { emblem } from '../kit/emblem.ts'
import { face } from '../kit/face.ts'
import { cloud, flower, halo, leafD, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { puffD, sparkleD, spiralD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, limb, mirrored, n, oval, path, pick, stroke, TAU, times } from '../kit/svg.ts'
import { GOLD, L, majorScene, sparkles, wing } from '../suits/majors.ts'

const CX = 240
const CY = 374
const RX = 126
const RY = 192

const wreath = (a: Art): string =>
  oval(CX, CY, RX, RY, 'none', { stroke: '#3f6040', 'stroke-width': 13 }) +
  oval(CX, CY, RX, RY, 'none', { stroke: '#7fab60', 'stroke-width': 8 }) +
  times(52, (i) => {
    const b = ((i + 0.5) / 52) * TAU
    const deg =
      (Math.atan2(RY * Math.cos(b), -RX * Math.sin(b)) * 180) / Math.PI +
      (b > Math.PI / 2 && b < Math.PI * 1.5 ? 0 : 180)
    return ([-1, 1] as const)
      .map((m) =>
        ink(leafD(0, 0, 33, 14), a.v(m > 0 ? '#dcefae' : '#c3dd92', '#7fab5f'), '#456b3c', 1.8, {
          transform: `translate(${n(CX + RX * Math.cos(b))} ${n(CY + RY * Math.sin(b))}) rotate(${n(deg + m * (38 + 3 * a.osc(1, i / 13)))})`,
        }),
      )
      .join('')
  }) +
  times(12, (i) => {
    const b = ((i + 0.5) / 12) * TAU
    const x = CX + RX * Math.cos(b)
    const y = CY + RY * Math.sin(b)
    return i % 2 ? pearl(a, x, y, 9) : flower(x, y, 13, i % 4 ? '#ffd2cd' : '#fffaf4', '#ffd36b', 5, i)
  })

const ribbon = (a: Art, y: number, k: number): string =>
  at(
    CX,
    y,
    1,
    0,
    `<g transform="scale(1 ${k})">${ink('M-4 6C-16 22 -32 30 -44 46L-28 44L-24 58C-12 44 2 26 4 8ZM4 6C16 22 32 30 44 46L28 44L24 58C12 44 -2 26 -4 8Z', a.v('#f0707c', '#c23a50'), L, 2.3)}</g>`,
    ink(
      'M0 0C-18 -28 -50 -26 -48 0C-50 26 -18 26 0 0ZM0 0C18 -28 50 -26 48 0C50 26 18 26 0 0Z',
      a.v('#ff9a98', '#d9465c'),
      L,
      2.5,
    ),
    stroke('M-12 -2C-22 -12 -34 -12 -38 -4M12 -2C22 -12 34 -12 38 -4', '#ffd0cc', 2.4),
    circle(0, 0, 9, '#e8606e', { stroke: L, 'stroke-width': 2.3 }),
  )

const wand = (a: Art, x: number, y: number, r: number): string =>
  at(
    x,
    y,
    1,
    r,
    stroke('M0 -40V40', L, 10) +
      stroke('M0 -40V40', '#fff3dc', 5.5) +
      stroke('M-3 -28l6 -6M-3 -14l6 -6M-3 0l6 -6M-3 14l6 -6M-3 28l6 -6', '#f08a94', 2.6),
    [-42, 42].map((e) => pearl(a, 0, e, 8, ['#fff0bd', '#f3bd57', '#c6812f'])).join(''),
  )

/** Head of the winged bull: around its muzzle's top. */
const bull = (a: Art): string =>
  mirrored(
    0,
    () =>
      ink('M26 -34C50 -36 62 -54 56 -74C46 -62 34 -60 20 -52Z', a.v('#fff8e6', '#e0bd8f'), L, 2.8) +
      ink('M34 -18C54 -30 70 -24 74 -12C64 2 46 2 34 -2Z', '#b9784c', L, 2.8) +
      path('M44 -14C54 -20 62 -18 66 -12C58 -6 50 -6 44 -8Z', '#f7b8a8'),
  ) +
  ink(
    'M0 -56C32 -56 44 -34 42 -6C42 14 34 24 30 34C24 48 -24 48 -30 34C-34 24 -42 14 -42 -6C-44 -34 -32 -56 0 -56Z',
    a.v('#d9a070', '#a8683f'),
    L,
    2.8,
  ) +
  ink('M-30 18C-22 6 22 6 30 18C34 42 20 48 0 48C-20 48 -34 42 -30 18Z', a.v('#fff0de', '#f0cbb0'), L, 2.4) +
  circle(-12, 26, 3.2, '#8c5a52') +
  circle(12, 26, 3.2, '#8c5a52') +
  stroke('M-8 36Q0 42 8 36', '#6b3a3a', 2.8) +
  stroke('M-7 28Q0 40 7 28', '#e9b24f', 3.4) +
  at(0, -8, 0.96, 0, face(a, { mouth: 'none', gap: 23, blush: 0.8 })) +
  ink('M-16 -54C-14 -66 -4 -66 0 -58C4 -66 14 -66 16 -54C14 -36 4 -40 0 -32C-4 -40 -14 -36 -16 -54Z', '#7a4630', L, 2.2)

const lion = (a: Art): string =>
  ink(puffD(0, -4, 62, 60, 13, 0.2), a.v('#ffbe7a', '#d9743c'), L, 2.8) +
  stroke(
    spiralD(-44, -28, 9, 1, 1, 2) +
      spiralD(44, -28, 9, 1, -1, 1) +
      spiralD(-42, 26, 8, 1, 1, 2) +
      spiralD(42, 26, 8, 1, -1, 1),
    '#fff0d0',
    2.4,
    { opacity: 0.5 },
  ) +
  mirrored(
    0,
    () => circle(32, -38, 13, '#ffd98f', { stroke: L, 'stroke-width': 2.6 }) + circle(32, -38, 6, '#f7a890'),
  ) +
  ink(
    'M0 -44C28 -44 42 -24 40 0C38 26 22 36 0 36C-22 36 -38 26 -40 0C-42 -24 -28 -44 0 -44Z',
    a.v('#ffe9b4', '#f6c476'),
    L,
    2.6,
  ) +
  oval(0, 18, 20, 14, '#fffaf0') +
  at(0, -4, 0.92, 0, face(a, { mouth: 'none', gap: 21, blush: 0.85 })) +
  path('M-6 9H6L0 16Z', '#7a3a34') +
  stroke('M0 16V20M-9 19Q-4 26 0 20Q4 26 9 19', '#5b2c2a', 2.6) +
  stroke('M-22 16h-12M-22 21l-11 4M22 16h12M22 21l11 4', L, 1.8, { opacity: 0.6 })

const eagle = (a: Art): string =>
  ink(
    'M-34 34C-58 22 -64 -6 -54 -32C-46 -56 -24 -66 0 -66C24 -66 46 -56 54 -32C64 -6 58 22 34 34L24 46L14 38L0 50L-14 38L-24 46Z',
    a.v('#fffdf6', '#f3e6d8'),
    L,
    2.8,
  ) +
  ink(
    'M-50 -38C-62 -52 -58 -62 -50 -64C-46 -76 -32 -78 -28 -72C-18 -82 -4 -80 0 -72C4 -80 18 -82 28 -72C32 -78 46 -76 50 -64C58 -62 62 -52 50 -38C34 -56 -34 -56 -50 -38Z',
    a.v('#fffdf6', '#e6d3c4'),
    L,
    2.5,
  ) +
  ink(
    'M-40 30L-48 60L-24 58L-14 68L0 60L14 68L24 58L48 60L40 30L24 46L14 38L0 50L-14 38L-24 46Z',
    a.v('#b07a54', '#7d4c3b'),
    L,
    2.4,
  ) +
  mirrored(0, () => path('M10 -26C24 -34 42 -32 50 -20C40 -10 20 -8 10 -14Z', '#f3d9b0', { opacity: 0.7 })) +
  at(
    0,
    -16,
    1,
    0,
    face(a, { mouth: 'none', gap: 27, blush: 0.75, eyes: 'big', brow: 'angry', iris: ['#8a5a1c', '#ffc64a'] }),
  ) +
  ink(
    'M-17 -6C-14 -18 14 -18 17 -6C20 10 12 18 6 20C6 28 2 34 -3 36C-4 28 -8 24 -12 18C-18 10 -19 0 -17 -6Z',
    a.v('#ffe08f', '#f0a03c'),
    L,
    2.5,
  ) +
  stroke('M-15 4C-6 12 6 10 16 2M-6 -6h2M5 -6h2', '#b0702c', 2.2)

/** The World: a dancer with two wands in a laurel wreath tied with red ribbons; angel, eagle, bull and lion watch from the corners. */
export default majorScene(
  21,
  ['#3f4fb4', '#7a8fe0', '#b4cdf4', '#ffe0d4', '#fff3d8'],
  '#150d3a',
  (a) => {
    const br = 2.6 * a.osc(1)
    const sc = 3 * a.osc(1, 0.3)
    const nook = (x: number, y: number, body: string) =>
      halo(a, x, y, 92, '#fffbe8', '#ffd0d8', 0.7) +
      body +
      cloud(a, x, y + 62, 124, 48, '#ffffff', '#e0d4f4', { swirl: '#b8a6e0' })
    return (
      halo(a, CX, CY, 320, '#fff9e6', '#ffc4dc', 0.95) +
      stroke(
        spiralD(66, 396, 24, 1.5, 1, 2) +
          spiralD(414, 396, 24, 1.5, -1, 1) +
          spiralD(88, 470, 14, 1.2, -1, 1) +
          spiralD(392, 470, 14, 1.2, 1, 2),
        '#fff',
        3,
        { opacity: 0.55 },
      ) +
      path(
        `M${CX - RX} ${CY}A${RX} ${RY} 0 1 0 ${CX + RX} ${CY}A${RX} ${RY} 0 1 0 ${CX - RX} ${CY}Z`,
        a.rad([
          [0, '#fffdf2'],
          [0.45, '#ffeccf'],
          [0.8, '#f6bcd0'],
          [1, '#b48ad8'],
        ]),
      ) +
      each(
        [
          [170, 300],
          [310, 300],
          [160, 420],
          [322, 420],
          [190, 240],
          [290, 240],
          [200, 500],
          [284, 500],
        ],
        ([x, y], i) => path(sparkleD(x, y, 5 + 3 * a.osc01(1, i * 0.17)), '#fff', { opacity: 0.9 }),
      ) +
      wreath(a) +
      ribbon(a, CY - RY, 0.5) +
      // the scarf passes behind her
      ink(
        `M176 ${n(324 + sc)}C150 350 160 400 200 ${n(412 - sc)}C250 424 300 440 306 ${n(486 + sc)}C310 510 292 524 282 530C320 528 338 500 330 468C320 426 262 410 226 392C196 378 184 350 192 ${n(334 + sc)}Z`,
        a.v('#c9aef6', '#8f6bd0'),
        '#4f3589',
        2.3,
      ) +
      // a little world under her toes
      at(
        CX,
        540,
        1,
        0,
        circle(
          0,
          0,
          27,
          a.rad(
            [
              [0, '#eaf8ff'],
              [0.6, '#8fc8ec'],
              [1, '#4a7fc4'],
            ],
            0.4,
            0.34,
            0.75,
          ),
          { stroke: L, 'stroke-width': 2.5 },
        ),
        a.clip(
          'M-26 0A26 26 0 0 1 26 0A26 26 0 0 1 -26 0Z',
          path(
            'M-26 -10C-14 -26 0 -20 -4 -10C-8 -2 -14 0 -16 8C-20 12 -26 6 -30 0ZM10 4C20 -2 28 2 28 12C22 24 14 24 8 16ZM4 -26C14 -24 20 -18 18 -12C12 -12 6 -16 4 -26Z',
            '#b9d98a',
          ),
        ),
        at(0, 2, 0.5, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.9 })),
      ) +
      at(
        CX,
        300 + br,
        1.02,
        1.6 * a.osc(1, 0.2),
        limb('M14 132C34 150 46 160 42 174C30 184 8 184 -6 182', C.skin, 15, L, 2.4) +
          ink('M-2 174Q-18 172 -22 182Q-20 192 -4 190Z', a.v('#f0808a', '#c24a5c'), L, 2.3) +
          limb('M-8 136C-6 164 -4 182 -2 200', C.skin, 15, L, 2.4) +
          ink('M-11 192H9Q10 206 3 214Q-8 210 -11 192Z', a.v('#f0808a', '#c24a5c'), L, 2.3),
        person(a, {
          hair: 'buns',
          hairColor: ['#a8643f', '#6b3a2c'],
          robe: ['#fff3fb', '#e6b0dc'],
          trim: '#a884e0',
          lace: '#fff',
          line: L,
          lw: 2.5,
          face: { eyes: 'happy', mouth: 'open', blush: 0.85 },
          sleeve: '#fff0f8',
          cuff: C.honey,
          armL: 'M-22 60C-44 62 -60 52 -68 36',
          armR: 'M22 60C44 62 60 52 68 36',
          front:
            ink('M-26 42Q0 58 26 42L20 58Q0 72 -20 58Z', a.v('#ffe6a8', '#f3b54a'), L, 2.2) +
            ink(
              'M-44 100C-20 120 20 116 42 92L46 106C24 132 -20 136 -50 116Z',
              a.v('#c9aef6', '#8f6bd0'),
              '#4f3589',
              2.2,
            ),
          hat: each(
            [
              [-40, -38],
              [-21, -50],
              [0, -54],
              [21, -50],
              [40, -38],
            ],
            ([x, y], i) => flower(x, y, 9, i % 2 ? '#fff' : '#ffb4ba', C.honey),
          ),
        }),
      ) +
      wand(a, 168, 334 + br, -14) +
      wand(a, 312, 334 + br, 14) +
      circle(170, 336 + br, 9.5, C.skin, { stroke: L, 'stroke-width': 2.5 }) +
      circle(310, 336 + br, 9.5, C.skin, { stroke: L, 'stroke-width': 2.5 }) +
      ribbon(a, CY + RY + 2, 0.66) +
      // the signs of the four suits, each in its bubble
      each(
        [
          [150, 122],
          [208, 96],
          [272, 96],
          [330, 122],
        ],
        ([x, y], i) =>
          circle(x, y + 2 * a.osc(1, i * 0.25), 25, a.glow('#fff', 0.75)) +
          circle(x, y + 2 * a.osc(1, i * 0.25), 23, '#ffffff', { opacity: 0.3 }) +
          circle(x, y + 2 * a.osc(1, i * 0.25), 23, 'none', { stroke: '#fff', 'stroke-width': 2 }) +
          emblem(a, pick(['wands', 'cups', 'swords', 'pentacles'] as const, i), x, y + 2 * a.osc(1, i * 0.25), 0.72),
      ) +
      // the four who watch
      nook(
        96,
        200,
        wing(a, 108, 212, 0.4, 1, 26) +
          wing(a, 84, 212, 0.4, -1, 26) +
          at(
            96,
            192 + 1.5 * a.osc(1, 0.1),
            0.62,
            0,
            person(a, {
              hair: 'bob',
              hairColor: ['#ffe0a0', '#e0a24f'],
              robe: ['#fff', '#e3e0f6'],
              bodyD: 'M-24 38C-34 46 -40 56 -44 68H44C40 56 34 46 24 38Z',
              line: L,
              lw: 3.6,
              face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
            }),
            oval(0, -72, 32, 8, 'none', { stroke: L, 'stroke-width': 8 }),
            oval(0, -72, 32, 8, 'none', { stroke: GOLD[1], 'stroke-width': 4.5 }),
          ),
      ) +
      nook(
        386,
        200,
        wing(a, 398, 216, 0.42, 1, 22, ['#d9a878', '#b07a54', '#7d4c3b'], L, '#6b3d2c') +
          wing(a, 374, 216, 0.42, -1, 22, ['#d9a878', '#b07a54', '#7d4c3b'], L, '#6b3d2c') +
          at(386, 192 + 1.5 * a.osc(1, 0.35), 0.66, 0, eagle(a)),
      ) +
      nook(94, 580, at(94, 572 + 1.5 * a.osc(1, 0.6), 0.78, 0, bull(a))) +
      nook(386, 580, at(386, 572 + 1.5 * a.osc(1, 0.85), 0.76, 0, lion(a))) +
      cloud(a, 240, 690, 250, 74, '#fff6fa', '#e0b8dc', { swirl: '#c490c8' }) +
      cloud(a, 92, 692, 200, 70, '#ffffff', '#cdb4ea', { swirl: '#a98fd8' }) +
      cloud(a, 390, 692, 200, 70, '#ffffff', '#cdb4ea', { swirl: '#a98fd8' }) +
      pearl(a, 156, 668, 10) +
      pearl(a, 174, 674, 7) +
      pearl(a, 316, 670, 9) +
      pearl(a, 334, 664, 7) +
      // two small friends dance along
      at(212, 664 - 3 * Math.abs(a.osc(1)), 0.5, -6, bunny(a, { line: L, face: { eyes: 'happy' } })) +
      at(
        262,
        642 - 3 * Math.abs(a.osc(1)),
        0.56,
        6,
        sprite(a, {
          r: 32,
          line: '#2f1820',
          face: { eyes: 'happy', mouth: 'open' },
          armL: 'M-26 4Q-48 2 -60 -4',
          armR: 'M26 4Q44 -8 48 -30',
        }),
      ) +
      sparkles(a, [
        [72, 330],
        [408, 330],
      ])
    )
  },
  40,
)
