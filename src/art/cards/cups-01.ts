import { cup } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, halo, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { petals, sky } from '../kit/scenery.ts'
import { dropD, heartD, puffD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, stroke } from '../kit/svg.ts'
/** Ace of Cups: a hand holds the overflowing cup, a dove brings a pearl. */
export default function aceOfCups(t: number): string {
  const a = new Art('c01', t),
    L = '#6b3347',
    fl = 4 * a.osc(1)
  // milk streams run down in whole dash steps
  const stream = (d: string, w: number) =>
    stroke(d, '#c9647c', w + 4.4) +
    stroke(
      d,
      a.lin([
        [0, '#fffaf4'],
        [0.7, '#ffe4dd'],
        [1, '#ffc9c6'],
      ]),
      w,
    ) +
    stroke(d, '#fff', w * 0.22, {
      'stroke-dasharray': '26 34',
      'stroke-dashoffset': n(-120 * a.t),
      opacity: 0.85,
      transform: 'translate(-2 0)',
    }) +
    stroke(d, '#f5a9ac', w * 0.16, {
      'stroke-dasharray': '18 42',
      'stroke-dashoffset': n(-120 * a.t),
      opacity: 0.7,
      transform: 'translate(3.500 4)',
    })
  const pad = (x: number, y: number, k: number, ph: number) =>
    at(
      x,
      y + 1.5 * a.osc(1, ph),
      k,
      0,
      ink('M0 0L34 -6A38 13 0 1 1 30 -8Z', a.v('#c6dba0', '#86ad70'), '#4f7a4a', 2.2),
      stroke('M0 0L-26 4M0 0L-16 -8M0 0L14 9', '#5f8a52', 1.6, { opacity: 0.6 }),
    )
  const lotus = (x: number, y: number, k: number, ph: number) =>
    at(
      x,
      y + 1.5 * a.osc(1, ph),
      k,
      0,
      [-2, 2, -1, 1, 0]
        .map((i) =>
          ink('M0 6C-10 -2 -9 -16 0 -24C9 -16 10 -2 0 6Z', a.v('#fff6f4', C.berry), L, 2.2, {
            transform: `rotate(${i * 28} 0 6)`,
          }),
        )
        .join(''),
    )
  const ripple = [0, 0.33, 0.66]
    .map((p) => {
      const u = a.saw(1, p)
      return oval(240, 628, 50 + 150 * u, 8 + 22 * u, 'none', {
        stroke: '#fff',
        'stroke-width': 2,
        opacity: n(0.55 * (1 - u) * Math.min(1, u * 6)),
      })
    })
    .join('')
  const feather = (m: number) =>
    `<g transform="scale(${m} 1) rotate(${n(-8 - 10 * a.osc(2))})">${ink('M4 0C16 -30 44 -46 72 -42C74 -34 70 -30 62 -28C70 -24 66 -14 56 -14C62 -8 54 0 44 -2C46 6 34 10 26 6C18 12 8 8 4 0Z', a.v('#fff', '#ffe3dc'), '#a0596a', 2.4)}</g>`
  const bub = Array.from({ length: 12 }, (_, i) => {
    const u = a.saw(1, i / 12),
      x = 80 + ((i * 131) % 330),
      y = 600 - u * 300
    return circle(x + 5 * Math.sin(u * 8 + i), y, 2.5 + (i % 4), 'none', {
      stroke: '#fff',
      'stroke-width': 1.6,
      opacity: n(Math.sin(Math.PI * u) * 0.7),
    })
  }).join('')
  const rightStream = stream('M50 -170C92 -168 96 -70 102 90', 15)
  return frame(
    a,
    { suit: 'cups', mark: 1, edge: '#2a0f2c' },
    sky(a, '#33215f', '#7f4a95', '#e07f9f', '#ffb9ae', '#ffe6d2') +
      stars(a, 40, 50, 440, 330, 70, 'c01', { big: 10 }) +
      beams(a, 240, 330, 460, 22, '#ffe9e0', 0.1) +
      halo(a, 240, 330, 290, '#ffe6dc', '#ff9dbc', 0.85) +
      [150, 178]
        .map((r, i) =>
          circle(240, 330, r, 'none', {
            stroke: '#fff3dc',
            'stroke-width': i ? 1.2 : 2,
            'stroke-dasharray': i ? '0.1 9.32' : '',
            'stroke-linecap': 'round',
            opacity: i ? 0.9 : 0.45,
          }),
        )
        .join('') +
      cloud(a, 84 + fl, 300, 140, 52, '#fff1ee', '#f3a9b4', { swirl: '#e58ba0', op: 0.95 }) +
      cloud(a, 402 - fl, 250, 140, 54, '#fff1ee', '#f3a9b4', { swirl: '#e58ba0', op: 0.95 }) +
      petals(a, 7, [C.berryPale, '#fff'], [40, 180, 450, 460], 'cp') +
      // sea of berry milk
      ink('M20 588Q80 572 160 582T320 580T460 586V700H20Z', a.v('#fff0ea', '#ffc3c0', '#f294a2'), L, 2.6) +
      ripple +
      pad(92, 622, 1, 0) +
      lotus(96, 614, 0.9, 0) +
      pad(396, 632, 1.1, 0.3) +
      lotus(388, 622, 1, 0.3) +
      pad(160, 658, 0.8, 0.6) +
      pad(318, 664, 0.8, 0.5) +
      lotus(322, 658, 0.7, 0.5) +
      stroke('M60 598h26M380 600h40M210 668h40M70 650h24M392 662h30', '#fff', 2.4, { opacity: 0.7 }) +
      // streams behind
      at(
        240,
        528,
        1,
        0,
        stream('M-64 -176C-124 -176 -136 -70 -140 82', 20),
        stream('M64 -176C124 -176 136 -70 140 82', 20),
      ) +
      // the sleeve hides the foot of this stream, the cup hides nothing of its head: it is drawn twice
      at(240, 528, 1, 0, rightStream) +
      each(
        [
          [342, 620],
          [380, 614],
        ],
        ([x, y], i) => path(puffD(x, y, 17 + 2 * a.osc(2, (i + 2) * 0.2), 7, 8), '#fff', { opacity: 0.95 }),
      ) +
      // hand rising from the cloud
      limb('M402 640C384 604 350 570 306 546', '#f4d9ff', 52, L, 2.9) +
      stroke('M390 634C374 604 346 580 318 564', '#fff', 10, { opacity: 0.35 }) +
      limb('M331 572L344 548', C.honey, 13, L, 2.6) +
      limb('M318 583L352 535', '#fff3cf', 10, L, 2.6) +
      ink(
        'M330 536C306 514 264 508 214 522C194 528 188 548 206 556C244 572 296 576 324 562Q338 552 330 536Z',
        a.v(C.skin, C.skinShade),
        L,
        2.9,
      ) +
      at(
        240,
        532 + 2 * a.osc(1, 0.2),
        1.5,
        0,
        cup(a, {
          tea: 'berry',
          straw: false,
          lid: false,
          level: 8,
          line: L,
          lw: 2.3,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.9 },
        }),
      ) +
      // foam crown
      `<g transform="translate(0 ${n(2 * a.osc(1, 0.2))})">` +
      ink(puffD(240, 338, 84, 26, 11, 0.28), a.v('#fffefb', '#ffe4da'), L, 2.7) +
      stroke(spiralD(214, 336, 12, 1, 1, 2.4), '#f0a9a6', 2.4) +
      stroke(spiralD(264, 334, 10, 1, -1, 0.6), '#f0a9a6', 2.2) +
      path(heartD(240, 338, 11), C.berryDeep) +
      '</g>' +
      at(240, 528, 1, 0, stream('M-50 -170C-92 -168 -96 -70 -102 90', 15), a.clip('M0 -200H160V-14H0Z', rightStream)) +
      each(
        [
          [100, 614],
          [138, 620],
        ],
        ([x, y], i) => path(puffD(x, y, 17 + 2 * a.osc(2, i * 0.2), 7, 8), '#fff', { opacity: 0.95 }),
      ) +
      // fingers over the cup
      each(
        [
          [-18, 0],
          [2, 5],
          [23, 7],
          [44, 5],
        ],
        ([x, y], i) =>
          limb(
            `M${262 + x} ${551 + y}C${250 + x} ${546 + y} ${238 + x} ${534 + y} ${235 + x} ${524 + y * 0.6}`,
            i % 2 ? '#ffe2cc' : C.skin,
            15,
            L,
            2.6,
          ),
      ) +
      cloud(a, 402, 676, 170, 70, '#fff8f4', '#ffd3cc', { swirl: '#f0a4a4' }) +
      cloud(a, 330, 690, 120, 40, '#fffaf7', '#ffdcd4', {}) +
      bub +
      // dove with a pearl
      at(
        240,
        176 + 6 * a.osc(1, 0.1),
        1.12,
        0,
        halo(a, 0, 10, 84, '#ffeef0', '#ffb3cc', 0.8),
        ink(
          'M-9 -22C-26 -48 -24 -62 -17 -68C-12 -64 -9 -60 -7 -54C-6 -64 -4 -70 0 -74C4 -70 6 -64 7 -54C9 -60 12 -64 17 -68C24 -62 26 -48 9 -22Z',
          a.v('#fff', '#ffe3dc'),
          '#a0596a',
          2.4,
        ) + feather(-1),
        feather(1),
        ink(
          'M0 -34C18 -34 24 -16 20 2C18 22 8 36 0 44C-8 36 -18 22 -20 2C-24 -16 -18 -34 0 -34Z',
          a.v('#fff', '#ffeae2'),
          '#a0596a',
          2.4,
        ),
        circle(-8, 14, 2.8, '#42232b'),
        circle(8, 14, 2.8, '#42232b'),
        oval(-13, 21, 4, 2.6, C.blush, { opacity: 0.7 }),
        oval(13, 21, 4, 2.6, C.blush, { opacity: 0.7 }),
        ink('M-4.500 20H4.500L0 28Z', C.amber, '#a0596a', 1.8),
      ) +
      at(
        240,
        226 + 6 * a.osc(1, 0.1),
        1,
        0,
        pearl(a, 0, 6, 15, ['#fffdf8', '#ffe2c2', '#eeb18d']),
        path(starD(0, 7, 7), '#e8637a', { stroke: '#e8637a', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
      ) +
      each(
        [
          [150, 250, 0],
          [330, 246, 0.3],
          [120, 410, 0.5],
          [362, 402, 0.7],
          [200, 120, 0.2],
          [288, 128, 0.8],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fff', 0.9),
      ) +
      each(
        [
          [196, 276, 0],
          [284, 272, 0.3],
          [240, 262, 0.6],
        ],
        ([x, y, p]) => path(dropD(x, y + 4 * a.osc(1, p), 4.5), '#fff', { opacity: 0.95 }),
      ),
  )
}
