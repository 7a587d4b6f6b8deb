import { beams, cloud, dust, halo, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { flowers, grass } from '../kit/scenery.ts'
import { crescentD, puffD, spiralD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, flip, ink, mirrored, oval, path, spin, stroke, times } from '../kit/svg.ts'
import { fist, GOLD, majorScene, sparkles, sphinx } from '../suits/majors.ts'

const K = '#33294f'

/** A tower of the tea city: a dome-lid cup with a straw. */
const tower = (a: Art, x: number, y: number, k: number, wall: [string, string], dome: string) =>
  at(
    x,
    y,
    k,
    0,
    ink('M-24 0L-28 -92H28L24 0Z', a.h(...wall), '#6a5f9a', 2.4),
    ink('M-26 -96C-26 -130 26 -130 26 -96Z', a.v('#ffffff', dome), '#6a5f9a', 2.4),
    stroke('M4 -118L10 -148', '#6a5f9a', 7),
    stroke('M4 -118L10 -148', '#f6a3a6', 3),
    ink('M-33 -98H33V-88H-33Z', '#fff6e8', '#6a5f9a', 2.2),
    each(
      [
        [-10, -66],
        [10, -66],
        [0, -36],
      ],
      ([px, py]) =>
        path(`M${px - 5} ${py + 9}V${py - 2}Q${px} ${py - 9} ${px + 5} ${py - 2}V${py + 9}Z`, '#ffcf7a', {
          stroke: '#6a5f9a',
          'stroke-width': 1.6,
        }),
    ),
  )

const canopy = (a: Art) => {
  const d =
    'M70 238Q84 118 240 108Q396 118 410 238C400 256 384 256 376 240C368 258 350 258 342 240C334 258 316 258 308 240C300 258 282 258 274 240C266 258 248 258 240 240C232 258 214 258 206 240C198 258 180 258 172 240C164 258 146 258 138 240C130 258 112 258 104 240C96 256 80 256 70 238Z'
  return (
    ink(d, a.v('#7f92e0', '#4a5fb8', '#33428c'), K, 2.8) +
    a.clip(
      d,
      path('M70 238Q84 118 240 108Q150 130 138 250Z', '#ffffff', { opacity: 0.12 }),
      stroke(
        'M240 108Q160 130 138 244M240 108Q200 140 206 244M240 108Q280 140 274 244M240 108Q320 130 342 244',
        '#2c3a7c',
        2,
        { opacity: 0.4 },
      ),
    ) +
    each(
      [
        [116, 208, 8],
        [150, 172, 10],
        [188, 206, 8],
        [196, 146, 8],
        [240, 190, 12],
        [240, 136, 7],
        [284, 146, 8],
        [292, 206, 8],
        [330, 172, 10],
        [364, 208, 8],
      ],
      ([x, y, r], i) =>
        path(starD(x, y, r + 0.8 * a.osc(1, i * 0.17)), '#ffe9a8', {
          stroke: '#f3b54a',
          'stroke-width': 1.6,
          'stroke-linejoin': 'round',
        }),
    ) +
    stroke(
      'M71 236C80 256 96 256 104 240C112 258 130 258 138 240C146 258 164 258 172 240C180 258 198 258 206 240C214 258 232 258 240 240C248 258 266 258 274 240C282 258 300 258 308 240C316 258 334 258 342 240C350 258 368 258 376 240C384 256 400 256 409 236',
      '#ffd98a',
      3.4,
    ) +
    ink('M216 112Q240 92 264 112L256 122Q240 112 224 122Z', a.v(...GOLD), K, 2.3) +
    pearl(a, 240, 94, 11)
  )
}

const driver = (a: Art) =>
  person(a, {
    hair: 'short',
    hairColor: ['#e0a868', '#a86a3c'],
    robe: ['#f4f6ff', '#b4c0ea'],
    line: K,
    lw: 2.4,
    face: { eyes: 'big', mouth: 'smile', blush: 0.7, brow: 'soft', iris: ['#2f3a7a', '#7fa0f0'] },
    faceK: 1.02,
    sleeve: '#6f86d6',
    cuff: '#f3c05f',
    armL: 'M-26 62C-54 70 -68 82 -72 98',
    armR: 'M26 62C52 70 68 66 76 50',
    front:
      ink('M-32 44Q0 60 32 44L38 112Q0 128 -38 112Z', a.v('#ffffff', '#d0d8f6', '#96a6dc'), K, 2.3) +
      ink('M-17 70H17V104H-17Z', a.v(...GOLD), K, 2) +
      path(starD(0, 88, 11), '#fff8e0', { stroke: '#c98a3c', 'stroke-width': 1.6 }) +
      stroke('M-40 118Q0 134 40 118', '#f3c05f', 7) +
      each(
        [
          [-26, 124],
          [0, 128],
          [26, 124],
        ],
        ([x, y]) => circle(x, y, 3, '#e8637a'),
      ),
    held:
      // crescents with faces on his shoulders
      each([[-1], [1]], ([m]) =>
        at(
          m * 44,
          62,
          1,
          m * 24,
          `<g transform="scale(${m} 1) rotate(180)">${path(crescentD(0, 0, 23, 0.42, 0.84), a.v('#fff6cf', '#f3b54a'), { stroke: K, 'stroke-width': 2.2, 'stroke-linejoin': 'round' })}</g>`,
          stroke(`M${m * 9} -5q${m * 3} 3 ${m * 6} 0M${m * 11} 5q${m * 2} 3 ${m * 5} 1`, '#8a5a2c', 1.9),
        ),
      ),
    hat:
      each(
        [
          [-36, -50],
          [-18, -60],
          [18, -60],
          [36, -50],
        ],
        ([x, y], i) => ink(starD(x, y, 8), '#fff3c4', K, 1.8, { transform: `rotate(${i * 7} ${x} ${y})` }),
      ) +
      ink('M-56 -24Q0 -54 56 -24L53 -10Q0 -40 -53 -10Z', a.v(...GOLD), K, 2.3) +
      ink(starD(0, -52, 24, 8, 0.56), a.v('#fffbe4', '#ffd36b'), K, 2.2) +
      circle(0, -52, 7, '#e8637a', { stroke: K, 'stroke-width': 1.8 }),
  })

/** The Chariot: a milk-tea cup on wheels under a canopy of stars, two cat sphinxes before it. */
export default majorScene(
  7,
  ['#5a78d0', '#8fb0ee', '#c9dcf8', '#ffe6d4', '#fff4d8'],
  '#1d2450',
  (a) =>
    halo(a, 240, 330, 270, '#fffaf0', '#ffdcd0', 0.9) +
    beams(a, 240, 330, 420, 22, '#ffffff', 0.16) +
    cloud(a, 84 + 4 * a.osc(1), 146, 100, 40, '#ffffff', '#ffe6e0', { swirl: '#e9b8bc' }) +
    cloud(a, 400 - 4 * a.osc(1), 150, 100, 40, '#ffffff', '#ffe6e0', { swirl: '#e9b8bc' }) +
    cloud(a, 66 - 3 * a.osc(1), 330, 110, 40, '#ffffff', '#ffe0d8', { swirl: '#e9b8bc' }) +
    // the city behind its moat
    tower(a, 62, 470, 1.1, ['#fff0e4', '#e0c4e0'], '#f7b8c0') +
    tower(a, 408, 470, 1.2, ['#fff0e4', '#e0c4e0'], '#b9c8f4') +
    tower(a, 106, 476, 0.86, ['#fdf4ff', '#cdbcec'], '#c9b0f7') +
    tower(a, 446, 474, 0.8, ['#fdf4ff', '#cdbcec'], '#f7b8c0') +
    tower(a, 366, 478, 0.7, ['#fff6e8', '#ecd0b8'], '#ffd0a3') +
    ink(
      'M20 478V446H34V454H50V446H66V454H82V446H98V454H114V446H130V454H350V446H366V454H382V446H398V454H414V446H430V454H446V446H470V478Z',
      a.v('#fff3e6', '#e0c8dc'),
      '#6a5f9a',
      2.3,
    ) +
    each([[46], [92], [388], [434]], ([x]) => path(puffD(x, 482, 30, 14, 8), a.v('#b9d88a', '#7fa868'))) +
    path('M20 490Q240 476 470 490V540H20Z', a.v('#a9c4f4', '#7a9ae0')) +
    stroke('M44 504h26M84 514h18M384 506h28M420 516h16M56 526h16M396 528h20', '#eef5ff', 2.6, { opacity: 0.85 }) +
    path('M20 534Q130 514 240 526T470 530V700H20Z', a.v('#e9d69a', '#b9a868')) +
    path('M20 566Q130 540 240 556T470 560V700H20Z', a.v('#d3dc98', '#8fb06c')) +
    // back posts
    each(
      [[104], [376]],
      ([x]) =>
        stroke(`M${x} 470V232`, K, 13) +
        stroke(`M${x} 470V232`, '#ffe3a0', 7.5) +
        stroke(
          times(7, (i) => `M${x - 4} ${266 + i * 30}L${x + 4} ${256 + i * 30}`),
          '#c98a3c',
          2.4,
        ),
    ) +
    ink('M118 446V250Q240 214 362 250V446Z', a.v('#5a6fc0', '#8a9ae0', '#c9c8f0'), K, 2.4, { opacity: 0.9 }) +
    stroke('M150 440V248M180 440V238M300 440V238M330 440V248', '#33428c', 2, { opacity: 0.3 }) +
    halo(a, 240, 310, 120, '#fff6dc', '#e0c8ff', 0.8) +
    canopy(a) +
    at(240, 326 + 1.8 * a.osc(1, 0.2), 1.14, 0, driver(a)) +
    // wand
    at(
      329,
      386 + 1.8 * a.osc(1, 0.2),
      1,
      10,
      stroke('M0 34V-74', K, 9),
      stroke('M0 34V-74', '#ffd98a', 4.4),
      ink(starD(0, -84, 14), a.v('#fffbe0', '#ffd36b'), K, 2),
    ) +
    fist(328, 386 + 1.8 * a.osc(1, 0.2), 10, K) +
    // wheels
    each(
      [
        [92, -1],
        [388, 1],
      ],
      ([x]) =>
        circle(x, 566, 50, a.v('#ffe9b8', '#e0a562'), { stroke: K, 'stroke-width': 2.8 }) +
        circle(x, 566, 36, '#8a5a48', { stroke: K, 'stroke-width': 2.3 }) +
        times(8, (i) => spin(x, 566, i * 45, stroke(`M${x} 566V531`, K, 8) + stroke(`M${x} 566V531`, '#ffe3a8', 4))) +
        pearl(a, x, 566, 13),
    ) +
    // the cup that is the car
    ink('M96 462H384L352 614Q348 632 326 632H154Q132 632 128 614Z', a.v('#f6dcb8', '#e2b486', '#b9814f'), K, 2.9) +
    a.clip(
      'M96 462H384L352 614Q348 632 326 632H154Q132 632 128 614Z',
      path(
        'M90 460H390V484C376 500 364 478 352 482C338 488 342 514 328 514C314 514 318 484 302 484C286 484 292 500 276 500C260 500 262 482 240 482C218 482 222 506 206 506C190 506 194 482 178 484C164 486 168 516 154 516C140 516 142 484 128 482C114 480 104 498 90 484Z',
        '#fffaf0',
        { opacity: 0.95 },
      ),
      times(26, (i) =>
        pearl(
          a,
          138 + (i % 9) * 26 + (Math.floor(i / 9) % 2) * 12,
          618 - Math.floor(i / 9) * 20 + 1.3 * a.osc(1, i * 0.17),
          11,
        ),
      ),
      path('M104 470L136 632H156L130 470Z', '#ffffff', { opacity: 0.3 }),
    ) +
    ink('M82 446H398Q404 446 404 454V462Q404 470 396 470H84Q76 470 76 462V454Q76 446 82 446Z', a.v(...GOLD), K, 2.7) +
    times(11, (i) => circle(100 + i * 28, 458, 3.4, i % 2 ? '#e8637a' : '#6f86d6')) +
    // winged disc and the spinning top
    at(
      240,
      526,
      1.05,
      0,
      mirrored(
        0,
        () =>
          ink(
            'M10 -8C34 -32 70 -34 96 -22C94 -14 88 -10 80 -10C86 -4 80 4 66 2C70 10 58 14 44 8C40 14 24 12 12 6Z',
            a.v('#ffffff', '#e0e6fb'),
            K,
            2.3,
          ) + stroke('M30 -10C48 -20 66 -22 80 -20M32 -2C44 -6 56 -8 66 -6', '#a9b4dc', 2),
      ),
      circle(
        0,
        -2,
        19,
        a.rad(
          [
            [0, '#fffbe6'],
            [0.6, '#ffdf8f'],
            [1, '#e9a53f'],
          ],
          0.4,
          0.35,
          0.7,
        ),
        { stroke: K, 'stroke-width': 2.4 },
      ),
      stroke(spiralD(0, -2, 11, 1.4, 1, 2.6), '#c9803a', 2.2),
    ) +
    ink(
      'M240 552C262 552 268 568 262 576L248 588V596H232V588L218 576C212 568 218 552 240 552Z',
      a.v('#ffb0b0', '#e8607a'),
      K,
      2.3,
    ) +
    stroke('M217 574H263', '#fff0d8', 3.4) +
    stroke('M240 552V542', K, 5) +
    // meadow and the two cats
    path('M20 640Q240 616 470 640V700H20Z', a.v('#c6dc98', '#7fa868')) +
    dust(40, 630, 440, 674, 50, 'ch', '#55833f', 0.35) +
    grass(44, 440, 650, 18, 'ch', '#6f9a52', 9, 14) +
    oval(136, 664, 74, 9, K, { opacity: 0.18 }) +
    oval(344, 664, 74, 9, K, { opacity: 0.18 }) +
    flip(
      134,
      660,
      0.96,
      0,
      sphinx(
        a,
        ['#7a6a9e', '#4f4374'],
        ['#6f86d6', '#40529c'],
        '#f3d9a0',
        { ink: '#1d1433', eyes: 'closed', mouth: 'w', blushColor: '#e88fae' },
        0.4,
      ),
    ) +
    at(
      346,
      660 + 1.2 * a.osc(1, 0.5),
      0.96,
      0,
      sphinx(
        a,
        ['#fffdf8', '#f0dcc8'],
        ['#ffe6b4', '#f0b25c'],
        '#d9607a',
        { eyes: 'big', look: [-3, 1], mouth: 'open', iris: ['#4c5a34', '#9cc06a'] },
        0,
      ),
    ) +
    flowers(
      [
        [54, 656],
        [428, 658],
        [204, 668],
        [276, 668],
      ],
      ['#fff', C.berryPale, C.taroPale],
      7.5,
      '#6f9a52',
    ) +
    sparkles(a, [
      [150, 300],
      [334, 316],
      [60, 250],
      [424, 262],
    ]),
  12,
)
