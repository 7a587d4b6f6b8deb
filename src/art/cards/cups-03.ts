import { sprite } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, flower, halo, leafD, sparkle, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person, type PersonOpt } from '../kit/person.ts'
import { butterfly, flowers, grass, mountain, petals, sky, tree } from '../kit/scenery.ts'
import { sparkleD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, oval, path, stroke, times } from '../kit/svg.ts'
import { INK as L, mug, strawberry, wreath } from '../suits/cups.ts'

/** Three of Cups: three friends dance in an orchard and clink their cups. */
export default (t: number): string => {
  const a = new Art('c03', t),
    up = 3 * a.osc(1)
  const dancer = (x: number, y: number, k: number, r: number, o: PersonOpt) =>
    at(x, y + up * 0.6, k, r, person(a, { line: L, lw: 2.4, lace: '#fffaf6', cuff: C.honey, ...o }))
  const grapes = (x: number, y: number, k: number, c: [string, string]) =>
    at(
      x,
      y,
      k,
      0,
      stroke('M0 -22q2 -8 8 -10', '#6b8a4a', 3),
      ink(leafD(2, -22, 22, 9), '#a9cf7c', '#4f7040', 1.8, { transform: 'rotate(-20 2 -22)' }),
      each(
        [
          [-12, -12],
          [0, -14],
          [12, -12],
          [-7, -2],
          [6, -2],
          [-1, 8],
        ],
        ([gx, gy]) =>
          circle(gx, gy, 7.5, a.v(...c), { stroke: '#4e2d66', 'stroke-width': 1.8 }) +
          circle(gx - 2, gy - 2.5, 1.8, '#fff', { opacity: 0.8 }),
      ),
    )
  const pumpkin = at(
    394,
    648,
    1,
    0,
    stroke('M0 -38q2 -12 12 -14', '#6b8a4a', 6),
    oval(-24, -16, 22, 24, a.v('#ffc588', '#e8803f'), { stroke: '#8f4321', 'stroke-width': 2.4 }),
    oval(24, -16, 22, 24, a.v('#ffc588', '#e8803f'), { stroke: '#8f4321', 'stroke-width': 2.4 }),
    oval(0, -16, 22, 26, a.v('#ffd29a', '#ee8c4a'), { stroke: '#8f4321', 'stroke-width': 2.4 }),
    oval(-8, -28, 5, 8, '#fff', { opacity: 0.45 }),
  )
  const fruit = (red: boolean) =>
    each(
      [
        [-40, -186],
        [8, -204],
        [38, -172],
        [-14, -150],
        [-52, -148],
        [30, -134],
      ],
      ([x, y], i) =>
        red
          ? strawberry(a, x, y + 1.5 * a.osc(1, i * 0.2), 10, '#8d3a45')
          : circle(x, y, 10, a.v('#ffe3b0', '#f59a6b'), { stroke: '#a8562f', 'stroke-width': 2 }) +
            oval(x - 3, y - 3, 2.6, 2, '#fff', { opacity: 0.8 }),
    )
  return frame(
    a,
    { suit: 'cups', mark: 3, edge: '#3a1f4e' },
    sky(a, '#7568c8', '#b493de', '#f4b4d0', '#ffd3c6', '#fff0d6') +
      stars(a, 40, 50, 440, 240, 36, 'c03', { big: 7 }) +
      beams(a, 240, 200, 500, 26, '#fffbe8', 0.2) +
      halo(a, 240, 200, 240, '#fffbe6', '#ffb0c8', 0.95) +
      cloud(a, 78 + 4 * a.osc(1), 250, 130, 48, '#ffffff', '#ffcbd6', { swirl: '#eb9db4' }) +
      cloud(a, 408 - 4 * a.osc(1), 236, 130, 48, '#ffffff', '#ffcbd6', { swirl: '#eb9db4' }) +
      mountain(a, 130, 520, 220, 150, '#a48ad0', '#f3b9c8') +
      mountain(a, 350, 520, 220, 160, '#a48ad0', '#f3b9c8') +
      path('M20 488Q130 448 240 470T470 470V700H20Z', a.v('#d9e6a8', '#a4c47c')) +
      tree(a, 60, 560, 1.05, ['#d6e9a4', '#82ad66'], '#4f7a48', fruit(true)) +
      tree(a, 424, 556, 1.05, ['#cfe6b0', '#79a86c'], '#4f7a48', fruit(false)) +
      path('M20 570Q130 540 240 556T470 560V700H20Z', a.v('#c9e09c', '#7fab68')) +
      dust(40, 574, 440, 672, 100, 'c03', '#4f8044', 0.35) +
      grass(44, 440, 628, 40, 'c03', '#64934d', 9, 34) +
      petals(a, 8, ['#fff', '#ffd0d4', '#ffe3b4'], [40, 190, 450, 480], 'c3') +
      oval(240, 600, 170, 12, '#3f6a3a', { opacity: 0.18 }) +
      oval(240, 482, 62, 8, '#3f6a3a', { opacity: 0.2 }) +
      dancer(240, 330, 1.02, 0, {
        hair: 'buns',
        hairColor: ['#7d5a86', '#4c3560'],
        robe: ['#fff3d4', '#ffc27f'],
        trim: '#f08a5b',
        sleeve: '#ffe7bd',
        face: { eyes: 'happy', mouth: 'open', blush: 0.85 },
        armL: 'M-24 60C-96 50 -98 -50 -48 -96',
        armR: 'M24 60C96 50 98 -50 48 -96',
        hem: each(
          [
            [-30, 104],
            [0, 92],
            [30, 108],
          ],
          ([x, y]) => flower(x, y, 6.5, '#f59a6b', '#fff3c8'),
        ),
        hat: wreath(['#fff', '#f59a6b', '#ffe3a0'], 8),
      }) +
      mug(a, 240, 244 + up * 0.6, 0.78, 'thai', { face: { eyes: 'happy', mouth: 'open' } }) +
      circle(203, 228 + up * 0.6, 9.5, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
      circle(277, 228 + up * 0.6, 9.5, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
      dancer(112, 436, 1.1, -4 + 1.4 * a.osc(1, 0.2), {
        hair: 'long',
        hairColor: ['#e0a566', '#a96b3f'],
        robe: ['#fff8f4', '#ffb7b9'],
        trim: '#e8747f',
        sleeve: '#ffe2de',
        face: { eyes: 'closed', mouth: 'smile', blush: 0.85 },
        armR: 'M24 60C62 54 72 10 64 -58',
        armL: 'M-24 60C-44 72 -52 84 -54 100',
        hem: each(
          [
            [-30, 104],
            [0, 92],
            [30, 108],
            [-10, 74],
          ],
          ([x, y]) => flower(x, y, 6.5, '#ef8f97', '#fff3c8'),
        ),
        hat: wreath(['#ffd2cd', '#e8747f', '#fff']),
      }) +
      dancer(368, 436, 1.1, 4 - 1.4 * a.osc(1, 0.2), {
        hair: 'bob',
        hairColor: ['#a9603f', '#6d3a30'],
        robe: ['#f7f0ff', '#bda2ee'],
        trim: '#8f6bd0',
        sleeve: '#e6d9fb',
        face: { eyes: 'wink', mouth: 'open', blush: 0.85, blink: false },
        armL: 'M-24 60C-62 54 -72 10 -64 -58',
        armR: 'M24 60C44 72 52 84 54 100',
        hem: each(
          [
            [30, 104],
            [0, 92],
            [-30, 108],
            [10, 74],
          ],
          ([x, y]) => path(sparkleD(x, y, 8), '#fff'),
        ),
        hat: wreath(['#e6d9fb', '#fff', '#b79aec']),
      }) +
      mug(a, 165, 376 + up * 0.6, 0.64, 'berry', { r: 5 }) +
      mug(a, 315, 376 + up * 0.6, 0.64, 'taro', { r: -5, face: { eyes: 'dot', mouth: 'w', blush: 0.8 } }) +
      circle(177, 364 + up * 0.6, 10, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
      circle(303, 364 + up * 0.6, 10, C.skin, { stroke: L, 'stroke-width': 2.4 }) +
      times(9, (i) => {
        const b = (-160 + i * 17.5) * (Math.PI / 180)
        return circle(
          240 + (66 + 8 * (i % 2)) * Math.cos(b),
          176 + (52 + 5 * a.osc(1, i * 0.21)) * Math.sin(b),
          3 + (i % 3),
          i % 2 ? '#fff' : '#ffd1cf',
          { stroke: '#c9647c', 'stroke-width': 1.3 },
        )
      }) +
      each(
        [
          [240, 104],
          [150, 236],
          [330, 236],
          [176, 150],
          [304, 150],
        ],
        ([x, y], i) => sparkle(x, y, 8 + 4 * a.osc01(1, i * 0.2), '#fffbe0', 0.95),
      ) +
      grapes(66, 640, 1.15, ['#c9a6ee', '#7b55b4']) +
      grapes(104, 656, 0.9, ['#f3a3b8', '#b8476e']) +
      pumpkin +
      strawberry(a, 334, 654, 11, '#8d3a45') +
      strawberry(a, 312, 662, 9, '#8d3a45') +
      at(
        236,
        600,
        0.8,
        -8 + 5 * a.osc(1),
        sprite(a, { r: 34, face: { eyes: 'happy', mouth: 'open' }, armL: 'M-26 -8L-46 -36', armR: 'M26 -8L46 -36' }),
      ) +
      flowers(
        [
          [150, 648],
          [276, 640],
          [206, 650],
          [176, 666],
          [432, 620],
          [46, 606],
        ],
        ['#fff', C.berryPale, '#fff0b8'],
        8,
        '#64934d',
      ) +
      butterfly(a, 92, 312 + 5 * a.osc(1, 0.4), 0.7, -14, ['#fff0c8', C.amber], '#a86a2a'),
  )
}
