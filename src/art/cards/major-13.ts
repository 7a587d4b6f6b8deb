import { bunny, sprite } from '../kit/animals.ts'
import { cloud, dust, flower, halo, rose } from '../kit/ornaments.ts'
import { face } from '../kit/face.ts'
import { person } from '../kit/person.ts'
import { butterfly, grass, mountain, petals } from '../kit/scenery.ts'
import { crescentD } from '../kit/shapes.ts'
import {
  type Art,
  at,
  circle,
  each,
  flip,
  ink,
  limb,
  mirrored,
  n,
  oval,
  path,
  spin,
  stroke,
  times,
} from '../kit/svg.ts'
import { GOLD, horse, majorScene } from '../suits/majors.ts'

const K = '#35204a'
const BONE: [string, string] = ['#fffdf6', '#ecdcd6']

const petal = 'M0 0C-34 -14 -34 -60 0 -62C34 -60 34 -14 0 0Z'

const whiteRose = (a: Art, x: number, y: number, k: number): string =>
  at(
    x,
    y,
    k,
    0,
    times(5, (i) => at(0, 0, 1, i * 72 + 36, ink('M0 -34L-8 -66L0 -74L8 -66Z', '#a9c67f', '#4f7040', 1.8))),
    times(5, (i) => at(0, 0, 1, i * 72, ink(petal, a.v('#ffffff', '#f3e3ee'), '#8a6a98', 2.2))),
    times(5, (i) => at(0, 0, 0.6, i * 72 + 36, ink(petal, a.v('#fffaf6', '#ffe3da'), '#8a6a98', 2.8))),
    circle(0, 0, 15, a.v('#fff0b8', '#f0b64f'), { stroke: '#8a6a98', 'stroke-width': 2 }),
  )

const flag = (a: Art): string => {
  const w = 5 * a.osc(1)
  return (
    stroke('M206 470V96', K, 11) +
    stroke('M206 470V96', '#e6c8a0', 5.5) +
    circle(206, 92, 9, '#ffd36b', { stroke: K, 'stroke-width': 2.4 }) +
    ink(
      `M202 112C164 ${n(98 + w)} 126 ${n(132 - w)} 84 ${n(122 + w)}C92 158 82 190 78 ${n(236 + w)}C66 ${n(252 + w)} 72 ${n(268 + w)} 62 ${n(286 + w)}C88 ${n(282 + w)} 104 ${n(296 - w)} 122 ${n(284 - w)}C152 ${n(290 - w)} 176 262 202 272Z`,
      a.h('#241740', '#46307a', '#2d1d54'),
      '#170d2c',
      2.8,
    ) +
    stroke(
      `M190 124C160 ${n(114 + w)} 128 ${n(142 - w)} 98 ${n(136 + w)}M190 262C166 256 146 ${n(276 - w)} 122 ${n(272 - w)}`,
      '#8f74c8',
      2.2,
      { opacity: 0.8, 'stroke-dasharray': '7 6' },
    ) +
    whiteRose(a, 140, 196 - w * 0.3, 0.92)
  )
}

const tower = (a: Art, x: number, k: number): string =>
  at(
    x,
    470,
    k,
    0,
    ink(
      'M-24 20L-22 -74H-28V-100H-16V-90H-6V-100H6V-90H16V-100H28V-74H22L24 20Z',
      a.h('#a988b4', '#7a5c98', '#5a4380'),
      K,
      2.6,
    ),
    ink('M-8 -26V-44Q0 -56 8 -44V-26Z', '#ffe3a0', K, 2.2),
    stroke('M-16 -62h10M6 -10h10M-14 0h8', '#d6bfe0', 2.2, { opacity: 0.7 }),
  )

const rider = (a: Art): string => {
  const br = 1.6 * a.osc(1, 0.25)
  return at(
    0,
    br,
    1,
    0,
    // armour over a little rib cage
    ink('M-24 40C-36 52 -44 90 -46 124Q0 138 46 124C44 90 36 52 24 40Z', a.v('#7d68a8', '#43306e', '#2c1e50'), K, 2.5),
    ink('M-19 58Q0 48 19 58L16 102Q0 110 -16 102Z', a.v('#33225c', '#22163f'), K, 2),
    stroke('M0 58V100M-13 66Q0 60 13 66M-14 78Q0 72 14 78M-12 90Q0 84 12 90', '#fff3ea', 4),
    limb('M24 112C40 124 44 142 36 162', '#5a4590', 17, K, 2.4),
    ink('M24 156H46L56 170Q58 180 46 180H28Q22 170 24 156Z', a.v('#7d68a8', '#43306e'), K, 2.4),
    stroke('M34 130L50 128', '#ffd98a', 3),
    ink('M-50 62C-62 30 -30 34 -24 44Q-26 62 -40 70Z', a.v('#9a86c8', '#54408a'), K, 2.4),
    ink('M50 62C62 30 30 34 24 44Q26 62 40 70Z', a.v('#9a86c8', '#54408a'), K, 2.4),
    limb('M-40 62C-56 74 -62 88 -60 98', BONE[0], 9, K, 2.3),
    circle(-60, 104, 9, BONE[0], { stroke: K, 'stroke-width': 2.4 }),
    limb('M40 64C54 78 56 88 62 96', BONE[0], 9, K, 2.3),
    circle(64, 100, 9, BONE[0], { stroke: K, 'stroke-width': 2.4 }),
    // skull
    at(
      0,
      0,
      1,
      2 * a.osc(1, 0.1),
      ink(
        'M0 -48C36 -48 56 -24 55 4C54 24 42 32 32 36C34 48 26 54 0 54C-26 54 -34 48 -32 36C-42 32 -54 24 -55 4C-56 -24 -36 -48 0 -48Z',
        a.v('#ffffff', '#fffaf2', '#e6d3d2'),
        K,
        2.7,
      ),
      stroke('M-14 44V53M0 45V54M14 44V53', K, 2, { opacity: 0.55 }),
      mirrored(
        0,
        () =>
          oval(21, 8, 13.5, 15, a.v('#2c1e50', '#5b4490')) +
          circle(17, 2, 4, '#fff') +
          circle(26, 14, 2, '#fff') +
          oval(40, 27, 8, 5, '#f58f8f', { opacity: 0.7 }),
      ),
      path('M0 22L-5 30Q0 33 5 30Z', K),
      stroke('M-7 36Q0 42 7 36', K, 2.6),
      ink(
        'M-57 -4C-62 -52 -34 -68 0 -68C34 -68 62 -52 57 -4C50 -20 36 -30 0 -30C-36 -30 -50 -20 -57 -4Z',
        a.v('#9a86c8', '#54408a', '#33225c'),
        K,
        2.7,
      ),
      stroke('M-40 -34C-32 -50 -16 -56 0 -57', '#fff', 4, { opacity: 0.4 }),
      ink('M-7 -68H7V-28L0 -20L-7 -28Z', a.v(...GOLD), K, 2.3),
      spin(
        0,
        -68,
        4 * a.osc(1, 0.3),
        ink(
          'M-2 -66C-14 -90 -40 -98 -62 -86C-56 -74 -66 -66 -74 -60C-56 -48 -24 -50 -2 -66Z',
          a.v('#f6a3b6', '#c8506f'),
          K,
          2.4,
        ) + stroke('M-8 -68C-26 -76 -44 -76 -58 -68', '#ffd9de', 2.2),
      ),
    ),
  )
}

/** Death rides in as a little skeleton on a milk horse under the white rose; a child holds up a flower, the sun rises between two towers. */
export default majorScene(
  13,
  ['#241a4c', '#553a7c', '#a8608e', '#f09a86', '#ffdca4'],
  '#0d0722',
  (a) => {
    const walk = 2.4 * a.osc(1)
    return (
      halo(a, 396, 440, 210, '#fff3c8', '#ff9f8a', 0.95) +
      path(crescentD(366, 162, 32, 0.36, 0.88), a.v('#fff6e0', '#f6c9b4'), { transform: 'rotate(-150 366 162)' }) +
      cloud(a, 398 + 3 * a.osc(1), 204, 140, 48, '#a67cb4', '#6a4788', { swirl: '#d6b4e0' }) +
      cloud(a, 330 - 3 * a.osc(1, 0.3), 356, 150, 44, '#f3b9b4', '#c47f9c', { swirl: '#ffe0d0' }) +
      circle(396, 450, 42, a.v('#fffbe8', '#ffc87a')) +
      times(9, (i) => at(396, 450, 0.88, -80 + i * 20, path('M-3 -56L0 -78L3 -56Z', '#ffe6a6'))) +
      at(396, 452, 0.54, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#a8603a' })) +
      mountain(a, 110, 520, 220, 150, '#7a5690', '#d98f94') +
      mountain(a, 250, 520, 180, 110, '#8a6298', '#e0999a') +
      path('M20 484Q140 462 260 478T470 468V700H20Z', a.v('#b07f98', '#7a5684')) +
      tower(a, 358, 0.76) +
      tower(a, 434, 0.8) +
      path('M20 510Q140 490 260 500T470 494V540H20Z', a.v('#ffd0b4', '#c48fb4')) +
      stroke('M60 512h40M150 506h50M300 508h36M390 504h30M100 522h30M240 518h44', '#fff3e0', 2.4, { opacity: 0.8 }) +
      path('M20 540Q120 516 250 530T470 522V700H20Z', a.v('#a3839c', '#6a4c7c', '#4a3464')) +
      dust(40, 560, 440, 670, 80, 'de', '#e8cfe0', 0.35) +
      flip(328, -4, 1, 0, flag(a)) +
      oval(202, 634, 130, 14, '#35204a', { opacity: 0.28 }) +
      at(
        196,
        632 + walk,
        1.12,
        0,
        horse(a, {
          rein: '#43306e',
          line: K,
          fur: ['#ffffff', '#ecdbe6'],
          mane: ['#fffaf4', '#d6c2e4'],
          hoof: '#6a4c7c',
          face: { eyes: 'dot', blink: 0.3 },
          step: 15,
          cloth:
            ink(
              'M-58 -140Q-10 -130 42 -142L46 -84Q36 -72 26 -82Q16 -68 4 -78Q-8 -64 -20 -76Q-32 -64 -42 -76Q-54 -68 -62 -82Z',
              a.v('#6f5aa8', '#3a2870'),
              K,
              2.5,
            ) +
            stroke('M-56 -92Q-8 -82 44 -94', '#ffd98a', 2.4) +
            each(
              [
                [-34, -108],
                [-8, -104],
                [20, -108],
              ],
              ([x, y]) => flower(x, y, 7, '#fffaf6', '#f0b64f'),
            ),
        }),
        at(-8, -252, 0.92, 0, rider(a)),
      ) +
      butterfly(a, 322, 282 + 6 * a.osc(1, 0.3), 1, 14, ['#fff4fb', '#c9aef2'], '#4a3684') +
      butterfly(a, 400, 330 + 6 * a.osc(1, 0.7), 0.7, -14, ['#fff3c4', '#f6b64f'], '#8a5a2c', 0.3) +
      petals(a, 7, ['#fffaf6', '#ffd9de'], [60, 250, 450, 470], 'dp') +
      // the old king sleeps, his crown beside him
      ink('M84 672C86 628 150 620 186 652Q194 666 182 672Z', a.v('#e0707e', '#93385a'), K, 2.5) +
      stroke('M108 652Q140 634 168 650', '#ffd0c8', 2.4, { opacity: 0.6 }) +
      at(
        86,
        640,
        0.84,
        -24,
        sprite(a, {
          r: 34,
          legs: false,
          base: ['#d9a884', '#a06a54', '#643c38'],
          line: '#2f1820',
          face: { eyes: 'closed', mouth: 'smile' },
        }),
        stroke('M-24 26Q0 42 24 26', '#fff6e8', 9),
      ) +
      [0, 0.5]
        .map((p, i) =>
          stroke(
            `M${116 + i * 14} ${n(602 - i * 16 - 3 * a.osc(1, p))}h${9 - i * 2}l${-9 + i * 2} ${9 - i * 2}h${9 - i * 2}`,
            '#fff3e0',
            2.4,
          ),
        )
        .join('') +
      at(60, 594, 0.56, -22, ink('M-26 16L-30 -14L-14 -2L0 -24L14 -2L30 -14L26 16Q0 24 -26 16Z', a.v(...GOLD), K, 3)) +
      // the child holds up a flower
      at(
        378,
        574,
        0.66,
        -3 + 1.2 * a.osc(1, 0.2),
        person(a, {
          hair: 'short',
          hairColor: ['#f0c47f', '#c08848'],
          robe: ['#cfe4ff', '#7fa4e0'],
          trim: '#5f82c8',
          lace: '#fff',
          line: K,
          lw: 3.6,
          face: { eyes: 'happy', mouth: 'open', blush: 0.8 },
          sleeve: '#e0eeff',
          cuff: '#5f82c8',
          armL: 'M-22 60C-42 58 -58 44 -66 24',
          armR: 'M22 60C36 72 40 86 30 98',
          held: stroke('M-68 20V-16', '#6f9a52', 4.5) + rose(a, -68, -24, 15, ['#fff3c8', '#f0a04f']),
          hat: each(
            [
              [-34, -44],
              [-12, -53],
              [12, -53],
              [34, -44],
            ],
            ([x, y], i) => flower(x, y, 10, i % 2 ? '#fff' : '#ffc4bc', '#ffd36b'),
          ),
        }),
      ) +
      flip(428, 668, 0.5, 0, bunny(a, { line: K, ph: 0.3, face: { eyes: 'closed' } })) +
      grass(44, 440, 662, 16, 'dg', '#54406f', 9, 10) +
      each(
        [
          [218, 660],
          [250, 670],
          [306, 664],
          [196, 672],
        ],
        ([x, y], i) =>
          stroke(`M${x} ${y + 16}V${y}`, '#6f8a5a', 2.8) + flower(x, y, 8, i % 2 ? '#ffd9d2' : '#fff', '#ffd36b'),
      )
    )
  },
  36,
)
