import { pup } from '../kit/animals.ts'
import { LINE } from './backdrop.ts'
import { cup } from '../kit/boba.ts'
import { face } from '../kit/face.ts'
import { coin, sword, wand } from './items.ts'
import { DAWN, DEEP, DUSK, fist, GOLD, GOWN, INFINITY, majorScene, meadow, ring, sparkles } from './major-stage.ts'
import { beams, flower, halo, leafD, pearl, rose } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, mountain, tree } from '../kit/scenery.ts'
import { crescentD, heartD, puffD, sparkleD, spiralD, starD } from '../kit/shapes.ts'
import { at, circle, each, flip, ink, n, oval, path, pick, spin, stroke, TAU, times } from '../kit/svg.ts'
const L = LINE.major

/** Majors I to IX that have no file of their own. */
export const majorsA: Record<string, (t: number) => string> = {
  'major-01': majorScene(
    1,
    DUSK,
    '#3b1d2c',
    (a) =>
      halo(a, 240, 300, 240, '#fff4d6', '#ff9fb8', 0.9) +
      meadow(a, 'mg') +
      times(9, (i) =>
        rose(
          a,
          70 + i * 43,
          92 + 34 * Math.abs(i - 4) * 0.55,
          13,
          i % 2 ? ['#fffaf0', '#f0c48a'] : ['#ffd2cd', '#d9606f'],
        ),
      ) +
      at(
        240,
        172 + 3 * a.osc(1),
        1,
        0,
        stroke(INFINITY, L, 11) + stroke(INFINITY, '#ffd36b', 6) + stroke(INFINITY, '#fff6dc', 2),
      ) +
      at(
        240,
        302 + 2 * a.osc(1, 0.2),
        1.22,
        0,
        person(a, {
          hair: 'short',
          hairColor: ['#8a5a45', '#5e372f'],
          robe: ['#fffaf2', '#ffe0c4'],
          bodyD: GOWN,
          line: L,
          lw: 2.3,
          face: { eyes: 'big', mouth: 'smile', blush: 0.7, iris: ['#5a3038', '#d98a5c'] },
          faceK: 1,
          sleeve: '#ee8f9b',
          cuff: C.honey,
          armL: 'M-24 62C-48 74 -60 86 -64 106',
          armR: 'M24 62C52 56 66 30 70 2',
          front:
            ink(
              'M-28 42C-48 70 -70 140 -80 206L-44 212C-36 140 -22 90 -8 56ZM28 42C48 70 70 140 80 206L44 212C36 140 22 90 8 56Z',
              a.v('#f08f9a', '#b94f6b'),
              L,
              2.3,
            ) + circle(0, 68, 7, C.honey, { stroke: L, 'stroke-width': 2 }),
          hat:
            ink('M-50 -30Q0 -54 50 -30L48 -20Q0 -42 -48 -20Z', a.v(...GOLD), L, 2.2) +
            path(starD(0, -38, 9), '#fff6dc', { stroke: L, 'stroke-width': 1.6 }),
          held: `<g transform="translate(72 -6) rotate(16)">${ink('M-4 8V-56H4V8Z', '#fffaf0', L, 2.2)}${circle(0, -58, 6, '#ffd36b', { stroke: L, 'stroke-width': 2 })}</g>`,
        }),
      ) +
      ink('M58 548H422L436 574H44Z', a.v('#fff3dc', '#e9c08a'), L, 2.8) +
      ink('M70 574H410V596H70ZM92 596H116V672H92ZM364 596H388V672H364Z', a.v('#e0ac72', '#a8704c'), L, 2.6) +
      at(122, 548, 0.5, 0, cup(a, { tea: 'berry', straw: false, lid: false, line: L, lw: 4.4, pearls: 7 })) +
      at(196, 516, 1, 0, coin(a, 30)) +
      at(286, 540, 0.62, 90, sword(a, 190)) +
      at(378, 526, 0.5, 62, wand(a, 170, 0)) +
      sparkles(a, [
        [110, 250],
        [372, 300],
        [90, 420],
        [392, 200],
      ]),
  ),
  'major-02': majorScene(
    2,
    DEEP,
    '#0d0722',
    (a) =>
      halo(a, 240, 280, 250, '#f4ecff', '#a98af0', 0.9) +
      ring(240, 280, 172) +
      each(
        [
          [92, 0],
          [388, 1],
        ],
        ([x, dark]) =>
          ink(
            `M${x - 34} 650V214H${x + 34}V650Z`,
            dark ? a.h('#8a6fc0', '#4a3684') : a.h('#fffaff', '#cfbef2'),
            '#2b1d4d',
            2.8,
          ) +
          ink(`M${x - 44} 214V190H${x + 44}V214ZM${x - 44} 650V676H${x + 44}V650Z`, a.v(...GOLD), '#2b1d4d', 2.6) +
          path(dark ? starD(x, 300, 16) : crescentD(x, 300, 18), dark ? '#e6d6ff' : '#8f6fd0') +
          stroke(`M${x - 12} 350V600M${x + 12} 350V600`, dark ? '#c9b0f7' : '#a58ad8', 2.4, { opacity: 0.6 }),
      ) +
      path('M126 236C200 262 280 262 354 236V520C280 540 200 540 126 520Z', a.v('#6f9ad0', '#40569c'), {
        opacity: 0.75,
      }) +
      times(12, (i) =>
        pearl(a, 158 + (i % 4) * 54, 300 + Math.floor(i / 4) * 70, 9, ['#ffd2cd', '#e8707f', '#9a3a54']),
      ) +
      at(
        240,
        314 + 2 * a.osc(1, 0.2),
        1.3,
        0,
        person(a, {
          hair: 'long',
          hairColor: ['#4a4580', '#2c2a5c'],
          robe: ['#f3f6ff', '#a9bdf0'],
          trim: '#6f8bd6',
          lace: '#fff',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: '#2b1d4d',
          lw: 2.3,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.6 },
          faceK: 1,
          sleeve: '#dfe8fd',
          cuff: C.honey,
          armL: 'M-26 62C-50 78 -50 100 -30 112',
          armR: 'M26 62C50 78 50 100 30 112',
          front:
            ink('M-28 42Q0 62 28 42Q36 54 24 62L0 74L-24 62Q-36 54 -28 42Z', '#fffaff', '#2b1d4d', 2.1) +
            path(sparkleD(0, 60, 7), '#f3b54a'),
          hat:
            `<g transform="rotate(-90 0 -74)">${path(crescentD(0, -74, 32, 0.5, 0.84), a.h(...GOLD), { stroke: '#2b1d4d', 'stroke-width': 2 })}</g>` +
            circle(
              0,
              -70,
              15,
              a.rad([
                [0, '#ffffff'],
                [1, '#dcd0f8'],
              ]),
              { stroke: '#2b1d4d', 'stroke-width': 2 },
            ),
        }),
      ) +
      at(
        240,
        468 + 2 * a.osc(1, 0.2),
        1,
        0,
        ink('M-46 -16H46V18H-46Z', a.v('#fffdf4', '#f0dcb4'), '#2b1d4d', 2.5) +
          ink('M-54 -20H-42V22H-54ZM42 -20H54V22H42Z', a.v(...GOLD), '#2b1d4d', 2.3) +
          stroke('M-30 -4H30M-30 6H18', '#b9905c', 2.2),
      ) +
      fist(196, 470, -10) +
      fist(284, 470, 10) +
      path(puffD(240, 664, 150, 30, 11), a.v('#efe6ff', '#a98fd8')) +
      `<g transform="rotate(-90 240 640)">${path(crescentD(240, 640, 54, 0.42, 0.86), '#ffe08f', { stroke: '#2b1d4d', 'stroke-width': 2.4 })}</g>`,
  ),
  'major-03': majorScene(
    3,
    DAWN,
    '#2a3a20',
    (a) =>
      halo(a, 240, 300, 260, '#fff6d8', '#ffb6c0', 0.8) +
      mountain(a, 110, 560, 240, 160, '#9aa2cc', '#e6c6c4') +
      tree(a, 76, 610, 1.2, ['#d9e9a6', '#86ad63'], '#55783f') +
      tree(a, 404, 610, 1.2, ['#d9e9a6', '#86ad63'], '#55783f') +
      meadow(a, 'em') +
      ink(
        'M126 640V380C108 330 140 276 186 276H294C340 276 372 330 354 380V640Z',
        a.v('#ffd9d2', '#e58b94', '#c2566b'),
        L,
        2.8,
      ) +
      times(10, (i) =>
        path(heartD(170 + (i % 4) * 46 + (Math.floor(i / 4) % 2) * 20, 340 + Math.floor(i / 4) * 70, 8), '#fff0ea', {
          opacity: 0.5,
        }),
      ) +
      at(
        240,
        318 + 2 * a.osc(1, 0.2),
        1.32,
        0,
        person(a, {
          hair: 'wavy',
          hairColor: ['#f0c078', '#c78a3f'],
          robe: ['#fffdf6', '#ffd9cf'],
          trim: '#ef8f97',
          lace: '#fff',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: L,
          lw: 2.3,
          face: { eyes: 'big', mouth: 'smile', blush: 0.75, lash: true, iris: ['#4c5a34', '#9cc06a'] },
          faceK: 1,
          sleeve: '#fff0ea',
          cuff: C.honey,
          armL: 'M-26 62C-50 78 -50 100 -34 110',
          armR: 'M26 62C50 78 50 100 34 110',
          hem: [
            [-46, 120],
            [-18, 148],
            [16, 130],
            [46, 122],
            [0, 170],
            [-40, 168],
            [42, 166],
          ]
            .map(([x = 0, y = 0], i) => flower(x, y, 8, i % 2 ? '#f7a0a4' : '#fff', C.honey))
            .join(''),
          hat:
            ink('M-44 -38Q0 -60 44 -38L42 -28Q0 -48 -42 -28Z', a.v(...GOLD), L, 2.2) +
            times(7, (i) =>
              path(starD(-48 + i * 16, -54 - 12 * Math.sin((i / 6) * Math.PI), 8), '#ffe9a8', {
                stroke: L,
                'stroke-width': 1.6,
              }),
            ),
        }),
      ) +
      at(
        240,
        500 + 2 * a.osc(1, 0.2),
        1,
        0,
        path(heartD(0, 0, 46), a.v('#ffe0da', '#f7a0a4', '#d9606f'), { stroke: L, 'stroke-width': 2.7 }) +
          circle(0, -12, 13, 'none', { stroke: '#fff6ea', 'stroke-width': 4.4 }) +
          stroke('M0 2V24M-9 13H9', '#fff6ea', 4.4),
      ) +
      fist(194, 488, -12) +
      fist(286, 488, 12) +
      each(
        [
          [84, 610],
          [108, 622],
          [372, 622],
          [398, 610],
        ],
        ([x, y], i) =>
          at(
            x,
            y,
            1,
            -8 + i * 6 + 2 * a.osc(1, i * 0.2),
            stroke('M0 40V-40', '#c99a3f', 3.4) +
              times(
                5,
                (j) =>
                  ink(leafD(0, 0, 18, 8), '#ffd98a', '#b9782f', 1.6, {
                    transform: `translate(0 ${-14 - j * 9}) rotate(-50)`,
                  }) +
                  ink(leafD(0, 0, 18, 8), '#ffd98a', '#b9782f', 1.6, {
                    transform: `translate(0 ${-14 - j * 9}) rotate(230)`,
                  }),
              ),
          ),
      ),
  ),
  'major-04': majorScene(
    4,
    ['#3a2350', '#8a3f5a', '#e0705a', '#ffab6a', '#ffe0a8'],
    '#2a0f18',
    (a) =>
      halo(a, 240, 280, 260, '#ffe9b8', '#ff8f6a', 0.9) +
      mountain(a, 96, 600, 330, 220, '#a84a5a', '#f08a5c') +
      mountain(a, 388, 600, 350, 240, '#a84a5a', '#f08a5c') +
      path('M20 590Q240 560 470 590V700H20Z', a.v('#f3b56e', '#b9703c')) +
      ink('M112 650V300H150L168 236H312L330 300H368V650Z', a.v('#fff0d8', '#e0b684', '#a8754c'), L, 2.8) +
      ink('M144 650V330H336V650Z', a.v('#d9605a', '#8f2f3f'), L, 2.5) +
      each(
        [
          [132, 286, -1],
          [348, 286, 1],
        ],
        ([x, y, m]) =>
          at(
            x,
            y,
            1,
            0,
            `<g transform="scale(${m} 1)">${stroke('M-8 6C-12 -34 34 -40 32 -6C30 12 8 10 12 -4', L, 15)}${stroke('M-8 6C-12 -34 34 -40 32 -6C30 12 8 10 12 -4', '#ffe6b0', 9.5)}</g>`,
          ),
      ) +
      at(
        240,
        324 + 2 * a.osc(1, 0.2),
        1.32,
        0,
        person(a, {
          hair: 'short',
          hairColor: ['#d9d2cc', '#9a8f8c'],
          robe: ['#e8707f', '#a83a50'],
          trim: C.honey,
          lace: '#fff6e4',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: L,
          lw: 2.3,
          face: { eyes: 'big', mouth: 'none', blush: 0.6, iris: ['#5a2a30', '#c9704c'] },
          faceK: 1,
          sleeve: '#f08a8f',
          cuff: C.honey,
          armL: 'M-26 62C-46 70 -56 84 -60 100',
          armR: 'M26 62C46 70 56 84 60 100',
          front: ink('M-30 44C-20 92 20 92 30 44L36 112Q0 130 -36 112Z', a.v('#fbfaff', '#b9b6d0'), L, 2.2),
          hat:
            ink(
              'M-40 28C-44 66 -18 88 0 90C18 88 44 66 40 28C30 42 16 38 8 33Q0 29 -8 33C-16 38 -30 42 -40 28Z',
              a.v('#f3eeea', '#bdb2ae'),
              L,
              2.2,
            ) +
            stroke('M-7 43Q0 47 7 43', L, 2.4) +
            ink(
              'M-44 -38L-52 -84L-28 -66L-20 -92L0 -70L20 -92L28 -66L52 -84L44 -38Q0 -56 -44 -38Z',
              a.v(...GOLD),
              L,
              2.3,
            ) +
            circle(0, -60, 6, '#e8637a', { stroke: L, 'stroke-width': 1.8 }),
        }),
      ) +
      at(
        162,
        462 + 2 * a.osc(1, 0.2),
        1,
        0,
        circle(0, -18, 26, a.v('#fff3c4', '#f0b64f'), { stroke: L, 'stroke-width': 2.5 }) +
          stroke('M-26 -18H26M0 -44V8', L, 2) +
          stroke('M0 -44V-60M-7 -53H7', L, 4),
      ) +
      fist(162, 468, 0) +
      at(
        322,
        430 + 2 * a.osc(1, 0.2),
        1,
        0,
        stroke('M0 -70V110', L, 11) +
          stroke('M0 -70V110', '#ffd98a', 6) +
          circle(0, -88, 16, 'none', { stroke: L, 'stroke-width': 10 }) +
          circle(0, -88, 16, 'none', { stroke: '#ffd98a', 'stroke-width': 5 }) +
          stroke('M-16 -58H16', L, 9) +
          stroke('M-16 -58H16', '#ffd98a', 4),
      ) +
      fist(322, 466, 0),
  ),
  'major-05': majorScene(
    5,
    DUSK,
    '#3b1d2c',
    (a) =>
      halo(a, 240, 270, 250, '#fff6dc', '#e0a0d0', 0.9) +
      beams(a, 240, 240, 440, 20, '#fff2cf', 0.14) +
      path('M20 600H470V700H20Z', a.v('#f0c8d8', '#b07aa8')) +
      each(
        [
          [90, 0],
          [390, 0],
        ],
        ([x]) =>
          ink(`M${x - 30} 650V180H${x + 30}V650Z`, a.h('#fff6ea', '#e3c4c0', '#b98fa0'), L, 2.8) +
          ink(
            `M${x - 40} 180Q${x} 140 ${x + 40} 180V200H${x - 40}ZM${x - 40} 650V674H${x + 40}V650Z`,
            a.v(...GOLD),
            L,
            2.6,
          ) +
          stroke(`M${x - 10} 220V630M${x + 10} 220V630`, '#b98fa0', 2.4, { opacity: 0.6 }),
      ) +
      at(
        240,
        292 + 2 * a.osc(1, 0.2),
        1.24,
        0,
        person(a, {
          hair: 'bob',
          hairColor: ['#e6dcd6', '#a89a98'],
          robe: ['#fffaf4', '#f3d9e4'],
          trim: '#c2566b',
          lace: '#fff',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: L,
          lw: 2.3,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.65 },
          faceK: 1,
          sleeve: '#fff0f0',
          cuff: C.honey,
          armL: 'M-26 62C-50 78 -50 96 -30 104',
          armR: 'M26 62C52 60 62 40 64 20',
          front:
            ink(
              'M-26 40C-52 60 -80 140 -92 206L-60 212C-52 140 -34 80 -10 52ZM26 40C52 60 80 140 92 206L60 212C52 140 34 80 10 52Z',
              a.v('#d9606f', '#963a49'),
              L,
              2.2,
            ) +
            ink('M-9 56H9V196H-9Z', '#fff3cf', L, 2) +
            stroke('M0 72V94M-6 80H6M0 118V140M-6 126H6M0 162V184M-6 170H6', '#c98a3c', 3),
          hat:
            ink(
              'M-42 -34C-50 -80 -26 -112 0 -122C26 -112 50 -80 42 -34Q0 -52 -42 -34Z',
              a.v('#fff3c0', '#f3b54a', '#e09a3c'),
              L,
              2.3,
            ) +
            stroke('M-45 -58Q0 -76 45 -58M-36 -86Q0 -102 36 -86', '#fffaf0', 5) +
            stroke('M0 -122V-140M-7 -132H7', L, 4.4) +
            circle(0, -56, 6, '#e8637a', { stroke: L, 'stroke-width': 1.8 }),
        }),
      ) +
      at(
        322,
        332 + 2 * a.osc(1, 0.2),
        1,
        0,
        stroke('M0 -110V190', L, 10) +
          stroke('M0 -110V190', '#ffd98a', 5) +
          stroke('M-14 -96H14M-20 -78H20M-26 -60H26', L, 9) +
          stroke('M-14 -96H14M-20 -78H20M-26 -60H26', '#ffd98a', 4.4),
      ) +
      fist(321, 318, 0) +
      each(
        [
          [-1, 0],
          [1, 0],
        ],
        ([m]) =>
          at(
            240 + m * 4,
            612,
            1,
            m * 42,
            ink('M-5 -46H5V60H22V50H14V42H22V32H5V60H-5Z', a.h('#fff3c4', '#e9b24f'), L, 2.4) +
              circle(0, -60, 20, 'none', { stroke: L, 'stroke-width': 12 }) +
              circle(0, -60, 20, 'none', { stroke: '#ffd98a', 'stroke-width': 7 }),
          ),
      ) +
      sparkles(a, [
        [160, 140],
        [322, 128],
        [150, 420],
        [340, 440],
      ]),
  ),
  'major-07': majorScene(
    7,
    ['#1d2a66', '#4a5ab0', '#8fa0dc', '#ffd2b0', '#fff0cc'],
    '#101a40',
    (a) =>
      halo(a, 240, 290, 250, '#fff6dc', '#a9b4f4', 0.9) +
      mountain(a, 110, 560, 240, 150, '#7a86c8', '#e6c6c8') +
      mountain(a, 380, 560, 240, 170, '#7a86c8', '#e6c6c8') +
      meadow(a, 'ch') +
      each(
        [
          [104, 0],
          [376, 0],
        ],
        ([x]) => stroke(`M${x} 470V216`, L, 10) + stroke(`M${x} 470V216`, '#ffd98a', 5),
      ) +
      ink(
        'M84 220Q120 128 240 122Q360 128 396 220L372 246L340 220L306 246L273 220L240 246L207 220L174 246L140 220L108 246Z',
        a.v('#6f8bd6', '#40569c', '#2c3a7c'),
        L,
        2.7,
      ) +
      times(7, (i) => path(starD(126 + i * 38, 200 - 30 * Math.sin((i / 6) * Math.PI), 9), '#ffe9a8')) +
      at(
        240,
        352 + 1.5 * a.osc(1, 0.2),
        1.06,
        0,
        person(a, {
          hair: 'short',
          hairColor: ['#8f6a4c', '#5e4030'],
          robe: ['#f3f6ff', '#a9bdf0'],
          line: L,
          lw: 2.6,
          face: { eyes: 'big', mouth: 'smile', blush: 0.7, iris: ['#2f3a7a', '#86a6f0'] },
          sleeve: '#dfe8fd',
          cuff: C.honey,
          armL: 'M-26 62C-46 74 -54 84 -56 98',
          armR: 'M26 62C46 74 54 84 56 98',
          front: path(starD(0, 84, 14), C.honey, { stroke: L, 'stroke-width': 2 }),
          hat:
            ink('M-46 -36Q0 -58 46 -36L44 -26Q0 -46 -44 -26Z', a.v(...GOLD), L, 2.2) +
            path(starD(0, -52, 13), '#ffe9a8', { stroke: L, 'stroke-width': 2 }),
        }),
      ) +
      ink('M92 436H388L372 560Q366 576 350 576H130Q114 576 108 560Z', a.v('#fff3dc', '#f0c88f', '#c9924f'), L, 2.9) +
      ink('M84 424H396V448H84Z', a.v(...GOLD), L, 2.6) +
      at(
        240,
        512,
        1,
        0,
        path('M-60 0C-40 -26 -14 -16 0 -2C14 -16 40 -26 60 0C40 14 14 12 0 4C-14 12 -40 14 -60 0Z', '#fffaf0', {
          stroke: L,
          'stroke-width': 2.2,
        }) + pearl(a, 0, 0, 14),
      ) +
      each(
        [
          [112, 596, 0],
          [368, 596, 0],
        ],
        ([x, y]) =>
          circle(x, y, 44, a.v('#fff3dc', '#e0b07a'), { stroke: L, 'stroke-width': 2.8 }) +
          circle(x, y, 30, '#a8704c', { stroke: L, 'stroke-width': 2.2 }) +
          `<g transform="rotate(${n(45 * a.t)} ${x} ${y})">${times(8, (i) => spin(x, y, i * 45, stroke(`M${x} ${y}V${y - 36}`, '#ffe6b8', 4)))}</g>` +
          circle(x, y, 9, C.honey, { stroke: L, 'stroke-width': 2.2 }),
      ) +
      at(
        196,
        664,
        0.86,
        0,
        pup(a, { line: L, pointy: true, fur: ['#fffaf2', '#f0dcc4'], ear: '#e6c8a8', collar: '#6f8bd6' }),
      ) +
      flip(
        284,
        664,
        0.86,
        0,
        pup(a, {
          line: L,
          pointy: true,
          fur: ['#7a6a9e', '#4f4374'],
          ear: '#3d3360',
          collar: C.honey,
          face: { ink: '#1d1433' },
        }),
      ),
  ),
  'major-08': majorScene(
    8,
    ['#4a3a8c', '#a86ab0', '#f59a8c', '#ffcf9a', '#fff0c8'],
    '#3b1d2c',
    (a) =>
      halo(a, 240, 380, 270, '#fff3d0', '#ffb07a', 0.9) +
      mountain(a, 380, 570, 250, 150, '#b07fc0', '#f4aeb0') +
      meadow(a, 'st') +
      at(
        240,
        150 + 3 * a.osc(1),
        1,
        0,
        stroke(INFINITY, L, 11) + stroke(INFINITY, '#ffd36b', 6) + stroke(INFINITY, '#fff6dc', 2),
      ) +
      at(
        240,
        430 + 2 * a.osc(1),
        1,
        0,
        ink(
          puffD(0, 0, 152, 146, 15, 0.1),
          a.rad([
            [0, '#ffc46b'],
            [0.7, '#f08f4c'],
            [1, '#c9602f'],
          ]),
          L,
          3,
        ) +
          stroke(spiralD(-104, -30, 20, 1, 1, 2.4), '#ffe0b0', 3, { opacity: 0.6 }) +
          stroke(spiralD(106, 30, 18, 1, -1, 0.6), '#ffe0b0', 3, { opacity: 0.6 }) +
          stroke(spiralD(90, -84, 14, 1, 1, 2.4), '#ffe0b0', 3, { opacity: 0.6 }) +
          each(
            [
              [-74, -82],
              [74, -82],
            ],
            ([x, y]) =>
              circle(x, y, 28, '#ffd9a0', { stroke: L, 'stroke-width': 2.8 }) + circle(x, y + 2, 15, '#f7a0a4'),
          ) +
          ink(
            'M0 -104C64 -104 100 -60 98 -6C96 56 54 90 0 90C-54 90 -96 56 -98 -6C-100 -60 -64 -104 0 -104Z',
            a.v('#fff0cf', '#ffd08a'),
            L,
            2.9,
          ) +
          oval(0, 40, 46, 34, '#fffaf0', { opacity: 0.95 }) +
          at(0, -8, 2.1, 0, face(a, { eyes: 'happy', mouth: 'none', gap: 22, blush: 0.8 })) +
          oval(0, 20, 15, 10, '#8a4a3a') +
          stroke('M0 30V40M-24 40Q-12 58 0 42Q12 58 24 40', '#5a2a24', 4) +
          stroke('M-62 34L-100 26M-62 44L-98 50M62 34L100 26M62 44L98 50', '#b9703c', 2.6, { opacity: 0.6 }),
      ) +
      times(9, (i) => {
        const b = Math.PI * (1.12 + (i / 8) * 0.76)
        return flower(
          240 + 124 * Math.cos(b),
          424 + 126 * Math.sin(b) + 2 * a.osc(1),
          17,
          pick(['#fff', '#ffb7b0', '#ffe2a0', '#e6d4ff'], i),
          C.honeyDeep,
        )
      }) +
      butterfly(a, 380, 250 + 5 * a.osc(1, 0.3), 1, 14, ['#fff4fb', '#c9aef2'], L) +
      sparkles(a, [
        [100, 240],
        [92, 330],
        [390, 380],
      ]),
  ),
  'major-09': majorScene(
    9,
    ['#0f1536', '#22306c', '#4a5ea0', '#8fa3cc', '#dfe6f4'],
    '#0a1026',
    (a) =>
      halo(a, 240, 320, 250, '#ffe9b8', '#7f9ae0', 0.7) +
      mountain(a, 100, 620, 360, 250, '#4a5a98', '#a9b6dc') +
      mountain(a, 400, 620, 350, 230, '#4a5a98', '#a9b6dc') +
      ink('M20 700C60 620 150 586 240 588C330 586 420 620 460 700Z', a.v('#ffffff', '#c3d0ee'), '#3a4a80', 2.6) +
      at(
        230,
        330 + 1.6 * a.osc(1, 0.2),
        1.26,
        0,
        person(a, {
          hair: 'short',
          hairColor: ['#f3f3fa', '#b9bdd4'],
          robe: ['#a9b2d0', '#6a7299'],
          trim: '#4f5784',
          lace: '#dfe6f4',
          trimY: 190,
          trimW: 80,
          bodyD: GOWN,
          line: '#2a2f5a',
          lw: 2.4,
          face: { eyes: 'closed', mouth: 'none', blush: 0.6 },
          sleeve: '#8f99bd',
          cuff: '#dfe6f4',
          armL: 'M-26 62C-46 74 -56 88 -58 104',
          armR: 'M26 62C54 56 74 40 80 22',
          front: ink('M-30 42Q0 66 30 42L40 64Q0 92 -40 64Z', a.v('#8f99bd', '#5f6790'), '#2a2f5a', 2.2),
          hat:
            ink(
              'M-40 28C-46 74 -20 110 0 122C20 110 46 74 40 28C30 42 16 38 8 33Q0 29 -8 33C-16 38 -30 42 -40 28Z',
              a.v('#ffffff', '#cfd4e6'),
              '#2a2f5a',
              2.2,
            ) +
            stroke('M-7 43Q0 47 7 43', '#2a2f5a', 2.4) +
            stroke('M-14 60Q-10 84 -2 100M14 60Q10 84 2 100', '#b9bdd4', 2) +
            ink(
              'M-60 34C-78 -40 -40 -78 0 -84C40 -78 78 -40 60 34C54 -8 40 -34 0 -36C-40 -34 -54 -8 -60 34Z',
              a.v('#a9b2d0', '#6a7299'),
              '#2a2f5a',
              2.4,
            ),
        }),
      ) +
      at(152, 440, 1, 0, stroke('M0 -150V190', '#2a2f5a', 10) + stroke('M0 -150V190', '#d09a60', 5)) +
      fist(154, 464, 0) +
      at(
        338,
        366,
        1,
        3 * a.osc(1),
        halo(a, 0, 52, 130, '#fff3b8', '#ffb060', 0.85 + 0.15 * a.osc01(1)),
        stroke('M0 -8V14', '#2a2f5a', 4),
        circle(0, -8, 9, 'none', { stroke: '#2a2f5a', 'stroke-width': 4 }),
        ink('M-26 24L0 6L26 24ZM-28 82H28L22 94H-22Z', a.v(...GOLD), '#2a2f5a', 2.5),
        ink('M-24 24H24L28 82H-28Z', '#fff6d0', '#2a2f5a', 2.5, { 'fill-opacity': 0.85 }),
        path(starD(0, 54, 19, 6, 0.5), '#ffb84f', { stroke: '#fff3c4', 'stroke-width': 2 }),
      ) +
      fist(334, 356, 0) +
      times(14, (i) => {
        const u = a.saw(1, i / 14)
        return circle(
          54 + ((i * 83) % 372) + 6 * Math.sin(TAU * u),
          80 + 520 * ((i * 0.37) % 0.9) + 50 * u,
          3,
          '#ffffff',
          { opacity: n(Math.sin(Math.PI * u) * 0.9) },
        )
      }),
  ),
}
