import { bunny, sprite } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, flower, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { heartD, puffD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, stroke } from '../kit/svg.ts'
import { cottage, INK as L, mug, wreath } from '../suits/cups.ts'

/** Two of Cups: two people pledge their cups under a winged lion on a staff of twisted straws. */
export default (t: number): string => {
  const a = new Art('c02', t),
    br = 2 * a.osc(1, 0.2)
  const wing = (m: 1 | -1) =>
    `<g transform="scale(${0.8 * m} 0.8) rotate(${n(-3 * a.osc(1))})">` +
    ink(
      'M16 16C40 -56 106 -98 182 -90C192 -72 186 -58 172 -52C190 -44 186 -22 164 -20C178 -8 168 14 144 10C154 22 142 38 118 32C120 46 104 54 86 46C72 60 40 54 16 40Z',
      a.v('#fff6f2', '#ffc2bd', '#e77f8f'),
      '#a0455c',
      2.9,
    ) +
    stroke('M50 8C80 -32 122 -52 164 -52M54 20C88 -6 126 -18 156 -20M58 32C88 18 114 8 136 10', '#d96d80', 2.4, {
      opacity: 0.7,
    }) +
    '</g>'
  // two straws twist around the staff like the snakes of the herald
  const snake = (m: 1 | -1, c: string, pale: string) => {
    const d = `M${m * 16} -4C${m * 40} 26 ${m * 26} 48 0 62C${-m * 26} 76 ${-m * 34} 96 0 118C${m * 22} 132 ${m * 24} 150 0 168`
    return (
      stroke(d, L, 13.5) +
      stroke(d, c, 9) +
      stroke(d, pale, 9, { 'stroke-dasharray': '7 9', 'stroke-linecap': 'butt' }) +
      circle(m * 17, -8, 10, c, { stroke: L, 'stroke-width': 2.2 }) +
      circle(m * 14, -10, 2.2, '#42232b') +
      circle(m * 21, -9, 2.2, '#42232b')
    )
  }
  const lion = at(
    240,
    176 + br,
    1,
    0,
    wing(-1),
    wing(1),
    at(
      0,
      84,
      1,
      0,
      ink('M-5 -30H5V178Q0 188 -5 178Z', a.h('#fff2c4', C.honey, '#c98a35'), L, 2.4),
      snake(-1, '#f28d9b', '#fff3ee'),
      snake(1, '#b79aec', '#fff3ee'),
    ),
    halo(a, 0, 4, 100, '#fff0c0', '#ff9fb4', 0.8),
    ink(puffD(0, 6, 58, 54, 13, 0.2), a.v('#ffc987', '#ee8a52'), L, 2.7),
    ink('M-36 -26C-44 -42 -26 -48 -20 -36ZM36 -26C44 -42 26 -48 20 -36Z', '#ffd9a0', L, 2.5),
    ink(
      'M0 -34C26 -34 38 -16 37 6C36 28 20 38 0 38C-20 38 -36 28 -37 6C-38 -16 -26 -34 0 -34Z',
      a.v('#fff0cf', '#ffd79e'),
      L,
      2.6,
    ),
    at(0, 4, 0.86, 0, face(a, { eyes: 'closed', mouth: 'w', blush: 0.8 })),
    ink('M-5 7H5L0 13Z', '#c5605a', L, 1.6),
  )
  return frame(
    a,
    { suit: 'cups', mark: 2, edge: '#3a1434' },
    sky(a, '#5a4299', '#a868b4', '#f38ea4', '#ffc0a4', '#ffe8c6') +
      stars(a, 40, 50, 440, 260, 46, 'c02', { big: 8 }) +
      beams(a, 240, 190, 470, 22, '#fff0dc', 0.13) +
      halo(a, 240, 196, 250, '#ffeccb', '#ff94b4', 0.85) +
      cloud(a, 84 + 4 * a.osc(1), 292, 140, 50, '#fff3ee', '#f7b0b6', { swirl: '#e58ba0' }) +
      cloud(a, 404 - 4 * a.osc(1), 300, 140, 50, '#fff3ee', '#f7b0b6', { swirl: '#e58ba0' }) +
      mountain(a, 240, 540, 300, 190, '#b57bbd', '#f7aeb4') +
      path('M20 344Q90 300 170 366T270 470V700H20Z', a.v('#f9c3b2', '#e58f97')) +
      path('M470 352Q400 314 330 374T210 480V700H470Z', a.v('#f6bab4', '#dd8394')) +
      stroke('M86 336Q104 372 70 400T96 470', '#fff0dc', 7, { opacity: 0.55 }) +
      cottage(a, 84, 338, 0.82, L) +
      tree(a, 402, 352, 0.62, ['#ffd0cf', '#e57e93'], '#8f3d55') +
      tree(a, 438, 366, 0.5, ['#ffdcd0', '#ee939c'], '#8f3d55') +
      petals(a, 7, ['#fff', C.berryPale], [40, 240, 450, 480], 'c2') +
      path('M20 560Q120 524 240 546T470 548V700H20Z', a.v('#cfe0a8', '#8fb673')) +
      dust(40, 566, 440, 672, 90, 'c02', '#5d8a4a', 0.35) +
      grass(44, 440, 624, 34, 'c02', '#6f9a52', 9, 34) +
      oval(128, 588, 84, 10, '#3f6a3a', { opacity: 0.22 }) +
      oval(352, 588, 84, 10, '#3f6a3a', { opacity: 0.22 }) +
      halo(a, 240, 480, 130, '#fff6dc', '#ffb9b0', 0.7) +
      lion +
      at(
        128,
        408,
        1.2,
        2 + 0.8 * a.osc(1),
        person(a, {
          hair: 'wavy',
          hairColor: ['#c5805a', '#8a5340'],
          robe: ['#fffaf6', '#ffd0cb'],
          trim: '#8fb4ee',
          lace: '#fffaf6',
          line: L,
          lw: 2.4,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.85 },
          armL: 'M-24 60C-40 76 -40 94 -28 104',
          armR: 'M24 58C36 78 46 86 56 84',
          sleeve: '#dfe9fd',
          cuff: C.honey,
          front:
            ink(
              'M-25 42C-44 62 -56 100 -58 136L-40 140C-34 104 -26 74 -8 54ZM25 42C44 62 56 100 58 136L40 140C34 104 26 74 8 54Z',
              a.v('#cfe0fb', '#8fb4ee'),
              L,
              2.2,
            ) + path(heartD(0, 62, 8), '#e8637a'),
          hat: wreath(['#fff', '#f5a3a9', '#ffd9d2']),
        }),
      ) +
      at(
        352,
        408,
        1.2,
        -2 - 0.8 * a.osc(1),
        person(a, {
          hair: 'short',
          hairColor: ['#6d5a86', '#43335f'],
          robe: ['#fff2cf', '#f4b26f'],
          trim: '#d9606f',
          lace: '#fff6e6',
          line: L,
          lw: 2.4,
          face: { eyes: 'happy', mouth: 'open', blush: 0.85 },
          armL: 'M-24 58C-36 78 -46 86 -56 84',
          armR: 'M24 60C40 76 40 94 28 104',
          sleeve: '#ffe2b2',
          cuff: '#d9606f',
          front: ink('M-25 43Q0 58 25 43L18 58L0 66L-18 58Z', '#d9606f', L, 2.2),
          hem: each(
            [
              [-30, 104],
              [0, 92],
              [30, 108],
              [-12, 116],
              [18, 78],
            ],
            ([x, y]) => flower(x, y, 6.5, '#e8747f', '#fff3c8'),
          ),
          hat: wreath(['#a9c67f', '#d9606f', '#c3dc9a'], 8),
        }),
      ) +
      mug(a, 208, 542 + br, 0.56, 'berry', { r: 8, straw: '#f28d9b' }) +
      mug(a, 272, 542 + br, 0.56, 'milk', {
        r: -8,
        straw: '#b79aec',
        face: { eyes: 'dot', mouth: 'open', blush: 0.8 },
      }) +
      circle(188, 516 + br, 9.5, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
      circle(292, 516 + br, 9.5, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
      each(
        [
          [240, 462, 9],
          [222, 444, 5],
          [258, 440, 6],
        ],
        ([x, y, s], i) => path(heartD(x, y + 4 * a.osc(1, i * 0.3), s), i ? '#fff' : '#e8637a'),
      ) +
      at(
        198,
        640,
        0.62,
        0,
        sprite(a, { r: 34, face: { eyes: 'happy' }, armR: 'M28 8L52 -12', armL: 'M-28 10L-44 22' }),
      ) +
      at(
        282,
        640,
        0.62,
        0,
        sprite(a, {
          r: 34,
          base: ['#fbc8c2', '#e58b94', '#b15a6a'],
          face: { eyes: 'happy' },
          armL: 'M-28 8L-52 -12',
          armR: 'M28 10L44 22',
        }),
      ) +
      stroke('M231 632q9 -14 18 0', '#fff', 3) +
      path(heartD(240, 612 + 2 * a.osc(1), 7), '#e8637a') +
      at(76, 656, 0.6, 0, bunny(a, { line: L, face: { eyes: 'dot', look: [2, -1] } })) +
      flowers(
        [
          [120, 652],
          [150, 664],
          [330, 660],
          [366, 646],
          [410, 660],
          [430, 636],
          [48, 620],
        ],
        ['#fff', C.berryPale, C.taroPale],
        8.5,
        '#6f9a52',
      ) +
      each(
        [
          [150, 120, 0],
          [330, 122, 0.4],
          [108, 230, 0.7],
          [376, 236, 0.2],
          [240, 96, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fff', 0.95),
      ),
  )
}
