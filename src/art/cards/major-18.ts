import { pup } from '../kit/animals.ts'
import { face } from '../kit/face.ts'
import { frame } from '../kit/frame.ts'
import { cloud, dust, halo, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { grass, sky } from '../kit/scenery.ts'
import { crescentD, dropD, puffD, sparkleD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, flip, ink, limb, n, oval, path, spin, stroke } from '../kit/svg.ts'
/** The Moon between two dome-lid cups, with pup, wolf and crayfish. */
export default function moon(t: number): string {
  const a = new Art('m18', t),
    br = 1 + 0.012 * a.osc(1),
    K = '#2b1d4d'
  const rays = Array.from({ length: 32 }, (_, i) =>
    spin(
      240,
      226,
      (i * 360) / 32,
      i % 2
        ? path('M237 102Q238.500 90 240 74Q241.500 90 243 102Z', '#ffcf86', {
            opacity: n(0.5 + 0.4 * a.osc01(1, i / 16)),
          }) + circle(240, 64, 2.2, '#ffe2b0', { opacity: n(0.5 + 0.5 * a.osc01(1, i / 16)) })
        : path('M234 103Q237.500 82 240 52Q242.500 82 246 103Q240 100 234 103Z', '#ffe9b4', {
            opacity: n(0.75 + 0.25 * a.osc01(1, i / 16)),
          }),
    ),
  ).join('')
  const tower = (m: 1 | -1) =>
    `<g transform="translate(${m < 0 ? 82 : 398} 560) scale(${m} 1)">` +
    ink('M-42 6L-52 -164H52L42 6Z', a.h('#9a79b8', '#6d4f97', '#4a3578'), K, 2.9) +
    stroke('M-40 -132h15M-38 -92h13M18 -132h16M-34 -34h13M6 -24h15M24 -98h10M-4 -146h14M22 -52h12', '#c3a8dc', 2.6, {
      opacity: 0.55,
    }) +
    path(
      'M-52 -160C-46 -142 -40 -150 -34 -148C-26 -146 -28 -128 -21 -128C-14 -128 -16 -148 -6 -148C4 -148 4 -138 10 -138C17 -138 17 -148 26 -148C34 -148 34 -134 41 -134C46 -134 48 -146 52 -158V-166H-52Z',
      '#e9d7f5',
      { opacity: 0.92 },
    ) +
    ink(
      'M-60 -166Q-60 -178 -50 -178H50Q60 -178 60 -166Q60 -156 50 -156H-50Q-60 -156 -60 -166Z',
      a.v('#c9aede', '#9474b4'),
      K,
      2.9,
    ) +
    ink('M-46 -178C-46 -232 46 -232 46 -178Z', a.v('#a988cf', '#654a92'), K, 2.9) +
    stroke('M-34 -186C-32 -202 -22 -210 -10 -212', '#efe0ff', 3.4, { opacity: 0.6 }) +
    stroke('M6 -218L18 -254', K, 11) +
    stroke('M6 -218L18 -254', C.berry, 5.5) +
    each(
      [
        [-6, -106],
        [14, -52],
      ],
      ([x, y], i) =>
        halo(a, x, y, 42, '#ffd07a', '#ff9f8a', 0.55 + 0.4 * a.osc01(1, i * 0.4 + (m > 0 ? 0.2 : 0))) +
        ink(
          `M${x - 10} ${y + 14}V${y - 4}Q${x - 10} ${y - 16} ${x} ${y - 16}Q${x + 10} ${y - 16} ${x + 10} ${y - 4}V${y + 14}Z`,
          a.v('#fff3c4', C.amber),
          K,
          2.6,
        ) +
        stroke(`M${x} ${y - 14}V${y + 12}M${x - 9} ${y - 1}H${x + 9}`, '#b8732e', 1.6),
    ) +
    '</g>'
  const drops = Array.from({ length: 11 }, (_, i) => {
    const u = a.saw(1, i / 11),
      x = 112 + ((i * 97) % 262),
      y = 318 + u * 150
    return path(dropD(x, y, 4.4), i % 3 ? '#ffe2a8' : '#e6d6ff', { opacity: n(Math.sin(Math.PI * u)) })
  }).join('')
  const ripple = [0, 0.5]
    .map((p) => {
      const u = a.saw(1, p)
      return oval(240, 650, 36 + 130 * u, 7 + 20 * u, 'none', {
        stroke: '#dbe6ff',
        'stroke-width': 2,
        opacity: n(0.6 * (1 - u) * Math.min(1, u * 6)),
      })
    })
    .join('')
  const bush = (x: number, y: number, k: number) => path(puffD(x, y, 34 * k, 20 * k, 8), a.v('#7a5aa6', '#4b3680'))
  return frame(
    a,
    { suit: 'major', mark: 18, edge: '#0d0722' },
    sky(a, '#120d33', '#271b5c', '#513a8c', '#9464a8', '#e9a6ae') +
      stars(a, 40, 44, 440, 470, 110, 'moon', { big: 14, avoid: [[240, 226, 128]] }) +
      halo(a, 240, 226, 290, '#ffd79a', '#b07ad8', 0.85 + 0.15 * a.osc01(1)) +
      circle(240, 226, 182, 'none', {
        stroke: '#ffe9c0',
        'stroke-width': 1.2,
        'stroke-dasharray': `0.1 ${n((2 * Math.PI * 182) / 100 - 0.1)}`,
        'stroke-linecap': 'round',
        opacity: 0.8,
        transform: `rotate(${n(a.t * 18)} 240 226)`,
      }) +
      rays +
      at(
        240,
        226,
        br,
        0,
        circle(
          0,
          0,
          112,
          a.rad(
            [
              [0, '#fffef6'],
              [0.6, '#fff3d0'],
              [1, '#ffdb96'],
            ],
            0.56,
            0.4,
            0.62,
          ),
          { stroke: '#b97d3c', 'stroke-width': 2.9 },
        ),
        circle(70, -60, 9, '#ffe0a0', { opacity: 0.75 }),
        circle(86, -32, 5, '#ffe0a0', { opacity: 0.75 }),
        circle(56, 76, 7.5, '#ffe0a0', { opacity: 0.75 }),
        circle(76, 58, 4, '#ffe0a0', { opacity: 0.75 }),
        path(
          crescentD(0, 0, 110.5, 0.34, 0.9),
          a.lin(
            [
              [0, '#ffe08f'],
              [0.5, '#f8bd57'],
              [1, '#e08f3c'],
            ],
            0,
            0,
            0.6,
            1,
          ),
        ),
        stroke('M-92 -38A100 100 0 0 0 -90 44', '#fff6d8', 4, { opacity: 0.75 }),
        path(starD(-62, -46, 9), '#fff3cd', { stroke: '#fff3cd', 'stroke-width': 3, 'stroke-linejoin': 'round' }),
        path(sparkleD(-78, 4, 8), '#fff7dd'),
        circle(-66, 40, 3, '#fff3cd'),
        circle(-54, 62, 2, '#fff3cd'),
        circle(-76, -22, 2, '#fff3cd'),
        at(26, 2, 1.62, 0, face(a, { eyes: 'closed', mouth: 'smile', ink: '#7a4a26', blush: 0.7 })),
        stroke('M-12 14l-4 5M-5 15.500l-2 5.500M57 14l4 5M64 12l5 4', '#7a4a26', 2.6, {
          opacity: 0.9,
          transform: 'translate(0 -4)',
        }),
      ) +
      drops +
      cloud(a, 84 + 5 * a.osc(1), 332, 160, 54, '#d6bfe8', '#8b69b5', { swirl: '#f4e8ff', op: 0.95 }) +
      cloud(a, 404 - 5 * a.osc(1, 0.2), 316, 156, 58, '#d6bfe8', '#8b69b5', { swirl: '#f4e8ff', op: 0.95 }) +
      path('M20 500Q100 446 190 474T330 466T470 490V700H20Z', a.v('#8a63a8', '#523c82')) +
      path('M120 520Q200 470 300 496T470 520V700H20V540Z', a.v('#7a589f', '#46337a')) +
      tower(-1) +
      tower(1) +
      bush(150, 548, 0.8) +
      bush(338, 546, 0.9) +
      bush(364, 556, 0.6) +
      path('M20 560Q120 524 240 540T470 556V700H20Z', a.v('#9a78b2', '#5d4488')) +
      path(
        'M237 478C250 492 216 510 228 528C240 546 272 556 262 578C252 598 214 602 202 628H294C306 602 302 586 296 570C288 546 250 534 249 516C248 502 262 494 246 478Z',
        a.v('#fff0cf', '#f0c493'),
      ) +
      stroke('M232 610q10 -16 26 -24M262 612q6 -14 16 -22M244 540q8 4 14 12', '#d9a06e', 2, { opacity: 0.6 }) +
      dust(50, 560, 430, 624, 60, 'mo', '#f0dcf8', 0.35) +
      grass(50, 200, 590, 9, 'mg', '#7e5fa4', 10, 14) +
      grass(300, 440, 590, 8, 'mg2', '#7e5fa4', 10, 14) +
      ink(
        'M20 640Q70 612 150 618T240 614T340 618T460 638V700H20Z',
        a.v('#b4c6f8', '#6a7fd0', '#3f4f9c'),
        '#3a2f74',
        2.9,
      ) +
      path('M206 618Q240 612 276 618L300 690H180Z', '#fff0cf', { opacity: 0.28 }) +
      ripple +
      stroke('M76 658h30M340 664h40M140 674h24M386 646h14M100 640h12', '#eef3ff', 2.6, { opacity: 0.75 }) +
      at(
        240,
        650 + 2.5 * a.osc(1, 0.2),
        0.98,
        0,
        limb('M-24 4C-44 -2 -52 -16 -46 -30', '#f78a7a', 7.5, '#7a2a39', 2.6) +
          limb('M24 4C44 -2 52 -16 46 -30', '#f78a7a', 7.5, '#7a2a39', 2.6),
        [-1, 1]
          .map(
            (m) =>
              `<g transform="translate(${m * 44} -36) scale(${m} 1) rotate(${n(6 * a.osc(2, m * 0.2))})">${ink('M-2 8C-16 0 -14 -20 -2 -24C-4 -14 2 -12 4 -8C6 -16 14 -18 16 -12C20 0 10 10 -2 8Z', a.v('#ffab9b', '#ee7566'), '#7a2a39', 2.6)}</g>`,
          )
          .join(''),
        stroke('M-8 -22C-12 -38 -22 -44 -30 -44M8 -22C12 -38 22 -44 30 -44', '#7a2a39', 2.4),
        ink(
          'M0 -28C22 -28 32 -10 30 10Q28 26 0 26Q-28 26 -30 10C-32 -10 -22 -28 0 -28Z',
          a.v('#ffab98', '#e0604f'),
          '#7a2a39',
          2.8,
        ),
        oval(-12, -18, 6, 3, '#fff', { opacity: 0.5 }),
        at(0, -3, 0.68, 0, face(a, { mouth: 'w', blush: 0.9, ink: '#5b1c2b', blushColor: '#ffd0c0' })),
        path(
          'M-56 12C-40 26 40 26 56 12C62 30 60 40 56 46H-56C-60 40 -62 30 -56 12Z',
          a.lin([
            [0, '#7f93dc', 0.95],
            [1, '#5263b4', 0],
          ]),
        ),
        stroke('M-40 15Q0 30 40 15', '#eef3ff', 2.6, { opacity: 0.85 }),
      ) +
      at(
        130,
        626,
        0.94,
        0,
        pup(a, {
          fur: ['#fffaf0', '#f0cfa4'],
          ear: '#dda368',
          up: -14 + 4 * a.osc(1),
          face: { eyes: 'happy', mouth: 'o' },
          line: '#47294f',
          collar: C.berry,
        }),
      ) +
      flip(
        352,
        626,
        0.94,
        0,
        pup(a, {
          fur: ['#d8c6ee', '#9a80c6'],
          ear: '#7c63ab',
          pointy: true,
          up: -14 + 4 * a.osc(1, 0.3),
          face: { eyes: 'happy', mouth: 'o' },
          line: '#38245a',
        }),
      ),
  )
}
