import { pup, sprite } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { mountain, sky } from '../kit/scenery.ts'
import { crescentD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, n, oval, path, spin, stroke, times } from '../kit/svg.ts'
import {
  coin,
  cupTower,
  EDGE,
  house,
  leaf,
  lawn,
  LINE,
  MATCHA_PEARL,
  shiningCoin,
  twinkles,
} from '../suits/pentacles.ts'

/** Eight of Pentacles: a matcha pearl chisels its coin by lantern light, six hang on the post, one leans at the bench. */
export default (t: number): string => {
  const a = new Art('p08', t)
  const knock = 10 * a.osc(1, 0.1)
  const haze = '#4a6a70'
  const light = { wall: ['#cfdcc0', '#8aa594'] as [string, string], lit: '#ffe9a0', line: haze }
  return frame(
    a,
    { suit: 'pentacles', mark: 8, edge: EDGE },
    sky(a, '#1c2c52', '#2f5570', '#5f9188', '#b4c890', '#f3dc9c') +
      stars(a, 40, 46, 440, 300, 70, 'p08', {
        big: 9,
        colors: ['#fffaf0', '#fff0c0', '#dff0e8'],
        avoid: [[138, 164, 64]],
      }) +
      halo(a, 138, 164, 130, '#fff6d0', '#a8d0b8', 0.8) +
      path(crescentD(138, 164, 44, 0.42, 0.84), a.v('#fff6d8', '#f7c263'), {
        stroke: '#7a8a70',
        'stroke-width': 2,
        transform: 'rotate(-28 138 164)',
      }) +
      cloud(a, 86 - 3 * a.osc(1), 286, 130, 46, '#e8f3dc', '#8fb5a4', { swirl: '#6a958a' }) +
      cloud(a, 222 + 3 * a.osc(1), 226, 120, 40, '#e8f3dc', '#8fb5a4', { swirl: '#6a958a' }) +
      mountain(a, 96, 500, 200, 120, '#5f8a8c', '#c0cc94', '#f4f6dc') +
      mountain(a, 250, 500, 220, 96, '#6b9690', '#c8d09a', '#f4f6dc') +
      g(
        {},
        cupTower(a, 70, 500, 50, 176, { ...light, roof: ['#b9d8c0', '#7fa896'], straw: '#9cc8b0' }),
        cupTower(a, 138, 500, 40, 128, { ...light, roof: ['#e8c8b8', '#c99c8c'] }),
        cupTower(a, 228, 500, 44, 150, { ...light, roof: ['#d3c6ec', '#a493cc'], straw: '#b9a6e0' }),
        house(a, 104, 512, 46, 46, ['#e6e6c6', '#b3bb94'], ['#c98a74', '#8f5648'], haze),
        house(a, 180, 512, 58, 54, ['#e6e6c6', '#b3bb94'], ['#8fb77c', '#557f58'], haze),
        house(a, 46, 514, 44, 42, ['#e6e6c6', '#b3bb94'], ['#a48cc8', '#6f599c'], haze),
      ) +
      path('M20 510Q130 492 240 504T470 500V700H20Z', a.v('#a9c480', '#6f9a5c')) +
      stroke('M170 512C190 540 120 556 150 590', '#f3e0b0', 12, { opacity: 0.7 }) +
      lawn(a, 590, 'p08', { fill: ['#b9d188', '#668f52'], count: 6, avoid: [90, 400] }) +
      // post with six coins, roofed against dew
      oval(362, 650, 66, 10, LINE, { opacity: 0.25 }) +
      ink('M330 652V132H394V652Q362 660 330 652Z', a.h('#e3b784', '#bd8652', '#8f5e3a'), LINE, 2.8) +
      stroke('M342 150V646M381 150V640M350 300q8 16 0 34M374 470q-8 16 0 30', '#7d4f32', 2, { opacity: 0.45 }) +
      ink('M296 142Q330 100 362 84Q394 100 428 142Q362 124 296 142Z', a.v('#a7c98a', '#557f50'), LINE, 2.8) +
      stroke('M314 128q10 10 20 2t20 -3t20 2t20 2t18 -2', '#fffaf0', 3.4) +
      each(
        [[170], [246], [322], [398], [474], [550]],
        ([y], i) =>
          stroke(`M362 ${y - 34}v10`, LINE, 4) +
          circle(362, y - 34, 4, '#d7dbe0', { stroke: LINE, 'stroke-width': 1.8 }) +
          shiningCoin(a, 362, y + 4, 32, i / 6),
      ) +
      leaf(a, 332, 640, 200, 26) +
      leaf(a, 394, 636, -24, 28) +
      leaf(a, 394, 646, 8, 22) +
      // lantern on its bracket
      stroke('M332 186Q300 174 272 186V200', LINE, 7) +
      stroke('M332 186Q300 174 272 186V200', '#a9744a', 3) +
      halo(a, 272, 238, 150, '#fff0b0', '#e8dc8c', 0.85) +
      at(
        272,
        200,
        1,
        2.5 * a.osc(1, 0.4),
        ink('M-22 16L-18 60H18L22 16Z', a.v('#fffbe0', '#ffd98a'), LINE, 2.5),
        path('M0 26C9 36 8 52 0 52C-8 52 -9 36 0 26Z', '#ff9f56') +
          path('M0 36C4 42 4 50 0 50C-4 50 -4 42 0 36Z', '#fff6cf'),
        ink('M-26 16Q0 -10 26 16Z', a.v('#8fb766', '#557f50'), LINE, 2.4) +
          ink('M-22 58H22V66H-22Z', '#8fb766', LINE, 2.3),
        stroke('M-9 18L-8 58M9 18L8 58', LINE, 1.6, { opacity: 0.5 }),
      ) +
      halo(a, 176, 460, 170, '#fff3c0', '#d6e69c', 0.6) +
      // bench
      oval(178, 652, 132, 11, LINE, { opacity: 0.24 }) +
      ink('M84 574L68 650H86L102 574ZM268 574L284 650H266L250 574Z', '#a9744a', LINE, 2.6) +
      ink(
        'M52 552H300Q308 552 308 563Q308 578 298 578H54Q44 578 44 563Q44 552 52 552Z',
        a.v('#eac491', '#b57f4f'),
        LINE,
        2.8,
      ) +
      stroke('M60 562H190M210 568H290', '#8a5c38', 2, { opacity: 0.45 }) +
      // anvil block with the eighth coin
      ink('M214 552L222 516H292L300 552Z', a.v('#dfe3d8', '#8f9f94'), LINE, 2.6) +
      at(256, 484, 1, 14, halo(a, 0, 0, 80, '#ffe9a0', '#ffd07a', 0.8), coin(a, 44)) +
      // the craftsman
      at(
        118,
        464 + 1.6 * a.osc(1, 0.2),
        0.88,
        3,
        sprite(a, {
          r: 78,
          base: MATCHA_PEARL,
          line: '#33482a',
          face: { eyes: 'dot', mouth: 'smile', look: [2.6, 2], ink: '#2b3320' },
          legD: 'M-34 64V118h-10M34 66V118h12',
          armL: 'M-66 34Q-92 52 -70 64',
        }),
        ink('M-64 44Q0 82 64 44Q60 66 46 78Q0 96 -46 78Q-60 66 -64 44Z', a.v('#e0a86c', '#b57848'), '#33482a', 2.6),
        path(starD(0, 70, 9), C.honey, { stroke: '#8a5a2c', 'stroke-width': 1.4 }),
        ink(
          'M-74 -30C-72 -86 -30 -106 2 -104C40 -104 74 -80 76 -28C40 -54 -40 -54 -74 -30Z',
          a.v('#fffaf0', '#e0cfa0'),
          '#33482a',
          2.7,
        ),
        ink(
          'M-78 -22C-44 -58 44 -58 80 -20Q86 -32 76 -42C40 -72 -40 -72 -74 -42Q-84 -34 -78 -22Z',
          a.v('#f0a08c', '#c2504a'),
          '#33482a',
          2.5,
        ),
        ink('M70 -40L96 -54L92 -36L104 -24L78 -26Z', '#d3665f', '#33482a', 2.4),
        leaf(a, 0, -100, -118, 28),
        leaf(a, 0, -100, -62, 30),
      ) +
      // chisel and mallet
      at(
        240,
        438,
        1,
        60,
        ink('M-14 -5H16L28 0L16 5H-14Z', a.v('#f6f8ff', '#a9b3c4'), LINE, 2.3),
        ink('M-42 -8H-12V8H-42Z', a.v('#f0c48a', '#b57848'), LINE, 2.4),
      ) +
      stroke('M180 486Q214 470 224 424', '#33482a', 8) +
      circle(226, 416, 11, '#b6d08a', { stroke: '#33482a', 'stroke-width': 2.6 }) +
      spin(
        166,
        410,
        knock - 9,
        stroke('M164 446Q176 434 166 412', '#33482a', 8),
        stroke('M156 410L214 377', LINE, 11) + stroke('M156 410L214 377', '#d3a068', 6),
        at(
          212,
          378,
          1,
          60,
          ink('M-28 -18H28Q33 0 28 18H-28Q-33 0 -28 -18Z', a.v('#eac491', '#a9703f'), LINE, 2.7),
          stroke('M-17 -18V18M17 -18V18', '#fff1d6', 3.4),
        ),
        circle(166, 406, 11, '#b6d08a', { stroke: '#33482a', 'stroke-width': 2.6 }),
      ) +
      times(6, (i) => {
        const u = a.saw(1, i / 6)
        const b = -2.6 + i * 0.42
        return path(
          starD(246 + 62 * u * Math.cos(b), 466 + 62 * u * Math.sin(b) + 30 * u * u, 4.5, 4, 0.4),
          i % 2 ? '#fff6cf' : C.honey,
          { opacity: n(Math.sin(Math.PI * u)) },
        )
      }) +
      sparkle(240, 472, 10 + 3 * a.osc(1, 0.15), '#fffdf0') +
      // the coin at the foot, tea, and a pup asleep
      shiningCoin(a, 178, 630, 34, undefined, { eyes: 'happy', mouth: 'smile', blink: false }) +
      at(
        290,
        652,
        0.5,
        0,
        cup(a, { tea: 'matcha', straw: false, lid: false, line: LINE, lw: 4, face: { eyes: 'happy', blink: false } }),
      ) +
      steam(a, 292, 590, 26, '#fffaf0', 2, 12) +
      at(
        90,
        654,
        0.68,
        0,
        pup(a, {
          line: LINE,
          fur: ['#f3dcc0', '#d3a77c'],
          ear: '#a9704a',
          tail: 4 * a.osc(1),
          up: 8,
          face: { eyes: 'closed' },
        }),
      ) +
      dust(60, 640, 300, 668, 24, 'p08', '#fff3c8', 0.7) +
      twinkles(a, [
        [200, 124],
        [268, 128],
        [70, 260],
        [160, 300],
        [420, 240],
        [424, 430],
      ]),
  )
}
