import { sprite } from '../kit/animals.ts'
import { cup } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, goldPearl, halo, pearl, sparkle, stars } from '../kit/ornaments.ts'
import { foamBank, sky } from '../kit/scenery.ts'
import { crescentD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, mirrored, n, oval, path, spin, stroke } from '../kit/svg.ts'

const L = '#4a2440'
/** From the point over the straw along the right edge, the scalloped hem, and back up the left edge. */
const CLOTH =
  'M290 238C300 256 306 288 324 322C346 366 354 430 378 494Q356 520 332 502Q308 530 284 508Q262 532 238 508Q214 532 190 508Q168 528 146 504Q124 520 104 496C128 432 136 376 156 344C170 320 202 312 236 304C260 298 274 264 282 240Q287 230 290 238Z'

/** A card of a deck this app does not know: a cup under a starry cloth by moonlight, two pearls curious what it hides. */
export function veil(t: number): string {
  const a = new Art('veil', t)
  const breath = 2 * a.osc(1)
  const curtain =
    ink(
      'M212 40H120C128 150 150 240 184 300C172 330 170 360 178 380C168 470 160 570 150 690H212Z',
      a.h('#7d4258', '#5a2c4c', '#3a1c38'),
      L,
      2.6,
    ) +
    stroke(
      'M146 60C152 160 172 240 198 300M176 60C180 160 190 230 204 290M184 392C178 480 172 580 168 680M198 392C194 480 192 580 190 680',
      '#b4697a',
      2.4,
      {
        opacity: 0.45,
      },
    ) +
    ink('M178 318Q196 330 212 326V356Q192 358 174 348Z', a.v('#fff1bd', '#e0a04a'), L, 2.3) +
    goldPearl(a, 182, 338, 9) +
    stroke('M182 348q-4 16 -2 30M182 348q4 16 8 28', '#e0a04a', 3)
  return frame(
    a,
    { suit: 'major', mark: 'veil', edge: '#0d0722' },
    sky(a, '#1b1122', '#3a2450', '#6a4478', '#b4708a', '#f6c3a4') +
      stars(a, 100, 46, 380, 420, 80, 'veil', { big: 11, avoid: [[240, 300, 130]] }) +
      beams(a, 240, 330, 430, 22, '#ffe9cf', 0.09) +
      halo(a, 240, 350, 290, '#ffe6bc', '#b884d0', 0.95) +
      [166, 186]
        .map((r, i) =>
          circle(240, 350, r, 'none', {
            stroke: '#fff3dc',
            'stroke-width': i ? 1.4 : 2,
            'stroke-dasharray': i ? `0.1 ${n((2 * Math.PI * 186) / 120 - 0.1)}` : '',
            'stroke-linecap': 'round',
            opacity: 0.65,
          }),
        )
        .join('') +
      spin(
        240,
        330,
        -90 + 1.5 * a.osc(1),
        path(
          crescentD(240, 330, 148, 0.3, 0.9),
          a.lin(
            [
              [0, '#fff6d6'],
              [0.5, '#f8ca6c'],
              [1, '#cf8f40'],
            ],
            0,
            0,
            1,
            1,
          ),
          { stroke: '#8a5638', 'stroke-width': 2.4 },
        ),
      ) +
      each(
        [
          [122, 424, 8],
          [164, 472, 6],
          [330, 462, 7],
          [362, 414, 8],
        ],
        ([x, y, r]) =>
          path(starD(x, y, r), '#fff8dc', { stroke: '#fff8dc', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
      ) +
      cloud(a, 128 + 4 * a.osc(1), 548, 150, 52, '#ffe9e0', '#cf93a0', { swirl: '#a9677f' }) +
      cloud(a, 356 - 4 * a.osc(1), 542, 150, 54, '#ffe9e0', '#cf93a0', { swirl: '#a9677f' }) +
      mirrored(240, () => curtain) +
      // a little round table
      ink('M196 622L176 700H304L284 622Z', a.h('#c98f5e', '#8a5638', '#5e3630'), L, 2.6) +
      oval(240, 606, 170, 32, L) +
      oval(240, 600, 168, 30, a.h('#f6d7a8', '#d9a066', '#a8693f'), { stroke: L, 'stroke-width': 2.7 }) +
      oval(240, 596, 146, 21, 'none', { stroke: '#8a5638', 'stroke-width': 1.8, opacity: 0.5 }) +
      oval(240, 596, 92, 15, L, { opacity: 0.25 }) +
      oval(240, 590, 84, 14, a.v('#fffdf6', '#f0d6c4'), { stroke: L, 'stroke-width': 2.4 }) +
      at(240, 586, 1.56, 0, cup(a, { tea: 'milk', straw: false, line: L, lw: 1.8, face: null })) +
      `<g transform="translate(0 ${n(breath)})">` +
      ink(
        CLOTH,
        a.lin([
          [0, '#a487e8'],
          [0.45, '#7450c0'],
          [1, '#46307f'],
        ]),
        L,
        2.8,
      ) +
      a.clip(
        CLOTH,
        path(
          'M282 230C262 300 236 306 200 316C166 330 150 380 128 500H176C176 420 190 350 236 322C270 306 284 280 290 240Z',
          '#ffffff',
          { opacity: 0.16 },
        ),
        path('M296 250C300 320 330 400 338 520H390C366 440 350 360 318 310Z', '#2b1650', { opacity: 0.28 }),
        stroke(
          'M286 250C276 310 250 330 226 372C210 410 204 460 200 512M292 262C296 320 296 420 296 512M266 306C254 350 248 420 246 512M182 336C166 380 156 440 150 504M312 310C326 370 336 440 342 508',
          '#331d66',
          2.4,
          { opacity: 0.4 },
        ),
        stroke(
          'M104 484Q124 506 146 490Q168 512 190 494Q214 516 238 494Q262 516 284 494Q308 514 332 488Q356 506 378 482',
          '#ffd98a',
          4.5,
        ),
        each(
          [
            [172, 400, 9],
            [226, 436, 11],
            [316, 420, 9],
            [270, 372, 8],
            [208, 350, 6],
            [150, 462, 7],
            [272, 468, 7],
            [340, 466, 7],
          ],
          ([x, y, r]) =>
            path(starD(x, y, r), '#ffe08f', { stroke: '#ffe08f', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
        ),
        path(crescentD(192, 448, 13, 0.42, 0.84), '#fff3c4'),
        path(crescentD(296, 334, 11, 0.42, 0.84), '#fff3c4'),
      ) +
      each(
        [
          [125, 512],
          [168, 518],
          [214, 521],
          [262, 521],
          [308, 517],
          [355, 510],
        ],
        ([x, y]) => goldPearl(a, x, y, 5.5),
      ) +
      '</g>' +
      // one pearl lifts the hem, the other keeps the secret
      at(
        362,
        560 + breath * 0.6,
        1,
        0,
        sprite(a, {
          r: 28,
          line: '#2f1820',
          armL: 'M-20 -8Q-28 -26 -22 -44',
          armR: 'M22 8Q38 12 36 26',
          face: { eyes: 'round', mouth: 'o', look: [-2, -1] },
        }),
      ) +
      at(
        118,
        566,
        0.96,
        -4,
        sprite(a, {
          r: 28,
          base: ['#cbaae8', '#9472c2', '#5f4590'],
          line: '#33245c',
          armL: 'M-22 8Q-38 14 -34 28',
          armR: 'M22 10Q26 22 6 18',
          face: { eyes: 'wink', mouth: 'smile' },
        }),
      ) +
      foamBank(a, 690, '#fff6e8', '#f0c8a0', '#c9946c') +
      pearl(a, 92, 664, 10) +
      pearl(a, 112, 670, 7) +
      pearl(a, 384, 668, 9) +
      each(
        [
          [150, 180],
          [330, 190],
          [196, 250],
          [352, 300],
          [240, 120],
          [132, 330],
        ],
        ([x, y], i) => sparkle(x, y, 7 + 4 * a.osc01(1, i * 0.2), '#fff6dc', 0.95),
      ),
  )
}
