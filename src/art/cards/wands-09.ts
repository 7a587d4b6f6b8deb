import { bunny, sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { grass, mountain, sky } from '../kit/scenery.ts'
import { crescentD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, stroke } from '../kit/svg.ts'
import { flame, foam, house, wand } from '../suits/wands.ts'

const L = '#47222f'

/** Nine of Wands: a bandaged pearl keeps the night watch on its wand before a fence of eight, two bunnies asleep in its care. */
export default (t: number): string => {
  const a = new Art('w09', t)
  const br = 2 * a.osc(1, 0.2)
  const post = (x: number, y: number, turn: number, length: number, ph: number) =>
    at(x, y, 1, turn, wand(a, length, { w: 8.4, leaves: 3, ph, ember: 0.9, line: '#57283a' }))
  const sleeper = (x: number, y: number, k: number, fur: [string, string], ph: number) =>
    at(x, y, k, 0, bunny(a, { line: L, fur, ph, face: { eyes: 'closed', mouth: 'w' } }))
  const z = [0, 0.5].map((p) => {
    const u = a.saw(1, p)
    return stroke(`M${n(118 + 14 * u)} ${n(548 - 46 * u)}h11l-11 12h11`, '#fff0d4', 2.6, {
      opacity: n(Math.sin(Math.PI * u)),
    })
  })
  return frame(
    a,
    { suit: 'wands', mark: 9, edge: '#1c0a1c' },
    sky(a, '#1d1446', '#44296f', '#8c467f', '#dd7563', '#ffb574') +
      stars(a, 40, 50, 440, 340, 96, 'w09', { big: 12 }) +
      halo(a, 140, 142, 120, '#ffc4b4', '#c96fb4', 0.7) +
      ink(crescentD(146, 142, 40, 0.42, 0.84), a.v('#fff8dc', '#ffd27c'), '#c98a52', 2.2) +
      cloud(a, 196 + 4 * a.osc(1), 196, 130, 42, '#a5719f', '#5f3a7a', { swirl: '#d9a5c4' }) +
      cloud(a, 388 - 4 * a.osc(1), 176, 140, 50, '#a5719f', '#5f3a7a', { swirl: '#d9a5c4' }) +
      mountain(a, 96, 470, 230, 130, '#6f3d7c', '#d9756c', '#ffe6d8') +
      mountain(a, 392, 470, 240, 146, '#6f3d7c', '#d9756c', '#ffe6d8') +
      mountain(a, 250, 470, 170, 74, '#8f4c80', '#ea8a6c', '#ffe6d8') +
      path('M20 452Q140 430 250 446T470 442V700H20Z', a.v('#c9765c', '#8f4a50')) +
      house(a, 84, 458, 0.6, ['#f3b7b0', '#c2605c'], L) +
      house(a, 120, 462, 0.5, ['#f3d79c', '#d0904a'], L) +
      house(a, 398, 456, 0.56, ['#d9c4f0', '#9272c0'], L) +
      halo(a, 250, 430, 230, '#ffcf8c', '#f0706c', 0.55) +
      // the fence, with the gap its keeper fills
      post(66, 452, -3, 330, 0.1) +
      post(110, 440, 2, 372, 0.3) +
      post(154, 450, -1, 340, 0.55) +
      post(198, 436, 1.5, 384, 0.75) +
      post(242, 448, -1.5, 346, 0.9) +
      post(338, 442, 1, 368, 0.2) +
      post(380, 450, -2, 340, 0.45) +
      post(420, 446, 2, 322, 0.65) +
      stroke('M48 420Q150 408 254 420M326 418Q380 408 438 418M48 506Q150 496 254 506M326 504Q380 496 438 504', L, 8) +
      stroke(
        'M48 420Q150 408 254 420M326 418Q380 408 438 418M48 506Q150 496 254 506M326 504Q380 496 438 504',
        '#e8b77c',
        3.6,
      ) +
      each(
        [
          [66, 418],
          [110, 413],
          [154, 412],
          [198, 414],
          [242, 418],
          [338, 415],
          [380, 412],
          [420, 415],
        ],
        ([x, y]) =>
          ink(`M${x - 9} ${y - 5}L${x + 9} ${y + 6}M${x + 9} ${y - 5}L${x - 9} ${y + 6}`, 'none', '#fff0d4', 4),
      ) +
      path('M20 588Q140 560 252 578T470 574V700H20Z', a.v('#e59a68', '#a85a4c')) +
      dust(40, 586, 440, 674, 100, 'w09', '#6f3038', 0.4) +
      grass(44, 440, 604, 20, 'w09', '#a0704a', 9, 14) +
      // campfire
      halo(a, 398, 610, 96, '#ffdf92', '#ff7f5a', 0.9) +
      stroke('M376 624L424 612M374 612L422 626', L, 14) +
      stroke('M376 624L424 612M374 612L422 626', '#a8683f', 8) +
      flame(a, 398, 614, 1.15, 0.1) +
      flame(a, 384, 616, 0.7, 0.5, -10) +
      flame(a, 413, 616, 0.66, 0.8, 10) +
      // the watcher
      oval(244, 650, 92, 13, '#5a2030', { opacity: 0.35 }) +
      at(
        238,
        530 + br,
        1,
        -3,
        limb('M-34 66C-38 82 -38 96 -40 108', '#4d2b30', 20, L, 2.8) +
          limb('M34 66C38 82 38 96 40 108', '#4d2b30', 20, L, 2.8) +
          ink('M-62 116Q-62 100 -42 100Q-26 100 -26 118Z', '#6d4038', L, 2.8) +
          ink('M62 116Q62 100 42 100Q26 100 26 118Z', '#6d4038', L, 2.8),
        // cloak
        ink(
          'M-70 -30C-112 10 -112 66 -96 92Q-80 84 -66 94Q-40 80 0 88Q40 80 66 94Q82 84 96 92C112 66 112 10 70 -30Z',
          a.v('#c9564c', '#8a3045'),
          L,
          2.8,
        ),
        sprite(a, {
          r: 80,
          base: ['#b0785c', '#74443c', '#45252a'],
          line: L,
          legs: false,
          face: { eyes: 'round', mouth: 'wavy', brow: 'worry', look: [-2.5, -1] },
        }),
        // bandage
        ink('M-76 -30C-50 -62 44 -84 66 -52L76 -30C40 -62 -40 -40 -80 -6Z', a.v('#fffdf6', '#ecd8c4'), L, 2.8),
        stroke('M-64 -30C-30 -52 30 -62 62 -46M-72 -18C-40 -42 20 -54 58 -46', '#c9a890', 1.8, { opacity: 0.8 }),
        ink('M-72 -34C-96 -52 -104 -38 -92 -28C-108 -22 -100 -8 -76 -18Z', a.v('#fffdf6', '#ecd8c4'), L, 2.6),
        path('M-18 -60h7v-7h8v7h7v8h-7v7h-8v-7h-7Z', '#e5604c'),
        at(52, 34, 1, -24, ink('M-14 -6H14V6H-14Z', '#f7d9b4', L, 2), circle(-3, 0, 1.2, L), circle(3, 0, 1.2, L)),
        ink('M-58 62Q0 96 58 62Q70 78 52 86Q0 110 -52 86Q-70 78 -58 62Z', a.v('#e5705c', '#b0404c'), L, 2.6),
        circle(0, 92, 9, C.honey, { stroke: L, 'stroke-width': 2.4 }),
      ) +
      at(
        0,
        br * 0.5,
        1,
        0,
        at(298, 480, 1, 2, wand(a, 356, { w: 10, leaves: 4, ph: 0.4, line: '#47222f' })),
        limb('M284 590C306 592 312 574 300 560', '#74443c', 18, L, 2.8),
        limb('M280 560C300 562 306 544 300 528', '#74443c', 18, L, 2.8),
        circle(300, 522, 12, '#8a5648', { stroke: L, 'stroke-width': 2.6 }),
        circle(299, 555, 12, '#8a5648', { stroke: L, 'stroke-width': 2.6 }),
      ) +
      // asleep under a quilt
      sleeper(84, 640, 0.72, ['#fff6ee', '#e8c4b4'], 0.2) +
      sleeper(130, 646, 0.62, ['#f0cfa8', '#c28f66'], 0.6) +
      ink(
        'M48 628Q74 612 104 624Q134 616 164 632Q176 664 166 668Q106 680 44 668Q38 644 48 628Z',
        a.v('#b79ae0', '#7d5cae'),
        L,
        2.6,
      ) +
      stroke(
        'M52 644Q106 630 166 648M48 658Q106 646 168 662M80 622L76 670M112 622L112 674M142 622L148 672',
        '#e6d6fa',
        2,
        { opacity: 0.7 },
      ) +
      z.join('') +
      foam(
        a,
        [
          [66, 686, 34],
          [250, 688, 38],
          [418, 684, 40],
        ],
        ['#ffe9d2', '#e59f80'],
        '#c9785c',
      ) +
      each(
        [
          [300, 130, 0],
          [246, 110, 0.4],
          [290, 300, 0.7],
          [370, 640, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 5 + 4 * a.osc01(1, p), '#fff3c4', 0.95),
      ),
  )
}
