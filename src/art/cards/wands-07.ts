import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, person } from '../kit/person.ts'
import { grass, mountain, sky } from '../kit/scenery.ts'
import { sparkleD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, path, stroke } from '../kit/svg.ts'
import { aura, band, EDGE, foam, LINE as L, PEARLS, wand } from '../suits/wands.ts'

/** Seven of Wands: in one shoe and one boot the defender holds a custard hilltop against six wands from below. */
export default (t: number): string => {
  const a = new Art('w07', t)
  const bob = 2.5 * a.osc(1)
  // a rival and the wand it thrusts uphill; x, y is where its hands close on the wand's foot
  const rival = (
    x: number,
    y: number,
    turn: number,
    length: number,
    base: [string, string, string],
    mouth: 'open' | 'wavy' | 'smile',
    hat: string,
    ph: number,
  ) =>
    at(
      x,
      y + 3 * a.osc(1, ph),
      1,
      0,
      at(0, 0, 1, turn, at(0, 12 - length / 2, 1, 0, wand(a, length, { w: 7.5, leaves: 3, ph }))),
      at(
        0,
        40,
        1,
        0,
        sprite(a, {
          r: 28,
          base,
          legs: false,
          armL: 'M-22 -14Q-28 -36 -4 -41',
          armR: 'M22 -14Q28 -36 4 -41',
          face: { eyes: 'round', mouth, brow: 'angry', look: [turn / 8, -3] },
          hat: band(28, hat),
        }),
      ),
      circle(-5, 0, 6, base[1], { stroke: '#47222a', 'stroke-width': 2.4 }),
      circle(5, -4, 6, base[1], { stroke: '#47222a', 'stroke-width': 2.4 }),
    )
  return frame(
    a,
    { suit: 'wands', mark: 7, edge: EDGE },
    sky(a, '#33225c', '#7d3d78', '#d9605f', '#ff9a5c', '#ffd88c') +
      stars(a, 40, 50, 440, 300, 56, 'w07', { big: 8 }) +
      beams(a, 240, 300, 460, 24, '#ffe6b8', 0.16) +
      aura(a, 240, 276, 134, '#ffeebc', '#ff7f5c', 0.95) +
      cloud(a, 88 + 5 * a.osc(1), 206, 150, 54, '#c981a4', '#8a4a80', { swirl: '#eab2c0' }) +
      cloud(a, 402 - 5 * a.osc(1), 176, 130, 50, '#c981a4', '#8a4a80', { swirl: '#eab2c0' }) +
      cloud(a, 60, 330, 110, 44, '#ffd3b4', '#ea8a74', { swirl: '#d9705c' }) +
      cloud(a, 424, 318, 110, 44, '#ffd3b4', '#ea8a74', { swirl: '#d9705c' }) +
      mountain(a, 80, 560, 200, 150, '#93477a', '#e5806a') +
      mountain(a, 408, 560, 210, 158, '#93477a', '#e5806a') +
      // the custard hill
      ink('M36 700C70 640 96 520 148 494H332C384 520 410 640 444 700Z', a.h('#fff0be', '#f9cf86', '#d9964e'), L, 2.9) +
      ink(
        'M128 516C136 496 152 478 176 478H304C328 478 344 496 352 516C362 544 372 552 374 580C374 598 358 596 354 582C348 562 332 560 326 578C322 602 326 620 312 622C298 622 302 590 292 576C280 560 262 566 258 588C256 616 260 644 244 646C228 646 234 606 226 586C218 566 198 566 192 584C188 602 190 616 178 616C166 614 170 590 162 578C152 566 138 576 132 590C126 602 110 600 112 582C114 556 122 542 128 516Z',
        a.v('#d08442', '#9c4f28'),
        L,
        2.7,
      ) +
      ink('M150 494C156 470 324 470 330 494C324 514 156 514 150 494Z', a.v('#e5a05c', '#bf6d36'), L, 2.6) +
      stroke('M172 486Q230 474 290 482', '#ffe0aa', 4, { opacity: 0.8 }) +
      path('M110 640C116 610 120 590 126 604C122 630 118 650 108 680Z', '#fff', { opacity: 0.55 }) +
      dust(70, 560, 410, 676, 80, 'w07', '#9a5c24', 0.35) +
      grass(158, 200, 482, 4, 'w07a', '#a9a050', 10, 3) +
      grass(290, 326, 484, 4, 'w07b', '#a9a050', 10, 3) +
      // the defender
      at(
        240,
        252 + bob,
        1.24,
        -3 + 1.5 * a.osc(1, 0.2),
        limb('M-16 138C-26 156 -34 168 -42 182', '#8a5a78', 17, L, 2.5) +
          limb('M18 138C30 152 36 164 36 182', '#8a5a78', 17, L, 2.5) +
          // one tall boot, one low shoe
          ink('M-56 162L-32 160L-30 190Q-30 196 -38 196H-66Q-72 186 -58 182Z', a.v('#a8683f', '#7d4730'), L, 2.5) +
          stroke('M-57 166L-32 164', '#ffe3b0', 4) +
          ink('M26 182H48Q64 186 62 197H26Q22 190 26 182Z', a.v('#b9d07e', '#6f9a52'), L, 2.5) +
          circle(52, 188, 4, '#ffd36b', { stroke: L, 'stroke-width': 1.6 }),
        person(a, {
          hair: 'short',
          hairColor: ['#8a5a4a', '#55332f'],
          robe: ['#dcebae', '#8cb25f'],
          trim: '#ffe3a8',
          line: L,
          lw: 2.4,
          tilt: -3,
          face: {
            eyes: 'big',
            mouth: 'open',
            brow: 'angry',
            blush: 0.85,
            look: [0, 1.5],
            iris: ['#4a3038', '#a8693f'],
          },
          bodyD:
            'M-22 38C-34 46 -48 88 -52 122C-54 132 -48 138 -40 140Q0 146 40 140C48 138 54 132 52 122C48 88 34 46 22 38Z',
          trimY: 122,
          trimW: 56,
          front:
            stroke('M-42 96Q0 108 42 96', '#8a4f30', 9) +
            circle(0, 102, 7, C.honey, { stroke: L, 'stroke-width': 2 }) +
            ink('M-28 42Q0 62 28 42Q36 54 24 62Q0 78 -24 62Q-36 54 -28 42Z', a.v('#f58a6a', '#d0554c'), L, 2.3) +
            ink(`M-22 58L-52 ${n(76 + 5 * a.osc(1))}L-40 84L-46 98L-14 68Z`, a.v('#f58a6a', '#d0554c'), L, 2.2),
          hat:
            ink('M-54 -12C-34 -34 34 -34 54 -12L55 4C32 -16 -32 -16 -55 4Z', a.v('#ffe7a8', '#f0ac4c'), L, 2.3) +
            path(sparkleD(0, -18, 9), '#e5604c'),
        }),
        arm('M-24 61C-48 78 -62 76 -52 64', { sleeve: '#cfe39c', cuff: C.honey, line: L, lw: 2.4, hand: false }),
        arm('M24 61C48 70 58 92 46 104', { sleeve: '#cfe39c', cuff: C.honey, line: L, lw: 2.4, hand: false }),
        at(2, 82, 1, -62, wand(a, 262, { w: 8.4, leaves: 4, ph: 0.6 })),
        circle(-47, 57, 11, C.skin, { stroke: L, 'stroke-width': 2.4 }),
        stroke('M-52 53l8 5M-53 59l7 4', L, 1.6, { opacity: 0.5 }),
        circle(41, 103, 11, C.skin, { stroke: L, 'stroke-width': 2.4 }),
        stroke('M36 99l8 5M35 105l7 4', L, 1.6, { opacity: 0.5 }),
      ) +
      // six wands from below
      rival(70, 570, 13, 206, PEARLS.taro, 'open', C.honey, 0.1) +
      rival(410, 570, -13, 206, PEARLS.honey, 'wavy', C.thaiDeep, 0.9) +
      rival(120, 606, 11, 142, PEARLS.berry, 'wavy', C.matcha, 0.35) +
      rival(360, 606, -11, 142, PEARLS.tea, 'open', C.berryDeep, 0.75) +
      rival(196, 622, 4, 116, PEARLS.pea, 'smile', '#fff3e0', 0.6) +
      rival(284, 622, -4, 116, PEARLS.matcha, 'open', C.taro, 0.2) +
      foam(a, [
        [98, 684, 30],
        [240, 690, 32],
        [384, 684, 30],
      ]) +
      each(
        [
          [120, 392, 0],
          [362, 388, 0.4],
          [190, 150, 0.7],
          [320, 132, 0.2],
          [84, 280, 0.5],
          [398, 256, 0.9],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fff3c4', 0.95),
      ),
  )
}
