import { sprite } from '../kit/animals.ts'
import { cup } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { dust, halo } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { grass, sky } from '../kit/scenery.ts'
import { dropD, starD } from '../kit/shapes.ts'
import { Art, at, flip, ink, limb, n, oval, path, stroke, times } from '../kit/svg.ts'
import {
  BERRY,
  cypress,
  EDGE,
  glints,
  gust,
  LINE as L,
  peak,
  puff,
  sword,
  TARO,
  tornCloud,
  turned,
  wavesD,
} from '../suits/swords.ts'

/** Five of Swords: a smirking winner gathers three swords under torn clouds while two losers walk to the water; two swords lie on the sand. */
export default function fiveOfSwords(t: number): string {
  const a = new Art('s05', t)
  const bob = 2.5 * a.osc(1)
  const wind = 5 * a.osc(1, 0.2)
  const hill = { light: ['#8d86cc', '#b7a6dc'] as [string, string], dark: '#5f54a6' }
  const loser = (x: number, y: number, k: number, base: [string, string, string], ph: number, weep: boolean) =>
    oval(x, y + 40 * k, 28 * k, 5, L, { opacity: 0.25 }) +
    flip(
      x,
      y - 2.5 * Math.abs(a.osc(1, ph)),
      k,
      weep ? 8 : 4,
      sprite(a, {
        r: 28,
        base,
        line: '#33245c',
        face: { eyes: 'closed', mouth: 'wavy', brow: 'worry' },
        armL: weep ? 'M-22 8Q-30 -4 -14 -4' : 'M-22 10Q-36 18 -30 30',
        armR: weep ? 'M22 8Q30 -4 14 -4' : 'M22 10Q36 18 30 30',
        hat: ink(
          'M-28 4C-34 -34 34 -34 28 4L44 40C20 30 20 20 22 -2Q0 -20 -22 -2C-24 16 -30 24 -36 30Z',
          a.v(base[0], base[1]),
          '#33245c',
          2.2,
        ),
      }),
      weep ? path(dropD(-16, 10, 4), '#dff0ff') + path(dropD(18, 14, 3.4), '#dff0ff') : '',
    )
  return frame(
    a,
    { suit: 'swords', mark: 5, edge: EDGE },
    sky(a, '#3f4590', '#6d78bf', '#a5a9dc', '#dcc7e2', '#ffdfcf', '#ffdfcf') +
      halo(a, 350, 330, 240, '#fff2df', '#e6a9d4', 0.85) +
      tornCloud(a, 150, 168, 250, 1, ['#fbf6ff', '#a9a5dc'], '#7f7ac0') +
      tornCloud(a, 356, 236, 230, -1, ['#fff3f2', '#c3aede'], '#9384c8', 0.95) +
      tornCloud(a, 110, 290, 190, 1, ['#ffffff', '#c9bbe8'], '#9384c8', 0.9) +
      tornCloud(a, 300, 116, 170, 1, ['#d9d2f4', '#8b88c8'], '#6a66b0', 0.8) +
      tornCloud(a, 392, 322, 150, -1, ['#fff6f2', '#e0c0dc'], '#b48cc0', 0.9) +
      gust(a, 250, 176, 120, 0) +
      gust(a, 60, 230, 90, 0.4, '#fff', 0.45) +
      gust(a, 320, 284, 84, 0.7, '#fff', 0.6, 0.8) +
      peak(a, 330, 430, 190, 70, hill) +
      peak(a, 430, 430, 170, 92, hill) +
      peak(a, 60, 430, 200, 84, hill) +
      // water
      path('M20 424H470V560H20Z', a.v('#c3c4f2', '#8d90da', '#6b6cc4')) +
      stroke(wavesD(250, 440, 446, 27) + wavesD(286, 440, 468, 22) + wavesD(50, 150, 450, 24), '#f0eeff', 2.2, {
        opacity: 0.7,
      }) +
      stroke('M300 434h54M374 438h40M330 488h40', '#fff3df', 2.6, { opacity: 0.8 }) +
      // sand
      path('M20 500C120 470 210 520 300 498S430 486 470 496V700H20Z', a.v('#efe4f6', '#bba6dc', '#9a85c8')) +
      path('M20 500C120 470 210 520 300 498S430 486 470 496V504C420 494 360 500 300 508S130 484 20 512Z', '#ffffff', {
        opacity: 0.75,
      }) +
      dust(40, 510, 440, 672, 130, 's05', '#5f4a9c', 0.32) +
      stroke('M330 560q14 -5 26 0M372 536q12 -4 22 0M350 600q14 -5 28 0M262 540q10 -4 20 0', '#7a66b4', 2.2, {
        opacity: 0.5,
      }) +
      grass(44, 120, 560, 8, 's05g', '#7f6bbc', 14, 14) +
      grass(380, 440, 640, 7, 's05h', '#6f5bb0', 14, 14) +
      cypress(a, 62, 560, 150, -30, ['#a79ae0', '#5d50a8'], L, 0.2) +
      cypress(a, 100, 548, 100, -22, ['#b3a7e6', '#6a5cb4'], L, 0.6) +
      loser(418, 462, 0.7, TARO, 0.3, false) +
      loser(368, 508, 0.92, BERRY, 0, true) +
      // two swords left on the ground
      at(392, 640, 0.94, -97, sword(a, 84, { w: 9 })) +
      // the winner
      oval(204, 634, 84, 12, L, { opacity: 0.3 }) +
      halo(a, 204, 420, 190, '#fff4ec', '#b993ee', 0.55) +
      at(
        204,
        374 + bob,
        1.26,
        -3,
        limb('M-18 140C-22 160 -24 176 -26 192', '#efe6ff', 17, L, 2.4) +
          limb('M18 140C24 158 26 176 28 192', '#efe6ff', 17, L, 2.4) +
          ink('M-44 210Q-46 190 -28 188Q-12 190 -12 210Q-28 215 -44 210Z', a.v('#8a66c8', '#5a3f9c'), L, 2.4) +
          ink('M14 210Q14 190 30 188Q46 190 46 210Q30 215 14 210Z', a.v('#8a66c8', '#5a3f9c'), L, 2.4),
        // cape in the wind
        ink(
          `M-20 46C-54 70 ${n(-84 + wind)} 100 ${n(-124 + wind)} 124C${n(-112 + wind)} 136 ${n(-110 + wind)} 148 ${n(-116 + wind)} 162C${n(-96 + wind)} 158 ${n(-86 + wind)} 166 ${n(-80 + wind)} 178C-58 170 -42 158 -34 140Z`,
          a.h('#e58b94', '#f9b8b4'),
          L,
          2.4,
        ),
        stroke(
          `M-38 86C-60 100 -84 118 ${n(-104 + wind)} 132M-38 112C-56 128 -72 144 ${n(-90 + wind)} 156`,
          '#fff',
          2.2,
          { opacity: 0.6 },
        ),
        at(-70, 92, 1, -4, sword(a, 196, { w: 8.5 })),
        at(-62, 100, 1, -16, sword(a, 186, { w: 8.5 })),
        person(a, {
          hair: 'short',
          hairColor: ['#d98a5c', '#96503a'],
          robe: ['#b9e0c4', '#6fae94'],
          trim: '#4f8f7c',
          lace: '#f4fff6',
          line: L,
          lw: 2.4,
          behindHair: ink(
            `M20 -58C-10 -76 -42 -66 ${n(-66 + wind * 0.4)} -70C-60 -62 -62 -56 ${n(-78 + wind * 0.4)} -46C-66 -44 -64 -36 ${n(-74 + wind * 0.4)} -22C-62 -24 -56 -14 -54 4L0 0Z`,
            a.v('#d98a5c', '#96503a'),
            L,
            2.4,
          ),
          armL: 'M-24 60C-54 64 -76 82 -68 104',
          armR: 'M24 58C50 60 68 66 80 78',
          sleeve: '#d5efdc',
          cuff: '#f3c25e',
          front:
            ink('M-30 42Q0 62 30 42Q36 52 26 60Q0 76 -26 60Q-36 52 -30 42Z', a.v('#f9b8b4', '#e07c8c'), L, 2.2) +
            path(starD(0, 64, 6), '#ffe08f') +
            ink('M-40 104Q0 116 40 104L42 114Q0 128 -42 114Z', '#7a5a9c', L, 2),
          ...turned(
            a,
            9,
            { eyes: 'dot', mouth: 'none', brow: 'angry', look: [5, 0], blush: 0.75 },
            stroke('M0 25Q12 32 22 21M20 19q5 0 5 4', '#42232b', 2.9),
          ),
        }),
        at(86, 110, 1, 176, sword(a, 100, { w: 8.5 })),
        limb('M80 86L92 92', '#ffe6d2', 14, L, 2.4),
      ) +
      at(92, 646, 0.94, 97, sword(a, 190, { w: 9 })) +
      // spilled tea of the lost game
      path('M346 602C336 594 352 588 370 592C390 588 404 596 398 604C384 610 358 610 346 602Z', '#e9d0f0', {
        stroke: L,
        'stroke-width': 2,
      }) +
      at(
        392,
        594,
        0.42,
        70,
        cup(a, {
          tea: 'taro',
          lid: false,
          straw: '#f6a3a6',
          line: L,
          lw: 4.4,
          face: { eyes: 'closed', mouth: 'wavy', brow: 'worry' },
        }),
      ) +
      times(4, (i) =>
        oval(332 + i * 11, 602 + (i % 2) * 7, 4.6, 4.2, '#4a2a3a', { stroke: '#2b1d4d', 'stroke-width': 1.4 }),
      ) +
      puff(a, 424, 690, 50) +
      puff(a, 70, 692, 48) +
      glints(a, [
        [90, 120, 0],
        [236, 82, 0.3],
        [404, 180, 0.6],
        [310, 400, 0.8],
        [410, 420, 0.2],
        [356, 586, 0.5],
      ]),
  )
}
