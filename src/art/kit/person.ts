import { face, type FaceOpt } from './face.ts'
import { C } from './palette.ts'
import { Art, at, circle, el, g, ink, limb, mix, n, oval, path, rect, stroke } from './svg.ts'

/** Hair cuts of `person`. */
export type Hair = 'short' | 'bob' | 'long' | 'buns' | 'wavy'
const HEAD = 'M0 -47C34 -47 54 -23 55 5C56 33 33 46 0 46C-33 46 -56 33 -55 5C-54 -23 -34 -47 0 -47Z'
const BANGS: Record<Hair, string> = {
  short:
    'M-55 8C-66 -40 -34 -64 2 -62C40 -64 64 -38 55 8C51 -4 47 -13 40 -21C36 -12 27 -8 17 -9C20 -14 21 -19 20 -24C10 -11 -8 -8 -22 -12C-18 -16 -16 -20 -16 -24C-30 -20 -46 -8 -55 8Z',
  bob: 'M-55 14C-66 -40 -34 -63 0 -63C34 -63 66 -40 55 14C52 0 49 -10 45 -18C32 -9 8 -8 -4 -26C-12 -12 -32 -6 -44 -12C-49 -4 -52 4 -55 14Z',
  long: 'M-55 12C-64 -40 -34 -62 0 -62C34 -62 64 -40 55 12C50 -8 36 -22 6 -34C-4 -16 -30 -8 -44 -14C-50 -6 -53 2 -55 12Z',
  buns: 'M-54 8C-62 -38 -34 -61 0 -61C34 -61 62 -38 54 8C50 -6 44 -14 38 -18C32 -10 22 -8 12 -10C8 -14 4 -20 2 -26C-2 -14 -14 -8 -26 -9C-32 -11 -36 -15 -38 -19C-46 -12 -51 -4 -54 8Z',
  wavy: 'M-55 14C-66 -40 -36 -63 0 -63C36 -63 66 -40 55 14C53 -2 44 -14 32 -20C26 -10 10 -10 0 -22C-8 -8 -30 -6 -40 -16C-48 -8 -52 2 -55 14Z',
}
const STRAND: Record<Hair, string> = {
  short: 'M-30 -14C-22 -24 -18 -34 -18 -42M26 -12C28 -22 26 -32 20 -40M44 -20C44 -28 40 -38 34 -44',
  bob: 'M-14 -26C-16 -36 -14 -46 -8 -54M14 -20C16 -32 14 -42 8 -52M36 -20C36 -32 30 -44 22 -50',
  long: 'M-34 -14C-22 -24 -8 -38 0 -54M40 -18C34 -34 20 -46 8 -54M-48 -6C-44 -20 -34 -36 -24 -44',
  buns: 'M-20 -12C-14 -26 -8 -42 -2 -56M22 -12C20 -26 14 -42 6 -54',
  wavy: 'M-22 -12C-18 -26 -10 -42 -2 -54M22 -12C20 -28 12 -44 4 -54M-44 -12C-42 -26 -32 -40 -22 -48M44 -14C42 -28 34 -40 24 -48',
}
/** Dress, hair, arms (as path data that ends at the hand) and what is drawn behind, before and above. */
export type PersonOpt = {
  skin?: [string, string]
  hair?: Hair
  hairColor?: [string, string]
  robe?: [string, string]
  trim?: string
  lace?: string
  face?: FaceOpt
  line?: string
  lw?: number
  tilt?: number
  armL?: string
  armR?: string
  sleeve?: string
  cuff?: string
  hands?: boolean
  back?: string
  front?: string
  hat?: string
  legs?: string
  noBody?: boolean
  bodyD?: string
  hem?: string
  held?: string
  faceK?: number
  behindHair?: string
  trimY?: number
  trimW?: number
}
/** The bell robe of `person`, unless bodyD gives another. */
export const BODY =
  'M-22 38C-34 46 -50 98 -56 132C-58 142 -52 146 -44 147Q0 153 44 147C52 146 58 142 56 132C50 98 34 46 22 38Z'
/** sleeve + cuff + hand from one path; the hand sits at the end of the path */
export function arm(
  d: string,
  o: {
    sleeve: string
    cuff?: string | undefined
    skin?: string
    line: string
    lw: number
    w?: number
    hand?: boolean | undefined
  },
) {
  const v = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
    [cx = 0, cy = 0, x = 0, y = 0] = v.slice(-4),
    L = Math.hypot(x - cx, y - cy) || 1,
    ux = (x - cx) / L,
    uy = (y - cy) / L,
    w = o.w ?? 16
  const P = (k: number) => `${n(x + ux * k)} ${n(y + uy * k)}`,
    band = (a0: number, a1: number, c: string, ww: number) =>
      el('path', { d: `M${P(a0)}L${P(a1)}`, stroke: c, 'stroke-width': ww, fill: 'none', 'stroke-linecap': 'butt' })
  return (
    limb(d, o.sleeve, w, o.line, o.lw) +
    (o.hand === false
      ? ''
      : circle(x + ux * 8, y + uy * 8, w * 0.54, o.skin ?? C.skin, { stroke: o.line, 'stroke-width': o.lw })) +
    (o.hand === false ? '' : band(-6, 2, o.sleeve, w)) +
    (o.cuff ? band(-3 - o.lw, 3 + o.lw, o.line, w + 2 + o.lw * 2) + band(-3, 3, o.cuff, w + 2) : '')
  )
}
/** Chibi: head 110 wide around 0,0, bell robe below to y=148. Arms are noodles given as path data. */
export function person(a: Art, o: PersonOpt = {}) {
  const L = o.line ?? '#57303a',
    lw = o.lw ?? 2.9,
    [s0, s1] = o.skin ?? [C.skin, C.skinShade],
    [h0, h1] = o.hairColor ?? ['#8a5a45', '#5e372f'],
    [r0, r1] = o.robe ?? [C.cream, C.milkTea]
  const hair = o.hair ?? 'short',
    body = o.bodyD ?? BODY
  let backHair = ''
  const strand = (d: string) => stroke(d, h1, 2.4, { opacity: 0.7 })
  if (hair === 'bob')
    backHair = ink(
      'M0 -60C46 -60 67 -26 65 14C64 40 58 56 40 58H-40C-58 56 -64 40 -65 14C-67 -26 -46 -60 0 -60Z',
      a.v(h0, h1),
      L,
      lw,
    )
  if (hair === 'long')
    backHair =
      ink(
        'M0 -60C44 -60 65 -30 65 12C65 60 80 96 72 120C58 130 30 112 0 112C-30 112 -58 130 -72 120C-80 96 -65 60 -65 12C-65 -30 -44 -60 0 -60Z',
        a.v(h0, h1),
        L,
        lw,
      ) +
      strand(
        'M-58 40C-58 70 -66 92 -62 112M58 40C58 70 66 92 62 112M-48 60C-48 80 -52 96 -50 108M48 60C48 80 52 96 50 108',
      )
  if (hair === 'wavy')
    backHair =
      ink(
        'M0 -60C44 -60 65 -30 65 8C64 26 78 34 76 52C75 66 85 74 80 92C74 108 50 108 40 98H-40C-50 108 -74 108 -80 92C-85 74 -75 66 -76 52C-78 34 -64 26 -65 8C-66 -30 -44 -60 0 -60Z',
        a.v(h0, h1),
        L,
        lw,
      ) +
      strand('M-62 34C-56 52 -68 62 -60 88M62 34C56 52 68 62 60 88M-50 52C-46 66 -52 76 -48 94M50 52C46 66 52 76 48 94')
  if (hair === 'buns')
    backHair = [-1, 1]
      .map(
        (m) =>
          circle(
            m * 45,
            -48,
            22,
            a.rad(
              [
                [0, h0],
                [1, h1],
              ],
              0.4,
              0.35,
              0.7,
            ),
            { stroke: L, 'stroke-width': lw },
          ) +
          stroke(`M${m * 45 - 10} -44Q${m * 45} -34 ${m * 45 + 10} -46`, h1, 2.4, { opacity: 0.8 }) +
          oval(m * 45 - 7, -57, 5, 3, '#fff', { opacity: 0.5 }),
      )
      .join('')
  const locks =
    hair === 'wavy' || hair === 'long'
      ? [-1, 1]
          .map((m) =>
            ink(
              `M${m * 54} -6C${m * 60} 16 ${m * 56} 36 ${m * 64} 60C${m * 55} 60 ${m * 46} 46 ${m * 47} 26C${m * 47} 14 ${m * 48} 4 ${m * 47} -8Z`,
              a.v(h0, h1),
              L,
              lw,
            ),
          )
          .join('')
      : ''
  const aopt = { sleeve: o.sleeve ?? r0, cuff: o.cuff, skin: s0, line: L, lw, hand: o.hands }
  const arms = (o.armL ? arm(o.armL, aopt) : '') + (o.armR ? arm(o.armR, aopt) : '')
  const ears =
    hair === 'short' || hair === 'buns'
      ? [-1, 1].map((m) => oval(m * 54, 9, 6.5, 8.5, s1, { stroke: L, 'stroke-width': lw })).join('')
      : ''
  const ty = o.trimY ?? 130,
    tW = o.trimW ?? 60,
    laceRow = o.lace
      ? Array.from({ length: 9 }, (_, i) =>
          circle(-tW + (i * tW) / 4, ty - 4 + 4 * (1 - ((i - 4) / 4) ** 2), tW * 0.137, o.lace!),
        ).join('')
      : ''
  return g(
    {},
    o.back ?? '',
    o.tilt ? '' : backHair,
    o.behindHair ?? '',
    o.legs ?? '',
    o.noBody
      ? ''
      : path(body, a.v(r0, r1)) +
          a.clip(
            body,
            rect(
              o.bodyD ? -94 : -70,
              30,
              o.bodyD ? 188 : 140,
              o.bodyD ? 200 : 130,
              a.lin(
                [
                  [0, '#fff', 0.28],
                  [0.35, '#fff', 0],
                  [0.6, L, 0],
                  [1, L, 0.22],
                ],
                0,
                0,
                1,
                0,
              ),
            ),
            stroke('M-24 148C-26 124 -22 108 -16 94M18 148C22 126 20 112 16 100', L, 2, { opacity: 0.16 }),
            o.trim ? path(`M-110 ${ty}Q0 ${ty + 14} 110 ${ty}V${ty + 60}H-110Z`, o.trim) + laceRow : '',
            o.hem ?? '',
            oval(0, 42, 32, 12, L, { opacity: 0.2 }),
          ) +
          path(body, 'none', { stroke: L, 'stroke-width': lw, 'stroke-linejoin': 'round' }),
    o.front ?? '',
    arms,
    o.held ?? '',
    at(
      0,
      0,
      1,
      o.tilt ?? 0,
      o.tilt ? backHair : '',
      ears,
      ink(HEAD, a.v(s0, s0, s1), L, lw),
      at(0, 13, o.faceK ?? 1.08, 0, face(a, o.face)),
      a.clip(HEAD, `<g transform="translate(0 6)" opacity="0.14">${path(BANGS[hair], '#8a3a2a')}</g>`),
      ink(
        BANGS[hair],
        a.lin([
          [0, mixWhite(h0)],
          [0.35, h0],
          [1, h1],
        ]),
        L,
        lw,
      ),
      stroke(STRAND[hair], h1, 1.8, { opacity: 0.75 }),
      locks,
      stroke('M-38 -30C-30 -44 -10 -50 6 -49M16 -48C20 -47 24 -46 28 -44', '#fff', 4.2, { opacity: 0.38 }),
      o.hat ?? '',
    ),
  )
}
const mixWhite = (c: string) => mix(c, '#ffffff', 0.16)
