import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { heartD, puffD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, spin, stroke } from '../kit/svg.ts'
import { fish, INK as L, mug } from '../suits/cups.ts'

/** Knight of Cups: a winged helmet on a calm milk horse at the river, offering the cup. */
export default (t: number): string => {
  const a = new Art('c12', t),
    bob = 2.4 * a.osc(1)
  const hoof = (x: number, y: number, r = 0) =>
    spin(x, y, r, ink(`M${x - 13} ${y - 8}H${x + 13}L${x + 16} ${y + 8}H${x - 16}Z`, a.v('#d99a6a', '#9a6040'), L, 2.2))
  const leg = (d: string, x: number, y: number, fill = '#fffaf4', r = 0) => limb(d, fill, 22, L, 2.2) + hoof(x, y, r)
  const plume = (m: 1 | -1) =>
    `<g transform="translate(${m * 50} -34) scale(${0.4 * m} 0.4) rotate(${n(-24 - 4 * a.osc(1))})">${ink(
      'M-6 16C20 -56 86 -98 152 -90C162 -72 156 -58 142 -52C160 -44 156 -22 134 -20C148 -8 138 14 114 10C124 22 112 38 88 32C72 54 20 50 -6 36Z',
      a.v('#ffffff', '#ffe6e0', '#ffc2c2'),
      L,
      5.4,
    )}${stroke('M30 10C60 -30 96 -50 134 -52M34 22C64 -4 100 -18 126 -20', '#e58ba0', 5, { opacity: 0.7 })}</g>`
  const horse =
    leg('M-30 -76C-28 -50 -34 -30 -34 -14', -34, -6, '#f3dcd6') +
    leg('M62 -84C84 -76 92 -60 86 -40', 85, -32, '#f3dcd6', 14) +
    // tail of foam
    spin(
      -78,
      -110,
      4 * a.osc(1, 0.2),
      ink(
        'M-76 -122C-110 -136 -128 -108 -122 -84C-134 -70 -128 -40 -112 -26C-112 -40 -100 -46 -98 -58C-86 -70 -94 -86 -80 -98Z',
        a.v('#ffd6d4', '#f28d9b', '#d9607a'),
        L,
        2.3,
      ) + stroke('M-88 -116C-108 -112 -112 -90 -106 -70C-116 -60 -116 -48 -112 -38', '#fff', 2.4, { opacity: 0.6 }),
    ) +
    leg('M-60 -76C-62 -50 -60 -30 -62 -14', -62, -6) +
    leg('M48 -76C50 -52 46 -30 48 -14', 48, -6) +
    ink(
      'M-82 -100C-86 -138 -40 -148 0 -140C30 -136 42 -158 58 -184C76 -212 112 -210 126 -188C142 -180 156 -162 154 -144C152 -126 130 -120 112 -127C98 -130 92 -122 88 -110C84 -84 74 -70 56 -64C20 -54 -40 -54 -62 -62C-76 -70 -82 -86 -82 -100Z',
      a.v('#ffffff', '#fff6ee', '#f3d6cf'),
      L,
      2.5,
    ) +
    oval(136, -146, 15, 18, '#ffd3cd', { transform: 'rotate(-16 136 -146)' }) +
    stroke('M142 -154v.5M136 -134Q144 -134 148 -140', L, 3.2) +
    stroke('M100 -170Q108 -162 116 -170M98 -168l-5 3M101 -165l-3 5', '#42232b', 3) +
    oval(101, -150, 9, 6, '#f58f8f', { opacity: 0.75 }) +
    ink('M74 -196C66 -216 74 -228 82 -232C92 -224 96 -212 92 -200Z', a.v('#fff', '#ffd6d0'), L, 2.3) +
    // foam mane
    each(
      [
        [84, -208, 17],
        [66, -196, 19],
        [54, -176, 19],
        [42, -154, 18],
        [30, -138, 14],
      ],
      ([x, y, r], i) => ink(puffD(x, y, r, r * 0.9, 7, i), a.v('#ffd6d4', '#f59aa6'), L, 2.2),
    ) +
    each(
      [
        [84, -208, 10],
        [66, -196, 12],
        [54, -176, 12],
        [42, -154, 11],
        [30, -140, 9],
      ],
      ([x, y, r], i) => path(puffD(x, y, r, r * 0.9, 7, i), '#f8aab2'),
    ) +
    path(heartD(98, -196, 6), '#e8637a', { stroke: L, 'stroke-width': 1.6 }) +
    // bridle and saddle cloth
    stroke('M92 -190C100 -172 112 -152 120 -128M120 -128C112 -118 92 -120 30 -136', '#6f8fdc', 4.4) +
    circle(119, -131, 5, C.honey, { stroke: L, 'stroke-width': 1.8 }) +
    ink(
      'M-52 -143Q-8 -130 34 -139C40 -116 36 -92 28 -80Q-10 -70 -48 -80C-56 -98 -58 -122 -52 -143Z',
      a.v('#9fbcf4', '#6482d4'),
      L,
      2.3,
    ) +
    each(
      [
        [-40, -80],
        [-26, -76],
        [-10, -74],
        [6, -75],
        [20, -79],
      ],
      ([x, y]) => circle(x, y, 6, '#fffaf2', { stroke: L, 'stroke-width': 1.8 }),
    ) +
    each(
      [
        [-34, -104],
        [10, -100],
        [-12, -92],
      ],
      ([x, y]) => path(heartD(x, y, 5), '#fff', { opacity: 0.8 }),
    ) +
    stroke('M60 -66C74 -80 78 -96 76 -114', '#e8747f', 5)
  const knight = at(
    -10,
    -254,
    0.98,
    0,
    ink(
      'M-22 44C-60 60 -96 90 -112 138C-96 134 -92 144 -78 138C-68 146 -56 138 -44 140C-34 110 -24 80 -8 56Z',
      a.v('#ff9aa2', '#d9566f', '#b23f5e'),
      L,
      2.3,
    ),
    person(a, {
      hair: 'bob',
      hairColor: ['#8f6a9c', '#5a4170'],
      robe: ['#f4f0fb', '#b9b4d8'],
      line: L,
      lw: 2.3,
      bodyD:
        'M-22 38C-34 46 -44 84 -46 112C-46 122 -38 124 -28 124Q0 128 28 124C38 124 46 122 46 112C44 84 34 46 22 38Z',
      face: { eyes: 'closed', mouth: 'smile', blush: 0.85 },
      front:
        ink(
          'M-24 44C-34 64 -38 92 -38 122Q0 130 38 122C38 92 34 64 24 44Q0 58 -24 44Z',
          a.v('#fff6f0', '#ffc9c8'),
          L,
          2.2,
        ) +
        at(0, 92, 0.42, 0, fish(a, L, 'happy')) +
        stroke('M-39 110Q0 120 39 110', '#d9606f', 5),
      armL: 'M-24 60C-36 76 -24 92 6 100',
      armR: 'M24 58C48 62 64 54 78 34',
      sleeve: '#dcd6ee',
      cuff: C.honey,
      hat:
        plume(-1) +
        plume(1) +
        ink(
          'M-57 2C-66 -50 -36 -80 0 -80C36 -80 66 -50 57 2C52 -18 42 -26 24 -26L0 -18L-24 -26C-42 -26 -52 -18 -57 2Z',
          a.v('#ffffff', '#d9d4ee', '#a9a0cc'),
          L,
          2.3,
        ) +
        stroke('M0 -80V-20M-40 -56C-32 -66 -20 -72 -8 -73', '#fff', 4, { opacity: 0.7 }) +
        ink(
          'M-58 -2C-52 -32 -40 -34 -24 -34L0 -26L24 -34C40 -34 52 -32 58 -2L55 4C50 -18 42 -24 24 -25L0 -16L-24 -25C-42 -24 -50 -18 -55 4Z',
          a.v('#fff0b8', C.amber),
          L,
          2,
        ) +
        at(0, -84, 0.42, -70, fish(a, L)),
    }),
    // near leg over the saddle cloth
    limb('M-8 120C10 128 20 144 18 164', '#dcd6ee', 20, L, 2.3),
    ink('M6 176Q4 160 18 160Q30 162 40 172Q42 182 34 184H12Q6 184 6 176Z', a.v('#c9c2e4', '#8f86b8'), L, 2.3),
  )
  return frame(
    a,
    { suit: 'cups', mark: 'knight', edge: '#2c1c48' },
    sky(a, '#5f62b8', '#9a86d4', '#e0a4d0', '#ffc6c4', '#ffeacb') +
      stars(a, 40, 50, 440, 280, 50, 'c12', { big: 9 }) +
      halo(a, 250, 300, 270, '#ffe9e6', '#ff9fc4', 0.95) +
      cloud(a, 90 + 4 * a.osc(1), 216, 140, 48, '#fff4f6', '#eeb4d2', { swirl: '#cf8fbc' }) +
      cloud(a, 404 - 4 * a.osc(1), 300, 130, 46, '#fff4f6', '#eeb4d2', { swirl: '#cf8fbc' }) +
      mountain(a, 96, 500, 250, 180, '#8b79c8', '#e3a6cc') +
      mountain(a, 376, 500, 260, 200, '#8b79c8', '#e3a6cc') +
      mountain(a, 250, 500, 180, 100, '#a892d4', '#f0bcd0') +
      path('M20 490Q130 460 240 476T470 470V700H20Z', a.v('#e2d3b6', '#b8c48c')) +
      each(
        [
          [52, 500, 0.5],
          [88, 508, 0.4],
          [420, 494, 0.52],
          [386, 500, 0.36],
          [444, 506, 0.4],
        ],
        ([x, y, k], i) =>
          tree(a, x, y, k, i % 2 ? ['#ffd0cf', '#e57e93'] : ['#cfe6b0', '#79a86c'], i % 2 ? '#8f3d55' : '#4f7a48'),
      ) +
      path('M20 546Q150 516 300 536T470 530V700H20Z', a.v('#d3e0a4', '#8fb673')) +
      dust(40, 546, 440, 640, 80, 'c12', '#5d8a4a', 0.35) +
      grass(44, 440, 566, 30, 'c12', '#6f9a52', 9, 16) +
      petals(a, 7, ['#fff', '#ffc4cc'], [40, 200, 450, 500], 'c12') +
      oval(216, 604, 130, 11, '#3f5a3a', { opacity: 0.25 }) +
      at(206, 604 + bob * 0.5, 1.16, 0, horse, at(0, bob * 0.5, 1, 0, knight)) +
      at(
        0,
        bob,
        1,
        0,
        mug(a, 304, 346, 0.74, 'berry', {
          straw: '#f28d9b',
          r: 4,
          face: { eyes: 'happy', mouth: 'smile', blush: 0.9 },
        }),
        circle(285, 337, 11, '#c9c2e4', { stroke: L, 'stroke-width': 2.5 }),
      ) +
      // the river he is about to cross
      ink('M20 632Q90 616 170 630T330 626T470 608V700H20Z', a.v('#fff4f2', '#f9bcc6', '#e48ba8'), L, 2.4) +
      stroke('M60 646h28M180 650h34M120 664h30M330 648h34M404 634h26M300 664h26', '#fff', 2.6, {
        opacity: 0.85,
        transform: `translate(${n(4 * a.osc(1))} 0)`,
      }) +
      at(
        386,
        646 + 2 * a.osc(1, 0.3),
        1,
        3 * a.osc(1, 0.1),
        at(
          0,
          -22,
          0.56,
          0,
          sprite(a, {
            r: 34,
            legs: false,
            face: { eyes: 'happy', mouth: 'open' },
            armL: 'M-26 -8L-44 -40',
            armR: 'M26 8L40 22',
          }),
        ),
        ink('M-44 -8L-28 16H28L44 -8L20 -2L0 -14L-20 -2Z', a.v('#ffffff', '#dfe6fb'), L, 2.3),
        stroke('M-20 -2L-10 16M20 -2L10 16', L, 1.6, { opacity: 0.5 }),
        oval(0, 18, 40, 4, '#fff', { opacity: 0.7 }),
      ) +
      flowers(
        [
          [56, 612],
          [92, 624],
          [130, 612],
          [236, 618],
          [436, 590],
        ],
        ['#fff', C.berryPale, '#fff0b8'],
        8,
        '#6f9a52',
      ) +
      each(
        [
          [352, 236, 0],
          [270, 250, 0.3],
          [382, 190, 0.6],
          [110, 130, 0.8],
          [356, 300, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
