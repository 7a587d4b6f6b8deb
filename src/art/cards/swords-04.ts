import { bunny } from '../kit/animals.ts'
import { cup, steam } from '../kit/boba.ts'
import { frame } from '../kit/frame.ts'
import { dust, flower, halo, rose } from '../kit/ornaments.ts'
import { person } from '../kit/person.ts'
import { sky } from '../kit/scenery.ts'
import { heartD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, ink, limb, n, oval, path, pick, rng, stroke, times } from '../kit/svg.ts'
import { EDGE, glints, LINE as L, SILVER, sword } from '../suits/swords.ts'

/** Four of Swords: a knight sleeps on a chapel tomb in the light of the stained glass; a bunny naps on the blanket. */
export default function fourOfSwords(t: number): string {
  const a = new Art('s04', t)
  const br = 2 * a.osc(1)
  const r = rng('s04')
  const stones = times(54, (i) => {
    const y = 96 + Math.floor(i / 6) * 42
    const x = 34 + (i % 6) * 76 + (Math.floor(i / 6) % 2) * 38 + r() * 8
    return r() > 0.35
      ? path(
          `M${n(x)} ${y}h${n(54 + r() * 12)}q5 0 5 5v24q0 5 -5 5h${n(-54)}q-5 0 -5 -5v-24q0 -5 5 -5Z`,
          r() > 0.5 ? '#a897e2' : '#3d2f84',
          {
            opacity: n(0.1 + 0.1 * r()),
          },
        )
      : ''
  })
  const pane = 'M78 426V210C78 140 118 106 152 92C186 106 226 140 226 210V426Z'
  const glass = a.clip(
    pane,
    path('M60 80H250V440H60Z', a.v('#7fa2f2', '#a78cf0', '#f0a2c8', '#ffd190')),
    circle(152, 300, 96, '#fff0c2', { opacity: 0.5 }),
    circle(152, 300, 62, '#fff6de', { opacity: 0.6 }),
    each(
      [
        [92, 190],
        [212, 190],
        [92, 256],
        [212, 256],
        [108, 420],
        [196, 420],
        [152, 128],
      ],
      ([x, y], k) =>
        circle(x, y, 26, pick(['#f7a9bd', '#f7a9bd', '#b9d59a', '#b9d59a', '#93b8f4', '#93b8f4', '#ffe08f'], k), {
          opacity: 0.75,
        }),
    ),
    // the saint of this chapel is a cup of milk tea
    at(
      152,
      370,
      1.06,
      0,
      cup(a, { tea: 'taro', lid: false, straw: '#f6a3a6', line: '#4a3a8e', lw: 3, face: { eyes: 'closed' } }),
    ),
    circle(152, 268, 86, 'none', { stroke: '#4a3a8e', 'stroke-width': 3 }),
    stroke(
      'M78 222L102 232M226 222L202 232M78 320L92 318M226 320L212 318M152 92V150M78 186Q120 178 152 150Q184 178 226 186M152 354V430M78 384H226M114 354L96 426M190 354L208 426',
      '#4a3a8e',
      3,
    ),
    path(starD(152, 174, 15), '#fff6cf', { stroke: '#4a3a8e', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }),
  )
  const hung = (x: number, y: number, len: number, ph: number) =>
    circle(x, y - 54, 5, '#f0b354', { stroke: L, 'stroke-width': 2 }) +
    at(x, y, 1, 180 + 1.2 * a.osc(1, ph), sword(a, len, { w: 9 }))
  const candle = (x: number, y: number, h: number, ph: number) =>
    halo(a, x, y - h - 12, 50, '#ffe9a8', '#ff9fb4', 0.75 + 0.2 * a.osc01(1, ph)) +
    ink(`M${x - 8} ${y}V${y - h}Q${x} ${y - h - 5} ${x + 8} ${y - h}V${y}Z`, a.h('#fffdf6', '#f0dce8'), L, 2.2) +
    path(`M${x - 8} ${y - h + 2}v10q3 6 5 0v-4q3 -3 5 2v8q3 4 6 -2v-14Z`, '#ffffff') +
    ink(
      `M${x} ${y - h - 24 - 2 * a.osc(1, ph)}C${x + 9} ${y - h - 12} ${x + 6} ${y - h - 4} ${x} ${y - h - 3}C${x - 6} ${y - h - 4} ${x - 9} ${y - h - 12} ${x} ${y - h - 24 - 2 * a.osc(1, ph)}Z`,
      a.v('#fff8d8', '#ffb65a'),
      '#c77a3c',
      1.8,
    )
  return frame(
    a,
    { suit: 'swords', mark: 4, edge: EDGE },
    sky(a, '#2a2060', '#4a3c94', '#6656ae', '#7a69be', '#4d3f94') +
      stones +
      // vault ribs
      stroke('M34 330C40 170 120 70 240 52C360 70 440 170 446 330', '#8d7bd0', 15) +
      stroke('M34 330C40 170 120 70 240 52C360 70 440 170 446 330', '#d7c9f7', 3, { opacity: 0.7 }) +
      stroke('M262 470V240C262 160 240 80 240 52', '#8d7bd0', 11, { opacity: 0.6 }) +
      // window
      halo(a, 152, 280, 230, '#fff0d8', '#b79af6', 0.75) +
      path('M66 438V208C66 132 112 92 152 76C192 92 238 132 238 208V438Z', a.v('#efe6ff', '#a695de'), {
        stroke: L,
        'stroke-width': 2.6,
      }) +
      glass +
      path(pane, 'none', { stroke: L, 'stroke-width': 3 }) +
      path(
        'M52 432H252Q258 432 258 440V448Q258 452 252 452H52Q46 452 46 448V440Q46 432 52 432Z',
        a.v('#f4edff', '#a695de'),
        { stroke: L, 'stroke-width': 2.4 },
      ) +
      // coloured light on its way down
      path(
        'M92 120L226 110L448 560H250Z',
        a.lin([
          [0, '#fff3d6', 0.36],
          [0.6, '#ffd0e2', 0.2],
          [1, '#ffd0e2', 0],
        ]),
      ) +
      path(
        'M84 250L150 300L300 640H170Z',
        a.lin([
          [0, '#cfe0ff', 0.3],
          [1, '#cfe0ff', 0],
        ]),
      ) +
      dust(110, 200, 420, 560, 46, 's04d', '#fff6dc', 0.6, 0.8, 2) +
      // three swords on the wall
      stroke('M280 140H420', '#c98a34', 8) +
      stroke('M280 138H420', '#ffe3a0', 3) +
      circle(278, 140, 7, '#f0b354', { stroke: L, 'stroke-width': 2 }) +
      circle(422, 140, 7, '#f0b354', { stroke: L, 'stroke-width': 2 }) +
      hung(300, 196, 176, 0) +
      hung(350, 196, 188, 0.3) +
      hung(400, 196, 176, 0.6) +
      // floor and tomb
      path('M20 600H470V700H20Z', a.v('#5a4aa6', '#8a78cc')) +
      stroke('M34 628H446M34 658H446M90 600L60 680M180 600L166 680M300 600L314 680M392 600L420 680', '#3d2f84', 2, {
        opacity: 0.5,
      }) +
      oval(244, 646, 200, 16, '#241a58', { opacity: 0.35 }) +
      ink('M60 548H424L412 570V634H74V570Z', a.v('#e9e0ff', '#b5a4e6', '#8674c6'), L, 2.8) +
      ink(
        'M52 526Q52 518 60 518H424Q432 518 432 526V542Q432 550 424 550H60Q52 550 52 542Z',
        a.v('#ffffff', '#c6b8ee'),
        L,
        2.8,
      ) +
      stroke('M64 534H420', '#9d8cd4', 2, { 'stroke-dasharray': '0.1 9' }) +
      each(
        [
          [104, 0],
          [380, 0],
        ],
        ([x]) =>
          path(heartD(x, 592, 11), '#f7a9bd', { stroke: L, 'stroke-width': 2 }) +
          circle(x, 592, 22, 'none', { stroke: '#8674c6', 'stroke-width': 2 }),
      ) +
      ink(
        'M128 574H356Q362 574 362 580V606Q362 612 356 612H128Q122 612 122 606V580Q122 574 128 574Z',
        a.v('#7b69bf', '#9c8ad8'),
        L,
        2.2,
      ) +
      at(168, 593, 0.92, 90, sword(a, 186, { w: 9 })) +
      // pillow, knight, blanket
      ink(
        'M58 514C50 488 64 474 88 478C116 470 148 472 164 480C180 478 186 500 176 518Q118 528 58 514Z',
        a.v('#ffffff', '#dccff7'),
        L,
        2.6,
      ) +
      circle(60, 512, 6, '#ffd98a', { stroke: L, 'stroke-width': 2 }) +
      at(
        136,
        452 + br * 0.4,
        0.98,
        -24,
        person(a, {
          hair: 'short',
          hairColor: ['#e9d3a6', '#b98a5c'],
          noBody: true,
          line: L,
          lw: 2.6,
          face: { eyes: 'closed', mouth: 'smile', blush: 0.85 },
        }),
      ) +
      ink(
        `M178 ${n(508)}C186 ${n(474 - br)} 220 ${n(456 - br)} 262 ${n(460 - br)}C330 ${n(462 - br)} 392 470 410 492C420 506 420 516 416 522H178Z`,
        a.v('#cdb6f6', '#8a6cd0'),
        L,
        2.7,
      ) +
      ink(
        `M172 522C166 490 176 468 204 ${n(462 - br)}C216 ${n(470 - br)} 210 500 214 522Z`,
        a.v('#fffaff', '#e2d6f8'),
        L,
        2.4,
      ) +
      each(
        [
          [240, 484],
          [282, 500],
          [256, 512],
          [316, 480],
          [352, 504],
          [392, 510],
          [318, 512],
        ],
        ([x, y]) => path(starD(x, y - br * 0.6, 6), '#ffe08f'),
      ) +
      stroke('M300 472Q322 496 318 520M352 476Q374 498 370 520', '#6a4fb4', 2, { opacity: 0.4 }) +
      // praying hands above the blanket
      at(
        206,
        456 - br,
        1,
        -8,
        ink('M-34 34C-40 14 -26 -4 -6 -8L8 4C0 12 2 24 0 38Z', a.v(...SILVER), L, 2.4),
        ink(
          'M-9 -6C-8 -20 0 -40 8 -46C14 -48 18 -43 17 -36C23 -38 27 -33 24 -25C22 -12 16 0 8 8Z',
          a.v('#ffe6d2', '#fbcdb2'),
          L,
          2.4,
        ),
        stroke('M17 -36C14 -24 8 -12 2 -4', L, 1.8, { opacity: 0.7 }),
        limb('M-3 -10C1 -16 5 -20 6 -25', '#ffe6d2', 6, L, 1.8),
        stroke('M-11 -7L8 8', '#f0b354', 4),
      ) +
      at(
        366,
        476,
        0.72,
        0,
        bunny(a, { line: L, face: { eyes: 'closed', mouth: 'smile' }, fur: ['#fffdf8', '#eedff2'] }),
      ) +
      times(3, (i) => {
        const u = a.saw(1, i / 3)
        return stroke('M-6 -6H6L-6 6H6', '#fff', 3, {
          opacity: n(Math.sin(Math.PI * u) * 0.95),
          transform: `translate(${n(252 + 22 * u)} ${n(430 - 66 * u)}) scale(${n(0.7 + 0.6 * u)})`,
        })
      }) +
      // at the foot of the tomb
      candle(424, 640, 54, 0) +
      candle(402, 656, 34, 0.4) +
      at(
        76,
        664,
        0.52,
        0,
        cup(a, { tea: 'milk', lid: false, straw: false, line: L, lw: 4.2, face: { eyes: 'closed' } }),
      ) +
      // the helmet waits on the floor
      at(
        276,
        652,
        1,
        -6,
        oval(2, 6, 36, 6, '#241a58', { opacity: 0.35 }),
        ink(
          'M-2 -46C12 -66 40 -62 46 -46C40 -46 38 -40 44 -32C28 -30 10 -34 -2 -42Z',
          a.h('#d9606f', '#f7a9ad'),
          L,
          2.3,
        ),
        ink('M-30 4C-36 -30 -18 -46 2 -46C24 -46 38 -28 32 4Q2 12 -30 4Z', a.v(...SILVER), L, 2.5),
        ink('M-34 -12Q0 -28 34 -12L32 -2Q0 -16 -33 -2Z', a.v('#fff1bd', '#f0b354'), L, 2),
        stroke('M-20 -4V3M-10 -7V4M0 -8V5M10 -7V4M20 -4V3', L, 2.2),
        stroke('M-20 -24C-16 -34 -8 -38 0 -39', '#fff', 3.4),
      ) +
      steam(a, 76, 598, 30, '#fff6ea', 2, 14) +
      each(
        [
          [136, 664, 11],
          [160, 668, 8],
          [330, 668, 10],
        ],
        ([x, y, q], i) => rose(a, x, y, q, i % 2 ? ['#fffaf0', '#e3b8d0'] : ['#f0e2ff', '#a888e0']),
      ) +
      flower(352, 664, 8, '#fff', '#ffd36b') +
      glints(a, [
        [152, 174, 0],
        [118, 318, 0.3],
        [190, 150, 0.6],
        [300, 430, 0.2],
        [350, 466, 0.5],
        [400, 430, 0.8],
        [240, 112, 0.4],
      ]),
  )
}
