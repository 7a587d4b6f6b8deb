import { pup, sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, rose, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, each, g, ink, mirrored, oval, path, rect, stroke, times } from '../kit/svg.ts'
import {
  cupTower,
  cypress,
  EDGE,
  grapes,
  house,
  LINE,
  MATCHA_PEARL,
  leaf,
  shiningCoin,
  TARO_GRAPE,
  twinkles,
} from '../suits/pentacles.ts'

/** Ten of Pentacles: an old man with two white dogs, a couple and a child under the arch, ten coins as a tree of life. */
export default (t: number): string => {
  const a = new Art('p10', t)
  const tree = [
    [240, 104],
    [168, 154],
    [312, 154],
    [168, 236],
    [312, 236],
    [240, 272],
    [168, 322],
    [312, 322],
    [240, 364],
    [240, 442],
  ] as const
  const branches =
    'M240 104L168 154L168 322L240 364L312 322V154ZM168 154H312M168 236H312M168 236L240 272L312 236M168 322L240 272L312 322M168 322H312M240 104V442M168 322L240 442L312 322M168 154L240 272L312 154'
  const haze = '#5c7a68'
  const lit = '#ffedb0'
  return frame(
    a,
    { suit: 'pentacles', mark: 10, edge: EDGE },
    sky(a, '#24345e', '#4a6a86', '#86ac96', '#e8d692', '#ffdca4') +
      stars(a, 84, 60, 396, 380, 60, 'p10', { big: 7, colors: ['#fffaf0', '#fff0c0', '#dff0e8'] }) +
      halo(a, 240, 250, 250, '#fff6cc', '#b8d8a0', 0.85) +
      cloud(a, 110 + 3 * a.osc(1), 342, 100, 36, '#f4f6de', '#b3cba4', { swirl: '#86a688' }) +
      cloud(a, 380 - 3 * a.osc(1), 318, 100, 36, '#f4f6de', '#b3cba4', { swirl: '#86a688' }) +
      mountain(a, 150, 486, 190, 96, '#7c9f9a', '#dcd498') +
      mountain(a, 330, 486, 190, 108, '#7c9f9a', '#dcd498') +
      // the town
      g(
        {},
        cupTower(a, 108, 498, 46, 150, {
          wall: ['#f3edcc', '#bcb98c'],
          roof: ['#c9e4d4', '#7fae96'],
          line: haze,
          straw: '#9cc8b0',
          lit,
        }),
        cupTower(a, 374, 498, 50, 166, {
          wall: ['#f3edcc', '#bcb98c'],
          roof: ['#f3cfc0', '#d0958a'],
          line: haze,
          straw: '#e0a49a',
          lit,
        }),
        cypress(a, 196, 500, 0.5),
        cypress(a, 284, 500, 0.56),
        house(a, 156, 504, 56, 56, ['#fff4d8', '#dcc690'], ['#e79a7c', '#b8604e'], haze),
        house(a, 322, 504, 56, 60, ['#fff4d8', '#dcc690'], ['#a7c98a', '#5f8a56'], haze),
        house(a, 240, 506, 50, 38, ['#fff4d8', '#dcc690'], ['#b9a0e4', '#7f63b4'], haze),
      ) +
      path('M20 500Q240 486 470 500V700H20Z', a.v('#d9dc98', '#96b868')) +
      path('M206 500Q240 494 274 500L330 690H140Z', a.v('#fff0cc', '#e6cb92')) +
      // pillars and arch of the estate
      mirrored(
        240,
        () =>
          ink(
            'M150 700V240C150 150 90 90 0 70V34C120 40 210 110 212 220V700Z',
            a.h('#f7ecc8', '#e3cd98', '#c2a468'),
            LINE,
            2.8,
          ) +
          stroke(
            'M150 300H212M150 360H212M150 420H212M150 480H212M150 540H212M150 600H212M152 240L211 210M140 190L196 146M112 146L152 96M70 108L90 58',
            '#a58a54',
            1.9,
            { opacity: 0.55 },
          ) +
          each(
            [
              [180, 330],
              [180, 390],
              [180, 450],
              [180, 510],
            ],
            ([x, y], i) =>
              i % 2
                ? path(starD(x, y, 11), '#fff8de', { opacity: 0.8 })
                : path(sparkleD(x, y, 15), '#fff8de', { opacity: 0.8 }),
          ) +
          leaf(a, 150, 262, 120, 26) +
          leaf(a, 154, 250, 60, 24) +
          leaf(a, 140, 216, 170, 24) +
          leaf(a, 122, 178, 200, 24) +
          leaf(a, 96, 140, 180, 22),
      ) +
      grapes(a, 92, 262, 0.9, TARO_GRAPE) +
      grapes(a, 388, 262, 0.9, TARO_GRAPE) +
      rose(a, 112, 188, 10, ['#ffdcd6', '#e58a92']) +
      rose(a, 368, 188, 10, ['#fffaf0', '#f0c48a']) +
      // banner with scales and towers
      each(
        [
          [62, 296],
          [418, 296],
        ],
        ([x, y], i) =>
          ink(
            `M${x - 17} ${y}H${x + 17}V${y + 62}L${x} ${y + 50}L${x - 17} ${y + 62}Z`,
            i ? a.v('#e8938a', '#b8484a') : a.v('#a7c98a', '#5f8a56'),
            LINE,
            2.3,
          ) +
          path(starD(x, y + 26, 9), '#fff3c8') +
          stroke(`M${x - 21} ${y}H${x + 21}`, LINE, 5),
      ) +
      // the tree of life
      stroke(branches, '#fff9de', 7, { opacity: 0.3 }) +
      stroke(branches, '#fff6c8', 2.6, { opacity: 0.9 }) +
      tree.map(([x, y], i) => shiningCoin(a, x, y, 27, i / 10)).join('') +
      oval(150, 634, 100, 10, LINE, { opacity: 0.2 }) +
      // the couple
      at(
        108,
        492 + 1.5 * a.osc(1, 0.2),
        0.74,
        3,
        person(a, {
          hair: 'short',
          hairColor: ['#8a6248', '#573b30'],
          robe: ['#bfd7e6', '#6f94bc'],
          trim: '#f0d08a',
          lace: '#fffaf0',
          line: LINE,
          lw: 3,
          bodyD:
            'M-22 38C-34 46 -50 108 -58 172C-60 182 -54 186 -46 187Q0 193 46 187C54 186 60 182 58 172C50 108 34 46 22 38Z',
          trimY: 168,
          face: { eyes: 'happy', mouth: 'smile', blush: 0.8, blink: false },
          armR: 'M24 60C44 76 58 84 72 82',
          armL: 'M-24 60C-38 80 -40 96 -32 108',
          sleeve: '#a9c6de',
          cuff: '#f0d08a',
          front: ink('M-24 44Q0 58 24 44L14 60L0 66L-14 60Z', '#fffaf0', LINE, 2.6),
          hat:
            ink('M-50 -30C-50 -74 50 -80 54 -34C30 -50 -20 -50 -50 -30Z', a.v('#86a6cc', '#4f6f9c'), LINE, 3) +
            ink('M42 -52C52 -70 70 -78 80 -76C78 -60 66 -46 50 -42Z', '#fff6e0', LINE, 2.6),
        }),
      ) +
      at(
        196,
        522 + 1.5 * a.osc(1, 0.3),
        0.7,
        -4,
        person(a, {
          hair: 'buns',
          hairColor: ['#d99a62', '#99603c'],
          robe: ['#fff4ea', '#f2a9a0'],
          trim: '#d9606f',
          lace: '#fffaf0',
          line: LINE,
          lw: 3.1,
          bodyD:
            'M-22 38C-34 46 -54 108 -66 166C-68 176 -62 180 -54 181Q0 189 54 181C62 180 68 176 66 166C54 108 34 46 22 38Z',
          trimY: 160,
          trimW: 66,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.85 },
          armL: 'M-24 60C-40 70 -50 72 -60 66',
          armR: 'M24 60C40 78 42 94 36 106',
          sleeve: '#ffe2d8',
          cuff: '#d9606f',
          hem: each(
            [
              [-30, 120],
              [0, 104],
              [28, 126],
              [-10, 140],
            ],
            ([x, y]) => path(sparkleD(x, y, 8), '#fff'),
          ),
        }),
      ) +
      // the old man in his robe of grapes and stars
      oval(350, 656, 92, 11, LINE, { opacity: 0.24 }) +
      ink('M288 600H414V650H404V622H298V650H288Z', '#a9744a', LINE, 2.6) +
      at(
        346,
        468 + 1.6 * a.osc(1, 0.1),
        0.98,
        -3,
        person(a, {
          hair: 'short',
          hairColor: ['#fffdf8', '#d9d3cc'],
          robe: ['#dbe6b8', '#86a865'],
          trim: '#9a79d8',
          trimY: 178,
          trimW: 84,
          lace: '#fff3c8',
          line: LINE,
          lw: 2.7,
          bodyD:
            'M-26 38C-56 54 -78 110 -88 180C-90 190 -82 194 -72 195Q0 203 72 195C82 194 90 190 88 180C78 110 56 54 26 38Z',
          face: { eyes: 'happy', mouth: 'none', blush: 0.85, brow: 'none', blink: false },
          hem: each(
            [
              [-56, 150],
              [54, 140],
              [0, 160],
              [-30, 128],
              [34, 108],
            ],
            ([x, y], i) =>
              i % 2 ? path(starD(x, y, 9), C.honey) : grapes(a, x, y, 0.66, i ? TARO_GRAPE : MATCHA_PEARL),
          ),
          armL: 'M-40 76C-64 98 -70 116 -76 132',
          armR: 'M40 76C58 98 54 120 34 126',
          sleeve: '#c3d69a',
          cuff: '#fff3c8',
          hat:
            ink(
              'M-56 8C-62 52 -34 104 0 112C34 104 62 52 56 8C50 24 40 32 26 33Q0 24 -26 33C-40 32 -50 24 -56 8Z',
              a.v('#fffefa', '#e6ddd2'),
              LINE,
              2.6,
            ) +
            ink(
              'M0 28C-10 20 -30 24 -36 40C-24 46 -8 44 0 36C8 44 24 46 36 40C30 24 10 20 0 28Z',
              a.v('#ffffff', '#efe7dd'),
              LINE,
              2.4,
            ) +
            stroke('M-20 54Q-18 76 -8 92M20 54Q18 76 8 92M0 50V98', '#cbbfb2', 2.2) +
            stroke('M-28 -8q8 -6 16 -2M28 -8q-8 -6 -16 -2', '#fffefa', 5) +
            ink(
              'M-58 -16C-62 -58 -34 -84 0 -84C34 -84 62 -58 58 -16C36 -38 -36 -38 -58 -16Z',
              a.v('#b79aec', '#6e4bb0'),
              LINE,
              2.6,
            ) +
            ink(
              'M-60 -10Q0 -46 60 -10Q66 -22 56 -28Q0 -62 -56 -28Q-66 -22 -60 -10Z',
              a.v('#fff3c8', '#e8b25a'),
              LINE,
              2.4,
            ) +
            path(starD(0, -60, 10), C.honey),
        }),
      ) +
      // child, dogs
      at(
        176,
        646,
        1,
        0,
        sprite(a, {
          r: 25,
          base: ['#d9a06c', '#a06a44', '#6a4230'],
          face: { eyes: 'happy', mouth: 'open', blink: false },
          armR: 'M18 6Q34 6 42 0',
          armL: 'M-20 8Q-30 14 -28 22',
          legD: 'M-10 20V30h-4M10 20V30h4',
          hat: ink('M-4 -24C-10 -40 4 -42 4 -32C12 -40 18 -30 6 -22Z', '#f0928c', '#2f1820', 2.2),
        }),
      ) +
      at(
        240,
        662,
        0.86,
        0,
        pup(a, {
          line: LINE,
          fur: ['#ffffff', '#ece5dc'],
          ear: '#f3e8dc',
          collar: '#b8484a',
          up: -6,
          face: { eyes: 'closed' },
        }),
      ) +
      at(
        300,
        668,
        0.76,
        0,
        `<g transform="scale(-1 1)">${pup(a, { line: LINE, fur: ['#ffffff', '#ece5dc'], ear: '#efe4d6', collar: '#6f9a58', ph: 0.4, up: 4 + 2 * a.osc(1) })}</g>`,
      ) +
      times(6, (i) => rect(70 + i * 62, 676, 54, 6, '#d3b577', { rx: 3, opacity: 0.5 })) +
      dust(60, 600, 420, 674, 40, 'p10', '#8a6a42', 0.3) +
      twinkles(a, [
        [204, 196],
        [276, 196],
        [130, 292],
        [350, 292],
        [204, 412],
        [280, 412],
      ]),
  )
}
