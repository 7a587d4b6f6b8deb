import { pup } from '../kit/animals.ts'
import { cup } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, goldPearl, halo, pearl, stars } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, grass, sky } from '../kit/scenery.ts'
import { crescentD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, mirrored, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  bird,
  carvedButterfly,
  cypress,
  EDGE,
  glints,
  LINE as L,
  peak,
  puff,
  sword,
  tornCloud,
  turned,
} from '../suits/swords.ts'

/** King of Swords: a stern, fair judge on a throne of butterflies and moons, sword tilted; a pup weighs two cups for him. */
export default function kingOfSwords(t: number): string {
  const a = new Art('s14', t)
  const br = 1.8 * a.osc(1, 0.2)
  const tip = 5 * a.osc(1, 0.4)
  const beard: [string, string] = ['#ffffff', '#c3b6e4']
  return frame(
    a,
    { suit: 'swords', mark: 'king', edge: EDGE },
    sky(a, '#231c5c', '#46399a', '#7664be', '#b396d8', '#f0c4da', '#f0c4da') +
      stars(a, 40, 46, 440, 380, 80, 's14', { big: 10, avoid: [[240, 190, 120]] }) +
      halo(a, 240, 210, 300, '#fff3da', '#a98af6', 0.95) +
      circle(
        240,
        206,
        128,
        a.rad([
          [0, '#fffdf2'],
          [0.7, '#fff0cf'],
          [1, '#ffdfae'],
        ]),
      ) +
      circle(240, 206, 146, 'none', {
        stroke: '#fff3dc',
        'stroke-width': 1.6,
        'stroke-dasharray': '0.1 9.07',
        'stroke-linecap': 'round',
        opacity: 0.9,
      }) +
      tornCloud(a, 96, 196, 150, 1, ['#e9defa', '#9484d0'], '#fff', 0.9) +
      tornCloud(a, 396, 252, 140, -1, ['#f0e2fa', '#a793d8'], '#fff', 0.9) +
      cloud(a, 70 + 4 * a.osc(1), 380, 150, 54, '#f6edff', '#b9a3e2', { swirl: '#8f78c8' }) +
      cloud(a, 414 - 4 * a.osc(1), 402, 150, 56, '#f6edff', '#c9aee2', { swirl: '#9a80cc' }) +
      bird(a, 386, 168, 0.74, 0, L) +
      bird(a, 414, 208, 0.5, 0.4, L) +
      peak(a, 70, 540, 210, 110, { light: ['#8d79cc', '#c9a4d8'], dark: '#5c49a6', cap: '#fff3f6' }) +
      peak(a, 410, 540, 220, 96, { light: ['#8d79cc', '#c9a4d8'], dark: '#5c49a6', cap: '#fff3f6' }) +
      path('M20 520Q120 492 240 508T470 502V700H20Z', a.v('#a897dc', '#7a67bc')) +
      cypress(a, 64, 566, 130, 10, ['#8fb6b4', '#4f7a90'], L, 0) +
      cypress(a, 98, 572, 92, 8, ['#9cc2ba', '#5a869a'], L, 0.3) +
      cypress(a, 418, 566, 136, 10, ['#8fb6b4', '#4f7a90'], L, 0.5) +
      cypress(a, 386, 572, 90, 8, ['#9cc2ba', '#5a869a'], L, 0.8) +
      path('M20 590Q120 566 240 580T470 576V700H20Z', a.v('#c6b6ec', '#8a76ca')) +
      dust(40, 590, 440, 672, 90, 's14', '#fff4ff', 0.4) +
      grass(44, 440, 640, 18, 's14g', '#6a58b4', 10, 24) +
      // throne
      ink(
        'M132 660V286C120 262 130 236 150 230C152 170 180 118 240 96C300 118 328 170 330 230C350 236 360 262 348 286V660Z',
        a.v('#fff6e2', '#e3d0f0', '#a68fd8'),
        L,
        2.9,
      ) +
      ink(
        'M154 640V280C154 196 186 142 240 122C294 142 326 196 326 280V640Z',
        a.v('#5a47ac', '#43338e', '#33266f'),
        L,
        2.6,
      ) +
      stroke('M143 640V290M337 640V290', '#8d78cc', 2.4, { 'stroke-dasharray': '0.1 9' }) +
      mirrored(
        240,
        () =>
          path(crescentD(46, 204, 11, 0.42, 0.84), '#ffd98a', { stroke: '#8a6aa8', 'stroke-width': 1.6 }) +
          path(starD(24, 210, 4), '#cdb6f6'),
      ) +
      carvedButterfly(a, 240, 168, 0.86) +
      circle(240, 92, 13, L) +
      pearl(a, 240, 92, 11, ['#ffd9e2', '#e8839c', '#a84a6c']) +
      carvedButterfly(a, 152, 236, 0.44, ['#ffffff', '#cdb6f6'], -20) +
      carvedButterfly(a, 328, 236, 0.44, ['#ffffff', '#cdb6f6'], 20) +
      halo(a, 240, 350, 170, '#fdf4ff', '#a98af0', 0.55) +
      // arm rests
      mirrored(
        240,
        () =>
          ink('M84 520H134Q142 520 142 528V654H84Z', a.h('#fff6e8', '#d3c0ee', '#a68fd8'), L, 2.6) +
          ink(
            'M80 508Q80 498 90 498H136Q148 498 148 510Q148 524 136 524H90Q80 524 80 514Z',
            a.v('#ffffff', '#cdbcf0'),
            L,
            2.5,
          ) +
          carvedButterfly(a, 116, 586, 0.5),
      ) +
      at(
        240,
        312 + br,
        1.26,
        0,
        person(a, {
          hair: 'bob',
          hairColor: ['#f3eefc', '#b3a6d8'],
          robe: ['#a9bdf6', '#6a78d0'],
          trim: '#f3c25e',
          lace: '#fff8e8',
          trimY: 246,
          trimW: 84,
          line: L,
          lw: 2.4,
          bodyD:
            'M-26 38C-46 50 -70 120 -78 168C-86 200 -92 232 -88 254Q-86 262 -72 263Q0 272 72 263Q86 262 88 254C92 232 86 200 78 168C70 120 46 50 26 38Z',
          hem:
            stroke(
              'M-60 170C-34 186 34 186 60 170M-44 182C-50 210 -50 232 -52 250M44 182C50 210 50 232 52 250',
              '#4a56b0',
              2.2,
              { opacity: 0.5 },
            ) +
            each(
              [
                [-26, 214],
                [26, 214],
                [0, 194],
                [-66, 224],
                [66, 224],
                [0, 232],
              ],
              ([x, y], i) =>
                i % 3 === 2 ? path(starD(x, y, 7), '#ffe9b0') : carvedButterfly(a, x, y, 0.22, ['#e6ecff', '#aab8f6']),
            ),
          front:
            ink(
              'M-28 40C-58 58 -92 140 -104 252L-66 266C-60 190 -40 92 -8 54ZM28 40C58 58 92 140 104 252L66 266C60 190 40 92 8 54Z',
              a.v('#a07fe0', '#6a48b4', '#4f3494'),
              L,
              2.4,
            ) +
            stroke('M-12 58C-42 96 -60 190 -66 260M12 58C42 96 60 190 66 260', '#fff6ea', 5) +
            ink('M-40 40Q0 66 40 40Q50 54 36 66Q0 86 -36 66Q-50 54 -40 40Z', '#fffaf4', L, 2.3) +
            times(7, (i) => path(`M${-30 + i * 10} ${62 + 8 - Math.abs(i - 3) * 2.6}l-2 6h4Z`, '#5f4590')),
          armR: 'M34 66C62 84 70 116 58 140',
          sleeve: '#c2cffb',
          cuff: '#ffd98a',
          ...turned(
            a,
            0,
            { eyes: 'dot', mouth: 'none', brow: 'soft', blush: 0.6 },
            ink(
              'M-55 6C-50 26 -36 30 -20 26Q0 18 20 26C36 30 50 26 55 6C60 44 40 66 28 74C16 92 8 98 0 104C-8 98 -16 92 -28 74C-40 66 -60 44 -55 6Z',
              a.v(...beard),
              L,
              2.4,
            ) +
              stroke(
                'M-36 38C-34 54 -26 64 -18 70M36 38C34 54 26 64 18 70M-8 48C-8 66 -4 80 0 90M10 50C10 64 8 72 6 80',
                '#a797d6',
                2,
                { opacity: 0.8 },
              ) +
              ink(
                'M0 25C-10 18 -26 22 -34 34C-22 40 -8 38 0 31C8 38 22 40 34 34C26 22 10 18 0 25Z',
                '#ffffff',
                L,
                2.2,
              ) +
              stroke('M-5 42Q0 46 5 42', '#8a4a58', 2.8) +
              stroke('M-32 -5L-10 -1M32 -5L10 -1', '#a797d6', 4.6) +
              at(
                0,
                -46,
                1,
                0,
                ink(
                  'M-48 16L-56 -30L-30 -10L-20 -40L0 -14L20 -40L30 -10L56 -30L48 16Q0 -2 -48 16Z',
                  a.v('#fff3c0', '#f3b54a'),
                  L,
                  2.4,
                ),
                stroke('M-45 6Q0 -12 45 6', '#c98a34', 1.8),
                each(
                  [
                    [-56, -32],
                    [-20, -43],
                    [20, -43],
                    [56, -32],
                  ],
                  ([x, y]) => circle(x, y, 4.6, '#fff6dc', { stroke: L, 'stroke-width': 1.8 }),
                ),
                carvedButterfly(a, 0, -18, 0.4, ['#ffffff', '#c9b0f6']),
              ),
            47,
          ),
        }),
        // the sword, tilted
        spin(
          -84,
          140,
          1.2 * a.osc(1, 0.5),
          at(-92, 128, 1, -13, sword(a, 256, { w: 11, gem: ['#ffd9e2', '#e8839c', '#a84a6c'] })),
          limb('M-34 66C-60 84 -70 116 -72 138', '#c2cffb', 20, L, 2.4),
          limb('M-82 130L-62 134', '#ffd98a', 8, L, 2.2),
          limb('M-96 146L-78 148', '#ffe6d2', 13, L, 2.3),
          limb('M-92 158L-76 159', '#ffdcc6', 12, L, 2.3),
        ),
        circle(54, 150, 4, '#ffd98a', { stroke: L, 'stroke-width': 1.6 }),
      ) +
      // a cushion for his feet
      ink(
        'M150 668C146 648 160 640 180 642Q240 632 300 642C320 640 334 648 330 668Q240 684 150 668Z',
        a.v('#d9606f', '#9c3f62'),
        L,
        2.5,
      ) +
      stroke('M158 654Q240 640 322 654', '#ffd98a', 2.6, { 'stroke-dasharray': '0.1 7' }) +
      each([[206], [274]], ([x]) => oval(x, 646, 20, 10, '#fff1bd', { stroke: L, 'stroke-width': 2.4 })) +
      // the pup and its balance
      at(
        374,
        660,
        0.82,
        0,
        pup(a, {
          fur: ['#fffaf4', '#e3d0ec'],
          ear: '#a58bd6',
          line: L,
          tail: 5 * a.osc(1),
          up: 2 * a.osc(1),
          collar: '#f3c25e',
          face: { eyes: 'dot', brow: 'soft', mouth: 'smile' },
        }),
      ) +
      at(
        390,
        566,
        1,
        0,
        stroke('M0 0V30', L, 8),
        stroke('M0 0V30', '#f3c25e', 3.6),
        spin(
          0,
          0,
          tip * 0.8,
          stroke('M-34 0H34', L, 8) + stroke('M-34 0H34', '#f3c25e', 3.6),
          each([[-34], [34]], ([x]) =>
            spin(
              x,
              0,
              -tip * 0.8,
              stroke(`M${x} 0L${x - 14} 30M${x} 0L${x + 14} 30`, L, 1.8),
              at(
                x,
                30,
                0.24,
                0,
                cup(a, { tea: x < 0 ? 'taro' : 'milk', lid: false, straw: false, line: L, lw: 8, face: null }),
              ),
              ink(
                `M${x - 18} 30H${x + 18}Q${x + 12} 42 ${x} 42Q${x - 12} 42 ${x - 18} 30Z`,
                a.v('#fff1bd', '#f0b354'),
                L,
                2,
              ),
            ),
          ),
        ),
        goldPearl(a, 0, -2, 6),
      ) +
      butterfly(a, 400, 336 + 5 * a.osc(1, 0.3), 0.66, -10, ['#ffffff', '#b993f0'], '#5b3f94') +
      flowers(
        [
          [66, 644],
          [104, 662],
          [150, 654],
          [310, 660],
          [430, 650],
        ],
        ['#fff', '#ffd2cd', '#fff0b8', '#ddccf8'],
        8,
        '#6a78b4',
      ) +
      puff(a, 70, 694, 54) +
      puff(a, 240, 700, 60) +
      puff(a, 430, 698, 40) +
      glints(a, [
        [112, 120, 0],
        [90, 264, 0.4],
        [352, 110, 0.7],
        [410, 320, 0.2],
        [204, 200, 0.55],
        [276, 200, 0.85],
      ]),
  )
}
