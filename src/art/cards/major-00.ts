import { pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { beams, cloud, dust, flower, halo, rose, stars, sun } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { butterfly, flowers, grass, mountain, petals, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, each, ink, limb, path, spin, stroke } from '../kit/svg.ts'
/** The Fool on a castella cliff. */
export default function fool(t: number): string {
  const a = new Art('m00', t),
    bob = 3 * a.osc(1),
    sway = 4 * a.osc(1, 0.1),
    L = '#57303a'
  return frame(
    a,
    { suit: 'major', mark: 0 },
    sky(a, '#5a4a9c', '#a473b8', '#ee9ea6', '#ffcfa0', '#ffe9c4') +
      stars(a, 50, 60, 430, 220, 44, 'fool', { big: 7 }) +
      beams(a, 240, 290, 430, 20, '#fff2cf', 0.17) +
      sun(a, 240, 290, 124, { rays: 32, len: 0.36, turn: 0, core: ['#fffaf0', '#ffdf9e'] }) +
      cloud(a, 92 + sway, 330, 150, 58, '#fff7ef', '#f7c2bb', { swirl: '#e59fa0' }) +
      cloud(a, 412 - sway, 286, 150, 60, '#fff7ef', '#f9cbbd', { swirl: '#e59fa0' }) +
      mountain(a, 128, 580, 230, 150, '#b783b8', '#f0b0aa') +
      mountain(a, 372, 590, 250, 158, '#a877b4', '#f2b3aa') +
      mountain(a, 285, 600, 170, 96, '#d29abb', '#f6bfae') +
      path('M30 590Q140 540 250 570T460 566V700H30Z', a.v('#f7c6ab', '#eda790')) +
      cloud(a, 404 + sway * 1.5, 628, 210, 84, '#fff8ee', '#ffd8c4', { swirl: '#ecaf98' }) +
      cloud(a, 320 - sway, 684, 260, 92, '#fffaf2', '#ffe3cf', { swirl: '#ecb59c' }) +
      // castella cliff, frosting, berry layer
      ink('M20 552H318Q334 552 330 572L298 700H20Z', a.v('#f7d196', '#dda162'), L, 2.9) +
      path('M30 612Q120 602 200 612T314 606L306 634Q220 628 150 636T30 634Z', '#fff3da', { opacity: 0.95 }) +
      path('M30 622Q120 612 200 622T311 616L309 624Q220 620 150 628T30 626Z', C.berry, { opacity: 0.9 }) +
      path('M322 556L290 690H262L296 556Z', '#8a4a2a', { opacity: 0.14 }) +
      dust(36, 566, 290, 676, 80, 'cliff', '#a9682f', 0.45) +
      ink(
        'M20 540H312Q342 540 340 558Q338 573 324 571Q313 570 311 584Q309 597 297 595Q287 593 286 580Q284 569 271 571Q259 573 259 586Q257 599 246 597Q236 594 236 582Q233 569 216 571Q197 573 195 592Q193 609 179 607Q165 605 165 587Q162 571 144 571Q126 573 126 583Q124 595 112 593Q100 591 100 579Q95 569 77 571Q60 573 58 585Q52 597 20 589Z',
        a.v('#fffefa', '#ffeedd'),
        L,
        2.9,
      ) +
      path('M28 548H308Q326 549 332 556Q300 552 28 556Z', '#fff', { opacity: 0.9 }) +
      grass(44, 70, 542, 3, 'fg', '#8fb066') +
      grass(292, 322, 542, 4, 'fg2', '#8fb066') +
      flowers(
        [
          [54, 530],
          [148, 533],
          [304, 530],
          [322, 536],
        ],
        ['#fff', C.berry, C.taroPale],
        7.5,
        '#8fb066',
      ) +
      at(
        100,
        548 - 9 * Math.abs(a.osc(1, 0.1)),
        0.84,
        -8,
        pup(a, { up: -8 + 3 * a.osc(1), collar: C.berryDeep, face: { look: [1.5, -1] }, line: L }),
      ) +
      petals(a, 8, [C.berryPale, '#fff', '#ffc4bc'], [40, 220, 470, 470]) +
      halo(a, 252, 420, 130, '#fff7e2', '#ffd9b0', 0.5) +
      at(
        250,
        310 + bob,
        1.26,
        3 + 1.2 * a.osc(1, 0.25),
        limb('M-18 138C-20 152 -24 164 -26 178', '#fff6e8', 15, L, 2.6) +
          stroke('M-33 158L-18 160M-34 166L-20 168', C.berry, 3) +
          ink('M-44 192Q-46 176 -28 174Q-13 176 -13 192Q-28 196 -44 192Z', a.v('#a8683f', '#7d4730'), L, 2.8),
        spin(
          22,
          140,
          8 * a.osc(1, 0.3),
          limb('M20 136C30 150 44 154 60 150', '#fff6e8', 15, L, 2.6) +
            stroke('M40 143L41 158M47 143L49 158', C.berry, 3) +
            ink('M56 139Q71 135 77 146Q83 159 72 163Q60 163 54 158Z', a.v('#a8683f', '#7d4730'), L, 2.8),
        ),
        spin(
          -40,
          74,
          3 * a.osc(1, 0.5),
          stroke('M-8 92L-106 -20', L, 9.5) +
            stroke('M-8 92L-106 -20', '#d09a60', 4.5) +
            at(
              -106,
              -18,
              1,
              6 * a.osc(1, 0.6),
              ink(
                'M0 -8C-10 -2 -36 10 -36 33C-36 54 -16 60 0 60C16 60 36 54 36 33C36 10 10 -2 0 -8Z',
                a.v(C.taroPale, C.taro, '#9a79dc'),
                L,
                2.9,
              ),
              path('M-30 18C-34 34 -28 48 -16 54C-24 44 -26 30 -22 14Z', '#fff', { opacity: 0.45 }),
              stroke('M-6 4Q-10 14 -18 18M6 4Q10 14 18 18', '#7f5cc0', 2, { opacity: 0.6 }),
              path(starD(0, 35, 13), C.honey, { stroke: C.honey, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
              ink('M0 -4L-15 -17Q-3 -20 0 -8Q3 -20 15 -17Z', '#a384e4', L, 2.6),
            ),
        ),
        person(a, {
          hair: 'short',
          hairColor: ['#b0714c', '#83503a'],
          robe: ['#fffaf0', '#ffe6b8'],
          trim: C.thai,
          lace: '#fffaf0',
          face: { eyes: 'happy', mouth: 'open', blush: 0.75 },
          hem: each(
            [
              [-32, 100],
              [26, 84],
              [-6, 110],
              [38, 112],
              [-24, 74],
            ],
            ([x, y]) => flower(x, y, 6.5, C.berry, C.honey),
          ),
          armL: 'M-22 58C-36 66 -38 80 -26 92',
          armR: 'M22 58C40 64 54 56 64 42',
          sleeve: '#fff0cf',
          cuff: C.thai,
          front:
            ink('M-26 42Q0 60 26 42Q31 52 22 58L0 70L-22 58Q-31 52 -26 42Z', a.v('#c7a6f4', C.taro), L, 2.6) +
            path(starD(0, 64, 6), C.honey, { stroke: '#d98b2f', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
          held:
            stroke('M66 44L80 14', C.matchaDeep, 4) +
            path('M74 28q10 -4 14 2q-8 6 -14 -2Z', C.matcha) +
            rose(a, 82, 8, 14, ['#fffdf8', C.berry]),
          hat:
            ink(
              'M-52 -24C-62 -78 10 -100 52 -64C66 -50 64 -34 54 -27C30 -40 -20 -44 -52 -24Z',
              a.v('#cdb0f7', '#8d68d0', C.taroDeep),
              L,
              2.9,
            ) +
            path('M-40 -40C-42 -62 -14 -78 8 -78C-10 -70 -26 -56 -30 -42Z', '#fff', { opacity: 0.3 }) +
            ink(
              'M-56 -19C-42 -43 36 -51 60 -24Q64 -16 56 -13C32 -31 -24 -29 -50 -9Q-60 -11 -56 -19Z',
              a.v('#ffe6a0', C.amber),
              L,
              2.7,
            ) +
            spin(
              46,
              -52,
              5 * a.osc(1, 0.2),
              ink('M42 -50C58 -66 76 -98 68 -116C44 -106 34 -74 36 -52Z', a.v('#ffb0a4', '#ee6f6c'), L, 2.6) +
                stroke('M41 -54C50 -74 58 -90 64 -106M47 -70l9 -4M51 -82l9 -5M46 -66l-4 -9', '#fff', 2, {
                  opacity: 0.75,
                }),
            ),
        }),
      ) +
      butterfly(a, 388, 410 + 6 * a.osc(1, 0.3), 1.05, 12, [C.taroPale, C.taro], '#5b3f94') +
      butterfly(a, 92, 424 + 5 * a.osc(1, 0.7), 0.7, -14, ['#fff0c8', C.amber], '#a86a2a', 0.3) +
      '',
  )
}
