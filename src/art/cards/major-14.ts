import { sprite } from '../kit/animals.ts'
import { cup } from '../kit/boba.ts'
import { beams, cloud, dust, halo, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { grass, mountain } from '../kit/scenery.ts'
import { type Art, at, circle, ink, limb, n, oval, path, stroke } from '../kit/svg.ts'
import { fist, GOLD, L, majorScene, sparkles, wing } from '../suits/majors.ts'

const SHORT_GOWN =
  'M-24 38C-38 48 -62 104 -74 170C-76 180 -68 184 -58 185Q0 194 58 185C68 184 76 180 74 170C62 104 38 48 24 38Z'

const iris = (a: Art, x: number, y: number, k: number, c: readonly [string, string], r: number): string =>
  at(
    x,
    y,
    k,
    r + 2 * a.osc(1, x / 300),
    stroke('M0 60V0', '#5f8a48', 5),
    ink('M0 60C-20 40 -22 14 -16 -6C-6 14 0 36 0 60Z', a.v('#c3e09a', '#6f9a52'), '#4f7040', 2),
    ink('M2 60C18 44 22 24 18 6C8 20 2 40 2 60Z', a.v('#c3e09a', '#6f9a52'), '#4f7040', 2),
    ink('M0 -4C-12 -16 -12 -36 0 -44C12 -36 12 -16 0 -4Z', a.v(c[0], c[1]), '#6a4a8c', 2),
    ink('M0 -8C-10 -26 -30 -26 -32 -14C-30 -2 -24 6 -18 10C-10 8 -4 2 0 -8Z', a.v(c[0], c[1]), '#6a4a8c', 2),
    ink('M0 -8C10 -26 30 -26 32 -14C30 -2 24 6 18 10C10 8 4 2 0 -8Z', a.v(c[0], c[1]), '#6a4a8c', 2),
    ink('M0 -10C-10 -4 -10 10 0 18C10 10 10 -4 0 -10Z', c[0], '#6a4a8c', 2),
    path('M-3 -2Q0 8 3 -2Q0 -8 -3 -2Z', '#ffd36b'),
  )

/** Temperance pours milk tea from cup to cup, one foot in the water; a pearl drifts by on a slice of lemon. */
export default majorScene(
  14,
  ['#5a68b8', '#a79fdc', '#f2bccb', '#ffdcb4', '#fff3d0'],
  '#1d2a50',
  (a) => {
    const br = 2 * a.osc(1, 0.2)
    const tea = (d: string) =>
      stroke(d, '#a8683f', 17) +
      stroke(d, '#f0cfa4', 12) +
      stroke(d, '#fff6e4', 3.5, { 'stroke-dasharray': '14 16', 'stroke-dashoffset': n(-60 * a.t) })
    return (
      beams(a, 240, 262, 470, 24, '#fff6dc', 0.18) +
      halo(a, 240, 262, 220, '#fff9e0', '#ffc4b8', 0.95) +
      // a rainbow, as the iris is its flower
      ['#f7a3a6', '#ffc48a', '#ffe79a', '#c9e3a0', '#a9d0f4', '#c9b0f4']
        .map((c, k) =>
          stroke(`M${20 + k * 11} 560A${220 - k * 11} ${372 - k * 11} 0 0 1 ${460 - k * 11} 560`, c, 11.5, {
            opacity: 0.5,
          }),
        )
        .join('') +
      // the sun-crown over far peaks, where the path ends
      mountain(a, 52, 524, 150, 76, '#8f96d0', '#e9bccb') +
      mountain(a, 140, 524, 130, 64, '#a3a4d8', '#f0c8cc') +
      mountain(a, 392, 540, 240, 170, '#8f96d0', '#e9bccb') +
      halo(a, 76, 480, 100, '#fff3b8', '#ffb59a', 0.95) +
      sun(a, 76, 484, 22, { rays: 20, len: 0.7, turn: 0, glow: null }) +
      at(
        -16,
        88,
        1,
        0,
        ink('M70 404L66 378L80 388L92 368L104 388L118 378L114 404Q92 412 70 404Z', a.v(...GOLD), '#b9782f', 2.2),
      ) +
      cloud(a, 404 - 4 * a.osc(1), 330, 120, 44, '#ffffff', '#ffd9d4', { swirl: '#eeb0b4' }) +
      cloud(a, 110 + 4 * a.osc(1), 132, 120, 40, '#fdf4ff', '#d9c4ec', { swirl: '#b8a0dc' }) +
      cloud(a, 374 - 4 * a.osc(1), 128, 110, 38, '#fdf4ff', '#d9c4ec', { swirl: '#b8a0dc' }) +
      path('M20 512Q130 492 250 506T470 498V700H20Z', a.v('#d3e6a0', '#9cc07a')) +
      ink(
        'M72 506C92 522 70 532 88 546C108 560 142 566 132 592C126 608 112 620 104 640H176C184 610 190 598 178 576C164 554 120 548 108 536C98 524 104 514 84 506Z',
        a.v('#fff6d8', '#f0cf98'),
        '#c9a06a',
        2,
      ) +
      wing(a, 256, 416, 1.08, 1, 14 + 3 * a.osc(1), ['#fff6f0', '#ffd0c4', '#f0858c']) +
      wing(a, 224, 416, 1.08, -1, 14 + 3 * a.osc(1), ['#fff6f0', '#ffd0c4', '#f0858c']) +
      path('M20 580Q110 560 200 590T300 640L320 700H20Z', a.v('#bfdc8c', '#86b066')) +
      // the pool
      ink(
        'M214 700C206 660 212 628 262 616C330 602 410 604 470 596V700Z',
        a.v('#d9ecff', '#9cc0f0', '#6f90d8'),
        '#5070b8',
        2.6,
      ) +
      [0, 0.5]
        .map((p) => {
          const u = a.saw(1, p)
          return oval(282, 640, 22 + 70 * u, 5 + 12 * u, 'none', {
            stroke: '#fff',
            'stroke-width': 2,
            opacity: n(0.7 * (1 - u) * Math.min(1, u * 6)),
          })
        })
        .join('') +
      stroke('M400 634h34M240 676h36M330 622h30M396 668h30', '#fff', 2.6, { opacity: 0.8 }) +
      oval(200, 632, 34, 8, '#55833f', { opacity: 0.35 }) +
      at(
        240,
        330 + br,
        1.28,
        0,
        limb('M-26 178V224', C.skin, 17, L, 2.3) +
          ink('M-38 224Q-40 238 -30 239H-18Q-12 236 -16 224Z', a.v(C.skin, C.skinShade), L, 2.3) +
          limb('M30 178V236', C.skin, 17, L, 2.3) +
          path('M12 236H50V262H12Z', '#a9c9f4', { opacity: 0.9 }) +
          oval(31, 238, 20, 5, '#d9ecff', { stroke: '#fff', 'stroke-width': 2 }),
        person(a, {
          hair: 'wavy',
          hairColor: ['#f3a98a', '#bd6350'],
          robe: ['#ffffff', '#d9def6'],
          trim: '#b79aec',
          lace: '#fff',
          trimY: 166,
          trimW: 74,
          bodyD: SHORT_GOWN,
          line: L,
          lw: 2.3,
          face: { eyes: 'big', mouth: 'smile', blush: 0.75, look: [-1, 2.5], iris: ['#4a5aa8', '#a9c4f4'] },
          sleeve: '#fbf4ff',
          cuff: C.honey,
          armL: 'M-26 60C-50 64 -74 70 -90 68',
          armR: 'M26 62C46 74 58 88 62 102',
          front:
            ink('M-17 96H17V66H-17Z', '#fff3d8', L, 2) +
            ink('M-13 92L0 69L13 92Z', a.v('#ffd98a', '#f0a04f'), L, 2) +
            stroke('M-40 116Q0 132 40 116', '#b79aec', 4),
          hat:
            stroke('M-52 -26Q0 -52 52 -26', L, 8) +
            stroke('M-52 -26Q0 -52 52 -26', '#ffd98a', 4) +
            sun(a, 0, -44, 11, { rays: 12, len: 0.6, turn: 0, glow: null, ray: '#ffd36b', ray2: '#ffe9b0' }),
        }),
      ) +
      tea(`M166 ${n(412 + br)}C184 456 240 452 284 ${n(462 + br)}C306 468 317 474 318 ${n(490 + br)}`) +
      at(
        100,
        432 + br,
        0.6,
        68,
        cup(a, {
          tea: 'milk',
          straw: false,
          lid: false,
          line: L,
          lw: 4,
          pearls: 6,
          face: null,
        }),
      ) +
      at(
        318,
        550 + br,
        0.64,
        0,
        cup(a, {
          tea: 'taro',
          straw: false,
          lid: false,
          line: L,
          lw: 4,
          pearls: 7,
          face: { eyes: 'closed', mouth: 'smile' },
        }),
      ) +
      circle(127, 418 + br, 11, C.skin, { stroke: L, 'stroke-width': 2.5 }) +
      fist(318, 476 + br, 0) +
      dust(40, 590, 210, 670, 50, 'tp', '#55833f', 0.35) +
      grass(44, 200, 640, 14, 'tp2', '#6f9a52', 9, 20) +
      iris(a, 66, 612, 0.86, ['#fff0c0', '#f0b64f'], -8) +
      iris(a, 104, 624, 0.7, ['#e6d6ff', '#a384e4'], 8) +
      iris(a, 414, 588, 0.8, ['#e6d6ff', '#a384e4'], 6) +
      iris(a, 436, 606, 0.66, ['#fff0c0', '#f0b64f'], 12) +
      // a pearl on a slice of lemon
      at(
        374,
        646 + 2 * a.osc(1, 0.6),
        1,
        2 * a.osc(1, 0.3),
        oval(0, 12, 50, 12, '#5f86d0', { opacity: 0.4 }),
        at(
          0,
          -18,
          0.62,
          0,
          sprite(a, {
            r: 34,
            legs: false,
            line: '#2f1820',
            face: { eyes: 'happy', mouth: 'smile' },
            armL: 'M-28 10Q-46 6 -48 -12',
            armR: 'M28 10Q42 18 46 28',
          }),
        ),
        ink('M-44 2H44C42 26 -42 26 -44 2Z', a.v('#fff3a8', '#f6cf4f'), L, 2.4),
        oval(0, 2, 44, 8, '#fffbd8', { stroke: '#e0b040', 'stroke-width': 2 }),
        stroke('M0 -4V8M-22 -3L22 7M22 -3L-22 7', '#f3d060', 2),
      ) +
      sparkles(a, [
        [150, 470],
        [344, 400],
        [92, 250],
        [392, 240],
      ])
    )
  },
  20,
)
