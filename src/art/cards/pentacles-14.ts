import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, goldPearl, halo, pearl, rose, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, limb, mirrored, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  bush,
  coin,
  cupTower,
  EDGE,
  grapes,
  lawn,
  leaf,
  LEAF,
  LINE,
  MATCHA_PEARL,
  TARO_GRAPE,
  twinkles,
} from '../suits/pentacles.ts'

/** King of Pentacles: on the bull throne in a robe of grapes, with sceptre and coin, before his castle of cups. */
export default (t: number): string => {
  const a = new Art('p14', t)
  const breath = 1.8 * a.osc(1, 0.2)
  const bull = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      ink(
        'M-26 -16C-46 -18 -54 -38 -46 -52C-40 -38 -30 -32 -16 -32ZM26 -16C46 -18 54 -38 46 -52C40 -38 30 -32 16 -32Z',
        a.v('#fff6d8', '#e0a850'),
        LINE,
        2.6,
      ),
      ink(
        'M-28 -14C-42 -18 -48 -6 -42 0C-36 2 -28 -2 -24 -6ZM28 -14C42 -18 48 -6 42 0C36 2 28 -2 24 -6Z',
        '#c9945c',
        LINE,
        2.4,
      ),
      ink(
        'M0 -36C22 -36 32 -24 30 -6C28 8 24 26 16 32Q0 40 -16 32C-24 26 -28 8 -30 -6C-32 -24 -22 -36 0 -36Z',
        a.v('#f0cf9a', '#bf8a54'),
        LINE,
        2.7,
      ),
      oval(0, 22, 19, 13, '#fff0d8', { stroke: LINE, 'stroke-width': 2.3 }),
      oval(-7, 20, 2.6, 3.4, LINE) + oval(7, 20, 2.6, 3.4, LINE),
      stroke('M-8 30Q0 42 8 30', C.honey, 3.4),
      circle(-13, -4, 4.4, '#42232b') +
        circle(13, -4, 4.4, '#42232b') +
        circle(-14.4, -6, 1.6, '#fff') +
        circle(11.6, -6, 1.6, '#fff'),
      oval(-20, 6, 5, 3, C.blush, { opacity: 0.7 }) + oval(20, 6, 5, 3, C.blush, { opacity: 0.7 }),
      ink('M-10 -34C-8 -22 -2 -22 0 -26C2 -22 8 -22 10 -34Q0 -42 -10 -34Z', '#fffaf0', LINE, 2.2),
    )
  return frame(
    a,
    { suit: 'pentacles', mark: 'king', edge: EDGE },
    sky(a, '#1c2a4e', '#2f5a64', '#6b9a78', '#d3c97e', '#ffe2a0') +
      stars(a, 40, 46, 440, 320, 64, 'p14', { big: 9, colors: ['#fffaf0', '#fff0c0', '#dff0c8'] }) +
      beams(a, 240, 250, 430, 20, '#fff3c0', 0.1) +
      halo(a, 240, 270, 290, '#fff0b4', '#b4cf80', 0.9) +
      cloud(a, 84 + 4 * a.osc(1), 250, 120, 42, '#f6f6dc', '#b3c698', { swirl: '#869f70' }) +
      cloud(a, 400 - 4 * a.osc(1), 214, 112, 40, '#f6f6dc', '#b3c698', { swirl: '#869f70' }) +
      mountain(a, 84, 520, 200, 130, '#5f8a80', '#cfc986') +
      mountain(a, 404, 520, 200, 110, '#5f8a80', '#cfc986') +
      // the castle
      g(
        {},
        cupTower(a, 60, 540, 40, 196, {
          wall: ['#fff0cc', '#c9ae78'],
          roof: ['#c9e4d4', '#6fa088'],
          line: '#5f6a50',
          straw: '#9cc8b0',
        }),
        cupTower(a, 426, 540, 40, 216, {
          wall: ['#fff0cc', '#c9ae78'],
          roof: ['#f3cfc0', '#c98a7c'],
          line: '#5f6a50',
          straw: '#e0a49a',
        }),
        cupTower(a, 100, 546, 34, 132, { wall: ['#fff0cc', '#c9ae78'], roof: ['#d3c6ec', '#937fc4'], line: '#5f6a50' }),
        cupTower(a, 386, 546, 34, 140, { wall: ['#fff0cc', '#c9ae78'], roof: ['#ffe0a8', '#e0a04a'], line: '#5f6a50' }),
        ink(
          'M34 552V492H46V482H60V492H74V482H88V492H102V482H116V492H130V552ZM350 552V492H364V482H378V492H392V482H406V492H420V482H434V492H446V552Z',
          a.v('#fff0cc', '#d0b680'),
          '#5f6a50',
          2.2,
        ),
      ) +
      path('M20 546Q130 530 240 540T470 538V700H20Z', a.v('#b9cc80', '#7fa056')) +
      times(
        4,
        (i) =>
          bush(a, 40 + i * 26, 556, 24, 22, ['#a9c67f', '#557f50'], 8) +
          bush(a, 440 - i * 26, 556, 24, 22, ['#a9c67f', '#557f50'], 8),
      ) +
      // the throne
      ink(
        'M122 640V262C122 188 174 126 240 118C306 126 358 188 358 262V640Z',
        a.v('#8a6a5c', '#5f4340', '#43302f'),
        LINE,
        2.9,
      ) +
      ink(
        'M140 620V268C140 204 184 152 240 144C296 152 340 204 340 268V620Z',
        a.v('#fff0cc', '#e3bd78', '#b98848'),
        LINE,
        2.5,
      ) +
      ink(
        'M154 610V272C154 216 192 168 240 160C288 168 326 216 326 272V610Z',
        a.v('#6f9a68', '#42704f', '#2c5040'),
        LINE,
        2.4,
      ) +
      times(5, (r) =>
        times(3, (c) => path(starD(178 + c * 52 + (r % 2) * 10, 226 + r * 62, 6), '#a9cf96', { opacity: 0.55 })),
      ) +
      stroke('M131 300C136 220 176 150 240 131C304 150 344 220 349 300', '#e9b65c', 3, {
        'stroke-dasharray': '0.1 11',
        'stroke-linecap': 'round',
      }) +
      bull(126, 264, 0.86) +
      bull(354, 264, 0.86) +
      bull(240, 122, 0.84) +
      // vines climb the throne
      mirrored(
        240,
        () =>
          stroke('M122 640C142 580 104 520 124 460C138 420 112 380 122 340', LEAF, 5) +
          each(
            [
              [126, 600, 30],
              [122, 560, 160],
              [112, 520, 20],
              [124, 470, 190],
              [128, 430, 0],
              [118, 380, 170],
              [122, 346, -70],
            ],
            ([x, y, r]) => leaf(a, x, y, r, 24),
          ) +
          grapes(a, 132, 398, 0.8, TARO_GRAPE) +
          grapes(a, 110, 500, 0.85, MATCHA_PEARL) +
          rose(a, 124, 446, 9, ['#fffaf0', '#f0c48a']),
      ) +
      oval(240, 652, 170, 14, LINE, { opacity: 0.24 }) +
      ink('M84 638Q240 616 396 638L408 672H72Z', a.v('#fff3d6', '#d9b883'), LINE, 2.7) +
      path('M120 634Q240 620 360 634L350 672H130Z', a.v('#d3665f', '#a8403f'), { opacity: 0.85 }) +
      // the king
      at(
        240,
        330 + breath,
        1.22,
        0,
        person(a, {
          hair: 'wavy',
          hairColor: ['#6e4f40', '#3f2a26'],
          skin: [C.skin, C.skinShade],
          robe: ['#5f8a56', '#2f5440'],
          trim: '#f0bd5c',
          trimY: 232,
          trimW: 104,
          lace: '#fff6d8',
          line: LINE,
          lw: 2.4,
          bodyD:
            'M-30 36C-62 48 -78 92 -86 130C-96 146 -100 170 -104 240C-105 252 -98 256 -88 257Q0 266 88 257C98 256 105 252 104 240C100 170 96 146 86 130C78 92 62 48 30 36Z',
          face: { eyes: 'dot', mouth: 'smile', blush: 0.75, brow: 'soft' },
          hem:
            path('M-70 152Q-40 128 -6 150L-4 262H-92ZM70 152Q40 128 6 150L4 262H92Z', '#fff', { opacity: 0.08 }) +
            stroke('M-64 156Q-36 134 -8 154M64 156Q36 134 8 154', '#1f3a30', 2.4, { opacity: 0.5 }) +
            each(
              [
                [-66, 178],
                [-34, 196],
                [-70, 216],
                [66, 180],
                [34, 198],
                [72, 216],
                [0, 176],
                [0, 218],
              ],
              ([x, y], i) => grapes(a, x, y - 8, 0.74, i % 2 ? MATCHA_PEARL : TARO_GRAPE),
            ),
          front:
            ink(
              'M-34 36C-60 60 -62 88 -50 96C-20 116 20 116 50 96C62 88 60 60 34 36Q0 58 -34 36Z',
              a.v('#ffffff', '#f0e2c4'),
              LINE,
              2.3,
            ) +
            each(
              [
                [-38, 74],
                [-18, 92],
                [18, 92],
                [38, 74],
                [0, 98],
              ],
              ([x, y]) => path(`M${x - 3} ${y}l3 9l3 -9Z`, '#6b4738'),
            ) +
            ink(
              'M-72 234C-76 216 -52 212 -38 220L-34 240Q-54 248 -72 240ZM72 234C76 216 52 212 38 220L34 240Q54 248 72 240Z',
              a.v('#dfe3d8', '#8f9f94'),
              LINE,
              2.4,
            ),
          armL: 'M-44 70C-78 90 -92 110 -84 132',
          armR: 'M44 70C72 92 74 116 56 128',
          sleeve: '#4f7f52',
          cuff: '#f0bd5c',
          hat:
            ink(
              'M-57 2C-64 50 -38 84 0 90C38 84 64 50 57 2C54 24 44 34 30 37C16 39 10 36 0 36C-10 36 -16 39 -30 37C-44 34 -54 24 -57 2Z',
              a.v('#7d5a48', '#4a322c'),
              LINE,
              2.4,
            ) +
            ink(
              'M0 25C-10 17 -28 20 -36 32C-24 40 -8 38 0 33C8 38 24 40 36 32C28 20 10 17 0 25Z',
              a.v('#8f6a54', '#5c3f34'),
              LINE,
              2.2,
            ) +
            stroke('M-6 41Q0 46 6 41', '#c9606a', 3) +
            stroke('M-22 48Q-18 66 -8 78M22 48Q18 66 8 78M0 52V82', '#3a2622', 2, { opacity: 0.6 }) +
            ink(
              'M-46 -38L-56 -84L-30 -66L-20 -96L0 -72L20 -96L30 -66L56 -84L46 -38Q0 -56 -46 -38Z',
              a.v('#fff3c0', '#f3b54a'),
              LINE,
              2.4,
            ) +
            each(
              [
                [-56, -87],
                [-20, -99],
                [20, -99],
                [56, -87],
              ],
              ([x, y]) => circle(x, y, 5, '#fff6dc', { stroke: LINE, 'stroke-width': 2 }),
            ) +
            ink('M-47 -36Q0 -56 47 -36L45 -26Q0 -44 -45 -26Z', a.v('#ffe3a8', '#d9923c'), LINE, 2.2) +
            circle(0, -60, 6.5, '#e8637a', { stroke: LINE, 'stroke-width': 1.8 }) +
            leaf(a, -24, -44, 200, 20) +
            leaf(a, 24, -44, -20, 20) +
            leaf(a, -36, -40, 240, 17) +
            leaf(a, 36, -40, -60, 17) +
            grapes(a, -53, -34, 0.6, TARO_GRAPE) +
            grapes(a, 53, -34, 0.6, TARO_GRAPE),
        }),
      ) +
      // sceptre
      spin(
        138,
        492,
        1.6 * a.osc(1, 0.3),
        stroke('M138 560L132 408', LINE, 12) + stroke('M138 560L132 408', a.v('#fff0b8', '#dba046'), 7),
        ink('M118 412Q132 420 146 410L142 396H120Z', a.v('#fff0bd', '#e0a046'), LINE, 2.3),
        goldPearl(a, 131, 380, 19) + circle(131, 380, 19, 'none', { stroke: LINE, 'stroke-width': 2.5 }),
        stroke('M113 384Q131 394 149 378M131 361V399', '#a8702c', 2.2),
        stroke('M130 362V346M122 354H139', LINE, 6) + stroke('M130 361V347M123 354H138', C.honey, 2.6),
      ) +
      at(138, 496 + breath, 1, 0, ink('M-12 -12Q2 -18 13 -10L12 10Q0 17 -12 10Z', C.skin, LINE, 2.6)) +
      // the coin on his knee
      at(
        0,
        breath,
        1,
        0,
        halo(a, 298, 478, 110, '#ffe9a0', '#ffd07a', 0.85),
        at(298, 478, 1, 6, coin(a, 56)),
        at(330, 440, 1, 34, ink('M-12 -13Q0 -20 12 -13L13 10Q0 18 -13 10Z', C.skin, LINE, 2.6)),
      ) +
      lawn(a, 664, 'p14', { count: 0 }) +
      // a bunny is the foot-page, a calf-bun sleeps
      at(
        404,
        662,
        0.8,
        0,
        bunny(a, { line: LINE, fur: ['#fffdf8', '#f1dcc4'], face: { eyes: 'happy', blink: false } }),
        ink('M-20 -22H20L14 -6H-14Z', a.v('#fff0bd', '#e0a046'), LINE, 2.6),
        each(
          [
            [-10, -28],
            [10, -28],
            [0, -34],
          ],
          ([x, y]) => pearl(a, x, y, 7.5, TARO_GRAPE),
        ),
      ) +
      at(
        80,
        652,
        0.92,
        0,
        limb('M-26 10H26', '#d9b48c', 16, LINE, 2.6),
        ink('M-38 8C-42 -28 34 -32 38 6Q0 18 -38 8Z', a.v('#fff3e0', '#d9b48c'), LINE, 2.7),
        path(
          'M-22 -14C-14 -22 0 -18 -4 -8C-10 0 -26 -4 -22 -14ZM14 -12C22 -18 32 -10 26 0C18 4 8 -4 14 -12Z',
          '#8a5a44',
          { opacity: 0.75 },
        ),
        at(
          30,
          -12,
          0.5,
          8,
          ink(
            'M-26 -12C-44 -18 -50 -4 -44 4C-36 6 -28 2 -24 -4ZM26 -12C44 -18 50 -4 44 4C36 6 28 2 24 -4Z',
            '#c9945c',
            LINE,
            5,
          ),
          ink(
            'M0 -34C24 -34 34 -20 32 0C30 24 18 36 0 36C-18 36 -30 24 -32 0C-34 -20 -24 -34 0 -34Z',
            a.v('#fff3e0', '#e6c8a0'),
            LINE,
            5,
          ),
          oval(0, 22, 18, 12, '#ffd9cc'),
          stroke('M-18 0q5 6 10 0M8 0q5 6 10 0', LINE, 4.6),
        ),
      ) +
      dust(60, 640, 420, 672, 30, 'p14', '#8a6a42', 0.3) +
      twinkles(a, [
        [150, 168],
        [332, 168],
        [70, 330],
        [414, 300],
        [180, 96],
        [304, 92],
      ]),
  )
}
