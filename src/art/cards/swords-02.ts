import { sprite } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, pearl, stars } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { crescentD, starD } from '../kit/shapes.ts'
import { Art, at, each, ink, oval, path, spin, stroke, times } from '../kit/svg.ts'
import { EDGE, glints, LINE as L, sword, TARO, wavesD } from '../suits/swords.ts'

/** Two of Swords: a blindfolded girl on a bench by the moonlit sea holds two swords crossed; a pearl copies her with straws. */
export default function twoOfSwords(t: number): string {
  const a = new Art('s02', t)
  const br = 2 * a.osc(1)
  const rock = (x: number, y: number, k: number) =>
    at(
      x,
      y,
      k,
      0,
      ink(
        'M-52 0C-50 -20 -36 -22 -30 -38C-22 -58 -6 -54 4 -40C12 -28 22 -34 30 -20C34 -12 48 -12 50 0Z',
        a.v('#8a78c4', '#4a3a8e'),
        '#2f2468',
        2.3,
      ),
      path('M-44 -6C-40 -18 -30 -18 -24 -36C-18 -50 -8 -48 -2 -40C-12 -34 -16 -16 -30 -4Z', '#cbbcf0', {
        opacity: 0.55,
      }),
      path('M-58 2Q-40 -6 -22 0T12 0T58 2Q30 10 -58 2Z', '#e9e6ff', { opacity: 0.85 }),
    )
  const blade = (m: number) => at(-m * 15, 104, 1, m * 38, sword(a, 238, { w: 8.5, line: '#33265f' }))
  return frame(
    a,
    { suit: 'swords', mark: 2, edge: EDGE },
    sky(a, '#120f3a', '#241d66', '#453c9a', '#7a70c4', '#b6b0e6', '#b6b0e6') +
      stars(a, 40, 46, 440, 400, 90, 's02', { big: 11, avoid: [[352, 152, 78]] }) +
      halo(a, 352, 152, 190, '#fff1cf', '#a58af0', 0.95) +
      spin(
        352,
        152,
        158 + 2 * a.osc(1),
        path(crescentD(352, 152, 50, 0.42, 0.84), a.v('#fff8de', '#f7c667'), {
          stroke: '#8a6aa8',
          'stroke-width': 2.2,
        }),
      ) +
      path(starD(352, 158, 9), '#fff3c4', { stroke: '#fff3c4', 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
      cloud(a, 92 + 4 * a.osc(1), 236, 150, 50, '#cfc3f2', '#6f60b4', { swirl: '#efe8ff', op: 0.8 }) +
      cloud(a, 408 - 4 * a.osc(1), 318, 140, 46, '#cfc3f2', '#7a6bc0', { swirl: '#efe8ff', op: 0.8 }) +
      // sea
      path('M20 440H470V700H20Z', a.v('#8f9be6', '#5a62c0', '#3b3a94')) +
      path('M310 440H394L420 560H300Z', '#fff0cf', { opacity: 0.2 }) +
      stroke('M318 452h64M330 466h52M314 482h70M336 498h46M322 516h60', '#fff3d4', 2.6, { opacity: 0.75 }) +
      stroke(
        wavesD(44, 148, 470, 26) + wavesD(60, 138, 512, 26) + wavesD(386, 438, 470, 26) + wavesD(392, 444, 530, 26),
        '#d5daff',
        2.2,
        {
          opacity: 0.6,
        },
      ) +
      rock(86, 458, 1) +
      rock(410, 452, 0.78) +
      rock(132, 494, 0.56) +
      rock(392, 502, 0.5) +
      // terrace
      path('M20 574Q240 552 470 574V700H20Z', a.v('#b6a6e6', '#7766bc')) +
      stroke('M20 574Q240 552 470 574', L, 2.6) +
      stroke(
        'M30 610Q240 590 460 610M30 646Q240 630 460 646M120 568L96 674M200 562L190 674M282 562L292 674M360 566L386 674',
        '#5f4fa6',
        2,
        { opacity: 0.45 },
      ) +
      dust(40, 580, 440, 674, 90, 's02', '#efe8ff', 0.35) +
      halo(a, 240, 360, 200, '#efe6ff', '#8f74e6', 0.7) +
      // bench
      oval(240, 646, 160, 14, '#33265f', { opacity: 0.28 }) +
      each(
        [
          [142, 0],
          [338, 0],
        ],
        ([x]) =>
          ink(
            `M${x - 26} 566H${x + 26}L${x + 20} 604L${x + 30} 642H${x - 30}L${x - 20} 604Z`,
            a.h('#f3ecff', '#c9bbee', '#9d8cd4'),
            L,
            2.6,
          ) + path(starD(x, 606, 8), '#9d8cd4'),
      ) +
      ink(
        'M92 546Q92 534 104 534H376Q388 534 388 546V562Q388 572 376 572H104Q92 572 92 562Z',
        a.v('#fbf7ff', '#b9a9e6'),
        L,
        2.7,
      ) +
      stroke('M104 552H376', '#8f7ccb', 2, { 'stroke-dasharray': '0.1 9', opacity: 0.8 }) +
      at(
        240,
        324 + br,
        1.22,
        0,
        person(a, {
          hair: 'long',
          hairColor: ['#6a5aa8', '#3d3278'],
          robe: ['#ffffff', '#cfc2f2'],
          trim: '#a48fe0',
          lace: '#fffdff',
          trimY: 244,
          trimW: 84,
          line: L,
          lw: 2.4,
          bodyD:
            'M-24 38C-42 50 -62 120 -74 168C-84 196 -92 230 -90 252Q-88 262 -72 263Q0 272 72 263Q88 262 90 252C92 230 84 196 74 168C62 120 42 50 24 38Z',
          hem:
            stroke(
              'M-52 176C-30 190 30 190 52 176M-40 184C-46 210 -46 230 -50 250M40 184C46 210 46 230 50 250M0 192V258',
              '#9d8cd4',
              2.2,
              { opacity: 0.6 },
            ) +
            each(
              [
                [-58, 214],
                [-22, 222],
                [22, 222],
                [58, 214],
              ],
              ([x, y]) => path(starD(x, y, 6), '#f7c667', { opacity: 0.9 }),
            ),
          front:
            ink('M-40 146Q0 160 40 146L43 156Q0 170 -43 156Z', a.v('#ffe6a0', '#f0b050'), L, 2) +
            path(starD(0, 158, 8), '#fffaf0') +
            ink('M-26 40Q0 60 26 40Q34 52 24 60Q0 76 -24 60Q-34 52 -26 40Z', '#fffaf4', L, 2.2) +
            blade(-1) +
            blade(1),
          armL: 'M-28 64C-56 84 -64 108 -38 118',
          armR: 'M28 64C56 84 64 108 38 118',
          sleeve: '#efe6ff',
          cuff: '#ffd98a',
          face: { eyes: 'closed', mouth: 'flat', blush: 0.75 },
          hat:
            ink(
              'M52 -4C66 -10 82 0 92 -8C94 8 84 14 72 12C84 20 88 32 80 40C70 32 58 20 50 10Z',
              a.v('#fffaf4', '#d9cdf6'),
              L,
              2.3,
            ) +
            ink('M-57 -16Q0 0 57 -16L56 10Q0 26 -56 10Z', a.v('#ffffff', '#e4daf8'), L, 2.4) +
            stroke('M-50 -6Q0 10 50 -6', '#b9a9e6', 1.8, { 'stroke-dasharray': '0.1 6.5' }) +
            path(starD(0, 6, 7.5), '#b597ec'),
        }),
      ) +
      // toes under the hem
      oval(212, 646, 17, 9, '#fffaf4', { stroke: L, 'stroke-width': 2.4 }) +
      oval(268, 646, 17, 9, '#fffaf4', { stroke: L, 'stroke-width': 2.4 }) +
      // the pearl that copies her
      at(
        92,
        606 + br,
        1.02,
        0,
        sprite(a, {
          r: 30,
          base: TARO,
          line: '#33245c',
          face: { eyes: 'closed', mouth: 'smile' },
          hat:
            ink('M28 -6L46 -14L42 0L50 10L28 6Z', '#fffaf4', '#33245c', 2) +
            ink('M-30 -8Q0 2 30 -8L29 8Q0 18 -29 8Z', '#fffaf4', '#33245c', 2.2),
        }),
        times(2, (i) =>
          at(
            i ? -13 : 13,
            30,
            1,
            i ? 44 : -44,
            ink('M-4.500 10V-66H4.500V10Z', a.v('#ffd2cd', '#f09aa4'), '#33245c', 2.2),
            stroke('M-3 -52L3 -57M-3 -38L3 -43M-3 -24L3 -29M-3 -10L3 -15', '#fff', 3),
          ),
        ),
        pearl(a, -17, 33, 7, TARO),
        pearl(a, 17, 33, 7, TARO),
      ) +
      // two teas, neither chosen yet
      oval(398, 652, 44, 8, '#33265f', { opacity: 0.3 }) +
      at(
        380,
        650,
        0.44,
        0,
        cup(a, { tea: 'taro', lid: false, straw: false, line: L, lw: 5, face: { eyes: 'closed' } }),
      ) +
      at(
        420,
        656,
        0.44,
        0,
        cup(a, { tea: 'milk', lid: false, straw: false, line: L, lw: 5, face: { eyes: 'closed' } }),
      ) +
      steam(a, 400, 592, 34, '#efe8ff', 2, 36) +
      cloud(a, 400, 690, 170, 52, '#efe8ff', '#a797e0', { swirl: '#7d6bc4' }) +
      cloud(a, 60, 694, 130, 40, '#efe8ff', '#a797e0', { swirl: '#7d6bc4' }) +
      glints(a, [
        [120, 130, 0],
        [210, 92, 0.3],
        [280, 200, 0.6],
        [90, 330, 0.8],
        [400, 250, 0.2],
        [352, 474, 0.5],
        [338, 506, 0.9],
      ]),
  )
}
