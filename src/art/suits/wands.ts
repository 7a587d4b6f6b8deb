import { sprite } from '../kit/animals.ts'
import { face, type FaceOpt } from '../kit/face.ts'
import { halo, leafD, pearl } from '../kit/ornaments.ts'
import { C } from '../kit/palette.ts'
import { puffD, sparkleD, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, limb, n, oval, path, rect, spin, stroke, times } from '../kit/svg.ts'

/** Ink of the suit by day, and the shade along its windows. */
export const LINE = '#6a3420'
export const EDGE = '#2a1016'
/** Pearl colours of the sprites that live in the suit: light, middle, dark. */
export const PEARLS = {
  tea: ['#d09a78', '#98604e', '#663a36'],
  taro: ['#cbaae8', '#9472c2', '#654a92'],
  pea: ['#b4c9f2', '#7d98d6', '#506ab0'],
  matcha: ['#d0e2a6', '#98b972', '#67874c'],
  berry: ['#fbc8c2', '#e58b94', '#b15a6a'],
  honey: ['#ffe6a8', '#eeb350', '#b3762c'],
} satisfies Record<string, [string, string, string]>

/** A leaf of the living wands: length in units, turn in degrees, phase in turns. */
export const leaf = (a: Art, x: number, y: number, length: number, turn: number, ph = 0, line = '#55783f') =>
  at(
    x,
    y,
    1,
    turn + 3 * a.osc(1, ph),
    ink(leafD(0, 0, length, length * 0.44), a.v('#dcecaa', '#8fb766'), line, 2.2),
    stroke(`M${n(length * 0.14)} 0H${n(length * 0.72)}`, '#6f9a52', 1.4, { opacity: 0.7 }),
  )

/** A leafy wand with an ember tip, upright around its middle; length and half width in units. */
export const wand = (
  a: Art,
  length: number,
  o: { ph?: number; w?: number; leaves?: number; ember?: number; line?: string } = {},
) => {
  const w = o.w ?? 6,
    h = length / 2,
    L = o.line ?? LINE,
    ph = o.ph ?? 0,
    ember = o.ember ?? 1
  return g(
    {},
    ink(
      `M${-w} ${h}L${n(-w * 0.8)} ${-h}Q0 ${n(-h - w)} ${n(w * 0.8)} ${-h}L${w} ${h}Q0 ${n(h + w)} ${-w} ${h}Z`,
      a.h('#f0c083', '#cf9053', '#9f6236'),
      L,
      2.6,
    ),
    stroke(
      `M${n(-w * 0.2)} ${n(-h * 0.5)}v${n(h * 0.36)}M${n(w * 0.35)} ${n(-h * 0.1)}v${n(h * 0.3)}M${n(-w * 0.3)} ${n(h * 0.3)}v${n(h * 0.2)}`,
      '#8a5230',
      1.6,
      { opacity: 0.6 },
    ),
    stroke(`M${n(-w * 0.9)} ${n(h * 0.7)}h${n(w * 1.8)}M${n(-w * 0.9)} ${n(h * 0.78)}h${n(w * 1.8)}`, '#fff1d6', 2.4),
    times(o.leaves ?? 3, (i) =>
      leaf(a, i % 2 ? -w * 0.4 : w * 0.4, -h * (0.78 - i * 0.2), w * (3.5 - i * 0.22), i % 2 ? 212 : -32, ph + i * 0.2),
    ),
    circle(0, -h - w * 0.6, w * 4.2 * ember, a.glow('#ffd98a', 0.95)),
    path(
      `M0 ${n(-h - w * 3.1 * ember)}C${n(w * 1.5)} ${n(-h - w)} ${n(w * 1.2)} ${n(-h + w * 0.6)} 0 ${n(-h + w * 0.6)}C${n(-w * 1.2)} ${n(-h + w * 0.6)} ${n(-w * 1.5)} ${n(-h - w)} 0 ${n(-h - w * 3.1 * ember)}Z`,
      a.v('#fff2b4', '#ff9a4c', '#ee5f3c'),
    ),
    path(sparkleD(0, -h - w * 0.5, w * (1.2 + 0.25 * a.osc(1, ph))), '#fffbe6'),
  )
}

/** A flame that licks once per loop; origin at its foot, 40 units high at k = 1. */
export const flame = (a: Art, x: number, y: number, k: number, ph = 0, turn = 0) => {
  const q = 4 * a.osc(1, ph)
  return at(
    x,
    y,
    k,
    turn,
    ink(
      `M0 0C-16 0 -17 -16 -8 -24C-8 -16 -4 -16 -3 -20C-6 -28 ${n(-2 + q)} -36 ${n(4 + q)} -42C${n(3 + q)} -32 14 -28 14 -14C14 -4 8 0 0 0Z`,
      a.v('#ffe08a', '#ff9448', '#ea5740'),
      '#b5452c',
      2.2,
    ),
    path('M0 -2C-8 -2 -8 -10 -3 -15C0 -10 3 -14 3 -20C8 -14 9 -2 0 -2Z', '#fff2b8'),
  )
}

/** A tower of the cup castles: foam drips under a dome lid, a straw carries the pennant. */
export const turret = (a: Art, x: number, y: number, k: number, tea: [string, string], line = LINE, ph = 0) => {
  const q = 4 * a.osc(1, ph)
  return at(
    x,
    y,
    k,
    0,
    stroke('M2 -92L8 -138', line, 6.5) + stroke('M2 -92L8 -138', '#fff3df', 3),
    ink(
      `M8 -138C18 ${n(-146 + q)} 26 ${n(-130 - q)} 38 -134L34 -120C24 ${n(-116 - q)} 18 -128 6 -122Z`,
      tea[1],
      line,
      2,
    ),
    ink('M-21 -72L-16 2H16L21 -72Z', a.h('#fff6e4', tea[0], tea[1]), line, 2.4),
    path('M-21 -73H21L20 -60Q15 -48 10 -59Q5 -66 1 -56Q-5 -44 -10 -58Q-15 -67 -20 -58Z', '#fffaf0'),
    ink('M-24 -72C-26 -106 26 -106 24 -72Q0 -66 -24 -72Z', a.v('#fffdf6', tea[0]), line, 2.4),
    stroke('M-14 -80C-13 -90 -6 -93 -1 -94', '#fff', 3, { opacity: 0.9 }),
    ink('M-6 -18V-30Q0 -40 6 -30V-18Z', a.v('#fff3b0', '#ffa850'), line, 2),
    stroke('M-14 -44h7M7 -40h8M-12 -6h8M6 -8h8', line, 1.8, { opacity: 0.35 }),
  )
}

/** A castle of cup towers; origin at the middle of its foot, about 190 wide at k = 1. */
export const castle = (a: Art, x: number, y: number, k: number, line = LINE) =>
  at(
    x,
    y,
    k,
    0,
    turret(a, 0, -40, 1.25, ['#ffe0b4', '#f3a468'], line, 0.2),
    ink(
      'M-62 2V-52H-50V-42H-38V-52H-26V-42H-14V-52H-2H14V-42H26V-52H38V-42H50V-52H62V2Z',
      a.v('#ffedcc', '#eab27c'),
      line,
      2.4,
    ),
    stroke('M-50 -28h14M-30 -14h14M20 -30h14M30 -14h14M-54 -8h10', line, 1.8, { opacity: 0.35 }),
    ink('M-14 2V-16Q0 -36 14 -16V2Z', a.v('#a55a3c', '#6d3530'), line, 2.2),
    turret(a, -66, 4, 1, ['#ffd3c4', '#ee8c7c'], line, 0.5),
    turret(a, 66, 4, 1, ['#ecd8f8', '#b795de'], line, 0.8),
  )

/** A village house under a foam roof; origin at the middle of its foot, 44 wide at k = 1. */
export const house = (a: Art, x: number, y: number, k: number, roof: [string, string], line = LINE) =>
  at(
    x,
    y,
    k,
    0,
    stroke('M10 -48V-64', line, 9) + stroke('M10 -48V-63', '#fff0dc', 4.5),
    ink('M-20 2L-18 -30H18L20 2Z', a.h('#fff5e2', '#f3cf9e'), line, 2.4),
    ink(
      'M-28 -28C-26 -62 26 -62 28 -28Q22 -20 15 -28Q8 -20 0 -28Q-8 -20 -15 -28Q-22 -20 -28 -28Z',
      a.v(...roof),
      line,
      2.4,
    ),
    path(spiralD(-6, -40, 6, 1, 1, 2.4), 'none', { stroke: '#fff', 'stroke-width': 2, opacity: 0.6 }),
    circle(7, -15, 13, a.glow('#ffe29a', 0.8)),
    ink('M2 -10V-20H12V-10Z', '#fff0ac', line, 1.8),
    ink('M-13 2V-14Q-8 -20 -3 -14V2Z', '#b06a44', line, 1.8),
  )

/** A custard hill with a caramel top; centre of the foot, width and height in units. */
export const custard = (a: Art, x: number, y: number, w: number, h: number, line = LINE) => {
  const t = w * 0.33,
    b = w * 0.5
  return at(
    x,
    y,
    1,
    0,
    ink(
      `M${n(-b)} 0C${n(-b * 0.9)} ${n(-h * 0.4)} ${n(-t * 1.12)} ${n(-h)} ${n(-t)} ${n(-h)}H${n(t)}C${n(t * 1.12)} ${n(-h)} ${n(b * 0.9)} ${n(-h * 0.4)} ${n(b)} 0Z`,
      a.h('#fff0be', '#f9cf86', '#dd9c55'),
      line,
      2.8,
    ),
    path(
      `M${n(-t * 1.2)} ${n(-h * 0.8)}C${n(-t * 0.95)} ${n(-h * 0.62)} ${n(-t * 0.8)} ${n(-h * 0.86)} ${n(-t * 0.6)} ${n(-h * 0.8)}C${n(-t * 0.35)} ${n(-h * 0.7)} ${n(-t * 0.4)} ${n(-h * 0.46)} ${n(-t * 0.2)} ${n(-h * 0.48)}C${n(t * 0.05)} ${n(-h * 0.5)} 0 ${n(-h * 0.8)} ${n(t * 0.24)} ${n(-h * 0.78)}C${n(t * 0.5)} ${n(-h * 0.74)} ${n(t * 0.46)} ${n(-h * 0.58)} ${n(t * 0.66)} ${n(-h * 0.6)}C${n(t * 0.86)} ${n(-h * 0.62)} ${n(t * 0.9)} ${n(-h * 0.86)} ${n(t * 1.2)} ${n(-h * 0.8)}L${n(t * 1.02)} ${n(-h)}H${n(-t * 1.02)}Z`,
      a.v('#b96a34', '#8f4726'),
      { stroke: line, 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    ),
    oval(0, -h, t * 1.02, Math.min(26, h * 0.16), a.v('#d98e4c', '#b4642f'), { stroke: line, 'stroke-width': 2.6 }),
    stroke(`M${n(-t * 0.7)} ${n(-h - 3)}Q0 ${n(-h - 14)} ${n(t * 0.4)} ${n(-h - 8)}`, '#ffd9a0', 4, { opacity: 0.7 }),
  )
}

/** Puffs of foam along the front edge: x, y and radius each. */
export const foam = (
  a: Art,
  list: [number, number, number][],
  c: [string, string] = ['#fff6e6', '#f8cf98'],
  swirl = '#e0a05f',
) =>
  each(
    list,
    ([x, y, r], i) =>
      path(puffD(x + 2 * a.osc(1, i * 0.2), y, r, r * 0.42, 8), a.v(...c), { opacity: 0.96 }) +
      stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), swirl, 2.2),
  )

/** A pearl sprite that carries an upright wand on its right (side 1) or left (side −1). */
export const bearer = (
  a: Art,
  x: number,
  y: number,
  r: number,
  base: [string, string, string],
  o: { side?: 1 | -1; length?: number; turn?: number; ph?: number; face?: FaceOpt; hat?: string; line?: string } = {},
) => {
  const m = o.side ?? 1,
    ph = o.ph ?? 0,
    L = o.line ?? '#47222a',
    len = o.length ?? 150,
    wx = m * r * 1.28
  return (
    oval(x, y + r * 1.34, r * 0.9, 6, '#5a2a1c', { opacity: 0.24 }) +
    at(
      x,
      y - 2 * Math.abs(a.osc(1, ph)),
      1,
      0,
      at(wx, -len * 0.2, 1, (o.turn ?? 4) * m, wand(a, len, { ph })),
      sprite(a, {
        r,
        base,
        line: L,
        armL: `M${-m * r * 0.8} ${r * 0.2}Q${-m * r * 1.3} ${-r * 0.1} ${-m * r * 1.3} ${-r * 0.6}`,
        armR: `M${m * r * 0.8} ${r * 0.3}Q${m * r * 1.1} ${r * 0.5} ${wx} ${r * 0.2}`,
        ...(o.face ? { face: o.face } : {}),
        ...(o.hat ? { hat: o.hat } : {}),
      }),
      circle(wx, r * 0.2, 6, base[1], { stroke: L, 'stroke-width': 2.4 }),
    )
  )
}

/** A headband of a sprite of radius r. */
export const band = (r: number, color: string, line = '#47222a') =>
  ink(
    `M${n(-r * 0.93)} ${n(-r * 0.36)}Q0 ${n(-r * 0.98)} ${n(r * 0.93)} ${n(-r * 0.36)}L${n(r * 0.82)} ${n(-r * 0.58)}Q0 ${n(-r * 1.22)} ${n(-r * 0.82)} ${n(-r * 0.58)}Z`,
    color,
    line,
    2.4,
  )

/** The milk-tea horse, facing right with a foam mane; origin between its hoofs, 200 high at k = 1. */
export const horse = (
  a: Art,
  o: { coat?: [string, string]; mane?: [string, string]; line?: string; legs?: 'walk' | 'rear'; cloth?: string } = {},
) => {
  const L = o.line ?? LINE,
    [c0, c1] = o.coat ?? ['#fff2dc', '#e2b585'],
    [m0, m1] = o.mane ?? ['#fffdf6', '#ffdcae'],
    rear = o.legs === 'rear',
    shade = a.v(c1, '#bb835a'),
    q = 3 * a.osc(1, 0.2)
  const leg = (d: string, hx: number, hy: number, turn: number, far: boolean) =>
    limb(d, far ? '#d3a071' : c1, 19, L, 2.6) +
    at(hx, hy, 1, turn, ink('M-12 -6H12L14 7Q0 11 -14 7Z', '#7d4730', L, 2.6))
  const legs = rear
    ? {
        far:
          leg('M42 -66C64 -76 84 -84 88 -66', 90, -56, -20, true) +
          leg('M-34 -60C-30 -36 -16 -28 -20 -12', -20, -2, 0, true),
        near:
          leg('M34 -58C52 -52 74 -60 76 -40', 76, -30, 0, false) +
          leg('M-46 -60C-58 -40 -38 -26 -46 -10', -46, 0, 0, false),
      }
    : {
        far:
          leg('M50 -60C62 -46 60 -36 68 -16', 70, -7, -10, true) +
          leg('M-34 -58C-28 -40 -34 -26 -28 -12', -28, -2, 0, true),
        near:
          leg('M36 -56C34 -36 38 -24 34 -10', 34, 0, 0, false) +
          leg('M-48 -60C-58 -40 -50 -26 -58 -12', -58, -3, 8, false),
      }
  return g(
    {},
    spin(
      -64,
      -86,
      q * 1.5,
      ink(
        'M-60 -96C-84 -104 -104 -88 -98 -66C-110 -58 -106 -34 -90 -32C-92 -44 -80 -48 -76 -58C-66 -62 -62 -74 -58 -82Z',
        a.v(m0, m1),
        L,
        2.6,
      ) + stroke(spiralD(-84, -74, 9, 1, 1, 2.4), '#e2a66a', 2.2),
    ),
    legs.far,
    ink(
      'M-66 -64C-76 -106 -42 -114 -8 -106C12 -102 24 -112 30 -136L76 -122C76 -96 68 -70 52 -56C34 -44 -50 -42 -66 -64Z',
      a.v(c0, c1),
      L,
      2.8,
    ),
    path('M-64 -68C-48 -50 34 -50 54 -60C38 -44 -50 -42 -64 -68Z', shade, { opacity: 0.6 }),
    legs.near,
    o.cloth
      ? ink('M-34 -112C-18 -104 4 -104 16 -108L26 -64Q-4 -52 -36 -62Z', o.cloth, L, 2.6) +
          stroke('M-35 -70Q-4 -60 25 -72', '#fff3cf', 4) +
          path(sparkleD(-6, -86, 11), '#ffe9a6')
      : '',
    spin(
      52,
      -120,
      q,
      ink('M44 -180C38 -204 48 -212 54 -210C64 -206 66 -192 62 -182Z', a.v(c0, c1), L, 2.6),
      path('M49 -186C46 -198 50 -203 53 -202C58 -198 58 -192 57 -186Z', C.berryPale),
      ink(
        'M26 -148C22 -182 52 -198 76 -184C92 -174 114 -160 116 -144C117 -126 98 -120 84 -124C64 -114 28 -116 26 -148Z',
        a.v(c0, c0, c1),
        L,
        2.8,
      ),
      oval(101, -142, 13, 13, '#fff8ec', { opacity: 0.85 }),
      oval(107, -148, 2.4, 3.4, '#7d4730', { transform: 'rotate(20 107 -148)' }),
      stroke('M98 -132Q104 -128 110 -132', '#5a2c22', 2.4),
      oval(73, -158, 6.4, 8.4 * (Math.abs(a.t - 0.4) < 0.03 ? 0.15 : 1), '#42232b'),
      circle(70.6, -161, 2.5, '#fff'),
      stroke('M64 -166Q72 -173 81 -166', '#42232b', 2.4),
      oval(76, -141, 8, 4.6, C.blush, { opacity: 0.7 }),
      ink(
        'M62 -190C52 -206 26 -204 26 -188C10 -188 4 -172 12 -162C0 -156 -2 -140 10 -134C2 -124 8 -110 22 -112C34 -114 36 -128 34 -138C44 -142 44 -158 38 -164C50 -164 56 -172 54 -178C58 -180 62 -184 62 -190Z',
        a.v(m0, m1),
        L,
        2.6,
      ),
      stroke(spiralD(22, -168, 8, 1, 1, 2.4) + spiralD(18, -142, 7, 1, -1, 0.6), '#e2a66a', 2.2),
      stroke('M84 -183C82 -164 84 -140 86 -124M86 -150L36 -140', L, 5) +
        stroke('M84 -183C82 -164 84 -140 86 -124M86 -150L36 -140', '#ee7f5a', 2.4),
    ),
  )
}

/** A kawaii lion's head of radius r with a foam mane. */
export const lion = (a: Art, x: number, y: number, r: number, o: FaceOpt = {}, line = LINE) =>
  at(
    x,
    y,
    r / 30,
    0,
    ink(puffD(0, 0, 40, 38, 11, 0.2), a.v('#f4a95c', '#c96a34'), line, 2.8),
    [-1, 1].map((m) => circle(m * 22, -24, 8, '#ffd79a', { stroke: line, 'stroke-width': 2.4 })).join(''),
    circle(0, 0, 29, a.v('#fff0c8', '#f6c478'), { stroke: line, 'stroke-width': 2.6 }),
    oval(0, 11, 12, 9, '#fffaf0'),
    at(0, -2, 0.7, 0, face(a, { mouth: 'none', gap: 20, ...o })),
    ink('M-5 5H5L0 10Z', '#7a3a30', '#7a3a30', 1.6),
    stroke('M-6 13Q-3 17 0 13Q3 17 6 13', '#5a2c22', 2.2),
  )

/** A sunflower of radius r. */
export const sunflower = (a: Art, x: number, y: number, r: number, turn = 0, line = '#9a5a1e') => {
  const petals = (first: number) =>
    times(6, (i) => {
      const b = ((i * 2 + first) * Math.PI) / 6,
        c = Math.cos(b),
        s = Math.sin(b),
        p = (along: number, across: number) => `${n(along * c - across * s)} ${n(along * s + across * c)}`
      return `M${p(9, -5)}Q${p(20, -8)} ${p(26, 0)}Q${p(20, 8)} ${p(9, 5)}Z`
    })
  return at(
    x,
    y,
    r / 20,
    turn,
    ink(petals(0), '#ffbd3e', line, 1.6),
    ink(petals(1), '#ffd25a', line, 1.6),
    circle(0, 0, 11, a.v('#a8683a', '#6d3a26'), { stroke: line, 'stroke-width': 1.8 }),
    circle(0, 0, 7, 'none', {
      stroke: '#d99a58',
      'stroke-width': 2,
      'stroke-dasharray': '0.1 4.4',
      'stroke-linecap': 'round',
    }),
  )
}

/** A little fire salamander, facing right; origin under its belly, 90 long at k = 1. */
export const salamander = (a: Art, x: number, y: number, k: number, turn = 0, side: 1 | -1 = 1, line = '#8f3a22') =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(k * side)} ${n(k)})">` +
  stroke('M-18 -8l-7 9M14 -8l8 9', line, 7) +
  ink(
    `M30 -12C16 -24 -10 -24 -26 -14C-40 -6 -50 -14 -46 -24C-44 -30 -36 -30 ${n(-34 + a.osc(1))} -24C-38 -12 -60 -34 -52 -38C-70 -34 -66 -2 -38 -2C-20 -2 0 0 14 -2Z`,
    a.v('#ffc078', '#f08044'),
    line,
    2.6,
  ) +
  ink('M12 -14C10 -34 30 -42 44 -34C58 -26 54 -6 38 -2C24 0 14 -4 12 -14Z', a.v('#ffd092', '#f28a4c'), line, 2.6) +
  circle(-18, -14, 3.4, '#c94f34') +
  circle(-6, -16, 3.4, '#c94f34') +
  circle(4, -10, 3, '#c94f34') +
  oval(30, -20, 3.6, 4.6, '#42232b') +
  oval(45, -20, 3.4, 4.6, '#42232b') +
  circle(29, -22, 1.4, '#fff') +
  circle(44, -22, 1.4, '#fff') +
  stroke('M34 -12Q38 -8 42 -12', '#42232b', 2.2) +
  oval(25, -13, 4, 2.6, C.blush, { opacity: 0.8 }) +
  stroke('M-8 -4l-6 8M24 -4l6 8', line, 7) +
  stroke('M-8 -4l-6 8M24 -4l6 8', '#f6964e', 3) +
  '</g>'

/** A sitting cat with a curled tail; origin between its paws, 96 high at k = 1. */
export const cat = (
  a: Art,
  x: number,
  y: number,
  k: number,
  fur: [string, string],
  o: FaceOpt = {},
  line = '#2f1a2c',
) =>
  at(
    x,
    y,
    k,
    0,
    spin(
      24,
      -8,
      6 * a.osc(1, 0.3),
      stroke('M22 -6C52 0 56 -34 40 -42', line, 16) + stroke('M22 -6C52 0 56 -34 40 -42', fur[1], 10),
    ),
    ink('M-26 0C-32 -34 -18 -50 0 -50C18 -50 32 -34 26 0Q0 6 -26 0Z', a.v(...fur), line, 2.8),
    ink('M-30 -72L-32 -104L-10 -90Z', fur[0], line, 2.8) + ink('M30 -72L32 -104L10 -90Z', fur[0], line, 2.8),
    path('M-27 -82L-28 -96L-17 -89ZM27 -82L28 -96L17 -89Z', '#f2a0a0'),
    ink(
      'M0 -94C24 -94 36 -80 35 -64C34 -46 18 -40 0 -40C-18 -40 -34 -46 -35 -64C-36 -80 -24 -94 0 -94Z',
      a.v(...fur),
      line,
      2.8,
    ),
    [-1, 1].map((m) => oval(m * 14, -66, 8.4, 9.4, '#fff3bc')).join(''),
    at(0, -66, 0.7, 0, face(a, { mouth: 'none', gap: 20, ink: '#2b131b', ...o })),
    stroke('M-5 -54Q-2.500 -50 0 -54Q2.500 -50 5 -54', '#ffd9cc', 2.2),
    stroke('M-40 -60h-12M-39 -54l-11 4M40 -60h12M39 -54l11 4', line, 1.6, { opacity: 0.6 }),
    oval(-10, 0, 8, 5, fur[0], { stroke: line, 'stroke-width': 2.4 }),
    oval(10, 0, 8, 5, fur[0], { stroke: line, 'stroke-width': 2.4 }),
    stroke('M-18 -40Q0 -32 18 -40', '#f28a4c', 5),
    pearl(a, 0, -33, 5, ['#fff0bd', '#f3bd57', '#c6812f']),
  )

/** A sea of tea with wave strokes between y and the foot of the window. */
export const sea = (a: Art, y: number, colors: string[], wave: string) =>
  rect(20, y, 440, 700 - y, a.v(...colors)) +
  times(9, (i) =>
    stroke(`M${60 + ((i * 137) % 340)} ${n(y + 12 + i * 11)}q9 -6 18 0t18 0`, wave, 2.2, {
      opacity: 0.7,
      transform: `translate(${n(4 * a.osc(1, i * 0.3))} 0)`,
    }),
  )

/** A glow behind a hero with a ring of beads, radius r. */
export const aura = (a: Art, x: number, y: number, r: number, inner = '#fff2c8', outer = '#ffa070', op = 0.9) =>
  halo(a, x, y, r * 1.7, inner, outer, op) +
  circle(x, y, r, 'none', { stroke: '#fff3dc', 'stroke-width': 1.8, opacity: 0.45 }) +
  circle(x, y, r * 1.1, 'none', {
    stroke: '#fff3dc',
    'stroke-width': 2.2,
    'stroke-dasharray': `0.1 ${n((r * 1.1 * Math.PI * 2) / 100 - 0.1)}`,
    'stroke-linecap': 'round',
    opacity: 0.8,
  })
