import { cup, type Tea } from '../kit/boba.ts'
import type { FaceOpt } from '../kit/face.ts'
import { flower, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { arm, BODY } from '../kit/person.ts'
import { heartD, puffD, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, n, oval, path, pick, rng, stroke, times } from '../kit/svg.ts'

/** Ink of the suit of cups by day, and by night. */
export const INK = '#6b3347'
export const NIGHT_INK = '#3f2148'

type Pair = [string, string]

/** An open boba cup: origin at the centre of its base, 106 k wide, 131 k tall; the line keeps its width at any k. */
export const mug = (
  a: Art,
  x: number,
  y: number,
  k: number,
  tea: Tea = 'berry',
  o: { face?: FaceOpt | null; r?: number; straw?: string; line?: string; pearls?: number } = {},
): string =>
  at(
    x,
    y,
    k,
    o.r ?? 0,
    cup(a, {
      tea,
      lid: false,
      straw: o.straw ?? false,
      level: 10,
      line: o.line ?? INK,
      lw: Math.min(5, 2.3 / k),
      face: o.face === undefined ? { eyes: 'happy', mouth: 'smile', blush: 0.8 } : o.face,
      ...(o.pearls === undefined ? {} : { pearls: o.pearls }),
    }),
  )

/** Milk sea from the height y down to the sill: colours of its top, middle and depth. */
export const sea = (a: Art, y: number, c: [string, string, string], line: string, seed: string, count = 26): string => {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const u = r(),
      yy = y + 12 + (676 - y) * u * u
    d += `M${n(44 + 380 * r())} ${n(yy)}h${n(7 + 26 * u)}`
  }
  return (
    ink(`M20 ${y}Q130 ${y - 5} 240 ${y}T460 ${y - 1}V700H20Z`, a.v(...c), line, 2) +
    stroke(d, '#fff', 2.2, { opacity: 0.55, transform: `translate(${n(4 * a.osc(1))} 0)` })
  )
}

/** One row of rolling waves with a foam crest: height of the crest line, height of a wave, its colours. */
export const swell = (a: Art, y: number, h: number, c: Pair, line: string, ph = 0): string => {
  const x = -60 + 3 * a.osc(1, ph),
    row = times(8, () => `q16 ${n(-h * 0.3)} 30 ${n(-h)}q10 ${n(h * 1.1)} 40 ${n(h)}`)
  return (
    ink(`M${n(x)} ${y}${row}V710H-60Z`, a.v(...c), line, 2.4) +
    stroke(`M${n(x)} ${y + 7}${row}`, '#fff', 4.5, { opacity: 0.85 }) +
    times(8, (i) => circle(x + 33 + i * 70, y - h - 6, 2.6, '#fff', { opacity: 0.9 })) +
    stroke(
      times(8, (i) => `M${n(x + 24 + i * 70)} ${y + 24}h18m12 10h12`),
      '#fff',
      2,
      { opacity: 0.4 },
    )
  )
}

/** A fish-shaped waffle that is also a real fish: about 118 long, looks to the right. */
export const fish = (a: Art, line: string, eyes: FaceOpt['eyes'] = 'dot'): string => {
  const d =
    'M54 -2C46 -25 14 -33 -14 -22C-24 -18 -32 -10 -38 -4C-46 -20 -58 -26 -67 -22C-62 -12 -60 -4 -60 2C-60 10 -63 20 -67 28C-56 30 -46 22 -38 10C-30 20 -16 29 4 29C30 29 49 19 54 -2Z'
  return (
    ink('M-12 -22C-6 -38 12 -43 24 -38C21 -33 22 -29 25 -24Z', a.v('#ffd894', '#e9a04c'), line, 2.2) +
    ink(d, a.v('#ffe6ae', '#f6bd68', '#dd8d43'), line, 2.4) +
    stroke(
      'M20 -19q13 18 0 38M2 -16q10 11 0 22M-14 -12q9 10 0 20M2 8q8 7 2 14M-54 -10l8 8M-54 16l8 -8',
      '#b56a2c',
      2.2,
      {
        opacity: 0.7,
      },
    ) +
    ink('M4 16C0 26 -8 34 -16 34C-16 28 -14 20 -10 14Z', '#f3b25c', line, 2) +
    stroke('M-10 -18C6 -26 24 -25 36 -17', '#fff', 3.4, { opacity: 0.6 }) +
    (eyes === 'happy'
      ? stroke('M31 -4q5 -7 10 0', '#42232b', 3)
      : circle(36, -6, 4.6, '#42232b') + circle(34.6, -8, 1.6, '#fff')) +
    oval(27, 6, 5.4, 3.4, '#f07a6a', { opacity: 0.75 }) +
    stroke('M45 4q-3 5 -8 3', '#42232b', 2.4)
  )
}

/** A cottage with a strawberry-cream roof: origin at the middle of its foot, about 96 wide and 112 tall. */
export const cottage = (
  a: Art,
  x: number,
  y: number,
  k: number,
  line: string,
  roof: Pair = ['#ffb5b3', '#dd6a7d'],
): string =>
  at(
    x,
    y,
    k,
    0,
    ink('M20 -96V-74H34V-90Z', '#f6d3b4', line, 2.4),
    ink('M-38 0V-56H38V0Z', a.v('#fffaf0', '#f6d6b4'), line, 2.4),
    ink('M-50 -50C-40 -76 -20 -100 0 -108C20 -100 40 -76 50 -50Z', a.v(...roof), line, 2.4),
    path(
      'M-51 -52C-46 -40 -36 -42 -34 -50C-30 -36 -18 -38 -16 -50C-12 -38 2 -38 4 -50C8 -36 20 -38 22 -50C26 -40 44 -38 51 -52L44 -62H-44Z',
      '#fffaf2',
      {
        stroke: line,
        'stroke-width': 1.8,
      },
    ),
    ink('M-9 0V-18Q-9 -29 1 -29Q11 -29 11 -18V0Z', '#b06a4e', line, 2.2),
    circle(7, -12, 1.8, C.honey),
    circle(-24, -22, 8.5, '#ffe9a0', { stroke: line, 'stroke-width': 2.2 }),
    circle(25, -22, 8.5, '#ffe9a0', { stroke: line, 'stroke-width': 2.2 }),
    stroke('M-24 -30v16M-32 -22h16M25 -30v16M17 -22h16', line, 1.5),
    path(heartD(0, -76, 7), '#fff6ec'),
  )

/** Flowers along the brow of a `person`, in the colours given. */
export const wreath = (colors: string[], r = 8.5): string =>
  each(
    [
      [-50, -26],
      [-37, -41],
      [-20, -51],
      [0, -54],
      [20, -51],
      [37, -41],
      [50, -26],
    ],
    ([x, y], i) => flower(x, y, r, pick(colors, i), C.honey, 5, i),
  )

/** A `person` seen from behind, head and robe in the same measures. */
export const fromBehind = (
  a: Art,
  o: {
    hair: Pair
    robe: Pair
    trim: string
    line: string
    armL: string
    armR: string
    cuff: string
    long?: boolean
    over?: string
    hat?: string
  },
): string => {
  const lw = 2.5
  const sleeve = { sleeve: o.robe[0], cuff: o.cuff, line: o.line, lw }
  const head = o.long
    ? 'M0 -62C44 -62 65 -34 63 2C62 26 54 38 52 54C50 72 36 78 22 70C12 90 -12 90 -22 70C-36 78 -50 72 -52 54C-54 38 -62 26 -63 2C-65 -34 -44 -62 0 -62Z'
    : 'M0 -62C40 -62 62 -36 60 2C59 30 44 50 24 54L14 46L4 58L-8 48L-22 56C-44 50 -59 30 -60 2C-62 -36 -40 -62 0 -62Z'
  return g(
    {},
    arm(o.armL, sleeve) + arm(o.armR, sleeve),
    ink(BODY, a.v(...o.robe), o.line, lw),
    a.clip(
      BODY,
      path('M-110 128Q0 142 110 128V190H-110Z', o.trim),
      stroke('M-18 148C-16 120 -10 100 -8 80M20 148C18 120 12 104 10 84', o.line, 2, { opacity: 0.2 }),
    ),
    path(BODY, 'none', { stroke: o.line, 'stroke-width': lw }),
    o.over ?? '',
    ink(head, a.v(...o.hair), o.line, lw),
    stroke(
      'M0 -56C-10 -30 -34 -10 -40 26M4 -56C12 -30 36 -10 42 26M1 -54C-4 -20 -8 10 -6 38M3 -54C8 -20 14 8 12 36',
      o.hair[1],
      2.4,
      {
        opacity: 0.8,
      },
    ),
    stroke('M-40 -28C-32 -42 -14 -49 4 -48', '#fff', 4.2, { opacity: 0.36 }),
    o.hat ?? '',
  )
}

/** A strawberry with a leafy cap, 2 r wide. */
export const strawberry = (a: Art, x: number, y: number, r: number, line: string): string =>
  at(
    x,
    y,
    r / 10,
    0,
    ink(
      'M0 -8C9 -13 15 -4 10 4C7 10 3 13 0 14C-3 13 -7 10 -10 4C-15 -4 -9 -13 0 -8Z',
      a.v('#ff9a94', '#d9455c'),
      line,
      2,
    ),
    stroke('M-5 -2v.5M4 -3v.5M-1 4v.5M6 3v.5M-6 4v.5M1 9v.5', '#fff0c0', 2),
    ink('M0 -7L-8 -10L-4 -13L0 -11L4 -13L8 -10Z', '#8fbb66', '#4f7040', 1.6),
  )

/** Small foam puffs with a swirl, at x, y, half width. */
export const puffs = (a: Art, list: readonly (readonly [number, number, number])[], c: Pair, swirl: string): string =>
  list
    .map(
      ([x, y, r], i) =>
        path(puffD(x + 2 * a.osc(1, i * 0.2), y, r, r * 0.44, 8), a.v(...c), { opacity: 0.97 }) +
        stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), swirl, 2.2, { opacity: 0.7 }),
    )
    .join('')

/** Loose tapioca pearls at x, y, radius. */
export const pearls = (a: Art, list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => pearl(a, x, y, r)).join('')

/** Far white birds at x, y, scale, that beat their wings once per loop. */
export const gulls = (a: Art, list: readonly (readonly [number, number, number])[]): string =>
  list
    .map(([x, y, k], i) => {
      const tip = n(y - 2 + 2 * a.osc(1, i * 0.3))
      return stroke(
        `M${n(x - 16 * k)} ${tip}Q${n(x - 8 * k)} ${n(y - 12 * k)} ${x} ${y}Q${n(x + 8 * k)} ${n(y - 12 * k)} ${n(x + 16 * k)} ${tip}`,
        '#fff',
        3.4,
      )
    })
    .join('')
