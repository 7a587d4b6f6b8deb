import { cloud, flower } from './ornaments.ts'
import { C } from './palette.ts'
import { puffD, spiralD } from './shapes.ts'
import { Art, at, circle, ink, n, path, pick, rect, rng, stroke } from './svg.ts'

/** Shared landscape pieces. */
export const sky = (a: Art, ...c: string[]) => rect(0, 0, a.W, a.H, a.v(...c))
/** snow-cap (cream-cap) mountain: centre x, base y, width, height */
export const mountain = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  top: string,
  bot: string,
  cap = '#fff6e8',
) => {
  const L = x - w / 2,
    R = x + w / 2,
    T = y - h,
    k = 0.3,
    cl = x - (w / 2) * k,
    cr = x + (w / 2) * k,
    cy = T + h * k
  return (
    path(
      `M${n(L)} ${n(y)}Q${n(x - w * 0.16)} ${n(y - h * 0.5)} ${n(x - w * 0.045)} ${n(T + 4)}Q${n(x)} ${n(T - 5)} ${n(x + w * 0.045)} ${n(T + 4)}Q${n(x + w * 0.16)} ${n(y - h * 0.5)} ${n(R)} ${n(y)}Z`,
      a.v(top, bot),
    ) +
    path(
      `M${n(cl + w * 0.03)} ${n(cy)}Q${n(x - w * 0.1)} ${n(T + h * 0.12)} ${n(x - w * 0.045)} ${n(T + 4)}Q${n(x)} ${n(T - 5)} ${n(x + w * 0.045)} ${n(T + 4)}Q${n(x + w * 0.1)} ${n(T + h * 0.12)} ${n(cr - w * 0.03)} ${n(cy)}q${n(-w * 0.03)} ${n(-h * 0.05)} ${n(-w * 0.06)} ${n(h * 0.03)}q${n(-w * 0.03)} ${n(h * 0.09)} ${n(-w * 0.06)} 0q${n(-w * 0.03)} ${n(-h * 0.06)} ${n(-w * 0.05)} ${n(h * 0.02)}q${n(-w * 0.02)} ${n(h * 0.05)} ${n(-w * 0.07)} ${n(-h * 0.05)}Z`,
      cap,
      { opacity: 0.9 },
    )
  )
}
/** tree with scalloped crown and swirl texture */
export const tree = (
  a: Art,
  x: number,
  y: number,
  k: number,
  crown: [string, string],
  line: string,
  fruit = '',
  trunk: [string, string] = ['#b57d59', '#7d4c3b'],
) =>
  at(
    x,
    y,
    k,
    0,
    ink('M-16 4C-8 -30 -14 -70 -10 -110H12C12 -70 10 -30 20 4Q2 10 -16 4Z', a.h(...trunk), line, 2.6) +
      stroke('M0 -84L-22 -112M3 -96L24 -120', '#7d4c3b', 6),
    ink(puffD(0, -160, 70, 62, 9, 0.3), a.v(...crown), line, 2.6),
    stroke(spiralD(-24, -172, 17, 1, 1, 2.4), '#fff', 3, { opacity: 0.4 }),
    stroke(spiralD(26, -140, 13, 1, -1, 0.4), '#fff', 2.6, { opacity: 0.35 }),
    path(puffD(8, -134, 46, 26, 7, 0.2), line, { opacity: 0.07 }),
    fruit,
  )
/** Tufts of grass scattered around the height y. */
export const grass = (
  x0: number,
  x1: number,
  y: number,
  count: number,
  seed: string,
  color: string,
  h = 9,
  wob = 5,
) => {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = x0 + (x1 - x0) * r(),
      yy = y + (r() - 0.5) * wob * 2,
      k = h * (0.7 + 0.6 * r())
    d += `M${n(x)} ${n(yy)}q-1.500 ${n(-k * 0.6)} -4 ${n(-k * 0.8)}M${n(x)} ${n(yy)}q0 ${n(-k * 0.7)} 1 ${n(-k)}M${n(x)} ${n(yy)}q2 ${n(-k * 0.5)} 4.500 ${n(-k * 0.7)}`
  }
  return stroke(d, color, 2)
}
/** Flowers at the given points, on stems when a stem colour is given. */
export const flowers = (list: [number, number][], colors: string[], r = 8, stem = '') =>
  list
    .map(
      ([x, y], i) =>
        (stem ? stroke(`M${x} ${y}v${r * 1.8}`, stem, 2.2) : '') + flower(x, y, r, pick(colors, i), C.honey, 5, i),
    )
    .join('')
/** falling petals that loop (right to left drift) */
export const petals = (a: Art, count: number, colors: string[], box: [number, number, number, number], seed = 'pt') => {
  const r = rng(seed)
  let s = ''
  for (let i = 0; i < count; i++) {
    const u = a.saw(1, i / count),
      y0 = box[1] + (box[3] - box[1]) * r(),
      x = box[2] - (box[2] - box[0]) * u + 12 * Math.sin(u * 9 + i),
      y = y0 + 90 * u,
      q = 4 + 2.5 * r()
    s += path(
      `M0 ${n(-q)}C${n(q)} ${n(-q)} ${n(q)} ${n(q * 0.6)} 0 ${n(q)}C${n(-q)} ${n(q * 0.6)} ${n(-q)} ${n(-q)} 0 ${n(-q)}Z`,
      pick(colors, i),
      {
        opacity: n(Math.sin(Math.PI * u) * 0.9),
        transform: `translate(${n(x)} ${n(y)}) rotate(${n(u * 300 + i * 60)})`,
      },
    )
  }
  return s
}
/** A butterfly that beats its wings four times per loop. */
export const butterfly = (
  a: Art,
  x: number,
  y: number,
  k: number,
  r: number,
  c: [string, string],
  line: string,
  ph = 0,
) => {
  const w = 0.5 + 0.5 * a.osc01(4, ph)
  return at(
    x,
    y,
    k,
    r,
    [-1, 1]
      .map(
        (m) =>
          `<g transform="scale(${n(m * w)} 1)">${ink('M1 0C10 -24 32 -22 29 -6C26 5 12 4 1 0ZM1 1C14 2 25 11 18 19C10 23 4 12 1 1Z', a.v(...c), line, 2)}${circle(18, -8, 3.4, '#fff', { opacity: 0.7 })}</g>`,
      )
      .join(''),
    stroke('M0 -6V9M0 -6q-3 -6 -7 -8M0 -6q3 -6 7 -8', line, 2.4),
  )
}
/** foam bank along the bottom edge */
export const foamBank = (a: Art, y: number, top: string, bot: string, swirl: string, sway = 0) =>
  cloud(a, 92 + sway, y, 230, 74, top, bot, { swirl }) +
  cloud(a, 396 - sway, y + 2, 240, 80, top, bot, { swirl }) +
  cloud(a, 244, y + 10, 220, 56, top, bot, { swirl })
