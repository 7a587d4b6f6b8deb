import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, goldPearl, halo, rose, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  BLOOMS,
  bush,
  EDGE,
  LEAF,
  lawn,
  leaf,
  leg,
  LINE,
  ploughed,
  shiningCoin,
  TUNIC,
  twinkles,
} from '../suits/pentacles.ts'

/** Page of Pentacles: in a flowering meadow the page lifts the coin with both hands, and a bunny does the same with a pearl. */
export default (t: number): string => {
  const a = new Art('p11', t)
  const lift = 3 * a.osc(1, 0.2)
  return frame(
    a,
    { suit: 'pentacles', mark: 'page', edge: EDGE },
    sky(a, '#4f8fa0', '#8cc3b4', '#cfe6b4', '#fdf3c0', '#fff3d0') +
      stars(a, 50, 46, 430, 180, 24, 'p11', { big: 5, colors: ['#ffffff', '#fff6d0'] }) +
      beams(a, 240, 166, 460, 24, '#fffbe0', 0.2) +
      halo(a, 240, 166, 220, '#fff6c0', '#f3eda0', 0.95) +
      cloud(a, 92 + 4 * a.osc(1), 290, 130, 48, '#ffffff', '#d8ecc8', { swirl: '#a3c49c' }) +
      cloud(a, 398 - 4 * a.osc(1), 256, 130, 46, '#ffffff', '#d8ecc8', { swirl: '#a3c49c' }) +
      mountain(a, 370, 506, 260, 190, '#86b3b0', '#dfe8b0') +
      mountain(a, 440, 510, 150, 100, '#94bdb0', '#e6eab4') +
      mountain(a, 60, 510, 170, 86, '#94bdb0', '#e6eab4') +
      path('M20 496Q130 474 250 490T470 484V700H20Z', a.v('#dbe898', '#a3c76c')) +
      tree(
        a,
        58,
        530,
        0.72,
        ['#e2f0b0', '#8dba68'],
        LEAF,
        each(
          [
            [-34, -176],
            [10, -196],
            [36, -156],
            [-10, -140],
          ],
          ([x, y]) => circle(x, y, 9, a.v('#ffd98a', '#e9983f'), { stroke: LEAF, 'stroke-width': 2.2 }),
        ),
      ) +
      tree(a, 116, 520, 0.48, ['#d2e6a0', '#7fae60'], LEAF) +
      ploughed(a, 'M250 520Q340 498 470 506V566Q360 556 236 572Z', 500, 580, 300, 450, ['#d9b783', '#a97a4e']) +
      times(6, (i) => bush(a, 262 + i * 36, 566 - i * 2, 18, 13, ['#c4dc98', '#7fa860'], 7)) +
      lawn(a, 566, 'p11', { fill: ['#d2e89a', '#79ab58'], count: 12, avoid: [176, 300] }) +
      halo(a, 240, 400, 170, '#fffbe0', '#eef3b0', 0.5) +
      oval(240, 642, 70, 9, LEAF, { opacity: 0.35 }) +
      petals(a, 8, ['#ffdcd6', '#fff', '#fff0b8'], [50, 220, 430, 520], 'p11') +
      // the page
      at(
        240,
        366 + lift * 0.5,
        1.3,
        0,
        person(a, {
          hair: 'bob',
          hairColor: ['#5e4a44', '#352724'],
          skin: [C.skinTan, C.skinTanShade],
          robe: ['#c9e2a0', '#6f9f58'],
          bodyD: TUNIC,
          trim: '#f3bd57',
          trimY: 110,
          trimW: 56,
          lace: '#fff6d8',
          line: LINE,
          lw: 2.3,
          face: { eyes: 'big', mouth: 'open', blush: 0.75, look: [0, -2.6], iris: ['#5a3a24', '#c98f4a'] },
          legs:
            leg(a, -18, 116, -22, 190, '#e8a27c', ['#b5764a', '#7d4a30'], 0, -1) +
            leg(a, 18, 116, 22, 190, '#e8a27c', ['#b5764a', '#7d4a30']),
          hem: each(
            [
              [-34, 92],
              [-10, 100],
              [16, 90],
              [36, 100],
            ],
            ([x, y]) => path(starD(x, y, 5.5), '#fff6c8'),
          ),
          front:
            ink('M-30 42Q0 66 30 42Q40 54 28 64Q0 84 -28 64Q-40 54 -30 42Z', a.v('#f0a27c', '#cf6248'), LINE, 2.2) +
            circle(0, 70, 5.5, C.honey, { stroke: LINE, 'stroke-width': 1.8 }) +
            stroke('M-46 92Q0 104 46 92', '#8a5638', 6) +
            ink('M26 96C16 102 18 118 28 120H38C48 118 48 102 40 96Z', a.v('#e7bd86', '#a9703f'), LINE, 2.2),
          armL: 'M-28 58C-66 44 -84 -30 -57 -86',
          armR: 'M28 58C66 44 84 -30 57 -86',
          sleeve: '#dcecb8',
          cuff: '#cf6248',
          hat:
            ink(
              'M-58 -18C-72 -60 -40 -88 4 -84C50 -84 72 -58 58 -18C36 -42 -36 -42 -58 -18Z',
              a.v('#f3a482', '#cf6248'),
              LINE,
              2.4,
            ) +
            spin(
              56,
              -30,
              2.5 * a.osc(1, 0.4),
              ink(
                'M50 -56C82 -52 92 -10 84 34C90 58 84 82 74 100C62 78 60 56 66 36C66 10 58 -14 48 -28Z',
                a.v('#f3a482', '#b9503c'),
                LINE,
                2.3,
              ),
              stroke('M70 -20Q76 16 74 70', '#9c4032', 2, { opacity: 0.5 }),
            ) +
            ink(
              'M-62 -12C-40 -42 40 -42 62 -12Q70 -26 58 -36C34 -60 -34 -60 -58 -36Q-70 -26 -62 -12Z',
              a.v('#ffd3b0', '#e08a62'),
              LINE,
              2.3,
            ) +
            rose(a, -46, -40, 11, ['#fffaf0', '#f0c48a']) +
            leaf(a, -54, -46, 200, 18) +
            leaf(a, -48, -52, 260, 18),
        }),
      ) +
      at(
        0,
        lift,
        1,
        0,
        halo(a, 240, 176, 130, '#fff0a8', '#ffd98a', 0.9),
        shiningCoin(a, 240, 176, 66),
        each(
          [
            [-66, -16],
            [66, 16],
          ],
          ([x, r]) =>
            at(240 + x, 244, 1, r * 1.4, ink('M-13 -16Q0 -24 13 -16L14 12Q0 22 -14 12Z', C.skinTan, LINE, 2.7)),
        ),
      ) +
      // meadow flowers before the boots
      flowers(
        [
          [192, 650],
          [222, 662],
          [258, 656],
          [290, 646],
          [162, 664],
          [318, 664],
        ],
        BLOOMS,
        9,
        '#5f8a48',
      ) +
      each(
        [
          [70, 640, 1],
          [104, 652, 0.8],
          [410, 628, 0.9],
        ],
        ([x, y, k], i) =>
          at(
            x,
            y,
            k,
            0,
            stroke('M0 0V30', '#5f8a48', 3),
            leaf(a, 0, 26, -50, 20),
            leaf(a, 0, 28, 230, 20),
            ink(
              'M-11 -18L-5 -10L0 -20L5 -10L11 -18C14 -4 10 6 0 6C-10 6 -14 -4 -11 -18Z',
              i % 2 ? a.v('#ffe0a0', '#f0a050') : a.v('#ffb9b0', '#e0687a'),
              LINE,
              2.2,
            ),
          ),
      ) +
      // the small imitator
      at(
        368,
        656,
        0.98,
        0,
        bunny(a, { line: LINE, face: { eyes: 'big', mouth: 'open', look: [0, -2] } }),
        stroke('M-22 -26Q-42 -50 -30 -84M22 -26Q42 -50 30 -84', LINE, 12) +
          stroke('M-22 -26Q-42 -50 -30 -84M22 -26Q42 -50 30 -84', '#fffaf3', 6.6),
        goldPearl(a, 0, -138, 13),
      ) +
      twinkles(a, [
        [140, 130],
        [340, 130],
        [166, 218],
        [318, 214],
        [190, 92],
        [292, 92],
        [368, 486],
      ]) +
      butterfly(a, 118, 420 + 6 * a.osc(1, 0.3), 0.95, -14, ['#fff4c8', C.amber], '#8a5a2c') +
      butterfly(a, 398, 380 - 5 * a.osc(1, 0.7), 0.75, 14, [C.taroPale, C.taro], '#5b3f94', 0.3),
  )
}
