import { C } from './palette.ts'
import { cloudD, sparkleD, spiralD } from './shapes.ts'
import { Art, circle, g, n, oval, path, pick, rng, stroke, TAU } from './svg.ts'
/** A tapioca pearl: light, middle and dark colour. */
export const pearl = (
  a: Art,
  x: number,
  y: number,
  r: number,
  base: [string, string, string] = ['#8a5240', '#54302e', '#351c22'],
) =>
  circle(
    x,
    y,
    r,
    a.rad(
      [
        [0, base[0]],
        [0.55, base[1]],
        [1, base[2]],
      ],
      0.38,
      0.32,
      0.7,
    ),
  ) +
  oval(x - r * 0.34, y - r * 0.4, r * 0.24, r * 0.15, '#fff', {
    opacity: 0.75,
    transform: `rotate(-35 ${n(x - r * 0.34)} ${n(y - r * 0.4)})`,
  })
/** A golden pearl. */
export const goldPearl = (a: Art, x: number, y: number, r: number) =>
  pearl(a, x, y, r, ['#fff0bd', '#f3bd57', '#c6812f'])

/** A four-point star, o is its opacity. */
export const sparkle = (x: number, y: number, r: number, fill: string = C.foam, o = 1) =>
  path(sparkleD(x, y, r), fill, o < 1 ? { opacity: n(o) } : {})

/** seeded night sky: dust, soft stars and four-point sparkles that twinkle in whole turns */
export function stars(
  a: Art,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  seed: string,
  o: { big?: number; colors?: string[]; avoid?: [number, number, number][] } = {},
) {
  const r = rng(seed)
  const cols = o.colors ?? [C.foam, '#ffe9b8', C.taroPale]
  let out = ''
  let made = 0,
    tries = 0
  const big = o.big ?? Math.round(count * 0.16)
  while (made < count && tries++ < count * 20) {
    const x = x0 + (x1 - x0) * r(),
      y = y0 + (y1 - y0) * r(),
      s = r(),
      c = pick(cols, Math.floor(r() * cols.length)),
      ph = r(),
      k = 1 + Math.floor(r() * 2)
    if (o.avoid?.some(([ax, ay, ar]) => Math.hypot(x - ax, y - ay) < ar)) continue
    const tw = 0.3 + 0.7 * a.osc01(k, ph)
    if (made < big) {
      const R = 5 + s * 7
      out +=
        circle(x, y, R * 1.5, a.glow(c, 0.5), { opacity: n(tw) }) +
        sparkle(x, y, R * (0.75 + 0.25 * tw), c, 0.35 + 0.65 * tw)
    } else out += circle(x, y, 0.8 + s * 1.5, c, { opacity: n(made % 3 ? 0.35 + 0.5 * s : tw) })
    made++
  }
  return out
}

/** foam cloud with milk swirls */
export const cloud = (
  a: Art,
  x: number,
  y: number,
  w: number,
  h: number,
  top: string = C.foam,
  bot: string = C.latte,
  o: { bumps?: number[]; swirl?: string; op?: number } = {},
) =>
  g(
    { opacity: o.op },
    path(cloudD(x, y, w, h, o.bumps), a.v(top, bot)),
    o.swirl
      ? stroke(spiralD(x - w * 0.12, y - h * 0.34, h * 0.2, 1.1, 1, 2.6), o.swirl, Math.max(1.6, h * 0.04), {
          opacity: 0.55,
        }) +
          stroke(spiralD(x + w * 0.2, y - h * 0.2, h * 0.13, 1.1, -1, 0.6), o.swirl, Math.max(1.4, h * 0.035), {
            opacity: 0.45,
          })
      : '',
  )

/** two-tone halo: warm heart, analogous outer colour, so that yellow never turns grey on violet */
export const halo = (a: Art, x: number, y: number, r: number, inner: string, outer: string, op = 1) =>
  circle(
    x,
    y,
    r,
    a.rad([
      [0, inner, 0.9],
      [0.3, inner, 0.5],
      [0.55, outer, 0.34],
      [1, outer, 0],
    ]),
    { opacity: n(op) },
  )

/** sun disc with needle rays, petals and beads; turns by whole steps so that the loop closes */
export function sun(
  a: Art,
  x: number,
  y: number,
  r: number,
  o: {
    rays?: number
    core?: [string, string]
    ray?: string
    ray2?: string
    len?: number
    turn?: number
    glow?: [string, string] | null
    edge?: string
  } = {},
) {
  const N = o.rays ?? 24,
    rot = (o.turn ?? 1) * (360 / N) * 2 * a.t,
    L = r * (o.len ?? 0.4)
  let s = ''
  if (o.glow !== null)
    s += halo(a, x, y, r * 2.7, ...(o.glow ?? (['#fff0c6', '#ffb59a'] as const)), 0.8 + 0.2 * a.osc01(1))
  const long: string[] = [],
    short: string[] = [],
    bead: string[] = []
  for (let i = 0; i < N; i++) {
    const b = ((rot + (i * 360) / N) * Math.PI) / 180,
      c = Math.cos(b),
      q = Math.sin(b),
      px = -q,
      py = c
    const P = (d: number, w: number) => `${n(x + c * d + px * w)} ${n(y + q * d + py * w)}`
    if (i % 2) {
      short.push(
        `M${P(r * 1.07, -r * 0.03)}Q${P(r * 1.1 + L * 0.25, -r * 0.012)} ${P(r * 1.1 + L * 0.56, 0)}Q${P(r * 1.1 + L * 0.25, r * 0.012)} ${P(r * 1.07, r * 0.03)}Z`,
      )
      bead.push(
        `<circle cx="${n(x + c * (r * 1.1 + L * 0.76))}" cy="${n(y + q * (r * 1.1 + L * 0.76))}" r="${n(r * 0.022)}"/>`,
      )
    } else
      long.push(
        `M${P(r * 1.07, -r * 0.062)}Q${P(r * 1.1 + L * 0.4, -r * 0.03)} ${P(r * 1.1 + L, 0)}Q${P(r * 1.1 + L * 0.4, r * 0.03)} ${P(r * 1.07, r * 0.062)}Q${P(r * 1.095, 0)} ${P(r * 1.07, -r * 0.062)}Z`,
      )
  }
  const c0 = o.core ?? ['#fff8e2', '#ffdb8e']
  return (
    s +
    path(long.join(''), o.ray ?? '#ffe6a6') +
    path(short.join(''), o.ray2 ?? '#fff2cf') +
    `<g fill="${o.ray2 ?? '#fff2cf'}">${bead.join('')}</g>` +
    circle(
      x,
      y,
      r,
      a.rad(
        [
          [0, c0[0]],
          [0.6, c0[0]],
          [1, c0[1]],
        ],
        0.46,
        0.42,
        0.62,
      ),
    ) +
    circle(x, y, r, 'none', { stroke: o.edge ?? '#f6bf66', 'stroke-width': 2, opacity: 0.7 }) +
    circle(x, y, r * 0.93, 'none', {
      stroke: o.edge ?? '#f6bf66',
      'stroke-width': 1.2,
      'stroke-dasharray': '0.1 7',
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  )
}

/** soft light beams from a point */
export const beams = (a: Art, x: number, y: number, r: number, count: number, color: string, op = 0.16, turn = 0) => {
  let s = ''
  const rot = (360 / count) * turn * a.t
  for (let i = 0; i < count; i++) {
    const b = ((rot + (i * 360) / count) * Math.PI) / 180,
      w = (Math.PI / count) * (i % 2 ? 0.3 : 0.55)
    s += `M${n(x)} ${n(y)}L${n(x + r * Math.cos(b - w))} ${n(y + r * Math.sin(b - w))}L${n(x + r * Math.cos(b + w))} ${n(y + r * Math.sin(b + w))}Z`
  }
  return path(
    s,
    a.rad([
      [0, color, op * 1.8],
      [0.5, color, op],
      [1, color, 0],
    ]),
    {},
  )
}

/** A round flower; rot in radians. */
export const flower = (x: number, y: number, r: number, petal: string, core: string, pts = 5, rot = 0) => {
  let s = ''
  for (let i = 0; i < pts; i++) {
    const b = rot + (i * TAU) / pts
    s += circle(x + r * 0.62 * Math.cos(b), y + r * 0.62 * Math.sin(b), r * 0.52, petal)
  }
  return s + circle(x, y, r * 0.38, core)
}
/** Path of a leaf that starts at x, y and points right: length l, half width w. */
export const leafD = (x: number, y: number, l: number, w: number) =>
  `M${n(x)} ${n(y)}C${n(x + l * 0.2)} ${n(y - w)} ${n(x + l * 0.75)} ${n(y - w)} ${n(x + l)} ${n(y)}C${n(x + l * 0.75)} ${n(y + w * 0.7)} ${n(x + l * 0.2)} ${n(y + w * 0.7)} ${n(x)} ${n(y)}Z`
/** A rose seen from above: pale and deep colour. */
export const rose = (a: Art, x: number, y: number, r: number, c: [string, string] = [C.berryPale, C.berryDeep]) =>
  circle(
    x,
    y,
    r,
    a.rad(
      [
        [0, c[1]],
        [1, c[0]],
      ],
      0.5,
      0.45,
      0.6,
    ),
  ) + stroke(spiralD(x, y, r * 0.72, 1.7, 1, 0.4), c[1], Math.max(1.2, r * 0.14), { opacity: 0.8 })

/** scattered cocoa dust for hand-printed texture */
export const dust = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  seed: string,
  fill: string,
  op = 0.25,
  r0 = 0.7,
  r1 = 1.7,
) => {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = x0 + (x1 - x0) * r(),
      y = y0 + (y1 - y0) * Math.sqrt(r()),
      q = r0 + (r1 - r0) * r()
    d += `M${n(x - q)} ${n(y)}a${n(q)} ${n(q)} 0 1 0 ${n(q * 2)} 0a${n(q)} ${n(q)} 0 1 0 ${n(-q * 2)} 0Z`
  }
  return path(d, fill, { opacity: op })
}
