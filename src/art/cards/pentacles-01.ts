import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, halo, rose, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { butterfly, flowers, mountain, sky } from '../kit/scenery.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, pick, stroke, times } from '../kit/svg.ts'
import { bush, coin, cypress, EDGE, lawn, leaf, LINE, twinkles } from '../suits/pentacles.ts'

/** Ace of Pentacles: a hand from a cloud offers the coin above a garden gate, and a bunny waters the path. */
export default (t: number): string => {
  const a = new Art('p01', t)
  const lift = 2.5 * a.osc(1, 0.2)
  const roses: [string, string][] = [
    ['#fffaf0', '#f0c48a'],
    ['#ffdcd6', '#e58a92'],
    ['#f0e2ff', '#b497e6'],
  ]
  const lily = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      stroke('M0 0V52', '#5f8a48', 3.4) + leaf(a, 0, 46, -52, 26) + leaf(a, 0, 50, 226, 26),
      [-42, 42, 0]
        .map((r) =>
          ink('M0 8C-11 -2 -9 -18 0 -28C9 -18 11 -2 0 8Z', a.v('#ffffff', '#ffe3dc'), '#a0596a', 2.2, {
            transform: `rotate(${r} 0 6)`,
          }),
        )
        .join(''),
      circle(0, 2, 3.4, C.honey),
    )
  return frame(
    a,
    { suit: 'pentacles', mark: 1, edge: EDGE },
    sky(a, '#2c4a5c', '#4f8080', '#9cc08c', '#f0e2a0', '#fff3cf') +
      stars(a, 40, 46, 440, 230, 44, 'p01', { big: 7, colors: ['#fffaf0', '#fff0c0', '#dff0c8'] }) +
      beams(a, 252, 240, 440, 22, '#fff6d0', 0.15) +
      halo(a, 252, 240, 270, '#fff3c0', '#d3e48e', 0.95) +
      cloud(a, 396 - 3 * a.osc(1), 372, 130, 46, '#fffef0', '#d5e2b0', { swirl: '#9db884' }) +
      cloud(a, 104, 200, 96, 32, '#fffef0', '#c9dcae', { op: 0.8 }) +
      mountain(a, 330, 500, 210, 130, '#7aa39a', '#d8dca0') +
      mountain(a, 200, 504, 200, 104, '#8bb09a', '#dfe0a8') +
      path('M20 500Q130 476 250 490T470 482V700H20Z', a.v('#d6e49c', '#9cbf6c')) +
      cypress(a, 66, 512, 0.7) +
      cypress(a, 98, 514, 0.54) +
      cypress(a, 420, 508, 0.74) +
      // hedge with the gate
      times(9, (i) => (i === 5 || i === 6 ? '' : bush(a, 44 + i * 50, 544, 36, 34))) +
      each(
        [
          [60, 528, 0],
          [92, 556, 1],
          [132, 524, 2],
          [168, 552, 0],
          [206, 530, 1],
          [250, 548, 2],
          [386, 530, 0],
          [424, 552, 1],
        ],
        ([x, y, c]) => leaf(a, x, y, 150, 17) + leaf(a, x, y, 20, 17) + rose(a, x, y, 8.5, pick(roses, c)),
      ) +
      path('M284 580V520A36 42 0 0 1 356 520V580Z', a.v('#fff6cf', '#ffe9a4')) +
      mountain(a, 322, 548, 74, 50, '#8db0b0', '#cfd8a4') +
      path('M284 548Q320 538 356 546V580H284Z', '#b9d184') +
      path('M308 582Q314 560 322 546H328Q334 560 338 582Z', '#fff3d4') +
      stroke('M280 590V520A40 46 0 0 1 360 520V590', LINE, 13) +
      stroke('M280 590V520A40 46 0 0 1 360 520V590', '#fff0cc', 8) +
      times(11, (i) => {
        const b = Math.PI * (1.12 - (i * 1.24) / 10)
        const x = 320 + 42 * Math.cos(b)
        const y = 522 - 48 * Math.sin(b)
        return leaf(a, x, y, i * 47, 19) + rose(a, x, y, 8.5 + (i % 3), pick(roses, i))
      }) +
      lawn(a, 586, 'p01', { count: 5, avoid: [150, 440] }) +
      ink(
        'M292 588C286 612 236 622 214 644Q202 660 200 690H366C352 662 350 640 356 620Q360 602 350 588Z',
        a.v('#fff6dc', '#f0d9a8'),
        '#b99a66',
        2.2,
      ) +
      each(
        [
          [306, 602, 9],
          [330, 612, 11],
          [286, 622, 11],
          [312, 634, 12],
          [262, 644, 13],
          [298, 660, 14],
          [244, 668, 13],
        ],
        ([x, y, r]) => oval(x, y, r, r * 0.42, '#e6c990', { stroke: '#b99a66', 'stroke-width': 1.4 }),
      ) +
      // the hand and its cloud
      limb('M52 424C100 418 142 400 176 372', '#8fb766', 56, LINE, 2.9) +
      stroke('M66 408C106 402 138 386 164 364', '#cfe3a4', 10, { opacity: 0.7 }) +
      limb('M160 354L186 394', C.honey, 13, LINE, 2.6) +
      limb('M169 345L198 386', '#fff6dc', 11, LINE, 2.6) +
      at(
        0,
        lift,
        1,
        0,
        ink(
          'M176 352C190 336 206 328 226 326C262 326 300 322 330 318C344 317 350 330 340 338C318 352 286 366 254 376C226 386 204 388 194 380Q176 370 176 352Z',
          a.v(C.skin, C.skinShade),
          LINE,
          2.8,
        ),
        halo(a, 252, 238, 150, '#fff0b0', '#ffd07a', 0.9),
        at(252, 238, 1, 0, coin(a, 90)),
        each(
          [
            [316, 330, 344, 314],
            [292, 340, 328, 322],
            [268, 348, 304, 332],
          ],
          ([x0, y0, x1, y1], i) =>
            limb(`M${x0} ${y0}Q${x1 - 8} ${y0 - 2} ${x1} ${y1}`, i % 2 ? '#ffe2cc' : C.skin, 15, LINE, 2.4),
        ),
        limb('M196 352C190 330 186 318 176 306', C.skin, 16, LINE, 2.5),
      ) +
      cloud(a, 62, 466, 190, 84, '#ffffff', '#d8e6bc', { swirl: '#9db884' }) +
      cloud(a, 112, 474, 120, 44, '#fffef4', '#e3ecc8', {}) +
      // the gardener of the path
      at(
        396,
        650,
        0.86,
        0,
        bunny(a, { line: LINE, face: { eyes: 'happy', blink: false } }),
        ink('M-52 -26H-26V-2H-52ZM-52 -18L-70 -34L-64 -38L-50 -26', a.v('#bfe0d2', '#6aa394'), LINE, 2.6),
        stroke('M-26 -20Q-12 -14 -26 -4', LINE, 3),
        times(4, (i) => {
          const u = a.saw(1, i / 4)
          return circle(-70 - 9 * u, -32 + 34 * u, 2.6, '#e4f6ff', { opacity: n(Math.sin(Math.PI * u)) })
        }),
      ) +
      lily(76, 610, 1) +
      lily(124, 626, 0.9) +
      lily(178, 618, 0.8) +
      flowers(
        [
          [334, 660],
          [62, 660],
        ],
        [C.berryPale, '#fff'],
        8,
        '#5f8a48',
      ) +
      twinkles(a, [
        [130, 130],
        [352, 130],
        [388, 250],
        [300, 96],
        [182, 100],
        [404, 316],
      ]) +
      butterfly(a, 402, 410 + 5 * a.osc(1, 0.3), 0.8, 14, ['#fff4c8', C.amber], '#8a5a2c'),
  )
}
