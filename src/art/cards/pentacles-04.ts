import { bunny } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, halo, pearl, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { sky } from '../kit/scenery.ts'
import { scallop } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, limb, n, oval, path, stroke, times } from '../kit/svg.ts'
import { coin, cupTower, EDGE, house, lawn, LINE, shiningCoin, twinkles } from '../suits/pentacles.ts'

/** Four of Pentacles: a crowned matcha cup hugs its coin before the city, and a bunny asks in vain. */
export default (t: number): string => {
  const a = new Art('p04', t)
  const breath = 2 * a.osc(1, 0.2)
  const haze = '#6c8f7c'
  const cupD = 'M-104 -252L-84 -28Q-80 0 -54 0H54Q80 0 84 -28L104 -252Z'
  return frame(
    a,
    { suit: 'pentacles', mark: 4, edge: EDGE },
    sky(a, '#33476a', '#5f7d88', '#a3b890', '#efd795', '#ffe7b8') +
      stars(a, 40, 46, 440, 220, 40, 'p04', { big: 6, colors: ['#fffaf0', '#fff0c0', '#e8f0c8'] }) +
      beams(a, 240, 330, 420, 18, '#fff3c8', 0.1) +
      halo(a, 240, 350, 290, '#fff0b8', '#cbdc8e', 0.9) +
      cloud(a, 84 + 3 * a.osc(1), 258, 110, 40, '#fdfbe8', '#d3d8a4', { swirl: '#a3ad78' }) +
      cloud(a, 404 - 3 * a.osc(1), 226, 104, 38, '#fdfbe8', '#d3d8a4', { swirl: '#a3ad78' }) +
      // the city, far then near
      g(
        {},
        cupTower(a, 66, 520, 34, 150, {
          wall: ['#dfe5bc', '#a9bd96'],
          roof: ['#b9d8c0', '#7fa896'],
          line: haze,
          straw: '#a8c9b4',
        }),
        cupTower(a, 420, 520, 36, 168, {
          wall: ['#dfe5bc', '#a9bd96'],
          roof: ['#e8c8b8', '#c99c8c'],
          line: haze,
          straw: '#e0b4a4',
        }),
        cupTower(a, 122, 520, 30, 118, { wall: ['#dfe5bc', '#a9bd96'], roof: ['#d3c6ec', '#a493cc'], line: haze }),
        cupTower(a, 366, 520, 30, 120, { wall: ['#dfe5bc', '#a9bd96'], roof: ['#b9d8c0', '#7fa896'], line: haze }),
      ) +
      house(a, 92, 540, 56, 66, ['#fff6dc', '#dcc898'], ['#e79a7c', '#b8604e'], '#5f6a50') +
      house(a, 398, 540, 58, 70, ['#fff6dc', '#dcc898'], ['#a7c98a', '#638c58'], '#5f6a50') +
      house(a, 50, 552, 46, 48, ['#fdf0d0', '#d3bc8a'], ['#b9a0e4', '#7f63b4'], '#5f6a50') +
      house(a, 436, 552, 46, 50, ['#fdf0d0', '#d3bc8a'], ['#e8b46a', '#b97c3c'], '#5f6a50') +
      path('M20 540Q130 524 240 534T470 534V700H20Z', a.v('#cfdc98', '#8fb066')) +
      lawn(a, 606, 'p04', { count: 5, avoid: [110, 370] }) +
      // the stone seat
      oval(240, 652, 180, 14, LINE, { opacity: 0.16 }) +
      ink('M92 472H388L400 628H80Z', a.h('#f7efd2', '#ddd0a4', '#b3a47c'), LINE, 2.8) +
      stroke(
        'M86 546H394M150 472L146 546M240 472V546M330 472L334 546M118 546L112 628M364 546L368 628M188 546L186 628M292 546L294 628',
        '#9a8a62',
        1.8,
        { opacity: 0.5 },
      ) +
      ink('M80 470Q80 456 94 456H386Q400 456 400 470V478H80Z', a.v('#fffaea', '#d9ca9c'), LINE, 2.7) +
      // cloak behind the cup
      ink(
        'M150 330C110 380 94 480 88 560Q120 574 150 566L240 560L330 566Q360 574 392 560C386 480 370 380 330 330Z',
        a.v('#7fa860', '#3f6448'),
        LINE,
        2.8,
      ) +
      stroke('M128 400C112 450 108 510 108 556M352 400C368 450 372 510 372 556', '#2c4a38', 2.6, { opacity: 0.5 }) +
      // the miser
      at(
        240,
        560,
        1,
        0,
        limb('M-44 -14C-66 10 -70 30 -62 42', '#cfe0a4', 30, LINE, 2.7) +
          limb('M44 -14C66 10 70 30 62 42', '#cfe0a4', 30, LINE, 2.7),
        `<g transform="translate(0 ${n(breath)})">`,
        path(cupD, '#fff8e4'),
        a.clip(
          cupD,
          path('M-120 -226Q-60 -238 0 -226T120 -228V10H-120Z', a.v('#dbe8b0', '#abc67c', '#7fa358')),
          each(
            [
              [-62, -16],
              [-36, -14],
              [38, -14],
              [62, -18],
              [-70, -44],
              [70, -46],
              [-46, -40],
              [48, -40],
            ],
            ([x, y]) => pearl(a, x, y, 14),
          ),
          path('M-106 -254L-84 0H-66L-84 -254Z', '#fff', { opacity: 0.35 }),
          path('M106 -254L84 0H58L76 -254Z', '#55783f', { opacity: 0.22 }),
        ),
        path(cupD, 'none', { stroke: LINE, 'stroke-width': 2.9, 'stroke-linejoin': 'round' }),
        at(
          0,
          -176,
          1.42,
          0,
          face(a, { eyes: 'dot', mouth: 'flat', brow: 'worry', blush: 0.8, look: [1.6, 0.5], gap: 23 }),
        ),
        // the hugged coin and both arms
        at(
          0,
          -78,
          1,
          0,
          halo(a, 0, 0, 100, '#ffe9a0', '#ffd07a', 0.85),
          coin(a, 60, { eyes: 'round', mouth: 'wavy', brow: 'worry', blink: false }),
        ),
        limb('M-92 -136C-124 -92 -96 -52 -38 -56', '#cfe0a4', 25, LINE, 2.7),
        limb('M92 -136C124 -92 96 -44 42 -44', '#cfe0a4', 25, LINE, 2.7),
        circle(-30, -57, 14, '#e3efc0', { stroke: LINE, 'stroke-width': 2.6 }) +
          circle(33, -45, 14, '#e3efc0', { stroke: LINE, 'stroke-width': 2.6 }),
        // ermine of foam
        ink(
          `M${scallop(
            [
              [-112, -232],
              [-96, -214],
              [-70, -206],
              [-40, -204],
              [-10, -203],
              [20, -204],
              [50, -205],
              [78, -208],
              [100, -216],
              [112, -232],
            ],
            0.6,
            0,
          )}L108 -254H-108Z`,
          a.v('#ffffff', '#f3e6cc'),
          LINE,
          2.5,
        ),
        times(6, (i) => path(`M${-80 + i * 32} -226l4 12l4 -12Z`, '#7d5a44')),
        ink(
          'M-112 -262Q-112 -270 -104 -270H104Q112 -270 112 -262Q112 -248 104 -248H-104Q-112 -248 -112 -262Z',
          '#fffaf1',
          LINE,
          2.8,
        ),
        // crown and the coin on it
        at(0, -356, 1, 2 * a.osc(1, 0.35), halo(a, 0, 0, 84, '#ffe9a0', '#ffd07a', 0.8), coin(a, 42)),
        ink(
          'M-68 -268L-82 -330L-46 -300L-28 -334L0 -304L28 -334L46 -300L82 -330L68 -268Q0 -282 -68 -268Z',
          a.v('#fff3c0', '#f3b54a'),
          LINE,
          2.7,
        ),
        ink('M-70 -270Q0 -286 70 -270L68 -256Q0 -272 -68 -256Z', a.v('#ffe3a8', '#e9a53f'), LINE, 2.4),
        each(
          [
            [-82, -333],
            [82, -333],
            [-28, -338],
            [28, -338],
          ],
          ([x, y]) => circle(x, y, 5, '#fff6dc', { stroke: LINE, 'stroke-width': 2 }),
        ),
        circle(0, -284, 7, '#e8637a', { stroke: LINE, 'stroke-width': 2 }) +
          circle(-36, -280, 5, '#9cc06a', { stroke: LINE, 'stroke-width': 1.8 }) +
          circle(36, -280, 5, '#9cc06a', { stroke: LINE, 'stroke-width': 1.8 }),
        '</g>',
      ) +
      // a coin under each foot
      shiningCoin(a, 172, 624, 38) +
      shiningCoin(a, 308, 624, 38) +
      [-1, 1]
        .map((m) =>
          at(
            240 + m * 66,
            598,
            1,
            m * 6,
            ink('M-24 8C-28 -10 -12 -18 0 -18C12 -18 28 -10 24 8Q0 16 -24 8Z', a.v('#a8683f', '#7d4730'), LINE, 2.7),
            stroke('M-16 -10Q0 -2 16 -10', '#fff1d6', 4),
          ),
        )
        .join('') +
      // the one who asks
      at(
        410,
        658,
        0.78,
        -4,
        bunny(a, { line: LINE, face: { look: [-1.6, -2], brow: 'worry', eyes: 'round' } }),
        ink('M-44 -28Q-24 -22 -6 -28Q-8 -8 -25 -8Q-42 -8 -44 -28Z', a.v('#e7bd86', '#a9703f'), LINE, 3),
      ) +
      // its piggy bank
      at(
        80,
        656,
        1,
        0,
        ink('M-18 0V12H-8V0ZM8 0V12H18V0Z', '#e58f92', LINE, 2.3),
        stroke('M-26 -14q-9 -2 -7 -9t8 -1', LINE, 2.4),
        ink(
          'M0 -36C20 -36 30 -24 28 -12C26 2 14 8 0 8C-16 8 -28 0 -28 -14C-28 -28 -16 -36 0 -36Z',
          a.v('#ffd9d4', '#f3a3a6'),
          LINE,
          2.6,
        ),
        ink('M-2 -34L4 -46L12 -34ZM16 -30L26 -40L28 -26Z', '#f8bdb9', LINE, 2.3),
        oval(20, -12, 8.5, 7, '#ffc4bf', { stroke: LINE, 'stroke-width': 2.2 }),
        circle(17.5, -12, 1.7, LINE) + circle(23, -12, 1.7, LINE),
        stroke('M2 -19q3 -4 6 0M20 -23q3 -3 6 0', LINE, 2.2),
        oval(4, -11, 4.4, 2.6, C.blush),
        stroke('M-16 -33H-6', LINE, 3),
      ) +
      twinkles(a, [
        [146, 130],
        [336, 128],
        [188, 88],
        [70, 330],
        [410, 320],
      ]),
  )
}
