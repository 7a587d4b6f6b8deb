import { pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, flower, halo, leafD, sparkle, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm } from '../kit/person.ts'
import { flowers, grass, mountain, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, stroke } from '../kit/svg.ts'
import { EDGE, foam, LINE as L, sea, wand } from '../suits/wands.ts'

/** Three of Wands: seen from behind, a merchant among three wands on a castella cliff watches teacup ships come in. */
export default (t: number): string => {
  const a = new Art('w03', t)
  const br = 1.6 * a.osc(1, 0.2)
  const flap = 5 * a.osc(1, 0.1)
  const ship = (x: number, y: number, k: number, sail: [string, string], ph: number) =>
    at(
      x,
      y + 2 * a.osc(1, ph),
      k,
      2.4 * a.osc(1, ph + 0.25),
      oval(0, 30, 66, 8, '#b5603a', { opacity: 0.25 }),
      stroke('M0 -8V-104', L, 5.5),
      stroke('M0 -8V-104', '#fff0d8', 2),
      ink('M5 -98C54 -84 66 -40 56 -18H5Z', a.v(...sail), L, 2.8),
      stroke('M8 -74Q34 -72 52 -60M8 -48Q36 -46 60 -40', '#fff', 3, { opacity: 0.7 }),
      ink('M-5 -82C-36 -62 -46 -38 -42 -18H-5Z', a.v('#fffaf0', '#ffe0b8'), L, 2.8),
      ink(`M0 -104C12 ${n(-114 + flap)} 20 -102 34 -108L30 -96C20 -92 12 -98 0 -94Z`, '#e8637a', L, 2.2),
      ink('M-62 -10H62C58 18 40 34 20 34H-20C-40 34 -58 18 -62 -10Z', a.v('#fffaf0', '#f6cf9e', '#dd9c62'), L, 2.9),
      ink('M58 -4C84 -8 84 20 52 18', 'none', L, 6.4),
      stroke('M58 -4C84 -8 84 20 52 18', '#fbe0b8', 2.6),
      path(starD(0, 12, 9), '#f0935a', { stroke: '#f0935a', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
      stroke('M-70 28q8 -8 16 0t16 0M34 30q8 -8 16 0t16 0', '#fff', 3, { opacity: 0.9 }),
    )
  return frame(
    a,
    { suit: 'wands', mark: 3, edge: EDGE },
    sky(a, '#733a78', '#d0606f', '#ff9560', '#ffc775', '#fff0b8') +
      stars(a, 40, 50, 440, 200, 46, 'w03', { big: 7 }) +
      beams(a, 262, 300, 460, 22, '#fff2c8', 0.17) +
      sun(a, 262, 300, 112, {
        rays: 32,
        len: 0.36,
        turn: 0,
        core: ['#fffbe8', '#ffd987'],
        glow: ['#fff0b8', '#ff8a5c'],
      }) +
      cloud(a, 96 + 4 * a.osc(1), 208, 150, 52, '#ffeedd', '#f49c7a', { swirl: '#e07a58' }) +
      cloud(a, 398 - 4 * a.osc(1), 236, 130, 46, '#ffeedd', '#f49c7a', { swirl: '#e07a58' }) +
      mountain(a, 84, 388, 170, 66, '#b9617e', '#f5a070') +
      mountain(a, 420, 388, 150, 58, '#b9617e', '#f5a070') +
      mountain(a, 330, 388, 110, 34, '#cc7484', '#f8ae78') +
      sea(a, 386, ['#fff0bc', '#ffc277', '#f08a58', '#c95f52'], '#fff3cf') +
      path('M214 392H310L350 470H180Z', '#fff6d4', { opacity: 0.35 }) +
      ship(384, 424, 0.52, ['#ffe6b0', '#f2a24c'], 0.1) +
      ship(100, 452, 0.62, ['#f8d2ec', '#b98ad0'], 0.4) +
      ship(392, 524, 0.86, ['#ffd2c6', '#e5705c'], 0.7) +
      // castella cliff
      '<g transform="translate(-2 0) scale(1.1 1)">' +
      ink('M20 580H300Q322 580 320 602L300 700H20Z', a.v('#f9d79c', '#dfa566'), L, 2.9) +
      path('M24 640Q120 628 210 638T312 634L308 654Q210 650 150 658T24 656Z', '#fff3da', { opacity: 0.9 }) +
      path('M24 646Q120 634 210 644T311 640L309 646Q210 642 150 650T24 650Z', '#ee8a5a') +
      dust(36, 600, 300, 676, 70, 'w03', '#a9682f', 0.45) +
      ink(
        'M20 570H296Q328 572 326 588Q322 604 308 602Q296 602 294 612Q290 624 278 620Q268 612 266 604Q258 596 246 602Q236 610 230 622Q220 634 210 622Q204 606 188 602Q170 602 164 618Q154 632 144 618Q138 602 120 602Q104 604 98 616Q88 628 78 614Q72 602 58 606Q44 616 20 608Z',
        a.v('#fffefa', '#ffe8cc'),
        L,
        2.9,
      ) +
      '</g>' +
      at(72, 448, 1, -3, wand(a, 280, { w: 7.5, leaves: 4, ph: 0.1 })) +
      at(132, 440, 1, 2, wand(a, 310, { w: 7.5, leaves: 4, ph: 0.5 })) +
      halo(a, 240, 440, 130, '#fff7e2', '#ffc08a', 0.5) +
      // the merchant from behind
      at(
        238,
        338 + br,
        1.3,
        0,
        stroke('M-14 176V190M14 176V190', L, 20) + stroke('M-14 176V190M14 176V190', '#8a4f30', 14),
        ink(
          `M-24 36C-52 54 -72 110 ${n(-80 - flap)} 176Q-40 190 0 184Q44 190 ${n(82 + flap)} 174C72 110 52 54 24 36Z`,
          a.h('#f7a062', '#e2653f', '#a83f38'),
          L,
          2.4,
        ),
        stroke('M-16 60C-26 100 -34 140 -36 180M16 60C26 100 34 140 38 180M0 70V182', '#8f3030', 2, { opacity: 0.4 }),
        path(
          `M${n(-78 - flap)} 162Q-40 176 0 170Q44 176 ${n(80 + flap)} 160L${n(82 + flap)} 174Q44 190 0 184Q-40 190 ${n(-80 - flap)} 176Z`,
          C.honey,
        ),
        each(
          [
            [-36, 104],
            [0, 132],
            [36, 104],
            [-22, 148],
            [24, 150],
            [0, 84],
          ],
          ([x, y], i) => path(starD(x, y, i % 2 ? 5 : 7), '#ffe6ae', { opacity: 0.9 }),
        ),
        arm('M30 62C50 74 64 70 76 54', { sleeve: '#f4b080', cuff: C.honey, line: L, lw: 2.4 }),
        ink('M-30 44Q0 66 30 44Q38 56 26 64Q0 80 -26 64Q-38 56 -30 44Z', a.v('#8fb766', '#5f8a4c'), L, 2.3),
        [-1, 1].map((m) => oval(m * 55, 9, 6.5, 8.5, C.skinShade, { stroke: L, 'stroke-width': 2.3 })).join(''),
        ink(
          'M0 -58C40 -60 64 -32 60 6C58 34 42 54 28 50C22 58 10 54 0 56C-10 54 -22 58 -28 50C-42 54 -58 34 -60 6C-64 -32 -40 -60 0 -58Z',
          a.v('#b9764a', '#7d4a34'),
          L,
          2.4,
        ),
        stroke(
          'M-2 -34C-26 -20 -34 10 -26 44M2 -34C26 -20 34 10 26 44M0 -34V50M-6 -36C-34 -30 -52 -8 -50 24M6 -36C34 -30 52 -8 50 24',
          '#6a3c2c',
          1.9,
          { opacity: 0.6 },
        ),
        stroke('M-44 -24C-34 -42 -16 -50 0 -50', '#fff', 4.2, { opacity: 0.35 }),
        ink('M-58 -12C-30 -30 30 -30 58 -12L60 2C32 -16 -32 -16 -60 2Z', a.v('#ffe7a8', '#f0ac4c'), L, 2.3),
        ink('M44 -10C60 -4 66 14 62 32L54 26L48 34C52 16 48 4 38 -4Z', a.v('#ffe7a8', '#f0ac4c'), L, 2.2),
        [-28, 0, 28]
          .map((x, i) => flower(x, -20 - (i % 2) * 4, 7, i % 2 ? '#fff' : C.berry, C.honeyDeep, 5, i))
          .join(''),
      ) +
      at(340, 430, 1, 3, wand(a, 310, { w: 7.5, leaves: 4, ph: 0.8 })) +
      at(
        340,
        404 + br,
        1,
        0,
        circle(0, 0, 10, C.skin, { stroke: L, 'stroke-width': 2.8 }) +
          stroke('M-5 -4h8M-6 1h8', L, 1.6, { opacity: 0.6 }),
      ) +
      grass(44, 300, 576, 14, 'w03', '#8fb066', 9, 4) +
      flowers(
        [
          [58, 562],
          [84, 564],
          [196, 566],
          [306, 564],
        ],
        ['#fff', C.berry, C.taroPale],
        7.5,
        '#8fb066',
      ) +
      at(
        100,
        598,
        0.64,
        0,
        pup(a, {
          line: L,
          fur: ['#fff6e6', '#f0cfa4'],
          ear: '#c9803f',
          collar: C.taroDeep,
          face: { eyes: 'happy', look: [2, -1] },
        }),
      ) +
      path(leafD(0, 0, 20, 8), '#b9d07e', { transform: 'translate(270 576) rotate(-160)' }) +
      foam(a, [
        [356, 676, 48],
        [428, 664, 40],
        [72, 684, 36],
      ]) +
      each(
        [
          [150, 130, 0],
          [340, 150, 0.4],
          [60, 330, 0.7],
          [428, 340, 0.2],
          [300, 486, 0.5],
          [76, 520, 0.9],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
