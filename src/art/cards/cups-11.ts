import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, flower, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, petals, sky } from '../kit/scenery.ts'
import { dropD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, oval, path, spin, stroke } from '../kit/svg.ts'
import { fish, gulls, INK as L, mug, pearls, puffs, sea } from '../suits/cups.ts'

/** Page of Cups: a youth on the shore, and a fish looks out of the cup. */
export default (t: number): string => {
  const a = new Art('c11', t),
    bob = 2 * a.osc(1),
    leap = 4 * a.osc(1, 0.3)
  const lighthouse = at(
    396,
    436,
    1,
    0,
    halo(a, 0, -150, 70, '#fff3c0', '#ffa6a0', 0.95),
    ink('M-24 0L-17 -122H17L24 0Z', a.h('#fffaf4', '#ffe2dc', '#eeb0ae'), L, 2.4),
    path('M-22.500 -26L-20.500 -58H20.500L22.500 -26ZM-19 -84L-17.500 -110H17.500L19 -84Z', '#e8747f', {
      opacity: 0.85,
    }),
    ink('M-26 -122H26V-131H-26Z', '#fffaf2', L, 2.2),
    ink('M-15 -131V-158H15V-131Z', a.v('#fff8d0', '#ffd27a'), L, 2.2),
    ink('M-22 -158C-22 -188 22 -188 22 -158Z', a.v('#ffb3b6', '#d9606f'), L, 2.4),
    stroke('M4 -182L12 -206', L, 7),
    stroke('M4 -182L12 -206', '#fff', 3),
    stroke('M0 -158V-131', L, 1.8),
  )
  const youth = at(
    284,
    296 + bob,
    1.42,
    0,
    // the hat's scarf in the sea wind
    spin(
      48,
      -30,
      5 * a.osc(1, 0.2),
      ink(
        'M44 -44C60 -62 78 -40 94 -56C104 -40 92 -26 78 -24C96 -14 98 6 88 22C78 4 60 8 44 -12Z',
        a.v('#bcd5fb', '#7f9ae0', '#5a74c4'),
        L,
        2.2,
      ) + stroke('M52 -34C64 -40 74 -34 84 -40M54 -22C66 -22 76 -14 84 -2', '#fff', 2.4, { opacity: 0.5 }),
    ),
    limb('M-17 126C-18 144 -20 158 -20 170', '#ffc6c4', 17, L, 2.2),
    limb('M17 126C18 144 20 158 20 170', '#ffc6c4', 17, L, 2.2),
    stroke('M-26 140h17M-27 150h16M10 140h17M11 150h17', '#e8747f', 2.6, { opacity: 0.6 }),
    ink(
      'M-38 184Q-40 168 -26 164H-12Q-6 172 -10 184Q-24 188 -38 184ZM38 184Q40 168 26 164H12Q6 172 10 184Q24 188 38 184Z',
      a.v('#7f9ae0', '#5068b8'),
      L,
      2.2,
    ),
    person(a, {
      hair: 'bob',
      hairColor: ['#d9975c', '#98603c'],
      robe: ['#fff6f0', '#ffbfc2'],
      trim: '#7f9ae0',
      trimY: 124,
      lace: '#fff',
      line: L,
      lw: 2.2,
      face: { eyes: 'big', mouth: 'open', blush: 0.9, look: [-2.6, -0.6], iris: ['#3d4a80', '#8fb4ee'] },
      hem: each(
        [
          [-34, 108],
          [-12, 116],
          [14, 104],
          [38, 112],
          [-22, 80],
          [18, 76],
          [-2, 92],
          [32, 86],
        ],
        ([x, y], i) => flower(x, y, 8, i % 2 ? '#e8747f' : '#ffd0a0', '#fff6dc', 5, i),
      ),
      front:
        ink('M-26 42Q0 62 26 42Q34 54 22 60Q0 72 -22 60Q-34 54 -26 42Z', a.v('#a9c8f6', '#6f8fdc'), L, 2.2) +
        path(starD(0, 64, 6), C.honey),
      armL: 'M-24 60C-44 80 -58 86 -76 82',
      armR: 'M24 60C62 70 58 98 34 100',
      sleeve: '#cfe0fb',
      cuff: '#e8747f',
      hat:
        ink(
          'M-60 -14C-98 -36 -78 -98 -14 -90C30 -100 72 -62 58 -14C40 -40 -40 -40 -60 -14Z',
          a.v('#bcd5fb', '#7f9ae0', '#5a74c4'),
          L,
          2.2,
        ) +
        ink(
          'M-61 -8C-52 -44 52 -44 61 -8Q66 -20 60 -28C40 -54 -40 -54 -60 -28Q-66 -20 -61 -8Z',
          a.v('#fff3d4', '#ffd98a'),
          L,
          2.2,
        ) +
        stroke('M-62 -54C-56 -72 -36 -82 -14 -80', '#fff', 4, { opacity: 0.5 }) +
        each(
          [
            [-36, -40],
            [-12, -46],
            [12, -46],
            [36, -40],
          ],
          ([x, y], i) => flower(x, y, 6.5, i % 2 ? '#fff' : '#f28d9b', C.honey, 5, i),
        ),
    }),
  )
  return frame(
    a,
    { suit: 'cups', mark: 'page', edge: '#3a2050' },
    sky(a, '#8a8fe0', '#c3aeea', '#ffc2d2', '#ffd9c6', '#fff2da') +
      stars(a, 40, 50, 440, 240, 30, 'c11', { big: 7 }) +
      halo(a, 170, 300, 250, '#fffbe6', '#ffa9bc', 0.95) +
      circle(
        150,
        366,
        96,
        a.rad([
          [0, '#fffdf4'],
          [0.7, '#fff0cc'],
          [1, '#ffd9a8'],
        ]),
        { opacity: 0.9 },
      ) +
      cloud(a, 104 + 4 * a.osc(1), 176, 140, 50, '#ffffff', '#ffcdd6', { swirl: '#e99db0' }) +
      cloud(a, 400 - 4 * a.osc(1), 214, 110, 42, '#ffffff', '#ffcdd6', { swirl: '#e99db0' }) +
      mountain(a, 60, 440, 170, 70, '#b3a0e0', '#efb8d0') +
      gulls(a, [
        [196, 132, 1],
        [236, 112, 0.7],
        [310, 126, 0.8],
      ]) +
      sea(a, 434, ['#fff0f0', '#f7b8c8', '#c79be0'], '#a86a9a', 'c11', 34) +
      ink('M340 440C350 424 376 420 396 424C420 420 450 426 470 436V452H336Z', a.v('#d6a8b4', '#a8708f'), L, 2.2) +
      lighthouse +
      // three waves run up the sand
      path('M20 516Q80 500 130 514T250 512T370 514T470 508V700H20Z', '#ffffff', { opacity: 0.8 }) +
      path('M20 526Q80 510 130 524T250 522T370 524T470 518V700H20Z', a.v('#ffd9dc', '#f3a3b8')) +
      path('M20 556Q90 536 150 554T290 552T470 548V700H20Z', '#ffffff', { opacity: 0.9 }) +
      path('M20 566Q90 546 150 564T290 562T470 558V700H20Z', a.v('#fff0d2', '#f6cf9c', '#e3a877')) +
      dust(40, 566, 440, 672, 150, 'c11', '#a86a48', 0.45) +
      petals(a, 6, ['#fff', '#ffc4cc'], [40, 180, 450, 470], 'c11') +
      oval(284, 562, 84, 10, '#8a4a44', { opacity: 0.25 }) +
      youth +
      // the fish in the cup looks at its page
      at(146, 296 - leap, 1.2, -78 + 3 * a.osc(1, 0.3), fish(a, L)) +
      mug(a, 138, 446 + bob, 0.98, 'berry', { face: { eyes: 'closed', mouth: 'smile', blush: 0.9 } }) +
      each(
        [
          [92, 318, 0],
          [180, 314, 0.3],
          [78, 290, 0.6],
          [196, 288, 0.8],
        ],
        ([x, y, p]) => path(dropD(x, y + 5 * a.osc(1, p), 5), '#fff', { stroke: '#d98a9a', 'stroke-width': 1.4 }),
      ) +
      circle(168, 420 + bob, 12, C.skin, { stroke: L, 'stroke-width': 2.9 }) +
      each(
        [
          [156, 414],
          [154, 424],
        ],
        ([x, y]) => limb(`M170 ${y + bob}H${x}`, C.skin, 8, L, 2.2),
      ) +
      // a sand cup with a flag, and the friend who built it
      ink('M352 662L346 612H412L406 662Z', a.v('#ffe3b4', '#e0a874'), L, 2.4) +
      ink('M340 612H418V602H340Z', '#ffeec9', L, 2.2) +
      stroke('M356 626h18M372 642h22M360 652h14', '#b97d4c', 2, { opacity: 0.6 }) +
      stroke('M380 602V570', L, 2.6) +
      path('M380 570l22 8l-22 8Z', '#e8747f', { stroke: L, 'stroke-width': 2 }) +
      at(84, 656, 0.78, 0, bunny(a, { line: L, face: { eyes: 'round', mouth: 'o', look: [2, -3] } })) +
      ink('M118 658L112 626H148L142 658Z', a.v('#a9c8f6', '#6f8fdc'), L, 2.4) +
      stroke('M113 628C116 604 144 604 147 628', L, 2.6) +
      pearls(a, [
        [121, 626, 7],
        [136, 625, 7],
        [129, 620, 7],
      ]) +
      ink(starD(190, 642, 17, 5, 0.55), a.v('#ffc2a0', '#ee8a6a'), L, 2.2) +
      circle(185, 640, 1.8, '#42232b') +
      circle(194, 640, 1.8, '#42232b') +
      ink('M304 664C296 646 306 634 320 634C334 634 342 648 334 664Z', a.v('#fff6f2', '#f5b2bc'), L, 2.2) +
      stroke('M319 636V662M310 640L313 662M329 640L325 662', '#c9647c', 1.8, { opacity: 0.7 }) +
      puffs(
        a,
        [
          [60, 560, 40],
          [190, 556, 30],
          [424, 552, 44],
        ],
        ['#ffffff', '#ffe2e4'],
        '#eda3b0',
      ) +
      pearls(a, [
        [228, 662, 6],
        [240, 668, 5],
        [432, 662, 6],
      ]) +
      each(
        [
          [210, 210, 0],
          [80, 380, 0.3],
          [60, 240, 0.6],
          [212, 250, 0.8],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
