import { face, type FaceOpt } from './face.ts'
import { pearl } from './ornaments.ts'
import { C } from './palette.ts'
import { Art, at, g, ink, n, path, rng, stroke } from './svg.ts'
/** What is in the cup. */
export type Tea = 'milk' | 'berry' | 'taro' | 'matcha' | 'thai' | 'black'
/** Foam, top, middle and bottom colour of each drink. */
export const TEA: Record<Tea, [string, string, string, string]> = {
  milk: ['#fff4e3', '#eecfa6', '#d5a472', '#b9814f'],
  berry: ['#fff3ec', '#ffd3cf', '#f7abb0', '#e37f8d'],
  taro: ['#faf3ff', '#dfcdf7', '#bd9fe9', '#9671cf'],
  matcha: ['#fbfae6', '#dbe6b4', '#adc67f', '#86a65b'],
  thai: ['#fff2e0', '#ffd1a0', '#f6a25f', '#dd7b3b'],
  black: ['#f3dcbd', '#c88f5c', '#8d5435', '#5e3226'],
}
/** Boba cup. Origin: centre of the base; 100 wide at the rim, 124 tall. */
export function cup(
  a: Art,
  o: {
    tea?: Tea
    face?: FaceOpt | null
    lid?: boolean
    straw?: string | false
    line?: string
    lw?: number
    level?: number
    pearls?: number
    ph?: number
  } = {},
) {
  const T = TEA[o.tea ?? 'milk'],
    L = o.line ?? C.ink,
    lw = o.lw ?? 3.5,
    ph = o.ph ?? 0
  const body = 'M-50 -122L-39 -13Q-37.500 0 -25 0H25Q37.500 0 39 -13L50 -122Z',
    top = -122 + (o.level ?? 14),
    sway = 3 * a.osc(1, ph)
  const wave = `M-60 ${top}C-40 ${n(top - 5 - sway)} -20 ${n(top + 6 + sway)} 0 ${top}C20 ${n(top - 6 - sway)} 40 ${n(top + 5 + sway)} 60 ${top}V10H-60Z`
  const drip = `M-60 ${n(top + 2)}V${n(top + 24)}C-50 ${n(top + 34)} -44 ${n(top + 20)} -36 ${n(top + 24)}C-28 ${n(top + 28)} -30 ${n(top + 46)} -22 ${n(top + 46)}C-14 ${n(top + 46)} -16 ${n(top + 24)} -4 ${n(top + 25)}C8 ${n(top + 26)} 8 ${n(top + 36)} 16 ${n(top + 36)}C24 ${n(top + 36)} 22 ${n(top + 20)} 32 ${n(top + 21)}C44 ${n(top + 22)} 46 ${n(top + 38)} 60 ${n(top + 26)}V${n(top + 2)}Z`
  const rnd = rng('p' + (o.tea ?? 'milk'))
  let ps = ''
  const rows: [number, number][] = [
    [-25, -10],
    [-8.5, -9],
    [8.5, -9.5],
    [25, -10],
    [-31, -25],
    [-15, -24],
    [1, -24],
    [17, -25],
    [31, -26],
    [-22, -39],
    [24, -40],
  ]
  rows.slice(0, o.pearls ?? 11).forEach(([x, y]) => {
    const p = rnd()
    ps += pearl(a, x + (rnd() - 0.5) * 2, y + 1.3 * a.osc(1, p), 8.2)
  })
  const straw =
    o.straw === false
      ? ''
      : `<g transform="rotate(14 14 -120)">${ink('M6 -212H22V-96H6Z', a.h('#fff', o.straw ?? C.berry, o.straw ?? C.berry), L, lw)}${stroke('M6 -196L22 -204M6 -176L22 -184M6 -156L22 -164M6 -136L22 -144', '#fff', 4, { opacity: 0.55 })}</g>`
  return g(
    {},
    straw,
    o.lid === false
      ? ''
      : ink(
          'M-46 -128C-48 -176 48 -176 46 -128Z',
          a.lin([
            [0, '#ffffff', 0.5],
            [1, '#ffffff', 0.22],
          ]),
          L,
          lw,
        ) + stroke('M-30 -138C-28 -152 -18 -158 -8 -160', '#fff', 4, { opacity: 0.85 }),
    path(body, '#fff6e8'),
    a.clip(
      body,
      path(
        wave,
        a.lin([
          [0, T[1]],
          [0.5, T[2]],
          [1, T[3]],
        ]),
      ),
      path(drip, T[0], { opacity: 0.92 }),
      ps,
      path('M-52 -122L-40 0H-30L-41 -122Z', '#fff', { opacity: 0.35 }),
      path('M50 -122L39 0H22L32 -122Z', T[3], { opacity: 0.18 }),
    ),
    path(body, 'none', { stroke: L, 'stroke-width': lw, 'stroke-linejoin': 'round' }),
    o.lid === false
      ? ink('M-53 -127Q-53 -131 -49 -131H49Q53 -131 53 -127Q53 -119 49 -119H-49Q-53 -119 -53 -127Z', '#fffaf1', L, lw)
      : ink('M-55 -128Q-55 -134 -49 -134H49Q55 -134 55 -128Q55 -120 49 -120H-49Q-55 -120 -55 -128Z', '#fffaf1', L, lw),
    o.face === null ? '' : at(0, -64, 0.62, 0, face(a, { eyes: 'dot', mouth: 'smile', ...o.face })),
  )
}
/** rising steam curls that loop */
export const steam = (a: Art, x: number, y: number, h: number, color: string = C.foam, count = 3, spread = 16) => {
  let s = ''
  for (let i = 0; i < count; i++) {
    const u = a.saw(1, i / count),
      bx = x + (i - (count - 1) / 2) * spread,
      yy = y - u * h * 0.55,
      w = 7 + u * 5,
      o = Math.sin(Math.PI * u)
    s += stroke(
      `M${n(bx)} ${n(yy)}c${n(-w)} ${n(-h * 0.12)} ${n(w)} ${n(-h * 0.2)} 0 ${n(-h * 0.32)}c${n(-w)} ${n(-h * 0.12)} ${n(w * 0.6)} ${n(-h * 0.16)} ${n(w * 0.3)} ${n(-h * 0.26)}`,
      color,
      4.5,
      { opacity: n(o * 0.55) },
    )
  }
  return s
}
