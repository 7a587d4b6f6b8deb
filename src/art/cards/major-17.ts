import { pup } from '../kit/animals.ts'
import { dust, halo, pearl } from '../kit/ornaments.ts'
import { face } from '../kit/face.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, mountain, tree } from '../kit/scenery.ts'
import { sparkleD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, flip, ink, limb, n, oval, path, spin, stroke } from '../kit/svg.ts'
import { majorScene, ring } from '../suits/majors.ts'

const K = '#33295c'

const star = (a: Art, x: number, y: number, r: number, p: number): string =>
  circle(x, y, r * 2.1, a.glow('#ffe6c4', 0.7), { opacity: n(0.6 + 0.4 * a.osc01(1, p)) }) +
  path(starD(x, y, r, 8, 0.44), a.v('#fffdf0', '#ffdf94'), {
    stroke: '#c98a4c',
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  })

/** A milk jug, mouth to the right, around its belly. */
const jug = (a: Art): string =>
  ink('M-36 8C-50 6 -52 -20 -34 -18', 'none', K, 8) +
  stroke('M-36 8C-50 6 -52 -20 -34 -18', '#ffd98a', 3.4) +
  ink(
    'M-34 -20C-40 -8 -40 12 -32 24C-14 36 14 30 24 14L44 20Q50 0 44 -18L26 -12C14 -28 -16 -34 -34 -20Z',
    a.v('#fff6e4', '#f3c9a4', '#c98a6c'),
    K,
    2.7,
  ) +
  oval(45, 1, 7, 19, '#fffaf2', { stroke: K, 'stroke-width': 2.4 }) +
  stroke('M-14 -26C-20 -8 -18 14 -10 28M8 -22C2 -6 4 12 10 22', '#d9606f', 3) +
  oval(-22, -10, 6, 4, '#fff', { opacity: 0.8 })

/** The Star: under one great star and seven small ones she pours milk on the land and into the pool. */
export default majorScene(
  17,
  ['#141a52', '#2c3a8c', '#5f6cc0', '#a9a0dc', '#f3c9d0'],
  '#080c26',
  (a) => {
    const br = 1.8 * a.osc(1, 0.2)
    const milk = (d: string, w = 11, rim = '#7f8fd0') =>
      stroke(d, rim, w + 5) +
      stroke(d, '#fffaf2', w) +
      stroke(d, '#f3cfc0', 2.6, { 'stroke-dasharray': '12 18', 'stroke-dashoffset': n(-60 * a.t) })
    return (
      halo(a, 240, 178, 230, '#fff3d0', '#b79ae8', 0.95) +
      ring(240, 178, 116, '#fff3dc') +
      path(starD(240, 178, 96, 8, 0.4, -67.5), '#ffd9c4', { opacity: 0.5 }) +
      at(
        240,
        178,
        1 + 0.014 * a.osc(1),
        0,
        path(starD(0, 0, 88, 8, 0.46), a.v('#fffef4', '#fff0b8', '#ffcf78'), {
          stroke: '#c98a4c',
          'stroke-width': 2.8,
          'stroke-linejoin': 'round',
        }),
        circle(0, 0, 42, '#fffaf0', { opacity: 0.6 }),
        at(0, -2, 1.02, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#8a5a26', blush: 0.85 })),
      ) +
      each(
        [
          [112, 142, 19],
          [368, 142, 19],
          [76, 222, 16],
          [404, 222, 16],
          [126, 282, 20],
          [354, 282, 20],
          [84, 342, 15],
        ],
        ([x, y, r], i) => star(a, x, y, r, i * 0.14),
      ) +
      mountain(a, 100, 548, 230, 150, '#6f74c0', '#d0a9d0') +
      mountain(a, 240, 552, 200, 120, '#7f80c6', '#dab4d2') +
      mountain(a, 398, 548, 220, 170, '#6f74c0', '#d0a9d0') +
      path('M20 520Q120 496 250 512T470 500V700H20Z', a.v('#8fa8d0', '#6f8cb8')) +
      // the tree with its bird
      path('M330 520Q380 480 470 492V560H310Z', a.v('#a4c8b4', '#6fa08c')) +
      tree(a, 396, 512, 0.74, ['#b9dcb4', '#5f9a88'], '#35587a', '', ['#9a7a8c', '#5f4668']) +
      at(
        378,
        352 + 1.5 * a.osc(1, 0.4),
        1,
        0,
        ink(
          'M-24 10C-26 -8 -12 -18 2 -16C6 -30 28 -30 30 -14L42 -8L29 -4C30 14 12 22 -4 20L-34 28Q-36 20 -24 10Z',
          a.v('#fff6f0', '#f7a8a4'),
          K,
          2.4,
        ),
        path('M29 -14L44 -8L29 -4Z', '#ffb04e', { stroke: K, 'stroke-width': 2 }),
        ink('M-18 6Q-4 -6 8 4Q0 16 -18 6Z', '#f08a8c', K, 2),
        circle(20, -14, 2.6, K),
      ) +
      stroke('M372 372l-3 8M382 371l-2 8', K, 2.2) +
      each(
        [
          [404, 322, 0],
          [422, 300, 0.4],
        ],
        ([x, y, p]) =>
          stroke(`M${x} ${n(y - 3 * a.osc(1, p))}v-14q6 0 8 6`, '#fff3dc', 2.4) +
          circle(x - 3, y - 3 * a.osc(1, p), 3.6, '#fff3dc'),
      ) +
      // land
      path('M20 600Q110 566 230 576T470 548V700H20Z', a.v('#b4d8a4', '#74ac84')) +
      grass(250, 440, 590, 12, 'sr', '#4f8a68', 10, 16) +
      // pool
      ink(
        'M20 618C70 600 150 604 206 616C246 624 262 640 268 660L276 700H20Z',
        a.v('#dfe9ff', '#93acee', '#5a74c8'),
        '#44569c',
        2.6,
      ) +
      [0, 0.5]
        .map((p) => {
          const u = a.saw(1, p)
          return oval(88, 640, 16 + 60 * u, 4 + 12 * u, 'none', {
            stroke: '#fff',
            'stroke-width': 2,
            opacity: n(0.7 * (1 - u) * Math.min(1, u * 6)),
          })
        })
        .join('') +
      stroke('M150 640h34M60 668h30M196 662h40M128 676h24', '#fff', 2.6, { opacity: 0.75 }) +
      path(starD(190, 652, 16, 8, 0.44), '#fff6d0', { opacity: 0.45 }) +
      each(
        [
          [46, 628, 9],
          [64, 622, 6],
          [228, 668, 9],
          [246, 674, 7],
          [212, 676, 6],
        ],
        ([x, y, r]) => pearl(a, x, y, r),
      ) +
      halo(a, 240, 440, 150, '#fff3e4', '#e0b4e8', 0.5) +
      // streams
      milk(`M112 ${n(486 + br)}C92 500 88 560 88 640`) +
      oval(88, 640, 20, 6, '#fffaf2') +
      // five rivulets on the land
      milk(
        'M388 588C372 582 366 596 350 592S330 598 318 590M388 588C378 604 366 602 358 616S340 622 334 634M388 588C392 602 380 612 384 626S374 642 378 652M388 588C398 604 394 612 406 620S412 638 420 644M388 588C404 586 410 600 424 596',
        6,
        '#6fa58c',
      ) +
      oval(388, 588, 18, 7, '#fffaf2', { stroke: '#6fa58c', 'stroke-width': 2 }) +
      milk(`M370 ${n(486 + br)}C388 496 390 540 388 586`) +
      // she kneels: one knee on land, one foot in the water
      at(
        240,
        392 + br,
        1.2,
        0,
        ink('M20 128C60 118 96 134 104 158C106 172 96 176 84 175L-6 176Z', a.v('#f3e6ff', '#b9a0e4'), K, 2.4) +
          ink('M84 162Q108 158 116 170Q114 180 100 180H84Z', a.v(C.skin, C.skinShade), K, 2.4) +
          limb('M-40 128C-58 136 -62 156 -62 184', C.skin, 17, K, 2.4) +
          oval(-62, 194, 22, 6, '#dfe9ff', { stroke: '#fff', 'stroke-width': 2 }),
        person(a, {
          hair: 'long',
          hairColor: ['#f6ecff', '#b29ae0'],
          robe: ['#ffffff', '#cdb8f0'],
          trim: '#8f78d0',
          lace: '#fff',
          trimY: 150,
          trimW: 74,
          bodyD:
            'M-22 38C-36 48 -52 84 -72 112C-86 128 -84 148 -68 154C-40 160 -20 168 8 174C40 180 72 178 82 168C88 150 62 120 50 100C42 80 34 46 22 38Z',
          line: K,
          lw: 2.4,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.75 },
          armL: 'M-24 58C-48 58 -74 62 -92 66',
          armR: 'M24 58C48 58 70 62 92 66',
          sleeve: '#f3ecff',
          cuff: C.honey,
          front:
            ink('M-26 42Q0 60 26 42L18 58L0 66L-18 58Z', a.v('#fff3d0', '#ffd98a'), K, 2.2) +
            path(sparkleD(0, 84, 11), '#ffd36b'),
          hat:
            stroke('M-50 -28Q0 -50 50 -28', K, 7) +
            stroke('M-50 -28Q0 -50 50 -28', '#ffd98a', 3.4) +
            path(starD(0, -42, 14, 8, 0.44), '#fff3b8', { stroke: K, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
        }),
      ) +
      spin(112, 470, 2 * a.osc(1), flip(138, 470 + br, 0.86, 22, jug(a))) +
      spin(372, 470, -2 * a.osc(1), at(346, 470 + br, 0.86, 22, jug(a))) +
      circle(134, 474 + br, 10, C.skin, { stroke: K, 'stroke-width': 2.5 }) +
      circle(350, 474 + br, 10, C.skin, { stroke: K, 'stroke-width': 2.5 }) +
      dust(280, 600, 440, 672, 50, 'st', '#4f8a68', 0.35) +
      // a thirsty pup
      flip(
        326,
        668,
        0.56,
        0,
        pup(a, {
          line: K,
          up: 10 + 3 * a.osc(1),
          fur: ['#fff6ea', '#ecc9a0'],
          face: { eyes: 'happy', mouth: 'w' },
          collar: C.taroDeep,
        }),
      ) +
      flowers(
        [
          [290, 640],
          [366, 660],
          [412, 652],
          [432, 636],
          [392, 668],
        ],
        ['#fff', '#ffd2e0', '#e6d6ff'],
        8,
        '#4f8a68',
      )
    )
  },
  56,
)
