import { pup } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { grass, mountain, sky } from '../kit/scenery.ts'
import { crescentD, dropD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, n, oval, path, stroke, times } from '../kit/svg.ts'
import { mug, NIGHT_INK as L, puffs } from '../suits/cups.ts'

/** Eight of Cups: someone leaves eight stacked cups by night and climbs the mountains under an eclipse. */
export default (t: number): string => {
  const a = new Art('c08', t),
    step = 2.5 * a.osc(1)
  const moon =
    halo(a, 240, 166, 210, '#ffe9c4', '#e58ad0', 0.9) +
    times(24, (i) => {
      const b = (i * Math.PI) / 12,
        r = i % 2 ? 108 : 122
      return stroke(
        `M${n(240 + 94 * Math.cos(b))} ${n(166 + 94 * Math.sin(b))}L${n(240 + r * Math.cos(b))} ${n(166 + r * Math.sin(b))}`,
        '#ffe6b0',
        i % 2 ? 2 : 3.4,
        { opacity: 0.85 },
      )
    }) +
    circle(
      240,
      166,
      84,
      a.rad(
        [
          [0, '#6b4a94'],
          [0.8, '#54387f'],
          [1, '#7d559e'],
        ],
        0.6,
        0.5,
        0.6,
      ),
      { stroke: '#ffe9bd', 'stroke-width': 2.6 },
    ) +
    `<g transform="rotate(-28 240 166)">${path(crescentD(240, 166, 84, 0.36, 0.86), a.v('#fffbe6', '#ffdf9c', '#f5b765'), { stroke: '#c98a52', 'stroke-width': 2 })}</g>` +
    circle(290, 130, 7, '#7d5aa6', { opacity: 0.7 }) +
    circle(268, 216, 5, '#7d5aa6', { opacity: 0.7 }) +
    circle(306, 190, 4, '#7d5aa6', { opacity: 0.7 }) +
    at(
      252,
      166,
      0.98,
      -6,
      face(a, { eyes: 'closed', mouth: 'flat', ink: '#2b1640', blush: 0.55, blushColor: '#ff9dbc', gap: 18 }),
    )
  const walker = at(
    316,
    424 + step,
    0.98,
    3 + 1.2 * a.osc(1, 0.25),
    halo(a, 0, 20, 120, '#ffd6c4', '#d873b8', 0.5),
    ink('M-26 108Q-30 126 -12 126Q0 126 -2 108ZM8 106Q6 122 24 120Q34 118 30 104Z', '#6d3f36', L, 2.4),
    stroke('M62 -92L66 118', L, 11),
    stroke('M62 -92L66 118', '#d9a566', 6),
    ink('M50 -94C50 -112 76 -112 74 -94C72 -84 54 -84 50 -94Z', '#e9c28a', L, 2.4),
    ink('M24 8C46 6 62 -2 66 14C62 26 40 30 24 26Z', a.v('#e8657a', '#b23c5c'), L, 2.4),
    circle(66, 14, 9, C.skin, { stroke: L, 'stroke-width': 2.4 }),
    ink('M0 -14C34 -14 50 30 60 100Q0 118 -60 100C-50 30 -34 -14 0 -14Z', a.v('#ff9a9c', '#dd5872', '#a5375c'), L, 2.6),
    stroke('M-20 10C-28 40 -36 74 -38 102M4 6C2 40 2 76 4 108M24 12C32 40 38 70 42 100', '#8d2c50', 2.4, {
      opacity: 0.5,
    }),
    ink(
      'M0 -84C38 -84 54 -56 52 -28C50 -2 30 10 0 10C-30 10 -50 -2 -52 -28C-54 -56 -38 -84 0 -84Z',
      a.v('#ffa8a6', '#e0607a', '#b9416a'),
      L,
      2.6,
    ),
    stroke('M0 -84C-4 -100 10 -104 16 -94M0 -80C-4 -50 -4 -20 0 8', '#8d2c50', 2.6, { opacity: 0.55 }),
    stroke('M-36 -52C-28 -66 -12 -73 4 -72', '#ffe0da', 4.4, { opacity: 0.55 }),
    // a bundle with one pearl too many
    ink('M-20 24C-54 22 -66 58 -44 74C-24 86 10 80 12 58C14 38 2 26 -20 24Z', a.v('#fff3e0', '#e9c9b0'), L, 2.4),
    stroke('M-22 26C-28 16 -38 14 -42 18M-20 26C-18 14 -8 10 -2 14', L, 3),
    each(
      [
        [-34, 48],
        [-14, 44],
        [-22, 62],
        [-4, 60],
      ],
      ([x, y]) => circle(x, y, 4.5, '#e39aa8'),
    ),
  )
  const tear = (x: number, y: number, ph: number) => {
    const u = a.saw(1, ph)
    return path(dropD(x, y + 12 * u, 3.4), '#cfe6ff', { opacity: n(Math.sin(Math.PI * u)) })
  }
  return frame(
    a,
    { suit: 'cups', mark: 8, edge: '#120a2a' },
    sky(a, '#150e38', '#2d2064', '#5c3c8e', '#a860a0', '#f09cae') +
      stars(a, 40, 50, 440, 400, 100, 'c08', { big: 12, avoid: [[240, 166, 116]] }) +
      moon +
      cloud(a, 76 + 4 * a.osc(1), 286, 140, 46, '#b48ac8', '#6a4894', { swirl: '#e0b8e2', op: 0.9 }) +
      cloud(a, 414 - 4 * a.osc(1), 270, 120, 42, '#b48ac8', '#6a4894', { swirl: '#e0b8e2', op: 0.9 }) +
      mountain(a, 76, 470, 230, 150, '#7d5aac', '#c98ab8', '#fbe6ec') +
      mountain(a, 214, 470, 190, 110, '#946cb6', '#dfa2c0', '#fdeef0') +
      mountain(a, 386, 500, 330, 236, '#6a479c', '#b278b4', '#fbe6ec') +
      // the way up zigzags over the high pass
      stroke('M352 500C330 470 400 462 410 440C416 420 362 420 366 396C370 378 404 378 398 354', '#f9d6e2', 9, {
        opacity: 0.5,
      }) +
      stroke('M352 500C330 470 400 462 410 440C416 420 362 420 366 396C370 378 404 378 398 354', '#fff', 2.4, {
        'stroke-dasharray': '0.1 9',
        opacity: 0.8,
      }) +
      // river of milk between the banks
      path('M20 452Q120 436 210 452T470 446V700H20Z', a.v('#f6c3d2', '#b483c0', '#7a5aa8')) +
      stroke('M60 476h40M120 492h30M50 506h24M90 524h44M180 474h22M150 516h22', '#fff', 2.4, { opacity: 0.5 }) +
      each(
        [
          [196, 462, 60],
          [204, 474, 84],
          [188, 486, 70],
          [206, 498, 96],
          [186, 510, 64],
          [204, 524, 84],
          [192, 540, 56],
        ],
        ([x, y, w], i) =>
          stroke(`M${n(x - w / 2 + 3 * a.osc(1, i * 0.14))} ${y}h${w}`, '#ffeec4', 3.2, { opacity: 0.62 }),
      ) +
      ink(
        'M214 700C200 640 212 590 246 556C268 532 268 506 250 488C262 470 300 456 340 452C380 446 420 440 470 446V700Z',
        a.v('#a67ac0', '#6d4a98', '#47307a'),
        L,
        2.4,
      ) +
      path(
        'M300 700C280 640 290 606 318 576C338 552 340 534 330 516C338 508 352 508 358 516C370 540 366 562 350 584C330 612 340 650 372 700Z',
        '#f2c8d6',
        { opacity: 0.75 },
      ) +
      stroke('M308 660q20 -6 38 0M312 620q14 -6 28 0M332 580q10 -6 22 -2M344 552q8 -5 16 -2', '#9b6aae', 2.4, {
        opacity: 0.6,
      }) +
      dust(230, 470, 440, 670, 70, 'c08', '#2f1d5c', 0.45) +
      grass(270, 440, 560, 26, 'c08', '#4b3280', 9, 90) +
      oval(316, 548, 68, 9, '#24124a', { opacity: 0.35 }) +
      walker +
      ink('M20 604Q120 588 214 604Q262 616 262 640T250 700H20Z', a.v('#8d62ac', '#553a86'), L, 2.4) +
      grass(40, 240, 640, 18, 'c08b', '#3d2872', 9, 24) +
      // five below, three above with one place left empty
      each(
        [
          [70, 664],
          [122, 668],
          [174, 668],
          [226, 668],
          [278, 672],
        ],
        ([x, y], i) =>
          mug(a, x, y, 0.48, 'berry', {
            line: L,
            face: {
              eyes: i === 2 ? 'closed' : 'dot',
              mouth: i % 2 ? 'wavy' : 'flat',
              brow: 'worry',
              blush: 0.8,
              look: [1.5, -1.5],
            },
          }),
      ) +
      each(
        [
          [96, 600],
          [148, 602],
          [252, 606],
        ],
        ([x, y], i) =>
          mug(a, x, y, 0.48, i === 1 ? 'taro' : 'milk', {
            line: L,
            face: { eyes: 'dot', mouth: i === 1 ? 'o' : 'wavy', brow: 'worry', blush: 0.8, look: [2, -2] },
          }),
      ) +
      stroke('M179 544L183 592Q184 600 190 600H210Q216 600 217 592L221 544Z', '#fff3c8', 3, {
        'stroke-dasharray': '0.1 7',
      }) +
      sparkle(200, 572, 7 + 3 * a.osc01(1), '#fff0c8', 0.9) +
      tear(108, 574, 0.1) +
      tear(292, 644, 0.5) +
      at(
        392,
        648,
        0.62,
        0,
        pup(a, {
          fur: ['#f3e3f2', '#c4a0cf'],
          ear: '#8d62ac',
          line: L,
          face: { eyes: 'closed', mouth: 'w' },
          collar: '#e8657a',
        }),
      ) +
      at(
        424,
        648,
        0.8,
        0,
        stroke('M-8 -70V-46', L, 2.6),
        halo(a, -8, -32, 46, '#ffeeb0', '#ff9ac0', 0.85),
        ink('M-18 -46H2V-20H-18Z', a.v('#fff3b8', '#ffb964'), L, 2.4),
      ) +
      puffs(
        a,
        [
          [430, 676, 46],
          [350, 684, 34],
        ],
        ['#e9b8d6', '#9a6ab4'],
        '#7a4a9c',
      ) +
      each(
        [
          [150, 110, 0],
          [350, 104, 0.3],
          [96, 210, 0.6],
          [392, 214, 0.8],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fff6d8', 0.95),
      ),
  )
}
