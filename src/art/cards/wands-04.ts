import { bunny, sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, flower, leafD, pearl, rose, sparkle, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { flowers, grass, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { heartD } from '../kit/shapes.ts'
import { Art, at, each, ink, limb, n, path, pick, stroke, times } from '../kit/svg.ts'
import { castle, EDGE, foam, house, LINE as L, PEARLS, wand } from '../suits/wands.ts'

/** Four of Wands: under a garland on four wands two bunnies dance with bouquets before the castle. */
export default (t: number): string => {
  const a = new Art('w04', t)
  const garland = (x0: number, y0: number, x1: number, y1: number, sag: number, count: number, k: number) => {
    const mx = (x0 + x1) / 2,
      my = (y0 + y1) / 2 + sag * 2
    const point = (u: number): [number, number] => [
      (1 - u) * (1 - u) * x0 + 2 * u * (1 - u) * mx + u * u * x1,
      (1 - u) * (1 - u) * y0 + 2 * u * (1 - u) * my + u * u * y1,
    ]
    const rope = `M${x0} ${y0}Q${n(mx)} ${n(my)} ${x1} ${y1}`
    return (
      stroke(rope, '#55783f', 9 * k) +
      stroke(rope, '#9cc06a', 5 * k) +
      times(count * 2, (i) => {
        const [x, y] = point((i + 0.5) / (count * 2))
        return ink(leafD(0, 0, 22 * k, 9 * k), a.v('#dcecaa', '#86ad63'), '#55783f', 1.8, {
          transform: `translate(${n(x)} ${n(y)}) rotate(${(i % 2 ? -60 : 110) + i * 7})`,
        })
      }) +
      times(count, (i) => {
        const [x, y] = point((i + 0.5) / count)
        return i % 3 === 1
          ? pearl(a, x, y + 3, 8 * k, ['#b0735a', '#6a3d3a', '#3e2028'])
          : i % 3 === 2
            ? rose(a, x, y, 12 * k, ['#ffdcd6', '#e5727c'])
            : flower(x, y, 14 * k, i % 2 ? '#fff8ec' : '#ffb27c', C.honey, 5, i)
      })
    )
  }
  const bouquet = (x: number, y: number, r: number) =>
    at(
      x,
      y,
      1,
      r,
      ink('M-9 -6L9 -6L3 22H-3Z', a.v('#fffaf0', '#ffd2a6'), L, 2.2),
      ink(leafD(0, 0, 20, 8), '#a9c67f', '#55783f', 1.8, { transform: 'translate(2 -6) rotate(-20)' }),
      ink(leafD(0, 0, 20, 8), '#a9c67f', '#55783f', 1.8, { transform: 'translate(-2 -6) rotate(200)' }),
      rose(a, -9, -12, 9, ['#ffd2cd', '#d9606f']),
      rose(a, 9, -12, 9, ['#fff0c0', '#efa548']),
      flower(0, -20, 10, '#fff', C.honey),
    )
  const dancer = (x: number, y: number, m: 1 | -1, fur: [string, string], dress: [string, string], ph: number) => {
    const sway = 5 * a.osc(1, ph)
    return at(
      x,
      y,
      1.2,
      sway * 0.7,
      `<g transform="scale(${m} 1)">` +
        limb('M-22 -24Q-36 -14 -44 -20', fur[0], 10, L, 2.4) +
        bunny(a, { fur, line: L, ph, face: { eyes: 'happy', mouth: 'open', blush: 0.9, blink: false } }) +
        ink('M-22 -34Q0 -24 22 -34L36 0Q24 8 12 2Q0 10 -12 2Q-24 8 -36 0Z', a.v(...dress), L, 2.6) +
        each(
          [
            [-20, -8],
            [0, -4],
            [20, -8],
            [-8, -20],
            [10, -20],
          ],
          ([px, py]) => path(heartD(px, py, 3), '#fff'),
        ) +
        limb('M20 -28Q40 -34 46 -52', fur[0], 10, L, 2.4) +
        bouquet(48, -64, 14) +
        [-18, -6, 6, 18]
          .map((fx, i) =>
            flower(fx, -84 + Math.abs(fx) * 0.3, 7, pick(['#fff', C.berry, '#ffd36b'], i), C.honeyDeep, 5, i),
          )
          .join('') +
        '</g>',
    )
  }
  return frame(
    a,
    { suit: 'wands', mark: 4, edge: EDGE },
    sky(a, '#7a68bc', '#cf86b6', '#ffa992', '#ffd9a2', '#fff4d4') +
      stars(a, 40, 50, 440, 200, 36, 'w04', { big: 6 }) +
      beams(a, 240, 270, 460, 22, '#fff6dc', 0.18) +
      sun(a, 240, 270, 84, {
        rays: 28,
        len: 0.4,
        turn: 0,
        core: ['#fffdf2', '#ffe3a0'],
        glow: ['#fff6d0', '#ffb08e'],
      }) +
      cloud(a, 82 + 3 * a.osc(1), 330, 120, 44, '#fffaf2', '#fbc6b2', { swirl: '#eda288' }) +
      cloud(a, 402 - 3 * a.osc(1), 320, 120, 44, '#fffaf2', '#fbc6b2', { swirl: '#eda288' }) +
      mountain(a, 92, 500, 200, 110, '#b283bd', '#f7b79c') +
      mountain(a, 396, 500, 210, 120, '#b283bd', '#f7b79c') +
      path('M20 474Q130 440 240 456T470 462V700H20Z', a.v('#e6e09c', '#b8c878')) +
      tree(a, 58, 506, 0.42, ['#ffe2ae', '#f39a5c'], '#b0602f') +
      tree(a, 424, 506, 0.42, ['#dcecaa', '#93bb69'], '#55783f') +
      house(a, 118, 500, 0.8, ['#ffd0bc', '#e5785c']) +
      house(a, 364, 500, 0.8, ['#fff0b4', '#f0b04e']) +
      castle(a, 240, 478, 1.06) +
      path('M20 520Q130 482 250 502T470 506V700H20Z', a.v('#d3d98c', '#98b666')) +
      ink(
        'M222 484H258C250 520 318 560 346 700H134C162 560 230 520 222 484Z',
        a.v('#fffaf0', '#ffe6c2', '#ffd2a0'),
        L,
        2.2,
      ) +
      stroke('M226 506h28M214 536h54M196 574h90M178 620h124', '#e5b07c', 2, { opacity: 0.55 }) +
      dust(40, 510, 440, 672, 100, 'w04', '#6f8a3c', 0.35) +
      grass(44, 440, 590, 30, 'w04', '#7a9a50', 9, 60) +
      at(142, 414, 1, 0, wand(a, 300, { w: 6.4, leaves: 2, ph: 0.1 })) +
      at(338, 414, 1, 0, wand(a, 300, { w: 6.4, leaves: 2, ph: 0.6 })) +
      garland(142, 296, 338, 296, 20, 9, 0.72) +
      petals(a, 8, [C.berryPale, '#fff', '#ffd9a0'], [60, 240, 440, 520], 'w4') +
      dancer(158, 590, 1, ['#fffdf8', '#f4dcc4'], ['#ffc6bc', '#ec7f86'], 0) +
      dancer(322, 590, -1, ['#f6dcb8', '#d3a071'], ['#fff0b8', '#f2ab4e'], 0.5) +
      at(78, 452, 1, -1, wand(a, 410, { w: 8.6, leaves: 3, ph: 0.3 })) +
      at(402, 452, 1, 1, wand(a, 410, { w: 8.6, leaves: 3, ph: 0.8 })) +
      garland(78, 282, 142, 298, 14, 4, 0.8) +
      garland(402, 282, 338, 298, 14, 4, 0.8) +
      garland(78, 274, 402, 274, 46, 13, 1) +
      flowers(
        [
          [62, 640],
          [116, 626],
          [124, 658],
          [360, 622],
          [368, 656],
          [420, 640],
        ],
        ['#fff', C.berryPale, '#fff0b8', C.taroPale],
        8.5,
        '#7a9a50',
      ) +
      foam(a, [
        [84, 678, 40],
        [396, 678, 42],
        [168, 688, 30],
      ]) +
      at(
        240,
        646 - 3 * Math.abs(a.osc(1, 0.2)),
        1,
        0,
        sprite(a, {
          r: 21,
          base: PEARLS.tea,
          face: { eyes: 'happy', mouth: 'open' },
          armL: 'M-17 -4Q-30 -10 -32 -26',
          armR: 'M17 -4Q30 -10 32 -26',
          hat: flower(0, -20, 10, '#fff', C.honey),
        }),
      ) +
      each(
        [
          [180, 190, 0],
          [300, 186, 0.4],
          [110, 220, 0.7],
          [370, 214, 0.2],
          [240, 150, 0.5],
        ],
        ([x, y, p]) => sparkle(x, y, 6 + 4 * a.osc01(1, p), '#fffbe0', 0.95),
      ),
  )
}
