import { pup, sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, flower, halo, sparkle, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, person } from '../kit/person.ts'
import { flowers, grass, mountain, sky, tree } from '../kit/scenery.ts'
import { dropD } from '../kit/shapes.ts'
import { Art, at, each, ink, limb, n, path, pick, stroke, times } from '../kit/svg.ts'
import { castle, EDGE, foam, house, leaf, LINE as L, PEARLS, wand } from '../suits/wands.ts'

/** Ten of Wands: bent under ten wands a carrier walks the last slope to the village; a small pearl helps with one leaf. */
export default (t: number): string => {
  const a = new Art('w10', t)
  const bob = 2.4 * a.osc(1)
  const sweat = [0, 0.5].map((p) => {
    const u = a.saw(1, p)
    return path(dropD(138 - 16 * u, 286 + 34 * u - p * 20, 6), '#d4ecff', {
      stroke: '#6f9fd0',
      'stroke-width': 1.8,
      opacity: n(Math.sin(Math.PI * u)),
    })
  })
  return frame(
    a,
    { suit: 'wands', mark: 10, edge: EDGE },
    sky(a, '#3a2a6c', '#7d4488', '#d96a72', '#ffa268', '#ffdf9e') +
      stars(a, 40, 50, 440, 280, 60, 'w10', { big: 9 }) +
      sun(a, 372, 430, 66, {
        rays: 28,
        len: 0.5,
        turn: 0,
        core: ['#fff6dc', '#ffc878'],
        glow: ['#ffe6a8', '#ff8a70'],
      }) +
      cloud(a, 92 + 4 * a.osc(1), 196, 130, 48, '#f0b4b4', '#b0628c', { swirl: '#ffd9d0' }) +
      cloud(a, 398 - 4 * a.osc(1), 286, 120, 44, '#ffd9c0', '#ea8a7c', { swirl: '#d9705c' }) +
      mountain(a, 88, 540, 230, 150, '#94508a', '#e58a70') +
      mountain(a, 236, 540, 180, 96, '#a85c88', '#ee9670') +
      path('M20 520Q200 520 300 490T470 470V700H20Z', a.v('#e9b66c', '#c98a4c')) +
      castle(a, 400, 486, 0.62) +
      house(a, 330, 504, 0.8, ['#ffd0bc', '#e5785c']) +
      house(a, 366, 516, 1, ['#fff0b4', '#f0b04e']) +
      house(a, 420, 524, 1.2, ['#e6d6fa', '#a98ad6']) +
      tree(a, 64, 548, 0.5, ['#ffe2ae', '#f39a5c'], '#b0602f') +
      tree(a, 108, 546, 0.36, ['#dcecaa', '#93bb69'], '#55783f') +
      path('M20 576Q180 566 290 548T470 526V700H20Z', a.v('#f0c47c', '#d0904e', '#b8743c')) +
      ink(
        'M372 534C352 560 330 566 250 580C150 598 90 620 40 700H330C340 640 400 600 404 534Z',
        a.v('#ffeac4', '#f6c98c'),
        L,
        2,
      ) +
      each(
        [
          [330, 572],
          [260, 596],
          [180, 626],
          [110, 660],
          [280, 640],
          [220, 664],
        ],
        ([x, y], i) => stroke(`M${x} ${y}q${8 + i} -5 ${18 + i * 2} -2`, '#c98a4c', 2.6, { opacity: 0.7 }),
      ) +
      dust(40, 560, 440, 674, 120, 'w10', '#8a5024', 0.4) +
      grass(44, 120, 612, 8, 'w10a', '#a08a40', 9, 20) +
      grass(370, 440, 620, 12, 'w10b', '#a08a40', 9, 34) +
      halo(a, 240, 330, 200, '#ffeabc', '#ff9a7c', 0.55) +
      at(
        0,
        bob,
        1,
        0,
        at(
          192,
          352,
          1.26,
          16,
          limb('M-18 138C-30 150 -44 158 -50 172', '#8a5a78', 18, L, 2.4),
          ink('M-66 166L-42 172L-48 192Q-60 200 -70 192Q-76 186 -66 166Z', a.v('#a8683f', '#7d4730'), L, 2.4),
          limb('M18 138C30 146 44 148 52 160', '#8a5a78', 18, L, 2.4),
          ink('M44 156L64 148Q80 154 76 168L56 178Q44 170 44 156Z', a.v('#a8683f', '#7d4730'), L, 2.4),
          person(a, {
            hair: 'short',
            hairColor: ['#d08a4c', '#8f5430'],
            robe: ['#fff3d8', '#e2ab6c'],
            trim: '#c9604c',
            line: L,
            lw: 2.4,
            tilt: 6,
            face: { eyes: 'closed', mouth: 'wavy', brow: 'worry', blush: 0.95 },
            front:
              stroke('M-44 100Q0 112 44 100', '#8a4f30', 8) +
              ink('M-28 42Q0 62 28 42Q36 54 24 62Q0 78 -24 62Q-36 54 -28 42Z', a.v('#cfe39c', '#86ad63'), L, 2.3) +
              ink('M-52 118L-30 114L-28 136L-50 140Z', '#f6b08c', L, 2) +
              stroke('M-48 120l-2 2M-34 118l-2 2M-46 136l2 -2M-32 134l2 -2', '#fff6dc', 2.4),
            hat:
              ink('M-54 -12C-34 -34 34 -34 54 -12L55 4C32 -16 -32 -16 -55 4Z', a.v('#fffaf0', '#f6c9a0'), L, 2.3) +
              ink('M-50 -6C-66 -14 -76 0 -64 6C-74 14 -62 24 -50 10Z', a.v('#fffaf0', '#f6c9a0'), L, 2.2),
          }),
        ),
        // ten wands from one grip
        times(10, (i) => {
          const order = pick([0, 9, 2, 7, 4, 5, 1, 8, 3, 6], i)
          return at(
            306,
            446,
            1,
            -26 + order * 5.3,
            at(
              0,
              order % 2 ? -86 : -98,
              1,
              0,
              wand(a, order % 2 ? 366 : 390, { w: 7.6, leaves: 2, ph: order * 0.1, ember: 0.9 }),
            ),
          )
        }),
        ink('M270 424Q302 414 336 426L334 452Q302 442 272 450Z', a.v('#ff9d8f', '#d9606f'), L, 2.6),
        ink(
          'M302 436C318 420 340 424 336 438C334 450 314 450 302 438C296 456 300 470 314 478L298 484C288 470 292 450 302 436Z',
          a.v('#ffb0a4', '#d9606f'),
          L,
          2.4,
        ),
        at(
          192,
          352,
          1.26,
          16,
          arm('M-14 70C10 112 60 112 100 84', { sleeve: '#ffe2b0', cuff: '#c9604c', line: L, lw: 2.4, w: 18 }),
          arm('M28 62C50 70 76 60 98 44', { sleeve: '#fff0cc', cuff: '#c9604c', line: L, lw: 2.4, w: 18 }),
        ),
      ) +
      sweat.join('') +
      // little helper with its one leaf
      at(
        82,
        630 - 3 * Math.abs(a.osc(1, 0.3)),
        1,
        4,
        at(16, -30, 1, 0, leaf(a, -8, 0, 52, -28, 0.2)),
        sprite(a, {
          r: 25,
          base: PEARLS.taro,
          armL: 'M-18 -8Q-20 -30 0 -32',
          armR: 'M18 -8Q26 -24 18 -34',
          face: { eyes: 'happy', mouth: 'open' },
          legD: 'M-10 20L-16 33h-5M10 20L18 32h-5',
        }),
      ) +
      flowers(
        [
          [364, 650],
          [392, 628],
          [422, 648],
          [60, 576],
        ],
        ['#fff', C.berryPale, '#fff0b8'],
        8,
        '#a08a40',
      ) +
      at(372, 596, 0.52, 0, pup(a, { line: L, collar: C.berryDeep, face: { eyes: 'happy', mouth: 'o' } })) +
      at(430, 600, 1, 0, flower(0, 0, 7, '#fff', C.honey)) +
      foam(a, [
        [72, 686, 38],
        [248, 690, 36],
        [414, 680, 42],
      ]) +
      each(
        [
          [120, 130, 0],
          [90, 300, 0.7],
          [420, 240, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fff3c4', 0.95),
      ),
  )
}
