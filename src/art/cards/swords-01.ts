import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, halo, leafD, stars } from '../kit/ornaments.ts'
import { sky } from '../kit/scenery.ts'
import { dropD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, stroke, times } from '../kit/svg.ts'
import { bird, crown, EDGE, fist, glints, LINE as L, peak, sword, TARO } from '../suits/swords.ts'

/** Ace of Swords: at dawn a hand from a cloud lifts the crowned sword over jagged mountains. */
export default function aceOfSwords(t: number): string {
  const a = new Art('s01', t)
  const lift = 3 * a.osc(1)
  const far = { light: ['#a788d2', '#cf9fc8'] as [string, string], dark: '#7d62b4', cap: '#fff3ee' }
  const near = { light: ['#7a67bd', '#a184cb'] as [string, string], dark: '#43338a', cap: '#fffaf6' }
  const olive = (i: number) => {
    const y = 14 + i * 15
    const x = -40 - 16 * Math.sin(i * 0.42)
    return (
      ink(leafD(0, 0, 25, 9), a.v('#dcebb0', '#8fb36c'), '#4f7040', 1.8, {
        transform: `translate(${n(x)} ${n(y)}) rotate(${n(150 - i * 6 + 3 * a.osc(1, i * 0.1))})`,
      }) +
      ink(leafD(0, 0, 22, 8), a.v('#c9dd9c', '#7da35c'), '#4f7040', 1.8, {
        transform: `translate(${n(x)} ${n(y + 6)}) rotate(${n(52 + 3 * a.osc(1, i * 0.1))})`,
      }) +
      (i % 2 ? circle(x - 6, y + 13, 5, '#7a5aa8', { stroke: '#4f7040', 'stroke-width': 1.6 }) : '')
    )
  }
  const palm = (i: number) =>
    ink(leafD(0, 0, 38 - i * 1.5, 6), a.v('#cfe6b6', '#6f9a62'), '#4f7040', 1.7, {
      transform: `translate(${n(40 + 14 * Math.sin(i * 0.4))} ${n(8 + i * 13)}) rotate(${n(28 + i * 5 + 2 * a.osc(1, 0.3 + i * 0.08))})`,
    }) +
    ink(leafD(0, 0, 26 - i, 5), a.v('#bcd8a2', '#5f8a56'), '#4f7040', 1.7, {
      transform: `translate(${n(40 + 14 * Math.sin(i * 0.4))} ${n(8 + i * 13)}) rotate(${n(120 - i * 2 + 2 * a.osc(1, 0.3 + i * 0.08))})`,
    })
  return frame(
    a,
    { suit: 'swords', mark: 1, edge: EDGE },
    sky(a, '#2a2264', '#56479e', '#9b77c0', '#eaa7bf', '#ffd9c4', '#ffe9d8') +
      stars(a, 40, 46, 440, 300, 64, 's01', { big: 8, avoid: [[240, 250, 70]] }) +
      beams(a, 240, 214, 470, 22, '#fff3ea', 0.13) +
      halo(a, 240, 230, 270, '#fff6ea', '#c39cf2', 0.95) +
      [122, 146]
        .map((r, i) =>
          circle(240, 214, r, 'none', {
            stroke: '#fff3dc',
            'stroke-width': i ? 1.4 : 2,
            'stroke-dasharray': i ? `0.1 ${n((2 * Math.PI * 146) / 90 - 0.1)}` : '',
            'stroke-linecap': 'round',
            opacity: i ? 0.9 : 0.5,
          }),
        )
        .join('') +
      cloud(a, 84 + 4 * a.osc(1), 330, 150, 52, '#fff4f2', '#d9b0de', { swirl: '#b088c8', op: 0.95 }) +
      cloud(a, 410 - 4 * a.osc(1), 268, 140, 50, '#fff4f2', '#d9b0de', { swirl: '#b088c8', op: 0.95 }) +
      cloud(a, 128 - 3 * a.osc(1), 424, 120, 38, '#fff6f2', '#eab9cf', { swirl: '#c893bd', op: 0.9 }) +
      cloud(a, 356 + 3 * a.osc(1), 410, 110, 34, '#fff6f2', '#eab9cf', { swirl: '#c893bd', op: 0.9 }) +
      bird(a, 344, 356, 0.62, 0, L) +
      bird(a, 312, 384, 0.46, 0.4, L) +
      peak(a, 66, 640, 190, 196, far) +
      peak(a, 402, 640, 210, 160, far) +
      peak(a, 180, 650, 170, 128, far) +
      path('M20 590Q120 566 240 584T470 576V640H20Z', '#ffe6e2', { opacity: 0.5 }) +
      peak(a, 118, 690, 230, 168, near) +
      peak(a, 262, 700, 190, 104, near) +
      peak(a, 410, 700, 200, 150, near) +
      peak(a, 36, 690, 150, 110, near) +
      // the six drops of light of the old card
      each(
        [
          [150, 150, 0],
          [126, 208, 0.2],
          [120, 272, 0.4],
          [330, 150, 0.6],
          [354, 208, 0.8],
          [362, 272, 0.1],
        ],
        ([x, y, p]) =>
          path(dropD(x, y + 4 * a.osc(1, p), 6.5), a.v('#fffbe6', '#ffd27c'), {
            stroke: '#b9822f',
            'stroke-width': 1.6,
            'stroke-linejoin': 'round',
          }),
      ) +
      // the arm out of the cloud
      limb('M440 590C400 590 350 566 296 532', '#efe2ff', 58, L, 2.8) +
      stroke('M430 576C396 574 356 554 318 530', '#fff', 10, { opacity: 0.5 }) +
      stroke('M420 606C384 600 344 578 306 554', '#b79ae8', 7, { opacity: 0.5 }) +
      limb('M284 566L316 506', '#ffe08f', 15, L, 2.5) +
      stroke('M286 562L314 510', '#fffaf0', 3, { 'stroke-dasharray': '0.1 8' }) +
      at(
        240,
        lift,
        1,
        0,
        at(0, 200, 1.16, 0, path('M-44 8Q0 -26 44 8Q0 22 -44 8Z', '#b8792c')),
        at(0, 468, 1.56, 0, sword(a, 234, { w: 11, line: L })),
        at(
          0,
          206,
          1.12,
          0,
          stroke('M-36 8C-58 34 -60 84 -44 122', '#5b7d45', 3.4),
          times(8, olive),
          stroke('M38 6C60 34 62 80 46 124', '#5b7d45', 3.4),
          times(9, palm),
          crown(a, L),
        ),
        at(2, 506, 1, 0, fist(a, 1, L)),
      ) +
      cloud(a, 404, 642, 230, 104, '#ffffff', '#d3bdf0', { swirl: '#a487d6', bumps: [0.5, 0.95, 0.85, 1, 0.6] }) +
      cloud(a, 306 + 3 * a.osc(1, 0.4), 668, 170, 58, '#ffffff', '#dccaf4', { swirl: '#a487d6' }) +
      // a little climber under a flag of its own
      at(
        112,
        598 - 5 * Math.abs(a.osc(1, 0.1)),
        0.86,
        0,
        stroke('M34 -6L44 -70', L, 4.5),
        ink(`M44 -70Q58 ${n(-78 + 3 * a.osc(2))} 72 -66Q60 -58 42 -52Z`, '#f6a3a6', L, 2.2),
        sprite(a, {
          r: 30,
          base: TARO,
          line: '#33245c',
          armL: 'M-24 6Q-44 -6 -42 -28',
          armR: 'M24 8Q36 4 34 -8',
          face: { eyes: 'happy', mouth: 'open' },
        }),
      ) +
      oval(112, 640, 30, 5, L, { opacity: 0.2 }) +
      cloud(a, 84 - 3 * a.osc(1, 0.4), 686, 200, 60, '#ffffff', '#dccaf4', { swirl: '#a487d6' }) +
      glints(a, [
        [206, 120, 0],
        [276, 108, 0.4],
        [92, 150, 0.7],
        [392, 176, 0.2],
        [180, 420, 0.5],
        [330, 400, 0.85],
      ]),
  )
}
