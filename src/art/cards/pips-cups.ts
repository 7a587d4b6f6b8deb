import { bunny, pup, sprite } from '../kit/animals.ts'
import { backdrop, EDGE, LINE } from './backdrop.ts'
import { cup, steam, type Tea } from '../kit/boba.ts'
import { face, type FaceOpt } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, flower, halo, leafD, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { tree } from '../kit/scenery.ts'
import { crescentD, dropD, heartD, puffD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, flip, ink, oval, path, pick, stroke, TAU, times } from '../kit/svg.ts'

const L = LINE.cups
const scene =
  (number: number, body: (a: Art) => string) =>
  (t: number): string => {
    const a = new Art(`c${number}`, t)
    return frame(a, { suit: 'cups', mark: number, edge: EDGE.cups }, backdrop(a, 'cups', number) + body(a))
  }
const FACES: FaceOpt[] = [
  { eyes: 'happy', mouth: 'w' },
  { eyes: 'dot', mouth: 'smile' },
  { eyes: 'closed', mouth: 'smile' },
  { eyes: 'dot', mouth: 'open' },
]
const STRAWS = [C.taro, '#f6a3a6', C.honey, C.matcha]
const TEAS: Tea[] = ['berry', 'milk', 'taro', 'matcha', 'thai']
/** A cup of the suit: base at x, y; k = 1 is 100 wide. Its face, drink and straw follow from i. */
const tea = (
  a: Art,
  x: number,
  y: number,
  k: number,
  i: number,
  more: { lid?: boolean; turn?: number; drink?: Tea; bare?: boolean } = {},
): string =>
  at(
    x,
    y + 2 * a.osc(1, i * 0.17),
    k,
    more.turn ?? 0,
    cup(a, {
      tea: more.drink ?? pick(TEAS, i),
      straw: more.bare ? false : pick(STRAWS, i),
      lid: more.lid ?? false,
      line: L,
      lw: Math.min(3.4, 2.4 / k),
      pearls: k < 0.6 ? 7 : 11,
      ph: i * 0.2,
      face: pick(FACES, i),
    }),
  )
const puff = (a: Art, x: number, y: number, r: number): string =>
  path(puffD(x, y, r, r * 0.44, 8), a.v('#fffaf6', '#ffd3cc')) +
  stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), '#f0a4a4', 2.2)
const steams = (a: Art, x: number, y: number): string => steam(a, x, y, 90, '#fff6f0')

/** Two to Ten of Cups by key. */
export const cupsPips: Record<string, (t: number) => string> = {
  'cups-02': scene(
    2,
    (a) =>
      halo(a, 240, 300, 130, '#fff1e4', '#ff9db4', 0.8) +
      path(heartD(240, 286 + 3 * a.osc(1), 44), a.v('#ffd0c8', '#e8637a'), { stroke: L, 'stroke-width': 2.8 }) +
      oval(222, 262 + 3 * a.osc(1), 9, 6, '#fff', { opacity: 0.7 }) +
      tea(a, 152, 590, 1.36, 0, { drink: 'berry' }) +
      tea(a, 328, 590, 1.36, 2, { drink: 'milk' }) +
      each(
        [
          [200, 356, 8],
          [284, 350, 7],
          [172, 222, 6],
          [312, 226, 6],
        ],
        ([x, y, r], i) => path(heartD(x, y - 4 * a.osc(1, i * 0.25), r), i % 2 ? '#fff' : '#f7a0a4', { opacity: 0.95 }),
      ) +
      puff(a, 92, 660, 46) +
      puff(a, 388, 662, 48),
  ),
  'cups-03': scene(
    3,
    (a) =>
      halo(a, 240, 350, 190, '#fff1e4', '#ffb0b8', 0.7) +
      tea(a, 240, 420, 1.16, 1, { drink: 'milk' }) +
      tea(a, 140, 574, 1.2, 0, { drink: 'berry', turn: 8 }) +
      tea(a, 340, 574, 1.2, 3, { drink: 'matcha', turn: -8 }) +
      times(16, (i) => {
        const b = (i / 16) * TAU
        const r = 168 + 18 * (i % 3)
        return circle(
          240 + r * Math.cos(b),
          300 + r * 0.9 * Math.sin(b) + 4 * a.osc(1, i / 16),
          4,
          pick(['#ffe2a0', '#fff', '#f7a0a4', '#cfe3a4', '#d9c2f7'], i),
        )
      }) +
      each(
        [
          [96, 650],
          [150, 662],
          [330, 660],
          [390, 648],
        ],
        ([x, y], i) => flower(x, y, 11, pick(['#fff', '#ffc4bc'], i), C.honey),
      ),
  ),
  'cups-04': scene(
    4,
    (a) =>
      tree(a, 118, 600, 1.5, ['#ffd9d2', '#e58b94'], L) +
      tea(a, 220, 652, 0.74, 2) +
      tea(a, 306, 658, 0.74, 1) +
      tea(a, 390, 652, 0.74, 0) +
      at(
        124,
        572,
        1,
        0,
        sprite(a, {
          r: 38,
          line: L,
          base: ['#c98a74', '#96564c', '#5e3234'],
          face: { eyes: 'closed', mouth: 'smile' },
          armL: 'M-28 12Q-40 22 -20 30',
          armR: 'M28 12Q40 22 20 30',
          legs: false,
        }),
      ) +
      at(
        0,
        3 * a.osc(1),
        1,
        0,
        halo(a, 330, 330, 110, '#fff3e6', '#ffa4bc', 0.9),
        tea(a, 330, 376, 0.92, 3, { drink: 'berry' }),
        cloud(a, 332, 408, 170, 60, '#ffffff', '#ffd6d0', { swirl: '#f0a4a4' }),
      ),
  ),
  'cups-06': scene(
    6,
    (a) =>
      each(
        [
          [106, 470],
          [240, 452],
          [374, 470],
          [106, 640],
          [240, 650],
          [374, 640],
        ],
        ([x, y], i) =>
          at(
            x,
            y - 92 + 2 * a.osc(1, i * 0.17),
            1,
            0,
            stroke('M-14 6V-34M0 6V-52M14 6V-34', '#6f9a52', 3.4),
            flower(-16, -40, 13, pick(['#ffc4bc', '#fff', '#ffe2a0'], i), C.honeyDeep),
            flower(16, -38, 12, pick(['#fff', '#d9c2f7', '#ffc4bc'], i), C.honey),
            flower(0, -58, 15, pick(['#fff', '#ffb0ac', '#e6d6ff'], i), C.honeyDeep),
          ) + tea(a, x, y, 0.86, i, { bare: true }),
      ) +
      halo(a, 240, 190, 110, '#fff6e2', '#ffb0b8', 0.7) +
      cloud(a, 240, 288, 190, 62, '#ffffff', '#ffd6d0', { swirl: '#f0a4a4' }) +
      at(206, 272, 0.8, 0, bunny(a, { line: L })) +
      at(276, 272, 0.8, 0, bunny(a, { line: L, fur: ['#ffe9da', '#e9b79a'], ph: 0.4 })),
  ),
  'cups-07': scene(7, (a) =>
    each(
      [
        [240, 250],
        [118, 330],
        [362, 330],
        [240, 430],
        [118, 520],
        [362, 520],
        [240, 612],
      ],
      ([x, y], i) =>
        at(
          0,
          2.5 * a.osc(1, i * 0.15),
          1,
          0,
          halo(a, x, y - 84, 60, '#fff6e0', '#ffaac0', 0.8),
          cloud(a, x, y + 18, 128, 44, '#ffffff', '#ffd0cc', { swirl: '#f0a4a4' }),
          at(
            x,
            y - 92,
            1.12,
            0,
            pick(
              [
                path(starD(0, -20, 20), C.honey, { stroke: L, 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
                path(heartD(0, -18, 18), '#f07a8a', { stroke: L, 'stroke-width': 2.4 }),
                path(crescentD(0, -20, 21), '#ffe08f', { stroke: L, 'stroke-width': 2.4 }),
                ink('M-26 -4L-30 -32L-13 -18L0 -40L13 -18L30 -32L26 -4Z', '#ffdf8f', L, 2.4),
                pearl(a, 0, -18, 17),
                ink(leafD(-20, -10, 42, 22), '#b6d68a', '#55783f', 2.4, { transform: 'rotate(-30 0 -16)' }),
                at(0, -16, 0.9, 0, ink(dropD(0, 2, 18), '#bfe0ff', '#5f86b8', 2.4)),
              ],
              i,
            ),
          ),
        ) + tea(a, x, y + 2, 0.66, i, { bare: true }),
    ),
  ),
  'cups-08': scene(
    8,
    (a) =>
      halo(a, 240, 196, 170, '#fff6dc', '#ffa6c4', 0.9) +
      circle(
        240,
        196,
        62,
        a.rad([
          [0, '#fffef6'],
          [0.6, '#fff0d4'],
          [1, '#ffd9b0'],
        ]),
        { stroke: '#c98a6a', 'stroke-width': 2.4 },
      ) +
      path(crescentD(240, 196, 61, 0.34, 0.9), '#ffd58a') +
      at(256, 200, 0.8, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#8a4a3a' })) +
      path('M226 520C260 560 214 600 250 690H310C280 620 300 570 244 520Z', '#fff3e2', { opacity: 0.85 }) +
      at(
        252,
        520,
        0.72,
        0,
        oval(0, 44, 34, 7, L, { opacity: 0.25 }),
        at(
          0,
          -3 * Math.abs(a.osc(1)),
          1,
          0,
          sprite(a, {
            r: 34,
            line: L,
            face: { eyes: 'happy', mouth: 'smile' },
            armR: 'M26 6Q44 10 46 36',
            hat: ink('M-34 -14Q0 -70 34 -14Q0 -26 -34 -14Z', '#e8637a', L, 2.6),
          }),
        ),
      ) +
      each(
        [
          [96, 646],
          [160, 650],
          [128, 570],
          [128, 490],
          [346, 650],
          [410, 646],
          [378, 570],
          [378, 490],
        ],
        ([x, y], i) => tea(a, x, y, 0.6, i, { bare: true }),
      ),
  ),
  'cups-09': scene(
    9,
    (a) =>
      ink('M44 470Q240 350 436 470V498Q240 380 44 498Z', a.v('#fff3e4', '#e9b79a'), L, 2.6) +
      times(9, (i) => {
        const u = (i - 4) / 4
        return tea(a, 240 + 176 * u, 412 + 62 * u * u - 4, 0.4, i, { bare: true })
      }) +
      steams(a, 240, 320) +
      halo(a, 240, 560, 150, '#fff6e8', '#ff9db4', 0.7) +
      at(
        240,
        570 + 2.5 * a.osc(1),
        1,
        0,
        sprite(a, {
          r: 66,
          line: L,
          base: ['#d49a84', '#a0605a', '#64363c'],
          face: { eyes: 'happy', mouth: 'open' },
          armL: 'M-50 16Q-66 34 -30 42',
          armR: 'M50 16Q66 34 30 42',
          hat: at(
            0,
            -62,
            0.7,
            0,
            ink('M-40 12L-48 -26L-22 -8L0 -40L22 -8L48 -26L40 12Q0 0 -40 12Z', a.v('#fff3c0', '#f3b54a'), L, 3),
          ),
        }),
      ),
  ),
  'cups-10': scene(
    10,
    (a) =>
      ['#f49aa4', '#ffc08a', '#ffe6a0', '#c3dc9a', '#bcc9f4', '#d5bdf4']
        .map((c, i) =>
          stroke(`M${52 + i * 16} 520A${188 - i * 16} ${188 - i * 16} 0 0 1 ${428 - i * 16} 520`, c, 16.5, {
            opacity: 0.85,
          }),
        )
        .join('') +
      times(10, (i) => {
        const b = Math.PI - ((i + 0.5) / 10) * Math.PI
        return tea(a, 240 + 190 * Math.cos(b), 512 - 196 * Math.sin(b) + 26, 0.42, i, { bare: true })
      }) +
      ink('M196 600V540L240 500L284 540V600Z', a.v('#fffaf0', '#ffd9c8'), L, 2.6) +
      ink('M184 544L240 490L296 544Q240 520 184 544Z', a.v('#f7a0a4', '#d9606f'), L, 2.6) +
      ink('M228 600V566Q240 552 252 566V600Z', '#a8654a', L, 2.2) +
      at(158, 652, 0.74, 0, pup(a, { line: L, collar: C.berryDeep, face: { eyes: 'happy' } })) +
      flip(
        326,
        652,
        0.74,
        0,
        pup(a, { line: L, fur: ['#ffe9d6', '#e0b08c'], ear: '#b9785a', face: { eyes: 'happy' } }),
      ) +
      each(
        [
          [80, 654],
          [240, 660],
          [400, 652],
        ],
        ([x, y]) => flower(x, y, 10, '#fff', C.honey),
      ),
  ),
}
