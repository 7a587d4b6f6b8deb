import { sprite } from '../kit/animals.ts'
import { backdrop, EDGE, LINE } from './backdrop.ts'
import { frame } from '../kit/frame.ts'
import { sword } from './items.ts'
import { cloud, halo, leafD, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { puffD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, mirrored, n, oval, path, spin, stroke, times } from '../kit/svg.ts'

const L = LINE.swords
type Blade = [x: number, y: number, turn: number, length: number]
const blades = (a: Art, list: Blade[]): string =>
  list.map(([x, y, r, len], i) => at(x, y + 2 * a.osc(1, i * 0.17), 1, r, sword(a, len))).join('')
const scene =
  (number: number, body: (a: Art) => string) =>
  (t: number): string => {
    const a = new Art(`s${number}`, t)
    return frame(a, { suit: 'swords', mark: number, edge: EDGE.swords }, backdrop(a, 'swords', number) + body(a))
  }
const TARO_PEARL: [string, string, string] = ['#cbaae8', '#9472c2', '#5f4590']
const puff = (a: Art, x: number, y: number, r: number): string =>
  path(puffD(x, y, r, r * 0.44, 8), a.v('#ffffff', '#d5c5f4')) +
  stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), '#9a83d2', 2.2)
const banks = (a: Art): string => puff(a, 92, 668, 46) + puff(a, 388, 670, 48)

/** Ace to Seven of Swords by key. */
export const swordsPips: Record<string, (t: number) => string> = {
  'swords-01': scene(
    1,
    (a) =>
      halo(a, 240, 330, 210, '#ffffff', '#b898ff', 0.9) +
      circle(240, 330, 140, 'none', {
        stroke: '#fff3dc',
        'stroke-width': 2,
        'stroke-dasharray': '0.1 10',
        'stroke-linecap': 'round',
        opacity: 0.9,
      }) +
      at(240, 430 + 3 * a.osc(1), 1.5, 0, sword(a, 340)) +
      at(
        240,
        252 + 3 * a.osc(1),
        1,
        0,
        mirrored(
          0,
          () =>
            stroke('M12 18C60 22 84 -10 78 -52', '#5b7d45', 3) +
            times(6, (i) =>
              ink(leafD(0, 0, 24, 10), a.v('#d2e6a4', '#86ad63'), '#4f7040', 1.8, {
                transform: `translate(${n(18 + 62 * Math.sin(i * 0.29))} ${n(16 - i * 13)}) rotate(${n(-18 - i * 14)})`,
              }),
            ),
        ) +
          ink('M-48 8L-56 -34L-26 -14L0 -50L26 -14L56 -34L48 8Q0 -6 -48 8Z', a.v('#fff3c0', '#f3b54a'), L, 2.6) +
          each(
            [
              [-56, -36],
              [0, -53],
              [56, -36],
            ],
            ([x, y]) => circle(x, y, 5, '#fff6dc', { stroke: L, 'stroke-width': 2 }),
          ) +
          pearl(a, 0, -12, 7, ['#ffd9e2', '#e8839c', '#a84a6c']),
      ) +
      cloud(a, 240, 640, 280, 92, '#ffffff', '#c9b6f0', { swirl: '#9a83d2', bumps: [0.5, 0.9, 0.7, 0.95, 0.55] }) +
      banks(a),
  ),
  'swords-02': scene(
    2,
    (a) =>
      halo(a, 240, 430, 190, '#fff', '#b898ff', 0.8) +
      at(240, 400, 1, 0, spin(0, 60, -40, sword(a, 360)) + spin(0, 60, 40, sword(a, 360))) +
      at(
        240,
        540 + 2 * a.osc(1),
        1,
        0,
        oval(0, 84, 66, 10, L, { opacity: 0.3 }),
        sprite(a, {
          r: 62,
          base: TARO_PEARL,
          line: '#33245c',
          face: { eyes: 'closed', mouth: 'smile' },
          armL: 'M-44 16Q-40 44 -12 30',
          armR: 'M44 16Q40 44 12 30',
        }) +
          ink('M-61 -14Q0 -32 61 -14L60 14Q0 0 -60 14Z', '#fffaf4', L, 2.6) +
          ink('M58 -6L84 -22L82 -2L96 8L60 8Z', '#fffaf4', L, 2.4),
      ) +
      banks(a),
  ),
  'swords-04': scene(
    4,
    (a) =>
      blades(a, [
        [146, 330, 180, 250],
        [240, 300, 180, 290],
        [334, 330, 180, 250],
      ]) +
      ink('M70 620Q70 560 130 560H350Q410 560 410 620V650H70Z', a.v('#fff6ff', '#c9b4ee'), L, 2.8) +
      at(240, 624, 0.95, 90, sword(a, 300)) +
      oval(150, 556, 52, 22, '#fffaff', { stroke: L, 'stroke-width': 2.6 }) +
      at(
        160,
        536 + 1.5 * a.osc(1),
        1,
        -10,
        sprite(a, { r: 44, base: TARO_PEARL, line: '#33245c', legs: false, face: { eyes: 'closed', mouth: 'smile' } }),
      ) +
      ink(
        'M180 560C186 520 260 506 330 516C372 522 386 546 384 574Q280 592 186 582Q178 574 180 560Z',
        a.v('#b9a0ec', '#7d62c0'),
        L,
        2.8,
      ) +
      each(
        [
          [230, 548],
          [280, 540],
          [330, 552],
          [256, 570],
          [310, 572],
        ],
        ([x, y]) => path(starD(x, y, 6), C.honey),
      ) +
      times(3, (i) => {
        const u = a.saw(1, i / 3)
        return stroke('M-5 -5H5L-5 5H5', '#fff', 3, {
          opacity: n(Math.sin(Math.PI * u) * 0.9),
          transform: `translate(${n(206 + 30 * u + 6 * i)} ${n(500 - 80 * u)}) scale(${n(0.8 + 0.6 * u)})`,
        })
      }) +
      banks(a),
  ),
  'swords-05': scene(
    5,
    (a) =>
      blades(a, [
        [150, 380, -14, 300],
        [240, 350, 0, 330],
        [330, 380, 14, 300],
      ]) +
      at(150, 596, 0.8, 74, sword(a, 250)) +
      at(336, 600, 0.8, -74, sword(a, 250)) +
      at(
        240,
        560 + 2 * a.osc(1),
        1,
        0,
        oval(0, 66, 50, 9, L, { opacity: 0.3 }),
        sprite(a, {
          r: 48,
          base: TARO_PEARL,
          line: '#33245c',
          face: { eyes: 'dot', mouth: 'flat', brow: 'worry' },
          armL: 'M-36 14Q-58 20 -50 40',
          armR: 'M36 14Q58 20 50 40',
        }),
      ) +
      times(3, (i) =>
        stroke(`M${70 + i * 20} ${270 + i * 44}h${120 - i * 10}q30 0 26 -22q-6 -16 -22 -8`, '#f0e8ff', 3, {
          opacity: 0.55,
          transform: `translate(${n(8 * a.osc(1, i * 0.3))} 0)`,
        }),
      ) +
      banks(a),
  ),
  'swords-06': scene(
    6,
    (a) =>
      blades(a, [
        [132, 440, -8, 270],
        [174, 424, -5, 290],
        [216, 414, -2, 300],
        [258, 414, 2, 300],
        [300, 424, 5, 290],
        [342, 440, 8, 270],
      ]) +
      at(
        240,
        580 + 3 * a.osc(1),
        1,
        1.5 * a.osc(1, 0.25),
        at(
          -62,
          -62,
          1,
          0,
          sprite(a, {
            r: 36,
            base: TARO_PEARL,
            line: '#33245c',
            legs: false,
            face: { eyes: 'closed', mouth: 'smile' },
            hat: ink('M-36 -6Q-34 -48 0 -46Q34 -48 36 -6Q0 -24 -36 -6Z', '#7d62c0', L, 2.4),
          }),
        ),
        at(
          62,
          -56,
          1,
          0,
          sprite(a, {
            r: 30,
            base: ['#f7c0c8', '#d98a9c', '#9a5068'],
            line: '#33245c',
            legs: false,
            face: { eyes: 'happy', mouth: 'smile' },
          }),
        ),
        ink('M-170 -34Q-150 44 -80 44H80Q150 44 170 -34Q0 0 -170 -34Z', a.v('#f6dcb8', '#b98458'), L, 2.8),
        stroke('M-152 -4Q0 28 152 -4M-134 18Q0 44 134 18', '#8a5a3c', 2.2, { opacity: 0.5 }),
        pearl(a, -168, -36, 8),
        pearl(a, 168, -36, 8),
      ) +
      ink(
        'M20 616Q70 600 130 612T250 612T370 612T470 608V700H20Z',
        a.v('#c9d2fb', '#7d86d8', '#4a4aa6'),
        '#3a2f74',
        2.6,
      ) +
      stroke('M70 640h40M170 656h50M290 642h44M380 660h30', '#eef0ff', 2.6, { opacity: 0.75 }),
  ),
  'swords-07': scene(
    7,
    (a) =>
      ink('M306 606L360 462L414 606Z', a.v('#fff6ff', '#b79aec'), L, 2.8) +
      ink('M342 606L360 512L378 606Z', '#5b3f94', L, 2.4) +
      stroke('M360 462V434', L, 4) +
      ink('M360 434L390 444L360 455Z', '#f7a0a4', L, 2.2) +
      blades(a, [
        [290, 520, -3, 200],
        [424, 520, 3, 200],
      ]) +
      at(
        178,
        420 + 2 * a.osc(1),
        1,
        0,
        halo(a, 0, 0, 150, '#fff', '#b898ff', 0.6),
        times(5, (i) => spin(0, 130, (i - 2) * 12 - 10, at(0, 10, 1, 0, sword(a, 300)))),
      ) +
      at(
        180,
        560 + 2 * a.osc(1),
        1,
        0,
        oval(0, 66, 50, 9, L, { opacity: 0.3 }),
        sprite(a, {
          r: 48,
          base: TARO_PEARL,
          line: '#33245c',
          face: { eyes: 'wink', mouth: 'smile' },
          armL: 'M-34 10Q-44 -20 -18 -30',
          armR: 'M34 10Q44 -20 18 -30',
          hat:
            ink('M-47 -8Q0 -26 47 -8L45 8Q0 -8 -45 8Z', '#4f3589', L, 2.2) +
            each(
              [
                [-18, 0],
                [18, 0],
              ],
              ([x, y]) => oval(x, y + 3, 9, 8, '#fff7ea') + circle(x + 2, y + 3, 4.4, '#2b131b'),
            ),
        }),
      ) +
      banks(a),
  ),
}
