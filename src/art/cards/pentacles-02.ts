import { frame } from '../kit/frame.ts'
import { cloud, halo, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, stroke, times } from '../kit/svg.ts'
import { EDGE, leg, LINE, shiningCoin, TUNIC, twinkles } from '../suits/pentacles.ts'

/** Two of Pentacles: a juggler dances with two coins on an endless ribbon while ships ride tall waves. */
export default (t: number): string => {
  const a = new Art('p02', t)
  const bob = 3 * a.osc(1)
  const wave = (y: number, h: number, w: number, shift: number, top: string, bot: string) =>
    ink(
      `M${-40 + shift} 700V${y}` +
        times(
          7,
          () => `c${w * 0.3} 0 ${w * 0.42} ${-h} ${w * 0.6} ${-h}c${w * 0.14} 0 ${w * 0.1} ${h} ${w * 0.4} ${h}`,
        ) +
        'V700Z',
      a.v(top, bot),
      '#3f7a72',
      2.2,
    )
  const ship = (x: number, y: number, k: number, r: number, sail: string) =>
    at(
      x,
      y,
      k,
      r,
      stroke('M0 -8V-84', LINE, 4),
      ink('M3 -80C34 -70 40 -44 34 -22Q16 -16 3 -22Z', a.h('#fffaf0', sail), LINE, 2.6),
      ink('M-3 -66C-26 -56 -30 -38 -26 -22Q-12 -18 -3 -22Z', a.h('#fffaf0', sail), LINE, 2.6),
      path(starD(17, -46, 8), C.honey),
      ink('M0 -84L-20 -92L0 -98Z', '#e8838c', LINE, 2.2),
      ink('M-40 -14Q0 -6 42 -16Q36 14 18 16H-20Q-36 14 -40 -14Z', a.v('#d9a26a', '#8f5c3c'), LINE, 2.6),
      stroke('M-34 -2Q0 5 36 -4', '#fff1d6', 2.6),
    )
  const loop =
    'M240 452C206 404 166 366 118 374C52 388 52 492 118 508C164 514 206 500 240 452C274 404 316 362 362 370C428 382 428 484 362 500C316 508 276 500 240 452Z'
  return frame(
    a,
    { suit: 'pentacles', mark: 2, edge: EDGE },
    sky(a, '#1f3a58', '#35697a', '#74aa98', '#d7dca0', '#ffe9bc') +
      stars(a, 40, 46, 440, 260, 52, 'p02', { big: 8, colors: ['#fffaf0', '#fff0c0', '#dff0e8'] }) +
      sun(a, 240, 330, 112, {
        rays: 28,
        len: 0.3,
        turn: 0,
        core: ['#fffdf0', '#ffe6a0'],
        ray: '#ffedb4',
        ray2: '#fff6d6',
        glow: ['#fff3c8', '#bfe0a8'],
      }) +
      cloud(a, 88 + 3 * a.osc(1), 214, 116, 42, '#fbfdf0', '#bcd8bc', { swirl: '#86b09c' }) +
      cloud(a, 398 - 3 * a.osc(1), 236, 110, 40, '#fbfdf0', '#bcd8bc', { swirl: '#86b09c' }) +
      wave(562, 112, 150, -30, '#a9d8c2', '#5c9f90') +
      wave(594, 76, 128, -70, '#c3e6c6', '#5fa48c') +
      ship(84, 590 + 2 * a.osc(1, 0.1), 0.78, -9 + 2 * a.osc(1), '#d9ecc0') +
      ship(392, 574 - 2 * a.osc(1, 0.1), 0.78, 8 - 2 * a.osc(1), '#ffd9c8') +
      wave(628, 44, 116, -16, '#d9f0cf', '#6cb094') +
      each(
        [
          [62, 612, 12],
          [178, 600, 10],
          [332, 598, 11],
          [418, 622, 10],
        ],
        ([x, y, r]) => stroke(spiralD(x, y, r, 1.2, 1, 2.6), '#fff', 2.6, { opacity: 0.75 }),
      ) +
      each(
        [
          [92, 148, 1],
          [140, 116, 0.7],
          [384, 158, 0.85],
        ],
        ([x, y, k], i) =>
          at(
            x,
            y + 2 * a.osc(1, i * 0.3),
            k,
            0,
            ink(
              'M0 0C-10 -16 -28 -18 -38 -8C-24 -8 -12 -2 -8 8Q0 14 8 8C12 -2 24 -8 38 -8C28 -18 10 -16 0 0Z',
              a.v('#ffffff', '#d7e8dc'),
              LINE,
              2.2,
            ),
          ),
      ) +
      // the quay
      ink('M96 640Q240 620 384 640L372 700H108Z', a.v('#fff3d6', '#e2bd85'), LINE, 2.8) +
      ink(
        'M92 640Q240 616 388 640Q394 652 384 656Q372 658 366 668Q354 676 346 660Q330 650 314 656Q300 674 284 662Q262 650 240 656Q222 672 204 660Q184 648 168 658Q154 676 140 660Q126 652 112 658Q92 660 92 640Z',
        a.v('#fffefa', '#ffeeda'),
        LINE,
        2.6,
      ) +
      halo(a, 240, 400, 190, '#fff8dc', '#e6efa8', 0.6) +
      oval(240, 634, 60, 7, '#6b8a5a', { opacity: 0.35 }) +
      // the dancer
      at(
        240,
        336 + bob,
        1.24,
        -3 + 1.5 * a.osc(1, 0.25),
        person(a, {
          hair: 'short',
          hairColor: ['#c2774c', '#85472f'],
          robe: ['#ffe3c4', '#ef9a6a'],
          trim: '#8fb766',
          trimY: 108,
          trimW: 56,
          lace: '#fffaf0',
          bodyD: TUNIC,
          line: LINE,
          lw: 2.4,
          face: { eyes: 'wink', mouth: 'open', blush: 0.8 },
          legs:
            leg(a, -18, 116, -12, 214, '#8fb766', ['#d98b4a', '#9a5832'], 0, -1) +
            leg(a, 20, 116, 62, 168, '#c9dda0', ['#d98b4a', '#9a5832'], -24),
          hem: each(
            [
              [-32, 92],
              [-8, 84],
              [18, 94],
              [34, 80],
            ],
            ([x, y]) => path(starD(x, y, 5.5), '#fff3c0'),
          ),
          front:
            ink('M-26 42L-18 62L-8 48L0 64L8 48L18 62L26 42Q0 54 -26 42Z', a.v('#d2e6a4', '#86ad63'), LINE, 2.2) +
            stroke('M-47 88Q0 100 47 88', '#7a4a34', 6) +
            circle(0, 94, 6, C.honey, { stroke: LINE, 'stroke-width': 2 }),
          armL: 'M-24 60C-36 64 -44 72 -50 80',
          armR: 'M24 60C36 62 44 68 50 76',
          sleeve: '#ffd0aa',
          hands: false,
          hat:
            ink(
              'M-40 -40C-38 -84 -42 -116 -26 -146Q4 -160 34 -146C44 -116 38 -84 40 -40Q0 -56 -40 -40Z',
              a.v('#f08a6a', '#c2504a'),
              LINE,
              2.5,
            ) +
            path('M-28 -56C-28 -92 -30 -116 -18 -140L-8 -144C-16 -112 -16 -88 -14 -58Z', '#fff', { opacity: 0.24 }) +
            ink(
              'M-56 -30Q0 -64 56 -30Q64 -40 52 -48Q0 -76 -52 -48Q-64 -40 -56 -30Z',
              a.v('#ffe3a8', '#efad4e'),
              LINE,
              2.4,
            ) +
            stroke('M30 -60C52 -84 70 -96 66 -122', LINE, 2.4) +
            ink('M30 -58C54 -74 82 -96 72 -128C50 -112 34 -86 30 -58Z', a.v('#fffaf2', '#cfe3a4'), LINE, 2.3),
        }),
      ) +
      // the endless ribbon
      stroke(loop, LINE, 15) +
      stroke(loop, '#7fae62', 10.5) +
      stroke(loop, '#cfe6a2', 3, { 'stroke-dasharray': '14 10', 'stroke-dashoffset': n(-48 * a.t) }) +
      shiningCoin(a, 118, 441, 50, 0.1, { eyes: 'happy', mouth: 'open', blink: false }) +
      shiningCoin(a, 362, 435, 50, 0.6, { eyes: 'dot', mouth: 'o', look: [-1, 0] }) +
      [-1, 1]
        .map((m) =>
          at(
            240 + m * 70,
            444 - m * 3 + bob * 0.5,
            1,
            m * 24,
            ink('M-11 -10Q0 -17 11 -10L12 8Q0 17 -12 8Z', C.skin, LINE, 2.5),
          ),
        )
        .join('') +
      // a crab with two pearls of its own
      at(
        330,
        634,
        0.72,
        0,
        stroke('M-26 8L-38 16M-20 14L-28 24M26 8L38 16M20 14L28 24', LINE, 4.4),
        stroke('M-28 -8Q-44 -18 -38 -34M28 -8Q44 -18 38 -34', LINE, 6),
        each(
          [
            [-38, -42],
            [38, -42],
          ],
          ([x, y]) =>
            ink(
              `M${x} ${y + 12}C${x - 16} ${y + 6} ${x - 16} ${y - 12} ${x - 6} ${y - 14}L${x} ${y - 2}L${x + 6} ${y - 14}C${x + 16} ${y - 12} ${x + 16} ${y + 6} ${x} ${y + 12}Z`,
              '#f08a6a',
              LINE,
              2.6,
            ),
        ),
        ink(
          'M0 -20C26 -20 34 -4 30 8C26 20 12 22 0 22C-12 22 -26 20 -30 8C-34 -4 -26 -20 0 -20Z',
          a.v('#ffb08e', '#e0685a'),
          LINE,
          2.8,
        ),
        circle(-9, -2, 3.6, '#42232b') +
          circle(9, -2, 3.6, '#42232b') +
          circle(-10, -3.4, 1.3, '#fff') +
          circle(8, -3.4, 1.3, '#fff'),
        stroke('M-4 6Q0 10 4 6', '#42232b', 2.4),
        [0, 0.5]
          .map((p) => {
            const u = a.saw(1, p)
            return circle(-38 + 76 * u, -58 - 34 * Math.sin(Math.PI * u), 7, '#54302e', {
              stroke: '#2f1820',
              'stroke-width': 2,
              opacity: n(Math.min(1, 9 * Math.sin(Math.PI * u))),
            })
          })
          .join(''),
      ) +
      twinkles(a, [
        [150, 150],
        [330, 138],
        [72, 300],
        [408, 296],
        [186, 96],
        [300, 84],
      ]),
  )
}
