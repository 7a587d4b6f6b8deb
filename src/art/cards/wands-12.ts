import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { puffD, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, rng, stroke, times } from '../kit/svg.ts'
import { aura, EDGE, flame, foam, horse, PEARLS, salamander, wand } from '../suits/wands.ts'

/** Knight of Wands: a rider with a plume of flames on a rearing horse with a burning mane, hot dust behind; a pearl runs from the hoofs. */
export default (t: number): string => {
  const a = new Art('w12', t)
  const bob = 2.2 * a.osc(1)
  const wave = 4 * a.osc(1, 0.3)
  const r = rng('w12')
  const embers = times(10, (i) => {
    const u = a.saw(1, i / 12),
      x = 60 + 340 * r(),
      y = 520 - 300 * r()
    return circle(x + 10 * Math.sin(u * 6 + i), y - 90 * u, 2 + 2 * r(), i % 2 ? '#ffe08a' : '#ffb25c', {
      opacity: n(Math.sin(Math.PI * u)),
    })
  })
  return frame(
    a,
    { suit: 'wands', mark: 'knight', edge: EDGE },
    sky(a, '#4f2358', '#a8385c', '#ef6a40', '#ffa850', '#ffe39c') +
      stars(a, 40, 50, 440, 260, 50, 'w12', { big: 8 }) +
      beams(a, 240, 330, 460, 24, '#ffe9b4', 0.18) +
      aura(a, 240, 316, 156, '#fff0b8', '#ff7a4e', 1) +
      cloud(a, 90 + 5 * a.osc(1), 210, 140, 50, '#ffc9a8', '#d9605c', { swirl: '#c94f54' }) +
      cloud(a, 408 - 5 * a.osc(1), 236, 130, 46, '#ffc9a8', '#d9605c', { swirl: '#c94f54' }) +
      mountain(a, 90, 540, 210, 124, '#9c3a5c', '#ee8450', '#ffe0b0') +
      mountain(a, 402, 540, 220, 146, '#9c3a5c', '#ee8450', '#ffe0b0') +
      mountain(a, 250, 540, 180, 70, '#b84a5a', '#f49656', '#ffe0b0') +
      path('M20 524Q130 492 250 514T470 508V700H20Z', a.v('#f5a862', '#cf6f3c')) +
      path('M20 590Q150 556 262 580T470 574V700H20Z', a.v('#ffcb86', '#d17c42')) +
      stroke('M60 610q30 -10 64 -4M320 600q40 10 90 0M300 652q30 8 60 2', '#a85228', 2.6, { opacity: 0.5 }) +
      dust(40, 550, 440, 674, 150, 'w12', '#8a3a1c', 0.4) +
      // hot dust
      each(
        [
          [94, 610, 40],
          [62, 578, 28],
          [134, 632, 34],
          [56, 636, 30],
        ],
        ([x, y, q], i) =>
          path(puffD(x - 4 * a.osc(1, i * 0.25), y, q, q * 0.62, 8), a.v('#fff0d2', '#f3b57c'), { opacity: 0.95 }) +
          stroke(spiralD(x - q * 0.1, y, q * 0.28, 1.1, 1, 2.5), '#d98a50', 2.4),
      ) +
      oval(236, 634, 80, 11, '#7a3018', { opacity: 0.3 }) +
      at(
        30,
        bob,
        1,
        0.7 * a.osc(1, 0.25),
        at(
          252,
          618,
          1.46,
          -19,
          horse(a, { legs: 'rear', coat: ['#f6c48c', '#c9763f'], mane: ['#ffe38a', '#f0683c'], line: '#6a2c20' }),
          each(
            [
              [14, -112, 0.5, -60],
              [8, -140, 0.56, -50],
              [14, -168, 0.56, -40],
              [34, -196, 0.6, -20],
            ],
            ([x, y, k, turn], i) => flame(a, x, y, k, i * 0.2, turn),
          ),
          ink('M-36 -110Q-8 -104 20 -108L28 -66Q-4 -52 -38 -62Z', a.v('#fff0c0', '#f3b54a'), '#6a2c20', 2.2),
          stroke('M-37 -70Q-4 -60 27 -74', '#e5604c', 4),
          salamander(a, -8, -76, 0.42, 0),
        ),
        at(
          168,
          316,
          1.06,
          -7,
          // cloak with burning hem
          ink(
            `M-16 40C-60 50 -96 82 ${n(-128 - wave)} ${n(106 + wave)}L-108 112L${n(-124 - wave)} 136L-98 134L${n(-106 - wave)} 158L-74 146C-50 134 -14 100 16 50Z`,
            a.lin(
              [
                [0, '#ffd25a'],
                [0.4, '#f58a48'],
                [1, '#c23f3c'],
              ],
              0,
              1,
              1,
              0,
            ),
            '#6a2c20',
            2.5,
          ),
          at(-68, -10, 1, -8, wand(a, 270, { w: 8.4, leaves: 4, ph: 0.4, ember: 1.2, line: '#6a2c20' })),
          person(a, {
            hair: 'short',
            hairColor: ['#c9603c', '#8a3428'],
            robe: ['#ffe9a4', '#f0a83c'],
            trim: '#e5604c',
            trimY: 124,
            trimW: 58,
            line: '#6a2c20',
            lw: 2.5,
            face: { eyes: 'big', mouth: 'open', brow: 'angry', blush: 0.8, look: [2, 0], iris: ['#5a2a2a', '#e5793c'] },
            hem:
              salamander(a, -20, 100, 0.34, -20) + salamander(a, 20, 94, 0.34, 20, -1) + salamander(a, 0, 120, 0.3, 0),
            armL: 'M-24 60C-38 76 -54 74 -58 58',
            armR: 'M24 62C44 82 58 84 80 76',
            sleeve: '#e9e4ec',
            cuff: '#b8b0c4',
            front:
              ink('M-32 40Q0 58 32 40L38 60Q20 76 0 74Q-20 76 -38 60Z', a.v('#fffafc', '#c3bccf'), '#6a2c20', 2.4) +
              stroke('M-24 56Q0 68 24 56', '#a49cb4', 2.2) +
              stroke('M-46 100Q0 114 46 100', '#8a4a30', 8) +
              circle(0, 108, 7, C.honey, { stroke: '#6a2c20', 'stroke-width': 2 }),
            hat:
              at(
                -6,
                -66,
                1,
                0,
                flame(a, 22, 8, 1, 0.1, 14),
                flame(a, 4, 4, 1.35, 0.3, -8),
                flame(a, -18, 8, 1.5, 0.55, -32),
                flame(a, -38, 20, 1.3, 0.75, -58),
                flame(a, -52, 36, 1.05, 0.9, -80),
              ) +
              ink(
                'M-60 18C-72 -44 -36 -72 0 -72C36 -72 72 -44 60 18C60 30 52 40 46 42C50 20 46 -6 38 -16C18 -28 -18 -28 -38 -16C-46 -6 -50 20 -46 42C-52 40 -60 30 -60 18Z',
                a.v('#ffffff', '#d9d2e2', '#9c92b0'),
                '#6a2c20',
                2.5,
              ) +
              ink('M-46 -18C-30 -50 30 -50 46 -18C26 -32 -26 -32 -46 -18Z', a.v('#fff3c0', '#f0ac4c'), '#6a2c20', 2.3) +
              path('M-50 -20C-50 -44 -28 -60 -6 -62C-26 -52 -38 -38 -42 -18Z', '#fff', { opacity: 0.8 }) +
              [-52, 52].map((x) => circle(x, 8, 5, '#ffd36b', { stroke: '#6a2c20', 'stroke-width': 2 })).join(''),
          }),
        ),
        limb('M196 446C220 458 234 478 236 500', '#d9d2e2', 22, '#6a2c20', 2.6),
        ink('M222 496L250 492Q270 498 268 512L232 518Q220 510 222 496Z', a.v('#fff', '#b8b0c4'), '#6a2c20', 2.6),
        arm('M192 388C228 408 258 404 284 394', {
          sleeve: '#e9e4ec',
          cuff: '#b8b0c4',
          line: '#6a2c20',
          lw: 2.6,
          hand: false,
        }),
      ) +
      embers +
      // one who gets out of the way
      at(
        384,
        632 - 3 * Math.abs(a.osc(1, 0.2)),
        1,
        10,
        sprite(a, {
          r: 27,
          base: PEARLS.matcha,
          face: { eyes: 'round', mouth: 'o', look: [-3, -2], blink: false },
          armL: 'M-20 -8Q-32 -18 -36 -32',
          armR: 'M20 -8Q32 -18 36 -32',
          legD: 'M-8 22L-20 32l-4 -5M10 22L22 30l5 -4',
        }),
      ) +
      stroke('M352 640h-16M350 652h-22', '#fff0d2', 3, { opacity: 0.8 }) +
      foam(a, [
        [72, 682, 38],
        [220, 690, 34],
        [426, 684, 36],
      ]) +
      each(
        [
          [330, 170, 0],
          [400, 330, 0.4],
          [70, 330, 0.7],
          [300, 250, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fff3c4', 0.95),
      ),
  )
}
