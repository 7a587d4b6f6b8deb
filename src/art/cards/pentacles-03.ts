import { bunny, pup, sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { dust, halo, sparkle } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, mirrored, n, oval, path, rect, spin, stroke, times } from '../kit/svg.ts'
import { EDGE, leaf, leg, LINE, shiningCoin, TUNIC, twinkles } from '../suits/pentacles.ts'

/** Three of Pentacles: a stonemason carves in a cathedral arcade while a monk and an architect read the plan. */
export default (t: number): string => {
  const a = new Art('p03', t)
  const knock = 9 * a.osc(1, 0.1)
  const pane = (x: number) =>
    `M${x - 66} 560V330C${x - 66} 288 ${x - 30} 262 ${x} 246C${x + 30} 262 ${x + 66} 288 ${x + 66} 330V560Z`
  const course = (y: number, shift: number) =>
    stroke(`M34 ${y}H446` + times(8, (i) => `M${34 + shift + i * 58} ${y}v34`), '#c4a878', 1.6, { opacity: 0.5 })
  return frame(
    a,
    { suit: 'pentacles', mark: 3, edge: EDGE },
    rect(20, 20, 440, 680, a.v('#e7dcb4', '#f6e9c6', '#e3cd9c')) +
      times(16, (i) => course(60 + i * 34, (i % 2) * 29)) +
      path(
        'M34 700V206C34 108 128 38 240 38V60C150 70 84 130 84 220V700ZM446 700V206C446 108 352 38 240 38V60C330 70 396 130 396 220V700Z',
        '#c7b384',
        { opacity: 0.35 },
      ) +
      // the great arch
      ink('M72 580V260C72 170 150 100 240 62C330 100 408 170 408 260V580Z', a.v('#fff8e4', '#e7d2a2'), LINE, 2.8) +
      ink(
        'M88 580V264C88 182 160 118 240 82C320 118 392 182 392 264V580Z',
        a.v('#3d5f58', '#5d8a6c', '#a6c68a'),
        LINE,
        2.4,
      ) +
      halo(a, 240, 214, 190, '#fff3c0', '#cfe59a', 0.95) +
      // leaded glass under the tracery
      mirrored(240, () =>
        g(
          {},
          path(pane(76), a.v('#f7edb2', '#b9d98c', '#7fb088')),
          a.clip(
            pane(76),
            times(6, (r) =>
              stroke(`M0 ${290 + r * 52}L150 ${250 + r * 52}M0 ${250 + r * 52}L150 ${290 + r * 52}`, '#fffbe4', 2, {
                opacity: 0.55,
              }),
            ),
            times(5, (r) => path(starD(76, 318 + r * 52, 9, 4, 0.5), '#fff6cf', { opacity: 0.85 })),
            times(4, (r) => circle(40, 344 + r * 52, 8, '#f2a49c') + circle(112, 344 + r * 52, 8, '#b79aec')),
          ),
          stroke(pane(76), LINE, 11) + stroke(pane(76), '#fff3d6', 6.4),
        ),
      ) +
      // tracery: three rings in a triangle
      each(
        [
          [240, 148],
          [184, 236],
          [296, 236],
        ],
        ([x, y]) =>
          circle(x, y, 50, '#5d8a6c', { stroke: LINE, 'stroke-width': 13 }) +
          circle(
            x,
            y,
            50,
            a.rad([
              [0, '#fff6c8'],
              [1, '#8fbc80'],
            ]),
            { stroke: '#fff3d6', 'stroke-width': 8.4 },
          ),
      ) +
      each(
        [
          [112, 206, 20],
          [368, 206, 20],
          [240, 290, 17],
        ],
        ([x, y, r]) =>
          circle(x, y, r, '#f3e8b4', { stroke: LINE, 'stroke-width': 9 }) +
          circle(x, y, r, '#cdb8f0', { stroke: '#fff3d6', 'stroke-width': 5.4 }) +
          path(starD(x, y, r * 0.6, 4, 0.5), '#fff'),
      ) +
      shiningCoin(a, 240, 148, 37, 0) +
      shiningCoin(a, 184, 236, 37, 0.33) +
      shiningCoin(a, 296, 236, 37, 0.66) +
      // middle column with its capital
      ink('M216 600V384H264V600Z', a.h('#fff9e8', '#f3dfb0', '#d0ac70'), LINE, 2.7) +
      ink(
        'M204 384C204 366 196 354 196 340H284C284 354 276 366 276 384Z',
        a.h('#fff9e8', '#f3dfb0', '#d0ac70'),
        LINE,
        2.7,
      ) +
      leaf(a, 240, 380, -130, 36) +
      leaf(a, 240, 380, -50, 36) +
      leaf(a, 240, 382, -90, 34, ['#e6f1c4', '#9cc073']) +
      stroke('M228 400V590M240 400V590M252 400V590', '#c4a068', 2, { opacity: 0.55 }) +
      ink('M206 600Q206 586 218 586H262Q274 586 274 600Z', '#f6e3b8', LINE, 2.4) +
      // floor of biscuit tiles
      path('M20 590H460V700H20Z', a.v('#f0d7a4', '#c99b62')) +
      stroke(
        'M34 590H446M34 616H446M34 650H446M110 590L70 680M180 590L160 680M240 590V680M300 590L320 680M370 590L410 680',
        '#a3764a',
        1.8,
        { opacity: 0.45 },
      ) +
      path('M104 590L60 690H200L226 590ZM254 590L280 690H420L376 590Z', '#f7f0b8', { opacity: 0.32 }) +
      dust(40, 596, 440, 674, 60, 'p03', '#8a5c38', 0.3) +
      // a capital that waits for its turn
      ink(
        'M96 652L90 612Q88 600 100 600H156Q168 600 166 612L160 652Q128 662 96 652Z',
        a.h('#fff9e8', '#f3dfb0', '#d0ac70'),
        LINE,
        2.5,
      ) +
      leaf(a, 128, 646, -132, 26) +
      leaf(a, 128, 646, -48, 26) +
      leaf(a, 128, 648, -90, 30, ['#e6f1c4', '#9cc073']) +
      each(
        [
          [74, 662, 5],
          [182, 664, 6],
          [196, 656, 3.6],
          [62, 654, 3.4],
        ],
        ([x, y, r]) =>
          path(starD(x, y, r, 4, 0.7, 20), '#fff6dc', {
            stroke: LINE,
            'stroke-width': 1.6,
            'stroke-linejoin': 'round',
          }),
      ) +
      // the bench and the mason on it
      oval(140, 646, 98, 9, LINE, { opacity: 0.2 }) +
      ink('M70 590L58 644H72L84 590ZM196 590L208 644H194L182 590Z', '#a9744a', LINE, 2.6) +
      ink(
        'M48 572H222Q228 572 228 580Q228 592 220 592H50Q42 592 42 580Q42 572 48 572Z',
        a.v('#e7bd86', '#c08a54'),
        LINE,
        2.7,
      ) +
      at(
        134,
        424 + 2 * a.osc(1, 0.2),
        0.96,
        3,
        person(a, {
          hair: 'short',
          hairColor: ['#8f6a52', '#5c4034'],
          robe: ['#fdf8e6', '#bfd793'],
          bodyD: TUNIC,
          line: LINE,
          lw: 2.7,
          face: { eyes: 'big', mouth: 'w', blush: 0.75, look: [2, 0], iris: ['#4c5a34', '#9cc06a'] },
          legs:
            leg(a, -20, 114, -22, 148, '#c98f5c', ['#a8683f', '#7d4730'], 0, -1) +
            leg(a, 20, 114, 24, 148, '#c98f5c', ['#a8683f', '#7d4730']),
          front:
            ink('M-20 56L-34 122Q0 132 34 122L20 56Q0 64 -20 56Z', a.v('#e0a86c', '#b57848'), LINE, 2.4) +
            stroke('M-20 56Q0 42 20 56M-14 96H14V112H-14Z', LINE, 2.2) +
            path(starD(0, 80, 8), C.honey),
          armL: 'M-24 62C-44 76 -46 92 -30 98',
          armR: 'M24 62C42 66 54 66 66 58',
          sleeve: '#f2f7dc',
          cuff: '#8fb766',
          hat:
            ink(
              'M-56 -20C-64 -60 -30 -82 2 -82C36 -82 64 -60 56 -20C30 -34 -30 -34 -56 -20Z',
              a.v('#fffdf4', '#ead9b0'),
              LINE,
              2.6,
            ) +
            ink(
              'M-58 -14Q0 -46 58 -14Q62 -24 56 -28Q0 -56 -56 -28Q-62 -24 -58 -14Z',
              a.v('#c9dfa0', '#8fb766'),
              LINE,
              2.4,
            ) +
            stroke('M-24 -74Q-28 -56 -24 -46M14 -80Q18 -62 14 -50', '#d3bd8c', 2),
        }),
      ) +
      at(
        208,
        482,
        1,
        -38,
        ink('M-20 -4H12L22 0L12 4H-20Z', a.v('#f4f6ff', '#a9b3c4'), LINE, 2.2) +
          ink('M-34 -6H-18V6H-34Z', '#c98a54', LINE, 2.2),
      ) +
      spin(
        104,
        516,
        knock,
        stroke('M104 520L78 452', LINE, 10) + stroke('M104 520L78 452', '#d3a068', 5.4),
        at(
          76,
          446,
          1,
          -20,
          ink('M-24 -15H24Q28 0 24 15H-24Q-28 0 -24 -15Z', a.v('#e7bd86', '#a9703f'), LINE, 2.7) +
            stroke('M-14 -15V15M14 -15V15', '#fff1d6', 3),
        ),
        circle(104, 518, 9.5, C.skin, { stroke: LINE, 'stroke-width': 2.6 }),
      ) +
      [0, 0.25, 0.5, 0.75]
        .map((p, i) => {
          const u = a.saw(1, p)
          return path(starD(222 - 30 * u - i * 6, 478 + 90 * u * u - 20 * u, 4, 4, 0.6), '#fffaf0', {
            opacity: n(Math.sin(Math.PI * u)),
          })
        })
        .join('') +
      sparkle(226, 468, 8 + 3 * a.osc(1, 0.1), '#fffbe0') +
      // monk and architect with the plan
      at(
        322,
        634,
        1.32,
        0,
        bunny(a, { line: LINE, fur: ['#fffaf3', '#f1d9c4'], face: { eyes: 'closed' } }),
        ink(
          'M-30 4C-40 -26 -24 -42 -16 -44Q0 -34 16 -44C24 -42 40 -26 30 4Q0 12 -30 4Z',
          a.v('#b98a62', '#7d563e'),
          LINE,
          2.4,
        ),
        ink(
          'M-30 -70C-44 -44 -30 -30 0 -28C30 -30 44 -44 30 -70C34 -48 22 -38 0 -37C-22 -38 -34 -48 -30 -70Z',
          a.v('#cfa076', '#94694b'),
          LINE,
          2.3,
        ),
        stroke('M-25 -14Q0 -6 25 -14M4 -10V8', '#fff1d6', 3.4),
      ) +
      at(
        400,
        652,
        1.06,
        0,
        `<g transform="scale(-1 1)">${pup(a, { line: LINE, fur: ['#fffaf1', '#eed5b0'], collar: '#9a79d8', up: 4 + 2 * a.osc(1), face: { look: [2, 2] } })}</g>`,
        at(
          -14,
          -94,
          1,
          0,
          ink('M-30 0C-34 -26 22 -32 32 -6Q0 -16 -30 0Z', a.v('#b79aec', '#7a5cc0'), LINE, 2.6),
          ink('M-4 -18C-22 -34 -28 -40 -42 -40C-38 -26 -24 -16 -6 -12Z', '#fff6e0', LINE, 2.2),
        ),
      ) +
      at(
        356,
        604,
        1,
        -4 + 1.2 * a.osc(1, 0.4),
        ink('M-44 -22Q0 -30 44 -22V22Q0 14 -44 22Z', a.v('#fffdf2', '#eadfb8'), LINE, 2.6),
        stroke('M-22 14V0C-22 -10 -8 -16 0 -20C8 -16 22 -10 22 0V12M0 -20V12', '#5c8a76', 2.4),
        circle(0, -6, 4, C.honey) + circle(-10, 4, 3.4, C.honey) + circle(10, 4, 3.4, C.honey),
        oval(-44, 4, 7, 5, '#fffaf3', { stroke: LINE, 'stroke-width': 2.4 }) +
          oval(44, 4, 7, 5, '#fffaf1', { stroke: LINE, 'stroke-width': 2.4 }),
      ) +
      // a pearl naps in the tool basket
      at(
        232,
        640,
        0.62,
        0,
        sprite(a, { r: 32, legs: false, face: { eyes: 'closed', mouth: 'none', blink: false } }),
        ink('M-46 6H46L36 46Q0 54 -36 46Z', a.v('#e9c48c', '#b98552'), LINE, 3.4),
        stroke('M-44 20Q0 28 44 20M-40 34Q0 42 40 34M-24 8L-20 48M0 8V50M24 8L20 48', '#8a5c38', 2.6, { opacity: 0.7 }),
        stroke('M36 2L54 -34M-38 4L-50 -22', LINE, 7),
      ) +
      twinkles(a, [
        [130, 290],
        [352, 292],
        [240, 96],
        [108, 400],
        [372, 420],
      ]),
  )
}
