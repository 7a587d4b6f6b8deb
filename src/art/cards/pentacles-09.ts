import { frame } from '../kit/frame.ts'
import { cloud, halo, pearl, rose, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, mountain, petals, sky } from '../kit/scenery.ts'
import { spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, limb, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  bush,
  cupTower,
  cypress,
  EDGE,
  grapes,
  house,
  lawn,
  leaf,
  LEAF,
  LINE,
  MATCHA_PEARL,
  shiningCoin,
  TARO_GRAPE,
  twinkles,
} from '../suits/pentacles.ts'

/** Nine of Pentacles: a lady in her vineyard with a hooded falcon, nine coins among the vines and an unhurried snail. */
export default (t: number): string => {
  const a = new Art('p09', t)
  const hedge = (x: number, top: number, rx: number) =>
    times(5, (i) =>
      bush(
        a,
        x + (i % 2 ? 8 : -8),
        640 - i * ((640 - top) / 4),
        rx - i * 1.5,
        46,
        i % 2 ? ['#c4dc98', '#6f9c5a'] : ['#b4d088', '#628f55'],
        9,
      ),
    )
  return frame(
    a,
    { suit: 'pentacles', mark: 9, edge: EDGE },
    sky(a, '#6a8a5c', '#a3b868', '#dcd67e', '#fbe39a', '#fff2c8') +
      stars(a, 50, 46, 430, 180, 30, 'p09', { big: 6, colors: ['#fffdf0', '#fff6d0'] }) +
      halo(a, 250, 270, 270, '#fffbe0', '#ffe7a0', 0.95) +
      [148, 166]
        .map((r, i) =>
          circle(250, 262, r, 'none', {
            stroke: '#fffbe4',
            'stroke-width': i ? 2.4 : 1.6,
            'stroke-dasharray': i ? `0.1 ${((Math.PI * 2 * r) / 100 - 0.1).toFixed(3)}` : '',
            'stroke-linecap': 'round',
            opacity: 0.85,
          }),
        )
        .join('') +
      cloud(a, 100 + 3 * a.osc(1), 300, 120, 42, '#fffef0', '#e6e3a6', { swirl: '#bdb974' }) +
      cloud(a, 396 - 3 * a.osc(1), 208, 100, 36, '#fffef0', '#e6e3a6', { swirl: '#bdb974' }) +
      mountain(a, 100, 470, 220, 110, '#a3b884', '#f0e6a6') +
      mountain(a, 392, 470, 220, 128, '#9cb482', '#f0e6a6') +
      path('M20 462Q130 440 250 452T470 448V700H20Z', a.v('#e0e39c', '#a9c270')) +
      // the manor
      g(
        {},
        cupTower(a, 376, 470, 36, 104, {
          wall: ['#fff6da', '#dcc894'],
          roof: ['#c9e4d4', '#86b49c'],
          line: '#7a6a48',
          straw: '#9cc8b0',
        }),
        house(a, 408, 474, 56, 52, ['#fff6da', '#e6d09a'], ['#e79a7c', '#b8604e'], '#7a6a48'),
        cypress(a, 350, 476, 0.5),
        cypress(a, 436, 478, 0.62),
      ) +
      cypress(a, 70, 470, 0.7) +
      cypress(a, 104, 472, 0.5) +
      each([[494], [520]], ([y], i) =>
        times(11, (k) => bush(a, 36 + k * 42 + i * 20, y, 25, 15, ['#cfe0a0', '#8db568'], 7)),
      ) +
      path('M20 534H460V700H20Z', a.v('#c6dc98', '#86ad63')) +
      // pergola of vines overhead
      stroke('M60 660V196M424 660V196', LINE, 12) +
      stroke('M60 660V196M424 660V196', '#c9986a', 7) +
      stroke('M40 216Q140 96 240 88Q340 96 440 216', LEAF, 9) +
      stroke('M40 216Q140 96 240 88Q340 96 440 216', '#8fb766', 4.4) +
      each(
        [
          [58, 196, 28],
          [92, 158, 30],
          [132, 128, 26],
          [178, 104, 28],
          [240, 92, 30],
          [302, 104, 28],
          [348, 128, 26],
          [388, 158, 30],
          [422, 196, 28],
        ],
        ([x, y, r], i) =>
          leaf(a, x, y, 40 + i * 36, r) +
          leaf(a, x, y, 160 + i * 30 + 3 * a.osc(1, i * 0.1), r, ['#e2f0ba', '#98bf70']) +
          leaf(a, x, y, 280 + i * 20, r),
      ) +
      grapes(a, 84, 190, 1.05, TARO_GRAPE) +
      grapes(a, 138, 150, 0.95, MATCHA_PEARL) +
      grapes(a, 342, 150, 0.95, TARO_GRAPE) +
      grapes(a, 398, 188, 1.05, MATCHA_PEARL) +
      // vines with six coins and three coins
      hedge(100, 424, 74) +
      hedge(404, 440, 56) +
      each(
        [
          [46, 420, 200],
          [168, 404, -30],
          [174, 500, 10],
          [46, 560, 160],
          [168, 590, 30],
          [368, 418, 210],
          [436, 470, -10],
          [362, 520, 170],
          [106, 386, -80],
          [404, 402, -80],
        ],
        ([x, y, r], i) => leaf(a, x, y, r + 4 * a.osc(1, i * 0.13), 28),
      ) +
      grapes(a, 110, 584, 0.85, TARO_GRAPE) +
      grapes(a, 414, 612, 0.8, MATCHA_PEARL) +
      rose(a, 108, 520, 8, ['#ffdcd6', '#e58a92']) +
      rose(a, 430, 566, 8, ['#fffaf0', '#f0c48a']) +
      shiningCoin(a, 74, 430, 27, 0) +
      shiningCoin(a, 138, 424, 27, 0.1) +
      shiningCoin(a, 70, 494, 27, 0.2) +
      shiningCoin(a, 144, 488, 27, 0.3) +
      shiningCoin(a, 72, 558, 27, 0.4) +
      shiningCoin(a, 142, 554, 27, 0.5) +
      shiningCoin(a, 398, 446, 27, 0.6) +
      shiningCoin(a, 408, 508, 27, 0.7) +
      shiningCoin(a, 398, 572, 27, 0.8) +
      petals(a, 6, ['#ffdcd6', '#fff', '#fff0b8'], [60, 150, 430, 420], 'p09') +
      oval(258, 640, 116, 12, LINE, { opacity: 0.2 }) +
      // the lady
      at(
        254,
        306 + 2 * a.osc(1, 0.2),
        1.26,
        -1,
        person(a, {
          hair: 'long',
          hairColor: ['#f2cf8a', '#c08a4a'],
          robe: ['#fff4c4', '#f0b860'],
          trim: '#c2504a',
          trimY: 238,
          trimW: 92,
          lace: '#fffaf0',
          line: LINE,
          lw: 2.3,
          bodyD:
            'M-22 38C-34 46 -36 80 -38 104C-60 150 -86 210 -92 254C-94 264 -86 268 -76 269Q0 280 76 269C86 268 94 264 92 254C86 210 60 150 38 104C36 80 34 46 22 38Z',
          face: { eyes: 'big', mouth: 'smile', blush: 0.8, lash: true, look: [2.2, -1], iris: ['#4a4a7a', '#a99ae0'] },
          hem: each(
            [
              [-50, 200],
              [-20, 160],
              [18, 214],
              [48, 190],
              [4, 136],
              [-30, 228],
              [60, 232],
              [-66, 238],
            ],
            ([x, y]) =>
              circle(x, y - 4, 6.5, 'none', { stroke: '#c2504a', 'stroke-width': 2.6, opacity: 0.8 }) +
              stroke(`M${x} ${y + 3}v8m-4 -4h8`, '#c2504a', 2.6, { opacity: 0.8 }),
          ),
          front:
            ink('M-38 100Q0 116 38 100L36 112Q0 128 -36 112Z', '#c2504a', LINE, 2.2) +
            ink('M-26 42Q0 74 26 42Q34 52 24 62L0 82L-24 62Q-34 52 -26 42Z', a.v('#fffaf0', '#f6e0c0'), LINE, 2.2) +
            pearl(a, 0, 82, 6.5, ['#d9c5fa', '#9a79d8', '#5f459c']),
          armL: 'M-26 62C-46 84 -58 112 -74 124',
          armR: 'M26 62C46 78 60 72 78 50',
          sleeve: '#ffe6a8',
          cuff: '#c2504a',
          hat:
            ink(
              'M-58 -20C-66 -56 -44 -80 0 -80C44 -80 66 -56 58 -20C36 -44 -36 -44 -58 -20Z',
              a.v('#d9c8f6', '#8f6fce'),
              LINE,
              2.4,
            ) +
            ink(
              'M-60 -14C-40 -44 40 -44 60 -14Q66 -28 56 -36C34 -60 -34 -60 -56 -36Q-66 -28 -60 -14Z',
              a.v('#fff6d0', '#f0bd5c'),
              LINE,
              2.3,
            ) +
            each(
              [
                [-40, -36],
                [-21, -45],
                [0, -48],
                [21, -45],
                [40, -36],
              ],
              ([x, y], i) => circle(x, y, 4, i % 2 ? '#9cc06a' : '#e8637a', { stroke: LINE, 'stroke-width': 1.6 }),
            ) +
            rose(a, -46, -54, 12, ['#fffaf0', '#f0c48a']),
        }),
      ) +
      // the falcon on its glove
      limb('M336 376L356 364', '#b57848', 26, LINE, 2.5) +
      circle(360, 360, 14, '#c98f5c', { stroke: LINE, 'stroke-width': 2.5 }) +
      at(
        366,
        348,
        1.06,
        0,
        spin(
          0,
          -30,
          2 * a.osc(1, 0.35),
          ink('M-14 -4L-26 26L-10 18L-2 30L6 2Z', a.v('#b98a66', '#7a5642'), LINE, 2.4),
          ink(
            'M-22 -26C-26 -56 -6 -74 12 -70C30 -66 32 -40 26 -18C22 0 6 6 -8 2C-20 -2 -22 -14 -22 -26Z',
            a.v('#fff6e4', '#e6c8a0'),
            LINE,
            2.5,
          ),
          ink('M-22 -34C-34 -20 -34 6 -22 18C-12 12 -6 -8 -10 -28Z', a.v('#c79468', '#8a5c42'), LINE, 2.4),
          stroke('M4 -20l3 4l3 -4M-2 -10l3 4l3 -4M10 -10l3 4l3 -4', '#b98a5c', 2),
          ink(
            'M-14 -50C-16 -74 2 -84 14 -80C30 -76 32 -58 28 -46C14 -40 -4 -42 -14 -50Z',
            a.v('#e8808c', '#b03f50'),
            LINE,
            2.5,
          ),
          ink('M8 -80C4 -92 10 -100 16 -102C20 -96 20 -88 14 -80Z', a.v('#fff3c0', '#f3b54a'), LINE, 2.2),
          stroke('M-12 -52Q8 -44 28 -50', '#ffe3a0', 3),
          stroke('M6 -62q4 4 8 0', '#5c2430', 2.4),
          ink('M27 -58C36 -58 40 -50 34 -44L26 -48Z', C.honey, LINE, 2.2),
          stroke('M-2 2v8M8 2v8', '#e0a046', 4),
        ),
      ) +
      // lawn and snail
      lawn(a, 642, 'p09', { count: 5, avoid: [100, 220] }) +
      at(
        150 + 6 * a.osc(1, 0.6),
        662,
        1.1,
        0,
        stroke('M-26 4H22Q36 2 38 -16', LINE, 12.5) + stroke('M-26 4H22Q36 2 38 -16', '#f3ecc0', 7.4),
        circle(
          0,
          -14,
          19,
          a.rad([
            [0, '#f6b7b0'],
            [1, '#c2606a'],
          ]),
          { stroke: LINE, 'stroke-width': 2.6 },
        ),
        stroke(spiralD(0, -14, 12, 1.7, 1, 0.4), '#fff1e4', 3),
        stroke('M35 -18L31 -30M40 -18L44 -29', LINE, 2.2) + circle(31, -31, 3, LINE) + circle(44, -30, 3, LINE),
        circle(35, -12, 1.8, LINE) + circle(42, -12, 1.8, LINE) + oval(33, -7, 2.6, 1.7, C.blush),
      ) +
      at(
        346,
        656,
        0.8,
        0,
        stroke('M-34 -22C-34 -70 34 -70 34 -22', LINE, 9) + stroke('M-34 -22C-34 -70 34 -70 34 -22', '#d3a068', 4.4),
        grapes(a, -14, -42, 0.9, TARO_GRAPE) +
          grapes(a, 16, -40, 0.9, MATCHA_PEARL) +
          grapes(a, 0, -46, 0.9, TARO_GRAPE),
        ink('M-40 -24H40L32 8Q0 16 -32 8Z', a.v('#eac491', '#a9703f'), LINE, 3),
        stroke('M-38 -13Q0 -5 38 -13M-35 -2Q0 6 35 -2M-20 -22L-16 10M0 -20V12M20 -22L16 10', '#8a5c38', 2.4, {
          opacity: 0.7,
        }),
      ) +
      sparkle(240, 130, 7 + 3 * a.osc(1, 0.4), '#fffdf0') +
      twinkles(a, [
        [150, 230],
        [340, 240],
        [190, 160],
        [306, 168],
        [70, 330],
        [424, 300],
      ]) +
      butterfly(a, 176, 352 + 5 * a.osc(1, 0.3), 0.8, -14, [C.taroPale, C.taro], '#5b3f94'),
  )
}
