import { cup } from '../kit/boba.ts'
import { face } from '../kit/face.ts'
import { dust, halo, pearl, stars } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { crescentD, sparkleD, spiralD, starD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, n, path, rect, spin, stroke } from '../kit/svg.ts'
/** Card back. Point-symmetric, so that a reversed card does not show itself. */
export function back(t: number): string {
  const a = new Art('bk', t),
    gold = a.lin(
      [
        [0, '#fff3cc'],
        [0.5, '#f6c667'],
        [1, '#c98a3c'],
      ],
      0,
      0,
      1,
      1,
    ),
    G = '#f3c873',
    ring = a.lin(
      [
        [0, '#fff3cc'],
        [0.5, '#d99f4a'],
        [1, '#fff3cc'],
      ],
      0,
      0,
      1,
      1,
    )
  const half = (body: string) => body + `<g transform="rotate(180 240 384)">${body}</g>`
  const R = 84
  const ray = Array.from({ length: 36 }, (_, i) =>
    spin(
      240,
      384,
      i * 10,
      i % 3 === 0
        ? path('M236.500 262Q239 246 240 222Q241 246 243.500 262Q240 259 236.500 262Z', gold)
        : path('M238.300 262Q239.500 254 240 246Q240.500 254 241.700 262Z', gold, { opacity: 0.85 }) +
            circle(240, 238, 1.5, G, { opacity: 0.9 }),
    ),
  ).join('')
  // two milk arms turning into tea: same under a half turn
  const armD = (th: number) => {
    const out: string[] = [],
      inn: string[] = []
    const N = 40
    for (let i = 0; i <= N; i++) {
      const u = i / N,
        ang = th - 0.35 + u * 4.9,
        r = R * (0.97 - u * 0.87),
        w = R * 0.62 * Math.sin(Math.PI * u) ** 0.75 * (1 - 0.6 * u)
      const P = (q: number) => `${n(240 + q * Math.cos(ang))} ${n(384 + q * Math.sin(ang))}`
      out.push(P(r))
      inn.unshift(P(Math.max(0, r - w)))
    }
    return 'M' + out.join('L') + 'L' + inn.join('L') + 'Z'
  }
  const swirl =
    circle(
      240,
      384,
      R,
      a.rad([
        [0, '#e0ac72'],
        [0.6, '#a56b3f'],
        [1, '#6b3d27'],
      ]),
    ) +
    a.clip(
      `M${240 - R} 384A${R} ${R} 0 0 1 ${240 + R} 384A${R} ${R} 0 0 1 ${240 - R} 384Z`,
      [0, Math.PI]
        .map(
          (th) =>
            path(armD(th - 0.5), '#fff1d8', { opacity: 0.35, transform: 'rotate(12 240 384)' }) +
            path(
              armD(th - 0.5),
              a.rad([
                [0, '#fffdf6'],
                [0.7, '#fff1da'],
                [1, '#f3d8ae'],
              ]),
            ),
        )
        .join(''),
    ) +
    path(sparkleD(240, 384, 17), '#fff8e4') +
    circle(240, 384, 30, a.glow('#fff3cf', 0.8))
  return a.svg(
    rect(
      0,
      0,
      480,
      768,
      a.lin(
        [
          [0, '#f3dcb6'],
          [0.5, '#d9ae7c'],
          [1, '#f3dcb6'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
      half(dust(4, 4, 476, 380, 70, 'bk', '#8a5638', 0.18, 0.5, 1.1)) +
      rect(9, 9, 462, 750, 'none', { rx: 26, stroke: '#8a5638', 'stroke-width': 1.6, opacity: 0.7 }) +
      half(
        stroke('M17 384V39A22 22 0 0 1 39 17H441A22 22 0 0 1 463 39V380', '#7a4830', 2.6, {
          'stroke-dasharray': '0.01 8.98',
          opacity: 0.65,
        }),
      ) +
      rect(
        25,
        25,
        430,
        718,
        a.rad(
          [
            [0, '#5d3a63'],
            [0.4, '#3f274c'],
            [0.75, '#2a1a37'],
            [1, '#1e1229'],
          ],
          0.5,
          0.5,
          0.72,
        ),
        { rx: 18 },
      ) +
      half(stars(a, 34, 34, 446, 380, 54, 'bk', { big: 6, avoid: [[240, 384, 170]] })) +
      halo(a, 240, 384, 230, '#ffd9a0', '#c084d8', 0.7) +
      rect(25, 25, 430, 718, 'none', { rx: 18, stroke: '#6b4028', 'stroke-width': 4 }) +
      rect(25, 25, 430, 718, 'none', { rx: 18, stroke: ring, 'stroke-width': 2 }) +
      // inner ogee border
      half(
        stroke(
          'M44 384V128C44 100 74 96 92 74C108 54 130 46 160 46H320C350 46 372 54 388 74C406 96 436 100 436 128V384',
          gold,
          1.8,
          { opacity: 0.85 },
        ) +
          stroke(
            'M52 384V134C52 108 82 102 99 80C113 62 134 54 160 54H320C346 54 367 62 381 80C398 102 428 108 428 134V384',
            G,
            1.8,
            { 'stroke-dasharray': '0.01 8', opacity: 0.75 },
          ),
      ) +
      // corners: milk swirls and pearls
      half(
        [-1, 1]
          .map(
            (m) =>
              `<g transform="translate(240 0) scale(${m} 1)">` +
              stroke(spiralD(184, 66, 17, 1.5, 1, 2.6), gold, 2.2) +
              circle(203, 41, 4, G) +
              circle(205, 97, 2.6, G, { opacity: 0.8 }) +
              circle(206, 110, 1.7, G, { opacity: 0.7 }) +
              circle(158, 37, 2.4, G, { opacity: 0.8 }) +
              circle(147, 36, 1.6, G, { opacity: 0.7 }) +
              '</g>',
          )
          .join(''),
      ) +
      // crescent cradle with a boba cup
      half(
        halo(a, 240, 146, 96, '#ffe2a6', '#b37ad0', 0.7 + 0.3 * a.osc01(1)) +
          `<g transform="rotate(-90 240 150)">${path(crescentD(240, 150, 62, 0.36, 0.86), gold, { stroke: '#8a5638', 'stroke-width': 1.6 })}</g>` +
          at(
            240,
            186,
            0.66,
            0,
            cup(a, {
              tea: 'milk',
              face: { eyes: 'closed', mouth: 'smile', blush: 0.8 },
              line: '#4a2a31',
              lw: 3.4,
              straw: C.taro,
            }),
          ) +
          path(sparkleD(158, 132, 11), '#fff1cc') +
          path(sparkleD(322, 132, 11), '#fff1cc') +
          path(sparkleD(176, 86, 6), G) +
          path(sparkleD(304, 86, 6), G) +
          circle(146, 158, 2.4, G) +
          circle(334, 158, 2.4, G) +
          circle(190, 70, 1.8, G) +
          circle(290, 70, 1.8, G),
      ) +
      // constellations at the flanks
      half(
        stroke('M84 250L112 214L98 172M84 250L70 300M112 214L150 232', G, 1.2, { opacity: 0.6 }) +
          stroke('M396 250L368 214L382 172M396 250L410 300M368 214L330 232', G, 1.2, { opacity: 0.6 }) +
          each(
            [
              [84, 250, 6],
              [112, 214, 7.5],
              [98, 172, 5],
              [70, 300, 5],
              [150, 232, 5],
              [396, 250, 6],
              [368, 214, 7.5],
              [382, 172, 5],
              [410, 300, 5],
              [330, 232, 5],
            ],
            ([x, y, r], i) => path(sparkleD(x, y, r * (0.85 + 0.25 * a.osc01(1, i * 0.13))), '#fff1cc'),
          ),
      ) +
      // moon phases beside the medallion
      [-1, 1]
        .map(
          (m) =>
            `<g transform="rotate(${m < 0 ? 0 : 180} 240 384)">` +
            circle(72, 384, 13, gold) +
            path(crescentD(72, 344, 9, 0.5, 0.9), gold, { transform: 'rotate(90 72 344)' }) +
            path(crescentD(72, 424, 9, 0.5, 0.9), gold, { transform: 'rotate(-90 72 424)' }) +
            circle(72, 320, 2.4, G) +
            circle(72, 448, 2.4, G) +
            '</g>',
        )
        .join('') +
      // medallion
      ray +
      circle(240, 384, 116, 'none', { stroke: ring, 'stroke-width': 2 }) +
      circle(240, 384, 109, 'none', {
        stroke: G,
        'stroke-width': 2.6,
        'stroke-dasharray': `0.01 ${n((2 * Math.PI * 109) / 72 - 0.01)}`,
        'stroke-linecap': 'round',
        opacity: 0.9,
      }) +
      circle(
        240,
        384,
        101,
        a.rad([
          [0, '#4a2e56'],
          [1, '#2c1b39'],
        ]),
        { stroke: ring, 'stroke-width': 1.6 },
      ) +
      half([0, 1, 2, 3, 4, 5].map((i) => spin(240, 384, -75 + i * 30, path(starD(240, 291.5, 3.4), G))).join('')) +
      circle(240, 384, R + 3, 'none', { stroke: '#4a2a31', 'stroke-width': 3 }) +
      swirl +
      circle(240, 384, R + 1, 'none', { stroke: ring, 'stroke-width': 2.6 }) +
      half(
        pearl(a, 240, 384 - R * 0.56, 21, ['#a56a4c', '#5d3632', '#371d24']) +
          at(
            240,
            384 - R * 0.56 + 1,
            0.54,
            0,
            face(a, { eyes: 'closed', mouth: 'smile', ink: '#ffe9cf', blush: 0.8, gap: 17 }),
          ),
      ) +
      g({}, half(stroke('M176 350A72 72 0 0 1 194 326', '#fff', 3.4, { opacity: 0.7 }))),
  )
}
