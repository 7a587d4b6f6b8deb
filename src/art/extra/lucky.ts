import { bow } from '../kit/ribbons.ts'
import { bunny, pup } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { face, type FaceOpt } from '../kit/face.ts'
import { dust, flower, halo, leafD, pearl, sparkle } from '../kit/ornaments.ts'
import { crescentD, dropD, heartD, puffD, sparkleD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, mirrored, n, oval, path, pick, rect, stroke, TAU, times } from '../kit/svg.ts'
import { LUCKY_CARDS } from '../../deck/luckyCards.ts'
import { LUCKY_MOTIFS, type LuckyMotif } from '../keys.ts'
import { lettering, outline } from '../kit/lettering.ts'
import { C } from '../kit/palette.ts'

type Triple = [string, string, string]
interface Tone {
  sky: Triple
  ink: string
  bead: Triple
}
const TONES: Record<'green' | 'honey' | 'night' | 'berry' | 'blue' | 'thai' | 'taro', Tone> = {
  green: { sky: ['#fdf6cf', '#a9cf9a', '#3f6f6a'], ink: '#4f7040', bead: ['#e3f0c0', '#a9c67f', '#6a9350'] },
  honey: { sky: ['#fffbe6', '#ffdf9a', '#d58a4a'], ink: '#8a5524', bead: ['#fff0bd', '#f3bd57', '#c6812f'] },
  night: { sky: ['#8f74c4', '#4a3684', '#1d1445'], ink: '#3a2a66', bead: ['#d9c8f8', '#9a7fdc', '#54398f'] },
  berry: { sky: ['#fff4ee', '#ffc3c0', '#d9707d'], ink: '#963a49', bead: ['#ffe0da', '#f6a3a6', '#d9606f'] },
  blue: { sky: ['#f6fbff', '#bcd9f4', '#5f86c4'], ink: '#3f5a8f', bead: ['#e2f0fd', '#8fb4ee', '#4467b4'] },
  thai: { sky: ['#fff6e4', '#ffc48f', '#c9602f'], ink: '#8f4321', bead: ['#ffe3c4', '#f59a5b', '#d3652f'] },
  taro: { sky: ['#fdf8ff', '#d5c2f6', '#7d5fc0'], ink: '#4f3589', bead: ['#eee2fd', '#b79aec', '#6e4bb0'] },
}
const WINDOW = 'M18 66Q18 18 66 18H174Q222 18 222 66V224Q222 262 184 262H56Q18 262 18 224Z'
const BEADS = 'M12 66Q12 12 66 12H174Q228 12 228 66V224Q228 268 184 268H56Q12 268 12 224Z'
const CX = 120
const CY = 138

const rays = (a: Art): string =>
  times(14, (i) => {
    const b = (i * TAU) / 14
    const end = (q: number) => `${n(CX + 190 * Math.cos(b + q))} ${n(CY + 190 * Math.sin(b + q))}`
    return path(`M${CX} ${CY}L${end(-0.1)}L${end(0.1)}Z`, '#fffbe8', { opacity: 0.14 })
  }) + halo(a, CX, CY, 116, '#fffdf0', '#fff0c4', 0.7)

const foam = (a: Art): string =>
  path(puffD(66, 262, 72, 22, 9), '#fffaf0', { opacity: 0.95 }) +
  path(puffD(180, 264, 76, 24, 9), a.v('#fffaf2', '#fff0dc'), { opacity: 0.95 }) +
  stroke(spiralD(60, 254, 9, 1, 1, 2.4), '#d9c79a', 2) +
  stroke(spiralD(184, 255, 9, 1, -1, 0.6), '#d9c79a', 2)
const twinkles = (a: Art): string =>
  each(
    [
      [44, 66, 0],
      [196, 70, 0.3],
      [48, 198, 0.6],
      [198, 190, 0.8],
      [120, 40, 0.5],
    ],
    ([x, y, p]) => sparkle(x, y, 6 + 3 * a.osc01(1, p), '#fffdf0'),
  ) +
  each(
    [
      [70, 46],
      [172, 46],
      [34, 130],
      [208, 128],
    ],
    ([x, y]) => circle(x, y, 2, '#fffdf0'),
  )
const smile = (a: Art, x: number, y: number, k: number, o: FaceOpt = {}): string =>
  at(x, y, k, 0, face(a, { eyes: 'dot', mouth: 'smile', blush: 0.8, gap: 17, blink: false, ...o }))

interface Motif {
  tone: keyof typeof TONES
  /** Drawn around the centre of the window, about 130 units high. */
  body: (a: Art, line: string) => string
}
const snow = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((deg) => stroke(`M0 ${-r}V${r}`, '#ffffff', 2.6, { transform: `translate(${x} ${y}) rotate(${deg})` }))
    .join('')

const MOTIFS: Record<LuckyMotif, Motif> = {
  'milk-tea': {
    tone: 'thai',
    body: (a, L) =>
      at(
        0,
        82,
        1.04,
        0,
        cup(a, {
          tea: 'milk',
          lid: false,
          straw: '#f6a3a6',
          line: L,
          lw: 2.3,
          face: { eyes: 'happy', mouth: 'w', blink: false },
        }),
      ),
  },
  'crescent-moon': {
    tone: 'night',
    body: (a, L) =>
      `<g transform="rotate(-24)">${path(crescentD(0, 0, 72, 0.38, 0.84), a.v('#fff6cf', '#ffd36b', '#f0a545'), { stroke: L, 'stroke-width': 2.8, 'stroke-linejoin': 'round' })}</g>` +
      smile(a, -44, 12, 0.62, { eyes: 'closed', gap: 13 }) +
      stroke('M34 -66V-10', '#ffe9b8', 2) +
      path(starD(34, 8, 18), '#fff3c4', { stroke: '#ffdf8f', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
      path(sparkleD(58, 44, 10), '#fff6dc') +
      path(sparkleD(14, -34, 7), '#fff6dc'),
  },
  'paper-boat': {
    tone: 'blue',
    body: (a, L) =>
      ink('M0 -62L46 20H-46Z', a.h('#ffffff', '#e2effd'), L, 2.7) +
      path('M0 -62L46 20H0Z', '#bcd9f4', { opacity: 0.7 }) +
      ink('M-86 4L-30 18L0 -6L30 18L86 4L54 58H-54Z', a.v('#ffffff', '#e6f1fd', '#b9d4f2'), L, 2.8) +
      stroke('M0 -6V20', L, 2, { opacity: 0.4 }) +
      smile(a, 0, 36, 0.66) +
      stroke('M-92 66q15 -12 30 0t30 0t30 0t30 0t30 0t30 0', '#ffffff', 4) +
      stroke('M-76 82q14 -10 28 0t28 0t28 0t28 0t28 0', '#ffffff', 3, { opacity: 0.7 }) +
      path(heartD(16, -84, 8), '#f7a0a4'),
  },
  'old-key': {
    tone: 'honey',
    body: (a, L) =>
      `<g transform="rotate(34)">${ink('M-8 -14H8V72H8H30V58H20V46H28V32H8V72Q0 80 -8 72Z', a.h('#fff0b4', '#eab04d'), L, 2.6)}${circle(0, -40, 36, a.v('#fff3c4', '#f0b64f'), { stroke: L, 'stroke-width': 2.8 })}${path(heartD(0, -40, 17), '#fff8e0', { stroke: L, 'stroke-width': 2.4 })}${circle(0, -6, 8, '#fff3c4', { stroke: L, 'stroke-width': 2.2 })}</g>` +
      bow(6, 2, 0.6, '#f6a3a6', L),
  },
  'four-leaf-clover': {
    tone: 'green',
    body: (a, L) =>
      stroke('M4 12C8 54 20 66 42 76', L, 9) +
      stroke('M4 12C8 54 20 66 42 76', '#86b568', 4.4) +
      [45, 135, 225, 315]
        .map(
          (r) =>
            `<g transform="rotate(${r})">${ink(heartD(0, -40, 37), a.v('#dff0ae', '#a9cf7a', '#6fa35a'), L, 2.6)}${stroke('M0 -8Q-2 -28 0 -46', '#f3fbd8', 2.4, { opacity: 0.9 })}</g>`,
        )
        .join('') +
      circle(
        0,
        0,
        27,
        a.rad([
          [0, '#f4fbd6'],
          [1, '#c2dd90'],
        ]),
        { stroke: L, 'stroke-width': 2.4 },
      ) +
      smile(a, 0, -2, 0.66),
  },
  candle: {
    tone: 'thai',
    body: (a, L) =>
      halo(a, 0, -58, 64, '#fff3b8', '#ffb060', 0.9) +
      ink('M-28 70V-18Q-28 -26 -20 -26H20Q28 -26 28 -18V70Z', a.h('#fffdf6', '#ffeed8', '#efcfa4'), L, 2.6) +
      path('M-28 -12C-20 -2 -18 12 -12 12C-4 12 -6 -8 4 -8C14 -8 12 6 20 4Q28 2 28 -14V-20H-28Z', '#fff', {
        opacity: 0.9,
      }) +
      stroke('M0 -26V-40', L, 3) +
      path('M0 -88C18 -62 16 -40 0 -38C-16 -40 -18 -62 0 -88Z', a.v('#fff6c8', '#ff9a4a'), {
        stroke: '#c9602f',
        'stroke-width': 2.2,
      }) +
      oval(0, 72, 56, 12, a.v('#ffe6b8', '#d99a52'), { stroke: L, 'stroke-width': 2.6 }) +
      smile(a, 0, 30, 0.72),
  },
  'red-thread': {
    tone: 'berry',
    body: (a, L) =>
      stroke('M-88 62C-50 90 -30 40 4 60S64 40 88 66', L, 7) +
      stroke('M-88 62C-50 90 -30 40 4 60S64 40 88 66', '#e0485c', 4) +
      ink(
        'M-44 -62Q-44 -72 -34 -72H34Q44 -72 44 -62V-48H-44ZM-44 32H44V46Q44 56 34 56H-34Q-44 56 -44 46Z',
        a.v('#ffe6c4', '#d9a066'),
        L,
        2.6,
      ) +
      ink('M-36 -48C-46 -20 -46 6 -36 32H36C46 6 46 -20 36 -48Z', a.h('#ff9f9f', '#e0485c', '#b93450'), L, 2.7) +
      stroke('M-40 -34Q0 -26 40 -34M-43 -18Q0 -10 43 -18M-43 16Q0 24 43 16', '#ffd0cc', 2.2, { opacity: 0.6 }) +
      smile(a, 0, -4, 0.74, { eyes: 'happy', ink: '#5b1422', blushColor: '#ffd0c0' }) +
      bow(86, 66, 0.42, '#f0606f', L),
  },
  'music-box': {
    tone: 'taro',
    body: (a, L) =>
      ink('M-62 -16L-48 -78H48L62 -16Z', a.v('#fff0f6', '#e0c2f0'), L, 2.6) +
      path('M-50 -22L-40 -68H40L50 -22Z', '#7d5fc0', { opacity: 0.5 }) +
      at(0, -30, 0.5, 0, bunny(a, { line: L, face: { eyes: 'closed', blink: false } })) +
      ink('M-68 -16H68L62 62Q62 70 54 70H-54Q-62 70 -62 62Z', a.v('#fff3e0', '#f0c9a0', '#d9a070'), L, 2.8) +
      stroke('M-66 0H66M-62 56H62', '#b9703c', 2.2, { opacity: 0.5 }) +
      stroke('M64 26H84V10', L, 6) +
      circle(84, 8, 8, '#ffd36b', { stroke: L, 'stroke-width': 2.4 }) +
      smile(a, 0, 28, 0.78, { eyes: 'closed' }) +
      each(
        [
          [-76, -44],
          [74, -60],
          [-58, -92],
        ],
        ([x, y]) =>
          ink(`M${x} ${y}V${y - 22}L${x + 12} ${y - 18}V${y - 10}`, 'none', '#6e4bb0', 2.6) +
          oval(x - 4, y, 5, 4, '#6e4bb0'),
      ),
  },
  umbrella: {
    tone: 'blue',
    body: (a, L) =>
      stroke('M0 -60V56Q0 74 16 74Q30 74 30 60', L, 9) +
      stroke('M0 -60V56Q0 74 16 74Q30 74 30 60', '#f3c873', 4.4) +
      ink(
        'M-82 2C-76 -54 -36 -76 0 -76C36 -76 76 -54 82 2Q68 -14 54 2Q40 -14 27 2Q14 -14 0 2Q-14 -14 -27 2Q-40 -14 -54 2Q-68 -14 -82 2Z',
        a.v('#fff6cf', '#ffd36b', '#e9a045'),
        L,
        2.6,
      ) +
      stroke('M0 -76C-22 -52 -28 -24 -27 2M0 -76C22 -52 28 -24 27 2', L, 2, { opacity: 0.45 }) +
      stroke('M0 -76V-90', L, 5) +
      each(
        [
          [-60, 34],
          [-34, 56],
          [52, 36],
          [70, 58],
        ],
        ([x, y]) => path(dropD(x, y, 6), '#e6f3ff', { stroke: '#5f86b8', 'stroke-width': 1.6 }),
      ),
  },
  compass: {
    tone: 'honey',
    body: (a, L) =>
      circle(0, -84, 12, 'none', { stroke: L, 'stroke-width': 5 }) +
      circle(0, -84, 12, 'none', { stroke: '#ffd36b', 'stroke-width': 2 }) +
      circle(0, 0, 74, a.v('#fff3c4', '#f0b64f', '#c98a3c'), { stroke: L, 'stroke-width': 2.8 }) +
      circle(
        0,
        0,
        60,
        a.rad([
          [0, '#fffef8'],
          [1, '#fff0d4'],
        ]),
        { stroke: L, 'stroke-width': 2.2 },
      ) +
      times(8, (i) => at(0, 0, 1, i * 45, stroke('M0 -54V-47', L, i % 2 ? 1.8 : 3))) +
      `<g transform="rotate(28)">${ink('M-13 0L0 -46L13 0Z', '#e8637a', L, 2.2)}${ink('M-13 0L0 46L13 0Z', '#bcd9f4', L, 2.2)}</g>` +
      circle(0, 0, 8, '#ffd36b', { stroke: L, 'stroke-width': 2 }) +
      each(
        [
          [-26, 10],
          [26, 10],
        ],
        ([x, y]) => oval(x, y + 4, 7, 4.4, '#f58f8f', { opacity: 0.7 }) + circle(x * 0.72, y - 6, 3.8, '#42232b'),
      ),
  },
  'seed-packet': {
    tone: 'green',
    body: (a, L) =>
      ink(
        'M-52 -78L-40 -70L-26 -78L-13 -70L0 -78L13 -70L26 -78L40 -70L52 -78V70Q52 78 44 78H-44Q-52 78 -52 70Z',
        a.v('#fffdf2', '#f6ebc9'),
        L,
        2.7,
      ) +
      stroke('M-52 -52H52', L, 2, { opacity: 0.5, 'stroke-dasharray': '4 6' }) +
      stroke('M0 46V-6', '#6f9a52', 5) +
      ink(leafD(0, 0, 34, 15), a.v('#d6ec9f', '#7fa860'), '#4f7040', 2.2, {
        transform: 'translate(0 22) rotate(-28)',
      }) +
      ink(leafD(0, 0, 34, 15), a.v('#d6ec9f', '#7fa860'), '#4f7040', 2.2, {
        transform: 'translate(0 28) rotate(208)',
      }) +
      flower(0, -14, 22, '#ffc4bc', '#ffd36b') +
      smile(a, 0, -15, 0.26, { blush: 0 }) +
      ink('M-34 48H34V62H-34Z', '#a9c67f', L, 2) +
      each(
        [
          [-70, 62],
          [-80, 82],
          [68, 70],
          [82, 86],
          [60, 88],
        ],
        ([x, y]) => oval(x, y, 6, 8, '#8a5638', { stroke: L, 'stroke-width': 1.8, transform: `rotate(24 ${x} ${y})` }),
      ),
  },
  'warm-scarf': {
    tone: 'berry',
    body: (a, L) =>
      ink('M18 6L52 72L28 84L-6 24Z', a.v('#ff9f9a', '#d9505f'), L, 2.7) +
      stroke('M30 86l-6 12M38 82l-4 12M46 78l-2 12M54 74l2 11', L, 3.4) +
      ink(
        'M-76 -18C-76 -52 76 -52 76 -18C76 22 30 34 0 34C-30 34 -76 22 -76 -18Z',
        a.v('#ffd0c8', '#f08088', '#d9505f'),
        L,
        2.8,
      ) +
      ink('M-50 -24C-36 -40 36 -40 50 -24C36 -12 -36 -12 -50 -24Z', '#a83a50', L, 2.3) +
      stroke('M-64 0Q-40 18 -18 22M-70 -14L-58 6M-30 12L-36 26M64 -4Q44 16 18 22', '#fff3ea', 3, { opacity: 0.7 }) +
      ink('M-4 14L34 4L40 34L4 42Z', a.v('#ffc0ba', '#e8637a'), L, 2.5) +
      stroke('M26 48L44 40M34 62L52 54', '#fff3ea', 3, { opacity: 0.8 }) +
      smile(a, -26, 6, 0.6) +
      each(
        [
          [-70, -70],
          [70, -66],
          [0, -84],
          [-76, 60],
        ],
        ([x, y]) => snow(x, y, 9),
      ),
  },
  letter: {
    tone: 'taro',
    body: (a, L) =>
      mirrored(0, () =>
        ink(
          'M60 -26C84 -58 104 -56 100 -38C108 -30 104 -18 94 -16C94 -6 80 0 62 -4Z',
          a.v('#ffffff', '#e6dafb'),
          L,
          2.4,
        ),
      ) +
      ink(
        'M-76 -44Q-76 -52 -68 -52H68Q76 -52 76 -44V48Q76 56 68 56H-68Q-76 56 -76 48Z',
        a.v('#fffdf8', '#f3e6fb'),
        L,
        2.8,
      ) +
      stroke('M-72 52L-18 4M72 52L18 4', L, 2.2, { opacity: 0.5 }) +
      ink('M-74 -48Q0 40 74 -48Q72 -52 66 -52H-66Q-72 -52 -74 -48Z', a.v('#fffaff', '#e0cdf8'), L, 2.6) +
      path(heartD(0, -2, 22), a.v('#ffb0b0', '#e0566a'), { stroke: L, 'stroke-width': 2.5 }) +
      smile(a, 0, -3, 0.44, { blush: 0 }) +
      path(heartD(-52, -78, 8), '#ff9fb0') +
      path(heartD(46, -84, 6), '#ffc0c8') +
      stroke('M-40 76q12 -8 24 0M16 84q14 -8 28 0', '#ffffff', 3, { opacity: 0.8 }),
  },
  'silver-spoon': {
    tone: 'taro',
    body: (a, L) =>
      `<g transform="rotate(30)">${ink('M-7 -10C-8 30 -12 66 -10 84Q0 94 10 84C12 66 8 30 7 -10Z', a.h('#ffffff', '#d5d6e6', '#9a9cb8'), L, 2.6)}${oval(0, -48, 34, 44, a.v('#ffffff', '#c3c5dc'), { stroke: L, 'stroke-width': 2.8 })}${oval(0, -46, 26, 34, a.v('#d9a066', '#9a5f3c'))}${circle(0, 72, 4, '#fff6d8', { stroke: L, 'stroke-width': 1.6 })}</g>` +
      pearl(a, 12, -56, 12) +
      pearl(a, 36, -36, 11) +
      pearl(a, 14, -30, 10) +
      path(heartD(-52, -30, 12), '#f7a0a4', { stroke: L, 'stroke-width': 2.2 }) +
      path(sparkleD(54, 34, 13), '#fffaf0'),
  },
  cat: {
    tone: 'thai',
    body: (a, L) =>
      ink('M-74 -84H74V74H-74Z', a.v('#5f86c4', '#bcd9f4', '#ffe9c0'), L, 2.8) +
      path(sparkleD(-44, -56, 8), '#fffdf0') +
      path(crescentD(44, -52, 15), '#fff0b8') +
      stroke('M0 -84V74M-74 -8H74', L, 7) +
      stroke('M0 -84V74M-74 -8H74', '#fff6e4', 4) +
      ink('M-86 70H86V86H-86Z', a.v('#fff6e4', '#e0b080'), L, 2.6) +
      stroke('M40 62C76 60 78 30 62 22', L, 14) +
      stroke('M40 62C76 60 78 30 62 22', '#ffdcb0', 9) +
      ink('M-40 72C-48 20 -20 -2 0 -2C20 -2 48 20 40 72Z', a.v('#fff6e8', '#f6cf9a'), L, 2.7) +
      ink(
        'M-44 -6L-46 -54L-20 -36Q0 -42 20 -36L46 -54L44 -6C42 22 20 30 0 30C-20 30 -42 22 -44 -6Z',
        a.v('#fffaf0', '#f8d8a8'),
        L,
        2.7,
      ) +
      path('M-8 -38L0 -20L8 -38Z', '#e9a45c') +
      smile(a, 0, -8, 0.86, { eyes: 'closed', mouth: 'w' }) +
      stroke('M-62 -2L-44 2M-62 12L-44 10M62 -2L44 2M62 12L44 10', L, 1.8, { opacity: 0.6 }),
  },
  bridge: {
    tone: 'green',
    body: (a, L) =>
      path('M-96 34Q-60 24 -30 34T40 34T104 32V100H-96Z', a.v('#d9ecfb', '#8fb4ee')) +
      stroke('M-80 60h30M-20 78h36M40 56h34M-60 88h24', '#ffffff', 2.8, { opacity: 0.8 }) +
      ink('M-92 44C-80 -30 80 -30 92 44H58C50 4 -50 4 -58 44Z', a.v('#fff6e4', '#e3cda6', '#b99a6a'), L, 2.8) +
      stroke('M-72 8L-48 24M-40 -10L-26 10M0 -16V6M40 -10L26 10M72 8L48 24', L, 2.2, { opacity: 0.45 }) +
      stroke('M-84 22C-60 -62 60 -62 84 22', L, 8) +
      stroke('M-84 22C-60 -62 60 -62 84 22', '#f0c28a', 4.4) +
      each(
        [
          [-56, -20, 12],
          [0, -40, 22],
          [56, -20, 12],
        ],
        ([x, y]) => stroke(`M${x} ${y}V${y + 26}`, L, 6) + stroke(`M${x} ${y}V${y + 26}`, '#f0c28a', 3),
      ) +
      at(2, -12, 0.34, 0, pup(a, { line: L, face: { eyes: 'happy', blink: false } })) +
      each(
        [
          [-88, 70],
          [90, 66],
        ],
        ([x, y]) => ink(puffD(x, y, 22, 14, 7), '#a9cf7a', '#4f7040', 2),
      ),
  },
  'star-candy': {
    tone: 'taro',
    body: (a, L) =>
      ink('M-46 -44H46C66 -30 66 66 46 76H-46C-66 66 -66 -30 -46 -44Z', '#ffffff', L, 2.7, { 'fill-opacity': 0.55 }) +
      each(
        [
          [-28, 52, 0],
          [0, 58, 1],
          [30, 50, 2],
          [-40, 24, 3],
          [-12, 30, 4],
          [18, 26, 0],
          [42, 20, 1],
          [-26, 0, 2],
          [4, 2, 3],
          [30, -6, 4],
        ],
        ([x, y, c]) =>
          path(puffD(x, y, 13, 13, 8, x * 0.1), pick(['#ffc4cc', '#fff0b0', '#c9e4ff', '#d6ecb4', '#e6d4ff'], c), {
            stroke: L,
            'stroke-width': 1.8,
          }) + circle(x - 4, y - 4, 2.6, '#fff', { opacity: 0.9 }),
      ) +
      stroke('M-46 -20C-50 10 -50 40 -44 62', '#fff', 4, { opacity: 0.8 }) +
      ink('M-52 -66Q0 -80 52 -66V-44Q0 -34 -52 -44Z', a.v('#fff3c4', '#f0b64f'), L, 2.6) +
      bow(0, -40, 0.5, '#f6a3a6', L) +
      path(puffD(74, -64, 15, 15, 8), '#ffc4cc', { stroke: L, 'stroke-width': 2 }) +
      path(puffD(-76, -40, 12, 12, 8), '#fff0b0', { stroke: L, 'stroke-width': 2 }),
  },
  window: {
    tone: 'blue',
    body: (a, L) =>
      ink('M-52 72V-30A52 52 0 0 1 52 -30V72Z', a.v('#8fc4f4', '#d9f0fd', '#fff3d4'), L, 2.8) +
      circle(22, -34, 15, '#fff3b8') +
      path(puffD(-16, -6, 24, 11, 7), '#ffffff') +
      path('M-50 72V44Q-20 26 4 44T50 42V72Z', a.v('#c9e4a0', '#8fb766')) +
      ink('M-54 72L-96 84V-26Q-90 -64 -54 -58Z', a.h('#fffaf0', '#f0d4a8'), L, 2.6) +
      ink('M54 72L96 84V-26Q90 -64 54 -58Z', a.h('#f0d4a8', '#fffaf0'), L, 2.6) +
      stroke('M-64 58L-86 64V-20Q-82 -44 -64 -42ZM64 58L86 64V-20Q82 -44 64 -42ZM-64 10L-86 12M64 10L86 12', L, 1.8, {
        opacity: 0.5,
      }) +
      ink('M-66 72H66V84H-66Z', a.v('#fff6e4', '#e0b080'), L, 2.5) +
      each(
        [
          [-34, 64],
          [-12, 62],
          [36, 64],
        ],
        ([x, y], i) =>
          stroke(`M${x} ${y + 8}V${y - 6}`, '#6f9a52', 3) +
          flower(x, y - 10, 10, pick(['#ffc4bc', '#fff', '#e6d4ff'], i), '#ffd36b'),
      ) +
      stroke('M-40 -64q20 14 44 2M-20 -82q16 10 34 0', '#ffffff', 2.6, { opacity: 0.7 }),
  },
  teapot: {
    tone: 'green',
    body: (a, L) =>
      steam(a, 84, -54, 50, '#fffaf2', 2, 12) +
      ink('M50 20C72 18 66 -24 88 -34L98 -24C90 4 92 42 56 48Z', a.v('#fffaf0', '#c9e0a0'), L, 2.6) +
      stroke('M-54 -14C-96 -24 -98 44 -52 40', L, 14) +
      stroke('M-54 -14C-96 -24 -98 44 -52 40', '#d6e8b0', 8.5) +
      ink(
        'M0 -44C52 -44 66 -8 66 18C66 54 34 68 0 68C-34 68 -66 54 -66 18C-66 -8 -52 -44 0 -44Z',
        a.v('#fffdf4', '#dcebb8', '#a9c67f'),
        L,
        2.8,
      ) +
      ink('M-40 -38C-30 -62 30 -62 40 -38Q0 -26 -40 -38Z', a.v('#fffdf4', '#cfe3a4'), L, 2.6) +
      circle(0, -64, 10, '#f7a0a4', { stroke: L, 'stroke-width': 2.4 }) +
      smile(a, 0, 10, 0.95) +
      each(
        [
          [-46, 40],
          [46, 40],
        ],
        ([x, y]) => flower(x, y, 8, '#fff', '#ffd36b'),
      ),
  },
  feather: {
    tone: 'blue',
    body: (a, L) =>
      stroke('M-84 60C-60 40 -40 74 -14 58M40 78C56 66 70 82 88 70', '#ffffff', 3, { opacity: 0.8 }) +
      `<g transform="rotate(28)">${ink('M0 86C-8 66 -30 56 -34 36L-22 34L-40 14C-44 -10 -36 -44 -20 -66C-12 -78 -2 -88 8 -94C26 -76 42 -44 40 -12L30 -8L38 10C36 34 22 46 12 60C8 66 6 76 4 86Z', a.v('#ffffff', '#f6fbff', '#c9ddf6'), L, 2.6)}${path('M4 -84C22 -66 34 -38 32 -14C28 24 14 40 4 78Z', '#bcd4f2', { opacity: 0.45 })}${stroke('M3 98C1 60 0 0 6 -78', L, 2.4)}${stroke('M-2 44L-22 30M-2 62L-16 52M4 40L24 26M4 56L16 46M2 -46L-14 -60M6 -52L20 -64', L, 1.8, { opacity: 0.5 })}</g>` +
      smile(a, 6, -12, 0.78, { eyes: 'closed' }) +
      path(sparkleD(-56, -48, 10), '#fffdf0') +
      path(sparkleD(66, 26, 8), '#fffdf0'),
  },
  lantern: {
    tone: 'night',
    body: (a, L) =>
      stroke('M0 -92V-68', '#ffe9c0', 3) +
      halo(a, 0, 0, 96, '#fff0b8', '#ff9f6a', 0.9) +
      ink('M-26 -68H26L30 -54H-30ZM-30 56H30L24 70H-24Z', a.v('#fff0bd', '#e0a54a'), L, 2.5) +
      ink('M-30 -54C-76 -36 -76 38 -30 56H30C76 38 76 -36 30 -54Z', a.v('#ffe0b0', '#ff9f6a', '#e0604f'), L, 2.8) +
      stroke('M-14 -54C-34 -24 -34 26 -14 56M14 -54C34 -24 34 26 14 56', '#fff0d0', 2.2, { opacity: 0.6 }) +
      stroke('M0 70V92M-8 72V86M8 72V86', '#ffd36b', 3) +
      smile(a, 0, 2, 0.88, { eyes: 'closed' }),
  },
  mirror: {
    tone: 'taro',
    body: (a, L) =>
      `<g transform="rotate(18)">${ink('M-8 30H8L11 88Q0 98 -11 88Z', a.h('#fff0bd', '#e0a54a'), L, 2.6)}${oval(0, -26, 56, 64, a.v('#fff3c4', '#e9b24f'), { stroke: L, 'stroke-width': 2.8 })}${oval(0, -26, 44, 52, a.v('#ffffff', '#dcefff', '#b9a9f0'), { stroke: L, 'stroke-width': 2.2 })}${stroke('M-26 -44Q-20 -62 -4 -68M-30 -28Q-28 -36 -27 -40', '#ffffff', 4.4)}${path(heartD(0, 42, 9), '#e8637a', { stroke: L, 'stroke-width': 2 })}</g>` +
      smile(a, 8, -22, 0.86, { eyes: 'wink' }) +
      path(sparkleD(-64, -50, 12), '#fffdf0') +
      path(sparkleD(70, 30, 10), '#fffdf0'),
  },
  'honey-jar': {
    tone: 'honey',
    body: (a, L) =>
      ink('M-44 -40C-72 -20 -72 62 -48 76H48C72 62 72 -20 44 -40Z', a.v('#fff0b4', '#ffc24f', '#e0903a'), L, 2.8) +
      ink(
        'M-50 -66H50Q58 -66 58 -58V-46Q58 -38 50 -38H-50Q-58 -38 -58 -46V-58Q-58 -66 -50 -66Z',
        a.v('#fffaf0', '#f0d4a0'),
        L,
        2.6,
      ) +
      path(
        'M-52 -40H52V-28C46 -16 36 -16 32 -28C28 -34 22 -34 18 -26C16 -4 2 -4 0 -26C-6 -36 -14 -34 -18 -26C-22 -14 -40 -14 -44 -28Z',
        '#ffe9a0',
        { opacity: 0.95 },
      ) +
      path('M-50 -10C-54 14 -52 44 -44 60', 'none', {
        stroke: '#fff',
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.6,
      }) +
      smile(a, 0, 24, 0.95, { eyes: 'happy' }) +
      at(
        78,
        -60,
        0.9,
        12,
        oval(-8, -14, 8, 12, '#ffffff', {
          opacity: 0.85,
          stroke: L,
          'stroke-width': 1.8,
          transform: 'rotate(-30 -8 -14)',
        }),
        oval(8, -14, 8, 12, '#ffffff', {
          opacity: 0.85,
          stroke: L,
          'stroke-width': 1.8,
          transform: 'rotate(30 8 -14)',
        }),
        oval(0, 0, 18, 13, '#ffd36b', { stroke: L, 'stroke-width': 2.2 }),
        stroke('M-4 -12V12M6 -11V11', L, 3.4),
        circle(-11, -2, 2.2, L),
      ),
  },
  hourglass: {
    tone: 'honey',
    body: (a, L) =>
      path('M-46 -66C-46 -20 -10 -14 -10 0C-10 14 -46 20 -46 66H46C46 20 10 14 10 0C10 -14 46 -20 46 -66Z', '#ffffff', {
        'fill-opacity': 0.6,
        stroke: L,
        'stroke-width': 2.7,
      }) +
      path('M-40 -36C-34 -16 -8 -12 -6 0H6C8 -12 34 -16 40 -36Q0 -26 -40 -36Z', '#e9b24f') +
      path('M-44 64C-42 34 -20 30 0 22C20 30 42 34 44 64Z', '#e9b24f') +
      stroke('M0 0V24', '#e9b24f', 3) +
      each(
        [
          [-14, 52],
          [10, 54],
          [0, 42],
          [-4, -22],
          [10, -24],
        ],
        ([x, y]) => pearl(a, x, y, 6),
      ) +
      ink('M-60 -82H60V-66H-60ZM-60 66H60V82H-60Z', a.v('#f0c28a', '#a8704c'), L, 2.6) +
      stroke('M-54 -66V66M54 -66V66', L, 7) +
      stroke('M-54 -66V66M54 -66V66', '#d9a066', 3.4),
  },
  balloon: {
    tone: 'blue',
    body: (a, L) =>
      stroke('M0 44C-12 62 12 74 0 98', L, 2.6) +
      ink(
        'M0 -88C44 -88 62 -54 58 -22C54 14 24 40 0 44C-24 40 -54 14 -58 -22C-62 -54 -44 -88 0 -88Z',
        a.rad(
          [
            [0, '#f0faff'],
            [0.6, '#a9d4f8'],
            [1, '#6fa4e4'],
          ],
          0.38,
          0.3,
          0.8,
        ),
        L,
        2.8,
      ) +
      ink('M-9 42H9L6 54H-6Z', '#6fa4e4', L, 2.4) +
      oval(-28, -56, 12, 18, '#fff', { opacity: 0.75, transform: 'rotate(24 -28 -56)' }) +
      smile(a, 0, -20, 0.95, { eyes: 'happy', mouth: 'open' }) +
      path(puffD(-74, 52, 26, 13, 7), '#ffffff', { opacity: 0.95 }) +
      path(puffD(76, 30, 24, 12, 7), '#ffffff', { opacity: 0.95 }),
  },
  button: {
    tone: 'berry',
    body: (a, L) =>
      circle(0, 0, 72, a.v('#ffe9e4', '#f7a0a4', '#d9606f'), { stroke: L, 'stroke-width': 2.8 }) +
      circle(0, 0, 56, a.v('#f7b4b4', '#ffd6d0'), { stroke: L, 'stroke-width': 2.2 }) +
      stroke('M-17 -22L17 -4M17 -22L-17 -4', '#fff6ea', 6) +
      each(
        [
          [-17, -22],
          [17, -22],
          [-17, -4],
          [17, -4],
        ],
        ([x, y]) => circle(x, y, 6.4, '#8c3140', { stroke: L, 'stroke-width': 2 }),
      ) +
      oval(-34, 18, 9, 5.6, '#f06a7a', { opacity: 0.7 }) +
      oval(34, 18, 9, 5.6, '#f06a7a', { opacity: 0.7 }) +
      stroke('M-9 22Q0 32 9 22', '#5b1422', 3.4) +
      stroke('M17 -4C60 30 84 20 92 64', '#fff6ea', 3.4) +
      `<g transform="translate(86 44) rotate(24)">${ink('M-3 -26Q0 -36 3 -26L1.500 34L0 44L-1.500 34Z', a.h('#ffffff', '#b9bccf'), L, 1.8)}</g>`,
  },
  bakery: {
    tone: 'thai',
    body: (a, L) =>
      steam(a, 0, -58, 56, '#fffaf2') +
      ink(
        'M-84 20C-92 -34 -40 -60 0 -60C40 -60 92 -34 84 20C80 56 -80 56 -84 20Z',
        a.v('#ffe0a8', '#e9a860', '#c07a3c'),
        L,
        2.8,
      ) +
      [-46, -6, 34]
        .map((x) => ink(`M${x} -40Q${x + 22} -30 ${x + 20} -8Q${x + 2} -14 ${x} -40Z`, '#fff0cf', '#b9703c', 2))
        .join('') +
      smile(a, 0, 20, 0.88, { eyes: 'happy' }) +
      ink('M-92 44H92Q84 74 60 74H-60Q-84 74 -92 44Z', a.v('#f6dcae', '#c98f58'), L, 2.6) +
      stroke('M-70 50L-58 70M-40 48L-32 72M-8 48V74M24 48L20 72M54 48L48 72M-80 60H80', L, 2, { opacity: 0.4 }),
  },
  bell: {
    tone: 'honey',
    body: (a, L) =>
      circle(0, 64, 14, a.v('#f0b64f', '#b9782f'), { stroke: L, 'stroke-width': 2.4 }) +
      ink(
        'M-62 52C-44 34 -48 -4 -42 -24C-34 -52 -16 -62 0 -62C16 -62 34 -52 42 -24C48 -4 44 34 62 52Q0 66 -62 52Z',
        a.v('#fff6cf', '#ffd36b', '#e9a045'),
        L,
        2.8,
      ) +
      path('M-34 20C-36 -6 -32 -38 -12 -48C-22 -28 -24 0 -22 24Z', '#fff', { opacity: 0.5 }) +
      smile(a, 0, 10, 0.85, { eyes: 'happy', mouth: 'open' }) +
      bow(0, -66, 0.72, '#e8637a', L),
  },
  'snow-globe': {
    tone: 'blue',
    body: (a, L) =>
      circle(
        0,
        -14,
        68,
        a.rad(
          [
            [0, '#ffffff', 0.95],
            [0.7, '#dcedfd', 0.9],
            [1, '#9cc0ea', 0.95],
          ],
          0.4,
          0.35,
          0.75,
        ),
        { stroke: L, 'stroke-width': 2.8 },
      ) +
      path('M-58 20Q-20 4 10 16T60 12Q44 54 0 54Q-40 54 -58 20Z', '#ffffff') +
      ink('M-40 -2L-24 -40L-8 -2H-14L-2 24H-46L-34 -2Z', a.v('#a9d4a0', '#5f9a6a'), '#3f6a4a', 2.2) +
      ink('M10 26V0L30 -18L50 0V26Z', a.v('#fff6e8', '#ffd2c4'), L, 2.2) +
      ink('M4 2L30 -24L56 2Q30 -8 4 2Z', '#e8637a', L, 2.2) +
      ink('M24 26V10H36V26Z', '#b9744a', L, 1.8) +
      each(
        [
          [-44, -46],
          [-12, -62],
          [22, -54],
          [46, -34],
          [0, -34],
          [-56, -16],
          [34, -70],
          [-28, -76],
        ],
        ([x, y]) => circle(x, y, 3.4, '#ffffff', { stroke: '#9cc0ea', 'stroke-width': 1 }),
      ) +
      path('M-52 -34A58 58 0 0 1 -24 -66', 'none', {
        stroke: '#ffffff',
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }) +
      ink('M-56 44Q0 64 56 44L66 76Q0 94 -66 76Z', a.v('#f6dcae', '#b9784a'), L, 2.8) +
      smile(a, 0, 66, 0.5),
  },
  rainbow: {
    tone: 'berry',
    body: (a, L) =>
      ['#f08f9a', '#ffb07a', '#ffe08f', '#b6d68a', '#a9c4f4', '#c9aef2']
        .map((c, i) =>
          stroke(`M${-70 + i * 8} -22A${70 - i * 8} ${70 - i * 8} 0 0 1 ${70 - i * 8} -22`, c, 8.6, {
            'stroke-linecap': 'butt',
          }),
        )
        .join('') +
      ink('M58 -8C94 -12 94 42 48 40L50 28C74 30 76 2 56 4Z', '#fffaf2', L, 2.6) +
      ink('M-64 -22H64C64 34 46 62 0 62C-46 62 -64 34 -64 -22Z', a.v('#fffdf8', '#ffe3da', '#f7b9b6'), L, 2.8) +
      oval(0, -22, 64, 12, a.v('#e9b27c', '#c98a5a'), { stroke: L, 'stroke-width': 2.6 }) +
      path(puffD(-40, -24, 22, 10, 7), '#ffffff') +
      path(puffD(40, -24, 22, 10, 7), '#ffffff') +
      oval(0, 72, 76, 12, a.v('#fffaf2', '#f3c9bd'), { stroke: L, 'stroke-width': 2.6 }) +
      smile(a, 0, 20, 0.9, { eyes: 'happy' }),
  },
}

/** A lucky card of 240 × 320 units: one small good thing in a soft window above its name. */
export function lucky(motif: LuckyMotif, t: number): string {
  const a = new Art(`lk-${motif}`, t, 240, 320)
  const { tone, body } = MOTIFS[motif]
  const name = LUCKY_CARDS[LUCKY_MOTIFS.indexOf(motif)]?.name ?? ''
  const { sky, ink: line, bead } = TONES[tone]
  return a.svg(
    rect(
      0,
      0,
      240,
      320,
      a.lin(
        [
          [0, '#fff8ea'],
          [1, '#f5deba'],
        ],
        0,
        0,
        0.6,
        1,
      ),
    ) +
      dust(3, 3, 237, 317, 60, 'lk', line, 0.18, 0.4, 0.8) +
      rect(6, 6, 228, 308, 'none', { rx: 18, stroke: line, 'stroke-width': 1, opacity: 0.55 }),
    a.clip(
      WINDOW,
      rect(
        0,
        0,
        240,
        320,
        a.rad(
          [
            [0, sky[0]],
            [0.55, sky[1]],
            [1, sky[2]],
          ],
          0.5,
          0.46,
          0.72,
        ),
      ) +
        rays(a) +
        twinkles(a) +
        at(CX, CY, 0.98, 0, body(a, line)) +
        foam(a),
    ),
    path(WINDOW, 'none', { stroke: line, 'stroke-width': 2.6 }) +
      path(WINDOW, 'none', { stroke: '#fff3cc', 'stroke-width': 1 }) +
      path(BEADS, 'none', {
        stroke: line,
        'stroke-width': 1.5,
        'stroke-dasharray': '0.01 5.6',
        'stroke-linecap': 'round',
        opacity: 0.6,
      }),
    lettering('jua', name, 120, 298, 20, 148, C.ink, 1),
    mirrored(
      120,
      () =>
        pearl(a, 104, 302, 5.5, bead) +
        pearl(a, 93, 304, 3.8, bead) +
        pearl(a, 106, 291, 3.6, bead) +
        (outline('jua', name, 20, 1).width < 116 ? path(sparkleD(78, 292, 4), line) : ''),
    ),
  )
}
