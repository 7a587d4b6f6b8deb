import { C } from './palette.ts'
import { Art, circle, n, oval, path, stroke } from './svg.ts'
export type Eyes = 'big' | 'dot' | 'closed' | 'happy' | 'round' | 'wink'
export type Mouth = 'smile' | 'open' | 'w' | 'o' | 'flat' | 'wavy' | 'none'
/** How a face looks; `blink` is the moment of its one blink per loop, false for none. */
export type FaceOpt = {
  eyes?: Eyes
  mouth?: Mouth
  blush?: number
  ink?: string
  gap?: number
  look?: [number, number]
  blink?: number | false
  brow?: 'none' | 'soft' | 'angry' | 'worry'
  blushColor?: string
  iris?: [string, string]
  lash?: boolean
}
/** Kawaii face around 0,0: eyes low and wide apart, mouth tucked between, blush outside. */
export function face(a: Art, o: FaceOpt = {}) {
  const K = o.ink ?? '#42232b',
    gp = o.gap ?? 20,
    [lx, ly] = o.look ?? [0, 0]
  let s = ''
  const bl = o.blush ?? 0.62
  if (bl) for (const m of [-1, 1]) s += oval(m * (gp + 12), 13, 9, 5.4, o.blushColor ?? C.blush, { opacity: bl })
  // one blink per loop
  const bt = o.blink === false ? -1 : (o.blink ?? 0.62),
    q = bt < 0 ? 9 : Math.abs(a.t - bt),
    lid = q < 0.035 ? q / 0.035 : 1
  for (const m of [-1, 1]) {
    const x = m * gp
    const e = o.eyes ?? 'dot'
    if (e === 'closed') s += stroke(`M${n(x - 7)} -1Q${n(x)} 6.500 ${n(x + 7)} -1`, K, 3.4)
    else if (e === 'happy' || (e === 'wink' && m > 0))
      s += stroke(`M${n(x - 7)} 3Q${n(x)} -7.500 ${n(x + 7)} 3`, K, 3.4)
    else if (lid < 0.5) s += stroke(`M${n(x - 6)} 1.500Q${n(x)} 5 ${n(x + 6)} 1.500`, K, 3.2)
    else if (e === 'big') {
      const [i0, i1] = o.iris ?? ['#5a3038', '#b9784f'],
        ry = 10.5 * lid
      s +=
        oval(x + lx, ly, 8.8, ry, a.v(K, i0, i1), { stroke: K, 'stroke-width': 1.6 }) +
        oval(x + lx, ly + 4.6 * lid, 4.8, 3.4 * lid, i1, { opacity: 0.55 }) +
        circle(x + lx - 2.8, ly - 4 * lid, 3.2, '#fff') +
        circle(x + lx + 3, ly + 3.6 * lid, 1.6, '#fff', { opacity: 0.9 }) +
        stroke(
          `M${n(x - m * 6.5)} ${n(ly - 8.6 * lid)}Q${n(x + m * 2)} ${n(ly - 14.5 * lid)} ${n(x + m * 9.4)} ${n(ly - 3.5 * lid)}`,
          K,
          3,
        ) +
        (o.lash
          ? stroke(
              `M${n(x + m * 8.5)} ${n(ly - 5 * lid)}l${m * 4.5} -3M${n(x + m * 9)} ${n(ly - 1.5)}l${m * 4} -1`,
              K,
              2.2,
            )
          : '')
    } else {
      const ry = (e === 'round' ? 7.6 : 6.8) * lid,
        rx = e === 'round' ? 6.2 : 5.4
      s +=
        oval(x + lx, ly, rx, ry, K) +
        circle(x + lx - 1.6, ly - 2.6 * lid, 2.1, '#fff') +
        circle(x + lx + 1.9, ly + 2.4 * lid, 1, '#fff', { opacity: 0.85 })
    }
    if (o.brow === 'soft') s += stroke(`M${n(x - 5 * 1)} -14Q${n(x)} -16.500 ${n(x + 5)} -14`, K, 2.2, { opacity: 0.6 })
    if (o.brow === 'worry') s += stroke(`M${n(x - m * 6)} -16.500L${n(x + m * 6)} -12.500`, K, 2.4, { opacity: 0.75 })
    if (o.brow === 'angry') s += stroke(`M${n(x - m * 6)} -9.500L${n(x + m * 6)} -14.500`, K, 2.8)
  }
  const M = o.mouth ?? 'smile',
    my = 10
  if (M === 'smile') s += stroke(`M-5.500 ${my}Q0 ${my + 6.5} 5.500 ${my}`, K, 2.9)
  if (M === 'w') s += stroke(`M-7.500 ${my}Q-3.800 ${my + 5.5} 0 ${my}Q3.800 ${my + 5.5} 7.500 ${my}`, K, 2.7)
  if (M === 'open')
    s +=
      path(
        `M-7 ${my - 0.5}Q0 ${my + 1.5} 7 ${my - 0.5}Q6.500 ${my + 10} 0 ${my + 10}Q-6.500 ${my + 10} -7 ${my - 0.5}Z`,
        '#8c3140',
        { stroke: K, 'stroke-width': 2.2, 'stroke-linejoin': 'round' },
      ) +
      path(
        `M-4 ${my + 6.5}Q0 ${my + 3.5} 4 ${my + 6.5}Q2 ${my + 9} 0 ${my + 9}Q-2 ${my + 9} -4 ${my + 6.5}Z`,
        '#ff9a9a',
      )
  if (M === 'o') s += oval(0, my + 4, 4.2, 5.4, '#8c3140', { stroke: K, 'stroke-width': 2 })
  if (M === 'flat') s += stroke(`M-5 ${my + 2.5}H5`, K, 2.8)
  if (M === 'wavy') s += stroke(`M-8 ${my + 3}q2.700 -4 5.300 0t5.300 0t5.300 0`, K, 2.5)
  return s
}
