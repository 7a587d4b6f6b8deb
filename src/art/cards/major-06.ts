import { cup } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, flower, halo, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { heartD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, stroke } from '../kit/svg.ts'
/** The Lovers share one cup under an angel. */
export default function lovers(t: number): string {
  const a = new Art('m06', t),
    wing = 3 * a.osc(1),
    br = 2 * a.osc(1, 0.2),
    L = '#6b3347'
  const feather = (m: 1 | -1) =>
    `<g transform="translate(240 236) scale(${m} 1) rotate(${n(-wing)})">` +
    ink(
      'M16 6C40 -66 106 -108 182 -100C192 -82 186 -68 172 -62C190 -54 186 -32 164 -30C178 -18 168 4 144 0C154 12 142 28 118 22C120 36 104 44 86 36C72 50 40 44 16 30Z',
      a.v('#ffffff', '#fff0e4', '#f9c4bd'),
      '#a0596a',
      2.6,
    ) +
    stroke('M50 -2C80 -42 122 -62 164 -62M54 10C88 -16 126 -28 156 -30M58 22C88 8 114 -2 136 0', '#eaa59c', 2.4, {
      opacity: 0.8,
    }) +
    path('M30 4C54 -50 104 -86 160 -92C110 -76 70 -44 48 6Z', '#fff', { opacity: 0.7 }) +
    '</g>'
  const hearts = Array.from({ length: 8 }, (_, i) => {
    const u = a.saw(1, i / 8),
      x = 240 + Math.sin(i * 2.3 + u * 5) * (20 + 9 * (i % 3)),
      y = 452 - u * 130
    return path(heartD(x, y, 5 + (i % 3) * 2.4), i % 2 ? '#e8637a' : '#fff', {
      opacity: n(Math.sin(Math.PI * u) * 0.95),
    })
  }).join('')
  const apples = each(
    [
      [-40, -186],
      [6, -206],
      [36, -170],
      [-14, -150],
      [-52, -146],
      [30, -130],
    ],
    ([x, y], i) =>
      at(
        x,
        y + 1.5 * a.osc(1, i * 0.2),
        1,
        0,
        circle(0, 0, 9, a.v('#ffb0a2', '#d94f60'), { stroke: '#8d3a45', 'stroke-width': 2 }),
        oval(-3, -3, 2.4, 1.8, '#fff', { opacity: 0.7 }),
        stroke('M0 -8q2 -5 6 -6', '#5a7a3a', 2.2),
      ),
  )
  const flames = each(
    [
      [-40, -180],
      [6, -206],
      [38, -176],
      [-12, -148],
      [-50, -140],
      [32, -134],
    ],
    ([x, y], i) => {
      const q = 3 * a.osc01(2, i * 0.23)
      return (
        halo(a, x, y, 22, '#fff0b0', '#ffb06a', 0.8) +
        path(
          `M${x} ${n(y - 15 - q)}C${x + 9} ${y - 5} ${x + 8} ${y + 8} ${x} ${y + 8}C${x - 8} ${y + 8} ${x - 9} ${y - 5} ${x} ${n(y - 15 - q)}Z`,
          a.v('#fff8d0', '#ff8f4e'),
        )
      )
    },
  )
  const lover = (x: number, rot: number, b: string) => at(x, 434, 1.06, rot, b)
  return frame(
    a,
    { suit: 'major', mark: 6 },
    sky(a, '#5f4aa4', '#b274bd', '#f595a4', '#ffc3a4', '#ffe9c8') +
      stars(a, 40, 44, 440, 200, 44, 'love', { big: 8 }) +
      beams(a, 240, 160, 480, 20, '#fff4d6', 0.17) +
      sun(a, 240, 162, 98, { rays: 32, len: 0.34, core: ['#fffdf4', '#ffe0a0'] }) +
      mountain(a, 240, 560, 250, 196, '#b07fc0', '#f4aeb0') +
      mountain(a, 120, 580, 200, 110, '#c48ac0', '#f6b5ae') +
      mountain(a, 362, 580, 200, 118, '#c48ac0', '#f6b5ae') +
      feather(-1) +
      feather(1) +
      at(
        240,
        176 + br,
        0.9,
        0,
        person(a, {
          hair: 'wavy',
          hairColor: ['#ffdf98', '#e9a24c'],
          robe: ['#fbf2ff', '#c9aef2'],
          lace: '#ffffff',
          trim: '#f7e8ff',
          face: { eyes: 'closed', mouth: 'smile', blush: 0.7 },
          line: L,
          armL: 'M-24 58C-44 62 -64 74 -80 78',
          armR: 'M24 58C44 62 64 74 80 78',
          sleeve: '#f1e4fd',
          cuff: C.honey,
          front: path(heartD(0, 76, 9), '#e8637a'),
          hat:
            at(
              0,
              -74,
              1,
              0,
              oval(0, 0, 34, 9, 'none', { stroke: '#fff6d0', 'stroke-width': 6.5 }),
              oval(0, 0, 34, 9, 'none', { stroke: '#f3b64d', 'stroke-width': 2 }),
            ) +
            [-30, -15, 0, 15, 30]
              .map((x, i) => flower(x, -46 - (4 - Math.abs(i - 2) * 2), 7, i % 2 ? '#fff' : C.berry, C.honey))
              .join(''),
        }),
      ) +
      cloud(a, 130 + 4 * a.osc(1), 344, 150, 56, '#fff7f2', '#ffcfc6', { swirl: '#f0a59e' }) +
      cloud(a, 352 - 4 * a.osc(1), 346, 150, 58, '#fff7f2', '#ffcfc6', { swirl: '#f0a59e' }) +
      cloud(a, 240, 352, 250, 86, '#ffffff', '#ffd9cf', { swirl: '#f3aea6', bumps: [0.5, 0.9, 0.7, 0.95, 0.55] }) +
      path('M20 560Q120 520 240 548T470 552V700H20Z', a.v('#d5df9f', '#9dbd78')) +
      tree(a, 62, 610, 1.24, ['#d9e9a6', '#86ad63'], '#55783f', apples) +
      tree(a, 418, 610, 1.24, ['#ffe2ae', '#f0935a'], '#b0602f', flames) +
      path('M20 600Q130 566 240 588T470 594V700H20Z', a.v('#c3dc9a', '#7fa868')) +
      dust(40, 600, 440, 670, 90, 'lv', '#55833f', 0.4) +
      grass(44, 440, 626, 26, 'lg', '#6f9a52', 9, 26) +
      petals(a, 7, [C.berryPale, '#fff'], [40, 230, 460, 480], 'lp') +
      halo(a, 240, 470, 170, '#fff6e0', '#ffd0b8', 0.5) +
      lover(
        156,
        3 + 0.8 * a.osc(1),
        person(a, {
          hair: 'long',
          hairColor: ['#c07f55', '#84503b'],
          robe: ['#fffaf6', '#ffbcb6'],
          trim: '#ef8f97',
          lace: '#fffaf6',
          line: L,
          face: { eyes: 'happy', mouth: 'smile', blush: 0.8 },
          armR: 'M24 58C34 80 44 92 54 94',
          armL: 'M-24 58C-38 74 -40 92 -28 104',
          sleeve: '#ffe4de',
          cuff: '#ef8f97',
          hat: each(
            [
              [-46, -34],
              [-32, -48],
              [-14, -55],
            ],
            ([x, y], i) => flower(x, y, 10, i % 2 ? '#fff' : C.berry, C.honey),
          ),
          front: path('M-12 50L0 58L12 50V64L0 58L-12 64Z', '#e8637a', {
            stroke: '#e8637a',
            'stroke-width': 3,
            'stroke-linejoin': 'round',
          }),
          hem: each(
            [
              [-30, 100],
              [-6, 88],
              [24, 108],
              [-20, 74],
            ],
            ([x, y]) => path(heartD(x, y, 5), '#f7a0a4'),
          ),
        }),
      ) +
      lover(
        324,
        -3 - 0.8 * a.osc(1),
        person(a, {
          hair: 'short',
          hairColor: ['#7a6a9e', '#4a3d74'],
          robe: ['#f6f8ff', '#afc3f4'],
          trim: '#6f8bd6',
          lace: '#f6f8ff',
          line: L,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
          armL: 'M-24 58C-34 80 -44 92 -54 94',
          armR: 'M24 58C38 74 40 92 28 104',
          sleeve: '#e0e9fd',
          cuff: '#6f8bd6',
          front: ink('M-24 44Q0 58 24 44L16 58L0 64L-16 58Z', '#6f8bd6', L, 2.2),
          hem: each(
            [
              [28, 98],
              [0, 90],
              [-26, 110],
              [20, 72],
            ],
            ([x, y]) =>
              path(starD(x, y, 5), C.honey, { stroke: C.honey, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
          ),
        }),
      ) +
      stroke('M233 470C226 444 220 436 208 428', L, 9.5) +
      stroke('M233 470C226 444 220 436 208 428', C.berry, 4.6) +
      stroke('M247 470C254 444 260 436 272 428', L, 9.5) +
      stroke('M247 470C254 444 260 436 272 428', C.pea, 4.6) +
      at(
        240,
        566,
        0.84,
        0,
        cup(a, { tea: 'berry', straw: false, lid: false, face: { eyes: 'happy', mouth: 'w' }, line: L, lw: 3.2 }),
      ) +
      circle(206, 538, 8.5, C.skin, { stroke: L, 'stroke-width': 2.9 }) +
      circle(274, 538, 8.5, C.skin, { stroke: L, 'stroke-width': 2.9 }) +
      hearts +
      flowers(
        [
          [70, 640],
          [112, 660],
          [384, 644],
          [416, 660],
          [196, 652],
          [300, 660],
          [250, 640],
          [152, 636],
          [340, 640],
        ],
        ['#fff', C.berryPale, C.taroPale],
        8.5,
        '#6f9a52',
      ),
  )
}
