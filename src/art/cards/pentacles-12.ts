import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, halo, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  bush,
  cypress,
  EDGE,
  house,
  lawn,
  leaf,
  LINE,
  ploughed,
  shire,
  shiningCoin,
  twinkles,
} from '../suits/pentacles.ts'

/** Knight of Pentacles: a heavy brown-sugar horse stands still at the ploughed field; a melon-bread tortoise overtakes it. */
export default (t: number): string => {
  const a = new Art('p12', t)
  const breath = 2 * a.osc(1, 0.2)
  return frame(
    a,
    { suit: 'pentacles', mark: 'knight', edge: EDGE },
    sky(a, '#2f4c6e', '#6d9490', '#bfc98a', '#fbdc8c', '#ffedbc') +
      stars(a, 40, 46, 440, 220, 36, 'p12', { big: 6, colors: ['#fffaf0', '#fff0c0'] }) +
      beams(a, 150, 330, 460, 22, '#fff6d0', 0.12) +
      halo(a, 180, 300, 290, '#fff0b8', '#f2cf84', 0.95) +
      circle(150, 330, 92, a.v('#fffbe6', '#ffe3a0')) +
      circle(150, 330, 104, 'none', {
        stroke: '#fff3c8',
        'stroke-width': 2.6,
        'stroke-dasharray': '0.1 10.79',
        'stroke-linecap': 'round',
      }) +
      cloud(a, 84 + 4 * a.osc(1), 300, 110, 38, '#fffaf0', '#f0d6a4', { swirl: '#cfae74' }) +
      cloud(a, 390 - 4 * a.osc(1), 300, 120, 44, '#fffaf0', '#e6d6a0', { swirl: '#bfae74' }) +
      cloud(a, 262, 404, 130, 34, '#fffaf0', '#f0dcaa', { op: 0.8 }) +
      mountain(a, 90, 496, 200, 104, '#a3a884', '#efd794') +
      mountain(a, 396, 500, 220, 128, '#96a482', '#e8d690') +
      path('M20 486Q130 462 250 478T470 472V700H20Z', a.v('#d6d888', '#a3bb66')) +
      g(
        {},
        house(a, 66, 500, 44, 34, ['#fff4d8', '#dcc690'], ['#e79a7c', '#b8604e'], '#7a6a48'),
        cypress(a, 102, 502, 0.46),
        cypress(a, 430, 496, 0.66),
        cypress(a, 404, 498, 0.46),
      ) +
      times(11, (i) => bush(a, 36 + i * 42, 510 + (i % 2) * 5, 26, 16, ['#bdd08a', '#809c54'], 7)) +
      ploughed(a, 'M20 530Q140 514 260 524T470 520V700H20Z', 516, 696, 270, 452, ['#d9ab74', '#94633e']) +
      dust(40, 546, 440, 674, 90, 'p12', '#5f3c28', 0.3) +
      // sprouts along the furrows
      each(
        [
          [58, 566],
          [92, 590],
          [58, 622],
          [424, 566],
          [404, 598],
          [432, 624],
        ],
        ([x, y], i) => leaf(a, x, y, -126 + 4 * a.osc(1, i * 0.2), 18) + leaf(a, x, y, -54 - 4 * a.osc(1, i * 0.2), 18),
      ) +
      // horse
      at(
        216,
        634,
        1.3,
        0,
        shire(
          a,
          ['#a5755c', '#7d5142', '#5c3a34'],
          ['#fffdf6', '#f3dfc0'],
          ['#a7c98a', '#557f50'],
          1.5 * a.osc(1, 0.1),
        ),
      ) +
      // saddle and rider
      at(
        206,
        326 + breath,
        1.02,
        1.5,
        person(a, {
          hair: 'short',
          hairColor: ['#6e5a52', '#41322e'],
          robe: ['#f6f2e6', '#b9b7a6'],
          line: LINE,
          lw: 2.6,
          bodyD: 'M-24 38C-40 46 -48 84 -52 122C-53 132 -46 136 -38 136H40C48 136 54 132 52 122C48 84 40 46 24 38Z',
          trim: '#6f9a58',
          trimY: 112,
          trimW: 54,
          lace: '#fff3c8',
          face: { eyes: 'big', mouth: 'flat', blush: 0.6, look: [2, 1.6], iris: ['#3f4f34', '#8fb060'], brow: 'soft' },
          back:
            ink(
              'M-26 44C-70 60 -108 120 -116 176C-96 186 -70 178 -44 182C-30 150 -20 100 -10 60Z',
              a.v('#8fb766', '#3f6444'),
              LINE,
              2.5,
            ) +
            stroke('M-52 84C-72 116 -84 150 -88 178M-34 90C-48 120 -56 150 -58 180', '#2f4f38', 2.2, { opacity: 0.5 }),
          front:
            ink('M-28 40Q0 56 28 40L34 56Q0 74 -34 56Z', a.v('#fffdf6', '#c9c6b6'), LINE, 2.3) +
            ink('M-28 66H28L24 100L0 116L-24 100Z', a.v('#a7c98a', '#6f9a58'), LINE, 2.4) +
            path(starD(0, 88, 13), C.honey, { stroke: '#8a5a2c', 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
          armL: 'M-26 62C-44 84 -30 108 4 116',
          sleeve: '#dedaca',
          cuff: '#6f9a58',
          hat:
            ink(
              'M-61 6C-72 -78 72 -78 61 6C52 -8 50 -18 44 -26C16 -38 -16 -38 -44 -26C-50 -18 -52 -8 -61 6Z',
              a.v('#fffdf6', '#d3d0c0', '#97958a'),
              LINE,
              2.6,
            ) +
            ink(
              'M-62 10C-64 -4 -60 -22 -50 -30C-16 -46 16 -46 50 -30C60 -22 64 -4 62 10L50 12C52 -4 48 -12 42 -18C16 -28 -16 -28 -42 -18C-48 -12 -52 -4 -50 12Z',
              a.v('#fff3c0', '#e8b25a'),
              LINE,
              2.4,
            ) +
            stroke('M-36 -48C-26 -58 -12 -62 2 -62', '#fff', 4, { opacity: 0.8 }) +
            circle(0, -36, 6, '#8fb766', { stroke: LINE, 'stroke-width': 2 }) +
            leaf(a, -2, -60, -128, 40) +
            leaf(a, 2, -60, -52, 40) +
            leaf(a, 0, -62, -92, 46, ['#e2f0ba', '#8fb766']),
        }),
        // the leg at the horse's side
        ink(
          'M-24 128C-30 152 -14 166 6 166L10 204H36L34 150C34 132 20 122 0 122Z',
          a.v('#f6f2e6', '#b9b7a6'),
          LINE,
          2.6,
        ),
        ink('M8 196H38Q60 204 58 220H10Q4 208 8 196Z', a.v('#8a6a58', '#5c4238'), LINE, 2.6),
        circle(14, 158, 9, '#fff3c8', { stroke: LINE, 'stroke-width': 2.2 }),
        stroke('M4 222H62', LINE, 6) + stroke('M6 222H60', C.honey, 2.6),
      ) +
      // the coin on the open gauntlet
      at(
        0,
        breath,
        1,
        0,
        stroke('M232 392C272 392 300 350 308 292', LINE, 22.4) +
          stroke('M232 392C272 392 300 350 308 292', '#dedaca', 16.6),
        stroke('M246 386Q272 378 284 350', '#fff', 4, { opacity: 0.7 }),
        ink('M292 300L324 304L328 276Q310 266 294 274Z', a.v('#fffdf6', '#b9b7a6'), LINE, 2.5),
        shiningCoin(a, 318, 200, 60),
        ink(
          'M294 268C290 252 304 246 318 250C334 254 336 268 324 276C310 282 298 280 294 268Z',
          a.v('#fffdf6', '#cfccbc'),
          LINE,
          2.5,
        ),
      ) +
      // a persimmon bough with a magpie
      stroke(
        'M30 262C70 214 120 158 196 128M92 196C110 192 128 196 142 204M132 160C136 146 142 136 152 126',
        LINE,
        11,
      ) +
      stroke(
        'M30 262C70 214 120 158 196 128M92 196C110 192 128 196 142 204M132 160C136 146 142 136 152 126',
        '#a9744a',
        6,
      ) +
      each(
        [
          [60, 226, 100],
          [70, 212, -150],
          [104, 184, -120],
          [120, 196, -60],
          [142, 204, 20],
          [152, 150, 60],
          [152, 126, -70],
          [172, 138, -110],
          [196, 128, -10],
          [196, 130, 40],
        ],
        ([x, y, r], i) =>
          leaf(
            a,
            x,
            y,
            r + 4 * a.osc(1, i * 0.13),
            28,
            i % 3 === 0 ? ['#ffd98a', '#e0904a'] : i % 3 === 1 ? ['#e2e89a', '#98b358'] : ['#f6b07a', '#cf6a48'],
          ),
      ) +
      each(
        [
          [84, 238, 13],
          [146, 228, 14],
          [180, 162, 12],
        ],
        ([x, y, r], i) =>
          at(
            x,
            y + 1.2 * a.osc(1, i * 0.3),
            1,
            0,
            stroke(`M0 ${-r}V${-r - 14}`, LINE, 2.4),
            oval(0, 0, r * 1.12, r, a.v('#ffb66a', '#e8703a'), { stroke: LINE, 'stroke-width': 2.4 }),
            path(starD(0, -r * 0.8, r * 0.6, 4, 0.5), '#6f9a58', {
              stroke: LINE,
              'stroke-width': 1.4,
              'stroke-linejoin': 'round',
            }),
            oval(-r * 0.45, -r * 0.2, r * 0.24, r * 0.16, '#fff', { opacity: 0.7 }),
          ),
      ) +
      at(
        118,
        150,
        0.92,
        -8,
        ink('M-16 -4L-52 22L-40 24L-10 10Z', '#3d4468', LINE, 2.4),
        ink(
          'M-20 2C-26 -20 -6 -34 8 -38C24 -40 30 -24 24 -12C18 6 2 14 -8 12Q-18 10 -20 2Z',
          a.v('#565f8c', '#363c60'),
          LINE,
          2.5,
        ),
        path('M22 -12C16 4 2 12 -6 10C-2 0 10 -10 20 -16Z', '#fffaf0'),
        ink('M-18 0C-20 -14 -8 -22 2 -20C4 -10 -4 2 -16 8Z', '#86a8dc', LINE, 2.2),
        circle(14, -27, 4, '#fff') + circle(15, -27, 2.6, '#2b1d4d'),
        oval(10, -19, 3.6, 2.2, C.blush),
        ink('M24 -32L38 -27L24 -22Z', C.honey, LINE, 2.2),
      ) +
      lawn(a, 650, 'p12', { count: 6, fill: ['#c3d488', '#7f9f52'] }) +
      // the tortoise
      at(
        352 + 5 * a.osc(1, 0.5),
        664,
        1,
        0,
        ink('M-26 2V10H-14V2ZM10 2V10H22V2Z', '#c9dfa0', LINE, 2.3),
        ink('M26 -10C30 -24 50 -24 50 -8C50 4 36 6 26 2Z', a.v('#dff0ba', '#a9c67f'), LINE, 2.5),
        circle(42, -11, 2.3, LINE) + oval(38, -4, 3.4, 2, C.blush) + stroke('M43 -4q3 2 5 0', LINE, 1.9),
        ink('M-34 4C-36 -40 32 -40 32 4Q0 12 -34 4Z', a.v('#fff0b0', '#e0b055'), LINE, 2.6),
        stroke('M-22 -20L4 4M-6 -28L24 2M16 -24L-14 4M-2 -30L-30 -2', '#b9803a', 2, { opacity: 0.8 }),
        stroke('M-24 -18C-18 -26 -8 -29 0 -29', '#fff', 3, { opacity: 0.8 }),
        spin(
          -4,
          -30,
          5 * a.osc(1, 0.3),
          stroke('M-4 -28V-54', LINE, 2.6),
          ink('M-4 -54L16 -48L-4 -40Z', '#f0928c', LINE, 2.2),
        ),
      ) +
      twinkles(a, [
        [246, 214],
        [400, 210],
        [388, 262],
        [240, 140],
        [300, 104],
        [392, 150],
      ]),
  )
}
