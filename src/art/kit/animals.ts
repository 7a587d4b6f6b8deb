import { face, type FaceOpt, type Mouth } from './face.ts'
import { C } from './palette.ts'
import { Art, at, circle, g, ink, n, oval, path, stroke } from './svg.ts'

/** little milk pup: origin at the feet */
export function pup(
  a: Art,
  o: {
    fur?: [string, string]
    ear?: string
    line?: string
    up?: number
    ph?: number
    face?: FaceOpt
    tail?: number
    collar?: string
    pointy?: boolean
  } = {},
) {
  const [f0, f1] = o.fur ?? ['#fffaf1', '#f0d9ba'],
    L = o.line ?? C.ink,
    w = 3.4,
    ear = o.ear ?? '#d9a872',
    tail = o.tail ?? 10 * a.osc(2, o.ph ?? 0)
  return g(
    {},
    spin2(-30, -26, tail, ink('M-30 -22C-52 -24 -58 -44 -48 -54C-44 -44 -38 -40 -26 -38Z', f0, L, w)),
    ink(
      'M-34 0C-40 -34 -20 -52 4 -50C26 -50 34 -28 32 0Q30 4 24 4H16Q12 4 12 -4H-14Q-14 4 -18 4H-30Q-34 4 -34 0Z',
      a.v(f0, f1),
      L,
      w,
    ),
    at(
      14,
      -62,
      1,
      o.up ?? 0,
      o.pointy ? ink('M-30 -18L-34 -50L-10 -36Z', ear, L, w) + ink('M30 -18L34 -50L10 -36Z', ear, L, w) : '',
      ink('M0 -36C26 -36 40 -18 38 4C36 24 20 32 0 32C-20 32 -36 24 -38 4C-40 -18 -26 -36 0 -36Z', a.v(f0, f1), L, w),
      o.pointy
        ? ''
        : ink('M-26 -30C-44 -34 -52 -8 -44 10C-36 14 -28 -4 -22 -18Z', ear, L, w) +
            ink('M26 -30C44 -34 52 -8 44 10C36 14 28 -4 22 -18Z', ear, L, w),
      oval(0, 15, 15, 11, '#fffdf8', { opacity: 0.9 }),
      at(0, 2, 0.78, 0, face(a, { mouth: 'none', gap: 21, ...o.face })),
      oval(0, 9, 5, 3.6, '#42232b'),
      (o.face?.mouth ?? 'w') === 'o'
        ? oval(0, 21, 5, 6, '#8c3140', { stroke: '#42232b', 'stroke-width': 2 })
        : stroke('M-7 15Q-3.500 20 0 15Q3.500 20 7 15', '#42232b', 2.4),
    ),
    o.collar ? stroke('M-10 -33Q12 -22 36 -33', o.collar, 6) : '',
  )
}
const spin2 = (x: number, y: number, r: number, s: string) => `<g transform="rotate(${n(r)} ${x} ${y})">${s}</g>`

/** tapioca sprite: a pearl with a face and noodle limbs */
export function sprite(
  a: Art,
  o: {
    r?: number
    base?: [string, string, string]
    face?: FaceOpt
    armL?: string
    armR?: string
    legs?: boolean
    line?: string
    hat?: string
    ph?: number
    legD?: string
  } = {},
) {
  const r = o.r ?? 34,
    [b0, b1, b2] = o.base ?? ['#a3664b', '#6d4038', '#45252a'],
    L = o.line ?? '#2f1820',
    F = { ink: '#2b131b', ...o.face }
  const leg =
    o.legs === false
      ? ''
      : stroke(o.legD ?? `M${-r * 0.4} ${r * 0.8}V${r * 1.32}h-4M${r * 0.4} ${r * 0.8}V${r * 1.32}h4`, L, 6.5)
  return g(
    {},
    leg,
    o.armL ? stroke(o.armL, L, 6.5) : '',
    o.armR ? stroke(o.armR, L, 6.5) : '',
    circle(
      0,
      0,
      r,
      a.rad(
        [
          [0, b0],
          [0.6, b1],
          [1, b2],
        ],
        0.4,
        0.32,
        0.72,
      ),
      { stroke: L, 'stroke-width': 3 },
    ),
    oval(-r * 0.36, -r * 0.55, r * 0.24, r * 0.13, '#fff', {
      opacity: 0.6,
      transform: `rotate(-30 ${n(-r * 0.36)} ${n(-r * 0.55)})`,
    }),
    at(
      0,
      r * 0.06,
      r / 46,
      0,
      [-1, 1].map((m) => oval(m * 20, 0, 11, 12, '#fff7ea')).join(''),
      face(a, { blush: 0.75, ...F, mouth: 'none' }),
      mouthCream(F.mouth),
    ),
    o.hat ?? '',
  )
}
const mouthCream = (m?: Mouth) =>
  m === 'o'
    ? oval(0, 20, 5, 6, '#ffb3ab')
    : m === 'open'
      ? path('M-8 15H8Q7 26 0 26Q-7 26 -8 15Z', '#ffb3ab')
      : m === 'wavy'
        ? stroke('M-9 19q3 -5 6 0t6 0t6 0', '#fff1e0', 3)
        : stroke('M-6 16Q0 23 6 16', '#fff1e0', 3)

/** bunny, origin at the feet */
export function bunny(a: Art, o: { fur?: [string, string]; line?: string; face?: FaceOpt; ph?: number } = {}) {
  const [f0, f1] = o.fur ?? ['#fffaf3', '#f1d9c4'],
    L = o.line ?? C.ink,
    w = 3.2,
    e = 3 * a.osc(1, o.ph ?? 0)
  return g(
    {},
    ink('M-26 2C-34 -24 -18 -40 0 -40C18 -40 34 -24 26 2Q0 8 -26 2Z', a.v(f0, f1), L, w),
    circle(-27, -6, 8, f0, { stroke: L, 'stroke-width': w }),
    spin2(
      -10,
      -72,
      -8 + e,
      ink('M-16 -70C-28 -104 -20 -122 -13 -122C-5 -122 -2 -100 -4 -74Z', f0, L, w) +
        path('M-14 -78C-20 -100 -16 -112 -13 -112C-9 -112 -8 -98 -8 -80Z', C.berryPale),
    ),
    spin2(
      10,
      -72,
      8 - e,
      ink('M16 -70C28 -104 20 -122 13 -122C5 -122 2 -100 4 -74Z', f0, L, w) +
        path('M14 -78C20 -100 16 -112 13 -112C9 -112 8 -98 8 -80Z', C.berryPale),
    ),
    ink(
      'M0 -82C22 -82 33 -68 32 -54C31 -38 18 -32 0 -32C-18 -32 -31 -38 -32 -54C-33 -68 -22 -82 0 -82Z',
      a.v(f0, f1),
      L,
      w,
    ),
    at(0, -56, 0.66, 0, face(a, { mouth: 'w', gap: 21, ...o.face })),
    oval(-10, 2, 9, 5, f0, { stroke: L, 'stroke-width': w }),
    oval(10, 2, 9, 5, f0, { stroke: L, 'stroke-width': w }),
  )
}
