import { bunny, pup, sprite } from '../kit/animals.ts'
import { backdrop, EDGE, LINE } from './backdrop.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { bow, wand, wreath } from './items.ts'
import { cloud, flower, halo, leafD, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { grass } from '../kit/scenery.ts'
import { heartD, puffD, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, pick, spin, stroke, times } from '../kit/svg.ts'
type Staff = [x: number, y: number, turn: number, length: number]
const L = LINE.wands
const staffs = (a: Art, list: Staff[]): string =>
  list.map(([x, y, r, len], i) => at(x, y, 1, r, wand(a, len, i * 0.17))).join('')
const scene =
  (number: number, body: (a: Art) => string) =>
  (t: number): string => {
    const a = new Art(`w${number}`, t)
    return frame(a, { suit: 'wands', mark: number, edge: EDGE.wands }, backdrop(a, 'wands', number) + body(a))
  }
const bank = (a: Art): string =>
  each(
    [
      [92, 668, 46],
      [390, 670, 48],
      [244, 678, 44],
    ],
    ([x, y, r], i) =>
      path(puffD(x + 2 * a.osc(1, i * 0.2), y, r, r * 0.42, 8), a.v('#fff6e6', '#f8cf98'), { opacity: 0.95 }) +
      stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), '#e0a05f', 2.2),
  )
const TEA_PEARL: [string, string, string] = ['#e8a97c', '#b0694a', '#6f3a30']

/** Ace to Ten of Wands by key, the Five apart. */
export const wandsPips: Record<string, (t: number) => string> = {
  'wands-02': scene(
    2,
    (a) =>
      ink(
        'M20 640V566H56V540H96V566H136V540H176V566H216V540H264V566H304V540H344V566H384V540H424V566H460V640Z',
        a.v('#ffe3bd', '#d99a62'),
        L,
        2.8,
      ) +
      stroke('M40 590h30M110 600h34M190 588h30M270 602h36M350 590h30M70 618h40M230 620h36M390 616h30', '#a8663a', 2.4, {
        opacity: 0.5,
      }) +
      staffs(a, [
        [130, 410, -3, 340],
        [350, 410, 3, 340],
      ]) +
      at(
        240,
        408 + 3 * a.osc(1),
        1,
        0,
        halo(a, 0, 0, 120, '#fff6dc', '#ffb37a', 0.9) +
          circle(
            0,
            0,
            58,
            a.rad(
              [
                [0, '#fff9ea'],
                [0.6, '#bfe0d8'],
                [1, '#5f9aa8'],
              ],
              0.4,
              0.34,
              0.72,
            ),
            { stroke: L, 'stroke-width': 2.8 },
          ) +
          path(
            'M-40 -20C-20 -44 4 -40 8 -24C0 -10 -22 -14 -24 4C-30 10 -46 0 -40 -20ZM6 16C22 4 44 8 42 26C30 44 10 42 6 16Z',
            '#d8e6a0',
            { stroke: '#86ad63', 'stroke-width': 1.6 },
          ) +
          oval(-22, -30, 14, 8, '#fff', { opacity: 0.7, transform: 'rotate(-35 -22 -30)' }) +
          at(0, 6, 0.9, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.7 })),
      ) +
      bank(a),
  ),
  'wands-03': scene(
    3,
    (a) =>
      path('M20 530Q240 508 470 530V600H20Z', a.v('#ffd9a0', '#f2a06e')) +
      stroke('M60 552h40M300 548h60M150 566h50M380 572h40', '#fff1d0', 2.6, { opacity: 0.8 }) +
      at(
        336,
        548 + 2 * a.osc(1),
        0.72,
        2 * a.osc(1, 0.25),
        ink('M-52 -6H52Q44 24 20 24H-20Q-44 24 -52 -6Z', a.v('#fff3df', '#e0a672'), L, 3) +
          ink('M4 -12V-86Q50 -60 54 -16Z', a.v('#fffaf0', '#ffd2a6'), L, 3) +
          ink('M-6 -12V-70Q-34 -48 -38 -16Z', a.v('#ffe6cc', '#f6a877'), L, 3),
      ) +
      ink('M20 600Q110 560 210 590Q250 604 262 640L280 700H20Z', a.v('#f3b56e', '#b9703c'), L, 2.8) +
      staffs(a, [
        [92, 452, -3, 300],
        [160, 430, 0, 350],
        [226, 458, 4, 290],
      ]) +
      at(146, 604, 0.72, 0, pup(a, { line: L, fur: ['#fff6e6', '#f0cfa4'], ear: '#c9803f' })) +
      bank(a),
  ),
  'wands-04': scene(
    4,
    (a) =>
      staffs(a, [
        [92, 420, 0, 350],
        [176, 446, 0, 300],
        [304, 446, 0, 300],
        [388, 420, 0, 350],
      ]) +
      stroke('M92 300Q134 372 176 330Q240 410 304 330Q346 372 388 300', L, 7) +
      stroke('M92 300Q134 372 176 330Q240 410 304 330Q346 372 388 300', '#a9c67f', 3.4) +
      each(
        [
          [110, 326],
          [134, 340],
          [156, 336],
          [198, 354],
          [222, 368],
          [240, 371],
          [258, 368],
          [282, 354],
          [324, 336],
          [346, 340],
          [370, 326],
        ],
        ([x, y], i) =>
          at(
            x,
            y,
            1,
            6 * a.osc(1, i * 0.09),
            i % 3 === 2
              ? path(leafD(0, 0, 18, 8), '#8fb766')
              : flower(0, 4, 11, pick(['#fff', '#ffc4bc', '#ffe2a0'], i), '#e9a53f'),
          ),
      ) +
      at(
        240,
        420,
        1,
        4 * a.osc(1),
        stroke('M0 -46V-22', L, 2.4) +
          path(heartD(0, 0, 22), a.v('#ffb7a8', '#e0604f'), { stroke: L, 'stroke-width': 2.6 }),
      ) +
      at(206, 640, 0.62, 0, bunny(a, { line: L })) +
      at(276, 644, 0.62, 0, bunny(a, { line: L, fur: ['#ffe6c8', '#e0a672'], ph: 0.4 })) +
      bank(a),
  ),
  'wands-06': scene(
    6,
    (a) =>
      staffs(a, [
        [96, 470, -8, 280],
        [150, 450, -4, 300],
        [330, 450, 4, 300],
        [384, 470, 8, 280],
        [240, 470, 0, 330],
      ]) +
      at(240, 372, 1, 0, halo(a, 0, 0, 140, '#fff4cf', '#ffa86a', 0.8)) +
      staffs(a, [[240, 380, 0, 420]]) +
      wreath(a, 240, 262, 66) +
      sun(a, 240, 262, 26, { rays: 16, len: 0.6, turn: 0, glow: null }) +
      each(
        [
          [-1, 150],
          [1, 330],
        ],
        ([m, x], i) =>
          at(
            x,
            566,
            1,
            0,
            oval(0, 46, 32, 7, '#5a2a1c', { opacity: 0.22 }) +
              at(
                0,
                -4 * Math.abs(a.osc(1, i * 0.25)),
                1,
                0,
                sprite(a, {
                  r: 34,
                  base: TEA_PEARL,
                  line: '#47222a',
                  face: { eyes: 'happy', mouth: 'open' },
                  armL: `M-26 6Q-44 -16 ${-44 - 2 * m} -34`,
                  armR: `M26 6Q44 -16 ${44 - 2 * m} -34`,
                }),
              ),
          ),
      ) +
      bank(a),
  ),
  'wands-07': scene(
    7,
    (a) =>
      ink('M60 700C110 560 170 500 240 500C310 500 370 560 420 700Z', a.v('#f6c98a', '#c87c42'), L, 2.8) +
      grass(180, 300, 520, 9, 'w7g', '#9a8a48', 10, 6) +
      at(312, 372, 1, 24, wand(a, 300, 0)) +
      at(
        240,
        446 + 2 * a.osc(1),
        1,
        0,
        sprite(a, {
          r: 48,
          base: TEA_PEARL,
          line: '#47222a',
          face: { eyes: 'round', brow: 'angry', mouth: 'smile' },
          armR: 'M36 14Q62 10 70 -28',
          armL: 'M-36 14Q-60 16 -58 38',
          hat: ink('M-44 -17Q0 -46 44 -17L39 -28Q0 -58 -39 -28Z', C.berryDeep, '#47222a', 2.4),
        }) + circle(71, -30, 8, TEA_PEARL[1], { stroke: '#47222a', 'stroke-width': 2.6 }),
      ) +
      staffs(a, [
        [70, 640, 22, 170],
        [130, 622, 14, 170],
        [196, 640, 5, 150],
        [284, 640, -5, 150],
        [350, 622, -14, 170],
        [410, 640, -22, 170],
      ]) +
      bank(a),
  ),
  'wands-08': scene(
    8,
    (a) =>
      times(8, (i) => {
        const col = i % 4,
          row = i < 4 ? 0 : 1
        return at(
          142 + col * 58 + row * 22 + 5 * a.osc(1, i * 0.06),
          196 + col * 50 + row * 196 + 4 * a.osc(1, i * 0.06),
          1,
          52,
          wand(a, 190, i * 0.1) + stroke('M-14 128v26M0 126v40M14 128v26', '#fff6d8', 3, { opacity: 0.5 }),
        )
      }) + bank(a),
  ),
  'wands-09': scene(
    9,
    (a) =>
      staffs(a, [
        [66, 470, -2, 290],
        [108, 456, 1, 310],
        [150, 446, -1, 330],
        [192, 440, 1, 340],
        [288, 440, -1, 340],
        [330, 446, 1, 330],
        [372, 456, -1, 310],
        [414, 470, 2, 290],
      ]) +
      oval(240, 622, 60, 10, '#5a2a1c', { opacity: 0.25 }) +
      at(310, 500, 1, 6, wand(a, 280, 0.4)) +
      at(
        240,
        556 + 2 * a.osc(1),
        1,
        0,
        sprite(a, {
          r: 52,
          base: TEA_PEARL,
          line: '#47222a',
          face: { eyes: 'dot', brow: 'worry', mouth: 'smile' },
          armR: 'M40 14Q58 12 66 0',
          armL: 'M-40 16Q-62 24 -56 44',
        }) +
          `<g transform="rotate(-24)">${ink('M-50 -26Q0 -44 50 -26L49 -12Q0 -30 -49 -12Z', '#fffaf0', '#47222a', 2.2)}</g>` +
          circle(66, -2, 8, TEA_PEARL[1], { stroke: '#47222a', 'stroke-width': 2.6 }),
      ) +
      bank(a),
  ),
  'wands-10': scene(
    10,
    (a) =>
      at(
        240,
        400 + 2 * a.osc(1),
        1,
        0,
        halo(a, 0, -60, 200, '#fff0c8', '#ff9f6a', 0.7) +
          times(10, (i) => {
            const r = (i - 4.5) * 7.4
            return spin(0, 150, r, at(0, -40 - 10 * Math.cos((i - 4.5) * 0.5), 1, 0, wand(a, 330, i * 0.1)))
          }) +
          ink('M-50 84Q0 106 50 84L46 112Q0 134 -46 112Z', C.berryDeep, L, 2.6) +
          bow(0, 106, 0.9, '#f2808a', L),
      ) +
      oval(240, 660, 54, 8, '#5a2a1c', { opacity: 0.25 }) +
      at(
        240,
        604 + 2 * a.osc(1),
        1,
        0,
        sprite(a, {
          r: 44,
          base: TEA_PEARL,
          line: '#47222a',
          face: { eyes: 'closed', brow: 'worry', mouth: 'wavy' },
          armL: 'M-30 -14Q-46 -34 -32 -58',
          armR: 'M30 -14Q46 -34 32 -58',
        }),
      ) +
      bank(a),
  ),
  'wands-01': scene(
    1,
    (a) =>
      at(
        240,
        340 + 3 * a.osc(1),
        1,
        0,
        halo(a, 0, -60, 210, '#fff6d8', '#ff9f6a', 0.95) +
          circle(0, -40, 128, 'none', {
            stroke: '#fff1cc',
            'stroke-width': 2,
            'stroke-dasharray': '0.1 10',
            'stroke-linecap': 'round',
            opacity: 0.9,
          }) +
          at(0, 0, 1.9, 0, wand(a, 250, 0)) +
          each(
            [
              [18, -40, -24],
              [-18, 10, 204],
              [16, 62, -20],
            ],
            ([x, y, r], i) =>
              ink(leafD(0, 0, 52, 22), a.v('#d4e7a2', '#8fb766'), '#55783f', 2.4, {
                transform: `translate(${x} ${y}) rotate(${n(r + 4 * a.osc(1, i * 0.3))})`,
              }),
          ),
      ) +
      cloud(a, 240, 620, 300, 96, '#fffaf0', '#f8c79a', { swirl: '#e0a05f', bumps: [0.5, 0.9, 0.7, 0.95, 0.55] }) +
      bank(a),
  ),
}
