import { bunny } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, leafD, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, mountain, petals, sky } from '../kit/scenery.ts'
import { puffD, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, oval, path, stroke } from '../kit/svg.ts'
import { INK as L, mug, strawberry } from '../suits/cups.ts'

/** Four of Cups: someone sulks under a tree with three cups, and a cloud's hand offers a fourth. */
export default (t: number): string => {
  const a = new Art('c04', t),
    br = 1.6 * a.osc(1, 0.3),
    bob = 3 * a.osc(1)
  const tree =
    ink(
      'M62 690C86 600 92 500 66 380C58 330 40 300 30 280L96 250C100 300 116 330 140 350C128 362 120 372 122 400C126 500 132 610 170 680Z',
      a.h('#c99272', '#a06a52', '#7d4a3e'),
      L,
      2.8,
    ) +
    stroke('M82 640C96 560 98 480 88 410M108 650C112 580 110 500 104 440M60 330q14 20 20 50', '#6b3c34', 2.4, {
      opacity: 0.45,
    }) +
    ink('M94 470q14 -10 20 4q2 14 -10 18q-14 -4 -10 -22Z', '#6b3c34', L, 2) +
    ink(puffD(96, 196, 150, 108, 13, 0.2), a.v('#e2f0ae', '#9dc276', '#6c9c62'), '#456b45', 2.8) +
    ink(puffD(196, 240, 84, 52, 10, 0.5), a.v('#d6e9a0', '#86b06a'), '#456b45', 2.6) +
    ink(puffD(60, 290, 84, 54, 10, 0.1), a.v('#cfe49a', '#79a665'), '#456b45', 2.6) +
    stroke(spiralD(90, 160, 24, 1.2, 1, 2.4), '#fff', 3.4, { opacity: 0.4 }) +
    stroke(spiralD(190, 236, 17, 1.2, -1, 0.4), '#fff', 3, { opacity: 0.4 }) +
    stroke(spiralD(66, 284, 16, 1.2, 1, 2.4), '#fff', 3, { opacity: 0.35 }) +
    each(
      [
        [130, 130],
        [170, 190],
        [70, 220],
        [120, 240],
        [230, 250],
        [186, 268],
        [62, 312],
        [104, 306],
        [60, 130],
      ],
      ([x, y], i) => strawberry(a, x, y + 1.5 * a.osc(1, i * 0.17), 10, '#8d3a45'),
    )
  const sleeve = '#9fc0f0'
  const sulker = at(
    232,
    394 + br,
    1.34,
    -3,
    // folded legs below the tunic
    ink(
      'M-46 128C-78 126 -84 152 -62 160C-34 168 10 164 34 154C20 140 -10 132 -46 128Z',
      a.v('#ffb2a8', '#d96d78'),
      L,
      2.3,
    ),
    ink(
      'M46 128C78 126 84 152 62 160C34 168 -10 164 -34 156C-20 140 10 132 46 128Z',
      a.v('#ffbdb0', '#e07a82'),
      L,
      2.3,
    ),
    ink(
      'M-34 150Q-52 146 -54 160Q-40 170 -22 162ZM34 150Q52 146 54 160Q40 170 22 162Z',
      a.v('#b5774c', '#834c34'),
      L,
      2.3,
    ),
    person(a, {
      hair: 'bob',
      hairColor: ['#b5704c', '#7a4636'],
      robe: ['#d5e5fc', '#7f9fe0'],
      trim: '#fff3dc',
      trimY: 118,
      line: L,
      lw: 2.3,
      tilt: -4,
      bodyD:
        'M-23 38C-36 46 -46 84 -50 124C-50 136 -40 140 -30 140Q0 145 30 140C40 140 50 136 50 124C46 84 36 46 23 38Z',
      face: { eyes: 'closed', mouth: 'flat', blush: 0.85, brow: 'angry' },
      front: ink('M-25 42Q0 56 25 42Q32 52 22 58Q0 70 -22 58Q-32 52 -25 42Z', '#fffaf2', L, 2.2),
      held:
        limb('M-27 62C-46 78 -44 98 -16 98L22 94', sleeve, 16, L, 2.3) +
        circle(27, 92, 8.5, C.skin, { stroke: L, 'stroke-width': 2.2 }) +
        limb('M27 62C46 76 46 104 18 106L-22 104', sleeve, 16, L, 2.3) +
        circle(-28, 102, 8.5, C.skin, { stroke: L, 'stroke-width': 2.2 }),
    }),
    stroke('M58 -52q8 -8 4 -14q-6 -4 -8 4M70 -40q10 -2 10 -9', '#b5607a', 2.8),
  )
  const hand =
    cloud(a, 420, 352 + bob, 190, 84, '#ffffff', '#ffd2d2', { swirl: '#eda3b0' }) +
    limb(`M446 ${316 + bob}C424 ${306 + bob} 408 ${304 + bob} 392 ${306 + bob}`, '#fff0ea', 34, L, 2.6) +
    limb(`M398 ${290 + bob}L396 ${322 + bob}`, C.honey, 9, L, 2.4) +
    mug(a, 356, 326 + bob, 0.72, 'berry', { straw: '#f28d9b', face: { eyes: 'dot', mouth: 'open', blush: 0.85 } }) +
    each([[-12], [1], [14]], ([y]) =>
      limb(`M394 ${304 + y + bob}C382 ${301 + y + bob} 374 ${300 + y + bob} 366 ${300 + y + bob}`, C.skin, 11, L, 2.3),
    ) +
    cloud(a, 436, 372 + bob, 120, 50, '#ffffff', '#ffdcd8', { swirl: '#eda3b0' })
  return frame(
    a,
    { suit: 'cups', mark: 4, edge: '#2c2a4e' },
    sky(a, '#6f86d6', '#a3b4ec', '#dcc8ee', '#ffd9d6', '#fff0d8') +
      stars(a, 220, 60, 440, 300, 18, 'c04', { big: 5 }) +
      halo(a, 352, 250, 190, '#fff8e4', '#ffb4c8', 0.95) +
      cloud(a, 300 + 4 * a.osc(1), 176, 120, 42, '#ffffff', '#f4cfe0', { swirl: '#d9a4c4' }) +
      mountain(a, 330, 520, 260, 170, '#9a96d8', '#f0bcd0') +
      mountain(a, 210, 520, 200, 120, '#b3a2dc', '#f6c6d0') +
      path('M20 500Q150 466 280 490T470 480V700H20Z', a.v('#dbe8ac', '#a9c87f')) +
      path('M20 560Q150 530 280 548T470 540V700H20Z', a.v('#cbe19e', '#86b16c')) +
      dust(40, 560, 440, 672, 100, 'c04', '#4f8044', 0.35) +
      grass(120, 440, 600, 40, 'c04', '#64934d', 9, 50) +
      tree +
      petals(a, 6, ['#d6e9a0', '#fff', '#ffd0d4'], [120, 280, 450, 500], 'c4') +
      oval(232, 610, 112, 12, '#3f6a3a', { opacity: 0.22 }) +
      sulker +
      hand +
      each(
        [
          [312, 226, 0],
          [404, 220, 0.4],
          [300, 290, 0.7],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fff', 0.95),
      ) +
      mug(a, 186, 662, 0.54, 'matcha', { face: { eyes: 'round', mouth: 'wavy', look: [1, -2] } }) +
      mug(a, 256, 664, 0.54, 'milk', { face: { eyes: 'round', mouth: 'flat', look: [-1, -2] } }) +
      at(396, 660, 0.74, 0, bunny(a, { line: L, face: { eyes: 'closed', mouth: 'o', blink: false } })) +
      stroke('M334 596C340 578 356 578 370 616', L, 9) +
      stroke('M334 596C340 578 356 578 370 616', '#fff', 4.6) +
      mug(a, 328, 660, 0.54, 'taro', { face: { eyes: 'round', mouth: 'o', look: [2, -1] } }) +
      each(
        [
          [126, 660, -30],
          [140, 668, 200],
        ],
        ([x, y, r]) =>
          ink(leafD(0, 0, 24, 10), '#c3dc9a', '#4f7040', 1.8, { transform: `translate(${x} ${y}) rotate(${r})` }),
      ) +
      flowers(
        [
          [432, 650],
          [292, 650],
          [150, 640],
          [220, 650],
        ],
        ['#fff', C.berryPale, '#fff0b8'],
        7.5,
        '#64934d',
      ),
  )
}
