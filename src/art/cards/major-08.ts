import { sprite } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { beams, cloud, dust, flower, halo, leafD, rose, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, person } from '../kit/person.ts'
import { butterfly, flowers, grass, mountain, petals, tree } from '../kit/scenery.ts'
import { heartD, puffD, spiralD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, n, oval, path, pick, spin, stroke, times } from '../kit/svg.ts'
import { GOWN, infinity, L, majorScene, sparkles } from '../suits/majors.ts'

const woman = (a: Art) =>
  person(a, {
    hair: 'long',
    hairColor: ['#d98a5a', '#9a523a'],
    robe: ['#fffefa', '#ffeadb'],
    trim: '#fbd0c4',
    lace: '#fff',
    trimY: 192,
    trimW: 78,
    bodyD: GOWN,
    line: L,
    lw: 2.3,
    face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
    faceK: 1.02,
    hem:
      stroke('M-20 90C-34 130 -46 170 -50 206M20 90C34 130 46 170 50 206M0 96V208', '#e0a890', 2.2, { opacity: 0.5 }) +
      each(
        [
          [-52, 176],
          [-26, 160],
          [4, 178],
          [32, 160],
          [58, 178],
          [-14, 130],
          [18, 132],
        ],
        ([x, y], i) => flower(x, y, 5.5, pick(['#ffc4bc', '#fff0b8', '#e6d4ff'], i), C.honeyDeep),
      ),
    front:
      // belt of roses
      stroke('M-38 92Q0 112 38 92', '#6f9a52', 5) +
      each(
        [
          [-34, 94, 8],
          [-20, 100, 9],
          [-5, 103, 8],
          [10, 102, 9],
          [25, 98, 8],
          [37, 92, 8],
        ],
        ([x, y, r], i) => rose(a, x, y, r, i % 2 ? ['#ffe9dc', '#f0a08a'] : ['#ffc4bc', '#d9506a']),
      ),
    hat: times(7, (i) => {
      const b = Math.PI * (1.1 + (i / 6) * 0.8)
      const x = 54 * Math.cos(b)
      const y = 54 * Math.sin(b)
      return (
        ink(leafD(0, 0, 18, 8), a.v('#c9e09a', '#7aa65a'), '#55783f', 1.8, {
          transform: `translate(${n(x)} ${n(y)}) rotate(${n((b * 180) / Math.PI + 40)})`,
        }) + flower(x, y, i % 2 ? 9 : 11, pick(['#fff', '#ffb7b0', '#ffe2a0', '#e6d4ff'], i), C.honeyDeep, 5, i)
      )
    }),
  })

const tail = 'M388 620C424 628 440 590 426 560C418 544 410 538 412 524'

const lionBody = (a: Art) =>
  ink(
    'M250 500C236 560 244 620 252 654H386C424 652 428 590 402 548C388 524 372 508 360 500Z',
    a.v('#ffd38c', '#f0a550', '#dd8a40'),
    L,
    2.9,
  ) +
  ink('M330 654C316 610 340 572 376 574C416 578 424 640 398 654Z', a.v('#ffcf86', '#e99a4a'), L, 2.6) +
  path('M276 520C270 560 276 600 284 640H316C324 600 330 560 324 520Z', '#fff0d0', { opacity: 0.8 }) +
  ink(
    'M258 560C252 600 250 630 246 642Q242 660 262 660H288Q298 658 294 644C290 630 292 600 296 570',
    a.v('#ffd38c', '#f4ad5c'),
    L,
    2.6,
  ) +
  ink(
    'M340 560C344 600 346 630 348 642Q352 660 332 660H308Q298 658 302 644C306 630 304 600 302 570',
    a.v('#ffd38c', '#f4ad5c'),
    L,
    2.6,
  ) +
  stroke(tail, L, 19) +
  stroke(tail, '#f7b866', 13.5) +
  spin(
    412,
    524,
    5 * a.osc(1, 0.2),
    path(heartD(412, 508, 22), a.v('#e0763f', '#b9502f'), { stroke: L, 'stroke-width': 2.6 }),
  ) +
  stroke('M262 658V648M276 658V648M318 658V648M332 658V648M372 654V646M388 652V645', L, 2.2)

const lionHead = (a: Art) =>
  ink(
    puffD(0, 4, 122, 118, 15, 0.1),
    a.rad([
      [0, '#f59a4c'],
      [0.7, '#e0763f'],
      [1, '#b9502f'],
    ]),
    L,
    2.9,
  ) +
  times(11, (i) => {
    const b = (i / 11) * 2 * Math.PI
    return stroke(spiralD(108 * Math.cos(b), 4 + 102 * Math.sin(b), 11, 1.1, i % 2 ? 1 : -1, b), '#ffd29a', 2.4, {
      opacity: 0.55,
    })
  }) +
  path(puffD(0, 4, 98, 94, 13, 0.3), '#ffb561', { opacity: 0.75 }) +
  each(
    [
      [-66, -62],
      [58, -68],
    ],
    ([x, y]) => circle(x, y, 22, '#ffd9a0', { stroke: L, 'stroke-width': 2.6 }) + circle(x + 1, y + 3, 12, '#f7a0a4'),
  ) +
  ink(
    'M-6 -84C48 -84 80 -50 78 -4C76 46 44 76 -4 76C-54 76 -86 48 -88 -2C-90 -52 -54 -84 -6 -84Z',
    a.v('#fff0cf', '#ffd08a'),
    L,
    2.8,
  ) +
  stroke('M-6 -70V-52M-22 -64L-18 -52M10 -64L6 -52', '#e9a050', 4) +
  at(
    -12,
    -12,
    1.72,
    0,
    face(a, { eyes: 'big', mouth: 'none', gap: 22, blush: 0.85, look: [-2, -2], iris: ['#6a3a1c', '#e0a04c'] }),
  ) +
  // lower jaw, open mouth, muzzle
  ink('M-48 40C-46 84 22 84 24 40Z', a.v('#fff8ea', '#ffdfae'), L, 2.6) +
  path('M-36 38C-34 66 10 66 12 38Z', '#9c3a44', { stroke: L, 'stroke-width': 2.2 }) +
  path('M-26 52C-20 44 -4 44 2 52C-4 62 -20 62 -26 52Z', '#ff9a9a') +
  ink(
    'M-12 12C6 4 34 14 32 32C30 48 -2 50 -12 38C-22 50 -54 48 -56 32C-58 14 -30 4 -12 12Z',
    a.v('#fffdf6', '#fff0d8'),
    L,
    2.6,
  ) +
  path('M-34 43L-30 51L-26 44ZM2 44L6 51L10 43Z', '#fffdf8', {
    stroke: L,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  }) +
  ink('M-26 10Q-12 4 2 10Q0 24 -12 26Q-24 24 -26 10Z', a.v('#a8604a', '#7a3a34'), L, 2.3) +
  oval(-17, 12, 4, 2.4, '#fff', { opacity: 0.6 }) +
  stroke('M-12 26V36', L, 2.4) +
  each(
    [
      [-36, 26],
      [-42, 34],
      [-32, 36],
      [14, 26],
      [20, 34],
      [10, 36],
    ],
    ([x, y]) => circle(x, y, 1.8, '#c98a5a'),
  ) +
  stroke('M-62 28L-94 20M-62 36L-92 42M38 28L68 20M38 36L66 42', '#b9703c', 2.3, { opacity: 0.7 })

/** Strength: a gentle woman closes the mouth of a lion; three pearls watch, each less brave than the last. */
export default majorScene(
  8,
  ['#e88a6a', '#ffb070', '#ffd28a', '#ffeab4', '#fff6d8'],
  '#5a2a1c',
  (a) =>
    sun(a, 190, 250, 120, {
      rays: 32,
      len: 0.32,
      turn: 0,
      core: ['#fffdf0', '#ffe9b0'],
      ray: '#fff0c0',
      glow: ['#fffbe4', '#ffb07a'],
    }) +
    beams(a, 190, 250, 460, 22, '#fffbe6', 0.18) +
    cloud(a, 396 - 4 * a.osc(1), 300, 110, 40, '#fffaf0', '#ffd6b4', { swirl: '#eeaa80' }) +
    cloud(a, 78 + 4 * a.osc(1), 330, 110, 44, '#fffaf0', '#ffd6b4', { swirl: '#eeaa80' }) +
    mountain(a, 384, 520, 300, 290, '#8a8fd4', '#e0c4d8') +
    mountain(a, 452, 520, 180, 190, '#a99ad4', '#ecc8d0') +
    mountain(a, 60, 520, 180, 96, '#cdb0d4', '#f6d4c8') +
    tree(a, 426, 520, 0.72, ['#d9e9a6', '#86ad63'], '#55783f') +
    tree(a, 388, 514, 0.5, ['#e6edb0', '#9cbd6a'], '#55783f') +
    path('M20 500Q130 470 240 486T470 486V700H20Z', a.v('#d9e39a', '#9cc070')) +
    grass(44, 440, 506, 16, 'st1', '#8fb066', 8, 12) +
    halo(a, 178, 300, 150, '#fffaf0', '#ffdcc0', 0.6) +
    infinity(170, 158 + 3 * a.osc(1), 1.02) +
    at(166, 284 + 1.8 * a.osc(1, 0.2), 1.26, 4, woman(a)) +
    path('M20 560Q90 524 200 552T470 560V700H20Z', a.v('#c3dc9a', '#86ae68')) +
    dust(40, 560, 440, 672, 70, 'st', '#55833f', 0.35) +
    grass(44, 240, 590, 12, 'st2', '#6f9a52', 9, 26) +
    each(
      [
        [58, 556, 12],
        [92, 572, 10],
        [204, 574, 11],
        [174, 560, 9],
        [72, 598, 9],
        [222, 612, 9],
      ],
      ([x, y, r], i) =>
        stroke(`M${x} ${y}q3 14 -1 28`, '#6f9a52', 3) +
        ink(leafD(0, 0, 20, 8), '#a9cc7c', '#55783f', 1.8, {
          transform: `translate(${x} ${y + 18}) rotate(${i % 2 ? -30 : 210})`,
        }) +
        rose(
          a,
          x,
          y,
          r,
          pick(
            [
              ['#ffc4bc', '#d9506a'],
              ['#fffaf0', '#f0c48a'],
              ['#e6d4ff', '#9a7ad8'],
            ] as [string, string][],
            i,
          ),
        ),
    ) +
    each(
      [
        [120, 588, 7],
        [150, 600, 6],
        [104, 614, 6],
        [186, 596, 7],
      ],
      ([x, y, r], i) => flower(x, y, r, pick(['#fff', '#ffb7b0', '#fff0b8'], i), C.honeyDeep, 5, i),
    ) +
    oval(324, 658, 104, 12, '#3f5a30', { opacity: 0.2 }) +
    lionBody(a) +
    // the chain of roses from her belt round his neck
    each(
      [
        [196, 452, 10],
        [204, 474, 12],
        [212, 498, 10],
        [224, 520, 12],
        [240, 538, 11],
        [258, 550, 13],
        [280, 557, 12],
        [303, 559, 14],
        [326, 556, 12],
        [347, 547, 13],
        [366, 532, 11],
        [380, 514, 12],
      ],
      ([x, y, r], i) =>
        ink(leafD(0, 0, 22, 9), a.v('#c9e09a', '#7aa65a'), '#55783f', 1.8, {
          transform: `translate(${x} ${y}) rotate(${20 + i * 47})`,
        }) +
        rose(
          a,
          x,
          y,
          r,
          pick(
            [
              ['#ffc4bc', '#d9506a'],
              ['#fffaf0', '#f0c48a'],
              ['#ffd9d2', '#e8707f'],
            ] as [string, string][],
            i,
          ),
        ),
    ) +
    at(316, 420 + 1.4 * a.osc(1, 0.35), 0.9, -5 + 1 * a.osc(1, 0.3), lionHead(a)) +
    at(
      166,
      284 + 1.8 * a.osc(1, 0.2),
      1.26,
      4,
      arm('M-20 64C-30 110 10 160 84 150', { sleeve: '#fff1e6', cuff: '#f7a0a4', line: L, lw: 2.3 }),
      arm('M26 64C42 84 50 104 66 118', { sleeve: '#fff6ee', cuff: '#f7a0a4', line: L, lw: 2.3 }),
      ink(
        'M-24 42Q0 60 24 42Q36 52 38 70C40 82 28 86 20 80Q0 92 -20 80C-28 86 -40 82 -38 70Q-36 52 -24 42Z',
        a.v('#ffe0d8', '#f7a8a8'),
        L,
        2.2,
      ),
      each(
        [
          [-30, 72],
          [-16, 79],
          [0, 82],
          [16, 79],
          [30, 72],
        ],
        ([x, y]) => circle(x, y, 2.4, '#fffaf0'),
      ),
      path(heartD(0, 62, 7), '#e8607a', { stroke: L, 'stroke-width': 1.6 }),
    ) +
    butterfly(a, 392, 300 + 5 * a.osc(1, 0.3), 0.95, 14, ['#fff4fb', '#c9aef2'], L) +
    butterfly(a, 84, 420 + 4 * a.osc(1, 0.7), 0.66, -14, ['#fff0c8', C.amber], '#a86a2a', 0.3) +
    petals(a, 7, ['#ffd2cd', '#fff', '#ffe2a0'], [40, 230, 440, 460], 'st') +
    // three pearls
    at(
      206,
      632,
      0.62,
      6,
      sprite(a, { r: 34, face: { eyes: 'happy', mouth: 'open' }, armR: 'M28 -4Q44 -12 56 -6', line: '#2f1820' }),
    ) +
    at(
      148,
      636,
      0.58,
      0,
      sprite(a, {
        r: 34,
        base: ['#b08ae0', '#7a55b4', '#4f3484'],
        face: { eyes: 'round', mouth: 'smile' },
        armR: 'M26 8Q36 14 44 6',
        line: '#2f1840',
      }),
    ) +
    at(
      86 + 0.8 * a.osc(1),
      638,
      0.56,
      -6,
      sprite(a, {
        r: 34,
        base: ['#b9cf8a', '#82a860', '#55783f'],
        face: { eyes: 'closed', mouth: 'wavy', brow: 'worry', blink: false },
        line: '#26361c',
      }),
    ) +
    path(puffD(72, 664, 34, 18, 9), a.v('#b9d68c', '#7aa05a'), { stroke: '#55783f', 'stroke-width': 2 }) +
    flowers(
      [
        [120, 664],
        [180, 666],
        [236, 668],
        [424, 650],
        [408, 666],
        [56, 646],
      ],
      ['#fff', C.berryPale, C.taroPale, '#fff0b8'],
      8,
      '#6f9a52',
    ) +
    sparkles(a, [
      [92, 190],
      [258, 116],
      [360, 150],
      [410, 370],
    ]),
  8,
)
