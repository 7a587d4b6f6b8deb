import { face, type FaceOpt } from '../kit/face.ts'
import { goldPearl, pearl, sparkle } from '../kit/ornaments.ts'
import { puffD, scallop, spiralD } from '../kit/shapes.ts'
import { Art, at, circle, each, g, ink, limb, n, oval, path, spin, stroke, times } from '../kit/svg.ts'

/** Ink of the sword scenes by night and twilight. */
export const LINE = '#41306f'
/** Colour of the soft shade along the window. */
export const EDGE = '#130c33'
/** Light, middle and dark colour of a taro pearl. */
export const TARO: [string, string, string] = ['#cbaae8', '#9472c2', '#5f4590']
/** Light, middle and dark colour of a berry pearl. */
export const BERRY: [string, string, string] = ['#fbc8c2', '#e58b94', '#b15a6a']
/** Gold from light to deep. */
export const GOLD: [string, string] = ['#fff1bd', '#f0b354']
/** Silver armour from light to deep. */
export const SILVER: [string, string, string] = ['#ffffff', '#d6cdf2', '#9d90cf']

/** A sword around the middle of its guard, point upwards: `len` is the length of the blade, `w` half its width. */
export const sword = (
  a: Art,
  len: number,
  o: { w?: number; line?: string; grip?: [string, string]; gem?: [string, string, string] } = {},
): string => {
  const w = o.w ?? 8
  const L = o.line ?? LINE
  const [g0, g1] = o.grip ?? ['#d9bff7', '#8f6bd0']
  const tip = n(-len)
  const neck = n(-len + w * 3)
  return (
    ink(
      `M${-w} 0L${n(-w * 0.84)} ${neck}Q${n(-w * 0.6)} ${n(-len + w)} 0 ${tip}Q${n(w * 0.6)} ${n(-len + w)} ${n(w * 0.84)} ${neck}L${w} 0Z`,
      a.h('#ffffff', '#f3edff', '#cfc2f1'),
      L,
      2.4,
    ) +
    path(`M0 0V${tip}Q${n(w * 0.6)} ${n(-len + w)} ${n(w * 0.84)} ${neck}L${w} 0Z`, '#8f7ccb', { opacity: 0.34 }) +
    stroke(`M0 -18V${n(-len * 0.66)}`, '#9a86d6', 1.6, { opacity: 0.75 }) +
    stroke(
      `M${n(-w * 0.5)} ${n(-len * 0.3)}V${n(-len * 0.86)}M${n(-w * 0.5)} ${n(-len * 0.2)}V${n(-len * 0.24)}`,
      '#fff',
      2,
    ) +
    stroke(spiralD(0, -len * 0.74, w * 0.42, 1, 1, 2.4), '#9a86d6', 1.3, { opacity: 0.8 }) +
    ink('M-5 6H5L5.500 38H-5.500Z', a.h(g0, g1), L, 2.2) +
    stroke('M-4 16L4 12M-4 24L4 20M-4 32L4 28', '#fff', 2.4, { opacity: 0.75 }) +
    ink(
      'M-32 -6C-36 -14 -26 -17 -23 -9Q-10 -4 0 -6Q10 -4 23 -9C26 -17 36 -14 32 -6C30 4 22 6 16 6Q0 10 -16 6C-22 6 -30 4 -32 -6Z',
      a.v(...GOLD),
      L,
      2.2,
    ) +
    circle(0, 0, 5.4, '#fff6dc', { stroke: L, 'stroke-width': 1.6 }) +
    pearl(a, 0, 0, 4, o.gem ?? TARO) +
    circle(0, 44, 8.2, L) +
    pearl(a, 0, 44, 6.8, ['#8a5240', '#54302e', '#351c22'])
  )
}

/** A jagged mountain with a lit left face and a frosted top: centre x, base y, width, height. */
export const peak = (
  a: Art,
  x: number,
  base: number,
  w: number,
  h: number,
  c: { light: [string, string]; dark: string; cap?: string },
): string => {
  const top = base - h
  const P = (u: number, v: number) => `${n(x + w * u)} ${n(base - h * v)}`
  return (
    path(
      `M${P(-0.5, 0)}L${P(-0.33, 0.34)}L${P(-0.27, 0.32)}L${P(-0.13, 0.72)}L${P(-0.09, 0.7)}L${n(x)} ${n(top)}L${P(0.07, 0.82)}L${P(0.12, 0.8)}L${P(0.26, 0.42)}L${P(0.31, 0.43)}L${P(0.5, 0)}Z`,
      a.v(...c.light),
      { stroke: c.light[0], 'stroke-width': 3, 'stroke-linejoin': 'round' },
    ) +
    path(
      `M${n(x)} ${n(top)}L${P(0.07, 0.82)}L${P(0.12, 0.8)}L${P(0.26, 0.42)}L${P(0.31, 0.43)}L${P(0.5, 0)}H${n(x + w * 0.06)}L${P(0.12, 0.24)}L${P(-0.02, 0.44)}L${P(0.06, 0.62)}L${P(-0.01, 0.8)}Z`,
      c.dark,
      { opacity: 0.5 },
    ) +
    (c.cap
      ? path(
          `M${P(-0.125, 0.7)}L${P(-0.09, 0.7)}L${n(x)} ${n(top)}L${P(0.07, 0.82)}L${P(0.12, 0.8)}L${P(0.155, 0.7)}Q${P(0.11, 0.6)} ${P(0.07, 0.7)}Q${P(0.04, 0.52)} ${P(-0.01, 0.68)}Q${P(-0.06, 0.54)} ${P(-0.125, 0.7)}Z`,
          c.cap,
          { stroke: c.cap, 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
        )
      : '')
  )
}

/** A curl of wind that sways along its line; x, y is where it begins, w its length. */
export const gust = (a: Art, x: number, y: number, w: number, ph: number, color = '#fff', op = 0.55, k = 1): string =>
  stroke(
    `M${n(x + 6 * a.osc(1, ph))} ${y}q${n(w * 0.3)} ${-7 * k} ${n(w * 0.62)} 0t${n(w * 0.38)} ${-6 * k}q16 ${-6 * k} 12 ${-20 * k}q-6 ${-14 * k} -18 ${-5 * k}q-6 ${8 * k} 4 ${12 * k}`,
    color,
    2.8,
    { opacity: op },
  )

/** A small white bird in flight, flying to the left. */
export const bird = (a: Art, x: number, y: number, k: number, ph: number, line = LINE): string => {
  const beat = 9 * a.osc(2, ph)
  return at(
    x,
    y + 3 * a.osc(1, ph),
    k,
    0,
    spin(2, -2, -beat, ink('M-4 -2C2 -20 18 -30 30 -28C26 -14 20 -4 8 2Z', a.v('#ffffff', '#d9cdf6'), line, 2.2)),
    ink('M-22 -2C-20 -12 -8 -13 0 -8C10 -6 22 -8 34 -14C32 -4 22 8 6 9C-8 10 -20 8 -22 -2Z', '#fffdfb', line, 2.2),
    spin(0, 0, beat, ink('M-6 0C-2 -16 8 -24 22 -24C18 -10 12 0 2 5Z', a.v('#ffffff', '#e6dcfb'), line, 2.2)),
    path('M-21 -4L-30 -1L-21 2Z', '#f6b64f', { stroke: line, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    circle(-14, -4, 1.9, '#2b1d4d'),
    oval(-11, 0, 3, 1.9, '#f58f8f', { opacity: 0.7 }),
  )
}

/** A cypress that the wind bends; lean in units at its tip, negative to the left. */
export const cypress = (
  a: Art,
  x: number,
  y: number,
  h: number,
  lean: number,
  c: [string, string],
  line: string,
  ph = 0,
): string => {
  const s = lean + 2 * a.osc(1, ph)
  const w = h * 0.17
  return at(
    x,
    y,
    1,
    0,
    stroke(`M0 0Q2 ${n(-h * 0.1)} ${n(s * 0.06)} ${n(-h * 0.2)}`, line, 7),
    ink(
      `M${n(s * 0.02)} ${n(-h * 0.1)}C${n(-w * 1.3)} ${n(-h * 0.14)} ${n(-w + s * 0.2)} ${n(-h * 0.62)} ${n(s)} ${n(-h)}C${n(w * 0.5 + s * 0.5)} ${n(-h * 0.72)} ${n(w * 1.5 + s * 0.1)} ${n(-h * 0.2)} ${n(s * 0.02)} ${n(-h * 0.1)}Z`,
      a.v(...c),
      line,
      2.3,
    ),
    stroke(
      `M${n(-w * 0.3 + s * 0.1)} ${n(-h * 0.24)}q${n(w * 0.5)} ${n(-h * 0.06)} ${n(w * 0.3)} ${n(-h * 0.18)}M${n(w * 0.3 + s * 0.16)} ${n(-h * 0.36)}q${n(w * 0.3)} ${n(-h * 0.06)} ${n(s * 0.18)} ${n(-h * 0.2)}`,
      '#fff',
      2,
      { opacity: 0.35 },
    ),
  )
}

/** A cloud torn by the wind: flat, long, its tail frayed to one side (dir 1 = right). */
export const tornCloud = (
  a: Art,
  x: number,
  y: number,
  w: number,
  dir: 1 | -1,
  c: [string, string],
  swirl: string,
  op = 1,
): string => {
  const pts: [number, number][] = [
    [-0.5, 0],
    [-0.42, -0.13],
    [-0.26, -0.22],
    [-0.06, -0.2],
    [0.1, -0.12],
  ]
  const top = scallop(
    pts.map(([u, v]): [number, number] => [u * w, v * w]),
    0.6,
  )
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${dir} 1)">${path(
    `M${top}C${n(w * 0.22)} ${n(-w * 0.16)} ${n(w * 0.34)} ${n(-w * 0.1)} ${n(w * 0.56)} ${n(-w * 0.13)}C${n(w * 0.46)} ${n(-w * 0.06)} ${n(w * 0.34)} ${n(-w * 0.05)} ${n(w * 0.28)} ${n(-w * 0.035)}C${n(w * 0.4)} ${n(-w * 0.02)} ${n(w * 0.48)} ${n(-w * 0.03)} ${n(w * 0.62)} ${n(-w * 0.01)}C${n(w * 0.4)} ${n(w * 0.04)} ${n(w * 0.2)} ${n(w * 0.03)} ${n(w * 0.1)} ${n(w * 0.035)}Q${n(-w * 0.2)} ${n(w * 0.05)} ${n(-w * 0.5)} 0Z`,
    a.v(...c),
    { opacity: op },
  )}${stroke(spiralD(-w * 0.24, -w * 0.08, w * 0.07, 1.1, 1, 2.6) + spiralD(-w * 0.02, -w * 0.06, w * 0.05, 1, -1, 0.6), swirl, 2.2, { opacity: 0.55 * op })}</g>`
}

/** A puff of foam at the foot of a scene, r is half its width. */
export const puff = (
  a: Art,
  x: number,
  y: number,
  r: number,
  c: [string, string] = ['#ffffff', '#d5c5f4'],
  swirl = '#9a83d2',
): string =>
  path(puffD(x, y, r, r * 0.44, 8), a.v(...c)) + stroke(spiralD(x - r * 0.2, y, r * 0.2, 1, 1, 2.5), swirl, 2.2)

/** Options of `person` for a face turned aside by dx units; `over` is drawn above the face, `half` is half the visible width of the head. */
export const turned = (
  a: Art,
  dx: number,
  f: FaceOpt,
  over: string,
  half = 52.5,
): { face: FaceOpt; faceK: number; hat: string } => ({
  face: { eyes: 'closed', mouth: 'none', blush: 0 },
  faceK: 0,
  hat:
    a.clip(
      `M${-half} -40H${half}V14C${half} 34 30 44 0 44C-30 44 ${-half} 34 ${-half} 14Z`,
      at(dx, 13, 1.04, 0, face(a, f)),
    ) + over,
})

/** A butterfly carved in gold, as the swords' thrones and crowns carry it. */
export const carvedButterfly = (a: Art, x: number, y: number, k: number, c: [string, string] = GOLD, r = 0): string =>
  at(
    x,
    y,
    k,
    r,
    ([-1, 1] as const)
      .map(
        (m) =>
          `<g transform="scale(${m} 1)">${
            ink('M2 2C8 -22 30 -34 42 -26C48 -12 34 4 4 6Z', a.v(...c), LINE, 2.2) +
            ink('M3 6C18 4 34 12 32 24C28 36 10 26 3 12Z', a.v(...c), LINE, 2.2) +
            circle(31, -17, 5, '#fff8e4') +
            circle(22, 19, 3.6, '#fff8e4')
          }</g>`,
      )
      .join(''),
    stroke('M0 -12C-3 -24 -10 -28 -14 -28M0 -12C3 -24 10 -28 14 -28', LINE, 2.2),
    ink('M0 -14C5 -12 4 20 0 28C-4 20 -5 -12 0 -14Z', '#fff4d2', LINE, 2),
  )

/** A fist seen from outside, around the grip at 0,0: four fingers and a thumb. */
export const fist = (a: Art, k: number, line: string, skin: [string, string] = ['#ffe6d2', '#fbcdb2']): string =>
  at(
    0,
    0,
    k,
    0,
    ink('M-16 -22C4 -30 30 -26 34 -10C38 8 34 24 18 28C4 30 -12 28 -16 20Z', a.v(...skin), line, 2.7 / k),
    times(4, (i) => limb(`M14 ${-17 + i * 12.4}H-12`, i % 2 ? '#ffdcc6' : skin[0], 11, line, 2.2 / k)),
    limb('M24 -22C14 -30 2 -30 -8 -26', skin[0], 11, line, 2.2 / k),
  )

/** A horse at full gallop to the left, around the middle of its belly; `tack` is drawn on its body. */
export const horse = (a: Art, tack: string, line = LINE): string => {
  const leg = (d: string, hoof: [number, number, number], shade: boolean) =>
    limb(d, shade ? '#cfc3ec' : '#fbf7ff', 21, line, 2.4) +
    at(hoof[0], hoof[1], 1, hoof[2], ink('M-13 -7H13L15 9Q0 14 -15 9Z', shade ? '#5f4a94' : '#7d62bd', line, 2.4))
  const stride = 3 * a.osc(1, 0.2)
  const lock = (d: string) => ink(d, a.h('#b597ec', '#8d6ad0', '#c6aef4'), line, 2.3)
  return g(
    {},
    spin(
      82,
      -14,
      4 * a.osc(1, 0.4),
      lock('M76 -24C110 -56 146 -30 178 -50C172 -34 168 -26 186 -20C164 -8 156 0 166 14C138 20 108 16 80 2Z'),
      stroke('M90 -16C118 -32 140 -18 164 -30M92 -6C120 -12 134 -4 152 4', '#e9dcff', 2.4, { opacity: 0.8 }),
    ),
    spin(-40, 30, stride, leg('M-40 26C-62 44 -84 44 -104 40', [-116, 40, 78], true)),
    spin(60, 26, -stride, leg('M62 22C86 34 100 52 118 60', [126, 68, -46], true)),
    ink(
      'M-74 -26C-52 -54 36 -54 72 -34C100 -16 96 32 66 42C28 52 -34 52 -64 40C-94 26 -96 -6 -74 -26Z',
      a.v('#ffffff', '#f1eaff', '#c9bcec'),
      line,
      2.6,
    ),
    spin(-58, 26, -stride, leg('M-60 20C-86 24 -98 10 -118 6', [-130, 2, 96], false)),
    spin(56, 30, stride, leg('M54 26C70 48 90 70 112 80', [119, 88, -44], false)),
    at(
      -70,
      -20,
      1,
      1.6 * a.osc(1, 0.3),
      lock(
        'M-30 -112C-8 -128 20 -118 46 -128C40 -114 46 -108 62 -104C44 -92 50 -82 66 -74C48 -66 52 -54 62 -44C44 -36 28 -26 20 -12L-8 -20Z',
      ),
      stroke(
        'M-6 -104C12 -108 24 -104 38 -112M4 -82C22 -84 30 -80 44 -84M12 -56C24 -56 34 -54 44 -56',
        '#e9dcff',
        2.4,
        {
          opacity: 0.8,
        },
      ),
      ink(
        'M24 -16C20 -58 4 -92 -28 -108L-62 -50C-40 -38 -30 -12 -10 38C10 40 28 14 24 -16Z',
        a.h('#ffffff', '#efe6ff'),
        line,
        2.6,
      ),
      path('M26 -20C20 -58 4 -90 -26 -106L-30 -96C0 -76 8 -44 10 -6Z', '#fbf7ff'),
      ink('M-22 -108C-30 -128 -26 -144 -14 -152C-4 -138 -4 -122 -8 -106Z', '#fbf7ff', line, 2.4),
      path('M-19 -114C-23 -126 -21 -136 -15 -142C-10 -132 -10 -122 -12 -112Z', '#f7b8c4'),
      ink(
        'M-16 -112C-46 -124 -78 -106 -88 -76C-100 -66 -120 -60 -118 -38C-116 -20 -94 -18 -80 -26C-56 -22 -30 -30 -14 -50C2 -70 2 -100 -16 -112Z',
        a.v('#ffffff', '#f3ecff'),
        line,
        2.6,
      ),
      path('M-88 -74C-100 -65 -119 -60 -117 -39C-115 -22 -94 -20 -80 -27C-92 -40 -94 -58 -88 -74Z', '#f3c9d4', {
        opacity: 0.75,
      }),
      lock(
        'M-14 -114C-34 -122 -50 -110 -58 -92C-44 -92 -38 -94 -30 -102C-30 -92 -28 -88 -20 -84C-14 -92 -8 -102 -14 -114Z',
      ),
      oval(-62, -70, 6.4, 8.4, '#2b1d4d'),
      circle(-64, -73, 2.6, '#fff'),
      circle(-60, -66, 1.3, '#fff'),
      stroke('M-72 -86Q-64 -91 -56 -86', '#2b1d4d', 2.4, { opacity: 0.8 }),
      oval(-56, -50, 10, 6, '#f58f8f', { opacity: 0.6 }),
      oval(-106, -44, 2.6, 3.6, '#8a5a86'),
      stroke('M-104 -28Q-94 -24 -88 -31', '#6a4580', 2.4),
    ),
    tack,
  )
}

/** A row of low waves along y between x0 and x1, as stroke path data. */
export const wavesD = (x0: number, x1: number, y: number, step: number): string => {
  const count = Math.round((x1 - x0) / step)
  return `M${x0} ${y}` + times(count, () => `q${step / 2} ${-step * 0.28} ${step} 0`)
}

/** Twinkling points of light at [x, y, phase]. */
export const glints = (a: Art, list: readonly (readonly [number, number, number])[], color = '#fffbe8'): string =>
  list.map(([x, y, p]) => sparkle(x, y, 5.5 + 4 * a.osc01(1, p), color, 0.95)).join('')

/** A crown of three golden points around 0,0, 96 wide. */
export const crown = (a: Art, line = LINE): string =>
  ink('M-44 10L-54 -30L-26 -12L0 -46L26 -12L54 -30L44 10Q0 -4 -44 10Z', a.v('#fff3c0', '#f3b54a'), line, 2.4) +
  stroke('M-42 2Q0 -12 42 2', '#c98a34', 1.8, { opacity: 0.7 }) +
  each(
    [
      [-54, -32],
      [0, -49],
      [54, -32],
    ],
    ([x, y], i) =>
      i === 1 ? goldPearl(a, x, y, 6.5) : circle(x, y, 5, '#fff6dc', { stroke: line, 'stroke-width': 2 }),
  ) +
  pearl(a, 0, -12, 6.5, TARO)
