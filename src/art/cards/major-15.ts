import { bunny } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { face } from '../kit/face.ts'
import { beams, cloud, dust, halo, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person, type PersonOpt } from '../kit/person.ts'
import { heartD, puffD, spiralD, starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, ink, limb, mirrored, n, oval, path, spin, stroke } from '../kit/svg.ts'
import { majorScene } from '../suits/majors.ts'

const K = '#2b1226'
const FUR: [string, string, string] = ['#d9809a', '#a8446c', '#6f2850']

const batWing = (a: Art): string =>
  `<g transform="rotate(${n(3 * a.osc(1, 0.2))} 40 60)">` +
  ink(
    'M30 66C40 0 84 -66 164 -84C158 -68 164 -58 182 -52C168 -36 170 -16 186 -2C164 0 152 16 156 40C138 30 122 38 116 60C102 48 88 56 82 76C66 68 48 78 40 96Z',
    a.v('#8a4f9a', '#5a2f78', '#371b50'),
    K,
    2.7,
  ) +
  stroke('M44 76C66 10 104 -46 160 -78M60 74C96 24 134 -20 178 -50M78 72C110 42 144 18 180 0', '#b98ac8', 2.6, {
    opacity: 0.6,
  }) +
  ink('M156 -84Q164 -102 176 -96Q170 -90 168 -80Z', '#f3d2a0', K, 2.2) +
  '</g>'

const flame = (a: Art, x: number, y: number, k: number, p: number): string => {
  const q = 5 * a.osc(1, p)
  return at(
    x,
    y,
    k,
    0,
    halo(a, 0, -18, 64, '#ffe3a0', '#ff7a6a', 0.8),
    ink(
      `M0 ${n(-58 - q)}C8 -38 26 -30 22 -6C20 10 8 16 0 16C-8 16 -20 10 -22 -6C-22 -20 -12 -24 -8 ${n(-40 - q)}C-4 -34 -2 -40 0 ${n(-58 - q)}Z`,
      a.v('#fff3b8', '#ffb04e', '#f2664a'),
      '#8a2c34',
      2.3,
    ),
    path('M0 -26C8 -14 12 -8 10 2Q6 10 0 10Q-6 10 -10 2C-12 -8 -4 -14 0 -26Z', '#fff8d8'),
  )
}

/** The Devil squats on a brown-sugar cup; two chained friends sip from it and could lift their loose collars off. */
export default majorScene(
  15,
  ['#160c24', '#34163e', '#66264e', '#b8485a', '#f5965e'],
  '#080410',
  (a) => {
    const br = 2.6 * a.osc(1)
    const chained = (x: number, y: number, r: number, tail: string, o: PersonOpt) =>
      at(
        x,
        y,
        0.84,
        r,
        tail +
          limb('M-14 142V170', C.skin, 14, K, 2.8) +
          limb('M14 142V170', C.skin, 14, K, 2.8) +
          oval(-16, 176, 13, 7, '#6f2850', { stroke: K, 'stroke-width': 2.6 }) +
          oval(16, 176, 13, 7, '#6f2850', { stroke: K, 'stroke-width': 2.6 }),
        person(a, {
          line: K,
          lw: 2.9,
          ...o,
          front:
            oval(0, 54, 36, 12, 'none', { stroke: K, 'stroke-width': 9 }) +
            oval(0, 54, 36, 12, 'none', { stroke: '#e9b24f', 'stroke-width': 5 }) +
            (o.front ?? ''),
          hat:
            mirrored(0, () =>
              ink('M24 -52C22 -70 32 -82 44 -82C40 -74 44 -62 42 -44Z', a.v('#fff3dc', '#f0b08a', '#c86a6a'), K, 2.6),
            ) + (o.hat ?? ''),
        }),
      )
    const chain = (d: string) =>
      stroke(d, K, 9) +
      stroke(d, '#f3c568', 5.5, { 'stroke-dasharray': '7 6' }) +
      stroke(d, '#8a5a2c', 2, { 'stroke-dasharray': '3 10', 'stroke-dashoffset': -8 })
    return (
      halo(a, 240, 290, 260, '#ff9f6a', '#c2407a', 0.8) +
      beams(a, 240, 300, 460, 20, '#ffb48a', 0.1) +
      // a cave of rock candy
      ink(
        'M20 700V40H240C150 56 104 110 92 180C60 196 84 240 66 268C52 300 80 330 62 380C50 430 66 470 54 540V700Z',
        a.v('#3d1c48', '#55254f', '#3a1836'),
        '#1d0b22',
        2.6,
      ) +
      ink(
        'M470 700V40H240C330 56 376 110 388 180C420 196 396 240 414 268C428 300 400 330 418 380C430 430 414 470 426 540V700Z',
        a.v('#3d1c48', '#55254f', '#3a1836'),
        '#1d0b22',
        2.6,
      ) +
      each(
        [
          [132, 76, 40],
          [176, 56, 30],
          [304, 56, 30],
          [348, 78, 42],
          [96, 128, 34],
          [384, 128, 34],
        ],
        ([x, y, h]) => {
          const side = `M${x - 14} ${y - 8}Q${x - 6} ${n(y + h * 0.8)} ${x} ${n(y + h * 1.5)}Q${x + 6} ${n(y + h * 0.8)} ${x + 14} ${y - 8}`
          return path(side + 'Z', a.v('#3f1e49', '#8a4a74')) + stroke(side, '#1d0b22', 2.4)
        },
      ) +
      stroke(
        'M58 220q10 8 8 22M50 330q12 6 10 24M430 240q-12 6 -8 24M426 350q-10 10 -4 26M70 150q8 4 8 14',
        '#a85a7c',
        2.6,
        { opacity: 0.6 },
      ) +
      cloud(a, 96 + 3 * a.osc(1), 456, 130, 42, '#a8506e', '#6f2f58', { swirl: '#e08a92', op: 0.8 }) +
      cloud(a, 390 - 3 * a.osc(1), 446, 130, 42, '#a8506e', '#6f2f58', { swirl: '#e08a92', op: 0.8 }) +
      path('M20 590Q130 572 240 584T470 580V700H20Z', a.v('#7a3a58', '#3f1c3e')) +
      dust(44, 596, 436, 672, 80, 'dv', '#f0a08a', 0.35) +
      // bat wings and horns
      at(
        240,
        292 + br,
        1,
        0,
        mirrored(0, () => batWing(a)),
      ) +
      // the pedestal is a big cup of brown sugar
      ink(
        'M146 504L164 666Q166 676 176 676H304Q314 676 316 666L334 504Z',
        a.v('#c88a5c', '#8a4f3a', '#57302c'),
        K,
        2.9,
      ) +
      a.clip(
        'M146 504L164 666Q166 676 176 676H304Q314 676 316 666L334 504Z',
        path(
          'M140 520C160 520 158 566 170 566C184 566 178 534 194 534C212 534 206 598 220 598C234 598 228 540 246 540C262 540 258 576 272 576C286 576 284 530 300 530C314 530 316 556 326 556C336 556 336 520 344 520V500H140Z',
          '#f3cfa0',
        ),
        path('M146 504L164 680H182L166 504Z', '#fff', { opacity: 0.18 }),
        each(
          [
            [184, 662],
            [204, 664],
            [226, 662],
            [248, 664],
            [270, 662],
            [292, 664],
            [194, 645],
            [214, 646],
            [237, 645],
            [259, 647],
            [282, 645],
            [226, 629],
            [250, 629],
          ],
          ([x, y]) => pearl(a, x, y, 11.5, ['#7a4a44', '#43242e', '#26131c']),
        ),
      ) +
      ink(
        'M132 490Q132 480 142 480H338Q348 480 348 490V500Q348 512 336 512H144Q132 512 132 500Z',
        a.v('#ffe3b8', '#e0a468', '#a86a48'),
        K,
        2.8,
      ) +
      circle(240, 552, 15, 'none', { stroke: K, 'stroke-width': 9 }) +
      circle(240, 552, 15, 'none', { stroke: '#f3c568', 'stroke-width': 5 }) +
      // the devil
      at(
        240,
        306 + br,
        1.26,
        0,
        spin(
          40,
          120,
          5 * a.osc(1, 0.3),
          stroke('M40 128C84 142 108 118 94 88', K, 10) +
            stroke('M40 128C84 142 108 118 94 88', '#c85a80', 5) +
            path(heartD(92, 76, 14), '#f0707e', { stroke: K, 'stroke-width': 2.4 }),
        ),
        ink('M-30 40C-58 60 -66 110 -56 140Q0 158 56 140C66 110 58 60 30 40Z', a.v(...FUR), K, 2.4),
        ink(puffD(0, 100, 32, 34, 9), a.v('#f7c0b8', '#d98a96'), '#a8446c', 1.8),
        circle(0, 112, 2.6, '#a8446c'),
        mirrored(
          0,
          () =>
            ink('M16 116C54 104 74 124 62 142C50 156 24 154 14 142Z', a.v('#c85a80', '#7a2c54'), K, 2.4) +
            ink('M38 138Q58 130 70 144Q70 152 62 153H38Q30 146 38 138Z', '#3a1a30', K, 2.2) +
            stroke('M54 138V150', '#a8446c', 2),
        ),
        // raised palm, lowered torch
        limb('M-34 62C-64 74 -100 64 -105 36', '#c85a80', 18, K, 2.4),
        limb('M34 62C60 74 78 72 94 60', '#c85a80', 18, K, 2.4),
        spin(
          100,
          58,
          128,
          ink('M94 16H106L104 76H96Z', a.h('#e9b880', '#8a5638'), K, 2.3),
          ink('M90 20L94 4H106L110 20Z', a.v('#ffd98a', '#b9782f'), K, 2.3),
        ),
        flame(a, 136, 84, 0.66, 0.2),
        circle(101, 58, 11, '#d9809a', { stroke: K, 'stroke-width': 2.3 }),
        at(
          -22,
          20,
          1,
          0,
          ink(
            'M-98 4C-100 -14 -94 -30 -90 -30C-86 -30 -87 -16 -86 -14C-86 -30 -84 -38 -80 -38C-76 -38 -77 -22 -76 -14C-75 -24 -72 -30 -68 -28C-64 -24 -68 6 -74 14Q-88 20 -98 4Z',
            '#d9809a',
            K,
            2.3,
          ),
        ),
        // head
        mirrored(
          0,
          () =>
            ink('M22 -40C20 -74 44 -100 78 -96C66 -86 66 -66 54 -40Z', a.v('#fff6e2', '#e9be8a', '#a8704c'), K, 2.4) +
            stroke('M30 -58Q40 -54 54 -58M36 -72Q46 -68 58 -72', '#a8704c', 2, { opacity: 0.8 }) +
            ink('M46 -8C62 -22 82 -14 92 2C80 16 62 20 48 16Z', a.v('#c85a80', '#8a3460'), K, 2.4) +
            path('M58 -2C66 -10 76 -6 84 3C76 10 66 12 58 10Z', '#f7b0b0'),
        ),
        ink(
          'M0 -50C34 -50 56 -26 56 4C56 34 34 48 0 48C-34 48 -56 34 -56 4C-56 -26 -34 -50 0 -50Z',
          a.v('#e890a4', '#c85a80', '#a03c68'),
          K,
          2.5,
        ),
        ink(
          'M-26 -46C-20 -58 -10 -60 -6 -52C-4 -62 10 -62 12 -52C18 -60 28 -54 28 -46C18 -36 10 -42 6 -34C0 -40 -4 -38 -8 -32C-12 -42 -20 -38 -26 -46Z',
          a.v('#7a2c54', '#54203f'),
          K,
          2.2,
        ),
        at(
          0,
          8,
          1.12,
          0,
          face(a, {
            eyes: 'big',
            iris: ['#8a2c34', '#ffb04e'],
            brow: 'angry',
            mouth: 'none',
            ink: '#3a1024',
            blush: 0.75,
            blushColor: '#ff8f8a',
          }),
        ),
        stroke('M-12 22Q0 33 12 22', '#3a1024', 2.8),
        path('M5 28L9 36L12 24Z', '#fffaf0', { stroke: '#3a1024', 'stroke-width': 1.6, 'stroke-linejoin': 'round' }),
        ink('M-9 30C-6 48 6 48 9 31Q5 36 0 36Q-5 36 -9 30Z', '#54203f', K, 1.8, { transform: 'translate(0 9)' }),
        stroke(spiralD(-36, -28, 7, 1, 1, 2), '#fff', 2.2, { opacity: 0.4 }),
      ) +
      // the inverted star above his brow
      halo(a, 240, 176 + br, 66, '#fff0b0', '#ff8f7a', 0.9) +
      path(starD(240, 174 + br, 34, 5, 0.42, 90), a.v('#fff6cf', '#ffc85a'), {
        stroke: '#8a3a34',
        'stroke-width': 2.6,
        'stroke-linejoin': 'round',
      }) +
      // loose chains, straws to the one big cup
      chain('M226 554C196 580 160 580 128 556') +
      chain('M254 554C284 580 320 580 352 556') +
      chained(
        112,
        510,
        2 + 0.8 * a.osc(1, 0.1),
        spin(
          -40,
          130,
          5 * a.osc(1),
          stroke('M-34 132C-62 136 -70 116 -60 98', K, 9) +
            stroke('M-34 132C-62 136 -70 116 -60 98', '#8fb766', 4.5) +
            [0, 1, 2, 3]
              .map((i) =>
                circle(-62 + (i % 2) * 12 - (i > 1 ? -6 : 0), 92 - (i > 1 ? 11 : 0), 6.5, '#a384e4', {
                  stroke: K,
                  'stroke-width': 2,
                }),
              )
              .join(''),
        ),
        {
          hair: 'long',
          hairColor: ['#d98a5c', '#8a4636'],
          robe: ['#fff0e4', '#f7b8b0'],
          trim: '#d9606f',
          lace: '#fffaf2',
          face: { eyes: 'happy', mouth: 'smile', blush: 0.85 },
          sleeve: '#ffe4da',
          armL: 'M-22 60C-36 78 -36 92 -26 104',
          armR: 'M22 60C34 74 44 76 52 72',
        },
      ) +
      chained(
        368,
        510,
        -2 - 0.8 * a.osc(1, 0.1),
        spin(
          40,
          130,
          5 * a.osc(1, 0.5),
          stroke('M34 132C62 136 70 116 60 98', K, 9) +
            stroke('M34 132C62 136 70 116 60 98', '#c85a80', 4.5) +
            flame(a, 60, 92, 0.36, 0.6),
        ),
        {
          hair: 'short',
          hairColor: ['#6a5a8c', '#3f3260'],
          robe: ['#eef2ff', '#a9b8ec'],
          trim: '#5f6fc0',
          lace: '#fffaf2',
          face: { eyes: 'closed', mouth: 'smile', blush: 0.85 },
          sleeve: '#dfe6fd',
          armR: 'M22 60C36 78 36 92 26 104',
          armL: 'M-22 60C-34 74 -44 76 -52 72',
        },
      ) +
      at(158, 604, 0.36, 0, cup(a, { tea: 'thai', straw: C.berry, line: K, lw: 5, face: null, pearls: 6 })) +
      at(322, 604, 0.36, 0, cup(a, { tea: 'berry', straw: C.taro, line: K, lw: 5, face: null, pearls: 6 })) +
      steam(a, 240, 478, 20, '#ffd9b8', 1) +
      flame(a, 60, 612, 0.62, 0.4) +
      at(418, 672, 0.5, 0, bunny(a, { line: K, fur: ['#e0b0c8', '#a8708c'], face: { eyes: 'round' } }))
    )
  },
  0,
)
