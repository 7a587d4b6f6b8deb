import { sprite } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, pearl, rose, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, mountain, sky } from '../kit/scenery.ts'
import { puffD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, oval, path, stroke, times } from '../kit/svg.ts'
import { bush, EDGE, LEAF, lawn, leaf, leg, LINE, ploughed, shiningCoin, TUNIC, twinkles } from '../suits/pentacles.ts'

/** Seven of Pentacles: a gardener leans on the hoe and looks at the coins of the vine; a mole looks at the seventh. */
export default (t: number): string => {
  const a = new Art('p07', t)
  const sway = 1.6 * a.osc(1, 0.1)
  const crown = (x: number, y: number, rx: number, ry: number, top: string, low: string) =>
    ink(puffD(x, y, rx, ry, 10, 0.3), a.v(top, low), LEAF, 2.5) +
    stroke(spiralD(x - rx * 0.34, y - ry * 0.3, 13, 1, 1, 2.4), '#fff', 2.6, { opacity: 0.4 }) +
    stroke(spiralD(x + rx * 0.4, y + ry * 0.3, 11, 1, -1, 0.4), '#fff', 2.4, { opacity: 0.32 })
  return frame(
    a,
    { suit: 'pentacles', mark: 7, edge: EDGE },
    sky(a, '#4a5f86', '#86a3a4', '#c9d9a4', '#ffe2a2', '#ffd3a0') +
      stars(a, 40, 46, 440, 200, 34, 'p07', { big: 5, colors: ['#fffaf0', '#fff0c0'] }) +
      beams(a, 132, 300, 460, 22, '#fff6d8', 0.15) +
      sun(a, 132, 300, 78, {
        rays: 24,
        len: 0.36,
        turn: 0,
        core: ['#fffdf2', '#ffe19a'],
        glow: ['#fff3c0', '#ffd29a'],
      }) +
      at(132, 284, 1.05, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.55, ink: '#c48a48', gap: 24 })) +
      cloud(a, 78 + 3 * a.osc(1), 204, 110, 38, '#fffdf0', '#e8dcae', { swirl: '#c3b27c' }) +
      cloud(a, 400 - 3 * a.osc(1), 168, 120, 40, '#fffdf0', '#e0deb0', { swirl: '#b3b484' }) +
      mountain(a, 92, 500, 220, 130, '#8aa9a0', '#efdca4') +
      mountain(a, 240, 506, 240, 164, '#7c9f9a', '#e8dca0') +
      mountain(a, 410, 500, 200, 120, '#8aa9a0', '#efdca4') +
      path('M20 494Q120 470 240 486T470 478V700H20Z', a.v('#cfdc90', '#98b968')) +
      times(7, (i) => bush(a, 40 + i * 30, 506 + 4 * (i % 2), 20, 17, ['#bcd592', '#7ba05e'], 7)) +
      ploughed(a, 'M20 524Q140 506 260 518T470 512V700H20Z', 512, 690, 200, 440, ['#d9b783', '#a97a4e']) +
      dust(40, 540, 440, 674, 90, 'p07', '#7a5236', 0.3) +
      // the vine
      oval(326, 614, 126, 16, LINE, { opacity: 0.22 }) +
      stroke(
        'M322 614C316 570 330 540 324 470M328 612C344 570 340 540 360 480M318 612C296 580 296 540 280 490',
        LINE,
        17,
      ) +
      stroke(
        'M322 614C316 570 330 540 324 470M328 612C344 570 340 540 360 480M318 612C296 580 296 540 280 490',
        '#a67a54',
        11.5,
      ) +
      stroke('M320 606C312 570 326 540 322 480M334 590C342 566 340 540 354 500', '#d9b183', 3) +
      at(
        sway,
        0,
        1,
        0,
        crown(328, 486, 112, 76, '#b4d088', '#5f8d55') +
          crown(272, 408, 78, 66, '#c4dc98', '#77a35f') +
          crown(384, 392, 66, 72, '#bfd992', '#6f9c5a') +
          crown(324, 312, 96, 82, '#d6e8a8', '#83ad62') +
          crown(336, 234, 64, 50, '#e2f0ba', '#98bf70'),
        path(puffD(334, 454, 84, 40, 9, 0.2), LEAF, { opacity: 0.08 }),
        each(
          [
            [236, 320, 200],
            [236, 340, 150],
            [414, 300, -20],
            [424, 440, 10],
            [222, 470, 190],
            [246, 530, 160],
            [406, 530, 30],
            [330, 186, -80],
            [300, 196, -130],
            [372, 200, -40],
            [352, 352, 20],
            [300, 372, 200],
            [326, 420, -60],
            [266, 388, 230],
          ],
          ([x, y, r], i) =>
            leaf(a, x, y, r + 4 * a.osc(1, i * 0.17), 30, i % 2 ? ['#e2f0ba', '#9cc073'] : ['#c6dc92', '#6f9a55']),
        ),
        each(
          [
            [286, 276, 10],
            [402, 354, 9],
            [312, 522, 10],
            [268, 454, 9],
            [406, 486, 9],
          ],
          ([x, y, r], i) => rose(a, x, y, r, i % 2 ? ['#fffaf0', '#f0c48a'] : ['#ffdcd6', '#e58a92']),
        ),
        stroke(
          'M412 312C430 318 434 336 424 344C416 348 412 338 420 336M232 498C214 506 212 524 224 528',
          '#5f8a48',
          2.8,
        ),
        shiningCoin(a, 338, 232, 33, 0),
        shiningCoin(a, 288, 322, 33, 0.15),
        shiningCoin(a, 376, 312, 33, 0.3),
        shiningCoin(a, 318, 408, 33, 0.45),
        shiningCoin(a, 396, 424, 33, 0.6),
        shiningCoin(a, 352, 494, 33, 0.75),
      ) +
      // the gardener
      oval(134, 636, 66, 9, LINE, { opacity: 0.22 }) +
      at(
        130,
        420,
        1.14,
        5 + 1.2 * a.osc(1, 0.2),
        person(a, {
          hair: 'bob',
          hairColor: ['#a8724f', '#6e4433'],
          robe: ['#fffaf0', '#f3d9a8'],
          bodyD: TUNIC,
          line: LINE,
          lw: 2.5,
          face: { eyes: 'big', mouth: 'smile', blush: 0.8, look: [2.4, -1.6], iris: ['#5a4030', '#b98a54'] },
          legs:
            leg(a, -20, 114, -24, 174, '#5f8f86', ['#d6b060', '#94703a'], 0, -1) +
            leg(a, 20, 114, 22, 176, '#5f8f86', ['#d6b060', '#94703a']),
          front:
            ink('M-26 66L-46 122Q0 132 46 122L26 66Q0 74 -26 66Z', a.v('#86b8aa', '#4f8478'), LINE, 2.4) +
            stroke('M-24 68L-14 44M24 68L14 44', LINE, 9) +
            stroke('M-24 68L-14 44M24 68L14 44', '#6fa396', 4.6) +
            circle(-20, 72, 4, C.honey, { stroke: LINE, 'stroke-width': 1.8 }) +
            circle(20, 72, 4, C.honey, { stroke: LINE, 'stroke-width': 1.8 }) +
            ink('M-13 84H13V96Q0 106 -13 96Z', '#a3cbbc', LINE, 2.2) +
            leaf(a, -2, 86, -110, 18) +
            leaf(a, 4, 86, -66, 18),
          armL: 'M-24 64C-26 90 16 92 44 60',
          armR: 'M26 60C38 62 42 52 46 42',
          hands: false,
          sleeve: '#fff3d6',
          cuff: '#e8938a',
          hat:
            ink(
              'M-84 -22C-62 -40 -44 -44 -42 -52C-40 -84 40 -88 44 -54C46 -46 64 -42 86 -26C66 -12 34 -30 0 -30C-34 -30 -64 -10 -84 -22Z',
              a.v('#fff0bd', '#e3b164'),
              LINE,
              2.5,
            ) +
            stroke('M-43 -46Q0 -60 45 -48', '#c2504a', 7) +
            stroke('M-30 -70Q0 -80 30 -70M-66 -26Q-50 -30 -36 -36M66 -28Q52 -32 40 -36', '#c48f44', 2, {
              opacity: 0.7,
            }) +
            rose(a, 40, -48, 9, ['#ffdcd6', '#e58a92']),
        }),
      ) +
      stroke('M206 640L186 446', LINE, 11) +
      stroke('M206 640L186 446', '#d3a068', 6) +
      ink('M194 634L228 628Q238 642 232 656Q214 648 196 652Z', a.v('#dfe6ea', '#93a3ac'), LINE, 2.5) +
      circle(190, 482, 10, C.skin, { stroke: LINE, 'stroke-width': 2.5 }) +
      circle(187, 464, 10, C.skin, { stroke: LINE, 'stroke-width': 2.5 }) +
      // the seventh coin and the mole
      shiningCoin(a, 256, 628, 33, undefined, { eyes: 'dot', mouth: 'o', look: [-1.4, 1] }) +
      path('M292 664Q300 632 330 632T370 664Q330 676 292 664Z', a.v('#b98a5c', '#7d5638'), {
        stroke: LINE,
        'stroke-width': 2.4,
      }) +
      at(
        332,
        636 + 3 * a.osc(1, 0.3),
        0.62,
        0,
        sprite(a, {
          r: 36,
          base: ['#8a6a74', '#5d434f', '#3a2732'],
          legs: false,
          face: { eyes: 'round', mouth: 'o', look: [-3, 0] },
          hat: ink('M-8 -6Q0 -14 8 -6Q6 4 0 4Q-6 4 -8 -6Z', '#ffb3ab', LINE, 3),
        }),
      ) +
      ink(
        'M290 668Q302 646 318 656Q332 648 346 656Q362 648 374 668Q332 680 290 668Z',
        a.v('#c9986a', '#8a6040'),
        LINE,
        2.4,
      ) +
      at(
        394,
        656,
        0.72,
        0,
        ink('M-34 -30H34L26 4Q0 10 -26 4Z', a.v('#e7bd86', '#a9703f'), LINE, 3),
        stroke('M-32 -20Q0 -12 32 -20M-29 -8Q0 0 29 -8', '#8a5c38', 2.6),
        [-20, 0, 20].map((x) => pearl(a, x, -34, 12)).join(''),
        pearl(a, -10, -48, 11) + pearl(a, 11, -48, 11),
      ) +
      at(
        86,
        656,
        1,
        0,
        stroke('M16 -22C34 -30 36 2 18 -2', LINE, 7) + stroke('M16 -22C34 -30 36 2 18 -2', '#8fc0b0', 3),
        ink('M-14 -14L-30 -34L-38 -30L-36 -40L-24 -44L-22 -36L-8 -26Z', a.v('#bfe0d2', '#6aa394'), LINE, 2.3),
        ink('M-16 -32H18V2Q0 8 -16 2Z', a.h('#d3ecdf', '#8fc0b0', '#5f9888'), LINE, 2.5),
        stroke('M-16 -22Q0 -17 18 -22', '#fffaf0', 3),
        path(starD(1, -8, 7), C.honey),
      ) +
      lawn(a, 664, 'p07', { count: 0 }) +
      twinkles(a, [
        [254, 236],
        [420, 240],
        [430, 376],
        [250, 262],
        [240, 120],
      ]) +
      butterfly(a, 216, 366 + 5 * a.osc(1, 0.3), 0.8, -12, ['#fff4c8', C.amber], '#8a5a2c'),
  )
}
