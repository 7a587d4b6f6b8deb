import { sprite } from '../kit/animals.ts'
import { LINE } from './backdrop.ts'
import { cup } from '../kit/boba.ts'
import { face } from '../kit/face.ts'
import { bow, coin, sword, wand } from './items.ts'
import { DAWN, DEEP, fist, GOLD, GOWN, majorScene, sparkles } from './major-stage.ts'
import { beams, cloud, flower, halo, leafD, pearl, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, foamBank, grass, mountain } from '../kit/scenery.ts'
import { crescentD, dropD, heartD, starD } from '../kit/shapes.ts'
import { at, circle, each, ink, mirrored, n, oval, path, pick, spin, stroke, TAU, times } from '../kit/svg.ts'

const L = LINE.major

/** Majors X to XXI that have no file of their own. */
export const majorsB: Record<string, (t: number) => string> = {
  'major-10': majorScene(
    10,
    DEEP,
    '#0d0722',
    (a) =>
      halo(a, 240, 340, 260, '#ffe9b8', '#b07ad8', 0.9) +
      at(
        240,
        340,
        1,
        0,
        circle(0, 0, 158, a.v('#fff3c4', '#f0b64f', '#c98a3c'), { stroke: L, 'stroke-width': 2.9 }),
        circle(
          0,
          0,
          134,
          a.rad([
            [0, '#6f5aa8'],
            [1, '#3a2a70'],
          ]),
          { stroke: L, 'stroke-width': 2.6 },
        ),
        circle(0, 0, 146, 'none', {
          stroke: '#8a5638',
          'stroke-width': 4,
          'stroke-dasharray': `0.1 ${n((TAU * 146) / 48 - 0.1)}`,
          'stroke-linecap': 'round',
        }),
        `<g transform="rotate(${n(45 * a.t)})">${times(8, (i) => at(0, 0, 1, i * 45, ink('M-6 -30L-4 -132H4L6 -30Z', a.v('#fff3c4', '#e9b24f'), L, 2.2) + pearl(a, 0, -96, 13)))}</g>`,
        circle(0, 0, 52, a.v('#fff6d8', '#f3c05f'), { stroke: L, 'stroke-width': 2.8 }),
        at(0, -2, 1.25, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#7a4a26', blush: 0.8 })),
      ) +
      at(
        240,
        164 + 2 * a.osc(1),
        0.72,
        0,
        sprite(a, {
          r: 42,
          base: ['#cbaae8', '#9472c2', '#5f4590'],
          line: '#2b1d4d',
          face: { eyes: 'happy', mouth: 'smile' },
          hat: ink('M-30 -34L-38 -70L-16 -52L0 -78L16 -52L38 -70L30 -34Q0 -46 -30 -34Z', a.v(...GOLD), L, 2.8),
        }),
      ) +
      each(
        [
          [116, 152, 0],
          [364, 152, 1],
          [100, 588, 2],
          [380, 588, 3],
        ],
        ([x, y, i]) =>
          cloud(a, x + 2 * a.osc(1, i * 0.25), y + 16, 112, 44, '#fff1f6', '#c3a5e0', { swirl: '#a98fd8' }) +
          path(
            pick([starD(x, y - 20, 16), heartD(x, y - 18, 15), crescentD(x, y - 20, 17), dropD(x, y - 14, 13)], i),
            pick(['#ffe08f', '#f7a0a4', '#fff3c4', '#a9d4f8'], i),
            { stroke: '#4a3684', 'stroke-width': 2 },
          ),
      ) +
      foamBank(a, 690, '#f4e8ff', '#b79ad8', '#9474c0'),
  ),
  'major-11': majorScene(
    11,
    ['#4a2a5c', '#8f4a78', '#d97a84', '#f8b89a', '#ffe6c4'],
    '#2a0f22',
    (a) =>
      halo(a, 240, 300, 260, '#fff3dc', '#f09ab0', 0.9) +
      path('M20 620H470V700H20Z', a.v('#f0c0a8', '#c07a78')) +
      each(
        [
          [88, 0],
          [392, 0],
        ],
        ([x]) =>
          ink(`M${x - 26} 650V210H${x + 26}V650Z`, a.h('#fff6ea', '#e3c4b4', '#b98f80'), L, 2.7) +
          ink(`M${x - 36} 210V188H${x + 36}V210ZM${x - 36} 650V676H${x + 36}V650Z`, a.v(...GOLD), L, 2.5),
      ) +
      path('M114 210H366V600Q240 630 114 600Z', a.v('#c2566b', '#7d2f4c'), { opacity: 0.8 }) +
      at(
        240,
        330 + 2 * a.osc(1, 0.2),
        1.24,
        0,
        person(a, {
          hair: 'bob',
          hairColor: ['#a8603f', '#6b3527'],
          robe: ['#fff4e6', '#ffcfa4'],
          trim: '#d9606f',
          lace: '#fff',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: L,
          lw: 2.4,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.6 },
          sleeve: '#f08f8f',
          cuff: C.honey,
          armL: 'M-26 62C-56 60 -86 44 -98 22',
          armR: 'M26 62C52 62 72 48 78 30',
          front:
            ink('M-30 42Q0 66 30 42L40 66Q0 94 -40 66Z', a.v('#f08f8f', '#c24a5c'), L, 2.2) +
            ink('M-9 52H9V70H-9Z', C.honey, L, 2),
          hat:
            ink('M-40 -40L-46 -72L-20 -60L0 -84L20 -60L46 -72L40 -40Q0 -56 -40 -40Z', a.v(...GOLD), L, 2.3) +
            ink('M-8 -66H8V-52H-8Z', '#8fc4f4', L, 1.8),
        }),
      ) +
      at(
        118,
        342 + 2 * a.osc(1, 0.2),
        1,
        0,
        `<g transform="rotate(${n(3 * a.osc(1))} 0 -40)">${stroke('M-46 -40H46', L, 8)}${stroke('M-46 -40H46', '#ffd98a', 4)}${each(
          [
            [-46, 0],
            [46, 0],
          ],
          ([x]) =>
            stroke(`M${x} -40L${x - 24} 40M${x} -40L${x + 24} 40`, L, 2) +
            ink(
              `M${x - 30} 40H${x + 30}Q${x + 22} 62 ${x} 62Q${x - 22} 62 ${x - 30} 40Z`,
              a.v('#fff0bd', '#e0a54a'),
              L,
              2.4,
            ) +
            (x < 0
              ? path(heartD(x, 28, 11), '#f7a0a4', { stroke: L, 'stroke-width': 1.8 })
              : ink(leafD(x - 13, 30, 28, 15), '#ffffff', L, 1.8)),
        )}</g>`,
        stroke('M0 -60V6', L, 8),
        stroke('M0 -60V6', '#ffd98a', 4),
        circle(0, -62, 8, C.honey, { stroke: L, 'stroke-width': 2.2 }),
      ) +
      fist(118, 352, 0) +
      at(340, 346 + 2 * a.osc(1, 0.2), 1, 0, sword(a, 340)) +
      fist(339, 420, 0),
  ),
  'major-12': majorScene(
    12,
    ['#20335c', '#3f6a8c', '#86b0a4', '#d8dcae', '#fff3d0'],
    '#10202a',
    (a) =>
      halo(a, 240, 470, 210, '#fff6cf', '#f0e0a0', 0.9) +
      path('M20 640Q240 600 470 640V700H20Z', a.v('#b9d188', '#7fa35f')) +
      grass(44, 440, 652, 18, 'hm', '#5f8a48', 10, 18) +
      ink('M40 700C52 560 46 320 60 150L88 150C84 320 96 560 106 700Z', a.h('#c9906a', '#8a5a44'), L, 2.8) +
      ink('M52 196C160 150 320 150 452 178L452 206C320 178 160 182 60 226Z', a.v('#c9906a', '#8a5a44'), L, 2.8) +
      each(
        [
          [120, 168, -40],
          [180, 156, -70],
          [250, 152, -100],
          [320, 156, -60],
          [380, 164, -110],
          [150, 206, 60],
          [330, 190, 70],
          [400, 200, 50],
        ],
        ([x, y, r]) =>
          ink(leafD(0, 0, 40, 17), a.v('#d2e6a4', '#86ad63'), '#4f7040', 2.2, {
            transform: `translate(${x} ${y}) rotate(${n(r + 3 * a.osc(1, x / 400))})`,
          }),
      ) +
      spin(
        240,
        186,
        2.4 * a.osc(1),
        stroke('M240 186V300', L, 6) +
          stroke('M240 186V300', '#fff3dc', 3) +
          at(
            240,
            430,
            1,
            0,
            halo(a, 0, 56, 110, '#fff3b8', '#ffd07a', 0.9),
            ink(
              'M-58 -84L-34 -130H34L58 -84V110Q58 122 46 122H-46Q-58 122 -58 110Z',
              a.v('#fffdf6', '#f6e3c0'),
              L,
              2.8,
            ),
            ink('M-58 -84H58V-40H-58Z', a.v('#f7b0a4', '#e0707a'), L, 2.4),
            stroke('M-34 -130L-22 -84M34 -130L22 -84', L, 2, { opacity: 0.4 }),
            path(starD(0, -62, 14), '#fff3cf'),
            path('M-44 60Q0 30 44 60V110H-44Z', '#b9784a', { opacity: 0.45 }),
            `<g transform="rotate(180 0 30)">${at(0, 28, 1.5, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.9 }))}</g>`,
            circle(0, 60, 92, 'none', {
              stroke: '#ffe08f',
              'stroke-width': 3,
              'stroke-dasharray': '0.1 11',
              'stroke-linecap': 'round',
            }),
          ),
      ) +
      sparkles(a, [
        [130, 330],
        [360, 320],
        [140, 520],
        [350, 540],
      ]),
  ),
  'major-13': majorScene(
    13,
    ['#14122e', '#35265a', '#7a4a78', '#e08f84', '#ffd9a0'],
    '#0d0722',
    (a) =>
      halo(a, 240, 520, 230, '#fff0c0', '#ff9f8a', 0.95) +
      circle(240, 540, 84, a.v('#fffbe8', '#ffc87a')) +
      each(
        [
          [96, 0],
          [384, 0],
        ],
        ([x]) =>
          ink(
            `M${x - 32} 600V440H${x - 18}V424H${x - 6}V440H${x + 6}V424H${x + 18}V440H${x + 32}V600Z`,
            a.v('#8f6f9c', '#54406f'),
            '#2b1d4d',
            2.6,
          ) + circle(x, 482, 8, '#ffd98a'),
      ) +
      path('M20 572Q140 540 240 560T470 566V700H20Z', a.v('#9a7a9c', '#5a4474')) +
      path('M214 570C220 610 190 640 176 700H304C290 640 260 610 266 570Z', '#ffe0a8', { opacity: 0.8 }) +
      stroke('M150 640V130', '#2b1d4d', 11) +
      stroke('M150 640V130', '#e6c8a0', 5.5) +
      circle(150, 124, 10, C.honey, { stroke: '#2b1d4d', 'stroke-width': 2.4 }) +
      ink(
        `M154 150C220 ${n(130 + 6 * a.osc(1))} 290 ${n(180 - 6 * a.osc(1))} 372 ${n(156 + 5 * a.osc(1, 0.2))}C360 220 366 270 378 ${n(322 + 5 * a.osc(1, 0.3))}C300 ${n(346 - 6 * a.osc(1))} 220 ${n(300 + 6 * a.osc(1))} 154 324Z`,
        a.h('#3a2a5c', '#4f3a78', '#2b1d4d'),
        '#150d2a',
        2.8,
      ) +
      at(
        262,
        238,
        1,
        3 * a.osc(1),
        times(5, (i) =>
          at(
            0,
            0,
            1,
            i * 72,
            ink('M0 0C-34 -14 -34 -60 0 -62C34 -60 34 -14 0 0Z', a.v('#ffffff', '#f3e3ee'), '#8a6a98', 2),
          ),
        ) +
          times(5, (i) =>
            at(
              0,
              0,
              0.62,
              i * 72 + 36,
              ink('M0 0C-34 -14 -34 -60 0 -62C34 -60 34 -14 0 0Z', a.v('#fffaf6', '#ffe3da'), '#8a6a98', 2.4),
            ),
          ) +
          circle(0, 0, 17, a.v('#fff0b8', '#f0b64f'), { stroke: '#8a6a98', 'stroke-width': 2 }) +
          at(0, 0, 0.5, 0, face(a, { eyes: 'closed', mouth: 'smile' })),
      ) +
      butterfly(a, 336, 444 + 7 * a.osc(1), 1.5, 14, ['#fff4fb', '#c9aef2'], '#4a3684') +
      butterfly(a, 226, 410 + 6 * a.osc(1, 0.4), 1, -16, ['#fff3c4', '#f6b64f'], '#8a5a2c', 0.3) +
      each(
        [
          [92, 650],
          [204, 666],
          [300, 660],
          [390, 648],
        ],
        ([x, y], i) =>
          stroke(`M${x} ${y + 24}V${y}`, '#6f8a5a', 3.4) + flower(x, y, 12, pick(['#fff', '#ffd9d2'], i), C.honey),
      ) +
      sparkles(a, [
        [96, 200],
        [400, 380],
        [100, 340],
      ]),
  ),
  'major-14': majorScene(
    14,
    DAWN,
    '#1d2a50',
    (a) =>
      halo(a, 240, 280, 250, '#fff6dc', '#ffc0b4', 0.9) +
      sun(a, 240, 152, 34, { rays: 20, len: 0.6, turn: 0 }) +
      mountain(a, 100, 580, 250, 160, '#9aa2d4', '#e9c4cc') +
      mountain(a, 392, 580, 240, 150, '#9aa2d4', '#e9c4cc') +
      mirrored(
        240,
        () =>
          `<g transform="translate(0 400) rotate(${n(3 * a.osc(1))})">${ink('M20 10C40 -80 100 -150 186 -160C196 -136 190 -116 174 -106C194 -94 190 -66 166 -60C182 -44 172 -18 146 -18C154 0 140 18 116 16C116 34 90 44 60 34Z', a.v('#ffffff', '#fff0e4', '#f6c9c4'), '#a0596a', 2.6)}${stroke('M56 -6C84 -56 126 -92 164 -100M62 12C96 -24 132 -46 160 -54M70 24C98 6 120 -8 142 -14', '#eaa59c', 2.4, { opacity: 0.8 })}</g>`,
      ) +
      path('M20 600Q130 566 240 588T470 590V700H20Z', a.v('#c3dc9a', '#7fa868')) +
      ink('M150 700C170 650 200 630 240 630C280 630 310 650 330 700Z', a.v('#d9ecfb', '#8fb4ee'), '#5f86b8', 2.4) +
      at(
        240,
        316 + 2 * a.osc(1, 0.2),
        1.26,
        0,
        person(a, {
          hair: 'wavy',
          hairColor: ['#ffe0a0', '#e0a24f'],
          robe: ['#ffffff', '#e3e9fb'],
          trim: '#c9b0f0',
          lace: '#fff',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: L,
          lw: 2.4,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.7 },
          sleeve: '#f1e8fd',
          cuff: C.honey,
          armL: 'M-26 62C-46 66 -58 70 -66 66',
          armR: 'M26 62C44 76 54 92 58 104',
          front: ink('M-20 74L0 44L20 74Z', C.honey, L, 2.2),
          hat:
            ink('M-46 -34Q0 -56 46 -34L45 -26Q0 -46 -45 -26Z', a.v(...GOLD), L, 2.1) +
            circle(0, -46, 8, '#fff3c4', { stroke: L, 'stroke-width': 2 }),
        }),
      ) +
      stroke('M172 398C200 440 260 440 300 462', '#b9744a', 15) +
      stroke('M172 398C200 440 260 440 300 462', '#fff3e0', 10) +
      stroke('M172 398C200 440 260 440 300 462', '#f0c8a0', 3, {
        'stroke-dasharray': '14 16',
        'stroke-dashoffset': n(-60 * a.t),
      }) +
      at(
        146,
        438,
        0.52,
        38,
        cup(a, {
          tea: 'milk',
          straw: false,
          lid: false,
          line: L,
          lw: 4,
          pearls: 6,
          face: { eyes: 'happy', mouth: 'smile' },
        }),
      ) +
      at(
        318,
        528,
        0.56,
        0,
        cup(a, {
          tea: 'taro',
          straw: false,
          lid: false,
          line: L,
          lw: 4,
          pearls: 6,
          face: { eyes: 'closed', mouth: 'smile' },
        }),
      ) +
      fist(160, 402, 20) +
      fist(314, 470, 0) +
      each(
        [
          [90, 640],
          [124, 656],
          [360, 654],
          [396, 640],
        ],
        ([x, y], i) =>
          stroke(`M${x} ${y + 20}V${y - 18}`, '#6f9a52', 3.4) +
          ink(
            `M${x - 12} ${y - 34}L${x} ${y - 18}L${x + 12} ${y - 34}L${x + 6} ${y - 10}H${x - 6}Z`,
            i % 2 ? '#e6d6ff' : '#ffe2a0',
            '#8a6a98',
            1.8,
          ),
      ),
  ),
  'major-15': majorScene(
    15,
    ['#0f0a1e', '#2c1638', '#5a2448', '#a84458', '#f08a5c'],
    '#080410',
    (a) =>
      halo(a, 240, 300, 240, '#ffc46b', '#d9407a', 0.7) +
      beams(a, 240, 620, 420, 18, '#ffb070', 0.1) +
      path('M20 590H470V700H20Z', a.v('#5a2a4c', '#2c1638')) +
      ink('M132 700V540Q132 524 148 524H332Q348 524 348 540V700Z', a.v('#8a5468', '#472944'), '#1d0f2a', 2.9) +
      path(starD(240, 600, 34, 5, 0.4, 90), 'none', {
        stroke: '#e0707a',
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        opacity: 0.6,
      }) +
      at(
        240,
        386 + 3 * a.osc(1),
        1,
        0,
        mirrored(
          0,
          () =>
            `<g transform="rotate(${n(5 * a.osc(1, 0.2))})">${ink('M50 -20C90 -110 150 -120 176 -100C160 -84 160 -70 170 -52C148 -56 138 -44 142 -24C120 -34 104 -22 100 0C86 -14 66 -8 54 14Z', a.v('#9a4a78', '#54285c'), '#1d0f2a', 2.7)}</g>`,
        ),
        stroke('M70 70C130 100 150 60 128 20', '#1d0f2a', 11),
        stroke('M70 70C130 100 150 60 128 20', '#e0606f', 5.5),
        path('M128 2L146 24L112 26Z', '#e0606f', {
          stroke: '#1d0f2a',
          'stroke-width': 2.6,
          'stroke-linejoin': 'round',
        }),
        sprite(a, {
          r: 104,
          base: ['#f08a84', '#c2445c', '#7a2244'],
          line: '#3a1024',
          face: { eyes: 'round', brow: 'angry', mouth: 'smile', ink: '#2b0f1c' },
          armL: 'M-88 30Q-128 20 -132 -20',
          armR: 'M88 30Q128 20 132 -20',
          hat: mirrored(0, () =>
            ink(
              'M34 -92C40 -140 74 -156 96 -150C84 -138 84 -110 72 -78Z',
              a.v('#fff3dc', '#e0b07a', '#a8704c'),
              '#3a1024',
              2.8,
            ),
          ),
        }),
      ) +
      each(
        [
          [118, 0],
          [362, 1],
        ],
        ([x, i]) =>
          stroke(`M${x} 588Q${i ? 330 : 150} 560 ${i ? 300 : 180} 560`, '#1d0f2a', 8) +
          stroke(`M${x} 588Q${i ? 330 : 150} 560 ${i ? 300 : 180} 560`, '#e9b24f', 5, { 'stroke-dasharray': '3 8' }) +
          at(
            x,
            610 + 2 * a.osc(1, i * 0.4),
            1,
            0,
            sprite(a, {
              r: 40,
              line: '#2f1820',
              base: i ? ['#d9a884', '#a06a54', '#643c38'] : ['#c98a74', '#8f5248', '#572c30'],
              face: { eyes: i ? 'happy' : 'closed', mouth: 'smile' },
              hat: mirrored(0, () => ink('M12 -38L20 -56L28 -32Z', '#f0a0a0', '#3a1024', 2.2)),
            }),
            stroke('M-36 16Q0 34 36 16', '#e9b24f', 5, {}),
          ),
      ) +
      each(
        [
          [70, 560, 0],
          [410, 560, 0.4],
        ],
        ([x, y, p]) =>
          path(
            `M${x} ${n(y - 44 - 5 * a.osc(1, p))}C${x + 22} ${y - 10} ${x + 18} ${y + 14} ${x} ${y + 16}C${x - 18} ${y + 14} ${x - 22} ${y - 10} ${x} ${n(y - 44 - 5 * a.osc(1, p))}Z`,
            a.v('#fff3b8', '#ff8f4a'),
            { stroke: '#a83a3a', 'stroke-width': 2 },
          ) +
          stroke(`M${x} ${y + 16}V690`, '#1d0f2a', 10) +
          stroke(`M${x} ${y + 16}V690`, '#a8704c', 5),
      ),
  ),
  'major-17': majorScene(17, ['#0f1440', '#23307c', '#4a5cb4', '#8f96d8', '#e3c4e0'], '#080c26', (a) => {
    const big = (x: number, y: number, r: number, p: number) =>
      halo(a, x, y, r * 2.2, '#fff6dc', '#a9b4ff', 0.8) +
      path(starD(x, y, r * (1 + 0.03 * a.osc(1, p)), 8, 0.42), a.v('#fffdf0', '#ffe08f'), {
        stroke: '#c98a3c',
        'stroke-width': 2.2,
        'stroke-linejoin': 'round',
      })
    return (
      big(240, 196, 78, 0) +
      at(240, 196, 1.05, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#8a5a26', blush: 0.8 })) +
      each(
        [
          [110, 166, 0.1],
          [370, 166, 0.3],
          [92, 270, 0.5],
          [388, 270, 0.7],
          [140, 340, 0.2],
          [340, 340, 0.6],
          [240, 330, 0.9],
        ],
        ([x, y, p]) => big(x, y, 22, p),
      ) +
      path('M20 548Q120 512 240 536T470 530V700H20Z', a.v('#7f9ad0', '#5a78b8')) +
      path('M20 580Q120 556 220 570L250 700H20Z', a.v('#a9cf9a', '#5f9a78')) +
      grass(44, 200, 600, 10, 'sr', '#4f8a68', 10, 20) +
      ink(
        'M196 700C190 640 210 600 290 592C370 584 420 590 470 584V700Z',
        a.v('#cfe4ff', '#7fa0e6', '#4a68b8'),
        '#3a4f9c',
        2.6,
      ) +
      [0, 0.5]
        .map((p) => {
          const u = a.saw(1, p)
          return oval(330, 640, 24 + 80 * u, 5 + 14 * u, 'none', {
            stroke: '#fff',
            'stroke-width': 2,
            opacity: n(0.6 * (1 - u) * Math.min(1, u * 6)),
          })
        })
        .join('') +
      stroke('M238 462C290 470 326 540 330 636', '#5f86c8', 15) +
      stroke('M238 462C290 470 326 540 330 636', '#eaf4ff', 10) +
      stroke('M238 462C290 470 326 540 330 636', '#a9c8f8', 3, {
        'stroke-dasharray': '14 16',
        'stroke-dashoffset': n(-60 * a.t),
      }) +
      at(
        208,
        492,
        0.86,
        68,
        cup(a, { tea: 'milk', straw: false, lid: false, line: L, lw: 3, face: { eyes: 'happy', mouth: 'open' } }),
      ) +
      at(
        118,
        560 + 2 * a.osc(1, 0.2),
        1,
        0,
        sprite(a, {
          r: 54,
          line: '#2f1820',
          face: { eyes: 'happy', mouth: 'smile' },
          armR: 'M42 2Q70 -20 84 -50',
          armL: 'M-42 14Q-64 20 -58 40',
          hat: path(starD(-22, -52, 16), '#ffe08f', { stroke: L, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
        }),
      ) +
      each(
        [
          [80, 660],
          [150, 668],
          [60, 630],
        ],
        ([x, y], i) => flower(x, y, 9, pick(['#fff', '#ffd2e0', '#e6d6ff'], i), C.honey),
      )
    )
  }),
  'major-19': majorScene(
    19,
    ['#3f7ad0', '#7fb4ee', '#bfe0f6', '#fff0c0', '#ffe09a'],
    '#1d3a6a',
    (a) =>
      beams(a, 240, 240, 480, 24, '#fffbe0', 0.22) +
      sun(a, 240, 244, 110, { rays: 32, len: 0.44, turn: 0, core: ['#fffaf0', '#ffd98a'] }) +
      at(240, 248, 2, 0, face(a, { eyes: 'happy', mouth: 'open', ink: '#8a4a24', blush: 0.85 })) +
      cloud(a, 88 + 5 * a.osc(1), 420, 140, 52, '#ffffff', '#d9ecfb', { swirl: '#a9cbe9' }) +
      cloud(a, 396 - 5 * a.osc(1), 400, 140, 52, '#ffffff', '#d9ecfb', { swirl: '#a9cbe9' }) +
      path('M20 560Q130 530 240 548T470 548V700H20Z', a.v('#d9e88f', '#8fbf5f')) +
      ink('M34 640V560H90V540H140V560H340V540H390V560H446V640Z', a.v('#ffe6c4', '#e0ac7a'), L, 2.6) +
      stroke('M60 590h34M130 604h40M210 586h36M300 604h40M376 586h36', '#a8704c', 2.2, { opacity: 0.5 }) +
      each(
        [
          [84, 520, 0],
          [150, 500, 0.2],
          [330, 500, 0.5],
          [396, 520, 0.7],
        ],
        ([x, y, p]) =>
          stroke(`M${x} ${y + 60}V${y}`, '#5b7d45', 6) +
          at(
            x,
            y - 6,
            1,
            3 * a.osc(1, p),
            times(12, (i) =>
              at(0, 0, 1, i * 30, ink('M0 -14C-9 -24 -7 -38 0 -42C7 -38 9 -24 0 -14Z', '#ffd36b', '#c98a3c', 1.8)),
            ) +
              circle(
                0,
                0,
                20,
                a.rad([
                  [0, '#a8704c'],
                  [1, '#6b3d27'],
                ]),
                { stroke: L, 'stroke-width': 2.2 },
              ) +
              at(0, 0, 0.5, 0, face(a, { ink: '#fff3dc', eyes: 'happy' })),
          ),
      ) +
      at(
        240,
        556 + 3 * a.osc(1),
        1.1,
        0,
        sprite(a, {
          r: 50,
          line: '#3a2018',
          base: ['#e8b088', '#b9744c', '#7d4630'],
          face: { eyes: 'happy', mouth: 'open' },
          armL: 'M-40 4Q-66 -14 -70 -44',
          armR: 'M40 4Q66 -14 70 -44',
          hat: times(5, (i) =>
            flower(-36 + i * 18, -42 - 8 * Math.sin((i / 4) * Math.PI), 10, pick(['#fff', '#ffd36b'], i), '#e9a53f'),
          ),
        }),
      ) +
      path('M20 650Q130 628 240 640T470 640V700H20Z', a.v('#c9de8a', '#7fae55')) +
      flowers(
        [
          [66, 664],
          [130, 670],
          [196, 660],
          [290, 668],
          [356, 660],
          [416, 668],
        ],
        ['#fff', '#ffe2a0', C.berryPale],
        8,
        '#5f8a48',
      ),
  ),
  'major-20': majorScene(
    20,
    ['#33407c', '#6f7fc4', '#b9b4e0', '#ffd0b8', '#fff0d4'],
    '#141c40',
    (a) =>
      beams(a, 240, 200, 460, 20, '#fff6dc', 0.18) +
      halo(a, 240, 210, 220, '#fff6dc', '#ffc0c8', 0.9) +
      cloud(a, 108 + 4 * a.osc(1), 268, 210, 76, '#ffffff', '#dcd0f0', { swirl: '#b4a0dc' }) +
      cloud(a, 380 - 4 * a.osc(1), 290, 200, 72, '#ffffff', '#dcd0f0', { swirl: '#b4a0dc' }) +
      at(
        236,
        214 + 2 * a.osc(1),
        1,
        -28,
        stroke('M-120 0H70', L, 18) +
          stroke('M-120 0H70', '#ffd98a', 12) +
          stroke('M-116 -3H60', '#fffaf0', 3, { opacity: 0.8 }) +
          ink('M60 -10C90 -12 116 -30 130 -46V46C116 30 90 12 60 10Z', a.v('#fff3c4', '#f0b64f', '#c98a3c'), L, 2.7) +
          oval(130, 0, 13, 46, a.v('#fff3c4', '#e0a54a'), { stroke: L, 'stroke-width': 2.5 }) +
          circle(-124, 0, 11, '#ffd98a', { stroke: L, 'stroke-width': 2.6 }) +
          ink(
            `M-70 8H30V92L-4 ${n(76 + 3 * a.osc(1, 0.2))}L-20 96L-36 ${n(76 + 3 * a.osc(1, 0.2))}L-70 92Z`,
            a.v('#fffdf8', '#ffe3dc'),
            L,
            2.5,
          ) +
          stroke('M-20 22V76M-46 48H6', '#e0606f', 9),
      ) +
      each(
        [
          [356, 130, 0],
          [392, 176, 0.3],
          [330, 92, 0.6],
        ],
        ([x, y, p]) => stroke(`M${x} ${y}q10 -12 22 -10`, '#fff6dc', 4, { opacity: n(0.5 + 0.5 * a.osc01(1, p)) }),
      ) +
      path('M20 560Q130 530 240 548T470 548V700H20Z', a.v('#c3d0ee', '#8f9cd0')) +
      ink('M20 620Q80 604 160 614T320 612T460 618V700H20Z', a.v('#d9e6ff', '#a0b0e6', '#6a7cc4'), '#4a5aa0', 2.4) +
      each(
        [
          [112, 574, 0],
          [240, 548, 1],
          [368, 574, 2],
        ],
        ([x, y, i]) =>
          at(
            x,
            y + 3 * a.osc(1, i * 0.3),
            i === 1 ? 1.06 : 0.9,
            0,
            halo(a, 0, -20, 90, '#fff6e0', '#ffc0b8', 0.7),
            sprite(a, {
              r: 40,
              legs: false,
              line: '#3a2030',
              base: pick(
                [
                  ['#f0b8b4', '#d9808c', '#9a4a60'],
                  ['#c98a74', '#8f5248', '#572c30'],
                  ['#cfe0a8', '#98b972', '#5c7c44'],
                ] as [string, string, string][],
                i,
              ),
              face: { eyes: 'happy', mouth: 'open' },
              armL: 'M-30 -8Q-48 -30 -44 -60',
              armR: 'M30 -8Q48 -30 44 -60',
            }),
            ink('M-62 28H62L52 84H-52Z', a.v('#fff3e0', '#d9b48f'), L, 2.8),
            ink('M-70 22H70V38H-70Z', a.v('#fffaf0', '#e6c8a4'), L, 2.6),
          ),
      ) +
      stroke('M60 660h40M180 676h50M300 660h44M380 674h36', '#ffffff', 2.6, { opacity: 0.75 }),
  ),
  'major-21': majorScene(
    21,
    ['#2a1f6a', '#6a4fb0', '#c48ad0', '#ffc0b8', '#fff0d0'],
    '#150d3a',
    (a) =>
      halo(a, 240, 350, 270, '#fff6e0', '#d9a0f0', 0.9) +
      oval(240, 350, 150, 200, 'none', { stroke: '#4f7040', 'stroke-width': 9 }) +
      oval(240, 350, 150, 200, 'none', { stroke: '#8fb766', 'stroke-width': 5 }) +
      times(40, (i) => {
        const b = (i / 40) * TAU
        const x = 240 + 150 * Math.cos(b)
        const y = 350 + 200 * Math.sin(b)
        const deg = (Math.atan2(200 * Math.cos(b), -150 * Math.sin(b)) * 180) / Math.PI
        return ink(leafD(0, 0, 34, 14), a.v('#d2e6a4', '#86ad63'), '#4f7040', 1.8, {
          transform: `translate(${n(x)} ${n(y)}) rotate(${n(deg + (i % 2 ? 34 : -34))})`,
        })
      }) +
      each(
        [
          [240, 150, 0],
          [240, 550, 0],
          [90, 350, 1],
          [390, 350, 1],
        ],
        ([x, y, i]) => bow(x, y - 6, i ? 0.62 : 0.8, i ? '#c9aef2' : '#f7a0a4', L),
      ) +
      at(
        240,
        352 + 3 * a.osc(1),
        1,
        0,
        circle(
          0,
          0,
          92,
          a.rad(
            [
              [0, '#eaf8ff'],
              [0.6, '#8fc8ec'],
              [1, '#4a7fc4'],
            ],
            0.4,
            0.34,
            0.75,
          ),
          { stroke: L, 'stroke-width': 2.9 },
        ),
        a.clip(
          'M-91 0A91 91 0 0 1 91 0A91 91 0 0 1 -91 0Z',
          ink(
            'M-90 -40C-60 -80 -20 -76 -10 -50C-2 -26 -40 -20 -44 6C-50 30 -84 10 -96 0ZM24 20C50 -4 86 6 92 30C90 66 60 90 40 84C16 76 4 44 24 20ZM10 -92C36 -84 56 -70 62 -52C44 -44 22 -58 10 -92ZM-50 50C-30 44 -16 60 -22 84C-40 90 -60 70 -50 50Z',
            a.v('#d9ec9f', '#8fbf6a'),
            '#5f8f4a',
            2,
          ),
        ),
        oval(-34, -52, 20, 11, '#fff', { opacity: 0.7, transform: 'rotate(-35 -34 -52)' }),
        at(0, 4, 1.6, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.9 })),
      ) +
      circle(240, 352, 118, 'none', {
        stroke: '#fff3cf',
        'stroke-width': 2.4,
        'stroke-dasharray': `0.1 ${n((TAU * 118) / 60 - 0.1)}`,
        'stroke-linecap': 'round',
        transform: `rotate(${n(12 * a.t)} 240 352)`,
      }) +
      at(
        112,
        176,
        1,
        0,
        cloud(a, 0, 34, 110, 40, '#fff', '#e6d0f0', {}),
        at(0, 24, 0.44, 0, cup(a, { tea: 'berry', straw: false, lid: false, line: L, lw: 4.6, pearls: 5 })),
      ) +
      at(368, 176, 1, 0, cloud(a, 0, 34, 110, 40, '#fff', '#e6d0f0', {}), coin(a, 28)) +
      at(96, 620, 1, 0, cloud(a, 0, 34, 110, 40, '#fff', '#e6d0f0', {}), at(0, -14, 0.62, 40, wand(a, 150, 0))) +
      at(384, 620, 1, 0, cloud(a, 0, 34, 110, 40, '#fff', '#e6d0f0', {}), at(0, -12, 0.62, 40, sword(a, 150))) +
      sparkles(a, [
        [150, 110],
        [330, 110],
        [150, 610],
        [330, 610],
      ]),
  ),
}
