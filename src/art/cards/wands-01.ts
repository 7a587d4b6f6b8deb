import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, leafD, sparkle, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { flowers, grass, mountain, sky, tree } from '../kit/scenery.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, rng, stroke, times } from '../kit/svg.ts'
import { aura, band, castle, custard, EDGE, foam, leaf, LINE as L, PEARLS, wand } from '../suits/wands.ts'

/** Ace of Wands: a hand reaches from a cloud with a sprouting wand; a castle on a custard hill, a river of tea and a fishing pearl. */
export default (t: number): string => {
  const a = new Art('w01', t)
  const bob = 3 * a.osc(1)
  const r = rng('yod')
  const fall = times(10, (i) => {
    const u = a.saw(1, i / 10)
    const x = 90 + 300 * r() + 14 * Math.sin(u * 7 + i)
    return path(leafD(-7, 0, 14, 6), i % 3 ? '#cfe39a' : '#ffe0a0', {
      opacity: n(Math.sin(Math.PI * u)),
      transform: `translate(${n(x)} ${n(190 + r() * 120 + 130 * u)}) rotate(${n(40 + i * 47 + 160 * u)})`,
    })
  })
  const finger = (y: number, x0: number, x1: number) =>
    limb(`M${x0} ${y}C${x0 - 16} ${y + 3} ${x1 + 10} ${y + 3} ${x1} ${y - 1}`, y % 2 ? C.skin : '#ffe2cc', 17, L, 2.6)
  return frame(
    a,
    { suit: 'wands', mark: 1, edge: EDGE },
    sky(a, '#5f4699', '#b8649e', '#f58b79', '#ffc68c', '#fff0c6') +
      stars(a, 40, 50, 440, 270, 56, 'w01', { big: 9 }) +
      beams(a, 240, 236, 470, 22, '#fff2cc', 0.15) +
      sun(a, 240, 236, 92, {
        rays: 32,
        len: 0.42,
        turn: 0,
        core: ['#fffbee', '#ffdd94'],
        glow: ['#fff2c8', '#ff9f7c'],
      }) +
      cloud(a, 88 + 3 * a.osc(1), 300, 130, 48, '#fff4ea', '#f8b59c', { swirl: '#e58d70' }) +
      mountain(a, 118, 560, 240, 150, '#b8659a', '#f6a684') +
      mountain(a, 372, 560, 230, 128, '#c06c98', '#f8ae86') +
      mountain(a, 250, 560, 180, 84, '#d98796', '#fbbd8c') +
      path('M20 536Q120 500 250 522T470 520V700H20Z', a.v('#f7c987', '#e6a45c')) +
      custard(a, 112, 606, 196, 114) +
      castle(a, 112, 488, 0.66) +
      tree(a, 398, 566, 0.36, ['#dcecaa', '#93bb69'], '#55783f') +
      tree(a, 356, 560, 0.28, ['#ffe2ae', '#f39a5c'], '#b0602f') +
      tree(a, 428, 578, 0.3, ['#ffe2ae', '#f39a5c'], '#b0602f') +
      path('M20 590Q150 556 262 580T470 574V700H20Z', a.v('#e3d58e', '#a9b667')) +
      ink(
        'M298 540C346 552 346 566 290 580C232 594 232 614 286 630C336 646 328 674 284 700H470V604C420 600 352 608 342 598C340 588 402 574 390 560C378 548 340 542 304 539Z',
        a.v('#fff0dc', '#ffc38a', '#f09a5c'),
        L,
        2.4,
      ) +
      stroke(
        'M262 594q14 -6 28 -6M270 618q20 4 40 4M350 646q18 -6 34 0M366 674q18 -6 36 0M340 604q16 -4 30 0',
        '#fff',
        2.6,
        {
          opacity: 0.8,
          transform: `translate(${n(3 * a.osc(1, 0.2))} 0)`,
        },
      ) +
      dust(40, 580, 440, 672, 90, 'w01', '#8a6a34', 0.35) +
      grass(44, 250, 640, 20, 'w01', '#7d9a4c', 9, 24) +
      flowers(
        [
          [62, 622],
          [128, 612],
          [176, 648],
          [214, 660],
          [96, 654],
        ],
        ['#fff', C.berryPale, '#fff0b8'],
        7.5,
        '#7d9a4c',
      ) +
      aura(a, 240, 380, 128, '#fff6d8', '#ffb07a', 0.55) +
      at(
        0,
        bob,
        1,
        0,
        limb('M470 452C420 450 370 440 322 420', '#fff0d8', 62, L, 2.9) +
          stroke('M440 432C404 430 372 422 346 412', '#fff', 9, { opacity: 0.7 }) +
          limb('M330 396L316 446', C.honey, 13, L, 2.6) +
          limb('M344 402L331 452', '#ee7f5a', 9, L, 2.6) +
          ink(
            'M316 404C300 380 262 376 232 384C212 392 210 440 226 456C252 466 292 460 312 444Z',
            a.v(C.skin, C.skinShade),
            L,
            2.9,
          ),
        at(240, 368, 1, 0, wand(a, 330, { w: 14, leaves: 0, ember: 1.1 })),
        each(
          [
            [250, 250, 50, -34],
            [230, 280, 46, 214],
            [252, 312, 44, -22],
            [229, 344, 36, 204],
            [252, 478, 38, -18],
            [228, 500, 32, 200],
          ],
          ([x, y, l, turn], i) => leaf(a, x, y, l, turn, i * 0.17),
        ),
        stroke('M228 236q-18 -4 -22 -18q-2 -10 7 -10q6 2 3 8', '#7d9a4c', 3.4),
        each(
          [
            [389, 276, 218],
            [407, 280, 213],
            [425, 280, 215],
            [442, 274, 221],
          ],
          ([y, x0, x1]) => finger(y, x0, x1),
        ),
        limb('M300 398C286 384 268 374 250 372', C.skin, 18, L, 2.6) +
          stroke('M256 369l-7 0', '#fff6ee', 5, { opacity: 0.9 }),
        cloud(a, 404, 492, 150, 74, '#fffaf2', '#ffd6b8', { swirl: '#eea880' }),
        cloud(a, 430, 440, 90, 50, '#fff6ec', '#ffcfae', {}),
      ) +
      fall +
      at(
        404,
        616 + 1.5 * a.osc(1, 0.1),
        1,
        0,
        oval(0, 32, 40, 11, a.v('#f7cf8c', '#c98845'), { stroke: L, 'stroke-width': 2.4 }),
        each(
          [
            [-20, 30],
            [-4, 36],
            [14, 30],
            [26, 34],
          ],
          ([x, y]) => circle(x, y, 2.6, '#7d4730'),
        ),
        stroke('M-22 -8L-84 -34', L, 4) +
          stroke(`M-84 -34Q${n(-90 + 2 * a.osc(1, 0.4))} 0 -92 22`, '#fff6e6', 1.6) +
          sprite(a, {
            r: 22,
            base: PEARLS.taro,
            armL: 'M-16 4Q-24 2 -26 -8',
            face: { eyes: 'closed', mouth: 'smile' },
            hat: band(22, '#ffd36b'),
            legD: 'M-8 18L-16 28h-5M4 20L-2 30h-5',
          }),
      ) +
      at(312, 646 + 2 * a.osc(1, 0.4), 1, 0, ink('M-9 0C-9 -8 9 -8 9 0C9 6 -9 6 -9 0Z', '#ee7f5a', L, 2.2)) +
      foam(a, [
        [78, 674, 40],
        [176, 684, 34],
        [428, 678, 36],
      ]) +
      each(
        [
          [164, 196, 0],
          [318, 188, 0.4],
          [150, 390, 0.6],
          [330, 330, 0.2],
          [196, 140, 0.8],
          [290, 128, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
