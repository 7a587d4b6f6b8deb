import { bunny } from '../kit/animals.ts'
import { beams, cloud, goldPearl, halo, leafD, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { crescentD, heartD } from '../kit/shapes.ts'
import { type Art, at, circle, each, flip, ink, n, oval, path, rect, spin, stroke, times } from '../kit/svg.ts'
import { fist, GOLD, L, majorScene } from '../suits/majors.ts'

const SEATED =
  'M-24 38C-40 48 -50 82 -62 104C-82 112 -90 130 -87 150C-90 172 -88 192 -82 206Q0 222 82 206C88 192 90 172 87 150C90 130 82 112 62 104C50 82 40 48 24 38Z'

const pillar = (a: Art, x: number): string =>
  ink(`M${x - 25} 640L${x - 22} 178H${x + 22}L${x + 25} 640Z`, a.h('#fffaf2', '#efd9cb', '#b48f92'), L, 2.8) +
  stroke(`M${x - 9} 190V632M${x + 5} 190V632`, '#c4a09c', 2.4, { opacity: 0.6 }) +
  ink(`M${x - 30} 178Q${x - 34} 160 ${x - 26} 152H${x + 26}Q${x + 34} 160 ${x + 30} 178Z`, a.v(...GOLD), L, 2.6) +
  [-16, 0, 16].map((i) => circle(x + i, 165, 4, '#fff6dc')).join('') +
  ink(`M${x - 24} 152C${x - 24} 120 ${x + 24} 120 ${x + 24} 152Z`, a.v('#fffdf8', '#f3d7cf'), L, 2.6) +
  ink(`M${x - 34} 640H${x + 34}V620Q${x} 612 ${x - 34} 620Z`, a.v(...GOLD), L, 2.6)

const veil = (a: Art): string =>
  path('M84 196Q240 160 396 196V620H84Z', a.h('#53307c', '#8a5fb8', '#9a6cc4', '#8355b0', '#4c2a72')) +
  stroke(
    'M128 190C120 320 134 460 122 610M176 182C170 300 180 420 172 600M304 182C310 300 300 420 308 600M352 190C360 320 346 460 358 610',
    '#3d2263',
    3,
    { opacity: 0.45 },
  ) +
  stroke('M150 188C146 300 156 460 146 606M330 188C334 300 324 460 334 606', '#c7a6ee', 3, { opacity: 0.5 }) +
  each(
    [
      [118, 262],
      [362, 262],
      [112, 348],
      [368, 330],
      [114, 520],
      [366, 540],
      [118, 576],
    ],
    ([x, y]) => path(crescentD(x, y, 8), '#f3d58f', { opacity: 0.75 }),
  ) +
  path(
    `M84 178Q240 140 396 178V200${times(12, (i) => `Q${383 - i * 26} ${n(224 - 30 * Math.sin(((i + 0.5) / 12) * Math.PI))} ${370 - i * 26} ${n(200 - 32 * Math.sin(((i + 1) / 12) * Math.PI))}`)}Z`,
    a.v('#7a4fb0', '#55307f'),
    { stroke: '#3d2263', 'stroke-width': 2.4 },
  ) +
  stroke('M80 176Q240 138 400 176', L, 9) +
  stroke('M80 176Q240 138 400 176', '#ffd98a', 4.5)

const throne = (a: Art): string =>
  ink(
    'M136 600V322C136 250 176 200 240 192C304 200 344 250 344 322V600Z',
    a.v('#fff6e2', '#f0cfa0', '#c48f5c'),
    L,
    2.9,
  ) +
  ink(
    'M160 600V328C160 268 194 228 240 222C286 228 320 268 320 328V600Z',
    a.v('#c85f72', '#93385a', '#6b2a4c'),
    L,
    2.5,
  ) +
  each(
    [
      [186, 300],
      [294, 300],
      [178, 350],
      [302, 350],
      [186, 398],
      [294, 398],
    ],
    ([x, y]) => path(heartD(x, y, 6), '#f2a0a4', { opacity: 0.55 }),
  ) +
  ink('M108 596V506Q108 490 124 490H152Q166 490 166 506V596Z', a.v('#fff0d0', '#d9a468'), L, 2.7) +
  ink('M372 596V506Q372 490 356 490H328Q314 490 314 506V596Z', a.v('#fff0d0', '#d9a468'), L, 2.7)

const sword = (a: Art): string =>
  ink('M0 -236L12 -212L9 0H-9L-12 -212Z', a.h('#ffffff', '#eef0ff', '#aab4dc'), L, 2.6) +
  stroke('M0 -214V-8', '#8f9ccc', 2, { opacity: 0.7 }) +
  stroke('M-5 -196V-40', '#fff', 2.6) +
  ink('M-6 4H6L5 46H-5Z', a.h('#d9808c', '#a8405c'), L, 2.4) +
  ink('M-32 -4C-20 4 20 4 32 -4C36 6 30 12 22 11H-22C-30 12 -36 6 -32 -4Z', a.v(...GOLD), L, 2.5) +
  pearl(a, 0, 4, 5.5, ['#ffd9e2', '#e8839c', '#a84a6c']) +
  goldPearl(a, 0, 50, 9)

const pan = (a: Art, x: number, load: string): string =>
  stroke(`M${x} 0L${x - 25} 62M${x} 0L${x + 25} 62M${x} 0V58`, L, 2) +
  load +
  ink(`M${x - 31} 60H${x + 31}Q${x + 24} 84 ${x} 84Q${x - 24} 84 ${x - 31} 60Z`, a.v(...GOLD, '#c9843a'), L, 2.5) +
  stroke(`M${x - 18} 68Q${x - 12} 76 ${x - 4} 78`, '#fff', 2.4, { opacity: 0.8 })

const cookie = (x: number, y: number, r: number): string =>
  at(
    x,
    y,
    1.4,
    r,
    ink('M-15 0A15 15 0 0 1 15 0L9 -3L4 2L-3 -2L-9 2Z', '#e2ad6c', L, 2.3),
    each(
      [
        [-7, -6],
        [2, -9],
        [8, -5],
      ],
      ([a, b]) => circle(a, b, 2.1, '#6b3d2c'),
    ),
  )

/** Justice between two pillars weighs a heart against a leaf; two bunnies share a cookie in exact halves. */
export default majorScene(
  11,
  ['#7a4a9c', '#c97aa4', '#f7ac8f', '#ffdc9a', '#fff3c8'],
  '#2a0f22',
  (a) => {
    const br = 2 * a.osc(1, 0.2)
    const tip = 3 * a.osc(1)
    return (
      beams(a, 240, 300, 460, 22, '#fff6d0', 0.15) +
      halo(a, 240, 250, 250, '#fff6d8', '#ffb59a', 0.9) +
      cloud(a, 110, 138, 130, 44, '#fff7ef', '#f9c4bd', { swirl: '#e59fa0' }) +
      cloud(a, 372, 132, 130, 44, '#fff7ef', '#f9c4bd', { swirl: '#e59fa0' }) +
      veil(a) +
      path('M20 606H470V700H20Z', a.v('#e9b98f', '#b9776a')) +
      times(9, (i) => stroke(`M${240 + (i - 4) * 52} 606L${240 + (i - 4) * 84} 690`, '#8f5250', 2, { opacity: 0.35 })) +
      stroke('M30 640H450M30 662H450', '#8f5250', 2, { opacity: 0.3 }) +
      throne(a) +
      pillar(a, 74) +
      pillar(a, 406) +
      ink('M112 590H368Q378 590 378 600V622H102V600Q102 590 112 590Z', a.v('#fff3dc', '#e0b487'), L, 2.7) +
      ink('M84 618H396Q406 618 406 628V652H74V628Q74 618 84 618Z', a.v('#ffedd0', '#cf9d74'), L, 2.7) +
      stroke('M96 634h60M180 634h120M324 634h60', '#a86a58', 2, { opacity: 0.4 }) +
      halo(a, 240, 340, 160, '#fff6e0', '#ffb0a8', 0.55) +
      at(
        240,
        322 + br,
        1.22,
        0,
        oval(-24, 214, 20, 9, '#8a3a4c', { stroke: L, 'stroke-width': 2.4 }) +
          oval(24, 214, 20, 9, '#8a3a4c', { stroke: L, 'stroke-width': 2.4 }),
        person(a, {
          hair: 'bob',
          hairColor: ['#e8b070', '#a8663c'],
          robe: ['#f0808a', '#b83f58'],
          trim: '#ffd98a',
          lace: '#fff6e2',
          trimY: 192,
          trimW: 88,
          bodyD: SEATED,
          line: L,
          lw: 2.4,
          face: { eyes: 'big', mouth: 'flat', blush: 0.65, iris: ['#5b3a8c', '#b79aec'] },
          faceK: 0.98,
          sleeve: '#f0808a',
          cuff: C.honey,
          armL: 'M-26 62C-50 66 -74 84 -84 96',
          armR: 'M26 62C50 62 70 54 82 42',
          front:
            ink(
              'M-26 40C-58 56 -84 112 -96 202L-66 208C-62 150 -40 96 -8 56ZM26 40C58 56 84 112 96 202L66 208C62 150 40 96 8 56Z',
              a.v('#8fb98a', '#4f7d60'),
              L,
              2.2,
            ) +
            stroke(
              'M-44 112Q-40 160 -46 200M44 112Q40 160 46 200M-14 120Q-10 160 -16 200M16 124Q14 166 18 202',
              '#8a2a44',
              2,
              { opacity: 0.4 },
            ) +
            ink('M-26 42Q0 62 26 42L32 56Q0 82 -32 56Z', a.v('#fff3d0', '#f0bd62'), L, 2.2) +
            ink('M-9 58H9V76H-9Z', '#8fc4f4', L, 2) +
            path('M-5 62H1V68H-5Z', '#fff', { opacity: 0.7 }),
          hat:
            ink(
              'M-42 -38L-48 -70L-38 -74L-26 -60L-22 -84H-10L-2 -66L2 -66L10 -84H22L26 -60L38 -74L48 -70L42 -38Q0 -54 -42 -38Z',
              a.v(...GOLD),
              L,
              2.3,
            ) + ink('M-9 -66H9V-50H-9Z', '#8fc4f4', L, 1.9),
        }),
      ) +
      at(137, 440 + br, 1, 0, sword(a)) +
      fist(137, 462 + br, 0) +
      at(
        346,
        364 + br,
        1,
        0,
        stroke('M0 14V-22', L, 8) + stroke('M0 14V-22', '#ffd98a', 4),
        spin(
          0,
          0,
          tip,
          stroke('M-44 2Q0 -10 44 2', L, 8) + stroke('M-44 2Q0 -10 44 2', '#ffd98a', 4),
          at(-44, 2, 0.86, -tip, pan(a, 0, path(heartD(0, 46, 15), '#f6808c', { stroke: L, 'stroke-width': 2.2 }))),
          at(44, 2, 0.86, -tip, pan(a, 0, ink(leafD(-15, 48, 32, 17), a.v('#d9eca0', '#8fb766'), L, 2.2))),
        ),
        circle(0, -4, 7, C.honey, { stroke: L, 'stroke-width': 2.2 }),
      ) +
      fist(344, 374 + br, 0) +
      at(122, 660, 0.72, 0, bunny(a, { line: L, face: { eyes: 'happy' } }), cookie(28, -26, 20)) +
      flip(
        358,
        660,
        0.72,
        0,
        bunny(a, { line: L, fur: ['#f3d2b0', '#c99a78'], ph: 0.4, face: { eyes: 'closed' } }),
        cookie(28, -26, 20),
      ) +
      rect(226, 656, 3, 3, '#e2ad6c') +
      circle(246, 662, 2.2, '#e2ad6c') +
      circle(258, 655, 1.8, '#e2ad6c')
    )
  },
  26,
)
