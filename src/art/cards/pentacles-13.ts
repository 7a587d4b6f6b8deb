import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, leafD, pearl, rose, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, grass, mountain, petals, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, path, stroke } from '../kit/svg.ts'
/** Queen of Pentacles under an arch of roses. */
export default function queenOfPentacles(t: number): string {
  const a = new Art('p13', t),
    L = '#4f3730',
    br = 1.8 * a.osc(1, 0.2)
  const vine = (m: number) =>
    `<g transform="translate(240 0) scale(${m} 1) translate(-13 8)">` +
    stroke('M186 660C214 560 214 380 196 270C180 190 130 120 60 92', '#5b7d45', 7) +
    stroke('M186 660C206 560 206 380 190 272C174 196 128 128 60 98', '#86ab62', 3) +
    each(
      [
        [200, 600, 20],
        [212, 540, -20],
        [208, 470, 30],
        [210, 400, -30],
        [202, 330, 20],
        [190, 262, -40],
        [168, 210, 10],
        [138, 160, -50],
        [100, 120, -10],
      ],
      ([x, y, r], i) =>
        ink(leafD(0, 0, 26, 11), a.v('#d2e6a4', '#86ad63'), '#4f7040', 2, {
          transform: `translate(${x} ${y}) rotate(${n(180 + r + 3 * a.osc(1, i * 0.13))})`,
        }) +
        ink(leafD(0, 0, 22, 9), a.v('#c2da92', '#7aa05a'), '#4f7040', 2, {
          transform: `translate(${x} ${y + 14}) rotate(${n(r - 20 + 3 * a.osc(1, i * 0.17))})`,
        }),
    ) +
    each(
      [
        [204, 630, 13],
        [198, 560, 16],
        [214, 500, 12],
        [204, 436, 17],
        [206, 366, 13],
        [194, 300, 17],
        [178, 236, 13],
        [152, 184, 16],
        [116, 138, 13],
        [76, 104, 15],
      ],
      ([x, y, r], i) =>
        rose(
          a,
          x,
          y,
          r,
          i % 3 === 0 ? ['#fffaf0', '#f0c48a'] : i % 3 === 1 ? ['#ffdcd6', '#e58a92'] : ['#f0e2ff', '#b497e6'],
        ),
    ) +
    '</g>'
  return frame(
    a,
    { suit: 'pentacles', mark: 'queen', edge: '#132018' },
    sky(a, '#233450', '#3f6470', '#86a982', '#d8d69a', '#fdf0c6') +
      stars(a, 40, 50, 440, 300, 60, 'p13', { big: 9, colors: ['#fffaf0', '#fff0c0', '#dff0c8'] }) +
      halo(a, 240, 270, 300, '#fff6d0', '#c6e09a', 0.85) +
      mountain(a, 110, 560, 240, 170, '#6f9484', '#c6d098') +
      mountain(a, 374, 560, 250, 180, '#6f9484', '#c6d098') +
      cloud(a, 96 + 4 * a.osc(1), 350, 130, 46, '#fbfbe8', '#c9d9a6', { swirl: '#9db884' }) +
      cloud(a, 392 - 4 * a.osc(1), 330, 130, 46, '#fbfbe8', '#c9d9a6', { swirl: '#9db884' }) +
      path('M20 560Q130 520 240 544T470 548V700H20Z', a.v('#b9d188', '#7fa35f')) +
      // throne
      ink(
        'M120 620V326C102 296 114 256 144 254C150 196 192 166 240 166C288 166 330 196 336 254C366 256 378 296 360 326V620Z',
        a.v('#fff3d8', '#ecca94', '#c9924f'),
        L,
        2.9,
      ) +
      ink(
        'M144 600V334C142 252 186 202 240 202C294 202 338 252 336 334V600Z',
        a.v('#8db38a', '#55805f', '#3b5f4b'),
        L,
        2.6,
      ) +
      [0, 1, 2, 3, 4]
        .map((r) =>
          [0, 1, 2, 3]
            .map((c) => path(starD(178 + c * 41 + (r % 2) * 20, 276 + r * 52, 5), '#b9d6a0', { opacity: 0.5 }))
            .join(''),
        )
        .join('') +
      each(
        [
          [132, 294],
          [348, 294],
        ],
        ([x, y]) => pearl(a, x, y, 17, ['#fff3c8', '#f3bd57', '#b97a2f']),
      ) +
      ink('M192 194Q240 122 288 194Q264 178 240 178Q216 178 192 194Z', a.v('#ffe9a8', C.amber), L, 2.7) +
      pearl(a, 240, 160, 11, ['#cfe8a8', '#8fb766', '#55783f']) +
      halo(a, 240, 350, 170, '#fffbe6', '#d9eaa8', 0.55) +
      petals(a, 6, ['#ffdcd6', '#fff', '#f0e2ff'], [50, 160, 430, 460], 'pp') +
      // queen
      at(
        240,
        334 + br,
        1.34,
        0,
        person(a, {
          hair: 'wavy',
          hairColor: ['#c98a5e', '#8a5340'],
          robe: ['#fbfdf0', '#b9d58c'],
          trim: '#6f9a58',
          lace: '#fffdf4',
          trimY: 190,
          trimW: 80,
          line: L,
          lw: 2.3,
          hem: each(
            [
              [-46, 150],
              [-18, 168],
              [16, 170],
              [46, 152],
              [0, 150],
              [-32, 176],
              [34, 178],
            ],
            ([x, y], i) => path(starD(x, y, 5.5), i % 2 ? C.honey : '#fff', { opacity: 0.9 }),
          ),
          face: { eyes: 'big', mouth: 'smile', blush: 0.75, lash: true, iris: ['#4c5a34', '#9cc06a'] },
          faceK: 0.98,
          bodyD:
            'M-24 38C-38 48 -70 120 -84 196C-86 206 -78 210 -68 211Q0 220 68 211C78 210 86 206 84 196C70 120 38 48 24 38Z',
          front:
            ink(
              'M-26 40C-52 60 -80 140 -92 206L-60 212C-52 140 -34 80 -10 52ZM26 40C52 60 80 140 92 206L60 212C52 140 34 80 10 52Z',
              a.v('#8fb766', '#557d4a'),
              L,
              2.3,
            ) +
            ink('M-28 42Q0 62 28 42Q36 52 26 60Q0 78 -26 60Q-36 52 -28 42Z', '#fffaf0', L, 2.2) +
            [-18, -6, 6, 18].map((x) => circle(x, 62 - Math.abs(x) * 0.25, 2, '#7c5a48')).join('') +
            pearl(a, 0, 70, 6, ['#ffd9d2', '#e8838c', '#a84a5c']),
          armL: 'M-26 62C-50 78 -50 100 -34 110',
          armR: 'M26 62C50 78 50 100 34 110',
          sleeve: '#e6f1cc',
          cuff: C.honey,
          hat:
            ink(
              'M-40 -40L-48 -78L-22 -60L0 -92L22 -60L48 -78L40 -40Q0 -56 -40 -40Z',
              a.v('#fff3c0', '#f3b54a'),
              L,
              2.3,
            ) +
            each(
              [
                [-48, -80],
                [0, -95],
                [48, -80],
              ],
              ([x, y]) => circle(x, y, 5, '#fff6dc', { stroke: L, 'stroke-width': 2 }),
            ) +
            circle(0, -62, 6, '#e8637a', { stroke: L, 'stroke-width': 1.8 }) +
            circle(-24, -56, 4, '#9cc06a', { stroke: L, 'stroke-width': 1.6 }) +
            circle(24, -56, 4, '#9cc06a', { stroke: L, 'stroke-width': 1.6 }),
        }),
      ) +
      // the coin
      at(
        240,
        500 + br,
        1,
        0,
        halo(a, 0, 0, 110, '#ffe9a0', '#ffd07a', 0.75 + 0.25 * a.osc01(1)),
        circle(
          0,
          0,
          52,
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
          { stroke: L, 'stroke-width': 2.9 },
        ),
        circle(0, 0, 43, 'none', { stroke: '#b9782f', 'stroke-width': 1.8 }),
        circle(0, 0, 47.5, 'none', {
          stroke: '#b9782f',
          'stroke-width': 2,
          'stroke-dasharray': '0.1 7.46',
          'stroke-linecap': 'round',
        }),
        ink(starD(0, 2, 34, 5, 0.5), a.v('#fffdf0', '#ffe7a6'), '#b9782f', 3),
        path('M-36 -22A44 44 0 0 1 -6 -42', 'none', {
          stroke: '#fff',
          'stroke-width': 5,
          'stroke-linecap': 'round',
          opacity: 0.85,
        }),
        path(starD(0, 2, 12), '#efa945', { opacity: 0.55 }),
      ) +
      [-1, 1]
        .map((m) => at(240 + m * 47, 486 + br, 1, m * 14, ink(`M${-8} -9Q0 -14 8 -9L9 8Q0 14 -9 8Z`, C.skin, L, 2.6)))
        .join('') +
      // garden floor
      path('M20 612Q130 580 240 600T470 606V700H20Z', a.v('#c6dc98', '#7da35c')) +
      dust(40, 606, 440, 674, 80, 'pd', '#4f7040', 0.4) +
      grass(44, 440, 640, 26, 'pg', '#5f8a48', 10, 24) +
      at(116, 640, 0.82, 0, bunny(a, { line: L, face: { eyes: 'dot' }, fur: ['#fffdf8', '#f1dcc4'] })) +
      at(
        372,
        652,
        0.66,
        0,
        bunny(a, { line: L, fur: ['#f3dcc0', '#d3a77c'], ph: 0.4, face: { eyes: 'happy', blink: false } }),
      ) +
      flowers(
        [
          [70, 650],
          [172, 656],
          [206, 640],
          [282, 654],
          [326, 636],
          [418, 656],
          [244, 664],
        ],
        ['#fff', C.berryPale, '#fff0b8', C.taroPale],
        8,
        '#5f8a48',
      ) +
      vine(-1) +
      vine(1) +
      each(
        [
          [150, 150, 0],
          [330, 140, 0.4],
          [196, 110, 0.7],
          [290, 96, 0.2],
          [120, 420, 0.5],
          [364, 430, 0.8],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ) +
      butterfly(a, 356, 250 + 6 * a.osc(1, 0.3), 0.9, 14, ['#fff4c8', C.amber], '#8a5a2c'),
  )
}
