import { butterfly, flowers, grass, mountain, petals, sky } from '../kit/scenery.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, halo, leafD, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, mirrored, n, path, rect, stroke, times } from '../kit/svg.ts'
import { aura, cat, EDGE, foam, leaf, LINE as L, lion, sunflower, wand } from '../suits/wands.ts'

/** Queen of Wands: enthroned between lions in a sunflower field with wand and sunflower, a black cat at her feet. */
export default (t: number): string => {
  const a = new Art('w13', t)
  const br = 1.8 * a.osc(1, 0.2)
  const stalk = (x: number, foot: number, y: number, r: number, turn: number, ph: number) => {
    const q = 3 * a.osc(1, ph)
    return (
      stroke(`M${x} ${foot}Q${n(x - 6)} ${n((foot + y) / 2)} ${n(x + q)} ${y}`, '#5f8a48', 6) +
      stroke(`M${x} ${foot}Q${n(x - 6)} ${n((foot + y) / 2)} ${n(x + q)} ${y}`, '#a9c67f', 2.6) +
      leaf(a, x - 2, y + 44, 30, -28, ph) +
      leaf(a, x - 2, y + 62, 30, 208, ph + 0.3) +
      sunflower(a, x + q, y, r, turn)
    )
  }
  return frame(
    a,
    { suit: 'wands', mark: 'queen', edge: EDGE },
    sky(a, '#6d3f7c', '#c9647a', '#f79a5c', '#ffcf7c', '#fff3bc') +
      stars(a, 40, 50, 440, 230, 44, 'w13', { big: 8 }) +
      beams(a, 240, 250, 470, 24, '#fff2c0', 0.17) +
      aura(a, 240, 262, 172, '#fff4c4', '#ff9c6a', 0.9) +
      cloud(a, 82 + 4 * a.osc(1), 300, 120, 44, '#fff2e0', '#f8b088', { swirl: '#e58a60' }) +
      cloud(a, 404 - 4 * a.osc(1), 276, 120, 44, '#fff2e0', '#f8b088', { swirl: '#e58a60' }) +
      mountain(a, 80, 520, 200, 116, '#b8617e', '#f6a268') +
      mountain(a, 404, 520, 210, 128, '#b8617e', '#f6a268') +
      path('M20 500Q130 470 240 488T470 482V700H20Z', a.v('#ecd688', '#b8bd66')) +
      times(26, (i) => sunflower(a, 38 + ((i * 61) % 412), 506 + ((i * 37) % 44), 7 + (i % 3), i * 11)) +
      stalk(62, 640, 456, 24, -8, 0.1) +
      stalk(420, 640, 448, 25, 8, 0.5) +
      stalk(98, 640, 512, 20, 6, 0.7) +
      stalk(386, 640, 518, 19, -6, 0.3) +
      // throne
      ink(
        'M128 628V250C128 196 176 150 240 134C304 150 352 196 352 250V628Z',
        a.v('#fff3d4', '#f3c988', '#cf8f4e'),
        L,
        2.9,
      ) +
      ink(
        'M152 620V262C152 214 190 180 240 166C290 180 328 214 328 262V620Z',
        a.v('#f2855a', '#c2504c', '#8a3344'),
        L,
        2.6,
      ) +
      times(5, (r) =>
        times(4, (c) => path(starD(168 + c * 42 + (r % 2) * 20, 234 + r * 48, 5), '#ffc79a', { opacity: 0.5 })),
      ) +
      stroke('M140 620V256C140 206 182 166 240 150C298 166 340 206 340 256V620', '#c2793a', 2.2, {
        'stroke-dasharray': '0.1 8',
      }) +
      sunflower(a, 240, 140, 27, 0) +
      each(
        [
          [196, 164, 210],
          [284, 164, -30],
          [172, 186, 225],
          [308, 186, -45],
        ],
        ([x, y, r]) =>
          ink(leafD(0, 0, 26, 11), a.v('#dcecaa', '#86ad63'), '#55783f', 2, {
            transform: `translate(${x} ${y}) rotate(${r})`,
          }),
      ) +
      lion(a, 112, 246, 26, { eyes: 'closed' }) +
      lion(a, 368, 246, 26, { eyes: 'closed' }) +
      halo(a, 240, 330, 160, '#fff6da', '#ffc07a', 0.5) +
      petals(a, 7, ['#ffd25a', '#fff0b8', C.berryPale], [50, 160, 430, 460], 'w13') +
      at(
        240,
        314 + br,
        1.3,
        0,
        person(a, {
          hair: 'long',
          hairColor: ['#ffc46a', '#e0843a'],
          robe: ['#fff6d2', '#f6c152'],
          trim: '#e5704c',
          lace: '#fffdf4',
          trimY: 212,
          trimW: 88,
          line: L,
          lw: 2.3,
          bodyD:
            'M-24 38C-38 48 -60 96 -92 132C-104 148 -104 200 -98 222C-96 230 -86 232 -76 233Q0 242 76 233C86 232 96 230 98 222C104 200 104 148 92 132C60 96 38 48 24 38Z',
          face: { eyes: 'big', mouth: 'smile', blush: 0.8, lash: true, iris: ['#6a3428', '#f0a04a'] },
          faceK: 0.98,
          hem:
            path('M-15 116Q0 122 15 116L30 240H-30Z', a.v('#f6935c', '#d9584a')) +
            stroke('M-15 118L-30 240M15 118L30 240', '#fff3cf', 4, { 'stroke-dasharray': '0.1 7' }) +
            sunflower(a, 0, 146, 10) +
            sunflower(a, -56, 158, 13, 10) +
            sunflower(a, 56, 158, 13, -10) +
            sunflower(a, -50, 196, 10, 20) +
            sunflower(a, 50, 196, 10, -20) +
            stroke('M-40 136C-52 160 -56 190 -54 232M40 136C52 160 56 190 54 232', '#c9883a', 2.4, { opacity: 0.5 }) +
            each(
              [
                [-74, 186],
                [-36, 140],
                [36, 140],
                [74, 186],
                [-38, 176],
                [38, 176],
              ],
              ([x, y], i) => path(starD(x, y, 5.5), i % 2 ? '#fff' : '#f08a4c', { opacity: 0.9 }),
            ),
          front:
            ink(
              'M-26 40C-60 60 -96 110 -112 170L-92 176C-72 128 -40 84 -10 54ZM26 40C60 60 96 110 112 170L92 176C72 128 40 84 10 54Z',
              a.v('#f58a5c', '#b9433f'),
              L,
              2.3,
            ) +
            ink('M-28 42Q0 64 28 42Q37 54 26 63Q0 80 -26 63Q-37 54 -28 42Z', '#fffaf0', L, 2.2) +
            lion(a, 0, 74, 10, { eyes: 'dot' }, '#9a5a1e') +
            stroke('M-32 112Q0 124 32 112', '#8a4a30', 6) +
            circle(0, 118, 6, C.honey, { stroke: L, 'stroke-width': 1.8 }),
          armL: 'M-26 62C-52 66 -70 78 -62 92',
          armR: 'M26 62C54 82 66 84 76 74',
          sleeve: '#ffe9a8',
          cuff: '#e5704c',
          hat:
            ink(
              'M-44 -38L-52 -74L-26 -58L0 -96L26 -58L52 -74L44 -38Q0 -54 -44 -38Z',
              a.v('#fff3c0', '#f3b040'),
              L,
              2.3,
            ) +
            each(
              [
                [-36, -56, 214],
                [36, -56, -34],
                [-14, -66, 250],
                [14, -66, -70],
              ],
              ([x, y, r]) =>
                ink(leafD(0, 0, 20, 9), a.v('#dcecaa', '#86ad63'), '#55783f', 1.8, {
                  transform: `translate(${x} ${y}) rotate(${r})`,
                }),
            ) +
            sunflower(a, 0, -60, 13) +
            each(
              [
                [-52, -77],
                [0, -99],
                [52, -77],
              ],
              ([x, y]) => circle(x, y, 5, '#ffe6d0', { stroke: L, 'stroke-width': 2 }),
            ) +
            stroke('M-44 -38Q0 -54 44 -38', '#e5604c', 4),
        }),
      ) +
      // lion arm rests
      mirrored(
        240,
        () =>
          ink('M84 470H134Q146 470 146 484V640H92Q84 560 84 470Z', a.v('#fff0cc', '#eab877', '#b9743c'), L, 2.8) +
          rect(98, 508, 34, 96, '#d9964e', { rx: 12, opacity: 0.5 }) +
          stroke('M115 524v64M107 540q8 -8 16 0M107 570q8 -8 16 0', '#fff0cc', 2.4, { opacity: 0.8 }),
      ) +
      lion(a, 126, 476, 32, { eyes: 'dot' }) +
      lion(a, 354, 476, 32, { eyes: 'dot', blink: 0.3 }) +
      at(162, 384 + br * 0.6, 1, -5, wand(a, 370, { w: 8.6, leaves: 5, ph: 0.3, ember: 1.2 })) +
      circle(166, 440 + br * 0.6, 12, C.skin, { stroke: L, 'stroke-width': 2.7 }) +
      stroke(`M160 ${n(436 + br * 0.6)}h11M159 ${n(443 + br * 0.6)}h12`, L, 1.6, { opacity: 0.5 }) +
      at(
        344,
        402 + br,
        1,
        8 + 3 * a.osc(1, 0.4),
        stroke('M0 40C2 10 4 -20 4 -50', '#5f8a48', 6.5) + stroke('M0 40C2 10 4 -20 4 -50', '#a9c67f', 2.8),
        leaf(a, 2, 0, 26, -24, 0.2),
        leaf(a, 2, -12, 26, 204, 0.6),
        sunflower(a, 4, -60, 34, 6),
      ) +
      circle(345, 410 + br, 12, C.skin, { stroke: L, 'stroke-width': 2.7 }) +
      // dais and meadow
      path('M20 622Q130 594 240 610T470 614V700H20Z', a.v('#d9d680', '#9cb05c')) +
      dust(40, 616, 440, 674, 70, 'w13', '#6f7a34', 0.4) +
      grass(44, 440, 642, 26, 'w13', '#7f9a48', 10, 22) +
      cat(a, 240, 656, 0.98, ['#6b4660', '#3c2640'], { eyes: 'round' }) +
      flowers(
        [
          [70, 650],
          [120, 640],
          [160, 660],
          [318, 658],
          [362, 642],
          [412, 654],
        ],
        ['#fff', C.berryPale, '#fff0b8'],
        8,
        '#7f9a48',
      ) +
      each(
        [
          [176, 664, 7],
          [190, 668, 5],
          [306, 670, 6],
        ],
        ([x, y, r]) => pearl(a, x, y, r, ['#b0735a', '#6a3d3a', '#3e2028']),
      ) +
      foam(a, [
        [66, 684, 34],
        [416, 684, 36],
      ]) +
      butterfly(a, 298, 604 + 5 * a.osc(1, 0.3), 0.7, 14, ['#fff4c8', C.amber], '#8a5a2c') +
      each(
        [
          [150, 130, 0],
          [330, 130, 0.4],
          [84, 250, 0.7],
          [398, 220, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
