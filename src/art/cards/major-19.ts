import { bunny, pup } from '../kit/animals.ts'
import { cup } from '../kit/boba.ts'
import { face } from '../kit/face.ts'
import { beams, cloud, dust, flower, halo, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, grass, petals } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { type Art, at, circle, each, flip, ink, limb, n, path, stroke, times } from '../kit/svg.ts'
import { horse, L, majorScene } from '../suits/majors.ts'

const sunflower = (a: Art, x: number, y: number, k: number, p: number): string =>
  stroke(`M${x} ${y}C${x - 6} ${y + 40} ${x + 4} ${y + 70} ${x} ${y + 110}`, '#4f7a40', 9) +
  stroke(`M${x} ${y}C${x - 6} ${y + 40} ${x + 4} ${y + 70} ${x} ${y + 110}`, '#8fb766', 4.5) +
  ink(
    `M${x} ${y + 70}C${x + 8} ${y + 46} ${x + 34} ${y + 44} ${x + 40} ${y + 54}C${x + 32} ${y + 74} ${x + 12} ${y + 76} ${x} ${y + 70}Z`,
    a.v('#c9e096', '#7aa85a'),
    '#4f7040',
    2,
  ) +
  at(
    x,
    y,
    k,
    3 * a.osc(1, p),
    times(14, (i) =>
      at(
        0,
        0,
        1,
        (i * 360) / 14 + 12,
        ink('M0 -18C-12 -28 -10 -46 0 -52C10 -46 12 -28 0 -18Z', '#f0a83c', '#b9702c', 2),
      ),
    ),
    times(14, (i) =>
      at(
        0,
        0,
        1,
        (i * 360) / 14,
        ink('M0 -18C-10 -28 -8 -42 0 -47C8 -42 10 -28 0 -18Z', a.v('#ffe68a', '#ffc64a'), '#c9843a', 2),
      ),
    ),
    circle(
      0,
      0,
      25,
      a.rad([
        [0, '#b9784c'],
        [0.7, '#8a5236'],
        [1, '#5f3626'],
      ]),
      { stroke: L, 'stroke-width': 2.4 },
    ),
    circle(0, 0, 20, 'none', {
      stroke: '#e0a868',
      'stroke-width': 2.6,
      'stroke-dasharray': '0.1 6.2',
      'stroke-linecap': 'round',
    }),
    at(0, -2, 0.56, 0, face(a, { ink: '#3a1c14', eyes: 'happy', mouth: 'smile', blush: 0.8 })),
  )

/** The Sun beams over a child who rides a white pony past a wall of biscuits and sunflowers, a red banner flying. */
export default majorScene(
  19,
  ['#4f8ae0', '#8cc0f4', '#c4e4f8', '#fff3c8', '#ffe7a8'],
  '#1d3a6a',
  (a) => {
    const trot = 2.6 * a.osc(1)
    const w = 5 * a.osc(1, 0.2)
    return (
      halo(a, 240, 196, 300, '#fffbe0', '#ffe3a0', 0.9) +
      beams(a, 240, 196, 500, 24, '#fffbe0', 0.24) +
      sun(a, 240, 196, 92, {
        rays: 32,
        len: 0.5,
        turn: 0,
        core: ['#fffaf0', '#ffd47a'],
        ray: '#ffcf6a',
        ray2: '#ffe39a',
        edge: '#e9a03f',
        glow: null,
      }) +
      at(240, 200, 1.72, 0, face(a, { eyes: 'happy', mouth: 'open', ink: '#8a4a24', blush: 0.85 })) +
      cloud(a, 88 + 4 * a.osc(1), 330, 130, 50, '#ffffff', '#d9ecfb', { swirl: '#a9cbe9' }) +
      cloud(a, 404 - 4 * a.osc(1), 226, 110, 42, '#ffffff', '#d9ecfb', { swirl: '#a9cbe9' }) +
      cloud(a, 86, 190, 90, 34, '#ffffff', '#e3f1fc', { swirl: '#b9d6ee' }) +
      sunflower(a, 70, 424, 0.9, 0) +
      sunflower(a, 132, 386, 0.8, 0.3) +
      sunflower(a, 352, 446, 0.72, 0.5) +
      sunflower(a, 412, 420, 0.86, 0.7) +
      // the wall is built of biscuits
      ink('M20 600V486H460V600Z', a.v('#f7d9a8', '#dba46a'), L, 2.7) +
      times(5, (row) =>
        times(8, (i) => {
          const x = 16 + i * 62 - (row % 2) * 31
          const y = 490 + row * 24
          return (
            ink(
              `M${x + 4} ${y}H${x + 56}Q${x + 60} ${y} ${x + 60} ${y + 4}V${y + 18}Q${x + 60} ${y + 22} ${x + 56} ${y + 22}H${x + 4}Q${x} ${y + 22} ${x} ${y + 18}V${y + 4}Q${x} ${y} ${x + 4} ${y}Z`,
              (row + i) % 3 ? '#fbe3b4' : '#f0c98c',
              '#b07a4a',
              1.8,
            ) + [14, 30, 46].map((k) => circle(x + k, y + 11, 1.8, '#b07a4a', { opacity: 0.7 })).join('')
          )
        }),
      ) +
      ink(
        'M20 470H460V488Q448 486 444 496Q438 504 430 496Q424 486 410 490Q398 500 390 492Q380 486 366 492Q356 506 346 494Q336 486 320 490Q308 498 300 490H180Q170 504 160 494Q150 486 136 490Q126 500 116 492Q104 486 90 492Q82 504 72 494Q64 486 50 490Q40 496 34 488H20Z',
        a.v('#fffdf6', '#ffe9d4'),
        L,
        2.5,
      ) +
      path('M20 590Q130 566 240 582T470 576V700H20Z', a.v('#d3e68f', '#8cbb5c')) +
      dust(40, 600, 440, 672, 80, 'sn', '#5f8f3f', 0.35) +
      path('M230 636m-120 0a120 13 0 1 0 240 0a120 13 0 1 0 -240 0Z', '#55833f', { opacity: 0.35 }) +
      petals(a, 6, ['#ffe08f', '#fff', '#ffc4bc'], [60, 300, 450, 440], 'sp') +
      // banner, pony and child move as one
      at(
        0,
        trot,
        1,
        0,
        stroke('M300 500L344 268', L, 10) +
          stroke('M300 500L344 268', '#e0ac74', 5) +
          circle(345, 262, 8, C.honey, { stroke: L, 'stroke-width': 2.3 }) +
          ink(
            `M343 276C370 ${n(264 + w)} 386 ${n(292 - w)} 410 ${n(280 + w)}C420 ${n(276 + w)} 428 ${n(278 + w)} 434 ${n(274 + w)}C426 ${n(306 - w)} 434 330 420 ${n(356 + w)}C414 ${n(378 + w)} 420 ${n(396 + w)} 408 ${n(414 + w)}C388 ${n(420 - w)} 372 ${n(396 + w)} 344 ${n(404 - w)}C334 408 326 404 319 400Z`,
            a.lin(
              [
                [0, '#ff9a86'],
                [0.35, '#e8505c'],
                [0.65, '#f07a70'],
                [1, '#c23a50'],
              ],
              0,
              0,
              1,
              0.3,
            ),
            L,
            2.7,
          ) +
          stroke(
            `M340 292C366 ${n(280 + w)} 386 ${n(306 - w)} 422 ${n(292 + w)}M326 388C350 ${n(386 - w)} 378 ${n(402 + w)} 402 ${n(398 + w)}`,
            '#ffd98a',
            3,
          ) +
          path(starD(376, 342 + w * 0.3, 24, 8, 0.5), '#ffe39a', {
            stroke: '#b03a4a',
            'stroke-width': 2,
            'stroke-linejoin': 'round',
          }),
        flip(
          248,
          638,
          1,
          0,
          horse(a, {
            rein: '#e0606f',
            line: L,
            mane: ['#fff3c8', '#f3c57a'],
            hoof: '#c98a4c',
            face: { eyes: 'happy', blush: 0.8 },
            step: 16,
            cloth:
              ink('M-52 -140Q-10 -130 36 -140L40 -92Q-6 -76 -58 -90Z', a.v('#ffb46a', '#f0803f'), L, 2.5) +
              stroke('M-55 -98Q-8 -84 38 -100', '#fff3c8', 3) +
              [-34, -8, 18].map((x) => path(starD(x, -116, 8), '#fff3c8')).join(''),
          }),
          [48, 66, 82].map((x, i) => flower(x, -122 + i * 8, 10, i % 2 ? '#fff' : '#ffd36b', '#e9a53f')).join(''),
        ),
        at(
          256,
          396,
          0.94,
          -2,
          limb('M14 116C34 124 40 140 34 164', C.skin, 17, L, 2.4) +
            ink('M24 160Q34 154 44 160V172Q40 180 22 178Q14 176 24 160Z', a.v(C.skin, C.skinShade), L, 2.4),
          person(a, {
            hair: 'short',
            hairColor: ['#ffd98a', '#d9964a'],
            robe: ['#fffaf0', '#ffe0a0'],
            trim: '#f0803f',
            trimY: 118,
            lace: '#fff',
            bodyD:
              'M-22 38C-34 46 -44 84 -46 112C-46 128 -38 132 -28 133Q0 138 28 133C38 132 46 128 46 112C44 84 34 46 22 38Z',
            line: L,
            lw: 2.5,
            face: { eyes: 'big', mouth: 'open', blush: 0.85, iris: ['#7a4a2a', '#f0a04f'] },
            sleeve: '#fff6e0',
            cuff: '#f0803f',
            armL: 'M-22 60C-48 62 -68 46 -80 22',
            armR: 'M22 60C36 66 48 66 58 58',
            front: ink('M-24 44Q0 60 24 44L16 58L0 66L-16 58Z', a.v('#ffb46a', '#f0803f'), L, 2.2),
            hat: each(
              [
                [-48, -26],
                [-34, -44],
                [-13, -54],
                [13, -54],
                [34, -44],
                [48, -26],
              ],
              ([x, y], i) =>
                times(8, (j) =>
                  at(
                    x,
                    y,
                    1,
                    j * 45 + i * 9,
                    ink('M0 -4C-5 -8 -4 -15 0 -17C4 -15 5 -8 0 -4Z', '#ffd36b', '#c9843a', 1.4),
                  ),
                ) + circle(x, y, 6.5, '#8a5236', { stroke: L, 'stroke-width': 1.8 }),
            ),
          }),
        ),
        stroke('M178 462C200 490 236 500 262 494', '#e0606f', 3.6),
      ) +
      grass(44, 440, 650, 24, 'sg', '#6f9a48', 10, 18) +
      // a cup that came prepared
      at(
        400,
        664,
        0.68,
        4 + 2 * a.osc(1, 0.3),
        cup(a, { tea: 'thai', straw: C.berry, line: L, lw: 3.6, face: { eyes: 'closed', mouth: 'none', gap: 26 } }),
        stroke('M-9 -50Q0 -40 9 -50', '#42232b', 3),
        stroke('M-43 -80L-32 -76M43 -80L32 -76M-6 -76Q0 -80 6 -76', L, 4.4),
        ink(
          'M-35 -80H-4V-68Q-5 -55 -19 -55Q-34 -55 -35 -68ZM35 -80H4V-68Q5 -55 19 -55Q34 -55 35 -68Z',
          a.v('#6a5aa4', '#2d2350'),
          L,
          3,
        ),
        stroke('M-28 -72l9 0M11 -72l9 0', '#fff', 4, { opacity: 0.85 }),
      ) +
      at(
        82,
        664,
        0.72,
        0,
        pup(a, { line: L, up: -12 + 3 * a.osc(1), collar: '#f0803f', face: { eyes: 'happy', mouth: 'w' } }),
      ) +
      flip(262, 674, 0.46, 0, bunny(a, { line: L, ph: 0.5, face: { eyes: 'happy' } })) +
      butterfly(a, 150, 566 + 5 * a.osc(1, 0.6), 0.7, -12, ['#fff', '#8cc0f4'], '#3f6aa8', 0.2) +
      flowers(
        [
          [50, 640],
          [136, 664],
          [176, 668],
          [286, 666],
          [432, 632],
          [224, 662],
        ],
        ['#fff', '#ffe2a0', C.berryPale],
        8,
        '#5f8a48',
      )
    )
  },
  0,
)
