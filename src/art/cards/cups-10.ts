import { pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, flower, halo, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, grass, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { heartD, starD } from '../kit/shapes.ts'
import { Art, at, each, n, oval, path, pick, stroke, times } from '../kit/svg.ts'
import { cottage, fromBehind, gulls, INK as L, mug } from '../suits/cups.ts'

const BANDS = ['#f58f9d', '#ffb98a', '#ffe39a', '#c8e3a4', '#a9cdf6', '#c9b0f2'] as const
const TEAS = ['berry', 'thai', 'milk', 'matcha', 'taro'] as const

/** Ten of Cups: a family under a rainbow of ten cups before its home by the river. */
export default (t: number): string => {
  const a = new Art('c10', t),
    hop = 3 * a.osc(1)
  const arch = (r: number) => `M${240 - r} 372A${r} ${r} 0 0 1 ${240 + r} 372`
  const rainbow =
    stroke(arch(165), '#fff6ea', 80, { opacity: 0.5, 'stroke-linecap': 'butt' }) +
    BANDS.map((c, i) => stroke(arch(198 - i * 13), c, 13.5, { 'stroke-linecap': 'butt', opacity: 0.95 })).join('') +
    stroke(arch(204.5), '#fff', 2.4, { opacity: 0.8 }) +
    stroke(arch(126), '#fff', 2.4, { opacity: 0.8 })
  const cups = times(10, (i) => {
    const b = Math.PI - 0.06 - (i * (Math.PI - 0.12)) / 9
    return mug(
      a,
      240 + 165 * Math.cos(b),
      372 - 165 * Math.sin(b) + 27 + 1.6 * a.osc(1, i * 0.1),
      0.43,
      pick(TEAS, i),
      {
        r: 0,
        face: { eyes: pick(['happy', 'dot', 'closed'] as const, i), mouth: 'smile', blush: 0.9 },
      },
    )
  })
  return frame(
    a,
    { suit: 'cups', mark: 10, edge: '#2b2a5c' },
    sky(a, '#6f92e0', '#a6bff2', '#dccdf2', '#ffd6dc', '#fff0d6') +
      stars(a, 40, 50, 440, 300, 30, 'c10', { big: 7 }) +
      halo(a, 240, 372, 250, '#fffbe6', '#ffb8cc', 0.95) +
      cloud(a, 96 - 3 * a.osc(1), 168, 110, 38, '#ffffff', '#d9dcf8', { swirl: '#b9bce8' }) +
      cloud(a, 392 + 3 * a.osc(1), 150, 100, 36, '#ffffff', '#d9dcf8', { swirl: '#b9bce8' }) +
      gulls(a, [
        [206, 120, 1],
        [262, 108, 0.8],
      ]) +
      mountain(a, 120, 470, 220, 130, '#a79adc', '#f3c0d2') +
      mountain(a, 366, 470, 220, 140, '#a79adc', '#f3c0d2') +
      rainbow +
      cloud(a, 70 + 3 * a.osc(1), 406, 150, 54, '#ffffff', '#ffd3dc', { swirl: '#eaa0b6' }) +
      cloud(a, 410 - 3 * a.osc(1), 406, 150, 54, '#ffffff', '#ffd3dc', { swirl: '#eaa0b6' }) +
      cups +
      path('M20 440Q130 412 240 426T470 424V700H20Z', a.v('#dcebae', '#a5ca80')) +
      tree(a, 168, 440, 0.42, ['#d6e9a4', '#82ad66'], '#4f7a48') +
      tree(a, 312, 438, 0.46, ['#ffd0cf', '#e98a9b'], '#8f3d55') +
      tree(a, 340, 446, 0.36, ['#d6e9a4', '#82ad66'], '#4f7a48') +
      cottage(a, 240, 442, 0.86, L) +
      each(
        [
          [268, 338, 0],
          [276, 322, 0.35],
        ],
        ([x, y, p]) => path(heartD(x + 2 * a.osc(1, p), y, p ? 6 : 4.5), '#fff', { opacity: 0.9 }),
      ) +
      // river of strawberry milk
      path(
        'M262 446C300 462 180 478 214 500C252 524 452 512 470 560V640C420 560 230 566 150 530C90 500 240 470 250 446Z',
        a.v('#fff0ee', '#f9b6bf', '#ef9aac'),
      ) +
      stroke('M236 486h26M270 520h34M330 536h40M396 556h30M190 512h24', '#fff', 2.6, {
        opacity: 0.8,
        transform: `translate(${n(3 * a.osc(1))} 0)`,
      }) +
      path('M20 520Q90 520 150 552T300 580T470 640V700H20Z', a.v('#cfe5a2', '#8cba70')) +
      dust(40, 540, 440, 672, 80, 'c10', '#4f8044', 0.35) +
      grass(44, 330, 620, 34, 'c10', '#64934d', 9, 40) +
      petals(a, 8, ['#fff', '#ffc4cc', '#ffe3b4'], [40, 200, 450, 500], 'c10') +
      oval(176, 644, 104, 10, '#3f6a3a', { opacity: 0.22 }) +
      // the parents look up, one arm around each other
      at(
        128,
        520,
        0.84,
        2 + 0.8 * a.osc(1),
        fromBehind(a, {
          hair: ['#d99a62', '#9a6140'],
          robe: ['#fff6f0', '#ffb3b6'],
          trim: '#e8747f',
          line: L,
          armL: 'M-24 58C-56 44 -66 4 -64 -40',
          armR: 'M24 60C40 74 56 82 70 84',
          cuff: C.honey,
          long: true,
          hat: each(
            [
              [-44, -34],
              [-24, -50],
              [0, -55],
              [24, -50],
              [44, -34],
            ],
            ([x, y], i) => flower(x, y, 9, i % 2 ? '#fff' : '#f28d9b', C.honey, 5, i),
          ),
        }),
      ) +
      at(
        222,
        520,
        0.84,
        -2 - 0.8 * a.osc(1),
        fromBehind(a, {
          hair: ['#75608f', '#463663'],
          robe: ['#d8e5fc', '#84a2e2'],
          trim: '#fff3dc',
          line: L,
          armL: 'M-24 60C-40 70 -52 76 -64 78',
          armR: 'M24 58C56 44 68 4 66 -40',
          cuff: C.honey,
        }),
      ) +
      // the children dance
      at(
        326,
        566 + hop,
        0.62,
        -6,
        person(a, {
          hair: 'buns',
          hairColor: ['#c5805a', '#8a5340'],
          robe: ['#fffaf0', '#ffcf86'],
          trim: '#f59a6b',
          lace: '#fffaf2',
          line: L,
          lw: 3.6,
          face: { eyes: 'happy', mouth: 'open', blush: 0.9 },
          sleeve: '#ffe7bd',
          armL: 'M-24 58C-44 50 -60 36 -70 16',
          armR: 'M24 58C38 62 48 60 60 50',
          front: path(starD(0, 74, 9), '#e8637a'),
        }),
      ) +
      at(
        399,
        572 - hop,
        0.6,
        6,
        person(a, {
          hair: 'short',
          hairColor: ['#8f6a9c', '#5a4170'],
          robe: ['#f2ecff', '#b79aec'],
          trim: '#7f5cc0',
          lace: '#fffaf2',
          line: L,
          lw: 3.6,
          face: { eyes: 'happy', mouth: 'open', blush: 0.9 },
          sleeve: '#e2d5fa',
          armL: 'M-24 58C-38 62 -48 60 -60 50',
          armR: 'M24 58C40 50 44 36 44 16',
        }),
      ) +
      at(60, 664, 0.6, 0, pup(a, { line: L, face: { eyes: 'happy', mouth: 'o' }, up: -10, collar: '#d9606f' })) +
      flowers(
        [
          [110, 660],
          [150, 668],
          [206, 662],
          [258, 668],
          [300, 660],
          [384, 664],
          [430, 660],
          [44, 600],
        ],
        ['#fff', C.berryPale, '#fff0b8', C.taroPale],
        8.5,
        '#64934d',
      ) +
      butterfly(a, 316, 520 + 5 * a.osc(1, 0.4), 0.6, -12, ['#fff0c8', C.amber], '#a86a2a') +
      each(
        [
          [240, 268, 0],
          [196, 300, 0.3],
          [284, 296, 0.6],
          [120, 130, 0.8],
          [360, 130, 0.2],
        ],
        ([x, y, p]) => sparkle(x, y, 7 + 4 * a.osc01(1, p), '#fff', 0.95),
      ),
  )
}
