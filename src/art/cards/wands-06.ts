import { pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, leafD, rose, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { mountain, petals, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, path, rect, stroke, times } from '../kit/svg.ts'
import { aura, band, bearer, castle, EDGE, foam, horse, house, LINE as L, PEARLS, wand } from '../suits/wands.ts'

/** A laurel wreath of radius r around 0,0. */
const laurel = (a: Art, r: number) =>
  times(22, (i) => {
    const b = (i / 22) * 2 * Math.PI
    const x = r * Math.cos(b),
      y = r * Math.sin(b)
    return ink(leafD(-3, 0, r * 0.72, r * 0.32), a.v('#dcecaa', '#86ad63'), '#55783f', 1.9, {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round((b * 180) / Math.PI + (i % 2 ? 52 : 128))})`,
    })
  }) +
  times(6, (i) =>
    circle(r * Math.cos(i * 1.047 + 0.3), r * Math.sin(i * 1.047 + 0.3), 3.6, '#e8637a', {
      stroke: '#8d3a45',
      'stroke-width': 1.6,
    }),
  )

/** Six of Wands: the victor rides through the tea town with a laurelled wand, pearls cheer with five more. */
export default (t: number): string => {
  const a = new Art('w06', t)
  const bob = 2 * a.osc(1)
  const bunting = (x0: number, y0: number, x1: number, y1: number) =>
    stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 46} ${x1} ${y1}`, L, 2.2) +
    times(7, (i) => {
      const u = (i + 0.5) / 7,
        x = x0 + (x1 - x0) * u,
        y = y0 + (y1 - y0) * u + 92 * u * (1 - u)
      return ink(
        `M${x - 9} ${y}H${x + 9}L${x} ${y + 20}Z`,
        ['#ffd36b', '#f6a3a6', '#fff3df', '#b79aec'][i % 4] ?? '#fff',
        L,
        2,
      )
    })
  return frame(
    a,
    { suit: 'wands', mark: 6, edge: EDGE },
    sky(a, '#5a3f92', '#b4619c', '#f4816f', '#ffb97c', '#ffe9ba') +
      stars(a, 40, 50, 440, 240, 50, 'w06', { big: 8 }) +
      beams(a, 250, 250, 460, 22, '#fff0cc', 0.15) +
      aura(a, 250, 262, 128, '#fff3cc', '#ff946c', 0.95) +
      cloud(a, 84 + 4 * a.osc(1), 262, 130, 48, '#ffefe2', '#f5a48c', { swirl: '#e2826c' }) +
      cloud(a, 412 - 4 * a.osc(1), 196, 120, 44, '#ffefe2', '#f5a48c', { swirl: '#e2826c' }) +
      mountain(a, 104, 500, 220, 128, '#b8658f', '#f6a27c') +
      mountain(a, 388, 500, 220, 118, '#b8658f', '#f6a27c') +
      bunting(36, 318, 178, 352) +
      bunting(444, 318, 322, 360) +
      path('M20 500H470V700H20Z', a.v('#f7cf90', '#dd9650')) +
      castle(a, 388, 470, 0.7) +
      house(a, 72, 508, 1.7, ['#ffd0bc', '#e5785c']) +
      house(a, 148, 504, 1.15, ['#fff0b4', '#f0b04e']) +
      house(a, 416, 508, 1.7, ['#e6d6fa', '#a98ad6']) +
      house(a, 340, 504, 1.1, ['#dcecaa', '#93bb69']) +
      times(5, (r) =>
        times(8, (c) =>
          rect(26 + c * 58 + (r % 2) * 28, 524 + r * 32, 48, 24, r % 2 ? '#f3bf7c' : '#fbd79c', {
            rx: 9,
            opacity: 0.5,
          }),
        ),
      ) +
      dust(40, 510, 440, 674, 100, 'w06', '#9a5528', 0.35) +
      bearer(a, 104, 500, 24, PEARLS.taro, {
        length: 200,
        side: -1,
        ph: 0.1,
        face: { eyes: 'happy', mouth: 'open' },
        hat: band(24, C.honey),
      }) +
      bearer(a, 394, 506, 24, PEARLS.pea, {
        length: 210,
        side: 1,
        ph: 0.5,
        face: { eyes: 'happy', mouth: 'open' },
        hat: band(24, '#fff3e0'),
      }) +
      at(
        0,
        bob,
        1,
        0,
        at(
          232,
          596,
          1.2,
          0,
          // the far end of the long cloth
          ink('M-48 -96L28 -96L34 -34Q24 -26 16 -34Q6 -24 -4 -32Q-14 -22 -24 -32Q-36 -24 -46 -34Z', '#d9606f', L, 2.4),
          horse(a, { legs: 'walk' }),
          ink(
            'M-48 -104Q-8 -112 22 -104L32 -42Q22 -32 14 -42Q4 -30 -6 -40Q-16 -28 -26 -40Q-38 -30 -50 -42Z',
            a.v('#f58a6a', '#c94f4c'),
            L,
            2.4,
          ),
          stroke('M-49 -54Q-8 -42 30 -54', '#ffe3a0', 4),
          each(
            [
              [-32, -76],
              [-8, -72],
              [16, -76],
            ],
            ([x, y]) => path(starD(x, y, 7), '#ffe6a6'),
          ),
        ),
        at(
          216,
          310,
          1.06,
          2 + 0.8 * a.osc(1, 0.2),
          at(
            -84,
            20,
            1,
            -5,
            wand(a, 262, { w: 8, leaves: 0, ph: 0.4 }),
            at(
              0,
              -88,
              1,
              0,
              laurel(a, 32),
              ink('M-8 28L-22 56L-8 50L0 62L8 50L22 56L8 28Z', a.v('#ff9d8f', '#d9606f'), L, 2.2),
            ),
          ),
          person(a, {
            hair: 'short',
            hairColor: ['#e9b060', '#b06f35'],
            robe: ['#fffaf0', '#ffd9a2'],
            trim: C.thai,
            lace: '#fffaf0',
            trimY: 122,
            line: L,
            lw: 2.5,
            face: { eyes: 'big', mouth: 'open', blush: 0.8, iris: ['#5a3a2a', '#e09a4c'] },
            behindHair: ink(
              'M-20 44C-60 60 -92 110 -108 158C-84 170 -60 160 -44 168C-30 150 -10 90 20 44Z',
              a.v('#ee6f5a', '#a8383f'),
              L,
              2.5,
            ),
            armL: 'M-24 60C-46 70 -64 66 -78 50',
            armR: 'M24 62C36 82 40 96 56 100',
            sleeve: '#ffe4b4',
            cuff: C.honey,
            front:
              ink('M-28 42Q0 62 28 42Q36 54 24 62Q0 78 -24 62Q-36 54 -28 42Z', a.v('#f58a6a', '#d0554c'), L, 2.3) +
              path(starD(0, 66, 7), C.honey, { stroke: '#b9782f', 'stroke-width': 1.6 }),
            hat:
              each(
                [
                  [-50, -14, 236],
                  [-46, -28, 226],
                  [-36, -40, 214],
                  [-24, -48, 204],
                  [-10, -53, 190],
                  [50, -14, -56],
                  [46, -28, -46],
                  [36, -40, -34],
                  [24, -48, -24],
                  [10, -53, -10],
                ],
                ([x, y, r]) =>
                  ink(leafD(-8, 0, 27, 11), a.v('#e4f0b4', '#8fb766'), '#55783f', 2, {
                    transform: `translate(${x} ${y}) rotate(${r})`,
                  }),
              ) + circle(0, -55, 6, '#ffd36b', { stroke: L, 'stroke-width': 2 }),
          }),
        ),
        limb('M208 448C224 468 226 494 222 516', '#a8583c', 22, L, 2.6),
        ink('M210 512L236 514Q254 522 252 534H214Q206 526 210 512Z', a.v('#a8683f', '#7d4730'), L, 2.6),
      ) +
      petals(a, 8, ['#fff', C.berryPale, '#ffd36b'], [60, 180, 450, 470], 'w6') +
      bearer(a, 84, 612, 29, PEARLS.matcha, {
        length: 170,
        side: 1,
        ph: 0.3,
        face: { eyes: 'happy', mouth: 'open' },
        hat: band(29, C.taro),
      }) +
      bearer(a, 410, 616, 29, PEARLS.berry, {
        length: 170,
        side: -1,
        ph: 0.7,
        face: { eyes: 'dot', mouth: 'open' },
        hat: band(29, C.matcha),
      }) +
      bearer(a, 318, 638, 25, PEARLS.honey, {
        length: 130,
        side: -1,
        ph: 0.9,
        face: { eyes: 'happy', mouth: 'smile' },
        hat: band(27, C.berryDeep),
      }) +
      at(196, 660, 0.56, 0, pup(a, { line: L, collar: C.berryDeep, face: { eyes: 'happy', mouth: 'o' } })) +
      each(
        [
          [240, 668],
          [252, 650],
          [276, 664],
          [150, 660],
        ],
        ([x, y], i) => rose(a, x, y, 7, i % 2 ? ['#ffd2cd', '#d9606f'] : ['#fff0c0', '#efa548']),
      ) +
      foam(a, [
        [62, 682, 36],
        [424, 682, 38],
      ]) +
      each(
        [
          [150, 140, 0],
          [390, 130, 0.4],
          [250, 110, 0.7],
          [110, 210, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
