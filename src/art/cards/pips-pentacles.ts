import { bunny, pup, sprite } from '../kit/animals.ts'
import { backdrop, EDGE, LINE } from './backdrop.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { coin, shiningCoin } from './items.ts'
import { cloud, halo, leafD, pearl, rose } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { butterfly } from '../kit/scenery.ts'
import { Art, at, circle, each, flip, ink, n, oval, pick, stroke, times } from '../kit/svg.ts'

const L = LINE.pentacles
const scene =
  (number: number, body: (a: Art) => string) =>
  (t: number): string => {
    const a = new Art(`p${number}`, t)
    return frame(
      a,
      { suit: 'pentacles', mark: number, edge: EDGE.pentacles },
      backdrop(a, 'pentacles', number) + body(a),
    )
  }
const MATCHA_PEARL: [string, string, string] = ['#d0e2a6', '#98b972', '#5c7c44']
const sprout = (a: Art, o: Parameters<typeof sprite>[1]): string =>
  sprite(a, { base: MATCHA_PEARL, line: '#33482a', ...o })
const leafy = (a: Art, x: number, y: number, r: number, size = 34): string =>
  ink(leafD(0, 0, size, size * 0.44), a.v('#d2e6a4', '#7fa860'), '#4f7040', 2, {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(r + 2 * a.osc(1, (x + y) / 300))})`,
  })
const coins = (a: Art, list: [number, number, number][]): string =>
  list.map(([x, y, r], i) => shiningCoin(a, x, y, r, i * 0.15)).join('')

/** Ace to Ten of Pentacles by key. */
export const pentaclesPips: Record<string, (t: number) => string> = {
  'pentacles-01': scene(
    1,
    (a) =>
      stroke('M72 660V330A168 168 0 0 1 408 330V660', '#5b7d45', 9) +
      stroke('M72 660V330A168 168 0 0 1 408 330V660', '#8fb766', 4) +
      times(15, (i) => {
        const b = Math.PI * (1 - i / 14)
        const x = 240 + 168 * Math.cos(b)
        const y = 330 - 168 * Math.sin(b)
        return (
          leafy(a, x, y, i * 37, 28) +
          rose(
            a,
            x,
            y,
            12 + (i % 3) * 2,
            pick(
              [
                ['#fffaf0', '#f0c48a'],
                ['#ffdcd6', '#e58a92'],
                ['#f0e2ff', '#b497e6'],
              ] as [string, string][],
              i,
            ),
          )
        )
      }) +
      each(
        [
          [72, 420],
          [408, 420],
          [72, 510],
          [408, 510],
          [72, 600],
          [408, 600],
        ],
        ([x, y], i) => leafy(a, x, y, i % 2 ? 200 : -20, 30) + leafy(a, x, y + 16, i % 2 ? 340 : 160, 28),
      ) +
      at(
        240,
        372 + 3 * a.osc(1),
        1,
        0,
        halo(a, 0, 0, 190, '#fff3c0', '#e6e08a', 0.95),
        coin(a, 96),
        circle(0, 0, 88, 'none', {
          stroke: '#b9782f',
          'stroke-width': 2.4,
          'stroke-dasharray': '0.1 9.2',
          'stroke-linecap': 'round',
        }),
        at(0, 10, 1, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#8a5524', blush: 0.8 })),
      ) +
      cloud(a, 240, 560, 260, 88, '#ffffff', '#d5e2b4', { swirl: '#9db884', bumps: [0.5, 0.9, 0.7, 0.95, 0.55] }),
  ),
  'pentacles-02': scene(
    2,
    (a) =>
      stroke(
        'M240 350C190 270 90 280 90 350C90 420 190 430 240 350C290 270 390 280 390 350C390 420 290 430 240 350Z',
        L,
        17,
      ) +
      stroke(
        'M240 350C190 270 90 280 90 350C90 420 190 430 240 350C290 270 390 280 390 350C390 420 290 430 240 350Z',
        '#bcd98c',
        11,
      ) +
      stroke(
        'M240 350C190 270 90 280 90 350C90 420 190 430 240 350C290 270 390 280 390 350C390 420 290 430 240 350Z',
        '#f3fbd8',
        3,
        { 'stroke-dasharray': '12 18', 'stroke-dashoffset': n(-90 * a.t) },
      ) +
      at(0, 5 * a.osc(1), 1, 0, shiningCoin(a, 146, 350, 46)) +
      at(0, -5 * a.osc(1), 1, 0, shiningCoin(a, 334, 350, 46, 0.5)) +
      at(
        240,
        560 + 2 * a.osc(1, 0.2),
        1,
        0,
        oval(0, 76, 54, 9, L, { opacity: 0.25 }),
        sprout(a, {
          r: 54,
          face: { eyes: 'happy', mouth: 'open' },
          armL: 'M-42 6Q-78 -10 -84 -70',
          armR: 'M42 6Q78 -10 84 -70',
          hat:
            ink('M-40 -36Q0 -120 40 -36Q0 -52 -40 -36Z', '#e8838c', L, 2.6) +
            circle(2, -92, 9, '#fff6dc', { stroke: L, 'stroke-width': 2.4 }),
        }),
      ),
  ),
  'pentacles-03': scene(
    3,
    (a) =>
      ink(
        'M84 660V300C84 190 160 120 240 96C320 120 396 190 396 300V660H340V320C340 240 300 190 240 168C180 190 140 240 140 320V660Z',
        a.v('#fff6de', '#dcc294', '#b9986a'),
        L,
        2.8,
      ) +
      stroke('M96 420h32M96 500h32M96 580h32M352 420h32M352 500h32M352 580h32', '#9a7a4c', 2.4, { opacity: 0.6 }) +
      coins(a, [
        [240, 260, 46],
        [188, 350, 42],
        [292, 350, 42],
      ]) +
      at(190, 592, 1, 0, sprout(a, { r: 36, face: { eyes: 'happy', mouth: 'smile' }, armR: 'M28 6Q44 -6 44 -30' })) +
      at(
        290,
        592,
        1,
        0,
        sprite(a, { r: 36, line: L, face: { eyes: 'dot', mouth: 'open' }, armL: 'M-28 6Q-44 -6 -44 -30' }),
      ) +
      each(
        [
          [84, 640],
          [396, 640],
        ],
        ([x, y]) => leafy(a, x, y, -60, 40) + leafy(a, x, y, -120, 40),
      ),
  ),
  'pentacles-04': scene(
    4,
    (a) =>
      ink('M110 650V560H370V650Z', a.v('#fff3da', '#d5b684'), L, 2.8) +
      stroke('M110 590H370M180 560V590M300 560V590M240 590V650', '#9a7a4c', 2.2, { opacity: 0.5 }) +
      coins(a, [
        [136, 600, 42],
        [344, 600, 42],
      ]) +
      at(
        240,
        440 + 2 * a.osc(1),
        1,
        0,
        sprout(a, { r: 92, legs: false, face: { eyes: 'closed', mouth: 'smile' } }),
        at(0, 62, 1, 0, coin(a, 50)),
        stroke('M-84 30Q-86 78 -40 70M84 30Q86 78 40 70', '#33482a', 9),
        ink('M-50 -78L-60 -124L-26 -98L0 -138L26 -98L60 -124L50 -78Q0 -92 -50 -78Z', a.v('#fff3c0', '#f3b54a'), L, 2.8),
      ) +
      shiningCoin(a, 240, 258, 44, 0.4),
  ),
  'pentacles-06': scene(
    6,
    (a) =>
      coins(a, [
        [150, 196, 32],
        [240, 168, 36],
        [330, 196, 32],
      ]) +
      at(
        240,
        300,
        1,
        2 * a.osc(1),
        stroke('M0 -20V150M-110 0H110', L, 10) +
          stroke('M0 -20V150M-110 0H110', '#f3c873', 5) +
          circle(0, -24, 10, C.honey, { stroke: L, 'stroke-width': 2.4 }) +
          each(
            [
              [-110, 0],
              [110, 0],
            ],
            ([x]) =>
              stroke(`M${x} 0L${x - 46} 96M${x} 0L${x + 46} 96`, L, 2.4) +
              ink(
                `M${x - 54} 96H${x + 54}Q${x + 40} 130 ${x} 130Q${x - 40} 130 ${x - 54} 96Z`,
                a.v('#fff0bd', '#e0a54a'),
                L,
                2.6,
              ) +
              at(x, 74, 1, 0, coin(a, 26)),
          ),
      ) +
      at(
        150,
        596,
        1,
        0,
        sprout(a, {
          r: 42,
          face: { eyes: 'happy', mouth: 'open' },
          armL: 'M-32 4Q-46 -14 -40 -40',
          armR: 'M32 4Q46 -14 40 -40',
        }),
      ) +
      at(
        330,
        596,
        1,
        0,
        sprite(a, {
          r: 42,
          line: L,
          face: { eyes: 'happy', mouth: 'smile' },
          armL: 'M-32 4Q-46 -14 -40 -40',
          armR: 'M32 4Q46 -14 40 -40',
        }),
      ) +
      at(240, 520 + 4 * a.osc(1, 0.3), 1, 0, coin(a, 28)),
  ),
  'pentacles-07': scene(
    7,
    (a) =>
      stroke('M212 650C220 560 190 480 210 380C220 320 200 260 220 190', '#5b7d45', 9) +
      stroke('M212 650C220 560 190 480 210 380C220 320 200 260 220 190', '#8fb766', 4) +
      each(
        [
          [210, 610, -160],
          [208, 560, -20],
          [200, 500, 200],
          [204, 440, -30],
          [208, 380, 190],
          [212, 320, -20],
          [210, 260, 200],
          [218, 200, -50],
          [214, 220, -130],
        ],
        ([x, y, r]) => leafy(a, x, y, r, 62),
      ) +
      coins(a, [
        [136, 250, 36],
        [284, 232, 36],
        [130, 372, 38],
        [284, 352, 36],
        [128, 492, 36],
        [276, 468, 34],
      ]) +
      at(
        356,
        584,
        1,
        0,
        oval(0, 64, 46, 8, L, { opacity: 0.25 }),
        sprout(a, {
          r: 44,
          face: { eyes: 'dot', mouth: 'smile', look: [-2, -1] },
          armL: 'M-32 12Q-52 10 -54 -6',
          hat: ink(
            'M-58 -20Q0 -44 58 -20Q30 -26 26 -34Q20 -62 0 -62Q-20 -62 -26 -34Q-30 -26 -58 -20Z',
            a.v('#ffe9a8', '#d9a54a'),
            L,
            2.6,
          ),
        }),
        stroke('M-58 -50V66', L, 8),
        stroke('M-58 -50V66', '#d09a60', 4),
      ) +
      shiningCoin(a, 286, 622, 30, 0.6),
  ),
  'pentacles-08': scene(
    8,
    (a) =>
      ink('M330 660V150H372V660Z', a.h('#d8a878', '#9a6a46'), L, 2.8) +
      coins(a, [
        [351, 190, 34],
        [351, 268, 34],
        [351, 346, 34],
        [351, 424, 34],
        [351, 502, 34],
        [351, 580, 34],
      ]) +
      ink('M70 600H270V622H70ZM90 622H112V670H90ZM228 622H250V670H228Z', a.v('#e6bb8a', '#a8754c'), L, 2.6) +
      at(200, 566 + 1 * a.osc(1), 1, 0, coin(a, 34)) +
      at(
        126,
        516 + 2 * a.osc(1),
        1,
        0,
        sprout(a, {
          r: 58,
          legs: false,
          face: { eyes: 'closed', mouth: 'smile' },
          armR: 'M46 6Q66 -10 74 -36',
          armL: 'M-46 16Q-60 30 -40 46',
          hat: ink('M-55 -20Q0 -46 55 -20L52 -34Q0 -62 -52 -34Z', '#c98a5e', L, 2.4),
        }),
        at(
          78,
          -44,
          1,
          8 + 6 * a.osc(1, 0.2),
          stroke('M0 10V-46', L, 9) +
            stroke('M0 10V-46', '#d09a60', 5) +
            ink('M-26 -62H26V-40H-26Z', a.v('#eef0ff', '#9aa0c8'), L, 2.4),
        ),
      ) +
      at(292, 640, 1, 14, coin(a, 30)),
  ),
  'pentacles-09': scene(
    9,
    (a) =>
      each(
        [
          [96, 0],
          [384, 0],
        ],
        ([x]) => stroke(`M${x} 660V170`, L, 9) + stroke(`M${x} 660V170`, '#d8a878', 5),
      ) +
      stroke('M80 190H400M80 330H400M80 470H400', L, 8) +
      stroke('M80 190H400M80 330H400M80 470H400', '#e6bb8a', 4) +
      times(18, (i) => leafy(a, 84 + (i % 6) * 60, 190 + Math.floor(i / 6) * 140, i * 67, 36)) +
      times(8, (i) =>
        at(
          124 + (i % 4) * 78,
          400 + Math.floor(i / 4) * 130,
          1,
          0,
          each(
            [
              [-9, 0],
              [9, 0],
              [0, 14],
            ],
            ([x, y]) => pearl(a, x, y, 9, ['#c3a8ec', '#8a66c8', '#4f3589']),
          ),
        ),
      ) +
      coins(a, [
        [150, 222, 34],
        [240, 222, 34],
        [330, 222, 34],
        [150, 344, 34],
        [240, 344, 34],
        [330, 344, 34],
        [150, 478, 34],
        [240, 478, 34],
        [330, 478, 34],
      ]) +
      butterfly(a, 240, 572 + 4 * a.osc(1), 1.5, 8, ['#fff4c8', C.amber], '#8a5a2c') +
      at(130, 658, 0.7, 0, bunny(a, { line: L })),
  ),
  'pentacles-10': scene(
    10,
    (a) =>
      ink(
        'M56 664V300C56 180 140 110 240 90C340 110 424 180 424 300V664H384V312C384 220 320 160 240 142C160 160 96 220 96 312V664Z',
        a.v('#fff6de', '#dcc294', '#b9986a'),
        L,
        2.8,
      ) +
      stroke(
        'M240 188L160 252V362L240 420L320 362V252ZM240 188V560M160 252L320 362M320 252L160 362M160 362L240 500L320 362',
        '#fff3c8',
        3,
        { opacity: 0.9 },
      ) +
      coins(a, [
        [240, 188, 30],
        [160, 252, 30],
        [320, 252, 30],
        [240, 300, 30],
        [160, 362, 30],
        [320, 362, 30],
        [160, 462, 30],
        [320, 462, 30],
        [240, 420, 30],
        [240, 514, 30],
      ]) +
      at(150, 650, 0.8, 0, pup(a, { line: L, fur: ['#fffdf8', '#ead9bc'], collar: '#6a9350' })) +
      flip(330, 650, 0.8, 0, pup(a, { line: L, fur: ['#f3dcc0', '#d3a77c'], ear: '#a8704c', collar: '#d9606f' })),
  ),
}
