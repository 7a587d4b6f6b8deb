import { bunny, pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, flower, halo, leafD, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, grass, petals, sky } from '../kit/scenery.ts'
import { heartD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, pick, stroke, times } from '../kit/svg.ts'
import { INK as L, mug } from '../suits/cups.ts'

/** Six of Cups: in an old courtyard a child gives a smaller one a cup filled with flowers. */
export default (t: number): string => {
  const a = new Art('c06', t),
    sway = 2 * a.osc(1)
  const bouquet = (x: number, y: number, k: number, petal: string, ph: number, tea: 'berry' | 'milk' = 'berry') =>
    at(
      x,
      y - 119 * k,
      k,
      2.5 * a.osc(1, ph),
      stroke('M-22 2C-26 -20 -34 -34 -40 -44M0 2V-56M22 2C26 -20 34 -34 40 -44', '#6f9a52', 5),
      ink(leafD(0, 0, 34, 14), '#a9cf7c', '#4f7040', 3, { transform: 'translate(-20 -6) rotate(-170)' }),
      ink(leafD(0, 0, 34, 14), '#a9cf7c', '#4f7040', 3, { transform: 'translate(20 -6) rotate(-10)' }),
      each(
        [
          [-42, -50, 24],
          [42, -50, 24],
          [0, -68, 30],
          [-18, -26, 17],
          [20, -26, 17],
        ],
        ([fx, fy, r], i) =>
          circle(fx, fy, r * 0.9, L, { opacity: 0.16 }) + flower(fx, fy, r, i % 2 ? '#fff' : petal, C.honey, 5, i),
      ),
    ) +
    mug(a, x, y, k, tea, {
      face: { eyes: pick(['happy', 'dot', 'closed'] as const, Math.floor(x)), mouth: 'smile', blush: 0.85 },
    })
  const bricks = (x0: number, y0: number, cols: number, rows: number, w: number, h: number) =>
    stroke(
      times(rows, (r) =>
        times(cols, (c) =>
          (r * 7 + c * 3) % 4 === 0
            ? `M${x0 + c * w + (r % 2) * w * 0.5} ${y0 + r * h}h${n(w * 0.5)}v${n(h * 0.6)}`
            : '',
        ),
      ),
      '#b97d5c',
      1.8,
      { opacity: 0.5 },
    )
  const window = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      ink('M-17 24V-8Q-17 -28 0 -28Q17 -28 17 -8V24Z', a.v('#fff3b8', '#ffc27a'), L, 2.6),
      stroke('M0 -28V24M-17 0H17', L, 2),
      ink('M-23 24H23V31H-23Z', '#fff3e0', L, 2.2),
      each(
        [
          [-14, 20],
          [0, 18],
          [14, 20],
        ],
        ([fx, fy], i) => flower(fx, fy, 7, i % 2 ? '#fff' : '#f28d9b', C.honey, 5, i),
      ),
    )
  const house =
    ink('M20 560V180H178V560Z', a.v('#ffe3c2', '#f0b48c', '#d98f78'), L, 2.6) +
    ink('M8 190C30 130 70 92 98 82C128 92 168 130 190 190Z', a.v('#f49aa2', '#c9566f'), L, 2.6) +
    path(
      'M6 192C12 208 26 208 30 192C36 214 54 214 58 192C64 208 78 208 82 192C90 216 108 216 112 192C118 208 132 208 136 192C142 214 160 214 164 192C170 208 186 208 190 192L178 178H18Z',
      '#fffaf2',
      { stroke: L, 'stroke-width': 2 },
    ) +
    ink('M170 560V300H330V560Z', a.v('#ffd9b6', '#eba98c'), L, 2.6) +
    ink('M160 306L196 244H304L340 306Z', a.v('#f7aeb0', '#d4677d'), L, 2.6) +
    path(
      'M158 306C166 320 178 320 182 306C190 324 204 324 208 306C216 320 228 320 232 306C240 324 254 324 258 306C266 320 278 320 282 306C290 324 304 324 308 306C316 320 334 322 342 306L332 292H168Z',
      '#fffaf2',
      { stroke: L, 'stroke-width': 2 },
    ) +
    bricks(34, 250, 5, 12, 30, 20) +
    bricks(190, 340, 5, 6, 30, 20) +
    window(66, 260, 1) +
    window(132, 260, 1) +
    window(100, 352, 0.9) +
    window(214, 372, 0.8) +
    window(286, 372, 0.8) +
    ink('M226 560V440Q226 410 250 410Q274 410 274 440V560Z', a.v('#a8644c', '#713d36'), L, 2.6) +
    ink('M90 84V54H108V84Z', '#f6d3b4', L, 2.2)
  const wall =
    ink('M326 560V396H460V560Z', a.v('#ffd7b4', '#e29a86'), L, 2.4) +
    path(
      'M320 398C328 378 344 380 350 392C356 374 374 374 380 390C386 374 404 376 408 390C416 376 434 380 440 394L460 398V410H320Z',
      a.v('#cfe49a', '#86b06a'),
      { stroke: '#4f7040', 'stroke-width': 2 },
    ) +
    bricks(340, 424, 4, 6, 30, 22) +
    stroke('M350 400C344 440 356 470 346 506M404 400C412 430 400 450 408 480', '#6f9a52', 4) +
    each(
      [
        [346, 430],
        [352, 462],
        [346, 498],
        [408, 428],
        [403, 456],
        [408, 478],
      ],
      ([x, y], i) => flower(x, y, 8, i % 2 ? '#fff' : '#f5a3a9', C.honey, 5, i),
    )
  return frame(
    a,
    { suit: 'cups', mark: 6, edge: '#4a1c2c' },
    sky(a, '#a86aa8', '#ee93a0', '#ffbf97', '#ffe0ac', '#fff0d0') +
      stars(a, 180, 50, 440, 220, 26, 'c06', { big: 6 }) +
      halo(a, 350, 270, 210, '#fff6d4', '#ffa9a0', 0.95) +
      circle(
        372,
        244,
        46,
        a.rad([
          [0, '#fffdf0'],
          [0.7, '#fff0c0'],
          [1, '#ffd58c'],
        ]),
      ) +
      cloud(a, 290 + 4 * a.osc(1), 196, 130, 44, '#fff6ee', '#ffc4b8', { swirl: '#e8988f' }) +
      cloud(a, 424 - 4 * a.osc(1), 320, 130, 48, '#fff6ee', '#ffc4b8', { swirl: '#e8988f' }) +
      house +
      wall +
      stroke('M176 214Q280 260 452 214', '#fff3dc', 2) +
      each(
        [
          [206, 226],
          [240, 235],
          [276, 239],
          [312, 239],
          [348, 235],
          [384, 229],
          [420, 221],
        ],
        ([x, y], i) =>
          path(`M${x - 9} ${y}h18l-9 17Z`, pick(['#f28d9b', '#fff6ea', '#ffd36b'], i), {
            stroke: L,
            'stroke-width': 1.6,
          }),
      ) +
      // cobbled yard
      path('M20 540Q140 522 250 530T470 528V700H20Z', a.v('#ffdcb4', '#e7a487')) +
      dust(40, 540, 440, 672, 100, 'c06', '#a8604a', 0.4) +
      stroke(
        'M60 560h24M120 552h30M190 560h20M330 556h34M390 566h24M80 590h30M300 584h28M380 596h34M140 600h20M226 588h26',
        '#b9735a',
        2.6,
        { opacity: 0.45 },
      ) +
      // the old guard goes home
      at(
        404,
        556,
        0.62,
        0,
        stroke('M-40 10V-130', L, 9),
        stroke('M-40 10V-130', '#e9b679', 4.5),
        path('M-40 -150L-30 -126H-50Z', '#fff6e0', { stroke: L, 'stroke-width': 4 }),
        pup(a, { line: L, face: { eyes: 'closed' }, collar: '#d9606f' }),
      ) +
      ink('M52 556V520H46V506H108V520H102V556Z', a.v('#fff3e0', '#e8b698'), L, 2.4) +
      bouquet(77, 508, 0.46, '#f28d9b', 0.1, 'milk') +
      petals(a, 7, ['#fff', '#ffc4bc', '#ffe3b4'], [40, 220, 450, 500], 'c6') +
      oval(168, 576, 74, 9, '#8a4a44', { opacity: 0.25 }) +
      oval(314, 606, 56, 8, '#8a4a44', { opacity: 0.25 }) +
      at(
        168,
        404 + sway * 0.5,
        1.16,
        4,
        person(a, {
          hair: 'short',
          hairColor: ['#9a5f48', '#633930'],
          robe: ['#b9cff8', '#6f8bd6'],
          trim: '#fff3dc',
          line: L,
          lw: 2.3,
          face: { eyes: 'happy', mouth: 'smile', blush: 0.9 },
          armL: 'M-24 60C-42 78 -30 96 -12 98',
          armR: 'M24 60C40 80 52 88 64 84',
          sleeve: '#d5e2fc',
          cuff: '#d9606f',
          hat:
            ink(
              'M-57 -4C-66 -54 -30 -72 4 -70C44 -70 68 -40 57 2C64 -30 40 -36 0 -36C-36 -36 -58 -28 -57 -4Z',
              a.v('#f58f92', '#c9485f'),
              L,
              2.3,
            ) +
            ink('M36 -62C58 -78 82 -62 78 -40C70 -46 58 -48 48 -46Z', a.v('#f58f92', '#c9485f'), L, 2.3) +
            circle(79, -38, 7, '#fffaf2', { stroke: L, 'stroke-width': 2 }),
          front: ink('M-28 42Q0 64 28 42L40 72Q0 92 -40 72Z', a.v('#f58f92', '#d4566c'), L, 2.3),
        }),
      ) +
      at(
        314,
        474 - sway * 0.4,
        0.9,
        -3,
        person(a, {
          hair: 'buns',
          hairColor: ['#e9b26a', '#b5763f'],
          robe: ['#fffaf0', '#ffd890'],
          trim: '#f59a6b',
          lace: '#fffaf2',
          line: L,
          lw: 3,
          face: { eyes: 'big', mouth: 'open', blush: 0.9, look: [-2, -1], iris: ['#5a3038', '#d98a6a'] },
          sleeve: '#fff0cf',
          cuff: '#f59a6b',
          armL: 'M-24 58C-36 66 -48 66 -62 56',
          armR: 'M24 58C38 70 44 84 42 98',
          front: path(heartD(0, 70, 8), '#e8637a'),
          hat: ink(
            'M-20 -58C-12 -74 -2 -66 0 -58C2 -66 12 -74 20 -58C12 -48 4 -52 0 -56C-4 -52 -12 -48 -20 -58Z',
            '#f28d9b',
            L,
            2.4,
          ),
        }),
      ) +
      bouquet(250, 530 + sway * 0.5, 0.54, '#f7a3b4', 0.4) +
      circle(240, 505, 9, C.skin, { stroke: L, 'stroke-width': 2.3 }) +
      circle(266, 520, 8, C.skin, { stroke: L, 'stroke-width': 2.3 }) +
      bouquet(76, 658, 0.54, '#c9a6ee', 0.7) +
      bouquet(146, 668, 0.52, '#f28d9b', 0.2, 'milk') +
      bouquet(408, 658, 0.54, '#f7a3b4', 0.9) +
      bouquet(340, 668, 0.52, '#ffd08c', 0.5, 'milk') +
      at(242, 660, 0.66, 0, bunny(a, { line: L, face: { eyes: 'happy' } })) +
      grass(44, 440, 670, 26, 'c06', '#7fa35c', 9, 8) +
      butterfly(a, 292, 388 + 5 * a.osc(1, 0.4), 0.6, -12, ['#fff0c8', C.amber], '#a86a2a') +
      each(
        [
          [250, 400, 0],
          [214, 430, 0.4],
          [352, 404, 0.7],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
