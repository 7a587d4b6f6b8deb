import { sprite } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, rect, rng, stroke, times } from '../kit/svg.ts'
import { aura, EDGE, flame, foam, leaf, LINE as L, lion, PEARLS, salamander, wand } from '../suits/wands.ts'

/** King of Wands: an old fire king leans from his lion throne with a living wand before a caramel volcano; a small salamander sits at his foot. */
export default (t: number): string => {
  const a = new Art('w14', t)
  const br = 2 * a.osc(1, 0.2)
  const r = rng('w14')
  const embers = times(12, (i) => {
    const u = a.saw(1, i / 12),
      x = 60 + 150 * r()
    return circle(
      x + 12 * Math.sin(u * 6 + i),
      400 - 230 * u * (0.6 + 0.4 * r()),
      1.8 + 1.8 * r(),
      i % 2 ? '#ffe08a' : '#ff9c52',
      {
        opacity: n(Math.sin(Math.PI * u)),
      },
    )
  })
  return frame(
    a,
    { suit: 'wands', mark: 'king', edge: EDGE },
    sky(a, '#2f1a48', '#6b2c5a', '#c24a4c', '#f58e48', '#ffd083') +
      stars(a, 40, 50, 440, 290, 70, 'w14', { big: 9 }) +
      halo(a, 118, 392, 190, '#ffdf92', '#ff6a4a', 0.85) +
      // volcano with caramel
      ink(
        'M20 560C60 520 84 450 96 402Q118 392 142 402C154 450 182 520 240 560Z',
        a.v('#9c4358', '#5f2a4c'),
        '#4d2038',
        2.6,
      ) +
      path(
        'M96 402Q118 392 142 402C144 416 148 424 144 432C138 440 134 424 128 428C122 434 126 464 118 466C110 466 114 436 108 430C102 426 100 440 94 434C90 426 94 414 96 402Z',
        a.v('#ffe08a', '#ff9448', '#e5543c'),
        { stroke: '#8a2f2c', 'stroke-width': 2 },
      ) +
      stroke('M80 470q10 20 4 44M150 476q-4 20 8 40M120 490q-6 20 2 36', '#c9605c', 2.4, { opacity: 0.5 }) +
      steam(a, 118, 388, 120, '#ffd9b4', 3, 18) +
      cloud(a, 84 + 3 * a.osc(1), 206, 130, 48, '#a8587c', '#5f2f64', { swirl: '#d98a9c' }) +
      cloud(a, 410 - 3 * a.osc(1), 150, 110, 44, '#a8587c', '#5f2f64', { swirl: '#d98a9c' }) +
      path('M20 548Q130 520 250 540T470 536V700H20Z', a.v('#b9584c', '#7a3444')) +
      aura(a, 282, 268, 152, '#ffe9b0', '#ff7a52', 0.8) +
      // throne
      ink(
        'M176 620V196C176 168 190 150 212 146L286 96L360 146C382 150 396 168 396 196V620Z',
        a.v('#ffe9bc', '#eab265', '#b5703a'),
        L,
        2.9,
      ) +
      ink(
        'M198 612V206C198 182 208 172 226 168L286 126L346 168C364 172 374 182 374 206V612Z',
        a.v('#8a3350', '#5f2444', '#431b36'),
        L,
        2.6,
      ) +
      each(
        [
          [218, 214],
          [352, 214],
          [218, 300],
          [352, 300],
          [218, 386],
          [352, 386],
        ],
        ([x, y], i) => salamander(a, x, y, 0.36, i % 2 ? 12 : -12, i % 2 ? -1 : 1),
      ) +
      each(
        [
          [286, 176],
          [240, 256],
          [332, 256],
          [214, 344],
          [358, 344],
        ],
        ([x, y]) => path(starD(x, y, 6), '#f3b54a', { opacity: 0.8 }),
      ) +
      each(
        [
          [190, 180],
          [382, 180],
        ],
        ([x, y]) => pearl(a, x, y, 15, ['#fff3c8', '#f3bd57', '#b97a2f']),
      ) +
      lion(a, 286, 104, 30, { eyes: 'closed' }) +
      halo(a, 282, 320, 160, '#fff0cc', '#ff9a6a', 0.5) +
      // the king leans out of his throne
      at(
        276,
        300 + br,
        1.3,
        -4,
        ink(
          'M-26 40C-70 60 -104 150 -112 236Q-60 252 0 246Q62 252 116 236C106 150 70 60 26 40Z',
          a.v('#f28a4c', '#c2483c', '#8a2c3c'),
          L,
          2.4,
        ) +
          each(
            [
              [-88, 176],
              [88, 176],
              [-98, 222],
              [98, 222],
              [70, 120],
              [-70, 120],
            ],
            ([x, y], i) => salamander(a, x, y, 0.3, i * 30, i % 2 ? -1 : 1),
          ),
        person(a, {
          hair: 'wavy',
          hairColor: ['#e2723f', '#9c3a2c'],
          skin: [C.skinTan, C.skinTanShade],
          robe: ['#ffd48a', '#e5843c'],
          trim: '#8a2f3c',
          lace: '#ffe9bc',
          trimY: 204,
          trimW: 76,
          line: L,
          lw: 2.3,
          bodyD:
            'M-24 38C-40 48 -56 90 -78 128C-90 146 -88 196 -84 216C-82 224 -74 226 -66 227Q0 234 66 227C74 226 82 224 84 216C88 196 90 146 78 128C56 90 40 48 24 38Z',
          face: {
            eyes: 'big',
            mouth: 'none',
            blush: 0.7,
            brow: 'soft',
            look: [-2, 0],
            blushColor: '#ee7f6a',
            iris: ['#4a2a28', '#d9793c'],
          },
          hem:
            path('M-16 128Q0 134 16 128L30 236H-30Z', a.v('#b9433f', '#7d2a3c')) +
            stroke('M-16 130L-30 236M16 130L30 236', '#ffe3a0', 4, { 'stroke-dasharray': '0.1 7' }) +
            flame(a, 0, 178, 0.66, 0.2) +
            flame(a, -48, 176, 0.56, 0.5) +
            flame(a, 48, 176, 0.56, 0.8) +
            salamander(a, -52, 196, 0.3, 0) +
            salamander(a, 54, 196, 0.3, 0, -1) +
            stroke('M-30 134C-40 160 -42 190 -40 228M30 134C40 160 42 190 40 228', '#9a4a28', 2.4, { opacity: 0.5 }),
          front:
            ink('M-30 40Q0 66 30 40Q46 60 40 82Q0 108 -40 82Q-46 60 -30 40Z', a.v('#fffaf0', '#f0d4b0'), L, 2.3) +
            each(
              [
                [-28, 62],
                [-12, 78],
                [12, 78],
                [28, 62],
                [0, 88],
                [-30, 80],
                [30, 80],
              ],
              ([x, y]) => path(`M${x} ${y}l3 8h-6Z`, '#4a2a31'),
            ) +
            stroke('M-40 124Q0 138 40 124', '#8a3a30', 7) +
            circle(0, 131, 8, C.honey, { stroke: L, 'stroke-width': 2 }),
          armR: 'M28 62C66 78 84 96 88 124',
          sleeve: '#f7ae62',
          cuff: C.honey,
          hat:
            // beard, moustache and a small smile
            ink(
              'M-56 8C-52 30 -44 40 -30 38C-18 36 -12 28 0 28C12 28 18 36 30 38C44 40 52 30 56 8C64 30 58 52 48 62C46 76 32 80 26 78C20 92 -20 92 -26 78C-32 80 -46 76 -48 62C-58 52 -64 30 -56 8Z',
              a.v('#ea8248', '#a8402e'),
              L,
              2.4,
            ) +
            stroke(
              'M-40 46C-38 56 -32 62 -28 66M40 46C38 56 32 62 28 66M-14 60C-12 68 -8 74 -6 78M14 60C12 68 8 74 6 78',
              '#8a3428',
              2,
              { opacity: 0.6 },
            ) +
            path('M-9 42Q0 46 9 42Q7 54 0 54Q-7 54 -9 42Z', '#8c3140', {
              stroke: '#5a2222',
              'stroke-width': 2,
              'stroke-linejoin': 'round',
            }) +
            ink(
              'M0 31C-8 22 -24 24 -32 36C-20 46 -6 44 0 37C6 44 20 46 32 36C24 24 8 22 0 31Z',
              a.v('#f59a5c', '#c2583a'),
              L,
              2.2,
            ) +
            // crown of flames
            flame(a, -36, -44, 0.9, 0.1, -14) +
            flame(a, 36, -44, 0.9, 0.6, 14) +
            flame(a, -18, -50, 1.1, 0.3, -6) +
            flame(a, 18, -50, 1.1, 0.8, 6) +
            flame(a, 0, -52, 1.4, 0.5) +
            ink(
              'M-46 -32L-50 -58Q-36 -50 -28 -60Q-14 -54 0 -66Q14 -54 28 -60Q36 -50 50 -58L46 -32Q0 -50 -46 -32Z',
              a.v('#fff3c0', '#f0a436'),
              L,
              2.4,
            ) +
            circle(0, -52, 7, '#e5483c', { stroke: L, 'stroke-width': 2 }) +
            circle(-26, -46, 4.4, '#fffaf0', { stroke: L, 'stroke-width': 1.8 }) +
            circle(26, -46, 4.4, '#fffaf0', { stroke: L, 'stroke-width': 1.8 }),
        }),
      ) +
      // arm rest under the free hand
      ink('M352 478H410Q424 478 424 494V640H364Q352 560 352 478Z', a.v('#ffe6b4', '#e2a55c', '#a8642f'), L, 2.8) +
      lion(a, 392, 484, 31, { eyes: 'happy' }) +
      // dais
      ink('M150 612H430Q442 612 442 624V700H138V624Q138 612 150 612Z', a.v('#f6c88a', '#b9703c'), L, 2.8) +
      stroke('M142 634H440', '#fff0cc', 4) +
      times(9, (i) => rect(152 + i * 32, 646, 22, 20, '#a85a34', { rx: 6, opacity: 0.35 })) +
      ink('M224 592H252V619H188Q182 606 198 602Q216 600 224 592Z', a.v('#b9d07e', '#6f9a52'), L, 2.6) +
      ink('M326 592H298V619H350Q352 606 342 602Q332 600 326 592Z', a.v('#b9d07e', '#6f9a52'), L, 2.6) +
      stroke('M230 598H250M300 598H322', '#fff3cf', 3.4) +
      // the living wand
      at(
        150,
        396 + br * 0.6,
        1,
        -4,
        wand(a, 440, { w: 11, leaves: 0, ph: 0.3, ember: 1.3 }),
        each(
          [
            [7, -190, 36, -36],
            [-6, -164, 34, 214],
            [7, -128, 34, -26],
            [-7, -96, 30, 208],
            [8, -52, 28, -20],
            [-8, 90, 28, 206],
            [8, 124, 26, -24],
          ],
          ([x, y, l, q], i) => leaf(a, x, y, l, q, i * 0.17),
        ),
      ) +
      at(
        276,
        300 + br,
        1.3,
        -4,
        arm('M-28 62C-58 78 -74 84 -84 70', {
          sleeve: '#f7ae62',
          cuff: C.honey,
          skin: C.skinTan,
          line: L,
          lw: 2.4,
          w: 18,
        }),
      ) +
      dust(40, 570, 138, 674, 60, 'w14', '#4d2038', 0.5) +
      // pearls warm themselves
      oval(82, 640, 44, 8, '#3f1830', { opacity: 0.35 }) +
      at(
        64,
        614 - 2 * Math.abs(a.osc(1, 0.1)),
        1,
        0,
        sprite(a, {
          r: 22,
          base: PEARLS.honey,
          face: { eyes: 'happy', mouth: 'open' },
          armR: 'M18 2Q28 -2 30 -14',
          armL: 'M-18 2Q-26 6 -26 14',
        }),
      ) +
      at(110, 634, 0.3, 0, cup(a, { tea: 'thai', line: L, lw: 6, straw: false })) +
      salamander(a, 248, 658 - 2 * a.osc01(1, 0.4), 0.94, 0, -1) +
      embers +
      foam(
        a,
        [
          [66, 684, 38],
          [170, 690, 32],
          [424, 684, 38],
        ],
        ['#fff0dc', '#f0b07c'],
        '#d98a54',
      ) +
      each(
        [
          [176, 120, 0],
          [410, 250, 0.4],
          [74, 320, 0.7],
          [352, 76, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fff3c4', 0.95),
      ),
  )
}
