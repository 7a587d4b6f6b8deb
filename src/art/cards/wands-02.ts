import { pup } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, leafD, rose, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, rect, stroke, times } from '../kit/svg.ts'
import { aura, EDGE, foam, house, LINE as L, sea, wand } from '../suits/wands.ts'

/** Two of Wands: a lord on his battlement weighs the globe and a wand, the other wand is fixed; a pup spies ships through a straw. */
export default (t: number): string => {
  const a = new Art('w02', t)
  const br = 2 * a.osc(1, 0.2)
  const boat = (x: number, y: number, k: number, c: string, ph: number) =>
    at(
      x,
      y + 1.5 * a.osc(1, ph),
      k,
      2 * a.osc(1, ph + 0.2),
      stroke('M0 -6V-58', L, 4) +
        ink('M4 -54Q40 -34 36 -12H4Z', c, L, 2.6) +
        ink('M-4 -46Q-26 -30 -26 -12H-4Z', '#fffaf0', L, 2.6) +
        ink('M-38 -6H38Q30 20 8 20H-8Q-30 20 -38 -6Z', a.v('#fff6e6', '#e5ad76'), L, 2.8),
    )
  const globe = at(
    114,
    394 + br,
    1,
    0,
    aura(a, 0, 0, 62, '#fffbe8', '#ffcf9a', 0.8),
    circle(
      0,
      0,
      47,
      a.rad(
        [
          [0, '#f4fbf2'],
          [0.6, '#a9d6d2'],
          [1, '#5c93ac'],
        ],
        0.4,
        0.34,
        0.72,
      ),
      { stroke: L, 'stroke-width': 2.8 },
    ),
    path(
      'M-38 -14C-26 -40 0 -42 6 -30C2 -18 -16 -20 -18 -8C-26 -2 -40 -4 -38 -14ZM10 12C22 2 40 4 38 18C30 38 10 36 10 12ZM-28 18C-18 12 -8 22 -12 34C-22 34 -32 26 -28 18Z',
      '#fff3d4',
      {
        stroke: '#d9a868',
        'stroke-width': 1.6,
      },
    ),
    oval(-20, -28, 13, 7, '#fff', { opacity: 0.75, transform: 'rotate(-35 -20 -28)' }),
    at(0, 2, 0.72, 0, face(a, { eyes: 'closed', mouth: 'none', blush: 0.8 })),
  )
  return frame(
    a,
    { suit: 'wands', mark: 2, edge: EDGE },
    sky(a, '#4c4796', '#9a68ae', '#ee8f86', '#ffc48a', '#fff0c4') +
      stars(a, 40, 50, 440, 250, 54, 'w02', { big: 8 }) +
      aura(a, 248, 288, 132, '#fff3d0', '#ff9d86', 0.95) +
      cloud(a, 158, 152, 120, 40, '#e9c2dc', '#a87cbc', { swirl: '#c9a0d4', op: 0.85 }) +
      cloud(a, 92 + 4 * a.osc(1), 262, 140, 50, '#fff3ea', '#f2ab9c', { swirl: '#e08a7c' }) +
      cloud(a, 400 - 4 * a.osc(1), 216, 130, 48, '#fff3ea', '#f2ab9c', { swirl: '#e08a7c' }) +
      mountain(a, 96, 452, 210, 124, '#9c6fae', '#f0a796') +
      mountain(a, 400, 452, 240, 150, '#9468ac', '#f2a994') +
      mountain(a, 300, 452, 130, 66, '#b784b0', '#f6b79c') +
      sea(a, 448, ['#ffe3bc', '#e9b6a8', '#a991bd', '#7d7ab0'], '#fff6e4') +
      path('M470 446Q400 440 344 456Q300 474 368 486Q440 494 470 486Z', a.v('#e9d79a', '#b5bd76')) +
      house(a, 366, 470, 0.6, ['#ffd0bc', '#e5785c']) +
      house(a, 432, 480, 0.72, ['#fff0b4', '#f0b04e']) +
      house(a, 340, 482, 0.5, ['#e6d6fa', '#a98ad6']) +
      boat(72, 496, 0.62, '#f49a6c', 0.1) +
      boat(322, 516, 0.4, '#e57c86', 0.5) +
      at(358, 410, 1, -2, wand(a, 340, { w: 7.5, leaves: 4, ph: 0.4 })) +
      at(
        222,
        294 + br,
        1.38,
        0,
        person(a, {
          hair: 'bob',
          hairColor: ['#c9834c', '#8a4f30'],
          robe: ['#f08a5c', '#b94a3c'],
          trim: '#8f3334',
          lace: '#ffe6c2',
          trimY: 196,
          trimW: 84,
          line: L,
          lw: 2.3,
          bodyD:
            'M-24 38C-40 50 -64 120 -76 196C-78 206 -72 210 -62 211Q0 220 62 211C72 210 78 206 76 196C64 120 40 50 24 38Z',
          face: {
            eyes: 'big',
            mouth: 'none',
            blush: 0.7,
            look: [-2.5, 0],
            brow: 'soft',
            iris: ['#5a3038', '#d98a4a'],
          },
          faceK: 0.96,
          front:
            ink('M-24 40C-44 60 -66 130 -78 200L-44 208C-36 140 -24 84 -6 54Z', a.v('#fbd7a4', '#d99a5c'), L, 2.2) +
            ink('M24 40C44 60 66 130 78 200L44 208C36 140 24 84 6 54Z', a.v('#fbd7a4', '#d99a5c'), L, 2.2) +
            ink('M-28 42Q0 64 28 42Q36 54 22 62Q0 76 -22 62Q-36 54 -28 42Z', '#fff6e6', L, 2.2) +
            stroke('M-24 112Q0 120 24 112', C.honey, 5) +
            path(starD(0, 116, 7), '#fff3c4', { stroke: '#b9782f', 'stroke-width': 1.8 }),
          armL: 'M-26 64C-46 84 -60 92 -72 90',
          armR: 'M26 64C50 84 70 84 84 68',
          sleeve: '#ef9a6a',
          cuff: C.honey,
          hat:
            stroke('M-5 31Q0 36 5 31', '#42232b', 2.7) +
            ink(
              'M0 25C-4 20 -11 20 -17 27C-11 31 -4 30 0 28C4 30 11 31 17 27C11 20 4 20 0 25Z',
              a.v('#c9834c', '#8a4f30'),
              L,
              1.8,
            ) +
            ink(
              'M-54 -20C-66 -74 -14 -96 18 -88C52 -84 68 -52 54 -20C30 -36 -26 -36 -54 -20Z',
              a.v('#e9705a', '#b53f3c'),
              L,
              2.4,
            ) +
            path('M-44 -36C-44 -62 -20 -78 2 -80C-14 -68 -28 -54 -32 -38Z', '#fff', { opacity: 0.28 }) +
            ink(
              'M46 -52C72 -58 80 -34 74 -4C70 8 62 6 62 -6C62 -22 56 -32 44 -34Z',
              a.v('#e9705a', '#b53f3c'),
              L,
              2.4,
            ) +
            ink(
              'M-60 -14C-54 -34 44 -40 60 -16Q64 -8 56 -5C30 -24 -26 -22 -54 -3Q-64 -6 -60 -14Z',
              a.v('#ffe2a4', '#efa548'),
              L,
              2.4,
            ) +
            each(
              [
                [-34, -20],
                [-12, -25],
                [12, -26],
                [36, -21],
              ],
              ([x, y], i) => circle(x, y, 3.6, i % 2 ? '#e8637a' : '#fffaf0', { stroke: L, 'stroke-width': 1.6 }),
            ),
        }),
      ) +
      globe +
      circle(357, 382 + br * 0.5, 12, C.skin, { stroke: L, 'stroke-width': 2.8 }) +
      stroke(`M351 ${n(378 + br * 0.5)}h9M350 ${n(385 + br * 0.5)}h10`, L, 1.6, { opacity: 0.5 }) +
      circle(131, 432 + br, 11, C.skin, { stroke: L, 'stroke-width': 2.8 }) +
      // parapet
      ink(
        'M20 700V546H58V578H98V546H158V578H202V546H278V578H322V546H382V578H422V546H470V700Z',
        a.v('#ffe9c8', '#eab981', '#c98a56'),
        L,
        2.8,
      ) +
      times(4, (r) =>
        times(7, (c) =>
          rect(34 + c * 62 + (r % 2) * 30, 586 + r * 24, 52, 18, r % 2 ? '#f4cd98' : '#fbdcae', {
            rx: 6,
            opacity: 0.75,
            stroke: '#b5784a',
            'stroke-width': 1.4,
            'stroke-opacity': 0.5,
          }),
        ),
      ) +
      dust(40, 560, 440, 676, 90, 'w02', '#9a5c30', 0.35) +
      path(
        'M20 546H58V554H20ZM98 546H158V554H98ZM202 546H278V554H202ZM322 546H382V554H322ZM422 546H470V554H422Z',
        '#fff6e2',
      ) +
      // the fixed wand in its iron ring
      at(404, 450, 1, 1, wand(a, 330, { w: 8, leaves: 4, ph: 0.8 })) +
      stroke('M390 574Q403 588 418 574', L, 9) +
      stroke('M390 574Q403 588 418 574', '#f3bd57', 4) +
      circle(387, 572, 6, a.v('#fff0bd', '#e0a040'), { stroke: L, 'stroke-width': 2.4 }) +
      circle(421, 572, 6, a.v('#fff0bd', '#e0a040'), { stroke: L, 'stroke-width': 2.4 }) +
      // crossed roses and lilies on the wall
      at(
        240,
        622,
        1,
        0,
        ink('M-34 -32H34V6Q34 26 0 38Q-34 26 -34 6Z', a.v('#fff6e4', '#ffd7b0'), L, 2.6),
        stroke('M-20 22L18 -20M20 22L-18 -20', '#7d9a4c', 3.4),
        ink(leafD(0, 0, 14, 6), '#a9c67f', '#55783f', 1.6, { transform: 'translate(8 4) rotate(20)' }),
        ink(leafD(0, 0, 14, 6), '#a9c67f', '#55783f', 1.6, { transform: 'translate(-8 4) rotate(160)' }),
        rose(a, 18, -18, 10, ['#ffd2cd', '#d9606f']),
        rose(a, -18, -18, 10, ['#fffaf0', '#f0b45c']),
      ) +
      at(
        96,
        548,
        0.6,
        -4,
        pup(a, { line: L, fur: ['#fff6e6', '#f0cfa4'], ear: '#c9803f', collar: '#e5705a', face: { eyes: 'dot' } }),
        at(
          52,
          -66,
          1,
          -14,
          ink('M0 -8H64V8H0Z', a.v('#fff', '#f6a3a6', '#d9606f'), L, 3.6) +
            stroke('M14 -8v16M30 -8v16M46 -8v16', '#fff', 4, { opacity: 0.7 }),
        ),
      ) +
      foam(a, [
        [76, 678, 38],
        [398, 680, 42],
      ]) +
      each(
        [
          [150, 180, 0],
          [336, 160, 0.4],
          [74, 350, 0.7],
          [430, 340, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
