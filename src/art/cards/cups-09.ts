import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { dust, halo, sparkle } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { heartD, sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, oval, path, pick, spin, stroke, times } from '../kit/svg.ts'
import { INK as L, mug, pearls } from '../suits/cups.ts'

const TEAS = ['berry', 'milk', 'matcha', 'taro', 'berry', 'thai', 'milk', 'taro', 'berry'] as const
const MOODS = ['happy', 'dot', 'closed'] as const

/** Nine of Cups: a pleased host before his curved, draped counter with nine cups. */
export default (t: number): string => {
  const a = new Art('c09', t),
    br = 1.8 * a.osc(1, 0.2)
  // the counter bends up in the middle: height of its top at x
  const top = (x: number) => 294 + 80 * ((x - 240) / 200) ** 2
  const edge = 'M20 386Q130 296 240 296T460 386'
  const lamp = (x: number, y: number, ph: number) =>
    spin(
      x,
      40,
      2.5 * a.osc(1, ph),
      stroke(`M${x} 30V${y - 26}`, '#fff1cc', 2) +
        halo(a, x, y, 74, '#fff0b8', '#ff9c8a', 0.85) +
        ink(
          `M${x - 22} ${y + 4}C${x - 20} ${y - 30} ${x + 20} ${y - 30} ${x + 22} ${y + 4}Z`,
          a.v('#ffd9d2', '#e8747f'),
          L,
          2.4,
        ) +
        oval(x, y + 5, 22, 6, '#fff6d0', { stroke: L, 'stroke-width': 2.2 }) +
        stroke(`M${x - 10} ${y - 8}q2 -10 8 -12`, '#fff', 3, { opacity: 0.6 }),
    )
  const host = at(
    240,
    420 + br,
    1.24,
    0,
    // stool, short legs, curled slippers
    ink('M-72 130H72L64 158H-64Z', a.v('#d69b6a', '#9a6244'), L, 2.3),
    ink('M-52 156L-58 178H-42L-40 156ZM52 156L58 178H42L40 156Z', '#9a6244', L, 2.2),
    person(a, {
      hair: 'short',
      hairColor: ['#8f5c4c', '#5e372f'],
      robe: ['#fffaf2', '#ffdccb'],
      trim: '#7fa3e6',
      trimY: 126,
      trimW: 66,
      line: L,
      lw: 2.3,
      bodyD:
        'M-26 38C-52 46 -74 90 -72 124C-71 138 -60 142 -46 142Q0 148 46 142C60 142 71 138 72 124C74 90 52 46 26 38Z',
      face: { eyes: 'happy', mouth: 'none', blush: 0.95 },
      front:
        ink(
          'M-26 40C-50 52 -72 92 -72 126C-70 138 -58 142 -44 141C-46 110 -34 74 -10 54ZM26 40C50 52 72 92 72 126C70 138 58 142 44 141C46 110 34 74 10 54Z',
          a.v('#e8747f', '#b23f5e'),
          L,
          2.3,
        ) +
        ink('M-62 116Q0 136 62 116L64 127Q0 148 -64 127Z', '#ffd36b', L, 2.2) +
        circle(0, 131, 7, '#fff3c8', { stroke: L, 'stroke-width': 2 }) +
        each(
          [
            [-56, 100],
            [56, 100],
            [-44, 74],
            [44, 74],
          ],
          ([x, y]) => path(heartD(x, y, 4.5), '#ffc9cf'),
        ),
      held:
        limb('M-40 62C-64 82 -56 104 -22 104L22 98', '#f391a0', 19, L, 2.3) +
        circle(29, 96, 9.5, C.skin, { stroke: L, 'stroke-width': 2.2 }) +
        limb('M40 62C64 80 58 112 20 112L-24 110', '#f391a0', 19, L, 2.3) +
        circle(-31, 108, 9.5, C.skin, { stroke: L, 'stroke-width': 2.2 }),
      hat:
        ink(
          'M-57 -12C-78 -56 -38 -88 4 -84C50 -88 78 -52 57 -12C40 -34 -40 -34 -57 -12Z',
          a.v('#ffb0b0', '#e0607a', '#b9416a'),
          L,
          2.3,
        ) +
        stroke('M-44 -34C-20 -60 20 -72 46 -66M-28 -40C0 -50 36 -50 58 -40', '#fff', 2.6, { opacity: 0.45 }) +
        ink(
          'M-58 -8C-52 -40 52 -40 58 -8Q62 -20 58 -28C40 -52 -40 -52 -58 -28Q-62 -20 -58 -8Z',
          a.v('#fff3d4', '#ffd98a'),
          L,
          2.3,
        ) +
        circle(0, -38, 8, '#7fa3e6', { stroke: L, 'stroke-width': 2 }) +
        spin(
          0,
          -48,
          5 * a.osc(1, 0.2),
          ink('M2 -46C0 -66 18 -86 44 -84C46 -64 30 -48 6 -44Z', a.v('#fff', '#ffd2d6'), L, 2.2) +
            stroke('M6 -48C16 -62 28 -74 40 -80', '#e8939f', 2),
        ) +
        // moustache
        ink(
          'M0 20C8 12 24 14 32 24C24 30 8 32 0 25C-8 32 -24 30 -32 24C-24 14 -8 12 0 20Z',
          a.v('#9a6656', '#6b4038'),
          L,
          2.1,
        ) +
        stroke('M-5 32Q0 37 5 32', '#42232b', 2.6),
    }),
    ink(
      'M-40 176C-62 174 -66 190 -52 194Q-34 196 -26 188Q-26 178 -40 176ZM40 176C62 174 66 190 52 194Q34 196 26 188Q26 178 40 176Z',
      a.v('#ffd98a', '#e39a4c'),
      L,
      2.2,
    ),
  )
  return frame(
    a,
    { suit: 'cups', mark: 9, edge: '#4a1226' },
    sky(a, '#8f3a5c', '#c8566f', '#ee8a86', '#ffb79a', '#ffd8b0') +
      // papered wall
      times(9, (c) =>
        times(6, (r) =>
          path((c + r) % 2 ? heartD(48 + c * 48, 110 + r * 44, 6) : sparkleD(48 + c * 48, 110 + r * 44, 8), '#fff', {
            opacity: 0.16,
          }),
        ),
      ) +
      halo(a, 240, 250, 260, '#fff3cc', '#ff9c8a', 0.8) +
      // the garland of the house
      stroke('M34 160Q137 210 240 160Q343 210 446 160', '#fff1cc', 2.2) +
      each(
        [
          [75, 176],
          [116, 184],
          [158, 184],
          [199, 176],
          [240, 161],
          [281, 176],
          [322, 184],
          [364, 184],
          [405, 176],
        ],
        ([x, y], i) =>
          spin(
            x,
            y,
            5 * a.osc(1, i * 0.17),
            stroke(`M${x} ${y}v9`, '#fff1cc', 1.6) +
              path(starD(x, y + 17, 8), pick(['#ffd36b', '#fff6ea', '#ffc9d2'], i), {
                stroke: L,
                'stroke-width': 1.4,
                'stroke-linejoin': 'round',
              }),
          ),
      ) +
      lamp(150, 120, 0.1) +
      lamp(330, 120, 0.4) +
      lamp(240, 104, 0.7) +
      // counter
      ink(`${edge}V700H20Z`, a.v('#8fb1ee', '#6a86d2', '#4a5fae'), L, 2.7) +
      stroke('M60 410V640M110 380V640M160 356V640M320 356V640M370 380V640M420 410V640', '#3c4c94', 3, {
        opacity: 0.28,
      }) +
      stroke('M84 396V640M136 366V640M344 366V640M396 396V640', '#fff', 6, { opacity: 0.16 }) +
      at(
        0,
        -20,
        1,
        0,
        ink(
          `M20 392Q130 302 240 302T460 392L460 424C444 440 434 418 420 420C408 440 396 412 382 402C370 420 358 396 344 384C330 398 318 374 302 366C288 380 276 360 262 354C252 366 228 366 218 354C204 360 192 380 178 366C162 374 150 398 136 384C122 396 110 420 98 402C84 412 72 440 60 420C46 418 36 440 20 424Z`,
          a.v('#fffdf6', '#ffe2d6'),
          L,
          2.4,
        ),
      ) +
      times(8, (i) => path(heartD(48 + i * 55, top(48 + i * 55) + 10, 5), '#f28d9b')) +
      each([[66], [109], [153], [196], [240], [284], [327], [371], [414]], ([x], i) =>
        mug(a, x, top(x) - 8, 0.42, pick(TEAS, i), {
          face: { eyes: pick(MOODS, i), mouth: 'smile', blush: 0.9 },
          straw: i % 2 ? '#b79aec' : '#f28d9b',
        }),
      ) +
      // floor
      path('M20 606Q240 586 460 606V700H20Z', a.v('#e7a982', '#b8705c')) +
      stroke(
        'M40 622H440M40 648H440M90 606V622M180 600V622M300 600V622M390 606V622M130 622V648M250 622V648M360 622V648M80 648V680M200 648V680M310 648V680M410 648V680',
        '#8f4f48',
        2,
        { opacity: 0.35 },
      ) +
      dust(40, 606, 440, 672, 60, 'c09', '#6b3347', 0.3) +
      oval(240, 660, 150, 20, '#d9606f', { opacity: 0.85, stroke: L, 'stroke-width': 2.4 }) +
      oval(240, 659, 132, 14, 'none', {
        stroke: '#ffe3b0',
        'stroke-width': 2.4,
        'stroke-dasharray': '0.1 8',
        'stroke-linecap': 'round',
      }) +
      halo(a, 240, 470, 160, '#fff6dc', '#ffb0a8', 0.6) +
      host +
      // a guest under the tablecloth
      at(84, 664, 0.74, 0, bunny(a, { line: L, face: { eyes: 'round', mouth: 'o', look: [2, -1] } })) +
      stroke('M106 640Q116 632 122 640', L, 9) +
      stroke('M106 640Q116 632 122 640', '#fffaf3', 4.6) +
      pearls(a, [
        [128, 640, 8],
        [52, 664, 7],
        [386, 660, 8],
        [402, 664, 7],
        [394, 650, 7],
        [420, 662, 5],
      ]) +
      each(
        [
          [78, 300, 0],
          [402, 300, 0.4],
          [172, 250, 0.7],
          [308, 250, 0.2],
          [240, 210, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
