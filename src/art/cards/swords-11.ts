import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, petals, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, each, ink, limb, n, oval, path, spin, stroke, times } from '../kit/svg.ts'
import { bird, cypress, glints, gust, LINE as L, peak, puff, sword, tornCloud, turned } from '../suits/swords.ts'

/** Page of Swords: on a windy hill at noon a child lifts the sword with both hands; a bunny flies a kite. */
export default function pageOfSwords(t: number): string {
  const a = new Art('s11', t)
  const w = 5 * a.osc(1, 0.15)
  const bob = 2 * a.osc(1)
  const hair: [string, string] = ['#f0c684', '#b98350']
  return frame(
    a,
    { suit: 'swords', mark: 'page', edge: '#2a2f78' },
    sky(a, '#4c5fc4', '#7590e8', '#a6bff8', '#d6e2ff', '#f4eeff', '#f4eeff') +
      halo(a, 300, 250, 300, '#ffffff', '#b9b6fa', 0.9) +
      cloud(a, 120 + 4 * a.osc(1), 330, 250, 110, '#ffffff', '#c9d0fa', {
        swirl: '#9aa6e6',
        bumps: [0.5, 0.8, 1, 0.9, 0.55],
      }) +
      cloud(a, 396 - 4 * a.osc(1), 402, 230, 110, '#ffffff', '#d0d2fb', {
        swirl: '#9aa6e6',
        bumps: [0.45, 0.9, 1, 0.7, 0.5],
      }) +
      tornCloud(a, 150, 150, 190, -1, ['#ffffff', '#cdd6fd'], '#9aa6e6', 0.9) +
      tornCloud(a, 360, 212, 170, -1, ['#ffffff', '#d6dcfd'], '#9aa6e6', 0.9) +
      gust(a, 236, 126, 110, 0.1, '#fff', 0.8) +
      gust(a, 60, 214, 90, 0.5, '#fff', 0.8) +
      gust(a, 330, 300, 80, 0.8, '#fff', 0.85, 0.8) +
      each(
        [
          [120, 106, 0.62, 0],
          [172, 84, 0.5, 0.15],
          [96, 146, 0.46, 0.3],
          [222, 102, 0.44, 0.45],
          [154, 126, 0.4, 0.6],
        ],
        ([x, y, k, p]) => bird(a, x, y, k, p, L),
      ) +
      peak(a, 70, 560, 230, 150, { light: ['#8d9be6', '#bcc3f6'], dark: '#6470c4', cap: '#ffffff' }) +
      peak(a, 390, 560, 250, 120, { light: ['#9aa6ea', '#c9cdf8'], dark: '#6f7acb', cap: '#ffffff' }) +
      path('M20 540Q110 500 210 530T470 510V700H20Z', a.v('#b9b3ee', '#8f86d6')) +
      cypress(a, 376, 548, 130, -46, ['#9ec7b0', '#5b8f92'], L, 0) +
      cypress(a, 414, 552, 170, -60, ['#aed3b6', '#64989a'], L, 0.3) +
      cypress(a, 74, 552, 108, -36, ['#9ec7b0', '#5b8f92'], L, 0.6) +
      // the hill
      path('M20 640C70 606 150 566 244 566C330 566 400 600 470 648V700H20Z', a.v('#cfe0b4', '#9dbd9a', '#7c9fa0')) +
      path(
        'M20 640C70 606 150 566 244 566C330 566 400 600 470 648V660C396 612 324 582 244 582C150 582 70 622 20 656Z',
        '#eef6d2',
        { opacity: 0.7 },
      ) +
      dust(50, 584, 430, 674, 80, 's11', '#4f7a70', 0.35) +
      stroke(
        times(26, (i) => {
          const x = 60 + i * 15
          const y = 600 + ((i * 37) % 60)
          return `M${x} ${y}q-6 -6 -15 -7M${x + 3} ${y}q-3 -8 -11 -12`
        }),
        '#5f8a78',
        2.2,
        { opacity: 0.8 },
      ) +
      oval(244, 586, 74, 9, L, { opacity: 0.25 }) +
      halo(a, 240, 390, 180, '#ffffff', '#a9a3f6', 0.6) +
      at(
        238,
        342 + bob,
        1.2,
        4,
        limb('M-20 142C-26 158 -32 172 -36 190', '#fbf6ff', 17, L, 2.4) +
          limb('M20 140C26 156 32 168 36 180', '#fbf6ff', 17, L, 2.4) +
          ink('M-58 208Q-58 192 -40 186Q-24 190 -26 206Q-42 212 -58 208Z', a.v('#f0a070', '#c86a48'), L, 2.4) +
          ink('M24 196Q26 178 42 178Q58 182 58 196Q42 204 24 196Z', a.v('#f0a070', '#c86a48'), L, 2.4),
        // scarf in the wind
        ink(
          `M-8 46C-40 36 ${n(-70)} ${n(60 + w)} ${n(-104)} ${n(48 + w)}C${n(-124)} ${n(42 + w)} ${n(-136)} ${n(50 + w * 1.4)} ${n(-150)} ${n(58 + w * 1.4)}L${n(-142)} ${n(78 + w * 1.4)}C-120 ${n(66 + w)} -108 ${n(76 + w)} -92 ${n(78 + w)}C-60 ${n(84 + w * 0.6)} -36 66 -6 68Z`,
          a.h('#e5798a', '#f7a9ad'),
          L,
          2.4,
        ),
        stroke(
          `M-30 56C-60 60 -80 ${n(68 + w)} -112 ${n(60 + w)}M-142 ${n(58 + w * 1.4)}l5 16M-134 ${n(54 + w * 1.4)}l5 16`,
          '#fff',
          2.2,
          { opacity: 0.7 },
        ),
        person(a, {
          hair: 'bob',
          hairColor: hair,
          robe: ['#b9a6f2', '#8468cc'],
          trim: '#f3c25e',
          lace: '#fffaf2',
          line: L,
          lw: 2.5,
          tilt: -4,
          behindHair: spin(
            -30,
            -10,
            w * 0.7,
            ink(
              'M10 -58C-30 -66 -62 -44 -96 -52C-88 -40 -92 -34 -112 -26C-96 -22 -96 -14 -110 0C-92 -2 -84 6 -92 22C-70 14 -58 26 -56 44L0 20Z',
              a.v(...hair),
              L,
              2.5,
            ),
            stroke(
              'M-40 -46C-62 -40 -78 -40 -90 -40M-50 -24C-72 -22 -84 -20 -98 -22M-52 0C-70 -2 -82 2 -94 4M-52 22C-62 16 -74 16 -82 18',
              '#8a5a34',
              2,
              { opacity: 0.6 },
            ),
          ),
          hem: each(
            [
              [-32, 104],
              [28, 98],
              [-2, 112],
              [-22, 78],
            ],
            ([x, y]) => path(starD(x, y, 5.5), '#ffe08f'),
          ),
          front:
            ink('M-38 96Q0 108 38 96L41 106Q0 120 -41 106Z', '#7d4f3a', L, 2) +
            ink('M-8 98H8V112H-8Z', '#f3c25e', L, 2) +
            ink('M-30 40Q0 60 30 40Q38 54 26 64Q0 80 -26 64Q-38 54 -30 40Z', a.v('#f7a9ad', '#d9606f'), L, 2.3),
          armL: 'M-26 64C-36 88 -4 104 22 96',
          armR: 'M28 62C50 70 52 78 44 84',
          sleeve: '#d9ccfa',
          cuff: '#f3c25e',
          ...turned(
            a,
            8,
            { eyes: 'big', mouth: 'open', look: [2.5, -1.5], blush: 0.8, iris: ['#3d4aa0', '#8fa6f2'] },
            ink(
              'M-56 -20C-62 -72 12 -98 50 -62C64 -48 62 -34 54 -25C28 -40 -20 -40 -56 -20Z',
              a.v('#a993f0', '#6a4fc0'),
              L,
              2.6,
            ) +
              path('M-42 -38C-42 -62 -14 -76 8 -76C-10 -68 -26 -54 -30 -40Z', '#fff', { opacity: 0.3 }) +
              ink(
                'M-58 -16C-46 -40 34 -48 60 -23Q63 -15 56 -12C32 -30 -24 -27 -52 -6Q-62 -8 -58 -16Z',
                a.v('#fff1bd', '#f0b354'),
                L,
                2.4,
              ) +
              spin(
                -34,
                -50,
                w * 0.8,
                ink('M-34 -50C-58 -64 -84 -66 -100 -50C-84 -36 -60 -34 -38 -42Z', a.h('#ffffff', '#e5798a'), L, 2.4),
                stroke('M-40 -47C-58 -52 -74 -54 -88 -50', '#c0506a', 1.8, { opacity: 0.7 }),
              ),
          ),
        }),
        at(34, 82, 1, 24, sword(a, 214, { w: 9 })),
        limb('M14 96L26 102', '#ffe6d2', 13, L, 2.3),
        limb('M46 84L34 94', '#ffe6d2', 13, L, 2.3),
      ) +
      // a bunny and its kite
      stroke(`M114 612C96 540 ${n(92 + w)} 420 ${n(76 + w)} 284`, '#6a5ab0', 1.8) +
      at(
        74 + w,
        256 + 3 * a.osc(1, 0.3),
        0.9,
        -12 + w,
        ink('M0 -36L24 0L0 30L-24 0Z', a.v('#ffd2cd', '#f09aa4'), L, 2.4),
        stroke('M0 -36V30M-24 0H24', '#fff', 2.2),
        path(starD(0, -2, 8), '#ffe08f', { stroke: L, 'stroke-width': 1.6 }),
        stroke('M0 30q-8 10 0 18t-4 18', '#6a5ab0', 2),
        path('M-8 44l-8 -4v9ZM-4 46l8 -4v9ZM-12 62l-6 -5v9ZM-6 62l8 -3v8Z', '#8d6ad0'),
      ) +
      at(
        96,
        648,
        0.74,
        -4,
        bunny(a, { line: L, fur: ['#fffdf8', '#e6dcf2'], face: { eyes: 'happy', mouth: 'open' } }),
        limb('M18 -22L22 -44', '#fffdf8', 9, L, 2.8),
      ) +
      flowers(
        [
          [180, 640],
          [206, 662],
          [290, 650],
          [340, 634],
          [392, 656],
          [420, 668],
        ],
        ['#fff', '#ffd2cd', '#fff0b8', '#ddccf8'],
        8,
        '#6a9350',
      ) +
      grass(330, 430, 640, 7, 's11g', '#5f8a78', 12, 20) +
      petals(a, 7, ['#ffffff', '#ffd2cd', '#e2d0fb'], [50, 200, 440, 520], 's11p') +
      puff(a, 60, 694, 48, ['#ffffff', '#d6dcfd'], '#9aa6e6') +
      puff(a, 420, 698, 46, ['#ffffff', '#d6dcfd'], '#9aa6e6') +
      glints(
        a,
        [
          [352, 130, 0],
          [300, 104, 0.4],
          [392, 176, 0.7],
          [190, 250, 0.2],
        ],
        '#ffffff',
      ),
  )
}
