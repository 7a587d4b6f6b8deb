import { pup } from '../kit/animals.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, pearl, stars } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { flowers, grass, sky } from '../kit/scenery.ts'
import { starD } from '../kit/shapes.ts'
import { Art, at, circle, each, flip, ink, limb, n, oval, path, stroke, times } from '../kit/svg.ts'
import { bird, EDGE, glints, LINE as L, peak, puff, sword, TARO, turned } from '../suits/swords.ts'

/** Seven of Swords: a thief tiptoes out of the camp with five swords and looks back; two stay behind, and so does the sleeping guard. */
export default function sevenOfSwords(t: number): string {
  const a = new Art('s07', t)
  const creep = 2.5 * a.osc(1)
  const tent = (x: number, y: number, k: number, c: [string, string], stripe: string, flag: string, ph: number) =>
    at(
      x,
      y,
      k,
      0,
      stroke('M0 -150V-186', L, 4),
      ink(`M1 -186Q${n(16 + 3 * a.osc(1, ph))} -194 34 -182Q20 -174 1 -170Z`, flag, L, 2.2),
      ink('M-76 0L-64 -78C-40 -92 -14 -124 0 -154C14 -124 40 -92 64 -78L76 0Q0 14 -76 0Z', a.v(...c), L, 2.6),
      path(
        'M-50 4L-42 -84C-26 -98 -10 -126 0 -152C-4 -110 -14 -60 -20 7ZM50 4L42 -84C26 -98 10 -126 0 -152C4 -110 14 -60 20 7Z',
        stripe,
        { opacity: 0.85 },
      ),
      ink(
        'M-68 -80Q-60 -62 -48 -74Q-38 -56 -26 -70Q-14 -54 0 -68Q14 -54 26 -70Q38 -56 48 -74Q60 -62 68 -80C40 -94 14 -126 0 -154C-14 -126 -40 -94 -68 -80Z',
        a.v('#fffaf4', c[0]),
        L,
        2.4,
      ),
      path('M-30 -92C-16 -106 -6 -124 0 -146C4 -122 14 -104 30 -92Q14 -82 0 -92Q-14 -82 -30 -92Z', stripe, {
        opacity: 0.55,
      }),
      ink('M-14 7C-12 -20 -6 -42 0 -54C6 -42 12 -20 14 7Q0 9 -14 7Z', '#4a3588', L, 2.2),
      path('M-4 8C-4 -14 -2 -28 0 -36C2 -28 6 -14 6 8Z', '#ffd98a', { opacity: 0.8 }),
      circle(0, -156, 6, '#ffd98a', { stroke: L, 'stroke-width': 2 }),
    )
  return frame(
    a,
    { suit: 'swords', mark: 7, edge: EDGE },
    sky(a, '#4c3f92', '#8a6cba', '#dd9cc4', '#ffc9a8', '#ffeac4', '#ffeac4') +
      stars(a, 40, 46, 440, 250, 50, 's07', { big: 7, avoid: [[358, 246, 80]] }) +
      halo(a, 350, 240, 280, '#fff3cc', '#ffa7b8', 0.9) +
      circle(358, 246, 50, a.v('#fffdf0', '#ffdc9a')) +
      circle(358, 246, 62, 'none', {
        stroke: '#fff6dc',
        'stroke-width': 1.6,
        'stroke-dasharray': '0.1 7.69',
        'stroke-linecap': 'round',
      }) +
      cloud(a, 104 + 4 * a.osc(1), 186, 160, 52, '#fff4f0', '#dba9d0', { swirl: '#b582bd', op: 0.95 }) +
      cloud(a, 392 - 4 * a.osc(1), 306, 150, 50, '#fff4f0', '#dba9d0', { swirl: '#b582bd', op: 0.95 }) +
      cloud(a, 298, 120, 130, 40, '#ecd6ee', '#a685c6', { swirl: '#8a6cba', op: 0.9 }) +
      bird(a, 200, 196, 0.6, 0, L) +
      bird(a, 160, 226, 0.46, 0.4, L) +
      cloud(a, 60 - 3 * a.osc(1), 300, 120, 38, '#fff6ee', '#f0b9c4', { swirl: '#d08fa8', op: 0.95 }) +
      peak(a, 90, 470, 230, 100, { light: ['#a98acb', '#dba6c6'], dark: '#7a5fae', cap: '#fff3ee' }) +
      peak(a, 232, 470, 180, 64, { light: ['#b795d2', '#e3b0c6'], dark: '#8a6cba' }) +
      path('M20 452Q130 424 240 444T470 436V700H20Z', a.v('#c9aede', '#8f78c8')) +
      // a far camp fire with two who did not notice
      at(
        92,
        470,
        1,
        0,
        halo(a, 0, -8, 46, '#ffe9a8', '#ff8fa8', 0.8),
        stroke('M-12 2L12 -4M-12 -4L12 2', '#5f4590', 4),
        ink(
          `M0 ${n(-30 - 3 * a.osc(2))}C12 -16 10 -4 0 -2C-10 -4 -12 -16 0 ${n(-30 - 3 * a.osc(2))}Z`,
          a.v('#fff3c0', '#ff9f68'),
          '#b8622c',
          1.8,
        ),
        pearl(a, -28, -8, 11, TARO),
        pearl(a, 28, -8, 11, ['#fbc8c2', '#e58b94', '#b15a6a']),
        stroke('M-28 3v6M28 3v6', L, 3),
      ) +
      tent(158, 490, 0.66, ['#fff0e2', '#e3b6c8'], '#f39a9e', '#ffd36b', 0.3) +
      tent(404, 542, 1.1, ['#f6efff', '#c3aeea'], '#8d6ad0', '#f6a3a6', 0) +
      tent(322, 516, 0.98, ['#fff6e2', '#f0c9a0'], '#7fa2ec', '#a98bea', 0.6) +
      path('M20 520Q150 494 270 518T470 514V700H20Z', a.v('#d9c3ee', '#a48bd6', '#7f69bf')) +
      path('M20 606Q150 584 270 600T470 598V700H20Z', a.v('#c6b4ea', '#8672c6')) +
      dust(40, 530, 440, 672, 110, 's07', '#fff4e8', 0.4) +
      grass(44, 440, 590, 18, 's07g', '#6f5bb0', 10, 46) +
      stroke('M316 560q10 -6 20 0M282 574q10 -6 20 0M250 592q10 -6 20 0', '#5f4a9c', 3, { opacity: 0.45 }) +
      // the two swords left standing
      each(
        [
          [338, 572, 5],
          [416, 580, -5],
        ],
        ([x, y, r]) =>
          at(x, y - 96, 0.96, 180 + r, sword(a, 104, { w: 9 })) +
          path(
            `M${x - 24} ${y + 4}Q${x - 12} ${y - 8} ${x} ${y - 3}Q${x + 14} ${y - 8} ${x + 24} ${y + 4}Q${x} ${y + 10} ${x - 24} ${y + 4}Z`,
            a.v('#b79fe2', '#8672c6'),
          ),
      ) +
      // the thief
      oval(234, 640, 80, 10, L, { opacity: 0.28 }) +
      halo(a, 232, 420, 180, '#fff4e6', '#d79be6', 0.55) +
      at(
        232,
        380 + creep,
        1.22,
        -7,
        limb('M18 138C34 150 46 158 60 158', '#7a62b8', 18, L, 2.4),
        ink('M56 146Q70 140 78 150Q86 164 74 170Q62 170 58 164Z', a.v('#5f4a9c', '#43347e'), L, 2.4),
        limb('M-16 140C-30 154 -34 170 -30 186', '#8a72c8', 18, L, 2.4),
        ink('M-50 214Q-58 196 -40 192L-22 184Q-16 194 -24 204Q-34 216 -50 214Z', a.v('#5f4a9c', '#43347e'), L, 2.4),
        person(a, {
          hair: 'short',
          hairColor: ['#7a5a86', '#4a3260'],
          robe: ['#ffd9a0', '#f09a78'],
          trim: '#d9606f',
          lace: '#fff6e8',
          line: L,
          lw: 2.5,
          hem: each(
            [
              [-30, 98],
              [26, 92],
              [-4, 112],
              [36, 116],
              [-22, 74],
            ],
            ([x, y]) => circle(x, y, 5.5, '#fff3d8', { opacity: 0.85 }),
          ),
          front:
            ink('M-30 40Q0 60 30 40Q36 50 26 60Q0 76 -26 60Q-36 50 -30 40Z', a.v('#b79ae8', '#7f60c4'), L, 2.2) +
            times(5, (i) => {
              const turn = -104 + i * 13.5
              const u = (turn * Math.PI) / 180
              return at(48 + 86 * Math.sin(u), 140 - 86 * Math.cos(u), 0.84, turn, sword(a, 140, { w: 8.5 }))
            }),
          armL: 'M-26 62C-54 66 -62 84 -40 100',
          armR: 'M26 62C54 72 52 96 24 104',
          sleeve: '#ffe6c2',
          cuff: '#d9606f',
          ...turned(
            a,
            11,
            { eyes: 'round', mouth: 'wavy', look: [4, 0], blush: 0.8, blink: 0.4 },
            ink(
              'M-38 -46C-36 -70 -30 -92 -24 -98Q4 -108 30 -96C34 -88 38 -68 42 -46Q2 -62 -38 -46Z',
              a.v('#f0808c', '#c0405c'),
              L,
              2.6,
            ) +
              path('M-28 -60C-28 -74 -24 -86 -20 -92C-10 -96 -8 -94 -8 -94C-14 -84 -16 -72 -16 -64Z', '#fff', {
                opacity: 0.35,
              }) +
              stroke('M4 -102C20 -112 36 -104 44 -88', '#ffd36b', 3.4) +
              ink('M40 -90L52 -90L55 -70Q46 -64 38 -70Z', '#ffd36b', L, 2) +
              stroke('M62 -26q10 4 8 14M74 -34q14 6 10 22', '#fffaf0', 3, { opacity: 0.9 }),
          ),
        }),
      ) +
      // the guard dreams on
      flip(
        402,
        660,
        0.78,
        0,
        pup(a, {
          fur: ['#fffaf4', '#e3d0ec'],
          ear: '#a58bd6',
          line: L,
          tail: 4 * a.osc(1),
          up: 5 + 2 * a.osc(1, 0.3),
          face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
          collar: '#f6a3a6',
        }),
        at(
          14,
          -92,
          1,
          8,
          ink('M-30 12C-32 -22 32 -22 30 12Q0 2 -30 12Z', a.v('#ffffff', '#a99bd6'), L, 2.8),
          path(starD(0, -4, 7), '#ffd36b'),
          stroke('M0 -16V-24', L, 4),
        ),
      ) +
      times(3, (i) => {
        const u = a.saw(1, i / 3)
        return stroke('M-6 -6H6L-6 6H6', '#fff', 3, {
          opacity: n(Math.sin(Math.PI * u) * 0.95),
          transform: `translate(${n(358 - 14 * u)} ${n(640 - 46 * u)}) scale(${n(0.6 + 0.5 * u)})`,
        })
      }) +
      flowers(
        [
          [66, 640],
          [102, 660],
          [250, 658],
          [292, 646],
          [430, 652],
        ],
        ['#fff', '#ffd2cd', '#fff0b8', '#ddccf8'],
        7.5,
        '#6a9350',
      ) +
      puff(a, 80, 694, 52) +
      puff(a, 420, 698, 44) +
      glints(a, [
        [90, 130, 0],
        [240, 92, 0.3],
        [300, 210, 0.6],
        [420, 240, 0.8],
        [70, 380, 0.2],
        [300, 400, 0.5],
      ]),
  )
}
