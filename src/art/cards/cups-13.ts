import { sprite } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { dropD, heartD, scallop, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, stroke, times } from '../kit/svg.ts'
import { INK as L, puffs, sea } from '../suits/cups.ts'

/** Queen of Cups on a shell throne at the water's edge, lost in her lidded cup. */
export default (t: number): string => {
  const a = new Art('c13', t),
    br = 2 * a.osc(1, 0.2)
  // the shell: nine lobes around a hinge at 0, 150
  const rim = Array.from({ length: 10 }, (_, i): [number, number] => {
    const b = ((-196 + i * 23.55) * Math.PI) / 180
    return [188 * Math.cos(b), -10 + 196 * Math.sin(b)]
  })
  const shell = at(
    252,
    330,
    1,
    0,
    ink(
      `M${scallop(rim, 0.56)}C190 120 120 210 70 262H-70C-120 210 -190 120 -181 44Z`,
      a.v('#fffaf6', '#ffd6dc', '#f4a0b4', '#b489cf'),
      L,
      2.8,
    ),
    rim
      .slice(1, -1)
      .map(([x, y]) =>
        stroke(`M0 236Q${n(x * 0.72)} ${n(y * 0.55 + 70)} ${n(x * 0.96)} ${n(y * 0.96)}`, '#c9647c', 2.4, {
          opacity: 0.5,
        }),
      )
      .join(''),
    rim
      .slice(0, -1)
      .map(([x, y], i) => {
        const [u, v] = rim[i + 1] ?? [x, y]
        return stroke(
          `M${n((x + u) * 0.27)} ${n((y + v) * 0.27 + 80)}Q${n((x + u) * 0.36)} ${n((y + v) * 0.33 + 40)} ${n((x + u) * 0.44)} ${n((y + v) * 0.44)}`,
          '#fff',
          6,
          { opacity: 0.5 },
        )
      })
      .join(''),
    rim.map(([x, y]) => pearl(a, x * 1.0, y * 1.0, 6.5, ['#fffdf8', '#ffe6d6', '#eab6a8'])).join(''),
  )
  const cherub = (x: number, y: number, m: 1 | -1, ph: number) =>
    at(
      x,
      y + 2 * a.osc(1, ph),
      1,
      0,
      `<g transform="scale(${m} 1)">` +
        ink(
          'M14 14C30 6 40 16 36 34C34 50 20 54 16 68C24 70 28 78 26 84C16 84 8 82 4 76C-4 82 -12 84 -18 80C-18 72 -10 68 -4 66C-12 50 -10 26 14 14Z',
          a.v('#b9d3fa', '#8aa4e6', '#b489cf'),
          L,
          2.2,
        ) +
        stroke('M10 34q8 6 18 2M6 46q8 6 18 2', '#fff', 2, { opacity: 0.6 }) +
        ink(
          'M18 4C34 -18 54 -20 58 -10C60 0 50 4 46 4C50 10 42 16 36 14C30 18 22 14 18 4Z',
          a.v('#fff', '#ffd9d6'),
          L,
          2.1,
        ) +
        ink(
          'M0 -26C18 -26 27 -14 26 2C25 16 14 22 0 22C-14 22 -25 16 -26 2C-27 -14 -18 -26 0 -26Z',
          a.v(C.skin, C.skinShade),
          L,
          2.2,
        ) +
        ink(
          'M-26 2C-30 -22 -14 -34 2 -32C20 -34 30 -18 26 2C22 -8 16 -14 6 -18C-2 -10 -18 -10 -26 2Z',
          a.v('#ffe2a2', '#e9a24c'),
          L,
          2.1,
        ) +
        stroke(spiralD(-4, -32, 6, 1, 1, 2.4), L, 2) +
        '</g>' +
        at(0, 5, 0.52, 0, face(a, { eyes: m > 0 ? 'happy' : 'dot', mouth: 'smile', blush: 0.9 })),
    )
  const gold = a.v('#fff6cf', '#ffd67c', '#dd9a45')
  const wing = (m: 1 | -1) =>
    `<g transform="translate(${m * 34} -92) scale(${m} 1) rotate(${n(-3 * a.osc(1))})">${ink('M-2 14C6 -14 30 -34 50 -32C54 -24 50 -18 44 -16C52 -12 48 -2 40 -1C44 8 34 14 26 12C20 22 6 22 -2 14Z', a.v('#ffffff', '#ffe0c4'), L, 2.2)}${stroke('M10 6C20 -8 30 -16 42 -20M14 10C22 2 30 -2 38 -4', '#e0a45a', 1.8)}</g>`
  const chalice = at(
    152,
    470 + br,
    1,
    -4,
    halo(a, 0, -80, 108, '#fff6cc', '#ff9fc0', 0.95),
    wing(-1),
    wing(1),
    ink('M-32 4Q-32 -8 -14 -12L-7 -30H7L14 -12Q32 -8 32 4Q0 12 -32 4Z', gold, L, 2.4),
    circle(0, -30, 9, gold, { stroke: L, 'stroke-width': 2.2 }),
    ink('M-44 -104C-42 -62 -26 -38 0 -38C26 -38 42 -62 44 -104Z', a.v('#fff0ee', '#ffc4c6', '#ec8a9c'), L, 2.5),
    at(0, -74, 0.6, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.9 })),
    each(
      [
        [-18, -50],
        [0, -46],
        [18, -50],
        [-9, -55],
        [9, -55],
      ],
      ([x, y]) => pearl(a, x, y, 5),
    ),
    ink('M-48 -102H48V-114H-48Z', gold, L, 2.4),
    ink('M-44 -114C-42 -140 -18 -150 0 -150C18 -150 42 -140 44 -114Z', a.v('#fff8d8', '#ffd988', '#e7a852'), L, 2.5),
    each(
      [
        [-30, -108],
        [-15, -108],
        [0, -108],
        [15, -108],
        [30, -108],
      ],
      ([x, y], i) => circle(x, y, 3.2, i % 2 ? '#8fb4ee' : '#e8637a', { stroke: L, 'stroke-width': 1.3 }),
    ),
    stroke('M-30 -122Q-15 -134 0 -134T30 -122', '#b9782f', 2),
    ink(heartD(0, -162, 14), a.v('#ffb0b4', '#d9566f'), L, 2.3) + circle(-5, -167, 2.6, '#fff', { opacity: 0.8 }),
    path('M-34 -98C-32 -74 -26 -58 -18 -50', 'none', {
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  )
  const queen = at(
    280,
    312 + br,
    1.28,
    -4,
    person(a, {
      hair: 'wavy',
      hairColor: ['#ffe0a0', '#e6a55c'],
      robe: ['#ffffff', '#cfe0fb'],
      trim: '#9fbcf4',
      trimY: 190,
      trimW: 80,
      lace: '#ffffff',
      line: L,
      lw: 2.3,
      bodyD:
        'M-24 38C-38 48 -66 120 -88 200C-90 210 -80 216 -68 212Q-40 222 -20 212T24 214T70 212C84 216 92 208 88 198C70 120 38 48 24 38Z',
      hem: each(
        [
          [-46, 150],
          [-18, 164],
          [16, 170],
          [46, 152],
          [0, 144],
          [-32, 178],
          [34, 180],
        ],
        ([x, y], i) => path(dropD(x, y, 5), i % 2 ? '#8fb4ee' : '#f5a3b8', { opacity: 0.8 }),
      ),
      face: { eyes: 'closed', mouth: 'smile', blush: 0.9, lash: true },
      faceK: 1,
      front:
        ink(
          'M-26 40C-54 60 -84 140 -98 208L-62 212C-54 140 -34 80 -10 52ZM26 40C54 60 84 140 98 208L62 212C54 140 34 80 10 52Z',
          a.v('#ff9fae', '#d9647f', '#9f6ac0'),
          L,
          2.3,
        ) +
        ink('M-28 42Q0 62 28 42Q36 52 26 60Q0 78 -26 60Q-36 52 -28 42Z', '#fffaf4', L, 2.2) +
        ink('M-12 68Q-12 58 0 58Q12 58 12 68Q8 80 0 84Q-8 80 -12 68Z', a.v('#fff6f2', '#f5b2bc'), L, 2) +
        stroke('M0 60V82M-6 61L-3 80M6 61L3 80', '#c9647c', 1.4),
      armL: 'M-26 62C-48 84 -60 92 -76 90',
      armR: 'M26 62C34 100 -10 122 -54 112',
      sleeve: '#e3ecfd',
      cuff: C.honey,
      hat:
        ink(
          'M-42 -38L-52 -72L-30 -60L-20 -88L0 -64L20 -88L30 -60L52 -72L42 -38Q0 -54 -42 -38Z',
          a.v('#fff6cf', '#ffd070', '#e39f48'),
          L,
          2.3,
        ) +
        each(
          [
            [-52, -74],
            [-20, -91],
            [20, -91],
            [52, -74],
          ],
          ([x, y]) =>
            pearl(a, x, y, 6, ['#fffdf8', '#ffe6d6', '#eab6a8']) +
            circle(x, y, 6, 'none', { stroke: L, 'stroke-width': 1.8 }),
        ) +
        path(heartD(0, -57, 7.5), '#e8637a', { stroke: L, 'stroke-width': 1.8 }) +
        circle(-24, -54, 4, '#8fb4ee', { stroke: L, 'stroke-width': 1.6 }) +
        circle(24, -54, 4, '#8fb4ee', { stroke: L, 'stroke-width': 1.6 }),
    }),
  )
  return frame(
    a,
    { suit: 'cups', mark: 'queen', edge: '#241c4c' },
    sky(a, '#4f5cae', '#8a8fd6', '#c9b3e6', '#ffcbd4', '#fff0de') +
      stars(a, 40, 50, 440, 320, 60, 'c13', { big: 9 }) +
      halo(a, 252, 260, 280, '#fff6ea', '#ffa8c4', 0.9) +
      cloud(a, 76 + 4 * a.osc(1), 190, 130, 44, '#ffffff', '#ecc3dc', { swirl: '#cf9cc4' }) +
      cloud(a, 420 - 4 * a.osc(1), 176, 110, 40, '#ffffff', '#ecc3dc', { swirl: '#cf9cc4' }) +
      mountain(a, 70, 452, 190, 90, '#a79adc', '#e6bcd8') +
      sea(a, 446, ['#eef0ff', '#b9c4f4', '#8f92da'], '#6f74b8', 'c13', 30) +
      // chalk cliff on the right
      ink(
        'M470 330C440 336 424 372 428 420C408 440 404 480 410 520H470Z',
        a.v('#fff3ea', '#eec3c4', '#c594b8'),
        L,
        2.4,
      ) +
      stroke('M452 360q-8 20 0 40M436 440q10 16 4 36M456 460v40', '#b9789a', 2.2, { opacity: 0.6 }) +
      shell +
      oval(252, 600, 190, 30, a.v('#ffe9e2', '#d9a4c0'), { stroke: L, 'stroke-width': 2.6 }) +
      cherub(76, 268, 1, 0.1) +
      cherub(408, 280, -1, 0.5) +
      halo(a, 262, 360, 170, '#fffbf0', '#ffc4d4', 0.5) +
      queen +
      chalice +
      at(183, 428 + br, 1, 20, ink('M-9 -9Q0 -14 9 -9L10 8Q0 14 -10 8Z', C.skin, L, 2.4)) +
      at(194, 456 + br, 1, -10, ink('M-10 -8Q0 -13 9 -8L10 8Q0 13 -10 8Z', C.skin, L, 2.4)) +
      // the gown ends in foam at the tide line
      ink(
        `M20 606Q70 ${n(590 + br)} 130 602T262 598T392 602T470 594V700H20Z`,
        a.v('#ffffff', '#d3dcfa', '#a3aae8'),
        L,
        2.3,
      ) +
      stroke('M60 622h30M150 616h40M300 614h36M382 624h34M210 632h26', '#fff', 2.6, {
        opacity: 0.9,
        transform: `translate(${n(4 * a.osc(1))} 0)`,
      }) +
      puffs(
        a,
        [
          [120, 604, 42],
          [196, 600, 36],
          [276, 602, 44],
          [352, 602, 38],
          [424, 600, 34],
          [50, 606, 34],
        ],
        ['#ffffff', '#f0e4fa'],
        '#b7a4dc',
      ) +
      path('M20 656Q120 634 240 648T470 640V700H20Z', a.v('#ffe9cf', '#eab992')) +
      dust(40, 646, 440, 672, 70, 'c13', '#a86a48', 0.45) +
      each(
        [
          [70, 656, 15, 9],
          [98, 664, 11, 7],
          [404, 652, 16, 9],
          [430, 662, 12, 8],
          [376, 664, 10, 6],
          [224, 664, 11, 6],
        ],
        ([x, y, rx, ry], i) =>
          oval(x, y, rx, ry, i % 2 ? a.v('#ffe0e4', '#e2a0b4') : a.v('#e3e6fd', '#a6a8de'), {
            stroke: L,
            'stroke-width': 2,
          }),
      ) +
      ink('M150 664C142 648 150 636 164 636C178 636 186 648 178 664Z', a.v('#fff6f2', '#f5b2bc'), L, 2.2) +
      stroke('M164 638V662M155 642L158 662M173 642L170 662', '#c9647c', 1.8, { opacity: 0.7 }) +
      // a hermit pearl in a shell hat
      at(
        324,
        640,
        0.66,
        0,
        sprite(a, {
          r: 34,
          face: { eyes: 'dot', look: [-2, -2] },
          armL: 'M-28 8L-46 -6',
          armR: 'M28 8L44 20',
          hat:
            ink('M-36 -14C-44 -50 -20 -66 0 -66C20 -66 44 -50 36 -14Q0 -28 -36 -14Z', a.v('#fff6f2', '#f28d9b'), L, 3) +
            stroke('M0 -64V-22M-20 -56L-14 -18M20 -56L14 -18', '#c9647c', 2.6, { opacity: 0.8 }),
        }),
      ) +
      ink(starD(268, 662, 13, 5, 0.55), a.v('#ffc2a0', '#ee8a6a'), L, 2) +
      times(5, (i) => {
        const u = a.saw(1, i / 5)
        return path(
          heartD(152 + 14 * Math.sin(u * 5 + i * 2), 284 - u * 90, 5 + (i % 2) * 2),
          i % 2 ? '#e8637a' : '#fff',
          { opacity: n(Math.sin(Math.PI * u) * 0.9) },
        )
      }) +
      each(
        [
          [110, 250, 0],
          [392, 220, 0.4],
          [180, 130, 0.7],
          [330, 120, 0.2],
          [60, 420, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
