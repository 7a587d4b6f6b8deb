import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, halo, leafD, pearl, stars } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { puffD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, spin, stroke, times } from '../kit/svg.ts'
import { bird, cypress, EDGE, glints, LINE as L, sword, turned, wavesD } from '../suits/swords.ts'

/** Six of Swords: a ferryman poles a wrapped mother bunny and her child over the water, six swords in the bow. */
export default function sixOfSwords(t: number): string {
  const a = new Art('s06', t)
  const rock = 1.4 * a.osc(1, 0.2)
  const float = 2.5 * a.osc(1)
  const shore = (x: number, y: number, rx: number, ry: number, c: [string, string]) =>
    path(puffD(x, y, rx, ry, 10, 0.2), a.v(...c))
  const shawl = (c: [string, string]) =>
    ink('M-40 4C-48 -26 -44 -44 -30 -52C-20 -40 20 -40 30 -52C44 -44 48 -26 40 4Q0 14 -40 4Z', a.v(...c), L, 3) +
    stroke('M-28 -48C-14 -30 10 -22 30 -16M-36 -26C-16 -12 10 -8 38 -4', '#fff', 2.6, { opacity: 0.55 })
  return frame(
    a,
    { suit: 'swords', mark: 6, edge: EDGE },
    sky(a, '#2f2f78', '#5459a8', '#8f96d6', '#d3c0e4', '#ffdfc8', '#ffdfc8') +
      stars(a, 40, 46, 440, 300, 44, 's06', { big: 7 }) +
      halo(a, 236, 340, 270, '#fff3d6', '#e3a5d8', 0.95) +
      circle(236, 352, 58, a.v('#fffdf2', '#ffe0ae')) +
      circle(236, 352, 70, 'none', {
        stroke: '#fff6dc',
        'stroke-width': 1.6,
        'stroke-dasharray': '0.1 7.23',
        'stroke-linecap': 'round',
        opacity: 0.9,
      }) +
      cloud(a, 350 + 4 * a.osc(1), 276, 190, 54, '#f7efff', '#b9ade4', { swirl: '#8f82cc', op: 0.95 }) +
      cloud(a, 110 - 4 * a.osc(1), 300, 150, 46, '#fdf1f4', '#cdb3de', { swirl: '#a58cc8', op: 0.95 }) +
      bird(a, 286, 210, 0.66, 0, L) +
      bird(a, 232, 236, 0.46, 0.4, L) +
      // wisteria hangs into the picture
      stroke('M34 176C90 120 150 96 214 92M446 176C410 130 360 100 300 88', '#5a4a86', 5) +
      times(9, (i) => {
        const x = 62 + i * 45 - (i > 4 ? 8 : 0)
        const y = 150 - 62 * Math.sin(((x - 34) / 412) * Math.PI)
        const len = 5 + ((i * 3) % 4)
        return spin(
          x,
          y,
          2.4 * a.osc(1, i * 0.13),
          times(len, (k) =>
            each([[-1], [1], [0]], ([m]) =>
              oval(
                x + m * (9 - k) * 0.9,
                y + 4 + k * 11 + (m ? 0 : 4),
                6.4 - k * 0.55,
                5.4 - k * 0.4,
                k % 2 ? '#c9adf5' : m ? '#b191ea' : '#e2d0fb',
              ),
            ),
          ) +
            ink(leafD(x, y, 22, 7), a.v('#b9cfa0', '#7f9f78'), '#4f6a58', 1.6, {
              transform: `rotate(${i % 2 ? 24 : 150} ${n(x)} ${n(y)})`,
            }),
        )
      }) +
      // the far shore in the mist
      shore(70, 412, 110, 46, ['#9a98d6', '#c5b7e2']) +
      shore(400, 402, 130, 62, ['#8582c8', '#b4a7dc']) +
      shore(250, 418, 120, 30, ['#a5a2dc', '#cdbfe6']) +
      cypress(a, 372, 410, 92, 3, ['#8f88cc', '#5f58aa'], '#4a4292', 0) +
      cypress(a, 402, 412, 118, 4, ['#8f88cc', '#5f58aa'], '#4a4292', 0.3) +
      cypress(a, 430, 414, 84, 2, ['#8f88cc', '#5f58aa'], '#4a4292', 0.6) +
      path('M20 402Q130 386 240 402T470 398V428H20Z', '#fff3f2', { opacity: 0.6 }) +
      // water: smooth to the left, rippled to the right
      path('M20 418H470V700H20Z', a.v('#d5cbf2', '#9ea3e6', '#6a6fcb', '#4b4aa8')) +
      path(
        'M182 418H290L320 700H120Z',
        a.lin([
          [0, '#fff3d6', 0.75],
          [0.6, '#ffe0ea', 0.3],
          [1, '#ffe0ea', 0],
        ]),
      ) +
      path('M300 700C276 640 296 560 330 510S352 440 346 418H470V700Z', '#43429c', { opacity: 0.22 }) +
      stroke(
        wavesD(358, 440, 444, 20) +
          wavesD(348, 444, 466, 24) +
          wavesD(372, 444, 492, 24) +
          wavesD(392, 444, 524, 26) +
          wavesD(330, 440, 628, 27) +
          wavesD(312, 440, 652, 32) +
          wavesD(344, 440, 674, 32),
        '#eef0ff',
        2.5,
        { opacity: 0.85 },
      ) +
      stroke('M60 452h34M120 444h60M74 486h24M58 640h60M96 664h70M176 648h40', '#fff8ec', 2.4, { opacity: 0.6 }) +
      // the boat's reflection
      path('M70 612Q240 676 412 612Q380 650 240 652T70 612Z', '#3a3590', { opacity: 0.35 }) +
      at(
        230,
        552 + float,
        0.94,
        rock,
        // six swords stand in the bow
        times(6, (i) => {
          const x = 64 + i * 22
          const rim = 8 - 44 * ((x - 10) / 166) ** 2
          const y = rim - (i % 2 ? 122 : 164)
          return at(x, y, 0.8, 180, sword(a, (rim + 18 - y) / 0.8, { w: 9 }))
        }),
        // ferryman
        at(
          -108,
          -160,
          1.02,
          5,
          person(a, {
            hair: 'short',
            hairColor: ['#8a6a94', '#5a4070'],
            robe: ['#9fb4ee', '#6676c4'],
            trim: '#4f5db0',
            lace: '#eef0ff',
            line: L,
            lw: 2.5,
            armL: 'M-26 60C-46 70 -56 64 -60 54',
            armR: 'M24 60C10 92 -36 100 -58 92',
            sleeve: '#c2d0fa',
            cuff: '#ffe0a0',
            front: ink('M-28 40Q0 58 28 40Q34 50 24 58Q0 72 -24 58Q-34 50 -28 40Z', a.v('#fff3ea', '#f3c9b0'), L, 2.2),
            ...turned(
              a,
              8,
              { eyes: 'closed', mouth: 'smile', blush: 0.75 },
              ink(
                'M-74 -20C-50 -34 -34 -52 0 -84C34 -52 50 -34 74 -20C40 -8 -40 -8 -74 -20Z',
                a.v('#fbe6bd', '#d9a96c'),
                L,
                2.6,
              ) +
                stroke(
                  'M-48 -22C-30 -40 -14 -58 -2 -76M-16 -16C-10 -36 -4 -56 0 -76M18 -16C12 -36 6 -56 2 -76M48 -22C32 -40 16 -58 4 -76',
                  '#b9824a',
                  1.8,
                  { opacity: 0.7 },
                ) +
                stroke('M-66 -20Q0 -6 66 -20', '#a87340', 2.2, { opacity: 0.8 }),
            ),
          }),
        ),
        spin(
          -180,
          -60,
          1.5 * a.osc(1, 0.1),
          limb('M-166 -232L-188 122', '#e9c89a', 6, L, 2.4),
          stroke('M-165 -220L-176 -40', '#fff3d8', 2, { opacity: 0.8 }),
          limb('M-166 -108L-180 -108', '#ffe6d2', 11, L, 2.2),
          limb('M-168 -66L-182 -66', '#ffe6d2', 11, L, 2.2),
        ),
        // mother and child
        at(
          -16,
          16,
          1.28,
          -3,
          bunny(a, { line: L, face: { eyes: 'closed', mouth: 'smile', blush: 0.8 }, fur: ['#fffdf8', '#eddcee'] }),
          shawl(['#b79ae8', '#7f60c4']),
          ink(
            'M-32 -40C-42 -70 -26 -88 0 -88C26 -88 42 -70 32 -40C36 -60 22 -76 0 -76C-22 -76 -36 -60 -32 -40Z',
            a.v('#c6adf2', '#8d6ed0'),
            L,
            2.6,
          ),
        ),
        at(
          32,
          18,
          0.84,
          4,
          bunny(a, {
            line: L,
            ph: 0.4,
            face: { eyes: 'dot', mouth: 'w', look: [1.5, -1] },
            fur: ['#fff3e6', '#ecc9b0'],
          }),
          shawl(['#fbc8c2', '#e08c98']),
        ),
        // hull
        ink(
          'M-176 -34C-170 -46 -158 -44 -150 -30C-128 -4 -60 8 10 8C84 8 150 -6 176 -38C184 -48 196 -46 194 -34C184 24 136 66 84 68H-76C-128 66 -168 24 -176 -34Z',
          a.v('#f3d3a4', '#c99058', '#96603c'),
          L,
          2.8,
        ),
        stroke(
          'M-160 2C-120 30 -60 34 8 34C84 34 136 26 178 -4M-142 30C-110 50 -60 54 8 54C80 54 124 48 156 26',
          '#7a4a30',
          2.4,
          { opacity: 0.45 },
        ),
        stroke('M-164 -22C-140 10 -70 20 8 20C86 20 146 8 184 -26', '#fff3d8', 3, { opacity: 0.7 }),
        each(
          [
            [-120, 18],
            [-60, 30],
            [8, 34],
            [76, 30],
            [136, 16],
          ],
          ([x, y]) => pearl(a, x, y, 7),
        ),
        path(starD(-168, -40, 7), '#fff3c4', { stroke: L, 'stroke-width': 1.6 }),
        at(
          184,
          -40,
          1,
          3 * a.osc(1, 0.4),
          stroke('M0 0C2 -20 12 -30 26 -24V-12', L, 3.4),
          halo(a, 26, 4, 46, '#ffe9a8', '#ff9fc4', 0.85),
          ink('M16 -10H36L38 12Q26 18 14 12Z', a.v('#fff6cf', '#ffc768'), L, 2.2),
          ink('M14 -12Q26 -22 38 -12Z', '#8d6ad0', L, 2),
        ),
      ) +
      // wake and a duckling that comes along
      stroke(`M58 ${n(598 + float * 0.4)}q30 22 86 26M420 ${n(594 + float * 0.4)}q-20 18 -50 24`, '#ffffff', 3, {
        opacity: 0.8,
      }) +
      path('M86 604Q150 632 240 632T404 600Q380 640 240 644T86 604Z', '#8f93e0', { opacity: 0.75 }) +
      stroke('M92 608Q150 634 240 634T398 606', '#ffffff', 2.6, { opacity: 0.8 }) +
      at(
        104,
        656 + 2 * a.osc(1, 0.5),
        1,
        0,
        ink(
          'M-24 -4C-26 -16 -16 -18 -8 -14C-4 -12 2 -12 4 -14C-2 -30 8 -40 20 -38C32 -36 36 -22 28 -14C32 0 20 10 2 10C-14 10 -22 6 -24 -4Z',
          a.v('#fff3b4', '#f7c962'),
          L,
          2.4,
        ),
        circle(20, -26, 2.6, '#2b1d4d'),
        oval(14, -19, 4, 2.6, '#f58f8f', { opacity: 0.8 }),
        path('M30 -26L42 -21L30 -17Z', '#f59a5b', { stroke: L, 'stroke-width': 1.8, 'stroke-linejoin': 'round' }),
        stroke('M-10 -4Q-2 4 8 -2', '#c98a34', 2.2),
        stroke('M-34 10Q0 20 40 10', '#ffffff', 2.4, { opacity: 0.8 }),
      ) +
      glints(a, [
        [150, 470, 0],
        [118, 500, 0.3],
        [92, 160, 0.6],
        [380, 120, 0.8],
        [412, 470, 0.2],
        [380, 640, 0.5],
        [190, 668, 0.7],
      ]),
  )
}
