import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, halo, leafD, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { dropD, heartD, puffD, scallop, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, flip, ink, limb, n, path, spin, stroke } from '../kit/svg.ts'
import { fish, INK as L, mug, puffs, swell } from '../suits/cups.ts'

/** King of Cups on a throne that floats on the waves, between a ship and a leaping dolphin. */
export default (t: number): string => {
  const a = new Art('c14', t),
    rock = 2 * a.osc(1)
  const ship = at(
    72,
    552 + 3 * a.osc(1, 0.3),
    0.68,
    3 * a.osc(1, 0.1),
    stroke('M0 0V-112M-22 -4V-60', L, 4),
    ink('M4 -108C34 -96 44 -60 36 -26C24 -34 12 -34 4 -30Z', a.v('#fff6ee', '#f9a9ae', '#d9606f'), L, 2.3),
    ink('M-4 -96C-22 -84 -32 -62 -34 -34C-24 -38 -12 -36 -4 -32Z', a.v('#fffaf4', '#ffd2cd'), L, 2.3),
    path(heartD(20, -62, 8), '#fff'),
    path('M0 -112l18 5l-18 6Z', C.honey, { stroke: L, 'stroke-width': 1.8 }),
    ink('M-50 -22C-40 -16 34 -16 54 -24C52 0 38 14 22 16H-22C-36 14 -46 2 -50 -22Z', a.v('#d99a6a', '#9a6040'), L, 2.4),
    stroke('M-47 -8C-30 -3 34 -3 50 -10', '#ffe3b0', 2.6),
    each(
      [
        [-24, 4],
        [0, 5],
        [24, 4],
      ],
      ([x, y]) => circle(x, y, 4, '#ffe9a0', { stroke: L, 'stroke-width': 1.8 }),
    ),
  )
  const dolphin = flip(
    404,
    412 + 3 * a.osc(1, 0.6),
    0.78,
    40 + 2 * a.osc(1, 0.6),
    ink('M4 -34C2 -50 -8 -58 -20 -58C-16 -48 -18 -38 -18 -26Z', a.v('#9fbcf4', '#6482d4'), L, 2.4),
    ink(
      'M66 34C56 -8 26 -38 -14 -38C-28 -38 -38 -30 -46 -20C-54 -18 -62 -14 -66 -6C-60 -2 -52 -2 -46 -2C-22 -8 12 2 40 34C42 44 38 54 30 62C46 62 58 54 62 46C70 52 82 50 92 44C82 38 72 38 66 34Z',
      a.v('#bcd3fb', '#8aa6ea', '#6a86d6'),
      L,
      2.5,
    ),
    path('M-46 -4C-22 -10 8 -2 34 28C14 8 -14 2 -34 4Z', '#fff', { opacity: 0.85 }),
    ink('M-12 -2C-10 10 -16 20 -26 24C-28 14 -26 4 -22 -3Z', a.v('#9fbcf4', '#6a86d6'), L, 2.2),
    circle(-36, -18, 4, '#42232b'),
    circle(-37.4, -19.6, 1.4, '#fff'),
    stroke('M-62 -6Q-52 -8 -46 -12', '#42232b', 2.4),
    circle(-28, -9, 4.4, '#f58f8f', { opacity: 0.8 }),
    stroke('M-20 -30C0 -34 24 -22 38 -6', '#fff', 4, { opacity: 0.5 }),
  )
  const back = Array.from({ length: 8 }, (_, i): [number, number] => {
    const b = ((-180 + i * 25.7) * Math.PI) / 180
    return [112 * Math.cos(b), -46 + 112 * Math.sin(b)]
  })
  const throne =
    // raft of foam under a carved seat
    ink(puffD(0, 262, 176, 40, 15, 0.2), a.v('#ffffff', '#ffe0e4', '#e8a9c4'), L, 2.5) +
    stroke(spiralD(-120, 262, 15, 1.2, 1, 2.4), '#dc8fae', 2.6, { opacity: 0.7 }) +
    stroke(spiralD(124, 258, 15, 1.2, -1, 0.4), '#dc8fae', 2.6, { opacity: 0.7 }) +
    ink(`M${scallop(back, 0.56)}V250H-112Z`, a.v('#fff3e0', '#f3c9a8', '#c98a7a'), L, 2.7) +
    back
      .slice(1, -1)
      .map(([x, y]) => stroke(`M0 70L${n(x * 0.92)} ${n(y * 0.92)}`, '#b9735a', 2.4, { opacity: 0.45 }))
      .join('') +
    back.map(([x, y]) => pearl(a, x, y, 8, ['#fffdf8', '#ffe6d6', '#eab6a8'])).join('') +
    ink('M-92 232V-20C-92 -96 92 -96 92 -20V232Z', a.v('#6a6fc0', '#4d4f9e', '#3a3a7e'), L, 2.4) +
    ink('M-140 128Q-116 112 -92 128V250H-140ZM140 128Q116 112 92 128V250H140Z', a.v('#ffeccf', '#e0ab8c'), L, 2.5) +
    each(
      [[-116], [116]],
      ([x]) =>
        at(x, 112, 1, 0, ink(puffD(0, 0, 30, 17, 8), a.v('#fff6f2', '#f5b2bc'), L, 2.3)) +
        path(heartD(x, 186, 10), '#e8747f', { opacity: 0.85 }),
    ) +
    ink('M-146 226H146V250H-146Z', a.v('#fff3e0', '#e0ab8c'), L, 2.5)
  const sceptre = spin(
    104,
    110,
    2 * a.osc(1, 0.4),
    stroke('M106 150L112 2', L, 11),
    stroke('M106 150L112 2', C.honey, 6),
    [-2, 2, -1, 1, 0]
      .map((i) =>
        ink('M112 6C100 -4 102 -26 112 -36C122 -26 124 -4 112 6Z', a.v('#fff6f4', C.berry), L, 2.2, {
          transform: `rotate(${i * 30} 112 6)`,
        }),
      )
      .join(''),
    ink(leafD(0, 0, 20, 8), '#a9cf7c', '#4f7040', 1.8, { transform: 'translate(111 40) rotate(-30)' }),
  )
  const king =
    // lap, shins and slippers over the edge of the seat
    limb('M-22 176C-26 198 -26 214 -26 232', '#ffd98a', 24, L, 2.4) +
    limb('M22 176C26 198 26 214 26 232', '#ffd98a', 24, L, 2.4) +
    ink(
      'M-48 250Q-48 230 -28 230Q-10 230 -12 250Q-30 256 -48 250ZM48 250Q48 230 28 230Q10 230 12 250Q30 256 48 250Z',
      a.v('#9fbcf4', '#5a74c4'),
      L,
      2.3,
    ) +
    at(
      0,
      22,
      1.18,
      0,
      person(a, {
        hair: 'bob',
        hairColor: ['#f4e9f2', '#c3b2d6'],
        robe: ['#c4d6fb', '#7f9ae4'],
        trim: '#fff3dc',
        trimY: 132,
        trimW: 74,
        line: L,
        lw: 2.2,
        bodyD:
          'M-26 38C-44 46 -62 92 -78 138C-80 150 -68 154 -52 152Q0 162 52 152C68 154 80 150 78 138C62 92 44 46 26 38Z',
        face: { eyes: 'dot', mouth: 'none', blush: 0.85, brow: 'soft', look: [0, 0] },
        front:
          ink(
            'M-28 40C-56 52 -80 100 -92 152L-58 156C-50 116 -34 76 -12 54ZM28 40C56 52 80 100 92 152L58 156C50 116 34 76 12 54Z',
            a.v('#ffd98a', '#efa24c', '#d97a3f'),
            L,
            2.2,
          ) +
          stroke('M-30 48C-24 84 -10 96 0 98C10 96 24 84 30 48', '#fff0b8', 4.4) +
          stroke('M-30 48C-24 84 -10 96 0 98C10 96 24 84 30 48', '#b9782f', 1.6, { 'stroke-dasharray': '0.1 5' }) +
          at(2, 110, 0.5, 0, fish(a, L)) +
          each(
            [
              [-30, 126],
              [30, 128],
              [-44, 140],
              [46, 142],
            ],
            ([x, y]) => path(dropD(x, y, 4.5), '#fff', { opacity: 0.75 }),
          ),
        armL: 'M-28 62C-54 78 -70 88 -86 82',
        armR: 'M28 62C54 80 68 92 84 90',
        sleeve: '#aac2f6',
        cuff: '#e8747f',
        hat:
          // beard and moustache of foam, then the crowned turban
          ink(puffD(0, 46, 36, 24, 9, 0.1), a.v('#ffffff', '#efe2f2'), L, 2.2) +
          path('M-34 30H34V48H-34Z', '#fdf8fb') +
          ink('M0 25C8 15 26 17 34 29C26 36 8 36 0 30C-8 36 -26 36 -34 29C-26 17 -8 15 0 25Z', '#ffffff', L, 2) +
          stroke('M-5 38Q0 43 5 38', '#8c3140', 2.6) +
          ink(
            'M-60 -10C-78 -52 -38 -84 0 -82C38 -84 78 -52 60 -10C40 -34 -40 -34 -60 -10Z',
            a.v('#ffb6b6', '#e8657a', '#b23f5e'),
            L,
            2.2,
          ) +
          stroke('M-46 -32C-20 -58 20 -70 48 -62', '#fff', 2.6, { opacity: 0.45 }) +
          ink(
            'M-58 -6C-54 -36 54 -36 58 -6L66 -44L44 -34L32 -60L14 -40L0 -70L-14 -40L-32 -60L-44 -34L-66 -44Z',
            a.v('#fff6cf', '#ffd070', '#e39f48'),
            L,
            2.2,
          ) +
          each(
            [
              [-66, -46],
              [-32, -62],
              [0, -73],
              [32, -62],
              [66, -46],
            ],
            ([x, y]) => circle(x, y, 5, '#fffaf0', { stroke: L, 'stroke-width': 1.8 }),
          ) +
          path(heartD(0, -40, 7), '#e8637a', { stroke: L, 'stroke-width': 1.6 }) +
          circle(-26, -33, 4, '#8fb4ee', { stroke: L, 'stroke-width': 1.5 }) +
          circle(26, -33, 4, '#8fb4ee', { stroke: L, 'stroke-width': 1.5 }),
      }),
    ) +
    sceptre +
    circle(108, 130, 11, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
    mug(a, -118, 124, 0.74, 'berry', { r: -4, face: { eyes: 'happy', mouth: 'smile', blush: 0.9 } }) +
    circle(-106, 116, 11, C.skin, { stroke: L, 'stroke-width': 2.4 })
  return frame(
    a,
    { suit: 'cups', mark: 'king', edge: '#1a1440' },
    sky(a, '#2f2f80', '#6458b0', '#b07cc4', '#f3a0b4', '#ffd7b4') +
      stars(a, 40, 50, 440, 300, 60, 'c14', { big: 10 }) +
      halo(a, 240, 260, 270, '#ffeccf', '#ff8fb4', 0.95) +
      cloud(a, 96 + 5 * a.osc(1), 206, 150, 54, '#ffe9ee', '#d990bc', { swirl: '#b868a4' }) +
      cloud(a, 396 - 5 * a.osc(1), 196, 140, 52, '#ffe9ee', '#d990bc', { swirl: '#b868a4' }) +
      cloud(a, 420, 300, 120, 40, '#ffdfe2', '#d48ab4', { swirl: '#b868a4', op: 0.8 }) +
      swell(a, 426, 12, ['#d9a6d4', '#8f78c8'], '#6a4a98', 0.1) +
      dolphin +
      swell(a, 470, 18, ['#f3b6cc', '#8a74cc'], '#6a4a98', 0.5) +
      at(240, 296 + rock, 0.94, 0, throne, king) +
      each(
        [
          [330, 428, 0],
          [440, 430, 0.4],
          [352, 408, 0.7],
        ],
        ([x, y, p]) => path(dropD(x, y + 5 * a.osc(1, p), 5), '#fff', { stroke: '#8f78c8', 'stroke-width': 1.4 }),
      ) +
      ship +
      swell(a, 578, 24, ['#ffc4d0', '#a078cc'], '#6a3a88', 0.3) +
      at(
        116,
        584 + 4 * a.osc(1, 0.3),
        0.74,
        -12 + 3 * a.osc(1, 0.55),
        ink('M-60 44C-40 52 40 52 66 34C70 46 60 58 40 60H-30C-50 60 -58 54 -60 44Z', a.v('#fff3c8', '#ffc56b'), L, 3),
        sprite(a, { r: 34, face: { eyes: 'happy', mouth: 'open' }, armL: 'M-28 4L-56 -8', armR: 'M28 4L56 -10' }),
      ) +
      swell(a, 640, 26, ['#ffd6da', '#e892b0'], '#9a4a78', 0.8) +
      at(384, 612 + 3 * a.osc(1, 0.9), 0.6, -20 + 4 * a.osc(1, 0.2), fish(a, L, 'happy')) +
      path('M20 650Q120 634 240 646T470 640V700H20Z', a.v('#ffe3e2', '#f2a2b6')) +
      puffs(
        a,
        [
          [60, 668, 46],
          [160, 676, 40],
          [300, 676, 44],
          [420, 670, 48],
          [384, 646, 34],
        ],
        ['#ffffff', '#ffdfe4'],
        '#e58ba8',
      ) +
      each(
        [
          [150, 120, 0],
          [330, 116, 0.3],
          [70, 270, 0.6],
          [402, 250, 0.8],
          [240, 92, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
