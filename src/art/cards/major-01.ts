import { bunny } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { beams, cloud, flower, halo, leafD, pearl, rose, sparkle } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, n, oval, path, pick, rect, spin, stroke, times } from '../kit/svg.ts'
import { coin, GOLD, GOWN, infinity, L, majorScene, sparkles, sword, wand } from '../suits/majors.ts'

const hill = (a: Art, d: string, rows: string, top: string, deep: string, row: string) =>
  path(d, a.v(top, deep)) + a.clip(d, stroke(rows, row, 7, { opacity: 0.55, 'stroke-dasharray': '10 5' }))

const garden = (a: Art) =>
  hill(
    a,
    'M20 500Q120 410 250 452T470 420V640H20Z',
    'M20 492Q120 432 250 470T470 444M20 512Q120 452 250 490T470 466',
    '#c9b88a',
    '#9fb078',
    '#8a9a62',
  ) +
  hill(
    a,
    'M20 540Q90 440 200 500T470 470V660H20Z',
    times(6, (i) => `M20 ${552 + i * 18}Q90 ${458 + i * 18} 200 ${514 + i * 16}T470 ${486 + i * 16}`),
    '#bfd08a',
    '#86a860',
    '#6c9150',
  )

const pergola = (a: Art) =>
  stroke('M30 300C40 160 120 76 240 74C360 76 440 160 450 300', '#8a5638', 13) +
  stroke('M30 300C40 160 120 76 240 74C360 76 440 160 450 300', '#c99662', 7) +
  each(
    [
      [50, 236, 80],
      [66, 190, 40],
      [92, 150, 20],
      [128, 116, 0],
      [170, 92, -10],
      [216, 82, 30],
      [264, 82, 150],
      [310, 92, 190],
      [352, 116, 180],
      [388, 150, 160],
      [414, 190, 140],
      [430, 236, 100],
    ],
    ([x, y, r], i) =>
      ink(leafD(0, 0, 30, 13), a.v('#c9e09a', '#7aa65a'), '#55783f', 2, {
        transform: `translate(${x} ${y}) rotate(${n(r + 3 * a.osc(1, i * 0.13))})`,
      }) +
      ink(leafD(0, 0, 24, 10), a.v('#b9d68c', '#6c9850'), '#55783f', 2, {
        transform: `translate(${x} ${y + 6}) rotate(${n(r + 62)})`,
      }),
  ) +
  each(
    [
      [46, 262, 15],
      [56, 212, 19],
      [80, 166, 16],
      [112, 130, 20],
      [150, 100, 16],
      [192, 88, 19],
      [288, 88, 19],
      [330, 100, 16],
      [368, 130, 20],
      [400, 166, 16],
      [424, 212, 19],
      [434, 262, 15],
    ],
    ([x, y, r], i) =>
      rose(
        a,
        x,
        y,
        r,
        pick(
          [
            ['#ffd9d2', '#d9506a'],
            ['#fffaf0', '#f0c48a'],
            ['#ffc4bc', '#c8405c'],
          ] as [string, string][],
          i,
        ),
      ),
  ) +
  each(
    [
      [98, 176, 26],
      [140, 134, 20],
      [342, 134, 20],
      [384, 176, 26],
    ],
    ([x, y, l]) =>
      stroke(`M${x} ${y}v${l}`, '#55783f', 2) +
      times(3, (j) => flower(x + (j - 1) * 2, y + l + j * 7, 6 - j, pick(['#fffaf0', '#ffd2cd', '#fff'], j), C.honey)),
  )

const lily = (a: Art, x: number, y: number, k: number, r: number) =>
  at(
    x,
    y,
    k,
    r,
    stroke('M0 0C2 20 -2 34 0 54', '#6c9850', 4),
    ink(leafD(0, 0, 34, 9), a.v('#b9d68c', '#6c9850'), '#55783f', 2, { transform: 'translate(0 44) rotate(-40)' }),
    ink(
      'M0 4C-14 -2 -24 -16 -22 -30C-12 -26 -6 -20 -4 -14C-6 -26 -3 -34 0 -38C3 -34 6 -26 4 -14C6 -20 12 -26 22 -30C24 -16 14 -2 0 4Z',
      a.v('#ffffff', '#fff0d8'),
      L,
      2.2,
    ),
    stroke('M0 -2L-6 -20M0 -2L6 -20M0 -2V-24', '#e9a53f', 2),
  )

const counter = (a: Art) => {
  const cloth =
    'M66 540H414V572C404 592 388 592 378 574C368 596 348 598 338 576C328 598 308 600 298 578C288 600 266 602 256 578C246 602 226 602 216 578C206 600 184 600 174 578C164 598 142 598 134 576C124 596 104 596 96 574C88 592 74 590 66 572Z'
  return (
    ink('M64 540H416V680H64Z', a.v('#d99a62', '#a8653f'), L, 2.8) +
    times(7, (i) => stroke(`M${114 + i * 42} 586V680`, '#8a4e30', 2, { opacity: 0.5 })) +
    ink('M168 604H312V680H168Z', a.v('#fff3dc', '#f0cf9c'), L, 2.4) +
    path('M176 612H304V680H176Z', a.v('#5f7f62', '#3f5f4a')) +
    each(
      [
        [204, 640],
        [240, 634],
        [276, 640],
      ],
      ([x, y]) =>
        stroke(
          `M${x - 9} ${y - 10}L${x - 6} ${y + 10}H${x + 6}L${x + 9} ${y - 10}ZM${x + 1} ${y - 10}L${x + 5} ${y - 20}`,
          '#fff6e0',
          2.2,
          { opacity: 0.85 },
        ) +
        circle(x - 2, y + 5, 1.8, '#fff6e0') +
        circle(x + 3, y + 3, 1.8, '#fff6e0'),
    ) +
    ink(cloth, a.v('#fff8ec', '#ffe3cc'), L, 2.6) +
    each(
      [
        [114, 0],
        [154, 1],
        [194, 0],
        [235, 1],
        [277, 0],
        [318, 1],
        [358, 0],
        [396, 1],
      ],
      ([x, odd]) =>
        odd
          ? path(starD(x, 572, 8), C.honey, { stroke: '#c98a3c', 'stroke-width': 1.6 })
          : circle(x, 572, 6, '#e8707f'),
    ) +
    ink(
      'M48 528Q48 512 60 512H420Q432 512 432 528V536Q432 546 422 546H58Q48 546 48 536Z',
      a.v('#ffedc8', '#e9b878', '#c98a4e'),
      L,
      2.9,
    ) +
    stroke('M64 520H416', '#fff8e4', 3, { opacity: 0.8 })
  )
}

const barista = (a: Art) =>
  person(a, {
    hair: 'short',
    hairColor: ['#9a6248', '#6a3c30'],
    robe: ['#fffdf8', '#ffe9d4'],
    bodyD: GOWN,
    line: L,
    lw: 2.3,
    tilt: 2 + 1.2 * a.osc(1, 0.25),
    face: { eyes: 'wink', mouth: 'open', blush: 0.75 },
    faceK: 1.04,
    sleeve: '#e8707f',
    cuff: C.honey,
    armL: 'M-24 62C-48 66 -60 78 -60 98',
    armR: 'M24 62C56 66 80 36 82 -14',
    back: ink('M-24 44C-66 84 -96 150 -104 210H104C96 150 66 84 24 44Z', a.v('#c9506a', '#8a2f50'), L, 2.3),
    front:
      ink('M-30 76H30L40 210H-40Z', a.v('#9a6248', '#6a3c30'), L, 2.2) +
      stroke('M-30 78L-20 44M30 78L20 44', '#6a3c30', 5) +
      path('M-34 130H34', 'none', { stroke: '#fff0d8', 'stroke-width': 2, 'stroke-dasharray': '5 4' }) +
      at(0, 112, 0.2, 0, cup(a, { face: null, straw: C.berry, line: '#fff0d8', lw: 5 })) +
      ink(
        'M-27 42C-46 60 -66 120 -76 206L-52 210C-46 140 -34 84 -12 56ZM27 42C46 60 66 120 76 206L52 210C46 140 34 84 12 56Z',
        a.v('#f58f9a', '#c9506a', '#a83a5a'),
        L,
        2.3,
      ) +
      ink(
        'M0 60C-8 50 -22 48 -22 60C-22 72 -8 70 0 60C8 50 22 48 22 60C22 72 8 70 0 60Z',
        a.v('#ffe08f', '#e9a53f'),
        L,
        2,
      ) +
      circle(0, 60, 4.5, '#fff3cf', { stroke: L, 'stroke-width': 1.8 }),
    held:
      spin(
        82,
        -30,
        12 + 2 * a.osc(1, 0.1),
        ink('M77 -12V-96H87V-12Z', '#fffaf4', L, 2.2) +
          stroke('M79 -24L85 -30M79 -40L85 -46M79 -56L85 -62M79 -72L85 -78', '#e8707f', 4.4) +
          circle(82, -106, 34, a.glow('#fff0b0', 0.9)) +
          ink(starD(82, -108, 17), a.v('#fffbe0', '#ffd36b'), L, 2.2),
      ) +
      at(
        84,
        -27,
        1,
        8,
        ink('M-9 -8Q0 -13 9 -8L10 7Q0 12 -10 7Z', C.skin, L, 2.2),
        stroke('M-8 -2H3M-8 4H3', L, 1.6, { opacity: 0.6 }),
      ) +
      ink('M-66 108C-68 122 -66 130 -62 135C-58 130 -56 120 -56 110Z', C.skin, L, 2.2),
    hat:
      ink('M-54 -24Q0 -52 54 -24L52 -12Q0 -40 -52 -12Z', a.v(...GOLD), L, 2.2) +
      ink(starD(0, -37, 13), '#fff6dc', L, 1.8) +
      stroke('M-36 -24L-34 -16M-20 -31L-19 -22M20 -31L19 -22M36 -24L34 -16', '#c98a3c', 2.2),
  })

const flight = (a: Art) =>
  times(9, (i) => {
    const u = a.saw(1, i / 9)
    const b = Math.PI * (0.02 + u * 0.98)
    return at(
      244 + 146 * Math.cos(b),
      452 - 256 * Math.sin(b) ** 0.9,
      1,
      0,
      `<g opacity="${n(Math.min(1, 5 * u * (1 - u)))}">${pearl(a, 0, 0, 7)}</g>`,
    )
  })

/** The Magician: a barista at a tea-garden bar, straw wand raised, the four suits on the counter. */
export default majorScene(
  1,
  ['#8a5aa8', '#e08098', '#ffab84', '#ffd690', '#fff2c4'],
  '#4a1d2c',
  (a) =>
    halo(a, 240, 300, 300, '#fff8d8', '#ffb07a', 0.95) +
    beams(a, 240, 290, 430, 22, '#fffbe0', 0.17) +
    cloud(a, 92 + 4 * a.osc(1), 420, 150, 56, '#fffaf0', '#ffd0b0', { swirl: '#eeaa88' }) +
    cloud(a, 404 - 4 * a.osc(1), 392, 140, 56, '#fffaf0', '#ffd0b0', { swirl: '#eeaa88' }) +
    garden(a) +
    pergola(a) +
    infinity(236, 142 + 3 * a.osc(1), 0.96) +
    at(232, 306 + 2 * a.osc(1, 0.2), 1.22, 0, barista(a)) +
    flight(a) +
    counter(a) +
    steam(a, 98, 428, 60, '#fffaf0', 2, 14) +
    at(
      98,
      520,
      0.72,
      0,
      cup(a, { tea: 'berry', straw: false, lid: false, line: L, lw: 3.6, face: { eyes: 'happy', mouth: 'w' } }),
    ) +
    oval(170, 520, 30, 6, L, { opacity: 0.2 }) +
    ink('M150 520L158 498H182L190 520Z', a.v('#d99a62', '#a8653f'), L, 2.4) +
    at(170, 482 + 1.2 * a.osc(1, 0.4), 1, 0, coin(a, 30)) +
    at(322, 456, 0.82, 4, sword(a, 142)) +
    ink('M290 522V492Q290 486 296 486H346Q352 486 352 492V522Z', a.v('#ffe3a4', '#e0a562'), L, 2.6) +
    path('M290 500Q320 494 352 500V508Q320 503 290 508Z', '#fff8e8') +
    ink(
      'M286 490Q286 482 294 482H348Q356 482 356 490Q352 500 346 492Q340 500 332 493Q326 502 318 493Q310 500 304 493Q296 500 286 490Z',
      '#fffaf0',
      L,
      2.2,
    ) +
    at(392, 462, 0.96, 5, wand(a, 124, 0.3)) +
    ink(
      'M372 522L368 476H414L410 522Z',
      a.lin([
        [0, '#ffffff', 0.5],
        [1, '#d9f0e0', 0.75],
      ]),
      L,
      2.6,
    ) +
    path('M371 500L372.500 520H409.500L411 500Z', '#a9c67f', { opacity: 0.8 }) +
    oval(391, 476, 23, 4.5, '#ffffff', { stroke: L, 'stroke-width': 2.2, 'fill-opacity': 0.5 }) +
    // a rabbit out of the hat
    at(
      372,
      664,
      0.8,
      6 + 1.5 * a.osc(1, 0.4),
      at(0, -34 + 4 * a.osc(1, 0.3), 0.9, 0, bunny(a, { line: L, ph: 0.2, face: { eyes: 'round', mouth: 'o' } })),
      ink('M-46 -46L-36 6Q0 16 36 6L46 -46Z', a.v('#7a5aa8', '#4a3578'), L, 2.8),
      path('M-42 -26Q0 -14 42 -26L40 -14Q0 -2 -40 -14Z', C.honey),
      ink('M-58 -48Q0 -30 58 -48Q60 -38 50 -34Q0 -18 -50 -34Q-60 -38 -58 -48Z', a.v('#9a7ac8', '#654a92'), L, 2.8),
    ) +
    rect(20, 664, 440, 30, a.v('#a8c878', '#7a9f55')) +
    lily(a, 62, 622, 0.9, -8) +
    lily(a, 96, 634, 0.8, 6) +
    lily(a, 428, 622, 0.86, 8) +
    lily(a, 318, 642, 0.62, -4) +
    each(
      [
        [70, 664, 15],
        [124, 662, 14],
        [44, 656, 11],
        [160, 668, 12],
        [206, 670, 13],
        [252, 668, 11],
        [298, 670, 12],
        [436, 660, 13],
      ],
      ([x, y, r], i) =>
        ink(leafD(0, 0, 22, 9), '#8fb766', '#55783f', 1.8, {
          transform: `translate(${x} ${y}) rotate(${-150 + (i % 3) * 60})`,
        }) + rose(a, x, y, r, i % 2 ? ['#fffaf0', '#f0c48a'] : ['#ffd2cd', '#d9506a']),
    ) +
    sparkles(a, [
      [120, 250],
      [376, 322],
      [100, 338],
      [286, 150],
      [392, 236],
    ]) +
    sparkle(150, 468, 4, '#fff', 0.9),
  24,
)
