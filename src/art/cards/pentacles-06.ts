import { bunny, pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, goldPearl, halo, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, n, oval, path, rect, spin, stroke, times } from '../kit/svg.ts'
import { cupTower, EDGE, house, LINE, shiningCoin, twinkles } from '../suits/pentacles.ts'

/** Six of Pentacles: a merchant with scales shares golden pearls with two who kneel in the market street. */
export default (t: number): string => {
  const a = new Art('p06', t)
  const tip = 3 * a.osc(1, 0.1)
  const pan = (x: number, y: number, load: string) =>
    at(
      x,
      y,
      0.86,
      0,
      stroke('M0 0L-28 44M0 0L28 44', LINE, 2.2),
      load,
      ink('M-32 44H32Q28 64 0 64Q-28 64 -32 44Z', a.v('#fff0bd', '#e0a046'), LINE, 2.5),
    )
  const stall = (x: number, m: 1 | -1, stripe: string) =>
    `<g transform="translate(${x} 452) scale(${m} 1)">` +
    rect(-62, 4, 9, 116, '#a9744a', { stroke: LINE, 'stroke-width': 2.2 }) +
    rect(44, 4, 9, 116, '#a9744a', { stroke: LINE, 'stroke-width': 2.2 }) +
    rect(-74, 74, 138, 52, a.v('#eac491', '#b57f4f'), { rx: 4, stroke: LINE, 'stroke-width': 2.5 }) +
    stroke('M-74 92H64M-40 76V124M-4 76V124M32 76V124', '#8a5c38', 1.8, { opacity: 0.5 }) +
    times(
      5,
      (i) =>
        circle(-56 + i * 27, 66, 13, ['#f6a3a6', '#c9dfa0', '#ffd98a', '#cdb8f0', '#c9dfa0'][i] ?? '#fff', {
          stroke: LINE,
          'stroke-width': 2,
        }) + stroke(`M${-56 + i * 27} 54q2 -6 7 -6`, '#5f8a48', 2.4),
    ) +
    each(
      [
        [-80, -58],
        [-58, -36],
        [-36, -14],
        [-14, 8],
        [8, 30],
        [30, 52],
        [52, 72],
      ],
      ([x0, x1], i) =>
        ink(
          `M${x0} 6L${x0 * 0.8} -34H${x1 * 0.8}L${x1} 6Q${x1} 20 ${(x0 + x1) / 2} 20Q${x0} 20 ${x0} 6Z`,
          i % 2 ? '#fffaf0' : stripe,
          LINE,
          2.1,
        ),
    ) +
    '</g>'
  const patch = (fill: [string, string]) =>
    ink('M-30 4C-40 -22 -26 -42 -16 -42Q0 -32 16 -42C26 -42 40 -22 30 4Q0 12 -30 4Z', a.v(...fill), LINE, 3) +
    ink('M8 -16L22 -18L24 -4L10 -3Z', '#e7bd86', LINE, 2) +
    stroke('M6 -20l4 4M24 -20l-3 4M26 -2l-4 -3M-24 -14l8 4M-22 -8l8 -2', LINE, 1.8)
  return frame(
    a,
    { suit: 'pentacles', mark: 6, edge: EDGE },
    sky(a, '#38587a', '#6a94a0', '#b3cda4', '#f3e3b0', '#fff0cd') +
      stars(a, 60, 46, 420, 150, 24, 'p06', { big: 4, colors: ['#fffaf0', '#fff0c0'] }) +
      halo(a, 240, 300, 280, '#fff6d0', '#d8e69c', 0.9) +
      cloud(a, 140 + 3 * a.osc(1), 330, 120, 40, '#fffef2', '#cfe0b4', { swirl: '#9db884' }) +
      cloud(a, 352 - 3 * a.osc(1), 348, 110, 38, '#fffef2', '#cfe0b4', { swirl: '#9db884' }) +
      mountain(a, 240, 470, 250, 96, '#8fb0a0', '#dfe2b0') +
      g(
        {},
        cupTower(a, 158, 500, 40, 108, {
          wall: ['#fff3d0', '#d9c79a'],
          roof: ['#c9e4d4', '#86b49c'],
          line: '#6f7a58',
          straw: '#9cc8b0',
        }),
        cupTower(a, 330, 500, 44, 122, {
          wall: ['#fff3d0', '#d9c79a'],
          roof: ['#f6cfc4', '#d9958a'],
          line: '#6f7a58',
          straw: '#e8a49a',
        }),
        house(a, 110, 510, 70, 84, ['#fff8e2', '#e3cf9e'], ['#a7c98a', '#5f8a56'], '#5f5a48'),
        house(a, 382, 510, 70, 92, ['#fff8e2', '#e3cf9e'], ['#e79a7c', '#b8604e'], '#5f5a48'),
        house(a, 52, 516, 64, 118, ['#fdeed0', '#dcc08e'], ['#b9a0e4', '#7f63b4'], '#5f5a48'),
        house(a, 438, 516, 64, 124, ['#fdeed0', '#dcc08e'], ['#e8b46a', '#b97c3c'], '#5f5a48'),
      ) +
      path('M20 508Q240 494 470 508V700H20Z', a.v('#f3e2b4', '#d6bb84')) +
      stall(62, 1, '#8fb766') +
      stall(418, -1, '#f0928c') +
      // paving of pearl sugar
      times(5, (r) =>
        times(9 - r, (i) =>
          oval(
            240 + (i - (8 - r) / 2) * (50 + r * 12),
            560 + r * 27,
            21 + r * 4,
            8 + r * 1.6,
            r % 2 ? '#ead4a0' : '#f9ecc8',
            { opacity: 0.7, stroke: '#c2a068', 'stroke-width': 1.4 },
          ),
        ),
      ) +
      dust(40, 540, 440, 674, 70, 'p06', '#8a6a42', 0.28) +
      // bunting and six coins above the street
      stroke('M52 250Q92 150 190 96M428 250Q388 150 290 96M190 96Q240 130 290 96', '#7a5a3e', 2.4) +
      each(
        [
          [66, 218, -58],
          [100, 166, -44],
          [148, 122, -32],
          [240, 112, 0],
          [332, 122, 32],
          [380, 166, 44],
          [414, 218, 58],
        ],
        ([x, y, r], i) =>
          at(x, y, 1, r, ink('M-10 0H10L0 20Z', ['#c9dfa0', '#f6a3a6', '#ffe3a0'][i % 3] ?? '#fff', LINE, 2)),
      ) +
      shiningCoin(a, 80, 248, 30, 0) +
      shiningCoin(a, 128, 186, 30, 0.15) +
      shiningCoin(a, 194, 140, 30, 0.3) +
      shiningCoin(a, 286, 140, 30, 0.45) +
      shiningCoin(a, 352, 186, 30, 0.6) +
      shiningCoin(a, 400, 248, 30, 0.75) +
      oval(240, 626, 108, 12, LINE, { opacity: 0.18 }) +
      // the merchant
      at(
        240,
        318,
        1.26,
        0.6 * a.osc(1, 0.2),
        person(a, {
          hair: 'bob',
          hairColor: ['#7a5a4a', '#4a332c'],
          robe: ['#eaf3cf', '#9cc073'],
          trim: '#c2504a',
          trimY: 218,
          trimW: 76,
          lace: '#fffaf0',
          line: LINE,
          lw: 2.4,
          bodyD:
            'M-24 38C-38 48 -62 120 -76 232C-78 242 -70 246 -60 247Q0 256 60 247C70 246 78 242 76 232C62 120 38 48 24 38Z',
          face: { eyes: 'closed', mouth: 'smile', blush: 0.75, brow: 'soft' },
          hem: each(
            [
              [-44, 180],
              [-20, 150],
              [18, 190],
              [42, 160],
              [-8, 200],
              [20, 130],
            ],
            ([x, y]) => path(sparkleD(x, y, 7), '#fffbe4', { opacity: 0.85 }),
          ),
          front:
            ink(
              'M-26 40C-50 60 -70 150 -82 236L-52 244C-44 160 -30 90 -10 54ZM26 40C50 60 70 150 82 236L52 244C44 160 30 90 10 54Z',
              a.v('#e08478', '#a8403f'),
              LINE,
              2.3,
            ) +
            stroke('M-34 100H34', '#7a4a34', 7) +
            circle(0, 100, 7, C.honey, { stroke: LINE, 'stroke-width': 2 }) +
            ink('M20 104C10 112 10 130 22 132H36C48 130 46 112 38 104Z', a.v('#e7bd86', '#a9703f'), LINE, 2.3) +
            path(starD(29, 120, 6), C.honey) +
            ink('M-28 42Q0 62 28 42Q36 54 24 62Q0 78 -24 62Q-36 54 -28 42Z', '#fffaf0', LINE, 2.2),
          armL: 'M-26 64C-50 76 -78 66 -98 36',
          armR: 'M26 64C44 86 60 104 84 116',
          sleeve: '#d3665f',
          cuff: '#fff1d6',
          hat:
            ink(
              'M-60 -18C-74 -62 -36 -88 6 -84C52 -82 76 -56 58 -18C34 -38 -34 -38 -60 -18Z',
              a.v('#e8938a', '#b0463f'),
              LINE,
              2.5,
            ) +
            ink(
              'M-62 -12C-40 -40 40 -40 62 -12Q68 -26 58 -32C34 -54 -34 -54 -58 -32Q-68 -26 -62 -12Z',
              a.v('#fff3c8', '#e8b25a'),
              LINE,
              2.3,
            ) +
            ink('M50 -62C72 -56 82 -30 76 4C66 0 56 -20 48 -34Z', a.v('#e8938a', '#a8403f'), LINE, 2.3) +
            circle(0, -44, 6, '#8fb766', { stroke: LINE, 'stroke-width': 2 }),
        }),
      ) +
      // scales
      at(
        112,
        346,
        1,
        0,
        stroke('M0 10V-40', LINE, 8) + stroke('M0 10V-40', C.honey, 4),
        circle(2, 4, 9, C.skin, { stroke: LINE, 'stroke-width': 2.5 }),
        pan(-44, -40 - tip * 0.8, goldPearl(a, -9, 38, 8) + goldPearl(a, 9, 38, 8)),
        pan(44, -40 + tip * 0.8, goldPearl(a, -9, 38, 8) + goldPearl(a, 9, 38, 8)),
        spin(
          0,
          -42,
          tip,
          stroke('M-46 -40Q0 -50 46 -40', LINE, 8.4) + stroke('M-46 -40Q0 -50 46 -40', C.honey, 4.4),
          circle(0, -46, 6.5, '#fff6dc', { stroke: LINE, 'stroke-width': 2.2 }),
        ),
      ) +
      // golden pearls fall into waiting paws
      times(5, (i) => {
        const u = a.saw(1, i / 5)
        return at(
          350 + 10 * Math.sin(i * 2) + 6 * u,
          486 + 66 * u * u,
          1,
          0,
          g({ opacity: n(Math.min(1, 3 * Math.sin(Math.PI * u))) }, goldPearl(a, 0, 0, 6.5)),
        )
      }) +
      at(
        112,
        650,
        1.12,
        4,
        bunny(a, { line: LINE, fur: ['#f3dcc0', '#d3a77c'], face: { look: [1.6, -2.4], eyes: 'round' } }),
        patch(['#c9b4d8', '#8f78a8']),
        stroke('M-12 -28Q-6 -40 10 -36M22 -28Q30 -38 20 -40', LINE, 11) +
          stroke('M-12 -28Q-6 -40 10 -36M22 -28Q30 -38 20 -40', '#f3dcc0', 6.4),
      ) +
      at(
        366,
        652,
        1.06,
        0,
        `<g transform="scale(-1 1)">${pup(a, { line: LINE, fur: ['#fffaf1', '#eed5b0'], up: 10, ph: 0.2, face: { eyes: 'happy', blink: false } })}</g>`,
        ink('M-32 0C-38 -26 -22 -46 6 -46C28 -46 38 -22 36 2Q0 10 -32 0Z', a.v('#b8cba0', '#75906a'), LINE, 3) +
          ink('M2 -22L18 -24L20 -8L4 -7Z', '#f0b0a4', LINE, 2) +
          stroke('M0 -26l4 4M20 -26l-3 4M22 -6l-4 -3', LINE, 1.8),
        ink('M-46 -50Q-20 -46 4 -54Q4 -30 -18 -28Q-42 -28 -46 -50Z', a.v('#e7bd86', '#a9703f'), LINE, 3),
        goldPearl(a, -28, -53, 7) + goldPearl(a, -14, -54, 7),
        circle(-34, -32, 8, '#fffaf1', { stroke: LINE, 'stroke-width': 2.8 }),
      ) +
      // a sparrow eats what rolled away
      at(
        236,
        664,
        0.8,
        0,
        ink(
          'M-18 0C-24 -22 -4 -34 12 -28C26 -22 24 0 12 6H-8Q-16 6 -18 0ZM-16 -8L-34 -14L-20 4Z',
          a.v('#c79468', '#8a5c42'),
          LINE,
          2.8,
        ),
        oval(4, -2, 9, 7, '#fff3dc'),
        circle(12, -17, 2.6, LINE),
        ink('M21 -16L32 -11L20 -8Z', C.honey, LINE, 2),
      ) +
      goldPearl(a, 274, 664, 6) +
      twinkles(a, [
        [240, 196],
        [66, 320],
        [410, 326],
        [160, 250],
        [320, 250],
      ]),
  )
}
