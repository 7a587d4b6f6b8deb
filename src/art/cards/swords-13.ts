import { sprite } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, halo, pearl, stars } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { butterfly, sky } from '../kit/scenery.ts'
import { puffD, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, mirrored, path, stroke, times } from '../kit/svg.ts'
import {
  bird,
  carvedButterfly,
  cypress,
  EDGE,
  glints,
  GOLD,
  LINE as L,
  puff,
  sword,
  TARO,
  turned,
} from '../suits/swords.ts'

/** Queen of Swords: turned aside on a butterfly throne above the clouds, sword upright, her hand held out to a pearl with tea. */
export default function queenOfSwords(t: number): string {
  const a = new Art('s13', t)
  const br = 2 * a.osc(1, 0.2)
  return frame(
    a,
    { suit: 'swords', mark: 'queen', edge: EDGE },
    sky(a, '#3d3f9e', '#6f6cc8', '#a898e2', '#e3bbe4', '#ffdcdc', '#ffe9e0') +
      stars(a, 40, 46, 440, 260, 50, 's13', { big: 8 }) +
      halo(a, 330, 300, 280, '#fff4ea', '#e3a9e6', 0.9) +
      circle(368, 330, 54, a.v('#fffdf6', '#ffe3c2')) +
      circle(368, 330, 66, 'none', {
        stroke: '#fff6dc',
        'stroke-width': 1.6,
        'stroke-dasharray': '0.1 7.44',
        'stroke-linecap': 'round',
        opacity: 0.9,
      }) +
      cloud(a, 390 - 4 * a.osc(1), 226, 150, 50, '#ffffff', '#cdb6ec', { swirl: '#a58cd8', op: 0.95 }) +
      bird(a, 372, 152 + 2 * a.osc(1), 0.92, 0, L) +
      // sea of clouds
      cloud(a, 420 + 3 * a.osc(1, 0.3), 424, 170, 66, '#fff6f2', '#e3c0e2', { swirl: '#bb94cf' }) +
      cloud(a, 330, 440, 150, 44, '#fff9f4', '#ecc9e2', { swirl: '#c79ed2' }) +
      path('M20 424Q240 408 470 424V700H20Z', a.v('#f0cfe6', '#c9b0ea', '#9a86d8')) +
      cypress(a, 414, 484, 96, -12, ['#a9a0e2', '#6a5cb8'], L, 0.2) +
      cypress(a, 386, 482, 64, -9, ['#a9a0e2', '#6a5cb8'], L, 0.5) +
      cloud(a, 404, 516, 190, 62, '#ffffff', '#d9c3f0', { swirl: '#a58cd8' }) +
      cloud(a, 330, 548, 200, 50, '#ffffff', '#e0cdf4', { swirl: '#a58cd8' }) +
      // throne
      ink(
        'M62 650V262C44 240 50 204 78 198C84 148 128 112 186 112C244 112 288 148 294 198C322 204 328 240 310 262V650Z',
        a.v('#fdf8ff', '#d3c2f2', '#9c87d6'),
        L,
        2.9,
      ) +
      ink(
        'M88 640V262C88 186 130 142 186 142C242 142 284 186 284 262V640Z',
        a.v('#6a55b8', '#4c3a96', '#3a2c7c'),
        L,
        2.6,
      ) +
      stroke('M76 640V268M297 640V268', '#fff', 2.4, { opacity: 0.7, 'stroke-dasharray': '0.1 9' }) +
      times(5, (r) =>
        times(4, (c) => {
          const x = 112 + c * 48 + (r % 2) * 14
          const y = 230 + r * 50
          return x < 276 ? carvedButterfly(a, x, y, 0.2, ['#a68fe6', '#7f66cc']) : ''
        }),
      ) +
      carvedButterfly(a, 64, 226, 0.62) +
      carvedButterfly(a, 308, 226, 0.62) +
      // the cherub: a winged pearl at the top
      at(
        186,
        112,
        1,
        0,
        mirrored(
          0,
          () =>
            ink(
              'M14 4C24 -22 52 -34 74 -24C72 -14 66 -12 60 -10C64 -4 58 4 48 2C50 10 38 14 30 10C24 16 16 12 14 4Z',
              a.v('#ffffff', '#e3d3fa'),
              L,
              2.3,
            ) + stroke('M26 2Q38 -10 56 -14M26 8Q36 0 46 -2', '#b9a3e4', 1.8),
        ),
        circle(
          0,
          0,
          22,
          a.rad(
            [
              [0, '#fff6da'],
              [0.6, '#f9d493'],
              [1, '#e3a552'],
            ],
            0.4,
            0.32,
            0.75,
          ),
          { stroke: L, 'stroke-width': 2.4 },
        ),
        at(0, 2, 0.46, 0, face(a, { eyes: 'closed', mouth: 'smile', blush: 0.8 })),
        stroke('M-6 -20Q-2 -30 6 -26M0 -21Q6 -28 10 -22', '#c98a34', 2.4),
      ) +
      halo(a, 176, 360, 190, '#fdf4ff', '#b993f0', 0.6) +
      at(
        204,
        312 + br,
        1.26,
        0,
        person(a, {
          hair: 'wavy',
          hairColor: ['#e9e2fb', '#a797d6'],
          robe: ['#ffffff', '#cdbdf2'],
          trim: '#8d6ad0',
          lace: '#fffdff',
          trimY: 248,
          trimW: 88,
          line: L,
          lw: 2.4,
          bodyD:
            'M-24 38C-40 50 -64 118 -70 168C-76 208 -88 238 -84 258Q-72 268 -40 267Q40 276 96 262C116 256 110 232 100 210C90 186 96 162 74 138C54 112 40 54 24 38Z',
          hem:
            each(
              [
                [-54, 178],
                [-18, 196],
                [24, 184],
                [64, 186],
                [-44, 224],
                [4, 226],
                [48, 222],
                [86, 226],
              ],
              ([x, y], i) => carvedButterfly(a, x, y, i % 2 ? 0.17 : 0.21, ['#c4aef2', '#9c80dc'], 12),
            ) + stroke('M70 142C40 170 10 176 -20 172M96 196C70 214 40 220 16 218', L, 2, { opacity: 0.25 }),
          front:
            ink(
              'M-26 40C-54 58 -82 140 -98 256L-62 268C-56 190 -40 92 -8 54Z',
              a.v('#9c86e2', '#6a4fb8', '#53399c'),
              L,
              2.4,
            ) +
            each(
              [
                [-62, 150],
                [-74, 196],
                [-82, 238],
              ],
              ([x, y]) =>
                path(puffD(x, y, 13, 6.5, 7), '#efe6ff', { opacity: 0.9 }) +
                stroke(spiralD(x - 2, y, 3.4, 1, 1, 2.5), '#8d6ad0', 1.4),
            ) +
            ink(
              'M-28 42C-42 56 -48 74 -46 90Q-34 100 -23 91Q-11 104 0 94Q11 104 23 91Q34 100 46 90C48 74 42 56 28 42Z',
              a.v('#a993ea', '#7357c0'),
              L,
              2.3,
            ) +
            ink('M-30 40Q0 60 30 40Q38 52 26 62Q0 80 -26 62Q-38 52 -30 40Z', '#fffaff', L, 2.2) +
            each([[-20], [-7], [7], [20]], ([x]) => circle(x, 63 - Math.abs(x) * 0.25, 2.2, '#6a4fb8')) +
            pearl(a, 0, 72, 6.5, ['#ffd9e2', '#e8839c', '#a84a6c']),
          armR: 'M28 62C52 70 74 86 98 82',
          sleeve: '#efe6ff',
          cuff: '#ffd98a',
          ...turned(
            a,
            9,
            {
              eyes: 'big',
              mouth: 'smile',
              brow: 'soft',
              look: [3, 0.5],
              blush: 0.75,
              lash: true,
              iris: ['#43358c', '#9c86ea'],
            },
            ink('M-46 -36Q0 -54 46 -36L44 -26Q0 -44 -44 -26Z', a.v(...GOLD), L, 2.3) +
              carvedButterfly(a, -34, -50, 0.44, ['#ffffff', '#cdb6f6'], -14) +
              carvedButterfly(a, 34, -50, 0.44, ['#ffffff', '#cdb6f6'], 14) +
              carvedButterfly(a, 0, -62, 0.62, ['#fff3c4', '#f3b54a']),
            45,
          ),
        }),
        // sword arm
        at(-78, 126, 1, 0, sword(a, 250, { w: 10.5 })),
        limb('M-28 62C-50 78 -56 118 -60 138', '#efe6ff', 19, L, 2.4),
        limb('M-70 128L-52 134', '#ffd98a', 8, L, 2.2),
        limb('M-86 144H-68', '#ffe6d2', 13, L, 2.3),
        limb('M-86 156H-68', '#ffdcc6', 12, L, 2.3),
      ) +
      // arm rest and seat front
      ink('M46 566Q40 548 60 546H112Q130 548 124 566L118 660H52Z', a.h('#fdf8ff', '#cbb9ee', '#a390da'), L, 2.7) +
      ink('M40 560C34 538 58 526 86 528C116 526 138 538 132 560Q86 572 40 560Z', a.v('#ffffff', '#cdbcf0'), L, 2.6) +
      stroke(spiralD(62, 548, 10, 1.2, 1, 2.4) + spiralD(110, 548, 10, 1.2, -1, 0.6), '#8d78cc', 2.2) +
      carvedButterfly(a, 86, 606, 0.66) +
      // the guest
      cloud(a, 384, 668, 180, 66, '#ffffff', '#d3bff2', { swirl: '#a58cd8' }) +
      at(
        384,
        590 + 2.5 * a.osc(1),
        1,
        0,
        at(
          -26,
          -18,
          0.42,
          -8,
          cup(a, { tea: 'taro', lid: false, straw: '#f6a3a6', line: '#33245c', lw: 5.4, face: { eyes: 'happy' } }),
        ),
        sprite(a, {
          r: 30,
          base: TARO,
          line: '#33245c',
          armL: 'M-20 8Q-38 4 -34 -16',
          armR: 'M16 -2Q8 -20 -10 -22',
          face: { eyes: 'round', mouth: 'open', look: [-1.5, -2] },
        }),
      ) +
      steam(a, 356, 508, 40, '#fff6fb', 2, 12) +
      butterfly(a, 352, 376 + 5 * a.osc(1, 0.3), 0.8, 10, ['#ffffff', '#b993f0'], '#5b3f94') +
      butterfly(a, 410, 288 + 4 * a.osc(1, 0.7), 0.56, -12, ['#fff0c8', '#f6b64f'], '#8a5a2c', 0.3) +
      puff(a, 70, 686, 56) +
      puff(a, 190, 694, 50) +
      puff(a, 300, 692, 50) +
      glints(a, [
        [106, 160, 0],
        [106, 300, 0.4],
        [250, 100, 0.7],
        [322, 130, 0.2],
        [424, 390, 0.55],
        [300, 470, 0.85],
      ]),
  )
}
