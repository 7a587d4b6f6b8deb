import { sprite } from '../kit/animals.ts'
import { face, type FaceOpt } from '../kit/face.ts'
import { beams, cloud, halo, pearl, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { crescentD, dropD, heartD, puffD, spiralD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, mirrored, n, oval, path, pick, spin, stroke, TAU, times } from '../kit/svg.ts'
import { GOLD, majorScene, ring, sparkles, sphinx, sword } from '../suits/majors.ts'

const K = '#33294f'
const X = 240
const Y = 356
const R = 136

const letter = (angle: number, d: string) =>
  spin(X, Y, angle, at(X, Y - R + 16, 1, 0, stroke(d, '#fff6dc', 9), stroke(d, '#6a3a2c', 4.4)))

const wheel = (a: Art) =>
  halo(a, X, Y, 240, '#fff3d0', '#f4b0e0', 0.9) +
  circle(
    X,
    Y,
    R + 4,
    a.rad([
      [0, '#e9a95c'],
      [0.8, '#d98f45'],
      [1, '#a8603a'],
    ]),
    { stroke: K, 'stroke-width': 3 },
  ) +
  circle(X, Y, R - 2, 'none', { stroke: '#ffe3a4', 'stroke-width': 2.4 }) +
  times(24, (i) => {
    const b = ((i + 0.5) / 24) * TAU
    return i % 6 === 0 || i % 6 === 5
      ? ''
      : circle(X + (R - 16) * Math.cos(b - Math.PI / 2), Y + (R - 16) * Math.sin(b - Math.PI / 2), 3.4, '#ffe9b4')
  }) +
  letter(0, 'M-9 -9H9M0 -9V10') +
  letter(90, 'M-9 10L0 -10L9 10M-5 3H5') +
  letter(180, 'M-7 10V-9H1C10 -9 10 2 1 2H-7M0 2L8 10') +
  letter(270, 'M0 -10C12 -10 12 10 0 10C-12 10 -12 -10 0 -10Z') +
  circle(
    X,
    Y,
    R - 32,
    a.rad([
      [0, '#fff6e4'],
      [0.55, '#f3d4a8'],
      [1, '#c98f5c'],
    ]),
    { stroke: K, 'stroke-width': 2.7 },
  ) +
  `<g transform="rotate(${n(45 * a.t)} ${X} ${Y})">` +
  times(8, (i) =>
    at(
      X,
      Y,
      1,
      i * 45,
      ink('M-4 -30L-3 -96H3L4 -30Z', a.v('#fff3c4', '#e9b24f'), K, 2),
      pearl(a, 0, -72, 10.5),
      circle(0, -98, 5.5, '#ffe9a8', { stroke: K, 'stroke-width': 1.8 }),
    ),
  ) +
  '</g>' +
  each(
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ],
    ([cx, cy], i) =>
      path(
        pick([starD(0, 0, 10), heartD(0, 0, 9), dropD(0, 2, 7), crescentD(-2, 0, 10)], i),
        pick(['#fffbe0', '#ffb7c0', '#bfe0fb', '#fff3b0'], i),
        {
          stroke: K,
          'stroke-width': 1.8,
          'stroke-linejoin': 'round',
          transform: `translate(${n(X + 46 * (cx * 0.924 + cy * 0.383) * 1.12)} ${n(Y + 46 * (cy * 0.924 - cx * 0.383) * 1.12)})`,
        },
      ),
  ) +
  circle(
    X,
    Y,
    36,
    a.rad(
      [
        [0, '#fffdf0'],
        [0.6, '#ffe6a8'],
        [1, '#efae4c'],
      ],
      0.4,
      0.35,
      0.7,
    ),
    { stroke: K, 'stroke-width': 2.7 },
  ) +
  at(X, Y - 4, 0.9, 0, face(a, { eyes: 'closed', mouth: 'w', ink: '#7a4a26', blush: 0.8, blink: false }))

/** A winged reader of one of the corners: wings, body, head, open book. */
const reader = (
  a: Art,
  x: number,
  y: number,
  k: number,
  body: [string, string],
  cover: string,
  head: string,
  ph: number,
  swing = 0,
) =>
  at(
    x,
    y,
    k,
    0,
    mirrored(0, () =>
      spin(
        14,
        0,
        swing * a.osc(1, ph),
        ink(
          'M14 0C26 -40 56 -62 84 -58C90 -46 86 -38 78 -36C88 -30 84 -18 72 -18C78 -8 70 2 58 0C60 10 48 16 38 10C30 18 18 14 14 0Z',
          a.v('#fffbe6', '#ffdf98', '#f0b25c'),
          K,
          2.5,
        ) + stroke('M30 -8C42 -28 58 -42 76 -46M34 2C46 -10 58 -18 70 -22', '#d9923c', 2, { opacity: 0.7 }),
      ),
    ),
    ink('M-24 -20C-36 4 -38 26 -34 40H34C38 26 36 4 24 -20Z', a.v(...body), K, 2.5),
    at(0, -34, 1, 0, head),
    ink('M0 12C-14 2 -34 2 -46 8V40C-34 34 -14 34 0 44C14 34 34 34 46 40V8C34 2 14 2 0 12Z', cover, K, 2.5),
    path('M0 17C-13 8 -30 7 -41 12V35C-30 30 -13 31 0 39C13 31 30 30 41 35V12C30 7 13 8 0 17Z', '#fffaf0'),
    stroke('M0 16V40M-34 17q12 -4 24 2M-34 25q12 -4 24 2M34 17q-12 -4 -24 2M34 25q-12 -4 -24 2', '#c9a07a', 1.8),
    each(
      [
        [-42, 26],
        [42, 26],
      ],
      ([px, py]) => circle(px, py, 7, body[0], { stroke: K, 'stroke-width': 2.3 }),
    ),
  )

const SKULL = 'M0 -30C22 -30 34 -14 34 2C34 20 20 28 0 28C-20 28 -34 20 -34 2C-34 -14 -22 -30 0 -30Z'
const look = (a: Art, o: FaceOpt) => at(0, 4, 0.72, 0, face(a, { blush: 0.7, ...o }))

const angel = (a: Art) =>
  ink(
    'M0 -40C30 -40 42 -18 40 6C40 22 34 32 24 32H-24C-34 32 -40 22 -40 6C-42 -18 -30 -40 0 -40Z',
    a.v('#ffdf98', '#e9a24c'),
    K,
    2.5,
  ) +
  ink(SKULL, a.v(C.skin, C.skinShade), K, 2.3) +
  look(a, { eyes: 'happy', mouth: 'smile' }) +
  ink(
    'M-36 0C-36 -26 -20 -38 0 -38C20 -38 36 -26 36 0C28 -4 20 -12 16 -20C8 -10 -20 -6 -36 0Z',
    a.v('#ffe6a8', '#f0b25c'),
    K,
    2.2,
  ) +
  oval(0, -48, 22, 6, 'none', { stroke: K, 'stroke-width': 7 }) +
  oval(0, -48, 22, 6, 'none', { stroke: '#ffe9a8', 'stroke-width': 3.6 })

const eagle = (a: Art) =>
  ink('M-6 -28L-14 -44L-2 -38L2 -48L8 -37L18 -42L10 -28Z', '#fffdf8', K, 2.2) +
  ink(SKULL, a.v('#fffdf8', '#f0e0cc'), K, 2.4) +
  path('M-33 8C-24 20 -12 24 0 24C12 24 24 20 33 8C32 22 18 28 0 28C-18 28 -32 22 -33 8Z', '#c98a5a', {
    opacity: 0.5,
  }) +
  look(a, { eyes: 'round', mouth: 'none' }) +
  // spectacles
  each(
    [
      [-15, 0],
      [15, 0],
    ],
    ([x]) => circle(x, 3, 11, 'none', { stroke: '#8a5638', 'stroke-width': 2.4 }),
  ) +
  stroke('M-4 1Q0 -2 4 1', '#8a5638', 2.4) +
  ink('M-8 8Q0 2 8 8Q6 18 0 22Q-6 18 -8 8Z', a.v('#ffe08f', '#f0a040'), K, 2.2)

const bull = (a: Art) =>
  mirrored(
    0,
    () =>
      ink('M20 -22C28 -30 44 -30 44 -48C54 -34 46 -12 28 -10Z', a.v('#fffaf0', '#e9d0a8'), K, 2.3) +
      ink('M30 -8C42 -16 52 -10 50 -2C44 6 36 4 30 2Z', '#b9805c', K, 2.2),
  ) +
  ink(SKULL, a.v('#d9a27a', '#a86f50'), K, 2.4) +
  path('M-12 -29C-6 -14 6 -14 12 -29Q0 -34 -12 -29Z', '#fff3e0') +
  look(a, { eyes: 'closed', mouth: 'none', blink: false }) +
  ink('M-20 16C-20 6 20 6 20 16C20 28 -20 28 -20 16Z', a.v('#ffe3d4', '#f7bfae'), K, 2.2) +
  oval(-7, 16, 2.6, 3.2, '#8a4a4a') +
  oval(7, 16, 2.6, 3.2, '#8a4a4a') +
  // he has dozed off
  circle(30 + 2 * a.osc(1), 10, 7 + 1.6 * a.osc(1), '#dff0ff', {
    stroke: '#7f9ad8',
    'stroke-width': 1.8,
    'fill-opacity': 0.7,
  })

const lion = (a: Art) =>
  ink(
    puffD(0, 0, 44, 41, 11, 0.2),
    a.rad([
      [0, '#f7a850'],
      [1, '#d9703a'],
    ]),
    K,
    2.5,
  ) +
  each(
    [
      [-24, -26],
      [24, -26],
    ],
    ([x, y]) => circle(x, y, 9, '#ffd08a', { stroke: K, 'stroke-width': 2.2 }),
  ) +
  at(0, 1, 0.9, 0, ink(SKULL, a.v('#ffe9c0', '#ffcf86'), K, 2.4)) +
  look(a, { eyes: 'dot', mouth: 'w', look: [0, 2] }) +
  path('M-4 9H4L0 13Z', '#7a3a34')

/** A striped snake that glides down the left side. */
const snake = (a: Art) => {
  const d = 'M108 226C70 240 62 284 84 300C106 316 102 346 80 362C56 378 58 420 82 432C106 444 106 468 94 486'
  return (
    stroke(d, K, 23) +
    stroke(d, '#f3c85f', 17.5) +
    stroke(d, '#e08f3c', 17.5, { 'stroke-dasharray': '5 16', 'stroke-linecap': 'butt' }) +
    stroke('M102 232C74 248 68 276 82 290', '#fff3c4', 3, { opacity: 0.7 }) +
    ink('M110 232C116 222 126 216 134 216C128 222 126 230 116 236Z', '#f3c85f', K, 2.3) +
    at(
      92,
      498,
      1,
      6 + 3 * a.osc(1, 0.3),
      stroke('M0 18V32M0 32L-6 39M0 32L6 39', '#d9506a', 3),
      ink(
        'M0 -26C20 -26 28 -8 24 8C20 22 10 26 0 26C-10 26 -20 22 -24 8C-28 -8 -20 -26 0 -26Z',
        a.v('#ffe08f', '#f0b24c'),
        K,
        2.6,
      ),
      at(0, 0, 0.58, 0, face(a, { eyes: 'happy', mouth: 'smile', gap: 18, blush: 0.8, blink: false })),
    )
  )
}

/** A jackal pup that climbs up the right side and carries the wheel on his back. */
const anubis = (a: Art) => {
  const F: [string, string] = ['#d9806a', '#a84f50']
  const limbs = (d: string) => stroke(d, K, 18) + stroke(d, F[0], 12.5)
  return (
    spin(
      300,
      548,
      6 * a.osc(1, 0.2),
      stroke('M290 540C262 556 250 584 268 596', K, 14) + stroke('M290 540C262 556 250 584 268 596', F[1], 9),
    ) +
    limbs('M304 536C292 552 296 568 306 576H318') +
    limbs('M330 526C334 548 336 560 348 564H358') +
    ink(
      'M352 430C388 450 392 516 342 540C312 554 284 552 280 534C278 518 306 512 322 492C336 474 334 448 352 430Z',
      a.v(...F),
      K,
      2.8,
    ) +
    ink('M350 452Q368 470 392 462L388 478Q364 488 344 470Z', a.v(...GOLD), K, 2.2) +
    limbs('M372 470C376 450 372 436 360 424') +
    limbs('M346 460C340 446 342 430 348 420') +
    at(
      382,
      428 + 1.5 * a.osc(1, 0.4),
      0.86,
      6,
      ink('M-28 -20L-34 -66L-6 -36Z', F[0], K, 2.9) +
        ink('M28 -20L34 -66L6 -36Z', F[0], K, 2.9) +
        path('M-25 -28L-29 -52L-13 -36ZM25 -28L29 -52L13 -36Z', '#f7c0a8'),
      ink(
        'M0 -36C26 -36 40 -18 38 4C36 24 20 32 0 32C-20 32 -36 24 -38 4C-40 -18 -26 -36 0 -36Z',
        a.v('#e09078', '#b85c58'),
        K,
        2.9,
      ),
      oval(0, 15, 16, 11, '#f7d0b4'),
      at(0, 2, 0.8, 0, face(a, { eyes: 'big', mouth: 'none', gap: 21, look: [-2, -3], iris: ['#3a2050', '#c98ad8'] })),
      oval(0, 9, 5.5, 4, '#42232b') + stroke('M-7 16Q-3.500 21 0 16Q3.500 21 7 16', '#42232b', 2.4),
      ink('M-24 -32Q0 -44 24 -32L22 -24Q0 -36 -22 -24Z', a.v(...GOLD), K, 2.2),
    )
  )
}

/** The Wheel of Fortune turns its pearls; a cat sphinx above, snake and jackal at its sides, four winged readers in the clouds. */
export default majorScene(
  10,
  ['#2c3a8c', '#5a62b8', '#9a86cc', '#e0a6c8', '#ffdcc8'],
  '#171a4a',
  (a) =>
    beams(a, X, Y, 420, 24, '#fff3e0', 0.14) +
    ring(X, Y, R + 26) +
    stars(a, 60, 240, 420, 560, 16, 'w10', { big: 2, avoid: [[X, Y, R + 10]] }) +
    cloud(a, 126, 236, 150, 56, '#fff6fb', '#e0b8e0', { swirl: '#b98ac8' }) +
    cloud(a, 356, 236, 150, 56, '#fff6fb', '#e0b8e0', { swirl: '#b98ac8' }) +
    reader(a, 112, 184, 0.84, ['#e6f0ff', '#a9c0f4'], '#6f86d6', angel(a), 0, 3) +
    reader(a, 368, 184, 0.84, ['#c98a5a', '#8a5638'], '#d9607a', eagle(a), 0.25, 3) +
    cloud(a, 92, 232, 130, 34, '#ffffff', '#ecc8e4', { swirl: '#c99ad0' }) +
    cloud(a, 388, 232, 130, 34, '#ffffff', '#ecc8e4', { swirl: '#c99ad0' }) +
    wheel(a) +
    snake(a) +
    anubis(a) +
    // the sphinx with a sword
    at(
      240,
      210 + 1.2 * a.osc(1, 0.1),
      0.72,
      0,
      at(-62, -44, 1, -14, sword(a, 132)),
      sphinx(
        a,
        ['#c9d6fb', '#94a6e6'],
        ['#fff0b4', '#f0b24c'],
        '#6f86d6',
        { eyes: 'closed', mouth: 'w', blink: false },
        0.2,
      ),
      at(-58, -16, 1, 0, circle(0, 0, 11, '#c9d6fb', { stroke: K, 'stroke-width': 2.8 })),
    ) +
    cloud(a, 96, 668, 200, 92, '#fff6fb', '#d9b0dc', { swirl: '#b98ac8' }) +
    cloud(a, 392, 668, 200, 92, '#fff6fb', '#d9b0dc', { swirl: '#b98ac8' }) +
    reader(a, 106, 596, 0.86, ['#d9a27a', '#a86f50'], '#86ad63', bull(a), 0.5) +
    reader(a, 376, 596, 0.86, ['#ffe0a8', '#f0b25c'], '#8f6fd0', lion(a), 0.75) +
    cloud(a, 90, 676, 190, 60, '#ffffff', '#ecc8e4', { swirl: '#c99ad0' }) +
    cloud(a, 398, 676, 190, 60, '#ffffff', '#ecc8e4', { swirl: '#c99ad0' }) +
    cloud(a, 244, 690, 220, 60, '#fff6fb', '#e0b8e0', { swirl: '#b98ac8' }) +
    // one who fell off and saw stars
    at(
      240,
      616 + 2 * a.osc(1, 0.6),
      0.72,
      -10,
      sprite(a, {
        r: 36,
        legs: false,
        line: '#2f1820',
        face: { eyes: 'happy', mouth: 'o', blink: false },
        armL: 'M-30 -6Q-46 -14 -52 -30',
        armR: 'M30 -6Q46 -14 52 -30',
      }),
    ) +
    times(3, (i) => {
      const b = TAU * (i / 3 + a.t)
      return path(starD(240 + 34 * Math.cos(b), 582 + 8 * Math.sin(b), 6), '#ffe9a8', {
        stroke: '#e9a53f',
        'stroke-width': 1.4,
        'stroke-linejoin': 'round',
      })
    }) +
    stroke(spiralD(240, 652, 10, 1.2, 1, 2.6), '#c99ad0', 2.4, { opacity: 0.6 }) +
    sparkles(a, [
      [178, 108],
      [302, 108],
      [52, 330],
      [428, 330],
      [180, 540],
    ]),
  20,
)
